"""Points of one deal and what multiplies them: rule book 1.11, A18 to A20, A28 and section 4."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, deal_out, dealt

WHITE = "B: A7 A8 A9 A10 L7"
# With Leaves as trump A takes exactly three tricks, B two, C and D none.
THREE = "A: LS Weli LK A9 A10 | B: AS AK L7 L8 L9 | C: H6 H7 H8 HU B9 | D: H9 H10 HO B8 BU"
# The same with Hearts as trump.
HEARTS = "A: HS Weli HK A9 A10 | B: AS AK H7 H8 H9 | C: L6 L7 L8 LU B9 | D: L9 L10 LO B8 BU"
# With Leaves as trump A takes all five tricks.
ALL = "A: LS Weli LK LO LU | B: AS AK AO AU L7 | C: HS HK HO HU L8 | D: BS BK BO BU L9"


def played(
    settings: str = "",
    *,
    hands: str = THREE,
    bid: str = "A bid 2",
    trump: str = "leaves",
    profile: str = "salzburg",
    cut: str = "lift",
    whites: int = 0,
) -> Scene:
    """A deal that is played to its end, after some white hands."""
    first = WHITE if whites else hands
    scene = dealt(first, settings, profile=profile, cut=cut)
    for number in range(whites):
        deal_out(scene, hands if number == whites - 1 else WHITE, cut=cut)
    scene.go_on("bidding").play(bid).go_on("trump").play(f"A trump {trump}")
    return scene.go_on()


# ------------------------------------------------------------------------ the base points


@option("scoring.trick", -1, -2)
@option("scoring.no_trick", 5, 6)
def test_tricks_and_no_trick_1_11() -> None:
    """S1, S2: each trick -1, the declarer's over his bid too; no trick +5."""
    scene = played()
    assert scene.result.tricks == (3, 2, 0, 0)
    assert scene.points == {"A": -3, "B": -2, "C": 5, "D": 5}
    assert scene.kinds == {"A": "trick", "B": "trick", "C": "no_trick", "D": "no_trick"}
    other = played("scoring.trick=-2 scoring.no_trick=6")
    assert other.points == {"A": -6, "B": -4, "C": 6, "D": 6}


@option("scoring.failed_bid", 10, 15)
def test_a_declarer_below_his_bid_1_11() -> None:
    """S1, S2: +10, and the tricks made do not count."""
    assert played(bid="A bid 4").points == {"A": 10, "B": -2, "C": 5, "D": 5}
    assert played("scoring.failed_bid=15", bid="A bid 4").points["A"] == 15


@cites("A28")
def test_a_declarer_without_a_trick_writes_ten_not_fifteen() -> None:
    hands = "B: LS Weli LK LO LU | A: AS AK AO AU L7 | C: HS HK HO HU L8 | D: BS BK BO BU L9"
    scene = played(hands=hands, bid="A bid 1")
    assert scene.result.tricks[0] == 0
    assert scene.points["A"] == 10


# ------------------------------------------------------------------------ the Muli


@option("scoring.muli_won_declarer", -10, -20)
@option("scoring.muli_won_others", 10, 20, 5)
@cites("A18", "A made Muli replaces trick points and the +5")
def test_a_muli_that_is_made_1_11() -> None:
    """S1: -10 and +10. MU: +20. KK: -20 and +20. S2 read literally: +5, they took no trick."""
    scene = played(hands=ALL, bid="A muli")
    assert scene.points == {"A": -10, "B": 10, "C": 10, "D": 10}
    assert scene.kinds["A"] == scene.kinds["B"] == "muli_won"
    assert played("scoring.muli_won_others=20", hands=ALL, bid="A muli").points["B"] == 20
    assert played("scoring.muli_won_others=5", hands=ALL, bid="A muli").points["B"] == 5
    assert played("scoring.muli_won_declarer=-20", hands=ALL, bid="A muli").points["A"] == -20


@option("scoring.muli_lost_declarer", 10, 20)
@option("scoring.muli_lost_others", -10, -5)
@option("scoring.muli_fail", "all_others")
@cites("A failed Muli: tricks count for nobody")
def test_a_muli_that_fails_1_11() -> None:
    """S1 and S2: declarer +10, all others -10."""
    scene = played(bid="A muli")
    assert scene.points == {"A": 10, "B": -10, "C": -10, "D": -10}
    assert played("scoring.muli_lost_declarer=20", bid="A muli").points["A"] == 20
    assert played("scoring.muli_lost_others=-5", bid="A muli").points["D"] == -5


@option("scoring.muli_fail", "breaker")
@cites("A19", "the breaker is the winner of the first lost trick")
def test_only_the_breaker_is_rewarded() -> None:
    """S1's variant; FK's tutorial subtracts: -10 for whoever broke it, the rest nothing (A19)."""
    scene = played("scoring.muli_fail=breaker", bid="A muli")
    assert scene.points == {"A": 10, "B": -10, "C": 0, "D": 0}


@option("scoring.stop_failed_muli", "yes", "no")
@cites("the breaker is the winner of the first lost trick")
def test_where_a_failed_muli_stops() -> None:
    """DM: the outcome is decided with the first lost trick."""
    three = (
        "A play LS, B play L7, C play B9, D play B8, A play Weli, B play L8, C play H6, D play H9, "
        "A play LK, B play L9, C play H7, D play H10, A play A9, B play AS, C play H8, D play BU"
    )
    for settings, tricks in (("", 4), ("scoring.stop_failed_muli=no", 5)):
        scene = dealt(THREE, settings).play(f"A muli, A trump leaves, {three}").go_on()
        assert [trick.winner for trick in scene.deal.tricks] == [0, 0, 0, 1, 1][:tricks]
        assert scene.points == {"A": 10, "B": -10, "C": -10, "D": -10}


@option("scoring.stop_failed_muli", "no")
@option("scoring.muli_fail", "breaker")
def test_the_first_to_break_it_is_the_breaker_though_others_win_later() -> None:
    hands = "A: A9 LS B9 H9 H8 | B: AS BU A8 A7 L6 | C: BS A10 L8 B10 B8 | D: AK B7 HS HK HO"
    scene = dealt(hands, "scoring.stop_failed_muli=no scoring.muli_fail=breaker")
    scene.play("A muli, A trump leaves, A play A9, B play AS, C play A10, D play AK")
    scene.play("B play BU, C play BS, D play B7, A play B9").go_on()
    assert [trick.winner for trick in scene.deal.tricks][:2] == [1, 2]
    assert scene.points == {"A": 10, "B": -10, "C": 0, "D": 0}


def test_murln_mord_1_11() -> None:
    """MU: won -10 and +20 for the others; lost +20 and -10."""
    won = played(hands=ALL, bid="A muli", profile="murln")
    assert won.points == {"A": -10, "B": 20, "C": 20, "D": 20}
    hands = THREE.replace("H6", "LO")
    lost = played(hands=hands, bid="A muli", profile="murln")
    assert lost.points == {"A": 20, "B": -10, "C": -10, "D": -10}


# ------------------------------------------------------------------------ the multiplier


def test_check_values_salzburg_hearts_after_a_white_redeal_1_11() -> None:
    """Rule book 1.11: x4; 3 tricks -12, no trick +20, failed bid +40, Muli made -40/+40."""
    scene = played(hands=HEARTS, trump="hearts", whites=1)
    assert scene.result.doublings == (("hearts", 2), ("white", 2))
    assert scene.points == {"A": -12, "B": -8, "C": 20, "D": 20}
    assert played(hands=HEARTS, bid="A bid 4", trump="hearts", whites=1).points["A"] == 40
    muli = "A: HS Weli HK HO HU | B: AS AK AO AU H7 | C: LS LK LO LU H8 | D: BS BK BO BU H9"
    made = played(hands=muli, bid="A muli", trump="hearts", whites=1)
    assert made.points == {"A": -40, "B": 40, "C": 40, "D": 40}


@option("scoring.hearts_factor", 1, 2, 3)
def test_hearts_double_everything_1_7() -> None:
    """S1, S2 and all peers."""
    assert played(hands=HEARTS, trump="hearts").points == {"A": -6, "B": -4, "C": 10, "D": 10}
    single = played("scoring.hearts_factor=1", hands=HEARTS, trump="hearts")
    assert (single.points["A"], single.result.doublings) == (-3, ())
    assert played("scoring.hearts_factor=3", hands=HEARTS, trump="hearts").points["A"] == -9


def test_white_knock_and_hearts_multiply_1_11() -> None:
    """S1: two doublers meeting quadruple."""
    scene = played(hands=HEARTS, trump="hearts", whites=2, cut="knock")
    assert scene.result.doublings == (("hearts", 2), ("white", 4), ("knock", 2))
    assert scene.points["A"] == -48


@option("scoring.max_multiplier", 64, 4, 1)
@cites("The cap of 64 covers the whole product, knock included", "two public programs cap")
def test_the_cap_covers_the_whole_product() -> None:
    """DM and KK cap at x64; S1 and S2 have no cap, a departure."""
    scene = played(whites=7, cut="knock")
    assert scene.result.doublings == (("white", 128), ("knock", 2))
    assert {line.factor for line in scene.result.lines} == {64}
    assert scene.points["A"] == -192
    assert played("scoring.max_multiplier=4", whites=2, cut="knock").points["A"] == -12
    assert played("scoring.max_multiplier=1", whites=1).points["A"] == -3


def test_the_factor_is_exactly_64_just_below_the_cap() -> None:
    scene = played(whites=5, cut="knock")
    assert {line.factor for line in scene.result.lines} == {64}
    assert {line.factor for line in played(whites=5).result.lines} == {32}
