"""Players that others are measured by."""

from typing import Any

from weli.bots.rule_of_thumb import RuleOfThumb
from weli.games.mighty.actions import Play
from weli.games.mulatschak.actions import Muli
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal


class NeverMuli:
    """A random player that never goes Muli.

    A `random` player announces a Muli in most deals and hardly ever makes it, which gives all the
    others ten points and ends a match after two or three deals. With this one matches last.
    """

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Draws among the other actions."""
        action = legal.sample(rng)
        while isinstance(action, Muli):
            action = legal.sample(rng)
        return action


class CardsByChance(RuleOfThumb):
    """Says and buries in Mighty what `regular` does, and plays its cards by chance.

    Players that bid by chance too are mostly declarers of contracts that nobody could make.
    """

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Draws among the cards that may be played."""
        if isinstance(next(iter(legal)), Play):
            return legal.sample(rng)
        return super().choose(view, legal, rng, budget)
