"""Checks what `weli.bots.master.equity` says of the chance to win a match of Mulatschak.

Regulars play whole matches; every standing on the way belongs to who won in the end. Printed are
how often seats with a certain chance have won, and the log loss of the chances beside that of the
race of weights that the rule of thumb goes by. Run with
``uv run python tools/check_equity.py --rules salzburg --players 4``.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from weli.bots.master.equity import chances, course_of
from weli.bots.mulatschak.numbers import numbers_of
from weli.bots.mulatschak.race import weights_of
from weli.bots.mulatschak.weights import WEIGHTS
from weli.fast.batch import BatchEnv
from weli.fast.mulatschak import layout as at
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games import load_profile
from weli.games.mulatschak.rules import MulatschakRules

Chances = NDArray[np.float64]

TABLES = 500
LEAST = 1e-4
"""No chance is taken to be smaller in the log loss."""

MATCH = 3
POINTS = 4
"""Where in what a playout counts the matches stand, and the seats' points."""


def standings(
    rules: MulatschakRules, seats: int, deals: int, seed: int
) -> tuple[Numbers, Numbers, Chances]:
    """Return scores before deals, how far each seat sits behind the dealer, and who won.

    Only deals of the first half, so that hardly any match is left out for being a long one.
    """
    env = BatchEnv("mulatschak", rules, seats, TABLES, seed)
    twin, weights = twin_of("mulatschak"), np.array([numbers_of()], dtype=np.int64)
    open_at: list[list[int]] = [[] for _ in range(TABLES)]
    scores, places = [], []
    won: dict[int, Chances] = {}
    for deal in range(deals):
        now = env.rows[:, at.SCORES : at.SCORES + seats].copy()
        scores.append(now)
        places.append((np.arange(seats) - env.rows[:, [at.DEALER]]) % seats)
        counts = np.zeros((TABLES, POINTS + seats), dtype=np.int64)
        twin.drive(Job.THUMB, env.rows, env.numbers, np.array([1]), weights, counts)
        after = now + counts[:, POINTS:]
        for table in range(TABLES):
            open_at[table].append(deal * TABLES + table)
            if counts[table, MATCH]:
                best = after[table] == after[table].min()
                if rules.match.tie == "shared":
                    best |= after[table] <= 0
                won |= dict.fromkeys(open_at[table], best / best.sum())
                open_at[table] = []
    ended = np.array([each for each in sorted(won) if each < deals // 2 * TABLES])
    return (
        np.concatenate(scores)[ended],
        np.concatenate(places)[ended],
        np.array([won[each] for each in ended.tolist()]),
    )


def race(rules: MulatschakRules, scores: Numbers) -> Chances:
    """Return the chances as the rule of thumb sees them."""
    weights = np.array(weights_of(WEIGHTS.race_keep), dtype=np.float64)
    found: Chances = weights[np.clip(scores, 0, len(weights) - 1)]
    if rules.match.bust_limit is not None:
        found[scores >= rules.match.bust_limit] = 0
    found /= found.sum(axis=1, keepdims=True)
    return found


def log_loss(chances: Chances, won: Chances) -> float:
    """Return the mean log loss; less is better."""
    sure = np.clip(chances, LEAST, 1)
    sure /= sure.sum(axis=1, keepdims=True)
    return float(-(won * np.log(sure)).sum(axis=1).mean())


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print how well the chances were told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="salzburg")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=160)
    parser.add_argument("--every", type=int, default=4, help="looks at one standing in so many")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    rules, seats = load_profile(asked.rules), asked.players
    assert isinstance(rules, MulatschakRules), f"{asked.rules} is a profile of another game"
    scores, places, won = standings(rules, seats, asked.deals, asked.seed)
    scores, places, won = scores[:: asked.every], places[:: asked.every], won[:: asked.every]
    told = chances(rules, scores)
    print(f"{asked.rules}, {seats} players: {len(scores)} standings")
    print(
        f"log loss {log_loss(told, won):.4f}, of the race {log_loss(race(rules, scores), won):.4f}"
    )
    print(f"{course_of(rules, seats).bend.round(3)} is how the race and the distance weigh")
    for low in np.arange(10) / 10:
        which = (told >= low) & (told < low + 0.1)
        if which.any():
            print(
                f"told {told[which].mean():.3f}  won {won[which].mean():.3f}  of {which.sum():6d}"
            )
    for place in range(seats):
        which = places == place
        print(
            f"{place} behind the dealer: told {told[which].mean():.3f} won {won[which].mean():.3f}"
        )


if __name__ == "__main__":
    main()
