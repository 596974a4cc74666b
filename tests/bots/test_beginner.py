"""The newcomer plays every game of the house under any rules, honestly, and not too well."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings

from tests.laws.tables import SHIPPED, TableSetting, settings_of_tables, shipped
from weli import NATURE, Chance, KeyedRandom, Match, Player, Table
from weli.analysis.arena.plan import Plan
from weli.analysis.arena.report import report
from weli.analysis.arena.runs import run
from weli.bots.levels import load_bot
from weli.cards import Card, Rank, Suit
from weli.games import load_profile
from weli.games.mighty import actions as mighty
from weli.games.mulatschak import actions as mulatschak
from weli.kernel.actions import Action
from weli.kernel.legal import Legal


def table_of(setting: TableSetting) -> Table:
    players = tuple(Player(str(seat), "beginner") for seat in range(setting.seats))
    match = Match.new(setting.rules, players, Chance.from_seed(setting.seed))
    return Table(match, {seat: load_bot("beginner") for seat in range(setting.seats)})


def play_deals(setting: TableSetting, deals: int) -> Match:
    """Lets beginners play; `Table` refuses any illegal move."""
    table = table_of(setting)
    for _ in range(deals):
        if table.match.over:
            break
        table.begin_deal()
        while table.work():
            pass
        assert table.match.deal_over
    return table.match


@pytest.mark.parametrize(("profile", "seats"), SHIPPED)
def test_every_profile_and_every_number_of_players(profile: str, seats: int) -> None:
    first = play_deals(shipped(profile, seats, seed=seats), deals=3)
    again = play_deals(shipped(profile, seats, seed=seats), deals=3)
    assert first.record.lines == again.record.lines


@settings(max_examples=80)
@given(settings_of_tables())
def test_any_house_rules(setting: TableSetting) -> None:
    play_deals(setting, deals=1)


def decisions(profile: str, seats: int, deals: int = 8) -> Iterator[tuple[Any, Legal, Action]]:
    """What beginners know, may do and do, without their slips."""
    for number in range(deals):
        setting = shipped(profile, seats, seed=number)
        table = table_of(setting)
        table.begin_deal()
        while (question := table.question) is not None:
            if question.seat == NATURE:
                table.work()
                continue
            view, legal = table.view(question.seat), table.legal(question.seat)
            action = load_bot("beginner").choose(view, legal, no_slip(), 0)
            yield view, legal, action
            table.act(question.seat, action)


def no_slip() -> KeyedRandom:
    """Random numbers with which no card is a slip."""
    key = next(n for n in range(100) if KeyedRandom.of("slip", n).below(12))
    return KeyedRandom.of("slip", key)


def is_high_trump(card: Card, trump: Suit) -> bool:
    """Whether a card is the King, the Weli or the Sow of trump."""
    return card.rank >= Rank.KING and card.suit in (trump, None)


def test_habits_at_mulatschak() -> None:
    seen = {"exchanges": 0, "led": 0}
    for view, _, action in decisions("salzburg", 4):
        assert not isinstance(action, mulatschak.Muli | mulatschak.Knock | mulatschak.Packerl)
        if isinstance(action, mulatschak.Exchange):
            seen["exchanges"] += 1
            assert all(card.suit is not view.trump for card in action.cards)
        if isinstance(action, mulatschak.Play) and view.trick is None:
            high = [card for card in view.hand if is_high_trump(card, view.trump)]
            if high and view.declarer == view.me:
                seen["led"] += 1
                assert action.card is max(high, key=lambda card: card.rank)
    assert min(seen.values()) > 3


def trumps_among(view: Any, legal: Legal) -> list[Action]:
    """The high trumps that may be played, the mighty left out."""
    plays = [each for each in legal if isinstance(each, mighty.Play)]
    return [
        each
        for each in plays
        if each.card.suit is view.trump
        and each.card.rank >= Rank.QUEEN
        and not view.specials.is_mighty(each.card)
    ]


def test_habits_at_mighty() -> None:
    seen = {"friends": 0, "declared": 0, "led": 0}
    for view, legal, action in decisions("korean", 5):
        if isinstance(action, mighty.Bid):
            assert action.trump is not None
        if isinstance(action, mighty.CallCard):
            seen["friends"] += 1
            assert action.card not in view.hand
        if isinstance(action, mighty.Declare):
            seen["declared"] += 1
            assert (action.level, action.trump) == (view.contract.level, view.contract.trump)
        leads = isinstance(action, mighty.Play) and view.trick is None
        if leads and view.me == view.declarer and trumps_among(view, legal):
            seen["led"] += 1
            assert action in trumps_among(view, legal)
    assert min(seen.values()) > 3


def test_now_and_then_a_card_is_a_slip() -> None:
    """Of some hundred cards, between a few and a quarter differ from what habit says."""
    slips = cards = 0
    for view, legal, action in decisions("salzburg", 4):
        if isinstance(action, mulatschak.Play) and legal.total() > 1:
            for number in range(6):
                cards += 1
                chosen = load_bot("beginner").choose(view, legal, KeyedRandom.of("x", number), 0)
                slips += chosen != action
    assert 0 < slips < cards / 4


@pytest.mark.parametrize(("profile", "seats", "matches"), [("salzburg", 4, 8), ("korean", 5, 4)])
def test_it_is_better_than_chance_and_worse_than_regular(
    profile: str, seats: int, matches: int
) -> None:
    """Derandomised: the figures over many matches are in docs/players.md."""
    for better, worse in (("beginner", "random"), ("regular", "beginner")):
        plan = Plan(
            rules=load_profile(profile),
            bots=(better, worse),
            seats=seats,
            kind="matches",
            count=matches,
            seed="beginner",
        )
        (difference,) = report(plan, run(plan, processes=1)).differences
        assert difference.result.mean is not None
        assert difference.result.mean > 0.05
