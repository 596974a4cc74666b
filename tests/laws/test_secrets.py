"""Non-interference: what a seat cannot see changes nothing that it hears."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from tests.laws.mulatschak_truth import white
from tests.laws.tables import SHIPPED, TableSetting, profiles_of, settings_of_tables, shipped
from tests.laws.walks import readers, walk
from tests.laws.worlds import NOTHING, Leak, Verdict, try_world
from weli.games import GAMES
from weli.games.mighty import game as mighty_game
from weli.games.mighty.flow import FLOW
from weli.games.mighty.phases import exchange as mighty_exchange
from weli.games.mighty.phases import opening as mighty_opening
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
    other_worlds(setting, tries=2)


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_no_secret_is_heard_in_any_profile(name: str, seats: int) -> None:
    for seed in range(3):
        other_worlds(shipped(name, seats, seed), tries=4)


@pytest.mark.parametrize("game", GAMES)
def test_a_healthy_share_of_the_worlds_stays(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    """Prints the share, which `pytest -rP` shows."""
    verdict = NOTHING
    for name, seats in SHIPPED:
        if name in profiles_of(game):
            for seed in range(3):
                verdict += other_worlds(shipped(name, seats, seed), tries=2)
    tried = verdict.stayed + verdict.dropped
    print(f"{verdict.stayed} of {tried} worlds stayed, {verdict.moved} with other hands")
    record_property("worlds stayed", verdict.stayed / tried)
    assert verdict.stayed > HEALTHY * tried
    assert verdict.moved > verdict.stayed / 2


# ------------------------------------------------------------------------ the law can fail


def leaks(name: str, seats: int = 4) -> bool:
    """Whether other worlds of some deals can be told apart."""
    try:
        for seed in range(40):
            other_worlds(shipped(name, seats, seed), tries=4)
    except Leak:
        return True
    return False


@pytest.mark.parametrize(
    ("name", "seats"), [("salzburg", 4), ("krisch", 4), ("seed", 5), ("korean", 4)]
)
def test_the_engine_does_not_leak(name: str, seats: int) -> None:
    assert not leaks(name, seats)


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
        return legal if deal.pack and deal.pack[0].index % 2 else legal.parts[0]

    monkeypatch.setattr(exchange.Exchanging, "legal", knowing)
    assert leaks("salzburg")


@pytest.mark.parametrize("place", [mighty_opening, mighty_exchange])
def test_a_mighty_envelope_that_says_too_much_is_found(
    place: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others' hands; the kitty and the burial."""
    monkeypatch.setattr(place, "to_one", everybody)
    assert leaks("korean")


def test_a_friend_who_shows_by_whose_turn_it_is_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking only the holder of the called card, right after the call, would tell."""
    honest: Any = mighty_exchange.CallingFriend.apply

    def asking(self: Any, deal: Any, action: Any) -> Any:
        after, told = honest(self, deal, action)
        holders = [s for s in deal.table if set(after.hands[s]) & set(after.friends.cards)]
        asked = tuple(mighty_opening.AskingMisdeal(seat) for seat in holders)
        return after.but(agenda=(*asked, *after.agenda)), told

    monkeypatch.setattr(mighty_exchange.CallingFriend, "apply", asking)
    assert leaks("seed", 5)


def test_misdeals_asked_of_poor_hands_alone_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """E: everybody is asked, whether or not he qualifies."""

    def asks_the_poor(deal: Any) -> Any:
        poor = [s for s in deal.table if mighty_opening.is_misdeal(deal.hands[s], deal.rules)]
        return deal.now(*(mighty_opening.AskingMisdeal(seat) for seat in poor)), ()

    flow = tuple(
        asks_the_poor if step is mighty_opening.misdeals_before_bidding else step for step in FLOW
    )
    monkeypatch.setattr(mighty_game, "FLOW", flow)
    assert leaks("snucse", 5)
