"""Runs of the arena: on any number of processes, broken off and taken up again, all house rules."""

from pathlib import Path

import pytest

from tests.analysis.arena import plan_of, timeless
from weli.analysis.arena.every import PROFILE, RANDOM, EveryTable, every, tables_of
from weli.analysis.arena.plan import Plan
from weli.analysis.arena.report import report
from weli.analysis.arena.runs import BadResults, OtherRun, run
from weli.analysis.arena.table import BotFailed
from weli.bots.levels import UnknownBot
from weli.games import GAMES, load_profile


class PowerCut(Exception):
    """Ends a run in the middle."""


def broken_off(plan: Plan, path: Path, after: int) -> None:
    """Runs a plan until so many deals are done."""

    def progress(more: int) -> None:
        nonlocal after
        after -= more
        if after <= 0:
            raise PowerCut

    with pytest.raises(PowerCut):
        run(plan, processes=1, results=path, progress=progress)


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    plan = plan_of("regular", "random", "beginner", count=5)
    one, two = (timeless(report(plan, run(plan, processes=number))) for number in (1, 2))
    assert one == two


def test_a_run_that_was_broken_off_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    plan, path = plan_of(count=6), tmp_path / "new" / "results.jsonl"
    whole = run(plan, processes=1)
    broken_off(plan, path, after=3)
    assert len(path.read_text("utf-8").splitlines()) == 1 + 3
    told: list[int] = []
    resumed = run(plan, processes=1, results=path, progress=told.append)
    assert told == [3, 1, 1, 1]
    assert timeless(report(plan, resumed)) == timeless(report(plan, whole))
    assert run(plan, processes=1, results=path) == resumed


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    plan, path = plan_of(count=4), tmp_path / "results.jsonl"
    whole = run(plan, processes=1, results=path)
    text = path.read_bytes()
    path.write_bytes(text[:-20])
    resumed = run(plan, processes=1, results=path)
    assert [unit.places for unit in resumed] == [unit.places for unit in whole]
    assert len(path.read_text("utf-8").splitlines()) == 1 + 4


def test_a_run_can_be_made_longer_and_shorter(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(plan_of(count=3), processes=1, results=path)
    longer = plan_of(count=5)
    found = timeless(report(longer, run(longer, processes=1, results=path)))
    assert found == timeless(report(longer, run(longer, processes=1)))
    assert len(run(plan_of(count=2), processes=1, results=path)) == 2


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(plan_of(count=1), processes=1, results=path)
    before = path.read_bytes()
    with pytest.raises(OtherRun) as caught:
        run(plan_of("beginner", "random", count=1, seed="8"), processes=1, results=path)
    assert caught.value.settings == ("bots", "seed")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "line"), [("no results\n", 1), ("{}\n", 1), ("GOOD\n[1, 2]\n", 2), ("\xff\n", 1)]
)
def test_a_file_of_something_else_is_named_with_its_line(
    text: str, line: int, tmp_path: Path
) -> None:
    plan, path = plan_of(count=1), tmp_path / "results.jsonl"
    run(plan, processes=1, results=path)
    head = path.read_text("utf-8").splitlines()[0]
    path.write_bytes(text.replace("GOOD", head).encode("latin-1"))
    with pytest.raises(BadResults) as caught:
        run(plan, processes=1, results=path)
    assert caught.value.line == line


def test_a_name_and_its_version_are_the_same_run() -> None:
    assert plan_of("regular", "random").fingerprint == plan_of("regular-1", "random-1").fingerprint


def test_an_unknown_player_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        run(plan_of("regular", "regulr"), results=tmp_path / "results.jsonl")
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------------ all house rules


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_profile_with_every_number_of_players_and_random_rules(game: str) -> None:
    tables = tables_of(game, 3, "1")
    assert [table.kind for table in tables[-3:]] == [RANDOM] * 3
    shipped = {(table.name, table.seats) for table in tables if table.kind == PROFILE}
    assert len(shipped) == len(tables) - 3
    assert all(not table.rules.check(table.seats) for table in tables)
    assert {table.seats for table in tables[:-3]} == set(GAMES[game].rules.seat_numbers)


def test_all_rules_are_played_without_an_error() -> None:
    tables = tables_of("mulatschak", 4, "2")[-6:]
    found = every(tables, ("beginner", "tests.bots.yardsticks:NeverMuli"), 2, processes=1)
    assert 6 <= found.deals <= 12
    beginner, own = found.players
    assert (beginner.player, beginner.promised) == ("beginner-1", 5)
    assert beginner.time is not None
    assert beginner.kept == (beginner.time.p99 <= 10)
    assert (own.promised, own.kept) == (None, None)
    other = every(tables[:1], ("beginner",), 1, budget=7, processes=1).players[0]
    assert (other.promised, other.kept) == (None, None)


def test_a_failure_names_the_table() -> None:
    table = EveryTable(PROFILE, "geiser", load_profile("geiser"), 3, "x")
    with pytest.raises(BotFailed) as caught:
        every([table], ("tests.analysis.arena:Breaks",), 1, processes=1)
    assert caught.value.table.startswith("mulatschak --rules M1")
    assert caught.value.table.endswith("--players 3")
