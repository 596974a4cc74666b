"""What a player can still meet in the tricks: cards not seen, and who cannot hold which."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Card, Face, Rank
from weli.games.mighty.actions import CallCard, CallCards
from weli.games.mighty.events import Cards
from weli.games.mighty.powers import Specials, follow_suits
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import RULES_KEPT, is_point, outfit_of
from weli.games.mighty.view import View
from weli.kernel.actions import Action, Seat

__all__ = ["ABOVE", "FACE_BITS", "JOKERS", "SUIT_BITS", "Sight", "bits_of", "called_bits"]


def bits_of(cards: Iterable[Card]) -> int:
    """Return cards as a set of bits, one for each card's place in the two decks."""
    bits = 0
    for card in cards:
        bits |= 1 << card.index
    return bits


SUIT_BITS: Final = {
    suit: bits_of(card for card in FRENCH_CARDS if card.suit is suit) for suit in FRENCH_SUITS
}
"""The cards of each suit, as bits."""

JOKERS: Final = bits_of(card for card in FRENCH_CARDS if card.rank is Rank.JOKER)
"""The jokers, as bits."""

FACE_BITS: Final[dict[Face, int]] = {
    card.face: bits_of(other for other in FRENCH_CARDS if other.face == card.face)
    for card in FRENCH_CARDS
}
"""The copies of each face, as bits."""

ABOVE: Final = tuple(
    bits_of(other for other in FRENCH_CARDS if other.suit is card.suit and other.rank > card.rank)
    for card in FRENCH_CARDS
)
"""The higher cards of each card's suit, as bits; an equal card does not beat the first."""


@lru_cache(maxsize=RULES_KEPT)
def pack_bits(rules: MightyRules, seats: int) -> int:
    """Return the pack as bits."""
    return bits_of(outfit_of(rules, seats).cards)


@lru_cache(maxsize=RULES_KEPT)
def point_bits(rules: MightyRules) -> int:
    """Return the cards that count a point, as bits."""
    return bits_of(card for card in FRENCH_CARDS if is_point(card, rules.special))


def called_bits(call: Action | None) -> int:
    """Return every copy of the called cards, as bits; none where no card was called."""
    if isinstance(call, CallCard):
        return FACE_BITS[call.card.face]
    if isinstance(call, CallCards):
        return FACE_BITS[call.one.face] | FACE_BITS[call.other.face]
    return 0


class Sight:
    """The cards that others may hold.

    Attributes:
        points: the cards that count a point, as bits.
        unseen: the cards that the player has not seen, as bits.
        lacks: for each seat the cards it is known not to hold, as bits.
        called: the copies of the called cards, as bits.
    """

    __slots__ = ("called", "lacks", "points", "unseen")

    def __init__(self, view: View, specials: Specials) -> None:
        """Go through everything that was played."""
        self.points = point_bits(view.rules)
        self.called = called_bits(view.call) & pack_bits(view.rules, view.seats)
        self.lacks = [0] * view.seats
        seen = bits_of(view.hand) | bits_of(view.buried)
        mighty = FACE_BITS[specials.mighty]
        for trick in view.tricks:
            seen |= bits_of(trick.cards)
            led = trick.cards[0]
            # What a joker's leader named is not kept, so such tricks tell nothing.
            if led.suit is not None and not (mighty >> led.index & 1):
                self._learn(trick.order, trick.cards, SUIT_BITS[led.suit], mighty)
        if view.trick is not None:
            seen |= bits_of(view.trick.cards)
            self._learn_open(view, specials, mighty)
        self.unseen = pack_bits(view.rules, view.seats) & ~seen
        one_deck = self.called.bit_count() == 1
        if one_deck and view.declarer != view.me:
            self.lacks[view.declarer] |= self.called

    def _learn(self, order: tuple[Seat, ...], cards: Cards, suit: int, mighty: int) -> None:
        """Note who could not follow suit; the mighty and the joker may be played at any time."""
        free = suit | mighty | JOKERS
        for place in range(1, len(cards)):
            if not free >> cards[place].index & 1:
                self.lacks[order[place]] |= suit

    def _learn_open(self, view: View, specials: Specials, mighty: int) -> None:
        """Learn from the open trick, where it is known what was named and called."""
        trick = view.trick
        assert trick is not None, "there is an open trick"
        follow = 0
        for suit in follow_suits(trick):
            follow |= SUIT_BITS[suit]
        self._learn(trick.order, trick.cards, follow, mighty)
        if trick.called and view.rules.play.ripper_multi == "all_holders":
            copies = specials.called_by(trick.cards[0])
            jokers = bits_of(card for card in FRENCH_CARDS if self._is_joker(card, copies))
            for seat, card in zip(trick.order[1:], trick.cards[1:], strict=False):
                if not (jokers | mighty) >> card.index & 1:
                    self.lacks[seat] |= jokers

    @staticmethod
    def _is_joker(card: Card, copies: frozenset[int]) -> bool:
        return card.rank is Rank.JOKER and card.copy in copies

    def chance(self, view: View, seat: Seat, cards: int, boost: int) -> int:
        """Return the chance that a seat holds one certain of these unseen cards.

        Args:
            view: the view.
            seat: the seat that is asked about.
            cards: the card, or its copies, as bits.
            boost: by how much, in tenths, the declarer is likelier to hold it.
        """
        mine, total = 0, 0
        for other in view.table:
            if other == view.me or self.lacks[other] & cards == cards:
                continue
            weight = view.counts[other] * (boost if other == view.declarer else 10)
            total += weight
            if other == seat:
                mine = weight
        return 1000 * mine // total if total else 0
