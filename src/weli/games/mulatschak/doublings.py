"""What doubles a deal: Hearts, thrown-in deals and knocks, multiplied together up to a cap."""

from math import prod

from msgspec import Struct

from weli.cards import Suit
from weli.games.mulatschak.rules import MulatschakRules

__all__ = ["Carried", "doublings", "factor"]


class Carried(Struct, frozen=True):
    """What the shuffles of a deal have brought so far; it outlives cards that are thrown in.

    Attributes:
        whites: how many deals were thrown in for a white hand.
        knocks: how many knocks count.
        passed: how many deals running everybody passed.
        doubled_passes: how many of those double the points.
    """

    whites: int = 0
    knocks: int = 0
    passed: int = 0
    doubled_passes: int = 0


def doublings(
    rules: MulatschakRules, carried: Carried, trump: Suit | None
) -> tuple[tuple[str, int], ...]:
    """Return what multiplies the points, cause by cause, before the cap (rule book 1.11)."""
    causes = (
        ("hearts", rules.scoring.hearts_factor if trump is Suit.HEARTS else 1),
        ("white", 2**carried.whites),
        ("knock", 2**carried.knocks),
        ("all_pass", 2**carried.doubled_passes),
    )
    return tuple([cause for cause in causes if cause[1] > 1])


def factor(rules: MulatschakRules, carried: Carried, trump: Suit | None) -> int:
    """Return what all points of a deal are multiplied by; the cap covers the whole product."""
    product = prod(times for _, times in doublings(rules, carried, trump))
    return min(product, rules.scoring.max_multiplier)
