"""What a declarer's hand promises, in points and in score; see `bots/mighty/prospects.py`."""

from typing import Final

from weli.fast.jit import compiled
from weli.fast.mighty import layout as at
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.friends import CARD, CARDS, NOBODY
from weli.fast.mighty.scoring import ATTACKERS
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.hand import strength_of, table_kind
from weli.fast.mighty.thumb.helpers import best_call, scaled
from weli.fast.mighty.thumb.sight import FIRST_PLAYED, tally
from weli.fast.mighty.thumb.weights import BELOW, FAR, weight_at
from weli.fast.mighty.thumb.worth import ALL, ALONE, expected, worth
from weli.fast.rules_vector import Numbers

__all__ = [
    "alone_points",
    "declaring",
    "estimate",
    "lay",
    "points_of",
    "reach",
    "take_up",
]

COMPANIES: Final = weight_at("companies")
COMPANY_SIZE: Final = 16
# The numbers of one kind of table, each for before and after the exchange, with trump and without:
GROUP, START, SCALE, DEVIATION, WITHOUT, USUAL = 0, 1, 5, 9, 13, 15
PLAIN_COLUMN: Final = 3
STAGES: Final = 4
BURIED_POINT: Final = weight_at("buried_point")
STRETCH: Final = weight_at("alone")
THREE: Final = 3


@compiled
def take_up(row: Numbers, rules: Numbers, desk: Numbers, after: int) -> None:
    """Lay the hand of whoever decides on the desk, with what it has buried.

    Args:
        row: the deal.
        rules: the house rules.
        desk: the player's desk.
        after: 1 after the exchange, or while cards are buried; 0 before it.
    """
    hand, kind = at.HAND + 2 * row[at.ACTOR], table_kind(rules)
    desk[on.AFTER] = after
    desk[on.PLACE] = COMPANIES + COMPANY_SIZE * kind
    desk[on.BELOW] = BELOW + 2 * FAR * STAGES * kind
    desk[on.USUAL_FRIENDS] = usual_friends(rules)
    buried = row[at.PHASE] > phase.BURY
    first = row[at.BURIED_FIRST] if buried else 0
    second = row[at.BURIED_SECOND] if buried else 0
    lay(desk, rules, row[hand], row[hand + 1], first, second)


@compiled
def lay(
    desk: Numbers, rules: Numbers, first: int, second: int, away_first: int, away_second: int
) -> None:
    """Lay a hand on the desk, with what is buried, and note which cards others may hold."""
    desk[on.HAND_FIRST], desk[on.HAND_SECOND] = first, second
    desk[on.AWAY_FIRST], desk[on.AWAY_SECOND] = away_first, away_second
    desk[on.MISSING_FIRST] = rules[option.PACK_FIRST] & ~(first | away_first)
    desk[on.MISSING_SECOND] = rules[option.PACK_SECOND] & ~(second | away_second)


@compiled
def usual_friends(rules: Numbers) -> int:
    """Return how many friends a declarer usually has at this table."""
    kinds = rules[option.FRIEND_KINDS]
    if rules[option.TABLE_COUNT] == THREE or kinds == NOBODY:
        return 0
    if kinds & CARDS:
        return 2
    both = rules[option.FRIEND_TWO_DECK] != FIRST_PLAYED and kinds & CARD
    return 2 if rules[option.DECKS] > 1 and both else 1


# ------------------------------------------------------------------------ points


@compiled
def points_of(desk: Numbers, rules: Numbers, weights: Numbers, strain: int) -> int:
    """Return the points that the hand on the desk promises under a trump, in thousandths."""
    plain = 1 if strain == at.NO_TRUMP else 0
    column = weights[desk[on.PLACE] + GROUP] + PLAIN_COLUMN * plain
    strength = strength_of(desk, rules, weights, strain, column)
    if desk[on.AFTER] and rules[option.EXCHANGE_BURIED_POINTS] == ATTACKERS:
        points = rules[option.POINT_CARDS]
        buried = tally(desk[on.AWAY_FIRST] & points, desk[on.AWAY_SECOND] & points)
        strength += buried * weights[BURIED_POINT + column]
    start = weights[desk[on.PLACE] + START + 2 * desk[on.AFTER] + plain]
    return start + scaled(desk, weights, strength, plain)


@compiled
def estimate(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, strain: int) -> None:
    """Note what the hand promises under a trump; after the exchange the best call of a friend."""
    desk[on.POINTS + strain] = points_of(desk, rules, weights, strain)
    if desk[on.AFTER]:
        help_, friends = best_call(row, rules, weights, desk, strain)
        desk[on.HELP + strain], desk[on.HELPERS + strain] = help_, friends


@compiled
def alone_points(weights: Numbers, rules: Numbers, points: int) -> int:
    """Return the points that a hand promises without a friend, after the exchange."""
    place = STRETCH + 2 * (rules[option.DECKS] - 1)
    pivot = weights[place]
    return pivot + (points - pivot) * weights[place + 1] // ALL


@compiled
def reach(desk: Numbers, weights: Numbers, points: int, plain: int) -> int:
    """Return the level, in thousandths, above which a contract is out of the question."""
    deviation = weights[desk[on.PLACE] + DEVIATION + 2 * desk[on.AFTER] + plain]
    return points + deviation * 3 // 2


# ------------------------------------------------------------------------ score


@compiled
def declaring(
    desk: Numbers, rules: Numbers, weights: Numbers, level: int, strain: int, doubled: int
) -> int:
    """Return the expected score of a contract with the best way to have a friend or none."""
    points, friends = desk[on.POINTS + strain], desk[on.USUAL_FRIENDS]
    plain, usual, help_ = 1 if strain == at.NO_TRUMP else 0, friends, 0
    if desk[on.AFTER]:
        friends, help_ = desk[on.HELPERS + strain], desk[on.HELP + strain]
    values = worth(desk, rules, level, plain, friends, doubled)
    best = expected(desk, rules, weights, points + help_, plain, values)
    if not usual or not rules[option.FRIEND_KINDS] & NOBODY:
        return best
    if desk[on.AFTER]:
        points = alone_points(weights, rules, points)
    else:
        points -= weights[desk[on.PLACE] + WITHOUT + plain]
    if level * ALL > reach(desk, weights, points, plain):
        return best
    values = worth(desk, rules, level, plain, ALONE, doubled)
    return max(best, expected(desk, rules, weights, points, plain, values))
