"""What every compiled twin is in the eyes of the rest of the house; each game adds its own."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from weli.fast.codec import Steps
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Bytes, Floats, Job
from weli.kernel.engine import Question

__all__ = ["NOTHING", "Adapter"]

NOTHING: Final = np.zeros((1, 1), dtype=np.int64)
"""Where a job needs no numbers, or has none to tell."""


class Adapter(ABC):
    """A compiled twin, made of the modules of its game.

    Attributes:
        game: the game's name.
        row: how many numbers the state of a game has.
        steps: how many steps there are.
        features: how many numbers an observation has.
        unit: how many parts of the rows' scores make one point.
        layout: the module that says where in a row each number lies.
        phases: the module of what a deal waits for.
        entries: the module of what Python calls of the compiled code.
        begun: where in a row stands whether a decision of several steps has begun; 0 when not.
    """

    game: str
    row: int
    steps: int
    features: int
    unit: int = 1
    layout: ModuleType
    phases: ModuleType
    entries: ModuleType
    begun: int

    @abstractmethod
    def numbers(self, rules: Any, seats: int) -> Numbers:
        """Return the house rules as numbers; raises `Unsupported`."""

    @abstractmethod
    def order(self, rules: Any, seats: int) -> Numbers:
        """Return the pack in order."""

    @abstractmethod
    def packed(self, deal: Any, rules: Numbers, views: Iterable[Any], seed: int) -> Numbers:
        """Return a deal as a row, without its legal steps."""

    @abstractmethod
    def unpack(self, row: Numbers, rules: Any) -> Any:
        """Return a row as a deal of the readable engine."""

    @abstractmethod
    def facts(self, row: Numbers, rules: Numbers, *, memory: bool = False) -> dict[str, object]:
        """Return what a row says, so that two rows can be compared."""

    @abstractmethod
    def advise(
        self, rows: Numbers, rules: Numbers, deals: int, weights: Numbers, found: Numbers
    ) -> None:
        """Write the rule-of-thumb player's step in every row, or let it play whole deals."""

    @abstractmethod
    def observe(self, rows: Numbers, rules: Numbers, seats: Numbers, out: Floats) -> None:
        """Write what a seat of every row knows; the seat -1 means whoever decides."""

    @abstractmethod
    def observation(self, view: Any, question: Question | None, so_far: Steps = ()) -> Floats:
        """Return the same numbers as `observe`, from a view alone."""

    def pack(self, deal: Any, views: Iterable[Any] = (), seed: int = 0) -> Numbers:
        """Return a deal as a row, with the legal steps of the present question."""
        rules = self.numbers(deal.rules, deal.seats)
        row = self.packed(deal, rules, views, seed)
        if row[self.layout.ACTOR] >= 0:
            self.drive(Job.ASK, row[np.newaxis], rules, NOTHING[0])
        return row

    def question(self, row: Numbers) -> tuple[int, str] | None:
        """Return who decides what; `None` when the deal is over."""
        asked = row[self.layout.PHASE]
        if asked == self.phases.OVER:
            return None
        return int(row[self.layout.ACTOR]), self.phases.QUESTIONS[asked]

    def drive(
        self,
        job: int,
        rows: Numbers,
        rules: Numbers,
        given: Numbers,
        points: Numbers = NOTHING,
        ended: Numbers = NOTHING,
    ) -> int:
        """Do a job with every row (see `Job`)."""
        if job >= Job.CHOOSE:
            deals = int(given[0]) if job == Job.THUMB else 0
            self.advise(rows, rules, deals, points, ended)
            return -1
        return int(self.entries.drive(job, rows, rules, given, points, ended))

    def masks(self, rows: Numbers, masks: Bytes) -> None:
        """Write the legal steps of every row."""
        self.entries.masks_of(rows, masks)

    def choosing(self, rows: Numbers) -> NDArray[np.bool_]:
        """Say of every row whether its actor is in the middle of a decision of several steps."""
        return rows[:, self.begun] != 0

    def actors(self, rows: Numbers, actors: Numbers) -> None:
        """Write whose decision it is in every row."""
        np.copyto(actors, rows[:, self.layout.ACTOR])

    def warm(self) -> None:
        """Compile everything that Python can call of the twin; with no rows, nothing is played."""
        rows, rules = np.zeros((0, self.row), dtype=np.int64), np.zeros(1, dtype=np.int64)
        self.drive(Job.ASK, rows, rules, NOTHING[0])
        self.drive(Job.CHOOSE, rows, rules, NOTHING[0])
        self.masks(rows, np.zeros((0, self.steps), dtype=np.uint8))
        self.observe(rows, rules, rules, np.zeros((0, self.features), dtype=np.float32))
