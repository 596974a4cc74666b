"""How fast the server is: real connections to a real server in a process of its own.

    uv run python benchmarks/server.py [moves] [bots] [restart] [--seconds 20]

* `moves`: 50 tables of four people, 200 connections, 1,000 moves a second and no computer player
  (a little more is asked for, since a table that has to wait does not catch up).
  Measured is the time from when a move is sent until all four have the new state.
* `bots`: 500 tables of one person and three computer players, at the usual pace. The same time, for
  the person's own moves.
* `restart`: a server begins with 1,000 tables in play. Measured are the time until it answers for
  the first time, and for each of 200 tables the time from asking for it to seeing its cards.

Tables are laid ready in the data folder, some of each game. Every move is on the disk before
anybody hears of it, as always. The clients run in one other process and share the machine with the
server, so their own work is in every figure.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from weli.games import load_profile
from weli.kernel import codes
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.record import Player
from weli.play.match import Match
from weli.server import identity
from weli.server.company import SeatRow, TableRow
from weli.server.settings import Limits, Settings
from weli.server.store import Change, Store

PLENTY: Final = (1e9, 1e9)
RULES: Final = (
    load_profile("salzburg").with_values({"match.start_score": 99}),
    load_profile("korean"),
)
SEATS: Final = 4
SETTLES: Final = 4.0
"""Seconds for which a server that has just started reads words and the page ahead."""
READY: Final = "listening at "


# ------------------------------------------------------------------------ tables laid ready


def token_of(table: int, seat: int) -> str:
    """Return what the browser of a seat holds."""
    return f"benchmark-{table:05d}-{seat:02d}".ljust(43, "x")


def match_in_play(number: int, deals: int) -> Match:
    """Return a match that waits for somebody in one of its first deals, played by chance."""
    rules = RULES[number % len(RULES)]
    players = tuple(Player(f"Player {seat + 1}") for seat in range(SEATS))
    rng = KeyedRandom.of("benchmark", number)
    while True:
        seed = f"benchmark {number} {rng.below(1_000_000)}"
        match = Match.new(rules, players, Chance.from_seed(seed))
        if reached(match, deals, rng):
            return match


def reached(match: Match, deals: int, rng: KeyedRandom) -> bool:
    """Play so many deals and some moves; say whether somebody is asked then."""
    more = 1 + rng.below(12) if deals else 1
    while not match.over:
        question = match.question
        if question is None:
            match.begin_deal()
        elif question.seat == NATURE:
            match.step(match.nature_move())
        else:
            more -= match.standing.deals >= deals
            if more <= 0:
                return True
            match.step(Move(question.seat, match.legal().sample(rng)))
    return False


def row_of(number: int, match: Match, people: int) -> TableRow:
    """Return a table at which a match is played by people and computer players."""
    code = codes.encode(match.rules)
    seats = [
        SeatRow(
            kind="person",
            name=f"Player {seat + 1}",
            lang="en",
            token=identity.hashed(token_of(number, seat)),
            agreed=code,
            host=seat == 0,
        )
        if seat < people
        else SeatRow(kind="bot")
        for seat in range(SEATS)
    ]
    return TableRow(
        id=f"table{number}",
        game=match.rules.game,
        code=code,
        profile="",
        invite=identity.new_invite(),
        spoken=-1,
        created=time.time(),
        seats=tuple(seats),
        stage="playing",
        header=msgspec.json.encode(match.record.header).decode(),
        secret=match.record.secret,
    )


async def lay(folder: Path, tables: int, people: int, deals: int = 0) -> None:
    """Lay tables ready in a data folder."""
    store = Store(folder)
    try:
        for number in range(tables):
            match = match_in_play(number, deals)
            row = row_of(number, match, people)
            await store.keep(Change(table_id=row.id, row=row, lines=tuple(match.record.lines)))
    finally:
        store.close()


# ------------------------------------------------------------------------ the server


async def _used(_request: Request) -> Response:
    """Answer with the seconds of CPU time that the server's process has used."""
    return Response(str(time.process_time()))


def serve(folder: Path, pace: float) -> None:
    """Serve a data folder without limits; runs in a process of its own."""
    from weli.server.running import bind, run

    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    limits = Limits(messages=PLENTY, commands=PLENTY, requests=PLENTY, connections=10_000)
    settings = Settings(data=folder, port=port, pace=pace, limits=limits)
    store = Store(folder)
    try:
        run(
            settings,
            store,
            [listening],
            started=lambda: print(f"{READY}{port}", flush=True),
            extra=(Route("/used", _used),),
        )
    finally:
        store.close()


@asynccontextmanager
async def served(folder: Path, pace: float = 0.0) -> AsyncIterator[str]:
    """Serve a data folder in another process, at the address."""
    command = [sys.executable, __file__, "--serve", str(folder), "--pace", str(pace)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None, "it was asked for"
        line = await asyncio.to_thread(process.stdout.readline)
        try:
            yield f"127.0.0.1:{line.removeprefix(READY).strip()}"
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


async def fetched(address: str, path: str) -> str:
    """Return what the server answers at a path."""

    def ask() -> str:
        with urllib.request.urlopen(f"http://{address}{path}") as answer:
            text: bytes = answer.read()
            return text.decode()

    return await asyncio.to_thread(ask)


# ------------------------------------------------------------------------ the clients


class Pick(msgspec.Struct):
    """A choice of several cards."""

    make: str
    cards: list[str]
    sizes: list[int]


class Decision(msgspec.Struct):
    """What can be chosen."""

    actions: list[msgspec.Raw]
    picks: list[Pick]


class Told(msgspec.Struct):
    """The little of a message that a client needs."""

    type: str
    seq: int = 0
    turn: msgspec.Raw = msgspec.Raw(b"null")
    decision: Decision | None = None
    over: bool = False

    @property
    def rests(self) -> bool:
        """Whether nobody is asked anything."""
        return bytes(self.turn) == b"null"


DECODER: Final = msgspec.json.Decoder(Told)


class Client(asyncio.Protocol):
    """Somebody at a table.

    Attributes:
        state: the last state; it came at `came`.
        heard: called with each state.
    """

    def __init__(self, path: str, address: str, cookie: str) -> None:
        uri = parse_uri(f"ws://{address}{path}")
        self._line = ClientProtocol(uri, max_size=None)
        self._request = self._line.connect()
        self._request.headers["Cookie"] = cookie
        self._transport: asyncio.WriteTransport | None = None
        self._sent = 0
        self.state = Told("")
        self.came = 0.0
        self.heard: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.WriteTransport), "the connection can be written to"
        self._transport = transport
        self._line.send_request(self._request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Note when something came, and only then what it says."""
        came = time.perf_counter()
        self._line.receive_data(data)
        self._flush()
        for event in self._line.events_received():
            if not isinstance(event, Frame) or event.opcode is not Opcode.TEXT:
                continue
            told = DECODER.decode(event.data)
            if b'"deal_not_over"' in event.data:
                continue  # the next deal had begun before this wish for it came
            if told.type in ("refused", "problem"):
                raise RuntimeError(f"A legal move was refused: {bytes(event.data)!r}")
            if told.type == "state":
                self.state, self.came = told, came
                self.heard()

    def _flush(self) -> None:
        assert self._transport is not None, "it is connected"
        self._transport.writelines(self._line.data_to_send())

    def send(self, kind: str, **fields: Any) -> float:
        """Send a command; return when."""
        self._sent += 1
        message = {"type": kind, "command_id": str(self._sent), **fields}
        data = msgspec.json.encode(message)
        now = time.perf_counter()
        self._line.send_text(data)
        self._flush()
        return now

    def decide(self, rng: random.Random) -> float:
        """Decide by chance; return when."""
        decision = self.state.decision
        assert decision is not None, "they are asked"
        picks = [
            {"type": pick.make, "cards": rng.sample(pick.cards, rng.choice(pick.sizes))}
            for pick in decision.picks
        ]
        action = rng.choice([*decision.actions, *picks])
        return self.send("act", after=self.state.seq, action=action)


class Company:
    """The people at one table, who wait for each other's news."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self.clients = clients
        self._missing = len(clients)
        self._news = asyncio.Event()
        for client in clients:
            client.heard = self._heard

    def _heard(self) -> None:
        self._missing -= 1
        if self._missing <= 0:
            self._news.set()

    async def news(self) -> float:
        """Wait until everybody has heard one more state than before; return when that was."""
        await self._news.wait()
        self._news.clear()
        self._missing += len(self.clients)
        return max(client.came for client in self.clients)

    @property
    def asked(self) -> Client | None:
        """Whose decision it is."""
        return next((each for each in self.clients if each.state.decision is not None), None)

    @property
    def rests(self) -> bool:
        """Whether the next deal, or the next match, waits for these people."""
        return all(each.state.rests for each in self.clients)


async def connected(address: str, table: int, seat: int) -> Client:
    """Connect somebody, and wait for the first state."""
    host, port = address.split(":")
    cookie = f"{identity.COOKIE}={token_of(table, seat)}"
    path = f"/api/tables/table{table}/ws"
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(path, address, cookie), host, int(port))
    await Company([client]).news()
    return client


async def play(
    company: Company, times: list[float], until: float, rng: random.Random, pace: "Pace"
) -> None:
    """Make a move at each of a table's times, or as soon as the one before has arrived."""
    due = time.perf_counter() + rng.random() * (pace.every + pace.thinks)
    while time.perf_counter() < until:
        while company.asked is None and not company.rests:
            await company.news()
        due = max(due, time.perf_counter() + pace.thinks)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        asked = company.asked
        if asked is not None:
            sent = asked.decide(rng)
            times.append(await company.news() - sent)
        else:
            for client in company.clients:
                client.send("again" if client.state.over else "next")
            await company.news()
        due = max(due + pace.every, time.perf_counter() - pace.every)


class Pace(msgspec.Struct):
    """How fast people are: they move every so often, and think so long when they are asked."""

    every: float = 0.0
    thinks: float = 0.0


class Measured(msgspec.Struct):
    """The times of moves, and the CPU seconds of the server's process and of the clients'."""

    times: list[float]
    seconds: float
    server: float
    clients: float


async def measured(address: str, tables: int, people: int, pace: Pace, seconds: float) -> Measured:
    """Let people play at all tables for so long, once the server has made itself ready."""
    await asyncio.sleep(SETTLES)
    companies = [
        Company(await asyncio.gather(*(connected(address, table, seat) for seat in range(people))))
        for table in range(tables)
    ]
    times: list[float] = []
    begun = float(await fetched(address, "/used")), time.process_time()
    until = time.perf_counter() + seconds
    playing = [
        asyncio.create_task(play(company, times, until, random.Random(number), pace))
        for number, company in enumerate(companies)
    ]
    done, pending = await asyncio.wait(playing, timeout=seconds + 5)
    ended = float(await fetched(address, "/used")), time.process_time()
    for task in pending:
        task.cancel()
    for task in done:
        task.result()
    server, clients = (after - before for before, after in zip(begun, ended, strict=True))
    return Measured(times, seconds, server, clients)


# ------------------------------------------------------------------------ the figures


def report(name: str, times: Sequence[float], more: str = "") -> None:
    """Print how long most took, in milliseconds."""
    spread = statistics.quantiles(times, n=1000, method="inclusive")
    median, p99 = (1000 * spread[place - 1] for place in (500, 990))
    print(f"{name:<34} {median:8.1f} {p99:8.1f} {1000 * max(times):8.1f}   {more}", flush=True)


def load(found: Measured) -> str:
    """Return how many moves people made, and how busy both processes were."""
    made = len(found.times)
    return (
        f"{made / found.seconds:.0f} moves/s, {1000 * found.server / made:.2f} ms of CPU each; "
        f"of a core: server {100 * found.server / found.seconds:.0f} %, "
        f"clients {100 * found.clients / found.seconds:.0f} %"
    )


async def moves(folder: Path, seconds: float) -> None:
    """Measure moves that go to people only."""
    tables, wanted = 50, 1060
    await lay(folder, tables, SEATS)
    async with served(folder) as address:
        found = await measured(address, tables, SEATS, Pace(every=tables / wanted), seconds)
    report("200 connections, people only", found.times, load(found))


async def bots(folder: Path, seconds: float) -> None:
    """Measure the moves of people among computer players."""
    tables = 500
    await lay(folder, tables, 1)
    async with served(folder, pace=Settings(data=folder).pace) as address:
        found = await measured(address, tables, 1, Pace(thinks=3.0), seconds)
    report("500 tables with computer players", found.times, load(found))


async def restart(folder: Path, _seconds: float) -> None:
    """Measure how soon a server with many tables answers."""
    tables, touched = 1000, 200
    await lay(folder, tables, 1, deals=3)
    begin = time.perf_counter()
    async with served(folder) as address:
        await fetched(address, "/api/health")
        first = time.perf_counter() - begin
        times = []
        for table in random.Random(1).sample(range(tables), touched):
            asked = time.perf_counter()
            await connected(address, table, 0)
            times.append(time.perf_counter() - asked)
    report("1,000 tables, first touch", times, f"first answer after {first:.2f} s")


PARTS: Final = {"moves": moves, "bots": bots, "restart": restart}


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", choices=[*PARTS, "all"], default="all")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--pace", type=float, default=0, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve is not None:
        serve(wanted.serve, wanted.pace)
        return
    print(f"{'milliseconds':<34} {'median':>8} {'99 %':>8} {'longest':>8}")
    with tempfile.TemporaryDirectory() as compiled:
        # A server that starts a second time finds everything compiled, whatever is set here.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = compiled
        subprocess.run([sys.executable, "-c", "import weli.server.running"], check=True)
        for part in PARTS if "all" in wanted.parts else wanted.parts:
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(PARTS[part](Path(folder), wanted.seconds))


if __name__ == "__main__":
    main()
