"""The chance to win a match of Mulatschak from given scores, under the table's own rules.

What single deals bring is taken from deals that the rule of thumb plays against itself under these
rules, apart for those who are near zero and those who are far. From that follows how likely a score
has come down to zero after so many more deals; each player's course is taken to be independent of
the others', and of those who come to zero with the same deal each is as likely to be ahead. Who
comes first wins.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from weli.bots.mulatschak.numbers import numbers_of
from weli.fast.batch import BatchEnv
from weli.fast.mulatschak import layout as at
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games.mulatschak.rules import MulatschakRules

__all__ = ["Course", "chance_to_win", "course_of"]

Chances = NDArray[np.float64]

TABLES: Final = 200
DEALS: Final = 40
"""From so many tables and deals of each it is learnt what deals bring."""

SEED: Final = 7
"""Of those deals; the same everywhere, so that play depends on nothing else."""

NEARER: Final = (4, 8, 13, 20, 30)
"""Scores below each of these behave alike."""

FEWEST: Final = 100
"""Of fewer results than this nothing is learnt for a range of scores; all are used instead."""

BEYOND: Final = 130
"""Scores are told apart up to so many points above the start."""

LEFT: Final = 0.01
"""Deals are looked ahead until so few from the start would not have come to zero."""

MOST_DEALS: Final = 250
RULES_KEPT: Final = 32


class Course(NamedTuple):
    """How scores come down to zero.

    Attributes:
        arrives: by number of deals and score, how likely it comes to zero with that deal.
        waits: by number of deals and score, how likely another comes later, those of the same deal
            counted by half.
        left: by score, how likely it has not come to zero at the end of what is looked ahead.
    """

    arrives: Chances
    waits: Chances
    left: Chances


@lru_cache(maxsize=RULES_KEPT)
def course_of(rules: MulatschakRules, seats: int) -> Course:
    """Return how scores come down to zero at a table; takes a tenth of a second once."""
    scores, points = _deals(rules, seats)
    top = rules.match.start_score + BEYOND
    moves = _moves(scores, points, top)
    there = np.zeros(top + 1)
    there[0] = 1.0
    found = [there]
    while found[-1][rules.match.start_score] < 1 - LEFT and len(found) <= MOST_DEALS:
        found.append(moves @ found[-1])
    arrived = np.array(found)
    before, after = 1 - arrived[:-1], 1 - arrived[1:]
    return Course(np.diff(arrived, axis=0), (before + after) / 2, after[-1])


def _deals(rules: MulatschakRules, seats: int) -> tuple[Numbers, Numbers]:
    """Return scores before deals, and what those deals added to them."""
    env = BatchEnv("mulatschak", rules, seats, TABLES, SEED)
    twin, weights = twin_of("mulatschak"), np.array([numbers_of()], dtype=np.int64)
    scores, points = [], []
    for _ in range(DEALS):
        scores.append(env.rows[:, at.SCORES : at.SCORES + seats].copy())
        counts = np.zeros((TABLES, 4 + seats), dtype=np.int64)
        twin.drive(Job.THUMB, env.rows, env.numbers, np.array([1]), weights, counts)
        points.append(counts[:, 4:])
    return np.concatenate(scores).reshape(-1), np.concatenate(points).reshape(-1)


def _moves(scores: Numbers, points: Numbers, top: int) -> Chances:
    """Return by score how likely each other score comes after it; zero is the end."""
    found = np.zeros((top + 1, top + 1))
    found[0, 0] = 1.0
    ranges = np.digitize(scores, NEARER)
    for score in range(1, top + 1):
        alike = points[ranges == np.digitize(score, NEARER)]
        brought, times = np.unique(alike if len(alike) >= FEWEST else points, return_counts=True)
        np.add.at(found[score], np.clip(score + brought, 0, top), times / times.sum())
    return found


def chance_to_win(rules: MulatschakRules, scores: Numbers, seat: int) -> Chances:
    """Return a seat's chance to win the match, a shared win counting as its part.

    Args:
        rules: the house rules.
        scores: `int64`, n x seats: the match after a deal.
        seat: whose chance.
    """
    different, back = np.unique(scores, axis=0, return_inverse=True)
    best = different.min(axis=1)
    over = best <= 0
    if rules.match.bust_limit is not None:
        over |= different.max(axis=1) >= rules.match.bust_limit
    winners = different == best[:, np.newaxis]
    if rules.match.tie == "shared":
        winners |= different <= 0
    chances = winners[:, seat] / winners.sum(axis=1)
    chances[~over] = _racing(course_of(rules, scores.shape[1]), different[~over], seat)
    found: Chances = chances[back.reshape(-1)]
    return found


def _racing(course: Course, scores: Numbers, seat: int) -> Chances:
    """Return a seat's chance to be the first at zero, from scores above it."""
    places = np.minimum(scores, len(course.left) - 1)
    first = course.arrives[:, places[:, seat]].copy()
    left = course.left[places].prod(axis=1)
    for other in range(scores.shape[1]):
        if other != seat:
            first *= course.waits[:, places[:, other]]
    chances: Chances = first.sum(axis=0) + left / scores.shape[1]
    return chances
