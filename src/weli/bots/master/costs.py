"""How long thinking takes, in positions of about a microsecond each.

The figures were measured on one core at tables of three to eight players; a deal of two packs takes
several times as long as one of five hands of ten.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from weli.games.mighty.seating import outfit_of

__all__ = ["Cost", "cost_of"]


class Cost(Struct, frozen=True):
    """How many positions thinking takes.

    Attributes:
        world: to imagine one deal.
        playout: to play one deal to its end.
    """

    world: float
    playout: float


def _of_mulatschak(view: Any, playing: bool) -> Cost:
    """Return the cost by how much there is to weigh, and how much to play."""
    if view.trump is None:
        return Cost(world=50, playout=15)
    return Cost(world=430, playout=5) if playing else Cost(world=280, playout=11)


def _of_mighty(view: Any, playing: bool) -> Cost:
    """Return the cost by the cards that are dealt, were played and are still to be played.

    To imagine a deal, every card that was played is weighed anew; to play one out, each card is
    weighed beside those that are still held.
    """
    cards = outfit_of(view.rules, view.seats).hand * len(view.table)
    played = len(view.table) * len(view.tricks) + (len(view.trick.cards) if view.trick else 0)
    left, playing = cards - played, playing or played > 0
    world = cards + cards * played / 20 if playing else cards / 2
    playout = 0.0065 * left**2 + 0.12 * left + (0 if playing else cards / 4)
    return Cost(world, playout)


_COSTS: Final[dict[str, Callable[[Any, bool], Cost]]] = {
    "mulatschak": _of_mulatschak,
    "mighty": _of_mighty,
}


def cost_of(view: Any, *, playing: bool) -> Cost:
    """Return what thinking about the present question costs; `playing` where it is for a card."""
    return _COSTS[view.rules.game](view, playing)
