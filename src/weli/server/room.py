"""One table of the server: a single writer that takes one thing after another.

Whatever changes a table is checked, kept, and only then told. When it cannot be kept the room is
*broken*: nobody has been told anything, the room is thrown away, and whoever comes next finds the
table as it was kept.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from weli.kernel.actions import Action
from weli.play.bot import Thought
from weli.server import protocol
from weli.server.audience import Audience, Tools
from weli.server.claims import Claim, with_hands_closed
from weli.server.clock import Alarm
from weli.server.commands import Answers, obey
from weli.server.company import TableRow
from weli.server.hints import Hints
from weli.server.limits import Buckets
from weli.server.pacing import due
from weli.server.playing import Game, Lines
from weli.server.readers import Connection
from weli.server.refusals import Refusal, no
from weli.server.store import Answered, Change, Kept
from weli.server.thinking import CouldNotThink

__all__ = ["Pending", "Room", "RoomBroken"]

_log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]

COMING_BACK: Final = 1012
"""The WebSocket's code for a service that restarts: connect again."""

_TOUCHES: Final = 30.0
"""Seconds after which it is kept again when a table was played at; each time costs a write."""


class RoomBroken(Exception):
    """The table could not be saved; it can be asked for again."""


class Pending(Struct, frozen=True):
    """A person's decision that has been checked and is shown as soon as it may be."""

    seat: int
    action: Action
    token: str
    command_id: str


class Room(Audience):
    """A table, the people at it, and the match they play.

    Attributes:
        released: when the last card was shown.
        pending: a person's decision that is about to be shown.
        thought: what a computer player has decided and is about to be shown.
        claim: what somebody has claimed and is being looked at.
        hints: who has asked what the Master would do.
        on_broken: is called when the room is broken.
    """

    def __init__(self, kept: Kept, game: Game | None, tools: Tools) -> None:
        """Open a table as it was kept, or a new one."""
        super().__init__(kept.row, game, tools)
        self.answers = Answers(kept.answered)
        self.released = tools.clock.now() - tools.pace
        self.pending: Pending | None = None
        self.thought: Thought | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.claim: Claim | None = None
        self.proving: asyncio.Task[None] | None = None
        self.hints = Hints()
        self.broken = False
        self.on_broken: Callable[[Room], None] = lambda _room: None
        self.commands = Buckets(tools.limits.commands, tools.clock.now)
        self.said = Buckets(tools.limits.said, tools.clock.now)
        self.hinted = Buckets(tools.limits.hints, tools.clock.now)
        self._lines = 0 if kept.record is None else len(kept.record.lines)
        self._waited = False
        self._touched = -_TOUCHES
        self._alarm: Alarm | None = None
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._asked: set[asyncio.Future[Any]] = set()
        self._task: asyncio.Task[None] | None = None

    # -------------------------------------------------------------------- the single writer

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name=f"room {self.row.id}")

    async def close(self) -> None:
        """Stop working; what has been told is kept."""
        for task in (self._task, self.thinking, self.proving):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        self.hints.stop()
        self._stop_alarm()
        for connection in self.connections:
            connection.close(COMING_BACK)

    def post(self, job: Job) -> None:
        """Do something when everything that came before it is done."""
        self._inbox.put_nowait(job)

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something in turn, and return what came of it.

        Raises:
            RoomBroken: the table could not be saved.
        """
        if self.broken:
            raise RoomBroken
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(future)
        self.post(partial(_answer, job, future))
        try:
            return await future
        except asyncio.CancelledError:
            if self.broken:
                raise RoomBroken from None
            raise
        finally:
            self._asked.discard(future)

    async def _run(self) -> None:
        try:
            while True:
                job = await self._inbox.get()
                await job()
                await self._advance()
        except Exception:
            _log.exception(
                "Table %s is thrown away and taken up again from what was kept", self.row.id
            )
            self._break()

    def _break(self) -> None:
        """Nothing more is done here; everybody is asked to connect again."""
        self.broken = True
        self._stop_alarm()
        for task in (self.thinking, self.proving):
            if task is not None:
                task.cancel()
        self.hints.stop()
        self.send(protocol.Problem(code="broken"), self.connections)
        for connection in self.connections:
            connection.close(COMING_BACK)
        for future in self._asked:
            future.cancel()
        self.on_broken(self)

    async def _advance(self) -> None:
        """Do everything that is due, and set the alarm for what comes next."""
        self._stop_alarm()
        while (step := due(self)) is not None:
            if step.when > self.tools.clock.now():
                self._alarm = self.tools.clock.call_at(step.when, partial(self.post, _nothing))
                return
            await step.take()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # -------------------------------------------------------------------- who is here

    def attach(self, connection: Connection) -> None:
        """Let somebody in."""
        self.post(partial(self.enter, connection))

    def detach(self, connection: Connection) -> None:
        """Somebody's connection is gone."""
        self.post(partial(self.leave, connection))

    def receive(self, connection: Connection, data: bytes | str) -> None:
        """Take a message."""
        self.post(partial(obey, self, connection, data))

    def resync(self, connection: Connection) -> None:
        """Send a connection the whole state again."""
        self.post(partial(self.sync, connection))

    async def sit_down(self, token: str, name: str, lang: str, wished: int | None) -> int:
        """Give somebody a seat in the lobby, and return it; whoever has one keeps it.

        Raises:
            Refusal: no seat is open, or the match has begun.
        """
        mine = self.row.seat_of(token)
        if mine is not None:
            return mine
        if self.row.stage != "lobby":
            raise no("not_in_lobby")
        free = [seat for seat, each in enumerate(self.row.seats) if each.kind == "open"]
        if not free:
            raise no("full")
        seat = wished if wished in free else free[0]
        row = self.row.with_seat(
            seat,
            kind="person",
            name=name,
            lang=lang,
            token=token,
            agreed="",
            host=self.row.host is None,
        )
        await self.change(row)
        return seat

    # -------------------------------------------------------------------- changes

    async def change(self, row: TableRow, answered: Answered | None = None) -> None:
        """Keep the table with another company or other rules, and tell everybody."""
        await self._keep((), row, answered)
        if row.stage == "lobby":
            self.game = None
            self.ready.clear()
        self.reseat()
        if self.game is not None:
            self.game.show_cards(row.policy.show_cards)
        self.send_table(self.connections)
        self.hints.pass_on(self)

    async def change_standing(self, row: TableRow, seat: int, answered: Answered) -> None:
        """Keep somebody's standing answers; nobody else hears that anything happened."""
        await self._keep((), row, answered)
        self.send_table(each for each in self.connections if each.seat == seat)

    async def move(
        self,
        lines: Lines,
        *,
        row: TableRow | None = None,
        answered: Answered | None = None,
        told_first: protocol.Claimed | None = None,
    ) -> None:
        """Keep moves that have been prepared, and then tell everybody, and first what led to them.

        After a deal no hand lies open any more.
        """
        assert self.game is not None, "a match is played"
        if self.game.deal_over and any(seat.laid_open for seat in self.row.seats):
            row = with_hands_closed(row or self.row)
        if self.game.over:
            row = replace(row or self.row, stage="over")
        told_anew = row is not None or bool(self.ready)
        await self._keep(lines, row, answered)
        self.released = self.turn_since = self.tools.clock.now()
        self.pending = self.thought = None
        self.ready.clear()
        self.game.tell()
        if told_first is not None:
            self.send(told_first, self.connections)
        self.send_news()
        if told_anew:
            self.send_table(self.connections)
        self.hints.pass_on(self)

    async def _keep(self, lines: Lines, row: TableRow | None, answered: Answered | None) -> None:
        now = self.row if row is None else row
        waits = self._waits_for_bot(now)
        time = self.tools.clock.now()
        touched = row is not None or waits != self._waited or time >= self._touched + _TOUCHES
        if now.match != self.row.match:
            self._lines = 0
        change = Change(
            table_id=self.row.id,
            row=row,
            match=now.match,
            first=self._lines,
            lines=lines,
            answered=answered,
            waits_for_bot=waits,
            touched=touched,
        )
        await self.tools.keeper.keep(change)
        self._lines += len(lines)
        self.row = now
        if touched:
            self._waited, self._touched = waits, time
        if answered is not None:
            self.answers.note(answered)

    def _waits_for_bot(self, row: TableRow) -> bool:
        question = None if self.game is None else self.game.question
        if question is None:
            return False
        return row.seats[question.seat].kind == "bot" or row.seats[question.seat].stood_in

    # -------------------------------------------------------------------- computer players

    def think(self, seat: int) -> None:
        """Ask the computer player that decides for a seat."""
        assert self.game is not None, "a match is played"
        situation = self.game.situation(seat, self.row.seats[seat].level)
        moment = self.game, self.game.moves
        thinking = self._think(moment, partial(self.tools.thinker.choose, situation))
        self.thinking = asyncio.create_task(thinking)

    async def _think(
        self, moment: tuple[Game, int], choose: Callable[[], Awaitable[Thought]]
    ) -> None:
        try:
            thought: Thought | None = await choose()
        except CouldNotThink:
            thought = None
        self.post(partial(self._thought, moment, thought))

    async def _thought(self, moment: tuple[Game, int], thought: Thought | None) -> None:
        """Take what a computer player has decided; the table pauses when it could not."""
        self.thinking = None
        if thought is None:
            _log.error("No computer player can decide at table %s: it is paused", self.row.id)
            await self.change(replace(self.row, paused=True))
        elif self.game is not None and moment == (self.game, self.game.moves):
            self.thought = thought


async def _nothing() -> None:
    """Look only at what is due."""


async def _answer(job: Callable[[], Awaitable[T]], future: "asyncio.Future[T]") -> None:
    """Do something that somebody waits for; what it refuses is theirs, not the room's."""
    try:
        result = await job()
    except Refusal as refusal:
        if not future.done():
            future.set_exception(refusal)
    else:
        if not future.done():
            future.set_result(result)
