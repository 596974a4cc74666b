"""All pass, redeals and what they carry along: rule book 1.6, A7, A26 and section 4, "Bidding"."""

import pytest

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, deal_out, dealt
from weli.games.mulatschak.doublings import Carried
from weli.games.mulatschak.events import ThrownIn

WHITE = "B: A7 A8 A9 A10 L7"


def passed(scene: Scene) -> Scene:
    """Everybody passes, and the next cards are shuffled and dealt."""
    scene.go_on("bidding")
    while scene.asks.endswith("bidding"):
        scene.play(f"{scene.asks.split()[0]} pass")
        if scene.asks.endswith("white_hand"):
            scene.go_on("shuffle")
    deal_out(scene)
    return scene


@option("bidding.all_pass", "redeal")
@cites("A7")
def test_all_pass_the_same_dealer_deals_again_without_doubling() -> None:
    """S1 and S2 are silent; S1's list of doublers is closed (A7)."""
    scene = dealt().go_on("bidding").play("A pass, B pass, C pass, D pass")
    assert scene.told("A", ThrownIn) == [ThrownIn("all_pass", Carried(passed=1))]
    assert (scene.asks, scene.deal.dealer) == ("nature shuffle", 3)
    deal_out(scene)
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves").go_on()
    assert scene.result.doublings == ()


@option("bidding.all_pass", "redeal_double")
@cites("`redeal_double` compounds")
def test_redeal_double_compounds() -> None:
    """DM: throw in, x2."""
    scene = passed(passed(dealt(profile="app33")))
    assert scene.deal.carried == Carried(passed=2, doubled_passes=2)
    scene.go_on("bidding").play("A bid 2").go_on("trump").play("A trump leaves").go_on()
    assert scene.result.doublings == (("all_pass", 4),)


@option("bidding.all_pass", "dealer_must_bid")
def test_the_dealer_must_bid_when_nobody_else_has() -> None:
    """HM: the last player may not pass, and must bid at least one."""
    scene = dealt(settings="bidding.all_pass=dealer_must_bid").go_on("bidding")
    scene.play("A pass, B pass, C pass")
    assert scene.legal == {"bid 1", "bid 2", "bid 3", "bid 4", "muli"}
    assert scene.refuses("D pass") == ("dealer_must_bid", "bidding.all_pass")
    assert scene.refuses("D hold") == ("nothing_to_hold", "")
    bid = dealt(settings="bidding.all_pass=dealer_must_bid").go_on("bidding")
    bid.play("A bid 1, B pass, C pass")
    assert "pass" in bid.legal


@option("bidding.max_all_pass", 3)
@cites(
    "`max_all_pass=3`: three redeals, in the fourth deal the dealer may not pass "
    "(any bid from `min_bid`)"
)
def test_the_guard_three_redeals_and_then_the_dealer_must_bid() -> None:
    scene = passed(passed(passed(dealt())))
    scene.go_on("bidding").play("A pass, B pass, C pass")
    assert scene.legal == {"bid 1", "bid 2", "bid 3", "bid 4", "muli"}
    assert scene.refuses("D pass") == ("too_many_passes", "bidding.max_all_pass")


@option("bidding.max_all_pass", 0, 1)
@option("bidding.min_bid", 2)
@cites("any bid from `min_bid`")
def test_the_guard_at_other_numbers() -> None:
    never = dealt(settings="bidding.max_all_pass=0 bidding.min_bid=2").go_on("bidding")
    assert never.play("A pass, B pass, C pass").legal == {"bid 2", "bid 3", "bid 4", "muli"}
    once = passed(dealt(settings="bidding.max_all_pass=1"))
    assert "pass" not in once.go_on("bidding").play("A pass, B pass, C pass").legal


@option("bidding.max_all_pass", 0)
@cites("a bar on his bidding is lifted")
def test_the_guard_lifts_the_dealers_bar() -> None:
    """He is asked only if nobody else bids."""
    scores = (21, 21, 21, 5)
    scene = dealt(settings="bidding.max_all_pass=0", scores=scores).go_on("bidding")
    scene.play("A pass, B pass, C pass")
    assert (scene.asks, scene.legal) == ("D bidding", {"bid 1", "bid 2", "bid 3", "bid 4", "muli"})
    bid = dealt(settings="bidding.max_all_pass=0", scores=scores).go_on("bidding")
    assert bid.play("A bid 1, B pass, C pass").asks == "A trump"
    rounds = dealt(
        settings="bidding.max_all_pass=0 limits.no_bid_at=5", profile="krisch", scores=scores
    )
    rounds.play("A pass, B bid 1, C bid 2").go_on("bidding")
    assert rounds.asks == "B bidding", "the barred dealer is left out"


@option("bidding.max_all_pass", 0)
@option("bidding.rounds", "until_passes")
def test_the_guard_in_rounds_until_all_pass() -> None:
    scene = dealt(settings="bidding.max_all_pass=0", profile="krisch")
    scene.play("A pass, B pass, C pass")
    assert "pass" not in scene.legal
    scene.play("D bid 1").go_on("trump")
    assert scene.asks == "D trump"


@cites("White factors survive all-pass redeals")
@option("bidding.all_pass", "redeal")
def test_white_factors_survive_all_pass_redeals() -> None:
    scene = dealt(WHITE)
    deal_out(scene)
    assert passed(scene).deal.carried == Carried(whites=1, passed=1)


@cites("white redeals neither raise nor reset the all-pass count")
def test_white_redeals_leave_the_all_pass_count_alone() -> None:
    scene = passed(passed(dealt()))
    scene.go_on("bidding").play("A pass, B pass, C pass, D pass")
    deal_out(scene, WHITE)
    assert scene.deal.carried == Carried(whites=1, passed=3)
    deal_out(scene)
    assert "pass" not in scene.go_on("bidding").play("A pass, B pass, C pass").legal


@option("cut.knock_carries", "no")
@cites("a knock lapses on any redeal unless `knock_carries`", "A26")
@pytest.mark.parametrize("hands", ["", WHITE])
def test_a_knock_lapses_on_any_redeal(hands: str) -> None:
    """A26: a knock concerns one shuffle, and the redeal doubles by itself."""
    scene = dealt(hands, cut="knock")
    if not hands:
        scene.go_on("bidding").play("A pass, B pass, C pass, D pass")
    assert scene.deal.carried.knocks == 0
    deal_out(scene, cut="knock")
    assert scene.deal.carried.knocks == 1


@option("cut.knock_carries", "yes")
@cites("a knock lapses on any redeal unless `knock_carries`", "A26")
@pytest.mark.parametrize("hands", ["", WHITE])
def test_a_knock_that_carries_compounds_with_the_next(hands: str) -> None:
    scene = dealt(hands, "cut.knock_carries=yes", cut="knock")
    if not hands:
        scene.go_on("bidding").play("A pass, B pass, C pass, D pass")
    assert scene.deal.carried.knocks == 1
    deal_out(scene, cut="knock")
    assert scene.deal.carried.knocks == 2
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves").go_on()
    assert ("knock", 4) in scene.result.doublings
