"""Drawing many deals of Mulatschak that a view could be of."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from weli.bots.beliefs.annealing import different, heated, likely, resampled
from weli.bots.beliefs.mulatschak.places import Puzzle, puzzle_of
from weli.bots.beliefs.mulatschak.policy import NOTHING, policy_numbers
from weli.bots.beliefs.mulatschak.story import FULL_HAND, Story
from weli.bots.beliefs.mulatschak.undealt import undealt
from weli.bots.beliefs.mulatschak.world import World, no_white, replayed
from weli.bots.beliefs.replay import Stage
from weli.bots.beliefs.worlds import Contradiction, NothingToImagine, Worlds
from weli.bots.mulatschak.numbers import numbers_of
from weli.cards import CARDS
from weli.fast.codec import SPACES
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.entries import imagine, move
from weli.fast.mulatschak.imagining.fields import Drawn, Known
from weli.fast.mulatschak.phases import OVER
from weli.fast.rules_vector import Numbers
from weli.fast.twin import twin_of
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.events import Cards
from weli.games.mulatschak.view import View
from weli.kernel.chance import KeyedRandom

__all__ = ["CANDIDATES", "Drawing", "sample"]

_WORD: Final = 1 << 31

CANDIDATES: Final = 4
"""For each deal that is wanted so many are drawn and weighed at first."""

MOVES: Final = 8
"""So often cards change places in each deal whenever likely ones have been chosen."""

MOST_STAGES: Final = 12
"""Likely deals are chosen no more often; what is then missing stays in the weights."""


def sample(view: View, rng: KeyedRandom, count: int, *, soft: bool = True) -> Worlds:
    """Draw deals that a view could be of; see `weli.bots.beliefs.sample`."""
    story = Story(view)
    if not story.dealt:
        return undealt(story, count, _seed(rng))
    return Drawing(view).worlds(rng, count, soft=soft)


def _seed(rng: KeyedRandom) -> int:
    """Return a number that decides everything random in the twin."""
    return rng.below(_WORD) * _WORD + rng.below(_WORD)


class Drawing:
    """Draws deals that a view could be of.

    Attributes:
        story: what the view tells of the cards.
        puzzle: the same as numbers.
        known: all that is known, as the twin takes it.
        drawn: the deals drawn last.
    """

    def __init__(self, view: View) -> None:
        """Work out what the view tells, and build a first world by the readable engine.

        Raises:
            NothingToImagine: no cards have been dealt, or the deal is over.
            Contradiction: no deal agrees with the view.
        """
        self.drawn: Drawn
        self.story = Story(view)
        if not self.story.dealt:
            raise NothingToImagine("no cards have been dealt yet")
        self.numbers = twin_of("mulatschak").numbers(view.rules, view.seats)
        nowhere = np.zeros(at.ROW, dtype=np.int64)
        nowhere[at.PHASE] = OVER
        # Whether white hands have been seen to shows in a world; one without any is always right.
        puzzle = puzzle_of(self.story, no_white=view.rules.white.redeal == "mandatory")
        self.known = self._known(puzzle, nowhere, [])
        self.draw(1, 0)
        first = replayed(self.story, self.world(0))
        stages = [stage for stage in first.stages if stage.deal.dealt]
        dealt = stages[0] if stages else first
        template = twin_of("mulatschak").pack(dealt.deal, dealt.views.values())
        self.puzzle = puzzle_of(self.story, no_white=no_white(first.deal))
        steps = [step for stage in stages for step in self._steps(stage)]
        self.known = self._known(self.puzzle, template, steps)

    def _known(self, puzzle: Puzzle, template: Numbers, steps: list[int]) -> Known:
        """Return all that is known, as the twin takes it."""
        return Known(
            rules=self.numbers,
            seats=puzzle.seats,
            facts=puzzle.facts,
            fixed=puzzle.fixed,
            layouts=puzzle.layouts,
            template=template,
            steps=np.array(steps, dtype=np.int64),
            thumb=_thumb(),
            policy=NOTHING,
        )

    def _steps(self, stage: Stage) -> tuple[int, ...]:
        """Return what was done as steps; what others laid off face down the worlds know."""
        seat, action = stage.move.seat, stage.move.action
        if seat == self.story.view.me or not isinstance(action, act.Exchange | act.LayOff):
            return SPACES["mulatschak"].encode(action)
        if isinstance(action, act.LayOff):
            return (field.OFF_LATER,)
        return (field.OFF_ALL,) if len(action.cards) == FULL_HAND else (field.OFF_FIRST,)

    def worlds(self, rng: KeyedRandom, count: int, *, soft: bool = True) -> Worlds:
        """Draw deals, each equally likely, or as likely as what the others have done makes it.

        The likely ones are come to by degrees: many are drawn, then their weights are counted to a
        growing power, and each time the likely ones are doubled, the unlikely ones dropped, and
        cards change places in all of them (annealing). Where the first choice is all that is
        needed, they stay as they were drawn.
        """
        seed = _seed(rng)
        if not soft or not count:
            drawn = self.draw(count, seed)
            weights = np.full(count, 1 / max(count, 1))
            return Worlds(self.drawn.rows, self.numbers, weights, float(count), drawn)
        drawn = self.draw(count * CANDIDATES, seed, policy_numbers())
        if self.drawn.logs.sum(axis=1).max() <= field.IMPOSSIBLE / 2:
            return self.worlds(rng, count, soft=False)
        known, heat = self.known._replace(policy=policy_numbers()), 0.0
        for stage in range(MOST_STAGES):
            logs = self.drawn.logs.sum(axis=1)
            hotter = heated(logs, heat, count / 2)
            self._choose(resampled(likely(logs, hotter - heat), count, rng))
            heat = hotter
            if not stage and heat >= 1:
                break
            move(known, self.drawn, heat, MOVES, seed + stage + 1)
            if heat >= 1:
                break
        weights = likely(self.drawn.logs.sum(axis=1), 1 - heat)
        weights /= weights.sum()
        rows = self.drawn.rows
        hands = rows[:, at.HAND : at.HAND + at.MOST_SEATS]
        return Worlds(rows, self.numbers, weights, different(hands, weights), drawn)

    def _choose(self, places: Numbers) -> None:
        """Keep these of the deals drawn last, each as often as it is named."""
        rows, orders, laid, logs, opens = self.drawn
        self.drawn = Drawn(rows[places], orders[places], laid[places], logs[places], opens[places])
        self.drawn.rows[:, at.GENERATOR] += np.arange(len(places))

    def draw(self, count: int, seed: int, policy: NDArray[np.float64] = NOTHING) -> int:
        """Draw deals into `drawn`; return how many were drawn for them.

        Raises:
            Contradiction: no deal was found in so many tries.
        """
        self.drawn = Drawn(
            rows=np.zeros((count, at.ROW), dtype=np.int64),
            orders=np.zeros((count, at.CARD_COUNT), dtype=np.int64),
            laid=np.zeros((count, at.MOST_SEATS, field.LAID), dtype=np.int64),
            logs=np.zeros((count, at.MOST_SEATS)),
            opens=np.zeros((count, at.MOST_SEATS)),
        )
        found = int(imagine(self.known._replace(policy=policy), self.drawn, seed))
        if found < 0:
            raise Contradiction("no deal that agrees with the view was found in all the tries")
        return found

    def world(self, number: int) -> World:
        """Return the cards of a deal drawn last."""
        order = self.drawn.orders[number, : len(self.story.pack)]
        laid = self.drawn.laid[number, : len(self.story.seats)].tolist()
        return World(
            tuple(CARDS[card] for card in order),
            tuple(tuple(_cards(bits) for bits in each) for each in laid),
        )


@cache
def _thumb() -> Numbers:
    """Return the rule-of-thumb player's table."""
    return np.array([numbers_of()], dtype=np.int64)


def _cards(bits: int) -> Cards:
    """Return the cards of a set, in pack order."""
    return tuple(card for card in CARDS if bits >> card.index & 1)
