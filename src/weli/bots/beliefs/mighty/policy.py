"""How other players of Mighty are taken to decide, to judge from it what they hold."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from weli.bots.mighty.hand import company
from weli.bots.mighty.numbers import numbers_of
from weli.bots.mighty.weights import WEIGHTS
from weli.fast.mighty.imagining import Player
from weli.fast.rules_vector import Numbers
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import RULES_KEPT, outfit_of
from weli.games.mighty.view import View

__all__ = ["NOBODY", "POLICY", "Policy", "flat", "player_of", "promise_numbers"]


class Policy(NamedTuple):
    """How surely the rule of thumb is followed.

    A temperature says how much less an answer may be worth and still be given about a third as
    often as the best, in thousandths of a point; a lapse, how often an answer is given without any
    thought.

    Attributes:
        opens: of the first bid: temperature, lapse, and by how much the points that a hand promises
            must exceed the level for a bid to be as likely as a pass.
        overbids: the same where somebody has bid.
        strain: which strain is bid: temperature, lapse.
        call: which card is called.
        declarer: which card the declarer plays.
        friend: which one a friend plays.
        defender: which one a defender plays.
        keeps: how often a misdeal is not called that might be.
        buries: what it costs to bury the mighty or a joker, a trump, a point that counts for the
            declarer's side then, a point that does not, an ace more, and each rank: so many times
            less likely, as the exponent of e.
    """

    opens: tuple[float, float, float]
    overbids: tuple[float, float, float]
    strain: tuple[float, float]
    call: tuple[float, float]
    declarer: tuple[float, float]
    friend: tuple[float, float]
    defender: tuple[float, float]
    keeps: float
    buries: tuple[float, float, float, float, float, float]


POLICY: Final = Policy(
    opens=(533.333, 0.052, 120.0),
    overbids=(1003.214, 0.03, -273.333),
    strain=(186.843, 0.03),
    call=(187.841, 0.03),
    declarer=(150.0, 0.03),
    friend=(150.0, 0.159),
    defender=(150.0, 0.06),
    keeps=0.9,
    buries=(8.0, 3.223, -2.239, 1.215, 5.363, 0.25),
)
"""Made by `tools/fit_mighty_beliefs.py`, from Regulars and Beginners at one table."""

KINDS: Final = ("mighty", "joker", "top_trump", "trump", "top", "high", "other")
"""The kinds of called card in the twin's order."""

_THUMB: Final = np.array([numbers_of()], dtype=np.int64)

NOBODY: Final = Player(_THUMB, np.zeros(0, dtype=np.int64), np.zeros(0))
"""A player by whom nothing is weighed."""


def player_of(view: View, policy: Policy = POLICY) -> Player:
    """Return how the others at a table are taken to decide."""
    return Player(_THUMB, promise_numbers(view.rules, view.seats), np.array(flat(policy)))


def flat(policy: Policy) -> list[float]:
    """Return the numbers of a policy, in the order of the twin's `judging`."""
    parts = [part if isinstance(part, tuple) else (part,) for part in policy]
    return [number for part in parts for number in part]


@lru_cache(maxsize=RULES_KEPT)
def promise_numbers(rules: MightyRules, seats: int) -> Numbers:
    """Return what hands promise at a table, as the twin's `promise` reads it."""
    table = WEIGHTS.companies[company(rules, seats)]
    deck = outfit_of(rules, seats).decks - 1
    numbers: list[int] = []
    for plain in range(2):
        numbers += [row[table.group + 3 * plain] for row in WEIGHTS.traits]
    numbers += [*table.start[0], *table.scale[0]]
    for plain in range(2):
        numbers += [WEIGHTS.helps[kind][deck + 2 * plain] for kind in KINDS]
    numbers += [WEIGHTS.lone_friend, rules.friend.two_deck == "both", deck]
    return np.array(numbers, dtype=np.int64)
