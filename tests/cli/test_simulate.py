"""`weli simulate`."""

import json
from pathlib import Path

import pytest

from weli.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as caught:
        main(["simulate", *arguments, "--workers", "1"])
    assert caught.value.code == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as caught:
        main(["simulate", *arguments])
    assert caught.value.code == 2
    return capsys.readouterr().err


def test_it_tells_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "--matches", "2", "--bots", "regular,random,random", "--lang", "en")
    assert out.startswith("2 matches of 3 players, seed 1.")
    assert "Matches won, by seat:" in out
    assert "1. regular" in out
    assert "Won alone" in out
    assert out.count("1. regular") == 2


def test_it_tells_it_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Gewonnene Partien nach Platz" in run(capsys, "--matches", "1", "--lang", "de")


def test_the_same_seed_gives_the_same_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--matches", "2", "--players", "2", "--seed", "abc", "--json")
    first = run(capsys, *arguments)
    assert first == run(capsys, *arguments)
    report = json.loads(first)
    assert report["matches"] == 2
    assert report["players"] == 2
    assert {"share", "low", "high", "count", "of"} == set(report["home"])
    assert {"bot", "won", "alone", "parts", "score"} == set(report["bots"][0])
    assert sum(row["parts"]["mean"] for row in report["bots"]) == pytest.approx(1)


def test_it_writes_a_record_of_each_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(capsys, "--matches", "2", "--bots", "random", "--records", str(tmp_path / "new"))
    assert len(list((tmp_path / "new").iterdir())) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--matches", "0"], "--matches must be at least one, not 0"),
        (["--workers", "0"], "--workers must be at least one, not 0"),
        (["--budget", "0"], "--budget must be at least one, not 0"),
        (["--bots", "regulr"], "Nearest: regular"),
        (["--bots", "no.such:Bot"], "no.such:Bot"),
        (["--bots", "regular,random", "--players", "4"], "but 4 play"),
        (["--players", "9"], "9"),
        (["--rules", "slazburg"], "Nearest: salzburg"),
        (["--set", "home.costs=3"], "home.cost"),
        (["mulatshak"], "mulatschak"),
    ],
)
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    err = refused(capsys, *arguments, "--lang", "en")
    assert said in err
    assert err.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    err = refused(
        capsys, "--matches", "1", "--records", str(tmp_path / "file" / "new"), "--lang", "en"
    )
    assert str(tmp_path / "file") in err
