"""How much anybody may ask for: buckets that fill again with time."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

__all__ = ["Bucket", "Buckets"]

_MOST_KEPT: Final = 10_000


class Bucket:
    """A bucket of tokens: each request takes one, and some come back each second."""

    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, most: float, rate: float, now: float) -> None:
        """Fill a bucket with `most` tokens; `rate` come back each second."""
        self._most = most
        self._rate = rate
        self._left = most
        self._then = now

    def take(self, now: float) -> float:
        """Take a token; return 0, or the seconds to wait when there is none."""
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0


class Buckets:
    """A bucket for each of many, such as addresses; the ones used longest ago are forgotten."""

    def __init__(self, size: tuple[float, float], clock: Callable[[], float]) -> None:
        """Give everybody a bucket of this size: so many at once, and so many a second."""
        self._size = size
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> float:
        """Take somebody's token; return 0, or the seconds to wait when there is none."""
        now = self._clock()
        bucket = self._buckets.pop(whose, None) or Bucket(*self._size, now)
        self._buckets[whose] = bucket
        if len(self._buckets) > _MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(now)
