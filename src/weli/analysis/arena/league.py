"""The league table: a rating of every player after Weng and Lin (2011), by the library openskill.

Each deal, or match, is one contest: whoever got more from it at all its tables stands higher.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from openskill.models import PlackettLuce

__all__ = ["Rating", "ratings"]


class Rating(Struct, frozen=True):
    """How strong a player is, and how sure that is.

    Attributes:
        rating: the estimate; everybody begins at 25.
        deviation: its standard deviation.
        ordinal: what the league is sorted by: the rating less three deviations.
    """

    rating: float
    deviation: float
    ordinal: float


def ratings(players: int, contests: Iterable[Mapping[int, float]]) -> list[Rating]:
    """Return the ratings of so many players after contests one after another.

    Args:
        players: how many there are.
        contests: by player what it got, more being better; who did not take part is missing.
    """
    model = PlackettLuce()
    known = [model.rating() for _ in range(players)]
    for contest in contests:
        if len(contest) < 2:
            continue
        those = list(contest)
        rated = model.rate(
            [[known[player]] for player in those], scores=[contest[player] for player in those]
        )
        for player, (rating,) in zip(those, rated, strict=True):
            known[player] = rating
    return [Rating(each.mu, each.sigma, each.ordinal()) for each in known]
