"""The fitting tool: its arithmetic, and that it notes what was promised and what was taken."""

import pytest

from tools.fit_mighty import AFTER, BEFORE, line, play, report, solve
from weli.games import load_profile
from weli.games.mighty.rules import MightyRules


def test_a_straight_line_is_found_again_with_nothing_left_over() -> None:
    fit = line([(x, 700.0 + 0.5 * x) for x in range(10)])
    assert (fit.start, fit.slope) == pytest.approx((700.0, 0.5))
    assert fit.deviation == pytest.approx(0.0, abs=1e-9)


def test_what_differs_from_the_line_is_its_deviation() -> None:
    fit = line([(0.0, 3.0), (0.0, -3.0), (2.0, 3.0), (2.0, -3.0)])
    assert (fit.start, fit.slope) == pytest.approx((0.0, 0.0))
    assert fit.deviation == pytest.approx(18**0.5)
    assert fit.error == pytest.approx(18**0.5 / 2)


def test_linear_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


@pytest.mark.parametrize(("profile", "seats"), [("korean", 5), ("seed", 3), ("seed", 6)])
def test_every_deal_is_noted_before_and_after_the_exchange(profile: str, seats: int) -> None:
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    points, usual = play(rules, seats, 4, "noted", drawn=True)
    assert [sample.stage for sample, _ in points] == [BEFORE, AFTER] * 4
    assert all(0 <= taken <= 1000 * (20 if seats < 6 else 40) for _, taken in points)
    assert len(usual) >= 4


def test_the_report_sets_the_present_numbers_beside_the_fitted_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules = load_profile("seed")
    assert isinstance(rules, MightyRules)
    points, usual = play(rules, 5, 60, "reported", drawn=False)
    report("5", points, usual, with_traits=True)
    told = capsys.readouterr().out
    assert "company 5: usual" in told
    assert "before the exchange, a trump suit" in told
    assert "mighties" in told


@pytest.mark.parametrize(("profile", "seats", "deals"), [("korean", 5, 120), ("seed", 3, 120)])
def test_hands_promise_on_average_what_they_take(profile: str, seats: int, deals: int) -> None:
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    points, _ = play(rules, seats, deals, "average", drawn=False)
    for stage in (BEFORE, AFTER):
        missed = [taken - note.promise for note, taken in points if note.stage == stage]
        fit = line([(0.0, value) for value in missed])
        assert abs(fit.start) < 3 * fit.error + 250
