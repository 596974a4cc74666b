"""What whoever runs the server decides: where it listens, where it keeps things, how it paces."""

import os
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct
from platformdirs import user_data_path

__all__ = ["DATA_VARIABLE", "DEFAULT_PORT", "Limits", "Settings", "data_folder"]

DATA_VARIABLE: Final = "WELI_DATA"
"""The environment variable that names the data folder."""

DEFAULT_PORT: Final = 8765
"""Where the table is found unless that port is taken."""


def data_folder() -> Path:
    """Return the folder in which matches and tables are kept; it need not exist yet."""
    named = os.environ.get(DATA_VARIABLE)
    return Path(named) if named else user_data_path("weli", appauthor=False)


class Limits(Struct, frozen=True, kw_only=True):
    """How much anybody may ask for; each pair is so many at once, and so many a second after.

    Attributes:
        messages: messages on one connection.
        commands: commands of one seat, over all its connections.
        requests: HTTP requests and handshakes of one address.
        opened: tables that one address may open.
        guesses: invites and spoken codes that one address may try.
        spoken: spoken codes that the whole world may try.
        said: lines of chat of one seat.
        hints: hints of one seat.
        connections: connections of one address at the same time.
        watchers: people without a seat who may watch a table.
        open_tables: tables that may wait in the lobby.
        backlog: messages that may wait for a slow client; then it gets a snapshot instead.
    """

    messages: tuple[float, float] = (120, 20)
    commands: tuple[float, float] = (60, 5)
    requests: tuple[float, float] = (300, 50)
    opened: tuple[float, float] = (60, 0.5)
    guesses: tuple[float, float] = (20, 0.2)
    spoken: tuple[float, float] = (30, 0.2)
    said: tuple[float, float] = (8, 0.5)
    hints: tuple[float, float] = (20, 0.5)
    connections: int = 64
    watchers: int = 100
    open_tables: int = 10_000
    backlog: int = 32


class Settings(Struct, frozen=True, kw_only=True):
    """What whoever runs the server decides.

    Attributes:
        data: the folder of the database; only one process may use it.
        host: the address to listen at.
        port: the port to listen at.
        origins: the addresses that browsers may come from, beside the server's own.
        trusted_proxy: the addresses of proxies whose forwarded headers are believed.
        lan: whether friends on the same network can join, from the start.
        pace: seconds between two cards at least.
        thinkers: processes in which computer players think; 0 for one less than there are cores,
            at most two.
        limits: how much anybody may ask for.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()
    trusted_proxy: tuple[str, ...] = ()
    lan: bool = False
    pace: Annotated[float, Meta(ge=0, le=60)] = 0.6
    thinkers: int = 0
    limits: Limits = Limits()
