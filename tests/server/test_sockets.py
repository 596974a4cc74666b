"""The WebSocket of a table: junk, floods, strangers, mirrors and slow readers do no harm."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.rooms import FREELY
from tests.server.test_front import OPEN_SEATS, open_table
from tests.server.webs import HOST, ORIGIN, Closed, Denied, Line, Web, echo_route, serving
from weli.server.protocol import MAX_FRAME
from weli.server.settings import Limits

JUNK: tuple[str | bytes, ...] = (
    "",
    "null",
    "[]",
    "{}",
    "{" * 8000,
    "[" * 16_000,
    '"' + "a" * 16_000 + '"',
    '{"type": "act"}',
    '{"type": "act", "command_id": "1", "after": 1e99, "action": {}}',
    '{"type": "act", "command_id": "1", "after": -1, "action": null}',
    '{"type": "act", "command_id": "1", "after": 0, "action": {"type": "Shuffle", "cards": []}}',
    '{"type": "act", "command_id": "1", "after": 0, "action": {"type": "Play", "card": "XX"}}',
    '{"type": "kick", "command_id": "1", "seat": 99999999999999999999}',
    '{"type": "set_policy", "command_id": "1", "policy": {"history": "everything"}}',
    '{"type": "choose_rules", "command_id": "1", "code": "", "profile": "", "seats": -1}',
    '{"type": "standing_answer", "command_id": "1", "question": "muli", "action": [1]}',
    '{"type": "say", "command_id": "1", "text": "\\ud800"}',
    '{"type": "introduce", "command_id": "1", "name": "\\u0000", "lang": "xx"}',
    b"\x00\xff\xfe",
    b'{"type": "resync"}',
)


async def still_works(line: Line) -> bool:
    """Whether the table still answers."""
    line.command("say", command_id="still", text="hello")
    return bool((await line.until("accepted"))["command_id"] == "still")


async def test_junk_is_explained_and_does_no_harm(tmp_path: Path) -> None:
    patient = replace(FREELY, backlog=2000)
    async with serving(tmp_path, limits=patient) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        line = await web.line(table, anna)
        await line.until("state")
        rng = random.Random(5)
        good = '{"type": "act", "command_id": "c", "after": 3, "action": {"type": "Bid"}}'
        mangled = []
        for _ in range(300):
            text = list(good)
            for _ in range(rng.randrange(1, 6)):
                text[rng.randrange(len(text))] = rng.choice('{}[]",:\\0aä\x00\ud83d')
            mangled.append("".join(text))
        for frame in (*JUNK, *mangled):
            line.send(frame)
        assert await still_works(line)
        kinds = {message["type"] for message in line.heard}
        assert kinds <= {"welcome", "table", "state", "problem", "refused", "accepted"}
        problems = [message for message in line.heard if message["type"] == "problem"]
        assert {problem["code"] for problem in problems} == {"bad_message"}
        assert len(problems) > 200


async def test_a_frame_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        line = await web.line(table, anna)
        line.send("x" * (MAX_FRAME + 1))
        assert await line.end() == 1009


async def test_a_flood_is_damped_and_then_cut_off(tmp_path: Path) -> None:
    limits = replace(FREELY, messages=(10, 0.01), backlog=2000)
    async with serving(tmp_path, limits=limits) as web, web.browser() as anna:
        table = await open_table(anna)
        line = await web.line(table, anna)
        for number in range(200):
            line.command("say", command_id=f"{number}", text="hello")
        assert await line.end() == 1008
        problems = [each for each in line.heard if each["type"] == "problem"]
        assert {problem["code"] for problem in problems} == {"too_many"}
        refused = [problem["details"]["command_id"] for problem in problems]
        assert refused == [str(number) for number in range(10, 61)]
        again = await web.line(table, anna)
        assert await still_works(again)


async def test_an_address_may_have_only_so_many_connections(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(connections=2)) as web, web.browser() as anna:
        table = await open_table(anna)
        first = await web.line(table, anna)
        await web.line(table, anna)
        third = await web.line(table, anna)
        assert (await third.next())["code"] == "too_many"
        await first.hang_up()
        fourth = await web.line(table, anna)
        assert (await fourth.next())["type"] == "welcome"


async def test_a_handshake_from_elsewhere_is_denied(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        table = await open_table(anna)
        for headers, problem, named in (
            ({"origin": "http://evil.example"}, "bad_origin", "http://evil.example"),
            ({"origin": "null"}, "bad_origin", "null"),
            ({"host": "evil.example"}, "bad_host", "evil.example"),
        ):
            with pytest.raises(Denied) as denied:
                await web.line(table, anna, **headers)
            assert denied.value.status == 403
            assert denied.value.problem["code"] == problem
            assert named in denied.value.problem["details"].values()
        line = await web.line(table, anna, origin=ORIGIN)
        assert (await line.next())["you"] == 0


async def test_a_table_that_does_not_exist_is_said(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        line = await web.line("nothing", anna)
        assert (await line.next())["code"] == "no_such_table"
        with pytest.raises(Closed, match="4404"):
            await line.next()


@pytest.mark.parametrize("cookie", ["", "weli_guest=short", "weli_guest=" + "A" * 43, "x" * 5000])
async def test_a_wrong_cookie_opens_no_seat(tmp_path: Path, cookie: str) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        line = await web.line(table, None, cookie=cookie)
        welcome = await line.next()
        assert (welcome["you"], welcome["controls"], welcome["invite"]) == (-2, False, "")
        state = await line.until("state")
        assert state["view"]["hand"] == []
        assert state["decision"] is None
        line.command("act", after=state["seq"], action={"type": "Pass"})
        assert (await line.until("refused"))["reason"]["code"] == "not_seated"


async def test_a_second_tab_is_a_mirror_until_it_takes_control(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        first = await web.line(table, anna)
        assert (await first.next())["controls"]
        second = await web.line(table, anna)
        assert not (await second.next())["controls"]
        second.command("take_control")
        assert (await second.until("accepted"))["command_id"] == "take_control"
        while (await first.until("table"))["controls"]:
            pass
        await second.hang_up()
        while not (await first.until("table"))["controls"]:
            pass


async def test_two_people_are_told_of_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna, web.browser() as bert:
        table = await open_table(anna, seats=OPEN_SEATS[:2])
        line = await web.line(table, anna)
        invite = (await line.until("welcome"))["invite"]
        wish = {"invite": invite, "name": "Bert", "lang": "ko"}
        await bert.post(f"/api/tables/{table}/join", json=wish)
        seat = (await line.until("table"))["table"]["seats"][1]
        assert (seat["name"], seat["lang"], seat["here"]) == ("Bert", "ko", False)
        await web.line(table, bert)
        assert (await line.until("table"))["table"]["seats"][1]["here"]


async def test_a_client_that_does_not_read_gets_a_snapshot_when_it_does(tmp_path: Path) -> None:
    limits = replace(FREELY, backlog=4)
    async with serving(tmp_path, limits=limits) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        line = await web.line(table, anna)
        await line.until("state")
        line.gate.clear()
        for number in range(20):
            line.command("say", command_id=f"{number}", text="hello")
        for _ in range(200):
            await asyncio.sleep(0)
        line.gate.set()
        assert (await line.until("state"))["snapshot"]
        assert sum(message["type"] == "said" for message in line.heard) < 20
        assert await still_works(line)


async def test_every_command_of_a_client_that_does_not_read_is_answered(tmp_path: Path) -> None:
    limits = replace(FREELY, backlog=4, messages=(100, 0.01))
    async with serving(tmp_path, limits=limits) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        line = await web.line(table, anna)
        await line.until("state")
        line.gate.clear()
        for number in range(120):
            line.command("say", command_id=f"{number}", text="hello")
        for _ in range(1000):
            await asyncio.sleep(0)
        line.gate.set()
        assert (await line.until("state"))["snapshot"]
        answered = [
            message.get("command_id") or message["details"]["command_id"]
            for message in line.heard
            if message["type"] in ("accepted", "problem")
        ]
        assert sorted(answered, key=int) == [str(number) for number in range(120)]


async def test_a_client_that_asks_on_and_on_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    limits = replace(FREELY, backlog=4)
    async with serving(tmp_path, limits=limits) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        line = await web.line(table, anna)
        await line.until("state")
        line.gate.clear()
        for number in range(400):
            line.command("say", command_id=f"{number}", text="hello")
        for _ in range(3000):
            await asyncio.sleep(0)
        line.gate.set()
        assert await line.end() == 1008


async def test_the_echo_route_is_for_tests_only(tmp_path: Path) -> None:
    async with serving(tmp_path, extra=(echo_route(),)) as web:
        line = Line(web.app, "/echo", {"host": HOST})
        web._lines.append(line)
        await line.opened()
        line.send(json.dumps({"type": "hello"}))
        assert await line.next() == {"type": "hello"}
    async with serving(tmp_path) as web:
        assert isinstance(web, Web)
        line = Line(web.app, "/echo", {"host": HOST})
        message = await line._got.get()
        assert message["type"] == "websocket.close"
        await asyncio.gather(line._task, return_exceptions=True)
