"""What each number of a position means: what the search needs of a deal, and nothing else.

A hand is two words of faces (`weli.fast.mighty.layout`): those held, and those held twice; the two
copies of a face are worth the same, so it never matters which is played. What changes with every
card stands in a *frame*, one for each card played since the search began.
"""

from typing import Final

__all__ = ["FRAME", "FRAMES", "MOST_MOVES", "MOVES", "POSITION"]

MOST_SEATS: Final = 8
MOST_PLIES: Final = 104
"""Seventeen cards in each of six hands are the most, and one frame for the end."""
MOST_MOVES: Final = 48

NEXT: Final = 0  # by seat: who plays after it
HAND: Final = NEXT + MOST_SEATS  # by seat two numbers: the faces held, those held twice
CAPTURED: Final = HAND + 2 * MOST_SEATS  # by seat: points taken; kept only while a side is open

(
    PLAYERS,  # how many take part
    FIRST_SEAT,  # one of them
    HAND_SIZE,  # the tricks of a whole deal
    DECLARER,
    STRAIN,
    MIGHTY,
    TRUMPS,
    RIPPERS,
    POINTS,  # the faces and jokers that count a point
    DECKS,
    REQUEST,  # the faces of the suit the declarer asked for
    ONCE,  # whether a request binds only until it is honoured
    BURIED,  # the points that the last trick brings
    LATE,  # the number of the trick whose winner becomes the friend, 0 for none
    DISPUTED,  # called faces whose first player is still open, and becomes a friend
    OPEN,  # whether a side was still open when the search began
    SWEEP,  # whether one seat is to win every trick, and points do not matter
    NODES,  # how many positions have been looked at
    MOST_NODES,
    STOPPED,  # whether there were too many
    SALT,  # what makes this search's places in the table its own
    TABLE_MASK,  # the number of places of the table, less one; -1 for no table
    CERTAIN,  # see `bounds.certainties`
    STRONG,  # the jokers that beat the trumps
    WHY_OURS,  # the cards whose rank makes points sure, for the side that plays for them
    WHY_THEIRS,  # and for the others
    JOB,  # what is asked, see `root`
) = range(CAPTURED + MOST_SEATS, CAPTURED + MOST_SEATS + 27)

# How strong both sides can still be in a trick; by suit before the lead, of which two numbers.
OURS: Final = CAPTURED + MOST_SEATS + 27
THEIRS: Final = OURS + 1
PLAN: Final = OURS + 8  # see `table.plan`
KILLERS: Final = PLAN + 6  # by ply: the move that was enough there last
FRAMES: Final = KILLERS + MOST_PLIES
(
    ACTOR,
    IN_TRICK,  # how many cards lie in the open trick
    TRICK,  # how many tricks are full
    LEADER,
    TRICK_POINTS,
    BEST_POWER,
    BEST_SEAT,
    BEST_BIT,  # the winning card's face
    FOLLOW,
    LED,
    RIPPED,
    ANSWERED,
    POWERS,
    VOID_SEEN,
    HONOURED,
    SHOWN,  # the friends who owe a request
    CALLED,  # called faces whose first player becomes a friend
    SIDE,  # the seats that play for points
    NEED,  # how many more points they are to take
    LEFT,  # the points still in the hands, and what the last trick brings
    PLAYED,  # the faces that lie in the open trick
) = range(21)
COPIED: Final = 21
"""So many numbers of a frame go on to the next."""
(
    KEY,  # the position's key in the table; 0 where it is not remembered
    BOUNDS,  # what the table knew of it
    LISTED,  # how many moves there are
    TRIED,  # how many of them have been tried
    MOVE,  # the one that is being tried
    RANKED,  # the cards whose rank has mattered for the answer, see `ranks`
    DECIDED,  # those whose rank decided the trick before
    EQUALS,  # the cards that are left out because a lower one is equal to them
    SKIPPED,  # the cards that need not be tried any more
) = range(COPIED, COPIED + 9)
FRAME: Final = COPIED + 9
"""How many numbers a frame has."""

MOVES: Final = FRAMES + FRAME * MOST_PLIES  # by ply: the moves, each with its rank before it
POSITION: Final = MOVES + MOST_MOVES * MOST_PLIES
"""How many numbers a position has."""

# What the leader of a special card names, beside its face in the number of a move:
PLAIN: Final = 0
NAMED: Final = 1  # plus the suit
BLACK, RED, CALLS = range(5, 8)
FACE_BITS: Final = 6
