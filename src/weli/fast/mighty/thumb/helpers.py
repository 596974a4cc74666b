"""What a friend is worth who is called in this way or that; see `bots/mighty/prospects.py`."""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import layout as at
from weli.fast.mighty import options as option
from weli.fast.mighty.exchange import special
from weli.fast.mighty.friends import CARD, CARDS, FIRST, SEAT
from weli.fast.mighty.tables import JOKERS, SUIT_OF, SUIT_SIZE
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.sight import ABOVE, ALL, FIRST_PLAYED, tally
from weli.fast.mighty.thumb.weights import KEYS, weight_at
from weli.fast.mighty.words import highest
from weli.fast.rules_vector import Numbers

__all__ = ["best_call", "card_help", "help_of", "scaled", "seat_help"]

HELPS: Final = weight_at("helps")
HELP_SIZE: Final = 4
MIGHTY, JOKER, TOP_TRUMP, TRUMP, TOP, HIGH, OTHER, WINS_FIRST, WINS_TRICK, NAMED = range(
    len(KEYS["helps"])
)
LONE_FRIEND: Final = weight_at("lone_friend")
BIDDER: Final = weight_at("bidder")
SCALE: Final = 5
"""Where among the numbers of a kind of table stands how much the traits count."""
KING: Final = SUIT_SIZE - 2
TWO_COPIES: Final = 2
SUITS: Final = 4
MOST_FRIENDS: Final = 4
NO_CALL: Final = -(1 << 60)


@compiled
def scaled(desk: Numbers, weights: Numbers, strength: int, plain: int) -> int:
    """Return what strength counts at this kind of table, in thousandths of a point."""
    return strength * weights[desk[on.PLACE] + SCALE + 2 * desk[on.AFTER] + plain] // ALL


@compiled
def help_of(rules: Numbers, weights: Numbers, strain: int, way: int) -> int:
    """Return what friends add who are called in this way, before it is scaled."""
    column = rules[option.DECKS] - 1 + (2 if strain == at.NO_TRUMP else 0)
    return weights[HELPS + HELP_SIZE * way + column]


@compiled
def seat_help(row: Numbers, rules: Numbers, weights: Numbers, strain: int, seat: int) -> int:
    """Return what a called seat adds; its own bids tell about its hand."""
    said = weights[BIDDER] if row[at.BIDS + seat] else 0
    return help_of(rules, weights, strain, NAMED) + said


@compiled
def card_help(
    desk: Numbers, rules: Numbers, weights: Numbers, strain: int, face: int
) -> tuple[int, int]:
    """Return what the friends who hold a called card are worth, and how many they are."""
    copies = JOKERS if face >= at.FACES else 1 << face
    first, second = copies & rules[option.PACK_FIRST], copies & rules[option.PACK_SECOND]
    out = tally(first & desk[on.MISSING_FIRST], second & desk[on.MISSING_SECOND])
    if not out:
        return 0, 0
    help_ = help_of(rules, weights, strain, way_of(desk, rules, strain, face))
    both = rules[option.FRIEND_TWO_DECK] != FIRST_PLAYED
    if tally(first, second) == TWO_COPIES and (out < TWO_COPIES or not both):
        return help_ * weights[LONE_FRIEND] // ALL, 1
    return help_, out


@compiled
def way_of(desk: Numbers, rules: Numbers, strain: int, face: int) -> int:
    """Return what kind of card is called; of a suit the highest missing card counts."""
    mighty = special(rules, strain, option.MIGHTY)
    if mighty >> face & 1:
        return MIGHTY
    if face >= at.FACES:
        return JOKER
    live = ABOVE[face] & ~mighty
    higher = tally(desk[on.MISSING_FIRST] & live, desk[on.MISSING_SECOND] & live)
    if face // SUIT_SIZE == strain:
        if not higher:
            return TOP_TRUMP
        return TRUMP if higher <= rules[option.DECKS] else OTHER
    if higher:
        return OTHER
    return TOP if face % SUIT_SIZE >= KING else HIGH


# ------------------------------------------------------------------------ the best call


@compiled
def best_call(
    row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, strain: int
) -> tuple[int, int]:
    """Return the points and the friends of the best call that may be made."""
    if not desk[on.USUAL_FRIENDS]:
        return 0, 0
    kinds, plain, best = rules[option.FRIEND_KINDS], 1 if strain == at.NO_TRUMP else 0, NO_CALL
    if kinds & FIRST:
        help_ = help_of(rules, weights, strain, WINS_FIRST)
        best = scaled(desk, weights, help_, plain) * MOST_FRIENDS + 1
    if kinds & SEAT:
        for seat in range(row[at.SEATS]):
            if row[at.TABLE] >> seat & 1 and seat != row[at.ACTOR]:
                help_ = seat_help(row, rules, weights, strain, seat)
                best = max(best, scaled(desk, weights, help_, plain) * MOST_FRIENDS + 1)
    if kinds & (CARD | CARDS):
        best = max(best, best_card_call(rules, weights, desk, strain, plain))
    if best == NO_CALL:
        help_ = help_of(rules, weights, strain, WINS_TRICK)
        best = scaled(desk, weights, help_, plain) * MOST_FRIENDS + 1
    return best // MOST_FRIENDS, best % MOST_FRIENDS


@compiled
def best_card_call(rules: Numbers, weights: Numbers, desk: Numbers, strain: int, plain: int) -> int:
    """Return four times the points of the best card to call, plus its friends."""
    mighty, best = special(rules, strain, option.MIGHTY), NO_CALL
    missing = desk[on.MISSING_FIRST] | desk[on.MISSING_SECOND]
    tops = missing & mighty if rules[option.FRIEND_MIGHTY_CARD] else 0
    jokers = missing & JOKERS
    few = tally(rules[option.PACK_FIRST] & JOKERS, 0) <= TWO_COPIES
    if jokers and rules[option.FRIEND_JOKER_CARD] and few:
        tops |= highest(jokers)
    for suit in range(SUITS):
        out = missing & SUIT_OF[SUIT_SIZE * suit] & ~mighty
        tops |= highest(out) if out else 0
    while tops:
        face = trailing_zeros(tops)
        tops &= tops - 1
        help_, friends = card_help(desk, rules, weights, strain, face)
        best = max(best, scaled(desk, weights, help_, plain) * MOST_FRIENDS + friends)
    return best
