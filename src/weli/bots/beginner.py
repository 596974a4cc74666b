"""The level `beginner`: an honest newcomer, who knows the rules and plays by a few simple habits.

It counts its own cards and looks at the trick in front of it, remembers nothing and weighs nothing.
One decision in twelve is a slip: any allowed card. With the same random numbers it decides the
same. Its habits are told in `weli.bots.mulatschak.beginner` and `weli.bots.mighty.beginner`.
"""

from collections.abc import Callable
from typing import Any, Final

from weli.bots.mighty import beginner as mighty
from weli.bots.mulatschak import beginner as mulatschak
from weli.kernel.actions import Action, Play
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["Beginner"]

SLIPS: Final = 12
"""Of so many cards one is played by mistake."""

_HABITS: Final[dict[str, Callable[[Any, Legal], Action]]] = {
    "mulatschak": mulatschak.choose,
    "mighty": mighty.choose,
}


class Beginner:
    """Plays each game of the house by simple habits."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Return what habit says, or now and then any card."""
        if isinstance(next(iter(legal)), Play) and not rng.below(SLIPS):
            return legal.sample(rng)
        return _HABITS[view.rules.game](view, legal)
