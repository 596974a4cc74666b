"""After a match: another one in the same company, by the same rules or by others."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.rooms import PACE, TOKENS, Guest, House, row_of, started
from tests.server.test_room import SHORT, play_deal
from weli.games import load_profile
from weli.kernel import codes
from weli.kernel.chance import Chance
from weli.play.match import refold
from weli.server.pacing import HOST_GONE, NEXT_DEAL
from weli.server.store import Store

OTHER = codes.encode(load_profile("murln"))


async def play_match(house: House, guests: list[Guest]) -> None:
    """Plays on until the match is over."""
    for _ in range(100):
        await play_deal(house, guests)
        if house.room.row.stage == "over":
            return
        for guest in guests:
            assert (await guest.ask("next"))["type"] == "accepted"
    raise AssertionError("the match does not end")


async def finished(people: int = 2) -> tuple[House, list[Guest]]:
    """A table whose match is over."""
    house, guests = await started(row_of(people=people, rules=SHORT))
    await play_match(house, guests)
    return house, guests


def company(guest: Guest) -> list[tuple[str, str]]:
    """Who sits where, as somebody sees it."""
    return [(seat["kind"], seat["name"]) for seat in guest.table["seats"]]


async def test_another_match_begins_when_all_who_are_here_want_it() -> None:
    house, (anna, bert) = await finished()
    before, sitting = anna.state["seq"], company(anna)
    await bert.ask("again")
    await house.turn(10 * NEXT_DEAL)
    assert anna.table["seats"][1]["ready"]
    assert anna.table["stage"] == "over"
    await anna.ask("again")
    await house.turn(0)
    assert (anna.table["stage"], anna.table["match"]) == ("playing", 1)
    assert company(anna) == sitting
    assert anna.state["events"][0]["event"]["type"] == "DealBegan"
    assert anna.state["view"]["standing"]["deals"] == 0
    assert anna.state["seq"] > before
    assert not anna.state["snapshot"]
    assert not any(seat["ready"] for seat in anna.table["seats"])
    await play_match(house, [anna, bert])
    second = house.memory.kept()
    assert second.record is not None
    assert refold(second.record).over


async def test_the_host_need_not_wait_for_everybody_for_ever() -> None:
    house, (anna, _bert) = await finished()
    await anna.ask("again")
    await house.turn(NEXT_DEAL - 1)
    assert anna.table["stage"] == "over"
    await house.turn(1)
    assert anna.table["stage"] == "playing"


async def test_who_is_gone_keeps_the_seat_and_is_not_waited_for() -> None:
    house, (anna, bert) = await finished()
    await house.go(bert)
    await anna.ask("again")
    await house.turn(0)
    assert anna.table["stage"] == "playing"
    assert (await house.come(TOKENS[1])).you == 1


async def test_a_host_who_leaves_after_the_match_has_an_heir() -> None:
    house, (anna, bert) = await finished()
    await house.go(anna)
    await house.turn(HOST_GONE)
    assert bert.table["seats"][1]["host"]
    assert (await bert.ask("reopen"))["type"] == "accepted"


async def test_what_was_meant_for_one_match_is_not_done_in_the_next() -> None:
    house, (anna, bert) = await started(row_of(people=2, rules=SHORT))
    seen: list[int] = []
    for _ in range(100):
        await play_deal(house, [anna, bert])
        seen.append(anna.state["seq"])
        if house.room.row.stage == "over":
            break
        for guest in (anna, bert):
            await guest.ask("next")
    for guest in (anna, bert):
        await guest.ask("again")
    await house.turn(0)
    for seq in range(max(seen) + 1):
        assert await anna.refused("act", after=seq, action={"type": "Pass"}) == "stale"


async def test_the_next_match_is_taken_up_after_a_crash() -> None:
    house, guests = await finished()
    for guest in guests:
        await guest.ask("again")
    for _ in range(20):
        for guest in guests:
            if guest.decision is not None:
                guest.act()
        await house.turn(PACE)
    state = guests[0].state
    await house.crash()
    again = await house.come(TOKENS[0])
    assert again.state["snapshot"]
    assert again.table["match"] == 1
    for same in ("view", "shown", "decision", "seq"):
        assert again.state[same] == state[same]


async def test_other_rules_are_agreed_on_in_the_lobby_with_everybody_seated() -> None:
    house, (anna, bert) = await finished()
    sitting = company(anna)
    assert await bert.refused("reopen") == "not_host"
    await bert.ask("again")
    assert (await anna.ask("reopen"))["type"] == "accepted"
    await house.turn(0)
    assert (anna.table["stage"], anna.table["match"]) == ("lobby", 1)
    assert company(bert) == sitting
    assert [seat["agreed"] for seat in bert.table["seats"][:2]] == [True, False]
    assert not bert.table["seats"][1]["ready"]
    assert await anna.refused("start") == "not_agreed"
    change = {"code": OTHER, "profile": "murln", "seats": 4}
    assert (await anna.ask("choose_rules", **change))["type"] == "accepted"
    await bert.ask("agree", code=OTHER)
    before = bert.state["seq"]
    assert (await anna.ask("start"))["type"] == "accepted"
    await house.turn(0)
    assert (bert.table["stage"], bert.table["match"]) == ("playing", 1)
    assert bert.table["rules"]["code"] == OTHER
    assert bert.state["seq"] > before
    await play_match(house, [anna, bert])


async def test_a_lobby_after_a_match_is_a_lobby_after_a_crash_too() -> None:
    house, (anna, _bert) = await finished()
    await anna.ask("reopen")
    await house.crash()
    again = await house.come(TOKENS[0])
    assert again.table["stage"] == "lobby"
    assert again.state == {}


async def test_during_a_match_there_is_no_other_one() -> None:
    _house, (anna,) = await started(row_of())
    assert await anna.refused("again") == "match_not_over"
    assert await anna.refused("reopen") == "match_not_over"


@pytest.fixture
def store(tmp_path: Path) -> Any:
    opened = Store(tmp_path)
    yield opened
    opened.close()


async def test_every_match_has_its_secret_and_keeps_its_record(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, guests = await finished()
    first = house.memory.kept()
    other = classmethod(lambda cls: cls.from_seed("another"))
    monkeypatch.setattr(Chance, "fresh", other)
    for guest in guests:
        await guest.ask("again")
    await play_match(house, guests)
    second = house.memory.kept()
    await guests[0].ask("reopen")
    for change in house.memory.changes:
        await store.keep(change)
    assert store.record("test", 0) == first.record
    assert store.record("test", 1) == second.record
    assert store.record("test", 2) is None
    assert first.row.secret == Chance.from_seed("tests").secret.hex()
    assert second.row.secret == Chance.from_seed("another").secret.hex()
    found = store.load("test")
    assert found is not None
    assert (found.row, found.record) == (house.memory.kept().row, None)
    await store.forget_lobbies(2e10, [])
    assert store.load("test") is not None
