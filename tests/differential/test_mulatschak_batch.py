"""Batches of Mulatschak: masks, observations, scores, and arrays of the caller."""

from typing import Any

import numpy as np
import pytest

from weli.fast.batch import BatchEnv
from weli.fast.codec import SPACES
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import options, phases
from weli.fast.mulatschak.observation import FIELDS
from weli.fast.pack import pack, unpack
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.actions import IllegalAction, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.options import RulesError

pytestmark = pytest.mark.xdist_group("mulatschak twin")

SALZBURG = load_profile("salzburg")
GAME = GAMES["mulatschak"]
SPACE = SPACES["mulatschak"]


def batch(n: int = 8, seats: int = 4, seed: int = 1) -> BatchEnv:
    """Some tables under the Salzburg rules."""
    return BatchEnv("mulatschak", SALZBURG, seats, n, seed)


def random_steps(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal step for every table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def test_a_batch_plays_on_through_deals_and_matches() -> None:
    env, rng = batch(), np.random.default_rng(5)
    masks = np.zeros((env.n, env.actions), np.uint8)
    scores = np.full((env.n, env.seats), 21)
    ends = np.zeros(3, int)
    for _ in range(2000):
        env.legal_mask(masks)
        env.step(random_steps(masks, rng))
        scores += env.points
        assert not env.points[env.ended[:, 0] == 0].any()
        won = env.ended[:, 0] == 2
        assert ((scores <= 0).any(axis=1) == won).all()
        scores[won] = 21
        assert (env.rows[:, at.SCORES : at.SCORES + env.seats] == scores).all()
        ends += np.bincount(env.ended[:, 0], minlength=3)
    assert ends.min() > 50


def test_the_same_seed_plays_the_same_and_another_does_not() -> None:
    one, same, other = batch(seed=3), batch(seed=3), batch(seed=4)
    assert (one.rows == same.rows).all()
    assert (one.rows != other.rows).any()
    assert len({tuple(row) for row in one.rows}) == one.n, "every table has its own numbers"
    one.playout(5)
    one.reset()
    assert (one.rows == same.rows).all()


def test_an_illegal_step_is_refused_and_nothing_happens() -> None:
    env = batch()
    before = env.rows.copy()
    steps = np.full(env.n, 37)
    steps[3] = 0
    with pytest.raises(IllegalAction) as refused:
        env.step(steps)
    assert refused.value.reason.details == {"table": 3, "step": 0}
    assert (env.rows == before).all()
    for bad in (-1, SPACE.size, 10**6):
        steps[3] = bad
        with pytest.raises(IllegalAction):
            env.step(steps)


def test_arrays_of_another_form_are_refused() -> None:
    env = batch()
    wrong: Any
    for wrong in (np.zeros((env.n, 97), np.uint8), np.zeros((env.n, 98), np.int64)):
        with pytest.raises(ValueError, match="C-contiguous"):
            env.legal_mask(wrong)
    with pytest.raises(ValueError, match="8 steps are needed"):
        env.step(np.zeros(3, int))


def test_rules_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(RulesError):
        BatchEnv("mulatschak", SALZBURG, 6, 2, 1)
    with pytest.raises(ValueError, match="rules are of mulatschak"):
        BatchEnv("mighty", SALZBURG, 5, 2, 1)


def test_a_playout_counts_what_it_plays() -> None:
    env = batch(n=50)
    totals = env.playout(20)
    assert totals.deals == 1000
    assert totals.decisions < totals.steps < 30 * totals.deals
    assert 0 < totals.matches < totals.deals
    assert (env.rows[:, at.PHASE] < phases.OVER).all()


def test_observations_have_the_documented_size() -> None:
    env = batch()
    assert env.features == sum(field.size for field in FIELDS) <= 600
    seen = np.full((env.n, env.features), 7, np.float32)
    env.observe(seen)
    assert set(np.unique(seen)) - {1} != set()
    assert seen.min() >= 0


def unseen_cards(row: np.ndarray, me: int) -> list[int]:
    """The cards that a seat has neither held nor seen, and that lie somewhere else."""
    seen = int(row[at.DEALT + me] | row[at.HAND + me] | row[at.DISCARDS + me])
    for seat in range(int(row[at.SEATS])):
        seen |= int(row[at.PLAYED + seat] | row[at.SHOWN + seat])
    if row[at.SEEN_CARD] >= 0 and row[at.SEEN_BY] >> me & 1:
        seen |= 1 << int(row[at.SEEN_CARD])
    return [card for card in range(at.CARD_COUNT) if not seen >> card & 1]


def swapped(row: np.ndarray, one: int, other: int) -> np.ndarray:
    """The same game with two cards in each other's places, wherever they lie."""
    world = row.copy()
    both = 1 << one | 1 << other
    for first in (at.HAND, at.DEALT, at.DISCARDS):
        for place in range(first, first + at.MOST_SEATS):
            if bin(int(world[place]) & both).count("1") == 1:
                world[place] ^= both
    ring = world[at.ORDER : at.ORDER + at.CARD_COUNT]
    here, there = ring == one, ring == other
    ring[here], ring[there] = other, one
    if world[at.SEEN_CARD] in (one, other):
        world[at.SEEN_CARD] = one + other - world[at.SEEN_CARD]
    return world


def test_other_worlds_look_the_same() -> None:
    env, rng = batch(n=64), np.random.default_rng(2)
    masks = np.zeros((env.n, env.actions), np.uint8)
    moved = 0
    for _ in range(60):
        env.legal_mask(masks)
        env.step(random_steps(masks, rng))
        for me in range(env.seats):
            worlds = env.rows.copy()
            for game, row in enumerate(env.rows):
                hidden = unseen_cards(row, me)
                if len(hidden) > 1:
                    one, other = rng.choice(hidden, 2, replace=False)
                    worlds[game] = swapped(row, int(one), int(other))
            seats = np.full(env.n, me)
            seen = np.zeros((2, env.n, env.features), np.float32)
            env.observe(seen[0], seats)
            twin_of("mulatschak").observe(worlds, env.numbers, seats, seen[1])
            assert (seen[0] == seen[1]).all()
            hands = slice(at.HAND, at.HAND + at.MOST_SEATS)
            moved += int((worlds[:, hands] != env.rows[:, hands]).any(axis=1).sum())
    assert moved > 5000, "cards really lay elsewhere"


def test_a_deal_can_be_taken_out_of_a_batch_and_played_on() -> None:
    env = batch(n=20, seats=3)
    rng = KeyedRandom.of("taken out")
    for row in env.rows:
        deal = unpack(row, SALZBURG)
        assert SPACE.steps(GAME.legal(deal)) == legal_steps(row)
        while (question := GAME.question(deal)) is not None:
            deal, _ = GAME.step(deal, Move(question.seat, GAME.legal(deal).sample(rng)))
            if (GAME.actor(deal) or 0) >= 0 and deal.agenda:
                assert SPACE.steps(GAME.legal(deal)) == legal_steps(pack(deal))
        assert unpack(pack(deal), SALZBURG) == deal


def legal_steps(row: np.ndarray) -> set[int]:
    """The legal steps of one game."""
    mask = np.zeros((1, SPACE.size), np.uint8)
    twin_of("mulatschak").masks(row[np.newaxis], mask)
    return set(np.flatnonzero(mask[0]).tolist())


def test_every_number_of_a_rule_set_has_its_name() -> None:
    numbers = twin_of("mulatschak").numbers(MulatschakRules(), 5)
    assert numbers[options.PACK_COUNT] == 36
    assert numbers[options.TABLE_COUNT] == 5
    assert numbers[options.EXCHANGE_MOST] == 5
