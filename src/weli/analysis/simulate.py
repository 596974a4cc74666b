"""Simulated matches: computer players alone, many matches, and what happened in them.

The same seed gives the same result on any machine and any Python, however many processes share the
work: the shuffles and the players' random numbers of match `m` follow from the seed and `m` alone.
Players change seats from match to match (player `b` sits at seat `(b + m) % players`), so that no
one gains by a seat when the number of matches is a multiple of the number of players.
"""

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from weli.analysis import mighty, mulatschak
from weli.analysis.report import Outcome, Plan, Report
from weli.bots.levels import load_bot
from weli.kernel.actions import SPECTATOR
from weli.kernel.chance import Chance
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table

__all__ = ["MATCHES_PER_TASK", "MOST_DEALS", "Plan", "Report", "play_match", "simulate"]

_GAMES: Final[dict[str, ModuleType]] = {"mulatschak": mulatschak, "mighty": mighty}
"""What is counted in the deals of each game, and how it is reported."""

MOST_DEALS: Final = 1000
"""A match that nobody has won after so many deals is given up; no rule ends one by itself."""

MATCHES_PER_TASK: Final = 10
"""How many matches a process plays before it reports back."""


def play_match(plan: Plan, number: int) -> tuple[Match, Counter[str]]:
    """Play one match of a plan, and return it with what was counted in its deals."""
    seating = plan.seating(number)
    players = tuple(
        Player(f"{plan.bots[place]} {place + 1}", plan.bots[place]) for place in seating
    )
    chance = Chance.from_seed(f"{plan.seed}/{number}")
    match = Match.new(plan.rules, players, chance, profile=plan.profile)
    bots = {seat: load_bot(plan.bots[place]) for seat, place in enumerate(seating)}
    table = Table(match, bots, budget=plan.budget)
    counts: Counter[str] = Counter()
    count_deal = _GAMES[plan.rules.game].count_deal
    while not match.over and counts["deals"] < MOST_DEALS:
        before = table.sent
        table.begin_deal()
        while table.work():
            pass
        events = [event for _, event in table.envelopes(SPECTATOR, before)]
        count_deal(table.view(SPECTATOR), events, counts)
    return match, counts


def _play_some(plan: Plan, numbers: range) -> Outcome:
    """Play some matches of a plan, write their records, and return what happened."""
    outcome = Outcome.empty(len(plan.bots))
    for number in numbers:
        match, counts = play_match(plan, number)
        outcome.counts.update(counts)
        outcome.matches += 1
        outcome.shared += len(match.standing.winners) > 1
        outcome.given_up += not match.over
        _count_winners(outcome, match.standing, plan.seating(number))
        if plan.records:
            path = Path(plan.records, f"match-{number + 1:06}.jsonl")
            path.write_text(match.record.dump(), "utf-8")
    return outcome


def _count_winners(outcome: Outcome, standing: Any, seating: tuple[int, ...]) -> None:
    """Count who has won a match, and with what scores."""
    winners = len(standing.winners)
    for seat, place in enumerate(seating):
        if seat in standing.winners:
            outcome.seat_wins[seat] += 1
            outcome.bot_wins[place] += 1
            outcome.bot_alone[place] += winners == 1
            outcome.bot_parts[place] += 1 / winners
            outcome.bot_part_squares[place] += 1 / winners**2
        score = float(standing.scores[seat])
        outcome.bot_scores[place] += score
        outcome.bot_squares[place] += score**2


def simulate(
    plan: Plan,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play all matches of a plan and report what happened.

    Args:
        plan: what is to be simulated; its rules suit the number of bots.
        workers: how many processes share the work; all cores by default.
        progress: is told how many more matches have been played, again and again.

    Raises:
        UnknownBot: a bot's name belongs to nobody.
        OSError: a record cannot be written.
    """
    for bot in plan.bots:
        load_bot(bot)
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    outcome = Outcome.empty(len(plan.bots))
    for part in _parts(plan, min(workers or os.cpu_count() or 1, plan.matches)):
        outcome.add(part)
        progress(part.matches)
    report: Report = _GAMES[plan.rules.game].report(plan, outcome)
    return report


def _parts(plan: Plan, workers: int) -> Iterator[Outcome]:
    """Yield the outcomes of the plan's matches, a few at a time and always in the same order."""
    starts = range(0, plan.matches, MATCHES_PER_TASK)
    tasks = [range(start, min(start + MATCHES_PER_TASK, plan.matches)) for start in starts]
    if workers <= 1 or len(tasks) == 1:
        yield from map(partial(_play_some, plan), tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(partial(_play_some, plan), tasks)
