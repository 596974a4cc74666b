"""What a player says; the readable twin is `bots/mulatschak/calls.py`.

Each function returns the step that is worth most; of several the first in the engine's order.
"""

from typing import Final

from weli.fast.jit import compiled, popcount
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak.playing import promised
from weli.fast.mulatschak.tables import SUITS
from weli.fast.mulatschak.thumb import weights as weigh
from weli.fast.mulatschak.thumb.prospects import (
    best_declaring,
    best_muli,
    blind,
    declaring,
    declaring_with,
    defending,
    going,
    home,
    muli,
)
from weli.fast.mulatschak.thumb.race import after, behind
from weli.fast.mulatschak.thumb.strength import strength_of
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after as next_seat

__all__ = ["best_bid", "best_cut", "best_home", "best_name", "best_white", "best_window"]

CERTAINLY: Final = 1000
USUAL_BID: Final = 2
ALL: Final = 5
UNTIL_PASSES: Final = 1


@compiled
def may(row: Numbers, step: int) -> bool:
    """Say whether a step that is no card is legal."""
    return row[at.LEGAL_WORDS] >> (step - do.WORDS) & 1 == 1


@compiled
def best_cut(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Lift half of the pack; knock only when far enough behind for double points."""
    if may(row, do.KNOCK) and behind(row, row[at.ACTOR]) >= weights[weigh.KNOCK_BEHIND]:
        return do.KNOCK
    return do.LIFT - 1 + rules[option.PACK_COUNT] // 2


@compiled
def best_white(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Throw a white hand in unless the match is worth more with it than with a new deal."""
    me, contract = row[at.ACTOR], row[at.CONTRACT]
    if not contract:
        keeps = defending(row, rules, weights, USUAL_BID)
    elif row[at.DECLARER] != me:
        keeps = defending(row, rules, weights, promised(row))
    elif contract == do.MULI_RANK:
        keeps = best_muli(row, rules, weights)
    else:
        keeps = best_declaring(row, rules, weights, contract)
    return do.KEEP_HAND if keeps > after(row, rules, weights, me, 0) else do.THROW_IN


@compiled
def best_window(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Go Muli before the bidding only when it beats every plain bid, and passing."""
    goes = best_muli(row, rules, weights)
    best = after(row, rules, weights, row[at.ACTOR], 0)
    if best >= goes:
        return do.NO_MULI
    plain = ALL - rules[option.BIDDING_FIVE_IS_MULI]
    for tricks in range(rules[option.BIDDING_MIN_BID], plain + 1):
        best = max(best, best_declaring(row, rules, weights, tricks))
    return do.SAY_MULI if goes > best else do.NO_MULI


@compiled
def to_speak(row: Numbers, rules: Numbers) -> int:
    """Return how many may still take the bidding away from a player who bids now."""
    me, table = row[at.ACTOR], row[at.TABLE]
    if rules[option.BIDDING_ROUNDS] == UNTIL_PASSES:
        rest = table & ~row[at.PASSERS] & ~(1 << me)
    elif row[at.CALLS + me] or row[at.PASSERS] >> me & 1:
        rest = 1 << row[at.DECLARER]
    else:
        rest, seat = 0, me
        while seat != row[at.DEALER]:
            seat = next_seat(table, seat, row[at.SEATS])
            rest |= 1 << seat
    count = 0
    for seat in range(row[at.SEATS]):
        if rest >> seat & 1 and row[at.SCORES + seat] > rules[option.LIMITS_NO_BID_AT]:
            count += 1
    return count


@compiled
def none_of(one: int, players: int) -> int:
    """Return the chance, in thousandths, that none of the players does what one may do."""
    chance = CERTAINLY
    for _ in range(players):
        chance = chance * (CERTAINLY - one) // CERTAINLY
    return chance


@compiled
def passing(row: Numbers, rules: Numbers, weights: Numbers, rivals: int) -> int:
    """Return what it is worth to pass."""
    if row[at.CONTRACT]:
        return defending(row, rules, weights, promised(row))
    silent = none_of(weights[weigh.OPENS], rivals)
    theirs = defending(row, rules, weights, USUAL_BID)
    again = after(row, rules, weights, row[at.ACTOR], 0)
    return (silent * again + (CERTAINLY - silent) * theirs) // CERTAINLY


@compiled
def promising(row: Numbers, rules: Numbers, weights: Numbers, rivals: int, tricks: int) -> int:
    """Return what it is worth to bid so many tricks."""
    stays = none_of(weights[weigh.OUTBID + tricks], rivals)
    mine = best_declaring(row, rules, weights, tricks)
    if stays == CERTAINLY:
        return mine
    theirs = defending(row, rules, weights, min(tricks + 1, ALL))
    return (stays * mine + (CERTAINLY - stays) * theirs) // CERTAINLY


@compiled
def best_bid(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Bid what is worth most: promising more is harder to make and harder to take away."""
    rivals, contract = to_speak(row, rules), row[at.CONTRACT]
    best, most = -1, -(1 << 60)
    if may(row, do.PASS):
        best, most = do.PASS, passing(row, rules, weights, rivals)
    if may(row, do.HOLD):
        if contract == do.MULI_RANK:
            worth = best_muli(row, rules, weights)
        else:
            worth = best_declaring(row, rules, weights, contract)
        if worth > most:
            best, most = do.HOLD, worth
    for tricks in range(1, ALL + 1):
        if may(row, do.BID + tricks):
            worth = promising(row, rules, weights, rivals, tricks)
            if worth > most:
                best, most = do.BID + tricks, worth
    if may(row, do.SAY_MULI) and best_muli(row, rules, weights) > most:
        best = do.SAY_MULI
    return best


@compiled
def best_name(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Name the trump with which the contract is worth most, or look for it blind."""
    hand = row[at.HAND + row[at.ACTOR]]
    best, most = -1, -(1 << 60)
    for suit in range(SUITS):
        if row[at.CONTRACT] == do.MULI_RANK:
            worth = muli(row, rules, weights, suit)
        elif row[at.BLIND]:
            strength = strength_of(weights, hand, suit, 0)
            worth = declaring_with(row, rules, weights, strength, suit, promised(row))
        else:
            worth = declaring(row, rules, weights, suit, promised(row))
        if worth > most:
            best, most = do.NAME + suit, worth
    if may(row, do.BLIND_TRUMP) and blind(row, rules, weights, promised(row)) > most:
        best = do.BLIND_TRUMP
    return best


@compiled
def best_home(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Stay home when that costs less than playing along is likely to cost."""
    gone, trump = popcount(row[at.GOING]), row[at.TRUMP]
    undecided = rules[option.TABLE_COUNT] - 2 - popcount(row[at.HOME_SEATS]) - gone
    playing = 2 + gone + (undecided + 1) // 2
    goes = going(row, rules, weights, trump, promised(row), playing)
    return do.STAY_HOME if home(row, rules, weights, trump) > goes else do.PLAY_ALONG
