"""How fast the server is: real connections to a real server in a process of its own.

    uv run python benchmarks/server.py [moves] [bots] [restart] [--seconds 20]

* `moves`: 50 tables of four people, 200 connections, 1,000 moves a second and no computer player.
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
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

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


def serve(folder: Path, pace: float) -> None:
    """Serve a data folder without limits; runs in a process of its own."""
    from weli.server.running import bind, run

    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    limits = Limits(messages=PLENTY, commands=PLENTY, requests=PLENTY, connections=10_000)
    settings = Settings(data=folder, port=port, pace=pace, limits=limits)
    store = Store(folder)
    begun = [0.0]

    def started() -> None:
        begun[0] = time.process_time()
        print(f"{READY}{port}", flush=True)

    try:
        run(settings, store, [listening], started=started)
    finally:
        store.close()
        print(time.process_time() - begun[0], flush=True)


class Server:
    """A server in another process: its address and, when it has ended, its CPU seconds."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.used = 0.0


@asynccontextmanager
async def served(folder: Path, pace: float = 0.0) -> AsyncIterator[Server]:
    """Serve a data folder in another process."""
    command = [sys.executable, __file__, "--serve", str(folder), "--pace", str(pace)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None, "it was asked for"
        line = await asyncio.to_thread(process.stdout.readline)
        server = Server(f"127.0.0.1:{line.removeprefix(READY).strip()}")
        try:
            yield server
        finally:
            process.terminate()
            server.used = float(await asyncio.to_thread(process.stdout.readline) or 0)
            await asyncio.to_thread(process.wait)


# ------------------------------------------------------------------------ the clients


class Decision(msgspec.Struct):
    """What can be chosen."""

    actions: list[dict[str, Any]]
    picks: list[dict[str, Any]]


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


class Client:
    """Somebody at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._sent = 0
        self.state = Told("")

    async def hear(self) -> float:
        """Wait for the next state; return when it came."""
        while True:
            told = DECODER.decode(await self._line.recv(decode=False))
            if told.type == "state":
                self.state = told
                return time.perf_counter()
            if told.type in ("refused", "problem"):
                raise RuntimeError("A legal move was refused.")

    async def send(self, kind: str, **fields: Any) -> float:
        """Send a command; return when."""
        self._sent += 1
        message = {"type": kind, "command_id": str(self._sent), **fields}
        data = msgspec.json.encode(message).decode()
        now = time.perf_counter()
        await self._line.send(data)
        return now

    async def decide(self, rng: random.Random) -> float:
        """Decide by chance; return when."""
        decision = self.state.decision
        assert decision is not None, "they are asked"
        picks = [
            {"type": pick["make"], "cards": rng.sample(pick["cards"], rng.choice(pick["sizes"]))}
            for pick in decision.picks
        ]
        action = rng.choice([*decision.actions, *picks])
        return await self.send("act", after=self.state.seq, action=action)


async def connected(address: str, table: int, seat: int) -> Client:
    """Connect somebody, and wait for the first state."""
    cookie = f"{identity.COOKIE}={token_of(table, seat)}"
    line = await connect(
        f"ws://{address}/api/tables/table{table}/ws",
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=60,
    )
    client = Client(line)
    await client.hear()
    return client


async def play(
    clients: Sequence[Client], times: list[float], until: float, every: float, offset: float
) -> None:
    """Make a move at each of a table's times, or as soon as the one before has arrived."""
    rng = random.Random(offset)
    due = time.perf_counter() + offset
    while (now := time.perf_counter()) < until and not clients[0].state.over:
        await asyncio.sleep(max(0.0, due - now))
        due = max(due + every, time.perf_counter() - every)
        asked = [client for client in clients if client.state.decision is not None]
        if asked:
            sent = await asked[0].decide(rng)
            times.append(max(await asyncio.gather(*(each.hear() for each in clients))) - sent)
        elif clients[0].state.rests:
            for client in clients:
                await client.send("next")
            await asyncio.gather(*(client.hear() for client in clients))
        else:
            await asyncio.gather(*(client.hear() for client in clients))


async def measured(
    address: str, tables: int, people: int, every: float, seconds: float
) -> list[float]:
    """Let people play at all tables for so long, and return the times of their moves."""
    seated = [
        await asyncio.gather(*(connected(address, table, seat) for seat in range(people)))
        for table in range(tables)
    ]
    times: list[float] = []
    until = time.perf_counter() + seconds
    playing = [
        asyncio.create_task(play(clients, times, until, every, every * number / tables))
        for number, clients in enumerate(seated)
    ]
    done, pending = await asyncio.wait(playing, timeout=seconds + 5)
    for task in pending:
        task.cancel()
    for task in done:
        task.result()
    return times


# ------------------------------------------------------------------------ the figures


def report(name: str, times: Sequence[float], more: str = "") -> None:
    """Print how long most took, in milliseconds."""
    spread = statistics.quantiles(times, n=1000, method="inclusive")
    median, p99 = (1000 * spread[place - 1] for place in (500, 990))
    print(f"{name:<34} {median:8.1f} {p99:8.1f} {1000 * max(times):8.1f}   {more}", flush=True)


def load(times: Sequence[float], seconds: float, server: Server) -> str:
    """Return how many moves people made, and how busy the server's own process was."""
    busy = 100 * server.used / seconds
    return f"{len(times) / seconds:.0f} moves/s, the server's process {busy:.0f} % of a core"


async def moves(folder: Path, seconds: float) -> None:
    """Measure moves that go to people only."""
    tables, wanted = 50, 1000
    await lay(folder, tables, SEATS)
    async with served(folder) as server:
        times = await measured(server.address, tables, SEATS, tables / wanted, seconds)
    report("200 connections, people only", times, load(times, seconds, server))


async def bots(folder: Path, seconds: float) -> None:
    """Measure the moves of people among computer players."""
    tables, thinks = 500, 3.0
    await lay(folder, tables, 1)
    async with served(folder, pace=Settings(data=folder).pace) as server:
        times = await measured(server.address, tables, 1, thinks, seconds)
    report("500 tables with computer players", times, load(times, seconds, server))


async def restart(folder: Path, _seconds: float) -> None:
    """Measure how soon a server with many tables answers."""
    tables, touched = 1000, 200
    await lay(folder, tables, 1, deals=3)
    begin = time.perf_counter()
    async with served(folder) as server:
        health = f"http://{server.address}/api/health"
        await asyncio.to_thread(lambda: urllib.request.urlopen(health).read())
        first = time.perf_counter() - begin
        times = []
        for table in random.Random(1).sample(range(tables), touched):
            asked = time.perf_counter()
            await connected(server.address, table, 0)
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
    for part in PARTS if "all" in wanted.parts else wanted.parts:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(PARTS[part](Path(folder), wanted.seconds))


if __name__ == "__main__":
    main()
