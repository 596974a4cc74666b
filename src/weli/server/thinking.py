"""Where computer players think: in processes of their own, so that the table never waits.

A process that crashes or thinks for too long is replaced, and the decision asked for again.
"""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from msgspec import Struct

from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.play.table import DEFAULT_BUDGET
from weli.server.company import USUAL_LEVEL

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

    async def choose(self, situation: Situation) -> Action:
        """Return what the computer player does; raises `CouldNotThink`."""


def thinkers_for(wanted: int) -> int:
    """Return how many processes to use: as wanted, or one less than there are cores, at most 2."""
    return wanted or max(1, min(MOST_THINKERS, (os.cpu_count() or 1) - 1))


class Thinkers:
    """A few processes in which computer players think, started when the first has to."""

    def __init__(self, count: int, *, patience: float = PATIENCE) -> None:
        """Plan for so many processes, each of which may take so many seconds for a decision."""
        self._patience = patience
        self._workers = [_Worker() for _ in range(count)]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in reversed(self._workers):
            self._idle.put_nowait(worker)
        self._waiting = ThreadPoolExecutor(count, thread_name_prefix="weli-thinking")

    async def choose(self, situation: Situation) -> Action:
        """Return what the computer player does.

        When it cannot decide, it is asked once more, and then the usual one instead; nobody ever
        plays by chance for somebody else.

        Raises:
            CouldNotThink: none of them could.
        """
        usual = Situation(USUAL_LEVEL, situation.view, situation.legal, situation.numbers)
        for attempt in (situation, situation, usual):
            action = await self._ask(attempt)
            if action is not None and action in situation.legal:
                return action
        raise CouldNotThink

    async def _ask(self, situation: Situation) -> Action | None:
        """Ask in the next process that is free; `None` when nothing came of it."""
        worker = await self._idle.get()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._waiting, worker.ask, situation, self._patience)
        finally:
            self._idle.put_nowait(worker)

    def warm_up(self) -> None:
        """Start one process, so that the first decision need not wait for it."""
        self._waiting.submit(self._workers[0].start)

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.stop()
        self._waiting.shutdown(wait=True, cancel_futures=True)


class _Worker:
    """One process, and the line to it; used by one thread at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection[Any, Any] | None = None
        self._stopped = False

    def start(self) -> None:
        """Start the process, unless it runs."""
        if self._stopped or (self._process is not None and self._process.is_alive()):
            return
        # A fresh interpreter: a forked one would share locks, sockets and the database.
        spawn = multiprocessing.get_context("spawn")
        self._line, theirs = spawn.Pipe()
        self._process = spawn.Process(
            target=_think, args=(theirs,), name="weli-thinker", daemon=True
        )
        self._process.start()
        theirs.close()

    def ask(self, situation: Situation, patience: float) -> Action | None:
        """Return the answer; `None` when the process crashed, took too long or was stopped."""
        self.start()
        if self._line is None:
            return None
        try:
            self._line.send(situation)
            if self._line.poll(patience):
                answer = self._line.recv()
                if isinstance(answer, Action):
                    return answer
                _log.error("A computer player of level %s failed: %s", situation.level, answer)
                return None
            _log.error("A computer player of level %s took too long", situation.level)
        except (EOFError, OSError):
            if not self._stopped:
                _log.error("The process of a computer player ended; it is replaced")
        self._end()
        return None

    def stop(self) -> None:
        """End the process for good."""
        self._stopped = True
        self._end()

    def _end(self) -> None:
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def _think(line: "Connection[Any, Any]") -> None:
    """Answer one question after another; runs in a process of its own."""
    import signal

    from weli.bots.levels import load_bot

    # Ctrl-C reaches every process of the terminal; the server decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots: dict[str, Any] = {}
    while True:
        try:
            situation = line.recv()
        except (EOFError, OSError):
            return
        try:
            bot = bots.setdefault(situation.level, None) or load_bot(situation.level)
            bots[situation.level] = bot
            answer = bot.choose(situation.view, situation.legal, situation.numbers, DEFAULT_BUDGET)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        line.send(answer)
