"""Perft: the engine finds exactly as many sequences of moves as the files say."""

from pathlib import Path

import pytest

from tests.kernel.toy import Toy, ToyRules, ToyStanding
from tests.perft.counting import Position, TooMany, count, files, read, set_up, write
from tests.perft.runner import plans_of
from weli.games import GAMES, profile_names

POSITIONS = [(path.stem, position) for path in files() for position in read(path.read_text())[1]]


@pytest.mark.parametrize(
    ("profile", "position"), POSITIONS, ids=lambda part: getattr(part, "name", part)
)
def test_the_leaves_are_counted_again(profile: str, position: Position) -> None:
    game = GAMES[profile_names()[profile]]
    deal = set_up(profile, position)
    question = game.question(deal)
    assert question is not None
    assert question.name == position.asks
    assert count(game, deal, len(position.leaves)) == position.leaves


def test_every_profile_has_its_positions() -> None:
    assert {path.stem for path in files()} == set(profile_names())
    for name in profile_names():
        plans = [plan.name for plan in plans_of(name)]
        assert [position.name for profile, position in POSITIONS if profile == name] == plans


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_files_are_written_as_they_are_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    profile, positions = read(text)
    assert profile == path.stem
    assert write(profile, positions) == text


def test_counting_a_game_that_can_be_counted_by_hand() -> None:
    """Three numbers, none twice, and three ends the deal: 1 2 3, 1 3, 2 1 3, 2 3, 3."""
    game = Toy()
    deal, _ = game.deal(ToyRules(), 2, 0, ToyStanding())
    assert count(game, deal, 5) == (3, 4, 2, 0, 0)
    assert count(game, deal, 1) == (3,)
    with pytest.raises(TooMany):
        count(game, deal, 5, limit=3)
