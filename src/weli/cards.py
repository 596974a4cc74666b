"""Playing cards: suits, ranks, the Weli, and the packs that games are dealt from.

A `Card` is one physical card. There is exactly one object for each card, so cards are compared
by identity, hash fast, and survive copying and pickling as the same object. A card's code is a
short, language-free name: the suit's letter and the rank (`LO` is the Ober of Leaves, `H10` the
ten of Hearts), and `Weli` for the Weli.
"""

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

__all__ = ["CARDS", "WELI", "Card", "Face", "Rank", "Suit", "german_pack", "parse_card"]


class Suit(StrEnum):
    """The four suits of the double German pack, in the order in which hands are sorted."""

    ACORNS = "acorns"
    LEAVES = "leaves"
    HEARTS = "hearts"
    BELLS = "bells"


class Rank(IntEnum):
    """The ranks of the German pack, low to high; the Weli stands between King and Sow.

    Source of the order: S1 and S2, "Sow, Weli, King, Ober, Unter, 10 to 6".
    """

    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    UNTER = 11
    OBER = 12
    KING = 13
    WELI = 14
    SOW = 15

    @property
    def code(self) -> str:
        """The rank as it is written in a card's code: a number or a letter."""
        return str(int(self)) if self <= Rank.TEN else self.name[0]


class Face(NamedTuple):
    """What a card shows: its suit and rank. The Weli belongs to no suit of its own (`None`)."""

    suit: Suit | None
    rank: Rank


class Card:
    """One physical card, such as the Ober of Leaves; there is one object for each card.

    Attributes:
        face: what the card shows.
        suit: the printed suit, or `None` for the Weli, which always belongs to the trump suit.
        rank: its rank.
        index: its place in the full pack, 0 to 35; cards sort by it.
        code: its short name, such as `LO`, `H10` or `Weli`.
    """

    __slots__ = ("code", "face", "index", "rank", "suit")

    def __init__(self, face: Face, index: int) -> None:
        """Make a card; only this module does so, everybody else takes cards from `CARDS`."""
        self.face: Final = face
        self.suit: Final = face.suit
        self.rank: Final = face.rank
        self.index: Final = index
        self.code: Final = "Weli" if face.suit is None else face.suit.name[0] + face.rank.code

    def __repr__(self) -> str:
        """Show the card's code."""
        return self.code

    def __lt__(self, other: "Card") -> bool:
        """Sort cards by their place in the full pack."""
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle and copy a card as its code, so that it stays the one object."""
        return parse_card, (self.code,)


def _all_cards() -> tuple[Card, ...]:
    """Make the 36 cards, suit by suit and low to high; the six of Bells is the Weli."""
    ranks = [rank for rank in Rank if rank is not Rank.WELI]
    faces = [Face(suit, rank) for suit in Suit for rank in ranks]
    faces[faces.index(Face(Suit.BELLS, Rank.SIX))] = Face(None, Rank.WELI)
    return tuple(Card(face, index) for index, face in enumerate(faces))


CARDS: Final[tuple[Card, ...]] = _all_cards()
"""Every card there is, in pack order; `CARDS[card.index] is card`."""

_BY_CODE: Final = {card.code.lower(): card for card in CARDS}

WELI: Final[Card] = _BY_CODE["weli"]
"""The Weli: always a trump, the second highest after the Sow."""


def parse_card(code: str) -> Card:
    """Return the card with this code, such as `LO`, `h10` or `Weli`.

    Raises:
        ValueError: there is no such card; the text names the code.
    """
    try:
        return _BY_CODE[code.lower()]
    except KeyError:
        raise ValueError(code) from None


def german_pack(ranks: Iterable[Rank]) -> tuple[Card, ...]:
    """Return the cards of these ranks in pack order; the Weli is in every pack."""
    kept = {*ranks, Rank.WELI}
    return tuple(card for card in CARDS if card.rank in kept)
