"""Many deals that one seat's knowledge allows, drawn at once and weighed.

* The hidden cards are laid out among their places (`weli.fast.layouts`): what each other seat laid
  off from the hand it was dealt and later, what it still holds, and the talon.
* From a layout follow hands and a pack (`dealing`); all that are possible are equally likely.
* What was done since the cards were dealt is done again in the twin (`acting`), and each answer of
  the other seats is weighed by how likely their rule of thumb makes it with the imagined hand
  (`judging`).
"""
