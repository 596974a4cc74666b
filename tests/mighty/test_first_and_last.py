"""What may be led and played in the first and the last trick: rule book A10, B6 to B12, B32, E."""

import pytest

from tests.mighty.marks import cites, option
from tests.mighty.scene import Scene, position

POLICIES = ("valid", "powerless", "powerless_lead", "no_lead", "forbidden")
# The card of each kind when hearts are trump, and a free card beside it.
CARDS = {"mighty": "SA", "trump": "H9", "joker": "Joker", "ripper": "C3"}
FREE = "D9"


def lead(kind: str, policy: str, trick: int | str, hand: str = "") -> Scene:
    """A leads to the first or last trick under this policy for one kind, all else valid."""
    where = "first" if trick == 1 else "last"
    kinds = [f"{where}.{other}={policy if other == kind else 'valid'}" for other in CARDS]
    hands = f"A: {hand or f'{CARDS[kind]} {FREE}'} | B: {{}}"
    return position(hands.format("D2 C2 S2"), " ".join(kinds), trick=trick)


def taker(cards: str, settings: str, trick: int | str, named: str = "") -> str:
    """Who takes a trick of these five cards, each from a hand of one."""
    codes = cards.split()
    hands = " | ".join(f"{name}: {code}" for name, code in zip("ABCDE", codes, strict=True))
    scene = position(hands, settings, trick=trick)
    scene.play(f"A play {codes[0]}")
    if named and "name_suit" in scene.asks:
        scene.play(f"A name {named}")
    return scene.trick(" ".join(codes[1:])).takers[-1]


# ------------------------------------------------------------------------ leading


@option("first.mighty", *POLICIES)
@option("first.trump", *POLICIES)
@option("first.joker", *POLICIES)
@option("first.ripper", *POLICIES)
@option("last.mighty", *POLICIES)
@option("last.trump", *POLICIES)
@option("last.joker", *POLICIES)
@option("last.ripper", *POLICIES)
@cites(
    "`no_lead` (may not be led while anything else may;",
    "`forbidden` (neither led nor followed with while anything else may; power likewise).",
    "B10",
)
def test_what_may_be_led() -> None:
    """E: `no_lead` and `forbidden` are not led while anything else may be; all else is led."""
    for trick in (1, "last"):
        where = "first" if trick == 1 else "last"
        for kind, card in CARDS.items():
            for policy in POLICIES:
                scene = lead(kind, policy, trick)
                barred = policy in ("no_lead", "forbidden")
                assert scene.playable == ({FREE} if barred else {card, FREE}), (kind, policy)
                if barred:
                    reason = scene.refuses(f"A play {card}")
                    assert reason == (f"banned_{kind}", f"{where}.{kind}")
                assert lead(kind, policy, trick, card).playable == {card}, "nothing else is left"


def test_policies_hold_in_the_first_and_last_trick_only() -> None:
    where = " ".join(f"{trick}.{kind}=forbidden" for trick in ("first", "last") for kind in CARDS)
    for trick in (2, 9):
        hand = " ".join([*CARDS.values(), FREE])
        assert position(f"A: {hand}", where, trick=trick).playable == {*CARDS.values(), FREE}


@pytest.mark.parametrize("trick", [1, "last"])
@pytest.mark.parametrize("kind", list(CARDS))
@cites("Following suit comes first, then the ban, then its release.")
def test_what_may_be_followed_with(kind: str, trick: int | str) -> None:
    """E: only `forbidden` bars a follower, after following suit, and while anything else may."""
    where = "first" if trick == 1 else "last"
    card = CARDS[kind]
    for policy in POLICIES:
        settings = " ".join(
            f"{where}.{other}={policy if other == kind else 'valid'}" for other in CARDS
        )
        barred = policy == "forbidden"
        void = position(f"A: D2 | B: {card} S9", settings, trick=trick).play("A play D2")
        powered = kind != "mighty" or policy != "powerless"
        assert void.playable == ({"S9"} if barred else {card, "S9"}), policy
        alone = position(f"A: D2 | B: {card}", settings, trick=trick).play("A play D2")
        assert alone.playable == {card}
        if kind == "joker":
            follows = position(f"A: D2 | B: {card} D5", settings, trick=trick).play("A play D2")
            assert follows.playable == ({"D5"} if barred else {card, "D5"})
        if kind == "mighty":
            follows = position(f"A: D2 | B: {card} D5", settings, trick=trick).play("A play D2")
            assert follows.playable == ({card, "D5"} if powered and not barred else {"D5"})
        if kind in ("trump", "ripper"):
            own = {"trump": "H2", "ripper": "C2"}[kind]
            must = position(f"A: {own} | B: {card} S9", settings, trick=trick, lead="A")
            if own in must.playable:
                assert must.play(f"A play {own}").playable == {card}, "following comes first"


@option("first.trump", "no_lead")
@option("first.joker", "no_lead")
@option("first.ripper", "no_lead")
@cites(
    "B32",
    "Bans on leading are released one class at a time, only as far as needed: "
    "trump, ripper, joker, mighty; a card in two classes waits for both.",
)
def test_the_order_of_release() -> None:
    """A10: ten trumps, nine trumps and the joker: trumps first, then the ripper, then the joker."""
    every = " ".join(f"first.{kind}=no_lead" for kind in CARDS)
    for hand, playable in (
        ("H9 H8 C3 Joker SA", {"H9", "H8"}),
        ("C3 Joker SA", {"C3"}),
        ("Joker SA", {"Joker"}),
        ("SA", {"SA"}),
        ("H9 H8", {"H9", "H8"}),
        ("H9 Joker", {"H9"}),
        ("D2 H9 C3 Joker SA", {"D2"}),
    ):
        assert position(f"A: {hand}", every, trick=1).playable == playable
    same = f"{every} special.alt_ripper=same"
    for hand, playable in (
        ("C3 C9 Joker", {"C9"}),  # the clubs three is a trump and a ripper
        ("C3 Joker", {"C3"}),
        ("C3 Joker SA", {"C3"}),
    ):
        assert position(f"A: {hand}", same, trick=1, trump="clubs").playable == playable
    two = "special.alt_ripper=same misdeal.allowed=no " + every
    both = position("A: C3 H3 Joker", two, trick=1, trump="clubs", profile="gyeonggi2")
    assert both.playable == {"C3", "H3"}, "both classes of the clubs three are released"


@option("play.trump_release", "nothing_else", "specials_ignored")
@cites(
    "`trump_release = nothing_else` (seed: trumps and the mighty, the mighty must be led; "
    "pagat: trumps and the joker, the powerless joker must be led) or `specials_ignored` "
    "(league: a hand of trumps, joker and mighty only may lead trump).",
    "A10",
)
def test_when_trump_may_be_led_to_the_first_trick() -> None:
    """S, P: unless nothing else may be led; league: specials do not count."""

    def playable(hand: str, profile: str) -> set[str]:
        return position(f"A: {hand}", profile=profile, trick=1).playable

    assert playable("H9 H8 SA", "seed") == {"SA"}
    assert playable("H9 H8 Joker", "pagat") == {"Joker"}
    assert playable("H9 H8 Joker", "seed") == {"H9", "H8"}
    assert playable("H9 Joker SA", "league") == {"H9", "Joker", "SA"}
    assert playable("H9 SA", "league") == {"H9", "SA"}
    assert playable("H9 SA D2", "league") == {"SA", "D2"}
    ignored = "play.trump_release=specials_ignored first.joker=no_lead"
    assert position("A: H9 Joker", ignored, trick=1).playable == {"H9"}
    barred = "play.trump_release=specials_ignored first.trump=forbidden"
    follows = position("A: D2 | B: H9 SA", barred, trick=1).play("A play D2")
    assert follows.playable == {"SA"}, "only a leader is let off"
    held = "play.trump_release=nothing_else"
    assert position("A: H9 SA", held, profile="league", trick=1).playable == {"SA"}


def test_the_seed_s_first_lead() -> None:
    """S: "any card except trump, joker and ripper"; others may trump in and play the joker."""
    scene = position("A: H9 Joker C3 SA D2 | B: H2 Joker' C3 S2", trick=1, seats=6)
    assert scene.playable == {"SA", "D2"}
    assert scene.play("A play D2").playable == {"H2", "Joker'", "C3", "S2"}


@cites("A ripper whose lead is forced in trick 1 under `no_lead` calls nothing.")
def test_a_forced_ripper_calls_nothing() -> None:
    scene = position("A: C3 | B: Joker C9", "play.ripper_call=always", trick=1)
    assert scene.play("A play C3").playable == {"Joker", "C9"}
    later = position("A: C3 | B: Joker C9", "play.ripper_call=always", trick=2)
    assert later.play("A play C3").playable == {"Joker"}


@option("first.ripper", *POLICIES)
@option("last.ripper", *POLICIES)
@cites("joker and ripper have no power in that trick, mighty and trump keep it);")
def test_when_a_ripper_calls() -> None:
    """P, F, N: no effect on trick 1; Rust: nor on the last."""
    for trick in (1, "last"):
        where = "first" if trick == 1 else "last"
        for policy in POLICIES:
            scene = position("A: C3 | B: Joker C9", f"{where}.ripper={policy}", trick=trick)
            scene.play("A play C3")
            assert scene.playable == ({"Joker"} if policy == "valid" else {"Joker", "C9"}), policy


# ------------------------------------------------------------------------ power


@option("first.joker", *POLICIES)
@option("last.joker", *POLICIES)
@cites(
    "B6",
    "Each of mighty, trump, joker, ripper has one of:",
    "`valid`; `powerless` (may be played, no power);",
    "`powerless_lead` (no power when led, power when followed with);",
    "other powerless jokers beat nothing.",
)
def test_the_joker_s_power() -> None:
    """P, F, N: powerless in the first and last trick; B: only when led to the first."""
    for trick in (1, "last"):
        where = "first" if trick == 1 else "last"
        for policy in POLICIES:
            settings = f"{where}.joker={policy} first.trump=valid"
            followed = taker("D2 Joker D3 D4 S2", settings, trick)
            assert followed == ("B" if policy in ("valid", "powerless_lead") else "D"), policy
            led = taker("Joker D2 D3 D4 S2", settings, trick, named="diamonds")
            assert led == ("A" if policy == "valid" else "D"), policy
    assert taker("Joker D2 D3 D4 S2", "first.joker=powerless", 2, "diamonds") == "A"


@option("first.mighty", *POLICIES)
@option("last.mighty", *POLICIES)
@cites("A powerless mighty is a plain ace and may not be played off suit")
def test_the_mighty_s_power() -> None:
    """Daegu, Gwangju: no effect in the first trick."""
    for trick in (1, "last"):
        where = "first" if trick == 1 else "last"
        for policy in POLICIES:
            settings = f"{where}.mighty={policy} first.trump=valid"
            power = policy not in ("powerless", "powerless_lead")
            assert taker("SA H2 S3 S4 S5", settings, trick) == ("A" if power else "B"), policy
            power = policy != "powerless"
            assert taker("S2 SA H3 S4 S5", settings, trick) == ("B" if power else "C"), policy
            off = position("A: D2 | B: SA D5", settings, trick=trick).play("A play D2")
            free = policy not in ("powerless", "forbidden")
            assert off.playable == ({"SA", "D5"} if free else {"D5"}), policy
    plain = taker("S2 SA SK S4 S5", "first.mighty=powerless", 1)
    assert plain == "B", "it is still the ace"


@option("first.trump", *POLICIES)
@option("last.trump", *POLICIES)
@cites("powerless trumps are a plain suit.")
def test_trump_s_power() -> None:
    """N: "초간", others may trump in on trick 1."""
    for trick in (1, "last"):
        where = "first" if trick == 1 else "last"
        for policy in POLICIES:
            settings = f"{where}.trump={policy}"
            ruffed = taker("D2 H2 D3 D4 S2", settings, trick)
            assert ruffed == ("D" if policy == "powerless" else "B"), policy
            led = taker("HA H2 S3 S4 S5", settings, trick)
            assert led == ("B" if policy == "powerless_lead" else "A"), policy


@cites("Leading the mighty to trick 1 is allowed, its suit must be followed.", "B12")
def test_leading_the_mighty_to_the_first_trick() -> None:
    scene = position("A: SA D2 | B: S9 C2", trick=1)
    assert scene.playable == {"SA", "D2"}
    assert scene.play("A play SA").playable == {"S9"}


@cites("A joker led to trick 1 may name trump.")
def test_a_joker_led_to_the_first_trick_may_name_trump() -> None:
    scene = position("A: Joker D2 | B: H9 C2", "first.joker=valid", trick=1)
    scene.play("A play Joker")
    assert "name hearts" in scene.legal
    assert scene.play("A name hearts").playable == {"H9"}


# ------------------------------------------------------------------------ no special kept


@option("play.forced_early", "yes", "no")
@cites(
    "`forced_early`: with two cards left a held mighty or joker must be played, before following, "
    "bans and request, but not before a ripper call."
)
def test_mighty_and_joker_may_not_be_kept_for_the_last_trick() -> None:
    """U, go-mighty: with two cards left you must play the one you hold."""
    on, off = "play.forced_early=yes", "play.forced_early=no"
    assert position("A: SA D2", off, trick=9).playable == {"SA", "D2"}
    scene = position("A: SA D2", on, trick=9)
    assert scene.playable == {"SA"}
    assert scene.refuses("A play D2") == ("forced_early", "play.forced_early")
    assert position("A: SA Joker", on, trick=9).playable == {"SA", "Joker"}
    assert position("A: SA D2 D3", on, trick=8).playable == {"SA", "D2", "D3"}
    assert position("A: D4 D5 | B: Joker D2", on, trick=9).play("A play D4").playable == {"Joker"}
    assert position("A: D4 D5 | B: SA D2", on, trick=9).play("A play D4").playable == {"SA"}
    call = position("A: C3 D5 | B: Joker SA", f"{on} play.mighty_defence=no", trick=9)
    assert call.play("A play C3").playable == {"Joker"}
