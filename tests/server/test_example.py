"""The example program plays a seat at a real server, over a real network."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from examples.play_a_seat import join, play
from tests.server.described import complaints
from tests.server.serving import PATIENCE, served
from weli import Record, refold
from weli.games import load_profile
from weli.kernel import codes


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server."""
    with served(tmp_path) as address:
        yield address


def start_when_all_agree(host: ClientConnection) -> None:
    """Begins the match as soon as everybody has agreed to the rules."""
    for text in host:
        message = json.loads(text)
        if all(seat["agreed"] for seat in message["table"]["seats"]):
            host.send('{"type":"start","command_id":"start"}')
            return


def watch(spectator: ClientConnection) -> list[Any]:
    """Everything that somebody without a seat is sent, up to the end of the match."""
    seen = []
    for text in spectator:
        seen.append(json.loads(text))
        if seen[-1].get("over"):
            break
    return seen


@pytest.mark.parametrize(
    ("profile", "seats", "settings"),
    [
        ("salzburg", 3, {"match.start_score": 5, "match.bust_limit": 30}),
        ("korean", 4, {"match.deals": 1}),
    ],
)
def test_programs_join_by_link_and_play_a_match_to_its_end(
    server: str, profile: str, seats: int, settings: dict[str, int]
) -> None:
    rules = load_profile(profile).with_values(settings)
    others = [{"kind": "open"}] * (seats - 1)
    wish = {"game": rules.game, "code": codes.encode(rules), "seats": [{}, *others]}
    with (
        httpx.Client(base_url=server) as host,
        ThreadPoolExecutor(seats + 1) as pool,
        ExitStack() as connected,
    ):
        table = host.post("/api/tables", json=wish).raise_for_status().json()["id"]
        link = host.get(f"/api/tables/{table}/invite").raise_for_status().json()["link"]
        cookie = "; ".join(f"{name}={value}" for name, value in host.cookies.items())
        address = f"{server.replace('http', 'ws')}/api/tables/{table}/ws"
        hosts = connect(address, additional_headers={"Cookie": cookie})
        mine = connected.enter_context(hosts)
        robots = [
            connected.enter_context(join(link, f"Robot {number}")) for number in range(1, seats)
        ]
        watching = pool.submit(watch, connected.enter_context(connect(address)))
        playing = [pool.submit(play, robot) for robot in robots]
        start_when_all_agree(mine)
        playing.append(pool.submit(play, mine))
        over = [each.result(PATIENCE) for each in playing]
        watched = watching.result(PATIENCE)
        record = host.get(f"/api/tables/{table}/record").raise_for_status().text
    match = refold(Record.load(record))
    assert match.over
    assert [player.name for player in match.record.header.players][1:] == [
        f"Robot {number}" for number in range(1, seats)
    ]
    assert {message["type"] for message in watched} == {"welcome", "table", "state"}
    assert [each for message in watched for each in complaints("ServerMessage", message)] == []
    scores = json.loads(msgspec.json.encode(match.standing.scores))
    assert [state["view"]["standing"]["scores"] for state in over] == [scores] * seats
