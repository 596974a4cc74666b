"""From the choice of the first dealer to the hands, and misdeals."""

from typing import ClassVar

from msgspec.structs import replace

from weli.cards import Card, Rank, Suit, parse_face
from weli.games.mighty.actions import FirstDealer, Misdeal, NoMisdeal, Shuffle
from weli.games.mighty.events import (
    Cards,
    DealerFound,
    Dealt,
    Did,
    MisdealShown,
    Standing,
    ThrownIn,
)
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import POINT_RANKS, table_of
from weli.games.mighty.state import Deal
from weli.games.mighty.words import MisdealHand
from weli.kernel.actions import NATURE, Action, Envelopes, Reason, Seat, to_all, to_one
from weli.kernel.engine import Phase
from weli.kernel.legal import Arrangements, Legal, OneOf

__all__ = [
    "AskingMisdeal",
    "LotForDealer",
    "Shuffling",
    "dealing",
    "finding_dealer",
    "is_misdeal",
    "misdeals_before_bidding",
    "redeal",
    "shuffling",
]

ONE_EYED: frozenset[Suit | None] = frozenset((Suit.SPADES, Suit.HEARTS))
"""The suits whose jacks show one eye."""

FIXED_PENALTY = 5


# ------------------------------------------------------------------------ the first dealer


def finding_dealer(deal: Deal) -> tuple[Deal, Envelopes]:
    """Find the first dealer of a match by lot; a later deal knows its dealer."""
    if deal.dealer != NATURE:
        return _seated(deal.now(), deal.dealer), ()
    if deal.rules.table.first_dealer == "random":
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


# ------------------------------------------------------------------------ shuffle and deal


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
        cards = deal.outfit.cards
        return Arrangements(Shuffle, cards, len(cards))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Lay the pack in this order; nobody sees it."""
        assert isinstance(action, Shuffle)
        return deal.now(pack=action.cards), ()


def dealing(deal: Deal) -> tuple[Deal, Envelopes]:
    """Deal every hand, left of the dealer first, and lay the rest down as the kitty."""
    size = deal.outfit.hand
    hands: list[Cards] = [()] * deal.seats
    envelopes: Envelopes = ()
    for place, seat in enumerate(deal.table):
        hand = tuple(sorted(deal.pack[place * size : (place + 1) * size]))
        hands[seat] = hand
        public = Dealt(seat, size, None)
        envelopes += to_one(seat, deal.seats, Dealt(seat, size, hand), public)
    kitty = tuple(sorted(deal.pack[size * len(deal.table) :]))
    dealt = tuple(hands)
    none: tuple[Cards, ...] = ((),) * deal.seats
    return deal.now(hands=dealt, dealt=dealt, kitty=kitty, captured=none), envelopes


def redeal(deal: Deal, cause: str, dealer: Seat, standing: Standing) -> tuple[Deal, Envelopes]:
    """Throw the cards in and let this dealer shuffle again."""
    redeals = deal.redeals + 1
    fresh = Deal(
        rules=deal.rules,
        seats=deal.seats,
        dealer=dealer,
        standing=standing,
        outfit=deal.outfit,
        agenda=deal.again,
        again=deal.again,
        table=table_of(deal.rules, deal.seats, dealer),
        hands=((),) * deal.seats,
        redeals=redeals,
    )
    return fresh, to_all(ThrownIn(cause, dealer, standing, redeals))


# ------------------------------------------------------------------------ misdeals


def is_misdeal(hand: Cards, rules: MightyRules) -> bool:
    """Say whether a hand is poor enough to be called a misdeal (rule book A5)."""
    misdeal = rules.misdeal
    total = sum(_half_points(card, rules) for card in hand)
    return total <= misdeal.at_most or any(_is_hand(hand, kind, rules) for kind in misdeal.also)


def _half_points(card: Card, rules: MightyRules) -> int:
    """Return what a card counts for a misdeal, in half points."""
    if card.rank is Rank.JOKER:
        return rules.misdeal.joker
    if card.rank is Rank.TEN:
        return rules.misdeal.tens
    if card.rank is Rank.ACE and card.suit is Suit.SPADES:
        return rules.misdeal.spade_ace
    return rules.misdeal.honours if card.rank in POINT_RANKS else 0


def _is_hand(hand: Cards, kind: MisdealHand, rules: MightyRules) -> bool:
    """Say whether a hand is of a kind that is a misdeal whatever its cards count."""
    points = [card for card in hand if card.rank in POINT_RANKS]
    lone = points[0] if len(points) == 1 else None
    match kind:
        case MisdealHand.NO_POINTS:
            return not points
        case MisdealHand.ONE_OR_LESS:
            return len(points) <= 1
        case MisdealHand.ALL_POINTS:
            return len(points) == len(hand)
        case MisdealHand.LONE_TEN:
            return lone is not None and lone.rank is Rank.TEN
        case MisdealHand.ONE_EYED_JACK:
            return lone is not None and lone.rank is Rank.JACK and lone.suit in ONE_EYED
        case MisdealHand.ONLY_MIGHTY:
            return lone is not None and lone.face == parse_face(rules.special.mighty)


def misdeals_before_bidding(deal: Deal) -> tuple[Deal, Envelopes]:
    """Ask everybody for a misdeal before the bidding, where it is asked then."""
    misdeal = deal.rules.misdeal
    if misdeal.allowed and misdeal.when == "before_bidding":
        return deal.now(*(AskingMisdeal(seat) for seat in deal.table)), ()
    return deal.now(), ()


class AskingMisdeal(Phase[Deal], frozen=True):
    """A player is asked whether the hand is a misdeal; everybody is, so asking tells nothing."""

    name: ClassVar[str] = "misdeal"
    seat: Seat

    def actor(self, deal: Deal) -> Seat:
        """The player who is asked."""
        return self.seat

    def legal(self, deal: Deal) -> Legal:
        """Only a hand poor enough may be called a misdeal."""
        if is_misdeal(deal.hands[self.seat], deal.rules):
            return OneOf((NoMisdeal(), Misdeal()))
        return OneOf((NoMisdeal(),), ((Misdeal(), Reason("no_misdeal", "misdeal.at_most")),))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Go on, or show the hand, pay, and deal again."""
        said = to_all(Did(self.seat, action))
        if isinstance(action, NoMisdeal):
            return deal.now(), said
        shown = to_all(MisdealShown(self.seat, deal.hands[self.seat]))
        dealer = self.seat if deal.rules.misdeal.dealer == "caller" else deal.dealer
        again, envelopes = redeal(deal, "misdeal", dealer, self._paid(deal))
        return again, said + shown + envelopes

    def _paid(self, deal: Deal) -> Standing:
        """Return the standing after the caller has paid into the pot."""
        standing, rule = deal.standing, deal.rules.misdeal.penalty
        if rule == "none":
            return standing
        price = FIXED_PENALTY if rule == "fixed" else 2 ** (standing.misdeals + 1)
        paid = replace(standing, misdeals=standing.misdeals + 1)
        return pay_into_pot(deal.rules, paid, (self.seat,), price)


def pay_into_pot(
    rules: MightyRules, standing: Standing, seats: tuple[Seat, ...], price: int
) -> Standing:
    """Return the standing after these seats have each paid a price into the pot."""
    sign = -1 if rules.score.style == "payment" else 1
    scores = tuple(
        [score + sign * price * (seat in seats) for seat, score in enumerate(standing.scores)]
    )
    return replace(standing, scores=scores, pot=standing.pot + price * len(seats))
