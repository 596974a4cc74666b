"""No option without a test on each of its sides, no decision of the rule book without a test."""

import importlib
import re
from pathlib import Path

import pytest

from tests.mighty.marks import MARKS
from tests.setup.project import ROOT
from weli.games.mighty.rules import MightyRules
from weli.kernel.domains import Choice, Flag, Subset, Whole
from weli.kernel.options import Described

CITED, TESTED = MARKS.cited, MARKS.tested
LINES = (ROOT / "docs" / "rulebook" / "mighty.md").read_text(encoding="utf-8")
BOOK = " ".join(LINES.split())
FEW_CHOICES = 12


@pytest.fixture(scope="module", autouse=True)
def _all_marks() -> None:
    """Reads every test module of this folder, so that all marks are known."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path != Path(__file__):
            importlib.import_module(f"tests.mighty.{path.stem}")


@pytest.mark.parametrize("described", MightyRules().describe(), ids=lambda row: row.path)
def test_every_option_is_tested_on_both_sides(described: Described) -> None:
    """Every choice and both answers, every member of a set; two values of a number or a card."""
    tested, domain = TESTED[described.path], described.domain
    if isinstance(domain, Choice | Flag) and len(domain.values()) <= FEW_CHOICES:
        missing = set(domain.values()) - tested
        assert not missing, f"no test plays with {described.path} = {missing}"
        return
    assert len(tested) > 1, f"only {tested} is tested of {described.path}"
    if isinstance(domain, Whole) and domain.optional:
        assert None in tested, f"no test plays without {described.path}"
    if isinstance(domain, Subset) and described.path != "table.players":
        members = {member for chosen in tested for member in chosen}
        assert members == set(domain.members), f"{described.path}: {members}"
    if isinstance(domain, Choice):
        words = {value for value in domain.choices if value in ("same", "none")}
        assert words <= tested, f"no test plays with {described.path} = {words - tested}"


def clauses(heading: str, following: str) -> list[str]:
    """The clauses of a section of the rule book, cut at full stops, colons and semicolons."""
    start = BOOK.index(heading) + len(heading)
    text = re.sub(r"\*\*[^*]+\*\*", " ", BOOK[start : BOOK.index(following, start)])
    cut = re.split(r"(?<=[.;:]) +(?=\S)", text)
    return [clause.strip() for clause in cut if len(clause.strip()) > 3]


SECTION_E = clauses(
    "# E. Decisions where the sources leave a hole (normative)", "# F. What bot writers found"
)
TABLE_B = LINES[LINES.index("# B. AMBIGUITIES") : LINES.index("# C. VARIATIONS")]
ROWS = re.findall(r"^\| (\d+) \| ", TABLE_B, re.MULTILINE)
SECTIONS = re.findall(r"## (A\d+)\.", BOOK)


def test_there_are_decisions() -> None:
    assert len(SECTION_E) > 100
    assert [int(row) for row in ROWS] == list(range(1, 33))
    assert [f"A{number}" for number in range(17)] == SECTIONS


@pytest.mark.parametrize("clause", SECTION_E)
def test_every_decision_of_section_e_is_cited(clause: str) -> None:
    assert any(_covers(quote, clause) for quote in CITED), f"no test cites: {clause}"


def _covers(quote: str, clause: str) -> bool:
    """Whether a quotation contains a clause, or a part of the clause that says something."""
    if clause in quote:
        return True
    pieces = re.split(r"(?<=[.;:]) +", quote)
    return any(len(piece) > 12 and piece in clause for piece in pieces)


@pytest.mark.parametrize("row", ROWS)
def test_every_ambiguity_of_table_b_is_cited(row: str) -> None:
    assert f"B{row}" in CITED


@pytest.mark.parametrize("section", SECTIONS[1:])
def test_every_section_of_part_a_is_cited(section: str) -> None:
    """All but A0, the vocabulary."""
    assert section in CITED


def test_every_quotation_stands_in_the_rule_book() -> None:
    short = re.compile(r"[AB]\d+")
    wrong = [quote for quote in CITED if not short.fullmatch(quote) and quote not in BOOK]
    assert wrong == []
