"""The numbers that a search works on: one deal, its cards in the order in which they beat others.

The cards that are still in play are numbered anew: trumps first, then suit by suit, the strongest
first, with a free number behind every suit. So a set of cards is a number whose lowest bit is the
strongest, a card is beaten by those of its suit and the trumps whose bits are lower, and two cards
without a third in play between them stand side by side. Players are numbered in the order of their
seats, without those who stay home or sit out.

Everywhere in this room `at.HAND` is a place among these numbers.
"""

from typing import Final

__all__ = ["MEMORY"]

MOST_PLAYERS: Final = 5
TRICKS: Final = 5
PLACES: Final = 32
"""Numbers for cards: at most 25 in hands, one in the trick, and a free one behind each suit."""
CLASSES: Final = 8
"""Places for what a player can come to: the numbers of tricks, or the ends of a Muli."""

(
    PLAYERS,  # how many play
    TRUMPS,  # the trumps
    FREE,  # the numbers that cards have, in play or played, as bits
    TRUMPFZWANG,  # the house rule
    STICHZWANG,  # the house rule
    MULI,  # whether the contract is a Muli
    DECLARER,  # the declarer's number
    PROMISE,  # how many tricks are promised
    MADE,  # a Muli made, as an outcome
    NODES,  # how many positions have been looked at
    BUDGET,  # how many may be
    SPENT,  # whether that was not enough
    SALT,  # marks what the tables know of this deal; -1 when nothing is remembered
    BRIEF,  # whether a Muli is over with the first trick
    SUITS,  # how many suits have been numbered
) = range(15)

HAND: Final = 16  # by player: the cards held at the start
SEAT: Final = HAND + MOST_PLAYERS  # by player: the seat
FAILED: Final = SEAT + MOST_PLAYERS  # by player: a Muli that he breaks, as an outcome
STOP: Final = FAILED + MOST_PLAYERS  # by player: the end of a Muli that he cannot better, or -1
OWNER: Final = STOP + MOST_PLAYERS  # by card: who holds it
SUIT: Final = OWNER + PLACES  # by card: the cards of its suit
WORTH: Final = SUIT + PLACES  # by player and class: what it is worth to him
LOWEST: Final = WORTH + MOST_PLAYERS * CLASSES  # and the lowest class that is worth as much
CARD: Final = LOWEST + MOST_PLAYERS * CLASSES  # by number: the card
START: Final = CARD + PLACES  # by suit: its first number
WIDTH: Final = START + 4  # by suit: its cards, the first being the lowest bit
FRAME: Final = 20
"""How many numbers a position on the line has."""
ROOT: Final = WIDTH + 4
"""The position that is asked about."""
FRAMES: Final = ROOT + FRAME
"""The positions on the line that is being searched, the first one first."""

(
    LEFT,  # the cards that are still in a hand
    LED,  # the cards of the suit that is led
    BEST,  # the card that is winning
    PLAYER,  # whose turn it is
    PLACE,  # how many cards lie in the trick
    TAKEN,  # the tricks taken so far, as an outcome
    REST,  # how many tricks are to be taken, the open one among them
    ABOVE,  # the player who chose the line that led here
    FLOOR,  # what he gets without it
    MOVES,  # the cards still to be tried
    SINGLE,  # whether there was only one
    BEAT,  # the cards that beat the one that is winning
    FOUND,  # the best outcome so far
    MOST,  # what it is worth to the player
    ENTRY,  # where the table may keep the outcome; -1 nowhere
    KEY,  # the cards, as the table knows them
    SITUATION,  # and what else belongs to the position
) = range(17)

TURN: Final = FRAMES + FRAME * (MOST_PLAYERS * TRICKS + 2)
"""How many deals have been searched since the tables were empty."""
LAST_TURN: Final = (1 << 20) - 1

PATTERNS: Final = TURN + 1
"""By suit and cards of it that are left: who holds them, from the strongest down (`table`)."""
SUIT_PATTERNS: Final = 1 << 10
TABLE: Final = PATTERNS + 4 * SUIT_PATTERNS
"""The table of positions: two numbers for each."""
TABLE_BITS: Final = 14
ENTRIES: Final = 1 << TABLE_BITS
MEMORY: Final = TABLE + 2 * ENTRIES
"""How many numbers a thread keeps: those of the search, and the tables."""
