"""Misdeals: rule book A5 and section E, "Misdeal"."""

from typing import Any

import pytest

from tests.mighty.marks import cites, option
from tests.mighty.scene import Scene, cards, deal_out, dealt, rules_of
from weli.games.mighty.events import MisdealShown, ThrownIn
from weli.games.mighty.phases.opening import is_misdeal
from weli.games.mighty.words import MisdealHand

LOW = "S2 S3 S4 S5 S6 S7 S8 S9"
POOR = f"A: {LOW} H2 H3"
RICH = "A: HA HK HQ HJ H10 S2 S3 S4 S5 S6"
PAGAT = "bidding.opener=left"


def qualifies(hand: str, settings: str = "", profile: str = "pagat") -> bool:
    """Whether a hand is a misdeal."""
    return is_misdeal(cards(hand), rules_of(settings, profile))


def asked(hands: str = POOR, settings: str = "", profile: str = "pagat", **more: Any) -> Scene:
    """A deal in which A, left of the dealer, opens."""
    return dealt(hands, f"bidding.opener=left {settings}", profile=profile, **more)


@option("misdeal.allowed", "yes", "no")
@cites("A5")
def test_the_seed_has_no_misdeal_and_pagat_has() -> None:
    """S is silent: off; pagat on with the ½ formula."""
    assert dealt(POOR, "misdeal.allowed=no").asks == "A bidding"
    scene = asked("", "misdeal.allowed=yes").play("A no misdeal")
    assert scene.asks == "A bidding"
    assert asked(POOR).legal == {"no misdeal", "misdeal"}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("S2 H10", True),  # one half
        ("S2 H10 D10", False),  # two tens: one
        ("SA H10", True),  # the mighty counts nothing
        ("HA", False),  # one
        ("HA Joker", True),  # one less one
        ("HA HK Joker", False),  # two less one
        ("HA H10 Joker", True),  # a half
        ("HJ", False),
        ("S2 S3", True),
    ],
)
def test_half_a_point_or_less_a5(hand: str, *, expected: bool) -> None:
    """P: "½ or less with ♠A 0, joker −1, A K Q J 1 each, 10 ½"."""
    assert qualifies(hand) is expected


@option("misdeal.spade_ace", "0", "2")
@option("misdeal.honours", "2", "1")
@option("misdeal.tens", "1", "2")
@option("misdeal.joker", "-2", "-1", "0")
@option("misdeal.at_most", "1", "0", "2")
def test_what_the_cards_count() -> None:
    """SNUCSE, Sinchon, Seoul: the ace of spades and tens are points; Gyeonggi: joker −½."""
    assert qualifies("SA", "misdeal.spade_ace=0")
    assert not qualifies("SA", "misdeal.spade_ace=2")
    assert not qualifies("HK", "misdeal.honours=2")
    assert qualifies("HK", "misdeal.honours=1")
    assert qualifies("H10", "misdeal.tens=1")
    assert not qualifies("H10", "misdeal.tens=2")
    assert qualifies("HA H10 Joker", "misdeal.joker=-2")
    assert not qualifies("HA H10 Joker", "misdeal.joker=-1")
    assert not qualifies("HA Joker", "misdeal.joker=0")
    assert not qualifies("H10", "misdeal.at_most=0")
    assert qualifies("HA", "misdeal.at_most=2")
    assert qualifies("HA", "misdeal.at_most=1") is False


@option(
    "misdeal.also",
    "none",
    "no_points",
    "lone_ten",
    "one_eyed_jack",
    "only_mighty",
    "le1",
    "all_points",
)
def test_other_hands_that_are_a_misdeal_a5() -> None:
    """N, M, the schools: each kind qualifies whatever the cards count."""
    hands = {
        "no_points": ("S2 H3 Joker", "H10"),
        "lone_ten": ("H10 S2", "HJ S2"),
        "one_eyed_jack": ("SJ S2", "DJ S2"),
        "only_mighty": ("SA S2", "SK S2"),
        "le1": ("DJ S2", "DJ H10"),
        "all_points": ("SA HK H10 DQ", "SA HK H10 DQ D2"),
    }
    never = "misdeal.at_most=-4"
    for kind in MisdealHand:
        yes, no = hands[kind]
        assert qualifies(yes, f"{never} misdeal.also={kind}")
        assert not qualifies(no, f"{never} misdeal.also={kind}")
        assert not qualifies(yes, f"{never} misdeal.also=none")
    assert qualifies("HJ S2", f"{never} misdeal.also=one_eyed_jack")
    assert qualifies("DA S2", f"{never} misdeal.also=only_mighty special.mighty=DA")
    assert not qualifies("SA S2", f"{never} misdeal.also=only_mighty special.mighty=DA")
    assert not qualifies("SA HK", f"{never} misdeal.also=only_mighty")


@cites("Thresholds are not scaled in two packs.")
def test_the_threshold_is_the_same_in_two_packs() -> None:
    """E decides against B29's scaling here: a hand of seventeen is measured by the same ½."""
    assert qualifies("S2 H10", profile="roth")
    assert not qualifies("S2 H10 H10'", profile="roth")
    sixteen = " ".join(f"S{rank} S{rank}'" for rank in range(2, 10))
    scene = dealt(f"F: {sixteen} H10", profile="roth", seats=6)
    assert scene.legal == {"no misdeal", "misdeal"}


@option("misdeal.when", "first_turn")
@cites(
    "Asked at a player's first turn to speak, of every player in turn, whether or not he qualifies "
    "(only the qualified may say yes)."
)
def test_everybody_is_asked_at_his_first_turn() -> None:
    scene = asked(RICH + " | B: SA SK SQ SJ S10", "bidding.pass_final=no", profile="korean")
    assert (scene.asks, scene.legal) == ("A misdeal", {"no misdeal"})
    assert scene.refuses("A misdeal") == ("no_misdeal", "misdeal.at_most")
    scene.play("A no misdeal, A bid 13 hearts")
    assert (scene.asks, scene.legal) == ("B misdeal", {"no misdeal"})
    scene.play("B no misdeal, B pass, C no misdeal, C pass, D no misdeal, D pass")
    scene.play("E no misdeal, E bid 14 clubs")
    assert scene.asks == "A bidding"


@option("misdeal.when", "any_turn", "before_bidding")
def test_when_it_is_asked() -> None:
    """C: before the own first call, at any own turn, or before the bidding."""
    settings = "bidding.pass_final=no misdeal.when=any_turn"
    scene = asked(RICH, settings, profile="korean").play("A no misdeal, A bid 13 hearts")
    for name in "BCDE":
        scene.play(f"{name} no misdeal, {name} bid {13 + 'ABCDE'.index(name)} hearts")
    assert scene.asks == "A misdeal"
    before = asked(RICH, "misdeal.when=before_bidding", profile="korean")
    for name in "ABCDE":
        assert before.asks == f"{name} misdeal"
        before.play(f"{name} no misdeal")
    assert before.asks == "A bidding"
    assert before.play("A pass").asks == "B bidding"


@option("misdeal.declarer_with_kitty", "yes", "no")
@cites("Declarer with the kitty (option): same test, before the first burial.")
def test_the_declarer_with_the_kitty() -> None:
    """N: yes, with thirteen cards; league: no."""
    hands, kitty = POOR, "C2 C3 C4"
    with_it = dealt(hands, "misdeal.declarer_with_kitty=yes", profile="korean", kitty=kitty)
    with_it.won("A bid 13 hearts")
    assert (with_it.asks, with_it.legal) == ("A misdeal", {"no misdeal", "misdeal"})
    assert with_it.play("A no misdeal").asks == "A bury"
    without = dealt(hands, "misdeal.declarer_with_kitty=no", profile="korean", kitty=kitty)
    assert without.won("A bid 13 hearts").asks == "A bury"
    rich = dealt(hands, "misdeal.declarer_with_kitty=yes", profile="korean", kitty="HA HK C4")
    assert rich.won("A bid 13 hearts").refuses("A misdeal") == ("no_misdeal", "misdeal.at_most")


def test_a_misdeal_is_shown_and_dealt_again_a5() -> None:
    scene = asked().play("A misdeal")
    (shown,) = scene.told("D", MisdealShown)
    assert isinstance(shown, MisdealShown)
    assert {card.code for card in shown.cards} == set(POOR.removeprefix("A: ").split())
    (thrown,) = scene.told("D", ThrownIn)
    assert isinstance(thrown, ThrownIn)
    assert (thrown.cause, thrown.redeals) == ("misdeal", 1)
    assert scene.asks == "nature shuffle"
    assert deal_out(scene, RICH).asks == "A misdeal"
    assert scene.view("B").redeals == 1
    poor = deal_out(asked().play("A misdeal"), POOR).play("A misdeal")
    assert poor.deal.redeals == poor.view("B").redeals == 2


@option("misdeal.dealer", "same", "caller")
def test_who_deals_after_a_misdeal() -> None:
    """Rust: the caller deals next; others: the same dealer."""
    assert asked(settings="misdeal.dealer=same").play("A misdeal").deal.dealer == 4
    assert asked(settings="misdeal.dealer=caller").play("A misdeal").deal.dealer == 0


@option("misdeal.penalty", "none", "fixed", "doubling")
def test_what_a_misdeal_costs() -> None:
    """N: five; Lerisia: 2, 4, 8 ... doubling."""
    paid = {"none": (0, 0, 0), "fixed": (5, 10, 15), "doubling": (2, 6, 14)}
    for penalty, pots in paid.items():
        scene = asked(settings=f"misdeal.penalty={penalty}")
        for pot in pots:
            scene.play("A misdeal")
            assert scene.deal.standing.pot == pot
            assert scene.deal.standing.scores == (-pot, 0, 0, 0, 0)
            deal_out(scene, POOR)
        assert scene.view("B").standing == scene.deal.standing


@option("score.style", "penalty")
def test_with_penalty_points_a_misdeal_adds_to_the_score() -> None:
    scene = asked(settings="misdeal.allowed=yes misdeal.penalty=fixed", profile="seed")
    scene.play("A misdeal")
    assert (scene.deal.standing.scores[0], scene.deal.standing.pot) == (5, 5)
