"""The rule-of-thumb player of Mighty: it looks at its hand and the table."""

from collections.abc import Callable
from typing import Any, Final

from weli.bots.mighty import calls
from weli.bots.mighty.burying import burying
from weli.bots.mighty.naming import naming, ripping
from weli.bots.mighty.playing import Playing
from weli.bots.mighty.weights import WEIGHTS, Weights
from weli.games.mighty import actions as act
from weli.games.mighty.view import View
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["MightyThumb"]

Judge = Callable[[Any], int]

_JUDGES: Final[dict[type[Action], Callable[[View, Weights], Judge]]] = {
    act.Misdeal: calls.misdealing,
    act.NoMisdeal: calls.misdealing,
    act.Declare: calls.contracting,
    act.CallCard: calls.calling,
    act.CallCards: calls.calling,
    act.CallTrick: calls.calling,
    act.CallSeat: calls.calling,
    act.Alone: calls.calling,
    act.Request: calls.requesting,
    act.NoRequest: calls.requesting,
    act.NameSuit: naming,
    act.NameColour: naming,
    act.CallJoker: ripping,
    act.NoCall: ripping,
    act.Play: Playing,
}


class MightyThumb:
    """Plays Mighty by rules of thumb; the same view always gives the same answer.

    Every answer is weighed in whole numbers that come from one table, and of equal answers the
    first in the order of the cards is taken. It looks at no other position.
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        """Take the weights; others than the usual ones are for experiments."""
        self.weights = weights

    def choose(self, view: View, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Return one of the legal actions."""
        first = next(iter(legal))
        if isinstance(first, act.Bury):
            return burying(view, legal, self.weights)
        if legal.total() == 1:
            return first
        actions = list(legal)
        if isinstance(first, act.Bid | act.Pass):
            return self._speak(view, actions)
        return max(actions, key=_JUDGES[type(first)](view, self.weights))

    def _speak(self, view: View, actions: list[Action]) -> Action:
        """Bid or pass."""
        auction = calls.Auction(view, self.weights)
        judge = auction.chance if calls.is_last_chance(view, actions) else auction
        return max([action for action in actions if auction.worth_a_look(action)], key=judge)
