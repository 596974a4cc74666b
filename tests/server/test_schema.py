"""The schema describes what is sent, nothing more and nothing less."""

import json
from typing import Any, get_args

import msgspec
import pytest

from tests.server.described import committed, complaints
from tests.server.frames import TABLES, frames, samples
from tools import protocol_schema as tool
from weli.games import GAMES
from weli.server import protocol, wire
from weli.server.faces import face_for
from weli.server.openapi import Endpoint
from weli.server.protocol import Decision, Shown, State, Told
from weli.server.reference import ENDPOINTS
from weli.server.schema import protocol_schema

PREFIXES = {name: type(game).__name__ for name, game in GAMES.items()}


def plain(thing: Any) -> Any:
    """A part of a state as it crosses the wire."""
    state = State(seq=0, snapshot=True, events=(), view={"it": thing}, shown=Shown())
    return json.loads(wire.encode(state))["view"]["it"]


def test_the_committed_schema_is_up_to_date() -> None:
    assert tool.FILE.read_text(encoding="utf-8") == tool.schema(), (
        "run: uv run python tools/protocol_schema.py"
    )


def test_what_a_client_needs_is_named() -> None:
    parts = {f"{game}{part}" for game in PREFIXES.values() for part in ("View", "Event", "Action")}
    http = {"RulesTold", "RulesWish", "OptionsTold", "NewTable", "Seated", "MyTable"}
    wanted = {"ClientMessage", "ServerMessage", *http, *parts}
    assert wanted <= set(committed()["properties"])
    assert {"MightyBid", "MulatschakBid", "Suit", "CardCode"} <= set(committed()["definitions"])


@pytest.mark.parametrize(
    "name", ["ClientMessage", "ServerMessage", "MightyEvent", "MulatschakAction"]
)
def test_unions_are_told_apart_by_their_type(name: str) -> None:
    definitions = committed()["definitions"]
    members = [each["$ref"].rpartition("/")[2] for each in definitions[name]["anyOf"]]
    tags = [definitions[member]["properties"]["type"]["enum"] for member in members]
    assert all(len(tag) == 1 for tag in tags)
    assert len({tag[0] for tag in tags}) == len(members)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("part", "face"), [("Event", "EVENTS"), ("Action", "ACTIONS"), ("Done", "DONE")]
)
def test_every_event_and_action_is_described_as_it_is_sent(game: str, part: str, face: str) -> None:
    for kind in get_args(getattr(face_for(game), face)):
        for thing in samples(kind, game):
            assert complaints(PREFIXES[game] + part, plain(thing)) == []


@pytest.mark.parametrize(("profile", "seats"), TABLES)
def test_every_state_is_described_as_it_is_sent(profile: str, seats: int) -> None:
    for frame in frames(profile, seats):
        data = json.loads(frame.data)
        assert complaints("ServerMessage", data) == []
        game = PREFIXES[frame.game]
        assert complaints(f"{game}View", data["view"]) == []


@pytest.mark.parametrize(
    "change",
    [
        {"hand": ["XX"]},
        {"hand": None},
        {"dealer": "1"},
        {"counts": [1.5]},
        {"rules": {}},
        {"standing": {"scores": [1, "1/2"]}},
        {"calls": [[0, {"type": "Bid"}]]},
        {"calls": [[0]]},
    ],
)
def test_a_view_that_is_not_as_described_is_noticed(change: dict[str, Any]) -> None:
    view = json.loads(frames("korean", 5)[-1].data)["view"]
    assert complaints("MightyView", view) == []
    assert complaints("MightyView", view | change)
    missing = dict(list(view.items())[1:])
    assert complaints("MightyView", missing)


ACTION = msgspec.Raw(b'{"type":"NoMuli"}')
CLIENT_MESSAGES = [
    protocol.Act(command_id="a", after=3, action=ACTION),
    protocol.Claim(command_id="a", after=3),
    protocol.Hint(command_id="a", after=3),
    protocol.StandingAnswer(command_id="a", question="muli"),
    protocol.StandingAnswer(command_id="a", question="muli", action=ACTION),
    protocol.Next(command_id="a"),
    protocol.Again(command_id="a"),
    protocol.Reopen(command_id="a"),
    protocol.Return(command_id="a"),
    protocol.TakeControl(command_id="a"),
    protocol.Nudge(command_id="a", seat=1),
    protocol.Introduce(command_id="a", name="Anna", lang="de"),
    protocol.SetSeat(command_id="a", seat=1, kind="bot", level="regular"),
    protocol.ChooseRules(command_id="a", code="M1-C", profile="salzburg", seats=4),
    protocol.SetPolicy(command_id="a", policy=protocol.Policy()),
    protocol.Agree(command_id="a", code="M1-C"),
    protocol.Start(command_id="a"),
    protocol.MakeHost(command_id="a", seat=1),
    protocol.Kick(command_id="a", seat=1),
    protocol.Leave(command_id="a"),
    protocol.Say(command_id="a", text="Servus!"),
    protocol.Resync(),
]


def test_every_message_of_a_client_is_tried() -> None:
    assert {type(each) for each in CLIENT_MESSAGES} == set(get_args(protocol.ClientMessage))


@pytest.mark.parametrize("message", CLIENT_MESSAGES, ids=lambda each: type(each).__name__)
def test_what_a_client_sends_is_described_and_understood(message: Any) -> None:
    sent = msgspec.json.encode(message)
    read = msgspec.json.decode(sent, type=protocol.ClientMessage)
    assert msgspec.json.encode(read) == sent
    data = json.loads(sent)
    assert complaints("ClientMessage", data) == []
    assert complaints("ClientMessage", data | {"more": 1})
    assert complaints("ClientMessage", data | {"type": "cheat"})


def test_a_client_may_leave_out_what_has_a_default_and_the_server_never_does() -> None:
    short = {"type": "set_seat", "command_id": "a", "seat": 1, "kind": "open"}
    assert complaints("ClientMessage", short) == []
    assert complaints("ServerMessage", {"type": "said", "seat": 1})
    problem = json.loads(wire.encode(protocol.Problem(code="too_many")))
    assert complaints("ServerMessage", problem) == []
    assert complaints("ServerMessage", {"type": "problem", "code": "too_many"})


def test_the_bodies_of_all_requests_and_answers_are_described() -> None:
    more = Endpoint(method="POST", path="/x", summary="", body=Decision, answer=Told)
    named = set(protocol_schema([*ENDPOINTS, more])["properties"])
    assert {"Decision", "Told", "RulesWish", "RulesTold", "GamesTold"} <= named


def test_docstrings_explain_the_fields() -> None:
    definitions = committed()["definitions"]
    assert definitions["State"]["properties"]["over"]["description"] == "whether the match is over."
    assert "Attributes" not in definitions["MightyView"]["description"]
    for name, schema in definitions.items():
        assert schema.get("description") or "properties" not in schema, name
