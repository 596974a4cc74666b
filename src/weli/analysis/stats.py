"""Statistics in plain Python: shares with their intervals, and averages."""

from math import sqrt
from typing import Final

from msgspec import Struct

__all__ = ["Mean", "Share", "average", "mean", "share"]

Z_95: Final = 1.959963984540054
"""The normal quantile of a 95 % interval."""


class Share(Struct, frozen=True):
    """How often something happened: a share with its 95 % interval (Wilson).

    `low` and `high` are 0 and 1 when nothing was counted.
    """

    count: int
    of: int
    share: float
    low: float
    high: float


def share(count: int, of: int) -> Share:
    """Return a share with Wilson's score interval (Wilson 1927); it never leaves 0 to 1."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    part = count / of
    scale = 1 + Z_95**2 / of
    middle = (part + Z_95**2 / (2 * of)) / scale
    reach = Z_95 / scale * sqrt(part * (1 - part) / of + Z_95**2 / (4 * of**2))
    return Share(count, of, part, max(0.0, middle - reach), min(1.0, middle + reach))


class Mean(Struct, frozen=True):
    """An average with its 95 % interval, which is the average itself while one value is known."""

    mean: float
    low: float
    high: float


def mean(total: float, squares: float, count: int) -> Mean:
    """Return an average with its normal interval, from the sum of the values and of their squares.

    All is 0 when nothing was counted.
    """
    middle = average(total, count)
    if count < 2:
        return Mean(middle, middle, middle)
    variance = max(squares - count * middle**2, 0.0) / (count - 1)
    reach = Z_95 * sqrt(variance / count)
    return Mean(middle, middle - reach, middle + reach)


def average(total: float, count: int) -> float:
    """Return the average, 0 when nothing was counted."""
    return total / count if count else 0.0
