"""What the rule-of-thumb player can see: cards not seen, who cannot hold which, and the sides.

The readable twins are `weli.bots.mighty.sight` and `sides`. What is worked out stands in the row's
notes (`layout.NOTES`); it comes only from what the player whose turn it is knows.
"""

from typing import Final

import numpy as np

from weli.fast.jit import compiled, popcount
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty.tables import JOKERS, SUIT_BITS, SUIT_OF, SUIT_SIZE
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["ABOVE", "look", "tally"]

ALL: Final = 1000
"""Chances are counted in thousandths."""
DECLARER, FRIEND, DEFENDER = range(3)
FIRST_PLAYED = 1
ALL_HOLDERS = 0

ABOVE: Final = np.array(
    [
        (SUIT_BITS << (face - face % SUIT_SIZE)) & ~((2 << face) - 1) if face < at.FACES else 0
        for face in range(at.SECOND)
    ],
    dtype=np.int64,
)
"""By face: the higher ones of its suit."""


@compiled
def tally(first: int, second: int) -> int:
    """Count the cards of two words."""
    return popcount(first) + popcount(second)


@compiled
def look(row: Numbers, rules: Numbers) -> None:
    """Note the cards that the player has not seen, what the others lack, and the sides."""
    me = row[at.ACTOR]
    row[at.SEEN_FIRST], row[at.SEEN_SECOND] = row[at.HAND + 2 * me], row[at.HAND + 2 * me + 1]
    if me == row[at.DECLARER]:
        row[at.SEEN_FIRST] |= row[at.BURIED_FIRST]
        row[at.SEEN_SECOND] |= row[at.BURIED_SECOND]
    for seat in range(row[at.SEATS]):
        row[at.LACKS + seat] = row[at.ALLY + seat] = 0
        row[at.COUNTS + seat] = tally(row[at.HAND + 2 * seat], row[at.HAND + 2 * seat + 1])
    note_called(row, rules)
    row[at.SPENT] = 0
    for trick in range(row[at.TRICK]):
        lead = row[at.TRICKS + trick] & 63
        follow = 0 if row[at.MIGHTY] >> lead & 1 else SUIT_OF[lead]
        learn(row, row[at.TRICKS + trick], rules[option.TABLE_COUNT], follow, 0)
    if row[at.IN_TRICK]:
        holders = rules[option.PLAY_RIPPER_MULTI] == ALL_HOLDERS
        ripped = row[at.RIPPED] if holders else 0
        word = row[at.TRICKS + row[at.TRICK]]
        learn(row, word, row[at.IN_TRICK], row[at.FOLLOW], ripped)
    row[at.UNSEEN_FIRST] = rules[option.PACK_FIRST] & ~row[at.SEEN_FIRST]
    row[at.UNSEEN_SECOND] = rules[option.PACK_SECOND] & ~row[at.SEEN_SECOND]
    take_sides(row, rules, me)


@compiled
def learn(row: Numbers, word: int, count: int, follow: int, ripped: int) -> None:
    """Learn from one trick: what was played, and who could not follow suit or answer a call."""
    seat = word >> at.LEADER_BITS
    free = follow | row[at.MIGHTY] | JOKERS
    called = row[at.ASKED_FIRST] | row[at.ASKED_SECOND]
    for place in range(count):
        card, bit = word & 127, 1 << (word & 63)
        word >>= at.PLACE_BITS
        row[at.SEEN_FIRST + (card >> 6)] |= bit
        if called & bit and seat != row[at.DECLARER]:
            row[at.SPENT] |= JOKERS if bit & JOKERS else bit
        if place:
            if not free & bit:
                row[at.LACKS + seat] |= follow
            if ripped and not bit & (ripped | row[at.MIGHTY]):
                row[at.LACKS + seat] |= ripped
        seat = after(row[at.TABLE], seat, row[at.SEATS])


@compiled
def note_called(row: Numbers, rules: Numbers) -> None:
    """Note every copy of the called cards that is in the pack."""
    bits = 0
    if row[at.CALL] == do.BY_CARD or row[at.CALL] == do.BY_CARDS:
        bits = 1 << row[at.CALLED]
        if row[at.CALL] == do.BY_CARDS:
            bits |= 1 << row[at.CALLED_TOO]
    if bits & JOKERS:
        bits |= JOKERS
    row[at.ASKED_FIRST] = bits & rules[option.PACK_FIRST]
    row[at.ASKED_SECOND] = bits & rules[option.PACK_SECOND]


# ------------------------------------------------------------------------ the sides


@compiled
def take_sides(row: Numbers, rules: Numbers, me: int) -> None:
    """Note the player's role, and for each seat the chance that it is on the player's side."""
    first, second, declarer = row[at.ASKED_FIRST], row[at.ASKED_SECOND], row[at.DECLARER]
    if tally(first, second) == 1 and declarer != me:
        row[at.LACKS + declarer] |= first | second
    spent = row[at.SPENT] if row[at.FRIENDS] else 0
    if row[at.CALL] == do.BY_CARD and row[at.FRIENDS]:
        spent = ~0 if rules[option.FRIEND_TWO_DECK] == FIRST_PLAYED else 0
    first, second = first & ~spent, second & ~spent
    row[at.SIDE_FIRST] = first & row[at.UNSEEN_FIRST]
    row[at.SIDE_SECOND] = second & row[at.UNSEEN_SECOND]
    holds = (row[at.HAND + 2 * me] & first) | (row[at.HAND + 2 * me + 1] & second)
    row[at.ROLE] = DEFENDER
    if me == declarer:
        row[at.ROLE] = DECLARER
    elif holds or row[at.FRIENDS] >> me & 1:
        row[at.ROLE] = FRIEND
    weigh_seats(row, rules, me)
    for seat in range(row[at.SEATS]):
        if row[at.FRIENDS] >> seat & 1 or seat == declarer:
            row[at.ALLY + seat] = ALL
        if row[at.ROLE] == DEFENDER:
            row[at.ALLY + seat] = ALL - row[at.ALLY + seat]
    row[at.ALLY + me] = ALL


@compiled
def weigh_seats(row: Numbers, rules: Numbers, me: int) -> None:
    """Weigh who may be the friend, by the called cards that are out or the called trick."""
    others = row[at.TABLE] & ~(1 << me | 1 << row[at.DECLARER])
    out = row[at.SIDE_FIRST] | row[at.SIDE_SECOND]
    if out:
        total = 0
        copies = tally(row[at.SIDE_FIRST], row[at.SIDE_SECOND])
        if rules[option.FRIEND_TWO_DECK] == FIRST_PLAYED and copies > 1:
            copies = 2 if row[at.CALL] == do.BY_CARDS else 1
        for seat in range(row[at.SEATS]):
            if others >> seat & 1 and out & ~row[at.LACKS + seat]:
                total += row[at.COUNTS + seat]
        for seat in range(row[at.SEATS]):
            if others >> seat & 1 and out & ~row[at.LACKS + seat]:
                share = ALL * copies * row[at.COUNTS + seat] // max(total, 1)
                row[at.ALLY + seat] = min(share, ALL)
    elif row[at.CALL] == do.BY_TRICK and row[at.TRICK] < row[at.CALLED]:
        deciding = row[at.TRICK] + 1 == row[at.CALLED] and me == row[at.DECLARER]
        for seat in range(row[at.SEATS]):
            if others >> seat & 1:
                row[at.ALLY + seat] = ALL if deciding else ALL // (rules[option.TABLE_COUNT] - 1)
