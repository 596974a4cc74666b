"""What each number of a row means: the state of a deal.

Cards are kept by what they show. A card's *place* is its face, 0 to 51 (suit by suit, low to high),
or 52 to 55 for the four jokers; the second copy of a face has 64 more. A set of cards is two
numbers: bit `face` of the first for first copies and jokers, bit `face` of the second for second
copies, so that a rule about faces is one number that holds for both. A set of seats is a number
whose bit `seat` is set. A seat that is not there is -1, as `NATURE` is; so is a suit.

Scores are whole numbers of 24ths (`UNIT`): halves of a risk, of playing alone and of two to one,
and a penalty shared by two or three, have no smaller part in one deal, so nothing is ever rounded.
"""

from typing import Final

__all__ = ["ROW"]

MOST_SEATS: Final = 8
MOST_TRICKS: Final = 17
STRAINS: Final = 5
CARD_COUNT: Final = 108
FACES: Final = 52
SECOND: Final = 64
"""What the place of a second copy has more than that of the first."""
NO_TRUMP: Final = 4
UNIT: Final = 24
"""So many parts make one point of the score."""

# The first ones are needed for every card; they lie together, so that one look fetches them.
(
    PHASE,  # what is waited for, see `phases`
    ACTOR,  # whose decision it is; -1 nature's
    LEGAL_FIRST,  # the legal cards: first copies and jokers
    LEGAL_SECOND,  # second copies
    LEGAL_WORDS,  # the legal steps that are neither cards nor contracts, see `moves`
    GENERATOR,  # the state of the random numbers
    SEATS,  # how many sit at the table
    TABLE,  # who takes part
    IN_TRICK,  # how many cards lie in the open trick
    TRICK,  # how many tricks are full
    TRICK_POINTS,
    BEST_POWER,  # how strong the winning card is
    BEST_SEAT,
    FOLLOW,  # the faces of the suit, or the two suits of a colour, to be followed
    LED,  # the faces of the suit that counts as led
    RIPPED,  # the jokers that the leader of the ripper called
    POWERS,  # who has power and what is banned in this trick, see `options`
    MIGHTY,  # the mighty's face, as a bit
    TRUMPS,  # the faces of the trump suit
    RIPPERS,  # the faces of the rippers
    TRUMP,  # 0 to 3 a suit, 4 no-trump, -1 before the first bid
    FRIEND_FIRST,  # the called cards that may still make a friend: first copies and jokers
    FRIEND_SECOND,  # second copies
    REQUEST,  # the suit the declarer asks the friend for
) = range(24)

HAND: Final = 24  # by seat two numbers: the cards held
TRICKS: Final = HAND + 2 * MOST_SEATS  # by trick: 7 bits for each card's place, 3 for the leader
REST: Final = TRICKS + MOST_TRICKS

(
    VOID_SEEN,  # whether somebody could not follow suit
    ANSWERED,  # whether the call of the joker has been answered on the table
    NAMED,  # the faces that the leader named
    LEADER,
    DECLARER,
    LOWERED,  # by how much an all-pass has lowered the lowest bid
    LEVEL,  # of the highest bid, later of the final contract
    BID_LEVEL,  # the contract as it was bid
    BID_TRUMP,
    DOUBLED,  # whether a change of trump has doubled the stake
    RESUME,  # the phase that follows the question for a misdeal
    ASKED,  # who is still to be asked for a misdeal before the bidding
    QUEUE,  # who may still speak in the bidding
    UNSPOKEN,  # who has not spoken
    PASSES,  # how many passes there have been in a row
    PASSED,  # who has passed since the last bid of his own
    FORCED,  # whether the last chance must be taken
    BEGUN,  # how many steps of the present decision have been taken
    LAST_CHOSEN,  # the place of the card chosen last in a choice of several
    CALL,  # the kind of friend call, see `moves`
    CALLED,  # its card's place, trick or seat
    CALLED_TOO,  # the place of its second card
    FIRST_PLAYER_ONLY,  # whether only who plays a called card first becomes a friend
    FRIENDS,  # the friends known so far
    FRIEND_ORDER,  # the same in order, 4 bits each, lowest first, each plus 1
    HONOURED,  # who has honoured the request
    BURIED_FIRST,
    BURIED_SECOND,
) = range(REST, REST + 28)

LEVELS: Final = REST + 28  # by strain: the legal levels of a contract, as bits
CAPTURED: Final = LEVELS + STRAINS  # by seat: the points in its tricks
BIDS: Final = CAPTURED + MOST_SEATS  # by seat: its last bid, 8 * level + strain, 0 for none
KEPT: Final = BIDS + MOST_SEATS
"""From here on the numbers outlive the cards when they are thrown in; `TABLE` and before, too."""

(
    DEALER,
    REDEALS,  # how often the cards were thrown in before this deal
    DEALS,  # how many deals have been scored before this one
    WINNERS,  # who has won the match, once the deal is over
    LAST_DECLARER,  # in the deal before
    LAST_FRIEND,
    POT,
    MISDEALS,  # how many misdeals have paid since the pot was taken
    TAKEN,  # the points of the declarer's side, once the deal is over
    MADE,
    BASE,  # what the deal was worth before multipliers, in 24ths
    WORTH,  # and after them
) = range(KEPT, KEPT + 12)

SCORES: Final = KEPT + 12  # by seat: the score before this deal
POINTS: Final = SCORES + MOST_SEATS  # by seat: what the deal adds, without the pot
POT_PART: Final = POINTS + MOST_SEATS  # by seat: what the pot adds
PAID: Final = POT_PART + MOST_SEATS  # by seat: what misdeals and fines of the deal have added
ORDER: Final = PAID + MOST_SEATS  # the places of the pack's cards, as shuffled
NOTES: Final = ORDER + CARD_COUNT

# What a rule-of-thumb player works out for one decision; it means nothing afterwards.
(
    SEEN_FIRST,  # the cards it has seen
    SEEN_SECOND,
    UNSEEN_FIRST,  # the cards it has not seen
    UNSEEN_SECOND,
    ASKED_FIRST,  # the called cards
    ASKED_SECOND,
    SIDE_FIRST,  # those of them that are out and still make a friend
    SIDE_SECOND,
    OPEN_FIRST,  # the other unseen cards
    OPEN_SECOND,
    SPENT,  # called faces that others than the declarer have played
    ROLE,  # 0 declarer, 1 friend, 2 defender
    LEFT,  # the tricks left, with the open one
    DULL,  # the jokers without power since they are called
    BEST,  # how strong the winning card is, as that player counts
    MIGHTY_FIRST,  # the mighties that may still be played to the trick
    MIGHTY_SECOND,
    JOKERS_OUT,
    SPENDS_MIGHTY,  # how likely this trick draws the mighty, the joker
    SPENDS_JOKER,
    COMING,  # the points that those behind may add
    TRICK_WORTH,  # the points of a later trick
    TRUMPS_OUT,
    FOLLOWED,  # the chance of the trick when the card played does not take it
) = range(NOTES, NOTES + 24)
LACKS: Final = NOTES + 24  # by seat: the faces it is known not to hold
ALLY: Final = LACKS + MOST_SEATS  # by seat: the chance that it is on the player's side
COUNTS: Final = ALLY + MOST_SEATS  # by seat: the cards it holds
SAFE_MIGHTY: Final = COUNTS + MOST_SEATS  # by seat: the chance that it does not play the mighty
SAFE_BOTH: Final = SAFE_MIGHTY + MOST_SEATS  # by seat: nor a joker
ROW: Final = SAFE_BOTH + MOST_SEATS
"""How many numbers the state of a deal has."""

PLACE_BITS: Final = 7
LEADER_BITS: Final = PLACE_BITS * MOST_SEATS
"""Where in the word of a trick its leader stands."""
