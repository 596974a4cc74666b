"""The Muli: out of turn, in turn, held by the dealer; rule book 1.6 and section 4, "Bidding"."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import dealt
from weli.games.mulatschak.contracts import MULI
from weli.games.mulatschak.events import DeclarerFound


@option("bidding.muli_out_of_turn", "yes")
def test_the_window_asks_from_forehand_and_the_first_claimant_has_it() -> None:
    """S1: the Muli may be announced straight after the deal, without waiting for one's turn."""
    scene = dealt()
    assert (scene.asks, scene.legal) == ("A muli", {"muli", "no muli"})
    scene.play("A no muli, B muli")
    assert scene.asks == "B trump"
    assert scene.told("spectator", DeclarerFound) == [DeclarerFound(1, MULI)]


@option("bidding.muli_out_of_turn", "no")
def test_without_the_window_a_muli_waits_for_its_turn() -> None:
    """S2: it is bid in turn."""
    scene = dealt(profile="geiser")
    assert scene.asks == "A bidding"
    assert "muli" in scene.legal


@cites("Declining the Muli window does not bar a Muli in turn or in the duel")
def test_declining_the_window_bars_nobody() -> None:
    scene = dealt().go_on("bidding").play("A muli")
    assert scene.asks == "A trump"
    duel = dealt().go_on("bidding").play("A bid 1, B pass, C pass, D hold, A muli")
    assert duel.asks == "A trump"


@cites("barred players (scores are public) are not asked")
def test_barred_players_are_not_asked() -> None:
    scene = dealt(scores=(5, 21, 4, 21))
    assert scene.asks == "B muli"
    scene.play("B no muli")
    assert scene.asks == "D muli"
    scene.play("D no muli")
    assert scene.asks == "B bidding"


@option("limits.low_score_may_muli", "no")
@cites("A16")
def test_a_low_score_bars_the_muli_too_1_12() -> None:
    """S1: the ban covers bidding, holding and Muli, since the Muli is a bid of five."""
    scene = dealt(scores=(5, 21, 21, 21)).go_on("bidding")
    assert scene.asks == "B bidding"


@option("limits.low_score_may_muli", "yes")
@cites("A16")
def test_a_low_score_may_still_go_muli() -> None:
    """DB's program lets the Muli through."""
    scene = dealt(settings="limits.low_score_may_muli=yes", scores=(5, 21, 21, 21))
    assert (scene.asks, scene.legal) == ("A muli", {"muli", "no muli"})
    scene.go_on("bidding")
    assert (scene.asks, scene.legal) == ("A bidding", {"pass", "muli"})
    assert scene.refuses("A bid 1") == ("score_too_low_to_bid", "limits.no_bid_at")


@option("limits.low_score_may_muli", "yes")
@cites("a dealer who has not passed and is not barred")
def test_a_low_score_may_go_muli_but_not_hold() -> None:
    scene = dealt(settings="limits.low_score_may_muli=yes", scores=(21, 21, 21, 5))
    scene.go_on("bidding").play("A bid 1, B pass, C pass")
    assert (scene.asks, scene.legal) == ("D bidding", {"pass", "muli"})
    assert scene.refuses("D hold") == ("score_too_low_to_bid", "limits.no_bid_at")


@option("bidding.dealer_may_hold_muli", "no")
def test_the_dealer_cannot_hold_a_muli_1_6() -> None:
    """DM: no; S1 and S2 are silent."""
    assert dealt().play("A muli").asks == "A trump"
    assert dealt().go_on("bidding").play("A muli").asks == "A trump"


@option("bidding.dealer_may_hold_muli", "yes")
@cites("`dealer_may_hold_muli`: asked at once, nobody can raise after")
def test_the_dealer_may_hold_a_muli_and_nobody_can_raise_after() -> None:
    settings = "bidding.dealer_may_hold_muli=yes"
    window = dealt(settings=settings).play("A no muli, B muli")
    assert (window.asks, window.legal) == ("D hold_muli", {"pass", "hold"})
    window.play("D hold")
    assert window.asks == "D trump"
    in_turn = dealt(settings=settings).go_on("bidding").play("A bid 1, B muli, D pass")
    assert in_turn.asks == "B trump"
    duel = dealt(settings=settings).go_on("bidding")
    duel.play("A bid 1, B pass, C pass, D hold, A muli, D hold")
    assert duel.asks == "D trump"
    assert duel.told("A", DeclarerFound) == [DeclarerFound(3, MULI)]


@option("bidding.dealer_may_hold_muli", "yes")
def test_who_is_not_asked_to_hold_a_muli() -> None:
    """Neither a dealer who goes Muli himself, nor one who has passed or is barred."""
    settings = "bidding.dealer_may_hold_muli=yes"
    assert (
        dealt(settings=settings).play("A no muli, B no muli, C no muli, D muli").asks == "D trump"
    )
    barred = dealt(settings=settings, scores=(21, 21, 21, 5)).play("A muli")
    assert barred.asks == "A trump"
    rounds = "bidding.dealer_may_hold_muli=yes bidding.muli_first_round_only=no"
    out = dealt(settings=rounds, profile="krisch").play("A bid 1, B bid 2, C pass, D pass")
    out.go_on("bidding").play("A muli")
    assert out.asks == "A trump"
    later = dealt(settings=rounds, profile="krisch").play("A bid 1, B bid 2, C pass, D pass")
    later.go_on("bidding").play("A bid 3, B muli")
    assert later.asks == "B trump"


@option("bidding.muli_first_round_only", "yes")
@cites("`muli_first_round_only` (krisch): no Muli once everyone has spoken")
def test_no_muli_once_everyone_has_spoken() -> None:
    scene = dealt(profile="krisch").play("A bid 1, B bid 2, C pass")
    assert "muli" in scene.legal, "the dealer has not spoken yet"
    scene.play("D pass").go_on("bidding")
    assert scene.legal == {"pass", "bid 3", "bid 4", "bid 5"}
    assert scene.refuses("A muli") == ("muli_too_late", "bidding.muli_first_round_only")


@option("bidding.muli_first_round_only", "no")
def test_a_muli_in_a_later_round() -> None:
    scene = dealt(settings="bidding.muli_first_round_only=no", profile="krisch")
    scene.play("A bid 1, B bid 2, C pass, D pass").go_on("bidding").play("A muli")
    assert scene.asks == "A trump"


@cites("in a Muli nobody is home")
def test_in_a_muli_everyone_plays_and_nobody_exchanges_1_9() -> None:
    """S1: nobody may stay home, nobody may exchange."""
    scene = dealt().play("A muli, A trump leaves")
    assert scene.asks == "A play"
    for profile in ("geiser", "app33"):
        scene = dealt(profile=profile).go_on("bidding").play("A muli").go_on("trump")
        assert scene.play("A trump acorns").asks == "A play"
