"""A real server in a thread of the test, at a free port of this machine."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.routing import BaseRoute

from weli.bots.master.hint import Hint
from weli.play.bot import Thought
from weli.server.app import make_app
from weli.server.protocol import MAX_FRAME
from weli.server.settings import Limits, Settings
from weli.server.site import Site
from weli.server.store import Store
from weli.server.thinking import CouldNotThink, Situation

PLENTY = (1e6, 1e6)
PATIENCE = 60
"""Seconds after which something hangs; nothing waits for so long when all is well."""


class NoThinker:
    """Nobody thinks for anybody: all seats are people's."""

    async def choose(self, situation: Situation) -> Thought:  # noqa: ARG002  # never asked
        """Is never asked."""
        raise CouldNotThink

    async def advise(self, situation: Situation) -> Hint:  # noqa: ARG002  # knows none
        """Knows no hint either."""
        raise CouldNotThink


@contextmanager
def served(
    folder: Path, extra: tuple[BaseRoute, ...] = (), longest: int = MAX_FRAME
) -> Iterator[str]:
    """Serves at the address that it yields; shows every card at once, and has no limits.

    Args:
        folder: the data folder.
        extra: more routes.
        longest: the longest message that is let in, in bytes.
    """
    limits = Limits(
        messages=PLENTY,
        commands=PLENTY,
        requests=PLENTY,
        opened=PLENTY,
        guesses=PLENTY,
        spoken=PLENTY,
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        settings = Settings(data=folder, port=port, pace=0, limits=limits)
        store = Store(folder)
        config = uvicorn.Config(
            make_app(settings, store, Site(settings), thinker=NoThinker(), extra=extra),
            log_config=None,
            ws="websockets-sansio",
            ws_max_size=longest,
            ws_per_message_deflate=False,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            store.close()
