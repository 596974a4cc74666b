"""The chance to win a match of Mulatschak from given scores, under the table's own rules.

It is learnt from matches that the rule of thumb plays against itself under these rules. First what
single deals bring, apart for those who are near zero and those who are far; from that follows how
likely a score has come down to zero after so many more deals. If everybody's course were
independent of the others', and of those who come to zero with the same deal each as likely ahead,
the first at zero would win so often. Courses are not independent, and a match may end when somebody
is too far up; so these chances are then bent until they agree with who won those matches.
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

__all__ = ["Course", "chance_to_win", "chances", "course_of"]

Chances = NDArray[np.float64]

TABLES: Final = 32
DEALS: Final = 80
"""From so many tables and deals of each it is learnt."""

EVERY: Final = 2
"""Who wins is learnt from one deal in so many, since those of one match tell the same.

Only deals of the first half count, so that hardly any match is left out for being a long one.
"""

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

MOST_DEALS: Final = 100
LEAST: Final = 1e-6
"""Nobody's chance in the race is taken to be smaller, before it is bent."""

USUAL_BEND: Final = (0.9, 0.3, 3.0)
TRUST: Final = 20.0
"""How chances are bent where nothing is learnt, and how many observations that counts for."""

HURRY: Final = 8
"""The power with which the limit where a match ends makes itself felt."""

ROUNDS: Final = 12
RULES_KEPT: Final = 32


class Course(NamedTuple):
    """How scores come down to zero, and how much that says.

    Attributes:
        arrives: by number of deals and score, how likely it comes to zero with that deal.
        waits: by number of deals and score, how likely another comes later, those of the same deal
            counted by half.
        left: by score, how likely it has not come to zero at the end of what is looked ahead.
        bend: the power of the chance in the race, and how much every start score of distance from
            zero weighs beside it, as a logarithm: always, and when somebody is at the limit where
            the match ends.
    """

    arrives: Chances
    waits: Chances
    left: Chances
    bend: Chances


class _Played(NamedTuple):
    """Matches that the rule of thumb has played.

    Attributes:
        scores: by deal and seat, the score before it.
        points: by deal and seat, what was added.
        won: by deal and seat, the part of the match that was won in the end; nothing but zeros
            where that is not known.
    """

    scores: Numbers
    points: Numbers
    won: Chances


@lru_cache(maxsize=RULES_KEPT)
def course_of(rules: MulatschakRules, seats: int) -> Course:
    """Return how scores come down to zero at a table; takes a tenth of a second once."""
    played = _play(rules, seats)
    top, start = rules.match.start_score + BEYOND, rules.match.start_score
    moves = _moves(played.scores.reshape(-1), played.points.reshape(-1), top)
    there = np.zeros(top + 1)
    there[0] = 1.0
    found = [there]
    while found[-1][start] < 1 - LEFT and len(found) <= MOST_DEALS:
        found.append(moves @ found[-1])
    arrived = np.array(found)
    before, after = 1 - arrived[:-1], 1 - arrived[1:]
    usual = np.array(USUAL_BEND)
    course = Course(np.diff(arrived, axis=0), (before + after) / 2, after[-1], usual)
    known = np.flatnonzero(played.won[: DEALS // 2 * TABLES].any(axis=1))
    known = known[known // TABLES % EVERY == 0]
    tells = _tells(course, rules, played.scores[known])
    return course._replace(bend=_bend(tells, played.won[known], usual))


def _play(rules: MulatschakRules, seats: int) -> _Played:
    """Let the rule of thumb play."""
    env = BatchEnv("mulatschak", rules, seats, TABLES, SEED)
    twin, weights = twin_of("mulatschak"), np.array([numbers_of()], dtype=np.int64)
    scores = np.zeros((DEALS, TABLES, seats), dtype=np.int64)
    points, won = scores.copy(), np.zeros(scores.shape)
    begun = np.zeros(TABLES, dtype=np.int64)
    for deal in range(DEALS):
        scores[deal] = env.rows[:, at.SCORES : at.SCORES + seats]
        counts = np.zeros((TABLES, 4 + seats), dtype=np.int64)
        twin.drive(Job.THUMB, env.rows, env.numbers, np.array([1]), weights, counts)
        points[deal] = counts[:, 4:]
        ended = np.flatnonzero(counts[:, 3])
        shares = _winners(rules, (scores[deal] + points[deal])[ended])
        for table, share in zip(ended.tolist(), shares, strict=True):
            won[begun[table] : deal + 1, table] = share
        begun[ended] = deal + 1
    flat = (-1, seats)
    return _Played(scores.reshape(flat), points.reshape(flat), won.reshape(flat))


def _moves(scores: Numbers, points: Numbers, top: int) -> Chances:
    """Return by score how likely each other score comes after it; zero is the end."""
    found = np.zeros((top + 1, top + 1))
    found[0, 0] = 1.0
    ranges, every = np.digitize(scores, NEARER), np.arange(1, top + 1)
    for place in range(len(NEARER) + 1):
        alike = points[ranges == place]
        brought, times = np.unique(alike if len(alike) >= FEWEST else points, return_counts=True)
        for score in every[np.digitize(every, NEARER) == place].tolist():
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
    found: Chances = chances(rules, different)[:, seat][back.reshape(-1)]
    return found


def chances(rules: MulatschakRules, scores: Numbers) -> Chances:
    """Return every seat's chance to win the match; the same shape as the scores."""
    found = _winners(rules, scores)
    open_ones = ~_over(rules, scores)
    if open_ones.any():
        course = course_of(rules, scores.shape[1])
        logs = _tells(course, rules, scores[open_ones]) @ course.bend
        found[open_ones] = _shares(logs)
    return found


def _over(rules: MulatschakRules, scores: Numbers) -> NDArray[np.bool_]:
    """Say after which deals the match is over."""
    over: NDArray[np.bool_] = scores.min(axis=1) <= 0
    if rules.match.bust_limit is not None:
        over |= scores.max(axis=1) >= rules.match.bust_limit
    return over


def _winners(rules: MulatschakRules, scores: Numbers) -> Chances:
    """Return what part of the match everybody has won, if it is over now."""
    winners = scores == scores.min(axis=1, keepdims=True)
    if rules.match.tie == "shared":
        winners |= scores <= 0
    shares: Chances = winners / winners.sum(axis=1, keepdims=True)
    return shares


def _tells(course: Course, rules: MulatschakRules, scores: Numbers) -> Chances:
    """Return by match, seat and kind what tells who will win: the race, the distance, the hurry."""
    places = np.minimum(scores, len(course.left) - 1)
    arrives, waits = course.arrives[:, places], course.waits[:, places]
    first = np.empty(scores.shape)
    for seat in range(scores.shape[1]):
        others = np.delete(waits, seat, axis=2).prod(axis=2)
        first[:, seat] = (arrives[:, :, seat] * others).sum(axis=0)
    left = course.left[places].prod(axis=1, keepdims=True)
    race = np.log(np.maximum(first + left / scores.shape[1], LEAST))
    near = scores / -rules.match.start_score
    limit = rules.match.bust_limit
    hurry = 0.0 if limit is None else scores.max(axis=1, keepdims=True) / limit
    return np.stack([race, near, near * hurry**HURRY], axis=2)


def _shares(logs: Chances) -> Chances:
    """Return shares that add up to 1 from the logarithms of weights."""
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    shares: Chances = weights / weights.sum(axis=1, keepdims=True)
    return shares


def _bend(tells: Chances, won: Chances, usual: Chances) -> Chances:
    """Return how what tells who will win is to be weighed, so that those who won are likely.

    A conditional logit by Newton's method, held near the usual weights by `TRUST`.
    """
    bend, trust = usual, TRUST * np.eye(len(usual))
    for _ in range(ROUNDS):
        shares = _shares(tells @ bend)
        off = tells - (shares[:, :, np.newaxis] * tells).sum(axis=1, keepdims=True)
        slope = np.einsum("ns,nsi->i", won - shares, tells) - trust @ (bend - usual)
        curve = np.einsum("ns,nsi,nsj->ij", shares, off, off) + trust
        bend = bend + np.linalg.solve(curve, slope)
    return np.maximum(bend, 0.0)
