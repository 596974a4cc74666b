"""The end of a match: rule book 1.13, A23 and section 4, "Play, scores, end"."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import GAME, Scene, dealt, rules_of
from weli.games.mulatschak.events import Line, Standing
from weli.games.mulatschak.scoring import settle

# With Leaves as trump A takes exactly three tricks, B two, C and D none.
THREE = "A: LS Weli LK A9 A10 | B: AS AK L7 L8 L9 | C: H6 H7 H8 HU B9 | D: H9 H10 HO B8 BU"


def played(scores: tuple[int, ...], settings: str = "", bid: str = "A bid 2") -> Scene:
    """A deal in which A writes 3 down, B 2, and C and D 5 up."""
    scene = dealt(THREE, f"limits.no_bid_at=none {settings}", scores=scores).go_on("bidding")
    return scene.play(bid).go_on("trump").play("A trump leaves").go_on()


@option("match.start_score", 21, 15, 20)
def test_where_a_match_starts_1_13() -> None:
    """S1, MU: 21; Geiser 15; HM 20."""
    for settings, score in (("", 21), ("match.start_score=15", 15), ("match.start_score=20", 20)):
        assert GAME.start(rules_of(settings), 4).scores == (score,) * 4


def test_the_first_to_reach_zero_wins_1_13() -> None:
    assert played((3, 9, 9, 9)).winners == {"A"}
    assert played((4, 9, 9, 9)).winners == set()


@option("match.tie", "lowest_then_declarer")
@cites("A23")
def test_the_lowest_signed_score_wins_after_everything_is_booked() -> None:
    """Rule book 1.13: decide after the whole deal is booked; do not clamp."""
    assert played((2, 2, 9, 9)).result.standing.scores == (-1, 0, 14, 14)
    assert played((2, 2, 9, 9)).winners == {"A"}
    assert played((3, 1, 9, 9)).winners == {"B"}


@option("match.tie", "lowest_then_declarer")
@cites("A23")
def test_equal_scores_the_declarer_and_else_shared() -> None:
    assert played((3, 2, 9, 9)).winners == {"A"}, "A declared"
    rules = rules_of()
    lines = tuple(Line(seat, "trick", 1, -1, 1) for seat in range(4))
    shared = settle(rules, Standing((1, 1, 9, 9)), lines, 2, frozenset())
    assert shared.winners == (0, 1)


@option("match.tie", "shared")
@cites("`tie=shared`: everyone at 0 or below shares")
def test_everyone_at_zero_or_below_shares() -> None:
    """DM and TR: joint winners."""
    assert played((2, 2, 9, 9), "match.tie=shared").winners == {"A", "B"}
    assert played((2, 3, 9, 9), "match.tie=shared").winners == {"A"}


@option("match.bust_limit", "none", 100)
@cites("Bust: at the limit or above, after booking")
def test_at_the_bust_limit_the_lowest_wins() -> None:
    """DM (100), HM, TR: the game ends when a player hits the limit."""
    scores = (40, 50, 95, 60)
    assert played(scores, "match.bust_limit=100").winners == {"A"}
    assert played((40, 50, 94, 60), "match.bust_limit=100").winners == set()
    assert played(scores).winners == set()


@option("match.bust_limit", 100)
@cites(
    "if somebody is at 0 or below the normal rule holds, otherwise the lowest score wins, ties "
    "shared"
)
def test_bust_and_zero_in_one_deal_and_bust_ties() -> None:
    assert played((3, 2, 95, 9), "match.bust_limit=100").winners == {"A"}
    assert played((41, 40, 95, 60), "match.bust_limit=100").winners == {"A", "B"}
    both = played((3, 2, 95, 9), "match.bust_limit=100 match.tie=shared")
    assert both.winners == {"A", "B"}


@option("match.clamp_at_zero", "yes", "no")
@cites("`clamp_at_zero` is display only")
def test_clamping_changes_no_score_and_no_winner() -> None:
    """DM and KK show 0 instead of less; the engine keeps the signed score."""
    for setting in ("yes", "no"):
        scene = played((1, 2, 9, 9), f"match.clamp_at_zero={setting}")
        assert scene.result.standing.scores == (-2, 0, 14, 14)
        assert scene.winners == {"A"}
        lowest = 0 if setting == "yes" else -2
        assert GAME.shown_scores(scene.rules, (-2, 0, 14, 14)) == (lowest, 0, 14, 14)


def test_a_match_that_has_ended_is_counted_and_kept() -> None:
    standing = played((3, 9, 9, 9)).result.standing
    assert (standing.deals, standing.winners) == (1, (0,))
