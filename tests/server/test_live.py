"""A table that is never stuck: the pace, standing answers, and who plays for whom and how long."""

from itertools import pairwise
from typing import Any

import pytest

from tests.server.rooms import PACE, STRANGER, TOKENS, Guest, House, quiet, row_of, started
from tests.server.test_room import SHORT, play_deal
from weli.server.pacing import HOST_GONE, NEXT_DEAL, NUDGE
from weli.server.protocol import Policy


async def until_somebody(house: House, guests: list[Guest]) -> tuple[Guest, Guest]:
    """Lets time pass until one of two people has to decide; returns that one first."""
    for _ in range(200):
        await house.turn(PACE)
        for guest in guests:
            if guest.decision is not None:
                return guest, next(other for other in guests if other is not guest)
    raise AssertionError("nobody is asked")


def seat_of(guest: Guest) -> dict[str, Any]:
    """What the table shows of somebody."""
    seat: dict[str, Any] = guest.table["seats"][guest.you]
    return seat


def asked(guest: Guest) -> str:
    """What somebody is to decide; empty for nothing."""
    return "" if guest.decision is None else str(guest.decision["name"])


def is_on(guest: Guest) -> bool:
    """Whether a deal is being played."""
    return guest.state["turn"] is not None


# ------------------------------------------------------------------------ the pace


async def releases(standing: bool, at_once: bool) -> list[float]:
    """When each move of a deal was shown: with people who are quick, or who are not."""
    house, guests = await started(row_of(people=2, level="regular"))
    if standing:
        for guest in guests:
            for question, answer in (("take_weli", "LeaveCard"), ("muli", "NoMuli")):
                await guest.ask("standing_answer", question=question, action={"type": answer})
    times: list[float] = []
    house.memory.on_kept = lambda change: times.append(house.hands.now()) if change.lines else None
    for look in range(800):
        await house.turn(PACE / 4)
        game = house.room.game
        assert game is not None
        if game.deal_over:
            break
        for guest in guests:
            if guest.decision is not None and (at_once or look % 9 == 0):
                guest.act()
    return times


@pytest.mark.parametrize("standing", [False, True])
@pytest.mark.parametrize("at_once", [False, True])
async def test_no_card_is_shown_sooner_than_the_pace(standing: bool, at_once: bool) -> None:
    times = await releases(standing, at_once)
    assert len(times) > 10
    gaps = [round(later - earlier, 6) for earlier, later in pairwise(times)]
    assert min(gaps) >= PACE


async def test_quick_people_and_computer_players_are_equally_fast() -> None:
    times = await releases(standing=False, at_once=True)
    gaps = {round(later - earlier, 6) for earlier, later in pairwise(times)}
    # A person hears of the question first, and answers at the next look: a quarter later at most.
    assert gaps <= {PACE, PACE + PACE / 4}


async def test_a_standing_answer_is_given_as_often_as_it_is_legal_and_until_taken_back() -> None:
    row = row_of(level="regular", rules={"seating.first_dealer": "seat0"})
    house, (anna,) = await started(row)
    await house.until_asked(anna)
    for _ in range(100):
        if asked(anna) == "muli":
            break
        if asked(anna):
            anna.act()
        await house.turn(PACE)
    assert asked(anna) == "muli"
    answer = {"type": "NoMuli"}
    before = house.hands.now()
    accepted = await anna.ask("standing_answer", question="muli", action=answer)
    assert accepted["type"] == "accepted"
    await house.turn(PACE)
    assert asked(anna) != "muli"
    assert house.hands.now() - before <= PACE
    mirror = await house.come(TOKENS[0])
    assert mirror.heard[0]["standing"] == {"muli": answer}
    await anna.ask("standing_answer", question="muli")
    assert house.room.row.seats[0].standing == {}


async def test_only_questions_to_everybody_take_a_standing_answer() -> None:
    _house, (anna,) = await started(row_of())
    play = {"type": "Play", "card": "AS"}
    refused = await anna.refused("standing_answer", question="play", action=play)
    assert refused == "no_standing_answer"
    answer = await anna.ask("standing_answer", question="muli", action={"type": "Nix"})
    assert answer == {}
    assert anna.heard[-1]["code"] == "bad_message"


async def test_nobody_hears_that_somebody_has_a_standing_answer() -> None:
    house, (anna, bert) = await started(row_of(people=2))
    await house.turn(0)
    watcher = await house.come(STRANGER)
    assert watcher.read() == []
    bert.read()
    await anna.ask("standing_answer", question="muli", action={"type": "NoMuli"})
    assert bert.read() == watcher.read() == []


# ------------------------------------------------------------------------ standing in


async def test_a_bot_stands_in_for_somebody_who_is_gone_and_only_then() -> None:
    house, guests = await started(row_of(people=2, policy=Policy(stand_in=20)))
    actor, other = await until_somebody(house, guests)
    token = actor.connection.token
    await house.go(actor)
    await house.turn(19)
    assert not other.table["seats"][actor.you]["stood_in"]
    assert not other.table["seats"][actor.you]["here"]
    await house.turn(1 + PACE)
    assert other.table["seats"][actor.you]["stood_in"]
    assert house.thinks.asked[-1].level == "random"
    seq = other.state["seq"]
    await house.turn(2 * PACE)
    assert other.state["seq"] > seq or other.decision is not None

    back = await house.come(token)
    assert seat_of(back)["stood_in"]
    assert await back.refused("act", after=back.state["seq"], action={"type": "Pass"}) == "stood_in"
    assert (await back.ask("return"))["type"] == "accepted"
    assert not seat_of(back)["stood_in"]
    assert await back.refused("return") == "not_stood_in"
    for _ in range(100):
        await house.turn(PACE)
        if back.decision is not None:
            break
        if other.decision is not None:
            other.act()
    moves = house.room.game.moves if house.room.game else 0
    await house.turn(300)
    assert house.room.game is not None
    assert house.room.game.moves == moves


async def test_a_table_without_people_rests_and_nobodys_time_runs() -> None:
    house, (anna,) = await started(row_of(policy=Policy(clock=30)))
    await house.turn(0)
    assert house.room.game is not None
    await house.go(anna)
    moves = house.room.game.moves
    await house.turn(10_000)
    assert house.room.game.moves == moves
    anna = await house.come(TOKENS[0])
    await house.until_asked(anna)
    await house.go(anna)
    await house.turn(10_000)
    anna = await house.come(TOKENS[0])
    await house.turn(25)
    assert not seat_of(anna)["stood_in"]
    assert anna.decision is not None
    turn = anna.state["turn"]
    assert turn["deadline"] - turn["now"] == pytest.approx(30)


async def test_a_watcher_alone_does_not_keep_the_table_awake() -> None:
    house, (anna,) = await started(row_of())
    await house.come(STRANGER)
    await house.go(anna)
    assert house.room.game is not None
    moves = house.room.game.moves
    await house.turn(1000)
    assert house.room.game.moves == moves


async def test_the_clock_lets_a_bot_stand_in() -> None:
    house, guests = await started(row_of(people=2, policy=Policy(clock=15)))
    actor, other = await until_somebody(house, guests)
    assert actor.state["turn"]["deadline"] == pytest.approx(actor.state["turn"]["since"] + 15)
    await house.turn(13)
    assert not seat_of(actor)["stood_in"]
    await house.turn(2)
    assert seat_of(actor)["stood_in"]
    assert other.table["seats"][actor.you]["here"]


async def test_everybody_hears_when_the_time_for_a_decision_changes() -> None:
    house, guests = await started(row_of(people=2, policy=Policy(clock=30)))
    anna, bert = guests
    await until_somebody(house, guests)
    await house.turn(10)
    policy = anna.table["policy"]
    seq = bert.state["seq"]
    await anna.ask("set_policy", policy=policy | {"clock": 60})
    await house.turn(0)
    turn = bert.state["turn"]
    assert turn["deadline"] - turn["now"] == pytest.approx(60)
    assert (bert.state["seq"], bert.state["events"], bert.state["snapshot"]) == (seq, [], False)
    await house.turn(10)
    for paused in (True, False):
        await anna.ask("set_policy", policy=anna.table["policy"], paused=paused)
        await house.turn(0)
        turn = bert.state["turn"]
        assert turn["deadline"] - turn["now"] == pytest.approx(60)


async def test_the_host_nudges_somebody_who_does_not_act() -> None:
    house, guests = await started(row_of(people=2))
    anna, bert = guests
    for _ in range(100):
        actor, _other = await until_somebody(house, guests)
        if actor is bert:
            break
        anna.act()
    assert await bert.refused("nudge", seat=bert.you) == "not_host"
    assert await anna.refused("nudge", seat=0) == "not_their_turn"
    assert await anna.refused("nudge", seat=1) == "not_yet"
    await house.turn(NUDGE)
    assert (await anna.ask("nudge", seat=1))["type"] == "accepted"
    await house.turn(0)
    assert seat_of(bert)["stood_in"]
    assert await anna.refused("nudge", seat=1) in ("no_person", "not_their_turn")


async def test_a_table_whose_computer_players_fail_pauses() -> None:
    house, (anna,) = await started(row_of())
    house.thinks.failing = True
    for _ in range(50):
        if anna.decision is not None:
            anna.act()
        await house.turn(PACE)
        if anna.table["paused"]:
            break
    assert anna.table["paused"]
    house.thinks.failing = False
    policy = anna.table["policy"]
    assert (await anna.ask("set_policy", policy=policy, paused=False))["type"] == "accepted"
    await house.until_asked(anna)


async def test_a_paused_table_waits() -> None:
    house, (anna,) = await started(row_of())
    await house.until_asked(anna)
    policy = anna.table["policy"]
    await anna.ask("set_policy", policy=policy, paused=True)
    code = await anna.refused("act", after=anna.state["seq"], action=anna.first_action())
    assert code == "paused"
    assert house.room.game is not None
    moves = house.room.game.moves
    await house.turn(1000)
    assert house.room.game.moves == moves
    await anna.ask("set_policy", policy=policy, paused=False)
    anna.act()
    await house.turn(PACE)
    assert house.room.game.moves > moves


# ------------------------------------------------------------------------ between deals


async def test_the_next_deal_begins_when_all_who_are_here_have_asked_for_it() -> None:
    house, (anna, bert) = await started(row_of(people=2, rules={"match.start_score": 99}))
    assert await anna.refused("next") == "deal_not_over"
    await play_deal(house, [anna, bert])
    assert not is_on(anna)
    await house.turn(500)
    assert not is_on(anna)
    await anna.ask("next")
    await house.turn(0)
    assert bert.table["seats"][0]["ready"]
    assert not is_on(anna)
    await bert.ask("next")
    await house.turn(0)
    assert is_on(anna)
    assert not any(seat["ready"] for seat in bert.table["seats"])


async def test_the_next_deal_waits_for_nobody_too_long() -> None:
    house, (anna, bert) = await started(row_of(people=2, rules={"match.start_score": 99}))
    await play_deal(house, [anna, bert])
    await anna.ask("next")
    await house.turn(NEXT_DEAL - 1)
    assert not is_on(anna)
    await house.turn(1)
    assert is_on(anna)


async def test_the_next_deal_does_not_wait_for_people_who_are_gone() -> None:
    house, (anna, bert) = await started(row_of(people=2, rules={"match.start_score": 99}))
    await play_deal(house, [anna, bert])
    await house.go(bert)
    await anna.ask("next")
    await house.turn(0)
    assert is_on(anna)


# ------------------------------------------------------------------------ the host


async def test_a_host_who_is_gone_for_long_hands_the_table_over() -> None:
    house, (anna, bert) = await started(row_of(people=2))
    await anna.ask("set_policy", policy=anna.table["policy"], paused=True)
    await house.go(anna)
    await house.turn(HOST_GONE - 1)
    assert not seat_of(bert)["host"]
    await house.turn(1)
    assert seat_of(bert)["host"]
    assert (await bert.ask("set_policy", policy=bert.table["policy"]))["type"] == "accepted"


async def test_a_decision_of_somebody_who_is_asked_to_leave_is_answered() -> None:
    house, (anna, bert) = await started(row_of(people=2))
    for _ in range(200):
        if anna.decision is not None:
            anna.act()
        if bert.decision is not None:
            break
        await house.turn(PACE)
    decided = bert.act()
    await quiet()
    assert bert.answer(decided) == {}
    assert (await anna.ask("kick", seat=1))["type"] == "accepted"
    assert bert.answer(decided)["reason"]["code"] == "not_seated"
    assert house.room.pending is None


async def test_a_player_who_leaves_is_followed_by_a_bot_and_an_heir() -> None:
    house, (anna, bert) = await started(row_of(people=2))
    assert (await anna.ask("leave"))["type"] == "accepted"
    await house.turn(0)
    seats = bert.table["seats"]
    assert (seats[0]["kind"], seats[1]["host"]) == ("bot", True)
    assert anna.you == -2
    assert anna.state["view"]["hand"] == []
    assert await anna.refused("act", after=0, action={"type": "Pass"}) == "not_seated"
    await house.until_asked(bert)


async def test_a_short_match_alone_never_waits_for_anybody_else() -> None:
    house, (anna,) = await started(row_of(rules=SHORT))
    for _ in range(60):
        await play_deal(house, [anna])
        if house.room.row.stage == "over":
            break
        await anna.ask("next")
    assert house.room.row.stage == "over"
    await quiet()
