"""Choosing likely deals among many, by degrees."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from weli.fast.rules_vector import Numbers
from weli.kernel.chance import KeyedRandom

__all__ = ["different", "effective_size", "heated", "likely", "resampled"]

Weights = NDArray[np.float64]

_FINE: Final = 1 << 31
_HALVINGS: Final = 12


def likely(logs: Weights, power: float) -> Weights:
    """Return weights from their logarithms, to a power; the greatest is 1."""
    found: Weights = np.exp(power * (logs - logs.max()))
    return found


def effective_size(weights: Weights) -> float:
    """Return how many equal weights tell as much as these: (sum of w)^2 / sum of w^2."""
    total = float(weights.sum())
    return total * total / float((weights * weights).sum())


def heated(logs: Weights, heat: float, least: float) -> float:
    """Return the greatest power, up to 1, with which the weights still tell as much.

    Args:
        logs: the logarithms of the weights.
        heat: the power that has been reached.
        least: the effective size that is to be left.
    """
    if effective_size(likely(logs, 1 - heat)) >= least:
        return 1.0
    low, high = heat, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        enough = effective_size(likely(logs, middle - heat)) >= least
        low, high = (middle, high) if enough else (low, middle)
    return max(low, heat + (1 - heat) / (1 << _HALVINGS))


def resampled(weights: Weights, count: int, rng: KeyedRandom) -> Numbers:
    """Return the places of so many deals, each named as often as its weight says.

    Args:
        weights: the weights; at least one is not zero.
        count: how many are chosen, at even distances.
        rng: decides where they begin.
    """
    sums = np.cumsum(weights)
    marks = (np.arange(count) + rng.below(_FINE) / _FINE) * (sums[-1] / count)
    found: Numbers = np.searchsorted(sums, marks, side="right").astype(np.int64)
    return np.minimum(found, len(sums) - 1)


def different(hands: Numbers, weights: Weights) -> float:
    """Return the effective size, deals with the same hands taken together."""
    _, groups = np.unique(hands, axis=0, return_inverse=True)
    return effective_size(np.bincount(groups.reshape(-1), weights).astype(np.float64))
