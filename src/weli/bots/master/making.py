"""What a Master of Mighty makes of a contract beyond what the rule of thumb would make of it.

Imagined deals are played out by rule of thumb, but the Master that declares plays on better than
that. So a contract of its own is worth somewhat more to it than the imagined deals bring, the more,
the more hangs in the balance. That counts while the stakes are made: bids, the final contract, the
friend or none. And the contract is made somewhat more often: the less of the deal is left, the less
so, and what always happens stays certain.
"""

from math import exp, log
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from weli.bots.master.rollouts import Played
from weli.games.mighty.events import DeclarerFound
from weli.games.mighty.seating import outfit_of

__all__ = ["chance_made", "edge"]

EDGE: Final = 0.4
"""What declaring is worth beyond the imagined deals, in standard deviations of what they bring.

Beyond what was imagined before the first card, 318 contracts that Masters declared and played under
`korean` brought 0.39 ± 0.19 of one; those of Regulars that a Master played 0.58 ± 0.24 (120) and
under `league` 0.31 ± 0.30 (48).
"""

BETTER: Final = 0.62
FLATTER: Final = 1.03
"""To the logarithm of the declarer's odds before the first card: what is added, and what it is
multiplied by before. Made by `tools/mighty_contracts.py odds --fit` from 708 contracts."""


def edge(view: Any, played: Played) -> NDArray[np.float64]:
    """Return by deal what it brings the reader beyond its points, in the same parts of a point."""
    own = played.declarers == view.me
    if view.tricks or view.trick or not own.any():
        return np.zeros(len(own))
    return np.where(own, EDGE * float(played.points[own, view.me].std()), 0.0)


def chance_made(view: Any, played: Played, sign: int, weights: NDArray[np.float64]) -> float | None:
    """Return how likely the contract is made: the reader's own as long as it is bid for.

    Args:
        view: whose question it is.
        played: what comes of imagined deals.
        sign: 1 where more points are better, -1 where fewer are.
        weights: how likely the deals are.
    """
    bidding = not any(isinstance(event, DeclarerFound) for event in view.told)
    declarer = view.me if bidding else view.declarer
    declared = played.declarers == declarer
    if not declared.any():
        return None
    # Under every scoring a failed contract costs its declarer something, a made one nothing.
    points = sign * played.points[declared, declarer]
    share = float(weights[declared][points >= 0].sum() / weights[declared].sum())
    if declarer != view.me or not 0 < share < 1:
        return share
    left = view.left / outfit_of(view.rules, view.seats).hand
    odds = log(share / (1 - share)) * (1 + (FLATTER - 1) * left) + BETTER * left
    return 1 / (1 + exp(-odds))
