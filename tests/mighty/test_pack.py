"""Packs, hands, kitties and points for every number of players: rule book A1, A2, B1 to B5."""

import re
from collections import Counter

import pytest

from tests.mighty.marks import cites, option
from tests.mighty.scene import begun, dealt, rules_of
from tests.setup.project import ROOT
from weli.cards import Card, Rank, Suit
from weli.games import load_profile
from weli.games.mighty.seating import Outfit, outfit_of, table_of

BOOK = (ROOT / "docs" / "rulebook" / "mighty.md").read_text(encoding="utf-8")


def outfit(settings: str = "", seats: int = 5, profile: str = "seed") -> Outfit:
    """What so many people play with."""
    return outfit_of(rules_of(settings, profile), seats)


def missing(pack: tuple[Card, ...]) -> Counter[str]:
    """How many cards of each face two full decks with four jokers have more than a pack."""
    whole = outfit(seats=6).cards
    return Counter(c.face.code for c in whole) - Counter(c.face.code for c in pack)


def rows_of_a1() -> list[tuple[int, ...]]:
    """Table A1: players, cards, hand, kitty, tricks, points, lowest and highest bid."""
    rows: list[tuple[int, ...]] = []
    for line in BOOK[BOOK.index("## A1.") : BOOK.index("How each was reconstructed")].splitlines():
        cells = [re.sub(r"\*\*", "", cell) for cell in line.strip("|").split("|")]
        if not line.startswith("| **"):
            continue
        total = int(re.findall(r"= (\d+)", cells[2])[-1]) if "=" in cells[2] else int(cells[2])
        hand, players, kitty = map(int, re.findall(r"(\d+)×(\d)\+(\d)", cells[3])[0])
        least, most = map(int, re.findall(r"(\d+)\.\.(\d+)", cells[6])[0])
        rows.append((players, total, hand, kitty, int(cells[4]), int(cells[5]), least, most))
    return rows


ROWS = rows_of_a1()


def test_table_a1_has_six_rows() -> None:
    assert [row[0] for row in ROWS] == [3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
@cites("A1")
def test_table_a1(row: tuple[int, ...]) -> None:
    """S: pack, hand, kitty, tricks, points and bids for every number of players."""
    players, total, hand, kitty, tricks, points, least, most = row
    found = outfit(seats=players)
    assert (len(found.cards), found.hand, found.kitty, found.points) == (total, hand, kitty, points)
    assert len(set(found.cards)) == total == hand * players + kitty
    scene = dealt(seats=players)
    assert [len(cards) for cards in scene.deal.hands] == [hand] * players
    assert len(scene.deal.kitty) == kitty
    levels = {int(words.split()[1]) for words in scene.legal if words != "pass"}
    assert levels == set(range(least, most + 1))
    end = scene.won(f"A bid {least} hearts").ready().go_on()
    assert len(end.deal.tricks) == tricks


def test_three_players_the_twos_to_sixes_are_out_a1() -> None:
    pack = outfit(seats=3).cards
    low = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX)
    assert not any(card.rank in low for card in pack)
    assert Counter(card.rank for card in pack)[Rank.JOKER] == 1
    assert Counter(card.suit for card in pack if card.suit) == dict.fromkeys(
        (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS), 8
    )


@option("pack.four", "seed43")
@cites("B1")
def test_four_players_the_red_threes_are_out_and_the_black_ones_stay() -> None:
    """S, P, U: "two red twos" are the red threes; N: fives to aces, two black threes, a joker."""
    pack = outfit("pack.four=seed43", seats=4).cards
    low = {card.code for card in pack if card.rank < Rank.FIVE}
    assert low == {"C3", "S3"}
    assert Counter(card.rank for card in pack)[Rank.FIVE] == 4


@option("pack.four", "roth51")
def test_roths_four_players_a1() -> None:
    """R: 52 − 2♥ − 2♣ + joker = 51 = 12×4+3, 12 tricks, min 13."""
    found = outfit("pack.four=roth51", seats=4)
    assert (len(found.cards), found.hand, found.kitty, found.points) == (51, 12, 3, 20)
    lacking = missing(found.cards) - missing(outfit(seats=5).cards)
    assert lacking == {"H2": 1, "C2": 1}
    scene = dealt(seats=4, profile="roth").go_on("bidding")
    assert min(int(words.split()[1]) for words in scene.legal if words != "pass") == 13
    assert len(scene.won("A bid 13 hearts").ready().go_on().deal.tricks) == 12


@option("pack.two_deck_jokers", "4", "2")
@cites("B5")
def test_two_decks_with_four_jokers_or_two() -> None:
    """S: "four in all", kitty 6; R: one joker in each deck, kitty 4."""
    hands = {6: 17, 7: 14, 8: 12}
    for jokers, kitty in (("4", 6), ("2", 4)):
        for seats, hand in hands.items():
            found = outfit(f"pack.two_deck_jokers={jokers}", seats)
            assert (found.hand, found.kitty, found.points) == (hand, kitty, 40)
            assert sum(card.rank is Rank.JOKER for card in found.cards) == int(jokers)
            assert len(found.cards) == hand * seats + kitty


def test_the_twos_that_seven_and_eight_leave_out_a1() -> None:
    """S, R: both twos of clubs and of hearts; with eight one of diamonds and one of spades too."""
    assert missing(outfit(seats=6).cards) == {}
    assert missing(outfit(seats=7).cards) == {"C2": 2, "H2": 2}
    assert missing(outfit(seats=8).cards) == {"C2": 2, "H2": 2, "D2": 1, "S2": 1}


@option("pack.one_deck_jokers", "1", "2")
def test_one_deck_with_two_jokers_a1() -> None:
    """Gyeonggi: 54 = 10×5+4."""
    for jokers, size, kitty in (("1", 53, 3), ("2", 54, 4)):
        found = outfit(f"pack.one_deck_jokers={jokers}")
        assert (len(found.cards), found.hand, found.kitty, found.points) == (size, 10, kitty, 20)
        assert sum(card.rank is Rank.JOKER for card in found.cards) == int(jokers)


@option("pack.many", "two_decks", "small_hands", "sit_out")
def test_six_and_seven_korean_ways_a1() -> None:
    """Daejeon 53 = 8×6+5, East-Daejeon 53 = 7×7+4; N: the dealer sits out and five play."""
    assert len(outfit("pack.many=two_decks", 6).cards) == 108
    six = outfit("pack.many=small_hands", 6)
    seven = outfit("pack.many=small_hands", 7)
    assert (len(six.cards), six.hand, six.kitty) == (53, 8, 5)
    assert (len(seven.cards), seven.hand, seven.kitty) == (53, 7, 4)
    for seats in (6, 7):
        out = outfit("pack.many=sit_out", seats)
        assert (len(out.cards), out.hand, out.kitty, out.points) == (53, 10, 3, 20)


@option("pack.many", "sit_out")
@cites("`sit_out`: the dealer (six), dealer and right neighbour (seven) sit out")
def test_who_sits_out() -> None:
    for seats, playing, out in ((6, "ABCDE", "F"), (7, "ABCDE", "FG")):
        scene = dealt("", "pack.many=sit_out", seats=seats)
        dealt_to = {"ABCDEFG"[seat] for seat, hand in enumerate(scene.deal.hands) if hand}
        assert dealt_to == set(playing)
        scene.won("A bid 13 hearts").ready().go_on()
        assert {name for name, side in scene.sides.items() if side == "sat_out"} == set(out)
        assert all(scene.points[name] == 0 for name in out)
    rules = rules_of("pack.many=sit_out")
    assert table_of(rules, 7, 2) == (3, 4, 5, 6, 0)


@option("pack.many", "sit_out")
@cites("the next to the left opens")
def test_who_opens_when_the_dealer_sits_out() -> None:
    """N: the dealer opens; where he sits out, the next to the left."""
    settings = "pack.many=sit_out bidding.opener=dealer"
    assert dealt("", settings, seats=6, dealer="C").asks == "D bidding"
    assert dealt("", settings, seats=7, dealer="C").asks == "D bidding"
    later = "pack.many=sit_out bidding.opener=dealer_then_declarer"
    assert dealt("", later, seats=7, dealer="C", before="declarer=B").asks == "D bidding"
    assert dealt("", later, seats=7, dealer="C", before="declarer=F").asks == "F bidding"


@cites("A2", "B25")
def test_card_ranks_and_points() -> None:
    """S, P: A K Q J 10 9 .. 2; ace, king, queen, jack and ten count a point."""
    deck = outfit().cards
    hearts = sorted((c for c in deck if c.suit is Suit.HEARTS), key=lambda card: -card.rank)
    codes = " ".join(card.code for card in hearts)
    assert codes == "HA HK HQ HJ H10 H9 H8 H7 H6 H5 H4 H3 H2"
    assert outfit().points == 20
    assert outfit(seats=6).points == 40


@option("special.joker_is_point", "yes", "no")
def test_the_joker_as_a_point() -> None:
    """Gwangju: the joker is a 21st point."""
    assert outfit("special.joker_is_point=no").points == 20
    assert outfit("special.joker_is_point=yes").points == 21
    assert outfit("special.joker_is_point=yes", 6).points == 44
    scene = dealt("", "special.joker_is_point=yes").play("A bid 21 hearts")
    assert scene.legal == {"pass", "bid 21 no-trump"}


@option("table.players", "3,4,5", "5")
def test_the_players_that_rules_are_meant_for() -> None:
    """A profile asked for a number of players it does not have says which it has."""
    problem = rules_of("table.players=5", "korean").check(4)[0]
    assert problem.code == "players_not_offered"
    assert problem.details["allowed"] == "5"
    assert rules_of("table.players=3,4,5", "korean").check(4) == ()
    for name, players in (("pagat", (4, 5)), ("bga", (3, 5)), ("daejeon6", (6,))):
        found = [seats for seats in range(3, 9) if not load_profile(name).check(seats)]
        assert tuple(found) == players


@cites("B26")
def test_two_players_are_not_supported() -> None:
    for seats in (2, 9):
        problem = load_profile("seed").check(seats)[0]
        assert problem.code == "seats"
        assert problem.details["allowed"] == "3, 4, 5, 6, 7, 8"


def test_eight_need_two_decks() -> None:
    for way in ("small_hands", "sit_out"):
        problems = rules_of(f"pack.many={way} bidding.min=13").check(8)
        assert [problem.code for problem in problems] == ["eight_need_two_decks"]
        assert problems[0].remedy == "two_decks"


@option("bidding.min", "13", "20", "21")
def test_a_minimum_above_the_points_of_one_deck_is_impossible() -> None:
    assert rules_of("bidding.min=20").check(5) == rules_of("bidding.min=13").check(5) == ()
    problem = rules_of("bidding.min=21").check(5)[0]
    assert (problem.code, problem.path, problem.remedy) == (
        "minimum_above_points",
        "bidding.min",
        13,
    )
    assert rules_of("bidding.min=21").check(6) == ()
    assert rules_of("bidding.min=21 pack.many=small_hands").check(6)[0].code == problem.code
    assert rules_of("bidding.min=13,6:25 pack.many=sit_out").check(6) == ()


def test_nature_shuffles_the_whole_pack() -> None:
    for seats in range(3, 9):
        scene = begun(seats=seats)
        assert scene.asks == "nature shuffle"
        assert set(scene.deal.outfit.cards) == set(outfit(seats=seats).cards)
