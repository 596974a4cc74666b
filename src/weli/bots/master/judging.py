"""What every answer to a question is worth, as far as thinking goes."""

from time import perf_counter
from typing import Any, Final

import numpy as np
from msgspec import Struct

from weli.bots import beliefs
from weli.bots.beliefs import Worlds
from weli.bots.master.candidates import candidates
from weli.bots.master.costs import Cost, cost_of
from weli.bots.master.outlook import Outlook, Unit, outlook_of
from weli.bots.master.patience import Patience, first_of
from weli.bots.master.rollouts import Played, played_out
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.kernel.actions import Action, CardsAction, Play
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["Choice", "Judgement", "judge"]

FINALISTS: Final = 6
"""So many answers are looked at in all imagined deals; more first in a part of them."""

FIRST_HEAT: Final = 8
"""The first look at many answers is at one of so many imagined deals."""

DIGITS: Final = 9
"""Worths are told apart by so many digits behind the point."""

FEWEST: Final = 16
MOST: Final = 8192
"""So many deals are imagined at least and at most."""

MARGIN: Final = 1.0
"""By so many standard errors an answer must beat the usual one to be preferred.

The best of many uncertain worths looks better than it is, and who differs from the usual answer
without reason gives away what it knows of the game.
"""


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
        choices: the answers that were looked at: the one to give, then the others, the best first.
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
    patience = Patience(budget)
    look = _Look(view, outlook, usual, patience)
    left, found, rest = answers, [], []
    if len(answers) > FINALISTS:
        first = look.at(_part(worlds), answers)
        left = list(dict.fromkeys([*(choice.action for choice in first[:FINALISTS]), usual]))
        found = [choice for choice in first if choice.action in left]
        rest = [choice for choice in first if choice.action not in left]
    if not found or not patience.is_over():
        found = look.at(worlds, left)
    return Judgement(
        unit=outlook.unit,
        choices=(*_preferred(found, usual), *rest),
        usual=usual,
        worlds=len(worlds.rows),
        effective=worlds.effective,
        seconds=perf_counter() - begin,
        cut_short=patience.cut_short,
    )


def _part(worlds: Worlds) -> Worlds:
    """Return some of the imagined deals, taken at even distances."""
    weights = worlds.weights[::FIRST_HEAT]
    return worlds._replace(rows=worlds.rows[::FIRST_HEAT], weights=weights / weights.sum())


def _preferred(choices: list[Choice], usual: Action) -> list[Choice]:
    """Return choices, the best first, with the usual one before those that hardly beat it."""
    own = next(choice for choice in choices if choice.action == usual)
    if choices[0].worth - own.worth > MARGIN * own.error:
        return choices
    return [own, *(choice for choice in choices if choice is not own)]


class _Look:
    """Looks at answers in imagined deals for as long as the clock allows."""

    def __init__(self, view: Any, outlook: Outlook, usual: Action, patience: Patience) -> None:
        self._view, self._outlook, self._usual = view, outlook, usual
        self._patience = patience

    def at(self, worlds: Worlds, answers: list[Action]) -> list[Choice]:
        """Return what answers are worth, the best first; of equal ones the usual answer."""
        played = self._played(worlds, answers)
        worths = self._outlook.worth(played)
        weights = first_of(worlds, worths.shape[1]).weights
        # What differs by less than machines add differently is equally good.
        means = (worths @ weights).round(DIGITS)
        apart = worths - worths[means.argmax()]
        off = apart - (apart @ weights)[:, np.newaxis]
        errors = np.sqrt((weights * weights * off * off).sum(axis=1))
        made = [self._outlook.made(each, weights) for each in played]
        told = zip(answers, means.tolist(), errors.tolist(), made, strict=True)
        found = [Choice(*each) for each in told]
        return sorted(found, key=lambda each: (-each.worth, each.action != self._usual))

    def _played(self, worlds: Worlds, answers: list[Action]) -> list[Played]:
        """Return by answer what comes of it, in as many deals as the clock allows."""
        game, seats = self._view.rules.game, self._view.seats
        slices = self._patience.slices(worlds)
        parts = [played_out(game, some, answers, seats) for some in slices]
        return [
            Played(*(np.concatenate(arrays) for arrays in zip(*each, strict=True)))
            for each in zip(*parts, strict=True)
        ]
