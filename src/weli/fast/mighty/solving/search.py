"""Whether a side takes so many points more: alpha-beta with a window of one."""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.bounds import sure_points
from weli.fast.mighty.solving.moves import list_moves
from weli.fast.mighty.solving.playing import open_sides, play, power_of, ranks_between, take_back
from weli.fast.mighty.solving.ranking import ranks_of_taker, see_lead, see_trick, taker
from weli.fast.mighty.solving.ranks import from_tops, skip_alike, to_tops, upwards, with_equals
from weli.fast.mighty.solving.table import (
    LEAST_SHIFT,
    MOST_SHIFT,
    MOVE_SHIFT,
    POINT_BITS,
    TOP_BITS,
    key_of,
    known,
    remember,
)
from weli.fast.mighty.tables import JOKERS, SUIT_OF
from weli.fast.rules_vector import Numbers

__all__ = ["enough", "most_to_come"]

OPEN: Final = -1
"""A position must be played on before the answer is known."""
MOVE_BITS: Final = 0xFFFF


@compiled
def most_to_come(s: Numbers, f: int) -> int:
    """Return a number of points that the side cannot pass."""
    most = s[f + at.LEFT] + s[f + at.TRICK_POINTS]
    if s[at.OPEN] and open_sides(s, f):
        for seat in range(at.MOST_SEATS):
            if not s[f + at.SIDE] >> seat & 1:
                most += s[at.CAPTURED + seat]
    return most


@compiled
def enough(s: Numbers, rules: Numbers, table: Numbers, start: int) -> int:
    """Say whether the side takes at least the points it needs from a frame on: 1 or 0.

    When the nodes run out `STOPPED` is set, and the answer means nothing. (The frames make this a
    loop: compiled functions that call themselves cannot be kept on the disk.)
    """
    ply = start
    found = look_at(s, rules, table, ply)
    while True:
        f = at.FRAMES + ply * at.FRAME
        if found == OPEN:
            play(s, rules, f, s[f + at.MOVE])
            ply += 1
            found = look_at(s, rules, table, ply)
            continue
        if ply == start:
            return found
        ply -= 1
        f -= at.FRAME
        take_back(s, f, s[f + at.MOVE])
        if not s[at.STOPPED] and judge(s, f, ply, found):
            found = OPEN
        elif s[f + at.KEY] and not s[at.STOPPED]:
            note(s, table, f, found)


@compiled
def judge(s: Numbers, f: int, ply: int, found: int) -> bool:
    """Take in the answer of a move; returns whether another move is to be tried."""
    g = f + at.FRAME
    ranked = s[g + at.RANKED]
    if s[g + at.IN_TRICK] == 0:
        ranked |= s[g + at.DECIDED]
    if found == s[f + at.SIDE] >> s[f + at.ACTOR] & 1:
        s[at.KILLERS + ply], s[f + at.RANKED] = s[f + at.MOVE], ranked
        return False
    s[f + at.RANKED] |= ranked
    if s[f + at.LISTED] > 1:
        skip_alike(s, f, s[f + at.MOVE], ranked)
        if next_move(s, ply):
            return True
    s[f + at.RANKED] = with_equals(s, f, s[f + at.RANKED])
    return False


@compiled
def look_at(s: Numbers, rules: Numbers, table: Numbers, ply: int) -> int:
    """Answer a position without playing on, or choose the first move and return `OPEN`."""
    f = at.FRAMES + ply * at.FRAME
    need = s[f + at.NEED]
    s[f + at.RANKED] = 0
    if need <= 0:
        return 1
    if need > most_to_come(s, f):
        return 0
    s[at.NODES] += 1
    if s[at.NODES] > s[at.MOST_NODES]:
        s[at.STOPPED] = 1
        return 0
    s[f + at.KEY] = 0
    hint = -1
    starts = s[f + at.IN_TRICK] == 0
    if starts and s[f + at.TRICK] == s[at.HAND_SIZE] - 1 and is_plain(s, f):
        return s[f + at.SIDE] >> last_winner(s, rules, f) & 1
    if (starts or is_late(s, f)) and s[at.TABLE_MASK] >= 0:
        found = recall(s, table, f, need)
        if found != OPEN:
            return found
        hint = (s[f + at.BOUNDS] >> MOVE_SHIFT & MOVE_BITS) - 1
    found = foresee(s, f, need) if starts else foresee_trick(s, f, need)
    if found != OPEN:
        return found
    s[f + at.TRIED], s[f + at.LISTED] = 0, list_moves(s, rules, ply, hint)
    next_move(s, ply)
    return OPEN


@compiled
def is_late(s: Numbers, f: int) -> bool:
    """Say whether a position in the middle of a trick is worth remembering."""
    before_last = s[f + at.IN_TRICK] == s[at.PLAYERS] - 2
    return before_last and s[f + at.TRICK] < s[at.HAND_SIZE] - 2


@compiled
def foresee(s: Numbers, f: int, need: int) -> int:
    """Answer the start of a trick by what is sure, or return `OPEN`."""
    see_lead(s, f)
    if s[at.OPEN] and open_sides(s, f):
        return OPEN
    ours, theirs = sure_points(s, f)
    if need <= ours:
        s[f + at.RANKED] = s[at.WHY_OURS]
        return 1
    if need > s[f + at.LEFT] - theirs:
        s[f + at.RANKED] = s[at.WHY_THEIRS]
        return 0
    return OPEN


@compiled
def foresee_trick(s: Numbers, f: int, need: int) -> int:
    """Answer a position in a trick that one side is sure of, or return `OPEN`."""
    see_trick(s, f)
    side = taker(s, f)
    if side == 1 and need <= s[f + at.TRICK_POINTS]:
        s[f + at.RANKED] = ranks_of_taker(s, f)
        return 1
    if side == 0 and (need > s[f + at.LEFT] or s[at.SWEEP]):
        s[f + at.RANKED] = ranks_of_taker(s, f)
        return 0
    return OPEN


@compiled
def is_plain(s: Numbers, f: int) -> bool:
    """Say whether the last trick plays itself: nothing can be named, and all sides are known."""
    special = JOKERS | s[at.MIGHTY] | s[at.RIPPERS]
    return s[at.HAND + 2 * s[f + at.ACTOR]] & special == 0 and not s[at.OPEN]


@compiled
def last_winner(s: Numbers, rules: Numbers, f: int) -> int:
    """Return who takes the last trick, in which everybody plays his only card."""
    winner = seat = s[f + at.ACTOR]
    card = trailing_zeros(s[at.HAND + 2 * seat])
    s[f + at.LED] = SUIT_OF[card]
    best = power_of(s, rules, f, card, True)
    played = 0
    for _ in range(1, s[at.PLAYERS]):
        seat = s[at.NEXT + seat]
        played |= s[at.HAND + 2 * seat]
        power = power_of(s, rules, f, trailing_zeros(s[at.HAND + 2 * seat]), False)
        if power > best:
            winner, best = seat, power
    played |= 1 << card
    s[f + at.RANKED] = ranks_between(s, s[at.HAND + 2 * winner], played)
    return winner


@compiled
def next_move(s: Numbers, ply: int) -> bool:
    """Choose the most promising move that has not been tried; returns whether there is one."""
    f = at.FRAMES + ply * at.FRAME
    moves = at.MOVES + ply * at.MOST_MOVES
    while s[f + at.TRIED] < s[f + at.LISTED]:
        first = moves + s[f + at.TRIED]
        chosen = first
        for other in range(first + 1, moves + s[f + at.LISTED]):
            if s[other] > s[chosen]:
                chosen = other
        move = s[chosen] & MOVE_BITS
        s[chosen] = s[first]
        s[f + at.TRIED] += 1
        if not s[f + at.SKIPPED] >> (move & 63) & 1:
            s[f + at.MOVE] = move
            return True
    return False


# ------------------------------------------------------------------------ the table


@compiled
def recall(s: Numbers, table: Numbers, f: int, need: int) -> int:
    """Answer a position that the table knows, or return `OPEN`."""
    key = key_of(s, f)
    bounds = known(s, table, key)
    s[f + at.KEY], s[f + at.BOUNDS] = key, bounds
    if bounds & POINT_BITS >= need:
        s[f + at.RANKED] = from_tops(s, bounds >> LEAST_SHIFT & TOP_BITS)
    elif bounds >> 8 & POINT_BITS < need:
        s[f + at.RANKED] = from_tops(s, bounds >> MOST_SHIFT & TOP_BITS)
    else:
        return OPEN
    if s[f + at.IN_TRICK]:
        s[f + at.RANKED] |= upwards(s[f + at.BEST_BIT])
    return 1 if bounds & POINT_BITS >= need else 0


@compiled
def note(s: Numbers, table: Numbers, f: int, found: int) -> None:
    """Remember what is now known of a position."""
    bounds = s[f + at.BOUNDS]
    tops = to_tops(s, s[f + at.RANKED])
    if found:
        bounds = bounds & ~(POINT_BITS | TOP_BITS << LEAST_SHIFT)
        bounds |= s[f + at.NEED] | tops << LEAST_SHIFT
    else:
        bounds = bounds & ~(POINT_BITS << 8 | TOP_BITS << MOST_SHIFT)
        bounds |= (s[f + at.NEED] - 1) << 8 | tops << MOST_SHIFT
    if found == s[f + at.SIDE] >> s[f + at.ACTOR] & 1:
        bounds = bounds & ~(MOVE_BITS << MOVE_SHIFT) | (s[f + at.MOVE] + 1) << MOVE_SHIFT
    remember(s, table, s[f + at.KEY], bounds)
