"""Who sits where in the arena, with which cards, and what a player is given."""

import pickle
from collections import Counter
from typing import Any

import pytest

from tests.analysis.arena import BOTH, Spy, plan_of
from weli.analysis.arena import table as tables
from weli.analysis.arena.plan import BOTTOM, STEADY, TOP, Kind
from weli.analysis.arena.playing import play_unit
from weli.analysis.arena.report import deal_set
from weli.analysis.arena.table import BotFailed, Endless, Round, Sitter
from weli.analysis.arena.times import Times
from weli.bots.chance import RandomBot
from weli.bots.levels import full_name, load_bot
from weli.games import game_of, load_profile
from weli.games.mulatschak.actions import Lift
from weli.kernel.actions import NATURE
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import ActionSet

SPY = f"{Spy.__module__}:{Spy.__name__}"


def sitters(*names: str) -> list[Sitter]:
    return [Sitter(load_bot(name), name, Times(), 1000) for name in names]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "bots",
    [
        ("regular", "random"),
        ("regular", "random", "beginner"),
        ("regular", "random", "random", "random"),
        ("regular", "regular-1", "random", "beginner", "random", "beginner", "regular"),
    ],
)
def test_everybody_sits_at_every_seat_of_every_deal_equally_often(
    bots: tuple[str, ...], seats: int
) -> None:
    plan = plan_of(*bots, seats=seats)
    named = Counter(map(full_name, bots))
    for number in range(5):
        seatings = plan.seatings(number)
        for seat in range(seats):
            held = Counter(plan.players[seating.players[seat]] for seating in seatings)
            assert held == named
        assert all(seating.measured == tuple(range(seats)) for seating in seatings)


def test_the_circle_is_another_one_from_deal_to_deal() -> None:
    plan = plan_of("regular", "random", "beginner", seats=3)
    neighbours = {
        (seating.players[0], seating.players[1])
        for number in range(20)
        for seating in plan.seatings(number)
    }
    assert len(neighbours) == 6


def test_one_at_a_time_only_the_measured_seat_changes() -> None:
    plan = plan_of("random", "beginner", "random-1", seats=4, against="regular")
    assert plan.players == ("random-1", "beginner-1", "regular-1")
    alone, *others = plan.seatings(0)
    assert alone.players == (2, 2, 2, 2)
    assert alone.measured == (0, 1, 2, 3)
    assert len(others) == 2 * 4
    for seating in others:
        (seat,) = seating.measured
        rest = seating.players[:seat] + seating.players[seat + 1 :]
        assert set(rest) == {2}
        assert seating.players[seat] != 2


def test_the_scale_of_card_play_has_both_its_ends() -> None:
    plan = plan_of("beginner", kind="cards")
    assert plan.players == ("beginner-1", STEADY, TOP, BOTTOM)
    assert plan.others == STEADY


@pytest.mark.parametrize(("profile", "seats"), BOTH)
def test_the_cards_are_the_same_whoever_plays(profile: str, seats: int) -> None:
    rules, hands = load_profile(profile), []
    for names in (["regular"] * seats, ["random"] * seats):
        opening = Round(rules, seats, ("a", 3, 0), 1, game_of(rules).start(rules, seats))
        while not opening.deal.dealt:
            opening.step(sitters(*names))
        hands.append(opening.deal.dealt)
    assert hands[0] == hands[1]
    other = Round(rules, seats, ("a", 4, 0), 1, game_of(rules).start(rules, seats))
    while not other.deal.dealt:
        other.step(sitters(*["regular"] * seats))
    assert other.deal.dealt != hands[0]


def test_cards_that_are_thrown_in_are_dealt_anew() -> None:
    rules = load_profile("korean")
    shuffles = []
    deal = Round(rules, 5, ("redeals", 0, 0), 0, game_of(rules).start(rules, 5))
    crew = sitters(*["random"] * 5)
    while (question := deal.question) is not None:
        if question.seat == NATURE:
            shuffles.append(deal.nature())
        else:
            deal.step(crew)
    assert len(shuffles) == deal.deal.redeals + 1
    assert len(set(shuffles)) == len(shuffles)


def test_how_many_cards_are_lifted_is_no_players_choice() -> None:
    class Two(RandomBot):
        def choose(self, view: Any, legal: Any, rng: KeyedRandom, budget: int) -> Any:
            actions = [each for each in legal if isinstance(each, Lift)]
            return actions[1] if actions else super().choose(view, legal, rng, budget)

    rules, packs = load_profile("salzburg"), []
    for bot in (Two(), load_bot("regular")):
        deal = Round(rules, 3, ("cut", 1, 0), 0, game_of(rules).start(rules, 3))
        deal.nature()
        deal.step([Sitter(bot, "cutter", Times(), 1)] * 3)
        packs.append(deal.deal.pack)
    assert packs[0] == packs[1]


@pytest.mark.parametrize(("profile", "seats"), BOTH)
def test_a_player_is_given_its_view_and_what_it_may_do_and_nothing_else(
    profile: str, seats: int
) -> None:
    Spy.given.clear()
    play_unit(plan_of(SPY, "random", profile=profile, seats=seats), 2)
    assert len(Spy.given) > 5
    game = game_of(load_profile(profile))
    view_type = type(game.view(load_profile(profile), seats, 0))
    for view, legal, rng, budget in Spy.given:
        assert type(view) is view_type
        assert isinstance(legal, ActionSet)
        assert type(rng) is KeyedRandom
        assert type(budget) is int
        assert f"weli.games.{game.id}.state".encode() not in pickle.dumps((view, legal))


@pytest.mark.parametrize(
    ("name", "problem"), [("Breaks", "ZeroDivisionError: on purpose"), ("Cheats", "play: Play")]
)
def test_who_breaks_down_or_cheats_is_named_with_the_deal(name: str, problem: str) -> None:
    bot = f"tests.analysis.arena:{name}"
    with pytest.raises(BotFailed) as caught:
        play_unit(plan_of(bot, "regular"), 3)
    assert caught.value.bot == bot
    assert caught.value.place.startswith("7 ")
    assert caught.value.problem.startswith(problem)
    assert ("Traceback" in caught.value.trace) == (name == "Breaks")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.bot, str(again)) == (bot, str(caught.value))


def test_where_a_deal_does_not_end_nobody_gets_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_MOVES", 5)
    rules = load_profile("geiser")
    deal = Round(rules, 3, ("x", 0, 0), 0, game_of(rules).start(rules, 3))
    with pytest.raises(Endless):
        deal.play(sitters("random", "random", "random"))
    kinds: tuple[tuple[Kind, int], ...] = (("deals", 6), ("matches", 6), ("cards", 0))
    for kind, places in kinds:
        unit = play_unit(plan_of("random", "regular", kind=kind), 1)
        assert unit.given_up == (1 if kind == "cards" else 2)
        assert [(place.gain, place.part) for place in unit.places] == [(0, 0.0)] * places


def test_the_hash_of_the_deals_names_the_deals() -> None:
    plan = plan_of("regular", "random")
    assert deal_set(plan) == deal_set(plan_of("beginner", "random", "regular"))
    assert deal_set(plan) != deal_set(plan_of("regular", "random", seed="8"))
    assert deal_set(plan) != deal_set(plan_of("regular", "random", count=5))
    assert deal_set(plan) != deal_set(plan_of("regular", "random", seats=4))
