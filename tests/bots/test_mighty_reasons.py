"""The reason of a hint at Mighty: what it finds at positions set by hand."""

from tests.bots.judged import hinted, told
from tests.mighty.scene import Scene, dealt

HANDS = (
    "A: HA HK HJ H5 SK S4 CA C4 D9 D8 | B: SA S9 S8 H3 H2 C8 CQ D2 D3 D4 "
    "| C: Joker H10 H9 S2 S3 C9 CK D5 D6 D7 | D: S5 S6 S7 S10 H4 H6 C10 CJ DA DK"
)
KITTY = "C5 C6 C7"


def declaring(settings: str = "") -> Scene:
    """A has won the bidding with 14 hearts and holds the kitty."""
    return dealt(HANDS, settings, kitty=KITTY).won("A bid 14 hearts").go_on("bury")


def playing(friend: str = "call SA", hands: str = HANDS, settings: str = "") -> Scene:
    """A leads to the first trick; hearts are trump."""
    scene = dealt(hands, settings, kitty=KITTY).won("A bid 14 hearts")
    return scene.ready(bury=KITTY, friend=friend)


# ------------------------------------------------------------------------ before the first card


def test_the_hand_speaks_for_a_bid() -> None:
    first = dealt(HANDS, kitty=KITTY).go_on("bidding")
    assert told(first, "bid 14 hearts", "pass") == "You hold 4 cards of hearts."
    assert told(first, "bid 13 no-trump", "pass") == "You hold 2 aces."
    second = first.play("A pass")
    assert (
        told(second, "bid 13 diamonds", "pass") == "You hold 3 cards of diamonds, and the mighty."
    )
    assert told(second, "bid 13 hearts", "pass") == "It brings 1.0 points more than passing."
    assert told(second, "pass", "bid 13 hearts") == (
        "No bid that was tried is worth more than passing."
    )


def test_a_burial() -> None:
    """Under `seed` buried points are the declarer's; elsewhere the defenders may own them (A7)."""
    scene = declaring()
    assert told(scene, "bury SK C5 C6", "bury C5 C6 C7") == "It buries a point for your side."
    assert told(scene, "bury C5 D9 D8", "bury C5 C6 C7") == "It leaves you without diamonds."
    assert told(scene, "bury C5 C6 C7", "bury C5 C6 H5") == (
        "No trump and no special card is buried."
    )
    lost = declaring("exchange.buried_points=defenders")
    assert told(lost, "bury C5 C6 C7", "bury SK C5 C6") == (
        "Buried points would not surely be yours, so none is buried."
    )


def test_a_friend() -> None:
    scene = dealt(HANDS, kitty=KITTY).won("A bid 14 hearts").go_on("bury")
    scene.play(f"A bury {KITTY}").go_on("friend")
    assert told(scene, "call SA", "call Joker") == "It is the strongest card that you lack."
    assert told(scene, "call DA", "call SA") == "It is the highest card of diamonds that you lack."
    assert hinted(scene, "call Joker", "call SA").why.code == "better"
    strong = dealt("A: SA Joker HA HK HJ H5 SK S4 CA C4").won("A bid 14 hearts").go_on("friend")
    assert told(strong, "alone", "call DA") == "You hold the mighty and a joker yourself."


def test_a_contract_with_another_trump() -> None:
    scene = declaring("change.mode=free").play(f"A bury {KITTY}").go_on("contract")
    assert told(scene, "contract 14 hearts", "contract 14 spades") == (
        "You then hold 4 trumps, more than with any other suit."
    )
    assert hinted(scene, "contract 14 spades", "contract 14 hearts").why.code == "better"


# ------------------------------------------------------------------------ cards


def test_the_declarer_looks_for_the_friend() -> None:
    scene = playing("call CK")
    assert told(scene, "play C4", "play D8") == (
        "It asks for clubs, the suit of the called card, to find the friend."
    )
    assert "friend" not in told(playing("call DA"), "play C4", "play S4")


def test_points_go_to_the_own_side_and_not_to_the_other() -> None:
    """B holds the called card and knows it (rule book A9); for C the declarer is a foe."""
    scene = playing().play("A play CA")
    assert told(scene, "play CQ", "play C8") == (
        "It gives a point to your side, which has the best card on the table."
    )
    scene.play("B play CQ")
    assert told(scene, "play C9", "play CK") == (
        "It keeps a point from the other side, which has the best card on the table."
    )


def test_trumps_are_drawn_and_the_mighty_is_kept() -> None:
    scene = playing().trick("CA CQ C9 CJ C2")
    assert told(scene, "play HA", "play D8") == "It draws trumps: whoever has one must follow."
    scene.play("A play HA")
    assert told(scene, "play H3", "play SA") == (
        "Your side has the best card on the table already, so the ace of spades is kept."
    )
    scene.play("B play H3")
    assert told(scene, "play Joker", "play H9") == (
        "It is the only card that beats those on the table."
    )


def test_the_joker_takes_the_points_of_the_last_player() -> None:
    scene = playing().trick("C4 C8 C9 CJ C2").trick("S10 SJ SK S8")
    assert scene.asks == "C play"
    assert told(scene, "play Joker", "play S2") == "It takes the 3 points that lie on the table."
    assert told(scene, "play S2", "play Joker") == "It lets this trick go and keeps the joker."
    assert told(scene, "play S2", "play S3") == (
        "It brings 1.0 points more than the next best: Play the three of spades."
    )


def test_the_mighty_is_unbeatable() -> None:
    scene = playing("call Joker").trick("CA CQ C9 CJ C2").trick("D8 D2 D5 DA D10")
    scene.trick("S5 SQ S4")
    assert scene.asks == "B play"
    assert told(scene, "play SA", "play S8") == "It is the only card that takes the trick."


def test_the_joker_is_called() -> None:
    hands = HANDS.replace("CA C4", "CA C3")
    scene = playing(hands=hands, settings="play.ripper_call=optional").trick("CA CQ C9 CJ")
    scene.quiet()
    scene.play("A play C3")
    assert scene.asks == "A ripper_call"
    assert told(scene, "call the joker", "no call") == (
        "The joker is still out, and called it has no power."
    )
    assert hinted(scene, "no call", "call the joker", error=1).why.code == "alike_usual"
