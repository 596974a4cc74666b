"""What low scores forbid: rule book 1.12, A15 to A17 and section 4."""

import pytest

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import dealt


@option("limits.no_bid_at", 5)
@cites("A15")
def test_five_points_or_less_bid_no_more_in_salzburg() -> None:
    """S1: from a score of only 5 points the player may announce no more."""
    scene = dealt(scores=(5, 6, 21, 21)).go_on("bidding")
    assert scene.asks == "B bidding"
    assert "bid 1" in scene.legal


@option("limits.no_bid_at", "none")
@cites("A15")
def test_no_bar_on_bidding_with_geiser() -> None:
    """S2: who has five or less must play, and may bid."""
    scene = dealt(profile="geiser", scores=(1, 21, 21, 21))
    assert scene.asks == "A bidding"
    assert "bid 1" in scene.legal


@option("limits.no_home_at", 5)
@cites("A15")
def test_five_points_or_less_must_play_with_geiser() -> None:
    scene = dealt(profile="geiser", scores=(15, 5, 6, 15)).play("A bid 1").go_on("trump")
    scene.play("A trump leaves").go_on("home")
    assert (scene.asks, scene.legal) == ("B home", {"play along"})
    assert scene.refuses("B stay home") == ("score_too_low_for_home", "limits.no_home_at")
    assert scene.play("B play along").legal == {"play along", "stay home"}


@option("limits.no_home_at", 3, "none")
def test_three_points_or_less_must_play_in_salzburg() -> None:
    """S1: from 3 points the player has to go with every game."""
    scene = dealt(scores=(21, 3, 4, 21)).go_on("bidding").play("A bid 1").go_on("trump")
    scene.play("A trump leaves")
    assert (scene.asks, scene.legal) == ("B home", {"play along"})
    assert scene.play("B play along").legal == {"play along", "stay home"}
    free = dealt(settings="limits.no_home_at=none", scores=(21, 1, 4, 21))
    free.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves")
    assert free.legal == {"play along", "stay home"}


@option("limits.no_exchange_at", 3)
def test_three_points_or_less_exchange_nothing() -> None:
    """S1 and S2: from 3 points cards may no longer be exchanged."""
    scene = dealt("A: LS LK H7 B8 A9", scores=(21, 3, 4, 21), settings="limits.no_bid_at=none")
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves")
    scene.go_on("exchange").play("A exchange none")
    assert (scene.asks, scene.legal) == ("B exchange", {"exchange none"})
    card = min(scene.hand("B"))
    reason = ("score_too_low_to_exchange", "limits.no_exchange_at")
    assert scene.refuses(f"B exchange {card}") == reason
    assert scene.refuses("B Packerl") == reason
    scene.play("B exchange none")
    assert "Packerl" in scene.legal


@option("limits.no_exchange_at", "none")
def test_no_bar_on_exchanging() -> None:
    scene = dealt(scores=(21, 1, 21, 21), settings="limits.no_exchange_at=none")
    scene.go_on("bidding").play("A bid 1").go_on("exchange")
    assert "Packerl" in scene.play("A exchange none").legal


@option("limits.no_bid_at", 5)
@cites("A17")
def test_deadlock_guard_when_everyone_is_barred_the_bar_is_lifted() -> None:
    """A17: otherwise the game could not end (no source sees it)."""
    scene = dealt(scores=(5, 4, 3, 2))
    assert scene.asks == "A muli"
    scene.go_on("bidding")
    assert scene.asks == "A bidding"
    assert "bid 1" in scene.legal
    assert scene.play("A bid 1, B pass, C pass").asks == "D bidding"
    assert "hold" in scene.legal


@option("seating.fifth_sits_out", "yes")
@cites("A17")
def test_deadlock_guard_counts_only_those_who_take_part() -> None:
    """D sits out and could bid, which helps nobody."""
    scene = dealt(seats=5, settings="seating.fifth_sits_out=yes", scores=(5, 4, 3, 21, 2))
    assert scene.asks == "A muli"


@cites("Low-score limits go by the score at the start of the deal")
@pytest.mark.parametrize(("score", "asked"), [(5, "B"), (6, "A")])
def test_limits_go_by_the_score_at_the_start_of_the_deal(score: int, asked: str) -> None:
    scene = dealt(scores=(score, 21, 21, 21)).go_on("bidding")
    assert scene.asks == f"{asked} bidding"
    assert scene.deal.standing.scores[0] == score
