"""The games in the house, and the profiles of their house rules."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from weli.games.mighty.game import Mighty
from weli.games.mulatschak.game import Mulatschak
from weli.kernel.codes import looks_like_code
from weli.kernel.domains import nearest
from weli.kernel.engine import Game
from weli.kernel.options import Problem, Rules, RulesError

__all__ = [
    "GAMES",
    "USUAL_PLAYERS",
    "closest_profile",
    "game_of",
    "game_of_code",
    "game_of_toml",
    "load_profile",
    "profile_names",
    "usual_players",
]

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {game.id: game for game in (Mulatschak(), Mighty())}
"""Every game by its name."""

USUAL_PLAYERS: Final = {"mulatschak": 4, "mighty": 5}
"""How many play each game when nobody says it."""


def game_of(rules: Rules) -> Game[Any, Any, Any]:
    """Return the game that a set of rules belongs to."""
    return GAMES[rules.game]


@cache
def profile_names() -> dict[str, str]:
    """Return the name of every shipped profile, with its game; names are unique over all games.

    A game's default profile comes first, the others in the order of their names.
    """
    found: dict[str, str] = {}
    for game in GAMES.values():
        listed = files(game.package).joinpath("profiles").iterdir()
        names = sorted(file.name.removesuffix(".toml") for file in listed)
        for name in sorted(names, key=lambda name: name != game.default_profile):
            assert name not in found, f"two profiles are called {name}"
            found[name] = game.id
    return found


@cache
def load_profile(name: str) -> Rules:
    """Return the rules of a shipped profile, such as `salzburg`.

    Raises:
        RulesError: there is no such profile; the problem names the nearest.
    """
    if name not in profile_names():
        near = nearest(name, profile_names())
        names = ", ".join(profile_names())
        raise RulesError(Problem("unknown_profile", name, {"near": near, "allowed": names}))
    game = GAMES[profile_names()[name]]
    text = files(game.package).joinpath("profiles", f"{name}.toml").read_text("utf-8")
    return game.rules.from_toml(text, load_profile)


def closest_profile(rules: Rules) -> str:
    """Return the shipped profile from which these rules differ least."""
    names = [name for name, game in profile_names().items() if game == rules.game]
    usual = game_of(rules).default_profile
    return min(names, key=lambda name: (len(rules.diff(load_profile(name))), name != usual))


def usual_players(rules: Rules) -> int:
    """Return how many play when nobody says it: the usual number, or the nearest of the rules."""
    usual = USUAL_PLAYERS[rules.game]
    playable = [number for number in rules.seat_numbers if not rules.check(number)]
    return min(playable, key=lambda number: (abs(number - usual), number), default=usual)


def game_of_code(text: str) -> str:
    """Return the game that a text is a short code of; empty when it is not meant as a code."""
    letters = {game.rules.letter: name for name, game in GAMES.items()}
    if not looks_like_code(text, "".join(letters)):
        return ""
    return letters[text.strip()[0].upper()]


def game_of_toml(text: str) -> str:
    """Return the game that a profile in TOML is of, by what it says or by its base.

    It is empty where the text does not say it; what is wrong with it is said by who reads it.
    """
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError):
        return ""
    named = str(tables.get("game", profile_names().get(str(tables.get("base")), "")))
    return named if named in GAMES else ""
