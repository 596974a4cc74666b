"""What every answer to a question is worth, as far as thinking goes."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import numpy as np
from msgspec import Struct

from weli.bots import beliefs
from weli.bots.beliefs import Worlds
from weli.bots.master.candidates import candidates
from weli.bots.master.costs import Cost, cost_of
from weli.bots.master.outlook import Outlook, Unit, outlook_of
from weli.bots.master.rollouts import played_out
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.kernel.actions import Action, CardsAction, Play
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["Choice", "Judgement", "judge"]

FINALISTS: Final = 6
"""So many answers are looked at in all imagined deals; more first in a part of them."""

FIRST_HEAT: Final = 8
"""The first look at many answers is at one of so many imagined deals."""

FEWEST: Final = 16
MOST: Final = 4096
"""So many deals are imagined at least and at most."""


DOUBT: Final = {"mulatschak": 0.0, "mighty": 1.0}
"""By game: the usual answer stays the first where the best is better by less than so many standard
errors; who differs from it without reason gives away what it knows of the game."""


class Choice(Struct, frozen=True):
    """An answer, and what it is worth.

    Attributes:
        action: the answer.
        worth: what is to be expected, in the judgement's unit.
        error: the standard error of how much less than the best it is worth.
        made: how likely the contract is made then; `None` where nobody can tell.
    """

    action: Action
    worth: float
    error: float
    made: float | None = None


class Judgement(Struct, frozen=True):
    """What the answers to a question are worth.

    Attributes:
        unit: what worths are counted in.
        choices: the answers that were looked at, the best first, or the usual one where it is
            hardly worse.
        usual: what the rule of thumb would have answered.
        worlds: in how many imagined deals.
        effective: how many equally likely deals tell as much as these.
        seconds: how long it took.
        cut_short: whether the clock ended it before all was looked at.
    """

    unit: Unit
    choices: tuple[Choice, ...]
    usual: Action
    worlds: int
    effective: float
    seconds: float
    cut_short: bool = False


def worlds_for(cost: Cost, answers: int, budget: int) -> int:
    """Return how many deals can be imagined for a budget of positions."""
    looks = min(answers, FINALISTS) + (answers / FIRST_HEAT if answers > FINALISTS else 0)
    return int(np.clip(budget / (cost.world + looks * cost.playout), FEWEST, MOST))


def judge(view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Judgement:
    """Return what the answers to the present question are worth.

    Args:
        view: what the player knows.
        legal: what the player may do.
        rng: decides everything random.
        budget: how many positions may be looked at.

    Raises:
        NothingToImagine: no cards are hidden.
    """
    begin = perf_counter()
    usual = RuleOfThumb().choose(view, legal, rng, budget)
    answers = candidates(legal, usual, rng)
    count = worlds_for(cost_of(view, playing=isinstance(usual, Play)), len(answers), budget)
    worlds = beliefs.sample(view, rng, count)
    outlook = outlook_of(view, cards=isinstance(usual, Play | CardsAction))
    left: list[Action] = answers
    rest: list[Choice] = []
    if len(answers) > FINALISTS:
        first = sorted(_choices(view, _part(worlds), answers, outlook), key=_best_first(usual))
        left = list(dict.fromkeys([*(choice.action for choice in first[:FINALISTS]), usual]))
        rest = [choice for choice in first if choice.action not in left]
    found = sorted(_choices(view, worlds, left, outlook), key=_best_first(usual))
    place = next(place for place, choice in enumerate(found) if choice.action == usual)
    if found[0].worth - found[place].worth <= DOUBT[view.rules.game] * found[place].error:
        found.insert(0, found.pop(place))
    return Judgement(
        unit=outlook.unit,
        choices=(*found, *rest),
        usual=usual,
        worlds=len(worlds.rows),
        effective=worlds.effective,
        seconds=perf_counter() - begin,
    )


def _best_first(usual: Action) -> Callable[[Choice], tuple[float, bool]]:
    """Return what choices are sorted by; of equal ones the usual answer comes first."""
    return lambda choice: (-choice.worth, choice.action != usual)


def _part(worlds: Worlds) -> Worlds:
    """Return some of the imagined deals, taken at even distances."""
    weights = worlds.weights[::FIRST_HEAT]
    return worlds._replace(rows=worlds.rows[::FIRST_HEAT], weights=weights / weights.sum())


def _choices(view: Any, worlds: Worlds, answers: list[Action], outlook: Outlook) -> list[Choice]:
    """Return what answers are worth, in their order."""
    played = played_out(view.rules.game, worlds, answers, view.seats)
    worths = outlook.worth(played)
    weights, means = worlds.weights, worths @ worlds.weights
    apart = worths - worths[means.argmax()]
    off = apart - (apart @ weights)[:, np.newaxis]
    errors = np.sqrt((weights * weights * off * off).sum(axis=1))
    made = [outlook.made(each, weights) for each in played]
    return [
        Choice(*each) for each in zip(answers, means.tolist(), errors.tolist(), made, strict=True)
    ]
