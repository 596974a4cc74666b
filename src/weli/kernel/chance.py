"""Chance that can be checked afterwards: keyed random numbers, commit and reveal.

Every random choice at a table follows from a secret of 32 bytes. The table publishes the SHA-256
*commitment* to the secret before the first card, and the secret itself after the last one, so
that anybody can repeat each shuffle. The numbers are the same on every machine and every Python,
which `random.Random` does not promise for its derived methods.
"""

import hashlib
import secrets
from collections.abc import Sequence
from struct import Struct
from typing import Final, TypeVar

__all__ = ["Chance", "KeyedRandom", "commitment"]

T = TypeVar("T")

_WORDS: Final = Struct("<16I")
_WORD: Final = 1 << 32


class KeyedRandom:
    """Random numbers that follow from a key: BLAKE2b over a counter, 16 words of 32 bits a block.

    Numbers below a bound are drawn with rejection, so no number is favoured.
    """

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        """Start the numbers that belong to `key` (any length)."""
        self._key = hashlib.blake2b(key, digest_size=32).digest()
        self._block = 0
        self._words: list[int] = []

    @classmethod
    def of(cls, *parts: str | int) -> "KeyedRandom":
        """Start the numbers that belong to these words and numbers, such as a seed and a seat."""
        return cls("\0".join(str(part) for part in parts).encode())

    def _refill(self) -> None:
        counter = self._block.to_bytes(8, "little")
        digest = hashlib.blake2b(counter, key=self._key).digest()
        self._block += 1
        self._words = list(_WORDS.unpack(digest))

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 to `bound - 1`, each equally likely; `bound` below 2**32."""
        limit = _WORD - _WORD % bound
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order, each order equally likely (Fisher-Yates)."""
        return self.sample(items, len(items))

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Draw `count` different items in random order."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return tuple(pool[:count])


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret as hexadecimal text, to be published before play."""
    return hashlib.sha256(secret).hexdigest()


class Chance:
    """The source of nature's moves in one match.

    Attributes:
        secret: the 32 bytes that decide every shuffle; to be revealed after the match.
        nonces: what each seat adds to the secret, so that the table alone does not choose.
    """

    def __init__(self, secret: bytes, nonces: tuple[str, ...] = ()) -> None:
        """Take the secret and the players' nonces."""
        self.secret = secret
        self.nonces = nonces

    @classmethod
    def fresh(cls) -> "Chance":
        """Take 32 bytes from the operating system."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def from_seed(cls, seed: int | str) -> "Chance":
        """Take a secret that follows from a seed, for simulations and repeatable games."""
        return cls(hashlib.sha256(f"weli seed {seed}".encode()).digest())

    def numbers(self, *place: str | int) -> KeyedRandom:
        """Return the random numbers for one choice, named by its place in the match.

        Nature's choice at move 17 is `numbers("nature", 17)`, a bot's there is
        `numbers("bot", seat, 17)`.
        """
        return KeyedRandom.of(self.secret.hex(), *self.nonces, *place)
