"""The page has a control for every question of both games, and for everything players can do."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from weli.games import GAMES
from weli.i18n.texts import Texts
from weli.kernel.engine import Phase
from weli.server.faces import face_for

CONTROLS = Path(__file__).parents[2] / "web" / "src" / "decide" / "controls.ts"
NATURES = {"shuffle", "first_dealer"}
"""Questions that chance answers."""


@cache
def part(name: str) -> str:
    """One of the tables of the module that says which control belongs to which question."""
    found = re.search(
        rf"const {name}\b.*?=\s*\{{(.*?)\n\}};", CONTROLS.read_text("utf-8"), re.DOTALL
    )
    assert found is not None, name
    return found.group(1)


def controls_of(game: str) -> set[str]:
    """The questions of a game that have a control of their own."""
    found = re.search(rf"^  {game}: \{{(.*?)^  \}},", part("CONTROLS"), re.DOTALL | re.MULTILINE)
    assert found is not None, game
    return set(re.findall(r"^    (\w+):", found.group(1), re.MULTILINE))


def phases_of(game: str) -> Iterator[type[Phase[Any]]]:
    """Every phase of a game's deals."""
    package = import_module(f"weli.games.{game}.phases")
    for module in iter_modules(package.__path__):
        for thing in vars(import_module(f"{package.__name__}.{module.name}")).values():
            if isinstance(thing, type) and issubclass(thing, Phase) and thing is not Phase:
                yield thing


def questions_of(game: str) -> set[str]:
    return {phase.name for phase in phases_of(game)} - NATURES


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_control_and_every_control_a_question(game: str) -> None:
    assert controls_of(game) == questions_of(game)
    assert "play" in controls_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_heading_and_help(game: str) -> None:
    words = Texts("en").at(game)
    for question in questions_of(game):
        message = f"question-{question.replace('_', '-')}"
        assert words.has(message), question
        assert words.has(f"{message}.help"), question


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_players_can_be_sent_by_some_control(game: str) -> None:
    sends = set(re.findall(r'"(\w+)"', part("SENDS")))
    actions = {action.__name__ for action in face_for(game).ACTIONS.__args__}
    assert actions - sends == set()


def test_nothing_is_sent_that_no_game_knows() -> None:
    known = {a.__name__ for game in GAMES for a in face_for(game).ACTIONS.__args__}
    assert set(re.findall(r'"(\w+)"', part("SENDS"))) - known == set()
