"""A decision as a face shows it: actions to choose by number, cards to pick, a packet to lift."""

from collections.abc import Callable

from msgspec import Struct

from weli.kernel.actions import Action, Reason
from weli.kernel.legal import Pick

__all__ = ["Decision"]


class Decision(Struct, frozen=True):
    """What the person whose turn it is can do.

    Attributes:
        name: the kind of decision, as the engine names it.
        choices: single actions, to be chosen by their number.
        refused: actions that are shown but not allowed, each with its reason.
        pick: a choice of several cards, if there is one.
        lifts: how many cards may be lifted at the cut, smallest and largest; `None` elsewhere.
        lift: makes the action of lifting so many cards, where a pack is cut.
        more: further legal actions, too many to be numbered; they are said in words.
    """

    name: str
    choices: tuple[Action, ...]
    refused: tuple[tuple[Action, Reason], ...] = ()
    pick: Pick | None = None
    lifts: tuple[int, int] | None = None
    lift: Callable[[int], Action] | None = None
    more: tuple[Action, ...] = ()
