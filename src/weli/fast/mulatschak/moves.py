"""The steps of the players, by number; `weli.fast.codec` tells what they mean."""

from typing import Final

from weli.fast.mulatschak.layout import CARD_COUNT

__all__ = ["STEPS"]

STOP: Final = CARD_COUNT
WORDS: Final = STOP + 1
"""The first step whose bit stands in `LEGAL_WORDS`; those before it stand in `LEGAL_CARDS`."""
STOP_BIT: Final = 1 << STOP
LIFT: Final = WORDS  # lift 1
KNOCK, TAKE, LEAVE, THROW_IN, KEEP_HAND, NO_MULI, SAY_MULI, PASS = range(72, 80)
BID: Final = 79  # plus the number of tricks
HOLD, NAME = 85, 86  # name: plus the suit
BLIND_TRUMP, PLAY_ALONG, STAY_HOME, FIVE_ON_SOW, PACKERL, SIX_ON_SEVEN = range(90, 96)
KEEP_CARD, REFUSE_CARD = 96, 97
STEPS: Final = 98
"""How many steps there are."""

MULI_RANK: Final = 6
