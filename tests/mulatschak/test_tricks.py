"""Following, trumping, heading: every worked example of rule book 1.10, and its options."""

import pytest

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import cards, dealt, rules_of
from weli.cards import CARDS, GERMAN_SUITS, WELI, Suit, german_pack
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.trumps import best_place, duties, strength, suit_of
from weli.kernel.actions import Play
from weli.kernel.tricks import Plays

# Rule book 1.10, "Worked examples"; x and y are cards of no importance.
TABLE = [
    ("leaves", "BS", "A9 H8", "A9 H8", "no Bells, no trump (S1, example 1)"),
    ("leaves", "BS A9", "L8 AS", "L8", "must trump (S1, example 1)"),
    ("leaves", "BS A9 L8", "B10 L10", "B10", "colour before trump (S1, example 1)"),
    ("hearts", "HO A9 HS", "Weli L7 L8", "Weli", "only trump; loses to the Sow (S1, example 2)"),
    ("hearts", "H8", "H7 HK Weli LS", "HK Weli", "must head"),
    ("leaves", "B9", "B7 Weli", "B7", "Weli is a Leaf here"),
    ("leaves", "B9", "AS Weli", "Weli", "void of Bells: trump"),
    ("bells", "BK", "B7 Weli", "Weli", "Weli beats the King"),
    ("leaves", "B9 LK", "BS B7 LS", "BS B7", "cannot beat a trump with Bells; free within suit"),
    ("leaves", "B9 LK", "L7 L8 AS", "L7 L8", "void, cannot overtrump, must undertrump"),
    ("acorns", "Weli", "A7 AS LK", "AS", "Weli lead = trump lead"),
]


def playable(hand: str, trick: str, trump: str, rules: MulatschakRules) -> set[str]:
    """The cards of a hand that may be played to a trick."""
    held = tuple(sorted(cards(hand)))
    plays = Plays.under(held, duties(held, cards(trick), Suit(trump), rules.play))
    return {card.code for card in plays.allowed}


def why(card: str, hand: str, trick: str, trump: str, rules: MulatschakRules) -> tuple[str, str]:
    """The duty that refuses a card."""
    held = tuple(sorted(cards(hand)))
    plays = Plays.under(held, duties(held, cards(trick), Suit(trump), rules.play))
    reason = plays.why_not(Play(cards(card)[0]))
    assert reason is not None
    return reason.code, reason.option


@option("play.trumpfzwang", "always")
@option("play.stichzwang", "yes")
@cites("A2", "A14")
@pytest.mark.parametrize(("trump", "trick", "hand", "legal", "_why"), TABLE)
def test_worked_examples_1_10(trump: str, trick: str, hand: str, legal: str, _why: str) -> None:
    assert playable(hand, trick, trump, rules_of()) == set(legal.split())


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [("leaves", "BS A9 L8 B10", 2), ("hearts", "HO A9 HS Weli", 2), ("bells", "BK Weli", 1)],
)
def test_winner_of_the_worked_tricks(trump: str, trick: str, winner: int) -> None:
    """S1, examples 1 and 2: C wins with the eight of Leaves, and with the Sow of Hearts."""
    assert best_place(cards(trick), Suit(trump)) == winner


@option("play.trumpfzwang", "only_if_wins")
@cites("`only_if_wins`: a void player who can win with a trump must, otherwise he is free.", "A14")
def test_who_cannot_win_need_not_trump_1_10() -> None:
    """Rule book 1.10, last row: all three cards are legal under `only_if_wins` (S2)."""
    rules = rules_of(profile="geiser")
    assert playable("L7 L8 AS", "B9 LK", "leaves", rules) == {"L7", "L8", "AS"}
    assert playable("L7 LS AS", "B9 LK", "leaves", rules) == {"LS"}
    assert why("L7", "L7 LS AS", "B9 LK", "leaves", rules) == (
        "trumpfzwang_wins",
        "play.trumpfzwang",
    )


@option("play.trumpfzwang", "only_if_wins", "always")
@option("play.stichzwang", "no")
def test_only_if_wins_asks_for_a_winner_even_without_stichzwang() -> None:
    """Section 4: who can win with a trump must, whether or not tricks have to be headed."""
    wins = rules_of("play.stichzwang=no play.trumpfzwang=only_if_wins")
    assert playable("L7 LS AS", "B9 LK", "leaves", wins) == {"LS"}
    always = rules_of("play.stichzwang=no")
    assert playable("L7 LS AS", "B9 LK", "leaves", always) == {"L7", "LS"}


@option("play.trumpfzwang", "off")
@cites("`trumpfzwang=off`: Stichzwang acts inside the led suit only;")
def test_without_trumpfzwang_a_void_player_is_free() -> None:
    rules = rules_of("play.trumpfzwang=off")
    assert playable("L7 LS AS", "B9 LK", "leaves", rules) == {"L7", "LS", "AS"}
    assert playable("B7 BS LS", "B9", "leaves", rules) == {"BS"}


@option("play.trumpfzwang", "always")
def test_trumpfzwang_refuses_a_discard_1_10() -> None:
    rules = rules_of()
    assert why("AS", "L7 L8 AS", "B9 LK", "leaves", rules) == ("trumpfzwang", "play.trumpfzwang")


@option("play.stichzwang", "yes", "no")
def test_stichzwang_on_both_sides_1_10() -> None:
    """Any card that heads will do, not only the highest; FK's tutorial knows no such duty."""
    rules = rules_of()
    assert playable("H7 HK HO A9", "H8", "leaves", rules) == {"HK", "HO"}
    assert why("H7", "H7 HK HO A9", "H8", "leaves", rules) == ("stichzwang", "play.stichzwang")
    assert why("A9", "H7 HK HO A9", "H8", "leaves", rules) == ("farbzwang", "")
    free = rules_of("play.stichzwang=no")
    assert playable("H7 HK HO A9", "H8", "leaves", free) == {"H7", "HK", "HO"}


@cites("A2")
@pytest.mark.parametrize("trump", list(GERMAN_SUITS))
def test_the_weli_is_always_the_second_highest_trump_1_1(trump: Suit) -> None:
    """Rule book 1.1: trump Sow > Weli > King, whatever the trump; it is no Bells card else."""
    trumps = [card for card in CARDS if suit_of(card, trump) is trump]
    ranked = sorted(trumps, key=lambda card: -strength(card, trump, trump))
    assert [str(card.rank.code) for card in ranked[:3]] == ["S", "W", "K"]
    assert ranked[1] is WELI
    assert (WELI in [card for card in CARDS if suit_of(card, trump) is Suit.BELLS]) == (
        trump is Suit.BELLS
    )


@pytest.mark.parametrize("suit", list(GERMAN_SUITS))
def test_ranks_of_a_plain_suit_1_1(suit: Suit) -> None:
    """Rule book 1.1: Sow > King > Ober > Unter > 10 ... 6; the Bells six is the Weli."""
    trump = next(other for other in GERMAN_SUITS if other is not suit)
    plain = [card for card in CARDS if card.suit is suit]
    ranked = sorted(plain, key=lambda card: -strength(card, trump, suit))
    numbers = ["10", "9", "8", "7"] + ([] if suit is Suit.BELLS else ["6"])
    assert [card.rank.code for card in ranked] == ["S", "K", "O", "U", *numbers]


def test_there_is_one_weli_in_every_pack_1_1() -> None:
    assert WELI in german_pack([])
    assert [card.code for card in CARDS].count("Weli") == 1
    assert "B6" not in [card.code for card in CARDS]


def test_the_declarer_leads_and_the_winner_leads_next_1_10() -> None:
    """Rule book 1.10: the declarer leads the first trick; five tricks are played."""
    scene = dealt(
        "A: LS LK H7 B8 A9 | B: L6 L7 HS BU A7 | C: L8 L9 HK B9 A10 | D: L10 LU H8 B7 AK",
    )
    scene.go_on("bidding").play("A pass, B bid 1, C pass, D pass, B trump leaves").go_on("play")
    assert scene.asks == "B play"
    scene.play("B play L6, C play L9, D play LU, A play LS")
    assert scene.asks == "A play"
    assert len(scene.go_on().deal.tricks) == 5
