"""The levels of computer players with their versions, and how to name one of one's own.

A level is a name and a version: `regular-1` plays the same for ever, on every machine. A change of
its play makes it `regular-2`, and the bare name `regular` means the newest. Results are written
down with the version, so that they can be repeated.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, NamedTuple, cast

from weli.bots.cheater import Cheater, FarSighted
from weli.kernel.domains import nearest
from weli.play.bot import Bot

__all__ = [
    "ALL_LEVELS",
    "ENTRY_POINTS",
    "LEVELS",
    "Level",
    "UnknownBot",
    "full_name",
    "level_called",
    "load_bot",
    "load_player",
]

ENTRY_POINTS: Final = "weli.bots"
"""The group of entry points by which installed packages offer players of their own."""


class Level(NamedTuple):
    """A computer player that comes with Weli.

    Attributes:
        name: its name without the version.
        version: counted from 1; any change of its play is a new one.
        milliseconds: the time for a decision that is promised for it, on one core.
        make: returns a new one.
        at_tables: whether it may sit at a table with people.
        compiled: whether it needs the compiled code of `weli.fast`.
    """

    name: str
    version: int
    milliseconds: float
    make: Callable[[], Bot | Cheater]
    at_tables: bool = True
    compiled: bool = False

    @property
    def full_name(self) -> str:
        """The name with the version, such as `regular-1`."""
        return f"{self.name}-{self.version}"


def _random() -> Bot:
    from weli.bots.chance import RandomBot

    return RandomBot()


def _beginner() -> Bot:
    from weli.bots.beginner import Beginner

    return Beginner()


def _regular() -> Bot:
    from weli.bots.rule_of_thumb import RuleOfThumb

    return RuleOfThumb()


def _master() -> Bot:
    from weli.bots.master.player import Master

    return Master()


ALL_LEVELS: Final = (
    Level("random", 1, 0.5, _random),
    Level("beginner", 1, 5, _beginner),
    Level("regular", 1, 25, _regular),
    Level("master", 1, 150, _master, compiled=True),
    Level("cheater", 1, 50, Cheater, at_tables=False),
    Level("cheater", 2, 100, FarSighted, at_tables=False),
)
"""Every level, weakest first; of several versions of a name the newest comes last."""

LEVELS: Final = tuple(dict.fromkeys(level.name for level in ALL_LEVELS if level.at_tables))
"""The levels that may sit at a table, weakest first."""

_BY_NAME: Final = {
    **{level.name: level for level in ALL_LEVELS},
    **{level.full_name: level for level in ALL_LEVELS},
}


class UnknownBot(ValueError):
    """A name that belongs to no computer player.

    Attributes:
        name: the name as it was given.
        code: what is wrong: `unknown_level`, `no_module`, `no_class`, `no_bot`, `breaks` or
            `arena_only`.
        near: the nearest name, or an empty text.
        error: what went wrong where it was made.
    """

    def __init__(self, name: str, code: str, near: str = "", error: str = "") -> None:
        """Keep the name and what is wrong with it."""
        super().__init__(f"{code}: {name}")
        self.name = name
        self.code = code
        self.near = near
        self.error = error

    def __reduce__(self) -> tuple[type["UnknownBot"], tuple[str, str, str, str]]:
        """Let the error travel from another process."""
        return UnknownBot, (self.name, self.code, self.near, self.error)


def level_called(name: str) -> Level | None:
    """Return the level with this name, with or without its version; `None` for other names."""
    return _BY_NAME.get(name)


def full_name(name: str) -> str:
    """Return a player's name with its version, where a level is meant; any other as it is."""
    level = level_called(name)
    return name if level is None else level.full_name


def load_bot(name: str) -> Bot:
    """Return a new computer player that may sit at a table.

    That is a level with or without its version, the name of an entry point, or
    `package.module:Class` for a player of one's own. A class is made without arguments and has the
    method `choose` of `weli.play.bot.Bot`.

    Raises:
        UnknownBot: there is no such player, or it is none that may sit at a table.
    """
    player = load_player(name)
    if isinstance(player, Cheater):
        raise UnknownBot(name, "arena_only")
    return player


def load_player(name: str) -> Bot | Cheater:
    """Return a new computer player for the arena, where the cheater may play too.

    Raises:
        UnknownBot: there is no such player.
    """
    if (level := level_called(name)) is not None:
        return level.make()
    if ":" in name:
        return _own(name, name)
    offered = {entry.name: entry.value for entry in entry_points(group=ENTRY_POINTS)}
    if name not in offered:
        raise UnknownBot(name, "unknown_level", nearest(name, [*LEVELS, *_BY_NAME, *offered]))
    return _own(name, offered[name])


def _own(name: str, place: str) -> Bot:
    """Return a new player of a class that lies outside, given as `package.module:Class`."""
    module_name, _, class_name = place.partition(":")
    try:
        module = import_module(module_name)
    except (ImportError, ValueError, SyntaxError):
        raise UnknownBot(name, "no_module") from None
    except Exception as error:
        raise UnknownBot(name, "breaks", error=_told(error)) from error
    kind = getattr(module, class_name, None)
    if not isinstance(kind, type):
        raise UnknownBot(name, "no_class", nearest(class_name, vars(module)))
    if not callable(getattr(kind, "choose", None)) or issubclass(kind, Cheater):
        raise UnknownBot(name, "no_bot")
    try:
        return cast(Bot, kind())
    except Exception as error:
        raise UnknownBot(name, "breaks", error=_told(error)) from error


def _told(error: Exception) -> str:
    """Return an error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
