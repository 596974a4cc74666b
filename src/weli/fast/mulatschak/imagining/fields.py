"""What each number means that drawing worlds takes; the readable side is `weli.bots.beliefs`."""

from typing import Final, NamedTuple

from weli.fast.layouts import Counted, Counts
from weli.fast.mulatschak import layout as at
from weli.fast.rules_vector import Numbers

__all__ = ["FACTS", "IMPOSSIBLE", "KINDS", "LAID", "PLACES", "SEAT_FACTS", "Desk", "Drawn", "Known"]

FIRST, LATER, HELD = range(3)
BY_SEAT: Final = 3
TALON: Final = BY_SEAT * at.MOST_SEATS
PLACES: Final = TALON + 1
"""How many places there are: three for each seat, and the talon."""

# What is known of each seat (one row of numbers for each):
(
    OTHER,  # whether its cards are hidden from the reader
    KEPT,  # how many cards it kept of those it was dealt
    PLAYED,  # the cards it played
    TURNED,  # the cards it took from the talon face up and did not refuse
    FORM,  # the card on which it took others: the trump Sow or the Bells seven
    DEALT_ONES,  # cards known to have been dealt to it
    LAST_DRAWN,  # the bottom card of the pack, where it is known and the seat drew it
    DEALT_COUNT,  # how many cards the pack gave it at the dealing
    DRAWN_COUNT,  # how many cards it drew face down
    LACKS,  # the cards that it cannot hold any more, since it did not play them when it had to
) = range(10)
DEALT_SLOTS: Final = 10  # where in the pack they lay
DRAWN_SLOTS: Final = 15
SEAT_FACTS: Final = 23

# What is known of the whole deal:
(
    CARDS,  # how many cards were dealt from
    TALON_FROM,  # where the talon begins
    NO_WHITE,  # whether no dealt hand can have been white
    TAKEN,  # the Weli, where it was taken at the cut, as a set
    TOP,  # the card known to have lain on top, or -1
    TOP_NO_WELI,  # whether the card on top was another than the Weli
    BOTTOM_NO_WELI,  # the same of the bottom card
    TRIES,  # how many worlds may be drawn and thrown away for each that is kept
) = range(8)
FACTS: Final = 8

IMPOSSIBLE: Final = -1e12
"""The logarithm of the weight of a world in which somebody cannot have answered as he did."""

LAID: Final = 2
"""A seat lays off twice at most: from the hand it was dealt, and what is too much later."""

DEAL, LAID_FIRST, LAID_LATER, NOW = range(4)
SETS: Final = 4
"""The sets of cards that are worked out for each seat."""

# What was done since the cards were dealt, as steps; what was laid off face down is in the world:
OFF_FIRST, OFF_LATER, OFF_ALL = -1, -2, -3
"""Some of the dealt hand, what is too much, the whole hand."""

BID, TRUMP, HOME, EXCHANGE, LAY_OFF, CARD = range(6)
KINDS: Final = 6
"""The kinds of questions whose answers tell something of a hand."""

TEMPERATURE, LAPSE = 0, 1
"""What is known of the answers to each: how sharply the best is preferred, and how often any."""


class Known(NamedTuple):
    """What is known of a deal, and how its players decide.

    Attributes:
        rules: the house rules as numbers.
        seats: what is known of each seat.
        facts: what is known of the whole deal.
        fixed: by place in the pack, the card that is known to have lain there, or -1.
        layouts: the hidden cards and their places.
        template: one world as a row of the twin when the cards had been dealt.
        steps: what was done since then.
        thumb: the rule-of-thumb player's table, one row.
        policy: by kind of question, what is known of the answers; empty to weigh nothing.
    """

    rules: Numbers
    seats: Numbers
    facts: Numbers
    fixed: Numbers
    layouts: Counted
    template: Numbers
    steps: Numbers
    thumb: Numbers
    policy: Counts


class Drawn(NamedTuple):
    """The worlds that are drawn.

    Attributes:
        rows: the worlds, at the present question.
        orders: by world, the pack in the order in which it was dealt.
        laid: by world and seat, the cards laid off from the dealt hand, and those laid off later.
        logs: by world and seat, the logarithm of how likely the seat did what it did.
        opens: by world and seat, the logarithm of in how many ways it can have laid off cards.
    """

    rows: Numbers
    orders: Numbers
    laid: Numbers
    logs: Counts
    opens: Counts


class Desk(NamedTuple):
    """Room to work on one world.

    Attributes:
        work: random numbers and lists of cards.
        where: by card, the place that holds it.
        sets: by seat the cards it was dealt, laid off first, laid off later, and holds now.
        answers: the answers to a question.
        worths: what each is worth, or how likely it is.
        asks: by seat, whether its answers are weighed.
        logs: by seat, what they weigh.
        opens: by seat, in how many ways it can have laid off cards.
    """

    work: Numbers
    where: Numbers
    sets: Numbers
    answers: Numbers
    worths: Counts
    asks: Numbers
    logs: Counts
    opens: Counts
