"""A player that plays by chance: the yardstick every other player must beat clearly."""

from typing import Any

from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["RandomBot"]


class RandomBot:
    """Draws one of the legal actions, each equally likely."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Return one of the legal actions."""
        return legal.sample(rng)
