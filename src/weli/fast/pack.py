"""From a deal of the readable engine to a row of its twin and back."""

from collections.abc import Iterable
from typing import Any

from weli.fast.rules_vector import Numbers
from weli.fast.twin import twin_of
from weli.kernel.options import Rules

__all__ = ["pack", "unpack"]


def pack(deal: Any, views: Iterable[Any] = (), seed: int = 0) -> Numbers:
    """Return a deal as a row of its game's twin, with the legal steps of the present question.

    Args:
        deal: the deal, at any point.
        views: what readers know of it. A deal does not say what was shown and called; with the
            views the twin's observations do.
        seed: the state of the row's own random numbers.

    Raises:
        Unsupported: a house rule that the twin does not know.
    """
    return twin_of(deal.rules.game).pack(deal, views, seed)


def unpack(row: Numbers, rules: Rules) -> Any:
    """Return a row of the twin as a deal under these house rules, from which play can go on.

    Cards chosen so far in a choice of several are not in it: the deal asks for the whole choice.
    """
    return twin_of(rules.game).unpack(row, rules)
