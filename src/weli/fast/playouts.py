"""Whole deals played inside the compiled twin, on one core or on several."""

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, Twin

__all__ = ["Totals", "play_out"]

COUNTED = 4
MOST_SEATS = 8


class Totals(NamedTuple):
    """What happened in the deals that were played.

    Attributes:
        decisions: decisions with two or more answers; a choice of several cards is one.
        steps: all steps, those without a choice and every card of a choice among them.
        deals: deals that were played to the end.
        matches: matches that were won with them.
        points: by seat, what the deals added to the scores.
    """

    decisions: int
    steps: int
    deals: int
    matches: int
    points: tuple[int, ...]


def play_out(
    twin: Twin,
    rows: Numbers,
    rules: Numbers,
    deals: int,
    *,
    weights: Numbers | None = None,
    threads: int = 1,
) -> Totals:
    """Play whole deals in every row, beginning with the one that is under way.

    Args:
        twin: the game.
        rows: the games, one in each row; afterwards each stands at the start of a new deal.
        rules: the house rules as numbers.
        deals: how many deals each game plays to the end.
        weights: the rule-of-thumb player's table, one row; without it the steps are random.
        threads: how many parts the rows are split into, played at the same time.
    """
    parts = np.array_split(rows, threads)
    counts = [np.zeros((len(part), COUNTED + MOST_SEATS), dtype=np.int64) for part in parts]
    given = np.array([deals], dtype=np.int64)

    def play(part: Numbers, count: Numbers) -> None:
        if weights is None:
            twin.drive(Job.PLAYOUT, part, rules, given, count, count)
        else:
            twin.drive(Job.THUMB, part, rules, given, weights, count)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, parts, counts))
    total = np.concatenate(counts).sum(axis=0).tolist()
    decisions, steps, played, matches = total[:COUNTED]
    return Totals(decisions, steps, played, matches, tuple(total[COUNTED:]))
