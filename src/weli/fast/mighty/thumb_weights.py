"""What the rule-of-thumb player goes by in the tricks, as a row of whole numbers.

The weights themselves belong to the player (`weli.bots`), which hands them over; so the compiled
twin knows only their places.
"""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from weli.fast.rules_vector import Numbers

__all__ = ["HELD", "MARKS", "NONE_HELD", "thumb_numbers", "weight_at"]

SIZES: Final = {
    "will_mighty": 7,
    "will_joker": 7,
    "will_ruff": 1,
    "will_called": 1,
    "declarer_trumps": 1,
    "others_trumps": 1,
    "declarer_specials": 1,
    "retaken": 1,
    "taken": 1,
    "gain": 3,
    "base": 3,
    "keep_mighty": 9,
    "keep_joker": 9,
    "under_ripper": 1,
    "later_trump": 18,
    "later_plain": 10,
    "thin": 5,
    "to_come": 3,
    "tempo": 3,
    "new_void": 3,
    "lead_joker": 3,
    "lead_trump": 3,
    "lead_top_trump": 3,
    "lead_last_trump": 3,
    "ripper": 1,
    "name_trump": 3,
}
"""The weights of the tricks, each with how many numbers it has."""

_PLACES: Final = {name: sum(list(SIZES.values())[:place]) for place, name in enumerate(SIZES)}


def weight_at(name: str) -> int:
    """Return where a weight begins in the row."""
    return _PLACES[name]


POOLS: Final = 108
MARKS: Final = 56
HELD: Final = 28
NONE_HELD: Final = sum(SIZES.values())
"""Where the chances begin that a hand holds none of some cards, by pool, marked and held."""


def _chances() -> Numbers:
    """Return, in thousandths, the chances that a hand holds none of some marked cards of a pool."""
    pool = np.arange(POOLS)[:, np.newaxis]
    marked = np.arange(MARKS)[np.newaxis, :]
    chance = np.full((POOLS, MARKS), 1000)
    found = [chance]
    for step in range(HELD - 1):
        drawn = chance * np.maximum(pool - marked - step, 0) // np.maximum(pool - step, 1)
        chance = np.where(pool > step, drawn, chance)
        found.append(chance)
    return np.stack(found, axis=-1).astype(np.int64).ravel()


def thumb_numbers(weights: Any) -> Numbers:
    """Return a player's weights as a row of numbers, with the chances it looks up.

    Raises:
        ValueError: a weight has another form than the twin knows.
    """
    numbers = []
    for name, size in SIZES.items():
        found = list(_flat(getattr(weights, name)))
        if len(found) != size:
            raise ValueError(f"{name} has {len(found)} numbers, the twin knows {size}")
        numbers += found
    return np.concatenate([np.array(numbers, dtype=np.int64), _chances()])


def _flat(value: Any) -> Iterable[int]:
    """Yield the numbers of a weight, row by row."""
    if isinstance(value, int):
        yield value
        return
    for part in value:
        yield from _flat(part)
