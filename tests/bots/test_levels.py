"""Naming computer players: levels with versions, installed players, and players of one's own."""

import pickle
from importlib.metadata import EntryPoint

import pytest

from weli.bots import levels
from weli.bots.chance import RandomBot
from weli.bots.cheater import Cheater
from weli.bots.levels import ALL_LEVELS, LEVELS, UnknownBot, full_name, load_bot, load_player


class NoPlayer:
    """A class that cannot play."""


class NeverMade(RandomBot):
    """A class of which nothing can be made."""

    def __init__(self) -> None:
        raise OSError("no\nweights")


class Peeping(Cheater):
    """A player of somebody else's that would like to be given all cards."""


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_play(level: str) -> None:
    assert callable(load_bot(level).choose)
    assert type(load_bot(full_name(level))) is type(load_bot(level))


def test_every_version_of_a_level_has_its_own_name() -> None:
    names = [level.full_name for level in ALL_LEVELS]
    assert len(set(names)) == len(names)
    assert all(level.milliseconds > 0 and level.version > 0 for level in ALL_LEVELS)
    assert [full_name(name) for name in ("regular", "regular-1", "a.b:C")] == [
        "regular-1",
        "regular-1",
        "a.b:C",
    ]


def test_a_bare_name_is_the_newest_version() -> None:
    for level in ALL_LEVELS:
        newest = max(other.version for other in ALL_LEVELS if other.name == level.name)
        assert full_name(level.name) == f"{level.name}-{newest}"


def test_who_sees_all_cards_sits_at_no_table() -> None:
    assert "cheater" not in LEVELS
    assert isinstance(load_player("cheater"), Cheater)
    assert not hasattr(load_player("cheater"), "choose")
    with pytest.raises(UnknownBot) as caught:
        load_bot("cheater")
    assert caught.value.code == "arena_only"


def test_a_player_of_ones_own_is_named_by_module_and_class() -> None:
    assert isinstance(load_bot("weli.bots.chance:RandomBot"), RandomBot)


def test_an_installed_package_offers_players_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def offered(*, group: str) -> list[EntryPoint]:
        assert group == "weli.bots"
        return [
            EntryPoint("fortune", "weli.bots.chance:RandomBot", group),
            EntryPoint("regular", "weli.bots.chance:RandomBot", group),
            EntryPoint("gone", "weli.bots.chance:Gone", group),
        ]

    monkeypatch.setattr(levels, "entry_points", offered)
    assert isinstance(load_bot("fortune"), RandomBot)
    assert not isinstance(load_bot("regular"), RandomBot), "a level keeps its name"
    for name, code, near in (("fortuna", "unknown_level", "fortune"), ("gone", "no_class", "")):
        with pytest.raises(UnknownBot) as caught:
            load_bot(name)
        assert (caught.value.code, caught.value.near) == (code, near)


@pytest.mark.parametrize(
    ("name", "code", "near"),
    [
        ("regulr", "unknown_level", "regular"),
        ("regular-2", "unknown_level", "regular-1"),
        ("zzz", "unknown_level", ""),
        ("no.such.module:Bot", "no_module", ""),
        (":Bot", "no_module", ""),
        ("weli.bots.chance:RandomBott", "no_class", "RandomBot"),
        ("weli.bots.chance:", "no_class", ""),
        (f"{__name__}:NoPlayer", "no_bot", ""),
        (f"{__name__}:Peeping", "no_bot", ""),
        (f"{__name__}:NeverMade", "breaks", ""),
        ("weli.bots.levels:LEVELS", "no_class", "Level"),
    ],
)
def test_other_names_are_refused(name: str, code: str, near: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        load_bot(name)
    assert (caught.value.code, caught.value.near) == (code, near)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.name, again.code, again.near) == (name, code, near)
    assert again.error == ("OSError: no weights" if code == "breaks" else "")
