"""The bidding."""

from typing import ClassVar

from weli.games.mighty.actions import Bid, Pass
from weli.games.mighty.contracts import Contract, bids_above
from weli.games.mighty.events import DeclarerFound, Did
from weli.games.mighty.phases.opening import AskingMisdeal, pay_into_pot, redeal
from weli.games.mighty.state import Deal
from weli.kernel.actions import NATURE, Action, Envelopes, Reason, Seat, to_all
from weli.kernel.engine import Phase
from weli.kernel.legal import NOT_NOW, Legal, OneOf

__all__ = ["Bidding", "LastChance", "bidding", "opener"]


def opener(deal: Deal) -> Seat:
    """Return who speaks first (rule book A6); one who sits out is replaced by the next."""
    rule, standing = deal.rules.bidding.opener, deal.standing
    seat = deal.dealer
    if rule == "left":
        return deal.table[0]
    if rule == "dealer_then_declarer" and standing.declarer != NATURE:
        seat = standing.declarer
    if rule == "first_partner" and standing.declarer != NATURE:
        seat = standing.friend if standing.friend != NATURE else standing.declarer
    return seat if seat in deal.table else deal.table[0]


def bidding(deal: Deal) -> tuple[Deal, Envelopes]:
    """Open the bidding."""
    queue = deal.clockwise_from(opener(deal))
    return _speak(deal, Bidding(queue, frozenset(queue))), ()


def _speak(deal: Deal, phase: "Bidding") -> Deal:
    """Let the next player speak, asking first for a misdeal where that is due."""
    misdeal, seat = deal.rules.misdeal, phase.queue[0]
    due = misdeal.when == "any_turn" or (misdeal.when == "first_turn" and seat in phase.unspoken)
    asks = misdeal.allowed and due and misdeal.when != "before_bidding"
    return deal.now(*((AskingMisdeal(seat),) if asks else ()), phase)


class Bids(OneOf, frozen=True):
    """The bids that may be made, and the reasons against all others.

    Attributes:
        standing: the standing bid.
        least: the lowest bid.
        most: the highest bid.
        no_trump: whether no-trump may be bid at all.
    """

    standing: Contract | None = None
    least: int = 0
    most: int = 0
    no_trump: bool = True

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""
        reason = OneOf.why_not(self, action)
        if reason is None or not isinstance(action, Bid) or reason.code != NOT_NOW:
            return reason
        if action.trump is None and not self.no_trump:
            return Reason("no_no_trump", "bidding.no_trump")
        if action.level > self.most:
            return Reason("bid_too_high", details={"most": self.most})
        if action.level < self.least:
            return Reason("bid_below_minimum", "bidding.min", {"least": self.least})
        level = self.standing.level if self.standing else self.least
        return Reason("bid_too_low", details={"standing": level})


class Bidding(Phase[Deal], frozen=True):
    """Somebody is to bid or pass.

    Attributes:
        queue: who may still speak, next first.
        unspoken: who has not spoken yet.
        passes: how many passes there have been in a row.
    """

    name: ClassVar[str] = "bidding"
    queue: tuple[Seat, ...]
    unspoken: frozenset[Seat]
    passes: int = 0

    def actor(self, deal: Deal) -> Seat:
        """The next player to speak."""
        return self.queue[0]

    def legal(self, deal: Deal) -> Legal:
        """Pass, or any bid that tops the standing one."""
        rules, least = deal.rules.bidding, deal.least - deal.lowered
        above = bids_above(deal.contract, least, deal.most, rules)
        bids: tuple[Action, ...] = tuple([Bid(bid.level, bid.trump) for bid in above])
        first = deal.contract is None and len(self.unspoken) == len(deal.table)
        must = Reason("opener_must_bid", "bidding.opener_must_bid")
        forced = rules.opener_must_bid and first
        return Bids(
            bids if forced else (Pass(), *bids),
            ((Pass(), must),) if forced else (),
            standing=deal.contract,
            least=least,
            most=deal.most,
            no_trump=rules.no_trump != "forbidden",
        )

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Note the bid; go on, or end the bidding."""
        seat, rest = self.queue[0], self.queue[1:]
        rules, said = deal.rules.bidding, to_all(Did(seat, action))
        bids = isinstance(action, Bid)
        if isinstance(action, Bid):
            deal = deal.but(contract=Contract(action.level, action.trump), declarer=seat)
        leaves = rules.once if bids else rules.pass_final
        onward = Bidding(
            rest if leaves else (*rest, seat),
            self.unspoken - {seat},
            0 if bids else self.passes + 1,
        )
        if onward.ended(deal):
            return deal.now(auction_ends), said
        return _speak(deal, onward), said

    def ended(self, deal: Deal) -> bool:
        """Say whether nobody can or will bid any more."""
        others = [seat for seat in self.queue if seat != deal.declarer]
        final = deal.rules.bidding.pass_final
        if deal.contract is None:
            return not others or (not final and self.passes >= len(deal.table))
        least, rules = deal.least - deal.lowered, deal.rules.bidding
        if not bids_above(deal.contract, least, deal.most, rules):
            return True
        return not others or (not final and self.passes >= len(others))


def auction_ends(deal: Deal) -> tuple[Deal, Envelopes]:
    """Announce the declarer, or do what the house does when all have passed."""
    if deal.contract is not None:
        found = to_all(DeclarerFound(deal.declarer, deal.contract))
        return deal.now(auction=deal.contract), found
    rule = deal.rules.bidding.all_pass
    if rule == "min_minus_1" and not deal.lowered:
        return _all_passed_once(deal.but(lowered=1))
    if rule == "dealer_last_chance":
        seat = deal.dealer if deal.dealer in deal.table else deal.table[-1]
        return deal.now(LastChance(seat)), ()
    if rule == "opener_forced":
        return deal.now(LastChance(opener(deal), forced=True)), ()
    return _all_pass(deal)


def _all_passed_once(deal: Deal) -> tuple[Deal, Envelopes]:
    """Bid once more, with a lower minimum; nobody is asked for a misdeal again."""
    queue = deal.clockwise_from(opener(deal))
    return _speak(deal, Bidding(queue, frozenset())), ()


def _all_pass(deal: Deal) -> tuple[Deal, Envelopes]:
    """Throw the cards in after all have passed."""
    rules = deal.rules.bidding
    dealer = deal.dealer
    if rules.all_pass == "redeal_next":
        dealer = (deal.dealer + 1) % deal.seats
    standing = deal.standing
    if rules.all_pass_fine:
        standing = pay_into_pot(deal.rules, standing, deal.table, rules.all_pass_fine)
    return redeal(deal, "all_pass", dealer, standing)


class LastChance(Phase[Deal], frozen=True):
    """After all have passed one player may, or must, bid exactly the minimum."""

    name: ClassVar[str] = "last_chance"
    seat: Seat
    forced: bool = False

    def actor(self, deal: Deal) -> Seat:
        """The dealer, or the opener who is forced."""
        return self.seat

    def legal(self, deal: Deal) -> Legal:
        """The minimum with any trump; pass unless forced."""
        rules = deal.rules.bidding
        minimum = bids_above(None, deal.least, deal.least, rules)
        exact = tuple([Bid(b.level, b.trump) for b in minimum if b.level == deal.least])
        if self.forced:
            return OneOf(exact, ((Pass(), Reason("opener_forced", "bidding.all_pass")),))
        return OneOf((Pass(), *exact))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Make the player declarer, or deal again."""
        said = to_all(Did(self.seat, action))
        if isinstance(action, Bid):
            contract = Contract(action.level, action.trump)
            return deal.now(auction_ends, contract=contract, declarer=self.seat), said
        again, envelopes = _all_pass(deal)
        return again, said + envelopes
