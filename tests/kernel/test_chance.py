"""Chance: the same numbers everywhere and for ever, none favoured, and a promise kept."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.counting import looks_uniform
from weli.kernel.chance import Chance, KeyedRandom, commitment

# ------------------------------------------------------------------------ known answers


def test_known_words() -> None:
    """The second block of 16 words is reached; a change here changes every recorded shuffle."""
    numbers = KeyedRandom(b"weli")
    assert [numbers.below(2**32) for _ in range(20)] == [
        *(3440495392, 215647570, 4031205588, 4245429192, 1744889667, 670555595, 2248805365),
        *(761496580, 65961712, 782250797, 2997677742, 2010427681, 1953612778, 160425224),
        *(4003924566, 3461166979, 4158991630, 3230647526, 1686556823, 1408202977),
    ]


def test_known_numbers_and_orders() -> None:
    numbers = KeyedRandom.of("a", 1)
    assert "".join(str(numbers.below(10)) for _ in range(20)) == "72079610189799375258"
    order = KeyedRandom.of("nature", 0).shuffled(range(12))
    assert order == (0, 3, 11, 4, 10, 6, 1, 9, 2, 7, 5, 8)


def test_known_secrets() -> None:
    chance = Chance.from_seed(7)
    assert chance.secret.hex() == "b6a8cfda9664264d2edf66e0db4a4894ca6de16342aca1b1cf3211a74fa9657a"
    assert commitment(chance.secret) == (
        "bfa3645356b8c852e5f29a9c7d9f9f7d08f3b7bc468cdc7a6b21a4b75461f620"
    )
    assert chance.numbers("nature", 3).below(1000) == 524
    assert Chance(bytes(32), ("x", "y")).numbers("bot", 2, 17).below(1000) == 529


def test_the_numbers_are_those_of_the_description() -> None:
    """BLAKE2b of a counter under the key's digest; words from the last of a block to the first."""
    key = hashlib.blake2b(b"nature\x0017", digest_size=32).digest()
    block = hashlib.blake2b(bytes(8), key=key).digest()
    words = [int.from_bytes(block[at : at + 4], "little") for at in range(60, -1, -4)]
    numbers = KeyedRandom.of("nature", 17)
    assert [numbers.below(2**32) for _ in range(16)] == words


# ------------------------------------------------------------------------ fairness


@pytest.mark.parametrize("bound", [2, 3, 5, 36, 100])
def test_no_number_is_favoured(bound: int) -> None:
    numbers = KeyedRandom.of("uniform", bound)
    assert looks_uniform((numbers.below(bound) for _ in range(200 * bound)), bound)


def test_no_number_is_favoured_near_the_end_of_the_words() -> None:
    """With a bound of three quarters of all words, a plain remainder would double the low third."""
    bound = 3 * 2**30
    numbers = KeyedRandom(b"rejection")
    assert looks_uniform((numbers.below(bound) // 2**30 for _ in range(3000)), 3)


def test_counting_notices_what_is_unfair() -> None:
    numbers = KeyedRandom(b"unfair")
    assert not looks_uniform((numbers.below(7) % 5 for _ in range(1000)), 5)
    assert not looks_uniform([0, 1, 2] * 100, 4)


def test_every_order_is_equally_likely() -> None:
    numbers = KeyedRandom(b"orders")
    assert looks_uniform((numbers.shuffled("abcd") for _ in range(4800)), 24)


def test_every_selection_is_equally_likely() -> None:
    numbers = KeyedRandom(b"selections")
    assert looks_uniform((numbers.sample(range(5), 2) for _ in range(4000)), 20)


@given(st.binary(max_size=80), st.integers(1, 2**32))
def test_numbers_stay_below_their_bound(key: bytes, bound: int) -> None:
    numbers = KeyedRandom(key)
    assert all(0 <= numbers.below(bound) < bound for _ in range(20))


@given(st.binary(max_size=20), st.lists(st.integers(), max_size=40), st.data())
def test_drawing_takes_each_item_at_most_once(
    key: bytes, items: list[int], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(items)))
    before = list(items)
    places = KeyedRandom(key).sample(range(len(items)), count)
    assert len(set(places)) == len(places) == count
    assert KeyedRandom(key).sample(items, count) == tuple(items[place] for place in places)
    assert sorted(KeyedRandom(key).shuffled(items)) == sorted(items)
    assert items == before
    if items:
        assert KeyedRandom(key).choice(items) in items


# ------------------------------------------------------------------------ keys and promises


def test_other_places_have_other_numbers() -> None:
    chance = Chance.from_seed(1)
    places: list[tuple[str | int, ...]] = [("nature", 1), ("nature", 11), ("nature", 1, 1)]
    places += [("bot", 0, 1), ("bot", 1, 0), ("bot", 10), ("bot", 1), ("nature1",)]
    drawn = {chance.numbers(*place).below(2**32) for place in places}
    assert len(drawn) == len(places)


def test_secret_and_nonces_all_matter() -> None:
    secret, other = bytes(32), bytes(31) + b"\1"
    sources = [Chance(secret), Chance(other), Chance(secret, ("a",)), Chance(secret, ("a", "b"))]
    sources += [Chance(secret, ("b", "a")), Chance(secret, ("ab",))]
    assert len({source.numbers("nature", 0).below(2**32) for source in sources}) == len(sources)


def test_the_same_key_gives_the_same_numbers_again() -> None:
    first, second = (Chance.from_seed("again").numbers("nature", 5) for _ in range(2))
    assert first.shuffled(range(36)) == second.shuffled(range(36))


@given(st.binary(min_size=32, max_size=32))
def test_the_commitment_is_the_sha_256_of_the_secret(secret: bytes) -> None:
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert secret.hex() not in commitment(secret)


def test_a_fresh_secret_is_long_and_new() -> None:
    secrets = [Chance.fresh().secret for _ in range(5)]
    assert {len(secret) for secret in secrets} == {32}
    assert len(set(secrets)) == 5
