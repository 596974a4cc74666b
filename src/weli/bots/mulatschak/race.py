"""What points are worth in the race to zero.

A seat's chance to win the match is taken to be its share of everybody's weight, and a player's
weight shrinks by the same share with every point he is farther from zero. So a player who is
behind takes risks, one who is ahead avoids them, nobody chases points beyond zero, and doubled
points count for what they do to the match.
"""

from functools import cache
from typing import Final

from weli.bots.mulatschak.weights import Weights
from weli.games.mulatschak.view import View

__all__ = ["CERTAIN", "Race", "weights_of"]

CERTAIN: Final = 1_000_000
"""The worth of a match that is won; every worth is a chance to win, in millionths."""

_FULL: Final = 1 << 40
_FARTHEST: Final = 400


@cache
def weights_of(keep: int) -> tuple[int, ...]:
    """Return the weight of each score from zero up; far scores weigh next to nothing."""
    found = [_FULL]
    for _ in range(_FARTHEST):
        found.append(max(found[-1] * keep // 1000, 1))
    return tuple(found)


class Race:
    """The match as one player sees it: what a deal's points would make of his chances."""

    __slots__ = ("_best", "_bust", "_mine", "_others", "_rivals", "_weights")

    def __init__(self, view: View, weights: Weights) -> None:
        """Take the scores as they are before this deal is booked."""
        scores = view.standing.scores
        self._weights = weights_of(weights.race_keep)
        self._bust = view.rules.match.bust_limit
        self._mine = scores[view.me]
        self._rivals = tuple([score for seat, score in enumerate(scores) if seat != view.me])
        self._best = min(self._rivals)
        self._others = sum([self._weight(score) for score in self._rivals])

    def _weight(self, score: int) -> int:
        """Weigh a score: the lower the better, nothing at the bust limit."""
        if self._bust is not None and score >= self._bust:
            return 0
        return self._weights[min(max(score, 0), _FARTHEST)]

    def after(self, points: int) -> int:
        """Return what the match is worth when these points are added to the player's score."""
        score = self._mine + points
        if score <= 0:
            return CERTAIN
        mine = self._weight(score)
        return CERTAIN * mine // (mine + self._others + 1)

    def after_all(self, points: int, others: int) -> int:
        """Return what the match is worth when everybody else's score changes as well."""
        score, best = self._mine + points, self._best + others
        if min(score, best) <= 0:
            return CERTAIN if score < best else CERTAIN // 2 if score == best else 0
        mine = self._weight(score)
        rest = sum([self._weight(rival + others) for rival in self._rivals])
        return CERTAIN * mine // (mine + rest + 1)

    def relief(self, rival_score: int, points: int) -> int:
        """Return how much more the match is worth when these points are added to a rival's."""
        rest = self._others - self._weight(rival_score) + self._weight(rival_score + points)
        mine = self._weight(self._mine)
        return CERTAIN * mine // (mine + rest + 1) - self.after(0)

    @property
    def behind(self) -> int:
        """How many points the player is behind the best of the others; negative when ahead."""
        return self._mine - self._best
