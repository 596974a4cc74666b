"""What a computer player is."""

from typing import Any, Protocol

from msgspec import Struct

from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["Bot", "Thought", "think"]


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


class Thought(Struct, frozen=True):
    """What a computer player has decided.

    Attributes:
        action: what it does.
        guard: what cut its thinking short, so that it might have decided otherwise: `time` where
            the clock did; empty where nothing did.
    """

    action: Action
    guard: str = ""


def think(bot: Bot, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Thought:
    """Ask a computer player.

    One whose thinking may be cut short has an attribute `guard`, which says what did so last; an
    empty text stands for nothing.
    """
    action = bot.choose(view, legal, rng, budget)
    return Thought(action, str(getattr(bot, "guard", "")))
