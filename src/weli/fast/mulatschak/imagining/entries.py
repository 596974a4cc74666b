"""What Python calls: drawing worlds, and what a player's answers are worth to him."""

import numpy as np

from weli.fast.chance import seeded
from weli.fast.jit import compiled, entry, row_of
from weli.fast.layouts import SEED, WORK, lay_out
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.acting import act_out, begin
from weli.fast.mulatschak.imagining.dealing import deal_out
from weli.fast.mulatschak.imagining.fields import Desk, Drawn, Known
from weli.fast.mulatschak.imagining.judging import MOST_ANSWERS, list_answers
from weli.fast.mulatschak.imagining.moving import (
    SLOT_LISTS,
    is_taken,
    keep_world,
    list_slots,
    note_seat,
    swap,
    swap_back,
)
from weli.fast.rules_vector import Numbers

__all__ = ["imagine", "move", "worths_of"]


@compiled
def new_desk(known: Known, seed: int) -> Desk:
    """Return room to work."""
    desk = Desk(
        np.zeros(WORK, dtype=np.int64),
        np.zeros(at.CARD_COUNT, dtype=np.int64),
        np.zeros((at.MOST_SEATS, field.SETS), dtype=np.int64),
        np.zeros(MOST_ANSWERS, dtype=np.int64),
        np.zeros(MOST_ANSWERS, dtype=np.float64),
        np.zeros(at.MOST_SEATS, dtype=np.int64),
        np.zeros(at.MOST_SEATS, dtype=np.float64),
        np.zeros(at.MOST_SEATS, dtype=np.float64),
    )
    desk.work[SEED] = seeded(seed, 0)
    for seat in range(at.MOST_SEATS):
        desk.asks[seat] = known.policy.size > 0 and known.seats[seat, field.OTHER] == 1
    return desk


@entry
def imagine(known: Known, drawn: Drawn, seed: int) -> int:
    """Draw a world into every row; return how many were drawn, or -1 when the tries were used up.

    A row that nobody could have come to is left where that showed, and weighs nothing.

    Args:
        known: what is known of the deal.
        drawn: room for the worlds.
        seed: decides everything random.
    """
    desk = new_desk(known, seed)
    rules, thumb = row_of(known.rules, 0), row_of(known.thumb, 0)
    total = 0
    for world in range(drawn.rows.shape[0]):
        order, row = drawn.orders[world], row_of(drawn.rows, world)
        tries = one_world(known, desk, order)
        if tries == 0:
            return -1
        total += tries
        begin(row, rules, known, desk, order)
        row[at.GENERATOR] = seeded(seed, world + 1)
        possible = act_out(row, rules, thumb, known, desk)
        for seat in range(at.MOST_SEATS):
            note_seat(drawn, desk, world, seat)
        if not possible:
            drawn.logs[world, 0] = field.IMPOSSIBLE
    return total


@entry
def move(known: Known, drawn: Drawn, heat: float, times: int, seed: int) -> int:
    """Let cards change places in every world, so that likely worlds stay; return how often.

    Args:
        known: what is known of the deal.
        drawn: the worlds.
        heat: the power to which the weights count, from 0 to 1.
        times: how many moves are tried in each world.
        seed: decides everything random.
    """
    desk = new_desk(known, seed)
    rules, thumb = row_of(known.rules, 0), row_of(known.thumb, 0)
    scratch = np.zeros((1, at.ROW), dtype=np.int64)
    slots = np.zeros((SLOT_LISTS, at.CARD_COUNT + 1), dtype=np.int64)
    list_slots(known, slots)
    moved = 0
    for world in range(drawn.rows.shape[0]):
        for _ in range(times):
            if not swap(known, desk, drawn, world, slots):
                continue
            row, order = row_of(scratch, 0), drawn.orders[world]
            begin(row, rules, known, desk, order)
            possible = act_out(row, rules, thumb, known, desk)
            if possible and is_taken(desk, drawn, world, heat):
                moved += 1
                keep_world(drawn, desk, world, row)
            else:
                swap_back(order, slots)
    return moved


@compiled
def one_world(known: Known, desk: Desk, order: Numbers) -> int:
    """Draw layouts until one is a world; return how many, 0 when the tries are used up."""
    for tries in range(known.facts[field.TRIES]):
        lay_out(known.layouts, desk.work, desk.where)
        if deal_out(known, desk, order):
            return tries + 1
    return 0


@entry
def worths_of(row: Numbers, rules: Numbers, thumb: Numbers, desk: Desk) -> int:
    """Write the answers to the question of a row and their worths; return how many there are.

    Args:
        row: the deal.
        rules: the house rules as numbers.
        thumb: the rule-of-thumb player's table.
        desk: room for the answers (`judging.list_answers`) and their worths.
    """
    return list_answers(row_of(row, 0), row_of(rules, 0), row_of(thumb, 0), desk)
