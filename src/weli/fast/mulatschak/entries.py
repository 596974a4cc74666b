"""What Python calls of the compiled twin: steps of many games at once, and playouts.

All jobs but those of the rule-of-thumb player go through one compiled function, `drive`, since each
function that Python can call is compiled together with everything it uses.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from weli.fast.chance import below, drawn_below, pick, pick_few, random_bits, seeded
from weli.fast.jit import compiled, entry, inlined, popcount, row_of, trailing_zeros
from weli.fast.machine import legality, match
from weli.fast.memory import bring
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak import steps
from weli.fast.mulatschak.opening import drawn, seat_table, shuffled
from weli.fast.mulatschak.playing import legal_cards, play
from weli.fast.mulatschak.steps import next_deal, settle, start, step
from weli.fast.rules_vector import Numbers

__all__ = ["DECISIONS", "STEPS_TAKEN", "drive", "end_deal", "masks_of"]

Bytes = NDArray[np.uint8]

RESET, STEP, NATURE, GIVEN, LOT, PLAYOUT, TAKE, ASK, BEGIN, NEXT = range(10)
"""The jobs of `drive`, as `weli.fast.twin.Job` tells them."""

DECISIONS, STEPS_TAKEN, DEALS, MATCHES, FIRST_SEAT = range(5)
"""What a playout counts."""

LEGAL_PART: Final = at.LEGAL_WORDS + 1
"""So many numbers of a row, from the first, tell the legal cards and words."""


@compiled
def is_legal(row: Numbers, number: int) -> bool:
    """Say whether a step is among the legal ones."""
    if number < 0 or number >= do.STEPS:
        return False
    if number < do.WORDS:
        return row[at.LEGAL_CARDS] >> number & 1 == 1
    return row[at.LEGAL_WORDS] >> (number - do.WORDS) & 1 == 1


@compiled
def scored(row: Numbers, seat: int) -> int:
    """Return what a deal that is over has brought a seat."""
    return row[at.POINTS + seat]


first_illegal = legality(at, is_legal)
reset, step_on = match(at, phase, steps=steps, scored=scored)


@entry
def drive(
    job: int, rows: Numbers, rules: Numbers, given: Numbers, points: Numbers, ended: Numbers
) -> int:
    """Do a job with every game, as `weli.fast.twin.Job` tells."""
    numbers = row_of(rules, 0)
    illegal = first_illegal(rows, given) if job in (STEP, TAKE) else -1
    for game in range(rows.shape[0] if illegal < 0 else 0):
        bring(rows, game, at.ORDER)
        row = row_of(rows, game)
        if job == STEP:
            step_on(row, numbers, given[game], row_of(points, game), row_of(ended, game))
        elif job == PLAYOUT:
            play_deals(row, numbers, given[0], row_of(ended, game))
        elif job == GIVEN:
            give_cards(row, numbers, row_of(given, 0), given.size)
        elif job in (RESET, BEGIN):
            reset(row, numbers, seeded(given[0], game), row_of(given, 1))
            if job == RESET:
                start(row, numbers)
        elif job in (TAKE, LOT):
            one_job(job, row, numbers, given[game])
        else:
            one_job(job, row, numbers, 0)
    return illegal


@inlined
def end_deal(row: Numbers, rules: Numbers, totals: Numbers) -> None:
    """Count a deal that is over, and begin the next."""
    totals[DEALS] += 1
    if row[at.WINNERS]:
        totals[MATCHES] += 1
    for seat in range(row[at.SEATS]):
        totals[FIRST_SEAT + seat] += row[at.POINTS + seat]
    next_deal(row, rules)


@compiled
def one_job(job: int, row: Numbers, rules: Numbers, given: int) -> None:
    """Take a step, seat a dealer, begin the next deal, let nature move, or work out the steps."""
    if job == TAKE:
        step(row, rules, given)
    elif job == LOT:
        seat_table(row, rules, given)
    elif job == NEXT:
        next_deal(row, rules)
    settle(row, rules)
    if job == NATURE:
        start(row, rules)


@compiled
def give_cards(row: Numbers, rules: Numbers, cards: Numbers, count: int) -> None:
    """Make nature's move with these cards, which come first in the ring."""
    for front in range(count):
        place = front
        while row[at.ORDER + place] != cards[front]:
            place += 1
        row[at.ORDER + place] = row[at.ORDER + front]
        row[at.ORDER + front] = cards[front]
    if row[at.PHASE] == phase.SHUFFLE:
        shuffled(row, rules)
    else:
        drawn(row, rules)
    settle(row, rules)


# ------------------------------------------------------------------------ playouts


@inlined
def random_step(row: Numbers, count: int) -> int:
    """Draw one of the legal steps, each equally likely."""
    number = below(row, at.GENERATOR, count) if count > 1 else 0
    cards = row[at.LEGAL_CARDS]
    among = popcount(cards)
    if number < among:
        return pick(cards, number)
    return do.WORDS + pick(row[at.LEGAL_WORDS], number - among)


@compiled
def play_deals(row: Numbers, rules: Numbers, deals: int, totals: Numbers) -> None:
    """Play whole deals at random, beginning with the one that is under way."""
    for _ in range(deals):
        play_to_tricks(row, rules, totals)
        if row[at.PHASE] == phase.PLAY:
            play_tricks(row, rules, totals)
        end_deal(row, rules, totals)
    start(row, rules)


@inlined
def play_to_tricks(row: Numbers, rules: Numbers, totals: Numbers) -> None:
    """Take random steps until the first trick, or the end of the deal."""
    decisions = steps = 0
    while row[at.PHASE] < phase.PLAY:
        if row[at.PHASE] <= phase.SHUFFLE:
            start(row, rules)
        count = popcount(row[at.LEGAL_CARDS]) + popcount(row[at.LEGAL_WORDS])
        if count > 1 and not row[at.CHOSEN]:
            decisions += 1
        steps += 1
        step(row, rules, random_step(row, count))
    totals[DECISIONS] += decisions
    totals[STEPS_TAKEN] += steps


@inlined
def play_tricks(row: Numbers, rules: Numbers, totals: Numbers) -> None:
    """Play random cards to the end of the deal; nothing but cards can be asked for any more.

    One word of random bits is enough for all of them, as in a shuffle: five hands of five cards
    are 2**35 ways at most, and none is favoured by more than one in 2**29.
    """
    decisions = steps = 0
    bits = random_bits(row, at.GENERATOR)
    while row[at.PHASE] == phase.PLAY:
        cards = legal_cards(row, rules)
        count = popcount(cards)
        decisions += count > 1
        steps += 1
        play(row, rules, pick_few(cards, drawn_below(bits, count)))
        bits = bits * np.uint64(count)
    totals[DECISIONS] += decisions
    totals[STEPS_TAKEN] += steps


# ------------------------------------------------------------------------ masks


@entry
def masks_of(rows: Numbers, masks: Bytes) -> None:
    """Write the legal steps of every game: 1 for a legal step, 0 for any other."""
    for game in range(rows.shape[0]):
        bring(rows, game, LEGAL_PART)
        mask = masks[game]
        mask[:] = 0
        cards, words = rows[game, at.LEGAL_CARDS], rows[game, at.LEGAL_WORDS]
        while cards:
            mask[trailing_zeros(cards)] = 1
            cards &= cards - 1
        while words:
            mask[do.WORDS + trailing_zeros(words)] = 1
            words &= words - 1
