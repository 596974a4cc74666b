"""The first compilation: everything of both games, once, and in a process of its own."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from filelock import FileLock

from weli.analysis.arena.table import Round, Sitter
from weli.analysis.arena.times import Times
from weli.bots.master.player import Master
from weli.fast import cache, preparing
from weli.fast.batch import BatchEnv
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile

TABLES = {"mulatschak": 4, "mighty": 5}
PATIENCE = 120
WAITS = """
import threading
from weli.fast import preparing
preparing.prepare = lambda games: threading.Event().wait()
print("ready", flush=True)
preparing.main()
"""
"""A process like the real one, which has endless work."""


@pytest.fixture(name="warmed")
def record_of_parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, str]]:
    """Which parts are compiled; nothing really is, and nothing lies on the disk yet."""
    done: list[tuple[str, str]] = []
    parts = {part: lambda game, part=part: done.append((game, part)) for part in preparing.PARTS}
    monkeypatch.setattr(preparing, "PARTS", parts)
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    cache._folder.cache_clear()
    monkeypatch.setattr(cache, "_folder", cache._folder.__wrapped__)
    return done


def test_every_part_of_every_game_is_compiled_once(warmed: list[tuple[str, str]]) -> None:
    preparing.prepare()
    wanted = [(game, part) for game in cache.GAMES for part in ("twin", "solver", "imagining")]
    assert warmed == wanted
    assert all(cache.folder(f"weli.fast.{game}").filled for game in cache.GAMES)
    preparing.prepare()
    assert warmed == wanted
    assert set(cache.GAMES) == set(GAMES)


def test_what_another_process_compiles_is_left_to_it(warmed: list[tuple[str, str]]) -> None:
    place = cache.folder("weli.fast.mulatschak")
    assert not preparing.busy(place)
    with FileLock(place.path / preparing.LOCK):
        assert preparing.busy(place)
        preparing.prepare()
    assert {game for game, _ in warmed} == {"mighty"}
    assert not place.filled
    assert not preparing.busy(place)


def test_what_could_not_be_kept_is_not_compiled(
    warmed: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file"))
    with pytest.warns(cache.CacheWarning):
        preparing.prepare()
    assert not warmed


def test_the_processes_end_when_they_are_stopped() -> None:
    preparation = preparing.Preparation((sys.executable, "-c", WAITS))
    preparation.start()
    processes = preparation._processes
    assert [process.args[-1] for process in processes] == list(cache.GAMES)  # type: ignore[index]  # a tuple
    assert all(process.poll() is None for process in processes)
    preparation.stop()
    assert all(process.poll() is not None for process in processes)
    preparation.stop()


def test_a_process_compiles_the_games_it_is_told(
    warmed: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["preparing", "mighty"])
    monkeypatch.setattr(preparing, "_end_with_parent", lambda: None)
    monkeypatch.setattr(preparing, "_step_back", lambda: None)
    preparing.main()
    assert {game for game, _ in warmed} == {"mighty"}


def test_the_process_ends_with_whoever_started_it() -> None:
    with subprocess.Popen(
        (sys.executable, "-c", WAITS), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"ready")
        assert process.poll() is None
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def test_a_process_with_nothing_to_do_ends_without_a_word() -> None:
    done = "from weli.fast import preparing; preparing.prepare = len; preparing.main()"
    with subprocess.Popen(
        (sys.executable, "-c", done), stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


EITHER = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.xdist_group(f"{game} twin"), id=game)
        for game in cache.GAMES
    ],
)


@EITHER
def test_nothing_of_a_warm_twin_is_compiled_later(game: str) -> None:
    twin_of(game).warm()
    env = BatchEnv(game, load_profile(GAMES[game].default_profile), TABLES[game], 8, 1)
    masks = np.zeros((env.n, env.actions), np.uint8)
    seen = np.zeros((env.n, env.features), np.float32)
    env.legal_mask(masks)
    env.step(masks.argmax(axis=1))
    env.observe(seen)
    env.observe(seen, np.zeros(env.n, np.int64))
    env.playout(2)
    room = f"weli.fast.{game}"
    called = [
        import_module(f"{room}.entries").drive,
        import_module(f"{room}.entries").masks_of,
        import_module(f"{room}.observe").observe_rows,
        import_module(f"{room}.thumb.entries").advise,
    ]
    assert [len(function.signatures) for function in called] == [1] * len(called)


DRAWING = {"mulatschak": "mulatschak.imagining.entries", "mighty": "mighty.imagining"}


@EITHER
def test_no_thought_of_a_master_waits_for_the_compiler(game: str) -> None:
    for warm in preparing.PARTS.values():
        warm(game)
    room = import_module(f"weli.fast.{DRAWING[game]}")
    called = [
        import_module(f"weli.fast.{game}.entries").drive,
        import_module(f"weli.fast.{game}.thumb.entries").advise,
        import_module("weli.fast.layouts").count,
        *(getattr(room, name) for name in ("imagine", "move") if hasattr(room, name)),
    ]
    before = [len(function.signatures) for function in called]
    assert all(before)
    rules = load_profile(GAMES[game].default_profile)
    standing = GAMES[game].start(rules, TABLES[game])
    table = Round(rules, TABLES[game], ("warm",), 0, standing)
    seated = [Sitter(Master(), "master", Times(), 2000)] * TABLES[game]
    table.play(seated)
    assert sum(seated[0].times.counts.values()) > 10
    assert [len(function.signatures) for function in called] == before
