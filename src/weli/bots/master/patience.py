"""The clock of a thought: it ends what would take too long, on a slow machine.

Budgets are positions, so that play depends on nothing but the seed. Only where they take ten times
as long as they should, and two seconds at least, the clock ends the thought; the answer is then
taken from what has been looked at so far.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from weli.bots.beliefs import Worlds

__all__ = ["SLICE", "Patience", "first_of"]

LONGEST: Final = 1e-5
LEAST: Final = 2.0
"""So many seconds answers may be played out for each position of the budget, and at least."""

SLICE: Final = 64
"""After so many imagined deals the clock is looked at."""


class Patience:
    """Deals out imagined deals as long as the clock allows.

    Attributes:
        cut_short: whether the clock has ended it before all was looked at.
    """

    def __init__(self, budget: int) -> None:
        """Look at the clock for the first time: when the deals have been imagined."""
        # Not before: in a new process it takes a while to load the machine code.
        self._until = perf_counter() + max(LONGEST * budget, LEAST)
        self.cut_short = False

    def is_over(self) -> bool:
        """Say whether the time is up; what was still to be done is then cut short."""
        self.cut_short = self.cut_short or perf_counter() > self._until
        return self.cut_short

    def slices(self, worlds: Worlds) -> Iterator[Worlds]:
        """Yield imagined deals some at a time, as long as there is time; the first ones always."""
        for start in range(0, len(worlds.rows), SLICE):
            if start and self.is_over():
                return
            yield worlds._replace(rows=worlds.rows[start : start + SLICE])


def first_of(worlds: Worlds, count: int) -> Worlds:
    """Return so many of the deals, their weights adding up to 1 again."""
    weights = worlds.weights[:count] / worlds.weights[:count].sum()
    return worlds._replace(rows=worlds.rows[:count], weights=weights)
