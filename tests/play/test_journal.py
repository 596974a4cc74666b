"""Journals: a move is on the disk before anybody hears of it, and a torn line was never heard."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.play.tables import Chooser, by_chance, new_match, play_on
from weli.games.mulatschak.actions import Lift
from weli.i18n.problems import say_reason
from weli.i18n.texts import Texts
from weli.kernel.actions import SPECTATOR, IllegalAction
from weli.kernel.record import Body, Entry, RecordError, Score, write_line
from weli.play.journal import FileJournal, read_record
from weli.play.match import Match, refold
from weli.play.table import Table, TableBroken


def journal_of(match: Match, path: Path) -> FileJournal:
    """A new journal for a match."""
    return FileJournal.create(path, match.record.header, match.record.secret)


def saved(path: Path, moves: int = 20) -> Table:
    """A table in the middle of a deal that was saved as it was played."""
    match = new_match()
    table = Table(match, dict.fromkeys(range(3), Chooser()), journal=journal_of(match, path))
    return play_on(table, moves)


# ------------------------------------------------------------------------ the file


def test_a_new_journal_is_a_record_without_moves(tmp_path: Path) -> None:
    match = new_match()
    path = tmp_path / "deeper" / "still" / "match.jsonl"
    journal = journal_of(match, path)
    assert journal.path == path
    assert path.read_text(encoding="utf-8") == match.record.dump()
    assert journal.load() == match.record


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(FileExistsError):
        journal_of(new_match(), path)
    assert path.read_text(encoding="utf-8") == "precious"


def test_the_file_is_the_record(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    table = saved(path, 200)
    assert path.read_bytes() == table.match.record.dump().encode()
    assert FileJournal(path).load() == table.match.record
    assert any(isinstance(line, Score) for line in table.match.record.lines)
    assert refold(FileJournal(path).load()).deal == table.match.deal


def test_lines_are_written_as_utf_8(tmp_path: Path) -> None:
    match = new_match()
    journal = journal_of(match, tmp_path / "match.jsonl")
    journal.append(Entry(0, "Größe ♥", "0"))
    assert journal.path.read_bytes().endswith(
        b'{"seat":0,"do":"Gr\xc3\xb6\xc3\x9fe \xe2\x99\xa5","check":"0"}\n'
    )
    assert journal.load().entries[-1].do == "Größe ♥"


# ------------------------------------------------------------------------ crashes


def test_a_torn_last_line_is_cut_away(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    saved(path)
    whole = path.read_bytes()
    *_, last = whole.splitlines(keepends=True)
    kept = whole[: -len(last)]
    for length in range(len(last)):
        path.write_bytes(kept + last[:length])
        assert FileJournal(path).load() == read_record(kept)
        assert path.read_bytes() == kept
    path.write_bytes(whole)
    assert FileJournal(path).load() == read_record(whole)
    assert path.read_bytes() == whole


def test_after_a_torn_line_the_journal_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    table = saved(path)
    lines = table.match.record.lines
    path.write_bytes(path.read_bytes()[:-9])
    journal = FileJournal(path)
    assert journal.load().lines == lines[:-1]
    journal.append(lines[-1])
    assert journal.load().lines == lines


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (b"", "record_empty", 0),
        (b"torn", "record_empty", 0),
        (b"\xff\xfe\n", "record_not_json", 1),
        (b'{"weli":1}\n', "record_bad_line", 1),
        (b"%s\xff\n", "record_not_json", 3),
        (b"%s\n\n", "record_not_json", 3),
    ],
)
def test_what_is_no_journal_is_left_alone(
    tmp_path: Path, text: bytes, code: str, line: int
) -> None:
    path = tmp_path / "match.jsonl"
    text = text.replace(b"%s", new_match().record.dump().encode())
    path.write_bytes(text)
    with pytest.raises(RecordError) as error:
        FileJournal(path).load()
    assert (error.value.code, error.value.line) == (code, line)
    assert path.read_bytes() == text


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        FileJournal(tmp_path / "none.jsonl").load()


# ------------------------------------------------------------------------ durable before heard


def test_every_line_is_durable_before_anybody_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match()
    table = Table(match, dict.fromkeys(range(3), Chooser()), journal=journal_of(match, path))
    synced: list[tuple[bytes, int]] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        real(handle)
        assert os.fstat(handle).st_ino == path.stat().st_ino
        synced.append((path.read_bytes(), table.sent))

    monkeypatch.setattr(os, "fsync", fsync)
    table.begin_deal()
    while True:
        heard, known = table.sent, len(match.record.lines)
        synced.clear()
        if not table.work():
            break
        new = match.record.lines[known:]
        # One fsync for each new line, with the line in the file and nothing told yet.
        assert [sent for _, sent in synced] == [heard] * len(new)
        for (content, _), line in zip(synced, new, strict=True):
            assert content.endswith(write_line(line).encode())
    assert match.deal_over
    assert isinstance(match.record.lines[-1], Score)


def test_a_new_journal_is_durable_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_ino))
    journal_of(new_match(), path)
    assert synced[0] == path.stat().st_ino
    if os.name == "posix":
        assert synced[1:] == [tmp_path.stat().st_ino]


class FullDisk(FileJournal):
    """A journal on a disk that is full once, after so many lines, in the middle of one."""

    def __init__(self, path: Path, room: int) -> None:
        super().__init__(path)
        self.room = room

    def append(self, line: Body) -> None:
        """Keeps the line; once there is no room left, it keeps a part, and then has room again."""
        self.room -= 1
        if self.room != -1:
            super().append(line)
            return
        with self.path.open("ab") as file:
            file.write(write_line(line).encode()[:9])
        raise OSError(28, "No space left on device", str(self.path))


LONG = "match.start_score=99"
READERS = (0, 1, 2, SPECTATOR)


def filled_up(path: Path, room: int) -> Table:
    """A table that was played at until the disk was full."""
    match = new_match(settings=LONG)
    journal_of(match, path)
    table = Table(match, dict.fromkeys(range(3), Chooser()), journal=FullDisk(path, room))
    with pytest.raises(OSError, match="No space"):
        play_on(table)
    return table


def test_what_cannot_be_kept_is_told_to_nobody(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    table = filled_up(path, 20)
    kept = FileJournal(path).load()
    assert len(kept.lines) == 20
    whole = play_on(by_chance(new_match(settings=LONG)), moves=len(kept.entries))
    assert table.sent == whole.sent
    for reader in READERS:
        assert table.view(reader) == whole.view(reader)
        assert table.envelopes(reader) == whole.envelopes(reader)


def test_after_that_the_table_refuses_everything(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    table = filled_up(path, 20)
    kept, sent = path.read_bytes(), table.sent
    assert table.question is None
    attempts: list[Callable[[], object]] = [table.work, table.begin_deal, partial(table.legal, 0)]
    attempts += [partial(table.act, seat, Lift(7)) for seat in range(3)]
    for refused in attempts:
        with pytest.raises(TableBroken, match=r"^table_broken$") as error:
            refused()
        assert "could not be saved" in say_reason(Texts("en"), error.value.reason)
    assert path.read_bytes() == kept
    assert table.sent == sent


def test_a_broken_table_is_taken_up_again_and_nothing_told_is_lost(tmp_path: Path) -> None:
    """Wherever the disk was full: at a shuffle, in a deal, or between a move and its scores."""
    whole = play_on(by_chance(new_match(settings=LONG)), deals=2)
    lines = whole.match.record.lines
    at_scores = next(place for place, line in enumerate(lines) if isinstance(line, Score))
    for room in (0, 1, 7, at_scores - 1, at_scores, at_scores + 1):
        path = tmp_path / f"{room}.jsonl"
        broken = filled_up(path, room)
        journal = FileJournal(path)
        bots = dict.fromkeys(range(3), Chooser())
        again = Table.take_up(journal.load(), bots, journal=journal)
        if again.match.deal_over:
            again.begin_deal()
        for reader in READERS:
            told = broken.envelopes(reader)
            assert again.envelopes(reader)[: len(told)] == told
        play_on(again, deals=2)
        assert again.match.record == whole.match.record
        assert path.read_bytes() == whole.match.record.dump().encode()


def test_a_move_that_is_refused_breaks_nothing(tmp_path: Path) -> None:
    table = saved(tmp_path / "match.jsonl")
    with pytest.raises(IllegalAction):
        table.act(0, Lift(99))
    assert table.question is not None
    assert play_on(table, table.match.moves + 3).question is not None


def test_ctrl_c_in_the_middle_of_a_move_breaks_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = saved(tmp_path / "match.jsonl")

    def interrupted(_: Body) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(FileJournal, "append", staticmethod(interrupted))
    with pytest.raises(KeyboardInterrupt):
        table.work()
    monkeypatch.undo()
    with pytest.raises(TableBroken):
        table.work()
