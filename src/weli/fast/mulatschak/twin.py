"""The compiled twin of Mulatschak as the rest of the house sees it."""

from collections.abc import Iterable
from typing import Final

from weli.fast.adapter import Adapter
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
from weli.fast.twin import Floats
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.view import View
from weli.kernel.engine import Question

__all__ = ["TWIN"]


class MulatschakTwin(Adapter):
    """Deals of Mulatschak for two to five players, under all house rules."""

    game = "mulatschak"
    row = layout.ROW
    steps = STEPS
    features = FEATURES
    layout, phases, entries = layout, phases, entries
    begun = layout.CHOSEN

    def numbers(self, rules: MulatschakRules, seats: int) -> Numbers:
        """Return the house rules as numbers."""
        return numbers_of(rules, seats)

    def order(self, rules: MulatschakRules, seats: int) -> Numbers:  # noqa: ARG002  # of other games it depends on the seats
        """Return the pack in order."""
        return first_order(rules)

    def packed(self, deal: Deal, rules: Numbers, views: Iterable[View], seed: int) -> Numbers:  # noqa: ARG002  # other games need the numbers
        """Return a deal as a row, without its legal steps."""
        return packing.pack(deal, views, seed)

    def unpack(self, row: Numbers, rules: MulatschakRules) -> Deal:
        """Return a row as a deal."""
        return unpack(row, rules)

    def facts(self, row: Numbers, rules: Numbers, *, memory: bool = False) -> dict[str, object]:
        """Return what a row says, so that two rows can be compared."""
        return facts(row, rules, memory=memory)

    def advise(
        self, rows: Numbers, rules: Numbers, deals: int, weights: Numbers, found: Numbers
    ) -> None:
        """Write the rule-of-thumb player's step in every row, or let it play whole deals."""
        advise(rows, rules, deals, weights, found)

    def observe(self, rows: Numbers, rules: Numbers, seats: Numbers, out: Floats) -> None:
        """Write what a seat of every row knows."""
        observe_rows(rows, rules, seats, out)

    def observation(self, view: View, question: Question | None, so_far: Steps = ()) -> Floats:
        """Return the same numbers as `observe`, from a view alone."""
        return observation(view, question, so_far)


TWIN: Final = MulatschakTwin()
"""The twin itself."""
