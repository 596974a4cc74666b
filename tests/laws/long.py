"""The laws for as long as one likes: `uv run python -m tests.laws.long --minutes 10`.

Random rules, random deals, every law that is cheap to check on a deal. The seed is printed at the
start; a failure prints the table at which it happened.
"""

import argparse
import time
from secrets import randbelow

from tests.laws.tables import random_setting
from tests.laws.test_engine import check_cards, check_listed, check_refusals
from tests.laws.test_scores import check_sums
from tests.laws.test_secrets import other_worlds
from tests.laws.test_views import check_views
from tests.laws.walks import walk
from tests.laws.worlds import NOTHING
from weli.kernel.chance import KeyedRandom

CHECKS = (check_cards, check_listed, check_refusals, check_sums, check_views)


def main() -> None:
    """Runs the laws until the time is up."""
    parser = argparse.ArgumentParser(description="Try the laws at random tables.")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=randbelow(10**6))
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    rng = KeyedRandom.of("long", arguments.seed)
    end = time.monotonic() + 60 * arguments.minutes
    deals, worlds = 0, NOTHING
    while time.monotonic() < end:
        setting = random_setting(rng)
        try:
            played = walk(setting)
            for check in CHECKS:
                check(played)
            worlds += other_worlds(setting, tries=3)
        except Exception:
            print(setting)
            raise
        deals += 1
    print(f"{deals} deals; {worlds.stayed} other worlds stayed, {worlds.dropped} did not")


if __name__ == "__main__":
    main()
