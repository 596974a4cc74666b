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
from typing import Any, Final

from msgspec import Struct

from weli.analysis import mulatschak
from weli.analysis.stats import Share, average, share
from weli.bots.levels import load_bot
from weli.kernel.actions import SPECTATOR
from weli.kernel.chance import Chance
from weli.kernel.options import Rules
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table

__all__ = ["BotReport", "ContractReport", "Outcome", "Plan", "Report", "play_match", "simulate"]

_COUNT_DEAL: Final[dict[str, Callable[[Any, Counter[str]], None]]] = {
    "mulatschak": mulatschak.count_deal
}
"""What is counted in a deal of each game."""

MOST_DEALS: Final = 1000
"""A match that nobody has won after so many deals is given up; no rule ends one by itself."""

MATCHES_PER_TASK: Final = 10
"""How many matches a process plays before it reports back."""


class Plan(Struct, frozen=True):
    """What is to be simulated.

    Attributes:
        rules: the house rules.
        bots: the computer players, as many as there are seats, as `load_bot` names them.
        matches: how many matches.
        seed: decides everything random.
        profile: the profile the rules are told from; for records only.
        records: the folder that gets a record of each match; empty for none.
    """

    rules: Rules
    bots: tuple[str, ...]
    matches: int
    seed: str
    profile: str = ""
    records: str = ""

    def seating(self, number: int) -> tuple[int, ...]:
        """Return which player, by place in `bots`, sits at each seat in a match."""
        seats = len(self.bots)
        return tuple((seat - number) % seats for seat in range(seats))


class Outcome(Struct):
    """What happened in one or more matches; outcomes add up.

    Attributes:
        counts: what the game counts in its deals.
        seat_wins: wins by seat; a shared win counts for everybody who shares it.
        bot_wins: wins by place in the plan's `bots`.
        bot_scores: the sum of final scores by place in `bots`.
        matches: how many matches.
        shared: how many of them had several winners.
        given_up: how many of them nobody had won after `MOST_DEALS`.
    """

    counts: Counter[str]
    seat_wins: list[int]
    bot_wins: list[int]
    bot_scores: list[float]
    matches: int = 0
    shared: int = 0
    given_up: int = 0

    @classmethod
    def empty(cls, seats: int) -> "Outcome":
        """Return the outcome of no match at all."""
        return cls(Counter(), [0] * seats, [0] * seats, [0.0] * seats)

    def add(self, other: "Outcome") -> None:
        """Add what happened in other matches."""
        self.counts.update(other.counts)
        self.matches += other.matches
        self.shared += other.shared
        self.given_up += other.given_up
        for mine, more in (
            (self.seat_wins, other.seat_wins),
            (self.bot_wins, other.bot_wins),
        ):
            mine[:] = [a + b for a, b in zip(mine, more, strict=True)]
        pairs = zip(self.bot_scores, other.bot_scores, strict=True)
        self.bot_scores[:] = [a + b for a, b in pairs]


def play_match(plan: Plan, number: int) -> tuple[Match, Counter[str]]:
    """Play one match of a plan, and return it with what was counted in its deals."""
    seating = plan.seating(number)
    players = tuple(
        Player(f"{plan.bots[place]} {place + 1}", plan.bots[place]) for place in seating
    )
    chance = Chance.from_seed(f"{plan.seed}/{number}")
    match = Match.new(plan.rules, players, chance, profile=plan.profile)
    bots = {seat: load_bot(plan.bots[place]) for seat, place in enumerate(seating)}
    table = Table(match, bots)
    counts: Counter[str] = Counter()
    while not match.over and counts["deals"] < MOST_DEALS:
        table.begin_deal()
        while table.work():
            pass
        _COUNT_DEAL[plan.rules.game](table.view(SPECTATOR), counts)
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
        for seat, place in enumerate(plan.seating(number)):
            won = seat in match.standing.winners
            outcome.seat_wins[seat] += won
            outcome.bot_wins[place] += won
            outcome.bot_scores[place] += match.standing.scores[seat]
        if plan.records:
            path = Path(plan.records, f"match-{number + 1:06}.jsonl")
            path.write_text(match.record.dump(), "utf-8")
    return outcome


def simulate(
    plan: Plan,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> "Report":
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
    return _report(plan, outcome)


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


# ------------------------------------------------------------------------ the report


class ContractReport(Struct, frozen=True):
    """A contract: its share of all scored deals, and how many of those were made."""

    contract: str
    declared: Share
    made: Share


class BotReport(Struct, frozen=True):
    """A computer player: the share of matches it won, and its average final score."""

    bot: str
    won: Share
    score: float


class Report(Struct, frozen=True):
    """What happened in the matches of a plan; every share comes with its 95 % interval.

    Attributes:
        game: the game's name.
        players: how many play.
        matches: how many matches were played.
        seed: the seed that repeats them.
        deals: how many deals were scored.
        deals_per_match: their average number in a match.
        doubled: the share of deals whose points were multiplied.
        thrown_in: hands thrown in per scored deal, by cause: `white` and `passed`.
        home: how often those who could choose stayed home.
        exchanged: of all exchanges, the share in which so many cards were laid off.
        contracts: every contract that was played, low to high.
        seats: the share of matches won from each seat.
        bots: every computer player.
        shared: how many matches had several winners.
        given_up: how many matches nobody had won after `MOST_DEALS`.
    """

    game: str
    players: int
    matches: int
    seed: str
    deals: int
    deals_per_match: float
    doubled: Share
    thrown_in: dict[str, float]
    home: Share
    exchanged: dict[str, Share]
    contracts: tuple[ContractReport, ...]
    seats: tuple[Share, ...]
    bots: tuple[BotReport, ...]
    shared: int
    given_up: int


def _numbered(counts: Counter[str], word: str) -> list[str]:
    """Return what follows a word in the keys of the counts: numbers first, in order."""
    found = [key.removeprefix(word + " ") for key in counts if key.startswith(word + " ")]
    return sorted(found, key=lambda name: (not name.isdigit(), name.zfill(9)))


def _report(plan: Plan, outcome: Outcome) -> Report:
    """Turn counts into shares and averages."""
    counts, matches = outcome.counts, outcome.matches
    deals = counts["deals"]
    exchanges = {number: counts[f"exchanged {number}"] for number in _numbered(counts, "exchanged")}
    return Report(
        game=plan.rules.game,
        players=len(plan.bots),
        matches=matches,
        seed=plan.seed,
        deals=deals,
        deals_per_match=average(deals, matches),
        doubled=share(counts["doubled"], deals),
        thrown_in={cause: average(counts[cause], deals) for cause in ("white", "passed")},
        home=share(counts["home"], counts["asked"]),
        exchanged={
            number: share(count, sum(exchanges.values())) for number, count in exchanges.items()
        },
        contracts=tuple(
            ContractReport(
                name,
                share(counts[f"bid {name}"], deals),
                share(counts[f"made {name}"], counts[f"bid {name}"]),
            )
            for name in _numbered(counts, "bid")
        ),
        seats=tuple(share(wins, matches) for wins in outcome.seat_wins),
        bots=tuple(
            BotReport(bot, share(wins, matches), average(scores, matches))
            for bot, wins, scores in zip(
                plan.bots, outcome.bot_wins, outcome.bot_scores, strict=True
            )
        ),
        shared=outcome.shared,
        given_up=outcome.given_up,
    )
