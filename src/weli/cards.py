"""Playing cards: suits, ranks, the Weli, the jokers, and the decks that games are dealt from.

A `Card` is one physical card; what it shows is its `Face`. There is exactly one object for each
card, so cards are compared by identity, hash fast, and survive copying and pickling as the same
object. A card's code is a short, language-free name: the suit's letter and the rank. In the German
deck `LO` is the Ober of Leaves and `Weli` the Weli; in the French decks `SA` is the ace of spades,
`SA'` its second copy, and `Joker`, `Joker'`, ... are the jokers.
"""

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

__all__ = [
    "CARDS",
    "FRENCH_CARDS",
    "FRENCH_SUITS",
    "GERMAN_SUITS",
    "WELI",
    "Card",
    "Face",
    "Rank",
    "Suit",
    "german_pack",
    "parse_card",
    "parse_face",
    "parse_french_card",
]


class Suit(StrEnum):
    """The suits of both decks; Hearts are in both."""

    ACORNS = "acorns"
    LEAVES = "leaves"
    HEARTS = "hearts"
    BELLS = "bells"
    SPADES = "spades"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"


GERMAN_SUITS: Final = (Suit.ACORNS, Suit.LEAVES, Suit.HEARTS, Suit.BELLS)
"""The suits of the double German deck, in the order in which hands are sorted."""

FRENCH_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits of the French deck, black and red in turn."""


class Rank(IntEnum):
    """The ranks of both decks, low to high; up to ten the value is the number on the card.

    German, with the Weli between King and Sow (S1 and S2: "Sow, Weli, King, Ober, Unter, 10 to 6");
    French, with the joker above the ace.
    """

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    UNTER = 11
    JACK = 12
    OBER = 13
    QUEEN = 14
    KING = 15
    WELI = 16
    SOW = 17
    ACE = 18
    JOKER = 19

    @property
    def code(self) -> str:
        """The rank as it is written in a card's code: a number or a letter."""
        return str(int(self)) if self <= Rank.TEN else self.name[0]


class Face(NamedTuple):
    """What a card shows: its suit and rank. The Weli and jokers have no suit of their own."""

    suit: Suit | None
    rank: Rank

    @property
    def code(self) -> str:
        """The face as it is written in a card's code."""
        if self.suit is None:
            return self.rank.name.capitalize()
        return self.suit.name[0] + self.rank.code


class Card:
    """One physical card, such as the Ober of Leaves; there is one object for each card.

    Attributes:
        face: what the card shows.
        suit: the printed suit, or `None` for the Weli and the jokers.
        rank: its rank.
        copy: which of several cards with the same face it is, counted from 0.
        index: its place among the cards of its deck; cards sort by it.
        code: its short name, such as `LO`, `H10`, `Weli` or `SA'`.
    """

    __slots__ = ("code", "copy", "deck", "face", "index", "rank", "suit")

    def __init__(self, deck: str, face: Face, index: int, copy: int = 0) -> None:
        """Make a card; only this module does so, everybody else takes cards from the decks."""
        self.deck: Final = deck
        self.face: Final = face
        self.suit: Final = face.suit
        self.rank: Final = face.rank
        self.copy: Final = copy
        self.index: Final = index
        self.code: Final = face.code + "'" * copy

    def __repr__(self) -> str:
        """Show the card's code."""
        return self.code

    def __lt__(self, other: "Card") -> bool:
        """Sort cards by their place in the deck."""
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        """Pickle and copy a card as its place, so that it stays the one object."""
        return _card_at, (self.deck, self.index)


def _german_cards() -> tuple[Card, ...]:
    """Make the 36 cards, suit by suit and low to high; the six of Bells is the Weli."""
    numbers = (Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)
    ranks = (*numbers, Rank.UNTER, Rank.OBER, Rank.KING, Rank.SOW)
    faces = [Face(suit, rank) for suit in GERMAN_SUITS for rank in ranks]
    faces[faces.index(Face(Suit.BELLS, Rank.SIX))] = Face(None, Rank.WELI)
    return tuple(Card("german", face, index) for index, face in enumerate(faces))


COPIES: Final = 2
JOKERS: Final = 4


def _french_cards() -> tuple[Card, ...]:
    """Make two decks of 52 and four jokers: suit by suit, low to high, the copies together."""
    letters = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
    ranks = (*(rank for rank in Rank if rank <= Rank.TEN), *letters)
    faces = [Face(suit, rank) for suit in FRENCH_SUITS for rank in ranks]
    made = [(face, copy) for face in faces for copy in range(COPIES)]
    made += [(Face(None, Rank.JOKER), copy) for copy in range(JOKERS)]
    return tuple(Card("french", face, index, copy) for index, (face, copy) in enumerate(made))


CARDS: Final[tuple[Card, ...]] = _german_cards()
"""The German deck in order; `CARDS[card.index] is card`."""

FRENCH_CARDS: Final[tuple[Card, ...]] = _french_cards()
"""Two French decks and four jokers in order; `FRENCH_CARDS[card.index] is card`."""

_DECKS: Final = {"german": CARDS, "french": FRENCH_CARDS}
_GERMAN: Final = {card.code.lower(): card for card in CARDS}
_FRENCH: Final = {card.code.lower(): card for card in FRENCH_CARDS}

WELI: Final[Card] = _GERMAN["weli"]
"""The Weli: always a trump, the second highest after the Sow."""


def _card_at(deck: str, index: int) -> Card:
    """Return the card at a place in a deck."""
    return _DECKS[deck][index]


def _find(cards: dict[str, Card], code: str) -> Card:
    try:
        return cards[code.lower()]
    except KeyError:
        raise ValueError(code) from None


def parse_card(code: str) -> Card:
    """Return the German card with this code, such as `LO`, `h10` or `Weli`.

    Raises:
        ValueError: there is no such card; the text is the code.
    """
    return _find(_GERMAN, code)


def parse_french_card(code: str) -> Card:
    """Return the French card with this code, such as `SA`, `h10'` or `Joker`.

    Raises:
        ValueError: there is no such card; the text is the code.
    """
    return _find(_FRENCH, code)


def parse_face(code: str) -> Face:
    """Return the face of a French card, such as `SA` or `Joker`; raises as `parse_french_card`."""
    return parse_french_card(code.rstrip("'")).face


def german_pack(ranks: Iterable[Rank]) -> tuple[Card, ...]:
    """Return the German cards of these ranks in order; the Weli is in every pack."""
    kept = {*ranks, Rank.WELI}
    return tuple(card for card in CARDS if card.rank in kept)
