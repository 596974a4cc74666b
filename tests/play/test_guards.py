"""A computer player whose thinking was cut short: the record says so, and nothing else changes."""

from pathlib import Path
from typing import Any

import pytest

from tests.play.tables import Chooser, MemoryJournal, new_match, play_on
from weli.analysis.report import Plan
from weli.analysis.simulate import simulate
from weli.games import load_profile
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.kernel.record import Entry, Guard, Record, RecordError, Score
from weli.play.bot import Thought, think
from weli.play.journal import FileJournal
from weli.play.match import Match, refold, reopen, replay
from weli.play.table import Table

MOVES = 60


class Hurried(Chooser):
    """Plays by chance, and has no time for any third decision."""

    def __init__(self) -> None:
        self.guard, self._asked = "", 0

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Plays by chance."""
        self._asked += 1
        self.guard = "" if self._asked % 3 else "time"
        return super().choose(view, legal, rng, budget)


class Patient(Chooser):
    """Plays as Hurried does; nothing ever hurries it."""


def played(kind: type[Chooser], journal: Any = None) -> Match:
    """The same match, played by three of a kind."""
    match = new_match("salzburg", 3, 9, "match.start_score=99")
    table = Table(match, {seat: kind() for seat in range(3)}, journal=journal)
    return play_on(table, MOVES).match


@pytest.fixture(scope="module")
def hurried() -> Match:
    return played(Hurried)


def test_a_guard_stands_right_before_its_move(hurried: Match) -> None:
    lines = hurried.record.lines
    guards = [place for place, line in enumerate(lines) if isinstance(line, Guard)]
    assert len(guards) > 5
    for place in guards:
        guard, move = lines[place], lines[place + 1]
        assert isinstance(guard, Guard)
        assert isinstance(move, Entry)
        assert (guard.guard, guard.seat) == ("time", move.seat)


def test_a_guard_changes_nothing_else(hurried: Match) -> None:
    without = [line for line in hurried.record.lines if not isinstance(line, Guard)]
    assert without == played(Patient).record.lines
    assert hurried.moves == sum(isinstance(line, Entry) for line in without)


def test_a_record_with_guards_is_true(hurried: Match) -> None:
    record = Record.load(hurried.record.dump())
    assert record == hurried.record
    again = reopen(record)
    made = list(replay(again, record))
    assert again.record == hurried.record
    assert again.deal == hurried.deal
    guards = [line for line in record.lines if isinstance(line, Guard)]
    assert [each.guard for each in made if each.guard is not None] == guards
    assert all(each.guard.seat == each.move.seat for each in made if each.guard is not None)


def test_the_journal_keeps_guards_and_goes_on_from_them(hurried: Match, tmp_path: Path) -> None:
    kept = MemoryJournal()
    assert played(Hurried, kept).record.lines == kept.lines
    path = tmp_path / "match.jsonl"
    journal = FileJournal.create(path, hurried.record.header, hurried.record.secret)
    last = max(place for place, line in enumerate(kept.lines) if isinstance(line, Guard))
    for line in kept.lines[: last + 1]:
        journal.append(line)
    # The power went between the guard and its move, so the player thinks again.
    table = Table.take_up(journal.load(), {seat: Patient() for seat in range(3)}, journal=journal)
    play_on(table, hurried.moves)
    assert journal.load().lines == hurried.record.lines
    assert refold(journal.load()).deal == hurried.deal


def test_a_guard_stands_before_nobody_elses_move(hurried: Match) -> None:
    lines = hurried.record.lines
    place = next(place for place, line in enumerate(lines) if isinstance(line, Guard))
    ends = next((place for place, line in enumerate(lines) if isinstance(line, Score)), None)
    wrong = [(place, Guard("time", (lines[place + 1].seat + 1) % 3)), (0, Guard("time", 0))]  # type: ignore[union-attr,operator]  # the move of a seat
    if ends is not None:
        wrong += [(ends, Guard("time", 0)), (ends + 1, Guard("time", 0))]
    for at, guard in wrong:
        changed = Record(
            header=hurried.record.header,
            secret=hurried.record.secret,
            lines=[*lines[:at], guard, *lines[at:]],
        )
        with pytest.raises(RecordError) as error:
            refold(changed)
        assert (error.value.code, error.value.line) in (
            ("record_guard", at + 3),
            ("record_scores", at + 3),
        )


def test_a_player_without_a_guard_is_never_cut_short() -> None:
    match = played(Patient)
    view = Table(match, {}).view(0)
    thought = think(Patient(), view, match.legal(), KeyedRandom.of("x"), 1)
    assert thought == Thought(thought.action)
    assert thought.action in match.legal()


def test_simulated_matches_keep_their_guards(tmp_path: Path) -> None:
    bots = (f"{__name__}:Hurried", "random")
    rules = load_profile("salzburg").with_values({"match.start_score": "5"})
    simulate(Plan(rules, bots, 1, "1", "salzburg", str(tmp_path)), workers=1)
    record = Record.load((tmp_path / "match-000001.jsonl").read_text("utf-8"))
    guards = [line for line in record.lines if isinstance(line, Guard)]
    assert guards
    assert {record.header.players[guard.seat].bot for guard in guards} == {bots[0]}
    assert refold(record).over
