"""House rules drawn at random: any profile, any options, mended until they can be played."""

from functools import cache
from typing import Any

from weli.games import load_profile, profile_names
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.words import Players
from weli.kernel.chance import KeyedRandom
from weli.kernel.domains import PerSeats
from weli.kernel.options import options_of

PROFILES = tuple(name for name, game in profile_names().items() if game == "mighty")
FACES_IN_USE = ("SA", "DA", "HA", "CA", "C3", "S3", "H3", "D3", "C2", "H2", "S5", "HK")
"""Cards worth being special in tests: most of the others would never meet anything."""


@cache
def choices(path: str) -> tuple[Any, ...]:
    """The values that are drawn for an option."""
    (described,) = [row for row in options_of(MightyRules) if row.path == path]
    values = described.domain.values()
    if path == "bidding.min":
        low, high = (7, 8, 10, 12, 13, 16, 20), (13, 14, 20, 25, 30, 40)
        return tuple(PerSeats(one, dict.fromkeys((6, 7, 8), two)) for one in low for two in high)
    if described.group == "special" and "SA" in values:
        return (*FACES_IN_USE, *(word for word in values if word in ("same", "none")))
    return values


def random_rules(rng: KeyedRandom, seats: int, groups: tuple[str, ...] = ()) -> MightyRules:
    """Draws rules that so many people can play: a profile in which some options are changed.

    Args:
        rng: the random numbers.
        seats: how many people play.
        groups: the groups whose options are changed; all of them unless told otherwise.
    """
    rules = load_profile(rng.choice(PROFILES))
    percent = rng.choice((10, 30, 60, 100))
    values: dict[str, Any] = {"table.players": frozenset(Players)}
    for described in options_of(MightyRules):
        chosen = not groups or described.group in groups
        if described.group != "table" and chosen and rng.below(100) < percent:
            values[described.path] = rng.choice(choices(described.path))
    return mended(rules.with_values(values), seats)


def mended(rules: Any, seats: int) -> MightyRules:
    """Takes every remedy that the rules themselves propose."""
    while problems := rules.check(seats):
        rules = rules.with_values({problems[0].path: problems[0].remedy})
    assert isinstance(rules, MightyRules)
    return rules
