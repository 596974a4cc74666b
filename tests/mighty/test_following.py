"""Following suit, the mighty, and the joker as a lead: rule book A11, A12, B7, B8, B13 and E."""

from typing import Any

from tests.mighty.marks import cites, option
from tests.mighty.scene import Scene, position


def playable(lead: str, hand: str, settings: str = "", **more: Any) -> set[str]:
    """What B may play to a lead of A."""
    scene = position(f"A: {lead} | B: {hand}", settings, **more)
    return scene.play(f"A play {lead}").playable


def joker_led(
    name: str, others: str, settings: str = "", *, trick: int | str = 2, trump: str = "hearts"
) -> Scene:
    """A leads the joker and names a suit or colour (or is not asked); the others play these."""
    codes = others.split()
    hands = " | ".join(f"{seat}: {code}" for seat, code in zip("BCDE", codes, strict=True))
    scene = position(f"A: Joker | {hands}", settings, trick=trick, trump=trump)
    scene.play("A play Joker")
    if name:
        scene.play(f"A name {name}")
    return scene.trick(others)


# ------------------------------------------------------------------------ following


@cites("A11")
def test_follow_the_led_suit_if_able_else_anything() -> None:
    """S, P: no duty to trump or to win."""
    assert playable("D2", "D9 DA H2 S2") == {"D9", "DA"}
    assert playable("D2", "H2 S2 C2") == {"H2", "S2", "C2"}
    scene = position("A: D2 | B: D9 H2").play("A play D2")
    assert scene.refuses("B play H2") == ("follow_suit", "")


def test_mighty_and_joker_may_be_played_at_any_time_a11() -> None:
    """S for the mighty; P, N both. The joker has no suit; holding it never obliges."""
    assert playable("D2", "D9 SA Joker H2") == {"D9", "SA", "Joker"}
    assert playable("S2", "S9 Joker H2") == {"S9", "Joker"}
    assert playable("H2", "H9 SA D2") == {"H9", "SA"}


@option("play.mighty_forced", "strict", "joker_allowed")
@cites(
    "B13",
    "`mighty_forced = strict` in `seed` (its text has no exception), `joker_allowed` elsewhere.",
)
def test_the_mighty_as_the_only_card_of_the_led_suit() -> None:
    """S: "must be played if this card is the only one in the suit", in any trick (P)."""
    for trick in (1, 2):
        for profile, free in (("seed", False), ("korean", True), ("pagat", True)):
            found = playable("S2", "SA Joker H2", profile=profile, trick=trick)
            assert found == ({"SA", "Joker"} if free else {"SA"})
    assert playable("S2", "SA Joker H2", "play.mighty_forced=joker_allowed") == {"SA", "Joker"}
    assert playable("S2", "SA Joker H2", "play.mighty_forced=strict") == {"SA"}
    assert playable("S2", "SA S9 Joker H2", "play.mighty_forced=strict") == {"SA", "S9", "Joker"}
    assert playable("S2", "SA H2", "play.mighty_forced=joker_allowed") == {"SA"}
    scene = position("A: S2 | B: SA Joker").play("A play S2")
    assert scene.refuses("B play Joker") == ("only_mighty", "play.mighty_forced")
    plain = "play.mighty_forced=strict first.mighty=powerless"
    assert playable("S2", "SA Joker H2", plain, trick=1) == {"SA", "Joker"}, "a plain ace"
    two = position("A: S2 | B: SA SA' Joker H2", seats=6).play("A play S2")
    assert two.playable == {"SA", "SA'"}


def test_if_the_mighty_is_led_its_suit_is_followed_a11() -> None:
    """S, P: "the next player must put a card in the suit of the mighty" (B12)."""
    assert playable("SA", "S9 H2 Joker") == {"S9", "Joker"}
    assert playable("DA", "D9 S2 Joker", trump="spades") == {"D9", "Joker"}


# ------------------------------------------------------------------------ the joker as a lead


@option("play.joker_lead", "names_suit", "calls_trump", "names_colour")
@cites("B8", "A12", "`calls_trump` in no-trump names a suit.")
def test_what_a_led_joker_asks_for() -> None:
    """P, G, F, N: a suit; Japanese Napoleon: trump; Gyeonggi: a colour."""
    suits = {"name spades", "name hearts", "name clubs", "name diamonds"}
    hands = "A: Joker | B: D9 H2 S3"
    named = position(hands, "play.joker_lead=names_suit").play("A play Joker")
    assert named.asks == "A name_suit"
    assert named.legal == suits
    assert named.play("A name diamonds").playable == {"D9"}
    trump = position(hands, "play.joker_lead=calls_trump").play("A play Joker")
    assert (trump.asks, trump.playable) == ("B play", {"H2"})
    bare = position(hands, "play.joker_lead=calls_trump", trump="no-trump").play("A play Joker")
    assert bare.legal == suits
    colour = position(hands, "play.joker_lead=names_colour").play("A play Joker")
    assert colour.legal == {"name black", "name red"}
    assert colour.play("A name red").playable == {"D9", "H2"}


@cites(
    "`names_colour`: either suit of the colour follows; "
    "the first card of that colour becomes the led suit."
)
def test_a_named_colour() -> None:
    settings = "play.joker_lead=names_colour last.joker=powerless"
    assert joker_led("red", "S2 D2 DK HA", settings, trump="clubs").takers[-1] == "A"
    scene = joker_led("red", "S2 D2 DK HA", settings, trick="last", trump="clubs")
    assert scene.takers[-1] == "D", "diamonds came first"
    scene = joker_led("red", "S2 HA DK H2", settings, trick="last", trump="clubs")
    assert scene.takers[-1] == "C"
    scene = joker_led("black", "H2 D3 DK HA", settings, trick="last", trump="clubs")
    assert scene.takers[-1] == "A", "nobody had the colour"


def test_a_lone_joker_is_led_to_the_last_trick_a12() -> None:
    """S: a literal ban on the last trick is impossible."""
    for policy in ("powerless", "no_lead", "forbidden"):
        assert position("A: Joker", f"last.joker={policy}", trick="last").playable == {"Joker"}


@option("play.powerless_lead", "names_suit")
@cites(
    "B7",
    "The leader of a joker names a suit also in the last trick (it decides the winner). "
    "A powerless led joker ranks above cards off the named suit and below the named suit;",
)
def test_a_powerless_joker_led_names_a_suit() -> None:
    """Mightichu, Rust: it wins only if nobody plays that suit, trump or mighty."""
    for others, winner in (
        ("SK CK S9 CQ", "A"),
        ("SK D2 S9 CQ", "C"),
        ("SK H2 S9 D2", "C"),
        ("SK SA S9 D2", "C"),
        ("D2 DK S9 DQ", "C"),
    ):
        assert joker_led("diamonds", others, trick="last").takers[-1] == winner
    settings = "play.powerless_lead=names_suit first.joker=powerless"
    assert joker_led("diamonds", "SK CK S9 CQ", settings, trick=1).takers[-1] == "A"


@option("play.powerless_lead", "next_card")
@cites("`next_card`: the first card that is not a joker sets the suit; players before it are free.")
def test_a_powerless_joker_led_and_the_next_card_sets_the_suit() -> None:
    """Gyeonggi."""
    settings = "play.powerless_lead=next_card last.joker=powerless"
    scene = position("A: Joker | B: S9 D9 | C: D2 SK", settings, trick="last")
    assert scene.play("A play Joker").asks == "B play"
    assert scene.playable == {"S9", "D9"}
    assert scene.play("B play S9").playable == {"SK"}
    assert joker_led("", "S9 D2 SK DA", settings, trick="last").takers[-1] == "D"
    assert joker_led("", "D2 S2 SK SQ", settings, trick="last").takers[-1] == "B"
    two = position(
        "A: Joker | B: Joker' | C: D2 SK | D: D9 S9 | E: C2 | F: C4",
        settings,
        trick="last",
        seats=6,
    )
    two.play("A play Joker, B play Joker'")
    assert two.playable == {"D2", "SK"}
    assert two.play("C play D2").playable == {"D9"}
    powered = position("A: Joker | B: S9", settings, trick=2).play("A play Joker")
    assert powered.asks == "A name_suit"


def test_several_powerless_jokers() -> None:
    """E: the led one ranks above cards off the suit; the others beat nothing."""
    hands = "A: Joker | B: Joker' | C: Joker'' | D: S2 | E: C2 | F: C4"
    scene = position(hands, trick="last", seats=6).play("A play Joker, A name diamonds")
    assert scene.trick("Joker' Joker'' S2 C2 C4").takers[-1] == "A"


def test_several_powered_jokers_the_first_wins_b30() -> None:
    hands = "A: Joker'' | B: Joker | C: D2 | D: S2 | E: C2 | F: C4"
    scene = position(hands, seats=6).play("A play Joker'', A name diamonds")
    assert scene.trick("Joker D2 S2 C2 C4").takers[-1] == "A"
