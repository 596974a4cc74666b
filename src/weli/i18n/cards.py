"""Cards and suits by their names: the Laub-Ober, the Ober of Leaves."""

from collections.abc import Iterable

from weli.cards import Card, Suit, parse_card
from weli.i18n.texts import Texts

__all__ = ["card_called", "card_name", "card_names", "suit_name", "the_card"]


def card_name(texts: Texts, card: Card) -> str:
    """Return a card's name, such as "Ober of Leaves" or "Weli"."""
    return texts("card", **_face(texts, card))


def the_card(texts: Texts, card: Card) -> str:
    """Return a card's name as the object of a sentence: "the Ober of Leaves", "den Laub-Ober"."""
    return texts("card.object", **_face(texts, card))


def card_names(texts: Texts, cards: Iterable[Card]) -> str:
    """Return the names of some cards as a list with commas, or the word for none."""
    return ", ".join(card_name(texts, card) for card in cards) or texts("no-cards")


def card_called(texts: Texts, code: str) -> str:
    """Return the name of the card with this code, or the code itself where there is no such."""
    try:
        return card_name(texts, parse_card(code))
    except ValueError:
        return code


def suit_name(texts: Texts, suit: Suit) -> str:
    """Return a suit's name, such as "Leaves"."""
    return texts("suit", suit=str(suit))


def _face(texts: Texts, card: Card) -> dict[str, str]:
    """Return what the messages of a card need to know."""
    rank = card.rank.name.lower()
    return {
        "kind": rank,
        "rank": texts("rank", rank=rank),
        "suit": suit_name(texts, card.suit) if card.suit else "",
    }
