"""The player's decision: every legal action is given a worth, and the best is taken."""

from collections.abc import Callable
from typing import Final

from weli.bots.mulatschak import calls, exchange
from weli.bots.mulatschak.tricks import Playing
from weli.bots.mulatschak.weights import WEIGHTS, Weights
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.view import View
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["MulatschakThumb", "choose"]

_JUDGES: Final[dict[type[Action], Callable[[View, Weights], calls.Judge]]] = {
    act.Lift: calls.cutting,
    act.TakeWeli: calls.taking_weli,
    act.ThrowIn: calls.white,
    act.NoMuli: calls.going_muli,
    act.Pass: calls.bidding,
    act.Bid: calls.bidding,
    act.NameTrump: calls.naming,
    act.PlayAlong: calls.home,
    act.Exchange: exchange.exchanging,
    act.KeepCard: exchange.on_sight,
    act.LayOff: exchange.laying_off,
    act.Play: Playing,
}
"""What judges the answers to a question, by the kind of the first legal answer."""


def choose(view: View, legal: Legal, weights: Weights = WEIGHTS) -> Action:
    """Return the legal action that is worth most; of several the first."""
    actions = iter(legal)
    best = next(actions)
    if legal.total() == 1:
        return best
    judge = _JUDGES[type(best)](view, weights)
    most = judge(best)
    for action in actions:
        worth = judge(action)
        if worth > most:
            best, most = action, worth
    return best


class MulatschakThumb:
    """Plays Mulatschak by rules of thumb; the same view always gives the same answer."""

    def choose(self, view: View, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Return the legal action that is worth most."""
        return choose(view, legal)
