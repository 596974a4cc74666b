"""Perfect play of the tricks at Mulatschak.

Everybody wants what the deal adds to his own score to be as good for him as it can be, and knows
that all others want the same. Values are minus what is added, doublings and all, so that higher
is better. Who has several ways to the same result takes the one that is worst for the others, in
the order of the seats: the first seat whose results differ decides.

When the nodes run out, every line is played to its end with the strongest card that may be played,
and the values say what that comes to.
"""

import threading
from typing import Final

import numpy as np

from weli.fast.mulatschak import layout
from weli.fast.mulatschak.solving import entries, place
from weli.fast.rules_vector import Numbers
from weli.fast.solve import ILLEGAL, Solved, Sure

__all__ = ["SOLVER"]


NOBODY: Final = np.array([-1], dtype=np.int64)
"""Asks for values."""


class _Memory(threading.local):
    """What a thread's searches work on, made once."""

    def __init__(self) -> None:
        """Make an empty table."""
        self.numbers: Final = np.zeros(place.MEMORY, dtype=np.int64)


class MulatschakSolver:
    """The solver of Mulatschak, for two to five players, under all house rules."""

    game: str = "mulatschak"
    width: int = layout.CARD_COUNT
    aims: tuple[str, ...] = ("score",)

    def __init__(self) -> None:
        """Set memory aside for every thread that will search."""
        self._memory: Final = _Memory()

    def memory(self) -> Numbers:
        """Return what the searches of this thread work on (`place`)."""
        return self._memory.numbers

    def seats(self, rows: Numbers) -> int:
        """Return how many sit at the table."""
        return int(rows[0, layout.SEATS]) if len(rows) else 0

    def solve(
        self,
        aim: str,  # noqa: ARG002  # other games have several
        rows: Numbers,
        rules: Numbers,
        nodes: int,
        out: Solved,
        *,
        table: bool,
    ) -> int:
        """Write what perfect play gives."""
        wrong, found = self._search(rows, rules, nodes, NOBODY, table=table)
        seats = out.value.shape[1]
        np.copyto(out.values, found[:, : entries.VALUE])
        np.copyto(out.value, found[:, entries.VALUE : entries.VALUE + seats])
        np.not_equal(found[:, entries.PROVEN], 0, out=out.exact)
        np.copyto(out.nodes, found[:, entries.LOOKED_AT])
        return wrong

    def sure(
        self, rows: Numbers, rules: Numbers, seats: Numbers, nodes: int, out: Sure, *, table: bool
    ) -> int:
        """Write whether the seats can take all tricks that are left."""
        wrong, found = self._search(rows, rules, nodes, seats, table=table)
        np.not_equal(found[:, entries.FOUND], 0, out=out.sure)
        np.not_equal(found[:, entries.PROVEN], 0, out=out.exact)
        return wrong

    def _search(
        self, rows: Numbers, rules: Numbers, nodes: int, seats: Numbers, *, table: bool
    ) -> tuple[int, Numbers]:
        """Search every row; return the first wrong one and what was found."""
        found = np.zeros((len(rows), entries.WIDTH), dtype=np.int64)
        found[:, : entries.VALUE] = ILLEGAL
        given = np.array([nodes, table], dtype=np.int64)
        asked = np.broadcast_to(seats, (len(rows),)).copy()
        memory = self.memory()
        return int(entries.search_rows(rows, rules, memory, given, asked, found)), found


SOLVER: Final = MulatschakSolver()
"""The solver itself."""
