"""The first compilation: in processes of its own, at low priority, while people already play.

Whatever Python calls of the compiled code is compiled when it is first called, which takes most of
a minute in all and is then kept on the disk (`weli.fast.cache`). A server starts a `Preparation`,
so that nobody waits for it; `weli doctor` says how it stands.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final

from filelock import FileLock, Timeout

from weli.fast.cache import GAMES, Folder, folder

__all__ = ["PARTS", "Preparation", "busy", "compile_game", "main", "prepare"]

LOCK: Final = "preparing.lock"
"""The file that whoever compiles a game holds."""
LOWEST: Final = 19
"""How far a process steps back behind all others, as `nice` counts."""
APART: Final[int] = sum(
    getattr(subprocess, name, 0) for name in ("CREATE_NEW_PROCESS_GROUP", "IDLE_PRIORITY_CLASS")
)
"""The same on Windows, said when the process is started."""
PROGRAM: Final = (sys.executable, "-m", "weli.fast.preparing")


def _warm_twin(game: str) -> None:
    """Compile the twin: steps, masks, observations, playouts and the rule-of-thumb player."""
    from weli.fast.twin import twin_of

    twin_of(game).warm()


def _warm_solver(game: str) -> None:
    """Compile the solver, by asking it about no position at all."""
    import numpy as np

    from weli.fast.solve import solve, sure
    from weli.fast.twin import twin_of

    none = np.zeros((0, twin_of(game).row), dtype=np.int64)
    rules = np.zeros(1, dtype=np.int64)
    solve(game, rules, none)
    sure(game, rules, none, np.zeros(0, dtype=np.int64))


def _warm_imagining(game: str) -> None:
    """Compile the drawing of hidden cards, which the strongest players begin every thought with."""
    import_module(f"weli.fast.{game}.imagining").warm()


PARTS: Final[Mapping[str, Callable[[str], None]]] = {
    "twin": _warm_twin,
    "solver": _warm_solver,
    "imagining": _warm_imagining,
}
"""What there is to compile of every game. Each compiles all that Python can call of it."""


def compile_game(game: str) -> float:
    """Compile everything of a game that is not on the disk yet, and note that it is there.

    Returns:
        How many seconds of one core it took; 0 where nothing was to be done.
    """
    place = folder(f"weli.fast.{game}")
    if place.filled:
        return 0.0
    begin = time.process_time()
    for warm in PARTS.values():
        warm(game)
    seconds = time.process_time() - begin
    if not place.problem:
        place.fill(seconds)
    return seconds


def prepare(games: Sequence[str] = GAMES) -> None:
    """Compile games, unless another process does so already, or could not keep the code."""
    for game in games:
        place = folder(f"weli.fast.{game}")
        if place.problem or place.filled:
            continue
        try:
            with FileLock(place.path / LOCK, timeout=0):
                compile_game(game)
        except Timeout:
            continue


def busy(place: Folder) -> bool:
    """Say whether a process compiles into a folder just now."""
    if place.problem or not (place.path / LOCK).exists():
        return False
    try:
        with FileLock(place.path / LOCK, timeout=0):
            return False
    except Timeout:
        return True


class Preparation:
    """Compiles what is not on the disk yet, each game in a process of its own.

    The processes end by themselves: when all is done, when they are stopped, and when whoever
    started them has ended in whatever way.
    """

    def __init__(self, program: tuple[str, ...] = PROGRAM) -> None:
        """Plan for the processes; `program` is what they run, with a game behind it."""
        self._program = program
        self._processes: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        """Start the processes; they look by themselves whether there is anything to do."""
        # Our end of a pipe closes when we end, and that is how the process hears of it; the
        # terminal's Ctrl-C is for us alone.
        self._processes = [
            subprocess.Popen(
                (*self._program, game),
                stdin=subprocess.PIPE,
                start_new_session=True,
                creationflags=APART,
            )
            for game in GAMES
        ]

    def stop(self) -> None:
        """End the processes that still run; what they have finished is kept."""
        processes, self._processes = self._processes, []
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()
            if process.stdin is not None:
                process.stdin.close()


def _end_with_parent() -> None:
    """End the process as soon as whoever started it has ended."""
    # Not through `sys.stdin`: its lock would still be held when the work is done first.
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(0)


def _step_back() -> None:
    """Let everybody else go first: this process works only while a processor has nothing to do."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif sys.platform != "win32":
        os.nice(LOWEST)


def main() -> None:
    """Compile the games named behind it as the last in the queue for the processor."""
    _step_back()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(sys.argv[1:])


if __name__ == "__main__":
    main()
