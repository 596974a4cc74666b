"""Perft: the compiled twins find exactly as many sequences of moves as the files say."""

import numpy as np
import pytest

from tests.perft.counting import Position, files, read, set_up
from tests.perft.twins import after_every_move, count_in_twin
from weli.fast.pack import pack
from weli.fast.twin import twin_of
from weli.games import profile_names

POSITIONS = [
    pytest.param(
        path.stem,
        position,
        id=f"{path.stem}-{position.name}",
        marks=pytest.mark.xdist_group(f"{profile_names()[path.stem]} twin"),
    )
    for path in files()
    for position in read(path.read_text(encoding="utf-8"))[1]
]


@pytest.mark.parametrize(("profile", "position"), POSITIONS)
def test_the_twin_counts_the_same_leaves(profile: str, position: Position) -> None:
    deal = set_up(profile, position)
    assert count_in_twin(deal, len(position.leaves)) == position.leaves


@pytest.mark.xdist_group("mulatschak twin")
def test_a_choice_of_cards_is_one_move() -> None:
    """Of five cards there are 1 + 5 + 10 + 10 + 5 + 1 choices; four cards may stand for a form."""
    (position,) = (
        position
        for path in files()
        if path.stem == "salzburg"
        for position in read(path.read_text(encoding="utf-8"))[1]
        if position.name == "exchange, two players"
    )
    deal = set_up("salzburg", position)
    twin = twin_of("mulatschak")
    rules = twin.numbers(deal.rules, deal.seats)
    rows = after_every_move(twin, pack(deal)[np.newaxis], rules)
    assert len(rows) == position.leaves[0] >= 32
    assert not twin.choosing(rows).any()
