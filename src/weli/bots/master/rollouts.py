"""Answers played out in imagined deals by the compiled twin."""

from functools import cache
from importlib import import_module
from itertools import zip_longest
from typing import Final, NamedTuple

import numpy as np

from weli.bots.beliefs import Worlds
from weli.fast.codec import SPACES
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.kernel.actions import Action

__all__ = ["Played", "played_out"]

_COUNTED: Final = 4
"""So many numbers stand before the seats' points in what a playout counts."""


_BIDDING: Final = {"mighty": ("misdeal", "bidding", "last_chance"), "mulatschak": ()}
"""By game the questions at whose end it is told who declares, where that is asked for."""


class Played(NamedTuple):
    """What comes of deals.

    Attributes:
        points: by deal and seat what is added to the scores, in the twin's parts of a point.
        declarers: by deal who declares; -1 where the cards are dealt anew before anybody does.
    """

    points: Numbers
    declarers: Numbers


def played_out(game: str, worlds: Worlds, actions: list[Action], seats: int) -> list[Played]:
    """Return what comes of each deal after each action, all going on by rule of thumb.

    Args:
        game: the game's name.
        worlds: the imagined deals; the same ones are used for all actions.
        actions: what is tried.
        seats: how many sit at the table.

    Returns:
        By action, in their order, what comes of the deals.
    """
    count = len(worlds.rows)
    playing = _Playing(game, np.tile(worlds.rows, (len(actions), 1)), worlds.numbers, seats)
    columns = zip_longest(*(SPACES[game].encode(action) for action in actions), fillvalue=-1)
    following = [np.array(column, dtype=np.int64) for column in columns]
    for steps, later in zip_longest(following, following[1:], fillvalue=_none(len(actions))):
        unfinished, last = later >= 0, (steps >= 0) & (later < 0)
        for job, chosen in ((Job.TAKE, unfinished), (Job.STEP, last)):
            asked = np.flatnonzero(np.repeat(chosen, count))
            playing.take(job, asked, np.repeat(steps[chosen], count))
    playing.bid()
    playing.finish()
    parts = range(0, len(actions) * count, count)
    return [
        Played(playing.points[each : each + count], playing.declarers[each : each + count])
        for each in parts
    ]


def _none(count: int) -> Numbers:
    """Return that no action has a further step."""
    return np.full(count, -1, dtype=np.int64)


class _Playing:
    """Deals that are played to their ends; `points` is what they have brought."""

    def __init__(self, game: str, rows: Numbers, rules: Numbers, seats: int) -> None:
        self._twin: Final = twin_of(game)
        self._rows, self._rules, self._seats = rows, rules, seats
        self._over = np.zeros(len(rows), dtype=np.bool_)
        self._at: Final = import_module(f"weli.fast.{game}.layout")
        self.points: Final = np.zeros((len(rows), seats), dtype=np.int64)
        self.declarers: Final = rows[:, self._at.DECLARER].copy()
        self._paid: Final = self._paid_by_now()

    def take(self, job: int, asked: Numbers, steps: Numbers) -> None:
        """Take one step in some rows; `Job.STEP` is a decision's last one, and may end the deal."""
        rows = self._rows[asked]
        brought = np.zeros((len(asked), self._seats), dtype=np.int64)
        ended = np.zeros((len(asked), 1), dtype=np.int64)
        wrong = self._twin.drive(job, rows, self._rules, steps, brought, ended)
        if wrong >= 0:
            raise ValueError(f"step {steps[wrong]} cannot be taken in an imagined deal")
        self._rows[asked], self.points[asked] = rows, brought
        self._over[asked] = ended[:, 0] > 0

    def bid(self) -> None:
        """Let everybody bid to the end by rule of thumb; note who declares and what was paid."""
        weights, nothing = _thumb(self._twin.game), np.zeros((1, 1), dtype=np.int64)
        questions = import_module(f"weli.fast.{self._twin.game}.phases").QUESTIONS
        open_ = [questions.index(name) for name in _BIDDING[self._twin.game]]
        left = np.flatnonzero(~self._over & np.isin(self._rows[:, self._at.PHASE], open_))
        while left.size:
            rows, steps = self._rows[left], np.zeros((left.size, 1), dtype=np.int64)
            self._twin.drive(Job.CHOOSE, rows, self._rules, nothing[0], weights, steps)
            self._twin.drive(Job.TAKE, rows, self._rules, steps[:, 0].copy(), nothing, nothing)
            self._rows[left], self.declarers[left] = rows, rows[:, self._at.DECLARER]
            left = left[np.isin(rows[:, self._at.PHASE], open_)]
        self.points[:] += np.where(self._over[:, np.newaxis], 0, self._paid_by_now()) - self._paid

    def _paid_by_now(self) -> Numbers:
        """Return what misdeals and fines have cost; a playout does not count it, a last card does.

        Only what is paid from now on is of account.
        """
        if not hasattr(self._at, "PAID"):  # at Mulatschak nothing is paid before the end
            return np.zeros_like(self.points)
        return self._rows[:, self._at.PAID : self._at.PAID + self._seats].copy()

    def finish(self) -> None:
        """Play the deals that are not over to their ends by rule of thumb."""
        left = np.flatnonzero(~self._over)
        rows, one_deal = self._rows[left], np.array([1], dtype=np.int64)
        counts = np.zeros((len(left), _COUNTED + self._seats), dtype=np.int64)
        weights = _thumb(self._twin.game)
        self._twin.drive(Job.THUMB, rows, self._rules, one_deal, weights, counts)
        self.points[left] += counts[:, _COUNTED:]


@cache
def _thumb(game: str) -> Numbers:
    """Return the rule-of-thumb player's table, one row."""
    return np.array([import_module(f"weli.bots.{game}.numbers").numbers_of()], dtype=np.int64)
