"""Sets of cards as whole numbers, one bit for each card's place in the twin."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Card, Rank
from weli.fast.mighty.tables import place_of_card
from weli.games.mighty.powers import Specials
from weli.games.mighty.seating import RULES_KEPT

__all__ = ["ALL", "JOKERS", "SUITS", "Kinds", "bit_of", "bits", "kinds_of", "members"]

_BITS: Final = {card: 1 << place_of_card(card) for card in FRENCH_CARDS}


def bit_of(card: Card) -> int:
    """Return the set of one card."""
    return _BITS[card]


def bits(cards: Iterable[Card]) -> int:
    """Return the set of some cards."""
    return sum({_BITS[card] for card in cards})


def members(cards: int) -> tuple[Card, ...]:
    """Return the cards of a set, in pack order."""
    return tuple(sorted(card for card, bit in _BITS.items() if cards & bit))


ALL: Final = bits(FRENCH_CARDS)
JOKERS: Final = bits(card for card in FRENCH_CARDS if card.rank is Rank.JOKER)
SUITS: Final = {
    suit: bits(card for card in FRENCH_CARDS if card.suit is suit) for suit in FRENCH_SUITS
}
"""Every copy of a suit's cards."""


class Kinds(NamedTuple):
    """The special cards of a contract as sets, by the names of the house rules."""

    mighty: int
    joker: int
    ripper: int
    trump: int


@lru_cache(maxsize=5 * RULES_KEPT)
def kinds_of(specials: Specials) -> Kinds:
    """Return the special cards of a contract as sets."""
    return Kinds(
        mighty=bits(card for card in FRENCH_CARDS if specials.is_mighty(card)),
        joker=JOKERS,
        ripper=bits(card for card in FRENCH_CARDS if specials.called_by(card)),
        trump=0 if specials.trump is None else SUITS[specials.trump],
    )
