"""The page on observations says what Mighty's numbers are."""

import re

import pytest

from tests.setup.project import ROOT
from weli.fast.mighty.observation import FEATURES, FIELDS

pytestmark = pytest.mark.xdist_group("mighty twin")

PAGE = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
SECTION = PAGE.split("## Observations of Mighty")[1].split("\n## ")[0]


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
