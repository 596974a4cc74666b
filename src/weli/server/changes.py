"""What is to be kept of tables, and the statements that write it, for many tables at once."""

import time
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.sqlite import insert

from weli.kernel.record import Body
from weli.server.company import TableRow
from weli.server.tables import answers, entries, matches, seats, tables

__all__ = ["Answered", "Change", "forget_lobbies", "write"]


class Answered(Struct, frozen=True):
    """A command that has been carried out: whose, its id, and the `seq` in the answer."""

    token: str
    command_id: str
    seq: int


class Change(Struct, frozen=True, kw_only=True):
    """What is to be kept, all of it or nothing.

    Attributes:
        table_id: the table that changes.
        row: the table and its seats as they are now; `None` when they are as before.
        match: the number of the match that the lines belong to.
        first: the number of the first of the new lines.
        lines: new lines of the record.
        answered: the command that brought the change, if one did.
        waits_for_bot: whether a computer player has to decide now.
        touched: whether that and the time of a move are kept as well; both only sort tables.
    """

    table_id: str
    row: TableRow | None = None
    match: int = 0
    first: int = 0
    lines: tuple[Body, ...] = ()
    answered: Answered | None = None
    waits_for_bot: bool = False
    touched: bool = True


# The statements are made once: to put one together takes longer than to carry it out.
_TOUCH: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table_id"))
    .values(touched=sa.bindparam("now"), waits_for_bot=sa.bindparam("waits"))
)
_ADD_LINES: Final = sa.insert(entries)
_ADD_ANSWERS: Final = sa.insert(answers)


def write(connection: sa.Connection, changes: Sequence[Change]) -> None:
    """Write changes of any tables; whoever calls this has begun a transaction."""
    now = time.time()
    for change in changes:
        if change.row is not None:
            _write_row(connection, change.row, change.waits_for_bot, now)
    touched = [
        {"table_id": change.table_id, "now": now, "waits": change.waits_for_bot}
        for change in changes
        if change.row is None and change.lines and change.touched
    ]
    lines = [
        {
            "table_id": change.table_id,
            "match": change.match,
            "n": n,
            "line": msgspec.json.encode(line).decode(),
        }
        for change in changes
        for n, line in enumerate(change.lines, start=change.first)
    ]
    answered = [
        {
            "table_id": change.table_id,
            "token": change.answered.token,
            "command_id": change.answered.command_id,
            "seq": change.answered.seq,
        }
        for change in changes
        if change.answered is not None
    ]
    for statement, rows in ((_TOUCH, touched), (_ADD_LINES, lines), (_ADD_ANSWERS, answered)):
        if rows:
            connection.execute(statement, rows)


def _write_row(connection: sa.Connection, row: TableRow, waits_for_bot: bool, now: float) -> None:
    """Write a table and its seats."""
    plain: dict[str, Any]
    plain = {name: getattr(row, name) for name in row.__struct_fields__ if name in tables.c}
    plain |= {
        "policy": msgspec.json.encode(row.policy).decode(),
        "touched": now,
        "waits_for_bot": waits_for_bot,
    }
    upsert = insert(tables).values(plain)
    kept = {name: value for name, value in plain.items() if name != "id"}
    connection.execute(upsert.on_conflict_do_update(index_elements=["id"], set_=kept))
    if row.header:
        begun = insert(matches).values(
            table_id=row.id, number=row.match, header=row.header, secret=row.secret
        )
        connection.execute(begun.on_conflict_do_nothing())
    connection.execute(sa.delete(seats).where(seats.c.table_id == row.id))
    connection.execute(
        sa.insert(seats),
        [
            {"table_id": row.id, "seat": number}
            | msgspec.structs.asdict(seat)
            | {"standing": msgspec.json.encode(seat.standing).decode()}
            for number, seat in enumerate(row.seats)
        ],
    )


def forget_lobbies(connection: sa.Connection, before: float, kept: Collection[str]) -> None:
    """Take away tables at which nothing was ever played."""
    old = (tables.c.stage == "lobby") & (tables.c.match == 0) & (tables.c.touched < before)
    for name in connection.execute(sa.select(tables.c.id).where(old)).scalars().all():
        if name not in kept:
            connection.execute(sa.delete(tables).where(tables.c.id == name))
