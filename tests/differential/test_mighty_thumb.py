"""The rule-of-thumb player inside the twin decides in the tricks as the readable one does."""

from typing import Any

import numpy as np
import pytest

from weli.bots.mighty.numbers import numbers_of
from weli.bots.mighty.player import MightyThumb
from weli.fast.batch import BatchEnv
from weli.fast.codec import SPACES
from weli.fast.lockstep import Table, random_table
from weli.fast.mighty import layout as at
from weli.fast.mighty.phases import OVER, PLAY
from weli.fast.mighty.thumb_entries import play_by_thumb
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile
from weli.games.mighty.actions import NoMisdeal
from weli.kernel.actions import Envelopes, Move
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mighty twin")

TABLES = 30
GAME = GAMES["mighty"]
SPACE = SPACES["mighty"]
TWIN = twin_of("mighty")
WEIGHTS = np.array([numbers_of()])
TRICKS = ("play", "name_suit", "ripper_call")


def tell(views: list[Any], envelopes: Envelopes) -> None:
    """Lets every seat open its envelopes."""
    for seat, view in enumerate(views):
        opened = view
        for sealed in envelopes:
            if sealed.reaches(seat):
                opened = opened.receive(sealed.event)
        views[seat] = opened


def thumbs(table: Table, rng: KeyedRandom) -> int:
    """Plays a deal by thumb and chance, comparing in every trick; returns how often."""
    game = GAME
    rules, bot = TWIN.numbers(table.rules, table.seats), MightyThumb()
    views = [game.view(table.rules, table.seats, seat) for seat in range(table.seats)]
    standing = game.start(table.rules, table.seats)
    deal, greeting = game.deal(table.rules, table.seats, 0, standing)
    tell(views, greeting)
    compared, step = 0, np.zeros((1, 1), dtype=np.int64)
    while (question := game.question(deal)) is not None:
        legal = game.legal(deal)
        # With very poor hands allowed as misdeals, chance would throw in for ever.
        action = NoMisdeal() if question.name == "misdeal" else legal.sample(rng)
        if question.name in TRICKS:
            choice = bot.choose(views[question.seat], legal, rng, 0)
            rows = TWIN.pack(deal)[np.newaxis]
            play_by_thumb(rows, rules, WEIGHTS, step, 0)
            assert SPACE.encode(choice) == tuple(step[0].tolist()), (choice, views[question.seat])
            compared += 1
            action = choice if rng.below(3) else action
        deal, envelopes = game.step(deal, Move(question.seat, action))
        tell(views, envelopes)
    return compared


def test_the_same_decisions_under_random_rules() -> None:
    rng = KeyedRandom.of("mighty thumb")
    assert sum(thumbs(random_table("mighty", rng), rng) for _ in range(TABLES)) > 40 * TABLES


def test_whole_deals_by_thumb_end_as_step_by_step() -> None:
    rules, seats = load_profile("korean"), 5
    rng, numbers = KeyedRandom.of("whole deals"), TWIN.numbers(rules, seats)
    step = np.zeros((1, 1), dtype=np.int64)
    for _ in range(10):
        deal, _ = GAME.deal(rules, seats, 0, GAME.start(rules, seats))
        while (question := GAME.question(deal)) is not None and question.name != "play":
            deal, _ = GAME.step(deal, Move(question.seat, GAME.legal(deal).sample(rng)))
        rows = TWIN.pack(deal)[np.newaxis]
        play_by_thumb(rows, numbers, WEIGHTS, step, 1)
        assert rows[0, at.PHASE] == OVER
        assert sum(rows[0, at.POINTS : at.POINTS + seats]) == 0
        assert TWIN.unpack(rows[0], rules).result is not None


def test_a_batch_tells_the_steps_of_its_tricks() -> None:
    env = BatchEnv("mighty", load_profile("seed"), 5, 16, 1)
    masks, steps = np.zeros((env.n, env.actions), np.uint8), np.zeros(env.n, np.int64)
    chosen = 0
    for _ in range(60):
        env.legal_mask(masks)
        env.thumb(WEIGHTS, steps)
        tricks = env.rows[:, at.PHASE] >= PLAY
        assert ((steps >= 0) == tricks).all()
        assert masks[tricks, steps[tricks]].all()
        chosen += int(tricks.sum())
        last = env.actions - 1 - masks[:, ::-1].argmax(axis=1)
        env.step(np.where(tricks, steps, last))
    assert chosen > 100
    with pytest.raises(ValueError, match="for the tricks only"):
        env.playout(1, WEIGHTS)
