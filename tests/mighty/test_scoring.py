"""What a deal is worth: rule book A15, B3, B14, B19 to B21, B29 and section E, "Scoring"."""

from collections.abc import Callable
from fractions import Fraction

from tests.mighty.finished import finished, worth
from tests.mighty.marks import cites, option
from tests.mighty.scene import dealt

PLAIN = "score.run=none score.back_run=none score.no_trump=1 score.alone=one"


# ------------------------------------------------------------------------ the seed's penalties


@option("score.style", "penalty")
@option("score.base", "min_minus_1")
@cites(
    "B3",
    "B20",
    "B21",
    "The seed's penalty points: fixed per table B, base `min - 1`; "
    "doubling them for a trump change is a decision (the text speaks of money).",
)
def test_penalty_points_of_the_seed_a15() -> None:
    """S: "the contract was of 15 points and was made, then each opponent is charged 3"."""
    made = finished("15 hearts", 17, friends="B", profile="seed")
    assert made.points == {"A": 0, "B": 0, "C": 3, "D": 3, "E": 3}
    failed = finished("15 hearts", 14, friends="B", profile="seed")
    assert failed.points == {"A": 3, "B": 3, "C": 0, "D": 0, "E": 0}
    for seats, base in ((3, 10), (4, 11), (5, 12), (6, 24), (7, 24), (8, 24)):
        scene = finished(f"{base + 4} hearts", base + 4, seats=seats, profile="seed")
        assert scene.result.base == 4
        lowest = finished(f"{base + 1} hearts", base + 1, seats=seats, profile="seed")
        assert lowest.result.base == 1, "B21: a minimum contract is worth one"
    alone = finished("15 hearts", 15, alone=True, profile="seed")
    assert alone.points == {"A": 0, "B": 3, "C": 3, "D": 3, "E": 3}
    for contract, taken in (("15 no-trump", 20), ("15 hearts", 20), ("15 hearts", 0)):
        assert finished(contract, taken, friends="B", profile="seed").result.worth == 3
    changed = finished("15 hearts", 15, friends="B", profile="seed", doubled=True)
    assert changed.points["C"] == 6


@option("score.base", "min_minus_1", "fixed_12")
def test_the_base_of_the_penalty() -> None:
    """Table B3: the lowest bid less one, or a fixed base (24 in two decks)."""
    for base, four, five, six in (("min_minus_1", 3, 2, 4), ("fixed_12", 2, 2, 4)):
        settings = f"score.base={base}"
        assert worth("14 hearts", 14, settings, seats=4, profile="seed") == four
        assert worth("14 hearts", 14, settings, seats=5, profile="seed") == five
        assert worth("28 hearts", 28, settings, seats=6, profile="seed") == six


@option("score.fail_split", "each", "shared")
@cites("B19")
def test_the_penalty_of_a_failed_contract() -> None:
    """S: "and in the presence of a partner his partner separately"."""
    each = finished("15 hearts", 9, "score.fail_split=each", friends="B", profile="seed")
    assert each.points == {"A": 3, "B": 3, "C": 0, "D": 0, "E": 0}
    shared = finished("15 hearts", 9, "score.fail_split=shared", friends="B", profile="seed")
    half = Fraction(3, 2)
    assert shared.points == {"A": half, "B": half, "C": 0, "D": 0, "E": 0}
    solo = finished("15 hearts", 9, "score.fail_split=shared", profile="seed")
    assert solo.points["A"] == 3
    two = finished("28 hearts", 9, "score.fail_split=shared", friends="BC", seats=6, profile="seed")
    assert two.points["A"] == two.points["C"] == Fraction(4, 3)


# ------------------------------------------------------------------------ the check values


@option("score.style", "payment")
@option("score.made", "official")
@option("score.failed", "short")
@cites("A15")
def test_the_check_values_of_a15() -> None:
    """15♦ take 16 → 5; 16NT take 18 → 16; 17♥ take 20 → 22; 16NT alone take 17 → 28."""
    one = finished("15 diamonds", 16, friends="B")
    assert one.points == {"A": 10, "B": 5, "C": -5, "D": -5, "E": -5}
    assert worth("16 no-trump", 18) == 16
    assert worth("17 hearts", 20) == 22
    alone = finished("16 no-trump", 17, alone=True)
    assert alone.points == {"A": 112, "B": -28, "C": -28, "D": -28, "E": -28}
    assert worth("13 hearts", 13) == 0, "S = 0 for a minimum contract made exactly"
    failed = finished("15 hearts", 12, friends="B")
    assert failed.points == {"A": -6, "B": -3, "C": 3, "D": 3, "E": 3}


def test_a_check_value_played_out_a15() -> None:
    """The same from the cards: A, with B, promises 15 diamonds; the last trick is lost."""
    hands = (
        "A: SA DA DK DQ DJ D10 D9 D8 D7 C2 | B: HA C10 C3 C4 C5 D2 D3 D4 D5 D6"
        "| C: CK S2 S3 S4 S5 S6 S7 S8 S9 H2 | D: CQ S10 SJ SQ SK H3 H4 H5 H6 H7"
        "| E: CJ C6 C7 C8 H8 H9 H10 HJ HQ HK"
    )
    scene = dealt(hands, kitty="CA C9 Joker", profile="korean").won("A bid 15 diamonds")
    scene.ready(friend="call HA").leads("SA DA DK DQ DJ D10 D9 D8 D7 C2")
    assert scene.takers == "AAAAAAAAAC"
    assert (scene.result.taken, scene.result.captured) == (16, (15, 0, 4, 0, 0))
    assert scene.points == {"A": 10, "B": 5, "C": -5, "D": -5, "E": -5}
    assert scene.next_dealer == "B"


# ------------------------------------------------------------------------ formulas


Formula = Callable[[int, int, int], int | Fraction]

# A15, of the contract C, the points P and the lowest bid M.
MADE: dict[str, Formula] = {
    "official": lambda c, p, m: 2 * (c - m) + (p - c),
    "over_10": lambda _c, p, _m: max(p - 10, 1),
    "over_13": lambda _c, p, _m: p - 13,
    "over_min": lambda _c, p, m: p - m,
    "over_min_plus_1": lambda _c, p, m: p - m + 1,
    "over_bid": lambda c, p, _m: p - c,
    "over_bid_plus_1": lambda c, p, _m: p - c + 1,
    "twice": lambda c, _p, m: 2 * (c - m + 1),
    "risk": lambda c, p, m: Fraction(3, 2) * (c - m) + (p - c),
    "rust": lambda c, p, _m: max((p - 13) + (c - 13), 1),
    "league": lambda c, p, _m: 300 * (c - 13) + 200 * (p - c + 1),
}
FAILED: dict[str, Formula] = {
    "short": lambda c, p, _m: c - p,
    "pays_back": lambda c, p, _m: (c - 10) + (c - p),
    "tooth": lambda c, p, m: c - p if p >= m else (c - m) + 2 * (m - p),
    "league": lambda c, p, _m: 300 * (c - 13) + 200 * (c - p),
}


@option("score.made", *MADE)
@cites(
    "Constants 10 and 13 of published formulas become 20 and 25 in two packs.",
    "M is the minimum of the table (daejeon6 13).",
    "Fractions stay exact.",
)
def test_every_formula_of_a_made_contract_a15() -> None:
    for name, formula in MADE.items():
        settings = f"{PLAIN} score.made={name}"
        for level, taken in ((13, 13), (14, 17), (16, 16), (19, 20), (20, 20)):
            found = worth(f"{level} hearts", taken, settings)
            assert found == max(formula(level, taken, 13), 0), (name, level, taken)
            fourteen = worth(f"{max(level, 14)} hearts", 20, f"{settings} bidding.min=14")
            assert fourteen == max(formula(max(level, 14), 20, 14), 0)
        three = worth("12 hearts", 14, settings, seats=3, friends="")
        assert three == max(formula(12, 14, 12), 0), "korean with three: M is twelve"
    for name, value in (
        ("over_10", 13),
        ("over_13", 8),
        ("rust", 8 + 5),
        ("league", 300 * 5 + 200 * 4),
        ("over_min", 8),
        ("official", 13),
        ("risk", Fraction(3, 2) * 5 + 3),
        ("twice", 12),
    ):
        settings = f"score.style=payment {PLAIN} score.made={name}"
        two = worth("30 hearts", 33, settings, seats=6, profile="seed", friends="BC")
        assert two == value, name
    assert worth("13 hearts", 14, PLAIN, seats=6, profile="daejeon6") == 1


@option("score.failed", *FAILED)
@cites("back-run only on a failure.")
def test_every_formula_of_a_failed_contract_a15() -> None:
    for name, formula in FAILED.items():
        settings = f"{PLAIN} score.failed={name}"
        for level, taken in ((13, 12), (16, 14), (16, 9), (20, 19), (20, 0)):
            found = worth(f"{level} hearts", taken, settings)
            assert found == formula(level, taken, 13), (name, level, taken)
    for name, value in (("pays_back", (30 - 20) + 3), ("league", 300 * 5 + 200 * 3)):
        settings = f"score.style=payment {PLAIN} score.failed={name}"
        two = worth("30 hearts", 27, settings, seats=6, profile="seed", friends="BC")
        assert two == value


def test_a_made_contract_never_scores_below_zero() -> None:
    below = "bidding.no_trump_below_min=yes"
    assert worth("12 no-trump", 12, f"{PLAIN} {below}") == 0
    assert worth("12 no-trump", 12, f"{PLAIN} {below} score.made=twice") == 0
    assert worth("12 no-trump", 12, f"{below}", profile="seed") == 0


# ------------------------------------------------------------------------ run and back-run


@option("score.run", "any", "bid", "flat", "none")
@cites(
    "`flat` run: 20 (40) replaces S, no run double, other doubles apply.",
    "Run and back-run use P after burials are assigned",
)
def test_taking_every_point() -> None:
    """P, N: ×2 on any 20; only when 20 was bid; flat 20."""
    for run, any_bid, full_bid in (
        ("any", 22, 28),
        ("bid", 11, 28),
        ("flat", 20, 20),
        ("none", 11, 14),
    ):
        settings = f"score.run={run}"
        assert worth("17 hearts", 20, settings) == any_bid
        assert worth("20 hearts", 20, settings) == full_bid
        assert worth("17 hearts", 19, settings) == 10
    assert worth("17 no-trump", 20, "score.run=flat") == 40
    buried = finished("17 hearts", 20, "exchange.buried_points=defenders", buried="HA HK D2")
    assert buried.result.taken == 18
    assert "run" not in dict(buried.result.multipliers)
    two = "score.style=payment score.run={}"
    assert worth("30 hearts", 40, two.format("flat"), seats=6, profile="seed") == 40
    assert worth("30 hearts", 40, two.format("any"), seats=6, profile="seed") == 40


@cites("Bids above the pack's points always fail; no trump change, no run.")
def test_every_point_is_not_enough_for_more() -> None:
    above = "bidding.above_max=1"
    spoiler = finished("21 hearts", 20, f"{above} score.run=any", friends="B")
    assert not spoiler.result.made
    assert (spoiler.result.worth, spoiler.result.multipliers) == (1, ())
    league = worth("21 hearts", 20, f"{above} score.cap=10000", profile="league")
    assert league == 300 * 8 + 200


@option("special.joker_is_point", "yes")
@cites("`joker_is_point`: 21 points; maximum bid, run and half follow.")
def test_run_and_half_where_the_joker_is_a_point() -> None:
    point = "special.joker_is_point=yes"
    assert dict(finished("17 hearts", 20, point).result.multipliers) == {}
    assert dict(finished("17 hearts", 21, point).result.multipliers) == {"run": 2}
    assert worth("17 hearts", 21, f"{point} score.run=flat") == 21
    for taken, double in ((10, True), (11, False)):
        result = finished("17 hearts", taken, f"{point} score.back_run=half_plus").result
        assert ("back_run" in dict(result.multipliers)) is double
    assert "max_bid" not in dict(
        finished("20 hearts", 20, f"{point} score.max_bid=2").result.multipliers
    )


@option("score.back_run", "none", "half_plus", "half", "min", "contract", "missed")
@option("score.back_run_by", "5", "3")
@cites("B29")
def test_a_failure_so_bad_that_it_counts_double() -> None:
    """Defenders ≥ 11, ≥ 10, ≥ M, ≥ C, or missed by ≥ k."""
    thresholds = {  # the most points of the declarer's side that still count double for 15
        "score.back_run=none": -1,
        "score.back_run=half_plus": 9,
        "score.back_run=half": 10,
        "score.back_run=min": 7,
        "score.back_run=contract": 5,
        "score.back_run=missed": 10,
        "score.back_run=missed score.back_run_by=3": 12,
    }
    for settings, most in thresholds.items():
        for taken in range(15):
            double = 2 if taken <= most else 1
            assert worth("15 hearts", taken, settings) == (15 - taken) * double, settings
    by = finished("15 hearts", 10, "score.back_run=missed score.back_run_by=5")
    assert dict(by.result.multipliers) == {"back_run": 2}
    for taken, double in ((19, True), (20, False)):
        scene = finished(
            "30 hearts",
            taken,
            "score.style=payment score.back_run=half_plus",
            seats=6,
            profile="seed",
        )
        assert ("back_run" in dict(scene.result.multipliers)) is double, "B29: defenders ≥ 21"
    made = finished("7 hearts", 8, "score.back_run=half_plus bidding.min=7")
    assert dict(made.result.multipliers) == {}


# ------------------------------------------------------------------------ multipliers


@option("score.no_trump", "1", "2", "3")
@option("score.no_trump_when", "always", "win")
@cites(
    "On failure no-trump, alone, 20-bid and buried-special multipliers apply unless `win` only.",
)
def test_no_trump_multiplies() -> None:
    """P, N: ×2 (S: none); always, or on a win only."""
    for times in (1, 2, 3):
        settings = f"score.no_trump={times}"
        assert worth("15 no-trump", 15, settings) == 4 * times
        assert worth("15 no-trump", 14, settings) == times
        assert worth("15 hearts", 15, settings) == 4
    win = "score.no_trump=2 score.no_trump_when=win"
    assert worth("15 no-trump", 15, win) == 8
    assert worth("15 no-trump", 14, win) == 1
    assert worth("15 no-trump", 14, "score.no_trump_when=always") == 2


@option("score.alone", "one", "one_and_half", "two")
@cites("never with three players.")
def test_playing_alone_multiplies() -> None:
    """P, N: announced no friend ×2; ×1.5; none. Three players have no choice."""
    for name, times in (("one", 1), ("one_and_half", Fraction(3, 2)), ("two", 2)):
        settings = f"score.alone={name}"
        assert worth("15 hearts", 15, settings, friends="", alone=True) == 4 * times
        assert worth("15 hearts", 14, settings, friends="", alone=True) == times
        assert worth("15 hearts", 15, settings, friends="") == 4, "a secret solo"
        assert worth("15 hearts", 15, settings, friends="", seats=3) == 6


@option("score.max_bid", "1", "2")
def test_a_bid_of_every_point_multiplies() -> None:
    """A15: 20 bid ×2."""
    for times in (1, 2):
        settings = f"score.max_bid={times} score.run=none"
        assert worth("20 hearts", 20, settings) == 14 * times
        assert worth("20 hearts", 19, settings) == times
        assert worth("19 hearts", 20, settings) == 13


@option("score.buried_special", "1", "2")
def test_burying_the_mighty_or_the_joker_multiplies() -> None:
    """P, a variation: ×2, whichever is the mighty under the final trump."""
    for times in (1, 2):
        settings = f"score.buried_special={times} score.run=none"
        for buried, contract, special in (
            ("SA D2 D3", "15 hearts", True),
            ("Joker D2 D3", "15 hearts", True),
            ("DA D2 D3", "15 hearts", False),
            ("DA D2 D3", "15 spades", True),
            ("SA D2 D3", "15 spades", False),
        ):
            found = worth(contract, 15, settings, buried=buried)
            assert found == 4 * (times if special else 1), (buried, contract)
            lost = worth(contract, 14, settings, buried=buried)
            assert lost == (times if special else 1)


@option("score.redeal_doubles", "yes", "no")
@cites("`redeal_doubles`: twice, four times, then constant.")
def test_redeals_double() -> None:
    """A15: doubled, quadrupled stake after successive redeals."""
    for redeals, times in ((0, 1), (1, 2), (2, 4), (3, 4), (9, 4)):
        on = worth("15 hearts", 15, "score.redeal_doubles=yes", redeals=redeals)
        assert on == 4 * times
        assert worth("15 hearts", 15, "score.redeal_doubles=no", redeals=redeals) == 4


def test_multipliers_multiply() -> None:
    """A15: ×2 each, cumulative; the sheet names every cause."""
    settings = "score.max_bid=2 score.buried_special=2 score.redeal_doubles=yes"
    scene = finished(
        "20 no-trump",
        20,
        settings,
        alone=True,
        buried="SA D2 D3",
        doubled=True,
        redeals=1,
    )
    causes = dict(scene.result.multipliers)
    names = ("run", "no_trump", "alone", "max_bid", "buried_special", "change", "redeal")
    assert causes == dict.fromkeys(names, 2)
    assert scene.result.worth == 14 * 2**7


# ------------------------------------------------------------------------ the league


@option("score.cap", "2000", "none")
@option("score.cap_no_trump", "3000", "none")
@cites(
    "League: S per defender, no-trump doubles first, then the cap; a run scores exactly the cap."
)
def test_the_league() -> None:
    """300(C−13)+200(P−C+1), ×2 in no-trump, cap ±2000 (NT 3000), run = cap."""
    league = {"profile": "league"}
    assert worth("14 hearts", 15, **league) == 700
    assert worth("14 no-trump", 15, **league) == 1400
    assert worth("16 hearts", 18, **league) == 1500
    assert worth("18 hearts", 20, **league) == 2000
    assert worth("14 hearts", 20, **league) == 2000, "a run scores exactly the cap"
    assert worth("14 no-trump", 20, **league) == 3000
    assert worth("17 no-trump", 19, **league) == 3000
    assert worth("16 hearts", 14, **league) == 1300
    assert worth("19 hearts", 14, **league) == 2000
    assert worth("19 no-trump", 14, **league) == 3000
    free = "score.cap=none score.cap_no_trump=none"
    assert worth("18 hearts", 20, free, **league) == 2100
    assert worth("19 no-trump", 19, free, **league) == 4000
    assert worth("14 hearts", 20, free, **league) == 1700
