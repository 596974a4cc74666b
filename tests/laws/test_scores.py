"""Scores obey the game's sums, and the second formulation of scoring agrees."""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given, settings

from tests.laws import mighty_sums, mulatschak_sums
from tests.laws.tables import SHIPPED, TableSetting, settings_of_tables, shipped
from tests.laws.walks import Walk, walk

SUMS: Mapping[str, Callable[[Walk], None]] = {
    "mighty": mighty_sums.check_sums,
    "mulatschak": mulatschak_sums.check_sums,
}


def check_sums(played: Walk) -> None:
    """Checks what the scores of a deal must add up to."""
    SUMS[played.setting.game.id](played)


@settings(max_examples=250)
@given(settings_of_tables())
def test_scores_obey_the_sums_under_any_rules(setting: TableSetting) -> None:
    check_sums(walk(setting))


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_scores_obey_the_sums_in_every_profile(name: str, seats: int) -> None:
    for seed in range(10):
        check_sums(walk(shipped(name, seats, seed)))
