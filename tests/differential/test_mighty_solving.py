"""The solver of Mighty finds what trying everything on the readable engine finds."""

import numpy as np
import pytest

from tests.differential.mighty_endings import (
    Ending,
    best_values,
    declarer_side,
    random_ending,
    takes_all,
)
from weli.fast.batch import BatchEnv
from weli.fast.codec import SPACES
from weli.fast.mighty import layout as at
from weli.fast.mighty import options, phases
from weli.fast.mighty.solving import SOLVER
from weli.fast.pack import pack, unpack
from weli.fast.rules_vector import Numbers
from weli.fast.solve import ILLEGAL, Solved, solve, solve_deal, sure
from weli.fast.twin import Job, twin_of
from weli.games import GAMES, load_profile
from weli.games.mighty.state import Deal
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mighty twin")

ENDINGS = 1000
CLAIMS = 120
QUESTIONS = {"play", "name_suit", "ripper_call"}
GAME = GAMES["mighty"]
SPACE = SPACES["mighty"]
TWIN = twin_of("mighty")


def numbers_of(ending: Ending) -> Numbers:
    """The house rules of an ending, whose deal may have fewer tricks than the rules say."""
    numbers = TWIN.numbers(ending.deal.rules, ending.deal.seats)
    numbers[options.HAND_SIZE] = ending.tricks
    return numbers


def solved(ending: Ending, aim: str, *, table: bool = True) -> Solved:
    """What the solver says of an ending."""
    rows = pack(ending.deal)[np.newaxis]
    return solve("mighty", numbers_of(ending), rows, aim=aim, table=table)


def by_step(found: Solved) -> dict[int, int]:
    """The values of the legal steps of the first row."""
    steps = np.flatnonzero(found.values[0] != ILLEGAL)
    return {int(step): int(found.values[0, step]) for step in steps}


def gets(deal: Deal, seat: int, taken: int) -> int:
    """What a seat gets when the declarer's side takes so many points."""
    return taken if seat in declarer_side(deal) else deal.outfit.points - taken


def check_ending(ending: Ending) -> str:
    """Compares all that the solver says of an ending with the truth; returns what was asked."""
    deal = ending.deal
    question = GAME.question(deal)
    assert question is not None
    truth, seat = best_values(deal), question.seat
    found, made = solved(ending, "points"), solved(ending, "contract")
    expected = {SPACE.encode(each)[0]: gets(deal, seat, truth[each]) for each in truth}
    assert by_step(found) == expected, deal
    assert found.exact[0]
    most = max(expected.values())
    best = {step for step, value in expected.items() if value == most}
    assert set(np.flatnonzero(found.best[0]).tolist()) == best
    attacks = seat in declarer_side(deal)
    taken = most if attacks else deal.outfit.points - most
    assert found.value[0].tolist() == [gets(deal, each, taken) for each in range(deal.seats)]
    assert by_step(solved(ending, "points", table=False)) == expected
    enough = {each: (truth[each] >= deal.promise.level) == attacks for each in truth}
    assert by_step(made) == {SPACE.encode(each)[0]: int(enough[each]) for each in enough}
    verdict = SOLVER.made(pack(deal)[np.newaxis], numbers_of(ending))
    assert verdict.exact[0]
    assert verdict.made[0] == (taken >= deal.promise.level)
    return question.name


def test_points_and_contract_of_every_step_in_small_endings() -> None:
    rng = KeyedRandom.of("mighty solving fresh", "points")
    asked = [check_ending(random_ending(rng)) for _ in range(ENDINGS)]
    assert set(asked) == QUESTIONS


def test_all_tricks_for_one_seat_in_small_endings() -> None:
    rng = KeyedRandom.of("mighty solving", "sure")
    yes = 0
    for _ in range(CLAIMS):
        ending = random_ending(rng, most=32)
        seats = np.arange(ending.deal.seats)
        rows = np.repeat(pack(ending.deal)[np.newaxis], seats.size, axis=0)
        found = sure("mighty", numbers_of(ending), rows, seats)
        assert found.exact.all()
        playing = ending.deal.table
        truth = [seat in playing and takes_all(ending.deal, seat) for seat in seats.tolist()]
        assert found.sure.tolist() == truth, ending.deal
        yes += sum(truth)
    assert yes > CLAIMS // 10


def rows_in_play(profile: str, seats: int, tricks: int, n: int) -> tuple[BatchEnv, Numbers]:
    """Positions at the start of a trick after so many, played at random; a batch and the rows."""
    env = BatchEnv("mighty", load_profile(profile), seats, n, 5)
    masks, rng = np.zeros((n, env.actions), np.uint8), np.random.default_rng(6)
    found: dict[int, Numbers] = {}
    while len(found) < n:
        env.legal_mask(masks)
        env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in masks]))
        ready = (env.rows[:, at.PHASE] == phases.PLAY) & (env.rows[:, at.TRICK] == tricks)
        for game in np.flatnonzero(ready & (env.rows[:, at.IN_TRICK] == 0)).tolist():
            found.setdefault(game, env.rows[game].copy())
    return env, np.array([found[game] for game in range(n)])


@pytest.mark.parametrize(
    ("profile", "seats", "tricks"),
    [("seed", 5, 5), ("korean", 5, 5), ("gyeonggi2", 5, 6), ("korean", 3, 5), ("seed", 6, 14)],
)
def test_the_table_changes_no_value(profile: str, seats: int, tricks: int) -> None:
    env, rows = rows_in_play(profile, seats, tricks, 8)
    found = solve("mighty", env.numbers, rows, nodes=10**7)
    assert found.exact.all()
    plain = solve("mighty", env.numbers, rows, nodes=10**7, table=False)
    assert (plain.values == found.values).all()
    assert (
        solve("mighty", env.numbers, rows[::-1], nodes=10**7).values[::-1] == found.values
    ).all()


@pytest.mark.parametrize("profile", ["seed", "korean"])
def test_the_best_step_keeps_the_value(profile: str) -> None:
    env, rows = rows_in_play(profile, 5, 5, 6)
    legal = np.zeros((len(rows), env.actions), np.uint8)
    before = solve("mighty", env.numbers, rows)
    for _ in range(12):
        TWIN.masks(rows, legal)
        assert ((before.values != ILLEGAL) == (legal > 0)).all()
        steps = before.best.argmax(axis=1)
        nothing = np.zeros((1, 1), np.int64)
        for row, step in zip(rows, steps, strict=True):
            TWIN.drive(Job.TAKE, row[np.newaxis], env.numbers, np.array([step]), nothing, nothing)
        after = solve("mighty", env.numbers, rows)
        assert (after.value == before.value).all()
        before = after


def test_a_budget_that_is_reached_is_told() -> None:
    env, rows = rows_in_play("seed", 5, 0, 4)
    found = solve("mighty", env.numbers, rows, nodes=500)
    assert not found.exact.any()
    assert ((found.nodes > 500) & (found.nodes < 600)).all()
    points = found.values[found.values != ILLEGAL]
    assert ((points >= 0) & (points <= 20)).all()
    verdict = SOLVER.made(rows, env.numbers, nodes=500)
    assert not verdict.made[~verdict.exact].any()
    claims = sure("mighty", env.numbers, rows, np.zeros(len(rows), np.int64), nodes=3)
    assert not claims.sure[~claims.exact].any()


def test_a_deal_is_answered_with_cards() -> None:
    _, rows = rows_in_play("korean", 5, 7, 1)
    deal = unpack(rows[0], load_profile("korean"))
    found = solve_deal(deal)
    assert set(found.values) == set(GAME.legal(deal))
    assert set(found.best) <= set(found.values)
    assert found.exact


def test_what_cannot_be_solved_is_refused() -> None:
    env = BatchEnv("mighty", load_profile("seed"), 5, 2, 1)
    with pytest.raises(ValueError, match="row 0 is at no decision of the play phase"):
        solve("mighty", env.numbers, env.rows)
    with pytest.raises(ValueError, match="row 0 is at no decision of the play phase"):
        SOLVER.made(env.rows, env.numbers)
    with pytest.raises(ValueError, match="no aim 'tricks' at mighty"):
        solve("mighty", env.numbers, env.rows, aim="tricks")
