"""A hint: what the Master would do at a question, what each answer is worth, and why.

    told = hint(view, legal, numbers_for(view), DEFAULT_BUDGET)

A hint sees what the player sees and nothing else. It is plain data that can go from one process to
another; `weli.i18n.hints` says it in words.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["UNITS", "Details", "Hint", "Weighed", "Why", "hint", "numbers_for"]

UNITS: Final[Mapping[str, Literal["match", "points"]]] = {"mulatschak": "match", "mighty": "points"}
"""What each game's worths are counted in."""


Details = Mapping[str, str | int]
"""What a sentence needs to know: card codes, suits and numbers."""


class Why(Struct, frozen=True):
    """The reason for an answer.

    Attributes:
        code: names the sentence that tells it, in every language.
        details: what the sentence needs to know: card codes, suits and numbers.
    """

    code: str
    details: Details = {}


class Weighed(Struct, frozen=True):
    """An answer, and what it is worth.

    Attributes:
        action: the answer.
        worth: what is to be expected, in the hint's unit.
        error: the standard error of how much less than the best it is worth.
    """

    action: Action
    worth: float
    error: float


class Hint(Struct, frozen=True):
    """What the Master would do.

    Attributes:
        action: the answer it would give.
        unit: what worths are counted in: the chance to win the `match`, from 0 to 1, or `points`
            of the deal, more being better.
        choices: the answers that were looked at: the one to give, then the others, the best first;
            none where there is no choice, and where nothing can be imagined.
        why: the reason for the answer.
        worlds: in how many imagined deals the answers were tried.
        effective: how many equally likely deals tell as much as these.
        seconds: how long it took.
    """

    action: Action
    unit: Literal["match", "points"]
    choices: tuple[Weighed, ...]
    why: Why
    worlds: int = 0
    effective: float = 0.0
    seconds: float = 0.0


def numbers_for(view: Any) -> KeyedRandom:
    """Return the random numbers for a hint: always the same at a position, and no secret."""
    return KeyedRandom.of("hint", view.me, view.standing.deals, len(view.told))


def hint(view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Hint:
    """Return what the Master would do at the present question, and why.

    Where there is only one answer the reason is `only`, and where nothing can be imagined
    the rule of thumb's answer is given with the reason `habit`.

    Args:
        view: what the player knows.
        legal: what the player may do.
        rng: decides which deals are imagined.
        budget: how many positions may be looked at; one takes about a microsecond.
    """
    unit = UNITS[view.rules.game]
    if legal.total() == 1:
        return Hint(next(iter(legal)), unit, (), Why("only"))
    # Imported here: whoever only passes hints on does not need the compiled code.
    from weli.bots.beliefs import NothingToImagine
    from weli.bots.master.judging import judge
    from weli.bots.master.reasons import reason_for
    from weli.bots.rule_of_thumb import RuleOfThumb

    try:
        judged = judge(view, legal, rng, budget)
    except NothingToImagine:
        return Hint(RuleOfThumb().choose(view, legal, rng, budget), unit, (), Why("habit"))
    return Hint(
        action=judged.choices[0].action,
        unit=judged.unit,
        choices=tuple(
            Weighed(choice.action, choice.worth, choice.error) for choice in judged.choices
        ),
        why=reason_for(view, judged),
        worlds=judged.worlds,
        effective=judged.effective,
        seconds=judged.seconds,
    )
