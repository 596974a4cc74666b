"""What a computer player is."""

from typing import Any, Protocol

from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["Bot"]


class Bot(Protocol):
    """A computer player. It sees its view and what is legal, never a deal."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Return one of the legal actions.

        Args:
            view: what the player knows, the game's own `View`.
            legal: what the player may do.
            rng: random numbers; with the same ones the choice is the same on every machine.
            budget: how many positions the player may look at; a player that looks at none
                ignores it.
        """
