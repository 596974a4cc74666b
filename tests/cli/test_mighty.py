"""The commands for a game of Mighty: play, resume, matches, replay, verify, simulate."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import Home, make_home
from weli.kernel.record import Record
from weli.play.match import refold

ONES = "1\n" * 400
SHORT = ("mighty", "--plain", "--set", "match.deals=1")


@pytest.fixture
def home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Home:
    return make_home(tmp_path, monkeypatch, capsys)


def record(path: Path) -> Record:
    return Record.load(path.read_text("utf-8"))


def test_a_match_is_played_kept_listed_replayed_and_verified(home: Home) -> None:
    done = home.weli("play", *SHORT, "--seed", "3", typed=ONES)
    assert done.code == 0
    assert "Mighty, rules " in done.out
    assert "won" in done.out
    match = refold(record(home.newest()))
    assert match.over
    assert [player.bot for player in match.record.header.players] == ["", *["regular"] * 4]
    name = home.newest().stem
    assert "mighty" in name
    (listed,) = home.weli("matches").out.splitlines()
    assert listed.startswith(f"{name}  finished")
    (plain,) = json.loads(home.weli("matches", "--json").out)
    assert plain["game"] == "mighty"
    assert len(plain["scores"]) == 5
    text = home.weli("replay", name, "--text").out
    assert "is declarer with" in text
    assert "The deal is worth" in text
    stepped = home.weli("replay", name, typed="d\n\n\nt\nh\nq\n").out
    assert ": score " in stepped
    verified = home.weli("verify", name)
    assert verified.code == 0
    assert "True: all " in verified.out


def test_a_match_goes_on_where_it_was_left(home: Home) -> None:
    home.weli("play", *SHORT, "--seed", "11", typed=ONES)
    finished = record(home.newest())
    left = home.weli("play", *SHORT, "--seed", "11", typed="1\n1\n1\n")
    assert left.out.endswith("The match is saved. Go on with: weli resume\n")
    path = home.newest()
    done = home.weli("resume", "--plain", typed=ONES)
    assert done.code == 0
    assert "The match is taken up again where it was left." in done.out
    assert record(path).lines == finished.lines


def test_fractions_are_told_and_written(home: Home) -> None:
    half = ("--rules", "pagat", "--set", "score.alone=one_and_half", "--players", "4")
    home.weli("play", *SHORT, *half, "--seed", "5", typed=ONES)
    assert home.weli("verify", home.newest().stem, "--json").code == 0
    assert "/" in home.weli("matches").out or "finished" in home.weli("matches").out


@pytest.mark.parametrize(
    ("rules", "players"), [("seed", 5), ("korean", 5), ("daejeon6", 6), ("gyeonggi2", 5)]
)
def test_the_usual_number_of_players_is_the_nearest_of_the_rules(
    home: Home, rules: str, players: int
) -> None:
    done = home.weli("play", "mighty", "--plain", "--rules", rules, "--level", "random")
    assert done.code == 0
    assert len(record(home.newest()).header.players) == players


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "9"), "not for 9"),
        (("--players", "2"), "not for 2"),
        (("--rules", "salzburg"), "rules of another game"),
        (("--rules", "korena"), "Nearest: korean."),
        (("--set", "friend.kind=card"), "friend.kinds"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    home: Home, arguments: tuple[str, ...], said: str
) -> None:
    assert said in home.weli("play", "mighty", *arguments).complaint()


def test_weli_alone_asks_which_game(home: Home) -> None:
    done = home.weli("play", "--ask", typed="mighty\n\n3\nrandom\n")
    assert done.code == 0
    assert "Which game (Mulatschak or Mighty) [Mulatschak]:" in done.out
    header = record(home.newest()).header
    assert (header.game, header.profile, len(header.players)) == ("mighty", "seed", 3)
    again = home.weli("play", "--ask", typed="\n\n\n\n")
    assert "[Mighty]:" in again.out
    assert record(home.newest()).header.players == header.players


def test_koreans_are_offered_the_korean_rules_first(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WELI_LANG", "ko")
    done = home.weli("play", "--ask", typed="마이티\n\n\nrandom\n")
    assert done.code == 0
    header = record(home.newest()).header
    assert (header.game, header.profile, len(header.players)) == ("mighty", "korean", 5)


# ------------------------------------------------------------------------ simulate


def test_it_simulates_and_tells_it(home: Home, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    arguments = ("mighty", "--matches", "2", "--set", "match.deals=2", "--workers", "1")
    done = home.weli("simulate", *arguments, "--records", str(folder))
    assert done.code == 0
    assert done.out.startswith("2 matches of 5 players, seed 1.")
    for heading in ("Friends called:", "With trump", "Matches won, by seat:", "Average score"):
        assert heading in done.out
    assert len(list(folder.iterdir())) == 2
    first = home.weli("simulate", *arguments, "--json").out
    assert first == home.weli("simulate", *arguments, "--json").out
    report = json.loads(first)
    assert (report["game"], report["deals"]) == ("mighty", 4)
    assert set(report["bots"][0]["score"]) == {"mean", "low", "high"}


@pytest.mark.parametrize("lang", ["de", "ko"])
def test_it_tells_it_in_other_languages(home: Home, lang: str) -> None:
    done = home.weli(
        "simulate", "mighty", "--matches", "1", "--bots", "random", "--players", "3",
        "--workers", "1", "--lang", lang,
    )  # fmt: skip  # one flag beside the next
    assert done.code == 0
    assert {"de": "Gerufene Freunde:", "ko": "부른 프렌드:"}[lang] in done.out
