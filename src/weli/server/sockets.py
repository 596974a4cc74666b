"""The WebSocket of a table: messages in, messages out, and nothing that a table does not decide."""

import asyncio
import logging
from collections import Counter
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from weli.server import protocol, wire
from weli.server.explain import command_named
from weli.server.guard import address_of
from weli.server.identity import COOKIE, hashed
from weli.server.limits import Bucket
from weli.server.readers import TOO_MANY, Connection
from weli.server.room import Room
from weli.server.rooms import Rooms
from weli.server.settings import Limits

__all__ = ["Sockets"]

_log = logging.getLogger(__name__)

NO_SUCH_TABLE: Final = 4404
TOO_LONG: Final = 1009
_MOST_OF_PAGE: Final = 64
_MOST_STRIKES: Final = 50


class Sockets:
    """Everybody's connections to tables."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        """Begin with none."""
        self._rooms = rooms
        self._limits = limits
        self._by_address: Counter[str] = Counter()

    async def table(self, socket: WebSocket) -> None:
        """Connect somebody to a table, until one of both has had enough."""
        address = address_of(socket.scope)
        await socket.accept()
        if self._by_address[address] >= self._limits.connections:
            await _refuse(socket, protocol.Problem(code="too_many"), TOO_MANY)
            return
        room = await self._rooms.get(socket.path_params["id"])
        if room is None:
            await _refuse(socket, protocol.Problem(code="no_such_table"), NO_SUCH_TABLE)
            return
        token, page = hashed(socket.cookies.get(COOKIE)), socket.query_params.get("page", "")
        connection = Connection(token, self._limits.backlog, page[:_MOST_OF_PAGE])
        self._by_address[address] += 1
        try:
            await self._converse(socket, room, connection)
        finally:
            room.detach(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _converse(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        """Read and write until the connection ends."""
        room.attach(connection)
        both = [
            asyncio.create_task(self._listen(socket, room, connection)),
            asyncio.create_task(_speak(socket, room, connection)),
        ]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            ended = await asyncio.gather(*both, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                _log.error("A connection ended badly", exc_info=error)

    async def _listen(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        """Take messages until the other side goes, or says far too much."""
        clock = room.tools.clock
        bucket = Bucket(*self._limits.messages, clock.now())
        strikes = 0
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or message.get("bytes") or b""
            if len(text) > protocol.MAX_FRAME:
                connection.close(TOO_LONG)
                return
            wait = bucket.take(clock.now())
            if not wait:
                room.receive(connection, text)
                continue
            strikes += 1
            details = command_named(text) | {"seconds": int(wait) + 1}
            connection.answer(wire.encode(protocol.Problem(code="too_many", details=details)))
            if strikes > _MOST_STRIKES:
                connection.close(TOO_MANY)
                return


async def _speak(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Send what the table has to say, and a snapshot to a client that fell behind."""
    while True:
        message = await connection.next()
        if message is not None:
            await socket.send_text(message.decode())
        elif connection.closed is not None:
            await socket.close(connection.closed)
            return
        else:
            room.resync(connection)


async def _refuse(socket: WebSocket, problem: protocol.Problem, code: int) -> None:
    """Say what is wrong and hang up."""
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.send_text(wire.encode(problem).decode())
        await socket.close(code)
