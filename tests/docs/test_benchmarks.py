"""The benchmarks play what they say; how fast, no test asks."""

import re
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

from tests.setup.project import ROOT


def script(name: str) -> ModuleType:
    """A benchmark as a module."""
    spec = spec_from_file_location(name, ROOT / "benchmarks" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("profile", ["salzburg", "geiser"])
def test_whole_deals_are_played(profile: str) -> None:
    engine = script("engine")
    for make in (engine.weli_engine, engine.weli_table):
        play = make(profile)
        assert all(play() >= 8 for _ in range(30))


def test_every_contestant_is_in_the_table() -> None:
    engine = script("engine")
    names = list(engine.contestants())
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert names[0].startswith("weli engine")
    assert [name for name in names if f"\n{name} " not in page] == []


def test_the_peers_are_pinned_and_stay_out_of_the_project() -> None:
    text = (ROOT / "benchmarks" / "engine.py").read_text(encoding="utf-8")
    header = text.split("# ///")[1].removeprefix(" script\n")
    metadata = tomllib.loads(re.sub(r"^# ?", "", header, flags=re.MULTILINE))
    assert metadata["tool"]["uv"]["sources"]["weli"] == {"path": "..", "editable": True}
    peers = [each for each in metadata["dependencies"] if each != "weli"]
    assert all(re.fullmatch(r"[a-z]+==[\d.]+", peer) for peer in peers)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert [peer for peer in peers if peer.partition("==")[0] in project] == []
