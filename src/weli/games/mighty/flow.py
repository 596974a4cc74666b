"""A deal of Mighty in order, as the rules page tells it."""

from typing import Any, Final

from weli.games.mighty.phases.auction import bidding
from weli.games.mighty.phases.exchange import (
    burying,
    calling_friend,
    fixing_contract,
    requesting,
    taking_kitty,
)
from weli.games.mighty.phases.opening import (
    dealing,
    finding_dealer,
    misdeals_before_bidding,
    shuffling,
)
from weli.games.mighty.phases.playing import playing
from weli.games.mighty.scoring import scoring

__all__ = ["FLOW"]

FLOW: Final[tuple[Any, ...]] = (
    finding_dealer,
    shuffling,
    dealing,
    misdeals_before_bidding,
    bidding,
    taking_kitty,
    burying,
    fixing_contract,
    calling_friend,
    requesting,
    playing,
    scoring,
)
"""The steps of a deal; all but the first are taken again when it is thrown in."""
