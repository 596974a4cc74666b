"""`weli arena`: computer players against each other with the same cards."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from weli.cli import common

if TYPE_CHECKING:
    from weli.analysis.arena.every import EveryReport
    from weli.analysis.arena.plan import Plan
    from weli.analysis.arena.report import ArenaReport
    from weli.analysis.arena.sprt import Walk
    from weli.i18n.texts import Texts
    from weli.kernel.options import Rules

__all__ = ["arena"]

DEALS: Final = 200
MOST_DEALS: Final = 20_000
DEALS_AT_EVERY_TABLE: Final = 2
RANDOM_RULES: Final = 200
INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""

# The docstrings of the fields below are what `--help` shows.


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Contest:
    """Who plays what."""

    bots: str = "regular,beginner"
    """The players, with commas between: levels, or package.module:Class of your own."""

    players: int | None = None
    """How many sit at a table; 4 at Mulatschak and 5 at Mighty by default."""

    deals: int | None = None
    """How many deals; 200 by default."""

    matches: int | None = None
    """How many matches, instead of single deals."""

    against: str | None = None
    """Measure the players one at a time: this one holds all the other seats."""

    sprt: str | None = None
    """Two differences with a comma between, such as 0,0.5: stop as soon as the first player is
    shown to be better than the second by the higher rather than the lower, or the reverse; in
    points of a deal, or parts of a match. At most 20000 deals or matches, unless you say how
    many."""

    card_play: Annotated[bool, Parameter(negative=())] = False
    """Measure the play of the cards alone, on a scale from random (0) to cheater (100)."""

    every: Annotated[bool, Parameter(negative=())] = False
    """Play under all house rules instead: every profile, and 200 sets of random rules."""

    seed: str = "1"
    """A number or word that decides everything random."""

    budget: int | None = None
    """How many positions a player may look at for a decision; 100000 by default, which is about 100
    milliseconds of a master. Levels that do not look ahead ignore it."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Work:
    """How it is done, and what comes out."""

    processes: int | None = None
    """How many processes share the work; all cores by default. The results do not depend on it."""

    resume: Path | None = None
    """A file that keeps every result at once; the same command goes on from it after a break."""

    json: Annotated[bool, Parameter(negative=())] = False
    """Print JSON for a program."""

    lang: str | None = None
    """Language: en, de or ko; by default that of the system."""


_USUAL_CONTEST: Final = Contest()
_USUAL_WORK: Final = Work()


def arena(
    game: str = common.DEFAULT_GAME,
    *,
    rules: str | None = None,
    settings: Annotated[list[str] | None, Parameter(name="--set", negative=())] = None,
    contest: Contest = _USUAL_CONTEST,
    work: Work = _USUAL_WORK,
) -> None:
    """Measure computer players: each plays every seat with the same cards.

    Tells results, differences and the league table, with 95 % intervals.

    Args:
        game: The game: mulatschak or mighty.
        rules: A profile, a TOML file, or a code that somebody gave you.
        settings: One house rule changed, as group.option=value; may be given several times.
        contest: Who plays what.
        work: How it is done, and what comes out.
    """
    words = common.texts(work.lang)
    common.game_named(game, words)
    _check(words, contest, work)
    bots = _bots(words, contest)
    if contest.every:
        if rules is not None or settings:
            common.fail(words("arena-one-of", one="--every", other="--rules"))
        _all_rules(words, game, bots, contest, work)
        return
    chosen, profile = common.load_rules(rules, settings or (), game, words)
    plan = _plan(words, contest, chosen, profile, bots)
    _show(work, _play(words, plan, work, _walk(words, contest, plan)), words, "arena")


def _check(words: "Texts", contest: Contest, work: Work) -> None:
    """Fail for numbers below one, and for wishes that do not go together."""
    for name in ("deals", "matches", "budget", "processes"):
        number = getattr(work if name == "processes" else contest, name)
        if number is not None and number < 1:
            common.fail(words("simulate-positive", option=f"--{name}", number=number))
    given = {
        "--deals": contest.deals is not None,
        "--matches": contest.matches is not None,
        "--against": contest.against is not None,
        "--card-play": contest.card_play,
        "--every": contest.every,
        "--resume": work.resume is not None,
        "--players": contest.players is not None,
        "--sprt": contest.sprt is not None,
    }
    apart = (
        ("--deals", "--matches"),
        ("--card-play", "--matches"),
        ("--card-play", "--against"),
        *(("--every", name) for name in given if name not in ("--every", "--deals")),
    )
    for one, other in apart:
        if given[one] and given[other]:
            common.fail(words("arena-one-of", one=one, other=other))


def _bots(words: "Texts", contest: Contest) -> tuple[str, ...]:
    """Return the players that are named; fail for one that there is not."""
    from weli.bots.levels import ALL_LEVELS, UnknownBot, load_player

    bots = tuple(name.strip() for name in contest.bots.split(","))
    others = [] if contest.against is None else [contest.against]
    for name in dict.fromkeys([*bots, *others]):
        try:
            load_player(name)
        except UnknownBot as error:
            common.fail_for_bot(words, error, (level.name for level in ALL_LEVELS))
    if len(bots) == 1 and not (others or contest.card_play or contest.every):
        common.fail(words("arena-needs-others"))
    return bots


def _plan(
    words: "Texts", contest: Contest, rules: "Rules", profile: str, bots: tuple[str, ...]
) -> "Plan":
    """Return what is to be played; fail when the rules do not suit so many players."""
    from weli.analysis.arena.plan import Kind, Plan
    from weli.play.table import DEFAULT_BUDGET

    seats = common.usual_players(rules) if contest.players is None else contest.players
    problems = rules.check(seats)
    if problems:
        common.fail_with_problems(words.at(rules.game), problems)
    kind: Kind = "cards" if contest.card_play else "deals"
    return Plan(
        rules=rules,
        bots=bots,
        seats=seats,
        kind=kind if contest.matches is None else "matches",
        count=contest.matches or contest.deals or (MOST_DEALS if contest.sprt else DEALS),
        seed=contest.seed,
        against=contest.against or "",
        profile=profile,
        budget=contest.budget or DEFAULT_BUDGET,
    )


def _walk(words: "Texts", contest: Contest, plan: "Plan") -> "Walk | None":
    """Return the test that may end the run early; fail for hypotheses that are none."""
    from math import isfinite

    from weli.analysis.arena.sprt import Hypotheses, Walk

    if contest.sprt is None:
        return None
    try:
        low, high = map(float, contest.sprt.split(","))
    except ValueError:
        common.fail(words("arena-sprt-numbers", given=contest.sprt))
    if not (isfinite(low) and isfinite(high) and low < high):
        common.fail(words("arena-sprt-numbers", given=contest.sprt))
    if len(plan.players) < 2:
        common.fail(words("arena-needs-others"))
    return Walk(Hypotheses(low, high), plan.kind)


def _play(words: "Texts", plan: "Plan", work: Work, walk: "Walk | None") -> "ArenaReport":
    """Play everything, and say what the results say."""
    from weli.analysis.arena.report import report
    from weli.analysis.arena.runs import BadResults, OtherRun, run
    from weli.cli.saves import InUse

    file = str(work.resume)
    try:
        with _held(work.resume), _bar(words, plan.count, walk) as progress:
            units = run(
                plan,
                processes=work.processes,
                results=work.resume,
                progress=progress,
                walk=walk,
            )
    except InUse:
        common.fail(words("arena-in-use", file=file))
    except OtherRun as error:
        common.fail(words("arena-other-run", file=file, settings=", ".join(error.settings)))
    except BadResults as error:
        common.fail(words("arena-bad-results", file=file, line=error.line))
    except OSError as error:
        reason = error.strerror or str(error)
        common.fail(words("cli-file", file=str(error.filename or file), reason=reason))
    except KeyboardInterrupt:
        if work.resume is not None:
            print(words("arena-go-on", file=file), file=sys.stderr)
        raise SystemExit(INTERRUPTED) from None
    return report(plan, units, walk)


@contextmanager
def _held(path: Path | None) -> Iterator[None]:
    """Keep a file of results for this run alone."""
    from weli.cli.saves import hold

    if path is None:
        yield
        return
    with hold(path):
        yield


@contextmanager
def _bar(words: "Texts", total: int, walk: "Walk | None" = None) -> Iterator[Callable[[int], None]]:
    """Show how far it is where somebody waits; end clearly where a player breaks down."""
    from rich.console import Console
    from rich.progress import Progress

    from weli.analysis.arena.sprt import BOUND
    from weli.analysis.arena.table import BotFailed

    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(words("arena-progress"), total=total)

            def told() -> str:
                if walk is None:
                    return words("arena-progress")
                ratio = f"{walk.ratio:+.2f}"
                return words("arena-sprt-progress", ratio=ratio, bound=f"{BOUND:.2f}")

            yield lambda more: bar.update(task, advance=more, description=told())
    except BotFailed as error:
        said = words("arena-failed", bot=error.bot, place=error.place, problem=error.problem)
        print(f"{error.trace}weli: {said}", file=sys.stderr)
        if error.table:
            print(words("arena-every-table", table=error.table), file=sys.stderr)
        raise SystemExit(1) from None


def _all_rules(
    words: "Texts", game: str, bots: tuple[str, ...], contest: Contest, work: Work
) -> None:
    """Play under all house rules."""
    from weli.analysis.arena.every import every, tables_of
    from weli.play.table import DEFAULT_BUDGET

    tables = tables_of(game, RANDOM_RULES, contest.seed)
    deals = contest.deals or DEALS_AT_EVERY_TABLE
    with _bar(words, len(tables)) as progress:
        found = every(
            tables,
            bots,
            deals,
            budget=contest.budget or DEFAULT_BUDGET,
            processes=work.processes,
            progress=progress,
        )
    _show(work, found, words, "every")


def _show(work: Work, found: "ArenaReport | EveryReport", words: "Texts", kind: str) -> None:
    """Print a report, as JSON or in words."""
    import msgspec

    from weli.cli.arena_words import LINES

    if work.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    lines: Callable[[Texts, Any], Iterator[str]] = LINES[kind]
    print("\n".join(lines(words, found)))
