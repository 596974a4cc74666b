"""Non-interference: what a seat cannot see changes nothing that it hears."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from tests.laws.mulatschak_truth import readers, white
from tests.laws.tables import SHIPPED, TableSetting, settings_of_tables, shipped
from tests.laws.walks import walk
from tests.laws.worlds import NOTHING, Leak, Verdict, try_world
from weli.games.mulatschak.phases import bidding, exchange, opening, trump
from weli.kernel.actions import Envelopes, Event, Seat, to_all
from weli.kernel.chance import KeyedRandom

HEALTHY = 0.3
"""At least this share of the other worlds must stay, else the law would say little."""


def other_worlds(setting: TableSetting, tries: int) -> Verdict:
    """Tries other worlds for every reader, each up to some move of a deal."""
    played = walk(setting)
    rng = KeyedRandom.of("worlds", setting.seed)
    verdict = NOTHING
    for me in readers(played):
        for _ in range(tries):
            upto = 1 + rng.below(len(played.stages))
            verdict += try_world(played, upto, me, rng)
    return verdict


@settings(max_examples=200)
@given(settings_of_tables())
def test_no_secret_is_heard_under_any_rules(setting: TableSetting) -> None:
    other_worlds(setting, tries=3)


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_no_secret_is_heard_in_any_profile(name: str, seats: int) -> None:
    for seed in range(4):
        other_worlds(shipped(name, seats, seed), tries=6)


def test_a_healthy_share_of_the_worlds_stays(
    record_property: Callable[[str, object], None],
) -> None:
    """Prints the share, which `pytest -rP` shows."""
    verdict = NOTHING
    for name, seats in SHIPPED:
        for seed in range(3):
            verdict += other_worlds(shipped(name, seats, seed), tries=4)
    tried = verdict.stayed + verdict.dropped
    print(f"{verdict.stayed} of {tried} worlds stayed, {verdict.moved} with other hands")
    record_property("worlds stayed", verdict.stayed / tried)
    assert verdict.stayed > HEALTHY * tried
    assert verdict.moved > verdict.stayed / 2


# ------------------------------------------------------------------------ the law can fail


def leaks(name: str) -> bool:
    """Whether other worlds of some deals can be told apart."""
    try:
        for seed in range(40):
            other_worlds(shipped(name, 4, seed), tries=4)
    except Leak:
        return True
    return False


def test_the_engine_does_not_leak() -> None:
    assert not leaks("salzburg")
    assert not leaks("krisch")


def everybody(_seat: Seat, _seats: int, private: Event, _public: Event) -> Envelopes:
    """Tells everyone what only one seat may know."""
    return to_all(private)


@pytest.mark.parametrize("place", [opening, trump])
def test_an_envelope_that_says_too_much_is_found(
    place: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "to_one", everybody)
    assert leaks("salzburg")


def test_asking_only_white_hands_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 4: only asking the white ones would tell."""

    def asks_the_white_ones(deal: Any) -> Any:
        asked = tuple(seat for seat in deal.table if white(deal.hands[seat]))
        return deal.now(*((opening.AskingWhite(asked),) if asked else ())), ()

    monkeypatch.setattr(opening, "ask_white", asks_the_white_ones)
    monkeypatch.setattr(bidding, "ask_white", asks_the_white_ones)
    assert leaks("krisch")


def test_legal_sets_that_know_too_much_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is legal for a seat must follow from what it knows: here the talon's order leaks."""
    honest: Any = exchange.Exchanging.legal

    def knowing(self: Any, deal: Any) -> Any:
        legal = honest(self, deal)
        return legal if deal.pack and deal.pack[0].suit else legal.parts[0]

    monkeypatch.setattr(exchange.Exchanging, "legal", knowing)
    assert leaks("salzburg")
