"""Journals: every move is on the disk before anybody hears of it."""

import os
from pathlib import Path
from typing import Protocol

from weli.kernel.record import Body, Header, Record, Secret, write_line

__all__ = ["FileJournal", "Journal"]


class Journal(Protocol):
    """Where a match is kept while it is played."""

    def append(self, line: Body) -> None:
        """Keep one more line, durably: when this returns, no crash can lose it."""

    def load(self) -> Record:
        """Return everything that was kept."""


class FileJournal:
    """A journal in one file of JSON lines; the file is a record, and can be replayed as one.

    Every append is flushed to the disk (`fsync`). A line that was cut off by a crash was never
    acknowledged, and is cut away when the file is opened again.
    """

    def __init__(self, path: Path) -> None:
        """Open an existing journal for reading and appending."""
        self.path = path

    @classmethod
    def create(cls, path: Path, header: Header, secret: str) -> "FileJournal":
        """Begin a new journal; the file must not exist yet.

        Raises:
            FileExistsError: there is such a file.
            OSError: the file cannot be written.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        text = write_line(header) + write_line(Secret(secret))
        with path.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        _sync_folder(path.parent)
        return cls(path)

    def append(self, line: Body) -> None:
        """Keep one more line, durably."""
        with self.path.open("ab") as file:
            file.write(write_line(line).encode())
            file.flush()
            os.fsync(file.fileno())

    def load(self) -> Record:
        """Return the record, and cut away a last line that a crash left unfinished.

        Raises:
            RecordError: the file is no record; the error names the line.
            OSError: the file cannot be read.
        """
        raw = self.path.read_bytes()
        complete = raw.rfind(b"\n") + 1
        record = read_record(raw[:complete])
        if complete < len(raw):
            os.truncate(self.path, complete)
        return record


def read_record(raw: bytes) -> Record:
    """Read a record from a file's bytes; what is not UTF-8 is an error of its line."""
    return Record.load(raw.decode("utf-8", errors="replace"))


def _sync_folder(folder: Path) -> None:
    """Make a new file's name durable, where the system can do that for folders."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
