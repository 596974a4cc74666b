"""Scoring a deal, and the end of a match; the readable twin is `scoring.py` of the game.

Whatever may be a fraction is counted in 24ths of a point (`layout.UNIT`), and every division here
comes out even.
"""

from weli.fast.jit import compiled, popcount
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.friends import NOBODY
from weli.fast.mighty.tables import JOKERS
from weli.fast.rules_vector import Numbers

__all__ = ["score"]

PENALTY = 1
ATTACKERS, DEFENDERS, LAST_TRICK = range(3)
OFFICIAL, OVER_10, OVER_13, OVER_MIN, OVER_MIN_1, OVER_BID, OVER_BID_1 = range(7)
TWICE, RISK, RUST, LEAGUE = range(7, 11)
SHORT, PAYS_BACK, TOOTH, FAILED_LEAGUE = range(4)
RUN_ANY, RUN_BID, RUN_FLAT = range(3)
NEVER, HALF_PLUS, HALF, MIN, CONTRACT, MISSED = range(6)
ALWAYS = 0
DECLARER_ALONE, TWO_ONE = 1, 2
SHARED = 1
FOUR = 4
MOST_REDEALS = 2
FRIENDS_PART, POT_PARTS = 2, 5
"""The friends take two of five parts of the pot."""


@compiled
def score(row: Numbers, rules: Numbers) -> None:
    """Write the deal down and see whether the match is over."""
    taken = taken_points(row, rules)
    made = taken >= row[at.LEVEL]
    row[at.TAKEN], row[at.MADE] = taken, 1 if made else 0
    row[at.BASE] = base_worth(row, rules, taken, made)
    row[at.WORTH] = capped(row, rules, multiplied(row, rules, taken, made), taken, made)
    for seat in range(row[at.SEATS]):
        if row[at.TABLE] >> seat & 1:
            row[at.POINTS + seat] = points_of(row, rules, seat, made)
    if made:
        share_pot(row, rules)
    row[at.PHASE] = phase.OVER
    row[at.ACTOR] = -1
    find_winners(row, rules)


@compiled
def taken_points(row: Numbers, rules: Numbers) -> int:
    """Return the points of the declarer's side, with the buried ones as the house counts them."""
    side, points = row[at.FRIENDS] | 1 << row[at.DECLARER], 0
    for seat in range(row[at.SEATS]):
        if side >> seat & 1:
            points += row[at.CAPTURED + seat]
    owner = rules[option.EXCHANGE_BURIED_POINTS]
    if owner == ATTACKERS or (owner == LAST_TRICK and side >> row[at.BEST_SEAT] & 1):
        cards = rules[option.POINT_CARDS]
        points += popcount(row[at.BURIED_FIRST] & cards) + popcount(row[at.BURIED_SECOND] & cards)
    return points


# ------------------------------------------------------------------------ what a deal is worth


@compiled
def base_worth(row: Numbers, rules: Numbers, taken: int, made: bool) -> int:
    """Return what the deal is worth before multipliers, in 24ths."""
    level, least = row[at.LEVEL], rules[option.BIDDING_MIN]
    two_decks = rules[option.DECKS] > 1
    if rules[option.SCORE_STYLE] == PENALTY:
        fixed = 24 if two_decks else 12
        return max(level - (fixed if rules[option.SCORE_BASE] else least - 1), 0) * at.UNIT
    half, thirteen = (20, 25) if two_decks else (10, 13)
    if not made:
        return failed_worth(rules, level, taken, half, thirteen) * at.UNIT
    if rules[option.SCORE_RUN] == RUN_FLAT and taken == rules[option.PACK_POINTS]:
        return taken * at.UNIT
    if rules[option.SCORE_MADE] == RISK:
        return max(3 * (level - least) + 2 * (taken - level), 0) * (at.UNIT // 2)
    return max(made_worth(rules, level, taken, half, thirteen), 0) * at.UNIT


@compiled
def made_worth(rules: Numbers, level: int, taken: int, half: int, thirteen: int) -> int:
    """Return what a made contract is worth by the formulas that know no fractions."""
    formula, least = rules[option.SCORE_MADE], rules[option.BIDDING_MIN]
    if formula == OFFICIAL:
        return 2 * (level - least) + (taken - level)
    if formula == OVER_10:
        return max(taken - half, 1)
    if formula == OVER_13:
        return taken - thirteen
    if formula in (OVER_MIN, OVER_MIN_1):
        return taken - least + (formula - OVER_MIN)
    if formula in (OVER_BID, OVER_BID_1):
        return taken - level + (formula - OVER_BID)
    if formula == TWICE:
        return 2 * (level - least + 1)
    if formula == RUST:
        return max((taken - thirteen) + (level - thirteen), 1)
    return 300 * (level - thirteen) + 200 * (taken - level + 1)


@compiled
def failed_worth(rules: Numbers, level: int, taken: int, half: int, thirteen: int) -> int:
    """Return what a failed contract costs before multipliers."""
    formula, least, short = rules[option.SCORE_FAILED], rules[option.BIDDING_MIN], level - taken
    if formula == PAYS_BACK:
        return (level - half) + short
    if formula == TOOTH:
        return short if taken >= least else (level - least) + 2 * (least - taken)
    return short if formula == SHORT else 300 * (level - thirteen) + 200 * short


@compiled
def multiplied(row: Numbers, rules: Numbers, taken: int, made: bool) -> int:
    """Return the base times everything that multiplies it, in 24ths."""
    worth, level, top = row[at.BASE], row[at.LEVEL], rules[option.PACK_POINTS]
    no_trump = row[at.TRUMP] == at.NO_TRUMP
    if made and taken == top:
        run = rules[option.SCORE_RUN]
        worth *= 2 if run == RUN_ANY or (run == RUN_BID and level == top) else 1
    if not made and back_run(row, rules, taken):
        worth *= 2
    if no_trump and (made or rules[option.SCORE_NO_TRUMP_WHEN] == ALWAYS):
        worth *= rules[option.SCORE_NO_TRUMP]
    if level >= top:
        worth *= rules[option.SCORE_MAX_BID]
    if (row[at.BURIED_FIRST] | row[at.BURIED_SECOND]) & (row[at.MIGHTY] | JOKERS):
        worth *= rules[option.SCORE_BURIED_SPECIAL]
    if row[at.DOUBLED]:
        worth *= 2
    if rules[option.SCORE_REDEAL_DOUBLES]:
        worth <<= min(row[at.REDEALS], MOST_REDEALS)
    if row[at.CALL] == do.NOBODY and rules[option.FRIEND_KINDS] & ~NOBODY:
        worth = worth * (2 + rules[option.SCORE_ALONE]) // 2
    return worth


@compiled
def back_run(row: Numbers, rules: Numbers, taken: int) -> bool:
    """Say whether a failure is so bad that it counts double."""
    rule, points, level = rules[option.SCORE_BACK_RUN], rules[option.PACK_POINTS], row[at.LEVEL]
    defended = points - taken
    if rule == HALF_PLUS:
        return defended >= points // 2 + 1
    if rule == HALF:
        return 2 * defended >= points
    if rule == MIN:
        return defended >= rules[option.BIDDING_MIN]
    if rule == CONTRACT:
        return defended >= level
    return rule == MISSED and level - taken >= rules[option.SCORE_BACK_RUN_BY]


@compiled
def capped(row: Numbers, rules: Numbers, worth: int, taken: int, made: bool) -> int:
    """Return what each defender pays or gets, after the cap."""
    no_trump = row[at.TRUMP] == at.NO_TRUMP
    cap = rules[option.SCORE_CAP_NO_TRUMP if no_trump else option.SCORE_CAP]
    if cap == option.NONE:
        return worth
    if made and rules[option.SCORE_MADE] == LEAGUE and taken == rules[option.PACK_POINTS]:
        return cap * at.UNIT
    return min(worth, cap * at.UNIT)


# ------------------------------------------------------------------------ who pays whom


@compiled
def points_of(row: Numbers, rules: Numbers, seat: int, made: bool) -> int:
    """Return what the deal adds to a seat's score, in 24ths, without the pot."""
    worth, friends = row[at.WORTH], popcount(row[at.FRIENDS])
    declares, befriended = seat == row[at.DECLARER], row[at.FRIENDS] >> seat & 1
    attacks = declares or befriended == 1
    if rules[option.SCORE_STYLE] == PENALTY:
        if made:
            return 0 if attacks else worth
        if not attacks:
            return 0
        return worth // (1 + friends) if rules[option.SCORE_FAIL_SPLIT] == SHARED else worth
    uneven = rules[option.SCORE_FOUR_FAIL] and rules[option.TABLE_COUNT] == FOUR
    if uneven and friends == 1 and not made:
        return uneven_points(rules, worth, declares, befriended)
    won = worth if attacks else -worth
    if declares:
        won *= rules[option.TABLE_COUNT] - 1 - 2 * friends
    return won if made else -won


@compiled
def uneven_points(rules: Numbers, worth: int, declares: bool, befriended: int) -> int:
    """Return what a failed contract adds at four players where the friend pays less."""
    alone = rules[option.SCORE_FOUR_FAIL] == DECLARER_ALONE
    if declares:
        return -2 * worth
    if befriended:
        return 0 if alone else -worth
    return worth if alone else worth * 3 // 2


@compiled
def share_pot(row: Numbers, rules: Numbers) -> None:
    """Give the pot to the declarer and the friends after a made contract."""
    pot, friends = row[at.POT], popcount(row[at.FRIENDS])
    each = pot * FRIENDS_PART // POT_PARTS // friends if friends else 0
    sign = -1 if rules[option.SCORE_STYLE] == PENALTY else 1
    for seat in range(row[at.SEATS]):
        if row[at.FRIENDS] >> seat & 1:
            row[at.POT_PART + seat] = sign * each * at.UNIT
    row[at.POT_PART + row[at.DECLARER]] = sign * (pot - each * friends) * at.UNIT


@compiled
def find_winners(row: Numbers, rules: Numbers) -> None:
    """Note who has won the match, if it is over."""
    length, target = rules[option.MATCH_DEALS], rules[option.MATCH_TARGET]
    if length == option.NONE:
        length = 2 * row[at.SEATS]
    sign = -1 if rules[option.SCORE_STYLE] == PENALTY else 1
    best, winners, reached = 0, 0, False
    for seat in range(row[at.SEATS]):
        place = row[at.SCORES + seat] + row[at.POINTS + seat] + row[at.POT_PART + seat]
        reached = reached or abs(place) >= target * at.UNIT
        if seat == 0 or sign * place > best:
            best, winners = sign * place, 0
        if sign * place == best:
            winners |= 1 << seat
    if row[at.DEALS] + 1 >= length or (target != option.NONE and reached):
        row[at.WINNERS] = winners
