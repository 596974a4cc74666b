"""The level `regular`: a player that goes by rules of thumb, an honest and explained baseline.

It knows only its own view and what is legal, looks at no other world, draws no random numbers and
works in whole numbers throughout: the same view always gives the same choice, on any machine.
Among actions that it holds to be worth the same it takes the first, in the order of the legal
set, which for cards is their order in the pack.

How it thinks is told in the package of each game: `weli.bots.mulatschak`, `weli.bots.mighty`.
"""

from typing import Any, Final

from weli.bots.mighty.player import MightyThumb
from weli.bots.mulatschak.player import MulatschakThumb
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.play.bot import Bot

__all__ = ["RuleOfThumb"]

_PLAYERS: Final[dict[str, Bot]] = {"mulatschak": MulatschakThumb(), "mighty": MightyThumb()}
"""The player of each game; none keeps anything from one choice to the next."""


class RuleOfThumb:
    """Plays each game of the house by that game's rules of thumb."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Return the legal action that is worth most by rule of thumb."""
        return _PLAYERS[view.rules.game].choose(view, legal, rng, budget)
