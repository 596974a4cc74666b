"""Bidding: the Muli window, the round, the duel with the dealer, rounds until all have passed."""

from typing import ClassVar

from msgspec.structs import replace

from weli.games.mulatschak.actions import Bid, Hold, Muli, NoMuli, Pass
from weli.games.mulatschak.contracts import ALL_TRICKS, MULI, Contract, bids_above
from weli.games.mulatschak.events import DeclarerFound, Did
from weli.games.mulatschak.phases.opening import ask_white, redeal
from weli.games.mulatschak.state import Deal
from weli.kernel.actions import Action, Envelopes, Reason, Seat, to_all
from weli.kernel.engine import Phase
from weli.kernel.legal import Legal, OneOf

__all__ = ["AskingMuli", "Bidding", "HoldingMuli", "bidding", "muli_window"]


def barred(deal: Deal, seat: Seat) -> bool:
    """Say whether a seat's score is too low to bid, hold or go Muli (rule book 1.12).

    When everybody is barred the bar is lifted, else the match could not end (A17).
    """
    limit = deal.rules.limits.no_bid_at
    if not deal.at_most(seat, limit):
        return False
    return not all(deal.at_most(other, limit) for other in deal.table)


def may_muli(deal: Deal, seat: Seat) -> bool:
    """Say whether a seat's score lets it go Muli."""
    return deal.rules.limits.low_score_may_muli or not barred(deal, seat)


def dealer_must_bid(deal: Deal) -> bool:
    """Say whether the dealer must bid when nobody else has: by the rule, or as the guard."""
    rules = deal.rules.bidding
    return rules.all_pass == "dealer_must_bid" or deal.carried.passed >= rules.max_all_pass


# ------------------------------------------------------------------------ Muli out of turn


def muli_window(deal: Deal) -> tuple[Deal, Envelopes]:
    """Ask round the table for a Muli before the bidding, where that is played.

    Everybody who may is asked in order; the first who claims it has it (rule book 1.6).
    """
    if not deal.rules.bidding.muli_out_of_turn:
        return deal.now(), ()
    asked = tuple([seat for seat in deal.table if may_muli(deal, seat)])
    return deal.now(AskingMuli(asked)), ()


class AskingMuli(Phase[Deal], frozen=True):
    """Each seat may announce a Muli without waiting for its turn."""

    name: ClassVar[str] = "muli"
    waiting: tuple[Seat, ...]

    def actor(self, deal: Deal) -> Seat:
        """The next seat that has not answered."""
        return self.waiting[0]

    def legal(self, deal: Deal) -> Legal:
        """Muli or no Muli."""
        return OneOf((NoMuli(), Muli()))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Give the Muli to the first who claims it, or ask on."""
        seat, rest = self.waiting[0], self.waiting[1:]
        answered = to_all(Did(seat, action))
        if isinstance(action, Muli):
            question = _hold_question(deal, seat)
            return deal.now(*question, contract=MULI, declarer=seat), answered
        return deal.now(*((AskingMuli(rest),) if rest else ())), answered


def _hold_question(deal: Deal, seat: Seat) -> tuple[Phase[Deal], ...]:
    """Return the question to the dealer whether he takes over this seat's Muli, if it is asked."""
    holds = deal.rules.bidding.dealer_may_hold_muli and seat != deal.dealer
    return (HoldingMuli(),) if holds and not barred(deal, deal.dealer) else ()


class HoldingMuli(Phase[Deal], frozen=True):
    """The dealer may take a Muli over; nobody can raise after that."""

    name: ClassVar[str] = "hold_muli"

    def actor(self, deal: Deal) -> Seat:
        """The dealer."""
        return deal.dealer

    def legal(self, deal: Deal) -> Legal:
        """Pass or hold."""
        return OneOf((Pass(), Hold()))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Make the dealer declarer when he holds."""
        declarer = deal.dealer if isinstance(action, Hold) else deal.declarer
        return deal.now(declarer=declarer), to_all(Did(deal.dealer, action))


# ------------------------------------------------------------------------ the bidding itself


def bidding(deal: Deal) -> tuple[Deal, Envelopes]:
    """Open the bidding, unless a Muli has been announced already."""
    if deal.contract is not None:
        return deal.now(white_after_first_round, bidding_ends), ()
    must = dealer_must_bid(deal)
    waiting = tuple(
        [seat for seat in deal.table if may_muli(deal, seat) or (must and seat == deal.dealer)]
    )
    return deal.now(Bidding(waiting=waiting, unspoken=frozenset(waiting))), ()


def white_after_first_round(deal: Deal) -> tuple[Deal, Envelopes]:
    """See to white hands once everyone has spoken, where they are seen to then."""
    if deal.rules.white.timing == "after_first_round":
        return ask_white(deal)
    return deal.now(), ()


def bidding_ends(deal: Deal) -> tuple[Deal, Envelopes]:
    """Announce the declarer, or deal again when everybody has passed."""
    if deal.contract is not None:
        return deal.now(), to_all(DeclarerFound(deal.declarer, deal.contract))
    doubles = deal.rules.bidding.all_pass == "redeal_double"
    carried = replace(
        deal.carried,
        passed=deal.carried.passed + 1,
        doubled_passes=deal.carried.doubled_passes + doubles,
    )
    return redeal(deal, "all_pass", carried)


class Bidding(Phase[Deal], frozen=True):
    """Somebody is to bid, pass, or hold as the dealer.

    Attributes:
        waiting: who is to speak, next first.
        unspoken: who has not spoken yet in this deal.
        dealer_out: whether the dealer has passed.
        displaced: in the duel, the bidder that the dealer displaced.
    """

    name: ClassVar[str] = "bidding"
    waiting: tuple[Seat, ...]
    unspoken: frozenset[Seat]
    dealer_out: bool = False
    displaced: Seat | None = None

    def actor(self, deal: Deal) -> Seat:
        """The next seat to speak."""
        return self.waiting[0]

    def legal(self, deal: Deal) -> Legal:
        """Pass, hold, any higher bid, Muli: as the house rules and the score allow."""
        rules, seat = deal.rules.bidding, self.waiting[0]
        refused: list[tuple[Action, Reason]] = []
        actions: list[Action] = []
        forced = self._forced(deal)
        may_bid = forced or not barred(deal, seat)
        self._sort(Pass(), _no_pass(deal) if forced else None, actions, refused)
        if seat == deal.dealer:
            self._sort(Hold(), self._no_hold(deal), actions, refused)
        above = bids_above(deal.contract, rules.min_bid, five_is_muli=rules.five_is_muli)
        for tricks in range(1, ALL_TRICKS + 1):
            reason = _no_bid(deal, seat, tricks, above, may_bid=may_bid)
            self._sort(Bid(tricks), reason, actions, refused)
        self._sort(Muli(), self._no_muli(deal), actions, refused)
        return OneOf(tuple(actions), tuple(refused))

    @staticmethod
    def _sort(
        action: Action,
        reason: Reason | None,
        actions: list[Action],
        refused: list[tuple[Action, Reason]],
    ) -> None:
        """Put an action among the legal ones, or among the refused ones with its reason."""
        if reason is None:
            actions.append(action)
        else:
            refused.append((action, reason))

    def _forced(self, deal: Deal) -> bool:
        """Say whether the actor is the dealer who must bid since nobody else has."""
        last = self.waiting == (deal.dealer,)
        return last and deal.contract is None and dealer_must_bid(deal)

    def _no_hold(self, deal: Deal) -> Reason | None:
        """Return why the dealer may not take over the standing bid."""
        if not deal.rules.bidding.dealer_hold:
            return Reason("no_hold", "bidding.dealer_hold")
        if deal.contract is None or deal.declarer == deal.dealer:
            return Reason("nothing_to_hold")
        if barred(deal, deal.dealer):
            return _score_too_low(deal, deal.dealer)
        return None

    def _no_muli(self, deal: Deal) -> Reason | None:
        """Return why the actor may not go Muli; whose score is too low for it is not asked."""
        if deal.rules.bidding.muli_first_round_only and not self.unspoken:
            return Reason("muli_too_late", "bidding.muli_first_round_only")
        return None

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Note the bid, and find who speaks next."""
        seat, before = self.waiting[0], deal.declarer
        spoke = to_all(Did(seat, action))
        if isinstance(action, Muli):
            question = () if self.dealer_out else _hold_question(deal, seat)
            white = (white_after_first_round,) if self.unspoken else ()
            steps = (*question, *white, bidding_ends)
            return deal.now(*steps, contract=MULI, declarer=seat), spoke
        if isinstance(action, Bid):
            deal = deal.but(contract=Contract(action.tricks), declarer=seat)
        elif isinstance(action, Hold):
            deal = deal.but(declarer=seat)
        waiting, displaced = self._next(deal, action, before)
        unspoken = self.unspoken.difference((seat,)).intersection(waiting)
        white = (white_after_first_round,) if self.unspoken and not unspoken else ()
        out = self.dealer_out or (seat == deal.dealer and isinstance(action, Pass))
        onward = Bidding(waiting=waiting, unspoken=unspoken, dealer_out=out, displaced=displaced)
        return deal.now(*white, onward if waiting else bidding_ends), spoke

    def _next(
        self, deal: Deal, action: Action, before: Seat
    ) -> tuple[tuple[Seat, ...], Seat | None]:
        """Return who is to speak after an action, and the displaced bidder of a duel."""
        if self.displaced is not None:
            return self._next_in_duel(deal, action, self.displaced)
        seat, rest = self.waiting[0], _without_barred_dealer(deal, self.waiting[1:])
        if deal.rules.bidding.rounds == "until_passes":
            queue = rest if isinstance(action, Pass) else (*rest, seat)
            return (() if queue[:1] == (deal.declarer,) else queue), None
        if rest or seat != deal.dealer:
            return rest, None
        reopens = deal.rules.bidding.dealer_raise_reopens == "always" and before >= 0
        if isinstance(action, Hold) or (isinstance(action, Bid) and reopens):
            return (before,), before
        return (), None

    def _next_in_duel(
        self, deal: Deal, action: Action, displaced: Seat
    ) -> tuple[tuple[Seat, ...], Seat | None]:
        """Return who answers in the duel between the dealer and the bidder he displaced."""
        if isinstance(action, Pass):
            return (), None
        if self.waiting[0] != deal.dealer:
            return (deal.dealer,), displaced
        if isinstance(action, Bid) and deal.rules.bidding.dealer_raise_reopens == "never":
            return (), None
        return (displaced,), displaced


def _without_barred_dealer(deal: Deal, queue: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Leave out a barred dealer, who was to be asked only if nobody else bid."""
    if deal.contract is not None and not may_muli(deal, deal.dealer):
        return tuple([seat for seat in queue if seat != deal.dealer])
    return queue


def _no_pass(deal: Deal) -> Reason:
    """Return why the dealer may not pass."""
    if deal.rules.bidding.all_pass == "dealer_must_bid":
        return Reason("dealer_must_bid", "bidding.all_pass")
    return Reason("too_many_passes", "bidding.max_all_pass", {"number": deal.carried.passed})


def _score_too_low(deal: Deal, seat: Seat) -> Reason:
    """Return the reason against bidding with a low score."""
    limit = deal.rules.limits.no_bid_at or 0
    details = {"limit": limit, "score": deal.standing.scores[seat]}
    return Reason("score_too_low_to_bid", "limits.no_bid_at", details)


def _no_bid(deal: Deal, seat: Seat, tricks: int, above: range, *, may_bid: bool) -> Reason | None:
    """Return why a plain bid is not legal."""
    rules = deal.rules.bidding
    if not may_bid:
        return _score_too_low(deal, seat)
    if tricks in above:
        return None
    if tricks == ALL_TRICKS and rules.five_is_muli:
        return Reason("five_is_muli", "bidding.five_is_muli")
    if deal.contract is not None and tricks <= deal.contract.rank:
        return Reason("bid_too_low", details={"standing": deal.contract.tricks})
    return Reason("bid_below_minimum", "bidding.min_bid", {"least": rules.min_bid})
