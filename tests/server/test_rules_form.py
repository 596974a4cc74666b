"""The form for house rules: everything that is right counts, everything that is wrong is told."""

from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette

from tests.i18n.random_rules import random_rules
from weli.games import GAMES, load_profile, profile_names
from weli.i18n.sheets import sheet
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel import codes
from weli.kernel.options import Rules
from weli.server.openapi import document
from weli.server.reference import ENDPOINTS, MOST_BYTES, routes
from weli.server.rules_form import ProblemTold, RulesTold, RulesWish, tell


def told(language: str = "en", **wish: Any) -> RulesTold:
    """What the form shows."""
    return tell(RulesWish(**wish), language)


def only(problems: tuple[ProblemTold, ...]) -> ProblemTold:
    """The one problem there is."""
    (problem,) = problems
    return problem


# ------------------------------------------------------------------------ what is right


FEW = settings(max_examples=25)
"""Each example of these tests tells whole sheets."""


@FEW
@given(random_rules())
def test_rules_come_back_the_same_by_values_code_and_file(rules: Rules) -> None:
    by_code = told(code=codes.encode(rules))
    assert by_code.game == rules.game
    assert by_code.read
    assert type(rules)().with_tables(by_code.plain) == rules
    assert type(rules)().with_values(by_code.values) == rules
    by_values = told(game=rules.game, values=by_code.values)
    by_file = told(toml=by_code.toml)
    assert by_values.code == by_file.code == by_code.code
    assert by_values.read
    assert by_file.read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("profile", profile_names())
def test_a_profile_differs_from_itself_in_nothing(profile: str, lang: str) -> None:
    form = told(lang, base=profile, known=profile)
    assert (form.profile, form.base, form.game) == (profile, profile, profile_names()[profile])
    assert (form.changed, form.differences, form.known_differences) == ({}, (), ())
    assert form.problems == ()
    assert form.playable
    assert set(form.sentences) == set(form.values)
    assert set(form.idle) < set(form.values)


def test_a_changed_option_says_what_the_profile_has() -> None:
    form = told(base="salzburg", values={"home.cost": 3}, known="murln")
    assert form.changed == {"home.cost": "Salzburg: 1"}
    (difference,) = form.differences
    assert (difference.path, difference.name) == ("home.cost", "Cost of staying home")
    assert difference.ours == form.sentences["home.cost"] == "Staying home costs 3 points."
    assert difference.theirs == "Staying home costs one point."
    assert "home.cost" in {each.path for each in form.known_differences}
    assert (
        told("de", base="salzburg", values={"home.cost": 3}).changed["home.cost"] == "Salzburg: 1"
    )


def test_values_may_be_typed_as_on_the_command_line() -> None:
    form = told(
        game="mulatschak",
        values={
            "exchange.most": "5,4:3",
            "cut.cut": "yes",
            "trump.must_play_suits": "hearts,bells",
        },
    )
    assert form.values["exchange.most"] == {"otherwise": 5, "4": 3}
    assert form.values["cut.cut"] is True
    assert form.values["trump.must_play_suits"] == ["hearts", "bells"]


def test_the_closest_profile_is_the_base_of_what_was_pasted() -> None:
    rules = load_profile("korean").with_values({"score.run": "none"})
    form = told("ko", code=codes.encode(rules))
    assert (form.profile, form.base, list(form.changed)) == ("korean", "korean", ["score.run"])


def test_an_option_that_cannot_come_up_is_marked() -> None:
    without = told(base="salzburg", values={"cut.cut": False})
    assert "cut.knock" in without.idle
    assert "cut.knock" not in told(base="salzburg", values={"cut.cut": True}).idle
    assert "pack.two_deck_jokers" in told(base="seed", seats=4).idle
    assert "pack.two_deck_jokers" not in told(base="seed", seats=6).idle


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("profile", "seats"), [("murln", 4), ("seed", 5), ("korean", None)])
def test_the_sheet_is_the_one_that_is_printed(profile: str, seats: int | None, lang: str) -> None:
    form = told(lang, base=profile, seats=seats)
    page = form.sheet
    sentences = [
        sentence
        for section in page.sections
        for paragraph in section.paragraphs
        for sentence in paragraph
    ]
    parts = [page.title, page.about, page.missing, page.code]
    parts += [section.heading for section in page.sections]
    printed = " ".join(sheet(Texts(lang), load_profile(profile), profile, seats).split())
    for part in [*parts, *(sentence.text for sentence in sentences)]:
        assert " ".join(part.split()) in printed
    length = sum(len(part.replace(" ", "")) for part in parts)
    length += sum(len(sentence.text.replace(" ", "")) for sentence in sentences)
    assert length == len(printed.replace(" ", "").replace("=" * 10, "").replace("=", ""))
    assert {sentence.path for sentence in sentences} <= {*form.values, ""}
    assert len({sentence.path for sentence in sentences}) > 20


# ------------------------------------------------------------------------ what is impossible


def test_an_impossible_mix_is_explained_with_what_would_help() -> None:
    form = told(base="korean", values={"friend.kinds": ["cards"]}, seats=5)
    problem = only(form.problems)
    assert form.read
    assert problem.path == "friend.kinds"
    assert "six" in problem.sentence
    assert problem.remedy_sentence == "The declarer always plays alone."
    assert told(base="korean", values={problem.path: problem.remedy}, seats=5).problems == ()


@FEW
@given(random_rules(), st.integers(2, 9))
def test_every_problem_says_what_it_is_about(rules: Rules, seats: int) -> None:
    form = told(code=codes.encode(rules), seats=seats)
    assert len(form.problems) == len(rules.check(seats))
    assert form.playable == tuple(n for n in rules.seat_numbers if not rules.check(n))
    for problem in form.problems:
        assert problem.sentence
        assert problem.remedy is None or problem.remedy_sentence


def test_a_number_of_players_that_no_profile_has_is_said() -> None:
    assert "2, 3, 4, 5" in only(told(base="salzburg", seats=9).problems).sentence
    problem = only(told(base="korean", seats=6).problems)
    assert (problem.path, problem.remedy) == ("table.players", ["3", "4", "5", "6"])


def test_rules_for_nobody_are_told_once() -> None:
    values = {"table.players": [], "friend.kinds": ["cards"]}
    form = told(base="korean", values=values)
    assert form.playable == ()
    assert [each.path for each in form.problems] == ["friend.kinds"]
    nobody = told(base="korean", values={"table.players": []})
    assert [each.path for each in nobody.problems] == ["table.players"]


# ------------------------------------------------------------------------ what cannot be read


def test_wrong_values_do_not_count_and_the_others_do() -> None:
    values = {"home.cst": 1, "scoring.no_trick": 99, "play.trumpfzwang": "alway", "home.cost": 4}
    form = told(base="salzburg", values=values)
    assert not form.read
    assert list(form.changed) == ["home.cost"]
    by_path = {each.path: each for each in form.problems}
    assert "Nearest: home.cost." in by_path["home.cst"].sentence
    assert (by_path["scoring.no_trick"].remedy, by_path["home.cst"].remedy) == (20, None)
    assert by_path["play.trumpfzwang"].remedy == "always"
    assert by_path["play.trumpfzwang"].remedy_sentence


TOML = """\
# What we play on Fridays.
game = "mighty"
base = "korean"

[friend]
kinds = ["card", "crads"]
foo = 1

[frend]
fake = true
"""


def test_each_mistake_in_a_file_is_told_with_its_line() -> None:
    form = told(toml=TOML)
    assert form.game == "mighty"
    found = {(each.line, each.path): each for each in form.problems}
    assert set(found) == {(6, "friend.kinds"), (7, "friend.foo"), (9, "frend")}
    assert "cards" in found[6, "friend.kinds"].sentence
    assert found[6, "friend.kinds"].remedy is None
    assert "Nearest: friend." in found[9, "frend"].sentence
    mended = TOML.replace("crads", "first").replace("foo = 1\n", "").replace("frend", "play")
    mended = mended.replace("fake = true", "forced_early = true")
    assert told(toml=mended).read


@pytest.mark.parametrize(
    ("toml", "line", "told_in"),
    [
        ('game = "mighty"\n[friend\nfake = true\n', 2, "Line 2"),
        ('game = "mighty"\nbase = "korea"\n', 2, "Nearest: korean"),
        ('game = "chess"\n', 1, "chess"),
        ('base = "seed"\ngame = "migthy"\n', 2, "Nearest: mighty."),
        ('base = "salzburg"\n[home]\ncost = "much"\n', 3, "home.cost"),
        ('base = "salzburg"\nhome.cost = 77\n', 2, "Nearest: 10"),
        ('base = "salzburg"\nhome = 1\n', 2, "home"),
        ('x = """', 1, "TOML"),
    ],
)
def test_a_file_that_cannot_be_read_leaves_the_base(toml: str, line: int, told_in: str) -> None:
    form = told(base="murln", toml=toml)
    assert form.profile in ("murln", "seed", "salzburg")
    assert only(form.problems).line == line
    assert told_in in only(form.problems).sentence


def test_files_with_far_too_many_keys_are_not_looked_through() -> None:
    problem = only(told(toml="[home]\n" + "a = 1\n" * 5000).problems)
    assert problem.code == "too_many_keys"
    assert "400" in problem.sentence


@pytest.mark.parametrize(
    ("code", "told_in"),
    [
        ("M1-D", "mistyped"),
        ("M9-C", "begins with"),
        ("M1-C!", "not a character"),
        ("hello", "code"),
    ],
)
def test_a_code_that_cannot_be_read_says_why(code: str, told_in: str) -> None:
    form = told(base="salzburg", code=code)
    assert not form.read
    assert told_in in only(form.problems).sentence
    assert form.profile == "salzburg"


def test_a_code_of_the_other_game_is_that_games() -> None:
    form = told(game="mulatschak", base="salzburg", code=codes.encode(load_profile("league")))
    assert (form.game, form.profile, form.read) == ("mighty", "league", True)


@pytest.mark.parametrize(
    "wish", [{"base": "salsburg"}, {"base": "korean", "game": "mulatschak"}, {"game": "chess"}]
)
def test_what_there_is_not_is_replaced_by_what_is_usual(wish: dict[str, str]) -> None:
    form = told(**wish)
    assert (form.game, form.profile) == ("mulatschak", "salzburg")
    assert form.read == ("base" not in wish)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=5,
)
PATHS = [each.path for game in GAMES.values() for each in game.rules().describe()]


@FEW
@given(
    st.dictionaries(st.sampled_from(PATHS) | st.text(max_size=12), PLAIN, max_size=4),
    st.text(max_size=30),
    st.text(max_size=30),
    st.sampled_from(["", "mighty", "mulatschak", "x"]),
    st.none() | st.integers(-3, 99),
)
def test_any_input_is_answered_in_sentences(
    values: dict[str, Any], code: str, toml: str, game: str, seats: int | None
) -> None:
    form = told(values=values, code=code, toml=toml, game=game, seats=seats)
    assert msgspec.json.decode(msgspec.json.encode(form), type=RulesTold) == form
    assert form.read or form.problems
    assert all(each.sentence for each in form.problems)


# ------------------------------------------------------------------------ asked over HTTP


async def post(body: bytes) -> httpx.Response:
    """One request."""
    transport = httpx.ASGITransport(Starlette(routes=routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://weli") as client:
        return await client.post("/api/rules", content=body)


async def test_the_form_is_answered_in_the_readers_language() -> None:
    answer = await post(b'{"base":"salzburg","values":{"home.cost":3},"lang":"de"}')
    assert answer.status_code == 200
    form = msgspec.json.decode(answer.content, type=RulesTold)
    assert form == told("de", base="salzburg", values={"home.cost": 3})


@pytest.mark.parametrize(
    ("body", "status", "details"),
    [
        (b'{"bases":1}', 400, {"near": "base", "error": "Object contains unknown field `bases`"}),
        (b"{", 400, {"near": "", "error": "Input data was truncated"}),
        (
            b'{"seats":1.5}',
            400,
            {"near": "", "error": "Expected `int | null`, got `float` - at `$.seats`"},
        ),
        (b"x" * (MOST_BYTES + 1), 413, {"most": MOST_BYTES}),
    ],
)
async def test_a_request_that_cannot_be_read_is_refused(
    body: bytes, status: int, details: dict[str, Any]
) -> None:
    answer = await post(body)
    assert (answer.status_code, answer.json()["details"]) == (status, details)


@pytest.mark.parametrize(
    "body", [b'{"game":"\xff"}', b'{"game":"\\ud800"}', b'{"values":' + b'{"a":' * 9000, b""]
)
async def test_no_request_makes_the_server_stumble(body: bytes) -> None:
    assert (await post(body)).status_code == 400


async def test_the_server_describes_itself() -> None:
    transport = httpx.ASGITransport(Starlette(routes=routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://weli") as client:
        answer = await client.get("/openapi.json")
    described = answer.json()
    assert described == msgspec.json.decode(msgspec.json.encode(document(ENDPOINTS)))
    assert described["openapi"].startswith("3.1")
    assert set(described["paths"]) == {each.address for each in ENDPOINTS}
    post = described["paths"]["/api/rules"]["post"]
    assert set(post["responses"]) == {"200", "400", "413"}
    assert "RulesWish" in described["components"]["schemas"]
    options = described["paths"]["/api/games/{game}/options"]["get"]["parameters"]
    assert [(each["name"], each["in"]) for each in options] == [("game", "path"), ("lang", "query")]
