"""All of a plan, on all cores, kept in a file from which a run goes on after a break.

The file has one line with the settings and then one line for each deal or match that is finished,
as JSON, in any order. A line that was cut off while it was written is dropped. The number of deals
is no setting: a run may be made longer with the same file.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from weli.analysis.arena.plan import Plan
from weli.analysis.arena.playing import Unit, play_unit
from weli.analysis.arena.sprt import Walk
from weli.bots.levels import load_player

__all__ = ["BadResults", "OtherRun", "on_all_cores", "run"]

T = TypeVar("T")
R = TypeVar("R")

FORMAT: Final = 1
Progress = Callable[[int], None]


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of results."""

    weli_arena: int
    fingerprint: str
    settings: dict[str, Any]


class BadResults(ValueError):
    """A file that holds no results of the arena; `line` is the first that cannot be read."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class OtherRun(ValueError):
    """A file with results of other settings; `settings` names those that differ."""

    def __init__(self, settings: tuple[str, ...]) -> None:
        super().__init__(", ".join(settings))
        self.settings = settings


def run(
    plan: Plan,
    *,
    processes: int | None = None,
    results: Path | None = None,
    progress: Progress = lambda _: None,
    walk: Walk | None = None,
) -> list[Unit]:
    """Play all deals or matches of a plan and return what everybody got, in order.

    With a walk it is only as many as the test of the first two players needed.

    Args:
        plan: what is to be played; its rules suit the number of seats.
        processes: how many processes share the work; all cores by default. The results do not
            depend on it.
        results: a file that gets every result at once; what it holds already is not played again.
        progress: is told how many more have been played, again and again.
        walk: a test that may end the run before all is played.

    Raises:
        UnknownBot: a player's name belongs to nobody.
        BotFailed: a player broke down or did what is not allowed.
        BadResults: the file holds something else.
        OtherRun: the file is of other settings.
        OSError: the file cannot be read or written.
    """
    for name in plan.players:
        load_player(name)
    known = {} if results is None else _known(plan, results)
    found = {number: unit for number, unit in known.items() if number < plan.count}
    shown = walk is not None and any(walk.note(unit) for unit in found.values())
    progress(len(found))
    missing = [number for number in range(plan.count) if number not in found and not shown]
    keeping = nullcontext() if results is None else results.open("ab")
    with keeping as file, on_all_cores(partial(play_unit, plan), missing, processes) as units:
        for unit in units:
            if file is not None:
                file.write(msgspec.json.encode(unit) + b"\n")
                file.flush()
            found[unit.number] = unit
            shown = walk is not None and walk.note(unit)
            progress(1)
            if shown:
                break
    count = plan.count if walk is None else walk.count
    return [found[number] for number in range(count)]


def _known(plan: Plan, path: Path) -> dict[int, Unit]:
    """Return the results in a file, by number; begin the file where there is none.

    A last line that was cut off is taken out, so that the next one begins on its own.
    """
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        path.write_bytes(b"".join(lines))
    if not lines:
        path.parent.mkdir(parents=True, exist_ok=True)
        head = Head(FORMAT, plan.fingerprint, plan.settings())
        path.write_bytes(msgspec.json.encode(head) + b"\n")
        return {}
    head = _read(lines[0], 1, Head)
    if head.weli_arena != FORMAT:
        raise BadResults(1)
    if head.fingerprint != plan.fingerprint:
        ours = plan.settings()
        keys = {*ours, *head.settings}
        raise OtherRun(
            tuple(sorted(key for key in keys if ours.get(key) != head.settings.get(key)))
        )
    units = [_read(line, number, Unit) for number, line in enumerate(lines[1:], start=2)]
    return {unit.number: unit for unit in units}


def _read(line: bytes, number: int, kind: type[T]) -> T:
    """Read a line of a file of results."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadResults(number) from None


@contextmanager
def on_all_cores(
    work: Callable[[T], R], tasks: list[T], processes: int | None
) -> Iterator[Iterator[R]]:
    """Do tasks in several processes, and yield what comes of them as they are done.

    Whatever interrupts it ends the processes at once.
    """
    wanted = min(processes or os.cpu_count() or 1, len(tasks))
    if wanted <= 1:
        yield map(work, tasks)
        return
    before = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(wanted, mp_context=context, initializer=_ignore_interrupts)
    try:
        yield (done.result() for done in as_completed([pool.submit(work, each) for each in tasks]))
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()
        raise
    pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
