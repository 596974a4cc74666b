"""What is said after the exchange: the final contract, the friend, the suit asked for.

The readable twin is `bots/mighty/calls.py`.
"""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty.exchange import doubles
from weli.fast.mighty.friends import callable_cards
from weli.fast.mighty.tables import SUIT_OF, SUIT_SIZE
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.helpers import (
    WINS_FIRST,
    WINS_TRICK,
    card_help,
    help_of,
    scaled,
    seat_help,
)
from weli.fast.mighty.thumb.prospects import (
    alone_points,
    declaring,
    estimate,
    points_of,
    reach,
    take_up,
)
from weli.fast.mighty.thumb.sight import ABOVE, tally
from weli.fast.mighty.thumb.weights import weight_at
from weli.fast.mighty.thumb.worth import ALL, ALONE, expected, worth
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["best_contract", "best_friend", "best_request"]

REQUEST: Final = weight_at("request")
SUITS: Final = 4
LEAST: Final = -(1 << 60)
NONE: Final = -1


# ------------------------------------------------------------------------ the final contract


@compiled
def best_contract(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Declare the contract that promises the best score, the one that was bid if it is as good."""
    take_up(row, rules, desk, 1)
    bid, trump = row[at.BID_LEVEL], row[at.BID_TRUMP]
    estimate(row, rules, weights, desk, trump)
    best = do.CONTRACT + at.STRAINS * bid + trump
    most = declaring(desk, rules, weights, bid, trump, 0)
    for strain in range(at.STRAINS):
        levels = row[at.LEVELS + strain]
        if levels and strain != trump:
            estimate(row, rules, weights, desk, strain)
        points = desk[on.POINTS + strain] + desk[on.HELP + strain]
        highest = reach(desk, weights, points, 1 if strain == at.NO_TRUMP else 0)
        while levels:
            level = trailing_zeros(levels)
            levels &= levels - 1
            if level * ALL <= highest and (level != bid or strain != trump):
                doubled = doubles(row, rules, level, strain)
                value = declaring(desk, rules, weights, level, strain, doubled)
                if value > most:
                    best, most = do.CONTRACT + at.STRAINS * level + strain, value
    return best


# ------------------------------------------------------------------------ the friend


@compiled
def best_friend(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Call the friend who brings the best score, or nobody; or the next card of a call of two."""
    take_up(row, rules, desk, 1)
    points = desk[on.POINTS] = points_of(desk, rules, weights, row[at.TRUMP])
    if row[at.BEGUN] == 2:
        return best_second(row, rules, weights, desk, points)
    sort_cards(row, rules, weights, desk)
    best, most = NONE, LEAST
    if row[at.LEGAL_FIRST] and not row[at.BEGUN]:
        best, most = best_card(row, rules, weights, desk, points)
    if row[at.BEGUN] or row[at.LEGAL_WORDS] & do.word_of(do.PAIR):
        first, value = best_pair(row, rules, weights, desk, points)
        if row[at.BEGUN]:
            return do.step_of(first)
        if value > most:
            best, most = do.PAIR, value
    return best_other(row, rules, weights, desk, points, best, most)


@compiled
def worth_of(
    row: Numbers,
    rules: Numbers,
    weights: Numbers,
    desk: Numbers,
    points: int,
    help_: int,
    friends: int,
) -> int:
    """Return what a call is worth that adds so much and brings so many friends, or `ALONE`."""
    plain = 1 if row[at.TRUMP] == at.NO_TRUMP else 0
    more = scaled(desk, weights, help_, plain)
    points += more
    if friends == 0 or friends == ALONE:
        points = alone_points(weights, rules, points)
    values = worth(desk, rules, row[at.LEVEL], plain, friends, row[at.DOUBLED])
    value = expected(desk, rules, weights, points, plain, values)
    # Where the score is certain, the better friend is still the better one.
    return value * ALL + more


@compiled
def sort_cards(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> None:
    """Sort the cards that may be called by their help; note the first two of every kind."""
    cards, kinds = callable_cards(row, rules), 0
    while cards:
        face = trailing_zeros(cards)
        cards &= cards - 1
        help_, friends = card_help(desk, rules, weights, row[at.TRUMP], face)
        kind = 0
        while kind < kinds:
            place = on.KIND + on.KIND_SIZE * kind
            if desk[place] == help_ and desk[place + 1] == friends:
                break
            kind += 1
        place = on.KIND + on.KIND_SIZE * kind
        if kind == kinds:
            desk[place], desk[place + 1], desk[place + 2] = help_, friends, face
            desk[place + 3] = NONE
            kinds += 1
        elif desk[place + 3] == NONE:
            desk[place + 3] = face
    desk[on.KINDS] = kinds


@compiled
def best_card(
    row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, points: int
) -> tuple[int, int]:
    """Return the step of the best card to call, and what it is worth."""
    best, most = NONE, LEAST
    for kind in range(desk[on.KINDS]):
        place = on.KIND + on.KIND_SIZE * kind
        value = worth_of(row, rules, weights, desk, points, desk[place], desk[place + 1])
        if value > most:
            best, most = do.step_of(desk[place + 2]), value
    return best, most


@compiled
def best_pair(
    row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, points: int
) -> tuple[int, int]:
    """Return the first card of the best call of two, and what that call is worth."""
    best, other, most = NONE, NONE, LEAST
    for one in range(desk[on.KINDS]):
        for two in range(one, desk[on.KINDS]):
            place, second = on.KIND + on.KIND_SIZE * one, on.KIND + on.KIND_SIZE * two
            low = desk[place + 2]
            high = desk[second + (3 if one == two else 2)]
            if high == NONE:
                continue
            help_ = desk[place] + desk[second]
            friends = min(desk[place + 1], 1) + min(desk[second + 1], 1)
            value = worth_of(row, rules, weights, desk, points, help_, friends)
            sooner = low < best or (low == best and high < other)
            if value > most or (value == most and sooner):
                best, other, most = low, high, value
    return best, most


@compiled
def best_second(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, points: int) -> int:
    """Return the step of the best card to call beside the one that is called already."""
    help_, friends = card_help(desk, rules, weights, row[at.TRUMP], row[at.CALLED])
    cards, best, most = row[at.LEGAL_FIRST], NONE, LEAST
    while cards:
        face = trailing_zeros(cards)
        cards &= cards - 1
        more, others = card_help(desk, rules, weights, row[at.TRUMP], face)
        both = min(friends, 1) + min(others, 1)
        value = worth_of(row, rules, weights, desk, points, help_ + more, both)
        if value > most:
            best, most = do.step_of(face), value
    return best


@compiled
def best_other(
    row: Numbers,
    rules: Numbers,
    weights: Numbers,
    desk: Numbers,
    points: int,
    best: int,
    most: int,
) -> int:
    """Return the best of that call, a trick's winner, a seat, and playing alone."""
    words, trump = row[at.LEGAL_WORDS], row[at.TRUMP]
    for number in range(1, rules[option.HAND_SIZE] + 1):
        if words & do.word_of(do.TRICK + number):
            help_ = help_of(rules, weights, trump, WINS_FIRST if number == 1 else WINS_TRICK)
            value = worth_of(row, rules, weights, desk, points, help_, 1)
            if value > most:
                best, most = do.TRICK + number, value
    seat = row[at.ACTOR]
    for _ in range(rules[option.TABLE_COUNT] - 1):
        seat = after(row[at.TABLE], seat, row[at.SEATS])
        if words & do.word_of(do.SEAT + seat):
            help_ = seat_help(row, rules, weights, trump, seat)
            value = worth_of(row, rules, weights, desk, points, help_, 1)
            if value > most:
                best, most = do.SEAT + seat, value
    if words & do.word_of(do.ALONE):
        value = worth_of(row, rules, weights, desk, points, 0, ALONE)
        best = do.ALONE if value > most else best
    return best


# ------------------------------------------------------------------------ the request


@compiled
def best_request(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Ask the friend for a long suit with its top cards, or for none."""
    take_up(row, rules, desk, 1)
    best, most = do.NO_REQUEST, weights[REQUEST]
    for suit in range(SUITS):
        faces = SUIT_OF[SUIT_SIZE * suit]
        first, second = desk[on.HAND_FIRST] & faces, desk[on.HAND_SECOND] & faces
        value, cards = tally(first, second), first | second
        while cards:
            face = trailing_zeros(cards)
            cards &= cards - 1
            higher = (desk[on.MISSING_FIRST] | desk[on.MISSING_SECOND]) & ABOVE[face]
            value += 0 if higher else ALL * ((first >> face & 1) + (second >> face & 1))
        if value > most:
            best, most = do.SUIT + suit, value
    return best
