"""From the choice of the first dealer to the hands: draw, shuffle, cut, deal, white hands."""

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from weli.cards import WELI, Card
from weli.games.mulatschak.actions import (
    Draw,
    FirstDealer,
    KeepHand,
    Knock,
    LeaveCard,
    Lift,
    Shuffle,
    TakeWeli,
    ThrowIn,
)
from weli.games.mulatschak.doublings import Carried
from weli.games.mulatschak.events import (
    CardSeen,
    DealerFound,
    Dealt,
    Did,
    ThrownIn,
    WhiteShown,
)
from weli.games.mulatschak.seating import table_of
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.trumps import is_white, pack_of
from weli.kernel.actions import NATURE, Action, Envelopes, Reason, Seat, to_all, to_one
from weli.kernel.engine import Phase
from weli.kernel.legal import Arrangements, Legal, OneOf

__all__ = [
    "AskingWhite",
    "Cutting",
    "DrawingForDealer",
    "LotForDealer",
    "Shuffling",
    "TakingWeli",
    "ask_white",
    "cutting",
    "dealing",
    "finding_dealer",
    "redeal",
    "shuffling",
    "white_before_bidding",
]

FIRST_PACKET = 3
FULL_HAND = 5


# ------------------------------------------------------------------------ the first dealer


def finding_dealer(deal: Deal) -> tuple[Deal, Envelopes]:
    """Find the first dealer of a match; a later deal knows its dealer."""
    if deal.dealer != NATURE:
        return _seated(deal.now(), deal.dealer), ()
    method = deal.rules.seating.first_dealer
    if method == "draw_high":
        return deal.now(DrawingForDealer(tuple(range(deal.seats)))), ()
    if method == "random":
        return deal.now(LotForDealer()), ()
    return _seated(deal.now(), 0), to_all(DealerFound(0))


def _seated(deal: Deal, dealer: Seat) -> Deal:
    """Seat the table for this dealer."""
    return deal.but(dealer=dealer, table=table_of(deal.rules, deal.seats, dealer))


class LotForDealer(Phase[Deal], frozen=True):
    """The first dealer is found by lot."""

    name: ClassVar[str] = "first_dealer"

    def actor(self, deal: Deal) -> Seat:
        """Nature draws the lot."""
        return NATURE

    def legal(self, deal: Deal) -> Legal:
        """Any seat may be drawn."""
        return OneOf(tuple([FirstDealer(seat) for seat in range(deal.seats)]))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Seat the dealer."""
        assert isinstance(action, FirstDealer)
        return _seated(deal.now(), action.seat), to_all(DealerFound(action.seat))


class DrawingForDealer(Phase[Deal], frozen=True):
    """Each contender draws a card; the highest deals, equal highest cards draw again.

    Source: MU; rule book section 4: "Sow, Weli, King ... 6".
    """

    name: ClassVar[str] = "first_dealer"
    contenders: tuple[Seat, ...]

    def actor(self, deal: Deal) -> Seat:
        """Nature draws for everyone."""
        return NATURE

    def legal(self, deal: Deal) -> Legal:
        """One card for each contender, from the whole pack."""
        return Arrangements(Draw, pack_of(deal.rules.pack), len(self.contenders))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Find the highest card, or let the equal highest draw again."""
        assert isinstance(action, Draw)
        drawn = to_all(Did(NATURE, action))
        highest = max(card.rank for card in action.cards)
        best = tuple(
            seat
            for seat, card in zip(self.contenders, action.cards, strict=True)
            if card.rank == highest
        )
        if len(best) > 1:
            return deal.now(DrawingForDealer(best)), drawn
        return _seated(deal.now(), best[0]), drawn + to_all(DealerFound(best[0]))


# ------------------------------------------------------------------------ shuffle and cut


def shuffling(deal: Deal) -> tuple[Deal, Envelopes]:
    """Wait for the shuffle."""
    return deal.now(Shuffling()), ()


class Shuffling(Phase[Deal], frozen=True):
    """The dealer shuffles; nature decides the order."""

    name: ClassVar[str] = "shuffle"

    def actor(self, deal: Deal) -> Seat:
        """Nature shuffles."""
        return NATURE

    def legal(self, deal: Deal) -> Legal:
        """Any order of the pack."""
        pack = pack_of(deal.rules.pack)
        return Arrangements(Shuffle, pack, len(pack))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Lay the pack in this order; nobody sees it."""
        assert isinstance(action, Shuffle)
        return deal.now(pack=action.cards), ()


def cutting(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the cutter cut, where that is played."""
    return (deal.now(Cutting()) if deal.rules.cut.cut else deal.now()), ()


@cache
def _cuts(cards: int, knock: bool) -> OneOf:
    """List the packets that can be lifted from so many cards, and the knock."""
    lifts = tuple([Lift(count) for count in range(1, cards)])
    if knock:
        return OneOf((*lifts, Knock()))
    return OneOf(lifts, ((Knock(), Reason("no_knock", "cut.knock")),))


class Cutting(Phase[Deal], frozen=True):
    """The player on the dealer's right lifts a packet, or knocks."""

    name: ClassVar[str] = "cut"

    def actor(self, deal: Deal) -> Seat:
        """The cutter."""
        return deal.cutter

    def legal(self, deal: Deal) -> Legal:
        """Lift 1 to N-1 cards, or knock where that is played."""
        return _cuts(len(deal.pack), deal.rules.cut.knock)

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Complete the cut and show the cutter his card; or count the knock and show the bottom."""
        cut = to_all(Did(deal.cutter, action))
        if isinstance(action, Lift):
            pack = deal.pack[action.count :] + deal.pack[: action.count]
            last = deal.rules.cut.card == "lifted_bottom"
            seen = pack[-1] if last else pack[0]
            hidden = CardSeen(deal.cutter, None, last)
            private = CardSeen(deal.cutter, seen, last)
            envelopes = cut + to_one(deal.cutter, deal.seats, private, hidden)
            return deal.now(TakingWeli(seen), pack=pack), envelopes
        bottom = deal.pack[-1]
        envelopes = cut + to_all(CardSeen(deal.cutter, bottom, last=True))
        question = (TakingWeli(bottom),) if bottom is WELI else ()
        carried = replace(deal.carried, knocks=deal.carried.knocks + 1)
        return deal.now(*question, carried=carried), envelopes


class TakingWeli(Phase[Deal], frozen=True):
    """The cutter answers for the card he saw: a Weli may be taken, anything else is left.

    He is asked after *every* lift, since being asked must not tell that it is the Weli.
    """

    name: ClassVar[str] = "take_weli"
    card: Card

    def actor(self, deal: Deal) -> Seat:
        """The cutter."""
        return deal.cutter

    def legal(self, deal: Deal) -> Legal:
        """Take the Weli or leave it; leave anything else."""
        if self.card is not WELI:
            return OneOf((LeaveCard(),), ((TakeWeli(), Reason("not_the_weli")),))
        if deal.rules.cut.must_take_weli:
            reason = Reason("must_take_weli", "cut.must_take_weli")
            return OneOf((TakeWeli(),), ((LeaveCard(), reason),))
        return OneOf((TakeWeli(), LeaveCard()))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Put the Weli into the cutter's hand, for all to see, or leave the pack as it is."""
        answered = to_all(Did(deal.cutter, action))
        if isinstance(action, LeaveCard):
            return deal.now(), answered
        pack = tuple(card for card in deal.pack if card is not WELI)
        hands = deal.with_hand(deal.cutter, (WELI,))
        return deal.now(pack=pack, hands=hands), answered


# ------------------------------------------------------------------------ dealing


def dealing(deal: Deal) -> tuple[Deal, Envelopes]:
    """Deal up to three cards each and then up to five; who took the Weli gets two and two."""
    hands = [list(hand) for hand in deal.hands]
    pack = deal.pack
    for full in (FIRST_PACKET, FULL_HAND):
        for seat in deal.table:
            count = full - len(hands[seat])
            hands[seat] += pack[:count]
            pack = pack[count:]
    sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
    envelopes: Envelopes = ()
    for seat in deal.table:
        private = Dealt(seat, FULL_HAND, sorted_hands[seat])
        envelopes += to_one(seat, deal.seats, private, Dealt(seat, FULL_HAND, None))
    empty: tuple[tuple[Card, ...], ...] = ((),) * deal.seats
    deal = deal.now(
        pack=pack,
        hands=sorted_hands,
        dealt=sorted_hands,
        discards=empty,
        laid_off=(None,) * deal.seats,
    )
    return deal, envelopes


def redeal(deal: Deal, cause: str, carried: Carried) -> tuple[Deal, Envelopes]:
    """Throw the cards in: the same dealer shuffles again. A knock lapses unless it carries."""
    if not deal.rules.cut.knock_carries:
        carried = replace(carried, knocks=0)
    fresh = Deal(
        rules=deal.rules,
        seats=deal.seats,
        dealer=deal.dealer,
        standing=deal.standing,
        agenda=deal.again,
        again=deal.again,
        table=deal.table,
        hands=((),) * deal.seats,
        carried=carried,
    )
    return fresh, to_all(ThrownIn(cause, carried))


# ------------------------------------------------------------------------ white hands


def white_before_bidding(deal: Deal) -> tuple[Deal, Envelopes]:
    """See to white hands before the bidding, where they are seen to then."""
    if deal.rules.white.timing == "before_bidding":
        return ask_white(deal)
    return deal.now(), ()


def ask_white(deal: Deal) -> tuple[Deal, Envelopes]:
    """See to white hands now: throw the deal in, ask every seat, or do nothing.

    Mandatory: the first white hand from forehand is shown and ends the deal. Optional: every seat
    is asked in order, since only asking the white ones would tell (rule book, section 4).
    """
    rule = deal.rules.white.redeal
    if rule == "optional":
        return deal.now(AskingWhite(deal.table)), ()
    if rule == "mandatory":
        for seat in deal.table:
            if is_white(deal.hands[seat]):
                return _throw_in(deal, seat)
    return deal.now(), ()


def _throw_in(deal: Deal, seat: Seat) -> tuple[Deal, Envelopes]:
    """Show a white hand and deal again for double points."""
    shown = to_all(WhiteShown(seat, deal.hands[seat]))
    again, envelopes = redeal(deal, "white", replace(deal.carried, whites=deal.carried.whites + 1))
    return again, shown + envelopes


class AskingWhite(Phase[Deal], frozen=True):
    """Every seat is asked in turn whether it throws a white hand in."""

    name: ClassVar[str] = "white_hand"
    waiting: tuple[Seat, ...]

    def actor(self, deal: Deal) -> Seat:
        """The next seat that has not answered."""
        return self.waiting[0]

    def legal(self, deal: Deal) -> Legal:
        """A white hand may be thrown in or kept; any other is kept."""
        if is_white(deal.hands[self.waiting[0]]):
            return OneOf((ThrowIn(), KeepHand()))
        return OneOf((KeepHand(),), ((ThrowIn(), Reason("hand_not_white")),))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Deal again, or ask the next seat."""
        answered = to_all(Did(self.waiting[0], action))
        if isinstance(action, ThrowIn):
            again, envelopes = _throw_in(deal, self.waiting[0])
            return again, answered + envelopes
        rest = self.waiting[1:]
        return deal.now(*((AskingWhite(rest),) if rest else ())), answered
