"""Where compiled code is kept, and what is said when it cannot be."""

import shutil
from pathlib import Path

import pytest

from weli.fast import cache


def test_a_folder_of_its_own_for_every_state_of_the_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    cache._folder.cache_clear()
    places = {cache.folder(f"weli.fast.{game}.entries").path for game in cache.GAMES}
    places.add(cache.folder("weli.fast.solve").path)
    assert len(places) == 3
    assert all(place.parent == tmp_path and place.is_dir() for place in places)
    assert not cache.folder("weli.fast.mighty").filled
    cache.folder("weli.fast.mighty").fill(31.25)
    assert cache.folder("weli.fast.mighty").filled
    assert cache.folder("weli.fast.mighty").seconds == pytest.approx(31.25, abs=0.1)
    assert not cache.folder("weli.fast.mulatschak").filled
    cache._folder.cache_clear()


def test_a_folder_that_cannot_be_written_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv(cache.VARIABLE, str(blocked))
    cache._folder.cache_clear()
    with pytest.warns(cache.CacheWarning, match="file"):
        found = cache.folder("weli.fast.mighty")
    assert found.problem
    assert not found.filled
    cache._folder.cache_clear()


def test_a_change_to_a_game_leaves_the_other_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copytree(Path(cache.__file__).parents[1], tmp_path / "weli", ignore=only_source)
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "weli" / "fast" / "cache.py"))
    before = {game: cache.fingerprint(game) for game in ("", *cache.GAMES)}
    for changed, same in (
        ("fast/mighty/solving/entries.py", {"mulatschak"}),
        ("games/mulatschak/trumps.py", {"mighty"}),
        ("fast/jit.py", set()),
    ):
        file = tmp_path / "weli" / changed
        text = file.read_bytes()
        file.write_bytes(text + b"\n")
        assert {game for game in before if cache.fingerprint(game) == before[game]} == same
        file.write_bytes(text)


def only_source(folder: str, names: list[str]) -> list[str]:
    """What is left out of a copy of the source: everything that is compiled for no twin."""
    kept = ("fast", "games", "cards.py") if Path(folder).name == "weli" else names
    return [name for name in names if name not in kept or name == "__pycache__"]
