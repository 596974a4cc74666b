"""Contracts: a number of points, and trump or no-trump."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from weli.cards import FRENCH_SUITS, Suit
from weli.games.mighty.rules.auction import Bidding

__all__ = ["STRAINS", "Contract", "bids_above", "is_higher"]

STRAINS: Final = (*FRENCH_SUITS, None)
"""The four suits and no-trump (`None`)."""


class Contract(Struct, frozen=True):
    """How many points the declarer's side promises, with this suit as trump or without any."""

    level: int
    trump: Suit | None


def _value(contract: Contract, rule: str) -> int:
    """Return a contract's value in the auction, doubled so that no-trump can stand between."""
    extra = {"over_equal": 1, "plus_one": 2}.get(rule, 0) if contract.trump is None else 0
    return 2 * contract.level + extra


def is_higher(bid: Contract, standing: Contract, rules: Bidding) -> bool:
    """Say whether a bid tops the standing one (rule book A6); suits do not rank."""
    return _value(bid, rules.no_trump) > _value(standing, rules.no_trump)


# Bounded, since a server that runs for months meets rules without end; one set fills some forty.
@lru_cache(maxsize=4096)
def bids_above(
    standing: Contract | None, least: int, most: int, rules: Bidding
) -> tuple[Contract, ...]:
    """Return every bid that may be made over the standing one, low to high."""
    strains = FRENCH_SUITS if rules.no_trump == "forbidden" else STRAINS
    opens_lower = rules.no_trump_below_min and standing is None
    found = []
    for level in range(least - 1, most + 1):
        for trump in strains:
            if level < least and not (opens_lower and trump is None):
                continue
            bid = Contract(level, trump)
            if standing is None or is_higher(bid, standing, rules):
                found.append(bid)
    return tuple(found)
