"""The list of rules that are not offered: what it advises instead is offered, and can be set."""

import re

import pytest

from tests.setup.project import ROOT
from weli.games import GAMES

PAGE = (ROOT / "docs" / "not-offered.md").read_text(encoding="utf-8")
SETTING = re.compile(r"`([a-z_]+\.[a-z_]+)(?:=([^`]+))?`")


def rows(game: str) -> list[list[str]]:
    """The rows of a game's table: the rule, who plays it, what to do instead."""
    part = PAGE.split(f"## {game.capitalize()}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| **")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_row_says_what_who_and_what_instead(game: str) -> None:
    table = rows(game)
    assert len(table) >= 10
    assert all(len(row) == 3 and all(row) for row in table)
    assert len({row[0] for row in table}) == len(table)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_it_advises_can_be_set(game: str) -> None:
    rules = GAMES[game].rules()
    paths = {described.path for described in rules.describe()}
    advised = SETTING.findall(" ".join(row[2] for row in rows(game)))
    assert len(advised) >= 8
    for path, value in advised:
        assert path in paths
        if value:
            rules.with_values({path: value})


@pytest.mark.parametrize("game", list(GAMES))
def test_who_plays_it_is_a_source_of_the_rule_book(game: str) -> None:
    book = (ROOT / "docs" / "rulebook" / f"{game}.md").read_text(encoding="utf-8")
    for name, who, _ in rows(game):
        first = re.split(r"[ ,;]", who)[0].strip("`")
        assert first == "no" or re.search(rf"\b{re.escape(first)}\b", book), name
