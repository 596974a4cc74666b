"""Hidden cards are laid out as often in each way as in any other."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from weli.fast.chance import seeded
from weli.fast.jit import compiled, entry
from weli.fast.layouts import SEED, WORK, Counted, NoLayout, counted, lay_out
from weli.fast.rules_vector import Numbers
from weli.kernel.chance import KeyedRandom

Layout = tuple[int, ...]


@compiled
def one(layouts: Counted, work: Numbers, where: Numbers) -> None:
    """Draws a layout."""
    lay_out(layouts, work, where)


@entry
def many(layouts: Counted, found: Numbers, seed: int) -> None:
    """Draws a layout into every row."""
    work = np.zeros(WORK, dtype=np.int64)
    work[SEED] = seeded(seed, 0)
    for number in range(found.shape[0]):
        one(layouts, work, found[number])


def enumerated(allowed: list[int], sizes: list[int]) -> set[Layout]:
    """Every layout, by trying all."""
    slots = [place for place, size in enumerate(sizes) for _ in range(size)]
    return {
        layout
        for layout in permutations(slots)
        if all(bits >> place & 1 for bits, place in zip(allowed, layout, strict=True))
    }


def unlikeliness(counts: Counter[Layout], layouts: set[Layout]) -> float:
    """Chi-square of the counts against equal chances, in standard deviations from its mean."""
    assert set(counts) <= layouts
    expected = sum(counts.values()) / len(layouts)
    chi = sum((counts[layout] - expected) ** 2 / expected for layout in layouts)
    freedom = len(layouts) - 1
    return float((chi - freedom) / (2 * freedom) ** 0.5)


def any_puzzle(rng: KeyedRandom) -> tuple[list[int], list[int]]:
    """Seven cards and up to four places, some of which cannot hold some cards."""
    sizes = [1 + rng.below(2) for _ in range(3)]
    sizes.append(7 - sum(sizes))
    rare = rng.below(3)
    allowed = []
    for _ in range(7):
        barred = sum(1 << place for place in range(4) if rng.below(2 + rare) == 0)
        allowed.append(15 & ~barred)
    return allowed, sizes


@pytest.mark.parametrize("seed", range(12))
def test_every_layout_is_as_likely(seed: int) -> None:
    allowed, sizes = any_puzzle(KeyedRandom.of("layouts", seed))
    wanted = enumerated(allowed, sizes)
    if not wanted:
        with pytest.raises(NoLayout):
            counted(range(7), allowed, sizes)
        return
    layouts = counted(range(7), allowed, sizes)
    assert layouts.total == pytest.approx(len(wanted))
    found = np.zeros((60 * len(wanted), 7), dtype=np.int64)
    many(layouts, found, seed)
    counts = Counter(tuple(row) for row in found.tolist())
    if len(wanted) > 1:
        assert abs(unlikeliness(counts, wanted)) < 4


def test_the_test_finds_a_favoured_layout() -> None:
    layouts = enumerated([3, 3, 3], [1, 2])
    even = Counter(dict.fromkeys(layouts, 200))
    assert abs(unlikeliness(even, layouts)) < 4
    first = min(layouts)
    assert unlikeliness(even + Counter({first: 100}), layouts) > 4


def test_cards_without_a_place_are_refused() -> None:
    with pytest.raises(NoLayout, match="2 cards for places that hold 1"):
        counted([4, 7], [1, 1], [1])
    with pytest.raises(NoLayout, match="no layout"):
        counted([4, 7], [1, 1], [1, 1])


def test_nothing_is_laid_out_in_one_way() -> None:
    assert counted([], [], [0, 0]).total == 1
