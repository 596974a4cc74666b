"""Batches of Mighty: steps, scores, playouts, observations, and deals taken out of them."""

from fractions import Fraction

import numpy as np
import pytest
from msgspec.structs import replace

from weli.fast.batch import BatchEnv
from weli.fast.codec import SPACES
from weli.fast.mighty import layout as at
from weli.fast.mighty import options, phases
from weli.fast.mighty.tables import CARD_AT, bits_of
from weli.fast.pack import pack, unpack
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile
from weli.games.mighty.rules import MightyRules
from weli.kernel.actions import IllegalAction, Move
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mighty twin")

RULES = load_profile("korean").with_values(
    {
        "table.players": ["3", "4", "5", "6", "7", "8"],
        "misdeal.penalty": "doubling",
        "bidding.all_pass_fine": 1,
        "score.made": "risk",
        "score.alone": "one_and_half",
    }
)
GAME = GAMES["mighty"]
SPACE = SPACES["mighty"]
TWIN = twin_of("mighty")


def batch(n: int = 8, seats: int = 5, seed: int = 1) -> BatchEnv:
    """Some tables under rules with fractions, penalties and fines."""
    return BatchEnv("mighty", RULES, seats, n, seed)


def random_steps(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal step for every table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_scores_add_up_through_deals_and_matches(seats: int) -> None:
    env, rng = batch(seats=seats), np.random.default_rng(seats)
    masks = np.zeros((env.n, env.actions), np.uint8)
    scores = np.zeros((env.n, seats), int)
    ends = np.zeros(3, int)
    for _ in range(1500):
        env.legal_mask(masks)
        env.step(random_steps(masks, rng))
        scores += env.points
        assert not env.points[env.ended[:, 0] == 0].any()
        scores[env.ended[:, 0] == 2] = 0
        over = env.ended[:, 0] > 0
        paid = env.rows[:, at.PAID : at.PAID + seats]
        assert (env.rows[:, at.SCORES : at.SCORES + seats] - paid == scores)[over].all()
        ends += np.bincount(env.ended[:, 0], minlength=3)
    assert ends[1] > 50


def test_a_playout_decides_as_often_as_random_steps() -> None:
    env, rng = batch(n=60), np.random.default_rng(4)
    totals = batch(n=60).playout(40)
    assert totals.deals == 60 * 40
    masks = np.zeros((env.n, env.actions), np.uint8)
    deals = decisions = steps = 0
    for _ in range(2500):
        env.legal_mask(masks)
        decisions += int(((masks.sum(axis=1) > 1) & (env.rows[:, at.BEGUN] == 0)).sum())
        env.step(random_steps(masks, rng))
        steps += env.n
        deals += int((env.ended > 0).sum())
    assert decisions / deals == pytest.approx(totals.decisions / totals.deals, rel=0.03)
    assert steps / deals == pytest.approx(totals.steps / totals.deals, rel=0.03)
    assert (env.rows[:, at.PHASE] < phases.OVER).all()


def test_playouts_follow_the_seed() -> None:
    one, same, other = batch(seed=3), batch(seed=3), batch(seed=4)
    assert one.playout(5) == same.playout(5)
    assert (one.rows == same.rows).all()
    assert (other.rows != one.rows).any()


def test_an_illegal_step_is_refused_and_nothing_happens() -> None:
    env = batch()
    before = env.rows.copy()
    for bad in (-1, 0, SPACE.pair, SPACE.size, 10**6):
        with pytest.raises(IllegalAction):
            env.step(np.full(env.n, bad))
    assert (env.rows == before).all()


def hidden_cards(row: np.ndarray, me: int) -> list[int]:
    """The places of the cards that a seat cannot know: not its own, nor seen by it, nor played."""
    deal = unpack(row, RULES)
    known = set(deal.dealt[me]) | set(deal.hands[me])
    known |= set(deal.kitty) if me == deal.declarer and deal.auction is not None else set()
    known |= {card for trick in deal.tricks for card in trick.cards}
    opened = getattr(deal.agenda[0], "trick", None) if deal.agenda else None
    known |= set(opened.cards) if opened is not None else set()
    pack_cards = set(deal.outfit.cards)
    return [place for place, card in CARD_AT.items() if card in pack_cards - known]


def swapped(row: np.ndarray, one: int, other: int) -> np.ndarray:
    """The same game with two cards in each other's places, wherever they lie."""
    world = row.copy()
    words = bits_of((CARD_AT[one], CARD_AT[other]))
    pairs = [(first, first + 1) for first in range(at.HAND, at.TRICKS, 2)]
    for pair in [*pairs, (at.BURIED_FIRST, at.BURIED_SECOND)]:
        held = sum(
            bin(int(world[place]) & word).count("1")
            for place, word in zip(pair, words, strict=True)
        )
        if held == 1:
            for place, word in zip(pair, words, strict=True):
                world[place] ^= word
    order = world[at.ORDER :]
    here, there = order == one, order == other
    order[here], order[there] = other, one
    return world


def test_other_worlds_look_the_same() -> None:
    env, rng = batch(n=16, seats=6), np.random.default_rng(2)
    masks = np.zeros((env.n, env.actions), np.uint8)
    seen = np.zeros((2, env.n, env.features), np.float32)
    moved = 0
    for _ in range(120):
        env.legal_mask(masks)
        env.step(random_steps(masks, rng))
        me = int(rng.integers(env.seats))
        worlds = env.rows.copy()
        for game, row in enumerate(env.rows):
            hidden = hidden_cards(row, me)
            if len(hidden) > 1:
                one, other = rng.choice(hidden, 2, replace=False)
                worlds[game] = swapped(row, int(one), int(other))
        seats = np.full(env.n, me)
        env.observe(seen[0], seats)
        TWIN.observe(worlds, env.numbers, seats, seen[1])
        assert (seen[0] == seen[1]).all()
        hands = slice(at.HAND, at.TRICKS)
        moved += int((worlds[:, hands] != env.rows[:, hands]).any(axis=1).sum())
    assert moved > 500, "cards really lay elsewhere"


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_a_deal_can_be_taken_out_of_a_batch_and_played_on(seats: int) -> None:
    env = batch(n=6, seats=seats)
    rng = KeyedRandom.of("taken out", seats)
    for row in env.rows:
        deal = unpack(row, RULES)
        assert SPACE.steps(GAME.legal(deal)) == legal_steps(row)
        while (question := GAME.question(deal)) is not None:
            deal, _ = GAME.step(deal, Move(question.seat, GAME.legal(deal).sample(rng)))
            onward = GAME.question(deal)
            if onward is not None and onward.seat >= 0:
                assert SPACE.steps(GAME.legal(deal)) == legal_steps(pack(deal))
        assert unpack(pack(deal), RULES) == deal


def legal_steps(row: np.ndarray) -> set[int]:
    """The legal steps of one game."""
    mask = np.zeros((1, SPACE.size), np.uint8)
    TWIN.masks(row[np.newaxis], mask)
    return set(np.flatnonzero(mask[0]).tolist())


def test_every_number_of_a_rule_set_has_its_name() -> None:
    numbers = TWIN.numbers(MightyRules(), 8)
    assert numbers[options.PACK_COUNT] == 102
    assert numbers[options.HAND_SIZE] == 12
    assert numbers[options.KITTY_SIZE] == 6
    assert numbers[options.DECKS] == 2


def test_what_a_row_cannot_hold_is_refused() -> None:
    start = GAME.start(RULES, 5)
    for standing, reason in (
        (replace(start, misdeals=41), "41 misdeals"),
        (replace(start, scores=(Fraction(1, 7), 0, 0, 0, 0)), "1/7 is no whole number of 24ths"),
    ):
        deal, _ = GAME.deal(RULES, 5, 0, standing)
        with pytest.raises(ValueError, match=reason):
            pack(deal)
