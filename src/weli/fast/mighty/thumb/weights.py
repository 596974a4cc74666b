"""What the rule-of-thumb player goes by, as a row of whole numbers.

The weights themselves belong to the player (`weli.bots`), which hands them over; so the compiled
twin knows only their places. After them come chances that are looked up.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np

from weli.fast.rules_vector import Numbers

__all__ = ["SIZES", "thumb_numbers", "weight_at"]

SIZES: Final[dict[str, tuple[int, ...]]] = {
    "will_mighty": (7,),
    "will_joker": (7,),
    "will_ruff": (1,),
    "will_called": (1,),
    "declarer_trumps": (1,),
    "others_trumps": (1,),
    "declarer_specials": (1,),
    "retaken": (1,),
    "taken": (1,),
    "gain": (3,),
    "base": (3,),
    "keep_mighty": (9,),
    "keep_joker": (9,),
    "under_ripper": (1,),
    "later_trump": (6, 6, 6),
    "later_plain": (5, 5),
    "thin": (5,),
    "to_come": (3,),
    "tempo": (3,),
    "new_void": (3,),
    "lead_joker": (3,),
    "lead_trump": (3,),
    "lead_top_trump": (3,),
    "lead_last_trump": (3,),
    "ripper": (1,),
    "name_trump": (3,),
    "buried": (1, 1, 1),
    "bury_plain": (7,),
    "bury_point": (1,),
    "void": (1,),
    "traits": (6,) * 21,
    "buried_point": (6,),
    "helps": (4,) * 10,
    "lone_friend": (1,),
    "alone": (2, 2),
    "bidder": (1,),
    "companies": (16,) * 12,
    "outbid": (9, 16),
    "opens": (1,),
    "over": (2,),
    "best_over_usual": (2,),
    "resists": (1,),
    "impatience": (1,),
    "request": (1,),
}
"""The weights, each with how many numbers each of its rows has."""

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "buried": ("attackers", "defenders", "last_trick"),
    "helps": (
        *("mighty", "joker", "top_trump", "trump", "top", "high", "other"),
        *("first", "trick", "seat"),
    ),
    "companies": ("3", "4", "5", "6", "7", "8", "4r", "6r", "7r", "8r", "6s", "7s"),
}
"""In which order the twin reads the weights that have names."""

COMPANY: Final = ("group", "start", "scale", "deviation", "alone", "usual")
"""In which order it reads the numbers of one kind of table."""

_PLACES: Final = {
    name: sum(map(sum, list(SIZES.values())[:place])) for place, name in enumerate(SIZES)
}


def weight_at(name: str) -> int:
    """Return where a weight begins in the row."""
    return _PLACES[name]


ALL: Final = 1000
"""Chances are counted in thousandths."""
POOLS: Final = 108
MARKS: Final = 56
HELD: Final = 28
NONE_HELD: Final = sum(map(sum, SIZES.values()))
"""Where the chances begin that a hand holds none of some cards, by pool, marked and held."""

BELOW: Final = NONE_HELD + POOLS * MARKS * HELD
"""Where the chances begin of fewer points than some: by kind of table, before and after the
exchange, with a trump suit and without, and by the distance from the expected points."""
STEP: Final = 100
"""Such distances are counted in steps of so many thousandths of a point."""
FAR: Final = 256
"""So many steps to either side are told apart; beyond them it is sure."""


def _chances() -> Numbers:
    """Return, in thousandths, the chances that a hand holds none of some marked cards of a pool."""
    pool = np.arange(POOLS)[:, np.newaxis]
    marked = np.arange(MARKS)[np.newaxis, :]
    chance = np.full((POOLS, MARKS), ALL)
    found = [chance]
    for step in range(HELD - 1):
        drawn = chance * np.maximum(pool - marked - step, 0) // np.maximum(pool - step, 1)
        chance = np.where(pool > step, drawn, chance)
        found.append(chance)
    return np.stack(found, axis=-1).astype(np.int64).ravel()


def thumb_numbers(weights: Any, area: tuple[int, ...], parts: int) -> Numbers:
    """Return a player's weights as a row of numbers, with the chances it looks up.

    Args:
        weights: the weights.
        area: the normal distribution's area below 0, 1, 2 ... parts of a deviation.
        parts: how many parts one deviation has.

    Raises:
        ValueError: a weight has another form than the twin knows.
    """
    numbers: list[int] = []
    for name, sizes in SIZES.items():
        rows = list(_rows(name, getattr(weights, name)))
        found = tuple(map(len, rows))
        if found != sizes:
            raise ValueError(f"{name} has rows of {found} numbers, the twin knows {sizes}")
        for row in rows:
            numbers += row
    companies = [weights.companies[name] for name in KEYS["companies"]]
    below = [_below(company, area, parts) for company in companies]
    return np.concatenate([np.array(numbers, dtype=np.int64), _chances(), *below])


def _rows(name: str, value: Any) -> Iterable[list[int]]:
    """Yield the rows of numbers of a weight."""
    if isinstance(value, Mapping):
        known = KEYS[name]
        if set(value) != set(known):
            raise ValueError(f"{name} has {sorted(value)}, the twin knows {sorted(known)}")
        value = tuple(value[key] for key in known)
    elif isinstance(value, int) or isinstance(value[0], int):
        value = (value,)
    for row in value:
        yield list(_flat(row))


def _flat(value: Any) -> Iterable[int]:
    """Yield the numbers of a value, row by row."""
    if isinstance(value, int):
        yield value
        return
    parts = value if isinstance(value, tuple) else [getattr(value, name) for name in COMPANY]
    for part in parts:
        yield from _flat(part)


def _below(company: Any, area: tuple[int, ...], parts: int) -> Numbers:
    """Return a kind of table's chances of fewer points, by the distance from what is expected."""
    found = []
    for deviation in _flat(company.deviation):
        if deviation * len(area) > (FAR - 1) * STEP * parts:
            raise ValueError(f"a deviation of {deviation} is more than the twin knows")
        distance = np.arange(-FAR, FAR) * STEP
        place = np.abs(distance) * parts // deviation
        chance = np.array([*area, ALL])[np.minimum(place, len(area))]
        found.append(np.where(distance >= 0, chance, ALL - chance))
    return np.concatenate(found)
