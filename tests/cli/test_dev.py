"""`weli doctor` and `weli dev`."""

from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from filelock import FileLock

from tests.cli.commands import make_home
from weli.cli import dev
from weli.fast import cache, lockstep, preparing
from weli.fast.lockstep import Compared, Difference, Table


@pytest.fixture(name="fresh")
def fresh_folders() -> None:
    """Forgets where compiled code is kept."""
    cache._folder.cache_clear()


def test_the_doctor_says_what_is_compiled(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fresh: None,  # noqa: ARG001  # it prepares the test
) -> None:
    home = make_home(tmp_path, monkeypatch, capsys)
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "code"))
    done = home.weli("doctor")
    assert done.code == 0
    assert "Numba" in done.out
    assert "Mulatschak: the fast engine is not compiled yet" in done.out
    with FileLock(cache.folder("weli.fast.mighty").path / preparing.LOCK):
        assert "Mighty: the fast engine is being compiled just now" in home.weli("doctor").out
    cache.folder("weli.fast.mulatschak").fill(12.3)
    said = home.weli("doctor").out
    assert "Mulatschak: the fast engine is compiled" in said
    assert "12 seconds" in said
    assert "Mighty: the fast engine is not compiled yet" in said
    cache._folder.cache_clear()


def test_the_doctor_compiles_every_part_of_both_games(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fresh: None,  # noqa: ARG001  # it prepares the test
) -> None:
    home = make_home(tmp_path, monkeypatch, capsys)
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "code"))
    warmed: list[str] = []
    monkeypatch.setattr(preparing, "PARTS", {"twin": warmed.append, "solver": warmed.append})
    said = home.weli("doctor", "--compile").out
    assert "Mulatschak: compiled in 0 seconds of one core" in said
    assert warmed == ["mulatschak"] * 2 + ["mighty"] * 2
    assert "Mighty: the fast engine is compiled" in home.weli("doctor", "--compile").out
    assert len(warmed) == 4, "what is compiled is not compiled again"
    cache._folder.cache_clear()


def test_the_doctor_reports_a_folder_that_cannot_be_written(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fresh: None,  # noqa: ARG001  # it prepares the test
) -> None:
    home = make_home(tmp_path, monkeypatch, capsys)
    (tmp_path / "file").touch()
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file"))
    done = home.weli("doctor")
    assert done.code == 1
    assert "cannot be kept" in done.out
    cache._folder.cache_clear()


def test_fuzzing_ends_with_the_time_or_the_first_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = make_home(tmp_path, monkeypatch, capsys)
    played: list[Table] = []

    def same(table: Table, deals: int, **_how: object) -> Compared:
        played.append(table)
        return Compared(deals, 10)

    def other(table: Table, deals: int, **_how: object) -> Compared:
        raise Difference(f"{table} at deal {deals}: the twin has 1, the engine 2")

    ticks = count()
    monkeypatch.setattr(dev, "time", SimpleNamespace(monotonic=lambda: next(ticks) / 100))
    monkeypatch.setattr(lockstep, "compare", same)
    done = home.weli("dev", "fuzz", "--minutes", "0.01", "--seed", "1")
    assert done.code == 0
    tables = len(played)
    assert f"{tables} tables, {3 * tables} deals, {10 * tables} moves: no difference" in done.out
    assert f"weli dev fuzz --seed 1 --first {tables}" in done.out
    assert {table.game for table in played} == {"mulatschak", "mighty"}
    monkeypatch.setattr(lockstep, "compare", other)
    done = home.weli("dev", "fuzz", "--minutes", "1", "--seed", "1", "--first", "1")
    assert done.code == 1
    assert "--seed 1 --first 1" in done.out
    assert repr(played[1]) in done.out
    assert "the twin has 1" in done.out


def test_fuzzing_refuses_what_it_cannot_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = make_home(tmp_path, monkeypatch, capsys)
    assert "mulatschak" in home.weli("dev", "fuzz", "--games", "mulatschack").complaint()
    assert "--minutes" in home.weli("dev", "fuzz", "--minutes", "0").complaint()
    assert "--first" in home.weli("dev", "fuzz", "--first", "-1").complaint()
