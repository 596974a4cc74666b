"""What the declarer is asked after the burial is known before it, so that one sheet can hold it."""

import pytest

from weli.bots.chance import RandomBot
from weli.games import load_profile
from weli.games.mighty.actions import Declare
from weli.kernel.chance import Chance
from weli.kernel.legal import Offer
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table

DEALS = 4


def seated(profile: str, seats: int, seed: str) -> Table:
    rules = load_profile(profile)
    players = tuple([Player(f"p{seat}", "random") for seat in range(seats)])
    match = Match.new(rules, players, Chance.from_seed(seed))
    return Table(match, {seat: RandomBot() for seat in range(seats)})


def asked_in(table: Table) -> list[tuple[str, Offer, dict[str, Offer]]]:
    """Play a deal; return each question with its offer and what was known to come after it."""
    table.begin_deal()
    asked = []
    while (question := table.question) is not None:
        if question.seat >= 0:
            ahead = {name: legal.offer() for name, legal in table.ahead(question.seat)}
            asked.append((question.name, table.legal(question.seat).offer(), ahead))
        table.work()
    return asked


@pytest.mark.parametrize(("profile", "seats"), [("korean", 5), ("seed", 4), ("pagat", 5)])
def test_what_is_known_ahead_is_what_is_asked(profile: str, seats: int) -> None:
    kept = 0
    for seed in range(DEALS):
        asked = asked_in(seated(profile, seats, str(seed)))
        ahead = next(after for name, _, after in asked if name == "bury")
        offers = {name: offer for name, offer, _ in asked}
        assert list(ahead)[:2] == ["contract", "friend"]
        assert offers["contract"] == ahead["contract"]
        # Special cards go by trump, which only the contract makes final.
        calls, known = offers["friend"], ahead["friend"]
        assert len(calls.actions) == len(known.actions)
        kept += calls == known
        if "request" in offers:
            assert offers["request"] == ahead["request"]
    assert kept > 0


def test_only_the_burial_looks_ahead() -> None:
    asked = asked_in(seated("korean", 5, "1"))
    assert [name for name, _, ahead in asked if ahead] == ["bury"]


def test_three_players_call_no_friend() -> None:
    asked = asked_in(seated("korean", 3, "1"))
    ahead = next(after for name, _, after in asked if name == "bury")
    assert list(ahead) == ["contract"]
    assert all(isinstance(action, Declare) for action in ahead["contract"].actions)


def test_nobody_else_is_told_what_comes() -> None:
    table = seated("korean", 5, "1")
    table.begin_deal()
    while (question := table.question) is not None and question.name != "bury":
        table.work()
    assert question is not None
    others = [seat for seat in range(5) if seat != question.seat]
    assert [table.ahead(seat) for seat in others] == [()] * 4
