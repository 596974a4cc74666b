"""Every world that is drawn is a whole deal that the reader could have seen as it saw this one."""

from collections import Counter
from types import SimpleNamespace

import numpy as np
import pytest
from msgspec.structs import replace

from tests.bots.beliefs.asked import Asked, any_deal, usual_deal
from weli.bots.beliefs import Contradiction, NothingToImagine, sample
from weli.bots.beliefs.mulatschak.drawing import Drawing
from weli.bots.beliefs.mulatschak.policy import NOTHING, policy_numbers
from weli.bots.beliefs.mulatschak.story import Story
from weli.bots.beliefs.mulatschak.world import World, replayed
from weli.cards import WELI
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile
from weli.kernel.actions import NATURE, SPECTATOR, Move, Seat
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mulatschak twin")

TWIN = twin_of("mulatschak")
DEALS = 200
GAME = GAMES["mulatschak"]


def check(asked: Asked, reader: Seat, rng: KeyedRandom) -> None:
    """Draws worlds with and without weights, plays them again and compares them with their rows.

    The replay itself compares the reader's views, and that every move was legal.
    """
    drawing = Drawing(asked.views[reader])
    for policy in (NOTHING, policy_numbers()):
        drawing.draw(2, rng.below(1 << 30), policy)
        for number, row in enumerate(drawing.drawn.rows):
            again = replayed(drawing.story, drawing.world(number))
            packed = TWIN.pack(again.deal, again.views.values())
            ours = TWIN.facts(row, drawing.numbers, memory=True)
            theirs = TWIN.facts(packed, drawing.numbers, memory=True)
            assert ours == theirs
            assert TWIN.question(row) == (asked.question.seat, asked.question.name)
            masks = np.zeros((2, TWIN.steps), dtype=np.uint8)
            TWIN.masks(np.array([row, packed]), masks)
            assert (masks[0] == masks[1]).all()


def test_worlds_are_deals_under_any_rules_at_every_question() -> None:
    asked_for: Counter[str] = Counter()
    seats: set[int] = set()
    for number in range(DEALS):
        rng = KeyedRandom.of("imagined deals", number)
        for asked in any_deal(rng):
            seldom = asked.question.name in ("hold_muli", "blind_trump")
            if asked.question.seat != NATURE and (seldom or not rng.below(3)):
                reader = rng.choice((*range(asked.deal.seats), SPECTATOR))
                check(asked, reader, rng)
                asked_for[asked.question.name] += 1
                seats.add(asked.deal.seats)
    assert seats == {2, 3, 4, 5}
    assert set(asked_for) == {
        *("white_hand", "muli", "hold_muli", "bidding", "trump", "blind_trump", "home"),
        *("exchange", "on_sight", "lay_off", "play"),
    }


def asked_at(name: str, seed: int = 1) -> Asked:
    """The last question of a kind in a usual deal."""
    deal = list(usual_deal("salzburg", 4, KeyedRandom.of("asked", seed)))
    return [asked for asked in deal if asked.question.name == name][-1]


def test_a_world_with_another_card_of_the_readers_is_found_out() -> None:
    asked = asked_at("play")
    drawing = Drawing(asked.views[asked.question.seat])
    drawing.draw(1, 3)
    world = drawing.world(0)
    replayed(drawing.story, world)
    mine, other = drawing.story.seats[asked.question.seat].dealt[0], len(world.order) - 1
    order = list(world.order)
    order[mine], order[other] = order[other], order[mine]
    with pytest.raises(Contradiction):
        replayed(drawing.story, World(tuple(order), world.laid))


def test_a_world_in_which_somebody_broke_a_duty_is_found_out() -> None:
    """Other cards in the hands of others are refused as often as they would have had to be played.

    Any exchange of two cards that others hold now agrees with all but what they did.
    """
    refused = 0
    for seed in range(6):
        asked = asked_at("play", seed)
        drawing = Drawing(asked.views[asked.question.seat])
        drawing.draw(1, seed)
        world = drawing.world(0)
        fixed = set(drawing.story.fixed)
        free = [place for place in range(len(world.order)) if place not in fixed]
        for one, other in zip(free[::2], free[1::2], strict=False):
            order = list(world.order)
            order[one], order[other] = order[other], order[one]
            try:
                replayed(drawing.story, World(tuple(order), world.laid))
            except Contradiction:
                refused += 1
    assert refused > 10


def test_a_view_that_no_deal_has_is_refused() -> None:
    asked = asked_at("exchange")
    view = asked.views[asked.question.seat]
    mine, other = view.hand, asked.views[(view.me + 1) % 4].hand
    for false in (other, (*mine, other[0])):
        with pytest.raises(Contradiction):
            sample(replace(view, hand=tuple(sorted(false))), KeyedRandom.of("false"), 4)


def test_before_the_deal_and_after_it_there_is_nothing_to_imagine() -> None:
    rules = load_profile("salzburg")
    deal, told = GAME.deal(rules, 4, 0, GAME.start(rules, 4))
    rng = KeyedRandom.of("nothing")
    view = GAME.view(rules, 4, 1)
    with pytest.raises(NothingToImagine, match="no cards have been dealt"):
        sample(view, rng, 4)
    for sealed in told:
        view = view.receive(sealed.event)
    with pytest.raises(NothingToImagine, match="no cards have been dealt"):
        Drawing(view)
    while GAME.question(deal) is not None:
        question = GAME.question(deal)
        assert question is not None
        deal, told = GAME.step(deal, Move(question.seat, GAME.legal(deal).sample(rng)))
        for sealed in told:
            view = view.receive(sealed.event) if sealed.reaches(1) else view
    with pytest.raises(NothingToImagine, match="the deal is over"):
        sample(view, rng, 4)


def test_another_game_is_named() -> None:
    view = SimpleNamespace(rules=SimpleNamespace(game="mulatschack"))
    with pytest.raises(KeyError, match="nearest: mulatschak"):
        sample(view, KeyedRandom.of("other game"), 1)


def test_the_story_knows_who_took_the_weli() -> None:
    for seed in range(40):
        for asked in any_deal(KeyedRandom.of("weli", seed)):
            shown = [seat for seat, card in asked.views[0].shown if card is WELI]
            told = Story(asked.views[0])
            if told.taker >= 0:
                assert told.taker in shown
                assert WELI in asked.deal.dealt[told.taker]
                return
    raise AssertionError("somebody takes the Weli")
