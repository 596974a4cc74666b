"""`weli matches`, `weli replay` and `weli verify` on good, cut off and untrue records."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.cli.commands import Done, Home, make_home
from weli.bots.chance import RandomBot
from weli.games import load_profile
from weli.kernel.chance import Chance
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table

ONES = "1\n" * 2_000
RANDOM = ("--plain", "--level", "random")

Change = Callable[[list[str]], object]


@pytest.fixture
def home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Home:
    return make_home(tmp_path, monkeypatch, capsys)


@cache
def finished_text() -> str:
    """The record of a match that was played to its end."""
    names = ("Guest", "Miller", "Smith", "Baker")
    players = tuple([Player(name, "random" if seat else "") for seat, name in enumerate(names)])
    match = Match.new(load_profile("salzburg"), players, Chance.from_seed(5), profile="salzburg")
    table = Table(match, dict.fromkeys(range(4), RandomBot()))
    while not match.over:
        table.begin_deal()
        while table.work():
            pass
    return match.record.dump()


@pytest.fixture
def finished(home: Home) -> Path:
    """A saved match that was played to its end."""
    home.matches.mkdir(parents=True)
    path = home.matches / "2026-01-01-120000-mulatschak-0a1b.jsonl"
    path.write_text(finished_text(), "utf-8")
    return path


def change(path: Path, how: Change) -> None:
    """Tampers with the lines of a record."""
    lines = path.read_text("utf-8").split("\n")
    how(lines)
    path.write_text("\n".join(lines), "utf-8")


def place(path: Path, word: str) -> int:
    """The number of the first line in which this word stands."""
    lines = path.read_text("utf-8").split("\n")
    return next(number for number, line in enumerate(lines, start=1) if word in line)


def replaced(number: int, old: str, new: str) -> Change:
    def how(lines: list[str]) -> None:
        assert old in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(old, new)

    return how


# ------------------------------------------------------------------------ verify


def test_a_true_record_is_true(home: Home, finished: Path) -> None:
    done = home.weli("verify", str(finished))
    assert done.code == 0
    assert "The match is finished." in done.out
    assert "follows from the secret in the record" in done.out
    report = json.loads(home.weli("verify", str(finished), "--json").out)
    assert report["state"] == "true"
    assert report["finished"] is True
    assert report["moves"] > 20
    assert report["shuffles"] >= report["deals"]
    assert report["fingerprint"] == json.loads(finished.read_text().split("\n")[-3])["check"]


def test_thinking_that_was_cut_short_is_told(home: Home, finished: Path) -> None:
    number = place(finished, '"do":"play')
    seat = json.loads(finished.read_text("utf-8").split("\n")[number - 1])["seat"]
    change(finished, lambda lines: lines.insert(number - 1, f'{{"guard":"time","seat":{seat}}}'))
    done = home.weli("verify", str(finished))
    assert done.code == 0
    assert "One move of a computer player was made after its thinking" in done.out
    assert json.loads(home.weli("verify", str(finished), "--json").out)["guards"] == 1
    told = home.weli("replay", str(finished), "--text").out
    assert told.count("was cut short by the clock.") == 1
    change(finished, lambda lines: lines.insert(2, lines.pop(number - 1)))
    done = home.weli("verify", str(finished))
    assert done.code == 1
    assert "Line 3: A guard stands before a move of the same seat" in done.err


def test_a_record_without_its_secret_proves_less(home: Home, finished: Path) -> None:
    change(finished, lambda lines: lines.pop(1))
    done = home.weli("verify", str(finished))
    assert done.code == 0
    assert "does not hold the secret" in done.out
    assert json.loads(home.weli("verify", str(finished), "--json").out)["secret"] is False


def test_a_record_that_was_cut_off_is_true_as_far_as_it_goes(home: Home, finished: Path) -> None:
    raw = finished.read_bytes()
    finished.write_bytes(raw[: len(raw) // 2])
    done = home.weli("verify", str(finished))
    assert done.code == 0
    assert "The match is not finished." in done.out
    assert "The last line was cut off" in done.err


def swap_two_cards_of_the_shuffle(path: Path) -> int:
    number = place(path, '"do":"shuffle')
    line = path.read_text("utf-8").split("\n")[number - 1]
    words = line.split('"do":"shuffle ')[1].split('"')[0]
    cards = words.split()
    cards[0], cards[1] = cards[1], cards[0]
    change(path, replaced(number, words, " ".join(cards)))
    return number


def tell_another_score(path: Path) -> int:
    number = place(path, '"scores"')
    change(path, replaced(number, '"scores":[', '"scores":[1'))
    return number


def tell_another_fingerprint(path: Path) -> int:
    number = place(path, '"seat":0')
    change(path, replaced(number, '"check":"', '"check":"0'))
    return number


def play_a_card_of_somebody_else(path: Path) -> int:
    number = place(path, '"do":"play')
    lines = path.read_text("utf-8").split("\n")
    card = lines[number - 1].split('"do":"')[1].split('"')[0]
    later = next(line for line in lines[number:] if '"do":"play' in line)
    other = later.split('"do":"')[1].split('"')[0]
    change(path, replaced(number, card, other))
    return number


def commit_to_something_else(path: Path) -> int:
    change(path, replaced(1, '"commitment":"', '"commitment":"0'))
    return 2


def leave_a_move_out(path: Path) -> int:
    number = place(path, '"do":"play')
    change(path, lambda lines: lines.pop(number - 1))
    return number


def go_on_after_the_end(path: Path) -> int:
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seat":0,"do":"pass","check":"000000000000"}\n')
    return path.read_text("utf-8").count("\n")


TAMPERING = [
    swap_two_cards_of_the_shuffle,
    tell_another_score,
    tell_another_fingerprint,
    play_a_card_of_somebody_else,
    commit_to_something_else,
    leave_a_move_out,
    go_on_after_the_end,
]


@pytest.mark.parametrize("tamper", TAMPERING, ids=lambda tamper: tamper.__name__)
def test_the_first_line_that_differs_is_named(
    home: Home, finished: Path, tamper: Callable[[Path], int]
) -> None:
    number = tamper(finished)
    done = home.weli("verify", str(finished))
    assert done.code == 1
    assert f"Line {number}: " in done.err
    report = home.weli("verify", str(finished), "--json")
    assert report.code == 1
    told = json.loads(report.out)
    assert (told["state"], told["line"]) == ("differs", number)


def nothing(path: Path) -> int:
    path.write_bytes(b"")
    return 0


def no_json(path: Path) -> int:
    change(path, lambda lines: lines.__setitem__(3, "{nonsense"))
    return 4


def no_utf8(path: Path) -> int:
    lines = path.read_bytes().split(b"\n")
    lines[2] = b"\xff\xfe" + lines[2]
    path.write_bytes(b"\n".join(lines))
    return 3


def no_header(path: Path) -> int:
    change(path, lambda lines: lines.pop(0))
    return 1


def no_action(path: Path) -> int:
    number = place(path, '"do":"play')
    change(path, replaced(number, '"do":"play', '"do":"pley'))
    return number


def no_such_seat(path: Path) -> int:
    number = place(path, '"seat":3')
    change(path, replaced(number, '"seat":3', '"seat":7'))
    return number


def no_such_rule(path: Path) -> int:
    change(path, replaced(1, '"knock":', '"knok":'))
    return 1


def no_such_game(path: Path) -> int:
    change(path, replaced(1, '"game":"mulatschak"', '"game":"tarock"'))
    return 1


BREAKING = [
    nothing,
    no_json,
    no_utf8,
    no_header,
    no_action,
    no_such_seat,
    no_such_rule,
    no_such_game,
]


@pytest.mark.parametrize("spoil", BREAKING, ids=lambda spoil: spoil.__name__)
def test_a_record_that_cannot_be_read_says_where(
    home: Home, finished: Path, spoil: Callable[[Path], int]
) -> None:
    number = spoil(finished)

    def says_where(done: Done) -> bool:
        return (f"Line {number}: " in done.err) == bool(number) and "Traceback" not in done.err

    done = home.weli("verify", str(finished))
    assert done.code == 2
    assert says_where(done)
    assert json.loads(home.weli("verify", str(finished), "--json").out)["line"] == number
    replayed = home.weli("replay", str(finished), "--text")
    assert replayed.code == 2
    assert says_where(replayed)
    listed = home.weli("matches")
    assert listed.code == 0
    assert "broken" in listed.out


def test_a_folder_is_no_record(home: Home, tmp_path: Path) -> None:
    assert "There is no saved match" in home.weli("verify", str(tmp_path)).complaint()


# ------------------------------------------------------------------------ matches


def test_without_matches_the_list_says_so(home: Home) -> None:
    assert "No match has been saved yet." in home.weli("matches").out
    assert json.loads(home.weli("matches", "--json").out) == []


def test_the_list_tells_how_each_match_stands(home: Home, finished: Path) -> None:
    home.weli("play", *RANDOM, "--rules", "geiser", "--players", "2", "--name", "Alex", typed="1\n")
    left = home.newest()
    broken = finished.with_name("broken.jsonl")
    broken.write_text("nonsense\n")
    (home.matches / "notes.txt").write_text("not a match")
    rows = {row["name"]: row for row in json.loads(home.weli("matches", "--json").out)}
    assert set(rows) == {finished.stem, left.stem, "broken"}
    assert rows[finished.stem]["state"] == "finished"
    assert rows[finished.stem]["winners"]
    assert rows[left.stem]["state"] == "unfinished"
    assert rows[left.stem]["profile"] == "geiser"
    assert rows[left.stem]["players"] == ["Alex", "Miller"]
    assert rows[left.stem]["scores"] == [15, 15]
    assert rows["broken"]["line"] == 1
    lines = home.weli("matches").out.splitlines()
    assert len(lines) == 3
    assert any("broken" in line and "Line 1: " in line for line in lines)
    assert any("unfinished" in line and "Alex 15, Miller 15" in line for line in lines)


def test_scores_below_zero_are_shown_as_the_house_rule_has_it(home: Home) -> None:
    home.weli("play", *RANDOM, "--seed", "5", "--set", "match.clamp_at_zero=yes", typed=ONES)
    row = json.loads(home.weli("matches", "--json").out)[0]
    assert min(row["scores"]) < 0
    assert ", -" not in home.weli("matches").out.split(": ", 1)[1]
    assert " -" not in home.weli("matches").out.split(": ", 1)[1]


# ------------------------------------------------------------------------ replay


def test_the_whole_match_can_be_printed(home: Home, finished: Path) -> None:
    everything = home.weli("replay", str(finished), "--text")
    assert everything.code == 0
    assert " is dealt " in everything.out
    mine = home.weli("replay", finished.stem, "--text", "--seat", "guest")
    assert "You are dealt " in mine.out
    assert " is dealt " not in mine.out
    assert home.weli("replay", finished.stem, "--text", "--seat", "0").out == mine.out
    german = home.weli("replay", finished.stem, "--text", "--lang", "de")
    assert "bekommt" in german.out


def test_one_can_step_through_a_match(home: Home, finished: Path) -> None:
    done = home.weli("replay", str(finished), typed="\n\nb\nq\n")
    assert done.code == 0
    assert done.out.count(" of ") >= 4


def test_a_seat_that_is_not_there_is_said_with_those_that_are(home: Home, finished: Path) -> None:
    said = home.weli("replay", str(finished), "--seat", "Miler").complaint()
    assert "there are 0 to 3: Guest, Miller, Smith, Baker." in said
    assert "Nearest: Miller." in said
    assert "“4”" in home.weli("replay", str(finished), "--seat", "4").complaint()


@pytest.mark.parametrize("tamper", TAMPERING, ids=lambda tamper: tamper.__name__)
def test_an_untrue_record_is_told_up_to_the_line(
    home: Home, finished: Path, tamper: Callable[[Path], int]
) -> None:
    number = tamper(finished)
    for arguments in (("--text",), ()):
        done = home.weli("replay", str(finished), *arguments)
        assert done.code == 2
        assert f"Line {number}: " in done.err
