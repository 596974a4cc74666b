"""Who pays whom, the pot, and the end of a match: rule book A15, A16, B18 and section E."""

from fractions import Fraction
from typing import Any

import pytest

from tests.mighty.finished import finished
from tests.mighty.marks import cites, option
from tests.mighty.scene import GAME, dealt

POT = "score.run=none"


# ------------------------------------------------------------------------ payments


@pytest.mark.parametrize(
    ("seats", "friends", "shares"),
    [
        (3, "", (2, -1, -1)),
        (4, "B", (1, 1, -1, -1)),
        (5, "B", (2, 1, -1, -1, -1)),
        (6, "BC", (1, 1, 1, -1, -1, -1)),
        (7, "BC", (2, 1, 1, -1, -1, -1, -1)),
        (8, "BC", (3, 1, 1, -1, -1, -1, -1, -1)),
        (6, "B", (3, 1, -1, -1, -1, -1)),
        (4, "", (3, -1, -1, -1)),
        (5, "", (4, -1, -1, -1, -1)),
        (8, "", (7, -1, -1, -1, -1, -1, -1, -1)),
    ],
)
@cites(
    "Payments: each defender S, friends S each, the declarer the rest: three players 2S; four S "
    "and S; five 2S and S; six (3 v 3) S, S, S; seven 2S, S, S; eight 3S, S, S; alone: the number "
    "of defenders times S."
)
def test_payments_for_every_number_of_players(
    seats: int, friends: str, shares: tuple[int, ...]
) -> None:
    """A15: every defender pays S, the friend gets S, the declarer the rest; always zero-sum."""
    settings = "score.style=payment score.run=none score.back_run=none score.four_fail=equal"
    level = 30 if seats > 5 else 15
    for taken in (level + 2, level - 3):
        scene = finished(
            f"{level} hearts", taken, settings, friends=friends, seats=seats, profile="seed"
        )
        result = scene.result
        sign = 1 if result.made else -1
        assert result.worth
        assert tuple(scene.points.values()) == tuple(
            sign * share * result.worth for share in shares
        )


@option("score.four_fail", "equal", "declarer_alone", "two_one")
@cites("`four_fail`: equal by default.")
def test_who_pays_for_a_failure_with_four_players_a15() -> None:
    """P: −S/−S/+S/+S; −2S/0; −2S/−S with defenders +1.5S."""
    for name, shares in (
        ("equal", (-1, -1, 1, 1)),
        ("declarer_alone", (-2, 0, 1, 1)),
        ("two_one", (-2, -1, Fraction(3, 2), Fraction(3, 2))),
    ):
        settings = f"score.four_fail={name} score.back_run=none"
        failed = finished("15 hearts", 12, settings, friends="B", seats=4)
        assert tuple(failed.points.values()) == tuple(3 * share for share in shares)
        made = finished("15 hearts", 16, settings, friends="B", seats=4)
        assert len({abs(line.points) for line in made.result.lines}) == 1
        solo = finished("15 hearts", 12, settings, seats=4)
        assert tuple(solo.points.values()) == (-9, 3, 3, 3)
        five = finished("15 hearts", 12, settings, friends="B", seats=5)
        assert tuple(five.points.values()) == (-6, -3, 3, 3, 3)
    assert finished("15 hearts", 12, friends="B", seats=4).rules.score.four_fail == "equal"


def test_a_fraction_stays_exact() -> None:
    scene = finished(
        "14 hearts", 14, "score.made=risk", friends="B", seats=5, before="scores=1,2,3,4,5"
    )
    half = Fraction(3, 2)
    assert scene.result.worth == half
    assert scene.result.standing.scores == (4, 2 + half, 3 - half, 4 - half, 5 - half)
    assert isinstance(scene.result.standing.scores[0], int)


# ------------------------------------------------------------------------ the pot


@cites(
    "Penalty pot: the next winning attackers take it 3:2 (friend two fifths rounded down, shared "
    "by friends; declarer the rest; alone all); unclaimed at the end it is reported on its own."
)
def test_the_pot() -> None:
    """N: the caller pays 5 into a pot taken 3:2 by the next winning attackers."""

    def parts(friends: str, pot: int, taken: int = 15, **more: Any) -> tuple[int, ...]:
        scene = finished("15 hearts", taken, POT, friends=friends, before=f"pot={pot}", **more)
        paid = tuple(line.pot for line in scene.result.lines)
        assert sum(paid) == (pot if scene.result.made else 0)
        assert scene.result.standing.pot == (0 if scene.result.made else pot)
        return paid

    assert parts("B", 5) == (3, 2, 0, 0, 0)
    assert parts("B", 10) == (6, 4, 0, 0, 0)
    assert parts("B", 6) == (4, 2, 0, 0, 0)
    assert parts("", 5) == (5, 0, 0, 0, 0)
    assert parts("B", 5, taken=14) == (0, 0, 0, 0, 0)
    two = finished(
        "30 hearts",
        30,
        "score.style=payment",
        friends="BC",
        seats=6,
        profile="seed",
        before="pot=10",
    )
    assert tuple(line.pot for line in two.result.lines) == (6, 2, 2, 0, 0, 0)
    lost = finished("15 hearts", 14, "match.deals=1", friends="B", before="pot=5 misdeals=1")
    assert lost.winners
    assert lost.result.standing.pot == 5


@option("misdeal.penalty", "doubling")
def test_the_doubling_starts_anew_when_the_pot_is_taken() -> None:
    settings = "misdeal.penalty=doubling"
    taken = finished("15 hearts", 15, settings, friends="B", before="pot=6 misdeals=2")
    assert taken.result.standing.misdeals == 0
    left = finished("15 hearts", 14, settings, friends="B", before="pot=6 misdeals=2")
    assert left.result.standing.misdeals == 2


def test_with_penalty_points_the_pot_is_taken_off_the_score() -> None:
    scene = finished(
        "15 hearts", 15, "", friends="B", profile="seed", before="pot=5 scores=9,9,9,9,9"
    )
    assert scene.result.standing.scores == (6, 7, 12, 12, 12)


# ------------------------------------------------------------------------ the end of a match


@option("match.deals", "none", "1", "7")
@cites("A16", "Deals: twice the number of players by default; redeals do not count.")
def test_how_many_deals_a_match_has() -> None:
    for seats in (3, 5, 8):
        level = 30 if seats > 5 else 15
        for deals, length in (("none", 2 * seats), ("1", 1), ("7", 7)):
            settings = f"match.deals={deals}"
            for before, over in ((length - 2, False), (length - 1, True)):
                if before < 0:
                    continue
                scene = finished(
                    f"{level} hearts",
                    level,
                    settings,
                    seats=seats,
                    profile="seed",
                    redeals=3,
                    before=f"deals={before}",
                )
                assert bool(scene.winners) is over
                assert scene.result.standing.deals == before + 1


@option("match.target", "none", "50")
@cites("`target`: after a deal, any score at or beyond it (penalties: the lowest total wins then).")
def test_the_match_ends_at_a_score() -> None:
    """A16: first to ±N."""
    for scores, winners in (
        ("45,0,0,0,0", "A"),
        ("0,0,-46,0,0", "A"),
        ("39,0,0,0,0", ""),
    ):
        scene = finished(
            "15 diamonds", 16, "match.target=50", friends="B", before=f"scores={scores}"
        )
        assert scene.winners == winners, scores
    free = finished(
        "15 diamonds", 16, "match.target=none", friends="B", before="scores=999,0,0,0,0"
    )
    assert free.winners == ""
    penalties = finished(
        "15 hearts",
        15,
        "match.target=50",
        friends="B",
        profile="seed",
        before="scores=10,20,48,0,30",
    )
    assert penalties.winners == "D"


def test_ties_are_shared_and_the_lowest_penalty_wins_a16() -> None:
    last = "match.deals=1"
    scene = finished("15 hearts", 15, last, friends="B", before="scores=0,0,8,8,0")
    assert scene.winners == "A"
    tied = finished("15 hearts", 14, last, friends="B")
    assert tied.winners == "CDE"
    penalty = finished("15 hearts", 15, last, friends="B", profile="seed")
    assert penalty.winners == "AB"


# ------------------------------------------------------------------------ who deals next


@option("match.next_dealer", "left", "same", "friend_or_declarer", "declarer_if_made_else_friend")
@cites(
    "B18",
    "Next dealer `friend_or_declarer`: the friend revealed first; with none, fake or declarer-won "
    "first trick, the declarer.",
)
def test_who_deals_next() -> None:
    """P, N: the friend; Lerisia, M: the declarer if he made it; S is silent: next left."""
    for rule, made, failed, solo in (
        ("left", "A", "A", "A"),
        ("same", "E", "E", "E"),
        ("friend_or_declarer", "C", "C", "A"),
        ("declarer_if_made_else_friend", "A", "C", "A"),
    ):
        settings = f"match.next_dealer={rule}"
        assert finished("15 hearts", 15, settings, friends="C").next_dealer == made
        assert finished("15 hearts", 14, settings, friends="C").next_dealer == failed
        assert finished("15 hearts", 14, settings).next_dealer == solo
    first = finished(
        "30 hearts",
        30,
        "match.next_dealer=friend_or_declarer",
        friends="CB",
        seats=6,
        profile="seed",
    )
    assert first.next_dealer == "C"


def test_the_opener_knows_the_last_deal() -> None:
    """The standing carries the declarer and the first friend on to the next deal."""
    scene = finished("15 hearts", 15, friends="C")
    assert (scene.result.standing.declarer, scene.result.standing.friend) == (0, 2)
    nobody = finished("15 hearts", 15)
    assert nobody.result.standing.friend == -1
    deal, _ = GAME.deal(scene.rules, 5, 4, scene.result.standing)
    assert deal.standing.friend == 2


@cites("A14")
def test_each_player_s_points_lie_before_him() -> None:
    """A14: captured points are kept by seat, visible to all; the friend stays hidden."""
    scene = dealt("A: SA C2 HA | B: CA CK").won("A bid 13 hearts").ready(friend="call CK")
    scene.leads("SA").play("A play C2").until("B").play("B play CA")
    for name in ("A", "C", "spectator"):
        view = scene.view(name)
        counted = [sum(c.rank >= 10 for c in pile) for pile in scene.deal.captured]
        assert list(view.captured) == counted
        assert view.friends == ()
