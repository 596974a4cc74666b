"""Which cards' ranks have mattered for an answer, so that other low cards need not be tried.

With each answer the search notes a set of cards that holds, with a card, all higher ones of its
suit. The answer stays the same however the cards outside of it change places, as long as each hand
keeps as many of each suit with and without points. So when a card outside of it has failed, all
such cards of its suit fail. (Only with one deck; with two nothing is left out.)
"""

from typing import Final

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.bits import top_place
from weli.fast.mighty.tables import JOKERS, SUIT_OF
from weli.fast.rules_vector import Numbers

__all__ = ["from_tops", "held", "skip_alike", "to_tops", "upwards", "with_equals"]

SUITS: Final = 4
HONOURS: Final = sum(31 << 13 * suit + 8 for suit in range(SUITS))
"""The faces with points."""


@compiled
def upwards(bit: int) -> int:
    """Return a card and all higher ones of its suit; nothing for a joker."""
    return SUIT_OF[trailing_zeros(bit)] & ~(bit - 1) if bit else 0


@compiled
def held(s: Numbers) -> int:
    """Return all faces that somebody holds."""
    faces = 0
    for seat in range(at.MOST_SEATS):
        faces |= s[at.HAND + 2 * seat]
    return faces


@compiled
def to_tops(s: Numbers, ranked: int) -> int:
    """Return by suit, in 4 bits each, how many of the highest cards held are among some."""
    faces, tops = held(s) & ranked, 0
    for suit in range(SUITS):
        tops |= popcount(faces & SUIT_OF[13 * suit]) << 4 * suit
    return tops


@compiled
def from_tops(s: Numbers, tops: int) -> int:
    """Return so many of the highest cards held of each suit, with all higher ones."""
    ranked = 0
    if tops:
        faces = held(s)
        for suit in range(SUITS):
            wanted = tops >> 4 * suit & 15
            if wanted:
                cards = faces & SUIT_OF[13 * suit]
                for _ in range(popcount(cards) - wanted):
                    cards &= cards - 1
                ranked |= upwards(cards & -cards)
    return ranked


@compiled
def skip_alike(s: Numbers, f: int, move: int, ranked: int) -> None:
    """After a card has failed, leave out those whose rank would matter as little."""
    bit = 1 << (move & 63)
    fixed = ranked | s[at.MIGHTY] | JOKERS | s[at.RIPPERS] | s[f + at.CALLED]
    if s[at.DECKS] == 1 and not bit & fixed:
        alike = HONOURS if bit & HONOURS else ~HONOURS
        s[f + at.SKIPPED] |= SUIT_OF[move & 63] & alike & ~fixed


@compiled
def with_equals(s: Numbers, f: int, ranked: int) -> int:
    """Return the cards whose rank matters, with those that stand for an equal one among them."""
    equals = s[f + at.EQUALS] & ranked
    own = s[at.HAND + 2 * s[f + at.ACTOR]]
    while equals:
        place = top_place(equals)
        below = own & ((1 << place) - 1)
        ranked |= upwards(1 << top_place(below))
        equals = (s[f + at.EQUALS] & ranked) & ((1 << place) - 1)
    return ranked
