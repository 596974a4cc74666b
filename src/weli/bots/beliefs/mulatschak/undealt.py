"""Drawing packs before the hands are dealt: at the cut, and with the Weli in the cutter's fingers.

Nobody holds a card, so every order of the pack is as likely as any other, but for the card that
the reader saw at the cut.
"""

import numpy as np

from weli.bots.beliefs.mulatschak.story import Story
from weli.bots.beliefs.mulatschak.world import before_shuffle
from weli.bots.beliefs.worlds import Worlds
from weli.fast.codec import SPACES
from weli.fast.mulatschak import layout as at
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games.mulatschak import actions as act

__all__ = ["undealt"]


def undealt(story: Story, count: int, seed: int) -> Worlds:
    """Draw packs that were shuffled, and cut as far as the reader knows.

    Args:
        story: what the reader was told; no hand has been dealt.
        count: how many packs.
        seed: decides their orders.
    """
    view, twin = story.view, twin_of("mulatschak")
    numbers = twin.numbers(view.rules, view.seats)
    rows = np.zeros((count, twin.row), dtype=np.int64)
    nothing, none = np.zeros(0, dtype=np.int64), np.zeros((1, 1), dtype=np.int64)

    def do(job: int, given: Numbers) -> None:
        twin.drive(job, rows, numbers, given, none, none)

    do(Job.BEGIN, np.array([seed, *twin.order(view.rules, view.seats)], dtype=np.int64))
    generators = rows[:, at.GENERATOR].copy()
    rows[:] = twin.pack(before_shuffle(story))
    rows[:, at.GENERATOR] = generators
    do(Job.NATURE, nothing)
    if story.cut is not None:
        _put_seen(story, rows)
        (step,) = SPACES["mulatschak"].encode(story.cut)
        do(Job.TAKE, np.full(count, step, dtype=np.int64))
    return Worlds(rows, numbers, np.full(count, 1 / max(count, 1)), float(count), count)


def _put_seen(story: Story, rows: Numbers) -> None:
    """Let the card that the reader saw lie where the cut shows it, in place of another."""
    saw = story.saw
    if saw is None or saw.card is None:
        return
    place = len(story.pack) - 1
    if isinstance(story.cut, act.Lift):
        place = story.cut.count - (1 if saw.last else 0)
    orders = rows[:, at.ORDER : at.ORDER + len(story.pack)]
    every = np.arange(len(rows))
    found = (orders == saw.card.index).argmax(axis=1)
    orders[every, found] = orders[:, place]
    orders[:, place] = saw.card.index
