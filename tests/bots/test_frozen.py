"""Released levels are frozen: a change of their play is a new version, never a silent one.

Where one of these fingerprints changes, the player decides differently in some position. Give the
changed player the next version (`regular-2`), keep the old one, and add a line for the new one. The
fingerprint of a new one tells

    uv run python -c "from tests.bots.test_frozen import *; told('master-1')"

A player that looks ahead has a small budget here, plays fewer deals, and no clock hurries it.
"""

import hashlib
from math import inf
from unittest.mock import patch

import pytest

from weli.bots.levels import load_bot
from weli.bots.master import patience
from weli.games import game_of, load_profile
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import KeyedRandom

TABLES = {
    "mulatschak": [
        *(("salzburg", seats) for seats in (2, 3, 4, 5)),
        *((name, 4) for name in ("geiser", "murln", "krisch", "app33")),
    ],
    "mighty": [
        *(("seed", seats) for seats in (3, 4, 5, 6, 7, 8)),
        *((name, 5) for name in ("korean", "league", "pagat", "bga")),
    ],
}
DEALS = {"mulatschak": 12, "mighty": 4}
FEW_DEALS = {"mulatschak": 3, "mighty": 1}
LOOKS_AHEAD = ("master-1",)
BUDGET = 3000

FROZEN = {
    ("random-1", "mulatschak"): "ecb0789dc92ce421",
    ("random-1", "mighty"): "0e06606474945286",
    ("beginner-1", "mulatschak"): "efd2b9ffe12e0ccc",
    ("beginner-1", "mighty"): "c0e2e97716da45e3",
    ("regular-1", "mulatschak"): "9b9fe6d50ca91f80",
    ("regular-1", "mighty"): "62372b912e8fb1e3",
    ("master-1", "mulatschak"): "504cd70b38c9da19",
    ("master-1", "mighty"): "ed0f740b5c7464f8",
}


def fingerprint(level: str, game: str) -> tuple[str, int]:
    """What a player decides in positions that it and chance have brought about, as a hash."""
    digest, decisions = hashlib.sha256(), 0
    deals = FEW_DEALS if level in LOOKS_AHEAD else DEALS
    with patch.object(patience, "LEAST", inf):
        for profile, seats in TABLES[game]:
            for number in range(deals[game]):
                for line in decisions_of(level, profile, seats, number):
                    digest.update(f"{line}\n".encode())
                    decisions += 1
    return digest.hexdigest()[:16], decisions


def told(level: str) -> None:
    """Prints the lines of a level for the table above."""
    for game in TABLES:
        print(f'    ("{level}", "{game}"): "{fingerprint(level, game)[0]}",')


def decisions_of(level: str, profile: str, seats: int, number: int) -> list[str]:
    """The decisions of one deal; every third move is drawn instead, so that much comes up."""
    rules, bot = load_profile(profile), load_bot(level)
    game, rng = game_of(rules), KeyedRandom.of("frozen", profile, seats, number)
    views = [game.view(rules, seats, seat) for seat in range(seats)]
    deal, told = game.deal(rules, seats, number % seats, game.start(rules, seats))
    made: list[str] = []
    while True:
        for seat in range(seats):
            for sealed in told:
                if sealed.reaches(seat):
                    views[seat] = views[seat].receive(sealed.event)
        question = game.question(deal)
        if question is None:
            return made
        legal = game.legal(deal)
        action = legal.sample(rng)
        if question.seat != NATURE and legal.total() > 1:
            numbers = KeyedRandom.of("frozen", number, len(made))
            chosen = bot.choose(views[question.seat], legal, numbers, BUDGET)
            made.append(f"{profile} {seats} {question.name} {game.write(chosen)}")
            action = action if len(made) % 3 == 0 and question.name != "misdeal" else chosen
        deal, told = game.step(deal, Move(question.seat, action))


@pytest.mark.parametrize(
    ("level", "game"),
    [
        pytest.param(*each, marks=pytest.mark.xdist_group(f"{each[1]} twin"))
        if each[0] in LOOKS_AHEAD
        else each
        for each in FROZEN
    ],
)
def test_a_released_level_plays_as_it_was_released(level: str, game: str) -> None:
    found, decisions = fingerprint(level, game)
    assert decisions > (300 if level in LOOKS_AHEAD else 500)
    assert found == FROZEN[level, game]


def test_another_player_has_another_fingerprint() -> None:
    found = {level: fingerprint(level, "mulatschak")[0] for level in ("regular-1", "beginner-1")}
    assert len(set(found.values())) == len(found)
