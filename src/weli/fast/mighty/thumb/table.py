"""The open trick as the rule-of-thumb player sees it: which cards beat which, and who may do so.

The readable twin is `weli.bots.mighty.table`. Strengths, chances and divisions are the same whole
numbers, so both choose the same cards.
"""

from typing import Final

import numpy as np

from weli.cards import FRENCH_CARDS, Rank
from weli.fast.jit import compiled
from weli.fast.mighty import layout as at
from weli.fast.mighty import options as option
from weli.fast.mighty.duties import JOKER as JOKER_KIND
from weli.fast.mighty.duties import MIGHTY as MIGHTY_KIND
from weli.fast.mighty.duties import TRUMP as TRUMP_KIND
from weli.fast.mighty.exchange import special
from weli.fast.mighty.tables import JOKERS, bits_of
from weli.fast.mighty.thumb.sight import ALL, DECLARER, DEFENDER, tally
from weli.fast.mighty.thumb.weights import HELD, MARKS, NONE_HELD, weight_at
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["beaten", "foes_joker", "sit_down", "strength"]

MIGHTY, JOKER, TRUMP, LOW_JOKER, PLAIN, NOTHING = 100, 90, 60, 50, 30, 0
WILL_MIGHTY: Final = weight_at("will_mighty")
WILL_JOKER: Final = weight_at("will_joker")
WILL_RUFF: Final = weight_at("will_ruff")
DECLARER_TRUMPS: Final = weight_at("declarer_trumps")
OTHERS_TRUMPS: Final = weight_at("others_trumps")
DECLARER_SPECIALS: Final = weight_at("declarer_specials")
MOST_POINTS: Final = 6
LATE: Final = 2
TENTHS: Final = 10

RANK_OF: Final = np.array(
    [int(card.rank) for card in FRENCH_CARDS if card.suit is not None and not card.copy]
    + [int(Rank.JOKER)] * 4,
    dtype=np.int64,
)
"""By face: its rank."""

RANKED: Final = np.array(
    [
        bits_of(card for card in FRENCH_CARDS if card.rank > rank and card.suit is not None)[0]
        for rank in range(Rank.JOKER + 1)
    ],
    dtype=np.int64,
)
"""By rank: the faces of a higher one."""


@compiled
def none_held(weights: Numbers, pool: int, marked: int, held: int) -> int:
    """Return the chance that a hand holds none of some marked cards of a pool."""
    if marked < MARKS and held < HELD:
        return weights[NONE_HELD + (pool * MARKS + marked) * HELD + held]
    chance = ALL
    for step in range(min(held, pool)):
        chance = chance * max(pool - marked - step, 0) // (pool - step)
    return chance


@compiled
def sit_down(row: Numbers, rules: Numbers, weights: Numbers) -> None:
    """Note what can still be played to the trick, and what is winning it."""
    row[at.OPEN_FIRST] = row[at.UNSEEN_FIRST] & ~row[at.SIDE_FIRST]
    row[at.OPEN_SECOND] = row[at.UNSEEN_SECOND] & ~row[at.SIDE_SECOND]
    row[at.LEFT] = rules[option.HAND_SIZE] - row[at.TRICK]
    row[at.DULL] = 0 if rules[option.PLAY_CALLED_JOKER_POWER] else row[at.RIPPED]
    row[at.BEST] = -1
    word, seat = row[at.TRICKS + row[at.TRICK]], row[at.LEADER]
    for place in range(row[at.IN_TRICK]):
        if seat == row[at.BEST_SEAT]:
            row[at.BEST] = strength(row, rules, word & 63, place == 0)
        word >>= at.PLACE_BITS
        seat = after(row[at.TABLE], seat, row[at.SEATS])
    live = row[at.POWERS] >> 4
    row[at.MIGHTY_FIRST] = row[at.MIGHTY_SECOND] = row[at.JOKERS_OUT] = 0
    if live & MIGHTY_KIND:
        row[at.MIGHTY_FIRST] = row[at.OPEN_FIRST] & row[at.MIGHTY]
        row[at.MIGHTY_SECOND] = row[at.OPEN_SECOND] & row[at.MIGHTY]
    if live & JOKER_KIND and not row[at.DULL]:
        row[at.JOKERS_OUT] = row[at.OPEN_FIRST] & JOKERS
    points = MOST_POINTS
    if row[at.LEFT] > LATE:
        points = min(row[at.TRICK_POINTS] + 1, MOST_POINTS)
    row[at.SPENDS_MIGHTY] = weights[WILL_MIGHTY + points]
    row[at.SPENDS_JOKER] = weights[WILL_JOKER + points]
    weigh_specials(row, weights)


@compiled
def strength(row: Numbers, rules: Numbers, face: int, leads: bool) -> int:
    """Return how strong a card is in this trick; a leader sets the suit."""
    bit = 1 << face
    powers = row[at.POWERS] if leads else row[at.POWERS] >> 4
    if bit & row[at.MIGHTY] and powers & MIGHTY_KIND:
        return MIGHTY
    if bit & JOKERS:
        if bit & row[at.DULL] or not powers & JOKER_KIND:
            return NOTHING
        return JOKER if bit & special(rules, row[at.TRUMP], option.STRONG) else LOW_JOKER
    if bit & row[at.TRUMPS] and powers & TRUMP_KIND:
        return TRUMP + RANK_OF[face]
    return PLAIN + RANK_OF[face] if leads or bit & row[at.LED] else NOTHING


# ------------------------------------------------------------------------ who may beat a card


@compiled
def beaten(row: Numbers, weights: Numbers, seat: int, power: int, suit: int) -> int:
    """Return the chance that a seat behind can and would beat a card of this strength."""
    safe = ALL
    if power < JOKER:
        safe = ALL - beaten_in_suit(row, weights, seat, power, suit)
        safe = safe * row[at.SAFE_BOTH + seat] // ALL
    elif power < MIGHTY:
        safe = row[at.SAFE_MIGHTY + seat]
    return ALL - safe


@compiled
def beaten_in_suit(row: Numbers, weights: Numbers, seat: int, power: int, suit: int) -> int:
    """Return the chance that a seat can beat a card with a card of the suit, or with trump."""
    free = ~(row[at.LACKS + seat] | row[at.MIGHTY] | JOKERS)
    first, second = row[at.OPEN_FIRST] & free, row[at.OPEN_SECOND] & free
    held, size = row[at.COUNTS + seat], tally(first, second)
    trump = row[at.TRUMPS] if row[at.POWERS] >> 4 & TRUMP_KIND else 0
    if power >= TRUMP:
        trump &= RANKED[power - TRUMP]
    trumps = tally(first & trump, second & trump)
    skewed = skew(row, weights, seat, held)
    if suit & row[at.TRUMPS] and trumps:
        return ALL - none_held(weights, size, trumps, skewed)
    in_suit, safe = tally(first & suit, second & suit), ALL
    if power < LOW_JOKER:
        higher = suit & RANKED[power - PLAIN] if power >= PLAIN else suit
        safe = none_held(weights, size, tally(first & higher, second & higher), held)
    if trumps:
        void = none_held(weights, size, in_suit, held)
        ruff = ALL - none_held(weights, size - in_suit, trumps, skewed)
        safe = safe * (ALL - void * ruff // ALL * weights[WILL_RUFF] // ALL) // ALL
    return ALL - safe


@compiled
def skew(row: Numbers, weights: Numbers, seat: int, held: int) -> int:
    """Return for how many cards a seat counts where trumps are asked for."""
    if row[at.ROLE] == DECLARER:
        return held
    which = DECLARER_TRUMPS if seat == row[at.DECLARER] else OTHERS_TRUMPS
    return held * weights[which] // TENTHS


@compiled
def weight_of(row: Numbers, weights: Numbers, seat: int, faces: int) -> int:
    """Return how much a seat counts when unseen specials with these faces are looked for."""
    at_table = row[at.TABLE] >> seat & 1 and seat != row[at.ACTOR]
    if not at_table or not faces & ~row[at.LACKS + seat]:
        return 0
    boost = weights[DECLARER_SPECIALS] if seat == row[at.DECLARER] else TENTHS
    return row[at.COUNTS + seat] * boost


@compiled
def total_weight(row: Numbers, weights: Numbers, faces: int) -> int:
    """Return how much all seats count together when unseen specials are looked for."""
    total = 0
    for seat in range(row[at.SEATS]):
        total += weight_of(row, weights, seat, faces)
    return total


@compiled
def holds(row: Numbers, weights: Numbers, seat: int, faces: int, count: int, total: int) -> int:
    """Return the chance that a seat holds at least one of so many unseen specials."""
    one = ALL * weight_of(row, weights, seat, faces) // max(total, 1)
    none = ALL
    for _ in range(count):
        none = none * (ALL - one) // ALL
    return ALL - none


@compiled
def weigh_specials(row: Numbers, weights: Numbers) -> None:
    """Note for every seat how likely it beats a card neither with the mighty nor with a joker."""
    mighty, jokers = row[at.MIGHTY_FIRST] | row[at.MIGHTY_SECOND], row[at.JOKERS_OUT]
    mighties, many = tally(row[at.MIGHTY_FIRST], row[at.MIGHTY_SECOND]), tally(jokers, 0)
    total = total_weight(row, weights, mighty) if mighty else 0
    total_jokers = total_weight(row, weights, jokers) if jokers else 0
    for seat in range(row[at.SEATS]):
        safe = ALL
        if mighty:
            chance = holds(row, weights, seat, mighty, mighties, total)
            safe -= safe * (chance * row[at.SPENDS_MIGHTY] // ALL) // ALL
        row[at.SAFE_MIGHTY + seat] = safe
        if jokers:
            chance = holds(row, weights, seat, jokers, many, total_jokers)
            safe -= safe * (chance * row[at.SPENDS_JOKER] // ALL) // ALL
        row[at.SAFE_BOTH + seat] = safe


@compiled
def foes_joker(row: Numbers, rules: Numbers, weights: Numbers, bit: int) -> int:
    """Return by how much likelier foes hold the joker that a ripper calls than friends do."""
    trump, copies, balance = row[at.TRUMP], 0, 0
    if bit & special(rules, trump, option.RIPPER):
        copies |= special(rules, trump, option.RIPPER_CALLS)
    if bit & special(rules, trump, option.RED_RIPPER):
        copies |= special(rules, trump, option.RED_CALLS)
    out = row[at.UNSEEN_FIRST] & copies
    if not out:
        return 0
    total, count = total_weight(row, weights, out), tally(out, 0)
    for seat in range(row[at.SEATS]):
        if row[at.TABLE] >> seat & 1 and seat != row[at.ACTOR]:
            friendly = row[at.ALLY + seat]
            if out & row[at.SIDE_FIRST]:
                friendly = 0 if row[at.ROLE] == DEFENDER else ALL
            balance += holds(row, weights, seat, out, count, total) * (ALL - 2 * friendly) // ALL
    return balance
