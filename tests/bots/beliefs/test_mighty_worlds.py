"""Deals of Mighty that are imagined are deals that the view could be of, whatever the rules."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tests.bots.beliefs.mighty_positions import (
    Position,
    late,
    one_of_each,
    position,
    questions,
    table,
)
from tests.laws.tables import random_setting, shipped
from tests.laws.walks import readers, walk
from weli.bots.beliefs.mighty import Drawing, sample
from weli.bots.beliefs.mighty.places import DOWN
from weli.bots.beliefs.mighty.world import World, replayed
from weli.bots.beliefs.worlds import Contradiction, NothingToImagine
from weli.fast.mighty.phases import QUESTIONS
from weli.fast.twin import twin_of
from weli.games.mighty import events
from weli.kernel.actions import SPECTATOR
from weli.kernel.chance import KeyedRandom
from weli.kernel.domains import PerSeats

pytestmark = pytest.mark.xdist_group("mighty twin")

TWIN = twin_of("mighty")
TOP = PerSeats(20, {6: 40, 7: 40, 8: 40})


def check_truth(asked: Position, drawing: Drawing) -> None:
    """The true deal is among those that may be."""
    deal, story = asked.deal, drawing.story
    assert replayed(story, World(deal.pack, deal.buried)).deal == deal
    where = {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
    if not story.taken:
        where |= dict.fromkeys(deal.kitty, DOWN)
    where |= dict.fromkeys(deal.buried, DOWN)
    for card, places in zip(drawing.hidden.cards, drawing.hidden.allowed, strict=True):
        assert places >> where[card] & 1, (card.code, where[card])


def check_worlds(asked: Position, rng: KeyedRandom, count: int, *, soft: bool = False) -> None:
    """Every deal drawn, done again by the readable engine, is known to the reader as this one."""
    drawing = Drawing(asked.view)
    check_truth(asked, drawing)
    worlds = drawing.worlds(rng, count, soft=soft)
    for number, row in enumerate(worlds.rows):
        found = replayed(drawing.story, drawing.world(number))
        assert found.deal.agenda[0].name == asked.question
        packed = TWIN.pack(found.deal, [asked.view])
        mine, theirs = (TWIN.facts(one, worlds.numbers, memory=True) for one in (row, packed))
        assert mine == theirs
        masks = np.zeros((2, TWIN.steps), dtype=np.uint8)
        TWIN.masks(np.stack([row, packed]), masks)
        assert (masks[0] == masks[1]).all()


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_imagined_deals_replay_exactly_at_every_question(seats: int) -> None:
    rng = KeyedRandom.of("imagined", seats)
    asked: Counter[str] = Counter()
    tables = 0
    while tables < 14:
        setting = random_setting(rng, ("mighty",))
        if setting.seats != seats:
            continue
        tables += 1
        played = walk(setting)
        for each in one_of_each(played, rng, readers(played)):
            check_worlds(each, rng, 2, soft=bool(rng.below(2)))
            asked[each.question] += 1
    seldom = {"last_chance", "request", "name_suit", "ripper_call", "friend", "misdeal"}
    assert set(QUESTIONS[2:]) - seldom <= set(asked)


@pytest.mark.parametrize(
    ("question", "profile", "changes"),
    [
        ("last_chance", "korean", {"bidding__all_pass": "dealer_last_chance"}),
        ("request", "korean", {"bidding__min": TOP}),
        ("name_suit", "korean", {}),
        ("ripper_call", "korean", {}),
        ("friend", "korean", {"friend__fake": False}),
        ("misdeal", "korean", {"misdeal__when": "before_bidding"}),
    ],
)
def test_seldom_questions_replay_too(question: str, profile: str, changes: Any) -> None:
    rng = KeyedRandom.of("seldom", question)
    found = 0
    for seed in range(400):
        played = walk(table(profile, 5, seed, **changes))
        for place in questions(played).get(question, [])[:1]:
            check_worlds(position(played, place, rng.choice(readers(played))), rng, 3)
            found += 1
        if found == 4:
            return
    pytest.fail(f"{question} was asked {found} times")


@pytest.mark.parametrize("seats", [5, 8])
def test_deals_are_the_same_for_the_same_seed(seats: int) -> None:
    view = late(shipped("seed", seats, 3), 0, 4).view
    one, same, other = (sample(view, KeyedRandom.of(seed), 20) for seed in ("a", "a", "b"))
    assert (one.rows == same.rows).all()
    assert (one.weights == same.weights).all()
    assert one.rows.tolist() != other.rows.tolist()


def test_those_who_hold_nothing_imagine_too() -> None:
    """Spectators, and the dealer who sits out."""
    setting = table("daejeon6", 6, 1, pack__many="sit_out")
    played = walk(setting)
    rng = KeyedRandom.of("outside")
    outside = next(seat for seat in range(6) if seat not in played.over.table)
    for reader in (outside, SPECTATOR):
        for each in one_of_each(played, rng, [reader]):
            check_worlds(each, rng, 2)


def test_before_and_after_the_cards_there_is_nothing_to_imagine() -> None:
    played = walk(shipped("seed", 5, 1))
    shuffle = next(n for n, one in enumerate(played.stages) if one.question.name == "shuffle")
    over = played.setting.game.view(played.setting.rules, 5, 0)
    for event in played.told(0, len(played.stages)):
        over = over.receive(event)
    with pytest.raises(NothingToImagine, match="dealt"):
        Drawing(position(played, shuffle, 0).view)
    with pytest.raises(NothingToImagine, match="over"):
        Drawing(over)


def test_a_view_of_no_deal_is_refused() -> None:
    """The reader's hand holds a card that somebody has played."""
    view = late(shipped("seed", 5, 3), 0, 4).view
    played = view.tricks[0].cards[0]
    with pytest.raises(Contradiction, match="places"):
        sample(replace(view, hand=(played, *view.hand[1:])), KeyedRandom.of("x"), 1)
    with pytest.raises(Contradiction, match="seat 0"):
        sample(replace(view, hand=view.hand[1:]), KeyedRandom.of("x"), 1)


def test_a_deal_that_differs_in_what_was_shown_is_no_replay() -> None:
    asked = late(shipped("seed", 5, 3), 0, 4)
    drawing = Drawing(asked.view)
    mine, theirs = asked.view.hand[0], drawing.hidden.cards[0]
    swap = {mine: theirs, theirs: mine}
    pack = tuple(swap.get(card, card) for card in asked.deal.pack)
    with pytest.raises(Contradiction):
        replayed(drawing.story, World(pack, asked.deal.buried))


def test_the_view_remembers_who_called_no_misdeal() -> None:
    played = walk(table("korean", 5, 2, misdeal__when="before_bidding"))
    second = questions(played)["misdeal"][1]
    view = position(played, second, 0).view
    said = [event for event in view.told if isinstance(event, events.Did)]
    assert len(said) == 1
