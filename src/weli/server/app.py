"""The server as one application: HTTP, the tables' WebSockets, and the browser's part."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from weli.fast.preparing import Preparation
from weli.server import reference
from weli.server.audience import Tools
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


def make_app(
    settings: Settings,
    store: Store,
    site: Site,
    *,
    thinker: Thinker | None = None,
    clock: Clock | None = None,
    extra: tuple[BaseRoute, ...] = (),
) -> Starlette:
    """Return the application.

    Args:
        settings: what whoever runs the server decides.
        store: where tables are kept; whoever opened it closes it.
        site: where the server can be reached.
        thinker: who asks computer players; by default some processes.
        clock: tells the time; by default the event loop's.
        extra: more routes, such as the tests' own.
    """
    thinkers = Thinkers(thinkers_for(settings.thinkers))
    clock = clock or LoopClock()
    tools = Tools(
        keeper=store,
        thinker=thinker or thinkers,
        clock=clock,
        pace=settings.pace,
        limits=settings.limits,
    )
    rooms = Rooms(store, tools)
    requests = Buckets(settings.limits.requests, clock.now)
    return Starlette(
        routes=[*_asked(rooms, site, settings), *extra, *_looked_at()],
        middleware=[Middleware(Guard, site=site, requests=requests)],
        exception_handlers={404: _not_found, 405: _wrong_method},
        lifespan=partial(_life, rooms, thinkers, warm=thinker is None),
    )


def _asked(rooms: Rooms, site: Site, settings: Settings) -> list[BaseRoute]:
    """Return the routes of everything that tables and programs are asked."""
    return [
        *Front(rooms, site, settings.limits).routes(),
        *reference.routes(ENDPOINTS),
        WebSocketRoute("/api/tables/{id}/ws", Sockets(rooms, settings.limits).table),
    ]


def _looked_at() -> list[BaseRoute]:
    """Return the routes of everything that is looked at."""
    pages = Pages(STATIC)
    return [
        Route("/", pages.page),
        Route("/t/{id}", pages.page),
        Route("/{path:path}", pages.file),
    ]


@asynccontextmanager
async def _life(
    rooms: Rooms, thinkers: Thinkers, _app: Starlette, *, warm: bool
) -> AsyncIterator[None]:
    """Work from the first request to the last."""
    preparation = Preparation()
    if warm:
        thinkers.warm_up()
        preparation.start()
    rooms.start()
    try:
        yield
    finally:
        preparation.stop()
        await rooms.close()
        thinkers.close()


async def _not_found(_request: Request, _error: Exception) -> Response:
    return problem(404, "not_found")


async def _wrong_method(_request: Request, error: Exception) -> Response:
    answer = problem(405, "wrong_method")
    if isinstance(error, HTTPException) and error.headers:
        answer.headers.update(error.headers)
    return answer
