"""A server has the fast engines compiled while it runs, and leaves nothing behind."""

import asyncio
from pathlib import Path

import pytest

from weli.server import app
from weli.server.settings import Settings
from weli.server.site import Site
from weli.server.store import Store
from weli.server.thinking import Thinkers


def test_the_server_starts_and_stops_the_compilation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []

    class Recorded:
        def start(self) -> None:
            happened.append("started")

        def stop(self) -> None:
            happened.append("stopped")

    async def life(store: Store) -> None:
        settings = Settings(data=tmp_path)
        server = app.make_app(settings, store, Site(settings))
        async with server.router.lifespan_context(server):
            happened.append("serving")

    monkeypatch.setattr(app, "Preparation", Recorded)
    monkeypatch.setattr(Thinkers, "warm_up", lambda _thinkers: None)
    store = Store(tmp_path)
    try:
        asyncio.run(life(store))
    finally:
        store.close()
    assert happened == ["started", "serving", "stopped"]
