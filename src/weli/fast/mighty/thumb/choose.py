"""The player's decision: the step that is worth most."""

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import phases as phase
from weli.fast.mighty.entries import legal_count
from weli.fast.mighty.thumb.auction import best_bid, best_misdeal
from weli.fast.mighty.thumb.burying import next_buried
from weli.fast.mighty.thumb.calls import best_contract, best_friend, best_request
from weli.fast.mighty.thumb.tricks import thumb_step
from weli.fast.rules_vector import Numbers

__all__ = ["choose"]


@compiled
def choose(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Return the step that the rule-of-thumb player takes."""
    if legal_count(row) == 1:
        return only_step(row)
    asked = row[at.PHASE]
    if asked >= phase.PLAY:
        return thumb_step(row, rules, weights)
    if asked == phase.BIDDING or asked == phase.LAST_CHANCE:
        return best_bid(row, rules, weights, desk)
    if asked == phase.MISDEAL:
        return best_misdeal(row, rules, weights, desk)
    if asked == phase.BURY:
        return next_buried(row, rules, weights, desk)
    if asked == phase.CONTRACT:
        return best_contract(row, rules, weights, desk)
    if asked == phase.FRIEND:
        return best_friend(row, rules, weights, desk)
    return best_request(row, rules, weights, desk)


@compiled
def only_step(row: Numbers) -> int:
    """Return the only legal step."""
    if row[at.LEGAL_FIRST]:
        return do.step_of(trailing_zeros(row[at.LEGAL_FIRST]))
    if row[at.LEGAL_SECOND]:
        return do.step_of(at.SECOND + trailing_zeros(row[at.LEGAL_SECOND]))
    if row[at.LEGAL_WORDS]:
        return do.step_of_word(trailing_zeros(row[at.LEGAL_WORDS]))
    strain = 0
    while not row[at.LEVELS + strain]:
        strain += 1
    return do.CONTRACT + at.STRAINS * trailing_zeros(row[at.LEVELS + strain]) + strain
