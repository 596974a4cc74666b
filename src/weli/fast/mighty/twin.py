"""The compiled twin of Mighty as the rest of the house sees it."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from weli.fast.codec import Steps
from weli.fast.mighty import entries, layout, packing, phases
from weli.fast.mighty.facts import facts
from weli.fast.mighty.moves import STEPS
from weli.fast.mighty.observation import FEATURES, observation
from weli.fast.mighty.observe import observe_rows
from weli.fast.mighty.options import numbers_of
from weli.fast.mighty.tables import first_order
from weli.fast.mighty.thumb_entries import play_by_thumb
from weli.fast.mighty.unpacking import unpack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Bytes, Floats, Job
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.engine import Question

__all__ = ["TWIN"]

NOTHING: Final = np.zeros((1, 1), dtype=np.int64)


class MightyTwin:
    """Deals of Mighty for three to eight players, under all house rules."""

    game: str = "mighty"
    row: int = layout.ROW
    steps: int = STEPS
    features: int = FEATURES
    unit: int = layout.UNIT

    def numbers(self, rules: MightyRules, seats: int) -> Numbers:
        """Return the house rules as numbers."""
        return numbers_of(rules, seats).copy()

    def order(self, rules: MightyRules, seats: int) -> Numbers:
        """Return the pack in order."""
        return first_order(rules, seats)

    def pack(self, deal: Deal, views: Iterable[View] = (), seed: int = 0) -> Numbers:
        """Return a deal as a row."""
        rules = numbers_of(deal.rules, deal.seats)
        row = packing.pack(deal, rules, views, seed)
        if row[layout.ACTOR] >= 0:
            entries.drive(Job.ASK, row[np.newaxis], rules, NOTHING[0], NOTHING, NOTHING)
        return row

    def unpack(self, row: Numbers, rules: MightyRules) -> Deal:
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
        """Do a job with every row.

        Raises:
            ValueError: whole deals by rule of thumb are asked for; the twin of Mighty knows that
                player only in the tricks.
        """
        if job == Job.THUMB:
            raise ValueError("mighty: the rule-of-thumb player is compiled for the tricks only")
        if job == Job.CHOOSE:
            play_by_thumb(rows, rules, points, ended, 0)
            return -1
        return int(entries.drive(job, rows, rules, given, points, ended))

    def masks(self, rows: Numbers, masks: Bytes) -> None:
        """Write the legal steps of every row."""
        entries.masks_of(rows, masks)

    def choosing(self, rows: Numbers) -> NDArray[np.bool_]:
        """Say of every row whether its actor is in the middle of a choice of several cards."""
        return rows[:, layout.LAST_CHOSEN] >= 0

    def actors(self, rows: Numbers, actors: Numbers) -> None:
        """Write whose decision it is in every row."""
        np.copyto(actors, rows[:, layout.ACTOR])

    def observe(self, rows: Numbers, rules: Numbers, seats: Numbers, out: Floats) -> None:
        """Write what a seat of every row knows."""
        observe_rows(rows, rules, seats, out)

    def observation(self, view: View, question: Question | None, so_far: Steps = ()) -> Floats:
        """Return the same numbers as `observe`, from a view alone."""
        return observation(view, question, so_far)


TWIN: Final = MightyTwin()
"""The twin itself."""
