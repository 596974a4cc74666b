"""What a contract is worth under the table's own scoring; the readable twin is `worth.py` there.

A contract is written down on the desk as if a deal were over, and scored as the twin scores.
"""

from typing import Final

from weli.fast.jit import compiled
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty.scoring import PENALTY, base_worth, capped, multiplied, points_of
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.weights import FAR, STEP
from weli.fast.rules_vector import Numbers

__all__ = ["ALONE", "expected", "worth"]

SCALE: Final = 100
"""Scores are counted in hundredths."""
ALL: Final = 1000
ALONE: Final = 3
"""Stands for no friend where the declarer has announced to play alone."""
DECLARER, FRIEND, DEFENDER = 0, 1, 7
"""Seats of each side, on the desk."""
HEARTS: Final = 1
"""Stands for all suits, which score alike."""
POINT: Final = ALL // STEP
"""So many steps of the distance make a point."""


@compiled
def worth(desk: Numbers, rules: Numbers, level: int, plain: int, company: int, doubled: int) -> int:
    """Return where on the desk it says what a contract is worth after 0, 1, 2 ... points.

    There it stands for the declarer, `MOST_POINTS` on for a friend, and again for a defender.

    Args:
        desk: the player's desk.
        rules: the house rules.
        level: the level of the contract.
        plain: 1 in no-trump, 0 with a trump suit.
        company: how many friends the declarer has, or `ALONE`.
        doubled: 1 when a change of trump has doubled the stake.
    """
    place = ((level * 2 + plain) * 2 + doubled) * on.COMPANIES + company
    first = on.WORTH + on.WORTH_SIZE * place
    if not desk[first]:
        desk[first] = 1
        desk[at.LEVEL], desk[at.TRUMP] = level, at.NO_TRUMP if plain else HEARTS
        desk[at.DOUBLED] = doubled
        desk[at.CALL] = do.NOBODY if company == ALONE else do.BY_TRICK
        friends = 0 if company == ALONE else company
        desk[at.FRIENDS] = ((1 << friends) - 1) << FRIEND
        for taken in range(rules[option.PACK_POINTS] + 1):
            write_down(desk, rules, taken, friends, first + 1 + taken)
    return first + 1


@compiled
def write_down(desk: Numbers, rules: Numbers, taken: int, friends: int, to: int) -> None:
    """Score the deal on the desk after so many points, and note by how much each side leads."""
    made = taken >= desk[at.LEVEL]
    desk[at.BASE] = base_worth(desk, rules, taken, made)
    desk[at.WORTH] = capped(desk, rules, multiplied(desk, rules, taken, made), taken, made)
    declarer = points_of(desk, rules, DECLARER, made)
    friend = points_of(desk, rules, FRIEND, made) if friends else declarer
    defender = points_of(desk, rules, DEFENDER, made)
    total = declarer + friends * friend
    total += (rules[option.TABLE_COUNT] - 1 - friends) * defender
    desk[to] = lead(rules, declarer, total)
    desk[to + on.MOST_POINTS] = lead(rules, friend, total)
    desk[to + 2 * on.MOST_POINTS] = lead(rules, defender, total)


@compiled
def lead(rules: Numbers, points: int, total: int) -> int:
    """Return by how much a seat does better than the others on average, in hundredths."""
    players = rules[option.TABLE_COUNT]
    ahead = SCALE * (players * points - total)
    if rules[option.SCORE_STYLE] == PENALTY:
        ahead = -ahead
    return ahead // (at.UNIT * (players - 1))


@compiled
def expected(
    desk: Numbers, rules: Numbers, weights: Numbers, points: int, plain: int, values: int
) -> int:
    """Return the mean worth when so many thousandths of a point are expected, in thousandths.

    Args:
        desk: the player's desk.
        rules: the house rules.
        weights: the player's weights.
        points: the expected points.
        plain: 1 in no-trump, 0 with a trump suit.
        values: where on the desk it says what 0, 1, 2 ... points are worth.
    """
    chances = desk[on.BELOW] + (2 * desk[on.AFTER] + plain) * 2 * FAR + FAR
    distance = POINT // 2 - (points + STEP // 2) // STEP
    top, total, before = rules[option.PACK_POINTS], 0, 0
    for taken in range(top):
        below = weights[chances + max(-FAR, min(distance, FAR - 1))]
        total += (below - before) * desk[values + taken]
        before = below
        distance += POINT
    return total + (ALL - before) * desk[values + top]
