"""The reason of a hint: what it finds at positions set by hand, and what it does not claim."""

from tests.bots.judged import hinted, told
from tests.mulatschak.scene import Scene, dealt
from weli.bots.master.judging import Choice, Judgement
from weli.bots.master.reasons import reason_for

HANDS = "A: LS LK L9 H8 AU | B: Weli L10 HS H7 A7 | C: LO H9 HK BS B7 | D: L7 HO A8 A9 B9"


def playing(hands: str = HANDS, *, bid: str = "A bid 2", settings: str = "") -> Scene:
    """Leaves are trump, everybody plays, and A leads; nobody has exchanged a card."""
    scene = dealt(hands, settings).go_on("bidding").play(bid).go_on("trump")
    return scene.play("A trump leaves").go_on("play")


def test_only_what_comes_to_the_same_makes_no_difference() -> None:
    """The usual answer may be given although another looks better by less than can be told."""
    scene = playing()
    legal = list(scene.game.legal(scene.deal))

    def why(apart: float) -> str:
        choices = [Choice(each, 0.5 + apart * (place > 0), 0.1) for place, each in enumerate(legal)]
        judged = Judgement("match", tuple(choices), legal[0], 100, 100.0, 0.1)
        return reason_for(scene.view("A"), judged).code

    assert why(0.0) == "same"
    assert why(0.01) != "same"


# ------------------------------------------------------------------------ Mulatschak: cards


def test_the_trump_sow_is_led() -> None:
    """Rule book 1.10: nothing is above the Sow of trumps, and trumps must be followed."""
    assert told(playing(), "play LS", "play H8") == (
        "Nobody can beat it, and it draws trumps from the others."
    )


def test_a_trump_that_can_be_beaten_draws_trumps_only() -> None:
    assert told(playing(), "play LK", "play H8") == "It draws trumps: whoever has one must follow."
    assert told(playing(), "play LK", "play LS") == "It keeps the Sow of Leaves for a later trick."


def test_a_small_card_is_led_and_something_kept() -> None:
    assert told(playing(), "play H8", "play LS") == "It keeps the Sow of Leaves for a later trick."
    assert told(playing(), "play H8", "play L9") == "It keeps the trumps for later tricks."


def test_a_card_of_which_no_higher_one_can_be_out() -> None:
    """The Sow of Hearts is the highest of its suit, but a trump could take it."""
    scene = playing(HANDS.replace("H8 AU", "HU AU").replace("HS H7", "H8 H7").replace("HU", "HS"))
    assert told(scene, "play HS", "play AU") == "Nobody can play a higher card of Hearts."


FREE = "play.stichzwang=false play.trumpfzwang=off"
"""House rules under which there is a choice (rule book 1.10: Farbzwang alone)."""


def free(hands: str = HANDS, *, bid: str = "A bid 2") -> Scene:
    """The same under Farbzwang alone."""
    return playing(hands, bid=bid, settings=FREE)


def test_one_card_beats_those_on_the_table() -> None:
    """C cannot follow Acorns; its one trump beats them, and D could still hold a higher one."""
    scene = free().play("A play AU, B play A7")
    assert told(scene, "play LO", "play B7") == "It is the only card that beats those on the table."


def test_the_last_player_takes_the_trick_with_the_lowest_card_that_does() -> None:
    hands = "A: LS LK L9 H8 AU | B: Weli L10 HS H7 A7 | C: LO H9 HK BS B7 | D: L7 L8 AO A8 B9"
    scene = free(hands).play("A play H8, B play H7, C play H9")
    assert told(scene, "play L7", "play L8") == "It takes the trick with the lowest card that does."
    assert told(scene, "play B9", "play L7") == (
        "It lets this trick go and keeps the seven of Leaves."
    )


def test_a_first_trick_saves_the_fine() -> None:
    """Rule book 1.11: whoever plays along and takes no trick pays five points."""
    scene = free("A: LS LK L9 H8 AU | B: L10 HO HS H7 A7 | C: LO H9 HK BS B7 | D: L7 AK A9 B9 B8")
    scene.play("A play H8, B play H7, C play H9")
    assert told(scene, "play L7", "play AK") == (
        "It takes a trick for certain; without any you would pay 5 points."
    )


def test_the_bid_is_broken() -> None:
    """The declarer of four needs every trick but one; after one is lost, every one that is left."""
    hands = "A: LS LK L9 H8 AU | B: L10 HO HS H7 A7 | C: LO H9 HK BS B7 | D: L7 L8 AK A9 B9"
    scene = free(hands, bid="A bid 4")
    scene.play("A play H8, B play HS, C play H9, D play AK")
    scene.play("B play H7, C play HK, D play A9, A play LK")
    scene.play("A play AU, B play A7, C play B7")
    assert told(scene, "play L7", "play B9") == (
        "The declarer needs every trick that is left, and this card takes one."
    )


def test_the_bid_is_made() -> None:
    hands = "A: LS LK L9 H8 AU | B: L10 HO HS H7 A7 | C: LO H9 HK BS B7 | D: L7 AK A9 B9 B8"
    lead = free(hands, bid="A bid 1")
    assert told(lead, "play LS", "play H8") == (
        "This trick makes the bid, and the card takes it for certain."
    )


def test_nothing_beats_the_table_and_the_lowest_goes() -> None:
    scene = free("A: LS LK L9 H8 AU | B: L10 HO HS H7 A7 | C: LO H9 HK BS B7 | D: L7 AK A9 B9 B8")
    scene.play("A play LS, B play L10, C play LO, D play L7")
    scene.play("A play LK, B play A7")
    assert told(scene, "play B7", "play H9") == (
        "No card that may be played beats those on the table, so the lowest one goes."
    )
    assert told(scene, "play B7", "play BS") == "It keeps the Sow of Bells for a later trick."


def test_a_side_suit_is_emptied_only_with_trumps_left() -> None:
    hands = "A: LS LK L9 H8 AU | B: L10 HO HS H7 A7 | C: LO L8 HK BS A9 | D: L7 AK A10 B9 B8"
    scene = free(hands).play("A play H8, B play HS, C play HK, D play B8, B play HO")
    assert (
        told(scene, "play A9", "play LO") == "It lets this trick go and keeps the Ober of Leaves."
    )
    assert told(scene, "play BS", "play A9") == (
        "It leaves you without Bells, so that you can trump that suit later."
    )


def test_a_trick_is_taken_from_the_declarer() -> None:
    """Where no fine hangs on it (rule book 1.11), it is told whose trick it would have been."""
    hands = "A: LS LK L9 HS AU | B: L10 HO H8 H7 A7 | C: LO H9 HK BS B7 | D: L7 L8 AK A9 B9"
    scene = playing(hands, settings=f"{FREE} scoring.no_trick=0")
    scene.play("A play HS, B play H7, C play H9")
    assert told(scene, "play L7", "play B9") == "It takes the trick away from the declarer."


def test_only_a_high_card_is_safe() -> None:
    hands = "A: L7 LK L9 H8 AU | B: L10 HO HS H7 A7 | C: LO LS HK BS B7 | D: L8 AK A9 B9 B8"
    scene = playing(hands, settings=f"{FREE} scoring.no_trick=0")
    scene.play("A play L9, B play L10")
    assert told(scene, "play LS", "play LO") == (
        "It takes the trick for certain; a lower card could still be beaten."
    )


# ------------------------------------------------------------------------ Mulatschak: the rest


def bidding(hand: str, *, scores: tuple[int, ...] = (), settings: str = "") -> Scene:
    """A is asked for a bid."""
    return dealt(f"A: {hand}", settings, scores=scores).go_on("bidding")


def test_tricks_that_are_certain_speak_for_a_bid() -> None:
    """Sow, Weli and King are the three highest trumps: nobody can take those tricks."""
    sure = bidding("LS LK Weli H8 A9")
    assert told(sure, "bid 3", "pass") == (
        "With Leaves as trump you hold the very highest cards: 3 tricks are certain."
    )
    assert told(sure, "bid 4", "pass") == (
        "With Leaves as trump you hold 3 trumps, the Weli among them."
    )
    assert told(bidding("LS H8 A9 BU B7"), "bid 1", "pass").endswith("one trick is certain.")


def test_a_bid_with_little_in_the_hand_is_told_in_figures() -> None:
    poor = bidding("LU H8 A9 BU B7")
    assert told(poor, "bid 1", "pass") == "It wins 1.0 matches in a hundred more than passing."
    assert told(poor, "bid 1", "bid 2") == (
        "It wins 1.0 matches in a hundred more than the next best: Bid 2."
    )
    assert told(poor, "bid 1", "pass", error=1) == "It is the usual answer; about as good: Pass."


def test_passing() -> None:
    assert told(bidding("LU H8 A9 BU B7"), "pass", "bid 1") == "No bid is worth more than passing."
    leading = bidding("LS LK Weli H8 A9", scores=(6, 20, 20, 20))
    assert told(leading, "pass", "bid 1", usual="bid 2") == (
        "You lead the match, so nothing need be risked."
    )


def test_somebody_else_is_nearly_there() -> None:
    late = bidding("LU H8 A9 BU B7", scores=(15, 2, 20, 20))
    assert told(late, "bid 1", "pass", usual="pass") == (
        "Somebody else needs only 2 points more, so it is time to dare something."
    )
    assert "Somebody" not in told(late, "bid 1", "pass", usual="bid 1")


def test_the_trump() -> None:
    def naming(hand: str) -> Scene:
        return dealt(f"A: {hand}").go_on("bidding").play("A bid 1").go_on("trump")

    longest = naming("LS LK L9 H8 A9")
    assert told(longest, "trump leaves", "trump hearts") == (
        "You then hold 3 trumps, more than with any other suit."
    )
    even = naming("LS LK HU H8 A9")
    assert told(even, "trump hearts", "trump leaves") == (
        "With Hearts as trump all points count 2 times."
    )
    assert told(even, "trump leaves", "trump hearts") == (
        "Another suit would make all points count 2 times, yours for a failure too."
    )
    plain = naming("LS LK BU B8 A9")
    assert told(plain, "trump leaves", "trump bells") == (
        "You hold as many trumps as with another suit, and higher ones."
    )


def test_staying_home_and_playing_along() -> None:
    """Rule book 1.8: home costs one point, a deal without a trick five."""

    def asked(hand: str) -> Scene:
        scene = dealt(f"A: LS LK L9 H8 AU | B: {hand}").go_on("bidding").play("A bid 2")
        return scene.go_on("trump").play("A trump leaves")

    assert told(asked("HU H9 A9 BU B7"), "stay home") == (
        "You hold no trump: staying home costs one point, playing without a trick 5."
    )
    assert told(asked("L7 H9 A9 BU B7"), "play along") == (
        "You hold one trump, and may hope for a trick."
    )
    assert told(asked("HU H9 A9 BU B7"), "play along") == "Staying home would cost one point."


def test_an_exchange_keeps_what_is_dear() -> None:
    scene = dealt("A: LS LK HS H8 A9").go_on("bidding").play("A bid 2").go_on("trump")
    scene.play("A trump leaves").go_on("exchange")
    assert told(scene, "exchange H8 A9") == (
        "It keeps every trump and every Sow, and draws 2 new cards."
    )
    assert told(scene, "exchange A9", "exchange H8 A9") == (
        "It keeps every trump and every Sow, and draws a new card."
    )
    assert hinted(scene, "exchange HS A9", "exchange H8 A9").why.code == "better"
    assert hinted(scene, "exchange none", "exchange H8 A9").why.code == "better"
