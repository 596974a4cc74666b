"""Which games the general tests go through; Mighty has laws and rule tests of its own."""

from typing import Any, Final

from weli.games import GAMES, profile_names
from weli.kernel.engine import Game

TESTED: Final[dict[str, Game[Any, Any, Any]]] = {"mulatschak": GAMES["mulatschak"]}
"""The games of the general tests."""

PROFILES: Final = {name: game for name, game in profile_names().items() if game in TESTED}
"""Their profiles, each with its game."""
