"""Real server processes, and people who play at them over real sockets."""

import json
import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.setup.project import ROOT
from weli.kernel.codes import encode
from weli.kernel.options import Rules
from weli.server.identity import COOKIE

PATIENCE = 30


def _started(*command: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "WELI_LANG": "en", "PYTHONPATH": str(ROOT), **environment},
        text=True,
    )


class Process:
    """A server in a process of its own, started as people start it."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = _started("-m", "weli", *arguments, **environment)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        if not self.said:
            raise AssertionError(self.process.communicate()[1])
        self.port = int(self.said.strip().rpartition(":")[2])

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Process":
        """Serves until the end of a block."""
        return self

    def __exit__(self, *error: object) -> None:
        """Leaves no process behind, whatever has happened."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def end(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        """Asks the process to end, and returns its exit code and what it complained of."""
        self.process.send_signal(how)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints


class Killed:
    """A server that is killed again and again, and starts again in another process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._cradle = _started("-m", "tests.server.killed")
        self.port = 0
        self._pid = 0
        self.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts a server."""
        assert self._cradle.stdin is not None
        assert self._cradle.stdout is not None
        self._cradle.stdin.write(f"{self._folder}\n")
        self._cradle.stdin.flush()
        said = self._cradle.stdout.readline()
        if not said:
            raise AssertionError(self._cradle.communicate()[1])
        self._pid, self.port = map(int, said.split())

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Ends the server as a power failure would, or more gently."""
        os.kill(self._pid, how)
        self._pid = 0
        assert self._cradle.stdout is not None
        assert self._cradle.stdout.readline() == "ended\n"

    def __enter__(self) -> "Killed":
        """Serves until the end of a block."""
        return self

    def __exit__(self, *error: object) -> None:
        """Starts no more servers, and leaves none behind, whatever has happened."""
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
        self._cradle.communicate(timeout=PATIENCE)


class Player:
    """Somebody who plays at a table, and remembers what was acknowledged."""

    def __init__(self, server: Process | Killed, rules: Rules) -> None:
        game = rules.game
        wish = {"game": game, "code": encode(rules), "play_now": True, "name": "Anna", "lang": "en"}
        answer = httpx.post(f"{server.address}/api/tables", json=wish)
        self.table: str = answer.json()["id"]
        self.cookie = answer.cookies[COOKIE]
        self.acknowledged: dict[str, dict[str, Any]] = {}
        self.seq = -1
        self.state: dict[str, Any] = {}
        self._number = 0
        self._unanswered: dict[str, Any] | None = None
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def go(self) -> None:
        """Hangs up."""
        self._open.close()

    def come(self, server: Process | Killed) -> None:
        """Connects; what the table shows is never older than what was shown before."""
        self.go()
        line = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{self.table}/ws",
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
        )
        self._socket = self._open.enter_context(line)
        while self.read()["type"] != "state":
            pass
        assert self.state["snapshot"]

    def read(self) -> dict[str, Any]:
        """Waits for the next message, and remembers it."""
        assert self._socket is not None
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
        if message["type"] == "state":
            assert message["seq"] >= self.seq, "something that was told is gone"
            self.state, self.seq = message, message["seq"]
        if message["type"] == "accepted":
            self.acknowledged[message["command_id"]] = message
            self._unanswered = None
        if message["type"] == "refused":
            # It was resent after a crash, and had not been kept.
            assert message["reason"]["code"] in ("stale", "deal_not_over"), message
            self._unanswered = None
        return message

    def command(self, message: dict[str, Any]) -> None:
        """Sends a command without waiting."""
        assert self._socket is not None
        self._unanswered = message
        self._socket.send(json.dumps(message))

    def again(self) -> None:
        """Sends a command again that was not answered before the crash."""
        if self._unanswered is not None:
            self.command(self._unanswered)
            while self._unanswered is not None:
                self.read()

    def decide(self) -> None:
        """Waits until something is to be decided, and decides it, without waiting."""
        while True:
            if self.state["turn"] is None or self.state["decision"]:
                break
            self.read()
        self._number += 1
        if self.state["turn"] is None:
            self.command({"type": "next", "command_id": f"next-{self._number}"})
            return
        decision = self.state["decision"]
        if decision["actions"]:
            action = decision["actions"][0]
        else:
            pick = decision["picks"][0]
            action = {"type": pick["make"], "cards": pick["cards"][: pick["sizes"][0]]}
        command_id = f"act-{self._number}"
        self.command({"type": "act", "command_id": command_id, "after": self.seq, "action": action})

    def settle(self) -> None:
        """Waits for the answer to the last command, and for what comes of it."""
        while self._unanswered is not None:
            self.read()

    def resend(self, command_id: str, after: int) -> dict[str, Any]:
        """Sends a command again that was acknowledged long ago, and returns the answer."""
        assert self._socket is not None
        text = {"type": "act", "command_id": command_id, "after": after, "action": {"type": "Pass"}}
        self._socket.send(json.dumps(text))
        while True:
            message = self.read()
            if message.get("command_id") == command_id:
                return message
