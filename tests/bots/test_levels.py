"""Naming computer players: levels, and players of one's own."""

import pytest

from weli.bots.chance import RandomBot
from weli.bots.levels import LEVELS, UnknownBot, load_bot


class NoPlayer:
    """A class that cannot play."""


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_play(level: str) -> None:
    assert callable(load_bot(level).choose)


def test_a_player_of_ones_own_is_named_by_module_and_class() -> None:
    assert isinstance(load_bot("weli.bots.chance:RandomBot"), RandomBot)


@pytest.mark.parametrize(
    ("name", "code", "near"),
    [
        ("regulr", "unknown_level", "regular"),
        ("zzz", "unknown_level", ""),
        ("no.such.module:Bot", "no_module", ""),
        (":Bot", "no_module", ""),
        ("weli.bots.chance:RandomBott", "no_class", "RandomBot"),
        ("weli.bots.chance:", "no_class", ""),
        (f"{__name__}:NoPlayer", "no_bot", ""),
        ("weli.bots.levels:LEVELS", "no_class", ""),
    ],
)
def test_other_names_are_refused(name: str, code: str, near: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        load_bot(name)
    assert (caught.value.code, caught.value.near) == (code, near)
