"""Scoring a deal, and the end of a match (rule book A15, A16 and section E)."""

from fractions import Fraction
from math import prod

from weli.cards import Rank
from weli.games.mighty.actions import Alone
from weli.games.mighty.events import DealScored, Line, Number, Standing
from weli.games.mighty.seating import is_point
from weli.games.mighty.state import Deal
from weli.games.mighty.words import FriendKind
from weli.kernel.actions import NATURE, Envelopes, Seat, to_all

__all__ = ["exact", "scoring"]

ALONE = {"one": Fraction(1), "one_and_half": Fraction(3, 2), "two": Fraction(2)}
FRIENDS_PART = Fraction(2, 5)
"""The friends' part of the pot (rule book, section E: 3 to 2)."""

FOUR = 4


def exact(number: Number) -> Number:
    """Return a whole number as such, and anything else as a fraction."""
    fraction = Fraction(number)
    return fraction.numerator if fraction.denominator == 1 else fraction


def scoring(deal: Deal) -> tuple[Deal, Envelopes]:
    """Write the deal down and see whether the match is over."""
    captured = tuple(
        [sum(is_point(card, deal.rules.special) for card in pile) for pile in deal.captured]
    )
    taken = _taken(deal, captured)
    made = taken >= deal.promise.level
    base = _base(deal, taken, made=made)
    multipliers = _multipliers(deal, taken, made=made)
    worth = _worth(deal, base, multipliers, taken, made=made)
    lines = _lines(deal, worth, made=made)
    result = DealScored(
        declarer=deal.declarer,
        friends=deal.friends.shown,
        contract=deal.promise,
        taken=taken,
        made=made,
        base=exact(base),
        multipliers=multipliers,
        worth=exact(worth),
        lines=lines,
        standing=_settle(deal, lines, made=made),
        captured=captured,
    )
    return deal.now(result=result), to_all(result)


def _taken(deal: Deal, captured: tuple[int, ...]) -> int:
    """Return the points of the declarer's side, with the buried ones as the house counts them."""
    side = {deal.declarer, *deal.friends.shown}
    points = sum(captured[seat] for seat in side)
    owner = deal.rules.exchange.buried_points
    theirs = owner == "attackers" or (owner == "last_trick" and deal.tricks[-1].winner in side)
    if theirs:
        points += sum(is_point(card, deal.rules.special) for card in deal.buried)
    return points


# ------------------------------------------------------------------------ what a deal is worth


def _base(deal: Deal, taken: int, *, made: bool) -> Number:
    """Return what the deal is worth before multipliers."""
    score, level = deal.rules.score, deal.promise.level
    two_decks = deal.outfit.decks == 2
    if score.style == "penalty":
        fixed = 24 if two_decks else 12
        return max(level - (deal.least - 1 if score.base == "min_minus_1" else fixed), 0)
    half, thirteen = (20, 25) if two_decks else (10, 13)
    least = deal.least
    if not made:
        return _failed(score.failed, level, taken, least, half, thirteen)
    if score.run == "flat" and taken == deal.outfit.points:
        return deal.outfit.points
    values: dict[str, Number] = {
        "official": 2 * (level - least) + (taken - level),
        "over_10": max(taken - half, 1),
        "over_13": taken - thirteen,
        "over_min": taken - least,
        "over_min_plus_1": taken - least + 1,
        "over_bid": taken - level,
        "over_bid_plus_1": taken - level + 1,
        "twice": 2 * (level - least + 1),
        "risk": Fraction(3 * (level - least), 2) + (taken - level),
        "rust": max((taken - thirteen) + (level - thirteen), 1),
        "league": 300 * (level - thirteen) + 200 * (taken - level + 1),
    }
    return max(values[score.made], 0)


def _failed(formula: str, level: int, taken: int, least: int, half: int, thirteen: int) -> Number:
    """Return what a failed contract costs before multipliers."""
    short = level - taken
    tooth = short if taken >= least else (level - least) + 2 * (least - taken)
    values = {
        "short": short,
        "pays_back": (level - half) + short,
        "tooth": tooth,
        "league": 300 * (level - thirteen) + 200 * short,
    }
    return values[formula]


def _multipliers(deal: Deal, taken: int, *, made: bool) -> tuple[tuple[str, Number], ...]:
    """Return what multiplies the deal, cause by cause."""
    score, contract = deal.rules.score, deal.promise
    every = taken == deal.outfit.points and made
    run = every and (
        score.run == "any" or (score.run == "bid" and contract.level == deal.outfit.points)
    )
    counts_no_trump = contract.trump is None and (made or score.no_trump_when == "always")
    chosen = bool(deal.rules.friend.kinds - {FriendKind.NONE})
    alone = chosen and isinstance(deal.friends.call, Alone)
    special = any(deal.powers.is_mighty(c) or c.rank is Rank.JOKER for c in deal.buried)
    redeals = min(deal.redeals, 2) if score.redeal_doubles else 0
    causes: tuple[tuple[str, Number], ...] = (
        ("run", 2 if run else 1),
        ("back_run", 2 if not made and _back_run(deal, taken) else 1),
        ("no_trump", score.no_trump if counts_no_trump else 1),
        ("alone", exact(ALONE[score.alone]) if alone else 1),
        ("max_bid", score.max_bid if contract.level >= deal.outfit.points else 1),
        ("buried_special", score.buried_special if special else 1),
        ("change", 2 if deal.doubled else 1),
        ("redeal", 2**redeals),
    )
    return tuple([cause for cause in causes if cause[1] != 1])


def _back_run(deal: Deal, taken: int) -> bool:
    """Say whether a failure is so bad that it counts double."""
    score, points, level = deal.rules.score, deal.outfit.points, deal.promise.level
    defended = points - taken
    return {
        "none": False,
        "half_plus": defended >= points // 2 + 1,
        "half": 2 * defended >= points,
        "min": defended >= deal.least,
        "contract": defended >= level,
        "missed": level - taken >= score.back_run_by,
    }[score.back_run]


def _worth(
    deal: Deal,
    base: Number,
    multipliers: tuple[tuple[str, Number], ...],
    taken: int,
    *,
    made: bool,
) -> Number:
    """Return what each defender pays or gets, after multipliers and the cap."""
    score = deal.rules.score
    product = base * prod((times for _, times in multipliers), start=Fraction(1))
    cap = score.cap_no_trump if deal.promise.trump is None else score.cap
    if cap is None:
        return product
    if made and score.made == "league" and taken == deal.outfit.points:
        return cap
    return min(product, cap)


# ------------------------------------------------------------------------ who pays whom


def _lines(deal: Deal, worth: Number, *, made: bool) -> tuple[Line, ...]:
    """Return every seat's entry."""
    pot = _pot_parts(deal) if made else {}
    sign = 1 if deal.rules.score.style == "payment" else -1
    lines = []
    for seat in range(deal.seats):
        side = _side(deal, seat)
        points = 0 if side == "sat_out" else _points(deal, side, worth, made=made)
        lines.append(Line(seat, side, exact(points), sign * pot.get(seat, 0)))
    return tuple(lines)


def _side(deal: Deal, seat: Seat) -> str:
    """Return which side a seat was on."""
    if seat == deal.declarer:
        return "declarer"
    if seat in deal.friends.shown:
        return "friend"
    return "defender" if seat in deal.table else "sat_out"


def _points(deal: Deal, side: str, worth: Number, *, made: bool) -> Number:
    """Return what the deal adds to the score of a seat on this side."""
    score, friends = deal.rules.score, len(deal.friends.shown)
    defenders = len(deal.table) - 1 - friends
    if score.style == "penalty":
        if made:
            return worth if side == "defender" else 0
        share = Fraction(worth) / (1 + friends) if score.fail_split == "shared" else worth
        return 0 if side == "defender" else share
    won = {
        "defender": -worth,
        "friend": worth,
        "declarer": (defenders - friends) * worth,
    }
    uneven = len(deal.table) == FOUR and friends == 1 and not made
    if uneven and score.four_fail == "declarer_alone":
        won = {"defender": -worth, "friend": 0, "declarer": 2 * worth}
    elif uneven and score.four_fail == "two_one":
        won = {"defender": Fraction(-3, 2) * worth, "friend": worth, "declarer": 2 * worth}
    return won[side] if made else -won[side]


def _pot_parts(deal: Deal) -> dict[Seat, int]:
    """Return who takes how much of the pot after a made contract."""
    pot, friends = deal.standing.pot, deal.friends.shown
    if not friends:
        return {deal.declarer: pot}
    each = int(pot * FRIENDS_PART) // len(friends)
    return {deal.declarer: pot - each * len(friends), **dict.fromkeys(friends, each)}


def _settle(deal: Deal, lines: tuple[Line, ...], *, made: bool) -> Standing:
    """Return the match after these entries."""
    before = deal.standing
    scores = tuple(
        [
            exact(score + line.points + line.pot)
            for score, line in zip(before.scores, lines, strict=True)
        ]
    )
    deals = before.deals + 1
    return Standing(
        scores=scores,
        deals=deals,
        winners=_winners(deal, scores, deals),
        declarer=deal.declarer,
        friend=deal.friends.shown[0] if deal.friends.shown else NATURE,
        pot=0 if made else before.pot,
        misdeals=0 if made else before.misdeals,
    )


def _winners(deal: Deal, scores: tuple[Number, ...], deals: int) -> tuple[Seat, ...]:
    """Return who has won, or nobody while the match goes on."""
    match = deal.rules.match
    length = 2 * deal.seats if match.deals is None else match.deals
    target = match.target
    reached = target is not None and any(max(score, -score) >= target for score in scores)
    if deals < length and not reached:
        return ()
    best = min(scores) if deal.rules.score.style == "penalty" else max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == best])
