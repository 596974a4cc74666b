"""Textbook hands: what the rule-of-thumb player decides, and why."""

import pytest

from tests.mulatschak.scene import GAME, Scene, begun, dealt
from tests.scene import seat_of
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.games.mulatschak.trumps import pack_of
from weli.kernel.chance import KeyedRandom

THREE = "A bid 3, B pass, C pass, D pass"
"""The calls after which A declares three tricks."""

STRONG = "AS Weli AK LS H7"
WEAK = "A7 L8 H9 BU B7"


def choice(scene: Scene) -> str:
    """What the player who is asked would do, in words."""
    question = GAME.question(scene.deal)
    assert question is not None
    view = scene.view("ABCDE"[question.seat])
    action = RuleOfThumb().choose(view, GAME.legal(scene.deal), KeyedRandom(b"unused"), 0)
    return GAME.write(action)


def bidding(hands: str, settings: str = "", calls: str = "", scores: tuple[int, ...] = ()) -> Scene:
    """A deal in which the bidding has come so far; A is forehand and D deals."""
    scene = dealt(hands, settings, scores=scores).go_on("bidding")
    return scene.play(calls) if calls else scene


TWO = "A bid 2, B pass, C pass, D pass"
"""The calls after which A declares two tricks."""


def declared(hands: str, calls: str = TWO, *, settings: str = "", talon: str = "") -> Scene:
    """A deal in which A declares with Acorns as trump."""
    scene = dealt(hands, settings, talon=talon).go_on("bidding").play(calls)
    return scene.play("A trump acorns")


# ------------------------------------------------------------------------ before the bidding


def test_the_weli_is_taken_since_it_is_the_second_trump_of_every_suit() -> None:
    scene = begun()
    order = [card for card in _pack(scene) if card != "Weli"]
    scene.play(f"nature shuffle Weli {' '.join(order)}, C lift 1")
    assert scene.asks == "C take_weli"
    assert choice(scene) == "take Weli"


def _pack(scene: Scene) -> list[str]:
    return [card.code for card in pack_of(scene.rules.pack)]


@pytest.mark.parametrize(
    ("scores", "knocks"),
    [((21, 21, 21, 21), False), ((5, 21, 21, 21), False), ((5, 9, 60, 9), True)],
)
def test_only_a_player_who_is_far_behind_doubles_by_knocking(
    scores: tuple[int, ...], knocks: bool
) -> None:
    scene = begun(scores=scores)
    scene.play(f"nature shuffle {' '.join(_pack(scene))}")
    assert (choice(scene) == "knock") == knocks


def test_a_white_hand_is_thrown_in_when_that_is_free() -> None:
    scene = dealt("A: A7 L8 H9 B10 A8", "white.redeal=optional").go_on("white_hand")
    assert choice(scene) == "throw in"


# ------------------------------------------------------------------------ bidding


def test_a_hand_that_makes_five_as_it_is_goes_muli() -> None:
    scene = dealt("A: AS Weli AK AO AU").go_on("muli")
    assert choice(scene) == "muli"


def test_four_good_cards_are_no_muli_since_nothing_is_exchanged() -> None:
    assert choice(dealt(f"A: {STRONG}").go_on("muli")) == "no muli"


def test_a_muli_is_bolder_where_a_failed_one_costs_nothing() -> None:
    hand = "A: AS AK AO A10 HS"
    cheap = "scoring.muli_lost_declarer=0 scoring.muli_lost_others=0 scoring.muli_won_declarer=-40"
    assert choice(dealt(hand).go_on("muli")) == "no muli"
    assert choice(dealt(hand, cheap).go_on("muli")) == "muli"


def test_a_strong_hand_tops_the_bids_that_a_weak_one_leaves_alone() -> None:
    assert choice(bidding(f"B: {STRONG}", calls="A bid 2")) == "bid 3"
    assert choice(bidding(f"B: {WEAK}", calls="A bid 2")) == "pass"


def test_a_weak_hand_does_not_top_a_bid_of_three() -> None:
    assert choice(bidding(f"B: {WEAK}", calls="A bid 3")) == "pass"


def test_the_dealer_holds_a_bid_that_his_hand_makes_rather_than_raise_it() -> None:
    scene = bidding("D: AS Weli A10 H7 B9", calls="A bid 2, B pass, C pass")
    assert choice(scene) == "hold"


def test_a_bid_that_costs_forty_to_fail_is_left_to_others() -> None:
    hand, calls = "B: AS AK A9 L8 H7", "A bid 2"
    assert choice(bidding(hand, "scoring.failed_bid=4", calls)) == "bid 3"
    assert choice(bidding(hand, "scoring.failed_bid=40", calls)) == "pass"


# ------------------------------------------------------------------------ trump and going


def test_trump_is_the_long_strong_suit() -> None:
    scene = bidding("A: LS LK L9 H7 B8", calls="A bid 2, B pass, C pass, D pass")
    assert choice(scene) == "trump leaves"


def test_of_two_equal_suits_the_one_that_does_not_double_is_named_with_a_poor_hand() -> None:
    scene = bidding("A: HU H9 LU L9 B7", calls="A bid 3, B pass, C pass, D pass")
    assert choice(scene) != "trump hearts"


def test_a_hand_without_a_good_suit_looks_for_trump_blind() -> None:
    scene = bidding("A: A7 L8 L9 H9 BU", calls="A bid 1, B pass, C pass, D pass")
    assert choice(scene) == "blind trump"


def test_the_trump_sow_plays_along_since_it_takes_a_trick_for_sure() -> None:
    assert choice(declared("A: LS | B: AS A7 L8 H9 B7")) == "play along"


def test_a_hand_without_a_trump_stays_home_for_one_point() -> None:
    assert choice(declared("A: AS Weli | B: L8 L9 H9 B7 BU", calls=THREE)) == "stay home"


def test_a_dear_home_is_left_by_a_hand_that_would_stay_in_a_cheap_one() -> None:
    hands = "A: AS Weli | B: L8 L9 H9 B7 BU"
    cheap, dear = declared(hands, THREE), declared(hands, THREE, settings="home.cost=6")
    assert (choice(cheap), choice(dear)) == ("stay home", "play along")


# ------------------------------------------------------------------------ exchanging


def exchanging(hand: str, settings: str = "") -> Scene:
    """B, who plays along against A with Acorns as trump, is to exchange."""
    scene = declared(f"A: AK AO L7 | B: {hand}", settings=settings)
    scene.play("B play along, C stay home, D play along, A exchange L7")
    return scene.go_on("exchange")


def test_trumps_and_side_sows_are_kept_and_the_rest_is_changed() -> None:
    assert choice(exchanging("A10 AU LS H9 B7")) == "exchange H9 B7"


def test_a_hand_of_low_cards_takes_the_packerl() -> None:
    assert choice(exchanging("L8 L9 H9 B7 BU")) == "Packerl"


def test_the_bare_trump_sow_keeps_itself_and_takes_five() -> None:
    assert choice(exchanging("AS L9 H9 B7 BU")) == "five on the Sow"


def test_without_the_special_form_the_bare_sow_changes_the_other_four() -> None:
    scene = exchanging("AS L9 H9 B7 BU", "exchange.five_on_sow=no")
    assert choice(scene) == "exchange L9 H9 B7 BU"


def test_where_four_may_not_be_changed_the_best_of_the_four_stays() -> None:
    scene = exchanging("AS L9 H9 B7 BU", "exchange.five_on_sow=no exchange.forbid_four=yes")
    assert choice(scene) == "exchange L9 H9 B7"


def test_a_limit_of_two_leaves_the_two_worst_cards() -> None:
    assert choice(exchanging("AU L8 LS HK H7", "exchange.most=2")) == "exchange L8 H7"


def test_a_trump_on_sight_is_kept_and_a_low_card_is_refused() -> None:
    hands = "A: AK AO LS L9 H7"
    for card, answer in (("A9", "keep card"), ("B7", "refuse card")):
        scene = declared(hands, talon=card).play("B play along, C play along, D play along")
        assert choice(scene.play("A exchange H7")) == answer


# ------------------------------------------------------------------------ the tricks


def playing(hands: str, calls: str, settings: str = "") -> Scene:
    """A deal in which everybody plays with the cards as they were dealt; A leads."""
    scene = dealt(hands, settings).go_on("bidding").play(f"{calls}, A trump acorns")
    return scene.go_on("play")


def test_the_last_player_heads_as_cheaply_as_he_can() -> None:
    scene = playing("A: A9 | B: L7 | C: H7 | D: A10 AU AO AK L8", "A bid 1, B pass, C pass, D pass")
    scene.play("A play A9")
    while not scene.asks.startswith("D"):
        scene.move(seat_of(scene.asks[0]), next(iter(GAME.legal(scene.deal))))
    assert choice(scene) == "play A10"


def test_a_declarer_with_long_trumps_draws_trumps_with_the_highest() -> None:
    """Each of the four is the highest, since its player holds those above it."""
    scene = playing("A: AS Weli AK AO L7", THREE)
    assert choice(scene) in {"play AS", "play Weli", "play AK", "play AO"}


def test_a_declarer_with_two_trumps_keeps_the_sow_and_leads_a_loser() -> None:
    scene = playing("A: AS A9 L7 H8 B9", "A bid 1, B pass, C pass, D pass")
    assert choice(scene) in {"play L7", "play H8", "play B9"}


def test_a_loser_is_thrown_away_before_a_sow() -> None:
    scene = playing("A: H9 | B: LS L7 L8 B7 B9", "A bid 1, B pass, C pass, D pass")
    scene.play("A play H9")
    assert choice(scene) == "play L7"


def test_against_a_muli_the_card_that_can_still_take_a_trick_is_kept() -> None:
    scene = dealt("A: AS Weli AK AO LK | B: LS L7 H8 B8 BU").go_on("muli")
    scene.play("A muli, A trump acorns, A play AS")
    assert choice(scene) != "play LS"
