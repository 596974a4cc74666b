"""The bidding: rule book A6, B2, B15 to B17 and section E, "Bidding"."""

import pytest

from tests.mighty.marks import cites, option
from tests.mighty.scene import Scene, deal_out, dealt, rules_of
from weli.games.mighty.events import DeclarerFound, ThrownIn


def bids(scene: Scene) -> set[str]:
    """The bids that may be made."""
    return {words.removeprefix("bid ") for words in scene.legal if words.startswith("bid")}


def passed(settings: str = "", seats: int = 5, profile: str = "seed", **more: str) -> Scene:
    """Everybody has passed once, left of the dealer first."""
    scene = dealt("", settings, seats=seats, profile=profile, **more)
    for name in "ABCDEFGH"[:seats]:
        scene.play(f"{name} pass")
    return scene


# ------------------------------------------------------------------------ who opens


@option("bidding.opener", "left", "dealer", "dealer_then_declarer", "first_partner")
@cites("A6", "`first_partner`: the dealer opens the first deal; after a solo, the declarer.")
def test_who_opens() -> None:
    """S: left of the dealer; P, G: the dealer, later the declarer; R: the last first partner."""
    first, later = "", "declarer=B friend=D"
    solo = "declarer=B"
    expected = {
        "left": "AAA",
        "dealer": "EEE",
        "dealer_then_declarer": "EBB",
        "first_partner": "EDB",
    }
    for opener, names in expected.items():
        for before, name in zip((first, later, solo), names, strict=True):
            assert dealt("", f"bidding.opener={opener}", before=before).asks == f"{name} bidding"


@option("bidding.opener_must_bid", "yes", "no")
@cites("`opener_must_bid` makes all-pass settings moot: say so.")
def test_the_opener_may_have_to_bid() -> None:
    """M: may-not-pass is a common local rule."""
    assert "pass" in dealt("", "bidding.opener_must_bid=no").legal
    scene = dealt("", "bidding.opener_must_bid=yes")
    assert "pass" not in scene.legal
    assert scene.refuses("A pass") == ("opener_must_bid", "bidding.opener_must_bid")
    assert "pass" in scene.play("A bid 13 hearts").legal
    for setting in ("all_pass=min_minus_1", "all_pass_fine=1"):
        rules = rules_of(f"bidding.opener_must_bid=yes bidding.{setting}")
        (problem,) = rules.check(5)
        assert problem.code == "needs_other"
        assert problem.path == f"bidding.{setting.partition('=')[0]}"
        assert problem.details == {"other": "bidding.opener_must_bid"}
        assert rules.with_values({problem.path: problem.remedy}).check(5) == ()


# ------------------------------------------------------------------------ which bids


@option("bidding.min", "13", "14", "12")
@cites("B2")
def test_the_lowest_bid() -> None:
    """S: 11, 12, 13, 25 (B2: twelve with four players; P fourteen there); local 12 and 14."""
    assert [rules_of().bidding.min[seats] for seats in range(3, 9)] == [11, 12, 13, 25, 25, 25]
    assert rules_of(profile="pagat").bidding.min[4] == 14
    for least in (12, 13, 14):
        scene = dealt("", f"bidding.min={least}")
        below = f"A bid {least - 1} hearts"
        assert scene.refuses(below) == ("bid_below_minimum", "bidding.min")
        reason = scene.reason(below)
        assert reason is not None
        assert reason.details == {"least": least}
        assert f"{least} hearts" in bids(scene)


@option("bidding.min", "13,4:14")
def test_the_lowest_bid_may_differ_by_the_number_of_players() -> None:
    assert "13 hearts" not in bids(dealt("", "bidding.min=13,4:14", seats=4))
    assert "13 hearts" in bids(dealt("", "bidding.min=13,4:14", seats=5))


@option("bidding.above_max", "0", "3")
@cites("Bids above the pack's points always fail; no trump change, no run.")
def test_bids_above_the_points_in_the_pack() -> None:
    """Sinchon, Daegu: up to 23 as a spoiler."""
    assert dealt("", "bidding.above_max=0").refuses("A bid 21 hearts") == ("bid_too_high", "")
    settings = "bidding.above_max=3 change.mode=free exchange.raise_after=yes score.run=any"
    sweep = (
        "A: SA SK SQ SJ S10 S9 S8 S7 S6 S5 | B: Joker HA HK HQ HJ H10 CA CK CQ CJ"
        "| C: C10 DA DK DQ DJ D10"
    )
    scene = dealt(sweep, settings, profile="korean").won("A bid 21 spades").go_on("contract")
    assert scene.legal == {"contract 21 spades"}
    kept = f"{settings} exchange.raise_after=no"
    other = dealt(sweep, kept, profile="korean").won("A bid 21 spades").go_on("contract")
    assert other.legal == {"contract 21 spades"}
    scene.ready(friend="call Joker").go_on()
    assert not scene.result.made
    assert "run" not in dict(scene.result.multipliers)
    assert dealt("", "bidding.above_max=3").refuses("A bid 24 hearts") == ("bid_too_high", "")
    assert dealt("", "bidding.above_max=3").refuses("A bid 23 hearts") == ("", "")


@option("bidding.no_trump", "over_equal", "plus_one", "equal_no", "forbidden")
@cites("B15")
def test_how_no_trump_ranks() -> None:
    """P, F, N: above a suit; Gyeonggi: one more, ties never win; East-Daejeon: none."""
    lowest = {  # the lowest bid in a suit and in no-trump over 14 hearts, and over 14 no-trump
        "over_equal": (15, 14, 15, 15),
        "plus_one": (15, 14, 16, 15),
        "equal_no": (15, 15, 15, 15),
    }
    for rank, levels in lowest.items():
        found = []
        for standing in ("14 hearts", "14 no-trump"):
            scene = dealt("", f"bidding.no_trump={rank}").play(f"A bid {standing}")
            for strain in ("spades", "no-trump"):
                found.append(
                    min(int(bid.split()[0]) for bid in bids(scene) if bid.endswith(strain))
                )
        assert tuple(found) == levels, rank
    none = dealt("", "bidding.no_trump=forbidden")
    assert not any("no-trump" in words for words in none.legal)
    assert none.refuses("A bid 14 no-trump") == ("no_no_trump", "bidding.no_trump")


def test_suits_do_not_rank_a6() -> None:
    """P: number first; no ranking of suits."""
    for standing in ("spades", "hearts", "clubs", "diamonds"):
        scene = dealt().play(f"A bid 14 {standing}")
        reason = scene.reason("B bid 14 spades")
        assert reason is not None
        assert (reason.code, reason.details) == ("bid_too_low", {"standing": 14})
        assert {"15 spades", "15 diamonds", "14 no-trump"} <= bids(scene)


@option("bidding.no_trump_below_min", "yes", "no")
@cites(
    "`nt_below_min`: no-trump may open one below the minimum. A lowered minimum (that, or after an "
    "all-pass) leaves M in the formulas; a made contract never scores below 0."
)
def test_no_trump_one_below_the_minimum() -> None:
    """M: no-trump may be bid one below the minimum."""
    assert "12 no-trump" not in bids(dealt("", "bidding.no_trump_below_min=no"))
    scene = dealt("", "bidding.no_trump_below_min=yes")
    assert {"12 no-trump", "13 hearts"} <= bids(scene)
    assert "12 hearts" not in bids(scene)
    assert scene.play("A bid 12 no-trump").refuses("B bid 12 hearts")[0] == "bid_below_minimum"
    assert "13 hearts" in bids(scene)
    opened = dealt("", "bidding.no_trump_below_min=yes").play("A bid 13 hearts")
    assert "12 no-trump" not in bids(opened)


# ------------------------------------------------------------------------ passing, the end


@option("bidding.pass_final", "yes", "no")
@cites("B16", "With re-entry: n-1 passes in a row end it.")
def test_who_has_passed() -> None:
    """S, P, W: final; M Gyeonggi, N: may re-enter."""
    final = dealt("", "bidding.pass_final=yes")
    final.play("A pass, B bid 13 hearts, C bid 14 hearts, D pass, E pass")
    assert final.asks == "B bidding"
    assert final.play("B pass").asks == "C bury"
    again = dealt("", "bidding.pass_final=no")
    again.play("A pass, B bid 13 hearts, C bid 14 hearts, D pass, E pass")
    assert again.asks == "A bidding"
    again.play("A bid 15 clubs, B pass, C pass, D pass")
    assert again.asks == "E bidding"
    assert again.play("E pass").asks == "A bury"
    every = passed("bidding.pass_final=no")
    assert every.asks == "nature shuffle"


@option("bidding.once", "yes", "no")
def test_one_bid_for_each_player() -> None:
    """A6: one bid per player only."""
    moves = "A bid 13 hearts, B bid 14 hearts, C bid 15 hearts, D pass, E pass"
    assert dealt("", "bidding.once=no").play(moves).asks == "A bidding"
    assert dealt("", "bidding.once=yes").play(moves).asks == "C bury"
    again = dealt("", "bidding.once=yes bidding.pass_final=no")
    again.play("A pass, B bid 13 hearts, C pass, D pass, E pass, A bid 14 hearts")
    assert again.asks == "C bidding"
    assert again.play("C pass, D pass, E pass").asks == "A bury"


@cites("The auction ends as soon as no higher bid exists")
def test_an_unbeatable_bid_ends_the_auction() -> None:
    """W, N, M: 20 no-trump; 20 where no-trump does not outrank it."""
    assert dealt().play("A bid 20 no-trump").asks == "A bury"
    assert dealt().play("A bid 20 hearts").asks == "B bidding"
    for rank in ("equal_no", "forbidden"):
        scene = dealt("", f"bidding.no_trump={rank}")
        assert scene.play("A bid 20 hearts").asks == "A bury"
    assert dealt("", "bidding.no_trump=plus_one").play("A bid 20 hearts").asks == "B bidding"
    assert dealt("", "bidding.above_max=1").play("A bid 20 no-trump").asks == "B bidding"


@cites("the last player may still pass after all others passed")
def test_the_last_player_may_bid_or_pass() -> None:
    scene = dealt().play("A pass, B pass, C pass, D pass")
    assert "pass" in scene.legal
    assert scene.play("E bid 13 clubs").asks == "E bury"
    (found,) = scene.told("B", DeclarerFound)
    assert isinstance(found, DeclarerFound)
    assert found.declarer == 4


# ------------------------------------------------------------------------ all pass


@option("bidding.all_pass", "redeal", "redeal_next")
@cites("B17")
def test_all_pass_and_the_cards_are_dealt_again() -> None:
    """S: "collected, shuffled, dealt again"; the same dealer, since nothing says it moves."""
    for rule, dealer in (("redeal", "E"), ("redeal_next", "A")):
        scene = passed(f"bidding.all_pass={rule}")
        assert scene.asks == "nature shuffle"
        (thrown,) = scene.told("B", ThrownIn)
        assert isinstance(thrown, ThrownIn)
        assert (thrown.cause, "ABCDE"[thrown.dealer], thrown.redeals) == ("all_pass", dealer, 1)
        assert deal_out(scene).asks == ("A bidding" if dealer == "E" else "B bidding")


@option("bidding.all_pass", "min_minus_1")
def test_all_pass_and_one_less_is_enough() -> None:
    """mighty-online: the minimum drops by one for one more round, then redeal."""
    scene = passed("bidding.all_pass=min_minus_1")
    assert scene.asks == "A bidding"
    assert {"12 hearts", "12 no-trump"} <= bids(scene)
    assert scene.refuses("A bid 11 hearts") == ("bid_below_minimum", "bidding.min")
    scene.play("A pass, B pass, C pass, D pass, E pass")
    assert scene.asks == "nature shuffle"
    assert "12 hearts" not in bids(deal_out(scene))


def test_a_lowered_minimum_leaves_m_in_the_formulas() -> None:
    """E: M stays thirteen, and a made contract never scores below zero."""
    sweep = "A: HA HK HQ HJ H10 SA Joker CA CK DA"
    for style in ("penalty", "payment"):
        settings = f"bidding.all_pass=min_minus_1 score.style={style} score.run=none"
        scene = dealt(sweep, settings)
        for name in "ABCDE":
            scene.play(f"{name} pass")
        scene.won("A bid 12 hearts").ready().go_on()
        assert scene.result.made
        over = scene.result.taken - 12
        assert scene.result.base == (0 if style == "penalty" else max(2 * (12 - 13) + over, 0))


@option("bidding.all_pass", "dealer_last_chance", "opener_forced")
@cites("`dealer_last_chance`, `opener_forced`: exactly the minimum, any strain.")
def test_one_player_may_or_must_bid_after_all() -> None:
    """Rust: the dealer gets one last chance at 13; or the opener is forced."""
    strains = ("spades", "hearts", "clubs", "diamonds", "no-trump")
    exact = {f"bid 13 {strain}" for strain in strains}
    below = "bidding.no_trump_below_min=yes"
    chance = passed(f"bidding.all_pass=dealer_last_chance {below}")
    assert (chance.asks, chance.legal) == ("E last_chance", exact | {"pass"})
    assert chance.play("E bid 13 clubs").asks == "E bury"
    refused = passed("bidding.all_pass=dealer_last_chance").play("E pass")
    assert refused.asks == "nature shuffle"
    forced = passed(f"bidding.all_pass=opener_forced {below}")
    assert (forced.asks, forced.legal) == ("A last_chance", exact)
    assert forced.refuses("A pass") == ("opener_forced", "bidding.all_pass")
    assert forced.play("A bid 13 no-trump").asks == "A bury"


@option("bidding.all_pass_fine", "0", "1")
def test_a_fine_for_passing_out() -> None:
    """A6: one point fine each, into the pot."""
    free = passed("bidding.all_pass_fine=0").deal.standing
    assert (free.scores, free.pot) == ((0,) * 5, 0)
    fined = passed("bidding.all_pass_fine=1", profile="seed").deal.standing
    assert (fined.scores, fined.pot) == ((1,) * 5, 5)
    paid = passed("bidding.all_pass_fine=1 score.style=payment").deal.standing
    assert (paid.scores, paid.pot) == ((-1,) * 5, 5)
    out = "pack.many=sit_out bidding.all_pass_fine=1"
    scene = dealt("", out, seats=6)
    for name in "ABCDE":
        scene.play(f"{name} pass")
    assert scene.deal.standing.scores == (1, 1, 1, 1, 1, 0)


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_two_decks_are_bid_from_25_to_40_a6(seats: int) -> None:
    """S, R: 25..40."""
    found = {int(bid.split()[0]) for bid in bids(dealt(seats=seats))}
    assert found == set(range(25, 41))
    assert dealt(seats=seats).play("A bid 40 no-trump").asks == "A bury"
