"""Dealing hidden cards out among places that cannot hold every card, every layout equally likely.

A *place* holds a given number of cards (the rest of a hand, what somebody laid off, the talon), and
of each card it is known which places may hold it. The layouts are counted first, by the cards that
are barred from some place and by the room left for them; then each layout is drawn card by card, in
proportion to the number of layouts that follow. So nothing is ever drawn in vain, and no layout is
favoured (but for the rounding of numbers of 53 bits).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from weli.fast.chance import random_bits, shuffle
from weli.fast.jit import compiled, entry
from weli.fast.rules_vector import Numbers

__all__ = ["SEED", "WORK", "Counted", "NoLayout", "counted", "lay_out", "random_share"]

Counts = NDArray[np.float64]

SEED: Final = 0
"""Where in the numbers to work with the state of the random numbers lies."""
WORK: Final = 256
"""How many numbers `lay_out` needs to work with: the seed, the cards, and the rooms' fillings."""
ROOMS: Final = 224
"""Where the rooms' fillings begin."""

_SHIFT: Final = np.uint64(11)
_UNIT: Final = 2.0**-53
FACTORIALS: Final = np.cumprod([1.0, *range(1, 120)])
"""The factorials; as many cards as the largest pack has can be laid out."""


class NoLayout(ValueError):
    """The cards cannot be laid out: what is known of them contradicts itself."""


class Counted(NamedTuple):
    """Cards, places, and how many layouts there are.

    Places that may hold the same cards are taken together as one *room*.

    Attributes:
        cards: the cards, those that are barred from some room first.
        allowed: by such a card, the rooms that may hold it, as bits.
        rooms: by room: how many cards it holds, its step in the table's states (0 for the room
            that the others determine), its first part, and where its cards lie when laid out.
        parts: the places of each room in turn: its number and how many cards it holds.
        table: by number of barred cards laid out and state: how many layouts follow.
        first: the state in which nothing is laid out.
    """

    cards: Numbers
    allowed: Numbers
    rooms: Numbers
    parts: Numbers
    table: Counts
    first: int

    @property
    def total(self) -> float:
        """How many layouts there are, the places that were taken together told apart."""
        found = float(self.table[0, self.first])
        for holds, _, _, _ in self.rooms.tolist():
            found *= FACTORIALS[holds]
        for _, holds in self.parts.tolist():
            found /= FACTORIALS[holds]
        return found


HOLDS, STEP, PART, START = range(4)


def counted(cards: Sequence[int], allowed: Sequence[int], sizes: Sequence[int]) -> Counted:
    """Count the layouts of some cards.

    Args:
        cards: the cards, as numbers.
        allowed: for each card the places that may hold it, as bits.
        sizes: how many cards each place holds; together as many as there are.

    Raises:
        NoLayout: there is none.
    """
    if sum(sizes) != len(cards):
        raise NoLayout(f"{len(cards)} cards for places that hold {sum(sizes)}")
    merged: dict[int, list[int]] = {}
    for place, size in enumerate(sizes):
        if size:
            column = sum(1 << n for n, bits in enumerate(allowed) if bits >> place & 1)
            merged.setdefault(column, []).append(place)
    columns = list(merged)
    by_card = [
        sum(1 << room for room, column in enumerate(columns) if column >> n & 1)
        for n in range(len(cards))
    ]
    free = (1 << len(columns)) - 1
    order = sorted(range(len(cards)), key=lambda n: by_card[n] == free)
    barred = sum(bits != free for bits in by_card)
    parts = [(place, sizes[place]) for places in merged.values() for place in places]
    rooms, first, states = _rooms([[sizes[each] for each in places] for places in merged.values()])
    bits = np.array([by_card[n] for n in order[:barred]], dtype=np.int64)
    table = np.zeros((barred + 1, states))
    count(bits, rooms, len(cards), table)
    found = Counted(
        cards=np.array([cards[n] for n in order], dtype=np.int64),
        allowed=bits,
        rooms=rooms,
        parts=np.array(parts, dtype=np.int64).reshape(-1, 2),
        table=table,
        first=first,
    )
    if not found.total > 0:
        raise NoLayout("no layout of the hidden cards agrees with what is known of them")
    return found


def _rooms(held: list[list[int]]) -> tuple[Numbers, int, int]:
    """Return the rooms, the state in which all are empty, and how many states there are."""
    holds = [sum(sizes) for sizes in held]
    largest = holds.index(max(holds, default=0)) if holds else -1
    rows, part, start, states, first = [], 0, 0, 1, 0
    for room, size in enumerate(holds):
        step = 0 if room == largest else states
        first += size * step
        rows.append((size, step, part, start))
        states *= 1 if room == largest else size + 1
        part += len(held[room])
        start += size
    return np.array(rows, dtype=np.int64).reshape(-1, 4), first, states


@entry
def count(allowed: Numbers, rooms: Numbers, cards: int, table: Counts) -> None:
    """Fill the table: how many layouts follow, from the last barred card back to the first."""
    barred, states = allowed.size, table.shape[1]
    for state in range(states):
        table[barred, state] = ways(rooms, cards - barred, state)
    for done in range(barred - 1, -1, -1):
        for state in range(states):
            total = 0.0
            for room in range(rooms.shape[0]):
                if allowed[done] >> room & 1 and space(rooms, cards - done, state, room) > 0:
                    total += table[done + 1, state - rooms[room, STEP]]
            table[done, state] = total


@compiled
def space(rooms: Numbers, left: int, state: int, room: int) -> int:
    """Return how many of the cards that are left a room has space for; less than 0 for none.

    The room that the others determine has what they leave.
    """
    step = rooms[room, STEP]
    if step:
        return state // step % (rooms[room, HOLDS] + 1)
    for other in range(rooms.shape[0]):
        step = rooms[other, STEP]
        if step:
            left -= state // step % (rooms[other, HOLDS] + 1)
    return left


@compiled
def ways(rooms: Numbers, left: int, state: int) -> float:
    """Return in how many ways cards that may lie anywhere fill the space that is left."""
    found = FACTORIALS[left]
    for room in range(rooms.shape[0]):
        size = space(rooms, left, state, room)
        if size < 0:
            return 0.0
        found /= FACTORIALS[size]
    return found


@compiled
def random_share(work: Numbers) -> float:
    """Draw a number from 0 up to, but not, 1."""
    return np.float64(random_bits(work, SEED) >> _SHIFT) * _UNIT


@compiled
def lay_out(layouts: Counted, work: Numbers, where: Numbers) -> None:
    """Draw a layout.

    Args:
        layouts: the cards and their places.
        work: numbers to work with, `WORK` of them, with the state of the random numbers.
        where: by card number, the place that holds it.
    """
    rooms, parts, left = layouts.rooms, layouts.parts, layouts.cards.size
    state = layouts.first
    for room in range(rooms.shape[0]):
        work[ROOMS + room] = 0
    for done in range(layouts.allowed.size):
        room = choose_room(layouts, done, state, left - done, work)
        state -= rooms[room, STEP]
        put(rooms, work, room, layouts.cards[done])
    fill(layouts, work)
    for room in range(rooms.shape[0]):
        part, begin = rooms[room, PART], 1 + rooms[room, START]
        shuffle(work, SEED, begin, rooms[room, HOLDS])
        end = begin + rooms[room, HOLDS]
        while begin < end:
            for _ in range(parts[part, 1]):
                where[work[begin]] = parts[part, 0]
                begin += 1
            part += 1


@compiled
def put(rooms: Numbers, work: Numbers, room: int, card: int) -> None:
    """Put a card into a room."""
    work[1 + rooms[room, START] + work[ROOMS + room]] = card
    work[ROOMS + room] += 1


@compiled
def choose_room(layouts: Counted, done: int, state: int, left: int, work: Numbers) -> int:
    """Draw the room of a barred card, in proportion to the layouts that follow."""
    allowed, rooms, table = layouts.allowed[done], layouts.rooms, layouts.table
    share = random_share(work) * table[done, state]
    found = -1
    for room in range(rooms.shape[0]):
        if allowed >> room & 1 and space(rooms, left, state, room) > 0:
            more = table[done + 1, state - rooms[room, STEP]]
            if more > 0.0:
                found = room
                share -= more
                if share < 0.0:
                    break
    return found


@compiled
def fill(layouts: Counted, work: Numbers) -> None:
    """Put the cards that may lie anywhere into what space is left, in random order."""
    cards, rooms, barred = layouts.cards, layouts.rooms, layouts.allowed.size
    free, begin = cards.size - barred, 1 + cards.size
    for place in range(free):
        work[begin + place] = cards[barred + place]
    shuffle(work, SEED, begin, free)
    room = 0
    for place in range(begin, begin + free):
        while work[ROOMS + room] == rooms[room, HOLDS]:
            room += 1
        put(rooms, work, room, work[place])
