"""The rule-of-thumb player's table as one row of whole numbers, as its compiled twin reads it."""

from weli.bots.mighty.chances import AREA, PARTS
from weli.bots.mighty.weights import WEIGHTS, Weights
from weli.fast.mighty.thumb.weights import thumb_numbers

__all__ = ["numbers_of"]


def numbers_of(weights: Weights = WEIGHTS) -> list[int]:
    """Return the weights in the twin's order, then the chances it looks up."""
    found: list[int] = thumb_numbers(weights, AREA, PARTS).tolist()
    return found
