"""The player answers every question, the same way every time, and lets deals come to an end.

That it plays legally under any rules is a test of every game: `tests/bots/test_regular.py`.
"""

from collections import Counter

import pytest

from tests.bots.mighty.asked import PLAYER, Table, alike
from weli.bots.mighty.player import MightyThumb
from weli.games import load_profile
from weli.games.mighty.rules import MightyRules


def test_every_question_has_been_asked_by_some_rules() -> None:
    every = {
        "misdeal": "korean",
        "bidding": "korean",
        "bury": "korean",
        "contract": "korean",
        "friend": "korean",
        "play": "korean",
        "ripper_call": "korean",
        "name_suit": "korean",
    }
    asked: Counter[str] = Counter()
    rules = load_profile("korean").with_values({"misdeal.at_most": 6})
    assert isinstance(rules, MightyRules)
    for number in range(30):
        table = Table(rules, 5, f"asked {number}").play(alike(5))
        asked.update(name for name, total in table.asked if total > 1)
    assert set(every) <= set(asked)


@pytest.mark.parametrize("profile", ["seed", "korean", "gyeonggi2"])
def test_two_players_made_apart_make_the_same_moves(profile: str) -> None:
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    one = Table(rules, 5, "twice").play(alike(5))
    other = Table(rules, 5, "twice").play({seat: MightyThumb() for seat in range(5)})
    assert one.moves == other.moves


def test_a_table_of_cautious_players_does_not_throw_in_for_ever() -> None:
    rules = load_profile("korean").with_values({"bidding.min": 20, "misdeal.at_most": 8})
    assert isinstance(rules, MightyRules)
    table = Table(rules, 5, "cautious").play(alike(5, PLAYER))
    assert table.deal.redeals > 0
    assert table.deal.result is not None
