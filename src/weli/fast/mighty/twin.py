"""The compiled twin of Mighty as the rest of the house sees it."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from weli.fast.adapter import Adapter
from weli.fast.codec import Steps
from weli.fast.mighty import entries, layout, packing, phases
from weli.fast.mighty.facts import facts
from weli.fast.mighty.moves import STEPS
from weli.fast.mighty.observation import FEATURES, observation
from weli.fast.mighty.observe import observe_rows
from weli.fast.mighty.options import numbers_of
from weli.fast.mighty.tables import first_order
from weli.fast.mighty.thumb.desk import DESK
from weli.fast.mighty.thumb.entries import advise
from weli.fast.mighty.unpacking import unpack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Floats
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.engine import Question

__all__ = ["TWIN"]


class MightyTwin(Adapter):
    """Deals of Mighty for three to eight players, under all house rules."""

    game = "mighty"
    row = layout.ROW
    steps = STEPS
    features = FEATURES
    unit = layout.UNIT
    layout, phases, entries = layout, phases, entries
    begun = layout.BEGUN

    def numbers(self, rules: MightyRules, seats: int) -> Numbers:
        """Return the house rules as numbers."""
        return numbers_of(rules, seats).copy()

    def order(self, rules: MightyRules, seats: int) -> Numbers:
        """Return the pack in order."""
        return first_order(rules, seats)

    def packed(self, deal: Deal, rules: Numbers, views: Iterable[View], seed: int) -> Numbers:
        """Return a deal as a row, without its legal steps."""
        return packing.pack(deal, rules, views, seed)

    def unpack(self, row: Numbers, rules: MightyRules) -> Deal:
        """Return a row as a deal."""
        return unpack(row, rules)

    def facts(self, row: Numbers, rules: Numbers, *, memory: bool = False) -> dict[str, object]:
        """Return what a row says, so that two rows can be compared."""
        return facts(row, rules, memory=memory)

    def advise(
        self, rows: Numbers, rules: Numbers, deals: int, weights: Numbers, found: Numbers
    ) -> None:
        """Write the rule-of-thumb player's step in every row, or let it play whole deals."""
        advise(rows, rules, deals, weights, found, np.zeros(DESK, dtype=np.int64))

    def observe(self, rows: Numbers, rules: Numbers, seats: Numbers, out: Floats) -> None:
        """Write what a seat of every row knows."""
        observe_rows(rows, rules, seats, out)

    def observation(self, view: View, question: Question | None, so_far: Steps = ()) -> Floats:
        """Return the same numbers as `observe`, from a view alone."""
        return observation(view, question, so_far)


TWIN: Final = MightyTwin()
"""The twin itself."""
