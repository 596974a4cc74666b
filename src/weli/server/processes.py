"""Other processes that answer questions, replaced when they crash or take too long."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

__all__ = ["Line", "Worker", "Workers", "serve"]

_log = logging.getLogger(__name__)

Line = Connection
"""The line between a process and the server."""


class Worker:
    """One process, and the line to it; used by one thread at a time."""

    def __init__(self, work: Callable[["Connection[Any, Any]"], None], name: str) -> None:
        """Plan for a process that does some work, with its end of the line."""
        self._work = work
        self._name = name
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
            target=self._work, args=(theirs,), name=self._name, daemon=True
        )
        self._process.start()
        theirs.close()

    def ask(self, question: Any, patience: float) -> Any:
        """Return the answer; `None` when the process crashed, took too long or was stopped."""
        self.start()
        line = self._line
        if line is None:
            return None
        try:
            line.send(question)
            if line.poll(patience):
                return line.recv()
            _log.error("The process %s took too long; it is replaced", self._name)
        except (EOFError, OSError, TypeError):  # the last while the line is being closed
            if not self._stopped:
                _log.error("The process %s ended; it is replaced", self._name)
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


class Workers:
    """Some processes that do the same work; each question goes to the next one that is free."""

    def __init__(
        self,
        work: Callable[["Connection[Any, Any]"], None],
        name: str,
        count: int,
        *,
        patience: float,
    ) -> None:
        """Plan for so many processes, each of which may take so many seconds for an answer."""
        self._patience = patience
        self._all = [Worker(work, name) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self._all):
            self._idle.put_nowait(worker)
        self._waiting = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def ask(self, question: Any) -> Any:
        """Return the answer; `None` when the process crashed, took too long or was stopped.

        Whoever gives up waiting leaves the process to its work: until it is done it is asked
        nothing else, so that nobody gets an answer to another's question.
        """
        worker = await self._idle.get()
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._waiting, worker.ask, question, self._patience)
        answer.add_done_callback(lambda _answer: self._idle.put_nowait(worker))
        return await asyncio.shield(answer)

    def warm_up(self) -> None:
        """Start one process, so that the first question need not wait for it."""
        self._waiting.submit(self._all[0].start)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.stop()
        self._waiting.shutdown(wait=True, cancel_futures=True)


def serve(line: "Connection[Any, Any]", answer: Callable[[Any], Any]) -> None:
    """Answer one question after another, in the other process, until the line is cut.

    What goes wrong is answered in words, so that the process stays as it is.
    """
    import signal

    # Ctrl-C reaches every process of the terminal; the server decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError):
            return
        try:
            found = answer(question)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        line.send(found)
