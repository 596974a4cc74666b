"""Where matches are kept: one record for each, in the platform's user data folder.

The environment variable `WELI_DATA` names another folder. The records lie in its `matches`.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from weli.kernel.domains import nearest
from weli.kernel.record import RecordError
from weli.play.journal import read_record
from weli.play.match import Match, refold

__all__ = [
    "DATA_VARIABLE",
    "InUse",
    "NoSuchMatch",
    "Saved",
    "find",
    "hold",
    "last_played",
    "latest_unfinished",
    "match_files",
    "new_path",
    "open_saved",
]

DATA_VARIABLE: Final = "WELI_DATA"
"""The environment variable that names the data folder."""


class InUse(Exception):
    """Another process is playing this match."""


class NoSuchMatch(LookupError):
    """No saved match has this name; `near` is the nearest one, if any."""

    def __init__(self, name: str, near: str) -> None:
        """Keep the name, and the nearest that there is."""
        super().__init__(name)
        self.name = name
        self.near = near


class Saved(NamedTuple):
    """A saved match.

    Attributes:
        path: its file.
        match: the match as it stands; `None` when the file is broken.
        error: what is wrong with the file, if anything.
    """

    path: Path
    match: Match | None
    error: RecordError | None = None

    @property
    def name(self) -> str:
        """What the match is called in commands."""
        return self.path.stem


def matches_folder() -> Path:
    """Return the folder in which matches are kept; it need not exist yet."""
    named = os.environ.get(DATA_VARIABLE)
    data = Path(named) if named else user_data_path("weli", appauthor=False)
    return data / "matches"


def new_path(game: str, now: datetime) -> Path:
    """Return the file for a match that begins now: date, time, game and a short id."""
    name = f"{now:%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(2)}"
    return matches_folder() / f"{name}.jsonl"


def match_files() -> list[Path]:
    """Return the files of all saved matches, the one played last first."""
    files = matches_folder().glob("*.jsonl")
    return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def open_saved(path: Path) -> Saved:
    """Read and fold a saved match; a file that is broken says what is wrong with it.

    Raises:
        OSError: the file cannot be read.
    """
    try:
        return Saved(path, refold(read_record(path.read_bytes())))
    except RecordError as error:
        return Saved(path, None, error)


def latest_unfinished() -> Path | None:
    """Return the file of the match that was left last, or `None` when all are finished."""
    for path in match_files():
        match = open_saved(path).match
        if match is not None and not match.over:
            return path
    return None


def last_played() -> Match | None:
    """Return the match that was played last, or `None` when there is none that can be read."""
    return next((found for path in match_files() if (found := open_saved(path).match)), None)


def find(name: str) -> Path:
    """Return the file of the match with this name, short id or path.

    Raises:
        NoSuchMatch: there is none.
    """
    if Path(name).is_file():
        return Path(name)
    files = {path.stem: path for path in match_files()}
    meant = [path for stem, path in files.items() if name == stem or stem.endswith(f"-{name}")]
    if len(meant) != 1:
        raise NoSuchMatch(name, nearest(name, files))
    return meant[0]


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """Keep a match for this process alone; the system lets go of it when the process ends.

    Raises:
        InUse: another process holds it.
        OSError: the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path.with_suffix(".lock"), timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise InUse from None
    try:
        yield
    finally:
        lock.release()
