"""Somebody asks what the Master would do: told to that person, and to nobody else."""

import json
from typing import Any

import pytest

from tests.server.described import complaints
from tests.server.rooms import PACE, PLENTY, STRANGER, TOKENS, Guest, House, quiet, row_of, started
from weli.bots.master.hint import Hint, Weighed, Why
from weli.kernel.chance import KeyedRandom
from weli.server.company import TableRow
from weli.server.protocol import Policy
from weli.server.settings import Limits
from weli.server.thinking import Situation


def row(
    hints: Any = "all", people: int = 2, game: str = "salzburg", clock: int = 0, **more: Any
) -> TableRow:
    """A table at which hints are given to some people."""
    seats = {"salzburg": 4, "seed": 5}[game]
    policy = Policy(hints=hints, clock=clock)
    return row_of(game, seats, people, policy=policy, **more)


async def asked(row: TableRow, **options: Any) -> tuple[House, list[Guest], Guest]:
    """A table at which a person has to decide something."""
    house, guests = await started(row, **options)
    return house, guests, await next_asked(house, guests)


async def next_asked(house: House, guests: list[Guest]) -> Guest:
    """The person who has to decide next."""
    for _ in range(1000):
        for guest in guests:
            if guest.decision is not None:
                return guest
            if guest.state["turn"] is None:
                guest.send("next")
        await house.turn(PACE)
    raise AssertionError("nobody is ever asked")


def hint_for(situation: Situation) -> Hint:
    """What might be told in a position."""
    offered = [situation.legal.sample(KeyedRandom.of(n)) for n in range(3)]
    choices = tuple(
        Weighed(action, 0.512345678 - n / 10, n / 100) for n, action in enumerate(offered)
    )
    return Hint(offered[0], "match", choices, Why("better", {"by": 3}), worlds=200, seconds=0.7)


async def hint(guest: Guest, **fields: Any) -> str:
    """Somebody asks for a hint; returns the command's id."""
    fields.setdefault("after", guest.state["seq"])
    command_id = guest.send("hint", **fields)
    await quiet()
    return command_id


async def tell(house: House, which: int = -1) -> Hint:
    """The Master has thought."""
    told = hint_for(house.thinks.hinted[which][0])
    await house.thinks.tell(told, which)
    return told


def heard(guest: Guest) -> list[bytes]:
    """What waits to be read by somebody."""
    return guest.connection.taken()


@pytest.mark.parametrize("game", ["salzburg", "seed"])
async def test_a_hint_is_told_to_who_asks_and_to_nobody_else(game: str) -> None:
    house, guests, guest = await asked(row(game=game))
    watcher = await house.come(STRANGER)
    mirror = await house.come(TOKENS[guest.you])
    others = [each for each in (*guests, watcher, mirror) if each is not guest]
    for each in others:
        each.read()
    command_id = await hint(guest)
    assert guest.answer(command_id) == {}
    assert await hint(guest, command_id=command_id) == command_id
    told = await tell(house)
    answer = guest.answer(command_id)
    assert complaints("ServerMessage", answer) == []
    assert answer["type"] == "hinted"
    assert answer["seq"] == guest.state["seq"]
    assert answer["reason"] == {"code": "better", "option": "", "details": {"by": 3}}
    assert [each["worth"] for each in answer["choices"]] == [0.5123, 0.4123, 0.3123]
    assert answer["action"] == answer["choices"][0]["action"]
    assert answer["action"]["type"] == type(told.action).__name__
    assert [heard(each) for each in others] == [[] for _ in others]
    assert not any(change.lines == () and change.answered for change in house.memory.changes[3:])
    # Asked again it is the same one, without another thought.
    assert await guest.ask("hint", command_id=command_id, after=guest.state["seq"]) == answer
    again = await guest.ask("hint", after=guest.state["seq"])
    assert again == answer | {"command_id": again["command_id"]}
    assert len(house.thinks.hinted) == 1
    # What was recommended can be done.
    guest.act(answer["action"])
    await house.turn(PACE)
    assert guest.state["seq"] > answer["seq"]
    await house.room.close()


@pytest.mark.parametrize(
    ("hints", "people", "refused"),
    [
        ("off", 1, "no_hints"),
        ("off", 2, "no_hints"),
        ("alone", 2, "not_alone"),
        ("alone", 1, None),
        ("all", 1, None),
        ("all", 2, None),
    ],
)
async def test_the_table_decides_who_may_ask(hints: str, people: int, refused: str | None) -> None:
    house, _, guest = await asked(row(hints, people))
    answer = await guest.ask("hint", after=guest.state["seq"])
    assert answer.get("reason", {}).get("code") == refused
    assert len(house.thinks.hinted) == (refused is None)
    await house.room.close()


async def test_who_plays_alone_may_ask_unless_told_otherwise() -> None:
    assert Policy().hints == "alone"
    house, guests, _ = await asked(row("alone", 2))
    anna = guests[0]
    kicked = await anna.ask("kick", seat=1)
    assert kicked["type"] == "accepted"
    guest = await next_asked(house, [anna])
    assert await guest.ask("hint", after=guest.state["seq"]) == {}
    await house.room.close()


async def test_only_in_ones_own_newest_position() -> None:
    house, guests, guest = await asked(row())
    other = next(each for each in guests if each is not guest)
    watcher = await house.come(STRANGER)
    assert await other.refused("hint", after=other.state["seq"]) == "not_your_decision"
    assert await watcher.refused("hint", after=0) == "not_seated"
    assert await guest.refused("hint", after=guest.state["seq"] - 1) == "stale"
    pause = {"policy": {"hints": "all"}, "paused": True}
    assert (await guests[0].ask("set_policy", **pause))["type"] == "accepted"
    assert await guest.refused("hint", after=guest.state["seq"]) == "paused"
    assert (await guests[0].ask("set_policy", **pause | {"paused": False}))["type"] == "accepted"
    guest.act()
    assert await guest.refused("hint", after=guest.state["seq"]) == "already_decided"
    assert house.thinks.hinted == []
    await house.room.close()


async def test_a_hint_for_a_position_that_has_passed_is_dropped() -> None:
    house, guests, guest = await asked(row())
    command_id = await hint(guest)
    assert await guest.refused("hint", after=guest.state["seq"]) == "already_asked"
    guest.act()
    await house.turn(PACE)
    assert guest.answer(command_id)["reason"]["code"] == "stale"
    assert house.thinks.hinted[0][1].cancelled()
    later = await next_asked(house, guests)
    following = await hint(later)
    await tell(house)
    assert later.answer(following)["type"] == "hinted"
    await house.room.close()


@pytest.mark.parametrize("code", ["no_hint_found", "hints_not_ready"])
async def test_a_hint_that_is_not_found_can_be_asked_for_again(code: str) -> None:
    house, _, guest = await asked(row())
    command_id = await hint(guest)
    await house.thinks.tell(code)
    assert guest.answer(command_id)["reason"]["code"] == code
    again = await hint(guest)
    await tell(house)
    assert guest.answer(again)["type"] == "hinted"
    await house.room.close()


async def test_who_has_left_is_told_nothing() -> None:
    house, guests, guest = await asked(row())
    await hint(guest)
    assert (await guest.ask("leave"))["type"] == "accepted"
    heard(guest)
    await tell(house)
    assert [heard(each) for each in guests if each is not guest]
    assert heard(guest) == []
    await house.room.close()


async def test_nobody_asks_too_often() -> None:
    limits = Limits(commands=PLENTY, messages=PLENTY, said=PLENTY, hints=(2, 1.0))
    house, _, guest = await asked(row(), limits=limits)
    for _ in range(2):
        assert (await guest.ask("hint", after=guest.state["seq"])).get("code") is None
    problem: dict[str, Any] = {}
    guest.send("hint", command_id="one-more", after=guest.state["seq"])
    await quiet()
    for message in guest.read():
        problem = message if message["type"] == "problem" else problem
    assert problem["code"] == "too_many"
    assert problem["details"] == {"seconds": 2, "command_id": "one-more"}
    await house.room.close()


async def test_a_table_that_is_put_away_thinks_no_more() -> None:
    house, _, guest = await asked(row())
    command_id = await hint(guest)
    await house.crash()
    assert house.thinks.hinted[0][1].cancelled()
    back = await house.come(TOKENS[guest.you])
    assert back.answer(command_id) == {}
    # The page says again what was not answered.
    assert await back.ask("hint", command_id=command_id, after=back.state["seq"]) == {}
    await tell(house)
    assert back.answer(command_id)["type"] == "hinted"
    await house.room.close()


# ------------------------------------------------------------------------ secrets


async def test_a_hint_follows_from_what_its_seat_knows() -> None:
    house, _, guest = await asked(row())
    await hint(guest)
    situation, _ = house.thinks.hinted[0]
    game, seat = house.room.game, guest.you
    assert game is not None
    public = KeyedRandom.of("hint", house.room.row.id, 0, seat, game.moves)
    assert [situation.numbers.below(1000) for _ in range(9)] == [
        public.below(1000) for _ in range(9)
    ]
    assert situation.view == game._table.view(seat)
    assert situation.view.me == seat
    assert game.record.secret not in repr(situation)
    await house.room.close()


async def match_as_heard(*, hints: bool) -> list[tuple[float, bytes]]:
    """What everybody but Anna is sent in two deals, and when, whether she asks for hints or not."""
    house, guests = await started(row(people=2))
    anna, bert = guests
    watcher = await house.come(STRANGER)
    house.guests = [anna]
    told: list[tuple[float, bytes]] = []
    for _ in range(150):
        for each in (bert, watcher):
            fresh = heard(each)
            told += [(house.hands.now(), data) for data in fresh]
            for message in map(json.loads, fresh):
                each.state = message if message["type"] == "state" else each.state
        for each in (anna, bert):
            if each.decision is not None:
                if hints and each is anna:
                    await hint(anna)
                    await tell(house)
                each.act()
            elif each.state["turn"] is None:
                each.send("next")
        await house.turn(PACE)
    await house.room.close()
    return told


async def test_nobody_else_can_tell_that_somebody_has_asked() -> None:
    with_hints = await match_as_heard(hints=True)
    assert with_hints == await match_as_heard(hints=False)
    assert len(with_hints) > 100
