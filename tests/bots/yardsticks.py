"""Players that others are measured by."""

from typing import Any

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
