"""Perfect play with all cards open: what every card is worth, proven by search.

A position is a row of a game's twin (`weli.fast.pack`, `BatchEnv.rows`) at a decision of the play
phase. The searcher sees all hands, and so may only be asked about deals that a player imagines,
or after the deal; what each value means is told by each game's room `weli.fast.<game>.solving`.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from weli.fast.codec import SPACES
from weli.fast.pack import pack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import twin_of
from weli.kernel.actions import Action
from weli.kernel.domains import nearest
from weli.kernel.options import Rules

__all__ = ["ILLEGAL", "Flags", "Solved", "SolvedDeal", "Solver", "Sure", "solve", "solve_deal"]
__all__ += ["solver_of", "sure"]

ILLEGAL: Final = int(np.iinfo(np.int64).min)
"""The value of a step that may not be taken; below every real value."""

NODES: Final = 1_000_000
"""How many positions the search of one row looks at unless told otherwise."""

Flags = NDArray[np.bool_]
"""Yes or no, by row or by row and step."""


class Solved(NamedTuple):
    """What perfect play gives in every row; higher is better for the seat it belongs to.

    Attributes:
        values: by row and step (`weli.fast.codec`): what the mover gets if he takes the step and
            everybody then plays perfectly; `ILLEGAL` for a step that may not be taken.
        best: by row and step: whether the mover gets the most by it. All such steps are marked.
        value: by row and seat: what each seat gets under perfect play.
        exact: by row: whether the values are proven. Where they are not, the search ran out of
            nodes, and the values are only what it found until then.
        nodes: by row: how many positions were looked at.
    """

    values: Numbers
    best: Flags
    value: Numbers
    exact: Flags
    nodes: Numbers


class SolvedDeal(NamedTuple):
    """What perfect play gives in one deal.

    Attributes:
        values: by legal action, what the actor gets by it.
        best: the actions by which he gets the most.
        value: by seat, what each gets under perfect play.
        exact: whether this is proven, or the search ran out of nodes.
    """

    values: Mapping[Action, int]
    best: tuple[Action, ...]
    value: tuple[int, ...]
    exact: bool


class Sure(NamedTuple):
    """Whether a seat can take all the tricks that are left, whatever the others do.

    Attributes:
        sure: by row: whether it can; False where the search ran out of nodes.
        exact: by row: whether the answer is proven.
    """

    sure: Flags
    exact: Flags


class Solver(Protocol):
    """What the solver of a game offers: the object `SOLVER` of `weli.fast.<game>.solving`.

    Attributes:
        game: the game's name.
        width: the steps that can be asked for in the play phase are numbered below this.
        aims: what the players can be taken to want; the first unless another is asked for.
    """

    game: str
    width: int
    aims: tuple[str, ...]

    def seats(self, rows: Numbers) -> int:
        """Return how many sit at the table; the same in every row."""

    def solve(
        self, aim: str, rows: Numbers, rules: Numbers, nodes: int, out: Solved, *, table: bool
    ) -> int:
        """Write what perfect play gives; return the first row that asks for no card, or -1.

        `out.best` is left alone: it follows from the values.

        Args:
            aim: one of `aims`.
            rows: the positions.
            rules: the house rules as numbers.
            nodes: how many positions may be looked at in each row.
            out: where to write.
            table: whether positions are remembered; it changes no value, only the time.
        """

    def sure(
        self, rows: Numbers, rules: Numbers, seats: Numbers, nodes: int, out: Sure, *, table: bool
    ) -> int:
        """Write whether the seats can take all tricks; return the first row without play, or -1."""


_SOLVERS: Final = {
    "mulatschak": "weli.fast.mulatschak.solving",
    "mighty": "weli.fast.mighty.solving",
}
"""The room of each game's solver; it has an object `SOLVER`."""


def solver_of(game: str) -> Solver:
    """Return the solver of a game; loads the compiler.

    Raises:
        KeyError: there is no such game; the text names the nearest.
    """
    if game not in _SOLVERS:
        near = nearest(game, _SOLVERS) or [*_SOLVERS]
        raise KeyError(f"no solver of {game!r} (nearest: {near})")
    return cast(Solver, import_module(_SOLVERS[game]).SOLVER)


def solve(
    game: str,
    rules: Rules | Numbers,
    rows: Numbers,
    *,
    aim: str = "",
    nodes: int = NODES,
    table: bool = True,
) -> Solved:
    """Return what every step is worth in every row when all play perfectly from there.

    Other threads run meanwhile, and several threads may solve at once.

    Args:
        game: the game's name.
        rules: the house rules, or their numbers (`BatchEnv.numbers`), which saves working them out.
        rows: positions of the play phase, `int64`, n x row; as many seats in each.
        aim: what the players want (`Solver.aims`); each game has one that goes without saying.
        nodes: how many positions may be looked at in each row.
        table: whether positions are remembered; it changes no value, only the time.

    Raises:
        Unsupported: a house rule that the twin does not know.
        ValueError: a row asks for no card, there is no such aim, or the rules are another game's.
    """
    solver = solver_of(game)
    wanted = aim or solver.aims[0]
    if wanted not in solver.aims:
        raise ValueError(f"no aim {aim!r} at {game} (there are: {', '.join(solver.aims)})")
    rows = _table(game, rows)
    n = len(rows)
    seats = solver.seats(rows)
    out = Solved(
        values=np.full((n, solver.width), ILLEGAL, dtype=np.int64),
        best=np.zeros((n, solver.width), dtype=np.bool_),
        value=np.zeros((n, seats), dtype=np.int64),
        exact=np.zeros(n, dtype=np.bool_),
        nodes=np.zeros(n, dtype=np.int64),
    )
    _check(solver.solve(wanted, rows, _numbers(game, rules, seats), nodes, out, table=table))
    most = out.values.max(axis=1, keepdims=True, initial=ILLEGAL)
    np.logical_and(out.values == most, out.values != ILLEGAL, out=out.best)
    return out


def solve_deal(deal: Any, *, aim: str = "", nodes: int = NODES) -> SolvedDeal:
    """Return what every legal action of a deal in its play phase is worth under perfect play.

    Args:
        deal: a deal of the readable engine that asks for a card.
        aim: what the players want (`Solver.aims`).
        nodes: how many positions may be looked at.

    Raises:
        Unsupported: a house rule that the twin does not know.
        ValueError: the deal asks for no card, or there is no such aim.
    """
    game = deal.rules.game
    row = pack(deal)
    found = solve(game, deal.rules, row[np.newaxis], aim=aim, nodes=nodes)
    legal, space = deal.agenda[0].legal(deal), SPACES[game]
    values: dict[Action, int] = {}
    for step in np.flatnonzero(found.values[0] != ILLEGAL).tolist():
        action = space.decode(legal, (step,))
        assert action is not None, "a step of the play phase is a whole decision"
        values[action] = int(found.values[0, step])
    best = tuple(action for action, value in values.items() if value == max(values.values()))
    return SolvedDeal(values, best, tuple(found.value[0].tolist()), bool(found.exact[0]))


def sure(
    game: str,
    rules: Rules | Numbers,
    rows: Numbers,
    seats: Numbers,
    *,
    nodes: int = NODES,
    table: bool = True,
) -> Sure:
    """Say of every row whether one seat can take all tricks that are left, whatever others do.

    The open trick is one of them. This is what a claim to the rest of the tricks needs.

    Args:
        game: the game's name.
        rules: the house rules, or their numbers.
        rows: positions of the play phase, `int64`, n x row.
        seats: by row, the seat that is asked about.
        nodes: how many positions may be looked at in each row.
        table: whether positions are remembered; it changes no answer, only the time.

    Raises:
        Unsupported: a house rule that the twin does not know.
        ValueError: a row asks for no card, or a seat is not at the table.
    """
    solver = solver_of(game)
    rows = _table(game, rows)
    company = solver.seats(rows)
    asked = np.ascontiguousarray(np.broadcast_to(seats, (len(rows),)), dtype=np.int64)
    wrong = np.flatnonzero((asked < 0) | (asked >= company))
    if wrong.size:
        seat = asked[wrong[0]]
        raise ValueError(f"row {wrong[0]}: no seat {seat} (there are 0 to {company - 1})")
    out = Sure(*(np.zeros(len(rows), dtype=np.bool_) for _ in range(2)))
    _check(solver.sure(rows, _numbers(game, rules, company), asked, nodes, out, table=table))
    return out


def _table(game: str, rows: Numbers) -> Numbers:
    """Return the rows as the compiled code wants them; refuse what cannot be rows of the game."""
    width = twin_of(game).row
    found = np.ascontiguousarray(rows, dtype=np.int64)
    if found.ndim != 2 or found.shape[1] != width:  # rows by numbers
        raise ValueError(f"rows of {game} have the shape (n, {width}), not {found.shape}")
    return found


def _numbers(game: str, rules: Rules | Numbers, seats: int) -> Numbers:
    """Return house rules as numbers; refuse those of another game."""
    if isinstance(rules, np.ndarray):
        return rules
    if rules.game != game:
        raise ValueError(f"the rules are of {rules.game}, not of {game}")
    return twin_of(game).numbers(rules, seats)


def _check(wrong: int) -> None:
    """Refuse a row that is not at a decision of the play phase."""
    if wrong >= 0:
        raise ValueError(f"row {wrong} is at no decision of the play phase")
