"""Master keeps an eye on the clock, and answers whatever happens."""

from typing import Any

import pytest

from tests.bots.beliefs.asked import usual_deal
from weli.bots import beliefs
from weli.bots.master import patience, rollouts
from weli.bots.master.judging import FINALISTS, judge
from weli.bots.master.patience import SLICE
from weli.bots.master.player import IMAGINING, TIME, Master
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.fast.rules_vector import Unsupported
from weli.games import GAMES
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

pytestmark = pytest.mark.xdist_group("mulatschak twin")

BUDGET = 60_000
"""Enough for several slices of imagined deals."""


class Clock:
    """A clock that stands still until it has been looked at so many times; then a day is gone."""

    def __init__(self, looks: int) -> None:
        self._left = looks

    def __call__(self) -> float:
        self._left -= 1
        return 0.0 if self._left >= 0 else 86_400.0


def asked(few: bool) -> tuple[Any, Legal]:
    """What a player knows and may do where there are few answers, or many."""
    for number in range(40):
        for position in usual_deal("salzburg", 4, KeyedRandom.of("guard", number)):
            seat, legal = position.question.seat, GAMES["mulatschak"].legal(position.deal)
            if seat >= 0 and legal.total() > 1 and (legal.total() <= FINALISTS) == few:
                return position.views[seat], legal
    raise AssertionError("no such question")


def rng() -> KeyedRandom:
    return KeyedRandom.of("guard")


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many deals were played out at a time, with how many answers."""
    found: list[tuple[int, int]] = []
    real = rollouts.played_out

    def counted(game: str, worlds: Any, answers: Any, seats: int) -> Any:
        found.append((len(worlds.rows), len(answers)))
        return real(game, worlds, answers, seats)

    monkeypatch.setattr("weli.bots.master.judging.played_out", counted)
    return found


@pytest.mark.parametrize("few", [True, False])
def test_without_haste_everything_is_looked_at(
    few: bool, looked: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "perf_counter", Clock(1000))
    view, legal = asked(few)
    found = judge(view, legal, rng(), BUDGET)
    assert not found.cut_short
    assert found.worlds > SLICE
    finals = [deals for deals, answers in looked if answers <= FINALISTS + 1]
    assert sum(finals) == found.worlds


@pytest.mark.parametrize("few", [True, False])
def test_when_the_time_is_up_it_answers_from_what_it_has(
    few: bool, looked: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    view, legal = asked(few)
    monkeypatch.setattr(patience, "perf_counter", Clock(1))
    found = judge(view, legal, rng(), BUDGET)
    assert found.cut_short
    assert len(looked) == 1
    assert looked[0][0] <= SLICE
    assert {choice.action for choice in found.choices} <= set(legal)
    assert len(found.choices) == looked[0][1] >= min(legal.total(), FINALISTS)


def test_a_slice_tells_the_same_as_before_it_was_one_of_several(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, legal = asked(True)
    whole = judge(view, legal, rng(), BUDGET)
    monkeypatch.setattr(patience, "SLICE", 10**6)
    at_once = judge(view, legal, rng(), BUDGET)
    assert at_once.choices == whole.choices


def test_the_player_says_what_cut_it_short(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = asked(True)
    master = Master()
    assert master.choose(view, legal, rng(), BUDGET) in legal
    assert master.guard == ""
    monkeypatch.setattr(patience, "perf_counter", Clock(1))
    assert master.choose(view, legal, rng(), BUDGET) in legal
    assert master.guard == TIME
    monkeypatch.setattr(patience, "perf_counter", Clock(1000))
    master.choose(view, legal, rng(), BUDGET)
    assert master.guard == ""


@pytest.mark.parametrize(
    ("problem", "guard"),
    [
        (beliefs.Contradiction("no such deal"), IMAGINING),
        (Unsupported("cut.knock"), IMAGINING),
        (beliefs.NothingToImagine("no cards"), ""),
    ],
)
def test_where_nothing_can_be_imagined_the_rule_of_thumb_answers(
    problem: Exception, guard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise problem

    view, legal = asked(True)
    monkeypatch.setattr(beliefs, "sample", fails)
    master = Master()
    assert master.choose(view, legal, rng(), BUDGET) == RuleOfThumb().choose(view, legal, rng(), 0)
    assert master.guard == guard


def test_the_patience_grows_with_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = asked(True)
    times = iter([0.0, *[5.0] * 1000])
    monkeypatch.setattr(patience, "perf_counter", lambda: next(times))
    assert judge(view, legal, rng(), BUDGET).cut_short
    times = iter([0.0, *[5.0] * 1000])
    assert not judge(view, legal, rng(), 10 * BUDGET).cut_short
