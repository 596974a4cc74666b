"""Mulatschak as the server shows it."""

from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final

from weli.cards import Suit, parse_card
from weli.games.mulatschak import actions, events
from weli.games.mulatschak.doublings import Carried, doublings, factor
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.trumps import best_place
from weli.games.mulatschak.view import View
from weli.kernel.actions import Action, Event
from weli.server.faces import kinds_of
from weli.server.protocol import Shown

__all__ = ["ACTIONS", "DONE", "EVENTS", "VIEW", "listed", "parse", "shown"]

_OF_NATURE: Final = (actions.Draw, actions.FirstDealer, actions.Shuffle)

ACTIONS: Final[Any] = reduce(
    or_, [kind for kind in kinds_of(actions, Action) if kind not in _OF_NATURE]
)
DONE: Final[Any] = ACTIONS | actions.Draw
EVENTS: Final[Any] = reduce(or_, kinds_of(events, Event))
VIEW: Final = View

parse = parse_card

_STATES: Final = 1024
"""So many states of the doublings stay in memory, over all tables."""


@lru_cache(maxsize=_STATES)
def _multiplied(
    rules: MulatschakRules, carried: Carried, trump: Suit | None
) -> tuple[int, tuple[tuple[str, int], ...]]:
    """Return what the points are multiplied by, and what makes it up."""
    return factor(rules, carried, trump), doublings(rules, carried, trump)


def shown(view: View, scores: tuple[str, ...], taken: tuple[int, ...]) -> Shown:
    """Return what follows from a view and its rules."""
    factor, causes = _multiplied(view.rules, view.carried, view.trump)
    return Shown(
        scores=scores,
        taken=taken,
        tricks=5,
        winning=_winning(view),
        factor=factor,
        doublings=causes,
    )


def _winning(view: View) -> int:
    """Return the place of the card that wins the open trick so far; -1 while none does."""
    if view.trick is None or view.trump is None or not view.trick.cards:
        return -1
    return best_place(view.trick.cards, view.trump)


def listed(actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], tuple[str, ...]]:
    """Return all actions: there are never many."""
    return actions, ()
