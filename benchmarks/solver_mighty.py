"""How long it takes to solve Mighty with all cards open, on positions as they come up.

    uv run benchmarks/solver_mighty.py [--deals 100] [--rounds 3] [--full 3]

The deals are bid and played by the rule-of-thumb players, five at the table, under the profiles
`seed` and `korean`. A position stands at the start of a trick. Times are CPU time of one thread,
for each position the best of the rounds, since other programs only ever make it longer:

* made: whether the contract is made, and nothing else;
* by card: the same for every card that may be played;
* points: the points that every card leads to.

Positions whose search runs out of nodes count with the time they took, and are told apart.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from weli import load_profile
from weli.bots.mighty.player import MightyThumb
from weli.fast.mighty.solving import SOLVER
from weli.fast.pack import pack
from weli.fast.rules_vector import Numbers
from weli.fast.solve import solve
from weli.fast.twin import twin_of
from weli.games import GAMES
from weli.kernel.actions import Envelopes, Move
from weli.kernel.chance import KeyedRandom

SEATS = 5
PROFILES = ("seed", "korean")
AFTER = (5, 4, 3)
WORKS = ("made", "by card", "points")
GAME = GAMES["mighty"]


def positions(profile: str, deals: int) -> dict[int, Numbers]:
    """Rows at the start of every trick, by how many tricks are over."""
    rules, bot = load_profile(profile), MightyThumb()
    found: dict[int, list[Numbers]] = {}
    for number in range(deals):
        rng = KeyedRandom.of("solver benchmark", profile, number)
        views = [GAME.view(rules, SEATS, seat) for seat in range(SEATS)]
        deal, told = GAME.deal(rules, SEATS, number % SEATS, GAME.start(rules, SEATS))
        tell(views, told)
        seen = -1
        while (question := GAME.question(deal)) is not None:
            if question.name == "play" and len(deal.tricks) != seen:
                seen = len(deal.tricks)
                found.setdefault(seen, []).append(pack(deal))
            legal = GAME.legal(deal)
            nature = question.seat < 0
            action = (
                legal.sample(rng) if nature else bot.choose(views[question.seat], legal, rng, 0)
            )
            deal, told = GAME.step(deal, Move(question.seat, action))
            tell(views, told)
    return {tricks: np.array(rows) for tricks, rows in found.items()}


def tell(views: list[Any], envelopes: Envelopes) -> None:
    """Let every seat open its envelopes."""
    for sealed in envelopes:
        for seat, view in enumerate(views):
            if sealed.reaches(seat):
                views[seat] = view.receive(sealed.event)


def work_of(name: str, numbers: Numbers, nodes: int) -> Callable[[Numbers], tuple[bool, int]]:
    """What is measured: solves one row, returns whether it is proven, and the nodes."""

    def made(rows: Numbers) -> tuple[bool, int]:
        answer = SOLVER.made(rows, numbers, nodes=nodes)
        return bool(answer.exact[0]), int(answer.nodes[0])

    def solved(rows: Numbers) -> tuple[bool, int]:
        aim = "points" if name == "points" else "contract"
        answer = solve("mighty", numbers, rows, aim=aim, nodes=nodes)
        return bool(answer.exact[0]), int(answer.nodes[0])

    return made if name == "made" else solved


def measure(
    title: str, rows: Numbers, work: Callable[[Numbers], tuple[bool, int]], rounds: int
) -> None:
    """Solve every row and print how long it took."""
    work(rows[:1])
    times, nodes, exact = [], [], 0
    for row in rows:
        spent, proven, looked_at = [], False, 0
        for _ in range(rounds):
            begin = time.thread_time_ns()
            proven, looked_at = work(row[np.newaxis])
            spent.append((time.thread_time_ns() - begin) / 1e6)
        times.append(min(spent))
        nodes.append(looked_at)
        exact += proven
    middle, ninety, most = np.percentile(times, (50, 90, 99))
    print(
        f"{title:28}{np.mean(times):9.3f}{middle:9.3f}{ninety:9.3f}{most:9.3f}{max(times):9.2f}"
        f"{np.mean(nodes):11.0f}{exact:6}/{len(rows)}",
        flush=True,
    )


def main() -> None:
    """Measure both profiles and print milliseconds."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=100, help="how many deals of each profile")
    parser.add_argument("--nodes", type=int, default=3_000_000, help="the budget of one position")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is solved")
    parser.add_argument("--full", type=int, default=3, help="how many whole deals to solve")
    chosen = parser.parse_args()
    print(f"{'milliseconds':28}{'mean':>9}{'median':>9}{'p90':>9}{'p99':>9}{'most':>9}", end="")
    print(f"{'nodes':>11}  proven")
    for profile in PROFILES:
        numbers = twin_of("mighty").numbers(load_profile(profile), SEATS)
        rows = positions(profile, chosen.deals)
        for tricks in AFTER:
            for name in WORKS:
                title = f"{profile}, after {tricks}: {name}"
                measure(title, rows[tricks], work_of(name, numbers, chosen.nodes), chosen.rounds)
        if chosen.full:
            work = work_of("made", numbers, 200 * chosen.nodes)
            measure(f"{profile}, whole deals: made", rows[0][: chosen.full], work, 1)


if __name__ == "__main__":
    main()
