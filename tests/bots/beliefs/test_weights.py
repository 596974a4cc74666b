"""What the others have done tells what they hold: worlds are weighed by it, and rightly."""

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.beliefs.asked import Asked, any_deal, deal_of, usual_deal
from weli.bots.beliefs import sample
from weli.bots.beliefs.annealing import (
    different,
    effective_size,
    heated,
    likely,
    resampled,
)
from weli.bots.beliefs.mulatschak.drawing import Drawing
from weli.bots.beliefs.mulatschak.policy import POLICY, policy_numbers
from weli.bots.beliefs.mulatschak.world import replayed
from weli.bots.mulatschak.sight import cards_of
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.entries import move
from weli.fast.rules_vector import Numbers
from weli.fast.twin import twin_of
from weli.games import GAMES
from weli.games.mulatschak.events import ServedLast
from weli.kernel.actions import NATURE, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.codes import decode

pytestmark = pytest.mark.xdist_group("mulatschak twin")

TWIN = twin_of("mulatschak")
Chances = NDArray[np.float64]


def chances(rows: Numbers, weights: Chances) -> Chances:
    """By seat and card, how likely the seat holds the card."""
    hands = rows[:, at.HAND : at.HAND + at.MOST_SEATS, np.newaxis]
    held = hands >> np.arange(at.CARD_COUNT) & 1
    found: Chances = np.tensordot(weights, held, axes=1) / weights.sum()
    return np.clip(found, 0, 1)


def truth(asked: Asked) -> Chances:
    """By seat and card, 1 where the seat holds the card, else 0."""
    found = np.zeros((at.MOST_SEATS, at.CARD_COUNT))
    for seat, hand in enumerate(asked.deal.hands):
        for card in hand:
            found[seat, card.index] = 1
    return found


def usual_questions(names: tuple[str, ...], deals: int) -> Iterator[tuple[Asked, Seat]]:
    """Questions of some kinds in usual deals, with whoever is asked."""
    for number in range(deals):
        for asked in usual_deal("salzburg", 4, KeyedRandom.of("weights", number)):
            if asked.question.name in names and asked.question.seat != NATURE:
                yield asked, asked.question.seat


def loss(asked: Asked, reader: Seat, *, soft: bool) -> float:
    """How far the imagined chances are from the truth (Brier's score: a proper one)."""
    view = asked.views[reader]
    worlds = sample(view, KeyedRandom.of("loss", len(view.told)), 64, soft=soft)
    return float(((chances(worlds.rows, worlds.weights) - truth(asked)) ** 2).sum())


def test_weighed_worlds_are_nearer_to_the_truth() -> None:
    gains = [
        loss(asked, reader, soft=False) - loss(asked, reader, soft=True)
        for asked, reader in usual_questions(("exchange", "play"), 6)
    ]
    assert len(gains) > 80
    assert np.mean(gains) > 3 * np.std(gains) / len(gains) ** 0.5


def test_worlds_come_as_often_as_their_weights_say() -> None:
    """Two ways to the same chances: many worlds with their weights, and few that were moved."""
    compared = 0
    for asked, reader in usual_questions(("home",), 2):
        drawing = Drawing(asked.views[reader])
        drawing.draw(20_000, 1, policy_numbers())
        weights = likely(drawing.drawn.logs.sum(axis=1), 1)
        enough = effective_size(weights)
        theirs = chances(drawing.drawn.rows, weights)
        rng = KeyedRandom.of("moved", reader)
        moved = [drawing.worlds(rng, 64) for _ in range(6)]
        ours = np.mean([chances(each.rows, each.weights) for each in moved], axis=0)
        spread = np.sqrt(theirs * (1 - theirs) * (1 / enough + 1 / (6 * 64)))
        apart = np.abs(ours - theirs)[spread > 0] / spread[spread > 0]
        # Worlds that come of the same one are not quite independent, so that they vary more.
        assert np.mean(apart**2) < 2.5
        compared += 1
    assert compared >= 4


def test_moves_that_weigh_nothing_change_no_chances() -> None:
    for asked, reader in list(usual_questions(("play",), 1))[4:6]:
        drawing = Drawing(asked.views[reader])
        drawing.draw(4000, 2, policy_numbers())
        before = chances(drawing.drawn.rows, np.ones(4000))
        known = drawing.known._replace(policy=policy_numbers())
        assert move(known, drawing.drawn, 0.0, 25, 3) > 4000
        after = chances(drawing.drawn.rows, np.ones(4000))
        spread = np.sqrt(before * (1 - before) * 2 / 4000)
        apart = np.abs(after - before)[spread > 0] / spread[spread > 0]
        assert np.mean(apart**2) < 1.5


def test_moved_worlds_are_deals_that_the_reader_could_have_seen() -> None:
    checked = 0
    for number in range(25):
        rng = KeyedRandom.of("moved worlds", number)
        for asked in any_deal(rng):
            if asked.question.seat == NATURE or rng.below(6):
                continue
            drawing = Drawing(asked.views[rng.below(asked.deal.seats)])
            drawing.worlds(rng, 3)
            for place, row in enumerate(drawing.drawn.rows):
                again = replayed(drawing.story, drawing.world(place))
                packed = TWIN.pack(again.deal, again.views.values())
                ours = TWIN.facts(row, drawing.numbers, memory=True)
                assert ours == TWIN.facts(packed, drawing.numbers, memory=True)
                checked += 1
    assert checked > 150


def test_the_true_deal_is_always_possible() -> None:
    """Every hidden card may be where it is, and the true hands agree with what is known."""
    compared = 0
    for number in range(60):
        rng = KeyedRandom.of("true deals", number)
        for asked in any_deal(rng):
            if asked.question.seat == NATURE or rng.below(3):
                continue
            drawing = Drawing(asked.views[rng.below(asked.deal.seats)])
            check_truth(asked, drawing)
            compared += 1
    assert compared > 300


def check_truth(asked: Asked, drawing: Drawing) -> None:
    """Compares what is known of every place with what lies there."""
    deal, layouts = asked.deal, drawing.puzzle.layouts
    room_of: dict[int, int] = {}
    for room, (_, _, part, _) in enumerate(layouts.rooms.tolist()):
        ends = [*layouts.rooms[room + 1 : room + 2, 2].tolist(), len(layouts.parts)]
        room_of |= {place: room for place, _ in layouts.parts[part : ends[0]].tolist()}
    for card, allowed in zip(layouts.cards.tolist(), layouts.allowed.tolist(), strict=False):
        place = field.TALON
        for seat in range(deal.seats):
            first = drawing.story.seats[seat].first
            laid = cards_of(deal.discards[seat][:first]), cards_of(deal.discards[seat][first:])
            for number, cards in enumerate((*laid, cards_of(deal.hands[seat]))):
                place = field.BY_SEAT * seat + number if cards >> card & 1 else place
        assert allowed >> room_of[place] & 1, (asked.question, card, place)
    for seat, row in enumerate(drawing.puzzle.seats[: deal.seats]):
        if row[field.OTHER]:
            assert not row[field.DEALT_ONES] & ~cards_of(deal.dealt[seat])
            assert not row[field.LACKS] & cards_of(deal.hands[seat])


def test_the_same_seed_imagines_the_same() -> None:
    asked = next(asked for asked, _ in usual_questions(("play",), 1))
    view = asked.views[asked.question.seat]
    for soft in (False, True):
        one, same, other = (
            sample(view, KeyedRandom.of("seed", seed), 8, soft=soft) for seed in (1, 1, 2)
        )
        assert (one.rows == same.rows).all()
        assert (one.weights == same.weights).all()
        assert (one.rows != other.rows).any()
        assert one.weights.sum() == pytest.approx(1)
        assert 0 < one.effective <= 8 + 1e-9
        assert one.drawn >= 8


def test_no_worlds_are_drawn_when_none_are_wanted() -> None:
    asked = next(asked for asked, _ in usual_questions(("play",), 1))
    worlds = sample(asked.views[asked.question.seat], KeyedRandom.of("none"), 0)
    assert len(worlds.rows) == len(worlds.weights) == 0


def test_the_policy_has_what_the_twin_reads() -> None:
    assert len(POLICY) == field.KINDS
    assert list(POLICY)[field.CARD] == "play"
    assert policy_numbers().tolist()[:2] == list(POLICY["bid"])


def test_effective_sizes() -> None:
    assert effective_size(np.ones(5)) == 5
    assert effective_size(np.array([1.0, 0, 0])) == 1
    hands = np.array([[1, 2], [1, 2], [3, 4]])
    assert different(hands, np.array([0.25, 0.25, 0.5])) == 2
    assert heated(np.zeros(4), 0.0, 2) == 1
    logs = np.array([0.0, -10, -20, -30])
    power = heated(logs, 0.0, 2)
    assert 0 < power < 1
    assert effective_size(likely(logs, power)) == pytest.approx(2, abs=0.1)


def test_resampling_keeps_shares() -> None:
    places = resampled(np.array([1.0, 0, 3]), 8, KeyedRandom.of("shares"))
    assert np.bincount(places, minlength=3).tolist() == [2, 0, 6]


SERVED_LAST = "M1-11512-07040-21201-23221-1X411-22101-01040-B0153-01Q41-1-1"
"""House rules by which whoever lays off all five gets what is left, with a pack of 33 cards."""


def test_who_gets_his_cards_back_may_play_them() -> None:
    """Who lays off all five is served last where the house has it so, and may get them back."""
    rules = decode(GAMES["mulatschak"].rules, SERVED_LAST)
    standing, rng = GAMES["mulatschak"].start(rules, 5), KeyedRandom.of("served last", 18)
    found = 0
    for asked in deal_of(rules, 5, standing, rng, thoughtful=False):
        if asked.question.name != "play":
            continue
        known = asked.views[asked.question.seat]
        last = {event.seat for event in known.told if isinstance(event, ServedLast)}
        for seat in last - {known.me}:
            if set(asked.deal.dealt[seat]) & set(asked.deal.played[seat]):
                worlds = sample(known, rng, 16)
                asks = {TWIN.question(row) for row in worlds.rows}
                assert asks == {(asked.question.seat, "play")}
                found += 1
    assert found > 5
