"""The database: what was kept is found again, in groups, by one process, in its newest form."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.rooms import TOKENS, row_of, started
from weli.kernel.record import Entry, Guard
from weli.play.match import refold
from weli.server.store import Answered, Change, Store, StoreInUse, StoreTooNew
from weli.server.tables import NEWEST, entries, metadata


@pytest.fixture
def store(tmp_path: Path) -> Any:
    opened = Store(tmp_path)
    yield opened
    opened.close()


def lines_of(store: Store, table_id: str = "test") -> list[int]:
    """The numbers of the lines that were kept of a table's first match."""
    with store._engine.connect() as connection:
        kept = sa.select(entries.c.n).where(entries.c.table_id == table_id).order_by(entries.c.n)
        return list(connection.execute(kept).scalars())


def moved_on(change: Change) -> Change:
    """The move after another one."""
    return msgspec.structs.replace(change, first=change.first + 1, answered=None)


async def test_a_match_is_found_again_as_it_was(store: Store) -> None:
    house, (anna,) = await started(row_of(level="regular"))
    for _ in range(30):
        await house.turn(1)
        if anna.decision is not None:
            anna.act()
    await anna.ask("standing_answer", question="muli", action={"type": "NoMuli"})
    for change in house.memory.changes:
        await store.keep(change)
    wanted, found = house.memory.kept(), store.load("test")
    assert found is not None
    assert found.row == wanted.row
    assert found.record == wanted.record
    assert found.answered == wanted.answered
    assert store.load("nothing") is None


async def test_thinking_that_was_cut_short_is_kept_with_its_move(store: Store) -> None:
    house, (anna,) = await started(row_of(level="tests.server.bots:Hurried"))
    for _ in range(12):
        await house.turn(1)
        if anna.decision is not None:
            anna.act()
    for change in house.memory.changes:
        await store.keep(change)
    found = store.load("test")
    assert found is not None
    assert found.record is not None
    lines = found.record.lines
    assert found.record == house.memory.kept().record
    guards = [place for place, line in enumerate(lines) if isinstance(line, Guard)]
    assert guards
    moves = [lines[place + 1] for place in guards]
    assert [Guard("time", move.seat) for move in moves] == [lines[place] for place in guards]  # type: ignore[union-attr,arg-type]  # moves of seats
    assert refold(found.record).record.lines == lines


async def test_what_has_gathered_is_written_in_one_go(store: Store) -> None:
    await store.keep(Change(table_id="test", row=row_of()))
    before = store.groups
    moves = [Change(table_id="test", first=n, lines=(Entry(0, "pass", ""),)) for n in range(200)]
    await asyncio.gather(*[store.keep(move) for move in moves])
    assert store.changes == 201
    assert store.groups - before < 100
    found = store.load("test")
    assert found is not None


async def test_what_nobody_waits_for_any_more_is_written_all_the_same(store: Store) -> None:
    await store.keep(Change(table_id="test", row=row_of()))
    moves = [Change(table_id="test", first=n, lines=(Entry(0, "pass", ""),)) for n in range(5)]
    waiting = [asyncio.create_task(store.keep(move)) for move in moves]
    await asyncio.sleep(0)
    waiting[2].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert waiting[2].cancelled()
    assert lines_of(store) == list(range(5))


async def test_a_change_of_the_company_and_moves_may_come_in_one_group(store: Store) -> None:
    row = row_of()
    await store.keep(Change(table_id="test", row=row))
    before = store.groups
    moved = Change(
        table_id="test",
        lines=(Entry(0, "pass", ""),),
        answered=Answered("t", "1", 3),
        waits_for_bot=True,
    )
    other = msgspec.structs.replace(row, id="other", stage="playing")
    opened = Change(table_id="other", row=other, lines=(Entry(1, "pass", ""),))
    await asyncio.gather(store.keep(moved), store.keep(opened), store.keep(moved_on(moved)))
    assert store.groups - before <= 2
    assert [lines_of(store, name) for name in ("test", "other")] == [[0, 1], [0]]
    found = store.load("test")
    assert found is not None
    assert found.answered == {("t", "1"): 3}


async def test_one_bad_change_does_not_spoil_the_others(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await store.keep(Change(table_id="test", row=row_of()))
    moves = [Change(table_id="test", first=n, lines=(Entry(0, "pass", ""),)) for n in range(20)]
    moves.insert(7, Change(table_id="nothing", first=0, lines=(Entry(0, "pass", ""),)))
    done = await asyncio.gather(*[store.keep(move) for move in moves], return_exceptions=True)
    assert [type(each) for n, each in enumerate(done) if n != 7] == [type(None)] * 20
    assert isinstance(done[7], sa.exc.IntegrityError)
    assert "could not be kept" in caplog.text


async def test_a_change_is_kept_whole_or_not_at_all(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    row = row_of()
    await store.keep(Change(table_id="test", row=row, answered=Answered("t", "1", 0)))
    twice = Change(table_id="test", row=row.with_seat(0, name="X"), answered=Answered("t", "1", 0))
    with pytest.raises(sa.exc.IntegrityError):
        await store.keep(twice)
    found = store.load("test")
    assert found is not None
    assert found.row == row
    assert caplog.text


async def test_a_commit_is_on_the_disk(store: Store, tmp_path: Path) -> None:
    with store._engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await store.keep(Change(table_id="test", row=row_of()))
    with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
        assert other.execute("SELECT id FROM tables").fetchall() == [("test",)]
    other.close()


def without_the_log(folder: Path) -> list[tuple[str]]:
    """The tables that are found in the database's own file, without the log beside it."""
    (folder / "alone").mkdir(exist_ok=True)
    alone = folder / "alone" / "tables.sqlite3"
    alone.write_bytes((folder / "tables.sqlite3").read_bytes())
    with closing(sqlite3.connect(alone)) as other:
        try:
            return other.execute("SELECT id FROM tables").fetchall()
        except sqlite3.DatabaseError:
            return []


async def test_the_log_of_writes_is_emptied_in_a_quiet_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weli.server.store._QUIET", 0.01)
    with closing(Store(tmp_path)) as store:
        await store.keep(Change(table_id="test", row=row_of()))
        for _ in range(2000):
            if without_the_log(tmp_path):
                break
            await asyncio.sleep(0.001)
        assert without_the_log(tmp_path) == [("test",)]


def test_only_one_process_uses_a_folder(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreInUse):
        Store(tmp_path)
    assert store.in_lobby() == 0


def test_the_folder_is_free_again_afterwards(tmp_path: Path) -> None:
    for _ in range(2):
        Store(tmp_path).close()


def test_the_migrations_make_what_the_statements_expect(store: Store) -> None:
    with store._engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == NEWEST


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    with pytest.raises(StoreTooNew):
        Store(tmp_path)


async def test_lobbies_that_nobody_touches_are_forgotten(store: Store) -> None:
    for name, stage in (("old", "lobby"), ("here", "lobby"), ("played", "playing")):
        row = msgspec.structs.replace(row_of(), id=name, stage=stage)
        await store.keep(Change(table_id=name, row=row))
    await store.forget_lobbies(0, [])
    assert store.in_lobby() == 2
    await store.forget_lobbies(2e10, ["here"])
    assert [store.load(name) is None for name in ("old", "here", "played")] == [True, False, False]


async def test_tables_are_found_by_their_people_and_their_codes(store: Store) -> None:
    row = row_of(people=2)
    other = msgspec.structs.replace(row_of(), id="other", spoken=9)
    playing = msgspec.structs.replace(row_of(), id="playing", stage="playing")
    waiting = msgspec.structs.replace(row_of(), id="waiting", stage="playing")
    for each in (row, other, playing):
        await store.keep(Change(table_id=each.id, row=each))
    await store.keep(Change(table_id="waiting", row=waiting, waits_for_bot=True))
    await store.keep(Change(table_id="playing", first=0, lines=(Entry(0, "pass", ""),)))
    unseen = Change(table_id="waiting", lines=(Entry(0, "pass", ""),), touched=False)
    await store.keep(unseen)
    assert [each.id for each in store.tables_of(TOKENS[1], 9)] == ["test"]
    assert [each.id for each in store.tables_of(TOKENS[0], 2)] == ["playing", "waiting"]
    assert store.tables_of("nobody", 9) == []
    assert store.spoken() == {7: "test", 9: "other"}
    assert store.in_lobby() == 2
    assert store.live(9) == ["waiting", "playing"]
