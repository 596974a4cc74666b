"""From the choice of the first dealer to the hands, and misdeals; see `phases/opening.py`."""

from typing import Final

from weli.fast.chance import below, shuffle
from weli.fast.jit import compiled, popcount
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.tables import HONOURS, JOKERS, ONE_EYED_JACKS, SPADE_ACE, TENS
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = [
    "answer_misdeal",
    "ask_misdeals",
    "begin_deal",
    "deal_hands",
    "is_misdeal",
    "nature",
    "pay_into_pot",
    "redeal",
    "seat_table",
]

SIT_OUT, MOST_IN_PLAY = 2, 5
FIRST_TURN, ANY_TURN, BEFORE_BIDDING = range(3)
NO_POINTS, LONE_TEN, ONE_EYED, ONLY_MIGHTY, ONE_OR_LESS, ALL_POINTS = (1 << n for n in range(6))
FIXED: Final = 1
FIXED_PENALTY: Final = 5
MOST_DOUBLINGS: Final = 40
"""A penalty that doubles grows no further after so many misdeals without a made contract."""


# ------------------------------------------------------------------------ the deal begins


@compiled
def begin_deal(row: Numbers, rules: Numbers) -> None:
    """Begin a deal whose dealer (or -1), standing and generator are in the row already."""
    row[at.WINNERS] = row[at.REDEALS] = row[at.TABLE] = 0
    row[at.TAKEN] = row[at.MADE] = row[at.BASE] = row[at.WORTH] = 0
    for seat in range(at.MOST_SEATS):
        row[at.POINTS + seat] = row[at.POT_PART + seat] = row[at.PAID + seat] = 0
    clear_deal(row)
    if row[at.DEALER] >= 0:
        seat_table(row, rules, row[at.DEALER])
    elif rules[option.TABLE_FIRST_DEALER] == 0:
        row[at.PHASE] = phase.LOT
    else:
        seat_table(row, rules, 0)


@compiled
def clear_deal(row: Numbers) -> None:
    """Forget the cards and the bidding, as at the start and when cards are thrown in."""
    for place in range(at.IN_TRICK, at.KEPT):
        row[place] = 0
    row[at.LEGAL_FIRST] = row[at.LEGAL_SECOND] = row[at.LEGAL_WORDS] = 0
    row[at.ACTOR] = row[at.DECLARER] = row[at.TRUMP] = row[at.BID_TRUMP] = -1
    row[at.LAST_CHOSEN] = row[at.REQUEST] = row[at.LEADER] = row[at.BEST_SEAT] = -1
    row[at.CALLED] = row[at.CALLED_TOO] = -1


@compiled
def seat_table(row: Numbers, rules: Numbers, dealer: int) -> None:
    """Seat the table for this dealer; where some sit out, five play. The shuffle is next."""
    seats = row[at.SEATS]
    table = (1 << seats) - 1
    if rules[option.PACK_MANY] == SIT_OUT and seats > MOST_IN_PLAY:
        table = 0
        for step in range(1, MOST_IN_PLAY + 1):
            table |= 1 << ((dealer + step) % seats)
    row[at.DEALER] = dealer
    row[at.TABLE] = table
    row[at.PHASE] = phase.SHUFFLE


@compiled
def nature(row: Numbers, rules: Numbers) -> None:
    """Make nature's move by the game's own random numbers."""
    if row[at.PHASE] == phase.SHUFFLE:
        shuffle(row, at.GENERATOR, at.ORDER, rules[option.PACK_COUNT])
        row[at.PHASE] = phase.DEALING
    else:
        seat_table(row, rules, below(row, at.GENERATOR, row[at.SEATS]))


@compiled
def deal_hands(row: Numbers, rules: Numbers) -> None:
    """Deal every hand, left of the dealer first; the rest of the pack stays as the kitty."""
    size, seat, place = rules[option.HAND_SIZE], row[at.DEALER], at.ORDER
    for _ in range(rules[option.TABLE_COUNT]):
        seat = after(row[at.TABLE], seat, row[at.SEATS])
        first = second = 0
        for card in range(place, place + size):
            bit = 1 << (row[card] & 63)
            if row[card] < at.SECOND:
                first |= bit
            else:
                second |= bit
        place += size
        row[at.HAND + 2 * seat] = first
        row[at.HAND + 2 * seat + 1] = second
    ask_misdeals(row, rules)


@compiled
def redeal(row: Numbers, rules: Numbers, dealer: int) -> None:
    """Throw the cards in and let this dealer shuffle again."""
    redeals = row[at.REDEALS] + 1
    clear_deal(row)
    row[at.REDEALS] = redeals
    seat_table(row, rules, dealer)


@compiled
def pay_into_pot(row: Numbers, rules: Numbers, seats: int, price: int) -> None:
    """Let each of these seats pay a price into the pot."""
    change = price * at.UNIT if rules[option.SCORE_STYLE] else -price * at.UNIT
    for seat in range(row[at.SEATS]):
        if seats >> seat & 1:
            row[at.SCORES + seat] += change
            row[at.PAID + seat] += change
            row[at.POT] += price


# ------------------------------------------------------------------------ misdeals


@compiled
def ask_misdeals(row: Numbers, rules: Numbers) -> None:
    """Ask everybody for a misdeal before the bidding, where it is asked then."""
    row[at.PHASE] = phase.AUCTION
    if rules[option.MISDEAL_ALLOWED] and rules[option.MISDEAL_WHEN] == BEFORE_BIDDING:
        row[at.ASKED] = row[at.TABLE]
        row[at.ACTOR] = after(row[at.TABLE], row[at.DEALER], row[at.SEATS])
        row[at.RESUME] = phase.AUCTION
        row[at.PHASE] = phase.MISDEAL


@compiled
def is_misdeal(row: Numbers, rules: Numbers, seat: int) -> bool:
    """Say whether a hand is poor enough to be called a misdeal."""
    first, second = row[at.HAND + 2 * seat], row[at.HAND + 2 * seat + 1]
    either = first | second
    aces = popcount(first & SPADE_ACE) + popcount(second & SPADE_ACE)
    honours = popcount(first & HONOURS) + popcount(second & HONOURS)
    tens = popcount(first & TENS) + popcount(second & TENS)
    total = aces * rules[option.MISDEAL_SPADE_ACE] + tens * rules[option.MISDEAL_TENS]
    total += (honours - aces) * rules[option.MISDEAL_HONOURS]
    total += popcount(first & JOKERS) * rules[option.MISDEAL_JOKER]
    if total <= rules[option.MISDEAL_AT_MOST]:
        return True
    also, points = rules[option.MISDEAL_ALSO], honours + tens
    if points == popcount(first) + popcount(second):
        return also & ALL_POINTS != 0
    if points == 0:
        return also & (NO_POINTS | ONE_OR_LESS) != 0
    if points > 1:
        return False
    lone = either & (HONOURS | TENS)
    kinds = ONE_OR_LESS
    kinds |= LONE_TEN if lone & TENS else 0
    kinds |= ONE_EYED if lone & ONE_EYED_JACKS else 0
    kinds |= ONLY_MIGHTY if lone == rules[option.USUAL_MIGHTY] else 0
    return also & kinds != 0


@compiled
def answer_misdeal(row: Numbers, rules: Numbers, step: int) -> None:
    """Go on, ask the next seat, or pay and deal again."""
    seat = row[at.ACTOR]
    if step == do.MISDEAL:
        pay_for_misdeal(row, rules, seat)
        redeal(row, rules, seat if rules[option.MISDEAL_DEALER] else row[at.DEALER])
        return
    row[at.ASKED] &= ~(1 << seat)
    if row[at.ASKED]:
        row[at.ACTOR] = after(row[at.ASKED], seat, row[at.SEATS])
    else:
        row[at.PHASE] = row[at.RESUME]


@compiled
def pay_for_misdeal(row: Numbers, rules: Numbers, seat: int) -> None:
    """Let the caller of a misdeal pay what the house asks."""
    rule = rules[option.MISDEAL_PENALTY]
    if rule == 0:
        return
    row[at.MISDEALS] += 1
    price = FIXED_PENALTY if rule == FIXED else 1 << min(row[at.MISDEALS], MOST_DOUBLINGS)
    pay_into_pot(row, rules, 1 << seat, price)
