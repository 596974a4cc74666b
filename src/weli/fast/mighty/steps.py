"""The state machine: one step of a player, and everything that then runs by itself."""

from weli.fast.jit import compiled, inlined
from weli.fast.machine import course
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.auction import answer_last_chance, auction_ends, bid, open_bidding
from weli.fast.mighty.exchange import bury, fix_contract, take_kitty
from weli.fast.mighty.friends import call_friend, calling, request, requesting
from weli.fast.mighty.legal import ask
from weli.fast.mighty.opening import answer_misdeal, begin_deal, deal_hands, nature
from weli.fast.mighty.playing import answer_ripper, name_suit, open_play, play
from weli.fast.rules_vector import Numbers

__all__ = ["begin_match", "next_deal", "settle", "start", "step"]

LEFT, SAME, FRIEND, DECLARER_IF_MADE = range(4)


@inlined
def run(row: Numbers, rules: Numbers, what: int) -> None:
    """Run one step of the deal that needs no decision."""
    if what == phase.DEALING:
        deal_hands(row, rules)
    elif what == phase.AUCTION:
        open_bidding(row, rules, row[at.TABLE])
    elif what == phase.AUCTION_ENDS:
        auction_ends(row, rules)
    elif what == phase.KITTY:
        take_kitty(row, rules)
    elif what == phase.CALLING:
        calling(row, rules)
    elif what == phase.REQUESTING:
        requesting(row, rules)
    else:
        open_play(row, rules)


settle, start = course(at, phase, run=run, ask=ask, nature=nature)


@compiled
def step(row: Numbers, rules: Numbers, number: int) -> None:
    """Take one legal step of a player, and go on to the next question, shuffle or end."""
    asked = row[at.PHASE]
    if asked == phase.PLAY:
        play(row, rules, do.place_of(number))
    elif asked == phase.NAME_SUIT:
        name_suit(row, number)
    elif asked == phase.RIPPER:
        answer_ripper(row, rules, number)
    else:
        step_before_play(row, rules, asked, number)
    settle(row, rules)


@inlined
def step_before_play(row: Numbers, rules: Numbers, asked: int, number: int) -> None:
    """Take a step from the misdeal to the request."""
    if asked == phase.BIDDING:
        bid(row, rules, number)
    elif asked == phase.BURY:
        bury(row, number)
    elif asked == phase.MISDEAL:
        answer_misdeal(row, rules, number)
    elif asked == phase.CONTRACT:
        fix_contract(row, rules, number)
    elif asked == phase.FRIEND:
        call_friend(row, rules, number)
    elif asked == phase.LAST_CHANCE:
        answer_last_chance(row, rules, number)
    else:
        request(row, number)


@compiled
def begin_match(row: Numbers, rules: Numbers) -> None:
    """Begin a match: everyone at zero, the first dealer yet to be found."""
    row[at.SEATS] = rules[option.PLAYERS_AT]
    row[at.DEALER] = row[at.LAST_DECLARER] = row[at.LAST_FRIEND] = -1
    row[at.DEALS] = row[at.POT] = row[at.MISDEALS] = 0
    for seat in range(at.MOST_SEATS):
        row[at.SCORES + seat] = 0
    begin_deal(row, rules)
    settle(row, rules)


@compiled
def next_dealer(row: Numbers, rules: Numbers) -> int:
    """Return who deals after a deal that is over."""
    rule = rules[option.MATCH_NEXT_DEALER]
    if rule == LEFT:
        return (row[at.DEALER] + 1) % row[at.SEATS]
    if rule == SAME:
        return row[at.DEALER]
    if row[at.FRIENDS] == 0 or (rule == DECLARER_IF_MADE and row[at.MADE]):
        return row[at.DECLARER]
    return (row[at.FRIEND_ORDER] & 15) - 1


@compiled
def next_deal(row: Numbers, rules: Numbers) -> None:
    """Begin the deal after one that is over, or a new match after one that has been won."""
    if row[at.WINNERS]:
        begin_match(row, rules)
        return
    for seat in range(row[at.SEATS]):
        row[at.SCORES + seat] += row[at.POINTS + seat] + row[at.POT_PART + seat]
    dealer = next_dealer(row, rules)
    row[at.LAST_DECLARER] = row[at.DECLARER]
    row[at.LAST_FRIEND] = (row[at.FRIEND_ORDER] & 15) - 1
    row[at.DEALS] += 1
    if row[at.MADE]:
        row[at.POT] = row[at.MISDEALS] = 0
    row[at.DEALER] = dealer
    begin_deal(row, rules)
    settle(row, rules)
