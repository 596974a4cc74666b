"""The same cards in different roles, and what a player owes its side; seats as in `test_tricks`."""

import pytest

from tests.bots.mighty.asked import answer, card
from tests.bots.mighty.test_said import won
from tests.bots.mighty.test_tricks import KITTY, ready
from tests.mighty.scene import dealt

# ------------------------------------------------------------------------ one hand, two roles

LAST = {
    "A": "HA HK HQ H9 H8 H7 D2 D3 CA SK",
    "D": "S7 S8 SA C9 Joker D8 D9 DQ HJ CQ",
    "E": "S9 S10 SJ SQ DJ D10 D5 H10 H6 C10",
    "B": "DA DK D4 CJ S2 S3 S4 H2 H3 C4",
}


@pytest.mark.parametrize(("friend", "given"), [("call DJ", "H10"), ("call DA", "H6")])
def test_the_last_hand_gives_a_point_to_a_friend_but_none_to_a_foe(friend: str, given: str) -> None:
    scene = ready(friend, **LAST).trick("CA C4 C6 C9 C10 HA H2 H4 HJ")
    assert scene.playable == {"H10", "H6"}
    assert card(scene) == given


@pytest.mark.parametrize(
    ("friend", "given"), [("call DA", {"S10", "SJ", "SQ"}), ("call DJ", {"S9"})]
)
def test_points_go_to_a_trick_that_a_defender_surely_wins_unless_one_is_the_friend(
    friend: str, given: set[str]
) -> None:
    scene = ready(friend, **LAST).trick("D3 DA D6 D8 D5 S2 S5 SA")
    assert scene.playable == {"S9", "S10", "SJ", "SQ"}
    assert card(scene) in given


VOID = {
    "A": "HA HK HQ H9 H8 H7 D2 D3 CA SK",
    "B": "DA DK D4 D10 S2 S3 S4 H2 H3 SJ",
    "C": "C3 C6 C7 CK D6 D7 S5 S6 H4 H5",
    "D": "S7 S8 SA C9 Joker D8 D9 DQ HJ CQ",
    "E": "S9 S10 SQ C4 DJ C10 D5 H10 H6 CJ",
}


def test_secret_friend_gives_a_point_to_the_declarers_ace_that_a_defender_would_ruff() -> None:
    assert card(ready("call DA", **VOID).trick("CA")) in ("D10", "SJ")
    assert card(ready("call DQ", **VOID).trick("CA")) in ("H2", "H3")


# ------------------------------------------------------------------------ mighty and joker


def test_friend_with_the_mighty_does_not_overtake_the_declarers_joker() -> None:
    hands = {
        "A": "HA HK HQ H9 H8 Joker D2 D3 CA SK",
        "E": "SA S10 SJ SQ DJ D10 D5 C10 S9 H10",
    }
    scene = ready("call SA", **(LAST | hands | {"D": "S7 S8 H7 C9 HJ D8 D9 DQ H6 CQ"}))
    scene.trick("CA C4 C6 C9 C10").play("A play Joker, A name spades").trick("S2 S5 S7")
    assert "SA" in scene.playable
    assert card(scene) in ("S10", "SJ", "SQ")


def test_last_hand_takes_points_with_the_cheapest_card_that_wins() -> None:
    assert card(ready().trick("D2 DK D7 DQ")) == "D5"
    assert card(ready("call CA").trick("D2 D4 D7 D9")) in ("D10", "DJ")
    assert card(ready().trick("C4 CA CK CQ")) == "H10"


# ------------------------------------------------------------------------ the ripper


@pytest.mark.parametrize(("friend", "leads"), [("call Joker", True), ("call C3", False)])
def test_the_ripper_is_led_against_a_friend_who_has_the_joker_but_not_to_own_harm(
    friend: str, leads: bool
) -> None:
    hands = {"C": "SK C6 C7 CK D6 D7 S5 S6 H4 C3", "A": "HA HK HQ H9 H8 H7 D2 D3 C4 H5"}
    scene = ready(friend, profile="korean", settings="first.joker=forbidden", **hands)
    scene.trick("C4 CJ CK CQ S10")
    assert (card(scene) == "C3") is leads


MINE = {"A": "HA HK HQ H9 H8 Joker D2 D3 CK C3", "E": "SA S10 SJ SQ DJ D10 D5 H10 HJ H7"}
FRIENDS = {"A": "HA HK HQ H9 H8 H7 D2 D3 CK C3"}


@pytest.mark.parametrize(("friend", "hands"), [("call SA", MINE), ("call Joker", FRIENDS)])
def test_declarer_does_not_call_the_joker_that_he_or_his_friend_has(
    friend: str, hands: dict[str, str]
) -> None:
    rest = {"C": "SK C6 C7 C4 D6 D7 S5 S6 H4 H5"}
    scene = ready(friend, profile="korean", settings="first.ripper=valid", **hands, **rest)
    assert answer(scene.play("A play C3")) == "no call"


def test_declarer_leads_no_ripper_into_his_friends_joker_where_it_always_calls() -> None:
    rest = {"C": "SK C6 C7 C4 D6 D7 S5 S6 H4 H5"}
    scene = ready("call Joker", settings="first.ripper=valid", **FRIENDS, **rest)
    assert "C3" in scene.playable
    assert card(scene) != "C3"


# ------------------------------------------------------------------------ the suit asked for


def test_friend_who_comes_in_leads_the_suit_that_the_declarer_asked_for() -> None:
    hands = "A: SA HA HK HQ HJ H3 D2 Joker C3 C6 | B: DA DK H2 H4 CK C4 S2 S3 S4 S5"
    scene = dealt(hands, kitty=KITTY, profile="korean").won("A bid 20 no-trump")
    scene.ready(bury=KITTY, friend="call DA").play("A request hearts")
    scene.trick("D2 DA").until("B play")
    assert card(scene) in ("H2", "H4")


# ------------------------------------------------------------------------ the burial


def test_two_short_suits_are_emptied_rather_than_the_lowest_cards_buried() -> None:
    scene = won("HA HK HQ H9 H8 Joker SA SK S4 C9", "15 hearts", kitty="D9 D7 S3")
    assert answer(scene) == "bury C9 D7 D9"


@pytest.mark.parametrize(("owner", "buried"), [("attackers", True), ("defenders", False)])
def test_points_are_buried_only_where_the_declarer_owns_them(owner: str, buried: bool) -> None:
    settings = f"exchange.buried_points={owner} change.mode=forbidden"
    scene = won(
        "HA HK HQ H9 H8 Joker SA CJ C4 S4", "15 hearts", kitty="DQ D7 S3", settings=settings
    )
    points = {"CJ", "DQ"} & set(answer(scene).split())
    assert points == ({"CJ", "DQ"} if buried else set())
