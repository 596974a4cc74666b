"""A deal of Mulatschak in order, as the rules page tells it."""

from typing import Any

from weli.games.mulatschak.phases.bidding import bidding, muli_window
from weli.games.mulatschak.phases.exchange import (
    declarer_exchanging,
    exchanging,
    others_exchanging,
    serving_last,
    stay_or_go,
)
from weli.games.mulatschak.phases.opening import (
    cutting,
    dealing,
    finding_dealer,
    shuffling,
    white_before_bidding,
)
from weli.games.mulatschak.phases.playing import playing
from weli.games.mulatschak.phases.trump import naming_trump
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.scoring import scoring

__all__ = ["flow"]


def flow(rules: MulatschakRules) -> tuple[Any, ...]:
    """Return the steps of a deal; all but the first are taken again when it is thrown in."""
    auction = (muli_window, bidding, naming_trump)
    opening = (finding_dealer, shuffling, cutting, dealing, white_before_bidding, *auction)
    ending = (serving_last, playing, scoring)
    if rules.home.decision == "after_declarer_exchange":
        return (*opening, declarer_exchanging, stay_or_go, others_exchanging, *ending)
    return (*opening, stay_or_go, exchanging, *ending)
