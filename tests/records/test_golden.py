"""Golden records fold to the fingerprints, scores and winners that they hold."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.laws.tables import SHIPPED
from tests.laws.test_engine import ALL_ACTIONS
from tests.records.crafted import Crafted
from tests.records.making import CRAFTED, FOLDER, FORMS, PLAYERS_OF_A_MATCH, crafted_record
from tests.setup.project import ROOT
from weli.games import GAMES
from weli.kernel.actions import SPECTATOR
from weli.kernel.record import Record, Score
from weli.play.match import refold, reopen, replay

FILES = sorted(FOLDER.glob("*.jsonl"))
BOOKS = ROOT / "docs" / "rulebook"
EVERY_FORM = pytest.mark.parametrize("crafted", CRAFTED, ids=lambda crafted: crafted.name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_folds_to_what_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.load(text)
    match = refold(record)
    assert match.record.dump() == text
    scores = [line for line in record.lines if isinstance(line, Score)]
    assert match.standing.scores == scores[-1].scores
    assert match.over or not path.stem.endswith("-match")


@EVERY_FORM
def test_a_crafted_record_is_what_its_script_plays(crafted: Crafted) -> None:
    """The same rules, moves and scores; an option added later changes neither."""
    text = (FOLDER / f"form-{crafted.name}.jsonl").read_text(encoding="utf-8")
    scene, kept = crafted.build(), Record.load(text)
    played = crafted_record(scene)
    assert refold(kept).rules == scene.rules
    assert [(entry.seat, entry.do) for entry in kept.entries] == [
        (entry.seat, entry.do) for entry in played.entries
    ]
    assert kept.lines[-1] == played.lines[-1]


def test_every_profile_and_number_of_players_has_a_golden_record() -> None:
    names = {path.stem for path in FILES}
    by_players = {f"{profile}-{seats}" for profile, seats in SHIPPED}
    matches = {f"{profile}-match" for profile in PLAYERS_OF_A_MATCH}
    assert names == by_players | matches | {f"form-{crafted.name}" for crafted in CRAFTED}
    assert len({crafted.name for crafted in CRAFTED}) == len(CRAFTED)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_stands_in_some_golden_record(name: str) -> None:
    game = GAMES[name]
    records = [Record.load(path.read_text(encoding="utf-8")) for path in FILES]
    kinds = {
        type(game.read(entry.do)).__name__
        for record in records
        if record.header.game == name
        for entry in record.entries
    }
    assert kinds == set(ALL_ACTIONS[name])


def told(record: Record) -> list[str]:
    """The moves in their words, each followed by the kinds of events that a spectator saw."""
    match, story = reopen(record), list[str]()
    for made in replay(match, record):
        story.append(match.game.write(made.move.action))
        story += [
            type(sealed.event).__name__ for sealed in made.envelopes if sealed.reaches(SPECTATOR)
        ]
    return story


@EVERY_FORM
def test_a_crafted_record_shows_its_form(crafted: Crafted) -> None:
    text = (FOLDER / f"form-{crafted.name}.jsonl").read_text(encoding="utf-8")
    story = iter(told(Record.load(text)))
    # Each search goes on where the last one ended, so the order counts.
    missing = [what for what in crafted.shown if not any(map(begins_with(what), story))]
    assert missing == []
    result = refold(Record.load(text)).deal.result
    assert crafted.made in (None, result.made)


def begins_with(what: str) -> Callable[[str], bool]:
    """Whether a line of a story is this one, or begins with these words."""
    return lambda line: line == what or line.startswith(f"{what} ")


@pytest.mark.parametrize("crafted", FORMS["mulatschak"], ids=lambda crafted: crafted.name)
def test_a_form_of_mulatschak_cites_places_of_the_rule_book(crafted: Crafted) -> None:
    book = (BOOKS / "mulatschak.md").read_text(encoding="utf-8")
    sections = re.findall(r"\b1\.\d+", crafted.source)
    assert sections
    assert [name for name in sections if f"### {name} " not in book] == []
    decided = re.findall(r"\bA\d+", crafted.source)
    assert [name for name in decided if not re.search(rf"\b{name}\b", book)] == []


@pytest.mark.parametrize("crafted", FORMS["mighty"], ids=lambda crafted: crafted.name)
def test_a_form_of_mighty_cites_places_of_the_rule_book(crafted: Crafted) -> None:
    """Sections of part A, rows of table B, and paragraphs of section E."""
    book = (BOOKS / "mighty.md").read_text(encoding="utf-8")
    sections = re.findall(r"\bA\d+", crafted.source)
    assert sections
    assert [name for name in sections if f"## {name}. " not in book] == []
    rows = re.findall(r"\bB(\d+)", crafted.source)
    assert [row for row in rows if f"\n| {row} | " not in book] == []
    paragraphs = re.findall(r"\bE, ([A-Z]\w+)", crafted.source)
    assert [name for name in paragraphs if not re.search(rf"\*\*{name}\b", book)] == []
