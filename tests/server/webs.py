"""The whole server in this process: HTTP by httpx, and WebSockets by the application's own hand."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tests.server.rooms import FREELY, Thinks
from weli.server.app import make_app
from weli.server.identity import COOKIE
from weli.server.settings import Limits, Settings
from weli.server.site import Site
from weli.server.store import Store

HOST = "127.0.0.1:8765"
ORIGIN = f"http://{HOST}"
PATIENCE = 10.0


class Closed(Exception):
    """The server has hung up, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Denied(Exception):
    """A handshake was answered with an HTTP status."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.problem = json.loads(body)


class Line:
    """A WebSocket to the application."""

    def __init__(self, app: Starlette, path: str, headers: dict[str, str]) -> None:
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._got: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 50_000),
            "server": ("127.0.0.1", 8765),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
            "state": {},
        }
        self.gate = asyncio.Event()
        self.gate.set()
        self._task = asyncio.create_task(self._run(app, scope))
        self._sent.put_nowait({"type": "websocket.connect"})
        self.heard: list[dict[str, Any]] = []

    async def _run(self, app: Starlette, scope: dict[str, Any]) -> None:
        await app(scope, self._sent.get, self._receive)

    async def _receive(self, message: Any) -> None:
        await self.gate.wait()
        await self._got.put(dict(message))

    async def opened(self) -> "Line":
        """Waits until the handshake is over."""
        message = await asyncio.wait_for(self._got.get(), PATIENCE)
        if message["type"] == "websocket.accept":
            return self
        body = await asyncio.wait_for(self._got.get(), PATIENCE)
        raise Denied(message["status"], body["body"])

    def send(self, text: str | bytes) -> None:
        """Sends one frame."""
        key = "text" if isinstance(text, str) else "bytes"
        self._sent.put_nowait({"type": "websocket.receive", key: text})

    def command(self, kind: str, **fields: Any) -> None:
        """Sends a command."""
        self.send(
            json.dumps({"type": kind, "command_id": fields.pop("command_id", kind), **fields})
        )

    async def next(self) -> dict[str, Any]:
        """Waits for the next message."""
        message = await asyncio.wait_for(self._got.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise Closed(message.get("code", 1000))
        found: dict[str, Any] = json.loads(message["text"])
        self.heard.append(found)
        return found

    async def until(self, kind: str) -> dict[str, Any]:
        """Waits for the next message of a kind."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def end(self) -> int:
        """Waits until the server hangs up, and returns the code."""
        while True:
            try:
                await self.next()
            except Closed as closed:
                return closed.code

    async def hang_up(self) -> None:
        """Goes away."""
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, PATIENCE)


class Web:
    """A server, and the ways to it."""

    def __init__(self, app: Starlette, site: Site, store: Store, thinks: Thinks) -> None:
        self.app = app
        self.site = site
        self.store = store
        self.thinks = thinks
        self._lines: list[Line] = []

    def browser(self, address: str = "127.0.0.1", base: str = ORIGIN, **headers: str) -> Any:
        """A browser with its own cookies."""
        transport = httpx.ASGITransport(app=self.app, client=(address, 1234))
        return httpx.AsyncClient(transport=transport, base_url=base, headers=headers)

    async def line(self, table: str, browser: Any = None, **headers: str) -> Line:
        """Opens a WebSocket with a browser's cookie."""
        sent = {"host": HOST, **headers}
        if browser is not None and COOKIE in browser.cookies:
            sent["cookie"] = f"{COOKIE}={browser.cookies[COOKIE]}"
        line = Line(self.app, f"/api/tables/{table}/ws", sent)
        self._lines.append(line)
        return await line.opened()

    async def close(self) -> None:
        """Ends all conversations."""
        for line in self._lines:
            if not line._task.done():
                await line.hang_up()


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    pace: float = 0.0,
    limits: Limits = FREELY,
    extra: tuple[BaseRoute, ...] = (),
    **changes: Any,
) -> AsyncIterator[Web]:
    """Serves a data folder."""
    settings = Settings(data=folder, pace=pace, limits=limits, **changes)
    store, site, thinks = Store(folder), Site(settings), Thinks()
    app = make_app(settings, store, site, thinker=thinks, extra=extra)
    web = Web(app, site, store, thinks)
    try:
        async with app.router.lifespan_context(app):
            try:
                yield web
            finally:
                await web.close()
    finally:
        store.close()


def echo_route(path: str = "/echo") -> WebSocketRoute:
    """A route that sends back what it gets, for tests of the WebSocket itself."""

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if message.get("text") is not None:
                    await socket.send_text(message["text"])
                else:
                    await socket.send_bytes(message["bytes"])
        except WebSocketDisconnect:
            return

    return WebSocketRoute(path, echo)
