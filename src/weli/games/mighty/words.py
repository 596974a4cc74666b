"""The words that Mighty's options choose from."""

from enum import StrEnum
from typing import Final, Literal

from weli.cards import FRENCH_SUITS, Face, Rank

__all__ = ["FACES", "FriendKind", "MisdealHand", "Players", "Policy", "Unburied"]

Policy = Literal["valid", "powerless", "powerless_lead", "no_lead", "forbidden"]
"""What a kind of card may do in the first or the last trick (rule book, section E).

valid: everything; powerless: it may be played, without power; powerless_lead: without power when
led, with power when followed with; no_lead: not led while anything else may be (joker and ripper
have no power in that trick); forbidden: neither led nor followed with while anything else may be.
"""

FACES: Final = tuple(
    Face(suit, rank).code
    for suit in FRENCH_SUITS
    for rank in Rank
    if rank <= Rank.TEN or rank in (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
)
"""The codes of the 52 faces of a French deck."""


class Players(StrEnum):
    """How many people can play Mighty."""

    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"


class MisdealHand(StrEnum):
    """Hands that are a misdeal whatever their cards count (rule book A5)."""

    NO_POINTS = "no_points"
    LONE_TEN = "lone_ten"
    ONE_EYED_JACK = "one_eyed_jack"
    ONLY_MIGHTY = "only_mighty"
    ONE_OR_LESS = "le1"
    ALL_POINTS = "all_points"


class Unburied(StrEnum):
    """Cards that a table may forbid to bury."""

    MIGHTY = "mighty"
    JOKER = "joker"


class FriendKind(StrEnum):
    """The ways of calling a friend (rule book A9)."""

    CARD = "card"
    CARDS = "cards"
    FIRST = "first"
    LAST = "last"
    NTH = "nth"
    SEAT = "seat"
    NONE = "none"
