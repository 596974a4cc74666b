"""Cards as numbers: who belongs to which suit, and what beats what."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from weli.cards import CARDS, GERMAN_SUITS, WELI, Card
from weli.fast.mulatschak.layout import CARD_COUNT
from weli.fast.rules_vector import Numbers
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.trumps import BELLS_SEVEN, SOWS, is_white, pack_of, strength, suit_of

__all__ = [
    "ABOVE",
    "BEATEN_BY",
    "RANKS",
    "SOW_OF",
    "SUIT_CARDS",
    "SUIT_OF",
    "WELI_CARD",
    "WHITE_CARDS",
]

SUITS: Final = len(GERMAN_SUITS)
HEARTS: Final = 2
BELLS: Final = 3
WELI_CARD: Final = WELI.index
WELI_BIT: Final = 1 << WELI.index
SEVEN_BIT: Final = 1 << BELLS_SEVEN.index
"""The Bells seven."""


def bits_of(cards: Iterable[Card]) -> int:
    """Return a set of cards as a number."""
    return sum(1 << card.index for card in cards)


WHITE_CARDS: Final = bits_of(card for card in CARDS if is_white((card,)))
"""The cards that a white hand is made of."""

RANKS: Final = np.array([int(card.rank) for card in CARDS], dtype=np.int64)
"""By card: its rank, for the draw of the first dealer."""

PRINTED: Final = np.array(
    [-1 if card.suit is None else GERMAN_SUITS.index(card.suit) for card in CARDS], dtype=np.int64
)
"""By card: its printed suit; -1 for the Weli."""

SUIT_OF: Final = np.array(
    [GERMAN_SUITS.index(suit_of(card, trump)) for trump in GERMAN_SUITS for card in CARDS],
    dtype=np.int64,
)
"""By trump and card (`36 * trump + card`): the suit the card counts as."""

SUIT_CARDS: Final = np.array(
    [
        bits_of(card for card in CARDS if suit_of(card, trump) is suit)
        for trump in GERMAN_SUITS
        for suit in GERMAN_SUITS
    ],
    dtype=np.int64,
)
"""By trump and suit (`4 * trump + suit`): the cards of the suit."""

BEATEN_BY: Final = np.array(
    [
        bits_of(
            other
            for other in CARDS
            if strength(other, trump, suit_of(card, trump))
            > strength(card, trump, suit_of(card, trump))
        )
        for trump in GERMAN_SUITS
        for card in CARDS
    ],
    dtype=np.int64,
)
"""By trump and card: the cards that take the trick from this one while it is winning."""

ABOVE: Final = np.array(
    [
        bits_of(
            other
            for other in CARDS
            if suit_of(other, trump) is suit_of(card, trump) and other.rank > card.rank
        )
        for trump in GERMAN_SUITS
        for card in CARDS
    ],
    dtype=np.int64,
)
"""By trump and card: the higher cards of its own suit."""

SOW_OF: Final = np.array([1 << SOWS[suit].index for suit in GERMAN_SUITS], dtype=np.int64)
"""By suit: its Sow."""


def pack_bits(rules: MulatschakRules) -> int:
    """Return the cards that a table plays with."""
    return bits_of(pack_of(rules.pack))


def first_order(rules: MulatschakRules) -> Numbers:
    """Return the pack in order, filled up with -1."""
    places = [card.index for card in pack_of(rules.pack)]
    return np.array(places + [-1] * (CARD_COUNT - len(places)), dtype=np.int64)
