"""The benchmarks play what they say; how fast, no test asks."""

import json
import re
import subprocess
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

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


def metadata(name: str) -> dict[str, Any]:
    """What a benchmark asks uv for."""
    text = (ROOT / "benchmarks" / f"{name}.py").read_text(encoding="utf-8")
    header = text.split("# ///")[1].removeprefix(" script\n")
    return tomllib.loads(re.sub(r"^# ?", "", header, flags=re.MULTILINE))


@pytest.mark.parametrize(
    ("profile", "fewest"), [("salzburg", 8), ("geiser", 8), ("seed", 52), ("korean", 52)]
)
def test_whole_deals_are_played(profile: str, fewest: int) -> None:
    engine = script("engine")
    for make in (engine.weli_engine, engine.weli_table):
        play = make(profile)
        assert all(play() >= fewest for _ in range(30))


def test_every_contestant_is_in_the_table() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    for contest in script("engine").contests():
        names = list(contest.contestants)
        assert names[0].startswith("weli engine")
        part = page.split(f"\n{contest.title} ")[1].split("\n\n")[0].split("```")[0]
        assert [name for name in names if f"\n{name} " not in part] == []


def test_the_package_mighty_is_measured_in_a_process_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = script("engine")
    asked: list[list[str]] = []

    def run(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        assert how["check"]
        told = {"steps": 300, "deals": 6, "seconds": 1.5, "version": "1.0.1"}
        return subprocess.CompletedProcess(command, 0, json.dumps(told))

    monkeypatch.setattr(engine.subprocess, "run", run)
    monkeypatch.setenv("UV", "the uv that runs this")
    assert engine.mighty_peer(0.5) == engine.Rate(steps=200, deals=4)
    (command,) = asked
    assert command[0] == "the uv that runs this"
    assert command[-3:] == [str(ROOT / "benchmarks" / "mighty_peer.py"), "--seconds", "0.5"]


def test_mighty_is_compared_by_deals_and_the_others_by_steps(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = script("engine")
    monkeypatch.setattr(engine, "PEERS", ())
    first, other = engine.Rate(600, 60), engine.Rate(300, 20)
    engine.report(
        {
            "weli engine, salzburg": [first],
            "rlcard uno": [other, engine.Rate(200, 1), engine.Rate(900, 99)],
            "weli engine, seed": [first],
            "mighty (PyPI)": [other],
        }
    )
    out = capsys.readouterr().out
    assert "mighty 1.0.1 in an environment of its own" in out
    ratios = {line[:28].strip(): line.split()[-1] for line in out.splitlines() if line[28:]}
    assert ratios["rlcard uno"] == "2.00"
    assert ratios["mighty (PyPI)"] == "3.00"
    assert ratios["weli engine, salzburg"] == ratios["weli engine, seed"] == "1.00"


def test_the_peers_are_pinned_and_stay_out_of_the_project() -> None:
    engine, mighty = metadata("engine"), metadata("mighty_peer")
    assert engine["tool"]["uv"]["sources"]["weli"] == {"path": "..", "editable": True}
    peers = [each for each in engine["dependencies"] if each != "weli"] + mighty["dependencies"]
    assert mighty["dependencies"] == ["mighty==1.0.1"]
    assert all(re.fullmatch(r"[a-z]+==[\d.]+", peer) for peer in peers)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    pinned = project["tool"]["uv"]["constraint-dependencies"]
    names = {peer.partition("==")[0] for peer in peers}
    assert names & {re.split(r"[=<> ]", entry)[0] for entry in (*wanted, *pinned)} == set()
