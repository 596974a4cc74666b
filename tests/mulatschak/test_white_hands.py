"""White hands: rule book 1.5, A4, A5 and section 4, "White hands"."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, begun, cards, deal_out, dealt, mixed
from weli.games.mulatschak.doublings import Carried
from weli.games.mulatschak.events import DealBegan, ThrownIn, WhiteShown
from weli.games.mulatschak.trumps import is_white

WHITE = "A7 A8 A9 A10 L7"
OTHER_WHITE = "L8 L9 L10 H7 H8"


@cites("A5")
def test_what_a_white_hand_is_1_5() -> None:
    """No Unter, Ober, King, Sow or Weli; a Weli spoils it (CT, S1 "Unter or higher")."""
    assert is_white(cards("A6 A10 L9 H7 B8"))
    for court in ("AU", "AO", "AK", "AS", "Weli"):
        assert not is_white(cards(f"A6 A10 L9 H7 {court}"))


@option("white.redeal", "mandatory")
@cites("Mandatory: the first white hand from forehand is shown to all and ends the deal", "A4")
def test_mandatory_the_first_white_hand_from_forehand_is_shown_and_ends_the_deal() -> None:
    """S1: each player must have an Unter or better, else the deal goes together."""
    scene = dealt(f"B: {WHITE} | C: {OTHER_WHITE}")
    for reader in ("A", "B", "D", "spectator"):
        assert scene.told(reader, WhiteShown) == [WhiteShown(1, tuple(sorted(cards(WHITE))))]
        assert scene.told(reader, ThrownIn) == [ThrownIn("white", Carried(whites=1))]
    assert scene.asks == "nature shuffle"


@cites("One factor of 2 for a deal, however many hands were white")
def test_one_factor_for_a_deal_however_many_hands_were_white() -> None:
    scene = dealt(f"A: {WHITE} | B: {OTHER_WHITE}")
    assert scene.deal.carried.whites == 1


def test_same_dealer_new_cut_and_compounding_factor_1_5() -> None:
    """Rule book 1.5: the same dealer shuffles again, a new cut, x2 for each, compounding (TR)."""
    scene = dealt(f"B: {WHITE}")
    deal_out(scene, f"A: {WHITE}")
    assert (scene.deal.dealer, scene.asks) == (3, "nature shuffle")
    scene.shuffle(mixed(scene))
    assert scene.asks == "C cut"
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump hearts").go_on()
    assert scene.result.doublings == (("hearts", 2), ("white", 4))
    assert all(line.factor == 8 for line in scene.result.lines)


@cites("A lifted Weli is in the hand, so the hand is not white")
def test_a_lifted_weli_spoils_a_white_hand() -> None:
    scene = dealt("C: A7 A8 A9 A10", cut="take")
    assert scene.hand("C") == {"Weli", "A7", "A8", "A9", "A10"}
    assert scene.asks == "A muli"


@option("white.redeal", "off")
def test_off_a_white_hand_is_played() -> None:
    scene = dealt(f"A: {WHITE}", "white.redeal=off")
    assert scene.asks == "A muli"


@option("white.redeal", "optional")
@option("white.timing", "before_bidding")
@cites(
    "Optional: *every* seat is asked in order from forehand",
    'a hand that is not white can only answer "keep"',
    "the first announcement ends the deal and shows the hand",
    "Before bidding, the white question comes before the Muli question",
)
def test_optional_every_seat_is_asked_so_that_asking_tells_nothing() -> None:
    """CK and FK: a white hand may be thrown in."""
    scene = dealt(f"B: {WHITE} | C: {OTHER_WHITE}", "white.redeal=optional")
    assert (scene.asks, scene.legal) == ("A white_hand", {"keep hand"})
    assert scene.refuses("A throw in") == ("hand_not_white", "")
    scene.play("A keep hand")
    assert scene.legal == {"throw in", "keep hand"}
    scene.play("B throw in")
    assert scene.told("D", WhiteShown) == [WhiteShown(1, tuple(sorted(cards(WHITE))))]
    assert scene.asks == "nature shuffle"
    assert scene.deal.carried.whites == 1


@option("white.redeal", "optional")
def test_optional_all_keep_and_the_muli_question_follows() -> None:
    scene = dealt(f"B: {WHITE}", "white.redeal=optional")
    scene.play("A keep hand, B keep hand, C keep hand, D keep hand")
    assert scene.asks == "A muli"


@option("white.redeal", "optional")
@option("white.timing", "before_bidding")
def test_before_bidding_nobody_is_asked_again_after_the_first_round() -> None:
    scene = dealt(f"B: {WHITE}", "white.redeal=optional").go_on("bidding")
    assert scene.play("A bid 1, B pass, C pass, D pass").asks == "A trump"


@option("white.timing", "before_bidding")
def test_before_bidding_a_white_hand_never_hears_a_bid() -> None:
    scene = dealt(f"D: {WHITE}", "white.timing=before_bidding", profile="geiser")
    assert scene.asks == "nature shuffle"


def krisch(hands: str = f"C: {WHITE}", settings: str = "") -> Scene:
    """A table where a white hand may be folded after the first round."""
    return dealt(hands, settings, profile="krisch").go_on("bidding")


@option("white.timing", "after_first_round")
@cites("when everyone has spoken or the bidding has ended", "A4")
def test_after_the_first_round_everyone_is_asked_and_then_the_bidding_goes_on() -> None:
    """CK: a white hand may be folded only after the first bidding round."""
    scene = krisch().play("A bid 1, B bid 2, C pass, D pass")
    assert scene.asks == "A white_hand"
    scene.play("A keep hand, B keep hand, C keep hand, D keep hand")
    assert scene.asks == "A bidding"
    scene.play("A bid 3, B pass")
    assert scene.asks == "A trump"


@option("white.timing", "after_first_round")
@cites("its holder may have bid")
def test_the_holder_of_a_white_hand_may_have_bid() -> None:
    scene = krisch().play("A pass, B pass, C bid 2, D pass")
    scene.play("A keep hand, B keep hand, C throw in")
    assert scene.asks == "nature shuffle"
    assert scene.deal.carried == Carried(whites=1)


@option("white.timing", "after_first_round")
@cites("before an all-pass redeal and before trump", "goes before a Muli and before all-pass")
def test_a_white_hand_goes_before_all_pass() -> None:
    """Rule book, section 4: the all-pass count stays as it is when the hand was white."""
    scene = krisch().play("A pass, B pass, C pass, D pass")
    assert scene.asks == "A white_hand"
    scene.play("A keep hand, B keep hand, C throw in")
    assert scene.deal.carried == Carried(whites=1, passed=0)
    assert [event.cause for event in scene.told("A", ThrownIn) if isinstance(event, ThrownIn)] == [
        "white"
    ]


@option("white.timing", "after_first_round")
@option("white.redeal", "mandatory")
@cites("a white hand goes before a Muli")
def test_a_white_hand_voids_an_announced_muli_1_5() -> None:
    """S1: a Muli deal "can also go together"."""
    settings = "white.timing=after_first_round bidding.muli_out_of_turn=yes"
    scene = dealt(f"C: {WHITE}", settings).play("A no muli, B muli")
    assert scene.asks == "nature shuffle"
    assert scene.deal.carried.whites == 1
    in_turn = dealt(f"C: {WHITE}", "white.timing=after_first_round", profile="geiser")
    in_turn.play("A muli")
    assert in_turn.asks == "nature shuffle"


@option("white.timing", "after_first_round")
@option("white.redeal", "mandatory")
def test_single_round_white_hands_are_seen_to_before_the_duel() -> None:
    """When everyone has spoken, though the duel is still to come."""
    scene = dealt(f"C: {WHITE}", "white.timing=after_first_round", profile="geiser")
    scene.play("A bid 1, B bid 2, C pass, D hold")
    assert scene.asks == "nature shuffle"


@option("white.redeal", "off")
@option("white.timing", "after_first_round")
def test_timing_means_nothing_without_redeals() -> None:
    scene = krisch(settings="white.redeal=off").play("A bid 1, B pass, C pass, D pass")
    assert scene.asks == "A trump"


def test_a_redeal_begins_with_fresh_hands_and_the_same_standing() -> None:
    scene = begun(scores=(7, 8, 9, 10))
    deal_out(scene, f"B: {WHITE}")
    assert scene.deal.hands == ((),) * 4
    assert scene.deal.standing.scores == (7, 8, 9, 10)
    assert len(scene.told("A", DealBegan)) == 1
