"""Options that belong together: how a table looks, who sits at it, from where others come."""

from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter

__all__ = ["SPEEDS", "Company", "Face", "Reach"]

SPEEDS: Final = ("off", "slow", "normal", "fast")
"""How fast the computer players move on the card table."""

# The docstrings of the fields below are what `--help` shows.


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Face:
    """How a person wants the table to look."""

    plain: Annotated[bool, Parameter(negative=())] = False
    """Tell the game in plain lines, for screen readers and pipes."""

    speed: str = "normal"
    """How fast the others move: off (at once), slow, normal or fast."""

    lang: str | None = None
    """Language: en, de or ko; by default that of the system."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Company:
    """Who sits at the table."""

    players: int | None = None
    """How many sit at the table, you included; 4 at Mulatschak and 5 at Mighty by default."""

    level: str = "regular"
    """How well the others play: master, regular, beginner, random, or package.module:Class."""

    bots: str | None = None
    """A level for each of the others, clockwise from your left, with commas between."""

    name: str | None = None
    """What you are called in the record."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Reach:
    """From where others come to a server."""

    origin: Annotated[tuple[str, ...], Parameter(negative=())] = ()
    """An address at which browsers reach this server, such as https://cards.example.org; may be
    given several times."""

    trusted_proxy: Annotated[tuple[str, ...], Parameter(negative=())] = ()
    """The address of a proxy whose forwarded headers are believed; may be given several times."""

    lan: Annotated[bool, Parameter(negative=())] = False
    """Let friends on the same network join."""
