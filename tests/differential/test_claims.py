"""Claims: what is proven is true, and what is played out wins every trick."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.trying import wins_all
from weli.bots.levels import load_bot
from weli.fast.claims import Proven, prove
from weli.games import game_of, load_profile
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import Chance
from weli.kernel.engine import Question
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table

DEALS = 25
MOST_PLAYS = 18
"""So many cards are left at most where every play is tried."""


def endings(profile: str, seats: int) -> Iterator[tuple[Any, int]]:
    """Deals played by rule of thumb, whenever somebody with a few cards is to play one."""
    bot = load_bot("regular")
    names = [f"Player {seat}" for seat in range(seats)]
    for number in range(DEALS):
        players = tuple([Player(name, "regular") for name in names])
        match = Match.new(load_profile(profile), players, Chance.from_seed(number))
        table = Table(match, dict.fromkeys(range(seats), bot))
        table.begin_deal()
        while (question := table.question) is not None:
            asks = question.seat != NATURE and question.name == "play"
            left = sum(map(len, match.deal.hands))
            if asks and left <= MOST_PLAYS and len(match.deal.hands[question.seat]) > 1:
                yield match.deal, question.seat
            table.work()


def check_plays(deal: Any, seat: int, proven: Proven) -> None:
    """Every move is legal, and every trick goes to the claimant."""
    game = game_of(deal.rules)
    before = len(deal.tricks)
    for mover, action in proven.plays:
        question = game.question(deal)
        assert question is not None
        assert question.seat == mover
        deal, _ = game.step(deal, Move(mover, action))
    assert game.question(deal) is None
    assert {trick.winner for trick in deal.tricks[before:]} == {seat}


MULATSCHAK = pytest.mark.xdist_group("mulatschak twin")
MIGHTY = pytest.mark.xdist_group("mighty twin")


@pytest.mark.parametrize(
    ("profile", "seats"),
    [
        pytest.param("salzburg", 4, marks=MULATSCHAK),
        pytest.param("geiser", 3, marks=MULATSCHAK),
        pytest.param("seed", 5, marks=MIGHTY),
        pytest.param("korean", 4, marks=MIGHTY),
        pytest.param("seed", 8, marks=MIGHTY),
    ],
)
def test_a_claim_holds_exactly_when_nobody_else_can_win_a_trick(profile: str, seats: int) -> None:
    found: Counter[bool] = Counter()
    for deal, seat in endings(profile, seats):
        proven = prove(deal, seat)
        assert proven.exact
        assert proven.holds == wins_all(deal, seat)
        found[proven.holds] += 1
        if proven.holds:
            check_plays(deal, seat, proven)
        else:
            assert proven.plays == ()
    assert min(found[True], found[False]) > 0, found


@MIGHTY
def test_whole_hands_are_looked_at_too() -> None:
    """At the first card of a deal a claim is answered as well, and for certain."""
    match = Match.new(
        load_profile("seed"),
        tuple([Player(str(seat), "regular") for seat in range(5)]),
        Chance.from_seed(1),
    )
    table = Table(match, dict.fromkeys(range(5), load_bot("regular")))
    table.begin_deal()
    while table.question != Question(match.deal.declarer, "play"):
        table.work()
    proven = prove(match.deal, match.deal.declarer)
    assert proven.exact
    assert not proven.holds
