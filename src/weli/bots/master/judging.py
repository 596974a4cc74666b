"""What every answer to a question is worth, as far as thinking goes."""

from time import perf_counter
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from weli.bots import beliefs
from weli.bots.beliefs import Worlds
from weli.bots.master.candidates import candidates
from weli.bots.master.outlook import Outlook, Unit, outlook_of
from weli.bots.master.rollouts import played_out
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.fast.rules_vector import Numbers
from weli.kernel.actions import Action, Play
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

__all__ = ["Choice", "Judgement", "judge"]

FINALISTS: Final = 6
"""So many answers are looked at in all imagined deals; more first in a part of them."""

FIRST_HEAT: Final = 8
"""The first look at many answers is at one of so many imagined deals."""

PATIENCE: Final = 1e-5
LEAST_PATIENCE: Final = 2.0
"""So many seconds playing out may take for each position of the budget, and at least."""

SLICE: Final = 64
"""After so many imagined deals the clock is looked at."""

DIGITS: Final = 9
"""Worths are told apart by so many digits behind the point."""

FEWEST: Final = 16
MOST: Final = 8192
"""So many deals are imagined at least and at most."""

MARGIN: Final = {"mulatschak": 1.0, "mighty": 0.0}
"""By game: by how many standard errors an answer must beat the usual one to be preferred.

The best of many uncertain worths looks better than it is.
"""


class Cost(Struct, frozen=True):
    """How many positions thinking takes, one being about a microsecond.

    Attributes:
        world: to imagine one deal.
        playout: to play one deal to its end.
    """

    world: int
    playout: int


COSTS: Final = {
    "mulatschak": (
        Cost(world=50, playout=15),
        Cost(world=280, playout=11),
        Cost(world=430, playout=5),
    ),
    "mighty": (
        Cost(world=45, playout=36),
        Cost(world=45, playout=36),
        Cost(world=130, playout=16),
    ),
}
"""By game: before trump is named, before a card is played, and while cards are played."""


class Choice(Struct, frozen=True):
    """An answer, and what it is worth.

    Attributes:
        action: the answer.
        worth: what is to be expected, in the judgement's unit.
        error: the standard error of how much less than the best it is worth.
    """

    action: Action
    worth: float
    error: float


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


def worlds_for(view: Any, usual: Action, answers: int, budget: int) -> int:
    """Return how many deals can be imagined for a budget of positions."""
    cost = COSTS[view.rules.game][2 if isinstance(usual, Play) else view.trump is not None]
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
    count = worlds_for(view, usual, len(answers), budget)
    worlds, outlook = beliefs.sample(view, rng, count), outlook_of(view)
    # From here on, since in a new process it has taken a while to load the machine code.
    until = perf_counter() + max(PATIENCE * budget, LEAST_PATIENCE)
    left, worths, cut_short = answers, {}, False
    if len(answers) > FINALISTS:
        few = _part(worlds)
        first = _worths(view, few, answers, outlook, until)
        worths = dict(zip(answers, _told(first, few.weights), strict=True))
        order = sorted(answers, key=lambda action: -worths[action][0])[:FINALISTS]
        left = list(dict.fromkeys([*order, usual]))
        cut_short = perf_counter() > until
    if not cut_short:
        found = _worths(view, worlds, left, outlook, until)
        worths.update(zip(left, _told(found, worlds.weights), strict=True))
        cut_short = found.shape[1] < len(worlds.rows)
    finalists = sorted(left, key=lambda action: (-worths[action][0], action != usual))
    ahead = worths[finalists[0]][0] - worths[usual][0]
    if ahead < MARGIN[view.rules.game] * worths[usual][1]:
        finalists.sort(key=lambda action: action != usual)
    others = (action for action in worths if action not in left)
    rest = sorted(others, key=lambda action: -worths[action][0])
    return Judgement(
        unit=outlook.unit,
        choices=tuple(Choice(action, *worths[action]) for action in (*finalists, *rest)),
        usual=usual,
        worlds=len(worlds.rows),
        effective=worlds.effective,
        seconds=perf_counter() - begin,
        cut_short=cut_short,
    )


def _part(worlds: Worlds) -> Worlds:
    """Return some of the imagined deals, taken at even distances."""
    weights = worlds.weights[::FIRST_HEAT]
    return worlds._replace(rows=worlds.rows[::FIRST_HEAT], weights=weights / weights.sum())


def _worths(
    view: Any, worlds: Worlds, answers: list[Action], outlook: Outlook, until: float
) -> NDArray[np.float64]:
    """Return by answer and deal what comes of it, in as many deals as the clock allows."""
    parts: list[Numbers] = []
    for start in range(0, len(worlds.rows), SLICE):
        if parts and perf_counter() > until:
            break
        some = worlds._replace(rows=worlds.rows[start : start + SLICE])
        parts.append(played_out(view.rules.game, some, answers, view.seats))
    points = np.concatenate(parts, axis=1)
    flat = outlook.worth(points.reshape(-1, view.seats))
    return flat.reshape(points.shape[:2])


def _told(worths: NDArray[np.float64], weights: NDArray[np.float64]) -> list[tuple[float, float]]:
    """Return by answer the mean, and the standard error of its distance from the best.

    Where the clock has ended the thinking there are weights of more deals than were looked at.
    """
    weights = weights[: worths.shape[1]] / weights[: worths.shape[1]].sum()
    # What differs by less than machines add differently is equally good.
    means = (worths @ weights).round(DIGITS)
    apart = worths - worths[means.argmax()]
    off = apart - (apart @ weights)[:, np.newaxis]
    errors = np.sqrt((weights * weights * off * off).sum(axis=1))
    return list(zip(means.tolist(), errors.tolist(), strict=True))
