"""Tricks full of special cards: the twin of Mighty allows and decides what the engine does."""

import numpy as np
import pytest

from tests.laws.tables import likely_values
from tests.mighty.random_positions import random_position
from weli.fast.codec import SPACES
from weli.fast.mighty import layout as at
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games import GAMES
from weli.games.mighty.phases.playing import Playing
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.kernel.actions import Move
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mighty twin")

POSITIONS = 4000
TRIES = 1500
GAME = GAMES["mighty"]
SPACE = SPACES["mighty"]
TWIN = twin_of("mighty")
NOTHING = np.zeros((1, 1), dtype=np.int64)
GROUPS = ("special", "first", "last", "play")
ELSEWHERE = ("special.joker_is_point",)
"""Options that tell in no single trick; they are tested with whole deals."""
PATHS = [
    row.path
    for row in MightyRules().describe()
    if row.group in GROUPS and row.path not in ELSEWHERE
]


def drive(job: int, rows: Numbers, rules: Numbers, given: int = 0) -> None:
    """Does a job of the twin's with one row; the step it may take is legal."""
    assert TWIN.drive(job, rows, rules, np.array([given]), NOTHING, NOTHING) == -1


def legal_steps(rows: Numbers) -> set[int]:
    """The legal steps of the twin."""
    mask = np.zeros((1, SPACE.size), dtype=np.uint8)
    TWIN.masks(rows, mask)
    return set(np.flatnonzero(mask[0]).tolist())


def plays_alike(deal: Deal, misread: MightyRules, rng: KeyedRandom) -> bool:
    """Whether a twin that goes by these rules plays the next trick as the engine does."""
    rules = TWIN.numbers(misread, deal.seats)
    rows = TWIN.pack(deal.but(rules=misread))[np.newaxis]
    drive(Job.ASK, rows, rules)
    tricks = len(deal.tricks)
    while (question := GAME.question(deal)) is not None:
        legal = GAME.legal(deal)
        theirs = set(SPACE.steps(legal))
        if TWIN.question(rows[0]) != (question.seat, question.name) or legal_steps(rows) != theirs:
            return False
        action = legal.sample(rng)
        (step,) = SPACE.encode(action)
        drive(Job.TAKE, rows, rules, step)
        deal, _ = GAME.step(deal, Move(question.seat, action))
        if len(deal.tricks) > tricks:
            break
    last = tricks + 1 == deal.outfit.hand
    taker = rows[0, at.BEST_SEAT] if last else rows[0, at.TRICKS + tricks + 1] >> at.LEADER_BITS
    return bool(taker == deal.tricks[-1].winner)


def test_random_positions() -> None:
    rng = KeyedRandom.of("mighty twin", "positions")
    for _ in range(POSITIONS):
        deal = random_position(rng)
        assert isinstance(deal.agenda[0], Playing)
        assert plays_alike(deal, deal.rules, rng), deal


def misread(path: str, rng: KeyedRandom) -> bool:
    """Whether a twin that misreads an option is found out at a random position."""
    deal = random_position(rng)
    (row,) = [row for row in deal.rules.describe() if row.path == path]
    other = deal.rules.with_values({path: rng.choice(likely_values(row))})
    return other != deal.rules and not plays_alike(deal, other, rng)


@pytest.mark.parametrize("path", PATHS)
def test_a_twin_that_misreads_an_option_is_found_out(path: str) -> None:
    rng = KeyedRandom.of("mighty misread", path)
    assert any(misread(path, rng) for _ in range(TRIES))
