"""The laws for as long as one likes, a command of its own:

    uv run python -m tests.laws.long                      everything; about ten minutes on one core
    uv run python -m tests.laws.long --percent 300        three times as much
    uv run python -m tests.laws.long laws --percent 5     only this part, and less of it

The seed of the random tables is printed at the start and can be given. Each part prints what it
has seen, and stops with an error where a law is broken, after it has printed the table.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from secrets import randbelow
from typing import Final

from tests.laws.tables import random_setting
from tests.laws.test_engine import check_cards, check_listed, check_refusals
from tests.laws.test_scores import check_sums
from tests.laws.test_secrets import other_worlds
from tests.laws.test_views import check_views
from tests.laws.walks import walk
from tests.mighty import test_laws as mighty
from tests.mighty import test_second_formulation as formulation
from tests.mighty import test_second_scoring as book_keeping
from weli.kernel.chance import KeyedRandom

Part = Callable[[int, str], Counter[str]]

CHECKS = (check_cards, check_listed, check_refusals, check_sums, check_views)


def laws(count: int, seed: str) -> Counter[str]:
    """Random tables of every game: every law that is cheap to check on a deal."""
    seen: Counter[str] = Counter()
    rng = KeyedRandom.of("long", seed)
    for _ in range(count):
        setting = random_setting(rng)
        try:
            played = walk(setting)
            for check in CHECKS:
                check(played)
            worlds = other_worlds(setting, tries=2)
        except Exception:
            print(setting)
            raise
        seen[setting.game.id] += 1
        seen["decisions"] += len(played.stages)
        seen["other worlds that stayed"] += worlds.stayed
        seen["other worlds that did not"] += worlds.dropped
    return seen


def statistics(count: int, _seed: str) -> Counter[str]:
    """Mighty with five players: `korean` pays zero-sum, `seed` charges one side alone."""
    seen: Counter[str] = Counter()
    for name in ("seed", "korean"):
        found = mighty.statistics(name, count)
        seen.update({f"{name} {key}": number for key, number in found.items()})
    return seen


PARTS: Final[Mapping[str, tuple[int, Part]]] = {
    "laws": (3_000, laws),
    "statistics": (10_000, statistics),
    "friends": (5_000, lambda count, seed: mighty.other_friends(count, f"long {seed}")),
    "cards": (50_000, lambda count, seed: formulation.compare(count, f"long {seed}")),
    "scores": (50_000, lambda count, seed: book_keeping.compare_ends(count, f"long {seed}")),
}
"""What each part does, and how often unless told otherwise."""


def main(arguments: Sequence[str]) -> None:
    """Runs the parts that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.long")
    parser.add_argument("parts", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--percent", type=float, default=100.0)
    parser.add_argument("--seed", default=str(randbelow(10**6)))
    given = parser.parse_args(arguments)
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))} (parts: {', '.join(PARTS)})")
    print(f"seed {given.seed}")
    for name in given.parts or PARTS:
        full, part = PARTS[name]
        seen = part(max(round(full * given.percent / 100), 1), given.seed)
        told = ", ".join(f"{number} {key}" for key, number in sorted(seen.items()))
        print(f"{name}: {told}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
