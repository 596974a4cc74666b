"""All tables of the server: opened when first touched, put away when nobody is there."""

import asyncio
import logging
import time
from typing import Final

from weli.server.audience import Tools
from weli.server.company import TableRow
from weli.server.playing import Game
from weli.server.room import Room
from weli.server.store import Change, Kept, Store

__all__ = ["Rooms"]

_log = logging.getLogger(__name__)

PUT_AWAY: Final = 600.0
"""Seconds after which a table at which nobody is leaves the memory."""

_SWEEP: Final = 60.0
_WEEK: Final = 7 * 24 * 3600.0
_MOST_WARMED: Final = 500
_MOST_AT_ONCE: Final = 2
"""More tables at once would only share the same core, and all of them come later."""

_BREATH: Final = 0.01
"""Seconds between two tables that are taken up before anybody asks for them."""


class Rooms:
    """The tables that are in memory, and the way to the others."""

    def __init__(self, store: Store, tools: Tools) -> None:
        """Begin with no table in memory."""
        self.store = store
        self.tools = tools
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._folding = asyncio.Semaphore(_MOST_AT_ONCE)
        self._touched = 0
        self._calm = asyncio.Event()
        self._calm.set()
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to take up the tables that are played, and to put away those that are not."""
        self._chores = [asyncio.create_task(self._warm_up()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Put everything away."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._opening.values(), return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()

    async def get(self, table_id: str) -> Room | None:
        """Return a table, taken up from what was kept when it is touched for the first time."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        self._touched += 1
        self._calm.clear()
        try:
            return await self._take_up(table_id)
        finally:
            self._touched -= 1
            if not self._touched:
                self._calm.set()

    async def _take_up(self, table_id: str) -> Room | None:
        """Return a table that is not in memory; whoever else asks for it waits for the same."""
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def add(self, row: TableRow) -> Room:
        """Open a new table; it is kept when this returns."""
        await self.store.keep(Change(table_id=row.id, row=row))
        return self._enter(Kept(row, None, {}), None)

    def gone(self, room: Room) -> None:
        """Forget a room that is broken; the next who comes gets a new one."""
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._rooms)

    async def _open(self, table_id: str) -> Room | None:
        """Take up a table; folding its record keeps a thread busy, not the table next to it."""
        async with self._folding:
            kept = await asyncio.to_thread(self.store.load, table_id)
            if kept is None:
                return None
            game = None
            if kept.record is not None:
                show = kept.row.policy.show_cards
                game = await asyncio.to_thread(Game.take_up, kept.record, show, kept.row.match)
        return self._enter(kept, game)

    def _enter(self, kept: Kept, game: Game | None) -> Room:
        room = Room(kept, game, self.tools)
        room.on_broken = self.gone
        self._rooms[kept.row.id] = room
        room.open()
        return room

    async def _warm_up(self) -> None:
        """Take up the tables that are played, one by one: those that wait for a bot first.

        It stands back while somebody waits for a table, and leaves time to those who play.
        """
        for table_id in await asyncio.to_thread(self.store.live, _MOST_WARMED):
            await self._calm.wait()
            if table_id in self._rooms:
                continue
            try:
                await self._take_up(table_id)
            except Exception:
                _log.exception("Table %s cannot be taken up", table_id)
            await asyncio.sleep(_BREATH)

    async def _sweep(self) -> None:
        """Put away tables at which nobody has been for a while."""
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                await self.put_away()
            except Exception:
                _log.exception("Old tables could not be put away")

    async def put_away(self) -> None:
        """Take tables out of the memory at which nobody is, and forget lobbies of long ago."""
        old = self.tools.clock.now() - PUT_AWAY
        for table_id, room in list(self._rooms.items()):
            if not room.connections and room.idle_since < old:
                del self._rooms[table_id]
                await room.close()
        await self.store.forget_lobbies(time.time() - _WEEK, self._rooms)
