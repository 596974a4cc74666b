"""Intervals by drawing the deals again and again (the bootstrap, Efron 1979).

What happens at the tables of one deal belongs together, so whole deals are drawn, with all their
tables: whatever is worked out from sums over deals, differences and quotients among them, gets the
interval of its values in these draws. The draws follow from a key, and are the same everywhere.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from weli.analysis.stats import Z_95

__all__ = ["DRAWS", "Draws", "Estimate"]

DRAWS: Final = 2000
"""How often the deals are drawn again."""

MOST_AT_ONCE: Final = 2_000_000

Sums = NDArray[np.float64]


class Estimate(Struct, frozen=True):
    """A figure with its 95 % interval, and from how many deals or matches it comes.

    All of it is empty where there is nothing to work it out from; from a single deal there is no
    interval.
    """

    mean: float | None
    low: float | None
    high: float | None
    of: int


class Draws:
    """The sums of some columns over all deals, and over the deals of every draw.

    Attributes:
        deals: how many deals there are.
    """

    def __init__(self, columns: Sequence[Sequence[float]], key: str, draws: int = DRAWS) -> None:
        """Draw the deals.

        Args:
            columns: by column, a value for each deal.
            key: decides the draws.
            draws: how often.
        """
        table = np.array(columns, dtype=np.float64).T
        self.deals = len(table)
        self._whole: Sums = table.sum(axis=0)
        self._drawn: Sums = np.empty((draws, table.shape[1]))
        self._counted = (table != 0).sum(axis=0)
        if self.deals:
            self._draw(table, key, draws)

    def _draw(self, table: Sums, key: str, draws: int) -> None:
        """Sum the columns over every draw, some draws at a time."""
        source = np.random.PCG64(int.from_bytes(sha256(key.encode()).digest()[:16], "big"))
        step = max(MOST_AT_ONCE // self.deals, 1)
        for start in range(0, draws, step):
            some = min(step, draws - start)
            # Numbers as they come out of the generator stay the same in every NumPy.
            drawn = (source.random_raw(some * self.deals) % self.deals).reshape(some, self.deals)
            weights = np.zeros((some, self.deals))
            for place, deals in enumerate(drawn):
                weights[place] = np.bincount(deals.astype(np.int64), minlength=self.deals)
            self._drawn[start : start + some] = weights @ table

    def estimate(self, figure: Callable[[Any], Any], counted: int) -> Estimate:
        """Return a figure that is worked out from the sums, with its interval.

        Args:
            figure: gets the sums, column by column, and returns the figure or `nan`; it works on
                numbers and on arrays alike.
            counted: the column that tells in how many deals the figure occurs.
        """
        of = int(self._counted[counted]) if self.deals else 0
        if not of:
            return Estimate(None, None, None, 0)
        with np.errstate(divide="ignore", invalid="ignore"):
            mean = float(figure(self._whole))
            values = np.asarray(figure(self._drawn.T), dtype=np.float64)
        if not np.isfinite(mean):
            return Estimate(None, None, None, of)
        values = np.sort(values[np.isfinite(values)])
        if of < 2 or not len(values):
            return Estimate(mean, None, None, of)
        below = _tail(of)
        low, high = np.quantile(values, [below, 1 - below])
        return Estimate(mean, float(low), float(high), of)


def _tail(deals: int) -> float:
    """Return the part of the draws to leave out at each end.

    It is less than 2.5 % where deals are few, as much as Student's interval is wider than the
    normal one (Hesterberg 2015, "expanded percentile").
    """
    free = deals - 1
    student = (
        Z_95
        + (Z_95**3 + Z_95) / (4 * free)
        + (5 * Z_95**5 + 16 * Z_95**3 + 3 * Z_95) / (96 * free**2)
    )
    return NormalDist().cdf(-sqrt(deals / free) * student)
