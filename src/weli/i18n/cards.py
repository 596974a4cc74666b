"""Cards and suits by their names: the Laub-Ober, the Ober of Leaves, the ace of spades."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from weli.cards import FRENCH_SUITS, Card, Rank, Suit, parse_card, parse_french_card
from weli.i18n.texts import Texts

__all__ = ["card_called", "card_name", "card_names", "suit_name", "the_card"]

JOKERS_APART: Final = "jokers_apart"
"""Known of a table where one deck has a black and a red joker."""

_READERS: Final[dict[str, Callable[[str], Card]]] = {
    "mulatschak": parse_card,
    "mighty": parse_french_card,
}
"""How each game reads a card's code; without a game the first that can read it counts."""


def card_name(texts: Texts, card: Card, *, numbered: bool = False) -> str:
    """Return a card's name, such as "Ober of Leaves", "Weli" or "ace of spades".

    Args:
        texts: the language; at a table that has them, black and red joker have their own names.
        card: the card.
        numbered: tell a copy from the first card with the same face: "ace of spades (2)".
    """
    name = texts(_message(card), **_face(texts, card))
    if numbered and card.copy and not _apart(texts, card):
        return texts("card-copy", card=name, number=card.copy + 1)
    return name


def the_card(texts: Texts, card: Card) -> str:
    """Return a card's name as the object of a sentence: "the Ober of Leaves", "den Laub-Ober"."""
    return texts(f"{_message(card)}.object", **_face(texts, card))


def card_names(texts: Texts, cards: Iterable[Card]) -> str:
    """Return the names of some cards as a list with commas, or the word for none.

    Copies of the same card are told apart.
    """
    listed = list(cards)
    faces = Counter(card.face for card in listed)
    names = [card_name(texts, card, numbered=faces[card.face] > 1) for card in listed]
    return ", ".join(names) or texts("no-cards")


def card_called(texts: Texts, code: str) -> str:
    """Return the name of the card with this code, or the code itself where there is no such."""
    readers = [_READERS[texts.game]] if texts.game else [*_READERS.values()]
    for read in readers:
        try:
            return card_name(texts, read(code))
        except ValueError:
            continue
    return code


def suit_name(texts: Texts, suit: Suit, deck: str = "german") -> str:
    """Return a suit's name in a deck, `german` or `french`: "Leaves", "spades"."""
    own = "french" if suit in FRENCH_SUITS and suit is not Suit.HEARTS else deck
    return texts(f"{own}-suit", suit=str(suit))


def _message(card: Card) -> str:
    """Return the message that names the cards of a deck."""
    return f"{card.deck}-card"


def _apart(texts: Texts, card: Card) -> bool:
    """Say whether a card is one of two jokers that are told apart by their colour."""
    return card.rank is Rank.JOKER and texts.table.get(JOKERS_APART) == "yes"


def _face(texts: Texts, card: Card) -> dict[str, str]:
    """Return what the messages of a card need to know."""
    rank = card.rank.name.lower()
    kind = ("black_joker", "red_joker")[card.copy % 2] if _apart(texts, card) else rank
    return {
        "kind": kind,
        "rank": texts(f"{card.deck}-rank", rank=rank),
        "suit": suit_name(texts, card.suit, card.deck) if card.suit else "",
    }
