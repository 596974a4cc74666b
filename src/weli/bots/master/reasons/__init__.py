"""Why an answer is the best: one true thing about the position, the most telling first.

The games know what to look for (`mulatschak`, `mighty`, and `tricks` for the cards of both). What
they find is checked in the position; it is a reason for the best answer and against the next best,
not the whole of what the imagined deals have shown. Where nothing is found the figures speak.
"""

from importlib import import_module
from typing import Any, Final

from weli.bots.master.hint import Why
from weli.bots.master.judging import Judgement
from weli.bots.master.reasons.question import Question, clearly_better

__all__ = ["reason_for"]

NO_DIFFERENCE: Final = 1e-9
"""Worths that are no further apart come from the same results in all deals."""


def reason_for(view: Any, judged: Judgement) -> Why:
    """Return the reason for the best of two or more answers to a question.

    Args:
        view: what the player knows.
        judged: what the answers are worth.
    """
    best = judged.choices[0]
    if all(abs(best.worth - other.worth) <= NO_DIFFERENCE for other in judged.choices):
        return Why("same")
    question = Question(view, judged)
    found: Why | None = import_module(f"{__name__}.{view.rules.game}").find(question)
    return found or _by_worth(judged)


def _by_worth(judged: Judgement) -> Why:
    """Compare the best answer with the next best, in figures alone."""
    best, other = judged.choices[:2]
    if clearly_better(judged, other):
        return Why("better")
    return Why("alike_usual" if best.action == judged.usual else "alike")
