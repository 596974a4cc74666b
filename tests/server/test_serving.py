"""`weli` and `weli serve` as processes: where they listen, how they end, and what they refuse."""

import json
import signal
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.cli.commands import Home, make_home
from tests.server.processes import Killed, Player, Process
from weli.games import load_profile
from weli.server.identity import COOKIE
from weli.server.running import PortTaken, bind
from weli.server.store import Store


@pytest.fixture
def home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Home:
    return make_home(tmp_path, monkeypatch, capsys)


def test_a_server_plays_ends_and_goes_on(tmp_path: Path) -> None:
    """With computer players in processes of their own, as people start it."""
    serve = ("serve", "--port", "0", "--pace", "0")
    with Process(*serve, WELI_DATA=str(tmp_path)) as server:
        assert server.said.startswith("The table is at http://127.0.0.1:")
        person = Player(server, load_profile("salzburg"))
        person.come(server)
        for _ in range(4):
            person.decide()
            person.settle()
        person.go()
        assert server.end(signal.SIGTERM) == (0, "")
    assert (tmp_path / "tables.sqlite3").is_file()
    with Process(*serve, WELI_DATA=str(tmp_path)) as server:
        person.come(server)
        person.decide()
        person.settle()
        cookies = {COOKIE: person.cookie}
        mine = httpx.get(f"{server.address}/api/tables/mine", cookies=cookies).json()
        assert [each["id"] for each in mine] == [person.table]
        assert server.end(signal.SIGINT) == (0, "")
        person.go()


def test_a_folder_in_use_and_a_port_in_use_are_one_line(home: Home, tmp_path: Path) -> None:
    store = Store(tmp_path)
    try:
        said = home.weli("serve", "--port", "0").complaint()
        assert said.startswith(f"The data folder {tmp_path} is used by another server.")
    finally:
        store.close()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = home.weli("serve", "--port", str(port)).complaint()
        assert said.startswith(f"Another program listens at 127.0.0.1, port {port}.")
        with bind("127.0.0.1", port, or_next=True) as free:
            assert free.getsockname()[1] > port
        with pytest.raises(PortTaken):
            bind("127.0.0.1", port)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--origin", "cards.example.org"], "“cards.example.org” is no address of a page"),
        (["--origin", "https://x.org/weli"], "“https://x.org/weli” is no address of a page"),
        (["--host", "192.0.2.1", "--port", "0"], "The server cannot listen at 192.0.2.1"),
        (["--port", "99999"], "The server cannot listen at 127.0.0.1, port 99999"),
        (["--port", "many"], "many"),
        (["--pace", "-1"], "The server cannot be set up so: "),
        (["--lang", "xx"], "There are no words in the language “xx”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_what_cannot_be_is_said_in_one_line(home: Home, arguments: list[str], said: str) -> None:
    assert said in home.weli("serve", *arguments).complaint()


def test_a_folder_that_cannot_be_written_is_one_line(home: Home, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = home.weli("serve", "--port", "0", "--data", str(tmp_path / "file")).complaint()
    assert said.startswith("The data folder cannot be used: ")


def test_without_a_network_the_lan_is_refused(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weli.server.invites.local_addresses", lambda: ())
    assert home.weli("--lan", "--no-browser").complaint() == (
        "This computer has no address in a local network."
    )


def test_a_database_that_is_none_is_one_line(home: Home, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("this is no database, but a text\n" * 100)
    said = home.weli("serve", "--port", "0").complaint()
    assert said.startswith("The data folder cannot be used: ")


def test_a_real_handshake_from_elsewhere_is_refused(tmp_path: Path) -> None:
    evil = Origin("http://evil.example")
    with Killed(tmp_path) as server:
        address = f"ws://127.0.0.1:{server.port}/api/tables/x/ws"
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=evil):
            pass
        assert refused.value.response.status_code == 403
        problem = json.loads(refused.value.response.body)
        assert (problem["code"], problem["details"]) == ("bad_origin", {"origin": evil})
        # The server closes both itself, before or after the client says goodbye.
        with suppress(ConnectionClosed), connect(address) as line:
            assert json.loads(line.recv())["code"] == "no_such_table"
        with suppress(ConnectionClosed), connect(address) as line:
            line.send("x" * 20_000)
        assert httpx.get(f"{server.address}/api/health").status_code == 200
