"""Deals of Mighty are weighed by how likely the others would have done what they did."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import exp, log
from typing import Any

import numpy as np
import pytest

from tests.bots.beliefs.mighty_positions import (
    Position,
    every_layout,
    late,
    layout_of,
    table,
    world_of,
)
from weli.bots.beliefs.mighty import Drawing
from weli.bots.beliefs.mighty.policy import POLICY, player_of, promise_numbers
from weli.bots.beliefs.mighty.world import World, replayed
from weli.bots.beliefs.replay import Stage
from weli.bots.levels import load_bot
from weli.bots.mighty.playing import Playing
from weli.bots.mighty.prospects import Prospects
from weli.bots.mighty.weights import WEIGHTS
from weli.cards import Rank
from weli.fast.jit import entry
from weli.fast.layouts import Counts
from weli.fast.mighty.judging import POLICY as POLICY_SIZE
from weli.fast.mighty.promise import PROMISE, promised
from weli.fast.mighty.unpacking import unpack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import STRAINS
from weli.games.mighty.powers import specials_of
from weli.kernel.actions import NATURE, Move, Seat
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mighty twin")

GAME = GAMES["mighty"]
FACES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FLAT = 1e12
# Bids are then all as likely, and of the cards that may be played each.
ONLY_BURIALS = POLICY._replace(
    opens=(FLAT, 0.0, 0.0),
    overbids=(FLAT, 0.0, 0.0),
    strain=(FLAT, 0.0),
    call=(FLAT, 0.0),
    declarer=(FLAT, 0.0),
    friend=(FLAT, 0.0),
    defender=(FLAT, 0.0),
    keeps=1.0,
)


def by_regulars(profile: str, seats: int, number: int) -> Iterator[tuple[Position, Seat]]:
    """Plays a deal by rule of thumb; yields what whoever is asked knows."""
    rng = KeyedRandom.of("weights", profile, seats, number)
    rules, bot = load_profile(profile), load_bot("regular")
    deal, told = GAME.deal(rules, seats, rng.below(seats), GAME.start(rules, seats))
    views = [GAME.view(rules, seats, seat) for seat in range(seats)]
    while (question := GAME.question(deal)) is not None or not deal.agenda:
        for seat in range(seats):
            for sealed in told:
                if sealed.reaches(seat):
                    views[seat] = views[seat].receive(sealed.event)
        if question is None:
            return
        legal = GAME.legal(deal)
        if question.seat == NATURE:
            action = legal.sample(rng)
        else:
            yield Position(deal, views[question.seat], question.name), question.seat
            action = bot.choose(views[question.seat], legal, rng, 0)
        deal, told = GAME.step(deal, Move(question.seat, action))


# ------------------------------------------------------------------------ the readable judge


def softmax(worths: dict[Any, float], given: Any, temperature: float, lapse: float) -> float:
    """The chance of an answer, in plain Python."""
    best = max(worths.values())
    shares = {answer: exp((worth - best) / temperature) for answer, worth in worths.items()}
    return (1 - lapse) * shares[given] / sum(shares.values()) + lapse / len(shares)


def chance_of(stage: Stage) -> float:
    """How likely an answer is, worked out by the readable rule of thumb."""
    deal, action = stage.deal, stage.move.action
    view, legal = stage.views[stage.move.seat], list(GAME.legal(stage.deal))
    if len(legal) == 1:
        return 1.0
    name = deal.agenda[0].name
    if name == "play":
        judge = Playing(view, WEIGHTS)
        kind = (POLICY.declarer, POLICY.friend, POLICY.defender)[judge.role]
        worths = {each: float(judge(each)) for each in legal}
        return softmax(worths, action, *kind)
    if name in ("bidding", "last_chance"):
        return bid_chance(view, legal, action)
    if name == "friend" and isinstance(action, act.CallCard):
        hand = Prospects(view, WEIGHTS, hand=view.hand, buried=view.buried)
        cards = [each for each in legal if isinstance(each, act.CallCard)]
        helps = {each: float(hand._help(each, view.trump)[0]) for each in cards}  # before scaling
        return softmax(helps, action, *POLICY.call)
    if name == "misdeal":
        return POLICY.keeps
    return 1.0


def bid_chance(view: Any, legal: list[Any], action: Any) -> float:
    """How likely a bid or a pass is."""
    hand = Prospects(view, WEIGHTS)
    least: dict[Any, int] = {}
    for each in legal:
        if isinstance(each, act.Bid):
            least[each.trump] = min(least.get(each.trump, each.level), each.level)
    if not least:
        return 1.0
    margins = {trump: float(hand.points(trump) - 1000 * level) for trump, level in least.items()}
    chance = 1.0
    if act.Pass() in legal:
        temperature, lapse, over = POLICY.opens if view.contract is None else POLICY.overbids
        reach = (max(margins.values()) - over) / temperature
        bids = (1 - lapse) / (1 + exp(-min(max(reach, -30), 30))) + lapse / 2
        if action == act.Pass():
            return 1 - bids
        chance = bids
    return chance * softmax(margins, action.trump, *POLICY.strain)


@pytest.mark.parametrize(("profile", "seats"), [("korean", 4), ("korean", 5), ("gyeonggi2", 5)])
def test_the_twin_weighs_as_the_readable_rule_of_thumb_does(profile: str, seats: int) -> None:
    """For the declarer, who knows what was buried."""
    compared = 0
    for number in range(3):
        places = [
            asked
            for asked, seat in by_regulars(profile, seats, number)
            if asked.view.declarer in (seat, NATURE) or not asked.view.fixed
        ]
        for asked in places[3::9]:
            if asked.view.declarer not in (asked.view.me, NATURE) and asked.deal.buried:
                continue
            drawing = Drawing(asked.view)
            drawing.draw(2, number, player_of(asked.view))
            for world in range(2):
                stages = replayed(drawing.story, drawing.world(world)).stages
                others = [each for each in stages if each.move.seat != asked.view.me]
                wanted = sum(log(chance_of(each)) for each in others)
                assert drawing.drawn.logs[world] == pytest.approx(wanted, abs=1e-6)
                compared += len(others)
    assert compared > 50


@entry
def promises(row: Numbers, rules: Numbers, promise: Numbers, seat: int, out: Numbers) -> None:
    """What a hand promises under every strain."""
    for strain in range(5):
        out[strain] = promised(row, rules, promise, seat, strain)


@pytest.mark.parametrize(("profile", "seats"), [("korean", 3), ("seed", 6), ("roth", 8)])
def test_hands_promise_in_the_twin_what_they_do_in_python(profile: str, seats: int) -> None:
    twin, out = twin_of("mighty"), np.zeros(5, dtype=np.int64)
    for number in range(5):
        asked, seat = next(by_regulars(profile, seats, number))
        rules = twin.numbers(asked.view.rules, seats)
        table_ = promise_numbers(asked.view.rules, seats)
        promises(twin.pack(asked.deal), rules, table_, seat, out)
        hand = Prospects(asked.view, WEIGHTS)
        assert out.tolist() == [hand.points(trump) for trump in STRAINS]
        assert len(table_) == PROMISE


# ------------------------------------------------------------------------ burials


def factor(card: Any, asked: Position) -> float:
    """How gladly a card is buried, in plain Python."""
    special, trump, point, other, ace, rank = POLICY.buries
    deal = asked.deal
    assert deal.auction is not None
    specials = specials_of(deal.rules, deal.seats, deal.auction.trump)
    if card.rank is Rank.JOKER or specials.is_mighty(card):
        return exp(-special)
    cost = rank * FACES.index(card.code[1:])
    cost += trump * (card.suit is deal.auction.trump)
    owned = deal.rules.exchange.buried_points == "attackers"
    cost += (point if owned else other) * (card.rank >= Rank.TEN)
    return exp(-cost - ace * (card.rank is Rank.ACE))


def every_choice(factors: list[float], size: int) -> float:
    """The sum of the products over all choices of so many."""
    sums = [1.0] + [0.0] * size
    for each in factors:
        for number in range(size, 0, -1):
            sums[number] += sums[number - 1] * each
    return sums[size]


@pytest.mark.parametrize(("seed", "me"), [(4, 1), (7, 2), (2, 0)])
def test_burials_are_as_likely_as_they_would_be_chosen(seed: int, me: Seat) -> None:
    """Every layout of the last two tricks of three, held against its exact share."""
    asked = late(table("korean", 3, seed, change__mode="forbidden"), me, 2)
    drawing = Drawing(asked.view)
    shares: dict[Any, float] = {}
    for layout in every_layout(drawing.story, drawing.hidden):
        world = world_of(drawing.story, drawing.hidden, layout)
        deal, _, stages = replayed(drawing.story, world)
        held = [*deal.dealt[deal.declarer], *deal.kitty]
        product = np.prod([factor(card, asked) for card in world.buried])
        shares[layout] = float(product) / every_choice([factor(c, asked) for c in held], 3)
        for stage in stages:
            if stage.move.seat != me and isinstance(stage.move.action, act.Play):
                shares[layout] /= GAME.legal(stage.deal).total()
    drawing.draw(6000, seed, player_of(asked.view, ONLY_BURIALS))
    weights = np.exp(drawing.drawn.logs)
    found: defaultdict[Any, float] = defaultdict(float)
    for number, weight in enumerate(weights):
        world = drawing.world(number)
        deal = unpack(drawing.drawn.rows[number], asked.view.rules)
        found[layout_of(drawing.hidden, world, deal, drawing.story)] += float(weight)
    total, all_shares = sum(found.values()), sum(shares.values())
    apart = sum(abs(found[each] / total - share / all_shares) for each, share in shares.items())
    assert set(found) <= set(shares)
    assert apart < 0.15


# ------------------------------------------------------------------------ what it is good for


def score(asked: Position, drawing: Drawing, weights: Counts) -> float:
    """The mean logarithm of the chance given to where the hidden cards really are."""
    found: Counter[tuple[int, int]] = Counter()
    for number, weight in enumerate(weights):
        deal = unpack(drawing.drawn.rows[number], asked.view.rules)
        layout = layout_of(drawing.hidden, drawing.world(number), deal, drawing.story)
        found.update(dict.fromkeys(enumerate(layout), weight))
    real = _truth(asked, drawing)
    logs = [log(0.1 / 6 + 0.9 * found[place, where]) for place, where in enumerate(real)]
    return sum(logs) / max(len(logs), 1)


def _truth(asked: Position, drawing: Drawing) -> tuple[int, ...]:
    world = World(asked.deal.pack, asked.deal.buried)
    return layout_of(drawing.hidden, world, asked.deal, drawing.story)


@pytest.mark.parametrize(("profile", "seats"), [("korean", 4), ("korean", 5), ("seed", 6)])
def test_weighed_deals_are_nearer_the_truth(profile: str, seats: int) -> None:
    """By a proper score, over the questions of deals that Regulars play."""
    gains = []
    for number in range(4):
        for asked, _ in list(by_regulars(profile, seats, number))[5 :: 2 * seats]:
            drawing = Drawing(asked.view)
            if not drawing.hidden.cards:
                continue
            scores = []
            for soft in (True, False):
                worlds = drawing.worlds(KeyedRandom.of("score", number), 48, soft=soft)
                assert worlds.weights.sum() == pytest.approx(1)
                assert 0 < worlds.effective <= 48
                scores.append(score(asked, drawing, worlds.weights))
            gains.append(scores[0] - scores[1])
    assert len(gains) >= 12
    assert np.mean(gains) > 0.03


def test_a_policy_has_as_many_numbers_as_the_twin_knows() -> None:
    view = next(by_regulars("korean", 5, 0))[0].view
    assert player_of(view).policy.size == POLICY_SIZE
