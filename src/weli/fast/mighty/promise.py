"""What a hand promises its declarer before the exchange, inside the compiled twin.

The readable twins are `weli.bots.mighty.hand` and `prospects`; points are in thousandths.
"""

from typing import Final

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mighty import layout as at
from weli.fast.mighty import options as option
from weli.fast.mighty.exchange import special
from weli.fast.mighty.tables import JOKERS, SUIT_OF, SUIT_SIZE
from weli.fast.mighty.thumb.sight import ALL, tally
from weli.fast.mighty.words import highest
from weli.fast.rules_vector import Numbers

__all__ = ["BOTH", "DECK", "HELP", "HELPS", "LONE", "PROMISE", "promised"]

TRAITS: Final = 21
"""How many traits of a hand are counted, see `weli.bots.mighty.hand.TRAITS`."""

START: Final = 2 * TRAITS
SCALE: Final = START + 2
HELP: Final = SCALE + 2
HELPS: Final = 7
"""The kinds of called card: mighty, joker, highest trump, trump, top card, high card, other."""
LONE: Final = HELP + 2 * HELPS
BOTH: Final = LONE + 1
DECK: Final = BOTH + 1
PROMISE: Final = DECK + 1
"""A player's table: for suit trumps and then for no-trump what each trait promises, what a hand
without any does, how much the traits count, and what each kind of called card adds; how much of
that a single copy leaves; whether both copies make friends; and 0 for one deck, 1 for two."""

HONOURS: Final = 5
ACE: Final = 12
MANY_TRUMPS: Final = 5
LONG: Final = 3


@compiled
def promised(row: Numbers, rules: Numbers, promise: Numbers, seat: int, strain: int) -> int:
    """Return the points that a seat's hand promises under a strain."""
    plain = 1 if strain == at.NO_TRUMP else 0
    traits = TRAITS * plain
    mighty = special(rules, strain, option.MIGHTY)
    first, second = row[at.HAND + 2 * seat], row[at.HAND + 2 * seat + 1]
    missing = (rules[option.PACK_FIRST] & ~first) | (rules[option.PACK_SECOND] & ~second)
    strength = promise[traits] * tally(first & mighty, second & mighty)
    strength += promise[traits + 1] * popcount(first & JOKERS)
    first &= ~(mighty | JOKERS)
    second &= ~mighty
    missing &= ~mighty
    for suit in range(4):
        if suit == strain:
            strength += trumps(promise, traits, first, second, suit)
        else:
            strength += side(promise, traits, first, second, missing, suit)
    return promise[START + plain] + strength * promise[SCALE + plain] // ALL


@compiled
def honours(first: int, second: int, suit: int, number: int) -> int:
    """Count the aces (number 0), kings, queens, jacks or tens of a suit."""
    face = SUIT_SIZE * suit + ACE - number
    return (first >> face & 1) + (second >> face & 1)


@compiled
def trumps(promise: Numbers, traits: int, first: int, second: int, suit: int) -> int:
    """Return what the trumps promise."""
    faces = SUIT_OF[SUIT_SIZE * suit]
    size = tally(first & faces, second & faces)
    found = promise[traits + 2] * size + promise[traits + 3] * max(size - MANY_TRUMPS, 0)
    for number in range(HONOURS):
        found += promise[traits + 4 + number] * honours(first, second, suit, number)
    return found


@compiled
def side(promise: Numbers, traits: int, first: int, second: int, missing: int, suit: int) -> int:
    """Return what a side suit promises."""
    faces = SUIT_OF[SUIT_SIZE * suit]
    size = tally(first & faces, second & faces)
    aces, kings = honours(first, second, suit, 0), honours(first, second, suit, 1)
    queens = honours(first, second, suit, 2)
    lower = honours(first, second, suit, 3) + honours(first, second, suit, 4)
    found = promise[traits + 9] * aces + promise[traits + 13] * lower
    found += promise[traits + (10 if aces else 11)] * kings
    found += promise[traits + (12 if aces + kings else 13)] * queens
    if size == 0:
        return found + promise[traits + 14]
    if size == 1 and not aces:
        found += promise[traits + 15]
    if size == 2:  # a suit of two
        found += promise[traits + 16]
    unbeaten, out = size, missing & faces
    if out:
        level = ~((1 << trailing_zeros(highest(out))) - 1)
        unbeaten = tally(first & faces & level, second & faces & level)
    found += promise[traits + 17] * unbeaten + promise[traits + 18] * max(unbeaten - 1, 0)
    found += promise[traits + 19] * max(size - LONG, 0)
    if unbeaten > 1:
        found += promise[traits + 20] * max(size - unbeaten - 1, 0)
    return found
