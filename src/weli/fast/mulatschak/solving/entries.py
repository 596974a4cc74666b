"""What Python calls of the solver: all rows and all their cards in one call."""

from typing import Final

from weli.fast.jit import compiled, entry, row_of, trailing_zeros
from weli.fast.mulatschak import layout as row_at
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.playing import factor, legal_cards, muli_points
from weli.fast.mulatschak.solving import place as at
from weli.fast.mulatschak.solving.search import (
    NOTHING,
    better,
    descend,
    different,
    search,
    worth,
)
from weli.fast.mulatschak.solving.setting import (
    claim_ends,
    lost_already,
    player_of,
    renew,
    root,
    set_out,
)
from weli.fast.rules_vector import Numbers

__all__ = ["FOUND", "LOOKED_AT", "PROVEN", "VALUE", "WIDTH", "search_rows"]

VALUE: Final = row_at.CARD_COUNT
"""By seat: what it gets; what each card is worth stands before."""
PROVEN: Final = VALUE + row_at.MOST_SEATS
LOOKED_AT: Final = PROVEN + 1
FOUND: Final = LOOKED_AT + 1
WIDTH: Final = FOUND + 1
"""How many numbers are found out about a row."""

NO_SEAT: Final = -1


@entry
def search_rows(
    rows: Numbers, rules: Numbers, memory: Numbers, given: Numbers, seats: Numbers, out: Numbers
) -> int:
    """Search every row; return the first that asks for no card, or -1.

    Args:
        rows: the positions.
        rules: the house rules as numbers.
        memory: what a search works on, of this thread alone.
        given: how many positions may be looked at in each row, and 1 to remember positions.
        seats: by row: the seat that may be able to take all tricks; -1 to ask for values.
        out: by row: what each card is worth to the mover, other cards being left alone; what each
            seat gets; 1 when this is proven; how many positions were looked at; and 1 when the
            seat can take all tricks.
    """
    numbers, work = row_of(rules, 0), row_of(memory, 0)
    for game in range(rows.shape[0]):
        if rows[game, row_at.PHASE] != phase.PLAY:
            return game
    for game in range(rows.shape[0]):
        row, to = row_of(rows, game), row_of(out, game)
        work[at.NODES] = work[at.SPENT] = 0
        work[at.BUDGET], work[at.SALT] = given[0], -1
        if given[1]:
            renew(work)
        if seats[game] != NO_SEAT:
            to[FOUND] = takes_all(row, numbers, work, seats[game])
        elif lost_already(row):
            write_lost(row, numbers, to)
        else:
            write_values(row, numbers, work, to)
        to[PROVEN] = work[at.SPENT] == 0
        to[LOOKED_AT] = work[at.NODES]
    return -1


@compiled
def write_lost(row: Numbers, rules: Numbers, out: Numbers) -> None:
    """Write what a Muli that is lost brings, whatever is still played."""
    times = factor(row, rules)
    for seat in range(row[row_at.SEATS]):
        if row[row_at.TABLE] >> seat & 1:
            out[VALUE + seat] = -times * muli_points(row, rules, seat, False)
    cards = legal_cards(row, rules)
    while cards:
        out[trailing_zeros(cards)] = out[VALUE + row[row_at.ACTOR]]
        cards &= cards - 1


@compiled
def write_values(row: Numbers, rules: Numbers, work: Numbers, out: Numbers) -> None:
    """Write what every card is worth to the mover, and what each seat gets."""
    set_out(row, rules, work)
    player, times = root(row, work), factor(row, rules)
    cards, several = work[at.ROOT + at.MOVES], different_moves(work)
    outcome, found, most = 0, 0, NOTHING
    while cards:
        bit = cards & -cards
        cards ^= bit
        if several & bit:
            outcome = try_card(work, bit)
        gain = worth(work, player, outcome)
        out[work[at.CARD + trailing_zeros(bit)]] = times * gain
        if gain > most or (gain == most and better(work, outcome, found)):
            found, most = outcome, gain
    for seat in range(row[row_at.SEATS]):
        if (row[row_at.TABLE] & row[row_at.HOME_SEATS]) >> seat & 1:
            out[VALUE + seat] = -times * rules[option.HOME_COST]
    for other in range(work[at.PLAYERS]):
        out[VALUE + work[at.SEAT + other]] = times * worth(work, other, found)


@compiled
def takes_all(row: Numbers, rules: Numbers, work: Numbers, seat: int) -> bool:
    """Say whether it is proven that a seat can take all tricks that are left."""
    set_out(row, rules, work)
    player = player_of(work, seat)
    if player < 0:
        return False
    claim_ends(row, rules, work, player)
    own = root(row, work) == player
    cards, taken = different_moves(work), not own
    while cards and taken != own:
        bit = cards & -cards
        cards ^= bit
        taken = try_card(work, bit) == work[at.MADE]
    return taken and not work[at.SPENT]


@compiled
def different_moves(work: Numbers) -> int:
    """Return the cards of the first position, one of each run that is worth the same."""
    present = work[at.ROOT + at.LEFT]
    if work[at.ROOT + at.PLACE]:
        present |= 1 << work[at.ROOT + at.BEST]
    return different(work, work[at.ROOT + at.MOVES], present)


@compiled
def try_card(work: Numbers, bit: int) -> int:
    """Return the outcome of a card of the first position."""
    moves = work[at.ROOT + at.MOVES]
    work[at.ROOT + at.MOVES] = bit
    descend(work, at.ROOT)
    work[at.ROOT + at.MOVES] = moves
    return search(work)
