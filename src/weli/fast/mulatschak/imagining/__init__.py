"""Many deals that one seat's knowledge allows, drawn at once and weighed.

* The hidden cards are laid out among their places (`weli.fast.layouts`): what each other seat laid
  off from the hand it was dealt and later, what it still holds, and the talon.
* From a layout follow hands and a pack (`dealing`); all that are possible are equally likely.
* What was done since the cards were dealt is done again in the twin (`acting`), and each answer of
  the other seats is weighed by how likely their rule of thumb makes it with the imagined hand
  (`judging`).
"""

import numpy as np

__all__ = ["warm"]


def warm() -> None:
    """Compile everything that Python can call to imagine deals; no deal is drawn."""
    from weli.fast.layouts import counted
    from weli.fast.mulatschak import layout as at
    from weli.fast.mulatschak.imagining import fields as field
    from weli.fast.mulatschak.imagining.entries import imagine, move

    none, nobody = np.zeros(0, dtype=np.int64), np.zeros((0, 0))
    seats = np.zeros((at.MOST_SEATS, field.SEAT_FACTS), dtype=np.int64)
    drawn = field.Drawn(
        rows=np.zeros((0, at.ROW), dtype=np.int64),
        orders=np.zeros((0, at.CARD_COUNT), dtype=np.int64),
        laid=np.zeros((0, at.MOST_SEATS, field.LAID), dtype=np.int64),
        logs=nobody,
        opens=nobody,
    )
    known = field.Known(
        rules=np.zeros(1, dtype=np.int64),
        seats=seats,
        facts=np.zeros(field.FACTS, dtype=np.int64),
        fixed=none,
        layouts=counted((0, 1), (3, 1), (1, 1)),
        template=none,
        steps=none,
        thumb=np.zeros((1, 1), dtype=np.int64),
        policy=np.zeros(0),
    )
    imagine(known, drawn, 0)
    move(known, drawn, 0.0, 0, 0)
