"""Golden games made by hand: what is to be said of each."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.scene import AnyScene


class Crafted(NamedTuple):
    """A golden game that shows one special form of a rule book.

    Attributes:
        name: what the form is called.
        source: where it stands in the rule book.
        build: plays it, from the beginning of a match.
        shown: beginnings of the moves, or the names of the events seen by everyone, without which
            the form has not been shown, in order.
        made: whether the contract is made, where that is the point.
    """

    name: str
    source: str
    build: Callable[[], AnyScene[Any, Any]]
    shown: tuple[str, ...]
    made: bool | None = None
