"""The rule-of-thumb player inside the twin decides as the readable one does."""

from typing import Any

import numpy as np
import pytest

from weli.bots.mulatschak.numbers import numbers_of
from weli.bots.mulatschak.player import choose
from weli.bots.mulatschak.weights import WEIGHTS, Weights
from weli.fast.codec import SPACES
from weli.fast.lockstep import random_table
from weli.fast.mulatschak.thumb.weights import SIZE, SIZES
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games import GAMES
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mulatschak twin")

TABLES = 250
GAME = GAMES["mulatschak"]
SPACE = SPACES["mulatschak"]
NUMBERS = np.array([numbers_of()], dtype=np.int64)
NOTHING = np.zeros(1, dtype=np.int64)


def steps_of(deal: Any, views: list[Any], numbers: Numbers = NUMBERS) -> tuple[int, ...]:
    """The steps that the twin's player takes for one decision."""
    taken: tuple[int, ...] = ()
    twin = twin_of("mulatschak")
    rules = twin.numbers(deal.rules, deal.seats)
    rows, found = twin.pack(deal, views)[np.newaxis], np.zeros((1, 1), dtype=np.int64)
    several = GAME.legal(deal).offer().picks != ()
    while not taken or (several and taken[-1] < SPACE.stop):
        twin.drive(Job.CHOOSE, rows, rules, NOTHING, numbers, found)
        step = np.array([found[0, 0]])
        taken = (*taken, int(step[0]))
        assert twin.drive(Job.TAKE, rows, rules, step, found, found) == -1, "the step is legal"
    return taken


def compare(rng: KeyedRandom, numbers: Numbers = NUMBERS) -> dict[str, int]:
    """Plays a deal, often by the player itself; returns how often each question was compared."""
    table = random_table("mulatschak", rng)
    asked: dict[str, int] = {}
    start = GAME.start(table.rules, table.seats)
    scores = tuple(1 + rng.below(30) for _ in range(table.seats))
    standing = type(start)(scores=scores, deals=1)
    deal, told = GAME.deal(table.rules, table.seats, rng.below(table.seats), standing)
    views = [GAME.view(table.rules, table.seats, seat) for seat in range(table.seats)]
    wild = rng.below(4) == 0
    while True:
        for seat in range(table.seats):
            for sealed in told:
                if sealed.reaches(seat):
                    views[seat] = views[seat].receive(sealed.event)
        question = GAME.question(deal)
        if question is None:
            return asked
        legal = GAME.legal(deal)
        if question.seat == NATURE:
            action = legal.sample(rng)
        else:
            action = choose(views[question.seat], legal)
            assert steps_of(deal, views, numbers) == SPACE.encode(action), (table, question)
            if legal.total() > 1:
                asked[question.name] = asked.get(question.name, 0) + 1
            if wild and question.name != "muli":
                action = legal.sample(rng)
        deal, told = GAME.step(deal, Move(question.seat, action))


def compare_all(rng: KeyedRandom, numbers: Numbers = NUMBERS) -> dict[str, int]:
    """Compares many deals; returns how often each question was compared."""
    counts: dict[str, int] = {}
    for _ in range(TABLES):
        for name, number in compare(rng, numbers).items():
            counts[name] = counts.get(name, 0) + number
    return counts


def test_thousands_of_decisions() -> None:
    counts = compare_all(KeyedRandom.of("twin", "thumb"))
    assert sum(counts.values()) > 10 * TABLES
    assert set(counts) >= {
        *("cut", "white_hand", "muli", "bidding", "trump", "home", "exchange", "lay_off", "play"),
        *("on_sight", "hold_muli"),
    }


@pytest.mark.parametrize("name", [name for name in SIZES if name != "race_keep"])
def test_a_twin_that_weighs_otherwise_is_found_out(name: str) -> None:
    other, rng = NUMBERS.copy(), KeyedRandom.of("other weights", name)
    place = list(SIZES).index(name)
    first = sum(list(SIZES.values())[:place])
    other[0, first : first + SIZES[name]] += 900
    other[0, first : first + SIZES[name] : 2] = 1
    with pytest.raises(AssertionError):
        compare_all(rng, other)


def test_the_row_of_weights_has_the_form_that_the_twin_reads() -> None:
    assert len(numbers_of()) == SIZE
    assert list(SIZES)[:-2] == list(Weights.__struct_fields__)
    assert numbers_of()[: SIZES["trump_card"]] == list(WEIGHTS.trump_card)


def test_whole_deals_by_rule_of_thumb_inside_the_twin() -> None:
    rules = random_table("mulatschak", KeyedRandom.of("thumb deals")).rules
    twin = twin_of("mulatschak")
    seats = 3 if not rules.check(3) else 2
    numbers = twin.numbers(rules, seats)
    rows = np.zeros((4, twin.row), dtype=np.int64)
    seed = np.array([1, *twin.order(rules, seats)])
    twin.drive(Job.RESET, rows, numbers, seed, NUMBERS, NUMBERS)
    counts = np.zeros((4, 12), dtype=np.int64)
    twin.drive(Job.THUMB, rows, numbers, np.array([25]), NUMBERS, counts)
    assert (counts[:, 2] == 25).all()
    assert (counts[:, 0] > 50).all()
