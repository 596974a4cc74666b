"""The rule-of-thumb player plays every game of the house under any rules, and never illegally."""

import pickle
from collections import Counter

import pytest
from hypothesis import given, settings

from tests.laws.tables import SHIPPED, TableSetting, settings_of_tables, shipped
from weli import NATURE, Chance, KeyedRandom, Match, Player, Table
from weli.analysis.simulate import Plan, play_match, simulate
from weli.bots.chance import RandomBot
from weli.bots.levels import load_bot
from weli.games import load_profile
from weli.kernel.actions import SPECTATOR

BUDGET = 1000


def play_deals(setting: TableSetting, deals: int) -> Match:
    """Lets four regulars play; `Table` refuses any illegal move."""
    players = tuple(Player(str(seat), "regular") for seat in range(setting.seats))
    match = Match.new(setting.rules, players, Chance.from_seed(setting.seed))
    table = Table(match, {seat: load_bot("regular") for seat in range(setting.seats)})
    for _ in range(deals):
        if match.over:
            break
        table.begin_deal()
        while table.work():
            pass
        assert match.deal_over
    return match


@pytest.mark.parametrize(("profile", "seats"), SHIPPED)
def test_every_profile_and_every_number_of_players(profile: str, seats: int) -> None:
    play_deals(shipped(profile, seats, seed=seats), deals=6)


@settings(max_examples=250)
@given(settings_of_tables())
def test_any_house_rules(setting: TableSetting) -> None:
    play_deals(setting, deals=2)


@pytest.mark.parametrize(("profile", "seats"), SHIPPED)
def test_the_same_seed_gives_the_same_moves(profile: str, seats: int) -> None:
    first = play_deals(shipped(profile, seats, seed=9), deals=3)
    again = play_deals(shipped(profile, seats, seed=9), deals=3)
    assert first.record.lines == again.record.lines


@settings(max_examples=40)
@given(settings_of_tables())
def test_it_decides_by_its_view_and_the_legal_set_alone(setting: TableSetting) -> None:
    """A copy that has travelled to another process, where no deal is, chooses the same."""
    players = tuple(Player(str(seat), "regular") for seat in range(setting.seats))
    match = Match.new(setting.rules, players, Chance.from_seed(setting.seed))
    table = Table(match, {})
    table.begin_deal()
    dice = KeyedRandom.of("play", setting.seed)
    while (question := table.question) is not None:
        if question.seat == NATURE:
            table.work()
            continue
        view, legal = table.view(question.seat), table.legal(question.seat)
        chosen = load_bot("regular").choose(view, legal, KeyedRandom(b"a"), BUDGET)
        far_view, far_legal = pickle.loads(pickle.dumps((view, legal)))
        far = load_bot("regular").choose(far_view, far_legal, KeyedRandom(b"a"), BUDGET)
        assert far == chosen
        assert chosen in legal
        table.act(question.seat, chosen if dice.below(2) else legal.sample(dice))


def test_it_beats_random_players_clearly() -> None:
    """Par is a quarter; the figure over 2,000 matches is in docs/players.md."""
    plan = Plan(load_profile("salzburg"), ("regular", "random", "random", "random"), 120, "beat")
    assert simulate(plan, workers=1).bots[0].won.low > 0.5


def test_it_bids_what_it_mostly_makes() -> None:
    counts: Counter[str] = Counter()
    plan = Plan(load_profile("salzburg"), ("regular",) * 4, 12, "bids")
    for number in range(plan.matches):
        counts.update(play_match(plan, number)[1])
    played = sum(count for key, count in counts.items() if key.startswith("bid "))
    made = sum(count for key, count in counts.items() if key.startswith("made "))
    assert 0.6 < made / played < 0.97


def test_random_players_are_a_yardstick_that_any_seat_can_hold() -> None:
    setting = shipped("geiser", 3, seed=1)
    players = tuple(Player(str(seat), "random") for seat in range(3))
    match = Match.new(setting.rules, players, Chance.from_seed(1))
    table = Table(match, {seat: RandomBot() for seat in range(3)})
    table.begin_deal()
    while table.work():
        pass
    assert table.view(SPECTATOR).result is not None
