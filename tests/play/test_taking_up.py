"""A match that was broken off goes on as if nothing had happened, from whichever move."""

from pathlib import Path
from typing import Any

import pytest

from tests.play.tables import Chooser, MemoryJournal, by_chance, new_match, play_on
from weli.kernel.actions import SPECTATOR
from weli.kernel.record import Entry, Record, RecordError, Score
from weli.play.journal import FileJournal, read_record
from weli.play.table import Table

# Nobody wins in two deals, and no deal counts so much that the match ends for it.
LONG = "match.start_score=99 scoring.max_multiplier=4"
BOTS = dict.fromkeys(range(5), Chooser())


def state(table: Table) -> dict[str, Any]:
    """Everything that anybody can see of a table, and what the next decision may be."""
    match = table.match
    readers = (*range(match.seats), SPECTATOR)
    return {
        "question": match.question,
        "legal": match.legal() if match.question else None,
        "told": [table.envelopes(reader) for reader in readers],
        "views": [table.view(reader) for reader in readers],
        "standing": match.standing,
        "moves": match.moves,
        "deal": match.deal,
        "record": match.record,
    }


def differences(one: Table, other: Table) -> list[str]:
    """What differs between two tables, by name: the whole would be too long to be shown."""
    first, second = state(one), state(other)
    return [name for name in first if first[name] != second[name]]


@pytest.mark.parametrize(
    ("name", "seats", "seed"), [("salzburg", 2, 1), ("murln", 3, 2), ("krisch", 4, 3)]
)
def test_taken_up_at_every_move(name: str, seats: int, seed: int) -> None:
    live = by_chance(new_match(name, seats, seed, LONG))
    record = live.match.record
    while live.match.standing.deals < 2:
        if live.match.deal_over:
            live.begin_deal()
        live.work()
        text = record.dump()
        again = Table.take_up(Record.load(text), BOTS)
        assert differences(again, live) == []
        assert again.match.record.dump() == text
    assert len(record.entries) > 40


def test_a_match_goes_on_with_the_same_moves() -> None:
    """Nature and the computer players go on where they stood."""
    whole = play_on(by_chance(new_match(seed=4))).match.record
    for length in range(0, len(whole.lines), 7):
        part = Record(header=whole.header, secret=whole.secret, lines=whole.lines[:length])
        table = play_on(Table.take_up(part, BOTS))
        assert table.match.record.dump() == whole.dump()


def test_a_match_that_is_over_stays_over() -> None:
    whole = play_on(by_chance(new_match(seed=4, settings="match.start_score=5"))).match
    again = Table.take_up(Record.load(whole.record.dump()), BOTS)
    assert again.match.over
    assert again.question is None
    assert again.match.standing == whole.standing


def test_the_cards_of_the_last_deal_can_still_be_looked_at() -> None:
    live = play_on(by_chance(new_match(settings=LONG)), deals=1)
    record = Record.load(live.match.record.dump())
    assert Table.take_up(record, BOTS).view(0).reveal == live.view(0).reveal is not None
    assert Table.take_up(record, BOTS, show_cards=False).view(0).reveal is None


# ------------------------------------------------------------------------ scores and journals


def test_scores_that_a_crash_kept_from_the_journal_are_written() -> None:
    live = play_on(by_chance(new_match(settings=LONG)), deals=2)
    lines = live.match.record.lines
    assert isinstance(lines[-1], Score)
    journal = MemoryJournal(live.match.record)
    journal.lines = lines[:-1]
    Table.take_up(journal.load(), BOTS, journal=journal)
    assert journal.lines == lines
    Table.take_up(journal.load(), BOTS, journal=journal)
    assert journal.lines == lines


@pytest.mark.parametrize("length", [0, 1, 5, -2, -3])
def test_nothing_else_is_written_when_a_match_is_taken_up(length: int) -> None:
    live = play_on(by_chance(new_match(settings=LONG)), deals=2)
    journal = MemoryJournal(live.match.record)
    journal.lines = live.match.record.lines[:length]
    kept = list(journal.lines)
    Table.take_up(journal.load(), BOTS, journal=journal)
    assert journal.lines == kept


def test_words_written_by_hand_are_no_reason_to_write_again() -> None:
    live = play_on(by_chance(new_match()), moves=6)
    journal = MemoryJournal(live.match.record)
    journal.lines = [
        Entry(line.seat, line.do.upper(), line.check) for line in live.match.record.entries
    ]
    kept = list(journal.lines)
    again = Table.take_up(journal.load(), BOTS, journal=journal)
    assert differences(again, live) == []
    assert journal.lines == kept


def test_broken_off_again_and_again(tmp_path: Path) -> None:
    """Each time a few moves are made, the last line is torn, and the match is taken up."""
    path = tmp_path / "match.jsonl"
    match = new_match(seed=6)
    whole = play_on(by_chance(new_match(seed=6))).match.record
    FileJournal.create(path, match.record.header, match.record.secret)
    torn, rounds = 0, 0
    while read_record(path.read_bytes()).lines != whole.lines:
        journal = FileJournal(path)
        table = Table.take_up(journal.load(), BOTS, journal=journal)
        play_on(table, table.match.moves + 5)
        rounds += 1
        if rounds % 2 and not table.match.over:
            path.write_bytes(path.read_bytes()[:-4])
            torn += 1
        assert rounds < 200
    assert torn > 5
    assert path.read_text(encoding="utf-8") == whole.dump()


def test_a_record_that_does_not_fit_is_not_taken_up() -> None:
    live = play_on(by_chance(new_match()), moves=6)
    record = Record.load(live.match.record.dump())
    record.lines[-1] = Entry(0, "bid 99", "")
    with pytest.raises(RecordError) as error:
        Table.take_up(record, BOTS)
    assert error.value.line == len(record.lines) + 2
