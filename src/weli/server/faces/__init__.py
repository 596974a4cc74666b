"""What the server knows of each game beside its views: one module for each."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, cast

from weli.kernel.actions import Action
from weli.server.protocol import Shown

__all__ = ["ServedGame", "face_for", "kinds_of"]


class ServedGame(Protocol):
    """What a game's module holds."""

    ACTIONS: Any
    """All actions a client may send, as one union."""

    DONE: Any
    """All actions that can be seen at the table, as one union: nature's drawing of lots too."""

    EVENTS: Any
    """Everything that somebody at the table can learn, as one union."""

    VIEW: type
    """What a reader knows of the deal."""

    def shown(self, view: Any, scores: tuple[str, ...], taken: tuple[int, ...]) -> Shown:
        """Return what follows from a view and its rules."""

    def listed(self, actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], tuple[str, ...]]:
        """Return the actions to list, and the cards of which any two may be called together."""

    def parse(self, code: str) -> Any:
        """Return the card with this code; raises `ValueError` when there is none."""


@cache
def face_for(game: str) -> ServedGame:
    """Return what the server knows of a game, such as `mighty`."""
    return cast(ServedGame, import_module(f"{__package__}.{game}"))


def kinds_of(module: ModuleType, base: type) -> list[type]:
    """Return the public classes of a module that are of one kind, in the order of their names."""
    named = [getattr(module, name) for name in module.__all__]
    return [kind for kind in named if isinstance(kind, type) and issubclass(kind, base)]
