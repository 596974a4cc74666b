"""What a seat knows, written straight from a row; `observation` tells what each number means."""

from typing import Final

from weli.fast.jit import compiled, entry, row_of, trailing_zeros
from weli.fast.memory import bring
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import observation as field
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.moves import MULI_RANK
from weli.fast.mulatschak.observation import place_of
from weli.fast.mulatschak.playing import factor
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Floats

__all__ = ["observe_rows"]

HAND: Final = place_of("hand")
DISCARDS: Final = place_of("discards")
SEEN: Final = place_of("seen")
SHOWN: Final = place_of("shown")
PLAYED: Final = place_of("played")
TRICK: Final = place_of("trick")
QUESTION: Final = place_of("question")
ACTOR: Final = place_of("actor")
TRUMP: Final = place_of("trump")
CONTRACT: Final = place_of("contract")
DECLARER: Final = place_of("declarer")
DEALER: Final = place_of("dealer")
TABLE: Final = place_of("table")
BLIND: Final = place_of("blind")
HOME: Final = place_of("home")
GOING: Final = place_of("going")
LATE: Final = place_of("late")
CHANGED: Final = place_of("changed")
TRICKS: Final = place_of("tricks")
CALLED: Final = place_of("called")
PASSED: Final = place_of("passed")
SCORE: Final = place_of("score")
STAYED: Final = place_of("stayed")
TALON: Final = place_of("talon")
FACTOR: Final = place_of("factor")


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
            write_table(row, numbers, to)
            write_seats(row, me, to)


@compiled
def put_cards(to: Floats, place: int, cards: int, number: float) -> None:
    """Write a number for each of these cards."""
    while cards:
        to[place + trailing_zeros(cards)] = number
        cards &= cards - 1


@compiled
def write_cards(row: Numbers, me: int, to: Floats) -> None:
    """Write the fields by card."""
    put_cards(to, HAND, row[at.HAND + me], 1)
    if row[at.CHOSEN] and me == row[at.ACTOR]:
        put_cards(to, HAND, row[at.CHOSEN], field.CHOSEN)
    put_cards(to, DISCARDS, row[at.DISCARDS + me], 1)
    if row[at.SEEN_BY] >> me & 1:
        to[SEEN + row[at.SEEN_CARD]] = 1 if row[at.SEEN_LAST] else field.TOP
    put_cards(to, TRICK, row[at.TRICK_CARDS], 1)
    for place in range(row[at.SEATS]):
        seat = around(row, me, place)
        put_cards(to, SHOWN + at.CARD_COUNT * place, row[at.SHOWN + seat], 1)
        put_cards(to, PLAYED + at.CARD_COUNT * place, row[at.PLAYED + seat], 1)


@compiled
def around(row: Numbers, me: int, place: int) -> int:
    """Return the seat so many places clockwise from the reader's own."""
    seat = me + place
    return seat - row[at.SEATS] if seat >= row[at.SEATS] else seat


@compiled
def write_table(row: Numbers, rules: Numbers, to: Floats) -> None:
    """Write what the whole table knows of the deal."""
    if row[at.ACTOR] >= 0:
        to[QUESTION + row[at.PHASE] - phase.CUT] = 1
    if row[at.TRUMP] >= 0:
        to[TRUMP + row[at.TRUMP]] = 1
    if row[at.CONTRACT]:
        to[CONTRACT + row[at.CONTRACT] - 1] = 1
    to[BLIND] = row[at.BLIND]
    to[TALON] = row[at.LEFT] / at.CARD_COUNT
    to[FACTOR] = factor(row, rules) / field.FACTOR_UNIT


@compiled
def write_seats(row: Numbers, me: int, to: Floats) -> None:
    """Write the fields by seat."""
    late = row[at.LATE]
    if row[at.ANEW] and row[at.PHASE] == phase.EXCHANGE:
        late |= 1 << row[at.ACTOR]
    for place in range(row[at.SEATS]):
        seat = around(row, me, place)
        to[ACTOR + place] = seat == row[at.ACTOR]
        to[DECLARER + place] = seat == row[at.DECLARER]
        to[DEALER + place] = seat == row[at.DEALER]
        to[TABLE + place] = row[at.TABLE] >> seat & 1
        to[HOME + place] = row[at.HOME_SEATS] >> seat & 1
        to[GOING + place] = row[at.GOING] >> seat & 1
        to[LATE + place] = late >> seat & 1
        to[PASSED + place] = row[at.PASSERS] >> seat & 1
        to[STAYED + place] = row[at.LAST_HOME] >> seat & 1
        to[CHANGED + place] = (row[at.LAID_OFF + seat] + 1) / field.MOST_LAID_OFF
        to[TRICKS + place] = row[at.TAKEN + seat] / field.MOST_TRICKS
        to[CALLED + place] = row[at.CALLS + seat] / MULI_RANK
        to[SCORE + place] = row[at.SCORES + seat] / field.SCORE_UNIT
