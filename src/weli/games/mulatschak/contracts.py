"""Contracts: what the declarer promises to make."""

from typing import Final

from msgspec import Struct

__all__ = ["ALL_TRICKS", "MULI", "Contract", "bids_above"]

ALL_TRICKS: Final = 5
"""A deal has five tricks; a Muli promises all of them."""


class Contract(Struct, frozen=True):
    """A number of tricks, or the Muli: all tricks, without exchanging a card."""

    tricks: int
    muli: bool = False

    @property
    def rank(self) -> int:
        """Where it stands in the bidding: a Muli is above a plain five."""
        return self.tricks + self.muli


MULI: Final = Contract(ALL_TRICKS, muli=True)
"""The Muli, Mulatschak or Mord: the highest contract."""


def bids_above(standing: Contract | None, min_bid: int, *, five_is_muli: bool) -> range:
    """Return the plain bids, in tricks, that top the standing contract (or open the bidding)."""
    most = ALL_TRICKS - 1 if five_is_muli else ALL_TRICKS
    least = min_bid if standing is None else max(standing.rank + 1, min_bid)
    return range(least, most + 1)
