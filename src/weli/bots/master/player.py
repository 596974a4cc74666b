"""The player of the level `master`."""

from typing import Any

from weli.bots.beliefs import NothingToImagine
from weli.bots.master.judging import judge
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["Master"]


class Master:
    """Imagines the hidden cards, plays every answer out, and takes the best."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Return the legal action after which most is to be expected.

        Args:
            view: what the player knows.
            legal: what the player may do.
            rng: decides which deals are imagined.
            budget: how many positions may be looked at; one takes about a microsecond.
        """
        if legal.total() == 1:
            return next(iter(legal))
        try:
            return judge(view, legal, rng, budget).choices[0].action
        except NothingToImagine:
            return RuleOfThumb().choose(view, legal, rng, budget)
