"""Mighty, joker and ripper under every trump and with every pack: rule book A3, B28 and E."""

from tests.mighty.marks import cites, option
from tests.mighty.scene import position, rules_of
from weli.cards import FRENCH_CARDS, Suit
from weli.games.mighty.powers import Specials, specials_of

TRUMPS = {str(suit): suit for suit in Suit} | {"no-trump": None}


def specials(trump: str, settings: str = "", seats: int = 5, profile: str = "seed") -> Specials:
    """The special cards under a trump."""
    return specials_of(rules_of(settings, profile), seats, TRUMPS[trump])


def mighty(trump: str, settings: str = "", seats: int = 5, profile: str = "seed") -> str:
    """The mighty's code."""
    return specials(trump, settings, seats, profile).mighty.code


def rippers(trump: str, settings: str = "", seats: int = 5, profile: str = "seed") -> str:
    """The codes of the rippers; empty where there is none."""
    known = specials(trump, settings, seats, profile)
    return " ".join(sorted({card.face.code for card in FRENCH_CARDS if known.called_by(card)}))


# ------------------------------------------------------------------------ the mighty


@option("special.mighty", "SA", "HA")
@option("special.alt_mighty", "DA", "CA")
@cites("A3")
def test_the_mighty() -> None:
    """S, P, B, G, F, M, N: the ace of spades; when spades are trump that of diamonds. U: clubs."""
    assert mighty("hearts") == mighty("clubs") == mighty("no-trump") == mighty("diamonds") == "SA"
    assert mighty("spades") == "DA"
    assert mighty("spades", profile="ucla") == mighty("spades", "special.alt_mighty=CA") == "CA"
    assert mighty("hearts", "special.mighty=HA") == "DA"
    assert mighty("spades", "special.mighty=HA") == "HA"


def test_the_ace_of_spades_is_just_the_top_trump_when_spades_are_trump_a3() -> None:
    scene = position("A: S2 | B: SA | C: DA | D: Joker | E: SK", trump="spades")
    assert scene.trick("S2 SA DA Joker SK").takers.endswith("C")
    plain = position("A: S2 | B: SA | C: DK | D: S9 | E: SK", trump="spades")
    assert plain.trick("S2 SA DK S9 SK").takers.endswith("B")


def test_both_copies_are_mighties_and_rippers_in_two_decks_a3() -> None:
    known = specials("hearts", seats=6)
    faces = ("SA", "SA'", "C3", "C3'")
    special = [c.code for c in FRENCH_CARDS if known.is_mighty(c) or known.called_by(c)]
    assert sorted(special) == sorted(faces)


# ------------------------------------------------------------------------ the ripper


@option("special.ripper", "C3", "C2")
@option("special.alt_ripper", "S3", "H3", "same", "none")
@cites("`alt_ripper`: a card, `same` (it stays although trump), or none.")
def test_the_ripper() -> None:
    """S, P: clubs three, then spades three. SNUCSE: hearts three. Dongdaejeon: always clubs."""
    assert rippers("hearts") == rippers("no-trump") == rippers("spades") == "C3"
    assert rippers("clubs") == "S3"
    assert rippers("clubs", profile="snucse") == rippers("clubs", "special.alt_ripper=H3") == "H3"
    assert rippers("clubs", "special.alt_ripper=same") == "C3"
    assert rippers("clubs", "special.alt_ripper=none") == ""
    assert rippers("hearts", "special.ripper=C2") == "C2"


def test_the_clubs_three_is_a_plain_trump_when_clubs_are_trump_a3() -> None:
    scene = position("A: C3 | B: Joker C9", trump="clubs").play("A play C3")
    assert scene.playable == {"Joker", "C9"}


@option("special.alt_ripper", "same")
def test_a_ripper_that_stays_although_trump_calls_and_is_a_trump() -> None:
    settings = "special.alt_ripper=same"
    scene = position("A: C3 | B: Joker C9 | C: CA | D: H2 | E: HA", settings, trump="clubs")
    assert scene.play("A play C3").playable == {"Joker"}
    assert scene.trick("Joker CA H2 HA").takers.endswith("C")


@cites("B28")
def test_three_players_rip_with_sevens() -> None:
    """B, P, N: clubs seven and spades seven; the threes are not in the pack."""
    assert rippers("hearts", seats=3) == "C7"
    assert rippers("clubs", seats=3) == "S7"


@option("special.ripper", "C2")
@cites(
    "A ripper that the pack lacks (hearts three in the 43-card pack, club two where twos are out): "
    "the lowest card of its suit."
)
def test_a_ripper_that_the_pack_lacks() -> None:
    assert rippers("clubs", "special.alt_ripper=H3", seats=4) == "H5"
    assert rippers("hearts", "special.ripper=C2", seats=4) == "C3"
    assert rippers("hearts", "special.ripper=C2", seats=7) == "C3"
    assert rippers("hearts", "special.ripper=C2", seats=6) == "C2"
    assert rippers("spades", "special.ripper=S2", seats=8) == "S3"


@option("special.red_ripper", "H3", "D4")
@option("special.alt_red_ripper", "D3", "H4", "same", "none")
@cites("the black joker's ripper is clubs three, then spades three")
def test_each_of_two_jokers_in_one_deck_has_its_ripper() -> None:
    """Gyeonggi: black clubs three, then spades three; red hearts three, then diamonds three."""

    def called(trump: str, settings: str = "") -> dict[str, set[int]]:
        known = specials(trump, settings, profile="gyeonggi2")
        deck = [card for card in FRENCH_CARDS if card.copy == 0]
        return {c.code: set(known.called_by(c)) for c in deck if known.called_by(c)}

    assert called("diamonds") == called("no-trump") == {"C3": {0}, "H3": {1}}
    assert called("clubs") == {"S3": {0}, "H3": {1}}
    assert called("hearts") == {"C3": {0}, "D3": {1}}
    assert called("hearts", "special.red_ripper=D4") == {"C3": {0}, "D4": {1}}
    assert called("hearts", "special.alt_red_ripper=H4") == {"C3": {0}, "H4": {1}}
    assert called("hearts", "special.alt_red_ripper=same") == {"C3": {0}, "H3": {1}}
    assert called("hearts", "special.alt_red_ripper=none") == {"C3": {0}}
    assert called("clubs", "special.alt_ripper=H3") == {"H3": {0, 1}}


def test_with_one_joker_there_is_no_red_ripper() -> None:
    assert rippers("diamonds") == "C3"


# ------------------------------------------------------------------------ the order of power


@cites("B30")
def test_the_order_of_power_a3() -> None:
    """Mighty, joker, highest trump, highest card of the led suit, everything else."""
    order = ["SA", "Joker", "HA", "H2"]
    for place, better in enumerate(order):
        for worse in order[place + 1 :]:
            for one, other, taker in ((better, worse, "B"), (worse, better, "C")):
                scene = position(f"A: C2 | B: {one} | C: {other} | D: D2 | E: DA")
                assert scene.trick(f"C2 {one} {other} D2 DA").takers.endswith(taker)
    plain = position("A: C2 | B: C9 | C: CK | D: DA | E: SK", trump="hearts")
    assert plain.trick("C2 C9 CK DA SK").takers.endswith("C")


def test_equal_cards_in_two_packs_the_first_played_wins_a3() -> None:
    """S: mighty v. mighty, joker v. joker, king v. king (B30: the first powered joker)."""
    dull = " | D: D2 | E: D3 | F: D4"
    for one, other in (("SA", "SA'"), ("Joker", "Joker'"), ("HK", "HK'"), ("CK", "CK'")):
        scene = position(f"A: C2 | B: {one} | C: {other}{dull}", seats=6)
        assert scene.trick(f"C2 {one} {other} D2 D3 D4").takers.endswith("B")
        scene = position(f"A: C2 | B: {other} | C: {one}{dull}", seats=6)
        assert scene.trick(f"C2 {other} {one} D2 D3 D4").takers.endswith("B")


@option("pack.one_deck_jokers", "2")
@cites("Gyeonggi's two jokers", "in no-trump both jokers are equal, first played wins")
def test_two_jokers_of_one_deck() -> None:
    """C: the joker of the trump's colour outranks trump, the other stands just under trump."""
    hands = "A: C2 | B: {} | C: {} | D: D2 | E: D3"
    for trump, high, low in (("hearts", "Joker'", "Joker"), ("spades", "Joker", "Joker'")):
        top = "HA" if trump == "hearts" else "SA"
        for one, other, winner in (
            (top, high, "C"),
            (top, low, "B"),
            (low, high, "C"),
            ("CA", low, "C"),
            (low, "HA" if trump == "spades" else "SK", "B"),
        ):
            scene = position(hands.format(one, other), trump=trump, profile="gyeonggi2")
            assert scene.trick(f"C2 {one} {other} D2 D3").takers.endswith(winner), (trump, one)
    for one, other in (("Joker", "Joker'"), ("Joker'", "Joker")):
        scene = position(hands.format(one, other), trump="no-trump", profile="gyeonggi2")
        assert scene.trick(f"C2 {one} {other} D2 D3").takers.endswith("B")


@option("special.mighty_names_suit", "yes", "no")
def test_the_leader_of_the_mighty_may_name_a_suit() -> None:
    """Gwanak: he may name a suit; elsewhere the others follow the mighty's suit (A11)."""
    hands = "A: SA | B: S9 D9 | C: D2 | D: C2 | E: HA"
    assert position(hands).play("A play SA").playable == {"S9"}
    scene = position(hands, "special.mighty_names_suit=yes").play("A play SA")
    assert scene.legal == {"name spades", "name hearts", "name clubs", "name diamonds"}
    assert scene.play("A name diamonds").playable == {"D9"}
    assert scene.trick("D9 D2 C2 HA").takers.endswith("A")
    dull = "special.mighty_names_suit=yes first.mighty=powerless"
    assert position(hands, dull, trick=1).play("A play SA").asks == "B play"


@option("special.trump_needs_void", "yes", "no")
def test_trump_waits_until_somebody_was_void() -> None:
    """Incheon: no trump lead until void."""
    hands = "A: H2 C2 C3 | B: C9 H9 | C: CK D9 | D: CJ D8 | E: {}"
    followed = position(hands.format("CQ D7"), "special.trump_needs_void=yes")
    assert followed.playable == {"C2", "C3"}
    assert followed.refuses("A play H2") == ("trump_needs_void", "special.trump_needs_void")
    assert followed.trick("C2 C9 CK CJ CQ").asks == "C play"
    assert not followed.deal.void_seen
    void = position(hands.format("D7 D6"), "special.trump_needs_void=yes")
    assert void.trick("C2 C9 CK CJ D7").deal.void_seen
    void = position(
        "A: H2 C2 | B: C9 | C: CK H9 D9 | D: CJ | E: D7", "special.trump_needs_void=yes"
    )
    assert void.trick("C2 C9 CK CJ D7").playable == {"H9", "D9"}
    exempt = position(hands.format("Joker D6"), "special.trump_needs_void=yes")
    assert not exempt.trick("C2 C9 CK CJ Joker").deal.void_seen
    assert position(hands.format("D7 D6"), "special.trump_needs_void=no").playable == {
        "H2",
        "C2",
        "C3",
    }
    only = position("A: H2 H3", "special.trump_needs_void=yes")
    assert only.playable == {"H2", "H3"}


@option("play.powerless_lead", "next_card")
def test_who_plays_before_the_suit_is_set_shows_no_void() -> None:
    settings = "special.trump_needs_void=yes play.powerless_lead=next_card"
    scene = position(
        "A: Joker | B: Joker' | C: D2 | D: D3 | E: D4 | F: D5", settings, trick=1, seats=6
    )
    assert not scene.trick("Joker Joker' D2 D3 D4 D5").deal.void_seen


@option("first.mighty", "powerless")
def test_a_powerless_mighty_off_suit_shows_a_void_too() -> None:
    settings = "special.trump_needs_void=yes first.mighty=powerless"
    hands = "A: C2 | B: SA | C: CK | D: CJ | E: CQ"
    assert position(hands, settings, trick=1).trick("C2 SA CK CJ CQ").deal.void_seen
    assert not position(hands, settings, trick=2).trick("C2 SA CK CJ CQ").deal.void_seen
