"""What makes a hand strong, counted and weighed; the readable twin is `bots/mighty/hand.py`."""

from typing import Final

from weli.fast.jit import compiled
from weli.fast.mighty import options as option
from weli.fast.mighty.exchange import special
from weli.fast.mighty.tables import JOKERS, SUIT_OF, SUIT_SIZE
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.sight import tally
from weli.fast.mighty.thumb.weights import KEYS, weight_at
from weli.fast.mighty.words import highest
from weli.fast.rules_vector import Numbers

__all__ = ["strength_of", "table_kind"]

TRAITS: Final = weight_at("traits")
COLUMNS: Final = 6
SUITS: Final = 4

# The traits, in the order in which the player's weights have them:
MIGHTIES, MANY_JOKERS, TRUMPS, BEYOND_FIVE, TRUMP_ACES = range(5)
(
    ACES,
    KINGS_BESIDE,
    KINGS,
    QUEENS_BESIDE,
    HONOURS,
    VOIDS,
    SINGLES,
    DOUBLETONS,
    UNBEATEN,
    MORE_UNBEATEN,
    BEYOND_THREE,
    BEHIND,
) = range(9, 21)

SMALL: Final = KEYS["companies"].index("6s") - 6
TWO_DECKS: Final = KEYS["companies"].index("6") - 6
ROTH: Final = KEYS["companies"].index("6r") - 6
FOUR_ROTH: Final = KEYS["companies"].index("4r")
USUAL_MOST, FOUR = 5, 4


@compiled
def table_kind(rules: Numbers) -> int:
    """Return the number of the kind of table: how many play, and with which pack."""
    players = rules[option.TABLE_COUNT]
    if rules[option.DECKS] > 1:
        return players + (ROTH if rules[option.PACK_TWO_DECK_JOKERS] == 2 else TWO_DECKS)
    if players > USUAL_MOST:
        return players + SMALL
    if players == FOUR and rules[option.PACK_FOUR]:
        return FOUR_ROTH
    return players + TWO_DECKS


@compiled
def strength_of(desk: Numbers, rules: Numbers, weights: Numbers, strain: int, column: int) -> int:
    """Weigh everything that makes the hand on the desk strong under a trump.

    Args:
        desk: the player's desk.
        rules: the house rules.
        weights: the player's weights.
        strain: the trump, or no-trump.
        column: which of the weights count.
    """
    mighty, table = special(rules, strain, option.MIGHTY), TRAITS + column
    first, second = desk[on.HAND_FIRST], desk[on.HAND_SECOND]
    total = tally(first & mighty, second & mighty) * weights[table + COLUMNS * MIGHTIES]
    total += tally(first & JOKERS, 0) * weights[table + COLUMNS * MANY_JOKERS]
    first, second = first & ~(mighty | JOKERS), second & ~mighty
    for suit in range(SUITS):
        faces = SUIT_OF[SUIT_SIZE * suit]
        shift = SUIT_SIZE * suit
        if suit == strain:
            total += trumps(weights, table, (first & faces) >> shift, (second & faces) >> shift)
        else:
            out = (desk[on.MISSING_FIRST] | desk[on.MISSING_SECOND]) & faces & ~mighty
            total += side_suit(
                weights, table, (first & faces) >> shift, (second & faces) >> shift, out >> shift
            )
    return total


@compiled
def held(first: int, second: int, place: int) -> int:
    """Count the copies of the card at a place of its suit."""
    return (first >> place & 1) + (second >> place & 1)


@compiled
def trumps(weights: Numbers, table: int, first: int, second: int) -> int:
    """Weigh the trumps."""
    size = tally(first, second)
    total = size * weights[table + COLUMNS * TRUMPS]
    total += max(size - USUAL_MOST, 0) * weights[table + COLUMNS * BEYOND_FIVE]
    for honour in range(5):
        copies = held(first, second, SUIT_SIZE - 1 - honour)
        total += copies * weights[table + COLUMNS * (TRUMP_ACES + honour)]
    return total


@compiled
def side_suit(weights: Numbers, table: int, first: int, second: int, out: int) -> int:
    """Weigh the honours of a side suit and its length."""
    size = tally(first, second)
    if size == 0:
        return weights[table + COLUMNS * VOIDS]
    aces, kings = held(first, second, SUIT_SIZE - 1), held(first, second, SUIT_SIZE - 2)
    total = aces * weights[table + COLUMNS * ACES]
    total += kings * weights[table + COLUMNS * (KINGS_BESIDE if aces else KINGS)]
    queens = QUEENS_BESIDE if aces or kings else HONOURS
    total += held(first, second, SUIT_SIZE - 3) * weights[table + COLUMNS * queens]
    lower = held(first, second, SUIT_SIZE - 4) + held(first, second, SUIT_SIZE - 5)
    total += lower * weights[table + COLUMNS * HONOURS]
    if size == 1 and not aces:
        total += weights[table + COLUMNS * SINGLES]
    if size == 2:
        total += weights[table + COLUMNS * DOUBLETONS]
    return total + length(weights, table, size, unbeaten(first, second, out))


@compiled
def unbeaten(first: int, second: int, out: int) -> int:
    """Count the cards of a suit that no missing one beats; an equal one does not."""
    if out:
        top = highest(out)
        first, second = first & -top, second & -top
    return tally(first, second)


@compiled
def length(weights: Numbers, table: int, size: int, best: int) -> int:
    """Weigh the length of a side suit, and how many of its cards nothing beats."""
    total = best * weights[table + COLUMNS * UNBEATEN]
    total += max(best - 1, 0) * weights[table + COLUMNS * MORE_UNBEATEN]
    total += max(size - 3, 0) * weights[table + COLUMNS * BEYOND_THREE]
    if best > 1:
        total += max(size - best - 1, 0) * weights[table + COLUMNS * BEHIND]
    return total
