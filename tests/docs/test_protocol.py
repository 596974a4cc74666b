"""The page about the protocol: its examples are true messages, and its lists are complete."""

import json
import re
from typing import Any, get_args

import msgspec
import pytest

from tests.docs.blocks import blocks
from tests.server.described import complaints
from tests.server.frames import frames
from tests.setup.project import ROOT
from weli.server import protocol, wire
from weli.server.playing import STANDING
from weli.server.refusals import PROBLEMS, REFUSALS
from weli.server.settings import Limits

PAGE = ROOT / "docs" / "protocol.md"
EXAMPLES = [block for block in blocks(PAGE) if block.language == "json"]
CLIENT = {str(kind.__struct_config__.tag) for kind in get_args(protocol.ClientMessage)}
SERVER = {str(kind.__struct_config__.tag) for kind in get_args(protocol.ServerMessage)}


def section(heading: str) -> str:
    """The text under a heading."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")
    assert rest, heading
    return rest.partition("\n## ")[0]


def column(heading: str) -> list[str]:
    """The code words in the first column of a section's table."""
    return re.findall(r"^\| `(\w+)` \|", section(heading), re.MULTILINE)


@pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: f"line {block.line}")
def test_every_example_is_a_message(block: Any) -> None:
    message = json.loads(block.text)
    if message["type"] in CLIENT:
        assert complaints("ClientMessage", message) == []
        read = msgspec.json.decode(block.text, type=protocol.ClientMessage)
        if isinstance(read, protocol.Act):
            wire.read_action("mulatschak", read.action)
    else:
        assert complaints("ServerMessage", message) == []


def test_there_are_examples_of_every_message_of_the_server() -> None:
    shown = {json.loads(block.text)["type"] for block in EXAMPLES}
    assert shown & SERVER == SERVER - {"table"}
    assert {"act", "agree", "standing_answer", "resync"} <= shown


def test_the_state_is_one_that_was_sent() -> None:
    (example,) = [block.text for block in EXAMPLES if '"type":"state"' in block.text]
    sent = [frame.data.decode() for frame in frames("salzburg", 3)]
    alike = next(data for data in sent if f'"seq":{json.loads(example)["seq"]},' in data)
    assert example.strip() == alike


def test_every_message_is_listed() -> None:
    assert set(column("From the server")) == SERVER
    assert set(column("From the client")) == CLIENT


def test_every_code_is_listed() -> None:
    assert column("Reasons of `refused`") == list(REFUSALS)
    assert column("Codes of `problem`, and of HTTP errors") == list(PROBLEMS)


def test_the_questions_that_take_standing_answers_are_named() -> None:
    named = section("From the client").rpartition("Standing answers")[2]
    assert set(re.findall(r"`(\w+)`", named)) == STANDING


def test_the_limits_are_the_usual_ones() -> None:
    limits = Limits()
    rows = re.findall(r"^\| [^|]+ \| (\d[^|]*) \|$", section("Limits"), re.MULTILINE)
    pairs = [limits.messages, limits.commands, limits.said, limits.hints]
    pairs += [limits.requests, limits.opened, limits.guesses, limits.spoken]
    told = [f"{most:g} at once, {rate:g} a second after" for most, rate in pairs]
    assert rows == [*told, str(limits.connections), str(limits.watchers)]
    assert f"at most {protocol.MAX_FRAME} bytes" in PAGE.read_text(encoding="utf-8")
    assert f"which is {protocol.PROTOCOL} now" in PAGE.read_text(encoding="utf-8")
