"""The laws of Mighty over thousands of deals: a command of its own, too long for the suite.

    python -m tests.mighty.nightly              everything; about ten minutes on one core
    python -m tests.mighty.nightly --percent 5  a twentieth of it
    python -m tests.mighty.nightly statistics   only the part of this name

Each part prints what it has seen, and stops with an `AssertionError` where a law is broken.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tests.mighty import test_laws as laws
from tests.mighty import test_second_formulation as formulation
from tests.mighty import test_second_scoring as book_keeping
from tests.mighty.random_deals import numbers
from tests.mighty.random_rules import random_rules

Part = Callable[[int], Counter[str]]


def statistics(count: int) -> Counter[str]:
    """Five players: `korean` pays zero-sum, `seed` charges one side by its penalties."""
    seen: Counter[str] = Counter()
    for name in ("seed", "korean"):
        found = laws.statistics(name, count)
        seen.update({f"{name} {key}": number for key, number in found.items()})
    return seen


def fuzz(count: int) -> Counter[str]:
    """Random rules for three to eight players: somebody can always act, sums hold."""
    seen: Counter[str] = Counter()
    for seats, rng in numbers("nightly fuzz", count):
        played = laws.fuzz(random_rules(rng, seats), seats, rng)
        laws.conserve(played)
        seen["rules"] += 1
        seen["decisions"] += len(played.steps)
        seen["redeals"] += played.deal.redeals
    return seen


PARTS: Final[Mapping[str, tuple[int, Part]]] = {
    "statistics": (10_000, statistics),
    "fuzz": (20_000, fuzz),
    "worlds": (10_000, lambda count: laws.other_worlds(count, "nightly worlds")),
    "cards": (100_000, lambda count: formulation.compare(count, "nightly cards")),
    "scores": (10_000, lambda count: book_keeping.compare(count, "nightly scores")),
    "ends": (100_000, lambda count: book_keeping.compare_ends(count, "nightly ends")),
}


def main(arguments: Sequence[str]) -> None:
    """Runs the parts that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.mighty.nightly")
    parser.add_argument("parts", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--percent", type=float, default=100.0)
    given = parser.parse_args(arguments)
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))} (parts: {', '.join(PARTS)})")
    for name in given.parts or PARTS:
        full, part = PARTS[name]
        seen = part(max(round(full * given.percent / 100), 1))
        print(f"{name}: " + ", ".join(f"{number} {key}" for key, number in sorted(seen.items())))


if __name__ == "__main__":
    main(sys.argv[1:])
