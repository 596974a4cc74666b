"""Time as a table sees it, so that tests can turn the hands."""

import asyncio
from collections.abc import Callable
from typing import Protocol

__all__ = ["Alarm", "Clock", "LoopClock"]


class Alarm(Protocol):
    """Something that will ring."""

    def cancel(self) -> None:
        """Do not ring after all."""


class Clock(Protocol):
    """A clock that only goes forward."""

    def now(self) -> float:
        """Return the time in seconds."""

    def call_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` at a time."""


class LoopClock:
    """The clock of the running event loop."""

    def now(self) -> float:
        """Return the time in seconds, from an arbitrary beginning."""
        return asyncio.get_running_loop().time()

    def call_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` at a time, not before everything that is due already."""
        return asyncio.get_running_loop().call_at(when, ring)
