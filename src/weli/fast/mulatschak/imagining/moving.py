"""Moving from one imagined deal to another: two hidden cards of the pack change places.

A deal that is likelier is gone to, and one that is less likely only as often as its weight says
(Metropolis and Hastings), so that many moves lead to deals as often as their weights say.
"""

from math import log
from typing import Final

from weli.fast.chance import below
from weli.fast.jit import compiled
from weli.fast.layouts import SEED, random_share
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.fields import Desk, Drawn, Known
from weli.fast.mulatschak.tables import WELI_CARD, WHITE_CARDS
from weli.fast.rules_vector import Numbers

__all__ = ["SLOT_LISTS", "is_taken", "keep_world", "list_slots", "note_seat", "swap", "swap_back"]

OWNERS, HELD_SLOTS, FREE_SLOTS, CHOSEN = range(4)
SLOT_LISTS: Final = 4
"""By place in the pack its owner; the hidden places of seats; all hidden places; the two chosen."""

COUNT: Final = at.CARD_COUNT
"""Where in a list stands how long it is."""
NOBODY: Final = -1


@compiled
def list_slots(known: Known, slots: Numbers) -> None:
    """List the places of the pack whose cards may change places, and whose they are."""
    seats, facts = known.seats, known.facts
    for place in range(facts[field.CARDS]):
        slots[OWNERS, place] = NOBODY
    for seat in range(at.MOST_SEATS):
        if seats[seat, field.OTHER]:
            for number in range(seats[seat, field.DEALT_COUNT]):
                slots[OWNERS, seats[seat, field.DEALT_SLOTS + number]] = seat
            for number in range(seats[seat, field.DRAWN_COUNT]):
                slots[OWNERS, seats[seat, field.DRAWN_SLOTS + number]] = seat
    held = free = 0
    for place in range(facts[field.CARDS]):
        owner = slots[OWNERS, place]
        on_top = place == 0 and facts[field.TOP] >= 0
        last = place == facts[field.CARDS] - 1
        known_last = owner >= 0 and last and seats[owner, field.LAST_DRAWN] != 0
        if known.fixed[place] < 0 and not on_top and not known_last:
            slots[FREE_SLOTS, free] = place
            free += 1
            if owner >= 0:
                slots[HELD_SLOTS, held] = place
                held += 1
    slots[HELD_SLOTS, COUNT], slots[FREE_SLOTS, COUNT] = held, free


@compiled
def swap(known: Known, desk: Desk, drawn: Drawn, world: int, slots: Numbers) -> bool:
    """Let two cards change places; say whether that is another deal that may be.

    The sets of all seats are written, and the seats that other cards belong to now are to be asked.
    """
    order, work = drawn.orders[world], desk.work
    if not slots[HELD_SLOTS, COUNT]:
        return False
    one = slots[HELD_SLOTS, below(work, SEED, slots[HELD_SLOTS, COUNT])]
    other = slots[FREE_SLOTS, below(work, SEED, slots[FREE_SLOTS, COUNT])]
    slots[CHOSEN, 0], slots[CHOSEN, 1] = one, other
    swap_back(order, slots)
    last = known.facts[field.CARDS] - 1
    possible = not (known.facts[field.TOP_NO_WELI] and order[0] == WELI_CARD)
    possible = possible and not (known.facts[field.BOTTOM_NO_WELI] and order[last] == WELI_CARD)
    for seat in range(at.MOST_SEATS):
        changes = seat == slots[OWNERS, one] or seat == slots[OWNERS, other]
        desk.asks[seat] = changes
        if known.seats[seat, field.OTHER]:
            for each in range(field.LAID):
                desk.sets[seat, field.LAID_FIRST + each] = drawn.laid[world, seat, each]
            fits = read_seat(known, desk, seat, order)
            possible = possible and (fits or not changes)
    if not possible:
        swap_back(order, slots)
    return possible


@compiled
def swap_back(order: Numbers, slots: Numbers) -> None:
    """Let the two chosen cards change places."""
    one, other = slots[CHOSEN, 0], slots[CHOSEN, 1]
    order[one], order[other] = order[other], order[one]


@compiled
def read_seat(known: Known, desk: Desk, seat: int, order: Numbers) -> bool:
    """Read a seat's cards off the pack; say whether it can have had them."""
    seats, facts = known.seats, known.facts
    dealt, drawn = facts[field.TAKEN] & seats[seat, field.DEALT_ONES], 0
    for number in range(seats[seat, field.DEALT_COUNT]):
        dealt |= 1 << order[seats[seat, field.DEALT_SLOTS + number]]
    for number in range(seats[seat, field.DRAWN_COUNT]):
        drawn |= 1 << order[seats[seat, field.DRAWN_SLOTS + number]]
    desk.sets[seat, field.DEAL] = dealt
    kept = dealt
    if not seats[seat, field.KEPT] or seats[seat, field.FORM]:
        kept = seats[seat, field.FORM]
        desk.sets[seat, field.LAID_FIRST] = dealt & ~kept
    taken, played = drawn | seats[seat, field.TURNED], seats[seat, field.PLAYED]
    certain = seats[seat, field.FORM] | seats[seat, field.DEALT_ONES]
    if played & ~(kept | taken) or certain & ~dealt:
        return False
    if facts[field.NO_WHITE] and not dealt & ~WHITE_CARDS:
        return False
    lacks = seats[seat, field.LACKS] & ~played
    if seats[seat, field.KEPT] == at.HAND_CARDS and dealt & lacks:
        return False
    return desk.sets[seat, field.LAID_LATER] != 0 or not taken & lacks


@compiled
def is_taken(desk: Desk, drawn: Drawn, world: int, heat: float) -> bool:
    """Draw whether the changed deal is gone to."""
    gain = 0.0
    for seat in range(at.MOST_SEATS):
        if desk.asks[seat]:
            gain += heat * (desk.logs[seat] - drawn.logs[world, seat])
            gain += desk.opens[seat] - drawn.opens[world, seat]
    return gain >= 0.0 or log(random_share(desk.work) + 1e-300) < gain


@compiled
def keep_world(drawn: Drawn, desk: Desk, world: int, row: Numbers) -> None:
    """Put the changed deal in the place of the old one."""
    generator = drawn.rows[world, at.GENERATOR]
    for place in range(at.ROW):
        drawn.rows[world, place] = row[place]
    drawn.rows[world, at.GENERATOR] = generator
    for seat in range(at.MOST_SEATS):
        if desk.asks[seat]:
            note_seat(drawn, desk, world, seat)


@compiled
def note_seat(drawn: Drawn, desk: Desk, world: int, seat: int) -> None:
    """Note what a seat laid off, and what its answers weigh."""
    drawn.laid[world, seat, 0] = desk.sets[seat, field.LAID_FIRST]
    drawn.laid[world, seat, 1] = desk.sets[seat, field.LAID_LATER]
    drawn.logs[world, seat] = desk.logs[seat]
    drawn.opens[world, seat] = desk.opens[seat]
