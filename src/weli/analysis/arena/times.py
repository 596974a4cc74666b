"""How long decisions take, counted so that thousands of runs can be added up."""

from collections.abc import Iterable
from math import ceil, exp, log
from typing import Final

from msgspec import Struct

__all__ = ["TimeReport", "Times"]

STEP: Final = log(1.02)
"""Times are counted in steps of 2 %: so exact are the percentiles."""

MICROSECOND: Final = 1e-6


class TimeReport(Struct, frozen=True):
    """How long a player took for a decision with two or more answers, in milliseconds.

    Attributes:
        decisions: how many there were.
        mean: the average.
        p95: 95 of 100 took at most so long.
        p99: 99 of 100 took at most so long.
        most: the longest.
        guards: by what cut the thinking short (`weli.play.bot.Thought`), how often it did.
    """

    decisions: int
    mean: float
    p95: float
    p99: float
    most: float
    guards: dict[str, int] = {}


class Times(Struct):
    """Wall times of decisions.

    Attributes:
        counts: how many decisions took how long, in steps of 2 % above a microsecond.
        total: all of them together, in seconds.
        most: the longest, in seconds.
        guards: by what cut the thinking short, how often it did.
    """

    counts: dict[int, int] = {}
    total: float = 0.0
    most: float = 0.0
    guards: dict[str, int] = {}

    def note(self, seconds: float, guard: str = "") -> None:
        """Count one decision, and what cut it short, if anything did."""
        if guard:
            self.guards[guard] = self.guards.get(guard, 0) + 1
        step = max(ceil(log(max(seconds, MICROSECOND) / MICROSECOND) / STEP), 0)
        self.counts[step] = self.counts.get(step, 0) + 1
        self.total += seconds
        self.most = max(self.most, seconds)

    def add(self, other: "Times") -> None:
        """Add what others took."""
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        for guard, count in other.guards.items():
            self.guards[guard] = self.guards.get(guard, 0) + count
        self.total += other.total
        self.most = max(self.most, other.most)

    def percentile(self, part: float) -> float:
        """Return the time, in seconds, that this part of the decisions did not exceed."""
        wanted, seen = part * sum(self.counts.values()), 0
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return min(MICROSECOND * exp(step * STEP), self.most)
        return 0.0

    def report(self) -> TimeReport:
        """Return what is told of them, in milliseconds."""
        number = sum(self.counts.values())
        mean = self.total / number if number else 0.0
        found = (mean, self.percentile(0.95), self.percentile(0.99), self.most)
        mean, p95, p99, most = [round(1000 * seconds, 4) for seconds in found]
        return TimeReport(number, mean, p95, p99, most, self.guards)

    @classmethod
    def of(cls, parts: Iterable["Times"]) -> "Times":
        """Return several together."""
        whole = cls()
        for part in parts:
            whole.add(part)
        return whole
