"""A question with its answers, as the reasons look at it."""

from typing import Any, Final

from weli.bots.master.hint import Why
from weli.bots.master.judging import Choice, Judgement
from weli.kernel.actions import Action

__all__ = ["Question", "clearly_better"]

CLEARLY: Final = 2
"""An answer is better when the distance is more than so many standard errors."""

VISIBLE: Final = {"match": 0.0005, "points": 0.05}
"""A shorter distance is not seen in the figures."""


class Question:
    """A question that has been thought about.

    Attributes:
        view: what the player knows.
        judged: what the answers are worth.
        actions: the answers that were looked at, the best first; two or more.
    """

    def __init__(self, view: Any, judged: Judgement) -> None:
        """Look at a question and its answers."""
        self.view: Final = view
        self.judged: Final = judged
        self.actions: Final = tuple([choice.action for choice in judged.choices])

    @property
    def best(self) -> Any:
        """The best answer."""
        return self.actions[0]

    @property
    def rival(self) -> Any:
        """The next best answer."""
        return self.actions[1]

    @property
    def usual(self) -> Action:
        """What the rule of thumb would have answered."""
        return self.judged.usual

    def against(self, *kinds: type[Action], code: str) -> Why | None:
        """Return the reason that the next best answer is of these kinds, and clearly worse."""
        other = self.judged.choices[1]
        worse = isinstance(other.action, kinds) and clearly_better(self.judged, other)
        return Why(code) if worse else None


def clearly_better(judged: Judgement, other: Choice) -> bool:
    """Say whether the best answer is better than another by more than chance explains."""
    apart = judged.choices[0].worth - other.worth
    return apart > CLEARLY * other.error and apart >= VISIBLE[judged.unit]
