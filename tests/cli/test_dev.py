"""`weli doctor` and `weli dev`."""

from pathlib import Path

import pytest

from tests.cli.commands import make_home
from weli.fast import cache, lockstep
from weli.fast.lockstep import Difference, Table


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
    (cache.folder("weli.fast.mulatschak").path / "drive.nbc").touch()
    assert "Mulatschak: the fast engine is compiled" in home.weli("doctor").out
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

    def same(table: Table, deals: int, *, observed: bool) -> int:  # noqa: ARG001  # as the real one
        played.append(table)
        return 10

    def other(table: Table, deals: int, *, observed: bool) -> int:  # noqa: ARG001  # as the real one
        raise Difference("trump: the twin has 1, the engine 2")

    monkeypatch.setattr(lockstep, "play_both", same)
    done = home.weli("dev", "fuzz", "--minutes", "0.001", "--seed", "1")
    assert done.code == 0
    assert "no difference" in done.out
    assert {table.game for table in played} == {"mulatschak", "mighty"}
    monkeypatch.setattr(lockstep, "play_both", other)
    done = home.weli("dev", "fuzz", "--minutes", "1", "--games", "mulatschak")
    assert done.code == 1
    assert "Table(mulatschak" in done.out
    assert "the twin has 1" in done.out


def test_fuzzing_refuses_what_it_cannot_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = make_home(tmp_path, monkeypatch, capsys)
    assert "mulatschak" in home.weli("dev", "fuzz", "--games", "mulatschack").complaint()
    assert "--minutes" in home.weli("dev", "fuzz", "--minutes", "0").complaint()
