"""Words of cards: their highest card, and those after a card, in the order of the steps."""

from weli.fast.jit import compiled, popcount
from weli.fast.mighty import layout as at
from weli.fast.mighty.tables import ALL_FACES

__all__ = ["after_card", "drop_last", "highest"]


@compiled
def highest(word: int) -> int:
    """Return the highest bit of a word that is not zero."""
    word |= word >> 1
    word |= word >> 2
    word |= word >> 4
    word |= word >> 8
    word |= word >> 16
    word |= word >> 32
    return 1 << (popcount(word) - 1)


@compiled
def drop_last(first: int, second: int, number: int) -> tuple[int, int]:
    """Return two words of cards without their last so many cards; there are more than that."""
    for _ in range(number):
        jokers = first & ~ALL_FACES
        last = highest(jokers if jokers else first | second)
        if jokers or not second & last:
            first &= ~last
        else:
            second ^= last
    return first, second


@compiled
def after_card(first: int, second: int, place: int) -> tuple[int, int]:
    """Return the cards of two words that come after the one at a place; -1 for all."""
    if place < 0:
        return first, second
    bit = 1 << (place & 63)
    first &= ~(2 * bit - 1)
    return first, second & ~(bit - 1 if place < at.FACES else 2 * bit - 1)
