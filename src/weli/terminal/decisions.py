"""A decision as a face shows it: actions to choose by number, cards to pick, a packet to lift."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from weli.cards import Card, Suit
from weli.games.mulatschak.actions import Exchange, Lift, Play
from weli.kernel.actions import Action, Reason
from weli.kernel.legal import Legal, Offer, Pick
from weli.terminal.hands import sort_hand, weakest

__all__ = ["Decision", "decide", "obvious"]

_NOT_PLAYED_HERE: Final = frozenset(
    (
        "five_is_muli",
        "hand_not_white",
        "no_bells_seven",
        "no_blind_trump",
        "no_five_on_sow",
        "no_hold",
        "no_knock",
        "no_packerl",
        "no_six_on_seven",
        "no_trump_sow",
        "not_the_weli",
        "nothing_to_hold",
        "plain_only",
    )
)
"""Reasons against actions that nobody at this table expects now, so they are not shown greyed."""

_ASKED_FOR_SECRECY: Final = ("take_weli", "white_hand")
"""Questions that are put to everyone only so that being asked tells nothing."""

_MOST_LISTED: Final = 6
"""So many choices of cards are listed one by one; of more, the weakest cards are proposed."""


class Decision(Struct, frozen=True):
    """What the person whose turn it is can do.

    Attributes:
        name: the kind of decision, as the engine names it.
        choices: single actions, to be chosen by their number.
        refused: actions that are shown but not allowed, each with its reason.
        pick: a choice of several cards, if there is one.
        lifts: how many cards may be lifted at the cut, smallest and largest; `None` elsewhere.
    """

    name: str
    choices: tuple[Action, ...]
    refused: tuple[tuple[Action, Reason], ...] = ()
    pick: Pick | None = None
    lifts: tuple[int, int] | None = None


def decide(name: str, legal: Legal, hand: Iterable[Card], trump: Suit | None) -> Decision:
    """Arrange what is legal for a face; cards stand in the order of the hand."""
    offer = legal.offer()
    if name == "play":
        return _play(name, offer, sort_hand(hand, trump))
    refused = tuple([pair for pair in offer.refused if pair[1].code not in _NOT_PLAYED_HERE])
    if name == "cut":
        return _cut(name, offer, refused)
    pick = offer.picks[0] if offer.picks else None
    proposed = () if pick is None else _proposed(pick, trump)
    return Decision(name, (*proposed, *offer.actions), refused, pick)


def obvious(decision: Decision) -> Action | None:
    """Return the answer to a question that was put only for secrecy and has just one."""
    single = len(decision.choices) == 1 and decision.name in _ASKED_FOR_SECRECY
    return decision.choices[0] if single else None


def _play(name: str, offer: Offer, hand: tuple[Card, ...]) -> Decision:
    """Put the plays in the order of the hand."""
    allowed = [Play(card) for card in hand if Play(card) in offer.actions]
    return Decision(name, tuple(allowed), offer.refused)


def _cut(name: str, offer: Offer, refused: tuple[tuple[Action, Reason], ...]) -> Decision:
    """Name three packets instead of all of them, about half a pack first."""
    counts = sorted(action.count for action in offer.actions if isinstance(action, Lift))
    pack = counts[-1] + 1
    proposed = [Lift(count) for count in (pack // 2, pack // 4, 3 * pack // 4)]
    others = [action for action in offer.actions if not isinstance(action, Lift)]
    return Decision(name, (*proposed, *others), refused, lifts=(counts[0], counts[-1]))


def _proposed(pick: Pick, trump: Suit | None) -> tuple[Action, ...]:
    """Return the choices of cards that can be had by number: all of a few, else the weakest."""
    if pick.make is Exchange:
        return (pick.make(()),) if 0 in pick.sizes else ()
    size = pick.sizes[0]
    if size == 1 and len(pick.cards) <= _MOST_LISTED:
        return tuple([pick.make((card,)) for card in sort_hand(pick.cards, trump)])
    return (pick.make(weakest(pick.cards, size, trump)),)
