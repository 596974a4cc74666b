"""What each number on the rule-of-thumb player's desk means: what it works out before the tricks.

The desk begins like the row of a deal: there a deal is written down and scored, to see what a
contract is worth. What contracts are worth stays on the desk, since the house rules do not change
while the twin is at work; so do the cards of a burial until it is complete.
"""

from typing import Final

from weli.fast.mighty import layout as at

__all__ = ["DESK"]

(
    AFTER,  # 1 after the exchange, 0 before it
    PLACE,  # where the numbers of this kind of table begin among the weights
    BELOW,  # where its chances begin
    HAND_FIRST,  # the hand that is weighed: first copies and jokers
    HAND_SECOND,  # second copies
    AWAY_FIRST,  # what is buried
    AWAY_SECOND,
    MISSING_FIRST,  # the cards that others may hold
    MISSING_SECOND,
    USUAL_FRIENDS,  # how many friends a declarer usually has
    STRONGEST,  # the suit with the most points
    STRENGTH,  # the most points, with a trump suit or without
    RIVALS,  # how many others may still bid
    KINDS,  # how many kinds of called cards there are
    CHOSEN,  # whether this game has had a burial chosen, which then may go on
    BEST_FIRST,  # the best cards to bury
    BEST_SECOND,
) = range(at.ROW, at.ROW + 17)

POINTS: Final = at.ROW + 17  # by strain: the points that the hand promises
HELP: Final = POINTS + at.STRAINS  # by strain: what the best call of a friend adds
HELPERS: Final = HELP + at.STRAINS  # by strain: how many friends that makes
WHOLE: Final = HELPERS + at.STRAINS  # by strain: the points of the hand before cards are buried
SUIT_SIZES: Final = WHOLE + at.STRAINS  # by suit: how many of its cards may be buried with it
LOSSES: Final = SUIT_SIZES + 4  # the cards that may be buried, the cheapest first

MOST_HELD: Final = 28
KIND: Final = LOSSES + MOST_HELD
"""By kind of called card: its help, its friends, its first card and its second one, or -1."""
KIND_SIZE: Final = 4
MOST_KINDS: Final = 24

WORTH: Final = KIND + KIND_SIZE * MOST_KINDS
"""By contract: 1 when it has been worked out, then what 0, 1, 2 ... points are worth to the
declarer, then to a friend, then to a defender."""
MOST_POINTS: Final = 48
WORTH_SIZE: Final = 1 + 3 * MOST_POINTS
MOST_LEVELS: Final = 50
COMPANIES: Final = 4  # no friend, one, two, or playing alone

DESK: Final = WORTH + WORTH_SIZE * 2 * 2 * COMPANIES * MOST_LEVELS
"""How many numbers the desk has."""
