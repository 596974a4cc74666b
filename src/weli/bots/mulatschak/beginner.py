"""A newcomer's habits at Mulatschak.

* The cut is in the middle, the Weli is taken, a white hand is thrown in, a Muli is never gone.
* A hand promises a trick for each King, Sow and Weli of trump, and one more for three trumps.
  The newcomer bids so much, no more than it must, and never looks for trump blind.
* Whoever has neither two trumps nor a high one stays home.
* Trumps and Sows are kept and everything else is exchanged; no special form is used.
* The declarer leads high trumps, others a Sow; who has none leads the lowest card. Who can take the
  trick does, with the highest card, or as the last player with the lowest that will do; who cannot
  throws the lowest.
"""

from collections.abc import Callable
from typing import Any, Final

from weli.cards import GERMAN_SUITS, Card, Rank, Suit
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.trumps import best_place, pack_of, suit_of
from weli.games.mulatschak.view import View
from weli.kernel.actions import Action
from weli.kernel.legal import Legal

__all__ = ["choose"]

THREE: Final = 3
TRUMP: Final = 100

Habit = Callable[[View, Any], int]


def choose(view: View, legal: Legal) -> Action:
    """Return the action that habit likes best; of several the first."""
    actions = list(legal)
    habit = _HABITS.get(type(actions[0]), _anything)
    return max(actions, key=lambda action: habit(view, action))


def _anything(_view: View, _action: Action) -> int:
    return 0


def _cut(view: View, action: Action) -> int:
    half = len(pack_of(view.rules.pack)) // 2
    return -abs(action.count - half) if isinstance(action, act.Lift) else -TRUMP


def _promise(hand: tuple[Card, ...], trump: Suit) -> int:
    """Return how many tricks a hand promises under a trump."""
    trumps = [card for card in hand if suit_of(card, trump) is trump]
    return sum(card.rank >= Rank.KING for card in trumps) + (len(trumps) >= THREE)


def _best_suit(hand: tuple[Card, ...]) -> Suit:
    """Return the suit with the most cards; of several the one with the higher ones."""

    def length(suit: Suit) -> tuple[int, int]:
        own = [card.rank for card in hand if suit_of(card, suit) is suit]
        return len(own), sum(own)

    return max(GERMAN_SUITS, key=length)


def _bid(view: View, action: Action) -> int:
    """Bid the least, if the hand promises it; hold what it promises; else pass."""
    promise = _promise(view.hand, _best_suit(view.hand))
    if isinstance(action, act.Pass):
        return 0
    if isinstance(action, act.Hold) and view.contract is not None:
        return 1 if not view.contract.muli and view.contract.tricks <= promise else -TRUMP
    if isinstance(action, act.Bid):
        return TRUMP - action.tricks if action.tricks <= promise else -action.tricks
    return -2 * TRUMP


def _trump(view: View, action: Action) -> int:
    if not isinstance(action, act.NameTrump):
        return -1
    return int(action.suit is _best_suit(view.hand))


def _home(view: View, action: Action) -> int:
    trumps = [card for card in view.hand if suit_of(card, _trump_of(view)) is view.trump]
    weak = len(trumps) < 2 and all(card.rank < Rank.KING for card in trumps)  # a single low one
    return int(isinstance(action, act.StayHome) == weak)


def _kept(view: View, cards: tuple[Card, ...]) -> int:
    """Return how good it is to lay these cards off: all but trumps and Sows."""
    trump = _trump_of(view)
    return sum(
        -(TRUMP + card.rank)
        if suit_of(card, trump) is trump
        else -int(card.rank)
        if card.rank is Rank.SOW
        else 1
        for card in cards
    )


def _exchange(view: View, action: Action) -> int:
    if isinstance(action, act.Exchange | act.LayOff):
        return _kept(view, action.cards)
    return -10 * TRUMP


def _on_sight(view: View, action: Action) -> int:
    card = view.shown[-1][1]
    good = suit_of(card, _trump_of(view)) is view.trump or card.rank is Rank.SOW
    return int(isinstance(action, act.KeepCard) == good)


def _trump_of(view: View) -> Suit:
    assert view.trump is not None, "trump is known by now"
    return view.trump


def _play(view: View, action: act.Play) -> int:
    """Lead high cards, the declarer trumps; take tricks, or throw the lowest card."""
    card, trump = action.card, _trump_of(view)
    trumps = suit_of(card, trump) is trump
    low = -card.rank - (TRUMP if trumps else 0)
    if view.trick is None:
        high = card.rank >= (Rank.KING if trumps else Rank.SOW)
        mine = trumps == (view.declarer == view.me)
        return card.rank + TRUMP * (1 + mine) if high else low
    table = (*view.trick.cards, card)
    if best_place(table, trump) < len(table) - 1:
        return low
    last = len(table) == len(view.trick.order)
    return 2 * TRUMP + (low if last else card.rank)


_HABITS: Final[dict[type[Action], Habit]] = {
    act.Lift: _cut,
    act.TakeWeli: lambda _, action: isinstance(action, act.TakeWeli),
    act.ThrowIn: lambda _, action: isinstance(action, act.ThrowIn),
    act.NoMuli: lambda _, action: isinstance(action, act.NoMuli),
    act.Pass: _bid,
    act.Bid: _bid,
    act.Hold: _bid,
    act.Muli: _bid,
    act.NameTrump: _trump,
    act.PlayAlong: _home,
    act.StayHome: _home,
    act.Exchange: _exchange,
    act.KeepCard: _on_sight,
    act.LayOff: _exchange,
    act.Play: _play,
}
"""The habit that answers a question, by the kind of the first allowed answer."""
