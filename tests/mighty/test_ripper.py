"""The ripper, which calls the joker: rule book A13, B9 to B11, B31 and section E."""

from tests.mighty.marks import cites, option
from tests.mighty.scene import Scene, position


def ripped(
    hand: str, settings: str = "", *, trick: int | str = 2, more: str = "", seats: int = 5
) -> Scene:
    """A has led the clubs three and called; B is to play."""
    scene = position(f"A: C3 | B: {hand}{more}", settings, trick=trick, seats=seats)
    scene.play("A play C3")
    if scene.asks == "A ripper_call":
        scene.play("A call the joker")
    return scene


@option("play.ripper_call", "always", "optional")
@cites("A13", "B9", "An optional call is offered even when no joker can be out, with no effect.")
def test_whether_a_ripper_calls() -> None:
    """S: mandatory, "the next player … must"; P, N: the leader may call."""
    always = position("A: C3 | B: Joker C9", "play.ripper_call=always").play("A play C3")
    assert (always.asks, always.playable) == ("B play", {"Joker"})
    assert always.refuses("B play C9") == ("called_joker", "play.ripper_call")
    optional = position("A: C3 | B: Joker C9", "play.ripper_call=optional").play("A play C3")
    assert optional.asks == "A ripper_call"
    assert optional.legal == {"call the joker", "no call"}
    assert optional.play("A no call").playable == {"Joker", "C9"}
    nobody = position("A: C3 | B: C9 D2", "play.ripper_call=optional").play("A play C3")
    assert nobody.asks == "A ripper_call"
    own = position("A: C3 Joker | B: C9 D2", "play.ripper_call=optional").play("A play C3")
    assert own.asks == "A ripper_call"
    assert own.play("A call the joker").playable == {"C9"}


def test_everybody_hears_whether_the_joker_is_called() -> None:
    for settings, words in (("play.ripper_call=always", ""), ("play.ripper_call=optional", "x")):
        scene = position("A: C3 | B: Joker C9", settings).play("A play C3")
        if words:
            scene.play("A call the joker")
        told = [type(event).__name__ for event in scene.told("spectator")]
        assert told[-1] == "LeadSettled"


def test_the_others_follow_clubs_a13() -> None:
    """The followed suit is clubs; the joker's owner is exempt; a call without a joker out."""
    assert ripped("C9 D2").playable == {"C9"}
    assert ripped("D2 S2").playable == {"D2", "S2"}
    assert ripped("C9 D2 SA").playable == {"C9", "SA"}


@cites("A call binds before following; of several jokers any one;")
def test_a_call_binds_before_following() -> None:
    assert ripped("Joker C9 C8").playable == {"Joker"}
    assert ripped("Joker Joker' C9", seats=6).playable == {"Joker", "Joker'"}
    assert ripped("Joker C9 SK", "play.mighty_forced=strict").playable == {"Joker"}


@option("play.mighty_defence", "yes", "no")
@cites(
    "B11",
    "with `mighty_defence` the mighty may be played instead and the joker is kept "
    "(a powerless mighty is no defence).",
)
def test_the_mighty_instead_of_the_called_joker() -> None:
    """P, B, N, league: yes; KMLA, M standard 4: no."""
    assert ripped("Joker SA C9", "play.mighty_defence=yes").playable == {"Joker", "SA"}
    assert ripped("Joker SA C9", "play.mighty_defence=no").playable == {"Joker"}
    dull = "play.mighty_defence=yes last.mighty=powerless last.ripper=valid"
    assert ripped("Joker SA", dull, trick="last").playable == {"Joker"}


@option("play.called_joker_power", "yes", "no")
def test_a_called_joker_has_no_power() -> None:
    """S: it loses its power. Suwon, Gyeonggi: it keeps it."""
    others = " | C: CA | D: D2 | E: S2"
    lost = ripped("Joker", "play.called_joker_power=no", more=others)
    assert lost.trick("Joker CA D2 S2").takers[-1] == "C"
    kept = ripped("Joker", "play.called_joker_power=yes", more=others)
    assert kept.trick("Joker CA D2 S2").takers[-1] == "B"


@cites("Only a *led* ripper calls; the second ripper is a plain three.")
def test_only_a_led_ripper_calls() -> None:
    scene = position("A: C2 | B: C3 | C: Joker C9").play("A play C2, B play C3")
    assert scene.playable == {"Joker", "C9"}
    two = position("A: C2 | B: C3 | C: C3' | D: Joker C9", seats=6)
    assert two.play("A play C2, B play C3, C play C3'").playable == {"Joker", "C9"}
    led = "A: C3 | B: C3' | C: D2 | D: S2 | E: S4 | F: D4"
    assert position(led, seats=6).trick("C3 C3' D2 S2 S4 D4").takers[-1] == "A"


@cites("If the joker may not be played in that trick the call lapses for its holder.")
def test_a_call_lapses_where_the_joker_is_forbidden() -> None:
    settings = "last.joker=forbidden last.ripper=valid"
    assert ripped("Joker C9", settings, trick="last").playable == {"C9"}
    assert ripped("Joker D9", settings, trick="last").playable == {"D9"}
    for policy in ("powerless", "no_lead"):
        settings = f"last.joker={policy} last.ripper=valid"
        assert ripped("Joker C9", settings, trick="last").playable == {"Joker"}


# ------------------------------------------------------------------------ several jokers


@option("play.ripper_multi", "all_holders", "next_holder")
@cites(
    "B31",
    "`next_holder`: the first seat in order that holds one; "
    "all jokers are powerless in that trick.",
)
def test_a_call_with_several_jokers_out() -> None:
    others = " | C: C9 D2 | D: Joker' C8 | E: Joker'' C7 | F: C6"
    every = ripped("Joker C5", "play.ripper_multi=all_holders", more=others, seats=6)
    assert every.playable == {"Joker"}
    every.play("B play Joker, C play C9")
    assert every.playable == {"Joker'"}
    assert every.play("D play Joker'").playable == {"Joker''"}
    following = ripped("Joker C5", "play.ripper_multi=next_holder", more=others, seats=6)
    assert following.playable == {"Joker"}
    following.play("B play Joker, C play C9")
    assert following.playable == {"Joker'", "C8"}
    following.play("D play Joker', E play C7, F play C6")
    assert following.takers[-1] == "C", "all jokers are powerless in that trick"
    later = ripped("C5 D4", "play.ripper_multi=next_holder", more=others, seats=6)
    assert later.play("B play C5, C play C9").playable == {"Joker'"}


@option("play.ripper_multi", "next_holder")
@option("play.mighty_defence", "yes", "no")
def test_what_answers_a_call_of_the_next_holder() -> None:
    """A mighty that may stand for the joker answers it; nobody knows whether its player held one.

    One that may not stand for it, or has no power, answers nothing.
    """
    others = " | C: Joker' C8 | D: C7 | E: C6 | F: C4"
    for settings, answered in (
        ("play.mighty_defence=yes", True),
        ("play.mighty_defence=no", False),
        ("play.mighty_defence=yes last.mighty=powerless", False),
    ):
        scene = ripped(
            "SA",
            f"play.ripper_multi=next_holder {settings}",
            more=others,
            seats=6,
            trick="last",
        )
        scene.play("B play SA")
        assert scene.playable == ({"Joker'", "C8"} if answered else {"Joker'"})


@option("pack.one_deck_jokers", "2")
def test_each_ripper_of_two_jokers_calls_its_own() -> None:
    """Gyeonggi: clubs three calls the black joker, hearts three the red one."""
    for led, called, other in (("C3", "Joker", "Joker'"), ("H3", "Joker'", "Joker")):
        hands = f"A: {led} | B: {{}} D9 | C: {called} D8"
        for held, playable in ((called, {called}), (other, {other, "D9"})):
            scene = position(
                hands.replace(f" | C: {called} D8", "").format(held),
                "play.ripper_call=always",
                trump="diamonds",
                profile="gyeonggi2",
            )
            assert scene.play(f"A play {led}").playable == playable
        scene = position(
            hands.format(other),
            "play.ripper_call=always play.ripper_multi=next_holder",
            trump="diamonds",
            profile="gyeonggi2",
        )
        scene.play(f"A play {led}, B play {other}")
        assert scene.playable == {called}, "the other joker answers nothing"


@option("pack.one_deck_jokers", "2")
def test_the_joker_that_was_not_called_keeps_its_power() -> None:
    hands = "A: C3 | B: Joker | C: Joker' | D: CA | E: D2"
    settings = "play.ripper_call=always play.called_joker_power=no"
    scene = position(hands, settings, trump="hearts", profile="gyeonggi2")
    assert scene.trick("C3 Joker Joker' CA D2").takers[-1] == "C"
    scene = position(hands, settings, trump="spades", profile="gyeonggi2")
    assert scene.trick("C3 Joker Joker' CA D2").takers[-1] == "C", "just under trump"
