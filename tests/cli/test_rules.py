"""`weli rules`: what it shows, and how it fails."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.i18n.random_rules import random_rules
from weli.cli import main
from weli.games import load_profile, profile_names
from weli.kernel import codes
from weli.kernel.options import Rules

UNDECIDED = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


class Done(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `weli rules ...` in this process, in English."""
    monkeypatch.setenv("WELI_LANG", "en")

    def run(*words: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["weli", "rules", *words])
        try:
            main()
            code: Any = 0
        except SystemExit as end:
            code = end.code or 0
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run


def failed(done: Done) -> str:
    """The one line of a command that failed as it should."""
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("weli: ")
    assert done.err.count("\n") == 1
    return done.err.removeprefix("weli: ").rstrip("\n")


# ------------------------------------------------------------------------ list and show


def test_list_names_every_profile(run: Run) -> None:
    done = run("list")
    assert done.code == 0
    heads = [line.split()[0] for line in done.out.splitlines()]
    games = profile_names()
    mulatschak = ["Mulatschak", *(name for name in games if games[name] == "mulatschak")]
    assert heads == [*mulatschak, "Mighty", *(name for name in games if games[name] == "mighty")]


def test_list_offers_koreans_what_they_play_first(run: Run) -> None:
    lines = run("list", "--lang", "ko").out.splitlines()
    first = lines[lines.index("마이티") + 1]
    assert re.fullmatch(r"  korean +한국\. 한국에서 하는 대로, 한국 위키에 적힌 규칙\.", first)
    names = [each["name"] for each in json.loads(run("list", "--json", "--lang", "ko").out)]
    assert names.index("korean") < names.index("seed")


def test_list_as_json_gives_codes_that_can_be_read(run: Run) -> None:
    for each in json.loads(run("list", "--json").out):
        rules = load_profile(each["name"])
        assert codes.decode(type(rules), each["code"]) == rules
        assert each["game"] == rules.game


def test_show_tells_every_option(run: Run) -> None:
    done = run("show", "murln")
    for each in load_profile("murln").describe():
        assert re.search(rf"^  {re.escape(each.path)} = ", done.out, re.MULTILINE)
    assert "exchange.most = 5,4:3,5:3" in done.out


def test_show_in_german(run: Run) -> None:
    done = run("show", "salzburg", "--lang", "de")
    assert "Daheim bleiben kostet einen Punkt." in done.out


def test_show_as_json_gives_sources_choices_and_book_names(run: Run) -> None:
    shown = json.loads(run("show", "murln", "--json").out)
    assert (shown["game"], shown["profile"], shown["own"]) == ("mulatschak", "murln", [])
    options = {each["path"]: each for each in shown["options"]}
    assert set(options) == {each.path for each in load_profile("murln").describe()}
    most = options["exchange.most"]
    assert most["book"] == "max_exchange"
    assert most["value"] == {"otherwise": 5, "4": 3, "5": 3}
    assert most["default"] == 5
    assert most["source"]
    assert most["doc"]
    assert most["choices"]["allowed"].startswith("0 .. 5")
    assert most["choices"]["schema"]["anyOf"][0]["maximum"] == 5


def test_show_takes_settings_a_file_and_a_code(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('base = "murln"\n[home]\ncost = 1\n', encoding="utf-8")
    rules = load_profile("murln").with_values({"home.cost": 1})
    for words in (
        ("murln", "--set", "home.cost=1"),
        (str(file),),
        (codes.encode(rules),),
        (codes.encode(rules).lower().replace("-", " "),),
    ):
        shown = json.loads(run("show", *words, "--json").out)
        assert shown["code"] == codes.encode(rules)
        assert shown["own"] == ["home.cost"]
        assert shown["profile"] == "murln"


# ------------------------------------------------------------------------ diff


def test_diff_tells_both_sides(run: Run) -> None:
    done = run("diff", "salzburg", "murln")
    differ = load_profile("murln").diff(load_profile("salzburg"))
    assert done.out.startswith(f"Murln differs from Salzburg in {len(differ)} rules.")
    assert "  Salzburg: Staying home costs one point.\n" in done.out
    assert "  Murln: Staying home costs 2 points.\n" in done.out


def test_diff_of_the_same_rules_says_so(run: Run) -> None:
    assert run("diff", "murln", "murln").out == "There is no difference.\n"


def test_diff_of_a_profile_with_itself_changed(run: Run) -> None:
    done = run("diff", "murln", "murln", "--set", "home.cost=1")
    assert done.out == (
        "One rule is different.\n\n"
        "Cost of staying home (home.cost)\n"
        "  you know: Staying home costs 2 points.\n"
        "  here: Staying home costs one point.\n"
    )


def test_diff_as_json(run: Run) -> None:
    told = json.loads(run("diff", "salzburg", "salzburg", "--set", "home.cost=3", "--json").out)
    assert told["differences"] == [
        {"path": "home.cost", "book": "home_cost", "known": 1, "here": 3}
    ]
    assert told["known"]["own"] == []
    assert told["here"]["own"] == ["home.cost"]


def test_diff_leaves_out_a_side_that_cannot_come_up(run: Run) -> None:
    done = run("diff", "salzburg", "geiser", "--set", "trump.blind_weli=bells")
    assert "  Geiser: This cannot come up.\n" in done.out


# ------------------------------------------------------------------------ check


def test_check_says_who_can_play(run: Run) -> None:
    assert run("check", "krisch") == Done(0, "krisch: good for 2, 3, 4 or 5 players.\n", "")


def test_check_says_why_some_cannot(run: Run) -> None:
    done = run("check", "salzburg", "--set", "pack.strip_sevens=yes")
    assert done.code == 0
    first, second = done.out.splitlines()
    assert first == "salzburg: good for 2 players."
    assert second.startswith("pack.strip_sevens ")


def test_check_fails_for_rules_that_nobody_can_play(run: Run) -> None:
    done = run("check", "salzburg", "--set", "cut.cut=no", "--set", "cut.must_take_weli=yes")
    told = failed(done)
    assert "cut.must_take_weli" in told
    assert "cut.knock (knocking) means nothing as cut.cut (cutting) stands" in told


def test_check_for_a_number_of_players(run: Run) -> None:
    assert run("check", "salzburg", "--players", "3").out == "salzburg: good for 3 players.\n"
    assert "not for 9" in failed(run("check", "salzburg", "--players", "9"))


def test_check_as_json(run: Run) -> None:
    done = run("check", "salzburg", "--set", "pack.strip_sevens=yes", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert told["ok"] is True
    assert told["problems"]["2"] == []
    assert [each["code"] for each in told["problems"]["4"]] == ["strip_sevens_needs_two"]
    bad = run("check", "salzburg", "--players", "9", "--json")
    assert bad.code == 2
    assert json.loads(bad.out)["ok"] is False


def test_check_says_everything_that_is_wrong_with_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        'base = "geiser"\n[exchange]\nmos = 3\n[home]\ncost = 99\n'
        "[bids]\nx = 1\n[cut]\nknock = 3\n",
        encoding="utf-8",
    )
    told = failed(run("check", str(file)))
    assert told.startswith(f"{file}: ")
    assert "There is no rule “exchange.mos”. Nearest: exchange.most." in told
    assert "home.cost cannot be “99”; it may be: 0 .. 10. Nearest: 10." in told
    assert "There is no rule “bids”." in told
    assert "cut.knock cannot be “3”; it may be: yes, no." in told


# ------------------------------------------------------------------------ code


def test_code_prints_the_code(run: Run) -> None:
    assert run("code", "murln").out.strip() == codes.encode(load_profile("murln"))


OWN = {
    "mulatschak": (
        {"exchange.most": "4,5:2", "trump.must_play_suits": "hearts,bells", "limits.no_bid_at": 7},
        "# When Hearts or Bells are trump, nobody may stay home.\n",
    ),
    "mighty": (
        {"bidding.min": "15,4:14", "exchange.forbid": "mighty,joker", "score.cap": 50},
        "# Nobody may bury the mighty or the joker.\n",
    ),
}


@pytest.mark.parametrize("profile", sorted(profile_names()))
def test_code_read_gives_a_file_with_the_same_rules(run: Run, tmp_path: Path, profile: str) -> None:
    own, sentence = OWN[profile_names()[profile]]
    rules = load_profile(profile).with_values(own)
    written = run("code", "--read", codes.encode(rules))
    file = tmp_path / "ours.toml"
    file.write_text(written.out, encoding="utf-8")
    assert run("code", str(file)).out.strip() == codes.encode(rules)
    assert sentence in written.out


def test_code_as_json_gives_the_rules_in_full(run: Run) -> None:
    told = json.loads(run("code", "murln", "--json").out)
    assert told["rules"] == load_profile("murln").plain()


# ------------------------------------------------------------------------ sheet


def test_sheet_is_told_in_the_language_asked_for(run: Run) -> None:
    assert run("sheet", "murln").out.startswith("Mulatschak: Murln\n")
    assert "Wer als Erster auf null ist" in run("sheet", "murln", "--lang", "de").out


def test_sheet_for_a_number_of_players(run: Run) -> None:
    told = run("sheet", "murln", "--players", "4").out
    assert "For 4 players." in told
    assert "up to three cards" in told


def test_sheet_refuses_a_table_that_cannot_play(run: Run) -> None:
    assert "not for 7" in failed(run("sheet", "murln", "--players", "7"))


# ------------------------------------------------------------------------ Mighty


def test_mightys_rules_are_shown_with_their_cards(run: Run) -> None:
    done = run("show", "ucla", "--lang", "ko")
    assert "special.alt_mighty = CA  (그 무늬가 기루다일 때의 마이티)" in done.out
    assert "그 무늬가 기루다이면 마이티는 클로버 에이스입니다." in done.out
    assert json.loads(run("show", "seed", "--json").out)["game"] == "mighty"


def test_mightys_rules_are_compared_and_told(run: Run) -> None:
    done = run("diff", "pagat", "korean", "--lang", "de")
    assert done.out.startswith("Koreanisch ist in 3 Regeln anders als Pagat.\n")
    assert "  Koreanisch: Die kleinste Ansage: 13; zu dritt 12, zu viert 14.\n" in done.out
    assert run("sheet", "seed", "--players", "3", "--lang", "ko").out.startswith(
        "마이티: 투퓌상\n==============\n"
    )


def test_check_says_for_whom_mightys_rules_are_meant(run: Run) -> None:
    assert run("check", "roth") == Done(0, "roth: good for 4, 6, 7 or 8 players.\n", "")
    told = run("check", "seed", "--set", "friend.kinds=card,cards").out
    assert told == (
        "seed: good for 6, 7 or 8 players.\n"
        "friend.kinds (ways to call a friend): two cards can be called only where six or more "
        "play.\n"
    )


def test_a_file_names_its_game_itself_or_by_its_base(run: Run, tmp_path: Path) -> None:
    for text in ('base = "pagat"\n', 'game = "mighty"\n[table]\nplayers = ["5"]\n'):
        file = tmp_path / "ours.toml"
        file.write_text(text, encoding="utf-8")
        assert json.loads(run("show", str(file), "--json").out)["game"] == "mighty"
    file.write_text('game = "mighty"\nbase = "salzburg"\n', encoding="utf-8")
    assert failed(run("show", str(file))).startswith(f"{file}: ")


# ------------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("show", "salzbug"), "There is no profile “salzbug”"),
        (("show", "salzbug"), "Nearest: salzburg."),
        (("show", "salzburg", "--set", "exchange.mos=3"), "Nearest: exchange.most."),
        (("show", "salzburg", "--set", "exchange.most=9"), "exchange.most cannot be “9”"),
        (("show", "salzburg", "--set", "exchange.most"), "exchange.most"),
        (("show", "salzburg", "--lang", "fr"), "fr"),
        (("show",), "RULES"),
        (("shw", "salzburg"), "show"),
        (("code", "M1-D"), "check character"),
        (("code", "M1-U1-D"), "“U” is not a character of a code"),
        (("code", "M9-0"), "“M9”"),
        (("code", "T9-0"), "“T9”; a code of this game begins with “T1”"),
        (("check", "pagat", "--players", "5", "--set", "friend.kinds=card,cards"), "six or more"),
        (("sheet", "roth", "--players", "5"), "meant for 4, 6, 7, 8 players, not for 5"),
        (("show", "seed", "--set", "friend.kinds=nobody"), "friend.kinds cannot be “nobody”"),
        (("diff", "salzburg", "seed"), "salzburg are rules of Mulatschak, and seed are rules of"),
        (("check", "no-such-file.toml"), "no-such-file.toml"),
        (("sheet", "salzburg", "--players", "many"), "many"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, words: tuple[str, ...], told: str) -> None:
    assert told.casefold() in failed(run(*words)).casefold()


def test_broken_toml_is_named_with_file_line_and_column(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('game = "mulatschak"\n[home]\ncost = = 3\n', encoding="utf-8")
    assert failed(run("check", str(file))).startswith(f"{file}: Line 3, column 8: this is not TOML")
    german = failed(run("check", str(file), "--lang", "de"))
    assert german.startswith(f"{file}: Zeile 3, Spalte 8: das ist kein TOML")


def test_a_file_that_is_not_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert str(file) in failed(run("check", str(file)))


KEYS = st.sampled_from(
    ["game", "base", "exchange", "most", "forbid_four", "pack", "size", "home", "cost", "otherwise"]
) | st.text("abcdefgh_", min_size=1, max_size=8)
ATOMS = st.one_of(
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(allow_nan=True),
    st.text(max_size=8),
    st.sampled_from(["yes", "none", "salzburg", "5,4:3", "hearts", "mulatschak"]),
)
VALUES = st.recursive(
    ATOMS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


def toml(value: Any) -> str:
    """Any value as TOML writes it inline."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(it)}" for key, it in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, float):
        return repr(value) if value == value and abs(value) != float("inf") else "nan"
    return json.dumps(value)


def ends_well(done: Done) -> None:
    """The command has done what it should, or failed in one clear line."""
    if done.code:
        failed(done)


@settings(suppress_health_check=UNDECIDED, max_examples=60)
@given(tables=st.dictionaries(KEYS, VALUES, max_size=5))
def test_any_toml_is_read_or_refused(run: Run, tmp_path: Path, tables: dict[str, Any]) -> None:
    file = tmp_path / "fuzzed.toml"
    lines = [f"{json.dumps(key)} = {toml(value)}\n" for key, value in tables.items()]
    file.write_text("".join(lines), encoding="utf-8")
    ends_well(run("check", str(file)))


@settings(suppress_health_check=UNDECIDED, max_examples=60)
@given(text=st.text(max_size=60) | st.text('[]{}="#.,\n 09aeiou', max_size=60))
@example(text="a = " + "[" * 2000)
@example(text="a = " + "9" * 5000)
@example(text="\ufeffgame = 'mulatschak'")
@example(text="home = 3")
@example(text="[home.cost]\nx = 1")
@example(text="game = 3\nbase = []")
@example(text="home.cost = 1979-05-27T07:32:00Z")
def test_any_text_is_read_or_refused(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "fuzzed.toml"
    file.write_text(text, encoding="utf-8", newline="")
    ends_well(run("check", str(file)))


SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@settings(suppress_health_check=UNDECIDED, max_examples=60)
@given(
    body=st.text(SYMBOLS + "ilou- !é", max_size=40),
    head=st.sampled_from(["M1", "m1", "M2", "M", "T1", "t1"]),
)
@example(body="0" * 300, head="M1")
@example(body="ZZZZ" * 80, head="M1")
@example(body="ZZZZ" * 80, head="T1")
def test_any_code_is_read_or_refused(run: Run, body: str, head: str) -> None:
    ends_well(run("code", head + body))


@settings(suppress_health_check=UNDECIDED, max_examples=60)
@given(rules=random_rules(), data=st.data())
def test_one_wrong_character_of_a_code_is_found(
    run: Run, rules: Rules, data: st.DataObject
) -> None:
    code = codes.encode(rules)
    assert run("code", code).out.strip() == code
    places = [place for place, symbol in enumerate(code) if place > 1 and symbol != "-"]
    place = data.draw(st.sampled_from(places))
    other = data.draw(st.sampled_from([symbol for symbol in SYMBOLS if symbol != code[place]]))
    failed(run("code", code[:place] + other + code[place + 1 :]))


@settings(suppress_health_check=UNDECIDED, max_examples=60)
@given(path=st.text(max_size=12), value=st.text(max_size=12), known=st.booleans())
def test_any_setting_is_taken_or_refused(run: Run, path: str, value: str, known: bool) -> None:
    key = "exchange.most" if known else path
    ends_well(run("code", "salzburg", "--set", f"{key}={value}"))


# ------------------------------------------------------------------------ as a program


def as_program(*words: str, language: str) -> subprocess.CompletedProcess[str]:
    """Runs the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "weli", "rules", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "WELI_LANG": language, "PYTHONUTF8": "1"},
        check=False,
    )


def test_the_program_prints_a_sheet() -> None:
    done = as_program("sheet", "salzburg", language="de")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Fünf auf die Sau" in done.stdout


def test_the_program_fails_with_exit_code_2_and_one_line() -> None:
    done = as_program("sheet", "salzbug", language="de")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "weli: Es gibt kein Profil „salzbug“; es gibt: "
        f"{', '.join(profile_names())}. Am nächsten: salzburg.\n"
    )
