"""The solver of Mulatschak against plain search over the readable engine."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from weli.bots.mulatschak.numbers import numbers_of
from weli.fast.batch import BatchEnv
from weli.fast.lockstep import random_table
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves, phases
from weli.fast.mulatschak.solving import SOLVER, place
from weli.fast.pack import pack, unpack
from weli.fast.rules_vector import Numbers
from weli.fast.solve import ILLEGAL, solve, solve_deal, solver_of, sure
from weli.games import GAMES, load_profile
from weli.games.mulatschak.actions import Muli
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.state import Deal
from weli.kernel.actions import Action, Move, Play, Seat
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mulatschak twin")

GAME = GAMES["mulatschak"]
ENDINGS = 2000
SALZBURG = load_profile("salzburg")

Values = tuple[int, ...]


def after(deal: Deal, action: Action) -> Deal:
    """The deal after the next player's action."""
    question = GAME.question(deal)
    assert question is not None
    onward: Deal = GAME.step(deal, Move(question.seat, action))[0]
    return onward


def card_of(action: Action) -> int:
    """The card that is played."""
    assert isinstance(action, Play)
    return action.card.index


def by_hand(deal: Deal) -> tuple[Values, dict[int, int]]:
    """What each seat gets, and what each card of the next player is worth: all lines tried."""
    question = GAME.question(deal)
    if question is None:
        assert deal.result is not None
        return tuple(-line.total for line in deal.result.lines), {}
    me = question.seat
    ends = {card_of(action): by_hand(after(deal, action))[0] for action in GAME.legal(deal)}

    def liking(values: Values) -> tuple[int, Values]:
        return values[me], tuple(-each for seat, each in enumerate(values) if seat != me)

    return max(ends.values(), key=liking), {card: end[me] for card, end in ends.items()}


def takes_all(deal: Deal, seat: Seat, since: int) -> bool:
    """Whether a seat can take every trick from one on, all lines tried."""
    if any(trick.winner != seat for trick in deal.tricks[since:]):
        return False
    question = GAME.question(deal)
    if question is None:
        return True
    wins = (takes_all(after(deal, action), seat, since) for action in GAME.legal(deal))
    return any(wins) if question.seat == seat else all(wins)


def ending(rng: KeyedRandom, cards: int) -> Deal:
    """A deal under random rules with at most so many cards in each hand."""
    while True:
        table = random_table("mulatschak", rng)
        start = GAME.start(table.rules, table.seats)
        scores = tuple(1 + rng.below(30) for _ in range(table.seats))
        standing = type(start)(scores=scores, deals=1)
        deal: Deal = GAME.deal(table.rules, table.seats, rng.below(table.seats), standing)[0]
        found: list[Deal] = []
        muli = rng.below(3) == 0
        while (question := GAME.question(deal)) is not None:
            if question.name == "play":
                found.append(deal)
            action = GAME.legal(deal).sample(rng)
            if muli or not isinstance(action, Muli):
                deal = after(deal, action)
        held = [max(len(each.hands[seat]) for seat in each.players()) for each in found]
        small = [each for each, most in zip(found, held, strict=True) if most <= cards]
        if small:
            return rng.choice(tuple(small))


@pytest.fixture(scope="module")
def endings() -> list[Deal]:
    """Many endings, most with two cards in hand."""
    rng = KeyedRandom.of("solving", 1)
    return [ending(rng, 3 if number % 5 == 0 else 2) for number in range(ENDINGS)]


def values_of(found: Any, row: int = 0) -> dict[int, int]:
    """The values of one row, by card."""
    values = enumerate(found.values[row].tolist())
    return {card: value for card, value in values if value != ILLEGAL}


def test_values_are_those_of_plain_search(endings: list[Deal]) -> None:
    seen = set()
    for deal in endings:
        value, cards = by_hand(deal)
        for table in (True, False):
            found = solve("mulatschak", deal.rules, pack(deal)[np.newaxis], table=table)
            assert values_of(found) == cards, deal
            assert tuple(found.value[0].tolist()) == value, deal
            assert found.exact[0], "a small ending is proven"
            best = {card for card, each in cards.items() if each == max(cards.values())}
            assert set(np.flatnonzero(found.best[0]).tolist()) == best
        seen.add((len(deal.players()), deal.promise.muli, bool(deal.home), len(cards) > 1))
    for players in (2, 3, 4, 5):
        for muli in (True, False):
            assert (players, muli, False, True) in seen, "every number of players, with choices"


def test_a_seat_takes_all_tricks_exactly_when_plain_search_says_so(endings: list[Deal]) -> None:
    rng, answers = KeyedRandom.of("claims", 1), []
    for deal in endings:
        seat = rng.below(deal.seats)
        can = seat in deal.players() and takes_all(deal, seat, len(deal.tricks))
        row = pack(deal)[np.newaxis]
        for table in (True, False):
            found = sure("mulatschak", deal.rules, row, np.array([seat]), table=table)
            assert found.exact[0]
            assert bool(found.sure[0]) == can, (deal, seat)
        answers.append(can)
    assert ENDINGS // 10 < sum(answers) < ENDINGS * 9 // 10


def full_deals(seats: int, n: int) -> tuple[Numbers, Numbers]:
    """Rules, and rows before the first card with everybody in, all called by rule of thumb."""
    env = BatchEnv("mulatschak", SALZBURG, seats, n, seats)
    weights = np.array(numbers_of(), dtype=np.int64)
    steps, masks = np.zeros(n, dtype=np.int64), np.zeros((n, env.actions), dtype=np.uint8)
    while not (ready := env.rows[:, at.PHASE] == phases.PLAY).all():
        kept = env.rows[ready].copy()
        env.thumb(weights, steps)
        env.legal_mask(masks)
        steps[env.rows[:, at.PHASE] == phases.HOME] = moves.PLAY_ALONG
        steps[ready] = masks[ready].argmax(axis=1)
        env.step(steps)
        env.rows[ready] = kept
    return env.numbers, env.rows


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_deals_keep_to_the_rules_all_the_way(seats: int) -> None:
    """The best line of a whole deal is legal card by card, and comes to what was promised."""
    _, rows = full_deals(seats, 6)
    for row in rows:
        deal = unpack(row, SALZBURG)
        promised = solve_deal(deal)
        assert promised.exact
        found = promised
        while GAME.question(deal) is not None:
            found = solve_deal(deal)
            assert set(found.values) == set(GAME.legal(deal))
            assert found.value == promised.value
            deal = _follow(deal, found.best, promised.value)
        assert deal.result is not None
        assert tuple(-line.total for line in deal.result.lines) == promised.value


def _follow(deal: Deal, best: tuple[Action, ...], value: Values) -> Deal:
    """The deal after the best card that leads to these values."""
    for action in best:
        onward = after(deal, action)
        if GAME.question(onward) is None or solve_deal(onward).value == value:
            return onward
    raise AssertionError("some best card leads to the values that were promised")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_changes_no_value_of_whole_deals(seats: int) -> None:
    numbers, rows = full_deals(seats, 40 if seats < 5 else 12)
    one = solve("mulatschak", numbers, rows, nodes=10**8)
    other = solve("mulatschak", numbers, rows, nodes=10**8, table=False)
    assert one.exact.all()
    assert other.exact.all()
    assert (one.values == other.values).all()
    assert (one.value == other.value).all()
    assert one.nodes.sum() < other.nodes.sum(), "the table saves work"


def test_rows_do_not_disturb_each_other_nor_do_threads() -> None:
    numbers, rows = full_deals(4, 60)
    before = rows.copy()
    together = solve("mulatschak", numbers, rows)
    assert (rows == before).all()
    alone = [solve("mulatschak", numbers, row[np.newaxis]) for row in rows]
    assert (np.concatenate([each.values for each in alone]) == together.values).all()
    with ThreadPoolExecutor(4) as pool:
        parts = pool.map(lambda part: solve("mulatschak", numbers, part), np.array_split(rows, 4))
    assert (np.concatenate([part.values for part in parts]) == together.values).all()


def test_a_table_that_has_counted_to_its_end_begins_anew() -> None:
    numbers, rows = full_deals(3, 20)
    fresh = solve("mulatschak", numbers, rows)
    memory = SOLVER.memory()
    memory[place.TURN] = place.LAST_TURN - 3
    again = solve("mulatschak", numbers, rows)
    assert 0 < memory[place.TURN] < len(rows)
    assert (again.values == fresh.values).all()


def test_a_search_that_ran_out_of_nodes_says_so() -> None:
    numbers, rows = full_deals(4, 30)
    whole = solve("mulatschak", numbers, rows)
    short = solve("mulatschak", numbers, rows, nodes=40)
    assert whole.exact.all()
    assert (short.exact == (whole.nodes <= 40)).all()
    assert short.exact.mean() < 0.5
    assert (short.nodes < 40 + 2 * 25 * 5).all()
    assert ((short.values == ILLEGAL) == (whole.values == ILLEGAL)).all()
    enough = solve("mulatschak", numbers, rows, nodes=int(whole.nodes.max()))
    assert enough.exact.all()
    assert (enough.values == whole.values).all()
    claims = sure("mulatschak", numbers, rows, rows[:, at.ACTOR], nodes=1)
    assert not (claims.sure & ~claims.exact).any()
    assert not claims.exact.all()


def test_one_deal_gives_actions() -> None:
    deal = ending(KeyedRandom.of("one", 1), 3)
    found = solve_deal(deal)
    value, cards = by_hand(deal)
    assert {card_of(action): worth for action, worth in found.values.items()} == cards
    assert found.value == value
    assert all(isinstance(action, Play) for action in found.best)


def test_what_cannot_be_solved_is_refused() -> None:
    numbers, rows = full_deals(3, 4)
    rows[2] = BatchEnv("mulatschak", SALZBURG, 3, 1, 1).rows[0]
    with pytest.raises(ValueError, match="row 2 is at no decision of the play phase"):
        solve("mulatschak", numbers, rows)
    with pytest.raises(ValueError, match="row 2"):
        sure("mulatschak", numbers, rows, np.zeros(4, np.int64))
    with pytest.raises(ValueError, match="row 1: no seat 3"):
        sure("mulatschak", numbers, rows, np.array([0, 3, 0, 0]))
    with pytest.raises(ValueError, match="no aim 'points' at mulatschak"):
        solve("mulatschak", numbers, rows[:2], aim="points")
    with pytest.raises(ValueError, match="the rules are of mighty"):
        solve("mulatschak", load_profile("seed"), rows[:2])
    with pytest.raises(ValueError, match="row 0 is at no decision"):
        solve_deal(unpack(rows[2], SALZBURG))
    with pytest.raises(ValueError, match="shape"):
        solve("mulatschak", numbers, rows[:, :-1])
    with pytest.raises(KeyError, match="nearest: mulatschak"):
        solver_of("mulatschack")


def test_no_rows_are_solved_at_once() -> None:
    numbers, rows = full_deals(2, 1)
    assert solve("mulatschak", numbers, rows[:0]).values.shape == (0, at.CARD_COUNT)


def test_more_tricks_are_never_worth_less() -> None:
    """The search leaves out lines on the strength of this, so no house may set it otherwise."""
    described = {row.path: row.domain.values() for row in MulatschakRules().describe()}
    assert max(described["scoring.trick"]) <= 0
    for name in ("no_trick", "failed_bid", "muli_won_others", "muli_lost_declarer"):
        assert min(described[f"scoring.{name}"]) >= 0
    for name in ("muli_won_declarer", "muli_lost_others"):
        assert max(described[f"scoring.{name}"]) <= 0
