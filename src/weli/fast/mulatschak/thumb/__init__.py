"""The rule-of-thumb player inside the twin: the same decisions as `weli.bots.mulatschak` makes.

Its table of weights comes from there as a row of whole numbers; this room knows only their places.
"""
