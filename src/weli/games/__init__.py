"""The games in the house, and the profiles of their house rules."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from weli.games.mighty.game import Mighty
from weli.games.mulatschak.game import Mulatschak
from weli.kernel.domains import nearest
from weli.kernel.engine import Game
from weli.kernel.options import Problem, Rules, RulesError

__all__ = ["GAMES", "game_of", "load_profile", "profile_names"]

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {game.id: game for game in (Mulatschak(), Mighty())}
"""Every game by its name."""


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
