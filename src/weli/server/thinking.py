"""Where computer players think: in processes of their own, so that the table never waits.

A process that crashes or thinks for too long is replaced, and the decision asked for again. Hints
are thought about in one more process, so that no computer player is later because of one: nobody
can tell from its haste that somebody has asked.
"""

import logging
import os
from typing import Any, Final, Protocol

from msgspec import Struct

from weli.bots.master.hint import Hint
from weli.fast.cache import folder
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.play.bot import Thought, think
from weli.play.table import DEFAULT_BUDGET
from weli.server.company import USUAL_LEVEL
from weli.server.processes import Line, Workers, serve

__all__ = ["ADVISER", "CouldNotThink", "Situation", "Thinker", "Thinkers", "thinkers_for"]

_log = logging.getLogger(__name__)

MOST_THINKERS: Final = 2
"""More processes than this would keep the cores from the table itself."""

PATIENCE: Final = 20.0
"""Seconds that one decision may take before the process is replaced."""

ADVISER: Final = "master"
"""The level that hints come from."""

COMPILING: Final = "compiling"
"""What keeps strong players from thinking in the first minute after an installation.

They answer as the usual one does until then, which is a guard in the record; nobody waits.
"""

HINT_BUDGET: Final = 1_000_000
"""So many positions are looked at for a hint: about a second."""

HINT_PATIENCE: Final = 60.0
"""Seconds that a hint may take; on a busy machine loading the compiled code takes a while."""


class Situation(Struct, frozen=True):
    """What a computer player decides from: what it knows and may do, and its random numbers."""

    level: str
    view: Any
    legal: Legal
    numbers: KeyedRandom


class CouldNotThink(Exception):
    """No computer player could decide.

    Attributes:
        code: what whoever asked for a hint is told: `no_hint_found` or `hints_not_ready`.
    """

    def __init__(self, code: str = "no_hint_found") -> None:
        """Keep what to tell."""
        super().__init__(code)
        self.code = code


class Thinker(Protocol):
    """Whoever asks computer players."""

    async def choose(self, situation: Situation) -> Thought:
        """Return what the computer player does; raises `CouldNotThink`."""

    async def advise(self, situation: Situation) -> Hint:
        """Return what the computer player would do and why; raises `CouldNotThink`."""


def thinkers_for(wanted: int) -> int:
    """Return how many processes to use: as wanted, or one less than there are cores, at most 2."""
    return wanted or max(1, min(MOST_THINKERS, (os.cpu_count() or 1) - 1))


class Thinkers:
    """A few processes in which computer players think, started when the first has to."""

    def __init__(self, count: int, *, patience: float = PATIENCE) -> None:
        """Plan for so many processes, each of which may take so many seconds for a decision."""
        self._players = Workers(_think, "weli-thinker", count, patience=patience)
        self._adviser = Workers(_advise, "weli-adviser", 1, patience=max(patience, HINT_PATIENCE))

    async def choose(self, situation: Situation) -> Thought:
        """Return what the computer player does.

        When it cannot decide, it is asked once more, and then the usual one instead; nobody ever
        plays by chance for somebody else.

        Raises:
            CouldNotThink: none of them could.
        """
        usual = Situation(USUAL_LEVEL, situation.view, situation.legal, situation.numbers)
        for attempt in (situation, situation, usual):
            answer = await self._players.ask(attempt)
            if not isinstance(answer, Thought):
                _log.error(
                    "A computer player of level %s failed: %s", attempt.level, answer or "no answer"
                )
            elif answer.action in situation.legal:
                return answer
        raise CouldNotThink

    async def advise(self, situation: Situation) -> Hint:
        """Return what the computer player would do and why; whoever wants one can ask again.

        Raises:
            CouldNotThink: it could not be found out.
        """
        answer = await self._adviser.ask(situation)
        if answer == COMPILING:
            raise CouldNotThink("hints_not_ready")
        if isinstance(answer, Hint) and answer.action in situation.legal:
            return answer
        _log.error("No hint was found: %s", answer or "no answer")
        raise CouldNotThink

    def warm_up(self) -> None:
        """Start one process, so that the first decision need not wait for it."""
        self._players.warm_up()

    def close(self) -> None:
        """End all processes."""
        self._players.close()
        self._adviser.close()


def _think(line: "Line[Any, Any]") -> None:
    """Answer one question after another; runs in a process of its own."""
    from weli.bots.levels import level_called, load_bot

    bots: dict[str, Any] = {}

    def choose(situation: Situation) -> Thought:
        level = level_called(situation.level)
        waits = level is not None and level.compiled and _has_to_wait(situation)
        name = USUAL_LEVEL if waits else situation.level
        bot = bots[name] = bots.get(name) or load_bot(name)
        thought = think(bot, situation.view, situation.legal, situation.numbers, DEFAULT_BUDGET)
        return Thought(thought.action, COMPILING) if waits else thought

    serve(line, choose)


def _has_to_wait(situation: Situation) -> bool:
    """Say whether there is something to think about, and what that needs is not compiled yet.

    The server sees to it that it is when it starts.
    """
    compiled = folder(f"weli.fast.{situation.view.rules.game}")
    return situation.legal.total() > 1 and not compiled.filled


def _advise(line: "Line[Any, Any]") -> None:
    """Give one hint after another; runs in a process of its own."""
    from weli.bots.master.hint import hint

    def advise(situation: Situation) -> Hint | str:
        if _has_to_wait(situation):
            return COMPILING
        return hint(situation.view, situation.legal, situation.numbers, HINT_BUDGET)

    serve(line, advise)
