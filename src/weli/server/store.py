"""Where tables are kept: a database with one writer, which writes what has gathered in one go.

Everything that arrives while one group is being written makes up the next group: a move that comes
alone waits for nobody, and a thousand moves share few flushes to the disk.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sa
from filelock import FileLock, Timeout
from msgspec import Struct

from weli.kernel.record import Body, Entry, Guard, Header, Record, Score
from weli.server.changes import Answered, Change, forget_lobbies, write
from weli.server.company import SeatRow, TableRow
from weli.server.protocol import Policy
from weli.server.tables import NEWEST, answers, entries, matches, seats, tables

__all__ = ["Answered", "Change", "Keeper", "Kept", "Store", "StoreInUse", "StoreTooNew"]

_log = logging.getLogger(__name__)

_DATABASE: Final = "tables.sqlite3"
_MOST_IN_GROUP: Final = 500
_QUIET: Final = 1.0
"""Seconds without anything to write, after which the database's log is emptied."""

_MOST_PAGES: Final = 2000
"""The log's length at which it is emptied in any case, while somebody waits: 8 MB."""

_TABLES: Final = sa.select(tables, matches.c.header, matches.c.secret).outerjoin(
    matches, (matches.c.table_id == tables.c.id) & (matches.c.number == tables.c.match)
)
_VERSION: Final = sa.table("alembic_version", sa.column("version_num"))
_ENTRY: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_SCORE: Final[msgspec.json.Decoder[Score]] = msgspec.json.Decoder(Score)
_GUARD: Final[msgspec.json.Decoder[Guard]] = msgspec.json.Decoder(Guard)


class Kept(Struct, frozen=True):
    """A table as it was kept: with its record, once there is one, and the commands carried out."""

    row: TableRow
    record: Record | None
    answered: dict[tuple[str, str], int]


class Keeper(Protocol):
    """Where a table puts its changes."""

    async def keep(self, change: Change) -> None:
        """Keep a change durably: when this returns, no crash can lose it."""


class StoreInUse(Exception):
    """Another process uses this data folder."""


class StoreTooNew(Exception):
    """A newer Weli has changed this data folder's database."""


class Store:
    """The database of a data folder; it belongs to one process at a time."""

    def __init__(self, folder: Path) -> None:
        """Open the database, and bring it to its newest form.

        Raises:
            StoreInUse: another process uses the folder.
            StoreTooNew: a newer Weli has changed its database.
            OSError: the folder cannot be written, or its database cannot be read.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(folder / "tables.lock", timeout=0)
        try:
            self._lock.acquire()
        except Timeout:
            raise StoreInUse from None
        try:
            self._engine = _engine(folder / _DATABASE)
            with self._engine.connect() as connection:
                _migrate(connection)
        except (sa.exc.DatabaseError, StoreTooNew) as error:
            self._engine.dispose()
            self._lock.release()
            if isinstance(error, StoreTooNew):
                raise
            raise OSError(str(error.orig)) from error
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="weli-writer", daemon=True)
        self._writer.start()
        self.groups = 0
        self.changes = 0

    # -------------------------------------------------------------------- writing

    async def keep(self, change: Change) -> None:
        """Keep a change durably: when this returns, no crash can lose it.

        Raises:
            sqlalchemy.exc.SQLAlchemyError: it could not be kept; nothing of it is.
        """
        await self._do(change)

    async def forget_lobbies(self, before: float, kept: Collection[str]) -> None:
        """Take away tables at which nothing was ever played and that nobody has touched lately.

        Args:
            before: the time, in seconds since 1970.
            kept: tables that stay all the same.
        """
        await self._do(partial(forget_lobbies, before=before, kept=frozenset(kept)))

    async def _do(self, what: "Change | Chore") -> None:
        loop = asyncio.get_running_loop()
        job = _Job(what, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    def close(self) -> None:
        """Write what has gathered, and let go of the folder."""
        self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()
        self._lock.release()

    def _write_all(self) -> None:
        """Write group after group until the store is closed; runs in the writer's thread."""
        with self._engine.connect() as connection:
            closing = False
            while not closing:
                group = [self._next_job(connection)]
                while len(group) < _MOST_IN_GROUP and not self._jobs.empty():
                    group.append(self._jobs.get_nowait())
                closing = None in group
                self._write_group(connection, [job for job in group if job is not None])

    def _next_job(self, connection: sa.Connection) -> "_Job | None":
        """Wait for something to write; a quiet moment is used for what would cost time later."""
        try:
            return self._jobs.get(timeout=_QUIET)
        except queue.Empty:
            _checkpoint(connection)
            return self._jobs.get()

    def _write_group(self, connection: sa.Connection, group: list["_Job"]) -> None:
        """Write some changes in one transaction; when that fails, each in its own."""
        if not group:
            return
        self.groups += 1
        self.changes += len(group)
        try:
            with connection.begin():
                write(connection, [job.what for job in group if isinstance(job.what, Change)])
                for job in group:
                    if not isinstance(job.what, Change):
                        job.what(connection)
        except Exception as error:
            if len(group) == 1:
                _log.exception("A change could not be kept")
                _resolve(group, error)
                return
            for job in group:
                self._write_group(connection, [job])
        else:
            _resolve(group, None)

    # -------------------------------------------------------------------- reading

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        with self._engine.connect() as connection:
            yield connection

    def load(self, table_id: str) -> Kept | None:
        """Return a table with everything that was kept of it; `None` when there is none.

        It blocks while the disk is read, so call it in a thread.
        """
        with self._reading() as connection:
            found = connection.execute(_TABLES.where(tables.c.id == table_id)).first()
            if found is None:
                return None
            row = _row(found, _seats_of(connection, table_id))
            record = _record(connection, table_id, row.match)
            done = connection.execute(
                sa.select(answers.c.token, answers.c.command_id, answers.c.seq).where(
                    answers.c.table_id == table_id
                )
            )
            return Kept(row, record, {(token, name): seq for token, name, seq in done})

    def tables_of(self, token: str, most: int) -> list[TableRow]:
        """Return the tables at which a guest has a seat, the one touched last first."""
        with self._reading() as connection:
            found = connection.execute(
                _TABLES.join(seats, seats.c.table_id == tables.c.id)
                .where(seats.c.token == token)
                .order_by(tables.c.touched.desc())
                .limit(most)
            ).all()
            return [_row(each, _seats_of(connection, each.id)) for each in found]

    def record(self, table_id: str, match: int) -> Record | None:
        """Return the record of one of a table's matches, as far as it has come, if it has begun.

        It blocks while the disk is read, so call it in a thread.
        """
        with self._reading() as connection:
            return _record(connection, table_id, match)

    def spoken(self) -> dict[int, str]:
        """Return the tables in the lobby by the numbers of their spoken codes."""
        with self._reading() as connection:
            waiting = sa.select(tables.c.spoken, tables.c.id).where(tables.c.stage == "lobby")
            return {number: name for number, name in connection.execute(waiting) if number >= 0}

    def in_lobby(self) -> int:
        """Return how many tables wait in the lobby."""
        with self._reading() as connection:
            counted = sa.select(sa.func.count()).where(tables.c.stage == "lobby")
            return connection.execute(counted).scalar_one()

    def live(self, most: int) -> list[str]:
        """Return the tables that are played, those that wait for a computer player first."""
        with self._reading() as connection:
            found = (
                sa.select(tables.c.id)
                .where(tables.c.stage == "playing")
                .order_by(tables.c.waits_for_bot.desc(), tables.c.touched.desc())
                .limit(most)
            )
            return list(connection.execute(found).scalars())


Chore = Callable[[sa.Connection], None]
"""Something to write that is no change of one table."""


class _Job(Struct, frozen=True):
    """Something to write, and who waits for it."""

    what: Change | Chore
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


def _resolve(group: list[_Job], error: Exception | None) -> None:
    """Tell all who wait, in their own thread, which is woken only once for all of them."""
    for loop, jobs in groupby(group, key=lambda job: job.loop):
        loop.call_soon_threadsafe(_tell, [job.done for job in jobs], error)


def _tell(waiting: "list[asyncio.Future[None]]", error: Exception | None) -> None:
    for done in waiting:
        # Whoever waited may have given up; what was asked for is written all the same.
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


# ------------------------------------------------------------------------ the database


def _engine(path: Path) -> sa.Engine:
    """Open a database whose commits are on the disk when they return."""
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 5})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"wal_autocheckpoint={_MOST_PAGES}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _checkpoint(connection: sa.Connection) -> None:
    """Move what is in the log of writes to its place in the database; it is on the disk already."""
    try:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        connection.rollback()
    except sa.exc.DatabaseError:
        _log.exception("The database's log could not be emptied; it grows until that can be done")


def _migrate(connection: sa.Connection) -> None:
    """Bring the database to its newest form; where it has that, Alembic is not even imported."""
    if sa.inspect(connection).has_table(_VERSION.name):
        newest = connection.execute(sa.select(_VERSION.c.version_num)).scalar() == NEWEST
        connection.rollback()
        if newest:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "weli.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreTooNew from error
    connection.commit()


def _seats_of(connection: sa.Connection, table_id: str) -> tuple[SeatRow, ...]:
    found = connection.execute(
        sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    )
    plain = [each._asdict() for each in found]
    for each in plain:
        each["standing"] = msgspec.json.decode(each["standing"])
        del each["table_id"], each["seat"]
    return tuple([SeatRow(**each) for each in plain])


def _row(found: sa.Row[Any], sitting: tuple[SeatRow, ...]) -> TableRow:
    plain = found._asdict()
    del plain["touched"], plain["waits_for_bot"]
    plain["policy"] = msgspec.json.decode(plain["policy"], type=Policy)
    plain |= {"header": plain["header"] or "", "secret": plain["secret"] or ""}
    return TableRow(**plain, seats=sitting)


def _record(connection: sa.Connection, table_id: str, match: int) -> Record | None:
    """Return the record of a match from its lines, which were written by this module."""
    begun = sa.select(matches.c.header, matches.c.secret).where(
        matches.c.table_id == table_id, matches.c.number == match
    )
    found = connection.execute(begun).first()
    if found is None:
        return None
    kept = (
        sa.select(entries.c.line)
        .where(entries.c.table_id == table_id, entries.c.match == match)
        .order_by(entries.c.n)
    )
    lines = connection.execute(kept).scalars()
    read: list[Body] = [_decoder(line[:9]).decode(line) for line in lines]
    header = msgspec.json.decode(found.header, type=Header)
    return Record(header=header, secret=found.secret, lines=read)


def _decoder(begins: str) -> "msgspec.json.Decoder[Any]":
    """Return what reads a line of a record, from its first key."""
    if '"deal"' in begins:
        return _SCORE
    return _GUARD if '"guard"' in begins else _ENTRY
