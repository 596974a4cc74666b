"""A view folded from envelopes is the truth that its reader may know: no more, no less."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.laws.tables import SHIPPED, TableSetting, settings_of_tables, shipped
from tests.laws.truths import TRUTHS
from tests.laws.walks import Walk, readers, walk
from weli.games import GAMES


def check_views(played: Walk) -> None:
    """Folds every reader's view move by move and compares it with the truth."""
    game, rules, seats, _ = played.setting
    views = {me: game.view(rules, seats, me) for me in readers(played)}
    for upto in range(len(played.stages) + 1):
        known = TRUTHS[game.id].truth(played, upto)
        for sealed in played.stages[upto - 1].envelopes if upto else played.greeting:
            for me, view in views.items():
                views[me] = view.receive(sealed.event) if sealed.reaches(me) else view
        for me, view in views.items():
            compare(view, known(me), upto)


def compare(view: Any, facts: dict[str, Any], upto: int) -> None:
    """Compares field by field, so that a failure names the field."""
    fields = set(view.__struct_fields__)
    assert fields == set(facts)
    for name in sorted(fields):
        assert getattr(view, name) == facts[name], (name, upto, facts["me"])


def test_there_is_a_truth_for_every_game() -> None:
    assert set(TRUTHS) == set(GAMES)


@settings(max_examples=200)
@given(settings_of_tables())
def test_views_are_the_truth_under_any_rules(setting: TableSetting) -> None:
    check_views(walk(setting))


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_views_are_the_truth_in_every_profile(name: str, seats: int) -> None:
    for seed in range(4):
        check_views(walk(shipped(name, seats, seed)))


@settings(max_examples=30)
@given(settings_of_tables())
def test_a_view_is_plain_data(setting: TableSetting) -> None:
    """A view can be folded from events that went through nothing but their reader's envelopes."""
    played = walk(setting, fresh=True)
    view = setting.game.view(setting.rules, setting.seats, 0)
    for event in played.told(0, len(played.stages)):
        view = view.receive(event)
    assert msgspec.structs.replace(view) == view
    assert view.result == played.over.result
