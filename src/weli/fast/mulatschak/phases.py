"""What a deal waits for, or does next by itself."""

from typing import Final

__all__ = ["OVER", "QUESTIONS"]

# Nature's:
LOT, DRAW, SHUFFLE = range(3)
# The players':
CUT, TAKE_WELI, WHITE, MULI, HOLD_MULI, BIDDING = range(3, 9)
TRUMP, BLIND_TRUMP, HOME, EXCHANGE, ON_SIGHT, LAY_OFF, PLAY = range(9, 16)
OVER: Final = 16
# What runs by itself:
DEALING, WINDOW, AUCTION, WHITE_AFTER, AUCTION_ENDS, ONWARD = range(17, 23)

QUESTIONS: Final = (
    *("first_dealer", "first_dealer", "shuffle"),
    *("cut", "take_weli", "white_hand", "muli", "hold_muli", "bidding"),
    *("trump", "blind_trump", "home", "exchange", "on_sight", "lay_off", "play"),
)
"""The engine's name of each phase that waits for somebody."""

# What follows when nobody waits to exchange (`NEXT`):
NEXT_DECLARER, NEXT_HOME, NEXT_EXCHANGE, NEXT_LAST = range(4)
