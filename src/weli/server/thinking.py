"""Where computer players think: in processes of their own, so that the table never waits.

A process that crashes or thinks for too long is replaced, and the decision asked for again.
"""

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from msgspec import Struct

from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.play.bot import Thought, think
from weli.play.table import DEFAULT_BUDGET
from weli.server.company import USUAL_LEVEL
from weli.server.processes import Line, Worker, serve

__all__ = ["CouldNotThink", "Situation", "Thinker", "Thinkers", "thinkers_for"]

_log = logging.getLogger(__name__)

MOST_THINKERS: Final = 2
"""More processes than this would keep the cores from the table itself."""

PATIENCE: Final = 20.0
"""Seconds that one decision may take before the process is replaced."""


class Situation(Struct, frozen=True):
    """What a computer player decides from: what it knows and may do, and its random numbers."""

    level: str
    view: Any
    legal: Legal
    numbers: KeyedRandom


class CouldNotThink(Exception):
    """No computer player could decide."""


class Thinker(Protocol):
    """Whoever asks computer players."""

    async def choose(self, situation: Situation) -> Thought:
        """Return what the computer player does; raises `CouldNotThink`."""


def thinkers_for(wanted: int) -> int:
    """Return how many processes to use: as wanted, or one less than there are cores, at most 2."""
    return wanted or max(1, min(MOST_THINKERS, (os.cpu_count() or 1) - 1))


class Thinkers:
    """A few processes in which computer players think, started when the first has to."""

    def __init__(self, count: int, *, patience: float = PATIENCE) -> None:
        """Plan for so many processes, each of which may take so many seconds for a decision."""
        self._patience = patience
        self._workers = [Worker(_think, "weli-thinker") for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self._workers):
            self._idle.put_nowait(worker)
        self._waiting = ThreadPoolExecutor(count, thread_name_prefix="weli-thinking")

    async def choose(self, situation: Situation) -> Thought:
        """Return what the computer player does.

        When it cannot decide, it is asked once more, and then the usual one instead; nobody ever
        plays by chance for somebody else.

        Raises:
            CouldNotThink: none of them could.
        """
        usual = Situation(USUAL_LEVEL, situation.view, situation.legal, situation.numbers)
        for attempt in (situation, situation, usual):
            thought = await self._ask(attempt)
            if thought is not None and thought.action in situation.legal:
                return thought
        raise CouldNotThink

    async def _ask(self, situation: Situation) -> Thought | None:
        """Ask in the next process that is free; `None` when nothing came of it."""
        worker = await self._idle.get()
        try:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(
                self._waiting, worker.ask, situation, self._patience
            )
        finally:
            self._idle.put_nowait(worker)
        if isinstance(answer, Thought):
            return answer
        _log.error(
            "A computer player of level %s failed: %s", situation.level, answer or "no answer"
        )
        return None

    def warm_up(self) -> None:
        """Start one process, so that the first decision need not wait for it."""
        self._waiting.submit(self._workers[0].start)

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.stop()
        self._waiting.shutdown(wait=True, cancel_futures=True)


def _think(line: "Line[Any, Any]") -> None:
    """Answer one question after another; runs in a process of its own."""
    from weli.bots.levels import load_bot

    bots: dict[str, Any] = {}

    def choose(situation: Situation) -> Thought:
        bot = bots.get(situation.level) or load_bot(situation.level)
        bots[situation.level] = bot
        return think(bot, situation.view, situation.legal, situation.numbers, DEFAULT_BUDGET)

    serve(line, choose)
