"""Imagined deals, and why there may be none."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from weli.fast.rules_vector import Numbers

__all__ = ["Contradiction", "NothingToImagine", "Worlds"]


class NothingToImagine(ValueError):
    """No cards are hidden: none have been shuffled yet, or the deal is over."""


class Contradiction(ValueError):
    """No deal agrees with what is known."""


class Worlds(NamedTuple):
    """Deals that a view could be of.

    Attributes:
        rows: the deals, each a row of the game's twin that waits for the present question.
        numbers: the house rules as the twin's numbers.
        weights: how likely each deal is beside the others; they add up to 1.
        effective: how many equally likely deals tell as much as these; deals in which everybody
            holds the same count as one.
        drawn: how many were drawn by chance, those among them that turned out to be impossible.
    """

    rows: Numbers
    numbers: Numbers
    weights: NDArray[np.float64]
    effective: float
    drawn: int
