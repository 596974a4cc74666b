"""What the result of a deal is worth to a player: the match, as the table counts it."""

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from weli.bots.master.making import chance_made, edge
from weli.bots.master.rollouts import Played
from weli.fast.twin import twin_of
from weli.games import game_of

__all__ = ["Outlook", "Unit", "outlook_of"]

Worths = NDArray[np.float64]

Unit = Literal["match", "points"]
"""A part of the match, from 0 to 1, or points of the score sheet, more being better."""


class Outlook(NamedTuple):
    """How a player counts.

    Attributes:
        unit: what worths are counted in.
        worth: returns by answer and deal what it is worth.
        made: from how likely each deal is, says how likely the contract is made that the player
            bids for, or everybody plays for; `None` where there is none, as at Mulatschak.
    """

    unit: Unit
    worth: Callable[[list[Played]], Worths]
    made: Callable[[Played, Worths], float | None]


def _of_the_match(view: Any, *, cards: bool) -> Outlook:  # noqa: ARG001  # all games alike
    """Count by the chance to win the match of Mulatschak."""
    from weli.bots.master.equity import chance_to_win

    scores = np.array(view.standing.scores, dtype=np.int64)

    def worth(played: list[Played]) -> Worths:
        points = np.concatenate([each.points for each in played])
        return chance_to_win(view.rules, scores + points, view.me).reshape(len(played), -1)

    return Outlook("match", worth, lambda _, __: None)


def _of_points(view: Any, *, cards: bool) -> Outlook:
    """Count by points of the deal, which at Mighty simply add up."""
    sign, unit = game_of(view.rules).better(view.rules), twin_of(view.rules.game).unit

    def worth(played: list[Played]) -> Worths:
        beyond = np.zeros(1) if cards else np.array([edge(view, each) for each in played])
        points = np.array([each.points[:, view.me] for each in played])
        found: Worths = (sign * points + beyond) / unit
        return found

    return Outlook(
        "points", worth, lambda played, weights: chance_made(view, played, sign, weights)
    )


_OUTLOOKS: Final[dict[str, Callable[..., Outlook]]] = {
    "mulatschak": _of_the_match,
    "mighty": _of_points,
}


def outlook_of(view: Any, *, cards: bool) -> Outlook:
    """Return how the reader of a view counts what deals bring.

    Args:
        view: what the player knows.
        cards: whether the question is for cards, and not for something that is said.
    """
    return _OUTLOOKS[view.rules.game](view, cards=cards)
