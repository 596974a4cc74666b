"""Which of many answers are worth a thought."""

from itertools import islice
from typing import Final

from weli.cards import Card
from weli.games.mulatschak.actions import Lift
from weli.kernel.actions import Action, CardsAction
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["MOST", "candidates"]

MOST: Final = 64
"""So many answers are all looked at; of more only those that are near the usual one, and some."""

LISTED: Final = 4096
"""Of a larger set only so many are listed to find the near ones."""


def candidates(legal: Legal, usual: Action, rng: KeyedRandom) -> list[Action]:
    """Return the answers to look at, without repetition.

    Args:
        legal: what may be done.
        usual: the rule-of-thumb player's answer; always among them.
        rng: draws some of those that are not near it.
    """
    if legal.total() <= MOST:
        return _told_apart(list(legal), usual)
    if isinstance(usual, CardsAction):
        found = _neighbours(legal, usual)
    else:
        found = [action for action in islice(legal, LISTED) if _near(action, usual)]
    if len(found) > MOST:
        found = list(rng.sample(found, MOST))
    found += [legal.sample(rng) for _ in range(MOST - len(found))]
    return list(dict.fromkeys((usual, *found)))


def _told_apart(answers: list[Action], usual: Action) -> list[Action]:
    """Leave out packets that are worth the same as another: however many are lifted."""
    lifts = [action for action in answers if isinstance(action, Lift)]
    kept = usual if usual in lifts else next(iter(lifts), None)
    return [action for action in answers if action == kept or not isinstance(action, Lift)]


def _neighbours(legal: Legal, usual: CardsAction) -> list[Action]:
    """Return the choices that differ from the usual one by a single card."""
    cards = {card for pick in legal.offer().picks for card in pick.cards}
    others = sorted(cards.difference(usual.cards))
    kept = [tuple(each for each in usual.cards if each != card) for card in usual.cards]
    choices: list[tuple[Card, ...]] = [
        tuple(sorted((*rest, card))) for rest in kept for card in others
    ]
    choices += [*kept, *(tuple(sorted((*usual.cards, card))) for card in others)]
    return [action for choice in choices if (action := type(usual)(choice)) in legal]


def _near(action: Action, usual: Action) -> bool:
    """Say whether two answers of the same kind agree in one of the things they name."""
    if type(action) is not type(usual):
        return True
    fields = usual.__struct_fields__
    return any(getattr(action, name) == getattr(usual, name) for name in fields)
