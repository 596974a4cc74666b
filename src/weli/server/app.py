"""The server as one application: HTTP, the tables' WebSockets, and the browser's part."""

import gc
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from weli.fast.preparing import Preparation
from weli.i18n.texts import LANGUAGES, default_language
from weli.server import reference
from weli.server.audience import Tools
from weli.server.claims import Prover, Provers
from weli.server.clock import Clock, LoopClock
from weli.server.guard import Guard, problem
from weli.server.http import Front
from weli.server.limits import Buckets
from weli.server.pages import STATIC, Pages
from weli.server.requests import ENDPOINTS
from weli.server.rooms import Rooms
from weli.server.settings import Settings
from weli.server.site import Site
from weli.server.sockets import Sockets
from weli.server.store import Store
from weli.server.thinking import Thinker, Thinkers, thinkers_for

__all__ = ["make_app"]

_log = logging.getLogger(__name__)


class _Staff(NamedTuple):
    """Whoever works in processes of their own."""

    thinkers: Thinkers
    provers: Provers
    preparation: Preparation

    def begin(self) -> None:
        """Start what should be ready before anybody asks for it."""
        self.thinkers.warm_up()
        self.preparation.start()

    def end(self) -> None:
        """End all processes."""
        self.preparation.stop()
        self.thinkers.close()
        self.provers.close()


def make_app(
    settings: Settings,
    store: Store,
    site: Site,
    *,
    thinker: Thinker | None = None,
    prover: Prover | None = None,
    clock: Clock | None = None,
    extra: tuple[BaseRoute, ...] = (),
) -> Starlette:
    """Return the application.

    Args:
        settings: what whoever runs the server decides.
        store: where tables are kept; whoever opened it closes it.
        site: where the server can be reached.
        thinker: who asks computer players; by default some processes.
        prover: who proves claims; by default a process.
        clock: tells the time; by default the event loop's.
        extra: more routes, such as the tests' own.
    """
    staff = _Staff(Thinkers(thinkers_for(settings.thinkers)), Provers(), Preparation())
    clock = clock or LoopClock()
    tools = Tools(
        keeper=store,
        thinker=thinker or staff.thinkers,
        prover=prover or staff.provers,
        clock=clock,
        pace=settings.pace,
        limits=settings.limits,
    )
    rooms = Rooms(store, tools)
    pages = Pages(STATIC)
    requests = Buckets(settings.limits.requests, clock.now)
    return Starlette(
        routes=[*_asked(rooms, site, settings), *extra, *_looked_at(pages)],
        middleware=[Middleware(Guard, site=site, requests=requests)],
        exception_handlers={404: _not_found, 405: _wrong_method},
        lifespan=partial(_life, rooms, staff, pages, warm=thinker is None),
    )


def _asked(rooms: Rooms, site: Site, settings: Settings) -> list[BaseRoute]:
    """Return the routes of everything that tables and programs are asked."""
    return [
        *Front(rooms, site, settings.limits).routes(),
        *reference.routes(ENDPOINTS),
        WebSocketRoute("/api/tables/{id}/ws", Sockets(rooms, settings.limits).table),
    ]


def _looked_at(pages: Pages) -> list[BaseRoute]:
    """Return the routes of everything that is looked at."""
    return [
        Route("/", pages.page),
        Route("/t/{id}", pages.page),
        Route("/{path:path}", pages.file),
    ]


@asynccontextmanager
async def _life(
    rooms: Rooms, staff: _Staff, pages: Pages, _app: Starlette, *, warm: bool
) -> AsyncIterator[None]:
    """Work from the first request to the last."""
    if warm:
        staff.begin()
        # Nothing waits for this thread: a server that is ended at once ends at once.
        threading.Thread(target=_warm_up, args=(pages,), name="weli-warm-up", daemon=True).start()
    rooms.start()
    try:
        yield
    finally:
        await rooms.close()
        staff.end()


def _warm_up(pages: Pages) -> None:
    """Make what the first readers will ask for; what fails here fails for them as well."""
    likely = default_language()
    try:
        reference.warm_up(likely)
        pages.warm_up()
        for lang in LANGUAGES:
            reference.warm_up(lang)
    except Exception:
        _log.exception("Not everything could be made ready")
    # The words stay for good; to look through them for what is no longer used would take long.
    gc.freeze()


async def _not_found(_request: Request, _error: Exception) -> Response:
    return problem(404, "not_found")


async def _wrong_method(_request: Request, error: Exception) -> Response:
    answer = problem(405, "wrong_method")
    if isinstance(error, HTTPException) and error.headers:
        answer.headers.update(error.headers)
    return answer
