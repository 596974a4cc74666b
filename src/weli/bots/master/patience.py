"""The clock of a thought: it ends what would take too long, on a slow machine.

Budgets are positions, so that play depends on nothing but the seed. Only where they take ten times
as long as they should, and two seconds at least, the clock ends the thought; the answer is then
taken from what has been looked at so far.
"""

from time import perf_counter
from typing import Final

import numpy as np

from weli.bots.beliefs import Worlds
from weli.bots.master.rollouts import played_out
from weli.fast.rules_vector import Numbers
from weli.kernel.actions import Action

__all__ = ["SLICE", "Patience"]

LONGEST: Final = 1e-5
LEAST: Final = 2.0
"""So many seconds answers may be played out for each position of the budget, and at least."""

SLICE: Final = 64
"""After so many imagined deals the clock is looked at."""


class Patience:
    """Plays answers out as long as the clock allows.

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

    def played_out(
        self, game: str, worlds: Worlds, actions: list[Action], seats: int
    ) -> tuple[Numbers, Worlds]:
        """Play answers out as `rollouts.played_out` does, in as many deals as there is time for.

        Returns:
            What came of it, and the deals in which it did, at least a first slice of them.
        """
        parts: list[Numbers] = []
        for start in range(0, len(worlds.rows), SLICE):
            if parts and self.is_over():
                break
            some = worlds._replace(rows=worlds.rows[start : start + SLICE])
            parts.append(played_out(game, some, actions, seats))
        points = np.concatenate(parts, axis=1)
        seen = points.shape[1]
        weights = worlds.weights[:seen] / worlds.weights[:seen].sum()
        return points, worlds._replace(rows=worlds.rows[:seen], weights=weights)
