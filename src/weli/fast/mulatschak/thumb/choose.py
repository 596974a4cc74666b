"""The player's decision: the step that is worth most."""

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.thumb.calls import (
    best_bid,
    best_cut,
    best_home,
    best_name,
    best_white,
    best_window,
)
from weli.fast.mulatschak.thumb.exchange import best_cards, best_sight
from weli.fast.mulatschak.thumb.tricks import best_card
from weli.fast.rules_vector import Numbers

__all__ = ["choose"]


@compiled
def choose(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Return the step that the rule-of-thumb player takes."""
    cards, words = row[at.LEGAL_CARDS], row[at.LEGAL_WORDS]
    if popcount(cards) + popcount(words) == 1:
        return trailing_zeros(cards) if cards else do.WORDS + trailing_zeros(words)
    asked = row[at.PHASE]
    if asked == phase.PLAY:
        return best_card(row, rules, weights)
    if asked >= phase.EXCHANGE:
        if asked == phase.ON_SIGHT:
            return best_sight(row, weights)
        return best_cards(row, rules, weights)
    return say(row, rules, weights, asked)


@compiled
def say(row: Numbers, rules: Numbers, weights: Numbers, asked: int) -> int:
    """Return what the player says before the exchange."""
    if asked == phase.CUT:
        return best_cut(row, rules, weights)
    if asked == phase.TAKE_WELI:
        return do.TAKE
    if asked == phase.WHITE:
        return best_white(row, rules, weights)
    if asked == phase.MULI:
        return best_window(row, rules, weights)
    if asked == phase.HOME:
        return best_home(row, rules, weights)
    if asked >= phase.TRUMP:
        return best_name(row, rules, weights)
    return best_bid(row, rules, weights)
