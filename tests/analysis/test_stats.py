"""Shares and their intervals, against published values."""

import pytest

from weli.analysis.stats import average, mean, share


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I: the score method without continuity
        # correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)
    assert found.share == count / of


def test_the_interval_is_symmetric_between_happening_and_not_happening() -> None:
    one, other = share(7, 50), share(43, 50)
    assert one.low == pytest.approx(1 - other.high)
    assert one.high == pytest.approx(1 - other.low)


def test_of_nothing_nothing_is_known() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    assert average(5, 0) == 0.0
    assert mean(0, 0, 0).mean == 0.0


def test_the_interval_of_a_mean_is_the_normal_one() -> None:
    # Values 1, 2, 3, 4: the variance is 5/3, and the standard error the square root of 5/12.
    found = mean(10, 30, 4)
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(1.959964 * (5 / 12) ** 0.5, abs=1e-5)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)
    assert mean(7, 49, 1).low == mean(7, 49, 1).high == 7
