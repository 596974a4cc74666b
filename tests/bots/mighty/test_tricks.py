"""Textbook situations in the tricks; each test's name says why the card is the right one.

A declares hearts and buries the kitty again. Unless told otherwise B, who has the ace of diamonds,
is called as the friend.
"""

import pytest

from tests.bots.mighty.asked import answer, card
from tests.mighty.scene import Scene, dealt

KITTY = "C2 C5 C8"
HANDS = {
    "A": "HA HK HQ H9 H8 H7 D2 D3 C4 SK",
    "B": "DA DK D4 CJ S2 S3 S4 H2 H3 CA",
    "C": "C3 C6 C7 CK D6 D7 S5 S6 H4 H5",
    "D": "S7 S8 S9 C9 C10 D8 D9 DQ H6 CQ",
    "E": "SA S10 SJ SQ DJ D10 D5 H10 HJ Joker",
}
MIGHTY_CALLED = {
    "A": "HA HK HQ H9 H8 H7 D2 D3 CA SK",
    "B": "DA DK D4 CJ S2 S3 S4 H10 HJ C4",
    "C": "C3 C6 C7 H2 D6 D7 S5 S6 H4 H5",
    "D": "S7 S8 H3 C9 C10 D8 D9 DQ H6 CQ",
    "E": "SA S10 SJ SQ DJ D10 D5 CK S9 Joker",
}
"""Hands in which E has the mighty and the joker, and is called by the mighty."""


def ready(
    friend: str = "call DA", *, settings: str = "", profile: str = "seed", **changes: str
) -> Scene:
    """The deal before the first lead; some hands may be others."""
    hands = " | ".join(f"{name}: {codes}" for name, codes in {**HANDS, **changes}.items())
    scene = dealt(hands, settings, kitty=KITTY, profile=profile)
    return scene.won("A bid 14 hearts").ready(bury=KITTY, friend=friend)


# ------------------------------------------------------------------------ the declarer


def test_declarer_leads_the_called_suit_low_so_that_the_friend_takes_the_first_trick() -> None:
    assert card(ready()) in ("D2", "D3")


def test_declarer_draws_trumps_from_the_top_once_in_the_lead() -> None:
    scene = ready().trick("D2 DA D6 D8 D5 H2 H4 H6 HJ HQ")
    assert card(scene) in ("HA", "HK")


def test_declarer_beats_a_defenders_trump_as_cheaply_as_he_can() -> None:
    assert card(ready().trick("D2 DA D6 D8 D5 H2 H4 H6 HJ")) == "HQ"


def test_declarer_who_leads_the_joker_asks_for_trumps_while_some_are_out() -> None:
    hands = {
        "A": "HA HK HQ H9 H8 Joker D2 D3 C4 SK",
        "E": "SA S10 SJ SQ DJ D10 D5 H10 HJ H7",
    }
    scene = ready(**hands).trick("D2 DA D6 D8 D5 H2 H4 H6 HJ HQ").play("A play Joker")
    assert answer(scene) == "name hearts"


# ------------------------------------------------------------------------ the friend


def test_friend_leads_a_low_trump_back_because_the_declarer_is_longest_there() -> None:
    scene = ready(
        B="DA D7 D4 CJ S2 S3 S4 H2 H3 C9",
        C=HANDS["C"].replace("D7", "CA"),
        D=HANDS["D"].replace("C9", "DK"),
    )
    assert card(scene.trick("D2 DA D6 D8 D5")) in ("H2", "H3")


def test_friend_gives_a_point_and_keeps_the_mighty_when_the_declarer_wins_already() -> None:
    scene = ready("call SA", **MIGHTY_CALLED).trick("CA C4 C3 C9 CK HA HJ H2 H3")
    assert scene.playable == scene.hand("E")
    assert card(scene) in ("S10", "SJ", "SQ", "D10", "DJ")


def test_friend_takes_three_points_from_a_defender_whatever_it_costs() -> None:
    scene = ready("call SA", **MIGHTY_CALLED).trick("CA C4 C3 C9 CK D2 DA D6 DQ")
    assert card(scene) in ("Joker", "SA")


def test_friend_wins_a_cheap_trick_with_a_plain_card_and_keeps_mighty_and_joker() -> None:
    scene = ready("call SA", **MIGHTY_CALLED).trick("CA C4 C3 C9 CK D2 D4 D6 D8")
    assert card(scene) in ("D10", "DJ")


# ------------------------------------------------------------------------ defenders


def test_defender_who_cannot_win_plays_low_and_gives_no_point() -> None:
    scene = ready(
        "call DA", E="S9 S10 SJ SQ DJ D10 D5 H10 HJ Joker", D=HANDS["D"].replace("S9", "SA")
    )
    assert card(scene.trick("D2 DA D6 D8")) == "D5"


def test_defender_ruffs_a_trick_with_points_instead_of_spending_mighty_or_joker() -> None:
    assert card(ready().trick("C4 CA CK CQ")) in ("H10", "HJ")


def test_defender_keeps_the_mighty_when_its_suit_is_led_cheaply() -> None:
    scene = ready().trick("D2 D4 D7 DQ D5")
    assert scene.play("D play S7").asks == "E play"
    assert card(scene) != "SA"


def test_defender_leads_the_ripper_when_the_declarer_is_likely_to_hold_the_joker() -> None:
    hands = {
        "A": "HA HK HQ H9 H8 SA D2 D3 C4 Joker",
        "C": "SK C6 C7 CK D6 D7 S5 S6 H4 C3",
        "E": "H7 S10 SJ SQ DJ D10 D5 H10 HJ H5",
    }
    scene = ready("call DK", profile="korean", **hands)
    assert card(scene.trick("C4 CJ CK CQ S10")) == "C3"


@pytest.mark.parametrize(
    ("friend", "said"), [("call Joker", "no call"), ("call DA", "call the joker")]
)
def test_a_ripper_calls_the_joker_unless_the_players_own_friend_has_it(
    friend: str, said: str
) -> None:
    hands = {
        "A": "HA HK HQ H9 H8 SA D2 D3 C4 C3",
        "C": "SK C6 C7 CK D6 D7 S5 S6 H4 H5",
        "E": "H7 S10 SJ SQ DJ D10 D5 H10 HJ Joker",
    }
    scene = ready(friend, profile="korean", settings="first.ripper=valid", **hands)
    assert answer(scene.play("A play C3")) == said


def test_of_two_equal_cards_the_second_is_not_wasted_on_the_first() -> None:
    hands = "A: DA HA HA' HK HK' HQ HJ | B: DA' D4 D5 S2"
    scene = dealt(hands, kitty="C3 C4 C4' C5 C5' C6", seats=6).won("A bid 26 hearts")
    scene.ready(bury="C3 C4 C4' C5 C5' C6", friend="call SA").play("A play DA")
    assert {"DA'", "D4"} <= scene.playable
    assert card(scene) != "DA'"
