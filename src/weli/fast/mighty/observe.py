"""What a seat knows, written straight from a row; `observation` tells what each number means."""

from typing import Final

import numpy as np

from weli.fast.jit import compiled, entry, inlined, popcount, row_of, trailing_zeros
from weli.fast.memory import bring
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import observation as field
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.exchange import special
from weli.fast.mighty.observation import BID_SIZE, CARD_SIZE, TRICK_UNIT, place_of
from weli.fast.mighty.tables import JOKERS, SUIT_OF, SUIT_SIZE
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after
from weli.fast.twin import Floats

__all__ = ["observe_rows"]

HAND: Final = place_of("hand")
BURIED: Final = place_of("buried")
PLAYED: Final = place_of("played")
CALLED: Final = place_of("called")
SPECIAL: Final = place_of("special")
TRICK: Final = place_of("trick")
WINNING: Final = place_of("winning")
SUITS: Final = place_of("suits")
VOID: Final = place_of("void")
QUESTION: Final = place_of("question")
ACTOR: Final = place_of("actor")
DECLARER: Final = place_of("declarer")
FRIEND: Final = place_of("friend")
DEALER: Final = place_of("dealer")
TABLE: Final = place_of("table")
LEADER: Final = place_of("leader")
CARDS: Final = place_of("cards")
CAPTURED: Final = place_of("captured")
SCORE: Final = place_of("score")
PASSED: Final = place_of("passed")
BID: Final = place_of("bid")
LEVEL: Final = place_of("level")
STRAIN: Final = place_of("strain")
FIXED: Final = place_of("fixed")
DOUBLED: Final = place_of("doubled")
REDEALS: Final = place_of("redeals")
CALL: Final = place_of("call")
NUMBER: Final = place_of("number")
SEAT: Final = place_of("seat")
BEGUN: Final = place_of("begun")
REQUEST: Final = place_of("request")
FOLLOW: Final = place_of("follow")
RIPPED: Final = place_of("ripped")
POT: Final = place_of("pot")
DEALS: Final = place_of("deals")
JOKER_SUIT: Final = 4
SUITS_SEEN: Final = 5
SECOND_BIT: Final = at.PLACE_BITS - 1

HELD: Final = np.array([count / TRICK_UNIT for count in range(64)], dtype=np.float32)
"""By how many cards a seat holds: what is written for it."""

POINTS: Final = np.array([points / field.POINT_UNIT for points in range(64)], dtype=np.float32)
"""By the points that a seat has taken: what is written for them."""

TRICKS_IN_ALL: Final = np.float32(TRICK_UNIT)


@entry
def observe_rows(rows: Numbers, rules: Numbers, seats: Numbers, out: Floats) -> None:
    """Write an observation for every game.

    Args:
        rows: the games.
        rules: the house rules as numbers.
        seats: whose knowledge is written, by game; -1 for whoever decides.
        out: the observations, by game; all zeros where nobody is to decide.
    """
    numbers = row_of(rules, 0)
    for game in range(rows.shape[0]):
        bring(rows, game, at.ORDER)
        row, to = row_of(rows, game), row_of(out, game)
        for place in range(field.FEATURES):
            to[place] = 0
        me = seats[game] if seats[game] >= 0 else row[at.ACTOR]
        if me >= 0:
            write_cards(row, me, to)
            write_special(row, numbers, to)
            write_tricks(row, me, to)
            write_table(row, to)
            write_call(row, me, to)
            write_seats(row, me, to)


@compiled
def put_bits(to: Floats, place: int, bits: int, number: float) -> None:
    """Write a number for each of these cards or seats."""
    while bits:
        to[place + trailing_zeros(bits)] = number
        bits &= bits - 1


@compiled
def put_copies(to: Floats, place: int, first: int, second: int) -> None:
    """Write how many copies there are of every face and joker, without a branch for each."""
    for face in range(field.CARDS):
        to[place + face] = (first >> face & 1) + (second >> face & 1)


@compiled
def around(row: Numbers, me: int, seat: int) -> int:
    """Return how many places clockwise from the reader a seat is."""
    return seat - me if seat >= me else seat - me + row[at.SEATS]


@compiled
def turned(row: Numbers, me: int, group: int) -> int:
    """Return a set of seats counted clockwise from the reader's own."""
    return (group >> me | group << (row[at.SEATS] - me)) & ((1 << row[at.SEATS]) - 1)


@inlined
def write_cards(row: Numbers, me: int, to: Floats) -> None:
    """Write what the reader holds and has buried."""
    put_copies(to, HAND, row[at.HAND + 2 * me], row[at.HAND + 2 * me + 1])
    if me != row[at.DECLARER]:
        return
    first, second = row[at.BURIED_FIRST], row[at.BURIED_SECOND]
    if row[at.PHASE] != phase.BURY:
        put_copies(to, BURIED, first, second)
        return
    for buried in (first, second):
        cards = buried
        while cards:
            to[HAND + trailing_zeros(cards)] += field.CHOSEN - 1
            cards &= cards - 1


@compiled
def write_special(row: Numbers, rules: Numbers, to: Floats) -> None:
    """Write the mighty and the rippers under the contract so far."""
    strain = row[at.TRUMP] if row[at.TRUMP] >= 0 else at.NO_TRUMP
    rippers = special(rules, strain, option.RIPPER) | special(rules, strain, option.RED_RIPPER)
    put_bits(to, SPECIAL, rippers, field.RIPPER)
    put_bits(to, SPECIAL, special(rules, strain, option.MIGHTY), 1)


# ------------------------------------------------------------------------ tricks


@inlined
def write_tricks(row: Numbers, me: int, to: Floats) -> None:
    """Write what has been played, and the open trick."""
    full, seats = row[at.TRICK], popcount(row[at.TABLE])
    is_open = phase.PLAY <= row[at.PHASE] < phase.OVER and row[at.IN_TRICK] > 0
    first = second = voids = 0
    for number in range(full + 1):
        count = seats if number < full else row[at.IN_TRICK] if is_open else 0
        ones, others, lacks = write_trick(row, me, row[at.TRICKS + number], count, to)
        first, second, voids = first | ones, second | others, voids | lacks
    if not first | second:
        return
    put_copies(to, PLAYED, first, second)
    put_bits(to, VOID, voids, 1)
    for place in range(SUITS, SUITS + SUITS_SEEN * row[at.SEATS]):
        to[place] = to[place] / TRICKS_IN_ALL
    if is_open:
        write_open(row, me, to)


@inlined
def write_trick(row: Numbers, me: int, word: int, count: int, to: Floats) -> tuple[int, int, int]:
    """Count the suits of one trick as played.

    Returns:
        The cards, first copies and second copies, and by seat and suit who could not follow.
    """
    seats, table = row[at.SEATS], turned(row, me, row[at.TABLE])
    lead, place = word & 63, around(row, me, word >> at.LEADER_BITS)
    exempt, lead_suit = JOKERS | row[at.MIGHTY], lead // SUIT_SIZE
    fits = -1 if exempt >> lead & 1 else SUIT_OF[lead] | exempt
    first = second = voids = 0
    for _ in range(count):
        face, copy = word & 63, -(word >> SECOND_BIT & 1)
        bit = 1 << face
        first, second = first | bit & ~copy, second | bit & copy
        voids |= (~fits >> face & 1) << (4 * place + lead_suit)
        to[SUITS + SUITS_SEEN * place + face // SUIT_SIZE] += 1
        word >>= at.PLACE_BITS
        place = after(table, place, seats)
    return first, second, voids


@compiled
def write_open(row: Numbers, me: int, to: Floats) -> None:
    """Write the cards of the open trick, and what it asks for."""
    word, seat = row[at.TRICKS + row[at.TRICK]], row[at.LEADER]
    to[LEADER + around(row, me, seat)] = 1
    to[WINNING + around(row, me, row[at.BEST_SEAT])] = 1
    for _ in range(row[at.IN_TRICK]):
        face, first = word & 63, TRICK + CARD_SIZE * around(row, me, seat)
        word >>= at.PLACE_BITS
        seat = after(row[at.TABLE], seat, row[at.SEATS])
        to[first + face // SUIT_SIZE] = 1
        if face < at.FACES:
            to[first + 5] = (face % SUIT_SIZE + 1) / SUIT_SIZE
    for suit in range(4):
        to[FOLLOW + suit] = row[at.FOLLOW] >> (SUIT_SIZE * suit) & 1
    to[RIPPED] = 1 if row[at.RIPPED] else 0


# ------------------------------------------------------------------------ the table


@compiled
def write_table(row: Numbers, to: Floats) -> None:
    """Write what the whole table knows of the deal."""
    if row[at.ACTOR] >= 0:
        to[QUESTION + row[at.PHASE] - phase.MISDEAL] = 1
    if row[at.TRUMP] >= 0:
        to[LEVEL] = row[at.LEVEL] / field.LEVEL_UNIT
        to[STRAIN + row[at.TRUMP]] = 1
    to[FIXED] = 1 if row[at.MIGHTY] else 0
    to[DOUBLED] = row[at.DOUBLED]
    to[REDEALS] = min(row[at.REDEALS], field.MOST_REDEALS) / field.MOST_REDEALS
    to[POT] = row[at.POT] / field.POT_UNIT
    to[DEALS] = row[at.DEALS] / field.POINT_UNIT


@compiled
def write_call(row: Numbers, me: int, to: Floats) -> None:
    """Write the friend call and the request; only its caller sees a call that has begun."""
    call, called = row[at.CALL], row[at.CALLED]
    if call != do.NOT_YET:
        to[CALL + call - 1] = 1
    elif row[at.BEGUN] and row[at.PHASE] == phase.FRIEND and me == row[at.ACTOR]:
        to[BEGUN] = 1
        if row[at.BEGUN] > 1:
            to[CALLED + called] = 1
    if call == do.BY_CARD or call == do.BY_CARDS:
        to[CALLED + called] = 1
        if call == do.BY_CARDS:
            to[CALLED + row[at.CALLED_TOO]] = 1
    elif call == do.BY_TRICK:
        to[NUMBER] = called / TRICK_UNIT
    elif call == do.BY_SEAT:
        to[SEAT + around(row, me, called)] = 1
    if row[at.REQUEST] >= 0:
        to[REQUEST + row[at.REQUEST]] = 1


@inlined
def write_seats(row: Numbers, me: int, to: Floats) -> None:
    """Write the fields by seat."""
    if row[at.ACTOR] >= 0:
        to[ACTOR + around(row, me, row[at.ACTOR])] = 1
    if row[at.DECLARER] >= 0:
        to[DECLARER + around(row, me, row[at.DECLARER])] = 1
    if row[at.DEALER] >= 0:
        to[DEALER + around(row, me, row[at.DEALER])] = 1
    put_bits(to, FRIEND, turned(row, me, row[at.FRIENDS]), 1)
    put_bits(to, TABLE, turned(row, me, row[at.TABLE]), 1)
    put_bits(to, PASSED, turned(row, me, row[at.PASSED]), 1)
    for seat in range(row[at.SEATS]):
        place = around(row, me, seat)
        held = popcount(row[at.HAND + 2 * seat]) + popcount(row[at.HAND + 2 * seat + 1])
        to[CARDS + place] = HELD[held]
        to[CAPTURED + place] = POINTS[row[at.CAPTURED + seat]]
        to[SCORE + place] = row[at.SCORES + seat] / (at.UNIT * field.SCORE_UNIT)
        if row[at.BIDS + seat]:
            first = BID + BID_SIZE * place
            to[first] = (row[at.BIDS + seat] >> 3) / field.LEVEL_UNIT
            to[first + 1 + (row[at.BIDS + seat] & 7)] = 1
