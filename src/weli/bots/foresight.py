"""What becomes of a deal when everybody goes on by rule of thumb, all cards being known.

The compiled twins play the deals out, whatever the house rules.
"""

from importlib import import_module
from typing import Any

import numpy as np

from weli.fast.pack import pack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games import game_of
from weli.kernel.actions import NATURE

__all__ = ["foreseen"]

Gains = tuple[int, ...]
"""By seat what a deal brings, in parts of a point; more is better, whatever the scoring."""


def foreseen(deals: list[Any]) -> list[Gains]:
    """Return what each deal brings every seat, the pot left out; they are of one table.

    Cards that are thrown in bring nobody anything.
    """
    rules, seats = deals[0].rules, deals[0].seats
    game, twin = game_of(rules), twin_of(deals[0].rules.game)
    found = np.zeros((len(deals), seats), dtype=np.int64)
    asked = [place for place, deal in enumerate(deals) if game.actor(deal) not in (None, NATURE)]
    if asked:
        rows = np.array([pack(deals[place]) for place in asked])
        found[asked] = _played_out(game.id, rows, twin.numbers(rules, seats))[:, :seats]
    for place, deal in enumerate(deals):
        if deal.result is not None:
            found[place] = [int(_entry(line) * twin.unit) for line in deal.result.lines]
    return [tuple(gains) for gains in (game.better(rules) * found).tolist()]


def _entry(line: Any) -> Any:
    """Return what an entry of the score sheet adds to a score."""
    return line.total if hasattr(line, "total") else line.points


def _played_out(game: str, rows: Numbers, rules: Numbers) -> Numbers:
    """Play deals to their ends, one in each row, and return by seat what they add to the scores."""
    twin = twin_of(game)
    layout = import_module(f"weli.fast.{game}.layout")
    weights = np.array([import_module(f"weli.bots.{game}.numbers").numbers_of()], dtype=np.int64)
    nothing = np.zeros((1, 1), dtype=np.int64)
    points = np.zeros((len(rows), layout.MOST_SEATS), dtype=np.int64)
    left = np.arange(len(rows))
    while len(left):
        steps = np.zeros((len(rows), 1), dtype=np.int64)
        twin.drive(Job.CHOOSE, rows, rules, nothing[0], weights, steps)
        twin.drive(Job.TAKE, rows, rules, steps[:, 0].copy(), nothing, nothing)
        questions = [twin.question(row) for row in rows]
        goes_on = [each is not None and each[0] != NATURE for each in questions]
        over = [each is None for each in questions]
        points[left[over]] = rows[over, layout.POINTS : layout.POINTS + layout.MOST_SEATS]
        rows, left = rows[goes_on], left[goes_on]
    return points
