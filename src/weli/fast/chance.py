"""Random numbers of the twins: SplitMix64, one stream for each game, its state in the game's row.

Two games with different seeds have nothing to do with each other, and a game copied with its row
goes on with the same numbers. (Tables that people play at draw from `weli.kernel.chance`.)
"""

from typing import Any, Final

import numpy as np

from weli.fast.jit import compiled, trailing_zeros, upper_product
from weli.fast.rules_vector import Numbers

__all__ = ["below", "pick", "random_bits", "seeded", "shuffle"]

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_S27: Final = np.uint64(27)
_S30: Final = np.uint64(30)
_S31: Final = np.uint64(31)
FEW: Final = 4
DRAWS: Final = 6
"""How many numbers a shuffle draws from one word."""


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """Return a word in which every bit depends on every bit of the given one."""
    word = (word ^ (word >> _S30)) * _FIRST
    word = (word ^ (word >> _S27)) * _SECOND
    return word ^ (word >> _S31)


@compiled
def seeded(seed: int, game: int) -> Any:
    """Return the state with which a game's numbers start."""
    return np.int64(mixed(mixed(np.uint64(seed)) + np.uint64(game) * GAMMA))


@compiled
def random_bits(row: Numbers, place: int) -> np.uint64:
    """Draw 64 random bits; `place` is where in the row the state lies."""
    state = np.uint64(row[place]) + GAMMA
    row[place] = np.int64(state)
    return mixed(state)


@compiled
def below(row: Numbers, place: int, bound: int) -> Any:
    """Draw a number from 0 to `bound - 1`, each equally likely but for less than 2**-50."""
    return np.int64(upper_product(random_bits(row, place), np.uint64(bound)))


@compiled
def shuffle(row: Numbers, place: int, first: int, count: int) -> None:
    """Put the numbers in the row's places from `first` in a random order (Fisher-Yates).

    Six numbers are drawn from one word: its fraction is multiplied by each bound in turn, what
    comes before the point is the number, and what comes after it the next fraction. With up to
    108 cards no order is favoured by more than one in 2**23.
    """
    bits, drawn = np.uint64(0), 0
    for left in range(count, 1, -1):
        if drawn == 0:
            bits, drawn = random_bits(row, place), DRAWS
        drawn -= 1
        bound = np.uint64(left)
        other = first + np.int64(upper_product(bits, bound))
        bits = bits * bound
        last = first + left - 1
        row[last], row[other] = row[other], row[last]


@compiled
def pick(word: int, number: int) -> int:
    """Return the place of one of the set bits of a word, the lowest being number 0."""
    lowest = trailing_zeros(word)
    run = word >> lowest
    if run & (run + 1) == 0:
        return lowest + number
    # The first few without a branch, which no processor could foresee.
    for skipped in range(FEW):
        word = word & (word - 1) if number > skipped else word
    for _ in range(FEW, number):
        word &= word - 1
    return trailing_zeros(word)
