"""The Muli window, the bidding, and trump; the readable twins are `phases/bidding.py`, `trump.py`.

The queue of a phase is a set of seats and the seat whose turn it is: whoever comes next clockwise
in the set is next in the queue.
"""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.opening import ask_white, draw_card, redeal
from weli.fast.mulatschak.playing import note
from weli.fast.mulatschak.tables import BELLS, PRINTED
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = [
    "answer_window",
    "auction_ends",
    "bid",
    "dealer_must_bid",
    "draw",
    "hold_muli",
    "lay_off",
    "name_blind_trump",
    "name_trump",
    "open_bidding",
    "open_window",
    "turn_up",
    "white_after_first_round",
]

UNTIL_PASSES: Final = 1
DUEL, NEVER, ALWAYS = range(3)
REDEAL_DOUBLE, DEALER_MUST_BID = 1, 2
FROM_WINDOW: Final = 2
WELI_IS_BELLS, WELI_CHOOSE = 1, 2


@compiled
def may_muli(row: Numbers, rules: Numbers) -> int:
    """Return the seats whose score lets them go Muli."""
    if rules[option.LIMITS_LOW_SCORE_MAY_MULI]:
        return row[at.TABLE]
    return row[at.TABLE] & ~row[at.BARRED]


@compiled
def dealer_must_bid(row: Numbers, rules: Numbers) -> bool:
    """Say whether the dealer must bid when nobody else has: by the rule, or as the guard."""
    if rules[option.BIDDING_ALL_PASS] == DEALER_MUST_BID:
        return True
    return row[at.PASSED] >= rules[option.BIDDING_MAX_ALL_PASS]


# ------------------------------------------------------------------------ Muli out of turn


@compiled
def open_window(row: Numbers, rules: Numbers) -> None:
    """Ask round the table for a Muli before the bidding, where that is played."""
    if not rules[option.BIDDING_MULI_OUT_OF_TURN]:
        row[at.PHASE] = phase.AUCTION
        return
    row[at.WAITING] = may_muli(row, rules)
    row[at.ACTOR] = after(row[at.WAITING], row[at.DEALER], row[at.SEATS])
    row[at.PHASE] = phase.MULI


@compiled
def answer_window(row: Numbers, rules: Numbers, step: int) -> None:
    """Give the Muli to the first who claims it, or ask on."""
    seat = row[at.ACTOR]
    if step == do.SAY_MULI:
        row[at.WAITING] = 0
        row[at.WHITE_DUE] = FROM_WINDOW
        call_muli(row, rules, seat, True)
        return
    row[at.WAITING] &= ~(1 << seat)
    if row[at.WAITING]:
        row[at.ACTOR] = after(row[at.WAITING], seat, row[at.SEATS])
    else:
        row[at.PHASE] = phase.AUCTION


@compiled
def call_muli(row: Numbers, rules: Numbers, seat: int, may_hold: bool) -> None:
    """Note a Muli and ask the dealer whether he takes it over, where he may."""
    row[at.CONTRACT] = row[at.CALLS + seat] = do.MULI_RANK
    row[at.DECLARER] = seat
    dealer = row[at.DEALER]
    barred = row[at.BARRED] >> dealer & 1
    asks = rules[option.BIDDING_DEALER_MAY_HOLD_MULI] and seat != dealer and not barred
    if asks and may_hold:
        row[at.ACTOR] = dealer
        row[at.PHASE] = phase.HOLD_MULI
    else:
        after_muli(row)


@compiled
def after_muli(row: Numbers) -> None:
    """Go on after a Muli: white hands are seen to, if that is due, and the bidding ends."""
    row[at.PHASE] = phase.WHITE_AFTER if row[at.WHITE_DUE] else phase.AUCTION_ENDS


@compiled
def hold_muli(row: Numbers, step: int) -> None:
    """Make the dealer declarer when he holds."""
    dealer = row[at.DEALER]
    if step == do.HOLD:
        row[at.DECLARER] = dealer
        row[at.CALLS + dealer] = do.MULI_RANK
    else:
        row[at.PASSERS] |= 1 << dealer
    after_muli(row)


# ------------------------------------------------------------------------ the bidding


@compiled
def open_bidding(row: Numbers, rules: Numbers) -> None:
    """Open the bidding, unless a Muli has been announced already."""
    waiting = may_muli(row, rules)
    if dealer_must_bid(row, rules):
        waiting |= 1 << row[at.DEALER]
    row[at.WAITING] = row[at.UNSPOKEN] = waiting
    row[at.SPEAKER] = row[at.ACTOR] = after(waiting, row[at.DEALER], row[at.SEATS])
    row[at.PHASE] = phase.BIDDING


@compiled
def white_after_first_round(row: Numbers, rules: Numbers, resume: int) -> None:
    """See to white hands once everyone has spoken, where they are seen to then."""
    row[at.PHASE] = resume
    if rules[option.WHITE_TIMING]:
        ask_white(row, rules, resume)


@compiled
def auction_ends(row: Numbers, rules: Numbers) -> None:
    """Let the declarer name trump, or deal again when everybody has passed."""
    if row[at.CONTRACT]:
        row[at.ACTOR] = row[at.DECLARER]
        row[at.PHASE] = phase.TRUMP
        return
    row[at.PASSED] += 1
    if rules[option.BIDDING_ALL_PASS] == REDEAL_DOUBLE:
        row[at.DOUBLED] += 1
    redeal(row, rules)


@compiled
def bid(row: Numbers, rules: Numbers, step: int) -> None:
    """Note a bid, a hold or a pass, and find who speaks next."""
    seat, held_by, unspoken = row[at.ACTOR], row[at.DECLARER], row[at.UNSPOKEN]
    if step == do.SAY_MULI:
        row[at.WAITING] = 0
        row[at.WHITE_DUE] = 1 if unspoken else 0
        call_muli(row, rules, seat, not row[at.DEALER_OUT])
        return
    if step == do.PASS:
        row[at.PASSERS] |= 1 << seat
        if seat == row[at.DEALER]:
            row[at.DEALER_OUT] = 1
    else:
        if step != do.HOLD:
            row[at.CONTRACT] = step - do.BID
        row[at.DECLARER] = seat
        row[at.CALLS + seat] = row[at.CONTRACT]
    if row[at.DISPLACED] >= 0:
        next_in_duel(row, rules, step)
    else:
        next_in_turn(row, rules, step, held_by)
    row[at.UNSPOKEN] = unspoken & ~(1 << seat) & row[at.WAITING]
    resume = phase.BIDDING if row[at.WAITING] else phase.AUCTION_ENDS
    row[at.PHASE] = resume
    if unspoken and not row[at.UNSPOKEN]:
        white_after_first_round(row, rules, resume)


@compiled
def next_in_turn(row: Numbers, rules: Numbers, step: int, held_by: int) -> None:
    """Find who is to speak after an action outside a duel; nobody, when the bidding is over."""
    seat, dealer = row[at.ACTOR], row[at.DEALER]
    rest = row[at.WAITING] & ~(1 << seat)
    if row[at.CONTRACT] and not may_muli(row, rules) >> dealer & 1:
        rest &= ~(1 << dealer)
    if rules[option.BIDDING_ROUNDS] == UNTIL_PASSES:
        queue = rest if step == do.PASS else rest | 1 << seat
        if queue and after(queue, seat, row[at.SEATS]) == row[at.DECLARER]:
            queue = 0
        speak(row, queue, seat)
        return
    if rest or seat != dealer:
        speak(row, rest, seat)
        return
    reopens = rules[option.BIDDING_DEALER_RAISE_REOPENS] == ALWAYS and held_by >= 0
    if step == do.HOLD or (step != do.PASS and reopens):
        row[at.DISPLACED] = held_by
        speak(row, 1 << held_by, seat)
    else:
        row[at.WAITING] = 0


@compiled
def next_in_duel(row: Numbers, rules: Numbers, step: int) -> None:
    """Find who answers in the duel between the dealer and the bidder he displaced."""
    seat, dealer = row[at.ACTOR], row[at.DEALER]
    never = rules[option.BIDDING_DEALER_RAISE_REOPENS] == NEVER
    if step == do.PASS:
        row[at.WAITING] = 0
    elif seat != dealer:
        speak(row, 1 << dealer, seat)
    elif step != do.HOLD and never:
        row[at.WAITING] = 0
    else:
        speak(row, 1 << row[at.DISPLACED], seat)


@compiled
def speak(row: Numbers, queue: int, seat: int) -> None:
    """Let the next of a queue speak, or nobody when it is empty."""
    row[at.WAITING] = queue
    if queue:
        row[at.SPEAKER] = row[at.ACTOR] = after(queue, seat, row[at.SEATS])


# ------------------------------------------------------------------------ trump


@compiled
def name_trump(row: Numbers, rules: Numbers, step: int) -> None:
    """Make the suit trump, or take five new cards and turn the sixth."""
    row[at.WAITING] = 0
    row[at.NEXT] = phase.NEXT_DECLARER if rules[option.HOME_DECISION] else phase.NEXT_HOME
    if step != do.BLIND_TRUMP:
        row[at.TRUMP] = step - do.NAME
        row[at.PHASE] = phase.ONWARD
        return
    seat = row[at.DECLARER]
    row[at.BLIND] = 1
    row[at.LAID_OFF + seat] = at.HAND_CARDS
    lay_off(row, seat, row[at.HAND + seat])
    draw(row, rules, seat, at.HAND_CARDS)
    suit = PRINTED[turn_up(row, rules, seat)]
    if suit < 0 and rules[option.TRUMP_BLIND_WELI] == WELI_CHOOSE:
        row[at.PHASE] = phase.BLIND_TRUMP
        return
    if suit < 0 and rules[option.TRUMP_BLIND_WELI] == WELI_IS_BELLS:
        suit = BELLS
    elif suit < 0:
        suit = PRINTED[turn_up(row, rules, seat)]
    fix_blind(row, rules, suit)


@compiled
def name_blind_trump(row: Numbers, rules: Numbers, step: int) -> None:
    """Make the suit trump after the Weli was turned, and give the last card."""
    fix_blind(row, rules, step - do.NAME)


@compiled
def fix_blind(row: Numbers, rules: Numbers, suit: int) -> None:
    """Make the suit trump and give the last card face down, if one is left."""
    row[at.TRUMP] = suit
    draw(row, rules, row[at.DECLARER], 1)
    row[at.ACTOR] = row[at.DECLARER]
    row[at.PHASE] = phase.LAY_OFF


# ------------------------------------------------------------------------ moving cards


@compiled
def draw(row: Numbers, rules: Numbers, seat: int, count: int) -> None:
    """Draw cards from the talon face down, as many as are left."""
    hand = row[at.HAND + seat]
    for _ in range(min(count, row[at.LEFT])):
        hand |= 1 << draw_card(row, rules)
    row[at.HAND + seat] = hand
    forget_last(row)


@compiled
def turn_up(row: Numbers, rules: Numbers, seat: int) -> int:
    """Turn the talon's next card up for a player; it goes to his hand."""
    card = draw_card(row, rules)
    row[at.HAND + seat] |= 1 << card
    row[at.SHOWN + seat] |= 1 << card
    forget_last(row)
    return card


@compiled
def forget_last(row: Numbers) -> None:
    """A card seen at the bottom is gone with the last one of the talon."""
    if row[at.LEFT] == 0:
        row[at.SEEN_CARD] = -1
        row[at.SEEN_BY] = row[at.SEEN_LAST] = 0


@compiled
def lay_off(row: Numbers, seat: int, cards: int) -> None:
    """Lay cards off face down, in pack order."""
    row[at.HAND + seat] &= ~cards
    row[at.DISCARDS + seat] |= cards
    while cards:
        note(row, at.DISCARD_LOG, row[at.LAID], trailing_zeros(cards))
        row[at.LAID] += 1
        cards &= cards - 1
