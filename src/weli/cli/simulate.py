"""`weli simulate`: computer players play many matches, and it is told what happened."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from weli.cli import common

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from weli.analysis.report import ContractReport, Plan, Report
    from weli.analysis.stats import Mean, Share
    from weli.i18n.texts import Texts

__all__ = ["simulate"]

DEFAULT_MATCHES: Final = 100
LONG: Final = 50
"""From so many matches on, a terminal sees how far they are."""


# The docstrings of the fields below are what `--help` shows.


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Field:
    """Who plays, and how much."""

    players: int | None = None
    """How many play; as many as there are bots, or 4 at Mulatschak and 5 at Mighty."""

    matches: int = DEFAULT_MATCHES
    """How many matches."""

    seed: str = "1"
    """A number or word that decides everything random."""

    bots: str = "regular"
    """One level for all, or one for each player with commas between: master, regular, beginner,
    random, or package.module:Class of your own."""

    workers: int | None = None
    """How many processes share the work; all cores by default."""

    budget: int | None = None
    """How many positions a player may look at for a decision; 100000 by default, which is about 100
    milliseconds of a master. Levels that do not look ahead ignore it."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Output:
    """What comes out."""

    records: str | None = None
    """A folder that gets the record of every match."""

    json: Annotated[bool, Parameter(negative=())] = False
    """Print JSON for a program."""

    lang: str | None = None
    """Language: en, de or ko; by default that of the system."""


_USUAL_FIELD: Final = Field()
_USUAL_OUTPUT: Final = Output()


def simulate(
    game: str = common.DEFAULT_GAME,
    *,
    rules: str | None = None,
    settings: Annotated[list[str] | None, Parameter(name="--set", negative=())] = None,
    field: Field = _USUAL_FIELD,
    output: Output = _USUAL_OUTPUT,
) -> None:
    """Let computer players play many matches; the same seed gives the same result anywhere.

    The players change seats from match to match, so that no one gains by a seat.

    Args:
        game: The game: mulatschak or mighty.
        rules: A profile, a TOML file, or a code that somebody gave you.
        settings: One house rule changed, as group.option=value; may be given several times.
        field: Who plays, and how much.
        output: What comes out.
    """
    words = common.texts(output.lang)
    common.game_named(game, words)
    chosen, profile = common.load_rules(rules, settings or (), game, words)
    players = field.players
    company = _company(words, field.bots, players, common.usual_players(chosen))
    problems = chosen.check(len(company))
    if problems:
        common.fail_with_problems(words, problems)
    for name in ("matches", "workers", "budget"):
        number = getattr(field, name)
        if number is not None and number < 1:
            common.fail(words("simulate-positive", option=f"--{name}", number=number))
    from weli.analysis.report import Plan
    from weli.play.table import DEFAULT_BUDGET

    plan = Plan(
        chosen,
        company,
        field.matches,
        field.seed,
        profile,
        output.records or "",
        field.budget or DEFAULT_BUDGET,
    )
    report = _run(words, plan, field.workers)
    if output.json:
        _print_json(report)
    else:
        print("\n".join(_lines(words, report)))


def _company(words: "Texts", bots: str, players: int | None, usual: int) -> tuple[str, ...]:
    """Return the level of each player; fail when too many or too few are named."""
    from weli.cli.tables import bot_called

    named = tuple(level.strip() for level in bots.split(","))
    if len(named) == 1:
        named *= usual if players is None else max(players, 0)
    if players is not None and len(named) != players:
        common.fail(words("simulate-bots", number=len(named), players=players))
    for level in dict.fromkeys(named):
        bot_called(words, level)
    return named


def _run(words: "Texts", plan: "Plan", workers: int | None) -> "Report":
    """Play the matches, showing how far they are where somebody waits for them."""
    from rich.console import Console
    from rich.progress import Progress

    from weli.analysis.simulate import simulate as play_all

    console = Console(stderr=True)
    shown = console.is_terminal and plan.matches >= LONG
    try:
        with Progress(console=console, transient=True, disable=not shown) as bar:
            task = bar.add_task(words("simulate-progress"), total=plan.matches)
            return play_all(plan, workers=workers, progress=lambda more: bar.advance(task, more))
    except OSError as error:
        reason = error.strerror or str(error)
        common.fail(words("cli-file", file=str(error.filename or plan.records), reason=reason))


def _print_json(report: "Report") -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(report)).decode())


# ------------------------------------------------------------------------ in words


def _percent(part: "Share") -> str:
    """Write a share with its interval, such as `41.2 % (38.9-43.5)`."""
    return _range(part.share, part.low, part.high) if part.of else "-"


def _parts(part: "Mean") -> str:
    """Write an average of wins and parts of wins as a share; no part is below 0 or above 1."""
    return _range(part.mean, max(part.low, 0), min(part.high, 1))


def _range(middle: float, low: float, high: float) -> str:
    return f"{100 * middle:5.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def _lines(words: "Texts", report: "Report") -> "Iterator[str]":
    """Yield the report line by line."""
    yield words("simulate-head", matches=report.matches, players=report.players, seed=report.seed)
    yield ""
    yield from _aligned(_facts(words, report))
    yield from _contracts(words, report.contracts)
    yield from _own_tables(words, report)
    yield from _winners(words, report)


def _facts(words: "Texts", report: "Report") -> list[tuple[str, str]]:
    """Return the single figures of a report, each with its name; some are one game's own."""
    rows = [
        ("deals", f"{report.deals_per_match:5.1f}"),
        *_own_facts(report),
        ("shared", f"{report.shared:5}"),
        ("given-up", f"{report.given_up:5}"),
    ]
    return [(words(f"simulate-{name}"), value) for name, value in rows]


def _own_facts(report: "Report") -> list[tuple[str, str]]:
    """Return the figures that only one game has."""
    from weli.analysis.mighty import MightyReport
    from weli.analysis.mulatschak import MulatschakReport

    if isinstance(report, MulatschakReport):
        return [
            ("doubled", _percent(report.doubled)),
            ("white", f"{report.thrown_in['white']:7.3f}"),
            ("passed", f"{report.thrown_in['passed']:7.3f}"),
            ("home", _percent(report.home)),
        ]
    assert isinstance(report, MightyReport), "a report of a game in the house"
    return [
        ("stake-doubled", _percent(report.doubled)),
        ("misdeal", f"{report.thrown_in['misdeal']:7.3f}"),
        ("passed", f"{report.thrown_in['all_pass']:7.3f}"),
        ("without", _percent(report.without)),
    ]


def _aligned(rows: "Iterable[tuple[str, str]]") -> "Iterator[str]":
    """Yield names and values, the values below each other."""
    from weli.i18n.lines import columns

    listed = list(rows)
    width = max(columns(name) for name, _ in listed)
    yield from (f"{_wide(name, width)}  {value}" for name, value in listed)


def _wide(text: str, width: int) -> str:
    """Fill a text with blanks to so many columns; a Korean syllable takes two."""
    from weli.i18n.lines import columns

    return text + " " * (width - columns(text))


def _contracts(words: "Texts", rows: "Iterable[ContractReport]") -> "Iterator[str]":
    """Yield a row for each contract: how often it was played, and made."""
    head = words("simulate-contract"), words("simulate-declared"), words("simulate-made")
    yield from ("", f"{_wide(head[0], 14)}{_wide(head[1], 24)}{head[2]}")
    for row in rows:
        message = f"simulate-{row.contract}".replace("_", "-")
        name = row.contract if row.contract.isdigit() else words(message)
        yield f"  {_wide(name, 12)}{_percent(row.declared):<24}{_percent(row.made)}"


def _own_tables(words: "Texts", report: "Report") -> "Iterator[str]":
    """Yield the tables that only one game has."""
    from weli.analysis.mighty import MightyReport
    from weli.analysis.mulatschak import MulatschakReport

    if isinstance(report, MulatschakReport) and report.exchanged:
        yield from ("", words("simulate-exchanged"))
        yield from (f"  {n:>4}  {_percent(part)}" for n, part in report.exchanged.items())
    if isinstance(report, MightyReport):
        yield from _contracts(words, report.trumps)
        yield from ("", words("simulate-friends"))
        named = {words(f"simulate-friend-{kind}"): part for kind, part in report.friends.items()}
        yield from (f"  {line}" for line in _aligned((n, _percent(p)) for n, p in named.items()))


def _winners(words: "Texts", report: "Report") -> "Iterator[str]":
    """Yield the wins by seat and by player."""
    yield from ("", words("simulate-seats"))
    yield from (
        f"  {_wide(words('simulate-seat', number=number), 12)}{_percent(part)}"
        for number, part in enumerate(report.seats, start=1)
    )
    names = [f"{place}. {row.bot}" for place, row in enumerate(report.bots, start=1)]
    width = max(map(len, names)) + 2
    player = _wide(words("simulate-players"), width)
    yield from ("", f"{player}  {_wide(words('simulate-won'), 24)}{words('simulate-score')}")
    for name, row in zip(names, report.bots, strict=True):
        score = f"{row.score.mean:6.1f} ({row.score.low:.1f} … {row.score.high:.1f})"
        yield f"  {name:<{width - 2}}  {_percent(row.won):<24}{score}"
    yield from ("", f"{player}  {_wide(words('simulate-alone'), 24)}{words('simulate-parts')}")
    for name, row in zip(names, report.bots, strict=True):
        yield f"  {name:<{width - 2}}  {_percent(row.alone):<24}{_parts(row.parts)}"
