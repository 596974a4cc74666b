"""What a search remembers of positions between two tricks.

A position is told by who holds the cards that are left, suit by suit and from the strongest down:
which cards have gone does not matter, nor which of the suits that are not trump is which. The rest
of it is who leads, who has no trick yet, and how many tricks the declarer needs; with that, what
the players think of the tricks to come is the same whatever came before.
"""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mulatschak.solving import place as at
from weli.fast.rules_vector import Numbers

__all__ = ["keep", "look_up"]

ONES: Final = 0x11111
HOPELESS: Final = 7
"""Stands for a need of more tricks than are left."""
HOLDERS: Final = (1 << 32) - 1
"""The holders in a pattern, three bits each; how many bits follow above."""
PATTERN: Final = (1 << 40) - 1
"""A pattern; the deal it belongs to stands above."""
OUTCOME: Final = (1 << 20) - 1
WITHOUT_DEAL: Final = (1 << 23) - 1
MOST_CARDS: Final = 18
"""Positions with more cards do not fit, and come up only once."""
SPREAD: Final = -7046029254386353131
"""An odd number that spreads keys over the table."""


@compiled
def look_up(work: Numbers, frame: int) -> int:
    """Return the outcome of a position between two tricks, -1 when it is not known."""
    rest, tricks = work[frame + at.REST], work[frame + at.TAKEN]
    if work[at.SALT] < 0 or rest * work[at.PLAYERS] > MOST_CARDS:
        return -1
    key = cards_of(work, work[frame + at.LEFT])
    known = situation(work, work[frame + at.PLAYER], tricks, rest)
    # Where it stands does not depend on what was searched before, nor does the number of nodes.
    spread = (key ^ (known >> 20 & WITHOUT_DEAL)) * SPREAD >> (64 - at.TABLE_BITS)
    entry = at.TABLE + 2 * (spread & (at.ENTRIES - 1))
    if work[entry] == key and work[entry + 1] & ~OUTCOME == known:
        outcome = work[entry + 1] & OUTCOME
        return outcome if work[at.MULI] else outcome + tricks
    work[frame + at.ENTRY] = entry
    work[frame + at.KEY] = key
    work[frame + at.SITUATION] = known
    return -1


@compiled
def keep(work: Numbers, frame: int, outcome: int) -> None:
    """Remember the outcome of a position, as what is added to the tricks so far."""
    entry = work[frame + at.ENTRY]
    if not work[at.MULI]:
        outcome -= work[frame + at.TAKEN]
    work[entry] = work[frame + at.KEY]
    work[entry + 1] = work[frame + at.SITUATION] | outcome


@compiled
def cards_of(work: Numbers, left: int) -> int:
    """Return who holds the cards that are left, as one number."""
    one, two, three = pattern(work, 1, left), pattern(work, 2, left), pattern(work, 3, left)
    if one < two:
        one, two = two, one
    if two < three:
        two, three = three, two
    if one < two:
        one, two = two, one
    key = pattern(work, 0, left) & HOLDERS
    key = key << (one >> 32) | (one & HOLDERS)
    key = key << (two >> 32) | (two & HOLDERS)
    return key << (three >> 32) | (three & HOLDERS)


@compiled
def pattern(work: Numbers, suit: int, left: int) -> int:
    """Return who holds the cards of a suit that are left, from the strongest down.

    Each holder takes three bits and is at least 1; above them stands how many bits the pattern
    takes with a 0 before it, so that patterns can be put behind each other.
    """
    cards = left >> work[at.START + suit] & work[at.WIDTH + suit]
    place = at.PATTERNS + at.SUIT_PATTERNS * suit + cards
    if work[place] >> 40 == work[at.SALT]:
        return work[place] & PATTERN
    found, bits = 0, 3
    owner = at.OWNER + work[at.START + suit]
    while cards:
        found = found << 3 | (work[owner + trailing_zeros(cards)] + 1)
        cards &= cards - 1
        bits += 3
    found |= bits << 32
    work[place] = work[at.SALT] << 40 | found
    return found


@compiled
def situation(work: Numbers, leader: int, tricks: int, rest: int) -> int:
    """Return what else belongs to a position, with room for the outcome below."""
    shift = 4 * work[at.DECLARER]
    some = (tricks | tricks >> 1 | tricks >> 2) & ONES & ~(1 << shift)
    need = max(work[at.PROMISE] - (tricks >> shift & 15), 0)
    if need > rest:
        need = HOPELESS
    known = some | need << (shift + 1)
    return (leader | known << 3 | work[at.SALT] << 23) << 20
