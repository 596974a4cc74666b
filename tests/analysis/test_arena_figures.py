"""The arena's figures, against second formulations in plain Python and known distributions."""

from math import log
from statistics import mean

import pytest

from tests.analysis.arena import BOTH, plan_of, timeless
from weli.analysis.arena.bootstrap import Draws, Estimate
from weli.analysis.arena.league import ratings
from weli.analysis.arena.plan import Plan
from weli.analysis.arena.playing import Place, Unit
from weli.analysis.arena.report import ROLES, report
from weli.analysis.arena.runs import run
from weli.analysis.arena.times import Times
from weli.kernel.chance import KeyedRandom


def unit(number: int, *places: Place) -> Unit:
    return Unit(number, places, {})


def got(player: int, seat: int, gain: float, role: str = "defender", part: float = 0.0) -> Place:
    return Place(player, seat, part, {role: (gain, 1)})


# ------------------------------------------------------------------------ second formulations


def averages(units: list[Unit], player: int, role: str = "") -> float:
    """The average of what a player got, in a role or in all."""
    found = [
        total / number
        for each in units
        for place in each.places
        if place.player == player
        for name, (total, number) in place.roles.items()
        if role in ("", name)
    ]
    return mean(found)


@pytest.mark.parametrize(("profile", "seats"), BOTH)
@pytest.mark.parametrize("against", ["", "regular"])
def test_results_and_differences_are_averages_over_seats(
    profile: str, seats: int, against: str
) -> None:
    plan = plan_of("random", "regular", profile=profile, seats=seats, against=against, count=6)
    units = run(plan, processes=1)
    found = report(plan, units)
    for number, each in enumerate(found.players):
        assert each.places == 6 * seats
        assert each.result.mean == pytest.approx(averages(units, number), abs=1e-6)
        for role, estimate in each.roles.items():
            assert estimate.mean == pytest.approx(averages(units, number, role), abs=1e-6)
    (difference,) = found.differences
    assert (difference.one, difference.other) == ("random-1", "regular-1")
    paired = []
    for one in units:
        ours = [place.gain for place in one.places if place.player == 0]
        theirs = [place.gain for place in one.places if place.player == 1]
        paired.append(mean(ours) - mean(theirs))
    middle, low, high = difference.result.mean, difference.result.low, difference.result.high
    assert middle == pytest.approx(mean(paired), abs=1e-6)
    assert middle is not None
    assert low is not None
    assert high is not None
    assert low <= middle <= high


def test_by_the_role_that_the_other_would_have_had() -> None:
    plan = plan_of("random", profile="korean", seats=5, against="regular", count=5)
    units = run(plan, processes=1)
    (difference,) = report(plan, units).differences
    for role, estimate in difference.instead.items():
        gains = []
        for each in units:
            usual = {place.seat: place for place in each.places if place.player == 1}
            for place in each.places:
                if place.player == 0 and role in usual[place.seat].roles:
                    gains.append(place.gain - usual[place.seat].gain)
        assert estimate.mean == pytest.approx(mean(gains), abs=1e-6)
    assert set(difference.instead) <= set(ROLES)
    assert "declarer" in difference.instead


def test_matches_are_parts_that_add_up_to_one_at_every_table() -> None:
    plan = plan_of("regular", "random", "random", kind="matches", count=3)
    units = run(plan, processes=1)
    for each in units:
        assert sum(place.part for place in each.places) == pytest.approx(3)
    regular, random = report(plan, units).players
    assert (regular.places, random.places) == (9, 18)
    assert regular.result.mean is not None
    assert random.result.mean is not None
    assert 9 * regular.result.mean + 18 * random.result.mean == pytest.approx(9, abs=1e-4)
    assert regular.points is not None
    assert regular.points.mean is not None


def cards(*rows: tuple[float, float, float, float]) -> tuple[Plan, list[Unit]]:
    """Deals of card play: what the player, the steady one, the cheater and chance got."""
    plan = plan_of("beginner", kind="cards", count=len(rows))
    units = [
        unit(number, *(got(player, 0, gain) for player, gain in enumerate(row)))
        for number, row in enumerate(rows)
    ]
    return plan, units


def test_the_scale_goes_from_chance_to_sight() -> None:
    found = report(*cards((2, 3, 4, 0), (3, 4, 6, 0), (1, 2, 2, 0)))
    scale = {each.player: each.scale for each in found.players}
    assert [each and each.mean for each in scale.values()] == [50.0, 75.0, 100.0, 0.0]
    beginner = scale["beginner-1"]
    assert beginner is not None
    assert beginner.low == 50.0
    assert beginner.high == 50.0


def test_where_nothing_tells_the_ends_apart_there_is_no_scale() -> None:
    found = report(*cards((1, 1, 1, 1), (2, 2, 2, 2)))
    assert all(each.scale == Estimate(None, None, None, 2) for each in found.players)


def test_a_share_of_none_or_all_has_wilsons_interval() -> None:
    plan = plan_of("regular", "random", kind="matches", count=20)
    units = [unit(n, got(0, 0, 5, part=1.0), got(1, 1, -5)) for n in range(20)]
    one, other = report(plan, units).players
    # Newcombe (1998), table I: 0 of 20.
    assert other.result.high == pytest.approx(0.1611, abs=5e-5)
    assert one.result.low == pytest.approx(1 - 0.1611, abs=5e-5)


def test_nothing_at_all_says_nothing() -> None:
    plan = plan_of("regular", "random", count=2)
    found = report(plan, [unit(0), unit(1)])
    assert found.played == 0
    assert all(each.result == Estimate(None, None, None, 0) for each in found.players)
    assert timeless(found)["differences"][0]["result"]["mean"] is None


# ------------------------------------------------------------------------ intervals


def exponential(rng: KeyedRandom) -> float:
    return -log((rng.below(10**6) + 0.5) / 10**6)


@pytest.mark.parametrize(("deals", "least"), [(10, 0.87), (60, 0.91)])
def test_the_interval_of_a_skewed_mean_covers_it(deals: int, least: float) -> None:
    """Exponential values, whose mean is one; their intervals are known to come out a bit short."""
    rng, covered, rounds = KeyedRandom.of("coverage", deals), 0, 600
    for number in range(rounds):
        values = [exponential(rng) for _ in range(deals)]
        draws = Draws([values, [1.0] * deals], f"{number}", draws=200)
        found = draws.estimate(lambda sums: sums[0] / sums[1], 1)
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 1 <= found.high
    assert least <= covered / rounds <= 0.98


@pytest.mark.parametrize("deals", [8, 40])
def test_the_interval_of_a_quotient_covers_it(deals: int) -> None:
    """The sum of one to four values of mean one by their number, as a role comes up in a deal."""
    rng, covered, rounds = KeyedRandom.of("quotient", deals), 0, 250
    for number in range(rounds):
        numbers = [1 + rng.below(4) for _ in range(deals)]
        totals = [sum(rng.below(201) / 100 for _ in range(each)) for each in numbers]
        found = Draws([totals, numbers], f"{number}", draws=300).estimate(
            lambda sums: sums[0] / sums[1], 1
        )
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 1 <= found.high
    assert 0.92 <= covered / rounds <= 0.98


def test_the_draws_are_those_of_their_key() -> None:
    columns = [[1.0, 2.0, 4.0, 8.0], [1.0] * 4]

    def found(key: str) -> Estimate:
        return Draws(columns, key, draws=50).estimate(lambda sums: sums[0] / sums[1], 1)

    assert found("a") == found("a")
    assert found("a") != found("b")


def test_deals_are_drawn_whole_however_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    columns = [[float(n % 7) for n in range(30)], [1.0] * 30]
    figure = Draws(columns, "k").estimate(lambda sums: sums[0] / sums[1], 1)
    monkeypatch.setattr("weli.analysis.arena.bootstrap.MOST_AT_ONCE", 64)
    assert Draws(columns, "k").estimate(lambda sums: sums[0] / sums[1], 1) == figure


# ------------------------------------------------------------------------ times and the league


def test_percentiles_are_exact_to_two_percent() -> None:
    rng, times = KeyedRandom.of("times"), Times()
    taken = [(1 + rng.below(100_000)) / 1e6 for _ in range(1000)]
    halves = Times(), Times()
    for number, seconds in enumerate(taken):
        halves[number % 2].note(seconds)
    times = Times.of(halves)
    assert times.report().decisions == 1000
    assert times.report().mean == pytest.approx(1000 * mean(taken), abs=1e-4)
    ordered = sorted(taken)
    for part in (0.5, 0.95, 0.99):
        exact = ordered[round(part * 1000) - 1]
        assert exact <= times.percentile(part) <= 1.021 * exact
    assert times.percentile(1.0) == max(taken)
    assert Times().report().decisions == 0


def test_who_gets_more_stands_higher_in_the_league() -> None:
    contests = [{0: 3.0, 1: 1.0, 2: -5.0}, {0: 2.0, 1: 2.0}, {2: 1.0}] * 10
    first, second, third = ratings(3, contests)
    assert first.rating > second.rating > third.rating
    assert first.deviation < 25 / 3
    assert ratings(2, []) == [ratings(1, [])[0]] * 2


def test_equals_stay_equal() -> None:
    one, other = ratings(2, [{0: 1.0, 1: 1.0}] * 5)
    assert one.rating == pytest.approx(other.rating)
