"""A table on the server: kept before told, once and only once, at one pace, and never stuck."""

from typing import Any

import pytest

from tests.server.rooms import PACE, STRANGER, TOKENS, Guest, House, quiet, row_of, started
from weli.play.match import refold
from weli.server.protocol import Policy

SHORT = {"match.start_score": 5}


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    """The kinds of some messages in order."""
    return [message["type"] for message in messages]


async def play_deal(house: House, guests: list[Guest]) -> None:
    """Plays on until the deal is over."""
    for _ in range(500):
        assert house.room.game is not None
        if house.room.game.deal_over:
            return
        for guest in guests:
            if guest.decision is not None:
                guest.act()
        await house.turn(PACE)
    raise AssertionError("the deal does not end")


# ------------------------------------------------------------------------ durable


async def test_nobody_hears_of_a_move_before_it_is_kept() -> None:
    house, guests = await started(row_of(people=2))
    waiting: list[int] = []

    def count(_change: object) -> None:
        waiting.append(sum(len(guest.connection._waiting) for guest in guests))

    house.memory.on_begin = house.memory.on_kept = count
    for _ in range(40):
        await house.turn(PACE)
        for guest in guests:
            if guest.decision is not None:
                guest.act()
    assert len(waiting) > 10
    assert waiting[::2] == waiting[1::2]


async def test_a_move_that_cannot_be_kept_is_told_to_nobody() -> None:
    house, (anna, bert) = await started(row_of(people=2))
    while anna.decision is None and bert.decision is None:
        await house.turn(PACE)
    actor = anna if anna.decision is not None else bert
    before = house.memory.kept()
    house.memory.failing = True
    actor.act()
    await house.turn(PACE)
    for guest in (anna, bert):
        assert guest.heard[-1] == {"type": "problem", "code": "broken", "details": {}}
        assert guest.connection.closed == 1012
    assert house.room.broken
    assert house.memory.kept() == before

    house.memory.failing = False
    await house.crash()
    again = await house.come(actor.connection.token)
    assert again.state["snapshot"]
    assert again.state["view"] == actor.state["view"]
    assert again.decision == actor.decision


async def test_a_table_goes_on_where_it_was() -> None:
    house, (anna,) = await started(row_of(people=1, rules=SHORT))
    await house.until_asked(anna)
    state = anna.state
    await house.crash()
    again = await house.come(TOKENS[0])
    assert again.state["snapshot"]
    for same in ("view", "shown", "decision", "seq"):
        assert again.state[same] == state[same]
    again.act()
    await house.turn(PACE)
    await house.until_asked(again)


async def test_a_match_is_played_to_its_end_and_its_record_is_true() -> None:
    house, guests = await started(row_of(people=2, rules=SHORT))
    for _ in range(100):
        await play_deal(house, guests)
        if house.room.row.stage == "over":
            break
        for guest in guests:
            assert (await guest.ask("next"))["type"] == "accepted"
    assert house.room.row.stage == "over"
    assert guests[0].state["over"]
    assert guests[0].table["stage"] == "over"
    kept = house.memory.kept()
    assert kept.record is not None
    assert refold(kept.record).over
    assert await guests[0].refused("next") == "match_over"


# ------------------------------------------------------------------------ exactly once


async def test_a_command_sent_again_gets_the_same_answer_and_does_nothing() -> None:
    house, (anna,) = await started(row_of())
    await house.until_asked(anna)
    moves = house.room.game.moves if house.room.game else 0
    after, action = anna.state["seq"], anna.first_action()
    for _ in range(3):
        anna.send("act", command_id="x", after=after, action=action)
    await house.turn(PACE)
    first = anna.answer("x")
    assert first["type"] == "accepted"
    assert all(each == first for each in anna.heard if each.get("command_id") == "x")
    for _ in range(2):
        assert await anna.ask("act", command_id="x", after=after, action=action) == first
    assert house.room.game is not None
    assert house.room.game.moves == moves + 1
    await house.crash()
    again = await house.come(TOKENS[0])
    assert await again.ask("act", command_id="x", after=after, action=action) == first


async def test_what_was_decided_in_an_old_state_is_answered_with_the_new_one() -> None:
    house, (anna,) = await started(row_of())
    await house.until_asked(anna)
    old, action = anna.state["seq"], anna.first_action()
    anna.act()
    await house.turn(0)
    await house.until_asked(anna)
    before = anna.state
    anna.heard.clear()
    assert await anna.refused("act", command_id="late", after=old, action=action) == "stale"
    assert kinds(anna.heard) == ["refused", "state"]
    assert anna.state["snapshot"]
    assert anna.state["view"] == before["view"]
    # The same refusal again, even though the state is the newest one by now.
    now = anna.state["seq"]
    assert await anna.refused("act", command_id="late", after=now, action=action) == "stale"


async def test_refusals_name_the_reason_and_the_house_rule() -> None:
    house, (anna, bert) = await started(row_of(people=2, rules={"seating.first_dealer": "seat0"}))
    while anna.decision is None and bert.decision is None:
        await house.turn(PACE)
    actor, other = (anna, bert) if anna.decision is not None else (bert, anna)
    after = other.state["seq"]
    assert await other.refused("act", after=after, action=actor.first_action()) == "not_your_turn"
    assert actor.decision is not None
    for refused in actor.decision["refused"]:
        answer = await actor.ask("act", after=actor.state["seq"], action=refused["action"])
        assert answer["reason"] == refused["reason"]
    code = await actor.refused("act", after=actor.state["seq"], action={"type": "LeaveCard"})
    assert code == "not_now"


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ('{"type": "atc", "command_id": "1"}', "act"),
        ('{"type": "act", "command_id": "1", "afterr": 3}', "after"),
        ('{"type": "next", "command_id": "1", "comand_id": 3}', "command_id"),
        ("{", ""),
        ("[" * 9000, ""),
        ('"act"', ""),
        ("\ud800".encode("utf-8", "surrogatepass").decode("latin1"), ""),
    ],
)
async def test_what_cannot_be_understood_is_explained(text: str, near: str) -> None:
    house, (anna,) = await started(row_of())
    house.room.receive(anna.connection, text)
    await quiet()
    problem = anna.read()[-1]
    assert problem["type"] == "problem"
    assert problem["code"] == "bad_message"
    assert problem["details"]["error"]
    assert problem["details"].get("near", "") == near


async def test_an_action_that_does_not_exist_gets_the_nearest() -> None:
    house, (anna,) = await started(row_of())
    await house.until_asked(anna)
    anna.act({"type": "Liftt", "cards": 3}, command_id="odd")
    await quiet()
    problem = anna.read()[-1]
    assert problem["details"]["near"] == "Lift"
    assert problem["details"]["command_id"] == "odd"


# ------------------------------------------------------------------------ convergent


async def test_whoever_comes_back_sees_what_the_others_see() -> None:
    house, (anna, bert) = await started(row_of(people=2))
    for step in range(40):
        await house.turn(PACE)
        for guest in (anna, bert):
            if guest.decision is not None:
                guest.act()
        if step % 5 == 0:
            await house.turn(0)
            await house.go(bert)
            bert = await house.come(TOKENS[1])
            mirror = await house.come(TOKENS[1])
            assert mirror.state["view"] == bert.state["view"]
            assert (bert.state["seq"], bert.state["decision"]) == (
                mirror.state["seq"],
                mirror.state["decision"],
            )
            await house.go(mirror)


async def test_events_are_numbered_without_a_gap_for_each_reader() -> None:
    house, (anna, bert) = await started(row_of(people=2))
    watcher = await house.come(STRANGER)
    known = {guest: guest.state["seq"] for guest in (anna, bert, watcher)}
    for guest in known:
        guest.heard.clear()
    for _ in range(40):
        await house.turn(PACE)
        for guest in (anna, bert):
            if guest.decision is not None:
                guest.act()
    for guest, seq in known.items():
        states = [message for message in guest.heard if message["type"] == "state"]
        numbers = [told["n"] for state in states for told in state["events"]]
        assert numbers == list(range(seq, states[-1]["seq"]))


async def test_when_a_table_was_played_at_is_kept_now_and_then() -> None:
    house, guests = await started(row_of(people=4))

    async def move() -> bool:
        """Makes a move, and says whether its time was kept."""
        made = len(house.memory.changes)
        while len(house.memory.changes) == made:
            await house.turn(PACE)
            (asked,) = [guest for guest in guests if guest.decision is not None]
            asked.act()
            await house.turn(PACE)
        return house.memory.changes[-1].touched

    assert [await move() for _ in range(4)] == [False] * 4
    await house.turn(30)
    assert [await move() for _ in range(2)] == [True, False]


async def test_whether_a_bot_is_waited_for_is_kept_at_once() -> None:
    house, (anna,) = await started(row_of())
    for _ in range(12):
        await house.turn(PACE)
        if anna.decision is not None:
            anna.act()
    waits = [change.waits_for_bot for change in house.memory.changes if change.touched]
    moves = [change for change in house.memory.changes if change.lines]
    assert {True, False} <= set(waits)
    assert any(not change.touched for change in moves)
    kept = False
    for change in moves:
        kept = change.waits_for_bot if change.touched else kept
        assert kept == change.waits_for_bot


async def test_a_slow_client_gets_a_snapshot_later() -> None:
    house, (anna,) = await started(row_of())
    slow = await house.come(STRANGER)
    house.guests.remove(slow)
    slow.connection._backlog = 3
    for _ in range(20):
        await house.turn(PACE)
        if anna.decision is not None:
            anna.act()
    assert slow.connection.behind
    assert await slow.connection.next() is None
    house.room.resync(slow.connection)
    await quiet()
    assert kinds(slow.read()) == ["table", "state"]
    assert slow.state["snapshot"]
    assert slow.state["seq"] == house.room.game.seq(-2)  # type: ignore[union-attr]  # it is played


@pytest.mark.parametrize("history", ["none", "last", "all"])
async def test_a_snapshot_looks_back_as_far_as_the_house_allows(history: str) -> None:
    policy = Policy(history=history)  # type: ignore[arg-type]  # one of the three
    house, (anna,) = await started(row_of("korean", 5, policy=policy))
    for _ in range(200):
        if len(house.room.game._table.view(0).tricks) >= 3:  # type: ignore[union-attr]  # it is played
            break
        if anna.decision is not None:
            anna.act()
        await house.turn(PACE)
    again = await house.come(TOKENS[0])
    events = [told["event"] for told in again.state["events"]]
    taken = sum(event["type"] == "TrickTaken" for event in events)
    tricks = len(house.room.game._table.view(0).tricks)  # type: ignore[union-attr]  # it is played
    assert taken == {"none": 0, "last": 1, "all": tricks}[history]
    assert len(again.state["view"]["tricks"]) == taken
    assert sum(event["type"] == "DealBegan" for event in events) >= 1
