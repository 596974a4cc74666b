"""Which cards to bury; the readable twin is `bots/mighty/burying.py`."""

from itertools import combinations
from typing import Final

import numpy as np

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty.exchange import (
    FORBID_JOKER,
    FORBID_MIGHTY,
    doubles,
    levels_with,
    special,
)
from weli.fast.mighty.tables import ALL_FACES, JOKERS, SUIT_OF, SUIT_SIZE
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.prospects import declaring, estimate, lay, points_of, take_up
from weli.fast.mighty.thumb.sight import ABOVE, tally
from weli.fast.mighty.thumb.table import RANK_OF
from weli.fast.mighty.thumb.weights import weight_at
from weli.fast.rules_vector import Numbers

__all__ = ["next_buried"]

BURIED: Final = weight_at("buried")
PLAIN: Final = weight_at("bury_plain")
POINT: Final = weight_at("bury_point")
VOID: Final = weight_at("void")
MOST_HIGHER: Final = 6

NEVER: Final = 20_000
TRUMP: Final = 5_000
EACH_RANK: Final = 20
"""What it costs to bury a special card, a trump, and a rank more, in thousandths of a point."""
STEP_BITS: Final = 7
"""A card to bury is its cost and, in so many bits, its step; so the cheapest is the lowest."""
SUITS: Final = 4
LEAST: Final = -(1 << 60)

EMPTIED: Final = np.array(
    [
        sum(1 << suit for suit in suits)
        for size in range(SUITS + 1)
        for suits in combinations(range(SUITS), size)
    ],
    dtype=np.int64,
)
"""The groups of suits that may be emptied, as bits, in the order in which they are tried."""


@compiled
def next_buried(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Return the next card of the burial, or stop when it is complete."""
    if row[at.LEGAL_WORDS]:
        return do.STOP
    if not row[at.BEGUN] or not desk[on.CHOSEN]:
        best_burial(row, rules, weights, desk)
        desk[on.CHOSEN] = 1
    first, second = row[at.LEGAL_FIRST], row[at.LEGAL_SECOND]
    if (first & desk[on.BEST_FIRST]) | (second & desk[on.BEST_SECOND]):
        first, second = first & desk[on.BEST_FIRST], second & desk[on.BEST_SECOND]
    faces = (first | second) & ALL_FACES
    face = trailing_zeros(faces if faces else first)
    return do.step_of(face if first >> face & 1 else at.SECOND + face)


@compiled
def best_burial(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> None:
    """Note the cards to bury for the contract that then looks best; its trump may be another."""
    take_up(row, rules, desk, 1)
    for strain in range(at.STRAINS):
        desk[on.WHOLE + strain] = points_of(desk, rules, weights, strain)
    bid, most = row[at.BID_TRUMP], LEAST
    for turn in range(at.STRAINS):
        strain = bid if turn == 0 else turn - 1 if turn <= bid else turn
        levels = levels_with(row, rules, strain)
        hopeless = turn > 0 and desk[on.WHOLE + strain] <= desk[on.WHOLE + bid]
        if levels and not hopeless:
            worth, first, second = burial_for(
                row, rules, weights, desk, strain, trailing_zeros(levels)
            )
            if worth > most:
                most = worth
                desk[on.BEST_FIRST], desk[on.BEST_SECOND] = first, second


@compiled
def burial_for(
    row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, strain: int, level: int
) -> tuple[int, int, int]:
    """Return what a contract is worth after the best burial for its trump, and the burial."""
    hand = at.HAND + 2 * row[at.ACTOR]
    held, held_second = row[hand], row[hand + 1]
    lay(desk, rules, held, held_second, 0, 0)
    count = list_losses(row, rules, weights, desk, strain)
    first, second = cheapest(rules, weights, desk, strain, count)
    lay(desk, rules, held & ~first, held_second & ~second, first, second)
    estimate(row, rules, weights, desk, strain)
    doubled = doubles(row, rules, level, strain)
    return declaring(desk, rules, weights, level, strain, doubled), first, second


# ------------------------------------------------------------------------ what cards cost


@compiled
def list_losses(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, strain: int) -> int:
    """List what it costs to bury each card, the cheapest first; return how many there are."""
    free, forbidden, count = ~0, rules[option.EXCHANGE_FORBID], 0
    if forbidden & FORBID_MIGHTY:
        free &= ~special(rules, row[at.TRUMP], option.MIGHTY)
    if forbidden & FORBID_JOKER:
        free &= ~JOKERS
    for suit in range(SUITS):
        desk[on.SUIT_SIZES + suit] = 0
    for copy in range(2):
        cards = desk[on.HAND_FIRST + copy] & free
        while cards:
            face = trailing_zeros(cards)
            cards &= cards - 1
            cost = loss(rules, weights, desk, strain, face)
            if cost < TRUMP and face < at.FACES:
                desk[on.SUIT_SIZES + face // SUIT_SIZE] += 1
            insert(desk, count, (cost << STEP_BITS) + do.step_of(face + at.SECOND * copy))
            count += 1
    return count


@compiled
def insert(desk: Numbers, count: int, entry: int) -> None:
    """Put one more card into the list of losses."""
    place = on.LOSSES + count
    while place > on.LOSSES and desk[place - 1] > entry:
        desk[place] = desk[place - 1]
        place -= 1
    desk[place] = entry


@compiled
def loss(rules: Numbers, weights: Numbers, desk: Numbers, strain: int, face: int) -> int:
    """Return what it costs to bury a card, less what a buried point is worth to the declarer."""
    bit, mighty = 1 << face, special(rules, strain, option.MIGHTY)
    point = 1 if bit & rules[option.POINT_CARDS] else 0
    if bit & (mighty | JOKERS):
        cost = NEVER
    elif face // SUIT_SIZE == strain:
        cost = TRUMP + EACH_RANK * RANK_OF[face]
    else:
        live = ABOVE[face] & ~mighty
        higher = tally(desk[on.MISSING_FIRST] & live, desk[on.MISSING_SECOND] & live)
        cost = weights[PLAIN + min(higher, MOST_HIGHER)] + RANK_OF[face] + point * weights[POINT]
    return cost - point * weights[BURIED + rules[option.EXCHANGE_BURIED_POINTS]]


# ------------------------------------------------------------------------ the cheapest cards


@compiled
def cheapest(
    rules: Numbers, weights: Numbers, desk: Numbers, strain: int, count: int
) -> tuple[int, int]:
    """Return the cards to bury under a trump: whole suits to ruff in, and the cheapest others."""
    size, best, best_first, best_second = rules[option.KITTY_SIZE], 0, 0, 0
    worth_void = 0 if strain == at.NO_TRUMP else weights[VOID]
    others = ~special(rules, strain, option.MIGHTY)
    found = False
    for group in range(EMPTIED.size):
        suits = EMPTIED[group]
        whole = 0
        for suit in range(SUITS):
            whole += desk[on.SUIT_SIZES + suit] if suits >> suit & 1 else 0
        if suits >> strain & 1 or whole > size:
            continue
        cost, first, second = gather(desk, suits, count, size - whole)
        left = (desk[on.HAND_FIRST] & ~first) | (desk[on.HAND_SECOND] & ~second)
        for suit in range(SUITS):
            if suit != strain and not left & others & SUIT_OF[SUIT_SIZE * suit]:
                cost -= worth_void
        if not found or cost < best:
            found = True
            best, best_first, best_second = cost, first, second
    return best_first, best_second


@compiled
def gather(desk: Numbers, suits: int, count: int, more: int) -> tuple[int, int, int]:
    """Return what it costs to bury these suits and so many of the cheapest others, and all these.

    Args:
        desk: the player's desk, with the list of losses.
        suits: the suits to empty, as bits, but for cards that are too dear.
        count: how many cards are listed.
        more: how many of the others to add.
    """
    total = first = second = 0
    for place in range(on.LOSSES, on.LOSSES + count):
        cost = desk[place] >> STEP_BITS
        card = do.place_of(desk[place] & ((1 << STEP_BITS) - 1))
        face = card & (at.SECOND - 1)
        emptied = cost < TRUMP and suits >> (face // SUIT_SIZE) & 1
        if not emptied:
            if not more:
                continue
            more -= 1
        total += cost
        if card < at.SECOND:
            first |= 1 << face
        else:
            second |= 1 << face
    return total, first, second
