"""What each number of a row means: the state of a deal.

A set of cards is a number whose bit `card.index` is set; a set of seats likewise. A seat that is
not there is -1, as `NATURE` is; so is a card or a trump that is not there. Everywhere in this twin
`at.DEALER` is the place of the dealer in the row, `phase.CUT` a phase, `option.CUT_KNOCK` the place
of a house rule among the rules' numbers, and `do.KNOCK` a step.
"""

from typing import Final

__all__ = ["ROW"]

MOST_SEATS: Final = 5
HAND_CARDS: Final = 5
CARD_COUNT: Final = 36

(
    PHASE,  # what is waited for, see `phases`
    ACTOR,  # whose decision it is; -1 nature's
    LEGAL_CARDS,  # the legal steps 0 to 36, as bits: cards and stop
    LEGAL_WORDS,  # the legal steps from 37 on
    GENERATOR,  # the state of the random numbers
    SEATS,  # how many sit at the table
    DEALER,
    TABLE,  # who takes part
    HEAD,  # where in the ring of cards the next one lies
    LEFT,  # how many cards lie in the pack or talon
    DECLARER,
    CONTRACT,  # tricks promised, 6 for the Muli, 0 before the first bid
    TRUMP,  # 0 to 3
    BLIND,  # whether trump was found blind
    HOME_SEATS,  # who stays home
    GOING,  # who has said that they play along
    LATE,  # who waits to be served last
    WAITING,  # who is still to be asked in this phase
    ASKED,  # who is still to be asked for a white hand
    RESUME,  # the phase that follows the questions for white hands
    SPEAKER,  # who speaks next in the bidding
    UNSPOKEN,  # who has not spoken in the bidding
    DEALER_OUT,  # whether the dealer has passed
    DISPLACED,  # in the duel, the bidder whom the dealer displaced
    WHITE_DUE,  # after a Muli: 1 white hands are due, 2 the same, and it was announced out of turn
    ANEW,  # whether the exchanger chooses again since the talon ran short
    NEXT,  # what follows when nobody waits to exchange, see `phases`
    CARD,  # the card the cutter saw, or the one turned up on sight
    CHOSEN,  # the cards chosen so far in a choice of several
    WHITES,  # doublings carried over from cards thrown in
    KNOCKS,
    PASSED,
    DOUBLED,
    BARRED,  # whose score is too low to bid
    LAST_HOME,  # who stayed home in the deal before
    DEALS,  # how many deals have been scored before this one
    WINNERS,  # who has won the match, once the deal is over
    SEEN_CARD,  # the card seen at the cut while it is remembered
    SEEN_BY,  # who saw it
    SEEN_LAST,  # whether it lies at the bottom
    PASSERS,  # who has passed in the bidding
    LEADER,  # who led to the open trick
    IN_TRICK,  # how many cards lie in it
    TRICK_CARDS,  # which
    BEST_CARD,  # the one that is winning
    BEST_SEAT,
    LED,  # the suit that is led
    PLAYS,  # how many cards have been played in the deal
    LAID,  # how many cards have been laid off in the deal
) = range(49)

# Rows of numbers within the row, each from its first place on.
HAND: Final = 49  # by seat: the cards held
SCORES: Final = HAND + MOST_SEATS  # by seat: the score before this deal
POINTS: Final = SCORES + MOST_SEATS  # by seat: what the deal adds, once it is over
TAKEN: Final = POINTS + MOST_SEATS  # by seat: tricks taken
LAID_OFF: Final = TAKEN + MOST_SEATS  # by seat: how many cards it said it changes, -1 before
DEALT: Final = LAID_OFF + MOST_SEATS  # by seat: the hand as it was dealt
DISCARDS: Final = DEALT + MOST_SEATS  # by seat: the cards laid off
SHOWN: Final = DISCARDS + MOST_SEATS  # by seat: the cards everyone saw it hold, take or refuse
PLAYED: Final = SHOWN + MOST_SEATS  # by seat: the cards played
CALLS: Final = PLAYED + MOST_SEATS  # by seat: the highest contract it bid or held
PLAY_LOG: Final = CALLS + MOST_SEATS  # the cards played in order, eight bits each
DISCARD_LOG: Final = PLAY_LOG + 4  # the cards laid off in order, likewise
ORDER: Final = DISCARD_LOG + 5  # the ring of cards
ROW: Final = ORDER + CARD_COUNT
"""How many numbers the state of a deal has."""

LOG_CARDS: Final = 8
LOG_BITS: Final = 8
