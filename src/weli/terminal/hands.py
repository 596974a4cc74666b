"""Sorting a hand as players hold it: trumps first, colours alternating, high cards left."""

from collections.abc import Iterable
from typing import Final

from weli.cards import WELI, Card, Suit

__all__ = ["sort_hand", "suit_order", "weakest"]

_RED: Final = frozenset((Suit.HEARTS, Suit.BELLS))


def suit_order(suits: Iterable[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Return these suits as they stand in a hand: trump first, red and dark alternating.

    Where one colour has more suits than the other it begins, so that two suits of a colour are
    neighbours only if that cannot be helped.
    """
    left = [suit for suit in Suit if suit in set(suits) and suit is not trump]
    order = [] if trump is None else [trump]
    while left:
        reds = [suit for suit in left if suit in _RED]
        begin_red = 2 * len(reds) > len(left)
        wants_red = order[-1] not in _RED if order else begin_red
        chosen = next((suit for suit in left if (suit in _RED) is wants_red), left[0])
        order.append(chosen)
        left.remove(chosen)
    return tuple(order)


def sort_hand(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """Return a hand as it is held; the Weli stands among the trumps, and first before trump."""
    hand = tuple(cards)
    order = suit_order([card.suit for card in hand if card.suit], trump)

    def place(card: Card) -> tuple[int, int]:
        suit = card.suit or trump
        return (-1 if suit is None else order.index(suit)), -card.rank

    return tuple(sorted(hand, key=place))


def weakest(cards: Iterable[Card], count: int, trump: Suit | None) -> tuple[Card, ...]:
    """Return so many of the weakest cards, plain ones before trumps, in pack order."""

    def power(card: Card) -> tuple[bool, int, int]:
        return card is WELI or card.suit is trump, card.rank, card.index

    return tuple(sorted(sorted(cards, key=power)[:count]))
