"""What the search remembers: at the start of a trick, how many points are still to be had.

A place of the table is two numbers: the whole key of a position, and what is known of it: the
least and the most points that are proven, the move that was best, and for each of the two bounds
how many of the highest cards of each suit it took (`ranks`). The key is made of everything that
can change the value: the hands, in which only the order of the cards that are still held counts,
with their suits and points; who is on turn; the special cards. The salt belongs to one search
alone, so what an earlier one left in the table is never taken up. That two positions share one
key of 64 bits is so unlikely that it is not looked into.
"""

from typing import Any, Final

import numpy as np

from weli.fast.jit import compiled, popcount, trailing_zeros, upper_product
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.playing import open_sides
from weli.fast.mighty.solving.ranks import HONOURS, SUITS, held
from weli.fast.mighty.tables import JOKERS, SUIT_OF
from weli.fast.rules_vector import Numbers

__all__ = ["key_of", "known", "remember"]

ONE: Final = np.uint64(0xA0761D6478BD642F)
TWO: Final = np.uint64(0xE7037ED1A0B428DB)
THREE: Final = np.uint64(0x8EBC6AF09C88C6E3)
UNKNOWN: Final = 255 << 8
"""No points are sure, and any number is possible."""
POINT_BITS: Final = 255
MOVE_SHIFT: Final = 16
LEAST_SHIFT, MOST_SHIFT = 32, 48
TOP_BITS: Final = 0xFFFF
HALVINGS: Final = 6


@compiled
def folded(one: Any, other: Any) -> Any:
    """Mix two words into one."""
    return one * other ^ upper_product(one, other)


@compiled
def mixed_in(key: Any, word: int) -> Any:
    """Mix a word into a key."""
    return folded(np.uint64(word) ^ ONE, key ^ TWO)


@compiled
def plan(s: Numbers, faces: int) -> None:
    """Prepare `squeezed`: which bits go down by 1, 2, 4 and so on (Hacker's Delight, 7-4)."""
    left, zeros = faces, ~faces << 1
    for step in range(HALVINGS):
        parity = zeros
        for shift in range(HALVINGS):
            parity ^= parity << (1 << shift)
        moving = parity & left
        s[at.PLAN + step] = moving
        left = (left ^ moving) | (moving >> (1 << step))
        zeros &= ~parity


@compiled
def squeezed(s: Numbers, faces: int, all_faces: int) -> int:
    """Return some of the planned faces with the gaps between these closed."""
    faces &= all_faces
    for step in range(HALVINGS):
        moving = faces & s[at.PLAN + step]
        faces = (faces ^ moving) | (moving >> (1 << step))
    return faces


@compiled
def key_of(s: Numbers, f: int) -> Any:
    """Return the key of a position."""
    faces = held(s)
    plan(s, faces)
    key = np.uint64(s[at.SALT])
    for seat in range(at.MOST_SEATS):
        if s[at.HAND + 2 * seat]:
            key = mixed_in(key, squeezed(s, s[at.HAND + 2 * seat], faces) ^ seat << 56)
            if s[at.DECKS] > 1:
                key = mixed_in(key, squeezed(s, s[at.HAND + 2 * seat + 1], faces))
    fixed = faces & (s[at.MIGHTY] | s[f + at.CALLED] | s[at.RIPPERS] | JOKERS)
    key = mixed_in(mixed_in(key, squeezed(s, fixed, faces)), fixed)
    suits = 0
    for suit in range(SUITS):
        cards = faces & SUIT_OF[13 * suit]
        suits = suits << 8 | popcount(cards) << 4 | popcount(cards & HONOURS)
    key = mixed_in(key, suits)
    if s[f + at.IN_TRICK]:
        key = with_trick(s, f, key, faces)
    if s[f + at.CALLED]:
        key = mixed_in(key, s[f + at.CALLED])
    if s[at.OPEN] and open_sides(s, f):
        for seat in range(at.MOST_SEATS):
            taken = 0 if s[f + at.SIDE] >> seat & 1 else s[at.CAPTURED + seat]
            key = mixed_in(key, taken)
    rest = s[f + at.ACTOR] | s[f + at.VOID_SEEN] << 3 | s[f + at.HONOURED] << 8
    return np.int64(mixed_in(key, rest | s[f + at.SHOWN] << 16 | s[f + at.SIDE] << 24))


@compiled
def with_trick(s: Numbers, f: int, key: Any, faces: int) -> Any:
    """Return a key with the open trick: what is to be followed, and what is to be beaten."""
    best = s[f + at.BEST_BIT]
    word = s[f + at.IN_TRICK] | s[f + at.TRICK_POINTS] << 3 | s[f + at.BEST_SEAT] << 7
    word |= popcount(faces & (best - 1)) << 10 | (trailing_zeros(best) // 13) << 16
    word |= (1 if faces & best else 0) << 19 | (s[f + at.BEST_POWER] // 100) << 20
    word |= s[f + at.ANSWERED] << 24 | (s[f + at.RIPPED] >> 52) << 25
    key = mixed_in(mixed_in(key, word), s[f + at.FOLLOW])
    return mixed_in(key, s[f + at.LED])


@compiled
def known(s: Numbers, table: Numbers, key: int) -> int:
    """Return what is known of a position: bits 0-7 the least points, 8-15 the most, the move."""
    place = 2 * (key & s[at.TABLE_MASK])
    return table[place + 1] if table[place] == key else UNKNOWN


@compiled
def remember(s: Numbers, table: Numbers, key: int, found: int) -> None:
    """Write what is known of a position now."""
    place = 2 * (key & s[at.TABLE_MASK])
    table[place], table[place + 1] = key, found
