"""Computer players that crash, dawdle or cheat, for tests of how the server copes."""

# ruff: noqa: ARG002  # none of them looks at what it is given

import os
import time
from typing import Any

from weli.kernel.actions import Action, Shuffle
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal


class Crashes:
    """Ends its whole process."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Takes the process with it."""
        os._exit(3)


class Dawdles:
    """Thinks for longer than anybody waits."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Sleeps."""
        time.sleep(3600)
        return next(iter(legal))


class Raises:
    """Has a bug."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Fails."""
        raise RuntimeError("a bug")


class Cheats:
    """Does what is not allowed."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Shuffles."""
        return Shuffle(())


class Hurried:
    """Takes the first action, and says that the clock made it."""

    guard = "time"

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Chooses at once."""
        return next(iter(legal))
