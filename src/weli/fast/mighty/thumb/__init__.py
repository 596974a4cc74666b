"""The rule-of-thumb player inside the twin: the same decisions as `weli.bots.mighty` makes.

The numbers it goes by belong to that player, which hands them over; this room knows their places.
"""
