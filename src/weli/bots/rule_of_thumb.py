"""The level `regular`: a player that goes by rules of thumb, an honest and explained baseline.

It knows only its own view and what is legal, looks at no other world, draws no random numbers and
works in whole numbers throughout: the same view always gives the same choice, on any machine.
Among actions that it holds to be worth the same it takes the first, in the order of the legal
set, which for cards is their order in the pack.

How it thinks is told in the package of each game: `weli.bots.mulatschak`.
"""

from collections.abc import Callable
from typing import Any, Final

from weli.bots.mulatschak.player import choose as choose_in_mulatschak
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["RuleOfThumb"]

_CHOOSE: Final[dict[str, Callable[[Any, Legal], Action]]] = {"mulatschak": choose_in_mulatschak}
"""The rules of thumb of each game, by its name."""


class RuleOfThumb:
    """Plays each game of the house by that game's rules of thumb."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Return the legal action that is worth most by rule of thumb."""
        return _CHOOSE[view.rules.game](view, legal)
