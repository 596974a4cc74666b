"""Going or staying home, and every form of exchange; the readable twin is `phases/exchange.py`."""

from typing import Final

from weli.fast.jit import compiled, popcount
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.auction import draw, lay_off, turn_up
from weli.fast.mulatschak.playing import open_play
from weli.fast.mulatschak.tables import SEVEN_BIT, SOW_OF, SUIT_OF
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["answer_home", "choose_card", "exchange_form", "on_sight", "onward"]

FOUR: Final = 4
PACKERL_NEEDS: Final = 6
CHAIN: Final = 2
FOREHAND: Final = 1


# ------------------------------------------------------------------------ what comes next


@compiled
def onward(row: Numbers, rules: Numbers) -> None:
    """Let the next player exchange, or go on with what follows, until somebody is to act."""
    while True:
        if row[at.WAITING]:
            row[at.ACTOR] = after(row[at.WAITING], row[at.ACTOR], row[at.SEATS])
            row[at.PHASE] = phase.EXCHANGE
            return
        follows = row[at.NEXT]
        if follows == phase.NEXT_LAST:
            if serve_last(row, rules):
                return
        elif follows == phase.NEXT_HOME:
            row[at.NEXT] = phase.NEXT_EXCHANGE
            if stay_or_go(row, rules):
                return
        elif follows == phase.NEXT_DECLARER:
            row[at.NEXT] = phase.NEXT_HOME
            exchange_in_turn(row, rules, 1 << row[at.DECLARER])
        else:
            row[at.NEXT] = phase.NEXT_LAST
            exchange_in_turn(row, rules, exchangers(row, rules))


@compiled
def exchangers(row: Numbers, rules: Numbers) -> int:
    """Return who exchanges after the decision to stay home."""
    seats = row[at.TABLE] & ~row[at.HOME_SEATS]
    return seats & ~(1 << row[at.DECLARER]) if rules[option.HOME_DECISION] else seats


@compiled
def exchange_in_turn(row: Numbers, rules: Numbers, seats: int) -> None:
    """Let these seats exchange; nobody does in a Muli, nor after a trump found blind."""
    if row[at.BLIND]:
        seats &= ~(1 << row[at.DECLARER])
    if row[at.CONTRACT] == do.MULI_RANK or is_alone(row):
        return
    row[at.WAITING] = seats
    row[at.ACTOR] = seat_before_first(row, rules)


@compiled
def is_alone(row: Numbers) -> bool:
    """Say whether everybody but the declarer stays home, so that nothing is left to play for."""
    return row[at.TABLE] & ~row[at.HOME_SEATS] == 1 << row[at.DECLARER]


@compiled
def seat_before_first(row: Numbers, rules: Numbers) -> int:
    """Return the seat after which serving begins: with the declarer, or with forehand."""
    if rules[option.EXCHANGE_FIRST] == FOREHAND:
        return row[at.DEALER]
    return row[at.DECLARER] - 1


# ------------------------------------------------------------------------ staying home


@compiled
def stay_or_go(row: Numbers, rules: Numbers) -> bool:
    """Ask everyone but the declarer, clockwise; say whether anybody is asked."""
    must = rules[option.TRUMP_MUST_PLAY_SUITS] >> row[at.TRUMP] & 1
    if row[at.CONTRACT] == do.MULI_RANK or must:
        return False
    row[at.WAITING] = row[at.TABLE] & ~(1 << row[at.DECLARER])
    row[at.ACTOR] = after(row[at.WAITING], row[at.DECLARER], row[at.SEATS])
    row[at.PHASE] = phase.HOME
    return True


@compiled
def answer_home(row: Numbers, step: int) -> None:
    """Note the decision and ask the next."""
    seat = row[at.ACTOR]
    if step == do.STAY_HOME:
        row[at.HOME_SEATS] |= 1 << seat
    else:
        row[at.GOING] |= 1 << seat
    row[at.WAITING] &= ~(1 << seat)
    if row[at.WAITING]:
        row[at.ACTOR] = after(row[at.WAITING], seat, row[at.SEATS])
    else:
        row[at.PHASE] = phase.ONWARD


# ------------------------------------------------------------------------ served last


@compiled
def serve_last(row: Numbers, rules: Numbers) -> bool:
    """Serve the next of those who changed all five; say whether somebody is to act now.

    When nobody is left, play begins. Whoever finds too few cards chooses anew.
    """
    row[at.ANEW] = 0
    if not row[at.LATE] or is_alone(row):
        open_play(row, rules)
        return True
    seat = after(row[at.LATE], seat_before_first(row, rules), row[at.SEATS])
    row[at.LATE] &= ~(1 << seat)
    row[at.ACTOR] = seat
    packerl = rules[option.EXCHANGE_PACKERL]
    if row[at.LEFT] < (PACKERL_NEEDS if packerl else at.HAND_CARDS):
        row[at.ANEW] = 1
        row[at.PHASE] = phase.EXCHANGE
        return True
    lay_off(row, seat, row[at.HAND + seat])
    draw(row, rules, seat, at.HAND_CARDS)
    if not packerl:
        return False
    goes_on = True
    while goes_on and row[at.LEFT]:
        goes_on = is_trump(row, turn_up(row, rules, seat))
    row[at.PHASE] = phase.LAY_OFF
    return True


@compiled
def is_trump(row: Numbers, card: int) -> bool:
    """Say whether a card belongs to the trump suit."""
    trump = row[at.TRUMP]
    return SUIT_OF[at.CARD_COUNT * trump + card] == trump


# ------------------------------------------------------------------------ the exchange itself


@compiled
def choose_card(row: Numbers, rules: Numbers, step: int) -> None:
    """Choose one more card to lay off, or stop and lay off those that are chosen."""
    if step != do.STOP:
        row[at.CHOSEN] |= 1 << step
        return
    seat, cards = row[at.ACTOR], row[at.CHOSEN]
    row[at.CHOSEN] = 0
    row[at.PHASE], laying_off = phase.ONWARD, row[at.PHASE] == phase.LAY_OFF
    if laying_off:
        lay_off(row, seat, cards)
        return
    count = popcount(cards)
    row[at.LAID_OFF + seat] = count
    row[at.WAITING] &= ~(1 << seat)
    if count == at.HAND_CARDS and rules[option.EXCHANGE_FIVE_SERVED_LAST] and not row[at.ANEW]:
        row[at.LATE] |= 1 << seat
        return
    lay_off(row, seat, cards)
    if count == 1 and rules[option.EXCHANGE_ONE_ON_SIGHT]:
        turn_on_sight(row, rules, False)
    else:
        draw(row, rules, seat, count)


@compiled
def exchange_form(row: Numbers, rules: Numbers, step: int) -> None:
    """Take one of the special forms of exchange."""
    seat = row[at.ACTOR]
    row[at.WAITING] &= ~(1 << seat)
    if step == do.PACKERL:
        row[at.LAID_OFF + seat] = at.HAND_CARDS
        row[at.LATE] |= 1 << seat
        row[at.PHASE] = phase.ONWARD
        return
    row[at.LAID_OFF + seat] = FOUR
    kept, count = SOW_OF[row[at.TRUMP]], at.HAND_CARDS
    if step == do.SIX_ON_SEVEN:
        kept, count = SEVEN_BIT, at.HAND_CARDS + 1
        row[at.SHOWN + seat] |= SEVEN_BIT
    lay_off(row, seat, row[at.HAND + seat] & ~kept)
    draw(row, rules, seat, count)
    row[at.PHASE] = phase.LAY_OFF


# ------------------------------------------------------------------------ on sight


@compiled
def turn_on_sight(row: Numbers, rules: Numbers, only_trumps: bool) -> None:
    """Turn a card for a player; he may refuse it while the talon has another.

    `only_trumps` is the chain after a refusal: only another trump may be refused again.
    """
    card = turn_up(row, rules, row[at.ACTOR])
    refusable = not only_trumps or is_trump(row, card)
    row[at.CARD] = card if row[at.LEFT] and refusable else -1
    row[at.PHASE] = phase.ON_SIGHT if row[at.CARD] >= 0 else phase.ONWARD


@compiled
def on_sight(row: Numbers, rules: Numbers, step: int) -> None:
    """Keep the card, or put it among the discards and take another."""
    seat, card = row[at.ACTOR], row[at.CARD]
    row[at.CARD] = -1
    row[at.PHASE] = phase.ONWARD
    if step == do.KEEP_CARD:
        return
    lay_off(row, seat, 1 << card)
    if rules[option.EXCHANGE_ONE_ON_SIGHT] == CHAIN and is_trump(row, card):
        turn_on_sight(row, rules, True)
    else:
        draw(row, rules, seat, 1)
