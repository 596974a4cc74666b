"""From a layout of the hidden cards to hands and a pack.

It is drawn which cards of a hand were dealt and which drawn, and in which order all of them lay in
the pack. What cannot be counted beforehand (a hand that was no white one, a card known to have been
dealt, the Weli that did not lie where the cutter looked) is tried: a world in which it is not so is
no world.
"""

from weli.fast.chance import below, shuffle
from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.layouts import SEED
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.fields import Desk, Known
from weli.fast.mulatschak.tables import WELI_CARD, WHITE_CARDS
from weli.fast.rules_vector import Numbers

__all__ = ["deal_out"]


@compiled
def deal_out(known: Known, desk: Desk, order: Numbers) -> bool:
    """Work out hands and pack of a layout; say whether it is a world."""
    seats, facts, sets = known.seats, known.facts, desk.sets
    for place in range(facts[field.CARDS]):
        order[place] = known.fixed[place]
    for seat in range(at.MOST_SEATS):
        if seats[seat, field.OTHER]:
            for each in range(field.BY_SEAT):
                place = field.BY_SEAT * seat + each
                sets[seat, field.LAID_FIRST + each] = held_at(known, desk.where, place)
            if not dealt_and_drawn(known, desk, seat, order):
                return False
    put_talon(held_at(known, desk.where, field.TALON), facts, order, desk.work)
    if facts[field.TOP_NO_WELI] and order[0] == WELI_CARD:
        return False
    return not (facts[field.BOTTOM_NO_WELI] and order[facts[field.CARDS] - 1] == WELI_CARD)


@compiled
def held_at(known: Known, where: Numbers, place: int) -> int:
    """Return the cards of a place as a set."""
    cards, found = known.layouts.cards, 0
    for number in range(cards.size):
        if where[cards[number]] == place:
            found |= 1 << cards[number]
    return found


@compiled
def dealt_and_drawn(known: Known, desk: Desk, seat: int, order: Numbers) -> bool:
    """Draw which of a seat's cards were dealt and which drawn; say whether that can be."""
    seats, facts, sets, work = known.seats, known.facts, desk.sets, desk.work
    had = sets[seat, field.LAID_LATER] | sets[seat, field.NOW] | seats[seat, field.PLAYED]
    had &= ~seats[seat, field.TURNED]
    drawn = 0
    if seats[seat, field.FORM]:
        drawn = had & ~seats[seat, field.FORM]
    elif not seats[seat, field.KEPT]:
        drawn = had
    elif seats[seat, field.DRAWN_COUNT]:
        drawn = some_of(had, seats[seat, field.DRAWN_COUNT], work)
    if drawn & seats[seat, field.DEALT_ONES] or seats[seat, field.LAST_DRAWN] & ~drawn:
        return False
    dealt = sets[seat, field.LAID_FIRST] | (had & ~drawn)
    sets[seat, field.DEAL] = dealt
    if facts[field.NO_WHITE] and not dealt & ~WHITE_CARDS:
        return False
    put_dealt(seats, facts, seat, dealt & ~facts[field.TAKEN], order, work)
    put_drawn(seats, seat, drawn, order, work)
    return True


@compiled
def some_of(cards: int, count: int, work: Numbers) -> int:
    """Draw so many cards of a set."""
    found, left = 0, popcount(cards)
    while count:
        card = cards & -cards
        cards ^= card
        if below(work, SEED, left) < count:
            found |= card
            count -= 1
        left -= 1
    return found


@compiled
def mixed(cards: int, work: Numbers) -> int:
    """Write the cards of a set in random order into the numbers to work with, from 1 on."""
    count = 0
    while cards:
        count += 1
        work[count] = trailing_zeros(cards)
        cards &= cards - 1
    shuffle(work, SEED, 1, count)
    return count


@compiled
def put_dealt(
    seats: Numbers, facts: Numbers, seat: int, dealt: int, order: Numbers, work: Numbers
) -> None:
    """Put the cards a seat was dealt into the pack; the one known to be on top lies there."""
    for number in range(mixed(dealt, work)):
        order[seats[seat, field.DEALT_SLOTS + number]] = work[1 + number]
    if facts[field.TOP] >= 0 and dealt >> facts[field.TOP] & 1:
        swap_to(
            order,
            seats,
            seat,
            field.DEALT_SLOTS,
            seats[seat, field.DEALT_COUNT],
            facts[field.TOP],
            0,
        )


@compiled
def put_drawn(seats: Numbers, seat: int, drawn: int, order: Numbers, work: Numbers) -> None:
    """Put the cards a seat drew into the pack; the one known to be the last lies there."""
    count = mixed(drawn, work)
    for number in range(count):
        order[seats[seat, field.DRAWN_SLOTS + number]] = work[1 + number]
    if seats[seat, field.LAST_DRAWN]:
        last = trailing_zeros(seats[seat, field.LAST_DRAWN])
        swap_to(order, seats, seat, field.DRAWN_SLOTS, count, last, count - 1)


@compiled
def swap_to(
    order: Numbers, seats: Numbers, seat: int, slots: int, count: int, card: int, number: int
) -> None:
    """Let a card change places with the one in a slot of the same seat."""
    target = seats[seat, slots + number]
    for each in range(count):
        slot = seats[seat, slots + each]
        if order[slot] == card:
            order[slot] = order[target]
            order[target] = card
            return


@compiled
def put_talon(talon: int, facts: Numbers, order: Numbers, work: Numbers) -> None:
    """Put the talon into the pack."""
    place = facts[field.TALON_FROM]
    for number in range(mixed(talon, work)):
        order[place] = work[1 + number]
        place += 1
