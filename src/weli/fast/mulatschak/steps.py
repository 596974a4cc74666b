"""The state machine: one step of a player, and everything that then runs by itself."""

from weli.fast.jit import compiled, inlined
from weli.fast.machine import course
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.auction import (
    answer_window,
    auction_ends,
    bid,
    hold_muli,
    name_blind_trump,
    name_trump,
    open_bidding,
    open_window,
    white_after_first_round,
)
from weli.fast.mulatschak.exchange import (
    answer_home,
    choose_card,
    exchange_form,
    on_sight,
    onward,
)
from weli.fast.mulatschak.legal import ask
from weli.fast.mulatschak.moves import STOP
from weli.fast.mulatschak.opening import (
    answer_weli,
    answer_white,
    begin_deal,
    cut,
    deal_hands,
    nature,
)
from weli.fast.mulatschak.playing import play
from weli.fast.rules_vector import Numbers

__all__ = ["begin_match", "next_deal", "settle", "start", "step"]


@inlined
def run(row: Numbers, rules: Numbers, what: int) -> None:
    """Run one step of the deal that needs no decision."""
    if what == phase.ONWARD:
        onward(row, rules)
    elif what == phase.DEALING:
        deal_hands(row, rules)
    elif what == phase.WINDOW:
        open_window(row, rules)
    elif what == phase.AUCTION:
        open_bidding(row, rules)
    elif what == phase.WHITE_AFTER:
        white_after_first_round(row, rules, phase.AUCTION_ENDS)
    else:
        auction_ends(row, rules)


settle, start = course(at, phase, run=run, ask=ask, nature=nature)


@compiled
def step(row: Numbers, rules: Numbers, number: int) -> None:
    """Take one legal step of a player, and go on to the next question, shuffle or end."""
    asked = row[at.PHASE]
    if asked == phase.PLAY:
        play(row, rules, number)
    elif asked >= phase.TRUMP:
        later_step(row, rules, asked, number)
    else:
        opening_step(row, rules, asked, number)
    settle(row, rules)


@inlined
def opening_step(row: Numbers, rules: Numbers, asked: int, number: int) -> None:
    """Take a step from the cut to the end of the bidding."""
    if asked == phase.BIDDING:
        bid(row, rules, number)
    elif asked == phase.MULI:
        answer_window(row, rules, number)
    elif asked == phase.CUT:
        cut(row, rules, number)
    elif asked == phase.TAKE_WELI:
        answer_weli(row, rules, number)
    elif asked == phase.WHITE:
        answer_white(row, rules, number)
    else:
        hold_muli(row, number)


@inlined
def later_step(row: Numbers, rules: Numbers, asked: int, number: int) -> None:
    """Take a step from trump to the exchange on sight."""
    if asked == phase.HOME:
        answer_home(row, number)
    elif asked == phase.EXCHANGE and number > STOP:
        exchange_form(row, rules, number)
    elif asked == phase.EXCHANGE or asked == phase.LAY_OFF:
        choose_card(row, rules, number)
    elif asked == phase.ON_SIGHT:
        on_sight(row, rules, number)
    elif asked == phase.TRUMP:
        name_trump(row, rules, number)
    else:
        name_blind_trump(row, rules, number)


@compiled
def begin_match(row: Numbers, rules: Numbers) -> None:
    """Begin a match: everyone at the start score, the first dealer yet to be found."""
    row[at.SEATS] = rules[option.PLAYERS_AT]
    row[at.DEALER] = -1
    row[at.LAST_HOME] = row[at.DEALS] = 0
    for seat in range(row[at.SEATS]):
        row[at.SCORES + seat] = rules[option.MATCH_START_SCORE]
    begin_deal(row, rules)


@compiled
def next_deal(row: Numbers, rules: Numbers) -> None:
    """Begin the deal after one that is over, or a new match after one that has been won."""
    if row[at.WINNERS]:
        begin_match(row, rules)
        return
    for seat in range(row[at.SEATS]):
        row[at.SCORES + seat] += row[at.POINTS + seat]
    row[at.LAST_HOME] = row[at.HOME_SEATS]
    row[at.DEALS] += 1
    row[at.DEALER] = (row[at.DEALER] + 1) % row[at.SEATS]
    begin_deal(row, rules)
