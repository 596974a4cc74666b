"""The solver of Mighty as the rest of the house sees it."""

import threading
from typing import Final, NamedTuple

import numpy as np

from weli.fast.mighty import layout as row_at
from weli.fast.mighty.moves import STEPS
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.entries import drive
from weli.fast.rules_vector import Numbers
from weli.fast.solve import NODES, Flags, Solved, Sure

__all__ = ["SOLVER", "Made", "MightySolver"]

TABLE_BITS: Final = 18
"""The table has 2 to the power of this many places of 16 bytes."""
NOTHING: Final = np.zeros((1, 1), dtype=np.int64)
MADE, SURE = 2, 3
"""The jobs after the two aims."""


class Made(NamedTuple):
    """Whether the contract is made.

    Attributes:
        made: by row: whether the declarer's side makes it; False where the nodes ran out.
        exact: by row: whether the answer is proven.
        nodes: by row: how many positions were looked at.
    """

    made: Flags
    exact: Flags
    nodes: Numbers


class _Room(threading.local):
    """What one thread needs for its searches; it is kept from one call to the next."""

    def __init__(self) -> None:
        """Make the room, empty."""
        self.memory: Numbers = np.zeros(at.POSITION + 3, dtype=np.int64)
        self.table: Numbers = np.zeros(2 << TABLE_BITS, dtype=np.int64)
        self.salt = 1


class MightySolver:
    """Mighty with all cards open; see the room's docstring for what the values mean."""

    game: str = "mighty"
    width: int = STEPS
    aims: tuple[str, ...] = ("points", "contract")

    def __init__(self) -> None:
        """Prepare for any number of threads."""
        self._room = _Room()

    def seats(self, rows: Numbers) -> int:
        """Return how many sit at the table."""
        return int(rows[0, row_at.SEATS]) if len(rows) else 0

    def solve(
        self, aim: str, rows: Numbers, rules: Numbers, nodes: int, out: Solved, *, table: bool
    ) -> int:
        """Write what perfect play gives; return the first row that asks for no card, or -1."""
        done = np.zeros((len(rows), 2), dtype=np.int64)
        job, answers = self.aims.index(aim), (out.values, out.value, done)
        wrong = self._drive(job, rows, rules, nodes, answers, table=table)
        np.copyto(out.exact, done[:, 0] > 0)
        np.copyto(out.nodes, done[:, 1])
        return wrong

    def sure(
        self, rows: Numbers, rules: Numbers, seats: Numbers, nodes: int, out: Sure, *, table: bool
    ) -> int:
        """Write whether the seats can take all tricks; return the first row without play, or -1."""
        done = np.zeros((len(rows), 2), dtype=np.int64)
        done[:, 0] = seats
        value = np.zeros((len(rows), 1), dtype=np.int64)
        wrong = self._drive(SURE, rows, rules, nodes, (NOTHING, value, done), table=table)
        np.copyto(out.sure, value[:, 0] > 0)
        np.copyto(out.exact, done[:, 0] > 0)
        return wrong

    def made(
        self, rows: Numbers, rules: Numbers, *, nodes: int = NODES, table: bool = True
    ) -> Made:
        """Say of every row whether the contract is made; quicker than to value every step.

        Args:
            rows: positions of the play phase, `int64`, n x row; as many seats in each.
            rules: the house rules as numbers.
            nodes: how many positions may be looked at in each row.
            table: whether positions are remembered; it changes no answer, only the time.

        Raises:
            ValueError: a row asks for no card.
        """
        done = np.zeros((len(rows), 2), dtype=np.int64)
        value = np.zeros((len(rows), row_at.MOST_SEATS), dtype=np.int64)
        wrong = self._drive(MADE, rows, rules, nodes, (NOTHING, value, done), table=table)
        if wrong >= 0:
            raise ValueError(f"row {wrong} is at no decision of the play phase")
        proven = done[:, 0] > 0
        declarer = value[np.arange(len(rows)), rows[:, row_at.DECLARER]]
        return Made((declarer > 0) & proven, proven, done[:, 1].copy())

    def _drive(
        self,
        job: int,
        rows: Numbers,
        rules: Numbers,
        nodes: int,
        answers: tuple[Numbers, Numbers, Numbers],
        *,
        table: bool,
    ) -> int:
        """Ask the compiled solver, with this thread's room."""
        room = self._room
        room.memory[at.POSITION :] = job, nodes, room.salt
        room.salt += len(rows)
        places = room.table if table else room.table[:0]
        return int(drive(rows, rules, room.memory, places, *answers))


SOLVER: Final = MightySolver()
"""The solver itself."""
