"""Stopping as soon as the difference of two players is shown: the sequential test of patches.

Two hypotheses about the mean difference by deal, or by match, are held against each other after
each of them: it is `low`, or it is `high` (Wald 1945, "Sequential tests of statistical
hypotheses"). How much likelier the differences so far are under the second is taken from the normal
distribution with their own variance (the generalized test; M. Van den Bergh, "A practical
introduction to the GSPRT", as chess engines are tested with): with the mean `m` and the variance
`v` of `n` differences its logarithm is

    n (high - low) (2 m - low - high) / (2 v)

and at plus or minus log(19) the test ends: each of the two mistakes is then made once in twenty
times. Whole deals count, with all their tables, in their order, whoever was ready first.
"""

from math import log
from typing import Final, Literal

from msgspec import Struct

from weli.analysis.arena.plan import Kind
from weli.analysis.arena.playing import Unit

__all__ = ["BOUND", "Hypotheses", "Verdict", "Walk"]

BOUND: Final = log(19)
"""The test ends at this likelihood ratio, as a logarithm: both errors are 5 %."""

FEWEST: Final = 30
DIFFERENT: Final = 10
"""Before so many deals, and so many among them with a difference, the variance says too little."""


class Hypotheses(Struct, frozen=True):
    """What is held against each other.

    Attributes:
        low: the difference if the first player is no better.
        high: the difference if it is.
    """

    low: float
    high: float


class Verdict(Struct, frozen=True, kw_only=True):
    """What the test says of the first two players.

    Attributes:
        one: the first.
        other: the second, with which it is compared.
        low: the lower hypothesis.
        high: the higher one.
        ratio: how much likelier the higher one is, as a logarithm.
        bound: where the test ends, on either side.
        of: after how many deals or matches.
        result: `high` or `low`, whichever is shown; `open` where neither is.
    """

    one: str
    other: str
    low: float
    high: float
    ratio: float
    bound: float
    of: int
    result: Literal["high", "low", "open"]


class Walk:
    """Goes from deal to deal until one of the hypotheses is shown.

    Attributes:
        count: how many deals or matches it has come past, those in which nobody was measured too.
        result: what is shown so far.
    """

    def __init__(self, hypotheses: Hypotheses, kind: Kind = "deals") -> None:
        """Begin before the first deal, or match."""
        self.count = 0
        self.result: Literal["high", "low", "open"] = "open"
        self._wanted, self._kind = hypotheses, kind
        self._early: dict[int, float | None] = {}
        self._of = self._different = 0
        self._sum = self._squares = 0.0

    @property
    def ratio(self) -> float:
        """How much likelier the higher hypothesis is, as a logarithm."""
        low, high = self._wanted.low, self._wanted.high
        if not self._of or not self._different:
            return 0.0
        mean = self._sum / self._of
        variance = self._squares / self._of - mean * mean
        if variance <= 0:
            return 0.0
        return self._of * (high - low) * (2 * mean - low - high) / (2 * variance)

    def note(self, unit: Unit) -> bool:
        """Take in one deal or match, in any order; say whether one hypothesis is shown."""
        return self.add(unit.number, difference_of(self._kind, unit))

    def add(self, number: int, difference: float | None) -> bool:
        """Take in a difference by its number; `None` where the two were not both measured."""
        self._early[number] = difference
        while self.result == "open" and self.count in self._early:
            self._go(self._early.pop(self.count))
        return self.result != "open"

    def _go(self, difference: float | None) -> None:
        self.count += 1
        if difference is None:
            return
        self._of += 1
        self._different += difference != 0
        self._sum += difference
        self._squares += difference * difference
        if self._of >= FEWEST and self._different >= DIFFERENT:
            ratio = self.ratio
            if abs(ratio) >= BOUND:
                self.result = "high" if ratio > 0 else "low"

    def verdict(self, one: str, other: str) -> Verdict:
        """Return what is shown of two players."""
        return Verdict(
            one=one,
            other=other,
            low=self._wanted.low,
            high=self._wanted.high,
            ratio=round(self.ratio, 6),
            bound=round(BOUND, 6),
            of=self.count,
            result=self.result,
        )


def difference_of(kind: Kind, unit: Unit) -> float | None:
    """Return by how much the first player of a plan did better than the second.

    It is that of their averages over the seats they held: points, or the part of a match that was
    won.
    """
    got: list[list[float]] = [[], []]
    for place in unit.places:
        if place.player < len(got):
            got[place.player].append(place.part if kind == "matches" else place.gain)
    if not all(got):
        return None
    ours, theirs = (sum(each) / len(each) for each in got)
    return ours - theirs
