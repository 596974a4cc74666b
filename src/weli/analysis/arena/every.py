"""All house rules, one after another: nobody may fail, and nobody may think too long."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import Struct

from weli.analysis.arena.runs import on_all_cores
from weli.analysis.arena.table import BotFailed, Endless, Round, Sitter
from weli.analysis.arena.times import TimeReport, Times
from weli.bots.levels import full_name, level_called, load_player
from weli.fast.lockstep import random_table
from weli.games import GAMES, game_of, load_profile, profile_names
from weli.kernel.actions import NATURE
from weli.kernel.chance import KeyedRandom
from weli.kernel.codes import encode
from weli.play.table import DEFAULT_BUDGET

__all__ = ["RANDOM", "EveryPlayer", "EveryReport", "EveryTable", "every", "tables_of"]

RANDOM: Final = "random"
PROFILE: Final = "profile"
TIMES: Final = 2
"""A decision may take so many times what is promised, 99 times out of 100."""


class EveryTable(Struct, frozen=True):
    """House rules and a number of players.

    Attributes:
        kind: `profile`, or `random` for rules drawn by chance.
        name: the profile's name, or the short code of the rules.
        rules: the house rules.
        seats: how many play.
        seed: decides what happens there.
    """

    kind: str
    name: str
    rules: Any
    seats: int
    seed: str

    def told(self) -> str:
        """Return what it takes to set this table again."""
        return f"{self.rules.game} --rules {encode(self.rules)} --players {self.seats}"


class TableTold(Struct, frozen=True):
    """A table that was played at: its rules as a short code."""

    kind: str
    name: str
    players: int


class EveryPlayer(Struct, frozen=True):
    """How long a player's decisions took under all these rules.

    Attributes:
        player: its name with its version.
        time: its times; `None` when it never had a choice.
        promised: the milliseconds that its level promises with the usual budget; `None` for other
            players and budgets.
        kept: whether 99 % of its decisions took at most twice that.
    """

    player: str
    time: TimeReport | None
    promised: float | None
    kept: bool | None


class EveryReport(Struct, frozen=True):
    """What playing under all house rules showed; nobody failed, or there would be no report.

    Attributes:
        deals: how many deals were played.
        endless: at how many tables a deal did not end, since nobody wanted to play.
        tables: where.
        players: who.
    """

    deals: int
    endless: int
    tables: tuple[TableTold, ...]
    players: tuple[EveryPlayer, ...]


def tables_of(game: str, number: int, seed: str) -> list[EveryTable]:
    """Return every profile of a game with every number of players, and so many random rules."""
    tables = []
    for name in (name for name, of in profile_names().items() if of == game):
        rules = load_profile(name)
        seats = [number for number in GAMES[game].rules.seat_numbers if not rules.check(number)]
        tables += [
            EveryTable(PROFILE, name, rules, each, f"{seed} {name} {each}") for each in seats
        ]
    rng = KeyedRandom.of("arena every", game, seed)
    for place in range(number):
        drawn = random_table(game, rng)
        code = encode(drawn.rules)
        tables.append(EveryTable(RANDOM, code, drawn.rules, drawn.seats, f"{seed} {place}"))
    return tables


def every(
    tables: list[EveryTable],
    bots: tuple[str, ...],
    deals: int,
    *,
    budget: int = DEFAULT_BUDGET,
    processes: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> EveryReport:
    """Play at all tables.

    Args:
        tables: where.
        bots: the players; they take turns at the seats.
        deals: how many deals at each table, unless the match is won before.
        budget: what the players may spend on a decision (`weli.play.bot.Bot`).
        processes: how many processes share the work; all cores by default.
        progress: is told how many more tables are done, again and again.

    Raises:
        UnknownBot: a player's name belongs to nobody.
        BotFailed: a player broke down, or did what is not allowed; it names the table.
    """
    names = tuple(full_name(name) for name in bots)
    for name in names:
        load_player(name)
    numbered = list(enumerate(tables))
    times = {name: Times() for name in names}
    played = endless = 0
    with on_all_cores(partial(_play_at, names, deals, budget), numbered, processes) as parts:
        for some, taken in parts:
            played, endless = played + some, endless + (not some)
            for name, each in taken.items():
                times[name].add(each)
            progress(1)
    return EveryReport(
        deals=played,
        endless=endless,
        tables=tuple(TableTold(table.kind, table.name, table.seats) for table in tables),
        players=tuple(_told(name, each, budget) for name, each in times.items()),
    )


def _play_at(
    bots: tuple[str, ...], deals: int, budget: int, numbered: tuple[int, EveryTable]
) -> tuple[int, dict[str, Times]]:
    """Play at a table; return how many deals, none where they did not end, and the times."""
    number, table = numbered
    times = {name: Times() for name in bots}
    seated = [bots[(seat + number) % len(bots)] for seat in range(table.seats)]
    sitters = [Sitter(load_player(name), name, times[name], budget) for name in seated]
    try:
        return _play_table(table, sitters, deals), times
    except Endless:
        return 0, times
    except BotFailed as error:
        where = (error.place, error.problem, error.trace, table.told())
        raise BotFailed(error.bot, *where) from None


def _play_table(table: EveryTable, sitters: list[Sitter], deals: int) -> int:
    """Play the first deals of a match; return how many."""
    game = game_of(table.rules)
    standing, dealer = game.start(table.rules, table.seats), NATURE
    for number in range(deals):
        deal = Round(table.rules, table.seats, (table.seed, number), dealer, standing)
        deal.play(sitters)
        standing, dealer = deal.deal.result.standing, game.next_dealer(deal.deal)
        if standing.winners:
            return number + 1
    return deals


def _told(name: str, times: Times, budget: int) -> EveryPlayer:
    """Return how long a player's decisions took, beside what its level promises."""
    level = level_called(name)
    found = times.report() if times.counts else None
    promised = None if level is None or budget != DEFAULT_BUDGET else level.milliseconds
    kept = None if promised is None or found is None else found.p99 <= TIMES * promised
    return EveryPlayer(name, found, promised, kept)
