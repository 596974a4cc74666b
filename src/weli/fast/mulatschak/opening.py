"""From the choice of the first dealer to the hands; the readable twin is `phases/opening.py`."""

from typing import Final

from weli.fast.chance import below, shuffle
from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.tables import RANKS, WELI_BIT, WELI_CARD, WHITE_CARDS
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after, before

__all__ = [
    "answer_weli",
    "answer_white",
    "ask_white",
    "begin_deal",
    "cut",
    "deal_hands",
    "draw_card",
    "drawn",
    "is_white",
    "nature",
    "redeal",
    "seat_table",
    "shuffled",
]

FIRST_PACKET: Final = 3
OFF, MANDATORY, OPTIONAL = range(3)


# ------------------------------------------------------------------------ the deal begins


@compiled
def begin_deal(row: Numbers, rules: Numbers) -> None:
    """Begin a deal whose dealer (or -1), scores and generator stand in the row already."""
    row[at.WINNERS] = 0
    row[at.WHITES] = row[at.KNOCKS] = row[at.PASSED] = row[at.DOUBLED] = 0
    for seat in range(at.MOST_SEATS):
        row[at.POINTS + seat] = 0
    row[at.TABLE] = row[at.BARRED] = 0
    clear_deal(row)
    if row[at.DEALER] >= 0:
        seat_table(row, rules, row[at.DEALER])
    elif rules[option.SEATING_FIRST_DEALER] == 0:
        row[at.PHASE] = phase.LOT
    elif rules[option.SEATING_FIRST_DEALER] == 1:
        row[at.WAITING] = (1 << row[at.SEATS]) - 1
        row[at.PHASE] = phase.DRAW
    else:
        seat_table(row, rules, 0)


@compiled
def clear_deal(row: Numbers) -> None:
    """Forget the cards and the bidding, as at the start and when cards are thrown in."""
    row[at.ACTOR] = row[at.DECLARER] = row[at.TRUMP] = row[at.DISPLACED] = -1
    row[at.CARD] = row[at.SEEN_CARD] = row[at.LEADER] = row[at.BEST_CARD] = -1
    row[at.BEST_SEAT] = row[at.LED] = row[at.SPEAKER] = -1
    row[at.LEGAL_CARDS] = row[at.LEGAL_WORDS] = 0
    row[at.CONTRACT] = row[at.BLIND] = row[at.HOME_SEATS] = row[at.GOING] = row[at.LATE] = 0
    row[at.WAITING] = row[at.ASKED] = row[at.UNSPOKEN] = row[at.DEALER_OUT] = 0
    row[at.RESUME] = row[at.WHITE_DUE] = row[at.ANEW] = row[at.CHOSEN] = 0
    row[at.SEEN_BY] = row[at.SEEN_LAST] = row[at.PASSERS] = row[at.IN_TRICK] = 0
    row[at.TRICK_CARDS] = row[at.PLAYS] = row[at.LAID] = row[at.NEXT] = 0
    row[at.HEAD] = row[at.LEFT] = 0
    for seat in range(at.MOST_SEATS):
        row[at.HAND + seat] = row[at.TAKEN + seat] = row[at.DEALT + seat] = 0
        row[at.DISCARDS + seat] = row[at.SHOWN + seat] = row[at.PLAYED + seat] = 0
        row[at.CALLS + seat] = 0
        row[at.LAID_OFF + seat] = -1
    for place in range(at.PLAY_LOG, at.ORDER):
        row[place] = 0


@compiled
def seat_table(row: Numbers, rules: Numbers, dealer: int) -> None:
    """Seat the table for this dealer; a fifth on the right may sit out. The shuffle is next."""
    seats = row[at.SEATS]
    table = (1 << seats) - 1
    if rules[option.SEATING_FIFTH_SITS_OUT] and seats == at.MOST_SEATS:
        table &= ~(1 << before(table, dealer, seats))
    row[at.DEALER] = dealer
    row[at.TABLE] = table
    row[at.BARRED] = barred_seats(row, rules, table)
    row[at.PHASE] = phase.SHUFFLE


@compiled
def barred_seats(row: Numbers, rules: Numbers, table: int) -> int:
    """Return whose score is too low to bid; nobody, when that is so of everybody (A17)."""
    barred = 0
    for seat in range(row[at.SEATS]):
        if row[at.SCORES + seat] <= rules[option.LIMITS_NO_BID_AT]:
            barred |= 1 << seat
    return 0 if barred & table == table else barred


# ------------------------------------------------------------------------ nature


@compiled
def nature(row: Numbers, rules: Numbers) -> None:
    """Make nature's move by the game's own random numbers."""
    if row[at.PHASE] == phase.SHUFFLE:
        shuffle(row, at.GENERATOR, at.ORDER, rules[option.PACK_COUNT])
        shuffled(row, rules)
    elif row[at.PHASE] == phase.LOT:
        seat_table(row, rules, below(row, at.GENERATOR, row[at.SEATS]))
    else:
        shuffle(row, at.GENERATOR, at.ORDER, rules[option.PACK_COUNT])
        drawn(row, rules)


@compiled
def shuffled(row: Numbers, rules: Numbers) -> None:
    """The pack lies in the order of the ring: it is cut, or dealt."""
    row[at.HEAD] = 0
    row[at.LEFT] = rules[option.PACK_COUNT]
    if rules[option.CUT_CUT]:
        row[at.PHASE] = phase.CUT
        row[at.ACTOR] = before(row[at.TABLE], row[at.DEALER], row[at.SEATS])
    else:
        row[at.PHASE] = phase.DEALING


@compiled
def drawn(row: Numbers, rules: Numbers) -> None:
    """Each contender draws a card from the front of the ring; the highest deals or draws again."""
    contenders, best, highest, place = row[at.WAITING], 0, 0, at.ORDER
    for seat in range(row[at.SEATS]):
        if contenders >> seat & 1:
            rank = RANKS[row[place]]
            place += 1
            if rank > highest:
                highest, best = rank, 0
            if rank == highest:
                best |= 1 << seat
    row[at.WAITING] = best
    if best & (best - 1) == 0:
        row[at.WAITING] = 0
        seat_table(row, rules, trailing_zeros(best))


# ------------------------------------------------------------------------ the cut


@compiled
def cut(row: Numbers, rules: Numbers, step: int) -> None:
    """Complete the cut and show the cutter his card; or count the knock and show the bottom."""
    count, cutter = rules[option.PACK_COUNT], row[at.ACTOR]
    if step == do.KNOCK:
        row[at.KNOCKS] += 1
        row[at.SEEN_CARD] = row[at.CARD] = row[at.ORDER + count - 1]
        row[at.SEEN_BY] = (1 << row[at.SEATS]) - 1
        row[at.SEEN_LAST] = 1
        is_weli = row[at.CARD] == WELI_CARD
        row[at.PHASE] = phase.TAKE_WELI if is_weli else phase.DEALING
        return
    head = step - do.LIFT + 1
    last = rules[option.CUT_CARD] == 0
    row[at.HEAD] = head
    row[at.SEEN_CARD] = row[at.CARD] = row[at.ORDER + (head - 1 if last else head)]
    row[at.SEEN_BY] = 1 << cutter
    row[at.SEEN_LAST] = 1 if last else 0
    row[at.PHASE] = phase.TAKE_WELI


@compiled
def answer_weli(row: Numbers, rules: Numbers, step: int) -> None:
    """Put the Weli into the cutter's hand, or leave the pack as it is; then deal."""
    row[at.CARD] = -1
    row[at.PHASE] = phase.DEALING
    if step == do.LEAVE:
        return
    cutter = row[at.ACTOR]
    row[at.HAND + cutter] = row[at.SHOWN + cutter] = WELI_BIT
    if not row[at.SEEN_LAST]:
        row[at.HEAD] = (row[at.HEAD] + 1) % rules[option.PACK_COUNT]
    row[at.LEFT] -= 1
    forget_seen(row)


@compiled
def forget_seen(row: Numbers) -> None:
    """Nobody remembers a card seen at the cut any more."""
    row[at.SEEN_CARD] = -1
    row[at.SEEN_BY] = row[at.SEEN_LAST] = 0


# ------------------------------------------------------------------------ dealing


@compiled
def draw_card(row: Numbers, rules: Numbers) -> int:
    """Take the next card off the pack."""
    head = row[at.HEAD]
    card = row[at.ORDER + head]
    head += 1
    row[at.HEAD] = 0 if head == rules[option.PACK_COUNT] else head
    row[at.LEFT] -= 1
    return card


@compiled
def deal_hands(row: Numbers, rules: Numbers) -> None:
    """Deal up to three cards each and then up to five; who took the Weli gets two and two."""
    table, seats, dealer = row[at.TABLE], row[at.SEATS], row[at.DEALER]
    ring, head = rules[option.PACK_COUNT], row[at.HEAD]
    row[at.CARD] = -1
    for full in (FIRST_PACKET, at.HAND_CARDS):
        seat = dealer
        for _ in range(rules[option.TABLE_COUNT]):
            seat = after(table, seat, seats)
            hand = row[at.HAND + seat]
            count = full - popcount(hand)
            row[at.LEFT] -= count
            for _ in range(count):
                hand |= 1 << row[at.ORDER + head]
                head = head + 1 if head + 1 < ring else 0
            row[at.HAND + seat] = hand
    row[at.HEAD] = head
    for seat in range(seats):
        row[at.DEALT + seat] = row[at.HAND + seat]
    if not row[at.SEEN_LAST]:
        forget_seen(row)
    row[at.PHASE] = phase.WINDOW
    if rules[option.WHITE_TIMING] == 0:
        ask_white(row, rules, phase.WINDOW)


@compiled
def redeal(row: Numbers, rules: Numbers) -> None:
    """Throw the cards in: the same dealer shuffles again. A knock lapses unless it carries."""
    if not rules[option.CUT_KNOCK_CARRIES]:
        row[at.KNOCKS] = 0
    clear_deal(row)
    row[at.PHASE] = phase.SHUFFLE


# ------------------------------------------------------------------------ white hands


@compiled
def ask_white(row: Numbers, rules: Numbers, resume: int) -> None:
    """See to white hands: throw the deal in, ask every seat, or go on with the phase `resume`."""
    row[at.PHASE] = resume
    if rules[option.WHITE_REDEAL] == OPTIONAL:
        row[at.RESUME] = resume
        row[at.ASKED] = row[at.TABLE]
        row[at.ACTOR] = after(row[at.TABLE], row[at.DEALER], row[at.SEATS])
        row[at.PHASE] = phase.WHITE
    elif rules[option.WHITE_REDEAL] == MANDATORY:
        for seat in range(row[at.SEATS]):
            if row[at.TABLE] >> seat & 1 and is_white(row, seat):
                row[at.WHITES] += 1
                redeal(row, rules)
                return


@compiled
def is_white(row: Numbers, seat: int) -> bool:
    """Say whether a hand is white: no Unter, Ober, King, Sow or Weli."""
    return row[at.HAND + seat] & ~WHITE_CARDS == 0


@compiled
def answer_white(row: Numbers, rules: Numbers, step: int) -> None:
    """Deal again, ask the next seat, or go on."""
    seat = row[at.ACTOR]
    if step == do.THROW_IN:
        row[at.WHITES] += 1
        redeal(row, rules)
        return
    row[at.ASKED] &= ~(1 << seat)
    if row[at.ASKED]:
        row[at.ACTOR] = after(row[at.ASKED], seat, row[at.SEATS])
        return
    row[at.PHASE] = row[at.RESUME]
    if row[at.PHASE] == phase.BIDDING:
        row[at.ACTOR] = row[at.SPEAKER]
