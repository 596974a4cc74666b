"""Running the server: its sockets, its signals, and what it says while it runs."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from weli.server.app import make_app
from weli.server.protocol import MAX_FRAME
from weli.server.settings import Settings
from weli.server.site import Site
from weli.server.store import Store

__all__ = ["PortTaken", "bind", "run"]

_TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)
_TRIES: Final = 20
_PATIENCE: Final = 5
_BACKLOG: Final = 2048
_SHARE: Final = 0.001
"""Seconds after which a thread that folds or writes lets the tables go on, when they want to."""

_COLLECTED_AFTER: Final = (10_000, 20, 20)
"""How much may gather before cycles are looked for: little is ever part of one."""


class PortTaken(OSError):
    """Another program listens at this address."""


def bind(host: str, port: int, *, or_next: bool = False) -> socket.socket:
    """Return a socket that listens at an address, or at one of the next ports when that is taken.

    Raises:
        PortTaken: another program listens there.
        OSError: the address is not this machine's, or the like.
        OverflowError: no port has this number.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = port + (_TRIES if or_next and port else 1)
    for number in range(port, last):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(_BACKLOG)
        except OSError as error:
            listening.close()
            if error.errno not in _TAKEN:
                raise
        except OverflowError:
            listening.close()
            raise
        else:
            return listening
    raise PortTaken(f"{host}:{port}")


class _Server(uvicorn.Server):
    """Uvicorn's server, which can listen at more addresses while it runs."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # All that has been loaded by now stays, so nothing of it need ever be looked through.
            gc.freeze()
            self._started()

    async def listen(self, listening: socket.socket) -> None:
        """Listen at one more socket."""
        config: Any = self.config

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listening))


def run(
    settings: Settings,
    store: Store,
    listening: list[socket.socket],
    *,
    started: Callable[[], None],
    **extras: Any,
) -> None:
    """Serve until a signal ends it; everything that was acknowledged is kept by then.

    Args:
        settings: what whoever runs the server decides; its port is the one that is listened at.
        store: where tables are kept.
        listening: the sockets.
        started: is called when the first request can be answered.
        extras: passed on to `make_app`.
    """
    logging.basicConfig(format="weli: %(levelname)s: %(message)s", level=logging.WARNING)
    site = Site(settings)
    config = _config(settings, make_app(settings, store, site, **extras))
    server = _Server(config, started)

    async def listen(address: str) -> None:
        await server.listen(bind(address, settings.port))

    site.listen = listen
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _end)
    sys.setswitchinterval(_SHARE)
    gc.set_threshold(*_COLLECTED_AFTER)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(listening))


def _config(settings: Settings, app: Starlette) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=list(settings.trusted_proxy),
        timeout_graceful_shutdown=_PATIENCE,
    )


def _end(_signal: int, _frame: object) -> None:
    """End the process; the server has closed everything by the time that it hears of a signal."""
    raise SystemExit(0)
