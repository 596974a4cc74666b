"""Where each weight lies in the row of weights that the bots hand over."""

from itertools import accumulate
from typing import Final

__all__ = ["SIZE", "SIZES"]

SIZES: Final = {
    "trump_card": 18,
    "plain_card": 18,
    "length": 6,
    "drawn": 1,
    "sight": 1,
    "extra": 3,
    "blind": 1,
    "hurdles": 40,
    "contract": 6,
    "players": 6,
    "outbid": 6,
    "opens": 1,
    "muli_trump": 18,
    "muli_plain": 18,
    "muli_length": 6,
    "muli_hurdle": 4,
    "race_keep": 1,
    "knock_behind": 1,
    "held": 1,
    "suited": 1,
    "breaking": 1,
    "drawing": 1,
    "later_trump": 24,
    "later_length": 4,
    "later_plain": 16,
    "later_clear": 4,
    "chances": 25,
    "race": 401,
}
"""How many numbers each weight has, in the order of the row.

After the weights proper come the logistic curve and the weight of each score in the race.
"""

SIZE: Final = sum(SIZES.values())
"""How many numbers the row has."""

_PLACES: Final = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))

TRUMP_CARD: Final = _PLACES["trump_card"]
PLAIN_CARD: Final = _PLACES["plain_card"]
LENGTH: Final = _PLACES["length"]
DRAWN: Final = _PLACES["drawn"]
SIGHT: Final = _PLACES["sight"]
EXTRA: Final = _PLACES["extra"]
BLIND: Final = _PLACES["blind"]
HURDLES: Final = _PLACES["hurdles"]
CONTRACT: Final = _PLACES["contract"]
PLAYERS: Final = _PLACES["players"]
OUTBID: Final = _PLACES["outbid"]
OPENS: Final = _PLACES["opens"]
MULI_TRUMP: Final = _PLACES["muli_trump"]
MULI_PLAIN: Final = _PLACES["muli_plain"]
MULI_LENGTH: Final = _PLACES["muli_length"]
MULI_HURDLE: Final = _PLACES["muli_hurdle"]
KNOCK_BEHIND: Final = _PLACES["knock_behind"]
HELD: Final = _PLACES["held"]
SUITED: Final = _PLACES["suited"]
BREAKING: Final = _PLACES["breaking"]
DRAWING: Final = _PLACES["drawing"]
LATER_TRUMP: Final = _PLACES["later_trump"]
LATER_LENGTH: Final = _PLACES["later_length"]
LATER_PLAIN: Final = _PLACES["later_plain"]
LATER_CLEAR: Final = _PLACES["later_clear"]
CHANCES: Final = _PLACES["chances"]
RACE: Final = _PLACES["race"]
