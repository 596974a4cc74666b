"""How long the solver takes for whole deals of Mulatschak with all hands known.

    uv run benchmarks/solver.py [--deals 300] [--rounds 7] [--profile salzburg]

Every deal is one that the rule-of-thumb player called and exchanged for, before the first card,
with everybody in; a Muli, which is solved at once, is left out. A time is what it takes to find the
exact value of every card that may be led: CPU time, the best of some rounds, since other programs
only ever make it longer. A deal is searched several times in one call, as worlds of one position
are, so that what a call costs by itself counts little.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from weli import load_profile
from weli.bots.mulatschak.numbers import numbers_of
from weli.fast import BatchEnv
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves, phases
from weli.fast.rules_vector import Numbers
from weli.fast.solve import Solved, solve

AIMS = {2: 15, 3: 25, 4: 45, 5: 110}
"""By number of players: the median that is aimed at, in millionths of a second."""
REPEATS = 8
TABLES = 256


def whole_deals(profile: str, seats: int, n: int) -> tuple[Numbers, Numbers]:
    """The house rules, and rows before the first card."""
    env = BatchEnv("mulatschak", load_profile(profile), seats, TABLES, 1)
    weights, steps = np.array(numbers_of(), dtype=np.int64), np.zeros(TABLES, dtype=np.int64)
    found: list[Numbers] = []
    while sum(map(len, found)) < n:
        rows = env.rows
        ready = (rows[:, at.PHASE] == phases.PLAY) & (rows[:, at.PLAYS] == 0)
        found.append(rows[ready & (rows[:, at.CONTRACT] != moves.MULI_RANK)].copy())
        env.thumb(weights, steps)
        steps[rows[:, at.PHASE] == phases.HOME] = moves.PLAY_ALONG
        env.step(steps)
    return env.numbers, np.concatenate(found)[:n]


def times(numbers: Numbers, rows: Numbers, rounds: int) -> NDArray[np.float64]:
    """By deal, the best time of the rounds in millionths of a second."""
    best = np.full(len(rows), np.iinfo(np.int64).max, dtype=np.int64)
    for _ in range(rounds):
        for place, row in enumerate(rows):
            again = np.repeat(row[np.newaxis], REPEATS, axis=0)
            begin = time.process_time_ns()
            solve("mulatschak", numbers, again)
            best[place] = min(best[place], time.process_time_ns() - begin)
    return best.astype(np.float64) / (1000 * REPEATS)


def report(seats: int, spent: NDArray[np.float64], found: Solved) -> None:
    """Print one line about some deals."""
    median = np.median(spent)
    nodes = found.nodes
    print(
        f"{seats:>7}  {median:>9.1f} {spent.mean():>9.1f} {np.quantile(spent, 0.99):>9.0f}"
        f"  {AIMS[seats]:>6} {AIMS[seats] / median:>7.1f}"
        f"  {np.median(nodes):>9.0f} {nodes.max():>9}  {found.exact.mean():>7.2%}"
    )


def main() -> None:
    """Measure deals of two to five players."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=300, help="deals for each number of players")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--profile", default="salzburg")
    chosen = parser.parse_args()
    print("microseconds of CPU for the exact value of every card of a whole deal\n")
    print(
        f"players  {'median':>9} {'mean':>9} {'99 %':>9}  {'aim':>6} {'x aim':>7}"
        f"  {'positions':>9} {'most':>9}  {'exact':>7}"
    )
    for seats in AIMS:
        numbers, rows = whole_deals(chosen.profile, seats, chosen.deals)
        found = solve("mulatschak", numbers, rows)
        report(seats, times(numbers, rows, chosen.rounds), found)


if __name__ == "__main__":
    main()
