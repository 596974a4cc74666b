"""The compiled twin of Mulatschak as the rest of the house sees it."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from weli.fast.codec import Steps
from weli.fast.mulatschak import entries, layout, packing, phases
from weli.fast.mulatschak.facts import facts
from weli.fast.mulatschak.moves import STEPS
from weli.fast.mulatschak.observation import FEATURES, observation
from weli.fast.mulatschak.observe import observe_rows
from weli.fast.mulatschak.options import numbers_of
from weli.fast.mulatschak.tables import first_order
from weli.fast.mulatschak.thumb.entries import advise
from weli.fast.mulatschak.unpacking import unpack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Bytes, Floats, Job
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.view import View
from weli.kernel.engine import Question

__all__ = ["TWIN"]

NOTHING: Final = np.zeros((1, 1), dtype=np.int64)


class MulatschakTwin:
    """Deals of Mulatschak for two to five players, under all house rules."""

    game: str = "mulatschak"
    row: int = layout.ROW
    steps: int = STEPS
    features: int = FEATURES
    unit: int = 1

    def numbers(self, rules: MulatschakRules, seats: int) -> Numbers:
        """Return the house rules as numbers."""
        return numbers_of(rules, seats)

    def order(self, rules: MulatschakRules, seats: int) -> Numbers:  # noqa: ARG002  # of other games it depends on the seats
        """Return the pack in order."""
        return first_order(rules)

    def pack(self, deal: Deal, views: Iterable[View] = (), seed: int = 0) -> Numbers:
        """Return a deal as a row."""
        row = packing.pack(deal, views, seed)
        if row[layout.ACTOR] >= 0:
            rules = numbers_of(deal.rules, deal.seats)
            entries.drive(Job.ASK, row[np.newaxis], rules, NOTHING[0], NOTHING, NOTHING)
        return row

    def unpack(self, row: Numbers, rules: MulatschakRules) -> Deal:
        """Return a row as a deal."""
        return unpack(row, rules)

    def facts(self, row: Numbers, rules: Numbers, *, memory: bool = False) -> dict[str, object]:
        """Return what a row says, so that two rows can be compared."""
        return facts(row, rules, memory=memory)

    def question(self, row: Numbers) -> tuple[int, str] | None:
        """Return who decides what; `None` when the deal is over."""
        if row[layout.PHASE] == phases.OVER:
            return None
        return int(row[layout.ACTOR]), phases.QUESTIONS[row[layout.PHASE]]

    def drive(
        self,
        job: int,
        rows: Numbers,
        rules: Numbers,
        given: Numbers,
        points: Numbers = NOTHING,
        ended: Numbers = NOTHING,
    ) -> int:
        """Do a job with every row."""
        if job >= Job.CHOOSE:
            deals = int(given[0]) if job == Job.THUMB else 0
            advise(rows, rules, deals, points, ended)
            return -1
        return int(entries.drive(job, rows, rules, given, points, ended))

    def masks(self, rows: Numbers, masks: Bytes) -> None:
        """Write the legal steps of every row."""
        entries.masks_of(rows, masks)

    def choosing(self, rows: Numbers) -> NDArray[np.bool_]:
        """Say of every row whether its actor is in the middle of a choice of several cards."""
        return rows[:, layout.CHOSEN] != 0

    def actors(self, rows: Numbers, actors: Numbers) -> None:
        """Write whose decision it is in every row."""
        np.copyto(actors, rows[:, layout.ACTOR])

    def observe(self, rows: Numbers, rules: Numbers, seats: Numbers, out: Floats) -> None:
        """Write what a seat of every row knows."""
        observe_rows(rows, rules, seats, out)

    def observation(self, view: View, question: Question | None, so_far: Steps = ()) -> Floats:
        """Return the same numbers as `observe`, from a view alone."""
        return observation(view, question, so_far)


TWIN: Final = MulatschakTwin()
"""The twin itself."""
