"""`weli arena`."""

import json
from pathlib import Path

import pytest

from tests.analysis.arena import Spy
from weli.analysis.arena import every, runs
from weli.analysis.arena.every import EveryTable
from weli.cli import arena, main
from weli.games import load_profile
from weli.play.table import DEFAULT_BUDGET


def ended(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> tuple[str, str]:
    with pytest.raises(SystemExit) as caught:
        main(["arena", *arguments])
    assert caught.value.code == code
    return capsys.readouterr()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    return ended(capsys, 0, *arguments, "--processes", "1")[0]


def test_it_tells_results_roles_and_differences(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "--deals", "2", "--bots", "regular,beginner", "--lang", "en")
    assert out.startswith("2 deals of 4 players, mulatschak salzburg")
    for said in ("Points of a deal by role:", "Declarer", "regular-1 − beginner-1", "Deal set "):
        assert said in out


def test_it_tells_matches_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "--matches", "1", "--rules", "geiser", "--players", "2", "--lang", "de")
    assert out.startswith("Eine Partie zu 2 Spielern")
    assert "Anteil gewonnener Partien; gleich stark wäre 50.0 %" in out
    assert "Ansager" in out


def test_it_compares_one_at_a_time_in_korean(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--deals", "1", "--bots", "random", "--against", "regular", "--lang", "ko")
    out = run(capsys, "mighty", *arguments)
    assert "5명이 하는 1판" in out
    assert "random-1 − regular-1" in out
    assert "프렌드" in out


def test_the_json_says_everything(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "--deals", "2", "--players", "3", "--seed", "abc", "--json"))
    assert found["settings"]["bots"] == ["regular-1", "beginner-1"]
    assert found["settings"]["seed"] == "abc"
    assert found["settings"]["weli"] == found["weli"]
    assert len(found["deal_set"]) == 64
    assert {"player", "places", "result", "roles", "rating", "time"} <= set(found["players"][0])
    assert set(found["players"][0]["result"]) == {"mean", "low", "high", "of"}
    assert {"mean", "p95", "p99", "most", "decisions", "guards"} == set(found["players"][0]["time"])
    assert found["differences"][0]["one"] == "regular-1"


def test_it_goes_on_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    arguments = ("--players", "3", "--resume", file, "--json")
    run(capsys, "--deals", "1", *arguments)
    longer = json.loads(run(capsys, "--deals", "2", *arguments))
    assert longer["count"] == longer["played"] == 2
    _, err = ended(capsys, 2, "--seed", "2", *arguments, "--lang", "en")
    assert f"{file} holds the results of another run; these settings differ: seed." in err
    Path(file).write_text("{}\n")
    _, err = ended(capsys, 2, *arguments, "--lang", "en")
    assert f"{file}, line 1" in err


def test_ctrl_c_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runs, "play_unit", interrupted)
    file = str(tmp_path / "results.jsonl")
    arguments = ("--deals", "1", "--processes", "1", "--lang", "en")
    _, err = ended(capsys, 130, *arguments, "--resume", file)
    assert f"Every result so far is in {file}" in err
    assert ended(capsys, 130, *arguments)[1] == ""


@pytest.mark.parametrize("what", [["--players", "2"], ["--every"]])
def test_thinking_that_was_cut_short_is_counted(
    capsys: pytest.CaptureFixture[str], what: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "RANDOM_RULES", 0)
    bots = ("--bots", "tests.analysis.arena:Hurried,random")
    arguments = ("--deals", "1", *bots, *what)
    if what == ["--every"]:
        tables = [EveryTable("profile", "geiser", load_profile("geiser"), 2, "x")]
        monkeypatch.setattr(every, "tables_of", lambda *_: tables)
    plain = json.loads(run(capsys, *arguments, "--json"))
    times = {each["player"]: each["time"] for each in plain["players"]}
    name = "tests.analysis.arena:Hurried"
    assert times[name]["guards"] == {"time": times[name]["decisions"]}
    assert times["random-1"]["guards"] == {}
    told = run(capsys, *arguments, "--lang", "en")
    assert f"Thinking that was cut short: {name} {times[name]['decisions']} (time)." in told


@pytest.mark.parametrize("given", [[], ["--budget", "7"]])
def test_the_players_get_their_budget(capsys: pytest.CaptureFixture[str], given: list[str]) -> None:
    Spy.given.clear()
    bots = ("--bots", "tests.analysis.arena:Spy,random", "--seed", "1")
    found = json.loads(run(capsys, "--deals", "1", "--players", "2", *bots, *given, "--json"))
    budget = int(given[1]) if given else DEFAULT_BUDGET
    assert found["settings"]["budget"] == budget
    assert {each[3] for each in Spy.given} == {budget}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--deals", "0"], "--deals must be at least one, not 0"),
        (["--matches", "-1"], "--matches must be at least one, not -1"),
        (["--budget", "0"], "--budget must be at least one, not 0"),
        (["--processes", "0"], "--processes must be at least one, not 0"),
        (["--bots", "regulr,random"], "Nearest: regular"),
        (["--bots", "regular-2,random"], "Nearest: regular-1"),
        (["--bots", "chaeter,random"], "Nearest: cheater"),
        (["--bots", "no.such:Bot,random"], "no.such:Bot"),
        (["--bots", "tests.analysis.arena:NeverMade,random"], "OSError: no weights here"),
        (["--bots", "regular"], "--against"),
        (["--against", "beginer"], "Nearest: beginner"),
        (["--deals", "1", "--matches", "1"], "--deals and --matches"),
        (["--card-play", "--matches", "1"], "--card-play and --matches"),
        (["--card-play", "--against", "regular"], "--card-play and --against"),
        (["--every", "--matches", "1"], "--every and --matches"),
        (["--every", "--rules", "seed"], "--every and --rules"),
        (["--players", "9"], "9"),
        (["--rules", "slazburg"], "Nearest: salzburg"),
        (["--set", "home.costs=3"], "home.cost"),
        (["mulatshak"], "mulatschak"),
    ],
)
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    out, err = ended(capsys, 2, *arguments, "--lang", "en")
    assert said in err
    assert err.count("\n") == 1
    assert out == ""


def test_a_player_that_breaks_down_is_named_with_its_trace(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bots = "tests.analysis.arena:Breaks,random"
    _, err = ended(capsys, 1, "--deals", "1", "--bots", bots, "--processes", "1", "--lang", "en")
    assert err.startswith("Traceback")
    last = err.splitlines()[-1]
    assert last.startswith("weli: The computer player tests.analysis.arena:Breaks broke down")
    assert last.endswith("ZeroDivisionError: on purpose")


def test_all_house_rules_in_small(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weli.cli.arena.RANDOM_RULES", 2)
    out = run(capsys, "--every", "--deals", "1", "--bots", "beginner", "--lang", "en")
    assert "deals played without an error" in out
    assert "2 sets of random rules" in out
    assert "beginner-1" in out
    bots = "tests.analysis.arena:Breaks"
    arguments = ("--every", "--deals", "1", "--bots", bots, "--processes", "1", "--lang", "en")
    _, err = ended(capsys, 1, *arguments)
    assert "At this table: mulatschak --rules M1" in err
