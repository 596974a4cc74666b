"""Doing again in an imagined deal what was done in the real one, and weighing it.

What a seat laid off face down is not weighed as it was drawn, since hardly anybody lays off cards
at random: it is drawn anew from the same cards, as likely as the seat would choose it among what is
possible, and the deal is weighed by how likely the seat would choose any of that. So the weights
stay exact, and few of the deals have next to none.
"""

from math import log

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.layouts import Counts, random_share
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.fields import Desk, Known
from weli.fast.mulatschak.imagining.judging import judge, kind_of
from weli.fast.mulatschak.legal import ask
from weli.fast.mulatschak.moves import STOP
from weli.fast.mulatschak.steps import step
from weli.fast.mulatschak.tables import WELI_CARD
from weli.fast.rules_vector import Numbers

__all__ = ["act_out", "begin"]

NEVER = -1e9


@compiled
def begin(row: Numbers, rules: Numbers, known: Known, desk: Desk, order: Numbers) -> None:
    """Write an imagined deal as it was when the cards had been dealt."""
    facts = known.facts
    for place in range(at.ROW):
        row[place] = known.template[place]
    for seat in range(at.MOST_SEATS):
        if known.seats[seat, field.OTHER]:
            row[at.HAND + seat] = row[at.DEALT + seat] = desk.sets[seat, field.DEAL]
    count, left = facts[field.CARDS], row[at.LEFT]
    row[at.HEAD] = 0
    for place in range(count):
        behind = place < count - left
        row[at.ORDER + (left + place if behind else place - (count - left))] = order[place]
    if facts[field.TAKEN]:
        row[at.ORDER + count] = WELI_CARD
    if row[at.SEEN_CARD] >= 0:
        row[at.SEEN_CARD] = order[count - 1]
    ask(row, rules)


@compiled
def act_out(row: Numbers, rules: Numbers, thumb: Numbers, known: Known, desk: Desk) -> bool:
    """Do again what was done, and weigh the seats that `desk.asks` names; say whether it can be.

    Args:
        row: the deal.
        rules: the house rules as numbers.
        thumb: the rule-of-thumb player's table.
        known: what is known.
        desk: room to work; what is drawn anew is written into its sets.
    """
    for seat in range(at.MOST_SEATS):
        if desk.asks[seat]:
            desk.logs[seat] = desk.opens[seat] = 0.0
    for place in range(known.steps.size):
        code, seat = known.steps[place], row[at.ACTOR]
        if code >= 0:
            if desk.asks[seat]:
                desk.logs[seat] += weigh_step(row, rules, thumb, known.policy, code, desk)
            step(row, rules, code)
            continue
        which = field.LAID_LATER if code == field.OFF_LATER else field.LAID_FIRST
        cards = row[at.HAND + seat] if code == field.OFF_ALL else desk.sets[seat, which]
        if desk.asks[seat]:
            count = judge(row, rules, thumb, known.policy, desk)
            if code == field.OFF_ALL:
                # Of a hand that is served last he may get cards back, and play them.
                desk.logs[seat] += log_of(cards, count, desk)
            else:
                cards = draw_anew(known.seats, seat, row[at.HAND + seat], cards, count, desk)
                if cards < 0:
                    return False
                desk.sets[seat, which] = cards
        lay_off(row, rules, cards)
    return True


@compiled
def weigh_step(
    row: Numbers, rules: Numbers, thumb: Numbers, policy: Counts, code: int, desk: Desk
) -> float:
    """Return the logarithm of how likely an answer is that everybody sees."""
    legal = popcount(row[at.LEGAL_CARDS]) + popcount(row[at.LEGAL_WORDS])
    if legal == 1 or kind_of(row, code) < 0:
        return 0.0
    count = judge(row, rules, thumb, policy, desk)
    wanted = -code if row[at.PHASE] == phase.EXCHANGE else code
    return log_of(wanted, count, desk)


@compiled
def log_of(answer: int, count: int, desk: Desk) -> float:
    """Return the logarithm of how likely one of so many answers is."""
    for number in range(count):
        if desk.answers[number] == answer:
            return log(desk.worths[number])
    return NEVER


@compiled
def draw_anew(seats: Numbers, seat: int, held: int, cards: int, count: int, desk: Desk) -> int:
    """Draw anew what a seat laid off, and weigh it: how likely it is beside a choice at random.

    Args:
        seats: what is known of each seat.
        seat: who laid off.
        held: the cards it held.
        cards: what it laid off until now; it is as many as before.
        count: how many answers it had.
        desk: the answers, and how likely each is.

    Returns:
        The cards, -1 when nothing is possible.
    """
    size, total, number = popcount(cards), 0.0, 0
    for place in range(count):
        if is_open(seats, seat, held, size, desk.answers[place]):
            total += desk.worths[place]
            number += 1
    if number == 0:
        return -1
    desk.logs[seat] += log(total / number)
    desk.opens[seat] += log(number)
    share, found = random_share(desk.work) * total, -1
    for place in range(count):
        if is_open(seats, seat, held, size, desk.answers[place]):
            found = desk.answers[place]
            share -= desk.worths[place]
            if share < 0.0:
                break
    return found


@compiled
def is_open(seats: Numbers, seat: int, held: int, size: int, cards: int) -> bool:
    """Say whether a seat can have laid off these cards, as far as is known."""
    if cards < 0 or popcount(cards) != size:
        return False
    keeps = held & ~cards & ~seats[seat, field.PLAYED]
    return not cards & seats[seat, field.PLAYED] and not keeps & seats[seat, field.LACKS]


@compiled
def lay_off(row: Numbers, rules: Numbers, cards: int) -> None:
    """Lay off these cards."""
    while cards:
        step(row, rules, trailing_zeros(cards))
        cards &= cards - 1
    step(row, rules, STOP)
