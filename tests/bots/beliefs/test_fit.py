"""The tool that fits how others are taken to decide: its arithmetic, and what it notes."""

from math import log

import numpy as np
import pytest

from tools.fit_beliefs import ASKED, Answered, Judge, fitted, likelihood, played
from weli.bots.beliefs.mulatschak.policy import POLICY, Kind
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mulatschak twin")


def test_how_likely_answers_are() -> None:
    even = Answered("bid", np.zeros(4), 2)
    assert likelihood([even], Kind(1.0, 0.3)) == pytest.approx(log(0.25))
    sure = Answered("bid", np.array([0.0, 1000.0]), 0)
    assert likelihood([sure, sure], Kind(1.0, 0.2)) == pytest.approx(log(0.9))
    assert likelihood([sure], Kind(1e9, 0.0)) == pytest.approx(log(0.5))


def test_the_policy_that_answered_is_found_again() -> None:
    true, rng = Kind(100.0, 0.1), KeyedRandom.of("answers")
    answers = []
    for _ in range(1500):
        below = np.array([0.0, rng.below(300), rng.below(300)])
        chances = np.exp(-below / true.temperature)
        chances = (1 - true.lapse) * chances / chances.sum() + true.lapse / 3
        given = int(np.searchsorted(np.cumsum(chances), rng.below(1 << 30) / (1 << 30)))
        answers.append(Answered("bid", below, min(given, 2)))
    found = fitted(answers)
    assert 60 < found.temperature < 160
    assert likelihood(answers, found) >= likelihood(answers, true)


def test_every_kind_of_answer_is_noted() -> None:
    judge, kinds = Judge(), set()
    for number in range(10):
        for answer in played(number, judge):
            kinds.add(answer.kind)
            assert min(answer.below) == 0
            assert 0 <= answer.given < len(answer.below)
    assert kinds >= {"bid", "trump", "home", "exchange", "play"}
    assert set(ASKED.values()) == set(POLICY)
