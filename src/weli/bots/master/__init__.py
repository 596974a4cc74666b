"""The level `master`: it imagines the hidden cards, plays every answer out, and takes the best.

At every question it draws deals that its view could be of, the likely ones more often
(`weli.bots.beliefs`), takes each answer in each of them, and lets everybody go on by rule of thumb
to the end of the deal, where nobody sees more than at a real table (`rollouts`). What a deal then
brings is weighed as the match counts it (`outlook`): at Mulatschak by the chance to win the match
from those scores (`equity`), at Mighty in points of the table's own scoring. So every decision of
both games, and every house rule, goes one and the same way.
"""
