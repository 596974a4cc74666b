"""The sequential test of patches: how often it is wrong, and what counts."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.analysis.arena import plan_of
from weli.analysis.arena.playing import Place, Unit
from weli.analysis.arena.report import report
from weli.analysis.arena.runs import run
from weli.analysis.arena.sprt import (
    BOUND,
    DIFFERENT,
    FEWEST,
    Hypotheses,
    Walk,
    difference_of,
)
from weli.analysis.arena.times import Times
from weli.cli import main

RUNS = 400
LOW, HIGH = 0.0, 0.5
DEVIATION = 3.0


def walked(mean: float, seed: int, *, rare: float = 1.0) -> Walk:
    """A test of players that differ by so much on average, in a part of the deals."""
    rng = np.random.Generator(np.random.PCG64(seed))
    walk, number = Walk(Hypotheses(LOW, HIGH)), 0
    while walk.result == "open" and number < 20_000:
        differs = rng.random() < rare
        walk.add(number, rng.normal(mean / rare, DEVIATION) if differs else 0.0)
        number += 1
    return walk


@pytest.mark.parametrize("rare", [1.0, 0.2])
def test_it_is_wrong_about_once_in_twenty_times(rare: float) -> None:
    for mean, right in ((LOW, "low"), (HIGH, "high")):
        walks = [walked(mean, seed, rare=rare) for seed in range(RUNS)]
        wrong = sum(walk.result != right for walk in walks) / RUNS
        # The standard deviation of a share of 5 % in 400 runs is 1.1 %.
        assert 0 < wrong < 0.085


def test_what_is_clear_is_shown_sooner() -> None:
    lengths = [
        np.mean([walked(mean, seed).count for seed in range(50)]) for mean in (0.25, 0.5, 1.0, 2.0)
    ]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] < lengths[0] / 5
    assert {walked(mean, 1).result for mean in (-1.0, -0.5)} == {"low"}
    assert {walked(mean, 1).result for mean in (1.0, 2.0)} == {"high"}


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    walk = Walk(Hypotheses(-0.1, 0.4))
    found = np.random.Generator(np.random.PCG64(3)).normal(0.1, 1, 60)
    for number, each in enumerate(found):
        walk.add(number, float(each))
    found = found[: walk.count]
    logs = [-((found - mean) ** 2).sum() / (2 * found.var()) for mean in (-0.1, 0.4)]
    assert walk.ratio == pytest.approx(logs[1] - logs[0])
    assert pytest.approx(np.exp(BOUND)) == 0.95 / 0.05


def test_little_is_no_proof() -> None:
    walk = Walk(Hypotheses(0, 0.01))
    for number in range(FEWEST - 1):
        assert not walk.add(number, 5.0 + number % 2)
    assert walk.add(FEWEST - 1, 5.0)
    assert (walk.result, walk.count) == ("high", FEWEST)
    same = Walk(Hypotheses(0, 0.01))
    for number in range(5000):
        assert not same.add(number, 1.0 if number < DIFFERENT - 1 else 0.0)
    same.add(5000, 1.0)
    assert same.result != "open" or abs(same.ratio) < BOUND


def test_the_order_in_which_deals_are_ready_does_not_matter() -> None:
    rng = np.random.Generator(np.random.PCG64(5))
    found = rng.normal(1.0, 1.5, 300).tolist()
    found[7] = None
    plain = Walk(Hypotheses(0, 0.5))
    for number, each in enumerate(found):
        plain.add(number, each)
    assert FEWEST < plain.count < 200
    mixed = Walk(Hypotheses(0, 0.5))
    for number in rng.permutation(len(found)).tolist():
        mixed.add(number, found[number])
    assert (mixed.count, mixed.result, mixed.ratio) == (plain.count, plain.result, plain.ratio)


def unit(number: int, *places: Place) -> Unit:
    return Unit(number, places, {0: Times()})


def test_a_difference_is_that_of_averages_over_seats() -> None:
    places = (
        Place(0, 0, 1.0, {"declarer": (4.0, 1)}),
        Place(0, 1, 0.0, {"defender": (1.0, 2)}),
        Place(1, 2, 0.25, {"defender": (-2.0, 1)}),
        Place(2, 3, 0.0, {"defender": (99.0, 1)}),
    )
    assert difference_of("deals", unit(0, *places)) == 2.5 + 2.0
    assert difference_of("cards", unit(0, *places)) == 2.5 + 2.0
    assert difference_of("matches", unit(0, *places)) == 0.5 - 0.25
    assert difference_of("deals", unit(0, *places[:2])) is None


def test_a_run_stops_when_it_is_shown_and_can_be_gone_on_with(tmp_path: Path) -> None:
    plan = plan_of("regular", "random", count=500)
    walk = Walk(Hypotheses(0, 0.5))
    units = run(plan, processes=1, walk=walk)
    assert FEWEST <= len(units) == walk.count < 500
    found = report(plan, units, walk)
    assert found.count == len(units)
    assert found.sprt is not None
    assert (found.sprt.result, found.sprt.of) == ("high", len(units))
    assert (found.sprt.one, found.sprt.other) == ("regular-1", "random-1")
    assert found.deal_set == report(plan_of(count=len(units)), units).deal_set
    file = tmp_path / "results.jsonl"
    run(plan_of("regular", "random", count=10), processes=1, results=file)
    again = Walk(Hypotheses(0, 0.5))
    resumed = run(plan, processes=2, results=file, walk=again)
    assert [each.places for each in resumed] == [each.places for each in units]
    at_once = Walk(Hypotheses(0, 0.5))
    assert len(run(plan, processes=1, results=file, walk=at_once)) == len(units)


def ended(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> tuple[str, str]:
    with pytest.raises(SystemExit) as caught:
        main(["arena", "--processes", "1", *arguments])
    assert caught.value.code == code
    return capsys.readouterr()


def test_the_command_tells_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bots", "regular,random", "--players", "2", "--sprt", "0,0.5")
    plain = json.loads(ended(capsys, 0, *arguments, "--json")[0])
    assert plain["sprt"]["result"] == "high"
    assert plain["count"] == plain["sprt"]["of"]
    told = ended(capsys, 0, *arguments, "--lang", "en")[0]
    assert "regular-1 is better than random-1 by 0.5 rather than 0" in told
    few = ended(capsys, 0, *arguments, "--deals", "3", "--lang", "de")[0]
    assert "Noch nicht entschieden" in few


@pytest.mark.parametrize("given", ["1", "a,b", "1,0", "0,0", "0,inf", "nan,1", "0,1,2"])
def test_hypotheses_that_are_none_are_refused(
    given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, err = ended(capsys, 2, "--sprt", given, "--lang", "en")
    assert f"not “{given}”" in err


def test_it_does_not_go_with_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    _, err = ended(capsys, 2, "--every", "--sprt", "0,1", "--lang", "en")
    assert "--every and --sprt" in err
    _, err = ended(capsys, 2, "--bots", "regular,regular", "--sprt", "0,1", "--lang", "en")
    assert "One player alone" in err
