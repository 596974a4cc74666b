"""Hints: legal, the same again, plain data, and a sentence in every language whatever is asked."""

import ast
import pickle
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.setup.project import ROOT
from weli.bots.beliefs import NothingToImagine
from weli.bots.beliefs.replay import tell
from weli.bots.master.hint import Hint, hint, numbers_for
from weli.bots.master.judging import MARGIN
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.fast.lockstep import random_table
from weli.games import GAMES, game_of, load_profile
from weli.i18n.hints import say_hint, say_rows, say_worth
from weli.i18n.problems import message_of
from weli.i18n.texts import LANGUAGES, Texts
from weli.i18n.words import at_table
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

MASTER = ROOT / "src" / "weli" / "bots" / "master"
BUDGET = 2000
TABLES = 6
ASKED = 8
"""At so many questions of a deal a hint is asked for."""

NAMES = tuple("ABCDEFGH")

of_each_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(name, marks=pytest.mark.xdist_group(f"{name} twin"))
        for name in ("mulatschak", "mighty")
    ],
)


class Asked(NamedTuple):
    """A question to a player: what it knows, and what it may do."""

    view: Any
    legal: Legal


def questions(rules: Any, seats: int, rng: KeyedRandom) -> Iterator[Asked]:
    """Plays a deal, half by chance and half by rule of thumb, and yields every question."""
    game = game_of(rules)
    deal, told = game.deal(rules, seats, rng.below(seats), game.start(rules, seats))
    views = {seat: game.view(rules, seats, seat) for seat in range(seats)}
    while True:
        views = tell(views, told)
        question = game.question(deal)
        if question is None:
            return
        legal = game.legal(deal)
        action = legal.sample(rng)
        if question.seat != NATURE:
            asked = Asked(views[question.seat], legal)
            yield asked
            if rng.below(2):
                action = RuleOfThumb().choose(*asked, rng, 0)
        deal, told = game.step(deal, Move(question.seat, action))


def hints(game: str) -> Iterator[tuple[Asked, Hint]]:
    """Hints at some questions of deals under any house rules, with any number of players."""
    rng = KeyedRandom.of("hints", game)
    for _ in range(TABLES):
        table = random_table(game, rng)
        every = list(questions(table.rules, table.seats, rng))
        for asked in rng.sample(every, min(ASKED, len(every))):
            yield asked, hint(*asked, numbers_for(asked.view), BUDGET)


# ------------------------------------------------------------------------ any position


@of_each_game
def test_a_hint_names_different_legal_answers_and_can_be_told(game: str) -> None:
    codes = set()
    for (view, legal), found in hints(game):
        assert found.action in legal
        answers = [choice.action for choice in found.choices]
        assert all(answer in legal for answer in answers)
        assert len(set(answers)) == len(answers)
        if answers:
            assert answers[0] == found.action
            first = found.choices[0]
            most = first.worth + MARGIN * first.error + 1e-9
            assert all(choice.worth <= most for choice in found.choices[1:6])
            assert found.worlds > 0
            assert found.effective > 0
        assert pickle.loads(pickle.dumps(found)) == found
        for lang in LANGUAGES:
            told = say_hint(at_table(Texts(lang), view.rules, view.seats), view, found, NAMES)
            assert all(line.strip() and "{" not in line for line in told)
        codes.add(found.why.code)
    assert len(codes) > 6


@of_each_game
def test_the_same_position_has_the_same_hint(game: str) -> None:
    rules = load_profile(GAMES[game].default_profile)
    asked = next(
        each
        for each in questions(rules, 4, KeyedRandom.of("again", game))
        if each.legal.total() > 3 and each.view.hand
    )
    first, again = (hint(*asked, numbers_for(asked.view), BUDGET) for _ in range(2))
    assert (first.action, first.choices, first.why) == (again.action, again.choices, again.why)


# ------------------------------------------------------------------------ nothing to advise


def test_a_single_answer_is_no_choice() -> None:
    rules = load_profile("korean")
    asked = next(
        each for each in questions(rules, 5, KeyedRandom.of("single")) if each.legal.total() == 1
    )
    found = hint(*asked, numbers_for(asked.view), BUDGET)
    assert (found.choices, found.why.code) == ((), "only")
    told = say_hint(at_table(Texts("en"), rules, 5), asked.view, found)
    assert told[1:] == ["There is no other choice."]


def test_where_nothing_can_be_imagined_the_usual_answer_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(*_: object) -> None:
        raise NothingToImagine

    monkeypatch.setattr("weli.bots.beliefs.sample", nothing)
    rules = load_profile("salzburg")
    asked = next(iter(questions(rules, 4, KeyedRandom.of("cut"))))
    found = hint(*asked, numbers_for(asked.view), BUDGET)
    assert (found.choices, found.why.code) == ((), "habit")
    assert found.action == RuleOfThumb().choose(*asked, KeyedRandom(b""), 0)


# ------------------------------------------------------------------------ in words


def test_worths_are_told_as_people_say_them() -> None:
    english, german = Texts("en"), Texts("de")
    assert say_worth(english, "match", 0.3149) == "wins the match 31.5 %"
    assert say_worth(german, "match", 0.3149) == "gewinnt die Partie zu 31,5 %"
    assert say_worth(english, "points", 3.42) == "+3.4 points"
    assert say_worth(english, "points", -0.04) == "+0.0 points"
    assert say_worth(german, "points", -12.25) == "-12,2 Punkte"


@pytest.mark.xdist_group("mighty twin")
def test_only_so_many_answers_are_listed() -> None:
    rules = load_profile("korean")
    every = questions(rules, 5, KeyedRandom.of("list"))
    asked = next(each for each in every if each.legal.total() > 20)
    found = hint(*asked, numbers_for(asked.view), BUDGET)
    texts = at_table(Texts("en"), rules, 5)
    assert len(say_rows(texts, asked.view, found, most=3)) == 3
    assert say_hint(texts, asked.view, found, most=3)[-1] == (
        f"… and {len(found.choices) - 3} more"
    )


def reasons() -> dict[str, set[str]]:
    """The codes of all reasons, with the games in which they are found."""
    found: dict[str, set[str]] = {}
    for path in sorted(MASTER.rglob("*.py")):
        of = {path.stem} if path.stem in GAMES else set(GAMES)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            named = isinstance(node.func, ast.Name) and node.func.id == "Why"
            given = node.args[:1] if named else [k.value for k in node.keywords if k.arg == "code"]
            for part in given:
                for each in ast.walk(part):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        found.setdefault(each.value, set()).update(of)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(lang: str) -> None:
    codes = reasons()
    assert len(codes) > 45
    for code, games in codes.items():
        for game in games:
            assert Texts(lang, game).has(message_of("because", code)), (code, game)
    messages = {message_of("because", code) for code in codes}
    for path in (ROOT / "src" / "weli" / "i18n" / lang).rglob("hints.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("because-"):
                assert line.split(" ")[0] in messages
