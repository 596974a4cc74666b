"""The rule-of-thumb player inside the twin decides as the readable one does."""

from collections import Counter
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from tests.mighty.scene import dealt
from weli.bots.mighty.chances import AREA, PARTS
from weli.bots.mighty.numbers import numbers_of
from weli.bots.mighty.player import MightyThumb
from weli.bots.mighty.weights import WEIGHTS, Weights
from weli.fast.batch import BatchEnv
from weli.fast.codec import SPACES
from weli.fast.lockstep import mended, random_table
from weli.fast.mighty import layout as at
from weli.fast.mighty.thumb.weights import SIZES, thumb_numbers, weight_at
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games import GAMES, load_profile, profile_names
from weli.games.mighty.actions import NoMisdeal
from weli.games.mighty.words import FriendKind
from weli.kernel.actions import NATURE, Action, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.domains import PerSeats
from weli.kernel.legal import Arrangements, Legal

pytestmark = pytest.mark.xdist_group("mighty twin")

WHOLE_DEALS = 42
OPENINGS = 120
GAME = GAMES["mighty"]
SPACE = SPACES["mighty"]
TWIN = twin_of("mighty")
PLAYER = MightyThumb()
NUMBERS = np.array([numbers_of()], dtype=np.int64)
NOTHING = np.zeros(1, dtype=np.int64)
TRICKS = ("play", "name_suit", "ripper_call")
PROFILES = tuple(name for name, game in profile_names().items() if game == "mighty")


class Case(NamedTuple):
    """A step that the readable player takes."""

    question: str
    answer: str
    rules: Any
    seats: int
    row: Numbers
    step: int


def cases_of(rules: Any, seats: int, rng: KeyedRandom, *, whole: bool) -> list[Case]:
    """Plays a deal, or what comes before its tricks, mostly by the player itself."""
    found: list[Case] = []
    wild = rng.below(3)
    start = GAME.start(rules, seats)
    standing = replace(start, misdeals=rng.below(3), scores=(0,) * seats)
    deal, told = GAME.deal(rules, seats, rng.below(seats), standing)
    views = [GAME.view(rules, seats, seat) for seat in range(seats)]
    while True:
        for seat in range(seats):
            for sealed in told:
                if sealed.reaches(seat):
                    views[seat] = views[seat].receive(sealed.event)
        question = GAME.question(deal)
        if question is None or (question.name in TRICKS and not whole):
            return found
        legal = GAME.legal(deal)
        if question.seat == NATURE:
            action = legal.sample(rng) if rng.below(4) else by_suit(legal, rng)
        else:
            action = PLAYER.choose(views[question.seat], legal, rng, 0)
            found += steps_of(deal, views, question.name, action)
            if wild and not rng.below(3):
                # With very poor hands allowed as misdeals, chance would throw in for ever.
                action = NoMisdeal() if question.name == "misdeal" else legal.sample(rng)
        deal, told = GAME.step(deal, Move(question.seat, action))


def by_suit(legal: Legal, rng: KeyedRandom) -> Action:
    """A shuffle after which suits lie together, for hands that are strong enough to play alone."""
    if not isinstance(legal, Arrangements):
        return legal.sample(rng)
    cards = sorted(legal.cards, key=lambda card: (str(card.suit), -card.rank))
    for _ in range(rng.below(12)):
        one, other = rng.below(len(cards)), rng.below(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    return legal.make(tuple(cards))


def steps_of(deal: Any, views: list[Any], question: str, action: Any) -> list[Case]:
    """The steps of a decision, each with the row in which it is taken."""
    rules, found = TWIN.numbers(deal.rules, deal.seats), []
    rows, nothing = TWIN.pack(deal, views)[np.newaxis], np.zeros((1, 1), dtype=np.int64)
    answer = "" if GAME.legal(deal).total() == 1 else type(action).__name__
    for step in SPACE.encode(action):
        found.append(Case(question, answer, deal.rules, deal.seats, rows[0].copy(), step))
        taken = TWIN.drive(Job.TAKE, rows, rules, np.array([step]), nothing, nothing)
        assert taken == -1, "the step is legal"
    return found


def some_rules(rng: KeyedRandom, seats: int) -> Any:
    """Draws rules that ask for everything there is before the tricks."""
    high = PerSeats(18, {3: 17, 6: 36, 7: 36, 8: 36})
    drawn = random_table("mighty", rng).rules
    changes = {
        "friend.kinds": frozenset(rng.sample(tuple(FriendKind), 1 + rng.below(4))),
        "friend.fake": bool(rng.below(2)),
        "friend.request": True,
        "bidding.all_pass": rng.choice(("redeal", "min_minus_1", "dealer_last_chance")),
        "bidding.min": rng.choice((drawn.bidding.min, drawn.bidding.min, high)),
        "misdeal.allowed": bool(rng.below(2)),
        "misdeal.at_most": rng.below(9),
        "score.alone": rng.choice(("one", "two")),
    }
    if not rng.below(3):
        changes |= {"bidding.all_pass": "opener_forced", "bidding.opener_must_bid": False}
    return mended(drawn.with_values(changes), seats)


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    """Tens of thousands of steps, by all numbers of players, under all kinds of rules."""
    rng, found = KeyedRandom.of("mighty thumb"), []
    for number in range(WHOLE_DEALS):
        seats = 3 + number % 6
        rules = mended(random_table("mighty", rng).rules, seats)
        found += cases_of(rules, seats, rng, whole=True)
    for number in range(OPENINGS):
        seats = 3 + number % 6
        found += cases_of(some_rules(rng, seats), seats, rng, whole=False)
    for number, profile in enumerate(PROFILES):
        for seats in (3 + number % 6, 3 + (number + 3) % 6):
            rules = mended(load_profile(profile), seats)
            found += cases_of(rules, seats, rng, whole=False)
    return found + playing_alone()


def playing_alone() -> list[Case]:
    """The call of a declarer whose hand needs no friend."""
    hand = "A: SA SK HA HK HQ HJ H10 Joker DA DK"
    scene = dealt(hand, "bidding.opener=left", kitty="CA H9 H8", profile="korean")
    scene = scene.won("A bid 16 hearts").go_on("bury").play("A bury H9 H8 CA, A contract 16 hearts")
    views = [scene.view(name) for name in "ABCDE"]
    action = PLAYER.choose(views[0], GAME.legal(scene.deal), KeyedRandom.of("unused"), 0)
    return steps_of(scene.deal, views, "friend", action)


def advice(cases: list[Case], numbers: Numbers = NUMBERS) -> list[int]:
    """The steps that the twin's player takes."""
    steps: list[int] = []
    for _, group in groupby(cases, key=lambda case: (id(case.rules), case.seats)):
        same = list(group)
        rows, found = np.stack([case.row for case in same]), np.zeros((len(same), 1), np.int64)
        rules = TWIN.numbers(same[0].rules, same[0].seats)
        TWIN.drive(Job.CHOOSE, rows, rules, NOTHING, numbers, found)
        steps += found[:, 0].tolist()
    return steps


def test_thousands_of_decisions(cases: list[Case]) -> None:
    for case, step in zip(cases, advice(cases), strict=True):
        assert step == case.step, (case.question, case.answer, case.seats, case.rules)


def test_no_kind_of_question_and_no_answer_to_it_is_untested(cases: list[Case]) -> None:
    decided = [case for case in cases if case.answer]
    questions = Counter(case.question for case in decided)
    assert questions.keys() == {
        *("misdeal", "bidding", "last_chance", "bury", "contract", "friend", "request"),
        *TRICKS,
    }
    assert min(questions.values()) > 4
    assert {case.answer for case in decided} == {
        *("Misdeal", "NoMisdeal", "Bid", "Pass", "Bury", "Declare", "Play", "NameSuit"),
        *("CallCard", "CallCards", "CallTrick", "CallSeat", "Alone", "Request", "NoRequest"),
        *("NameColour", "CallJoker", "NoCall"),
    }
    assert {(case.question, case.answer) for case in decided} >= {
        *(("last_chance", "Bid"), ("last_chance", "Pass")),
    }
    for question in ("bidding", "bury", "contract", "play"):
        assert {case.seats for case in decided if case.question == question} == {*range(3, 9)}
    assert {case.seats for case in decided if case.question == "friend"} == {*range(4, 9)}


@pytest.mark.parametrize("name", SIZES)
def test_a_twin_that_weighs_otherwise_is_found_out(name: str, cases: list[Case]) -> None:
    other, first, size = NUMBERS.copy(), weight_at(name), sum(SIZES[name])
    other[0, first : first + size] += 900
    other[0, first : first + size : 2] = 1
    assert advice(cases, other) != [case.step for case in cases]


def test_a_burial_that_was_begun_otherwise_goes_on_legally(cases: list[Case]) -> None:
    rng, nothing = KeyedRandom.of("another burial"), np.zeros((1, 1), dtype=np.int64)
    begun = [case for case in cases if case.question == "bury" and case.row[at.BEGUN] == 0]
    for case in begun[:50]:
        rules, rows = TWIN.numbers(case.rules, case.seats), case.row[np.newaxis].copy()
        masks, found = np.zeros((1, SPACE.size), dtype=np.uint8), nothing.copy()
        for chosen in range(20):
            TWIN.masks(rows, masks)
            legal = np.flatnonzero(masks[0]).tolist()
            TWIN.drive(Job.CHOOSE, rows, rules, NOTHING, NUMBERS, found)
            step = rng.choice(legal) if chosen == 1 else int(found[0, 0])
            assert step in legal
            TWIN.drive(Job.TAKE, rows, rules, np.array([step]), nothing, nothing)
            if not TWIN.choosing(rows)[0]:
                break


# ------------------------------------------------------------------------ the table of weights


def test_weights_of_another_form_are_refused() -> None:
    def numbers(**changes: Any) -> None:
        thumb_numbers(replace(WEIGHTS, **changes), AREA, PARTS)

    numbers()
    with pytest.raises(ValueError, match=r"thin has rows of \(2,\) numbers"):
        numbers(thin=(1, 2))
    with pytest.raises(ValueError, match=r"outbid has rows of \(10, 15\)"):
        numbers(outbid=((0,) * 10, (0,) * 15))
    with pytest.raises(ValueError, match="buried has"):
        numbers(buried={"attackers": 1})
    five = replace(WEIGHTS.companies["5"], deviation=((1, 1), (1, 9000)))
    with pytest.raises(ValueError, match="a deviation of 9000"):
        numbers(companies={**WEIGHTS.companies, "5": five})


def test_every_weight_is_handed_over() -> None:
    assert list(SIZES) == list(Weights.__struct_fields__)


# ------------------------------------------------------------------------ whole deals


@pytest.mark.parametrize(("profile", "seats"), [("korean", 5), ("korean", 3), ("roth", 7)])
def test_whole_deals_by_thumb_end_as_step_by_step(profile: str, seats: int) -> None:
    at_once, by_steps = (BatchEnv("mighty", load_profile(profile), seats, 8, 5) for _ in range(2))
    totals = at_once.playout(3, NUMBERS)
    steps, points = np.zeros(8, np.int64), np.zeros((8, seats), np.int64)
    ended, taken, most = np.zeros(8, np.int64), 0, 3
    while ended.min() < most:
        by_steps.thumb(NUMBERS, steps)
        going = ended < most
        by_steps.step(steps)
        taken += int(going.sum())
        points += by_steps.points * going[:, np.newaxis]
        ended += (by_steps.ended[:, 0] > 0) & going
    assert (totals.deals, totals.steps) == (24, taken)
    assert totals.points[:seats] == tuple(points.sum(axis=0).tolist())
    assert 24 * 20 < totals.decisions < totals.steps


def test_a_batch_tells_a_legal_step_at_any_time() -> None:
    env = BatchEnv("mighty", load_profile("seed"), 6, 32, 1)
    masks, steps = np.zeros((env.n, env.actions), np.uint8), np.zeros(env.n, np.int64)
    rng = np.random.default_rng(1)
    for turn in range(400):
        env.legal_mask(masks)
        env.thumb(NUMBERS, steps)
        assert masks[np.arange(env.n), steps].all()
        chance = (rng.random(masks.shape) * masks).argmax(axis=1)
        env.step(chance if turn % 3 == 0 else steps)
