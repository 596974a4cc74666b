"""How other players of Mulatschak are taken to decide, to judge from it what they hold."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["NOTHING", "POLICY", "Kind", "policy_numbers"]


class Kind(NamedTuple):
    """What is known of the answers to one kind of question.

    Attributes:
        temperature: how much less an answer may be worth and still be given about a third as often
            as the best; in the unit of the worths, which differs from kind to kind.
        lapse: how often an answer is given without any thought.
    """

    temperature: float
    lapse: float


POLICY: Final = {
    "bid": Kind(1300.0, 0.07),
    "trump": Kind(180.0, 0.05),
    "home": Kind(1.0, 0.1),
    "exchange": Kind(2.4, 0.01),
    "lay_off": Kind(1.0, 0.01),
    "play": Kind(13000.0, 0.15),
}
"""By kind of question, in the twin's order.

Rounded from what `tools/fit_beliefs.py` printed for 2,000 deals of Regulars and, one in four,
Beginners. The worths of calls are millionths of a chance to win the match, those of cards
thousandths of that, and those of what is laid off hundredths of a logit.
"""

NOTHING: Final = np.zeros(0)
"""What weighs nothing."""


def policy_numbers(policy: dict[str, Kind] | None = None) -> NDArray[np.float64]:
    """Return the policy as numbers, in the order of `weli.fast.mulatschak.imagining.fields`."""
    return np.array(list((policy or POLICY).values()), dtype=np.float64).reshape(-1)
