"""What a deal waits for, or does next by itself."""

from typing import Final

__all__ = ["OVER", "QUESTIONS"]

# Nature's:
LOT, SHUFFLE = range(2)
# The players':
MISDEAL, BIDDING, LAST_CHANCE, BURY, CONTRACT, FRIEND, REQUEST, PLAY, NAME_SUIT, RIPPER = range(
    2, 12
)
OVER: Final = 12
# What runs by itself:
DEALING, AUCTION, AUCTION_ENDS, KITTY, CALLING, REQUESTING, OPENING = range(13, 20)

QUESTIONS: Final = (
    *("first_dealer", "shuffle"),
    *("misdeal", "bidding", "last_chance", "bury", "contract"),
    *("friend", "request", "play", "name_suit", "ripper_call"),
)
"""The engine's name of each phase that waits for somebody."""
