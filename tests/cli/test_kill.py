"""A match that is killed twenty times goes on each time, and ends as if nothing had happened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import make_home
from tests.setup.project import ROOT
from weli.kernel.record import Record
from weli.play.journal import read_record
from weli.play.match import refold

KILLS = 20
PLAY = ("play", "--plain", "--seed", "3", "--level", "tests.terminal.tables:Bold")
RESUME = ("resume", "--plain")


class Player:
    """A person at a `weli` process who always takes the first choice, until the power fails."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = {**os.environ, "WELI_DATA": str(data), "WELI_LANG": "en"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "weli", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            cwd=ROOT,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._typed, self._told = self.process.stdin, self.process.stdout
        self.text = b""

    def wait_for_question(self) -> bool:
        """Reads until the next prompt; says whether there is one."""
        while byte := self._told.read(1):
            self.text += byte
            if self.text.endswith(b"\n> "):
                return True
        return False

    def choose(self) -> None:
        """Types the number of the first choice."""
        self._typed.write(b"1\n")
        self._typed.flush()

    def read(self, count: int) -> None:
        """Reads so many bytes more, or what there is until the end."""
        self.text += self._told.read(count)

    def kill(self) -> None:
        """Ends the process as a power failure would; it cannot do anything about it."""
        self.process.kill()
        self.text += self._told.read()
        self.process.wait()
        self._told.close()
        self._typed.close()

    @property
    def acknowledged(self) -> int:
        """How many of the person's moves the process has told of: the question after it came."""
        questions = self.text.count(b"Your turn. ")
        return max(questions - 1, 0)


def answers(record: Record) -> int:
    """How many moves of the person a record holds, without the answers given for her."""
    return sum(
        entry.seat == 0 and entry.do not in ("leave card", "keep hand") for entry in record.entries
    )


def saved(data: Path) -> Record:
    """The record as it lies on the disk; it can be read and folded."""
    (path,) = (data / "matches").glob("*.jsonl")
    record = read_record(path.read_bytes())
    refold(record)
    return record


def test_twenty_kills_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = make_home(tmp_path / "whole", monkeypatch, capsys)
    home.weli(*PLAY, typed="1\n" * 3_000)
    whole = saved(tmp_path / "whole")
    assert refold(whole).over

    data = tmp_path / "killed"
    kept: list[object] = []
    for kill in range(KILLS):
        before = answers(saved(data)) if kill else 0
        player = Player(data, *(RESUME if kill else PLAY))
        for _ in range(1 + kill % 3):
            assert player.wait_for_question()
            player.choose()
        # So the blow falls at another point each time: at once, or after some more was told.
        player.read(7 * kill % 60)
        player.kill()
        record = saved(data)
        assert record.lines[: len(kept)] == kept
        assert record.lines == whole.lines[: len(record.lines)]
        assert answers(record) - before >= player.acknowledged
        kept = list(record.lines)

    monkeypatch.setenv("WELI_DATA", str(data))
    done = home.weli(*RESUME, typed="1\n" * 3_000)
    assert done.code == 0
    assert "won" in done.out
    assert saved(data).lines == whole.lines
