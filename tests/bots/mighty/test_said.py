"""Textbook situations before the first trick; each test's name says why the answer is right.

A is left of the dealer and speaks first.
"""

import pytest

from tests.bots.mighty.asked import answer
from tests.mighty.scene import Scene, dealt

LEFT = "bidding.opener=left"
JUNK = "S5 S4 S3 H7 H6 H5 C8 C6 D5 D4"
FAIR = "S5 S4 HA HK HJ H9 H2 C6 DA D4"
GOOD = "SA S4 HK HQ HJ H9 H2 C6 DA D4"
GREAT = "SA SK SQ HA HK HQ HJ H10 CA Joker"


def opening(hand: str, settings: str = "", profile: str = "korean") -> Scene:
    """A is to open the bidding with this hand."""
    scene = dealt(f"A: {hand}", f"{LEFT} {settings}", profile=profile)
    return scene.go_on("bidding")


def level(scene: Scene) -> int:
    """The number of points that the player bids; none when it passes."""
    words = answer(scene).split()
    return int(words[1]) if words[0] == "bid" else 0


def won(hand: str, bid: str, *, kitty: str, settings: str = "", seats: int = 5) -> Scene:
    """A has won the bidding and is to bury."""
    profile = "korean" if seats < 6 else "seed"
    scene = dealt(f"A: {hand}", f"{LEFT} {settings}", kitty=kitty, profile=profile, seats=seats)
    return scene.won(f"A bid {bid}").go_on("bury")


def exchanged(hand: str, bid: str, *, kitty: str, settings: str = "", seats: int = 5) -> Scene:
    """A has buried what the player would bury, and is to fix the contract."""
    scene = won(hand, bid, kitty=kitty, settings=settings, seats=seats)
    return scene.play(f"A {answer(scene)}")


def to_call(hand: str, bid: str, *, kitty: str, settings: str = "", seats: int = 5) -> Scene:
    """A has kept the contract and is to call a friend."""
    forbidden = f"change.mode=forbidden {settings}"
    scene = exchanged(hand, bid, kitty=kitty, settings=forbidden, seats=seats)
    return scene.play(f"A contract {bid}")


# ------------------------------------------------------------------------ misdeals


def test_a_hand_without_points_is_thrown_in_because_it_could_only_pay() -> None:
    scene = dealt(f"A: {JUNK}", LEFT, profile="korean")
    assert (scene.asks, answer(scene)) == ("A misdeal", "misdeal")


def test_a_hand_of_honours_only_is_played_although_it_may_be_thrown_in() -> None:
    hand = "SA SK SQ HA HK HQ HJ H10 CA CK"
    scene = dealt(f"A: {hand}", f"{LEFT} misdeal.also=all_points", profile="korean")
    assert "misdeal" in scene.legal
    assert answer(scene) == "no misdeal"


# ------------------------------------------------------------------------ bids


@pytest.mark.parametrize("profile", ["seed", "korean", "league"])
def test_the_better_the_hand_the_higher_the_bid_and_junk_is_passed(profile: str) -> None:
    bids = [level(opening(hand, profile=profile)) for hand in (JUNK, FAIR, GREAT)]
    assert bids[0] == 0
    assert bids == sorted(set(bids))


def test_where_a_failure_costs_the_whole_contract_less_is_bid_than_where_it_costs_little() -> None:
    cheap, dear = (opening(FAIR, f"score.failed={rule}") for rule in ("short", "pays_back"))
    assert level(cheap) > level(dear) == 0
    cheap, dear = (opening(GOOD, f"score.failed={rule}") for rule in ("short", "pays_back"))
    assert level(cheap) > level(dear) > 0


def test_no_trump_is_bid_with_tops_everywhere_only_where_it_pays_more() -> None:
    hand = "SA SK HA HK HQ CA CK DA DK Joker"
    assert answer(opening(hand)).endswith("no-trump")
    hand = "SA S4 HA HK HQ HJ H10 H9 C4 Joker"
    assert answer(opening(hand, "score.no_trump=1")).endswith("hearts")


def test_the_longest_strong_suit_becomes_trump() -> None:
    assert answer(opening(GOOD, "bidding.no_trump=forbidden")).endswith("hearts")


def test_a_pass_follows_where_the_standing_bid_is_already_too_high() -> None:
    scene = dealt(f"B: {FAIR}", LEFT, profile="korean").until("B misdeal").until("B bidding")
    assert level(scene) > 0
    scene = dealt(f"B: {FAIR}", LEFT, profile="korean")
    scene.until("A bidding").play("A bid 17 spades").until("B bidding")
    assert answer(scene) == "pass"


def test_a_dealer_with_junk_lets_his_last_chance_go_but_takes_it_with_a_good_hand() -> None:
    for hand, said in ((JUNK, "pass"), (GOOD, "bid 13 hearts")):
        settings = f"{LEFT} bidding.all_pass=dealer_last_chance score.no_trump=1"
        scene = dealt(f"E: {hand}", settings, profile="korean").go_on("last_chance")
        assert answer(scene) == said


# ------------------------------------------------------------------------ the burial


def test_losing_points_of_short_suits_are_buried_because_they_count_for_the_declarer() -> None:
    scene = won("HA HK HQ H9 H8 Joker SA C2 CQ D10", "15 hearts", kitty="D2 S3 S4")
    assert answer(scene) == "bury C2 CQ D10"


def test_no_point_is_buried_where_the_defenders_own_them() -> None:
    settings = "exchange.buried_points=defenders change.mode=forbidden"
    scene = won(
        "HA HK HQ H9 H8 Joker SA C2 CQ D10", "15 hearts", kitty="D2 S3 S4", settings=settings
    )
    assert not {"CQ", "D10"} & set(answer(scene).split())


def test_mighty_joker_and_trumps_are_kept() -> None:
    scene = won("HA HK HQ H9 H8 Joker SA C2 CQ D10", "15 hearts", kitty="H2 H3 H4")
    assert answer(scene) == "bury C2 CQ D10"


# ------------------------------------------------------------------------ the contract


def test_a_hand_that_the_kitty_made_strong_raises_its_contract() -> None:
    scene = exchanged(GREAT, "14 hearts", kitty="H9 H8 C2", settings="score.no_trump=1")
    assert level_of(answer(scene)) > 14


def test_a_poor_hand_keeps_its_contract() -> None:
    scene = exchanged(FAIR, "14 hearts", kitty="S2 C3 D6", settings="score.no_trump=1")
    assert answer(scene) == "contract 14 hearts"


def test_trump_is_changed_to_a_much_better_suit_unless_that_is_forbidden() -> None:
    hand, kitty = "HA S3 CK CQ CJ C9 H4 H5 D5 D8", "CA C10 C8"
    for mode, trump in (("free", "clubs"), ("raise", "clubs"), ("forbidden", "hearts")):
        settings = f"score.no_trump=1 change.mode={mode}"
        assert answer(exchanged(hand, "13 hearts", kitty=kitty, settings=settings)).endswith(trump)


def level_of(words: str) -> int:
    """The number of points of a declared contract."""
    return int(words.split()[1])


# ------------------------------------------------------------------------ the friend


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("S3 SK HA HK HQ HJ H10 CA Joker D5", "call SA"),
        ("SA SK HA HK HQ HJ H10 CA C4 D5", "call Joker"),
        ("SA SK HK HQ HJ H10 CA Joker D5 S3", "call HA"),
    ],
)
def test_the_strongest_card_that_is_missing_is_called(hand: str, call: str) -> None:
    assert answer(to_call(hand, "14 hearts", kitty="D2 H9 C5")) == call


def test_the_trump_ace_is_called_where_the_joker_may_not_be() -> None:
    scene = to_call(
        "SA SK HK HQ HJ H10 CA C4 D5 S3",
        "14 hearts",
        kitty="D2 H9 C5",
        settings="friend.joker_card=no",
    )
    assert answer(scene) == "call HA"


def test_an_overwhelming_hand_plays_alone_because_that_pays_four_times() -> None:
    scene = to_call("SA SK HA HK HQ HJ H10 Joker DA DK", "16 hearts", kitty="CA H9 H8")
    assert answer(scene) == "alone"


def test_in_two_packs_a_strong_card_is_called_of_which_both_copies_are_out() -> None:
    hand = "SA SK HK HK' HQ HJ H10 H9 Joker CA DA C4 C5 D6 D7 D8 S4"
    scene = to_call(hand, "26 hearts", kitty="C9 H8 H7", seats=6)
    assert answer(scene) == "call HA"


def test_the_suit_asked_for_is_the_one_with_the_most_tops() -> None:
    hands, kitty = "A: SA HA HK HQ HJ H3 H2 Joker DA CA", "DK C2 C3"
    scene = dealt(hands, LEFT, kitty=kitty, profile="korean").won("A bid 20 no-trump")
    assert answer(scene.ready(bury=kitty, friend="call CK")) == "request hearts"
