"""The rule-of-thumb player's table as one row of whole numbers, as its compiled twin reads it."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import astuple

from weli.bots.mulatschak.race import weights_of
from weli.bots.mulatschak.strength import CHANCES
from weli.bots.mulatschak.weights import WEIGHTS, Weights

__all__ = ["numbers_of"]


def numbers_of(weights: Weights = WEIGHTS) -> list[int]:
    """Return the weights in their order, then the logistic curve and the weights of the race."""
    return [*_flat(astuple(weights)), *CHANCES, *weights_of(weights.race_keep)]


def _flat(value: Any) -> Iterator[int]:
    """Yield every number of a table of tables."""
    if isinstance(value, tuple):
        for each in value:
            yield from _flat(each)
    else:
        yield value
