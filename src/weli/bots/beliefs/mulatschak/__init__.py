"""What a player of Mulatschak can imagine of the cards that it does not see.

It is known for certain: what was taken, turned up, refused and shown; how many cards everybody
laid off and drew, and in which order; what nobody can hold who played as he did (Farbzwang,
Trumpfzwang, Stichzwang); the card seen at the cut, also after it has been dealt; who must have held
the trump Sow or the Bells seven; and that no dealt hand was white where a white hand must be shown.
"""

from weli.bots.beliefs.mulatschak.drawing import Drawing, sample

__all__ = ["Drawing", "sample"]
