"""House rules as data: set, compared, written, read from TOML, and every mistake named at once."""

import copy
import json
import pickle
import string
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.i18n.random_rules import ALL_OPTIONS, random_rules, two_rules
from weli.games import GAMES, load_profile, profile_names
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.domains import PerSeats
from weli.kernel.options import Problem, Rules, RulesError

# What tomllib cannot say in words: more digits than Python writes.
ENDLESS = "0x" + "f" * 5000


def problems_of(tables: dict[str, Any]) -> list[tuple[str, str, object]]:
    """What is wrong with tables: the code, the path and the nearest right thing of each problem."""
    with pytest.raises(RulesError) as error:
        MulatschakRules().with_tables(tables)
    return [(each.code, each.path, each.details.get("near")) for each in error.value.problems]


def problems_in(text: str) -> tuple[Problem, ...]:
    """What is wrong with a profile's text."""
    with pytest.raises(RulesError) as error:
        MulatschakRules.from_toml(text, base)
    return error.value.problems


def base(name: str) -> MulatschakRules:
    """The rules of a profile."""
    rules = load_profile(name)
    assert isinstance(rules, MulatschakRules)
    return rules


# ------------------------------------------------------------------------ rules as values


@given(random_rules())
def test_rules_come_back_from_plain_data(rules: Rules) -> None:
    plain = json.loads(json.dumps(rules.plain()))
    again = type(rules)().with_tables(plain)
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.diff(rules) == {}
    assert pickle.loads(pickle.dumps(rules)) == copy.deepcopy(rules) == rules


@given(two_rules())
def test_a_difference_leads_from_one_to_the_other(rules: tuple[Rules, Rules]) -> None:
    one, other = rules
    differences = one.diff(other)
    assert one.with_values({path: theirs for path, (_, theirs) in differences.items()}) == other
    assert other.with_values({path: ours for path, (ours, _) in differences.items()}) == one
    assert all(ours != theirs for ours, theirs in differences.values())


def test_setting_options_leaves_the_others() -> None:
    rules = MulatschakRules()
    changed = rules.with_values({"exchange.most": "5,4:3", "limits.no_bid_at": "none"})
    assert changed.diff(rules) == {
        "exchange.most": (PerSeats(5, {4: 3}), PerSeats(5)),
        "limits.no_bid_at": (None, 5),
    }
    assert rules == MulatschakRules()
    assert changed.get("exchange.most")[4] == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_described_once(game: str) -> None:
    rows = GAMES[game].rules().describe()
    for name in ("path", "number", "message"):
        assert len({getattr(row, name) for row in rows}) == len(rows), name
    assert all(row.doc.endswith(".") and row.source and row.number > 0 for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_has_every_option_and_its_default(game: str) -> None:
    rules = GAMES[game].rules()
    properties = type(rules).schema()["properties"]
    defaults = {
        group: {name: option["default"] for name, option in table["properties"].items()}
        for group, table in properties.items()
    }
    assert json.loads(json.dumps(defaults)) == json.loads(json.dumps(rules.plain()))


# ------------------------------------------------------------------------ mistakes


def test_all_mistakes_are_told_at_once() -> None:
    assert problems_of(
        {
            "exchang": {"most": 3},
            "exchange": {"mosst": 3, "forbid_four": "perhaps", "packerl": True},
            "match": 5,
            "home": {"cost": 11},
        }
    ) == [
        ("unknown_key", "exchang", "exchange"),
        ("not_a_group", "match", None),
        ("unknown_key", "exchange.mosst", "exchange.most"),
        ("bad_value", "exchange.forbid_four", ""),
        ("bad_value", "home.cost", "10"),
    ]


def test_an_option_in_the_wrong_group_names_the_right_place() -> None:
    assert problems_of({"play": {"forbid_four": True}}) == [
        ("unknown_key", "play.forbid_four", "exchange.forbid_four")
    ]


def test_a_mistake_changes_nothing() -> None:
    rules = MulatschakRules()
    with pytest.raises(RulesError):
        rules.with_values({"home.cost": 2, "home.costs": 2})
    assert rules == MulatschakRules()


def test_the_wrong_number_of_players_is_a_problem_of_its_own() -> None:
    for seats in (-1, 0, 1, 6, 100):
        [problem] = MulatschakRules().check(seats)
        assert (problem.code, problem.details["allowed"]) == ("seats", "2, 3, 4, 5")


@given(random_rules(), st.data())
def test_every_problem_names_a_remedy_that_helps(rules: Rules, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(rules.seat_numbers))
    for problem in rules.check(seats):
        remedied = rules.with_values({problem.path: problem.remedy})
        assert problem not in remedied.check(seats)


# ------------------------------------------------------------------------ profiles in TOML


@pytest.mark.parametrize(("name", "game"), profile_names().items())
def test_a_profile_alone_is_its_base(name: str, game: str) -> None:
    assert GAMES[game].rules.from_toml(f'base = "{name}"', load_profile) == load_profile(name)


def test_a_profile_names_its_game_its_base_and_the_differences() -> None:
    text = 'game = "mulatschak"\nbase = "geiser"\n[exchange]\nmost = { otherwise = 5, 4 = 3 }\n'
    rules = MulatschakRules.from_toml(text, base)
    assert set(rules.diff(base("geiser"))) == {"exchange.most"}
    assert MulatschakRules.from_toml("", base) == MulatschakRules()


def test_unknown_profiles_name_the_nearest() -> None:
    [problem] = problems_in('base = "salzburk"')
    assert (problem.code, problem.path, problem.details["near"]) == (
        "unknown_profile",
        "salzburk",
        "salzburg",
    )


@pytest.mark.parametrize("text", ['game = "mighty"', "game = 1", "game = []"])
def test_another_games_profile_is_refused(text: str) -> None:
    assert [problem.code for problem in problems_in(text)] == ["other_game"]


@pytest.mark.parametrize(
    "text",
    [
        "[",
        "a",
        "a = ",
        "[match]\n[match]",
        "a = 1\na = 2",
        "\x00",
        'a = "',
        "a = " + "[" * 3000,
        f"a = {'9' * 5000}",
        f"a = {ENDLESS}",
        f"[match]\nstart_score = {ENDLESS}",
        f"game = {ENDLESS}",
        f"base = {ENDLESS}",
    ],
    ids=lambda text: repr(text[:20]),
)
def test_broken_toml_is_one_problem(text: str) -> None:
    [problem] = problems_in(text)
    assert problem.code == "bad_toml"
    assert problem.details["error"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("[match]\nstart_score = nan", "match.start_score"),
        ("[match]\nstart_score = 1979-05-27", "match.start_score"),
        ("[match.start_score]\nx = 1", "match.start_score"),
        ("[[match]]\nstart_score = 15", "match"),
        ("match.start = 15", "match.start"),
        ('"match.start_score" = 15', "match.start_score"),
        ("[match]\n'' = 1", "match."),
        ("x = 1", "x"),
    ],
)
def test_what_is_wrong_in_a_profile_is_named(text: str, path: str) -> None:
    assert [problem.path for problem in problems_in(text)] == [path]


PIECES = "game base cost most mulatschak geiser none = [ ] { } , \" ' . 5 true -1 1e9 # otherwise"
PLAUSIBLE = st.sampled_from([*MulatschakRules().plain(), *PIECES.split(), "\n"])


@given(st.text() | st.lists(PLAUSIBLE).map(" ".join) | st.lists(PLAUSIBLE).map("".join))
@example("\ufeffgame = 'mulatschak'")
@example("[exchange]\nmost = {otherwise = {otherwise = 3}}")
def test_any_text_is_a_profile_or_a_clear_error(text: str) -> None:
    try:
        rules = MulatschakRules.from_toml(text, base)
    except RulesError as error:
        problems = error.problems
    else:
        problems = ()
        assert MulatschakRules().with_tables(rules.plain()) == rules
    assert all(problem.code for problem in problems)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(string.printable, max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
def test_any_value_of_an_option_is_taken_or_named(data: st.DataObject) -> None:
    row = data.draw(st.sampled_from(list(ALL_OPTIONS.values())))
    kind = GAMES[row.game].rules
    raw = data.draw(JSON)
    wrong = []
    try:
        rules = kind().with_tables({row.group: {row.name: raw}})
    except RulesError as error:
        wrong = [problem.path for problem in error.problems]
    else:
        assert rules.get(row.path) == row.domain.parse(raw)
    assert wrong in ([], [row.path])
