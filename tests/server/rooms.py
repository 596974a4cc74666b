"""A table of the server in one test: time that is turned by hand, and a memory for a disk."""

import asyncio
import heapq
import json
from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import count
from types import MappingProxyType
from typing import Any

import msgspec

from weli.bots.levels import load_bot
from weli.bots.master.hint import Hint
from weli.games import game_of, load_profile
from weli.kernel import codes
from weli.kernel.actions import Move
from weli.kernel.record import Body, Header, Record
from weli.play.bot import Thought, think
from weli.server.audience import Tools
from weli.server.claims import Proof
from weli.server.company import SeatRow, TableRow
from weli.server.identity import hashed, new_token
from weli.server.playing import Game
from weli.server.protocol import Policy
from weli.server.readers import Connection
from weli.server.room import Room
from weli.server.settings import Limits
from weli.server.store import Change, Kept
from weli.server.thinking import CouldNotThink, Situation

PACE = 1.0
NAMES = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Fini", "Gust", "Hedi")
TOKENS = tuple(hashed(new_token()) for _ in NAMES)
STRANGER = hashed(new_token())
PLENTY = (1e9, 1e9)
FREELY = Limits(commands=PLENTY, messages=PLENTY, said=PLENTY, hints=PLENTY)


class Alarm:
    """Something that rings when the hands are turned that far."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        """Does not ring after all."""
        self.ring = None


class Hands:
    """A clock whose hands are turned by the test."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._order = count()
        self._alarms: list[tuple[float, int, Alarm]] = []

    def now(self) -> float:
        """The time in seconds."""
        return self._now

    def call_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Rings at a time."""
        alarm = Alarm(ring)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        return alarm

    async def turn(self, seconds: float) -> None:
        """Lets time pass; whatever is due on the way is done at its time."""
        end = self._now + seconds
        await quiet()
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            if alarm.ring is not None:
                self._now = max(self._now, when)
                alarm.ring()
                await quiet()
        self._now = end


async def quiet() -> None:
    """Lets everything that can go on without time go on."""
    for _ in range(40):
        await asyncio.sleep(0)


class Memory:
    """Keeps changes as a disk would; one that fails keeps nothing."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.failing = False
        self.on_begin: Callable[[Change], None] = lambda _change: None
        self.on_kept: Callable[[Change], None] = lambda _change: None

    async def keep(self, change: Change) -> None:
        """Keeps a change, after a moment in which others may go on."""
        self.on_begin(change)
        for _ in range(3):
            await asyncio.sleep(0)
        if self.failing:
            raise OSError("the disk is full")
        self.changes.append(change)
        self.on_kept(change)

    def kept(self) -> Kept:
        """What would be found after a crash."""
        row = next(change.row for change in reversed(self.changes) if change.row is not None)
        matches: dict[int, list[Body]] = defaultdict(list)
        answered: dict[tuple[str, str], int] = {}
        for change in self.changes:
            lines = matches[change.match]
            assert change.first == len(lines) or not change.lines
            lines.extend(change.lines)
            if change.answered is not None:
                done = change.answered
                assert (done.token, done.command_id) not in answered, "kept twice"
                answered[done.token, done.command_id] = done.seq
        if not row.header:
            return Kept(row, None, answered)
        header = msgspec.json.decode(row.header, type=Header)
        record = Record(header=header, secret=row.secret, lines=matches[row.match])
        return Kept(row, record, answered)


class Thinks:
    """Computer players that think in this process, and can be made to fail.

    A hint waits until `tell` says what comes of it.
    """

    def __init__(self) -> None:
        self.failing = False
        self.asked: list[Situation] = []
        self.hinted: list[tuple[Situation, asyncio.Future[Hint | str]]] = []

    async def choose(self, situation: Situation) -> Thought:
        """Chooses at once."""
        self.asked.append(situation)
        if self.failing:
            raise CouldNotThink
        bot = load_bot(situation.level)
        return think(bot, situation.view, situation.legal, situation.numbers, 1)

    async def advise(self, situation: Situation) -> Hint:
        """Waits for `tell`."""
        told: asyncio.Future[Hint | str] = asyncio.get_running_loop().create_future()
        self.hinted.append((situation, told))
        hint = await told
        if isinstance(hint, str):
            raise CouldNotThink(hint)
        return hint

    async def tell(self, hint: Hint | str, which: int = -1) -> None:
        """Says what comes of a hint, or why none does; by default the last that was asked for."""
        self.hinted[which][1].set_result(hint)
        await quiet()


class Proves:
    """Looks at claims as the test wants: each waits until it is told what comes of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, int, asyncio.Future[Proof | None]]] = []

    async def prove(self, deal: Any, seat: int) -> Proof | None:
        """Waits for `answer`."""
        answer: asyncio.Future[Proof | None] = asyncio.get_running_loop().create_future()
        self.asked.append((deal, seat, answer))
        return await answer

    async def answer(self, proof: Proof | None) -> None:
        """Answers the last claim."""
        self.asked[-1][2].set_result(proof)
        await quiet()

    async def hold(self) -> None:
        """Lets the last claim hold: the deal is played to its end with the first legal moves."""
        deal = self.asked[-1][0]
        game = game_of(deal.rules)
        plays = []
        while (question := game.question(deal)) is not None:
            action = game.legal(deal).offer().actions[0]
            plays.append((question.seat, action))
            deal, _ = game.step(deal, Move(question.seat, action))
        await self.answer(Proof(holds=True, exact=True, plays=tuple(plays)))


class Guest:
    """Somebody's connection to a table, as the client sees it."""

    def __init__(self, house: "House", token: str, page: str = "") -> None:
        self._house = house
        self._ids = count()
        self.connection = Connection(token, 1000, page)
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.you = -2
        self.controls = False

    def read(self) -> list[dict[str, Any]]:
        """Reads what has come, and keeps what it replaces."""
        fresh = [json.loads(data) for data in self.connection.taken()]
        for message in fresh:
            if message["type"] in ("welcome", "table"):
                self.table, self.you = message["table"], message["you"]
                self.controls = message["controls"]
            if message["type"] == "state":
                self.state = message
        self.heard += fresh
        return fresh

    def send(self, command: str, /, **fields: Any) -> str:
        """Sends a command without waiting, and returns its id."""
        command_id = fields.pop("command_id", None) or f"{command}-{next(self._ids)}"
        message = {"type": command, "command_id": command_id, **fields}
        self._house.room.receive(self.connection, json.dumps(message))
        return str(command_id)

    async def ask(self, command: str, /, **fields: Any) -> dict[str, Any]:
        """Sends a command, and returns the answer, or nothing when none has come."""
        command_id = self.send(command, **fields)
        await quiet()
        return self.answer(command_id)

    def answer(self, command_id: str) -> dict[str, Any]:
        """The last answer to a command."""
        self.read()
        answers = [m for m in self.heard if m.get("command_id") == command_id]
        return answers[-1] if answers else {}

    async def refused(self, command: str, /, **fields: Any) -> str:
        """Sends a command that is refused, and returns the code of the reason."""
        answer = await self.ask(command, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["reason"]["code"])

    @property
    def decision(self) -> dict[str, Any] | None:
        """What is to be decided, if anything."""
        found: dict[str, Any] | None = self.state.get("decision")
        return found

    def first_action(self, which: int = 0) -> dict[str, Any]:
        """One of the actions that a decision offers."""
        assert self.decision is not None
        actions = self.decision["actions"]
        if actions:
            return dict(actions[which % len(actions)])
        pick = self.decision["picks"][0]
        return {"type": pick["make"], "cards": pick["cards"][: pick["sizes"][0]]}

    def act(self, action: dict[str, Any] | None = None, **fields: Any) -> str:
        """Sends a decision without waiting."""
        fields.setdefault("after", self.state["seq"])
        return self.send("act", action=action or self.first_action(), **fields)


class House:
    """One room, its disk and its clock."""

    def __init__(self, row: TableRow, *, pace: float = PACE, limits: Limits = FREELY) -> None:
        self.memory = Memory()
        self.memory.changes.append(Change(table_id=row.id, row=row))
        self.thinks = Thinks()
        self.proves = Proves()
        self.hands = Hands()
        self.tools = Tools(
            keeper=self.memory,
            thinker=self.thinks,
            prover=self.proves,
            clock=self.hands,
            pace=pace,
            limits=limits,
        )
        self.guests: list[Guest] = []
        self.room = self._open()

    def _open(self) -> Room:
        kept = self.memory.kept()
        game = None
        if kept.record is not None:
            show, number = kept.row.policy.show_cards, kept.row.match
            game = Game.take_up(kept.record, show, number)
        room = Room(kept, game, self.tools)
        room.open()
        return room

    async def come(self, token: str, page: str = "") -> Guest:
        """Lets somebody in."""
        guest = Guest(self, token, page)
        self.guests.append(guest)
        self.room.attach(guest.connection)
        await quiet()
        guest.read()
        return guest

    async def go(self, guest: Guest) -> None:
        """Somebody's connection is cut."""
        self.guests.remove(guest)
        self.room.detach(guest.connection)
        await quiet()

    async def crash(self) -> None:
        """Takes the table up again as it was kept; all connections are gone."""
        await self.room.close()
        self.guests.clear()
        self.room = self._open()

    async def turn(self, seconds: float) -> None:
        """Lets time pass, and everybody reads."""
        await self.hands.turn(seconds)
        for guest in self.guests:
            guest.read()

    async def until_asked(self, guest: Guest, *, most: int = 200) -> dict[str, Any]:
        """Lets time pass until somebody has to decide."""
        for _ in range(most):
            await self.turn(PACE)
            if guest.decision is not None:
                return guest.decision
        raise AssertionError("nobody asks")


def row_of(
    profile: str = "salzburg",
    seats: int = 4,
    people: int = 1,
    *,
    level: str = "random",
    policy: Policy | None = None,
    rules: Mapping[str, object] = MappingProxyType({}),
) -> TableRow:
    """A table in the lobby: people in the first seats, the first of them host, and bots."""
    house_rules = load_profile(profile).with_values(rules)
    assert not house_rules.check(seats)
    code = codes.encode(house_rules)
    sitting = [
        SeatRow(
            kind="person",
            name=NAMES[seat],
            lang="en",
            level=level,
            token=TOKENS[seat],
            agreed=code,
            host=seat == 0,
        )
        if seat < people
        else SeatRow(kind="bot", level=level)
        for seat in range(seats)
    ]
    return TableRow(
        id="test",
        game=house_rules.game,
        code=code,
        profile=profile,
        invite="invite",
        spoken=7,
        created=0.0,
        seats=tuple(sitting),
        policy=policy or Policy(),
    )


async def started(row: TableRow, **options: Any) -> tuple[House, list[Guest]]:
    """A table whose match has begun, with all its people."""
    house = House(row, **options)
    people = [seat for seat, each in enumerate(row.seats) if each.kind == "person"]
    guests = [await house.come(TOKENS[seat]) for seat in people]
    assert (await guests[0].ask("start"))["type"] == "accepted"
    await house.turn(0)
    return house, guests
