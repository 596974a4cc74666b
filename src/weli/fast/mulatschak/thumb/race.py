"""What points are worth in the race to zero; the readable twin is `bots/mulatschak/race.py`."""

from typing import Final

from weli.fast.jit import compiled
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak.thumb import weights as weigh
from weli.fast.rules_vector import Numbers

__all__ = ["after", "after_all", "behind", "relief"]

CERTAIN: Final = 1_000_000
FARTHEST: Final = 400


@compiled
def weight_of(rules: Numbers, weights: Numbers, score: int) -> int:
    """Weigh a score: the lower the better, nothing at the bust limit."""
    if score >= rules[option.MATCH_BUST_LIMIT]:
        return 0
    return weights[weigh.RACE + min(max(score, 0), FARTHEST)]


@compiled
def others(row: Numbers, rules: Numbers, weights: Numbers, me: int, points: int) -> int:
    """Return what the others weigh together when these points are added to each."""
    total = 0
    for seat in range(row[at.SEATS]):
        if seat != me:
            total += weight_of(rules, weights, row[at.SCORES + seat] + points)
    return total


@compiled
def best_other(row: Numbers, me: int) -> int:
    """Return the lowest score of the others."""
    best = 1 << 40
    for seat in range(row[at.SEATS]):
        if seat != me:
            best = min(best, row[at.SCORES + seat])
    return best


@compiled
def after(row: Numbers, rules: Numbers, weights: Numbers, me: int, points: int) -> int:
    """Return what the match is worth when these points are added to the player's score."""
    score = row[at.SCORES + me] + points
    if score <= 0:
        return CERTAIN
    mine = weight_of(rules, weights, score)
    return CERTAIN * mine // (mine + others(row, rules, weights, me, 0) + 1)


@compiled
def after_all(
    row: Numbers, rules: Numbers, weights: Numbers, me: int, points: int, theirs: int
) -> int:
    """Return what the match is worth when everybody else's score changes as well."""
    score, best = row[at.SCORES + me] + points, best_other(row, me) + theirs
    if min(score, best) <= 0:
        if score == best:
            return CERTAIN // 2
        return CERTAIN if score < best else 0
    mine = weight_of(rules, weights, score)
    return CERTAIN * mine // (mine + others(row, rules, weights, me, theirs) + 1)


@compiled
def relief(row: Numbers, rules: Numbers, weights: Numbers, me: int, rival: int, points: int) -> int:
    """Return how much more the match is worth when these points are added to a rival's."""
    score = row[at.SCORES + rival]
    rest = others(row, rules, weights, me, 0) - weight_of(rules, weights, score)
    rest += weight_of(rules, weights, score + points)
    mine = weight_of(rules, weights, row[at.SCORES + me])
    return CERTAIN * mine // (mine + rest + 1) - after(row, rules, weights, me, 0)


@compiled
def behind(row: Numbers, me: int) -> int:
    """Return how many points the player is behind the best of the others."""
    return row[at.SCORES + me] - best_other(row, me)
