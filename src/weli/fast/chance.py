"""Random numbers of the twins: SplitMix64, one stream for each game, its state in the game's row.

Two games with different seeds have nothing to do with each other, and a game copied with its row
goes on with the same numbers. (Tables that people play at draw from `weli.kernel.chance`.)
"""

from typing import Any, Final

import numpy as np

from weli.fast.jit import compiled, trailing_zeros, upper_product
from weli.fast.rules_vector import Numbers

__all__ = ["below", "drawn_below", "pick", "pick_few", "random_bits", "seeded", "shuffle"]

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
def drawn_below(bits: np.uint64, bound: int) -> Any:
    """Return the number from 0 to `bound - 1` that a word stands for, taken as a fraction.

    The word times the bound is what is left of the fraction, for another number.
    """
    return np.int64(upper_product(bits, np.uint64(bound)))


@compiled
def below(row: Numbers, place: int, bound: int) -> Any:
    """Draw a number from 0 to `bound - 1`, each equally likely but for less than 2**-50."""
    return drawn_below(random_bits(row, place), bound)


@compiled
def shuffle(row: Numbers, place: int, first: int, count: int) -> None:
    """Put the numbers in the row's places from `first` in a random order (Fisher-Yates).

    Six numbers are drawn from one word: its fraction is multiplied by each bound in turn, what
    comes before the point is the number, and what comes after it the next fraction. With up to
    108 cards no order is favoured by more than one in 2**23.
    """
    left = count
    while left > 1:
        bits = random_bits(row, place)
        for _ in range(min(DRAWS, left - 1)):
            other = first + drawn_below(bits, left)
            bits = bits * np.uint64(left)
            left -= 1
            last = first + left
            row[last], row[other] = row[other], row[last]


@compiled
def pick(word: int, number: int) -> int:
    """Return the place of one of the set bits of a word, the lowest being number 0."""
    lowest = trailing_zeros(word)
    run = word >> lowest
    if run & (run + 1) == 0:
        return lowest + number
    for _ in range(FEW, number):
        word &= word - 1
    return pick_few(word, min(number, FEW))


@compiled
def pick_few(word: int, number: int) -> int:
    """Return the same where the number is at most four, without a branch.

    No processor could foresee which of a few cards is drawn.
    """
    for skipped in range(FEW):
        word = word & (word - 1) if number > skipped else word
    return trailing_zeros(word)
