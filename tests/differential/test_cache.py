"""Where compiled code is kept, and what is said when it cannot be."""

from pathlib import Path

import pytest

from weli.fast import cache


def test_a_folder_of_its_own_for_every_state_of_the_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    cache._folder.cache_clear()
    places = {cache.folder(f"weli.fast.{game}.entries").path for game in cache.GAMES}
    places.add(cache.folder("weli.fast.solve.search").path)
    assert len(places) == 3
    assert all(place.parent == tmp_path and place.is_dir() for place in places)
    assert not cache.folder("weli.fast.mighty").filled
    (cache.folder("weli.fast.mighty").path / "drive.nbc").touch()
    assert cache.folder("weli.fast.mighty").filled
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
