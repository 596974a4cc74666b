"""All tables of a server: taken up when touched or soon after the start, and put away again."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest

from tests.server.rooms import FREELY, PACE, Hands, Proves, Thinks, quiet, row_of, started
from weli.server.audience import Tools
from weli.server.playing import Game
from weli.server.rooms import PUT_AWAY, Rooms
from weli.server.store import Change, Kept, Store


async def kept_tables(store: Store, number: int) -> None:
    """Keeps so many tables in the midst of a deal; the odd ones wait for a bot."""
    house, _ = await started(row_of())
    await house.turn(3 * PACE)
    for which in range(number):
        name = f"t{which}"
        for change in house.memory.changes:
            row = None if change.row is None else msgspec.structs.replace(change.row, id=name)
            moved = msgspec.structs.replace(change, table_id=name, row=row)
            await store.keep(msgspec.structs.replace(moved, waits_for_bot=bool(which % 2)))
    await house.room.close()


@pytest.fixture
def store(tmp_path: Path) -> Any:
    opened = Store(tmp_path)
    yield opened
    opened.close()


def all_rooms(store: Store) -> Rooms:
    """The tables of a server that has just been started."""
    tools = Tools(
        keeper=store,
        thinker=Thinks(),
        prover=Proves(),
        clock=Hands(),
        pace=PACE,
        limits=FREELY,
    )
    return Rooms(store, tools)


async def test_after_a_start_tables_that_wait_for_a_bot_are_taken_up_first(store: Store) -> None:
    await kept_tables(store, 4)
    house = all_rooms(store)
    house.start()
    while len(house) < 4:
        await asyncio.sleep(0.001)
    assert list(house._rooms) == ["t3", "t1", "t2", "t0"]
    await house.close()


async def test_a_table_that_somebody_waits_for_comes_before_all_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kept_tables(store, 3)
    load, live, listed = store.load, store.live, Event()
    slowly = Event()

    def load_slowly(name: str) -> Kept | None:
        if name == "t0":
            assert slowly.wait(10)
        return load(name)

    def list_them(most: int) -> list[str]:
        listed.set()
        return live(most)

    monkeypatch.setattr(store, "load", load_slowly)
    monkeypatch.setattr(store, "live", list_them)
    house = all_rooms(store)
    asked = asyncio.create_task(house.get("t0"))
    await asyncio.sleep(0)
    house.start()
    await asyncio.to_thread(listed.wait, 10)
    for _ in range(50):
        await asyncio.sleep(0.001)
    assert len(house) == 0
    slowly.set()
    assert await asked is not None
    while len(house) < 3:
        await asyncio.sleep(0.001)
    assert list(house._rooms) == ["t0", "t1", "t2"]
    await house.close()


async def test_a_table_is_taken_up_once_however_many_come(store: Store) -> None:
    await kept_tables(store, 1)
    house = all_rooms(store)
    found = await asyncio.gather(*[house.get("t0") for _ in range(5)])
    assert found[0] is not None
    assert found[0].game is not None
    assert all(room is found[0] for room in found)
    assert await house.get("nothing") is None
    await house.close()


async def test_a_broken_table_is_taken_up_again(store: Store) -> None:
    await kept_tables(store, 1)
    house = all_rooms(store)
    room = await house.get("t0")
    assert room is not None
    await store.keep(Change(table_id="t0", first=10_000, lines=()))

    async def fail() -> None:
        raise OSError("the disk is full")

    room.post(fail)
    await quiet()
    assert room.broken
    again = await house.get("t0")
    assert again is not room
    assert again is not None
    assert not again.broken
    await house.close()


async def test_a_table_at_which_nobody_is_leaves_the_memory(store: Store) -> None:
    await kept_tables(store, 1)
    house = all_rooms(store)
    await house.get("t0")
    await house.put_away()
    assert len(house) == 1
    hands = house.tools.clock
    assert isinstance(hands, Hands)
    await hands.turn(PUT_AWAY + 1)
    await house.put_away()
    assert len(house) == 0
    assert await house.get("t0") is not None
    await house.close()


async def test_a_table_that_cannot_be_taken_up_stops_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await kept_tables(store, 2)
    take_up = Game.take_up
    calls: list[object] = []

    def failing_once(*arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) == 1:
            raise ValueError("a bug")
        return take_up(*arguments)

    monkeypatch.setattr(Game, "take_up", failing_once)
    house = all_rooms(store)
    house.start()
    while len(house) < 1:
        await asyncio.sleep(0.001)
    assert list(house._rooms) == ["t0"]
    assert "t1 cannot be taken up" in caplog.text
    await house.close()
