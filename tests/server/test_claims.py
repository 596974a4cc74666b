"""Somebody says "the rest are mine": proven, played out, or paid for."""

from typing import Any

import pytest

from tests.server.rooms import PACE, TOKENS, Guest, House, quiet, row_of, started
from weli.play.match import refold
from weli.server.claims import Proof, Provers, with_hands_closed
from weli.server.company import TableRow
from weli.server.protocol import Policy

FAILS = Proof(holds=False, exact=True)
GIVEN_UP = Proof(holds=False, exact=False)


def row(claims: Any = "open", game: str = "seed", people: int = 2) -> TableRow:
    """A table at which claims cost something."""
    seats = {"salzburg": 4, "seed": 5}[game]
    return row_of(game, seats, people, policy=Policy(claims=claims))


async def at_a_card(row: TableRow) -> tuple[House, list[Guest], Guest]:
    """A table at which a person is asked for one of at least three cards."""
    house, guests = await started(row)
    for _ in range(3000):
        asked = next((guest for guest in guests if guest.decision is not None), None)
        if asked is None:
            for guest in guests:
                if guest.state["turn"] is None:
                    guest.send("next")
            await house.turn(PACE)
        elif asked.decision is not None and asked.decision["name"] == "play" and many(asked):
            return house, guests, asked
        else:
            asked.act()
            await house.turn(PACE)
    raise AssertionError("nobody is ever asked for a card")


def many(guest: Guest) -> bool:
    """Whether somebody still holds at least three cards."""
    return len(guest.state["view"]["hand"]) > 2


async def claim(guest: Guest) -> str:
    """Somebody claims the rest; returns the command's id."""
    command_id = guest.send("claim", after=guest.state["seq"])
    await quiet()
    return command_id


@pytest.mark.parametrize("game", ["salzburg", "seed"])
async def test_a_claim_that_holds_ends_the_deal(game: str) -> None:
    house, guests, claimant = await at_a_card(row(game=game))
    command_id = await claim(claimant)
    assert claimant.answer(command_id) == {}
    deal, seat, _ = house.proves.asked[-1]
    assert seat == claimant.you
    assert deal.rules.game == house.room.row.game
    await house.proves.hold()
    answer = claimant.answer(command_id)
    assert answer["type"] == "accepted"
    for guest in guests:
        news = guest.read() or guest.heard
        claimed = [each for each in news if each["type"] == "claimed"]
        assert claimed == [{"type": "claimed", "seat": claimant.you, "holds": True}]
        assert guest.state["turn"] is None
        assert guest.state["view"]["result"] is not None
    assert claimant.state["seq"] >= answer["seq"]
    kept = house.memory.kept()
    assert kept.record is not None
    refold(kept.record)
    # Asked again, even after a crash, it is the same claim.
    again = await claimant.ask("claim", command_id=command_id, after=0)
    assert again == answer
    await house.crash()
    back = await house.come(TOKENS[claimant.you])
    assert await back.ask("claim", command_id=command_id, after=0) == answer
    assert len(house.proves.asked) == 1
    await house.room.close()


async def test_a_claim_that_fails_lays_the_hand_open_for_this_deal() -> None:
    house, guests, claimant = await at_a_card(row("open"))
    command_id = await claim(claimant)
    await house.proves.answer(FAILS)
    assert claimant.answer(command_id)["reason"]["code"] == "claim_fails"
    hand = claimant.state["view"]["hand"]
    for guest in guests:
        guest.read()
        assert guest.heard[-1]["type"] in ("state", "refused")
        assert {"type": "claimed", "seat": claimant.you, "holds": False} in guest.heard
        assert guest.state["open_hands"] == [{"seat": claimant.you, "cards": hand}]
        assert guest.state["turn"] is not None
    # It lies open after a crash too, one card fewer with each that is played.
    await house.crash()
    one, other = [await house.come(TOKENS[guest.you]) for guest in guests]
    claimant = one if one.you == claimant.you else other
    assert other.state["open_hands"] == [{"seat": claimant.you, "cards": hand}]
    claimant.act()
    await house.turn(PACE)
    assert set(other.state["open_hands"][0]["cards"]) < set(hand)
    await to_the_end(house, [one, other])
    assert other.state["open_hands"] == []
    assert not any(seat.laid_open for seat in house.memory.kept().row.seats)
    await house.room.close()


async def to_the_end(house: House, guests: list[Guest]) -> None:
    """Lets everybody play the deal to its end."""
    for _ in range(500):
        if guests[0].state["turn"] is None:
            return
        for guest in guests:
            if guest.decision is not None:
                guest.act()
        await house.turn(PACE)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize(("claims", "open_hands", "lost"), [("free", 0, False), ("once", 1, True)])
async def test_what_a_claim_costs_is_the_tables_choice(
    claims: str, open_hands: int, lost: bool
) -> None:
    house, _, claimant = await at_a_card(row(claims))
    await claim(claimant)
    await house.proves.answer(FAILS)
    claimant.read()
    assert len(claimant.state["open_hands"]) == open_hands
    after = claimant.state["seq"]
    if lost:
        assert await claimant.refused("claim", after=after) == "no_claims"
    else:
        assert await claimant.ask("claim", after=after) == {}
    await house.room.close()


async def test_nobody_claims_where_claims_are_off() -> None:
    house, _, claimant = await at_a_card(row("off"))
    assert await claimant.refused("claim", after=claimant.state["seq"]) == "no_claims"
    await house.room.close()


async def test_only_in_place_of_a_card_and_in_the_newest_state() -> None:
    house, guests, claimant = await at_a_card(row())
    other = next(guest for guest in guests if guest is not claimant)
    assert await other.refused("claim", after=other.state["seq"]) == "not_your_card"
    stale = claimant.state["seq"] - 1
    assert await claimant.refused("claim", after=stale) == "stale"
    for _ in range(100):
        for guest in guests:
            last = len(claimant.state["view"]["hand"]) == 1
            if guest.decision is not None and not (last and guest is claimant):
                guest.act()
        if len(claimant.state["view"]["hand"]) == 1 and claimant.decision is not None:
            break
        await house.turn(PACE)
    assert await claimant.refused("claim", after=claimant.state["seq"]) == "too_few_tricks"
    await house.room.close()


async def test_while_a_claim_is_looked_at_nothing_else_is_decided() -> None:
    house, _, claimant = await at_a_card(row())
    command_id = await claim(claimant)
    assert await claimant.ask("claim", command_id=command_id, after=claimant.state["seq"]) == {}
    assert len(house.proves.asked) == 1
    after = claimant.state["seq"]
    refused = await claimant.refused("act", after=after, action=claimant.first_action())
    assert refused == "already_decided"
    await house.proves.answer(FAILS)
    claimant.read()
    claimant.act()
    await house.turn(PACE)
    assert claimant.state["seq"] > after
    await house.room.close()


@pytest.mark.parametrize("proof", [None, GIVEN_UP])
async def test_a_claim_that_cannot_be_proven_costs_nothing(proof: Proof | None) -> None:
    house, _, claimant = await at_a_card(row("once"))
    command_id = await claim(claimant)
    await house.proves.answer(proof)
    assert claimant.answer(command_id)["reason"]["code"] == "not_proven"
    assert claimant.state["open_hands"] == []
    assert await claimant.ask("claim", after=claimant.state["seq"]) == {}
    await house.room.close()


async def test_a_claim_is_void_when_somebody_else_has_played_meanwhile() -> None:
    house, guests, claimant = await at_a_card(row())
    command_id = await claim(claimant)
    await house.go(claimant)
    await house.turn(house.room.row.policy.stand_in + 3 * PACE)
    await house.proves.answer(FAILS)
    assert not any(seat.laid_open for seat in house.memory.kept().row.seats)
    other = next(guest for guest in guests if guest is not claimant)
    assert not any(each["type"] == "claimed" for each in other.heard)
    back = await house.come(TOKENS[claimant.you])
    assert back.answer(command_id) == {}
    await house.room.close()


async def test_lost_claims_are_lost_until_the_next_match() -> None:
    house, guests, claimant = await at_a_card(row("once"))
    await claim(claimant)
    await house.proves.answer(FAILS)
    lost = [seat.claims_lost for seat in house.room.row.seats]
    assert lost.count(True) == 1
    await to_the_end(house, guests)
    now = house.room.row
    assert [seat.claims_lost for seat in now.seats] == lost
    assert not any(seat.claims_lost for seat in with_hands_closed(now, match=True).seats)
    await house.room.close()


async def test_a_process_that_cannot_prove_says_so(caplog: pytest.LogCaptureFixture) -> None:
    provers = Provers(patience=60)
    try:
        assert await provers.prove("no deal", 0) is None
        assert "A claim could not be looked at: AttributeError" in caplog.text
    finally:
        provers.close()
