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
from weli.bots.master.patience import Patience, first_of
from weli.bots.master.rollouts import played_out
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.kernel.actions import Action, Play
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
MOST: Final = 4096
"""So many deals are imagined at least and at most."""


class Cost(Struct, frozen=True):
    """How many positions thinking takes, one being about a microsecond.

    Attributes:
        world: to imagine one deal.
        playout: to play one deal to its end.
    """

    world: int
    playout: int


COSTS: Final = {
    "mulatschak": (Cost(world=250, playout=12), Cost(world=400, playout=4)),
    "mighty": (Cost(world=45, playout=36), Cost(world=130, playout=16)),
}
"""By game: before a card is played, and while cards are played."""


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
        choices: the answers that were looked at, the best first.
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


def worlds_for(game: str, answers: int, *, playing: bool, budget: int) -> int:
    """Return how many deals can be imagined for a budget of positions."""
    cost = COSTS[game][playing]
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
    count = worlds_for(
        view.rules.game, len(answers), playing=isinstance(usual, Play), budget=budget
    )
    worlds, outlook = beliefs.sample(view, rng, count), outlook_of(view)
    patience = Patience(budget)
    left, worths = answers, {}
    if len(answers) > FINALISTS:
        worths = _worths(view, _part(worlds), answers, outlook, patience)
        order = sorted(answers, key=lambda action: -worths[action][0])[:FINALISTS]
        left = list(dict.fromkeys([*order, usual]))
    if not worths or not patience.is_over():
        worths.update(_worths(view, worlds, left, outlook, patience))
    finalists = sorted(left, key=lambda action: (-worths[action][0], action != usual))
    others = [action for action in worths if action not in left]
    rest = sorted(others, key=lambda action: -worths[action][0])
    return Judgement(
        unit=outlook.unit,
        choices=tuple(Choice(action, *worths[action]) for action in (*finalists, *rest)),
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


def _worths(
    view: Any, worlds: Worlds, answers: list[Action], outlook: Outlook, patience: Patience
) -> dict[Action, tuple[float, float]]:
    """Return by answer what comes of it on average, with its error (`_told`)."""
    game, slices = view.rules.game, patience.slices(worlds)
    parts = [played_out(game, some, answers, view.seats) for some in slices]
    points = np.concatenate(parts, axis=1)
    seen = first_of(worlds, points.shape[1])
    flat = outlook.worth(points.reshape(-1, view.seats))
    return dict(zip(answers, _told(flat.reshape(points.shape[:2]), seen.weights), strict=True))


def _told(worths: NDArray[np.float64], weights: NDArray[np.float64]) -> list[tuple[float, float]]:
    """Return by answer the mean, and the standard error of its distance from the best."""
    # What differs by less than machines add differently is equally good.
    means = (worths @ weights).round(DIGITS)
    apart = worths - worths[means.argmax()]
    off = apart - (apart @ weights)[:, np.newaxis]
    errors = np.sqrt((weights * weights * off * off).sum(axis=1))
    return list(zip(means.tolist(), errors.tolist(), strict=True))
