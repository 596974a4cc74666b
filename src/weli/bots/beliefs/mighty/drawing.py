"""Drawing many deals of Mighty that a view could be of."""

from typing import Final

import numpy as np

from weli.bots.beliefs.annealing import effective_size, heated, likely, resampled
from weli.bots.beliefs.mighty.cardsets import members
from weli.bots.beliefs.mighty.places import Hidden, hidden_of, known_of
from weli.bots.beliefs.mighty.policy import NOBODY, player_of
from weli.bots.beliefs.mighty.story import Story
from weli.bots.beliefs.mighty.world import World, before_shuffle
from weli.bots.beliefs.worlds import Contradiction, Worlds
from weli.fast.mighty import layout as at
from weli.fast.mighty.imagining import Drawn, Known, Player, imagine
from weli.fast.mighty.layout import SECOND
from weli.fast.mighty.tables import CARD_AT
from weli.fast.twin import twin_of
from weli.games.mighty.view import View
from weli.kernel.chance import KeyedRandom

__all__ = ["CANDIDATES", "Drawing", "sample"]

_WORD: Final = 1 << 31

TABLES: Final = (1 << 16, 1 << 20, 1 << 24)
"""How large the table of layouts may be: larger ones only where too much is drawn in vain."""

CANDIDATES: Final = 8
"""For each deal that is wanted so many are drawn and weighed, and the likely ones are taken."""

LEAST_SHARE: Final = 0.5
"""Weighed deals tell as much as this part of those that were asked for, at least."""

TRIES: Final = 20_000
"""How many deals are drawn in vain for one before the next larger table is taken."""


def sample(view: View, rng: KeyedRandom, count: int, *, soft: bool = True) -> Worlds:
    """Draw deals that a view could be of; see `weli.bots.beliefs.sample`."""
    return Drawing(view).worlds(rng, count, soft=soft)


class Drawing:
    """Draws deals that a view could be of.

    The hidden cards are laid out under what is known of every single card, each layout as likely
    as any other, and what everybody did is done again in the twin. A deal in which some of that was
    not allowed is thrown away, so that those that stay are equally likely too.

    Attributes:
        story: what the view tells of the cards.
        hidden: the hidden cards and where they may be.
        numbers: the house rules as numbers.
        drawn: the deals drawn last.
    """

    def __init__(self, view: View, tables: tuple[int, ...] = TABLES) -> None:
        """Work out what the view tells.

        Args:
            view: what the reader knows.
            tables: how large the table of layouts may be, smaller sizes first.

        Raises:
            NothingToImagine: no cards have been dealt, or the deal is over.
        """
        twin = twin_of("mighty")
        self.story = Story(view)
        self.hidden: Hidden = hidden_of(self.story)
        self.numbers = twin.numbers(view.rules, view.seats)
        self._start = twin.pack(before_shuffle(view))
        self._known: Known | None = None
        self.drawn = _none(0)
        self._tables, self._table = tables, 0

    def worlds(self, rng: KeyedRandom, count: int, *, soft: bool = True) -> Worlds:
        """Draw deals, each equally likely, or weighed by what the others have done.

        Weighed deals are the likely ones of many more, each once with its weight; so they may be
        fewer than were asked for. Where a few of them would outweigh all others, the weights are
        evened out: all are raised to the greatest power up to 1 with which they still tell as much
        as a part (`LEAST_SHARE`) of the deals that were asked for. Nothing that is known for
        certain is touched by that; what the others' actions tell is trusted less.

        Raises:
            Contradiction: no deal agrees with the view.
        """
        seed = rng.below(_WORD) * _WORD + rng.below(_WORD)
        if not soft or not count:
            tried = self.draw(count, seed)
            weights = np.full(count, 1 / max(count, 1))
            return Worlds(self.drawn.rows, self.numbers, weights, float(count), tried)
        tried = self.draw(count * CANDIDATES, seed, player_of(self.story.view))
        power = heated(self.drawn.logs, 0.0, count * LEAST_SHARE)
        found = likely(self.drawn.logs, power)
        places, times = np.unique(resampled(found, count, rng), return_counts=True)
        rows, buried, logs = self.drawn
        self.drawn = Drawn(rows[places], buried[places], logs[places])
        effective = min(effective_size(found), float(count))
        return Worlds(self.drawn.rows, self.numbers, times / count, effective, tried)

    def draw(self, count: int, seed: int, player: Player = NOBODY) -> int:
        """Draw deals into `drawn`; return how many were drawn for them.

        Raises:
            Contradiction: no deal was found in all the tries.
        """
        self.drawn = _none(count)
        while True:
            if self._known is None:
                most = self._tables[self._table]
                self._known = known_of(self.story, self.hidden, most, self._start, self.numbers)
            tried = int(imagine(self.drawn, self._known, player, TRIES, seed))
            if tried >= 0:
                return tried
            if self._table + 1 == len(self._tables):
                raise Contradiction("no deal that agrees with the view was found in all the tries")
            self._table += 1
            self._known = None

    def world(self, number: int) -> World:
        """Return the cards of a deal drawn last."""
        order = self.drawn.rows[number, at.ORDER : at.ORDER + len(self.story.outfit.cards)]
        first, second = self.drawn.buried[number].tolist()
        return World(
            tuple(CARD_AT[int(place)] for place in order), members(first | second << SECOND)
        )


def _none(count: int) -> Drawn:
    """Return room for so many deals."""
    rows = np.zeros((count, at.ROW), dtype=np.int64)
    return Drawn(rows, np.zeros((count, 2), dtype=np.int64), np.zeros(count))
