"""What becomes of a deal when everybody goes on by rule of thumb, all cards being known.

The compiled twins play the deals out, whatever the house rules. `foreseen` lets everybody play by
rule of thumb; with `Foresight` one seat does better: at each of its cards it looks what comes of
every one (Cazenave's nested search, IJCAI 2009, with a player instead of chance).
"""

from importlib import import_module
from typing import Any, Final

import numpy as np

from weli.fast.pack import pack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games import game_of
from weli.kernel.actions import NATURE

__all__ = ["Foresight", "foreseen"]

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


_NONE: Final = np.zeros((1, 1), dtype=np.int64)
_COUNTED: Final = 4
"""So many numbers stand before the seats' points in what whole deals count."""


class Foresight:
    """Plays deals of one table on from a card, one seat choosing with its eyes open."""

    def __init__(self, deal: Any, seat: int) -> None:
        """Take over the place of a seat; everybody else plays by rule of thumb."""
        self._seats, self._seat = deal.seats, seat
        self._twin = twin_of(deal.rules.game)
        self._rules = self._twin.numbers(deal.rules, deal.seats)
        self._sign = game_of(deal.rules).better(deal.rules)
        self._at = import_module(f"weli.fast.{deal.rules.game}.layout")
        pot = getattr(self._at, "POT_PART", None)
        self._parts = [self._at.POINTS] + ([] if pot is None else [pot])
        self._over = import_module(f"weli.fast.{deal.rules.game}.phases").OVER
        numbers = import_module(f"weli.bots.{deal.rules.game}.numbers").numbers_of()
        self._weights = np.array([numbers], dtype=np.int64)

    def gains(self, deals: list[Any], depth: int) -> list[tuple[int, int]]:
        """Return what each deal brings the seat, and how much more than all the others together.

        Args:
            deals: the deals; cards are being played, or have been.
            depth: how far the seat looks: 0 for a player by rule of thumb, 1 for one who tries
                every card and goes on by rule of thumb, 2 for one who tries every card and goes on
                like that, and so on.
        """
        found = self._outcomes(np.array([pack(deal) for deal in deals]), depth)
        own, rest = self._worths(found)
        return list(zip(own.tolist(), rest.tolist(), strict=True))

    def _worths(self, points: Numbers) -> tuple[Numbers, Numbers]:
        own = self._sign * points[:, self._seat]
        return own, 2 * own - self._sign * points.sum(axis=1)

    def _outcomes(self, rows: Numbers, depth: int) -> Numbers:
        """Play deals to their ends, and return by deal and seat what they bring."""
        points = np.zeros((len(rows), self._seats), dtype=np.int64)
        left = self._book(rows, np.arange(len(rows)), points)
        rows = rows[left]
        if depth == 0:
            counts = np.zeros((len(left), _COUNTED + self._seats), dtype=np.int64)
            one_deal = np.ones(1, dtype=np.int64)
            self._twin.drive(Job.THUMB, rows, self._rules, one_deal, self._weights, counts)
            points[left] = counts[:, _COUNTED:]
            return points
        while len(left):
            self._to_my_turn(rows)
            still = self._book(rows, left, points)
            rows, left = rows[np.isin(left, still)], still
            steps = self._choices(rows, depth)
            self._twin.drive(Job.TAKE, rows, self._rules, steps, _NONE, _NONE)
        return points

    def _book(self, rows: Numbers, places: Numbers, points: Numbers) -> Numbers:
        """Note what deals have brought that are over, and return the places of the others."""
        over = rows[:, self._at.PHASE] == self._over
        for part in self._parts:
            points[places[over]] += rows[over, part : part + self._seats]
        left: Numbers = places[~over]
        return left

    def _to_my_turn(self, rows: Numbers) -> None:
        """Let the others play in every deal until it is the seat's turn, or the deal is over."""
        while True:
            waiting = rows[:, self._at.ACTOR] != self._seat
            others = np.flatnonzero(waiting & (rows[:, self._at.PHASE] != self._over))
            if not len(others):
                return
            some = rows[others]
            self._twin.drive(Job.TAKE, some, self._rules, self._usual(some), _NONE, _NONE)
            rows[others] = some

    def _usual(self, rows: Numbers) -> Numbers:
        """Return the steps of the rule of thumb."""
        steps = np.zeros((len(rows), 1), dtype=np.int64)
        self._twin.drive(Job.CHOOSE, rows, self._rules, _NONE[0], self._weights, steps)
        return steps[:, 0].copy()

    def _choices(self, rows: Numbers, depth: int) -> Numbers:
        """Return in every deal the seat's best step; of equal ones the usual, then the first."""
        masks = np.zeros((len(rows), self._twin.steps), dtype=np.uint8)
        self._twin.masks(rows, masks)
        deals, steps = np.nonzero(masks)
        steps = steps.astype(np.int64)
        after = rows[deals]
        self._twin.drive(Job.TAKE, after, self._rules, steps, _NONE, _NONE)
        own = rest = np.zeros(len(deals), dtype=np.int64)
        if len(deals) > len(rows):
            own, rest = self._worths(self._outcomes(after, depth - 1))
        unusual = steps != self._usual(rows)[deals]
        order = np.lexsort((steps, unusual, -rest, -own, deals))
        first = np.searchsorted(deals[order], np.arange(len(rows)))
        chosen: Numbers = steps[order][first]
        return chosen
