"""The chance to win a match of Mulatschak from given scores."""

import numpy as np
import pytest

from weli.bots.beliefs import sample
from weli.bots.master.equity import chance_to_win, chances
from weli.bots.mulatschak.numbers import numbers_of
from weli.fast.mulatschak import layout as at
from weli.fast.twin import Job, twin_of
from weli.games import GAMES, load_profile
from weli.games.mulatschak.events import Standing
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mulatschak twin")

GAME = GAMES["mulatschak"]
TABLES = 500
MOST_DEALS = 150
ONE_DEAL = np.array([1], dtype=np.int64)


def rules_of(profile: str, **values: object) -> MulatschakRules:
    rules = load_profile(profile).with_values(
        {name.replace("__", "."): value for name, value in values.items()}
    )
    assert isinstance(rules, MulatschakRules)
    return rules


def played_to_the_end(rules: MulatschakRules, scores: tuple[int, ...]) -> list[float]:
    """Lets the rule of thumb play matches from these scores; tells each seat's part of them."""
    seats = len(scores)
    deal, told = GAME.deal(rules, seats, 0, Standing(scores))
    view = GAME.view(rules, seats, deal.cutter if deal.dealer >= 0 else 0)
    for sealed in told:
        view = view.receive(sealed.event)
    worlds = sample(view, KeyedRandom.of("to the end"), TABLES)
    rows, weights = worlds.rows, np.array([numbers_of()], dtype=np.int64)
    won = np.zeros(seats)
    for _ in range(MOST_DEALS):
        before = rows[:, at.SCORES : at.SCORES + seats].copy()
        counts = np.zeros((len(rows), 4 + seats), dtype=np.int64)
        twin_of("mulatschak").drive(Job.THUMB, rows, worlds.numbers, ONE_DEAL, weights, counts)
        ended = counts[:, 3] > 0
        after = (before + counts[:, 4:])[ended]
        best = after == after.min(axis=1, keepdims=True)
        won += (best / best.sum(axis=1, keepdims=True)).sum(axis=0)
        rows = rows[~ended]
    assert len(rows) < TABLES / 100
    shares: list[float] = (won / won.sum()).tolist()
    return shares


@pytest.mark.parametrize(
    ("profile", "scores"),
    [
        ("salzburg", (21, 21, 21, 21)),
        ("salzburg", (4, 12, 25, 40)),
        ("salzburg", (8, 20)),
        ("geiser", (15, 3, 9, 30)),
        ("murln", (30, 6, 20)),
        ("app33", (10, 20, 30, 60, 90)),
        ("app33", (95, 20, 40, 40)),
    ],
)
def test_it_agrees_with_matches_that_are_played(profile: str, scores: tuple[int, ...]) -> None:
    rules = rules_of(profile)
    told = chances(rules, np.array([scores]))[0]
    assert told == pytest.approx(played_to_the_end(rules, scores), abs=0.12)


@pytest.mark.parametrize(("profile", "seats"), [("salzburg", 4), ("geiser", 2), ("app33", 5)])
def test_the_chances_add_up_and_belong_to_scores_not_to_seats(profile: str, seats: int) -> None:
    rules = rules_of(profile)
    rng = np.random.default_rng(1)
    scores = rng.integers(1, 60, (50, seats))
    told = chances(rules, scores)
    assert told.sum(axis=1) == pytest.approx(1)
    assert told.min() > 0
    order = rng.permutation(seats)
    assert chances(rules, scores[:, order]) == pytest.approx(told[:, order])
    assert chances(rules, np.full((1, seats), 17)) == pytest.approx(1 / seats)
    for seat in range(seats):
        assert chance_to_win(rules, scores, seat) == pytest.approx(told[:, seat])


@pytest.mark.parametrize(("profile", "seats"), [("salzburg", 4), ("geiser", 4), ("murln", 2)])
def test_who_is_nearer_to_zero_is_likelier_to_win(profile: str, seats: int) -> None:
    rules = rules_of(profile)
    mine = [2, 8, 15, 25, 40, 80]
    scores = np.array([[score, *[18] * (seats - 1)] for score in mine])
    first, second = chances(rules, scores)[:, 0], chances(rules, scores)[:, 1]
    assert (np.diff(first) < 0).all()
    assert (np.diff(second) > 0).all()
    assert first[0] > 1 / seats > first[-1]


def test_a_match_that_is_over() -> None:
    rules = rules_of("salzburg")
    scores = np.array([[0, 3, 21, 9], [-4, -2, 5, 5], [-3, 7, -3, 1], [12, 0, 0, 0]])
    told = chances(rules, scores)
    assert told[0].tolist() == [1, 0, 0, 0]
    assert told[1].tolist() == [1, 0, 0, 0]
    assert told[2].tolist() == [0.5, 0, 0.5, 0]
    assert told[3] == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


def test_everybody_at_zero_may_share() -> None:
    shared = rules_of("salzburg", match__tie="shared")
    assert chances(shared, np.array([[-4, -2, 5, 5]])).tolist() == [[0.5, 0.5, 0, 0]]


def test_somebody_too_far_up_ends_the_match() -> None:
    app33 = rules_of("app33")
    told = chances(app33, np.array([[100, 30, 30, 60], [99, 30, 30, 60], [140, 12, -1, 60]]))
    assert told[0].tolist() == [0, 0.5, 0.5, 0]
    assert 0 < told[1, 0] < told[1, 3] < told[1, 1] < 0.5
    assert told[2].tolist() == [0, 0, 1, 0]
