"""Worlds are drawn as often in each way as in any other: small packs against all that is possible.

Seven cards and two players. The first is dealt three cards, lays one off and draws one; the second
is dealt two; the rest is the talon. All packs and all choices of what is laid off are tried.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import NamedTuple

import numpy as np
import pytest

from weli.bots.beliefs.mulatschak.policy import NOTHING
from weli.bots.mulatschak.sight import cards_of
from weli.cards import CARDS, WELI, Card, parse_card
from weli.fast.layouts import counted
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.entries import imagine
from weli.fast.mulatschak.imagining.fields import Drawn, Known
from weli.fast.mulatschak.phases import OVER

pytestmark = pytest.mark.xdist_group("mulatschak twin")

PACK = tuple(parse_card(code) for code in ("A7", "A8", "AS", "L9", "LK", "H7", "Weli"))
DEALT, OTHERS = (0, 1, 2), (3, 4)
DRAWS = 20_000
FIRST, HELD, SECOND, TALON = 3, 5, 8, 15
"""The places: what the first lays off and holds, what the second holds, the talon."""


class World(NamedTuple):
    """A pack in the order of the deal, and what the first player laid off."""

    order: tuple[Card, ...]
    laid: Card


class Case(NamedTuple):
    """Something that is known.

    Attributes:
        drawn: where in the pack the card lay that the first player drew.
        played: a card that the first player has played.
        lacks: cards that he cannot hold any more.
        top: the card that lay on top.
        bottom: the card at the bottom.
        top_no_weli: whether the Weli did not lie on top.
        bottom_no_weli: whether it did not lie at the bottom.
        no_white: whether neither was dealt a white hand.
    """

    drawn: int = 5
    played: str = ""
    lacks: str = ""
    top: str = ""
    bottom: str = ""
    top_no_weli: bool = False
    bottom_no_weli: bool = False
    no_white: bool = False

    def cards(self, name: str) -> set[Card]:
        """The cards that an attribute names."""
        return {parse_card(code) for code in getattr(self, name).split()}

    def hand(self, world: World) -> set[Card]:
        """What the first player has after the exchange, the played card included."""
        dealt = {world.order[place] for place in DEALT}
        return dealt - {world.laid} | {world.order[self.drawn]}

    def possible(self, world: World) -> bool:
        """Whether a world agrees with what is known."""
        hand, played = self.hand(world), self.cards("played")
        whites = [
            all(world.order[place].rank <= 10 for place in places) for places in (DEALT, OTHERS)
        ]
        return (
            played <= hand
            and not (hand - played) & self.cards("lacks")
            and self.cards("top") <= {world.order[0]}
            and self.cards("bottom") <= {world.order[-1]}
            and not (self.top_no_weli and world.order[0] is WELI)
            and not (self.bottom_no_weli and world.order[-1] is WELI)
            and not (self.no_white and any(whites))
        )

    def all(self) -> Iterator[World]:
        """Every world that agrees with what is known."""
        for order in permutations(PACK):
            for place in DEALT:
                world = World(order, order[place])
                if self.possible(world):
                    yield world

    def places(self, card: Card) -> int:
        """The places where a hidden card may be."""
        found = {FIRST, HELD, SECOND, TALON}
        if card in self.cards("lacks"):
            found -= {HELD}
        if card in self.cards("top"):
            found &= {FIRST, HELD}
        if card in self.cards("bottom"):
            found &= {HELD}
        return sum(1 << place for place in found)

    def known(self) -> Known:
        """The same as numbers."""
        bottom = self.cards("bottom")
        lies = bottom if self.drawn != len(PACK) - 1 else set()
        hidden = [card for card in PACK if card not in self.cards("played") | lies]
        sizes = [0] * field.PLACES
        sizes[FIRST], sizes[SECOND] = 1, 2
        sizes[HELD] = 3 - len(self.cards("played"))
        sizes[TALON] = 1 - len(lies)
        seats = np.zeros((at.MOST_SEATS, field.SEAT_FACTS), dtype=np.int64)
        seats[1:3, field.OTHER] = 1
        seats[1:3, field.KEPT] = 2, 5
        seats[1, field.PLAYED] = cards_of(self.cards("played"))
        seats[1, field.DEALT_ONES] = cards_of(self.cards("top"))
        seats[1, field.LAST_DRAWN] = cards_of(bottom - lies)
        seats[1:3, field.DEALT_COUNT] = 3, 2
        seats[1, field.DRAWN_COUNT] = 1
        seats[1, field.DEALT_SLOTS : field.DEALT_SLOTS + 3] = DEALT
        seats[2, field.DEALT_SLOTS : field.DEALT_SLOTS + 2] = OTHERS
        seats[1, field.DRAWN_SLOTS] = self.drawn
        fixed = np.full(len(CARDS), -1, dtype=np.int64)
        for card in lies:
            fixed[len(PACK) - 1] = card.index
        template = np.zeros(at.ROW, dtype=np.int64)
        template[at.PHASE] = OVER
        allowed = [self.places(card) for card in hidden]
        return Known(
            rules=np.zeros(1, dtype=np.int64),
            seats=seats,
            facts=self.facts(),
            fixed=fixed,
            layouts=counted([card.index for card in hidden], allowed, sizes),
            template=template,
            steps=np.zeros(0, dtype=np.int64),
            thumb=np.zeros((1, 1), dtype=np.int64),
            policy=NOTHING,
        )

    def facts(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """What is known of the whole deal as numbers."""
        facts = np.zeros(field.FACTS, dtype=np.int64)
        facts[field.CARDS] = len(PACK)
        facts[field.TALON_FROM] = 5 if self.drawn == len(PACK) - 1 else 6
        facts[field.NO_WHITE] = self.no_white
        facts[field.TOP] = next((card.index for card in self.cards("top")), -1)
        facts[field.TOP_NO_WELI] = self.top_no_weli
        facts[field.BOTTOM_NO_WELI] = self.bottom_no_weli
        facts[field.TRIES] = 1000
        return facts

    def draw(self, seed: int) -> Iterator[World]:
        """Draws worlds."""
        drawn = Drawn(
            rows=np.zeros((DRAWS, at.ROW), dtype=np.int64),
            orders=np.zeros((DRAWS, at.CARD_COUNT), dtype=np.int64),
            laid=np.zeros((DRAWS, at.MOST_SEATS, field.LAID), dtype=np.int64),
            logs=np.zeros((DRAWS, at.MOST_SEATS)),
            opens=np.zeros((DRAWS, at.MOST_SEATS)),
        )
        assert imagine(self.known(), drawn, seed) >= DRAWS
        laid = drawn.laid[:, 1, 0].tolist()
        for order, bits in zip(drawn.orders[:, : len(PACK)].tolist(), laid, strict=True):
            yield World(tuple(CARDS[card] for card in order), CARDS[bits.bit_length() - 1])


CASES = [
    Case(),
    Case(drawn=6),
    Case(played="AS"),
    Case(played="Weli", lacks="AS LK"),
    Case(top="LK"),
    Case(top="LK", played="LK"),
    Case(drawn=6, bottom="AS"),
    Case(drawn=6, bottom="AS", played="AS"),
    Case(bottom="AS", played="LK"),
    Case(top_no_weli=True),
    Case(bottom_no_weli=True),
    Case(drawn=6, bottom_no_weli=True, played="Weli"),
    Case(no_white=True),
    Case(no_white=True, lacks="Weli AS", played="A7", top="H7"),
]

SIDES: list[Callable[[Case, World], object]] = [
    lambda case, world: (frozenset(case.hand(world)), world.laid),
    lambda _, world: (world.order[0], world.order[-1], world.order[3]),
    lambda case, world: (world.order[case.drawn], world.laid, world.order[1]),
]
"""What is counted of a world: the hands, the ends of the pack, what was drawn and laid off."""


def unlikeliness(found: Counter[object], wanted: Counter[object]) -> float:
    """Chi-square of counts against those expected, in standard deviations from its mean."""
    assert set(found) <= set(wanted), "only what is possible is drawn"
    total = sum(wanted.values())
    expected = {each: number * found.total() / total for each, number in wanted.items()}
    chi = sum((found[each] - number) ** 2 / number for each, number in expected.items())
    freedom = max(len(wanted) - 1, 1)
    return float((chi - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_every_world_is_as_likely(number: int) -> None:
    case = CASES[number]
    possible, drawn = list(case.all()), list(case.draw(number))
    for side in SIDES:
        wanted = Counter(side(case, world) for world in possible)
        found = Counter(side(case, world) for world in drawn)
        assert abs(unlikeliness(found, wanted)) < 4


def test_the_test_finds_what_is_not_known() -> None:
    case, more = Case(bottom_no_weli=True, no_white=True), Case(no_white=True)
    wanted = Counter(SIDES[1](case, world) for world in case.all())
    possible = Counter(SIDES[1](case, world) for world in case.draw(1))
    assert abs(unlikeliness(possible, wanted)) < 4
    with pytest.raises(AssertionError):
        unlikeliness(Counter(SIDES[1](more, world) for world in more.draw(1)), wanted)
