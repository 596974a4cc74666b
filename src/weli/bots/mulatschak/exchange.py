"""Which cards to change: the exchange, its special forms, a card on sight, laying off."""

from weli.bots.mulatschak.calls import Judge
from weli.bots.mulatschak.strength import card_strength, strength_of
from weli.bots.mulatschak.weights import Weights
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.trumps import BELLS_SEVEN, SOWS
from weli.games.mulatschak.view import View
from weli.kernel.actions import Action

__all__ = ["exchanging", "laying_off", "on_sight"]


def exchanging(view: View, weights: Weights) -> Judge:
    """Make the exchange that leaves the strongest hand to be expected."""
    trump = view.trump
    assert trump is not None, "trump is known before the exchange"
    sight = weights.sight if view.rules.exchange.one_on_sight != "off" else 0

    def judge(action: Action) -> int:
        if isinstance(action, act.Exchange):
            kept = [card for card in view.hand if card not in action.cards]
            bonus = sight if len(action.cards) == 1 else 0
            return strength_of(kept, trump, weights) + bonus
        if isinstance(action, act.FiveOnSow):
            return strength_of((SOWS[trump],), trump, weights, extra=1)
        if isinstance(action, act.SixOnSeven):
            return strength_of((BELLS_SEVEN,), trump, weights, extra=2)
        return strength_of((), trump, weights, extra=1)

    return judge


def on_sight(view: View, weights: Weights) -> Judge:
    """Keep a card that is better than an unknown one."""
    trump = view.trump
    assert trump is not None, "trump is known before the exchange"
    turned = view.shown[-1][1]

    def judge(action: Action) -> int:
        if isinstance(action, act.KeepCard):
            return card_strength(turned, trump, weights)
        return weights.drawn

    return judge


def laying_off(view: View, weights: Weights) -> Judge:
    """Keep the five strongest cards."""
    trump = view.trump
    assert trump is not None, "trump is known before cards are laid off"

    def judge(action: act.LayOff) -> int:
        kept = [card for card in view.hand if card not in action.cards]
        return strength_of(kept, trump, weights)

    return judge
