"""The page on observations says what the numbers are."""

import re

import pytest

from tests.docs.blocks import run
from tests.setup.project import ROOT
from weli.fast.mulatschak.observation import FEATURES, FIELDS

pytestmark = pytest.mark.xdist_group("mulatschak twin")

PLACE = ROOT / "docs" / "observations.md"
PAGE = PLACE.read_text(encoding="utf-8")
SECTION = PAGE.split("## Observations of Mulatschak")[1].split("\n## ")[0]


def test_every_field_is_described_at_its_place() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+)(?:-(\d+))? \| (.+) \|$", SECTION, re.MULTILINE)
    place, expected = 0, []
    for field in FIELDS:
        last = place + field.size - 1
        expected.append(
            (field.name, str(place), str(last) if field.size > 1 else "", field.meaning)
        )
        place += field.size
    assert rows == expected
    assert place == FEATURES


def test_the_page_says_how_many_there_are() -> None:
    assert f"same\n{FEATURES} numbers" in SECTION


def test_the_example_runs() -> None:
    assert len(list(run(PLACE))) >= 1
