"""`weli play`, `weli` alone and `weli resume`, by piped input."""

import errno
import json
from pathlib import Path

import pytest

from tests.cli.commands import Home, make_home
from weli.cli.saves import InUse, hold
from weli.fast.cache import Folder
from weli.games import load_profile
from weli.kernel import codes
from weli.kernel.record import Record
from weli.play.journal import FileJournal
from weli.play.match import refold

ONES = "1\n" * 2_000
RANDOM = ("--plain", "--level", "random")


@pytest.fixture
def home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Home:
    return make_home(tmp_path, monkeypatch, capsys)


def record(path: Path) -> Record:
    return Record.load(path.read_text("utf-8"))


# ------------------------------------------------------------------------ playing


@pytest.mark.parametrize(("level", "compiled"), [("master", ["mulatschak"]), ("regular", [])])
def test_what_strong_players_need_is_compiled_before_they_sit_down(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, compiled: list[str]
) -> None:
    done: list[str] = []
    monkeypatch.setattr("weli.fast.cache.folder", lambda _name: Folder(tmp_path, ""))
    monkeypatch.setattr("weli.fast.preparing.compile_game", done.append)
    left = home.weli("play", "--plain", "--level", level, typed="q\n")
    assert (left.code, done) == (0, compiled)
    assert ("only the first time" in left.err) == bool(compiled)


@pytest.mark.parametrize("level", ["random", "regular"])
def test_a_match_is_played_to_its_end_and_kept(home: Home, level: str) -> None:
    done = home.weli("play", "--plain", "--seed", "3", "--level", level, typed=ONES)
    assert done.code == 0
    assert "won" in done.out
    assert "weli resume" not in done.out
    match = refold(record(home.newest()))
    assert match.over
    assert [player.bot for player in match.record.header.players] == ["", level, level, level]


def test_the_same_seed_and_input_tell_the_same(home: Home) -> None:
    first = home.weli("play", *RANDOM, "--seed", "7", typed=ONES)
    again = home.weli("play", *RANDOM, "--seed", "7", typed=ONES)
    assert first.out == again.out
    one, other = (record(path) for path in home.matches.glob("*.jsonl"))
    assert one.lines == other.lines


def test_without_a_seed_no_two_matches_are_dealt_alike(home: Home) -> None:
    for _ in range(2):
        home.weli("play", *RANDOM)
    one, other = (record(path) for path in home.matches.glob("*.jsonl"))
    assert one.secret != other.secret


def test_rules_players_and_names_are_as_wished(home: Home) -> None:
    done = home.weli(
        "play", "mulatschak", *RANDOM[:1], "--rules", "murln", "--set", "home.cost=1",
        "--set", "exchange.forbid_four=yes", "--players", "3", "--bots", "random,regular",
        "--name", "Alex", "--lang", "de",
    )  # fmt: skip  # one flag beside the next
    assert done.code == 0
    header = record(home.newest()).header
    assert header.profile == "murln"
    assert header.rules["home"]["cost"] == 1
    assert header.rules["exchange"]["forbid_four"] is True
    assert [(player.name, player.bot) for player in header.players] == [
        ("Alex", ""),
        ("Müller", "random"),
        ("Schmied", "regular"),
    ]
    assert "Anders als Murln:" in done.out
    assert "Weiter geht es mit: weli resume" in done.out


def test_rules_can_be_a_file_or_a_code(home: Home, tmp_path: Path) -> None:
    file = tmp_path / "village.toml"
    file.write_text('base = "geiser"\n[match]\nstart_score = 9\n')
    rules = load_profile("geiser").with_values({"match.start_score": 9})
    for named in (str(file), codes.encode(rules)):
        done = home.weli("play", *RANDOM, "--rules", named)
        assert done.code == 0
        assert f"Code of these rules: {codes.encode(rules)}" in done.out
        assert record(home.newest()).header.profile == "geiser"
        assert record(home.newest()).header.rules == rules.plain()


def test_a_broken_rules_file_is_named_with_its_place(home: Home, tmp_path: Path) -> None:
    file = tmp_path / "village.toml"
    file.write_text("[home]\ncots = 2\n")
    said = home.weli("play", "--rules", str(file)).complaint()
    assert said.startswith(f"{file}: ")
    assert "home.cost" in said
    file.write_bytes(b"\xff\xfe")
    assert str(file) in home.weli("play", "--rules", str(file)).complaint()


# ------------------------------------------------------------------------ weli play --ask


def test_enter_takes_every_default(home: Home) -> None:
    done = home.weli("play", "--ask", typed="\n\n\n\n")
    assert done.code == 0
    assert "Which game (Mulatschak or Mighty) [Mulatschak]:" in done.out
    header = record(home.newest()).header
    assert header.profile == "salzburg"
    assert [player.bot for player in header.players] == ["", "regular", "regular", "regular"]


def test_answers_are_taken_by_number_and_by_name(home: Home) -> None:
    done = home.weli("play", "--ask", typed="mulatschak\nmurln\n3\nrandom\n")
    assert done.code == 0
    header = record(home.newest()).header
    assert header.profile == "murln"
    assert [player.bot for player in header.players] == ["", "random", "random"]
    again = home.weli("play", "--ask", typed="\n\n\n\n")
    assert again.code == 0
    assert "[3]" in again.out
    assert record(home.newest()).header.players == header.players


def test_an_answer_that_is_none_is_asked_again(home: Home) -> None:
    typed = "Muladschak\n\nsalzbug\nsalzburg\nmany\n2\nregulr\nregular\n"
    done = home.weli("play", "--ask", typed=typed)
    assert "“Muladschak” is not among the answers. Nearest: Mulatschak." in done.out
    assert "“salzbug” is not among the answers. Nearest: salzburg." in done.out
    assert "“many” is not among the answers." in done.out
    assert "Nearest: regular." in done.out
    assert len(record(home.newest()).header.players) == 2


def test_rules_of_ones_own_are_offered_again(home: Home) -> None:
    home.weli("play", *RANDOM, "--set", "match.start_score=9")
    done = home.weli("play", "--ask", typed="\n\n\n\n")
    assert "1: As last time: Salzburg, with one rule changed" in done.out
    assert record(home.newest()).header.rules["match"]["start_score"] == 9


def test_the_end_of_the_input_leaves_the_questions(home: Home) -> None:
    done = home.weli("play", "--ask", typed="Mulatschak\nsalzburg\n")
    assert done.code == 0
    assert not home.matches.exists()


# ------------------------------------------------------------------------ coming back


def test_a_match_goes_on_where_it_was_left(home: Home) -> None:
    whole = home.weli("play", *RANDOM, "--seed", "11", typed=ONES)
    finished = record(home.newest())
    left = home.weli("play", *RANDOM, "--seed", "11", typed="1\n1\n1\n")
    assert left.out.endswith("The match is saved. Go on with: weli resume\n")
    path = home.newest()
    before = record(path)
    assert before.lines == finished.lines[: len(before.lines)]
    done = home.weli("resume", "--plain", typed=ONES)
    assert done.code == 0
    assert "The match is taken up again where it was left." in done.out
    assert record(path).lines == finished.lines
    assert done.out.splitlines()[-6:] == whole.out.splitlines()[-6:]


def test_a_match_can_be_named_in_full_in_short_and_by_its_file(home: Home) -> None:
    home.weli("play", *RANDOM)
    path = home.newest()
    for name in (path.stem, path.stem.rpartition("-")[2], str(path)):
        assert home.weli("resume", name).code == 0
    said = home.weli("resume", path.stem[:-1]).complaint()
    assert f"Nearest: {path.stem}." in said


def test_the_match_played_last_is_taken_up(home: Home) -> None:
    home.weli("play", *RANDOM, "--name", "First", typed="1\n")
    home.weli("play", *RANDOM, "--name", "Second", typed="1\n")
    second = home.newest()
    home.weli("play", *RANDOM, "--seed", "3", typed=ONES)
    before = second.read_text("utf-8")
    home.weli("resume", typed="1\n1\n1\n1\n")
    assert second.read_text("utf-8") != before


def test_a_match_that_is_over_is_not_taken_up(home: Home) -> None:
    home.weli("play", *RANDOM, "--seed", "3", typed=ONES)
    said = home.weli("resume", home.newest().stem).complaint()
    assert "is over" in said


def test_a_match_is_played_by_one_process_at_a_time(home: Home) -> None:
    home.weli("play", *RANDOM)
    path = home.newest()
    with hold(path):
        assert "is being played in another window" in home.weli("resume").complaint()
        with pytest.raises(InUse), hold(path):
            raise AssertionError("two hold the same match")
    assert home.weli("resume").code == 0


def test_a_line_that_a_crash_cut_off_is_forgotten(home: Home) -> None:
    home.weli("play", *RANDOM, "--seed", "11", typed="1\n1\n1\n")
    path = home.newest()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"seat":0,"do":"pa')
    assert home.weli("resume").code == 0
    assert path.read_bytes()[: len(whole)] == whole
    refold(record(path))


def test_a_broken_match_says_which_line(home: Home) -> None:
    home.weli("play", *RANDOM, "--seed", "11", typed="1\n1\n1\n")
    path = home.newest()
    lines = path.read_text("utf-8").split("\n")
    lines[4] = lines[4].replace('"do":"', '"do":"play H9 ')
    path.write_text("\n".join(lines), "utf-8")
    assert "Line 5: " in home.weli("resume", path.stem).complaint()
    assert "No match is waiting" in home.weli("resume").complaint()


def test_a_match_of_several_people_or_without_its_secret_is_refused(home: Home) -> None:
    home.weli("play", *RANDOM, "--seed", "11", typed="1\n1\n1\n")
    path = home.newest()
    head, secret, *rest = path.read_text("utf-8").split("\n")
    path.write_text("\n".join([head, *rest]), "utf-8")
    assert "does not hold the secret" in home.weli("resume", path.stem).complaint()
    header = json.loads(head)
    del header["players"][1]["bot"]
    path.write_text("\n".join([json.dumps(header), secret, *rest]), "utf-8")
    assert "2 seats belong to people" in home.weli("resume", path.stem).complaint()


def test_a_match_against_somebody_who_is_gone_says_who(home: Home) -> None:
    home.weli("play", *RANDOM, "--seed", "11", typed="1\n1\n1\n")
    path = home.newest()
    path.write_text(path.read_text("utf-8").replace('"random"', '"gone.away:Bot"'), "utf-8")
    assert "“gone.away:Bot” cannot be loaded" in home.weli("resume", path.stem).complaint()


def test_a_full_disk_is_one_line(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: FileJournal, line: object) -> None:  # noqa: ARG001  # a journal's signature
        raise OSError(errno.ENOSPC, "No space left on device", str(self.path))

    monkeypatch.setattr(FileJournal, "append", full)
    done = home.weli("play", *RANDOM, typed=ONES)
    assert done.code == 2
    assert done.err.startswith("weli: The match cannot be saved: ")
    assert done.err.endswith("No space left on device\n")
