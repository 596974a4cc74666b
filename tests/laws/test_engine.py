"""Laws of the engine: cards, legal sets, refusals, endings, states that never change."""

import pickle
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.laws.tables import (
    SEED,
    SHIPPED,
    TableSetting,
    random_setting,
    settings_of_tables,
    shipped,
)
from tests.laws.truths import TRUTHS
from tests.laws.walks import LISTED, Stage, Walk, walk
from weli.games import GAMES
from weli.games.mighty import actions as mighty
from weli.games.mulatschak import actions as mulatschak
from weli.kernel.actions import NATURE, Action, IllegalAction, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.engine import DealState
from weli.kernel.legal import Legal, Offer
from weli.kernel.options import Rules


def listed(legal: Legal) -> list[Action]:
    """The legal actions, or none where there are too many to list."""
    return list(legal) if legal.total() <= LISTED else []


def check_cards(played: Walk) -> None:
    """Every card of the pack is somewhere, once, all the time."""
    game = TRUTHS[played.setting.game.id]
    for stage in played.stages:
        if stage.deal.pack:
            assert game.cards_of(stage.deal) == game.pack(stage.deal), stage.question
    assert game.cards_of(played.over) == game.pack(played.over)


@settings(max_examples=200)
@given(settings_of_tables())
def test_cards_are_conserved(setting: TableSetting) -> None:
    check_cards(walk(setting))


@settings(max_examples=150)
@given(settings_of_tables())
def test_some_action_is_legal_until_the_end(setting: TableSetting) -> None:
    """`walk` fails when a deal does not end; here every question has an answer."""
    played = walk(setting)
    for stage in played.stages:
        assert stage.legal.total() > 0
        assert stage.deal.result is None
        actor = setting.game.actor(stage.deal)
        assert actor == stage.question.seat
        assert actor == NATURE or actor in range(setting.seats)
    assert played.over.result is not None
    assert setting.game.actor(played.over) is None


def check_listed(played: Walk) -> None:
    """Every listed action is accepted; the list is what `total` and `in` say, without doubles."""
    game, rng = played.setting.game, KeyedRandom.of("listed", played.setting.seed)
    for stage in played.stages:
        choices = listed(stage.legal)
        if not choices:
            continue
        assert len(choices) == stage.legal.total() == len(set(choices))
        assert all(action in stage.legal for action in choices)
        for action in rng.sample(choices, min(8, len(choices))):
            game.step(stage.deal, Move(stage.question.seat, action))
        assert stage.legal.sample(rng) in choices


@settings(max_examples=120)
@given(settings_of_tables())
def test_every_listed_action_is_accepted(setting: TableSetting) -> None:
    check_listed(walk(setting))


def strangers(played: Walk, rng: KeyedRandom) -> Iterator[tuple[Stage, Action]]:
    """For each stage some actions that are legal elsewhere in the deal, most not here."""
    pool = [
        action
        for stage in played.stages
        for action in (listed(stage.legal) or [stage.legal.sample(rng)])[:40]
    ]
    for stage in played.stages:
        for action in rng.sample(pool, 6):
            yield stage, action


def check_refusals(played: Walk) -> None:
    """`why_not` agrees with membership, also for actions of other phases.

    The reason names an option that exists, or none and a fixed rule.
    """
    game = played.setting.game
    paths = {"", *(described.path for described in played.setting.rules.describe())}
    for stage, action in strangers(played, KeyedRandom.of("strangers", played.setting.seed)):
        move = Move(stage.question.seat, action)
        reason = stage.legal.why_not(action)
        assert (action in stage.legal) == (reason is None)
        assert game.why_not(stage.deal, move) == reason
        choices = listed(stage.legal)
        assert not choices or (action in choices) == (reason is None)
        if reason is not None:
            assert reason.code
            assert reason.option in paths
            with pytest.raises(IllegalAction) as refused:
                game.step(stage.deal, move)
            assert refused.value.reason == reason


@settings(max_examples=120)
@given(settings_of_tables())
def test_why_not_agrees_with_membership(setting: TableSetting) -> None:
    check_refusals(walk(setting))


@settings(max_examples=40)
@given(settings_of_tables())
def test_out_of_turn_and_after_the_end_nothing_is_accepted(setting: TableSetting) -> None:
    game, played = setting.game, walk(setting)
    for stage in played.stages:
        for seat in range(NATURE, setting.seats):
            if seat != stage.question.seat:
                reason = game.why_not(stage.deal, Move(seat, stage.move.action))
                assert reason is not None
                assert reason.code == "not_your_turn"
    last = played.stages[-1].move
    reason = game.why_not(played.over, last)
    assert reason is not None
    assert reason.code == "deal_over"
    with pytest.raises(IllegalAction):
        game.legal(played.over)


@settings(max_examples=60)
@given(settings_of_tables())
def test_no_earlier_state_ever_changes(setting: TableSetting) -> None:
    """Every deal, legal set and envelope is the same after the deal as when it was made."""
    frozen: list[bytes] = []
    game, rules, seats, _ = setting
    played = walk(setting)
    deal, envelopes = game.deal(rules, seats, played.dealer, played.began.standing)
    kept: list[Any] = [(deal, envelopes)]
    for stage in played.stages:
        frozen.append(pickle.dumps(kept[-1]))
        deal, envelopes = game.step(kept[-1][0], stage.move)
        kept.append((deal, envelopes, game.legal(deal) if deal.agenda else None))
    assert frozen == [pickle.dumps(state) for state in kept[:-1]]


def test_every_part_of_a_deal_and_of_an_envelope_is_frozen() -> None:
    for name, seats in SHIPPED:
        last = {stage.question.name: stage for stage in walk(shipped(name, seats, 1)).stages}
        for stage in last.values():
            for part in inside((stage.deal, stage.legal, stage.move, stage.envelopes)):
                assert not isinstance(part, list | set)
                if isinstance(part, msgspec.Struct):
                    assert type(part).__struct_config__.frozen, type(part)


@settings(max_examples=60)
@given(settings_of_tables())
def test_replay_equals_play(setting: TableSetting) -> None:
    """The same moves give the same deals and envelopes, also from a deal that was pickled."""
    game, played = setting.game, walk(setting)
    rules = type(setting.rules)().with_tables(setting.rules.plain())
    deal, greeting = game.deal(rules, setting.seats, played.dealer, played.began.standing)
    assert (deal, greeting) == (played.began, played.greeting)
    for stage in played.stages:
        thawed = pickle.loads(pickle.dumps(deal))
        assert thawed == deal
        deal, envelopes = game.step(thawed, stage.move)
        assert (deal, envelopes) == (stage.after, stage.envelopes)


def inside(value: Any) -> Iterator[Any]:
    """A value and everything that can be reached from it."""
    yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from inside(getattr(value, name))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from inside(key)
            yield from inside(part)
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from inside(part)


@settings(max_examples=40)
@given(settings_of_tables())
def test_legal_sets_pickle_and_hold_no_deal(setting: TableSetting) -> None:
    for stage in walk(setting).stages:
        assert pickle.loads(pickle.dumps(stage.legal)) == stage.legal
        assert not any(isinstance(part, DealState | Rules) for part in inside(stage.legal))


@settings(max_examples=40)
@given(settings_of_tables())
def test_envelopes_hold_no_deal_and_no_pack(setting: TableSetting) -> None:
    for stage in walk(setting).stages:
        assert not any(isinstance(part, DealState) for part in inside(stage.envelopes))


def offered(offer: Offer) -> Iterator[Action]:
    """Every action that an offer shows."""
    yield from offer.actions
    for pick in offer.picks:
        for size in pick.sizes:
            yield from (pick.make(chosen) for chosen in combinations(pick.cards, size))


@settings(max_examples=60)
@given(settings_of_tables())
def test_offers_agree_with_legal_sets(setting: TableSetting) -> None:
    """What a face is shown is what is legal; what it shows as refused is refused, and why."""
    for stage in walk(setting).stages:
        choices = listed(stage.legal)
        offer = stage.legal.offer()
        if choices and stage.question.seat != NATURE:
            assert set(offered(offer)) == set(choices)
        for action, reason in offer.refused:
            assert stage.legal.why_not(action) == reason


@settings(max_examples=60)
@given(settings_of_tables())
def test_words_are_read_back_as_written(setting: TableSetting) -> None:
    game = setting.game
    for stage in walk(setting).stages:
        for action in [stage.move.action, *listed(stage.legal)[:20]]:
            words = game.write(action)
            assert game.read(words) == action
            assert game.read(f"  {words.upper()} ") == action


# ------------------------------------------------------------------------ nothing is left out


ALL_ACTIONS = {"mighty": mighty.__all__, "mulatschak": mulatschak.__all__}
ALL_QUESTIONS = {
    "mulatschak": {
        *("first_dealer", "shuffle", "cut", "take_weli", "white_hand", "muli", "hold_muli"),
        *("bidding", "trump", "blind_trump", "home", "exchange", "on_sight", "lay_off", "play"),
    },
    "mighty": {
        *("first_dealer", "shuffle", "misdeal", "bidding", "last_chance", "bury", "contract"),
        *("friend", "request", "play", "name_suit", "ripper_call"),
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_every_question_comes_up(game: str) -> None:
    """The walks reach all there is, so that the laws are about all there is."""
    rng = KeyedRandom.of("coverage")
    anything = [random_setting(rng, (game,)) for _ in range(300)]
    if game == "mulatschak":
        choosing = shipped("salzburg", 4, 0).rules.with_values({"trump.blind_weli": "choose"})
        blind = [shipped("salzburg", 4, seed)._replace(rules=choosing) for seed in range(800)]
        anything += blind
    stages = [stage for setting in anything for stage in walk(setting).stages]
    assert {type(stage.move.action).__name__ for stage in stages} == set(ALL_ACTIONS[game])
    assert {stage.question.name for stage in stages} == ALL_QUESTIONS[game]


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_deals_of_every_profile_end(name: str, seats: int) -> None:
    lengths = [len(walk(shipped(name, seats, seed)).stages) for seed in range(12)]
    assert max(lengths) < 400


@settings(max_examples=30)
@given(SEED)
def test_the_same_seed_walks_the_same_way(seed: int) -> None:
    first, second = (walk(shipped("salzburg", 4, seed)) for _ in range(2))
    assert first == second
