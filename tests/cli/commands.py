"""Running `weli` commands in this process, with lines that a person would type."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from weli.cli import main


class Done(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str

    def complaint(self) -> str:
        """The one line of a command that failed as it should."""
        assert self.code == 2, self
        assert self.err.startswith("weli: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.out + self.err
        return self.err.removeprefix("weli: ").rstrip("\n")


Weli = Callable[..., Done]


class Home(NamedTuple):
    """A person's computer: the commands, and where the matches are kept."""

    weli: Weli
    matches: Path

    def newest(self) -> Path:
        """The file of the only match, or of the last."""
        return max(self.matches.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


def make_home(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Home:
    """Gives a person an empty data folder, and English."""
    monkeypatch.setenv("WELI_DATA", str(folder))
    monkeypatch.setenv("WELI_LANG", "en")

    def weli(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        code: object = 0
        try:
            main(list(arguments))
        except SystemExit as end:
            code = end.code or 0
        out, err = capsys.readouterr()
        assert isinstance(code, int)
        return Done(code, out, err)

    return Home(weli, folder / "matches")
