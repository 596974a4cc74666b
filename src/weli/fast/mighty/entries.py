"""What Python calls of the compiled twin: steps of many games at once, and playouts.

All jobs go through one compiled function, `drive`, since each function that Python can call is
compiled together with everything it uses.
"""

from typing import Final

from weli.fast.chance import below, pick, seeded
from weli.fast.jit import compiled, entry, inlined, popcount, row_of, trailing_zeros
from weli.fast.machine import legality, match
from weli.fast.memory import bring
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import phases as phase
from weli.fast.mighty import steps
from weli.fast.mighty.duties import allowed_faces
from weli.fast.mighty.legal import is_legal
from weli.fast.mighty.opening import seat_table
from weli.fast.mighty.playing import play
from weli.fast.mighty.steps import next_deal, settle, start, step
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Bytes

__all__ = ["DECISIONS", "STEPS_TAKEN", "drive", "end_deal", "legal_count", "masks_of"]

RESET, STEP, NATURE, GIVEN, LOT, PLAYOUT, TAKE, ASK, BEGIN, NEXT = range(10)
"""The jobs of `drive`, as `weli.fast.twin.Job` tells them."""

DECISIONS, STEPS_TAKEN, DEALS, MATCHES, FIRST_SEAT = range(5)
"""What a playout counts."""

LEGAL_PART: Final = at.LEGAL_WORDS + 1
"""So many numbers of a row, from the first, tell the legal cards and words."""


@compiled
def scored(row: Numbers, seat: int) -> int:
    """Return what the deal, its misdeals and fines and the pot have brought a seat."""
    return row[at.POINTS + seat] + row[at.POT_PART + seat] + row[at.PAID + seat]


first_illegal = legality(at, is_legal)
reset, step_on = match(at, phase, steps=steps, scored=scored)


@entry
def drive(
    job: int, rows: Numbers, rules: Numbers, given: Numbers, points: Numbers, ended: Numbers
) -> int:
    """Do a job with every game, as `weli.fast.twin.Job` tells; points are 24ths."""
    numbers = row_of(rules, 0)
    illegal = first_illegal(rows, given) if job in (STEP, TAKE) else -1
    for game in range(rows.shape[0] if illegal < 0 else 0):
        bring(rows, game, at.ORDER)
        row = row_of(rows, game)
        if job == STEP:
            step_on(row, numbers, given[game], row_of(points, game), row_of(ended, game))
        elif job == PLAYOUT:
            play_deals(row, numbers, given[0], row_of(ended, game))
        elif job in (RESET, BEGIN):
            reset(row, numbers, seeded(given[0], game), row_of(given, 1))
        elif job != NATURE:
            one_job(job, row, numbers, given, game)
        if job in (RESET, NATURE):
            start(row, numbers)
    return illegal


@compiled
def one_job(job: int, row: Numbers, rules: Numbers, given: Numbers, game: int) -> None:
    """Take one step, or make nature's move as it is given, or work out the legal steps."""
    if job == TAKE:
        step(row, rules, given[game])
    elif job == LOT:
        seat_table(row, rules, given[0])
    elif job == NEXT:
        next_deal(row, rules)
    elif job == GIVEN:
        for place in range(given.size):
            row[at.ORDER + place] = do.place_of(given[place])
        row[at.PHASE] = phase.DEALING
    settle(row, rules)


@compiled
def end_deal(row: Numbers, rules: Numbers, totals: Numbers) -> None:
    """Count a deal that is over, and begin the next."""
    totals[DEALS] += 1
    if row[at.WINNERS]:
        totals[MATCHES] += 1
    for seat in range(row[at.SEATS]):
        totals[FIRST_SEAT + seat] += row[at.POINTS + seat] + row[at.POT_PART + seat]
    next_deal(row, rules)


# ------------------------------------------------------------------------ playouts


@inlined
def legal_count(row: Numbers) -> int:
    """Count the legal steps."""
    count = popcount(row[at.LEGAL_FIRST]) + popcount(row[at.LEGAL_SECOND])
    if row[at.PHASE] != phase.PLAY:
        count += popcount(row[at.LEGAL_WORDS])
        if row[at.PHASE] < phase.PLAY:
            for strain in range(at.STRAINS):
                count += popcount(row[at.LEVELS + strain])
    return count


@inlined
def random_step(row: Numbers, count: int) -> int:
    """Draw one of the legal steps, each equally likely."""
    number = below(row, at.GENERATOR, count) if count > 1 else 0
    cards = row[at.LEGAL_FIRST]
    among = popcount(cards)
    if number < among:
        return do.step_of(pick(cards, number))
    number -= among
    cards = row[at.LEGAL_SECOND]
    among = popcount(cards)
    if number < among:
        return do.step_of(at.SECOND + pick(cards, number))
    return random_word(row, number - among)


@compiled
def random_word(row: Numbers, number: int) -> int:
    """Return one of the legal steps that are no cards, counted from 0."""
    words = row[at.LEGAL_WORDS]
    among = popcount(words)
    if number < among:
        return do.step_of_word(pick(words, number))
    number -= among
    strain = 0
    while number >= popcount(row[at.LEVELS + strain]):
        number -= popcount(row[at.LEVELS + strain])
        strain += 1
    level = pick(row[at.LEVELS + strain], number)
    return do.CONTRACT + at.STRAINS * level + strain


@compiled
def play_deals(row: Numbers, rules: Numbers, deals: int, totals: Numbers) -> None:
    """Play whole deals at random, beginning with the one that is under way."""
    for _ in range(deals):
        start(row, rules)
        while row[at.PHASE] != phase.OVER:
            if row[at.PHASE] == phase.PLAY:
                play_cards(row, rules, totals)
                settle(row, rules)
            else:
                count = legal_count(row)
                if count > 1 and not row[at.BEGUN]:
                    totals[DECISIONS] += 1
                totals[STEPS_TAKEN] += 1
                step(row, rules, random_step(row, count))
                start(row, rules)
        end_deal(row, rules, totals)
    start(row, rules)


@inlined
def play_cards(row: Numbers, rules: Numbers, totals: Numbers) -> None:
    """Play cards at random until something else is asked or the deal is over."""
    decisions = steps = 0
    while row[at.PHASE] == phase.PLAY:
        allowed, hand = allowed_faces(row, rules), at.HAND + 2 * row[at.ACTOR]
        first, second = row[hand] & allowed, row[hand + 1] & allowed
        among = popcount(first)
        count = among + popcount(second)
        number = 0
        if count > 1:
            decisions += 1
            number = below(row, at.GENERATOR, count)
        steps += 1
        copy, word = 0, first
        if number >= among:
            copy, word, number = at.SECOND, second, number - among
        play(row, rules, copy + pick(word, number))
    totals[DECISIONS] += decisions
    totals[STEPS_TAKEN] += steps


# ------------------------------------------------------------------------ masks


@entry
def masks_of(rows: Numbers, masks: Bytes) -> None:
    """Write the legal steps of every game: 1 for a legal step, 0 for any other."""
    for game in range(rows.shape[0]):
        bring(rows, game, LEGAL_PART)
        mask, row = masks[game], row_of(rows, game)
        mask[:] = 0
        for word in range(2):
            cards = row[at.LEGAL_FIRST + word]
            while cards:
                mask[do.step_of(at.SECOND * word + trailing_zeros(cards))] = 1
                cards &= cards - 1
        words = row[at.LEGAL_WORDS]
        while words:
            mask[do.step_of_word(trailing_zeros(words))] = 1
            words &= words - 1
        if row[at.ACTOR] >= 0 and row[at.PHASE] < phase.PLAY:
            for strain in range(at.STRAINS):
                mask_levels(row[at.LEVELS + strain], strain, mask)


@compiled
def mask_levels(levels: int, strain: int, mask: Bytes) -> None:
    """Write the legal contracts of one strain."""
    while levels:
        mask[do.CONTRACT + at.STRAINS * trailing_zeros(levels) + strain] = 1
        levels &= levels - 1
