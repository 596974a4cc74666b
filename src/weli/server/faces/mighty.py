"""Mighty as the server shows it."""

from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final

from weli.cards import Card, Suit, parse_french_card
from weli.games.mighty import actions, events
from weli.games.mighty.actions import CallCard, CallCards
from weli.games.mighty.powers import best_place, specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import is_point, outfit_of
from weli.games.mighty.view import View
from weli.kernel.actions import Action, Event
from weli.server.faces import kinds_of
from weli.server.protocol import Shown

__all__ = ["ACTIONS", "DONE", "EVENTS", "VIEW", "listed", "parse", "shown"]

_OF_NATURE: Final = (actions.FirstDealer, actions.Shuffle)

ACTIONS: Final[Any] = reduce(
    or_, [kind for kind in kinds_of(actions, Action) if kind not in _OF_NATURE]
)
DONE: Final[Any] = ACTIONS
EVENTS: Final[Any] = reduce(or_, kinds_of(events, Event))
VIEW: Final = View

parse = parse_french_card

_RULE_SETS: Final = 256
"""So many rule sets keep their marks in memory; a server meets more over the years."""


@lru_cache(maxsize=_RULE_SETS)
def _points(rules: MightyRules, seats: int) -> tuple[str, ...]:
    cards = outfit_of(rules, seats).cards
    return tuple([card.code for card in cards if is_point(card, rules.special)])


@lru_cache(maxsize=_RULE_SETS)
def _specials(
    rules: MightyRules, seats: int, trump: Suit | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the codes of the mighty and of the rippers under a trump."""
    specials = specials_of(rules, seats, trump)
    cards = outfit_of(rules, seats).cards
    mighty = tuple([card.code for card in cards if specials.is_mighty(card)])
    return mighty, tuple([card.code for card in cards if specials.called_by(card)])


def shown(view: View, scores: tuple[str, ...], taken: tuple[int, ...]) -> Shown:
    """Return what follows from a view and its rules; special cards go by the trump so far."""
    mighty, rippers = _specials(view.rules, view.seats, view.trump)
    called = _called(view)
    trick = view.trick
    return Shown(
        scores=scores,
        taken=taken,
        tricks=outfit_of(view.rules, view.seats).hand,
        winning=best_place(view.rules, view.specials, trick) if trick and trick.cards else -1,
        mighty=mighty,
        rippers=rippers,
        points=_points(view.rules, view.seats),
        called=tuple([card.code for card in called]),
        secret=_secret(view, called),
    )


def _called(view: View) -> tuple[Card, ...]:
    """Return the cards whose holder is a friend; with two decks both copies are."""
    match view.call:
        case CallCard(card=card):
            named = [card]
        case CallCards(one=one, other=other):
            named = [one, other]
        case _:
            return ()
    faces = {card.face for card in named}
    if outfit_of(view.rules, view.seats).decks == 1:
        return tuple(named)
    return tuple([card for card in outfit_of(view.rules, view.seats).cards if card.face in faces])


def _secret(view: View, called: tuple[Card, ...]) -> bool:
    """Say whether the reader holds a called card and the table does not know it yet."""
    known = view.me == view.declarer or view.me in view.friends
    return not known and any(card in called for card in view.hand)


def listed(actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], tuple[str, ...]]:
    """Return the actions to list; calls of two cards, of which there are thousands, as cards."""
    pairs = [action for action in actions if isinstance(action, CallCards)]
    if not pairs:
        return actions, ()
    cards = sorted({card for pair in pairs for card in (pair.one, pair.other)})
    rest = tuple([action for action in actions if not isinstance(action, CallCards)])
    return rest, tuple([card.code for card in cards])
