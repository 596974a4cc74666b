"""One connection of somebody at a table, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Final

__all__ = ["TOO_MANY", "Connection"]

TOO_MANY: Final = 1008
"""The WebSocket's code for a client that asks for more than it may."""

_MOST_ANSWERS: Final = 256
"""So many may wait for a client that does not read; then it has had enough."""


class Connection:
    """One connection of a reader.

    A client that reads too slowly loses what waits for it and gets a snapshot instead, as soon as
    it has read what was on its way. The answers to what it asked for are kept all the same; one
    that goes on asking and reads no answer is cut off.

    Attributes:
        token: the SHA-256 of what the browser holds; empty for a guest without a cookie.
        page: what the client calls itself, so that it is known when it comes back; may be empty.
        seat: the reader's seat; `None` for somebody who watches.
        controls: whether this connection acts for the seat.
    """

    def __init__(self, token: str, backlog: int, page: str = "") -> None:
        """Begin with nothing to send; at most `backlog` messages may wait."""
        self.token = token
        self.page = page
        self.seat: int | None = None
        self.controls = False
        self.behind = False
        self._asked = False
        self.closed: int | None = None
        self._backlog = backlog
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._something = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message in the queue; a full queue is emptied, and a snapshot promised instead."""
        if self.behind or self.closed is not None:
            return
        if len(self._waiting) >= self._backlog:
            self._waiting = deque(each for each in self._waiting if each[1])
            self.behind = True
        else:
            self._waiting.append((message, False))
        self._something.set()

    def answer(self, message: bytes) -> None:
        """Put the answer to a command in the queue, where it stays until it is sent."""
        if self.closed is not None:
            return
        if len(self._waiting) >= self._backlog + _MOST_ANSWERS:
            self.close(TOO_MANY)
            return
        self._waiting.append((message, True))
        self._something.set()

    def caught_up(self) -> None:
        """The promised snapshot comes now."""
        self.behind = self._asked = False

    def close(self, code: int) -> None:
        """Send what waits and then close, with a code of the WebSocket protocol."""
        self.closed = code
        self._something.set()

    async def next(self) -> bytes | None:
        """Return the next message to send; `None` when a snapshot is due, or the end."""
        while True:
            if self._waiting:
                return self._waiting.popleft()[0]
            if self.closed is not None:
                return None
            if self.behind and not self._asked:
                self._asked = True
                return None
            self._something.clear()
            await self._something.wait()

    def taken(self) -> list[bytes]:
        """Take everything that waits, as tests do."""
        messages = [message for message, _ in self._waiting]
        self._waiting.clear()
        return messages
