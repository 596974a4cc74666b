"""The company of a table before the match: who may change what, and who must agree anew."""

from typing import Any

import pytest

from tests.server.rooms import NAMES, STRANGER, TOKENS, Guest, House, quiet, row_of, started
from weli.games import load_profile
from weli.kernel import codes
from weli.server.audience import REPLACED
from weli.server.identity import MAX_NAME, MAX_TEXT
from weli.server.protocol import Policy
from weli.server.refusals import Refusal
from weli.server.settings import Limits

OTHER = codes.encode(load_profile("murln"))


async def lobby(people: int = 2, **options: Any) -> tuple[House, list[Guest]]:
    """A table with some people and one open seat in front of the bots."""
    house = House(row_of(people=people, **options))
    guests = [await house.come(TOKENS[seat]) for seat in range(people)]
    await guests[0].ask("set_seat", seat=people, kind="open")
    await house.turn(0)
    return house, guests


async def test_everybody_is_told_who_comes_and_goes() -> None:
    house, (anna, bert) = await lobby()
    await house.turn(0)
    assert [seat["here"] for seat in anna.table["seats"]] == [True, True, False, False]
    await house.go(bert)
    await house.turn(0)
    assert [seat["here"] for seat in anna.table["seats"]] == [True, False, False, False]
    assert anna.table["seats"][1]["name"] == NAMES[1]


async def test_somebody_takes_the_open_seat_and_keeps_it() -> None:
    house, (anna, _bert) = await lobby()
    assert await house.room.ask(lambda: house.room.sit_down(STRANGER, "Cilli", "ko", None)) == 2
    assert await house.room.ask(lambda: house.room.sit_down(STRANGER, "Cilli", "ko", 0)) == 2
    await house.turn(0)
    seat = anna.table["seats"][2]
    assert (seat["kind"], seat["name"], seat["lang"]) == ("person", "Cilli", "ko")
    assert not seat["agreed"]
    with pytest.raises(Refusal) as error:
        await house.room.ask(lambda: house.room.sit_down(TOKENS[5], "Dora", "en", None))
    assert error.value.reason.code == "full"
    cilli = await house.come(STRANGER)
    assert cilli.you == 2
    await house.crash()
    assert house.room.row.seats[2].name == "Cilli"


async def test_everybody_must_agree_before_the_match_begins() -> None:
    house, (anna, bert) = await lobby()
    assert await anna.refused("start") == "open_seats"
    await anna.ask("set_seat", seat=2, kind="bot", level="regular")
    change = {"code": OTHER, "profile": "murln", "seats": 4}
    assert (await anna.ask("choose_rules", **change))["type"] == "accepted"
    await house.turn(0)
    assert bert.table["rules"]["code"] == OTHER
    assert bert.table["rules"]["profile"] == "murln"
    assert [seat["agreed"] for seat in bert.table["seats"]] == [True, False, False, False]
    assert await anna.refused("start") == "not_agreed"
    assert await bert.refused("agree", code="M1X") == "other_rules"
    assert (await bert.ask("agree", code=OTHER))["type"] == "accepted"
    assert await bert.refused("start") == "not_host"
    assert (await anna.ask("start"))["type"] == "accepted"
    await house.turn(0)
    assert bert.table["stage"] == "playing"
    assert bert.state["events"][0]["event"]["type"] == "DealBegan"
    assert await anna.refused("start") == "not_in_lobby"
    assert await anna.refused("choose_rules", **change) == "not_in_lobby"


async def test_rules_that_cannot_be_played_are_refused() -> None:
    _house, (anna, bert) = await lobby()
    good = {"code": OTHER, "profile": "murln", "seats": 4}
    assert await bert.refused("choose_rules", **good) == "not_host"
    assert await anna.refused("choose_rules", **good | {"code": "M1-XYZ"}) == "bad_rules"
    assert await anna.refused("choose_rules", **good | {"seats": 9}) == "bad_rules"
    assert (await anna.ask("choose_rules", **good | {"seats": 2}))["type"] == "accepted"
    assert await anna.refused("choose_rules", **good | {"seats": 1}) == "bad_rules"


async def test_fewer_seats_take_away_open_ones_and_bots_but_no_people() -> None:
    house, guests = await lobby(people=3)
    change = {"code": OTHER, "profile": "murln", "seats": 3}
    assert (await guests[0].ask("choose_rules", **change))["type"] == "accepted"
    await house.turn(0)
    assert [seat["kind"] for seat in guests[0].table["seats"]] == ["person"] * 3
    assert await guests[0].refused("choose_rules", **change | {"seats": 2}) == "too_few_seats"
    await guests[0].ask("choose_rules", **change | {"seats": 5})
    await house.turn(0)
    assert [seat["kind"] for seat in guests[1].table["seats"]] == ["person"] * 3 + ["bot"] * 2


async def test_the_host_runs_the_table() -> None:
    house, (anna, bert) = await lobby()
    assert await bert.refused("set_seat", seat=2, kind="bot") == "not_host"
    assert await bert.refused("kick", seat=0) == "not_host"
    assert await anna.refused("set_seat", seat=7, kind="bot") == "no_such_seat"
    assert await anna.refused("set_seat", seat=1, kind="open") == "seat_taken"
    assert await anna.refused("set_seat", seat=2, kind="bot", level="wise") == "no_such_level"
    assert await anna.refused("kick", seat=0) == "not_yourself"
    assert await anna.refused("kick", seat=3) == "no_person"
    assert await anna.refused("make_host", seat=3) == "no_person"
    assert (await anna.ask("make_host", seat=1))["type"] == "accepted"
    assert await anna.refused("kick", seat=1) == "not_host"
    assert (await bert.ask("kick", seat=0))["type"] == "accepted"
    await house.turn(0)
    assert anna.you == -2
    assert bert.table["seats"][0]["kind"] == "open"


async def test_a_kicked_player_may_not_watch_where_nobody_may() -> None:
    house, (anna, bert) = await lobby(policy=Policy(spectators=False))
    stranger = await house.come(STRANGER)
    assert stranger.heard[-1]["code"] == "no_watching"
    assert stranger.connection.closed == 4403
    await anna.ask("kick", seat=1)
    bert.read()
    assert bert.heard[-1]["code"] == "no_watching"
    assert bert.connection.closed == 4403


async def test_watchers_are_turned_away_when_the_host_wants_it() -> None:
    house, (anna, _bert) = await lobby()
    stranger = await house.come(STRANGER)
    assert stranger.you == -2
    await anna.ask("set_policy", policy={"spectators": False})
    stranger.read()
    assert stranger.heard[-1]["code"] == "no_watching"


async def test_only_so_many_may_watch() -> None:
    house = House(row_of(), limits=Limits(watchers=2))
    guests = [await house.come("") for _ in range(3)]
    assert [guest.connection.closed for guest in guests] == [None, None, 4403]
    assert guests[2].heard[-1]["code"] == "full"


@pytest.mark.parametrize(("field", "value"), [("clock", -1), ("stand_in", 99_999)])
async def test_a_policy_must_make_sense(field: str, value: int) -> None:
    _house, (anna, _bert) = await lobby()
    assert await anna.refused("set_policy", policy={field: value}) == "bad_policy"


async def test_names_and_words_are_cleaned() -> None:
    house, (anna, bert) = await lobby()
    await bert.ask("introduce", name="  B\u202ee\x00rt\n" + "x" * 99, lang="xx")
    await house.turn(0)
    name = anna.table["seats"][1]["name"]
    assert name.startswith("Bert x")
    assert len(name) <= MAX_NAME
    assert anna.table["seats"][1]["lang"] == "en"
    assert await bert.refused("introduce", name="\u200b \n", lang="de") == "empty"
    await bert.ask("say", text="<b>Servus</b>\x07 " + "y" * 999)
    anna.read()
    said = anna.heard[-1]
    assert said["text"].startswith("<b>Servus</b> y")
    assert len(said["text"]) <= MAX_TEXT
    assert said["seat"] == 1
    assert await bert.refused("say", text=" ") == "empty"


async def test_one_connection_acts_and_the_others_mirror_it() -> None:
    house, (anna,) = await started(row_of())
    second = await house.come(TOKENS[0])
    assert (anna.controls, second.controls) == (True, False)
    assert second.state["view"] == anna.state["view"]
    assert await second.refused("say", text="hello") == "mirror"
    assert (await second.ask("take_control"))["type"] == "accepted"
    await house.turn(0)
    assert (anna.controls, second.controls) == (False, True)
    assert await anna.refused("say", text="hello") == "mirror"
    await house.go(second)
    await house.turn(0)
    assert anna.controls
    assert (await anna.ask("say", text="hello"))["type"] == "accepted"


async def test_a_page_that_comes_back_acts_in_place_of_its_lost_connection() -> None:
    house, (anna,) = await started(row_of())
    lost = await house.come(TOKENS[0], page="phone")
    assert not lost.controls
    await lost.ask("take_control")
    back = await house.come(TOKENS[0], page="phone")
    assert (back.controls, lost.connection.closed) == (True, REPLACED)
    await house.go(lost)
    await house.turn(0)
    assert (back.controls, anna.controls) == (True, False)
    assert (await back.ask("say", text="hello"))["type"] == "accepted"


async def test_a_page_that_comes_back_takes_nothing_from_another_one() -> None:
    house, (anna,) = await started(row_of())
    for token in (TOKENS[0], STRANGER):
        await house.come(token, page="phone")
    again = await house.come(TOKENS[0], page="phone")
    assert (anna.controls, again.controls) == (True, False)
    assert [each.page for each in house.room.connections] == ["", "phone", "phone"]


async def test_who_says_too_much_is_not_heard() -> None:
    house = House(row_of(), limits=Limits(said=(2, 0.1), commands=(4, 1)))
    anna = await house.come(TOKENS[0])
    for _ in range(2):
        assert (await anna.ask("say", text="hello"))["type"] == "accepted"
    assert await anna.ask("say", text="hello") == {}
    assert anna.heard[-1]["code"] == "too_many"
    await anna.ask("say", text="hello")
    await anna.ask("introduce", name="A", lang="de")
    assert anna.heard[-1]["code"] == "too_many"
    assert anna.heard[-1]["details"]["seconds"] >= 1
    assert anna.heard[-1]["details"]["command_id"].startswith("introduce")
    await house.turn(2)
    assert (await anna.ask("introduce", name="A", lang="de"))["type"] == "accepted"


async def test_a_watcher_may_do_nothing() -> None:
    house, _ = await lobby()
    stranger = await house.come(STRANGER)
    for kind in ("start", "leave", "next", "return", "take_control"):
        assert await stranger.refused(kind) == "not_seated"
    assert stranger.heard[0]["invite"] == ""


@pytest.mark.parametrize("command_id", ["", "x" * 65, "a b", "ä"])
async def test_a_command_id_is_short_and_plain(command_id: str) -> None:
    house, (anna, _bert) = await lobby()
    message = f'{{"type": "start", "command_id": "{command_id}"}}'
    house.room.receive(anna.connection, message)
    await quiet()
    assert anna.read()[-1]["reason"]["code"] == "bad_command_id"
