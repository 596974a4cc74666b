"""Why an answer is the best: one true thing about the position, the most telling first."""

from typing import Any, Final

from weli.bots.master.hint import Why
from weli.bots.master.judging import Judgement

__all__ = ["reason_for"]

CLEARLY: Final = 2
"""An answer is better when the distance is more than so many standard errors."""


def reason_for(view: Any, judged: Judgement) -> Why:  # noqa: ARG001  # features come next
    """Return the reason for the best answer to a question.

    Args:
        view: what the player knows.
        judged: what the answers are worth.
    """
    return _by_worth(judged)


def _by_worth(judged: Judgement) -> Why:
    """Compare the best answer with the next best, in figures alone."""
    best, other = judged.choices[:2]
    if best.worth - other.worth > CLEARLY * other.error:
        return Why("better")
    return Why("alike_usual" if best.action == judged.usual else "alike")
