"""The player of the level `master`."""

from typing import Any, Final

from weli.bots.beliefs import Contradiction, NothingToImagine
from weli.bots.master.judging import judge
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.fast.rules_vector import Unsupported
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["IMAGINING", "TIME", "Master"]

TIME: Final = "time"
"""The guard that ends thinking by the clock: see `weli.bots.master.patience`."""

IMAGINING: Final = "imagining"
"""The guard where no deal was found that agrees with the view: the rule of thumb answers."""


class Master:
    """Imagines the hidden cards, plays every answer out, and takes the best.

    Attributes:
        guard: what cut its last decision short, `TIME` or `IMAGINING`; empty where nothing did.
    """

    def __init__(self) -> None:
        """Be ready to play."""
        self.guard = ""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Return the legal action after which most is to be expected.

        Args:
            view: what the player knows.
            legal: what the player may do.
            rng: decides which deals are imagined.
            budget: how many positions may be looked at; one takes about a microsecond.
        """
        self.guard = ""
        if legal.total() == 1:
            return next(iter(legal))
        try:
            judgement = judge(view, legal, rng, budget)
        except NothingToImagine:
            pass
        except (Contradiction, Unsupported):
            self.guard = IMAGINING
        else:
            self.guard = TIME if judgement.cut_short else ""
            return judgement.choices[0].action
        return RuleOfThumb().choose(view, legal, rng, budget)
