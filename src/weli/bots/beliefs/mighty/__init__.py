"""What a player of Mighty can imagine of the cards that it does not see.

It is known for certain: the cards that were played, and for the declarer the kitty and what he
buried; what nobody can hold who played as he did (following suit, a called joker, the bans of the
first and last trick, trump before a void, the suit that a friend owes); what may not be buried; and
that the declarer does not hold the card he called where the house forbids that.
"""

from weli.bots.beliefs.mighty.drawing import Drawing, sample

__all__ = ["Drawing", "sample"]
