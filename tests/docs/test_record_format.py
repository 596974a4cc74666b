"""The page about the record format: its example is a true record, and what it describes holds."""

import hashlib
import json
import re
from functools import cache
from typing import Any

import pytest

from tests.docs.blocks import blocks
from tests.setup.project import ROOT
from weli import CARDS, GAMES, Record, RecordError, refold
from weli.games.mulatschak import actions
from weli.kernel.actions import Action

PAGE = ROOT / "docs" / "record-format.md"
GAME = GAMES["mulatschak"]


@cache
def example() -> str:
    """The record in the page."""
    found = [block.text for block in blocks(PAGE) if block.language == "jsonl"]
    assert len(found) == 1
    return found[0]


def lines() -> list[dict[str, Any]]:
    """The example's lines, read without Weli."""
    return [json.loads(line) for line in example().splitlines()]


def moves() -> list[dict[str, Any]]:
    """The example's moves, read without Weli."""
    return [line for line in lines() if "do" in line]


def test_the_example_verifies_and_is_a_whole_match() -> None:
    record = Record.load(example())
    match = refold(record)
    assert match.over
    assert match.standing.scores == (-1, 1)
    assert record.dump() == example()


@pytest.mark.parametrize("number", range(len(lines())))
def test_a_changed_line_of_the_example_is_named(number: int) -> None:
    changed = example().splitlines(keepends=True)
    line = json.loads(changed[number])
    if "check" in line:
        line["check"] = line["check"][::-1]
    elif "secret" in line:
        line["secret"] = line["secret"][::-1]
    elif "deal" in line:
        line["scores"] = line["scores"][::-1]
    else:
        line["rules"]["match"]["start_score"] = 6
    changed[number] = json.dumps(line) + "\n"
    with pytest.raises(RecordError) as error:
        refold(Record.load("".join(changed)))
    # A changed header shows in the first fingerprint.
    assert error.value.line == (number + 1 if number else 3)


def words_in_the_table() -> list[str]:
    """The first column of the table of actions."""
    section = PAGE.read_text(encoding="utf-8").split("## The actions")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)`", section, re.MULTILINE)


def test_every_action_is_in_the_table_as_it_is_written() -> None:
    shown = words_in_the_table()
    assert [GAME.write(GAME.read(words)) for words in shown] == shown
    kinds = {kind for kind in vars(actions).values() if isinstance(kind, type)}
    known = {
        kind for kind in kinds if kind.__name__ in actions.__all__ and issubclass(kind, Action)
    }
    assert {type(GAME.read(words)) for words in shown} == known


def test_the_keys_of_the_header_are_the_ones_described() -> None:
    section = PAGE.read_text(encoding="utf-8").split("**The header**")[1].split("**The secret**")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == set(lines()[0])


def number_below(secret: str, move: int, bounds: list[int]) -> list[int]:
    """Numbers below these bounds, as the page tells how to draw them."""
    key = hashlib.blake2b(f"{secret}\0nature\0{move}".encode(), digest_size=32).digest()
    block, words, drawn = 0, list[int](), list[int]()
    for bound in bounds:
        while True:
            if not words:
                digest = hashlib.blake2b(block.to_bytes(8, "little"), key=key).digest()
                words = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 64, 4)]
                block += 1
            word = words.pop()
            if word < 2**32 - 2**32 % bound:
                drawn.append(word % bound)
                break
    return drawn


def test_the_dealer_and_the_shuffle_follow_from_the_secret_as_described() -> None:
    header, secret = lines()[0], lines()[1]["secret"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == header["commitment"]
    assert moves()[0]["do"] == f"dealer {number_below(secret, 0, [2])[0]}"
    pack = [card.code for card in CARDS]
    for place, step in enumerate(number_below(secret, 1, list(range(36, 0, -1)))):
        pack[place], pack[place + step] = pack[place + step], pack[place]
    assert moves()[1]["do"] == "shuffle " + " ".join(pack)


def test_the_first_fingerprint_is_made_as_described() -> None:
    header = lines()[0]
    rules = json.dumps(header["rules"], separators=(",", ":"), sort_keys=True)
    start = chained("", "mulatschak", rules, "2")
    first = chained(
        start, "-1", "dealer 1", "Question(seat=-1, name='shuffle')", "((), ())", "(5, 5)"
    )
    assert moves()[0]["check"] == first


def chained(*parts: str) -> str:
    """One link of the chain of fingerprints."""
    return hashlib.blake2b("|".join(parts).encode(), digest_size=6).hexdigest()
