"""Golden records fold to the fingerprints, scores and winners that they hold."""

import re
from pathlib import Path

import pytest

from tests.games import PROFILES
from tests.records.crafted import CRAFTED, Crafted
from tests.records.making import FOLDER, crafted_record
from tests.setup.project import ROOT
from weli.games import GAMES
from weli.games.mulatschak import actions
from weli.kernel.actions import SPECTATOR
from weli.kernel.record import Record, Score
from weli.play.match import refold, reopen, replay

FILES = sorted(FOLDER.glob("*.jsonl"))
BOOK = ROOT / "docs" / "rulebook" / "mulatschak.md"

# The moves, or the events seen by everyone, without which a form has not been shown.
SHOWN = {
    "hold-duel": ["hold", "bid 4", "hold"],
    "weli-taken": ["take Weli"],
    "knock-weli": ["knock", "take Weli"],
    "rest-top": ["lift 1", "take Weli"],
    "whites-and-hearts": ["WhiteShown", "ThrownIn", "WhiteShown", "ThrownIn", "trump hearts"],
    "white-after-round": ["hold", "throw in", "ThrownIn", "bid 1"],
    "all-pass-guard": ["ThrownIn", "ThrownIn", "ThrownIn", "bid 1"],
    "blind-next-card": ["blind trump", "Turned", "Turned", "TrumpFixed"],
    "blind-bells": ["blind trump", "Turned", "TrumpFixed"],
    "blind-choose": ["blind trump", "Turned", "trump leaves", "TrumpFixed"],
    "all-home": ["stay home", "stay home", "stay home", "DealScored"],
    "sight-refused": ["Turned", "refuse card", "Drew"],
    "sight-chain": ["Turned", "refuse card", "Turned", "refuse card", "Turned"],
    "five-on-sow": ["five on the Sow", "Drew", "LaidOff"],
    "six-on-seven": ["trump bells", "six on the Seven", "Drew", "LaidOff"],
    "packerl-chain": ["Packerl", "ServedLast", "Turned", "Turned", "Turned", "LaidOff"],
    "packerl-anew": ["Packerl", "Packerl", "exchange L6"],
    "muli-made": ["muli", *5 * ["TrickTaken"], "DealScored"],
    "muli-broken": ["muli", "TrickTaken", "DealScored"],
    "muli-held": ["muli", "hold", "DealScored"],
    "draw-high": ["draw HK A7 LK BK", "draw H7 L9 B8", "DealerFound"],
}
MADE = {"muli-made": True, "muli-broken": False}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_folds_to_what_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.load(text)
    match = refold(record)
    assert match.record.dump() == text
    scores = [line for line in record.lines if isinstance(line, Score)]
    assert match.standing.scores == scores[-1].scores
    assert match.over or not path.stem.endswith("-match")


@pytest.mark.parametrize("crafted", CRAFTED, ids=lambda crafted: crafted.name)
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
    chance = {f"{profile}-{seats}" for profile in PROFILES for seats in (2, 3, 4, 5)}
    matches = {f"{profile}-match" for profile in PROFILES}
    assert names == chance | matches | {f"form-{crafted.name}" for crafted in CRAFTED}


def test_every_kind_of_action_stands_in_some_golden_record() -> None:
    game = GAMES["mulatschak"]
    kinds = {
        type(game.read(entry.do)).__name__
        for path in FILES
        for entry in Record.load(path.read_text(encoding="utf-8")).entries
    }
    assert kinds == set(actions.__all__)


def told(record: Record) -> list[str]:
    """The moves in their words, each followed by the kinds of events that a spectator saw."""
    match, story = reopen(record), list[str]()
    for made in replay(match, record):
        story.append(match.game.write(made.move.action))
        story += [
            type(sealed.event).__name__ for sealed in made.envelopes if sealed.reaches(SPECTATOR)
        ]
    return story


@pytest.mark.parametrize("crafted", CRAFTED, ids=lambda crafted: crafted.name)
def test_a_crafted_record_shows_its_form(crafted: Crafted) -> None:
    text = (FOLDER / f"form-{crafted.name}.jsonl").read_text(encoding="utf-8")
    story = iter(told(Record.load(text)))
    # Each search goes on where the last one ended, so the order counts.
    missing = [what for what in SHOWN[crafted.name] if what not in story]
    assert missing == []
    result = refold(Record.load(text)).deal.result
    assert result.made == MADE.get(crafted.name, result.made)


@pytest.mark.parametrize("crafted", CRAFTED, ids=lambda crafted: crafted.name)
def test_a_crafted_record_cites_places_of_the_rule_book(crafted: Crafted) -> None:
    book = BOOK.read_text(encoding="utf-8")
    sections = re.findall(r"\b1\.\d+", crafted.source)
    assert sections
    assert [name for name in sections if f"### {name} " not in book] == []
    decided = re.findall(r"\bA\d+", crafted.source)
    assert [name for name in decided if not re.search(rf"\b{name}\b", book)] == []
