"""House rules as a row of whole numbers, so that one compiled twin plays every rule set.

A twin lists the options it knows, each with its choices; the row has one number for each of them,
in that order. An option or a choice that the twin does not know is never passed over: it raises
`Unsupported`.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from weli.kernel.domains import PerSeats
from weli.kernel.options import Described, Rules

__all__ = ["Known", "Numbers", "Unsupported", "rules_vector"]

Numbers = NDArray[np.int64]
"""A row of whole numbers: rules, or the state of a game."""

_WHOLE: Final = (bool, int)


class Unsupported(ValueError):
    """A house rule that the compiled twin does not know; `option` is its `group.option`."""

    def __init__(self, option: str, value: object = None) -> None:
        """Keep the option, and say the value where only that is unknown."""
        super().__init__(option if value is None else f"{option} = {value}")
        self.option = option


class Known(NamedTuple):
    """An option that a twin knows.

    Attributes:
        path: the option, as `group.option`.
        choices: the words or numbers to choose from, in the order of their numbers in the row, or
            the members of a set, in the order of their bits; empty for yes or no and for numbers.
        none: what stands in the row for a limit that is off.
    """

    path: str
    choices: tuple[Any, ...] = ()
    none: int = 0

    def number(self, value: Any, players: int) -> int:
        """Return the number that stands for a value; raises `Unsupported` for an unknown one."""
        if isinstance(value, frozenset):
            return sum(1 << self._place(member) for member in value)
        if self.choices:
            return self._place(value)
        if value is None:
            return self.none
        if isinstance(value, PerSeats):
            return value[players]
        if isinstance(value, _WHOLE):
            return int(value)
        raise Unsupported(self.path, value)

    def _place(self, value: Any) -> int:
        if value not in self.choices:
            raise Unsupported(self.path, value)
        return self.choices.index(value)


def rules_vector(rules: Rules, known: tuple[Known, ...], players: int, extra: int = 0) -> Numbers:
    """Return the numbers of all options that a twin knows, in its order.

    Args:
        rules: the house rules.
        known: what the twin knows.
        players: how many take part in a deal, for options that depend on it.
        extra: how many places to leave free at the end, for what the twin works out beforehand.

    Raises:
        Unsupported: an option that the twin does not know is set otherwise than by default, or a
            known one has a value that the twin does not know.
    """
    paths = {each.path for each in known}
    for described in rules.describe():
        _refuse_unknown(rules, described, paths)
    numbers = [each.number(rules.get(each.path), players) for each in known]
    return np.array(numbers + [0] * extra, dtype=np.int64)


def _refuse_unknown(rules: Rules, described: Described, paths: set[str]) -> None:
    """Refuse an option that the twin has never heard of, unless it changes nothing."""
    if described.path not in paths and rules.get(described.path) != described.default:
        raise Unsupported(described.path)
