"""Small chances in whole numbers: who holds none of some cards, and how many points come in."""

from functools import cache
from itertools import pairwise
from typing import Final

__all__ = ["ALL", "AREA", "PARTS", "none_held", "spread"]

ALL: Final = 1000
"""Chances are counted in thousandths."""

AREA: Final = (
    500,
    520,
    540,
    560,
    579,
    599,
    618,
    637,
    655,
    674,
    691,
    709,
    726,
    742,
    758,
    773,
    788,
    802,
    816,
    829,
    841,
    853,
    864,
    875,
    885,
    894,
    903,
    911,
    919,
    926,
    933,
    939,
    945,
    951,
    955,
    960,
    964,
    968,
    971,
    974,
    977,
    980,
    982,
    984,
    986,
    988,
    989,
    991,
    992,
    993,
    994,
    994,
    995,
    996,
    997,
    997,
    997,
    998,
    998,
    998,
    999,
)  # fmt: skip  # a table
"""The normal distribution's area below 0, 0.05, 0.10, ... standard deviations, in thousandths."""
PARTS: Final = 20
"""So many steps of `AREA` make one standard deviation."""


@cache
def none_held(pool: int, marked: int, held: int) -> int:
    """Return the chance that a hand holds none of some marked cards.

    Args:
        pool: how many cards the hand may have been dealt from.
        marked: how many of those are marked.
        held: how many cards the hand holds.
    """
    chance = ALL
    for step in range(held):
        if pool <= step:
            break
        chance = chance * max(pool - marked - step, 0) // (pool - step)
    return chance


def _below(distance: int, deviation: int) -> int:
    """Return the chance of less than a distance from the mean; both in the same unit."""
    place = abs(distance) * PARTS // deviation
    area = AREA[place] if place < len(AREA) else ALL
    return area if distance >= 0 else ALL - area


@cache
def spread(mean: int, deviation: int, top: int) -> tuple[int, ...]:
    """Return the chances of 0, 1, ... `top` points, normal with this mean and deviation.

    Args:
        mean: the expected points, in thousandths.
        deviation: the standard deviation, in thousandths.
        top: the points in the pack.
    """
    below = [_below(1000 * points + 500 - mean, deviation) for points in range(top)]
    edges = [0, *below, ALL]
    return tuple([high - low for low, high in pairwise(edges)])
