"""The figures of the rule book: white hands (1.5, 100,000 seeded shuffles, no cut), and 5."""

from collections import Counter
from math import comb, sqrt

import pytest

from tests.mulatschak.scene import rules_of
from weli.cards import CARDS, GERMAN_SUITS
from weli.games.mulatschak.rules import Pack
from weli.games.mulatschak.trumps import is_white, pack_of, suit_of
from weli.kernel.chance import KeyedRandom

SHUFFLES = 100_000
HAND = 5

# Rule book 1.5, in per cent: a given hand, and some hand with 2, 3, 4 and 5 players. The figures
# are rounded to the last digit shown.
BOOK = {
    36: ("3.08", ("6.1", "9.14", "12.12", "15.0")),
    33: ("1.84", ("3.7", "5.50", "7.31", "9.1")),
}


def in_book(text: str, share: float, trials: int) -> bool:
    """Whether a share agrees with a rounded figure within four standard errors."""
    figure = float(text) / 100
    rounding = 0.5 * 10.0 ** -len(text.partition(".")[2]) / 100
    error = 4 * sqrt(figure * (1 - figure) / trials)
    return abs(share - figure) <= rounding + error


@pytest.mark.parametrize("size", [36, 33])
def test_white_hands_are_as_frequent_as_the_rule_book_says_1_5(size: int) -> None:
    pack = pack_of(Pack(size=36 if size == 36 else 33))
    rng = KeyedRandom.of("white hands", size)
    hands, some = 0, [0, 0, 0, 0]
    for _ in range(SHUFFLES):
        order = rng.sample(pack, 5 * HAND)
        white = [is_white(order[start : start + HAND]) for start in range(0, 25, HAND)]
        hands += sum(white)
        for players in (2, 3, 4, 5):
            some[players - 2] += any(white[:players])
    single, each = BOOK[size]
    assert in_book(single, hands / (5 * SHUFFLES), 5 * SHUFFLES)
    for figure, count in zip(each, some, strict=True):
        assert in_book(figure, count / SHUFFLES, SHUFFLES), (figure, count)


@pytest.mark.parametrize(("size", "white"), [(36, 19), (33, 16)])
def test_the_share_of_a_single_hand_exactly(size: int, white: int) -> None:
    pack = pack_of(Pack(size=36 if size == 36 else 33))
    assert sum(is_white((card,)) for card in pack) == white
    share = comb(white, HAND) / comb(size, HAND)
    assert f"{share:.2%}" == BOOK[size][0] + "%"


# Rule book 5: the longest trump holding, the Weli included, in per cent of hands.
LONGEST = {2: "57", 3: "37", 4: "5", 5: "0.2"}


def test_the_longest_trump_holding_5() -> None:
    rng = KeyedRandom.of("hand shapes")
    hands = 50_000
    counts: Counter[int] = Counter()
    for _ in range(hands):
        hand = rng.sample(CARDS, HAND)
        longest = max(sum(suit_of(card, trump) is trump for card in hand) for trump in GERMAN_SUITS)
        counts[longest] += 1
    for length, figure in LONGEST.items():
        assert in_book(figure, counts[length] / hands, hands), (length, counts)


@pytest.mark.parametrize(("size", "figure"), [(36, "44"), (33, "39")])
def test_how_often_the_weli_is_undealt_5(size: int, figure: str) -> None:
    """With four players, before exchanging."""
    assert f"{(size - 4 * HAND) / size:.0%}" == figure + "%"


@pytest.mark.parametrize(("cost", "chance"), [(1, "67%"), (2, "50%")])
def test_break_even_of_staying_home_5(cost: int, chance: str) -> None:
    """How likely one trick must be for playing along to be worth as much as staying home."""
    points = rules_of(f"home.cost={cost}").scoring
    assert f"{(points.no_trick - cost) / (points.no_trick - points.trick):.0%}" == chance


@pytest.mark.parametrize(("alternative", "chance"), [(0, "83%"), (1, "75%"), (2, "67%")])
def test_break_even_of_bidding_two_5(alternative: int, chance: str) -> None:
    """Bidding two and taking exactly two, or failing."""
    points = rules_of().scoring
    lost, won = points.failed_bid, 2 * points.trick
    assert f"{(lost - alternative) / (lost - won):.0%}" == chance
