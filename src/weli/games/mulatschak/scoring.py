"""Scoring a deal, and the end of a match. Scores count down: minus is good."""

from weli.games.mulatschak.doublings import doublings, factor
from weli.games.mulatschak.events import DealScored, Line, Standing
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.state import Deal
from weli.kernel.actions import Envelopes, Seat, to_all

__all__ = ["scoring", "settle"]


def scoring(deal: Deal) -> tuple[Deal, Envelopes]:
    """Write the deal down and see whether the match is over."""
    tricks = _tricks(deal)
    made = tricks[deal.declarer] >= deal.promise.tricks
    times = factor(deal.rules, deal.carried, deal.trump)
    lines = tuple(
        [Line(seat, *_entry(deal, seat, tricks, made=made), times) for seat in range(deal.seats)]
    )
    result = DealScored(
        lines=lines,
        doublings=doublings(deal.rules, deal.carried, deal.trump),
        standing=settle(deal.rules, deal.standing, lines, deal.declarer, deal.home),
        declarer=deal.declarer,
        made=made,
        tricks=tricks,
        trump=deal.trump,
    )
    return deal.now(result=result), to_all(result)


def _tricks(deal: Deal) -> tuple[int, ...]:
    """Count each seat's tricks; a declarer who plays alone takes all five."""
    if len(deal.players()) == 1:
        return tuple([5 if seat == deal.declarer else 0 for seat in range(deal.seats)])
    winners = [trick.winner for trick in deal.tricks]
    return tuple([winners.count(seat) for seat in range(deal.seats)])


def _entry(deal: Deal, seat: Seat, tricks: tuple[int, ...], *, made: bool) -> tuple[str, int, int]:
    """Return a seat's entry: what it is for, how many times, and the points (rule book 1.11)."""
    points = deal.rules.scoring
    if seat not in deal.table:
        return "sat_out", 1, 0
    if deal.promise.muli:
        return _muli_entry(deal, seat, made=made)
    if seat in deal.home:
        return "home", 1, deal.rules.home.cost
    if seat == deal.declarer and not made:
        return "failed_bid", 1, points.failed_bid
    if tricks[seat] == 0:
        return "no_trick", 1, points.no_trick
    return "trick", tricks[seat], points.trick


def _muli_entry(deal: Deal, seat: Seat, *, made: bool) -> tuple[str, int, int]:
    """Return a seat's entry for a Muli; tricks count for nobody."""
    points = deal.rules.scoring
    if made:
        own = seat == deal.declarer
        return "muli_won", 1, points.muli_won_declarer if own else points.muli_won_others
    if seat == deal.declarer:
        return "muli_lost", 1, points.muli_lost_declarer
    breaker = next(trick.winner for trick in deal.tricks if trick.winner != deal.declarer)
    if points.muli_fail == "breaker" and seat != breaker:
        return "muli_lost", 1, 0
    return "muli_lost", 1, points.muli_lost_others


def settle(
    rules: MulatschakRules,
    standing: Standing,
    lines: tuple[Line, ...],
    declarer: Seat,
    home: frozenset[Seat],
) -> Standing:
    """Return the match after these entries; somebody at zero, or at the limit, ends it."""
    scores = tuple([score + line.total for score, line in zip(standing.scores, lines, strict=True)])
    return Standing(
        scores=scores,
        home=home,
        deals=standing.deals + 1,
        winners=_winners(rules, scores, declarer),
    )


def _winners(rules: MulatschakRules, scores: tuple[int, ...], declarer: Seat) -> tuple[Seat, ...]:
    """Return who has won, or nobody (rule book 1.13 and section 4)."""
    lowest = min(scores)
    best = tuple([seat for seat, score in enumerate(scores) if score == lowest])
    if lowest <= 0:
        if rules.match.tie == "shared":
            return tuple([seat for seat, score in enumerate(scores) if score <= 0])
        return (declarer,) if declarer in best else best
    limit = rules.match.bust_limit
    if limit is not None and max(scores) >= limit:
        return best
    return ()
