"""No option without a test on each of its sides, no decision of the rule book without a test."""

import importlib
import re
from pathlib import Path

import pytest

from tests.mulatschak.marks import MARKS
from tests.setup.project import ROOT
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.domains import Choice, Flag, Whole
from weli.kernel.options import Described

CITED, TESTED = MARKS.cited, MARKS.tested
BOOK = " ".join((ROOT / "docs" / "rulebook" / "mulatschak.md").read_text(encoding="utf-8").split())


@pytest.fixture(scope="module", autouse=True)
def _all_marks() -> None:
    """Reads every test module of this folder, so that all marks are known."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path != Path(__file__):
            importlib.import_module(f"tests.mulatschak.{path.stem}")


@pytest.mark.parametrize("described", MulatschakRules().describe(), ids=lambda row: row.path)
def test_every_option_is_tested_on_both_sides(described: Described) -> None:
    """Every choice and both answers; two values of a number, and "none" where it is allowed."""
    tested = TESTED[described.path]
    if isinstance(described.domain, Choice | Flag):
        missing = set(described.domain.values()) - tested
        assert not missing, f"no test plays with {described.path} = {missing}"
        return
    assert len(tested) > 1, f"only {tested} is tested of {described.path}"
    if isinstance(described.domain, Whole) and described.domain.optional:
        assert None in tested, f"no test plays without {described.path}"


def clauses(text: str) -> list[str]:
    """The clauses of decisions of the rule book, cut at full stops and semicolons."""
    plain = re.sub(r"\*\*[^*]+\*\*(?: \(source[^)]*\)\.)?", " ", text)
    return [clause.strip() for clause in re.split(r"(?<=[.;]) +", plain) if clause.strip()]


SECTION_4 = clauses(BOOK[BOOK.index("**Set-up.**") : BOOK.index("## 5. Figures")])
SECTION_6 = clauses(BOOK[BOOK.rindex(" | ") + 3 :])


def test_there_are_decisions() -> None:
    assert len(SECTION_4) > 60
    assert len(SECTION_6) > 2


@pytest.mark.parametrize("clause", SECTION_4 + SECTION_6)
def test_every_decision_is_cited(clause: str) -> None:
    """The decisions of section 4, and those that came with later options (section 6)."""
    assert any(quote in clause or clause in quote for quote in CITED), f"no test cites: {clause}"


@pytest.mark.parametrize("number", range(1, 30))
def test_every_ambiguity_of_section_2_is_cited(number: int) -> None:
    assert f"| A{number} |" in BOOK
    assert f"A{number}" in CITED


def test_every_quotation_stands_in_the_rule_book() -> None:
    wrong = [quote for quote in CITED if not re.fullmatch(r"A\d+", quote) and quote not in BOOK]
    assert wrong == []
