"""Whether drawn things are equally frequent."""

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt


def looks_uniform(drawn: Iterable[Hashable], kinds: int) -> bool:
    """Says whether `kinds` things were drawn about equally often: Pearson's chi-square.

    The statistic of fair draws has the mean `kinds - 1` and the variance twice that; four standard
    deviations above the mean are hardly ever seen, and the seeds of the tests are fixed.
    """
    counts = Counter(drawn)
    if len(counts) != kinds:
        return False
    expected = counts.total() / kinds
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    return statistic < kinds - 1 + 4 * sqrt(2 * (kinds - 1))
