"""Golden games of Mulatschak made by hand, one for each special form of the rule book."""

from tests.mulatschak.scene import Scene, begun, deal_out, mixed
from tests.records.crafted import Crafted

WHITE = "B: A7 A8 A9 A10 L7"
FIVE = "AS AK LS LK B9"
BLIND = "A: A7 A8 L7 L8 HK"
PLAIN = "A: LS LK H7 B8 A9 | B: A6 A7 H8 B9 AK | C: L6 L7 H9 B10 HK | D: A8 A10 H10 BU LO"
SEVEN = "A: BS B7 H7 L7 A9 | B: A6 A7 H8 B9 AK | C: L6 L8 H9 B10 HK | D: A8 A10 H10 BU LO"
ALL = "A: LS Weli LK LO LU | B: AS AK AO AU L7 | C: HS HK HO HU L8 | D: BS BK BO BU L9"
THREE = "A: LS Weli LK A9 A10 | B: AS AK L7 L8 L9 | C: H6 H7 H8 HU B9 | D: H9 H10 HO B8 BU"


def first(settings: str = "", *, profile: str = "salzburg", seats: int = 4) -> Scene:
    """The first deal of a match; the last seat deals, so that A is forehand."""
    scene = begun(settings, profile=profile, seats=seats, dealer="nature")
    if scene.rules.seating.first_dealer == "random":
        scene.play(f"nature dealer {seats - 1}")
    return scene


def dealt(
    hands: str, settings: str = "", *, talon: str = "", cut: str = "lift", profile: str = "salzburg"
) -> Scene:
    """The first deal of a match, dealt and at the bidding."""
    scene = first(settings, profile=profile)
    deal_out(scene, hands, talon=talon, cut=cut)
    return scene.go_on("bidding")


def blind(weli: str) -> Scene:
    """Blind trump with the Weli as the sixth card."""
    scene = dealt(BLIND, f"trump.blind_weli={weli}", talon=f"{FIVE} Weli A6 BU")
    scene.play("A bid 2").go_on("trump").play("A blind trump")
    if weli == "choose":
        scene.play("A trump leaves")
    return scene.go_on()


def hold_duel() -> Scene:
    """The worked bidding of S1."""
    scene = dealt("").play("A bid 2, B bid 3, C pass, D hold, B bid 4, D hold, B pass")
    return scene.play("D trump leaves").go_on()


def whites_and_hearts() -> Scene:
    """Two white hands and Hearts: eightfold."""
    scene = first()
    for hands in (WHITE, WHITE, ""):
        deal_out(scene, hands)
    return scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump hearts").go_on()


def all_pass_guard() -> Scene:
    """Three redeals, and in the fourth deal the dealer must bid."""
    scene = first(profile="app33", settings="bidding.one_forces_hearts=no")
    for _ in range(3):
        deal_out(scene)
        scene.go_on("bidding").play("A pass, B pass, C pass, D pass")
    deal_out(scene)
    scene.go_on("bidding").play("A pass, B pass, C pass, D bid 1").go_on("trump")
    return scene.play("D trump acorns").go_on()


def exchanged(
    moves: str,
    *,
    hands: str = PLAIN,
    trump: str = "leaves",
    talon: str = "",
    profile: str = "salzburg",
) -> Scene:
    """A declares, all play, and the exchange goes as told."""
    scene = (
        dealt(hands, talon=talon, profile=profile)
        .play("A bid 1")
        .go_on("trump")
        .play(f"A trump {trump}")
    )
    return scene.go_on("exchange").play(moves).go_on()


def shortage() -> Scene:
    """The second of two Packerls finds too few cards and is chosen anew."""
    moves = "A exchange LK H7 B8 A9, B Packerl, C Packerl, D exchange A8 A10 H10 BU"
    scene = dealt(PLAIN).play("A bid 1").go_on("trump").play("A trump leaves").go_on("exchange")
    scene.play(moves).go_on("exchange")
    return scene.play("C exchange L6").go_on()


def draw_high() -> Scene:
    """Equal highest cards draw again; then a Murln deal of three exchanged cards."""
    scene = first(profile="murln").play("nature draw HK A7 LK BK, nature draw H7 L9 B8")
    deal_out(scene, "D: LS LK H7 B8 A9")
    scene.go_on("bidding").play("D bid 1").go_on("trump").play("D trump leaves")
    return scene.play("D exchange H7 B8 A9").go_on()


def rest_top() -> Scene:
    """CT's cut: the Weli is the top card of the rest, and is taken."""
    scene = first("cut.card=rest_top")
    weli, top, *rest = mixed(scene, weli="first")
    scene.shuffle([top, weli, *rest]).play("C lift 1, C take Weli")
    return scene.go_on("bidding").play("A bid 1").go_on()


def all_home() -> Scene:
    """Everyone but the declarer stays home."""
    scene = dealt(THREE, "home.last_must_play=no").play("A bid 2").go_on("trump")
    return scene.play("A trump leaves, B stay home, C stay home, D stay home").go_on()


def white_after_round() -> Scene:
    """A white hand that has bid is folded after the first round."""
    scene = first(profile="krisch")
    deal_out(scene, "C: A7 A8 A9 A10 L7")
    scene.play("A pass, B pass, C bid 2, D hold, A keep hand, B keep hand, C throw in")
    deal_out(scene)
    return scene.play("A bid 1").go_on()


def muli(moves: str, *, hands: str = ALL, settings: str = "") -> Scene:
    """A Muli, announced before the bidding."""
    scene = first(settings)
    deal_out(scene, hands)
    return scene.play(moves).go_on()


FORMS = (
    Crafted(
        "hold-duel",
        "1.6; S1's worked bidding",
        hold_duel,
        ("hold", "bid 4", "hold"),
    ),
    Crafted(
        "weli-taken",
        "1.3; section 4, Set-up: two and two",
        lambda: dealt("C: AS AK AO AU", cut="take").play("A bid 1").go_on(),
        ("take Weli",),
    ),
    Crafted(
        "knock-weli",
        "1.3: the knock, the Weli kept",
        lambda: dealt("C: AS AK AO AU", cut="knock take").play("A pass, B pass, C bid 3").go_on(),
        ("knock", "take Weli"),
    ),
    Crafted(
        "rest-top",
        "1.3, CT; section 4, Set-up",
        rest_top,
        ("lift 1", "take Weli"),
    ),
    Crafted(
        "whites-and-hearts",
        "1.5, 1.11: compounding",
        whites_and_hearts,
        ("WhiteShown", "ThrownIn", "WhiteShown", "ThrownIn", "trump hearts"),
    ),
    Crafted(
        "white-after-round",
        "1.5, CK; section 4, White hands",
        white_after_round,
        ("hold", "throw in", "ThrownIn", "bid 1"),
    ),
    Crafted(
        "all-pass-guard",
        "1.6; section 4, Bidding: max_all_pass, redeal_double",
        all_pass_guard,
        ("ThrownIn", "ThrownIn", "ThrownIn", "bid 1"),
    ),
    Crafted(
        "blind-next-card",
        "1.7, A12; section 4",
        lambda: blind("next_card"),
        ("blind trump", "Turned", "Turned", "TrumpFixed"),
    ),
    Crafted(
        "blind-bells",
        "1.7, A12; section 4",
        lambda: blind("bells"),
        ("blind trump", "Turned", "TrumpFixed"),
    ),
    Crafted(
        "blind-choose",
        "1.7, A12; section 4",
        lambda: blind("choose"),
        ("blind trump", "Turned", "trump leaves", "TrumpFixed"),
    ),
    Crafted(
        "all-home",
        "1.8; section 4: all home",
        all_home,
        ("stay home", "stay home", "stay home", "DealScored"),
    ),
    Crafted(
        "sight-refused",
        "1.9: Eins auf Sicht",
        lambda: exchanged("A exchange H7, A refuse card"),
        ("Turned", "refuse card", "Drew"),
    ),
    Crafted(
        "sight-chain",
        "1.9, A10; section 0",
        lambda: exchanged(
            "A exchange H7, A refuse card, A refuse card", talon="L9 LU B7", profile="geiser"
        ),
        ("Turned", "refuse card", "Turned", "refuse card", "Turned"),
    ),
    Crafted(
        "five-on-sow",
        "1.9: Fuenf auf die Sau",
        lambda: exchanged("A five on the Sow"),
        ("five on the Sow", "Drew", "LaidOff"),
    ),
    Crafted(
        "six-on-seven",
        "1.9: Parenzinern",
        lambda: exchanged("A six on the Seven", hands=SEVEN, trump="bells"),
        ("trump bells", "six on the Seven", "Drew", "LaidOff"),
    ),
    Crafted(
        "packerl-chain",
        "1.9, A11; section 4, Exchange",
        lambda: exchanged("A Packerl", talon="AO H6 B7 AU LU L9 Weli L10 BK BS"),
        ("Packerl", "ServedLast", "Turned", "Turned", "Turned", "LaidOff"),
    ),
    Crafted(
        "packerl-anew",
        "1.9, A24; section 4, Exchange",
        shortage,
        ("Packerl", "Packerl", "exchange L6"),
    ),
    Crafted(
        "muli-made",
        "1.11: Muli made",
        lambda: muli("A muli, A trump leaves"),
        (
            "muli",
            "TrickTaken",
            "TrickTaken",
            "TrickTaken",
            "TrickTaken",
            "TrickTaken",
            "DealScored",
        ),
        made=True,
    ),
    Crafted(
        "muli-broken",
        "1.11: Muli failed",
        lambda: muli("A muli, A trump leaves", hands=THREE),
        ("muli", "TrickTaken", "DealScored"),
        made=False,
    ),
    Crafted(
        "muli-held",
        "1.6; section 4: dealer_may_hold_muli; 1.11: breaker",
        lambda: muli(
            "A muli, D hold, D trump bells",
            settings="bidding.dealer_may_hold_muli=yes scoring.muli_fail=breaker "
            "scoring.stop_failed_muli=no",
        ),
        ("muli", "hold", "DealScored"),
    ),
    Crafted(
        "draw-high",
        "1.2; section 4, Set-up; Murln",
        draw_high,
        ("draw HK A7 LK BK", "draw H7 L9 B8", "DealerFound"),
    ),
)
