"""What `weli arena` prints, in words: tables of results, differences, roles and times."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from weli.analysis.arena.bootstrap import Estimate
from weli.analysis.arena.every import RANDOM, EveryPlayer, EveryReport
from weli.analysis.arena.plan import BOTTOM, TOP
from weli.analysis.arena.report import ROLES, ArenaReport, PlayerReport
from weli.analysis.arena.times import TimeReport
from weli.i18n.lines import columns
from weli.i18n.texts import Texts

__all__ = ["LINES"]

NOTHING: Final = "-"
SHORT_HASH: Final = 16
MINUS: Final = "−"

Row = Sequence[str]


def _number(found: Estimate | None, digits: int = 2, times: int = 1) -> str:
    """Write a figure with its interval, such as `1.25 (1.02 … 1.48)`."""
    if found is None or found.mean is None:
        return NOTHING
    middle = f"{times * found.mean:.{digits}f}"
    if found.low is None or found.high is None:
        return middle
    return f"{middle} ({times * found.low:.{digits}f} … {times * found.high:.{digits}f})"


def _result(report: ArenaReport, found: Estimate | None) -> str:
    """Write a result: points, or percent of the matches."""
    matches = report.kind == "matches"
    if not matches or found is None or found.mean is None:
        return _number(found)
    middle, _, interval = _number(found, 1, 100).partition(" ")
    return f"{middle} % {interval}".rstrip()


def _table(rows: Sequence[Row]) -> Iterator[str]:
    """Yield rows, their cells below each other."""
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        filled = [
            cell + " " * (width - columns(cell)) for cell, width in zip(row, widths, strict=True)
        ]
        yield "  ".join(filled).rstrip()


def _time(found: TimeReport | None) -> list[str]:
    """Write how long decisions took."""
    if found is None:
        return [NOTHING] * 3
    return [f"{number:.2f}" for number in (found.mean, found.p95, found.p99)]


def _arena(words: Texts, report: ArenaReport) -> Iterator[str]:
    """Yield the report of a contest line by line."""
    settings = report.settings
    named = f"{settings['game']} {report.profile}"
    about = {"count": report.count, "players": settings["players"], "seed": settings["seed"]}
    yield words("arena-head", kind=report.kind, rules=f"{named} {settings['rules']}", **about)
    others = settings["against"]
    yield words("arena-against", player=others) if others else words("arena-circle")
    if report.given_up:
        yield words("arena-given-up", tables=report.given_up)
    yield ""
    if report.kind == "matches":
        yield f"{words('arena-won', par=_par(settings['players']))}:"
    else:
        yield f"{words('arena-points')}:"
    yield from _table(_players(words, report))
    yield from _roles(words, report)
    yield from _differences(words, report)
    yield from _sprt(words, report)
    yield from _guards(words, report.players)
    yield ""
    deals = report.deal_set[:SHORT_HASH]
    yield words("arena-deal-set", deals=deals, settings=report.fingerprint)


def _par(players: int) -> str:
    """Write what everybody would win if all were equally strong."""
    return f"{100 / players:.1f} %"


def _players(words: Texts, report: ArenaReport) -> list[Row]:
    """Return the table of the players: results, places in the league, times."""
    extra: list[tuple[str, Callable[[Any], str]]] = []
    if report.kind == "matches":
        extra.append((words("arena-match-points"), lambda each: _number(each.points)))
    if report.kind == "cards":
        extra.append((words("arena-scale", low=BOTTOM, high=TOP), lambda e: _number(e.scale, 1)))
    heads = ("player", "result", "league", "time", "slow", "slower")
    named = [words(f"arena-{name}") for name in heads]
    rows: list[Row] = [[*named[:2], *(name for name, _ in extra), *named[2:]]]
    for each in sorted(report.players, key=lambda each: -each.rating.ordinal):
        league = f"{each.rating.rating:.1f} ± {each.rating.deviation:.1f}"
        more = [write(each) for _, write in extra]
        result = _result(report, each.result)
        rows.append([each.player, result, *more, league, *_time(each.time)])
    return rows


def _by_role(words: Texts, named: Mapping[str, Mapping[str, Estimate]]) -> list[Row]:
    """Return a table with a column for each role that somebody had."""
    roles = [role for role in ROLES if any(role in found for found in named.values())]
    rows: list[Row] = [[words("arena-player"), *(words(f"arena-{role}") for role in roles)]]
    for name, found in named.items():
        rows.append([name, *(_number(found.get(role)) for role in roles)])
    return rows


def _roles(words: Texts, report: ArenaReport) -> Iterator[str]:
    """Yield what everybody got in each role."""
    yield from ("", f"{words('arena-roles')}:")
    yield from _table(_by_role(words, {each.player: each.roles for each in report.players}))


def _differences(words: Texts, report: ArenaReport) -> Iterator[str]:
    """Yield by how much everybody did better than everybody else."""
    yield from ("", f"{words('arena-differences')}:")
    pairs = {f"{each.one} {MINUS} {each.other}": each for each in report.differences}
    yield from _table([[name, _result(report, each.result)] for name, each in pairs.items()])
    instead = {each.one: each.instead for each in report.differences if each.instead}
    if instead:
        yield from ("", f"{words('arena-instead', player=report.settings['against'])}:")
        yield from _table(_by_role(words, instead))


def _sprt(words: Texts, report: ArenaReport) -> Iterator[str]:
    """Yield what the test of the first two players said, where there was one."""
    found = report.sprt
    if found is None:
        return
    said = words(
        "arena-sprt",
        result=found.result,
        one=found.one,
        other=found.other,
        low=f"{found.low:g}",
        high=f"{found.high:g}",
        ratio=f"{found.ratio:+.2f}",
        bound=f"{found.bound:.2f}",
        count=found.of,
    )
    yield from ("", said)


def _guards(words: Texts, players: Sequence[PlayerReport | EveryPlayer]) -> Iterator[str]:
    """Yield whose thinking was cut short how often, where that happened."""
    fired = [
        f"{each.player} {count} ({guard})"
        for each in players
        for guard, count in (each.time.guards if each.time else {}).items()
    ]
    if fired:
        yield from ("", words("arena-guards", listed=", ".join(fired)))


def _every(words: Texts, report: EveryReport) -> Iterator[str]:
    """Yield what playing under all house rules showed."""
    random = sum(table.kind == RANDOM for table in report.tables)
    yield words("arena-every-head", tables=len(report.tables), deals=report.deals, random=random)
    yield ""
    heads = ("player", "time", "slow", "slower", "every-promised")
    rows: list[Row] = [[*(words(f"arena-{name}") for name in heads), ""]]
    for each in report.players:
        kept = {None: "", True: words("arena-every-kept"), False: words("arena-every-missed")}
        promised = NOTHING if each.promised is None else f"2 × {each.promised:g}"
        rows.append([each.player, *_time(each.time), promised, kept[each.kept]])
    yield from _table(rows)
    yield from _guards(words, report.players)


LINES: Final[dict[str, Callable[[Texts, Any], Iterator[str]]]] = {"arena": _arena, "every": _every}
"""How each kind of report is told."""
