"""Five on the Sow, Packerl, six on the Seven, and the talon that runs out: rule book 1.9."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, dealt
from tests.mulatschak.test_exchange import exchanging, sizes
from weli.games.mulatschak.events import LaidOff, ServedLast

SOW = "A: LS L7 H7 B8 A9 | B: A6 A7 H8 B9 AK | C: L6 L8 H9 B10 HK | D: A8 A10 H10 BU LO"
SEVEN = "A: BS B7 H7 L7 A9 | B: A6 A7 H8 B9 AK | C: L6 L8 H9 B10 HK | D: A8 A10 H10 BU LO"


# ------------------------------------------------------------------------ five on the Sow


@option("exchange.five_on_sow", "yes")
@cites("The last laying-off is free (the Sow and the shown Seven included), face down")
def test_five_on_the_sow_1_9() -> None:
    """S1: holding the trump Sow he lays off the other four, takes five, lays one off freely."""
    scene = exchanging(hands=SOW, talon="L9 LU B7 H6 AO")
    scene.play("A five on the Sow")
    assert scene.hand("A") == {"LS", "L9", "LU", "B7", "H6", "AO"}
    assert scene.told("B", LaidOff) == [LaidOff(0, 4, None)]
    assert scene.asks == "A lay_off"
    assert len(scene.legal) == 6
    scene.play("A lay off LS")
    assert scene.hand("A") == {"L9", "LU", "B7", "H6", "AO"}
    assert scene.told("B", LaidOff) == [LaidOff(0, 4, None), LaidOff(0, 1, None)]
    assert scene.view("B").laid_off[0] == 4
    assert scene.asks == "B exchange"


@option("exchange.five_on_sow", "yes", "no")
def test_who_may_not_take_five_on_the_sow() -> None:
    other = exchanging(hands=SOW, trump="bells")
    assert other.refuses("A five on the Sow") == ("no_trump_sow", "")
    off = exchanging("exchange.five_on_sow=no", hands=SOW)
    assert off.refuses("A five on the Sow") == ("no_five_on_sow", "exchange.five_on_sow")


def test_five_on_the_sow_needs_five_cards() -> None:
    scene = exchanging(hands=SOW)
    scene.deal = scene.deal.but(pack=scene.deal.pack[:5])
    assert "five on the Sow" in scene.legal
    scene.deal = scene.deal.but(pack=scene.deal.pack[:4])
    assert scene.refuses("A five on the Sow") == ("talon_too_small", "")


# ------------------------------------------------------------------------ six on the Seven


@option("exchange.six_on_seven", "yes")
@cites("The last laying-off is free (the Sow and the shown Seven included), face down")
def test_six_on_the_seven_1_9() -> None:
    """S1, "Parenzinern": show the Bells 7, lay off the others, take six, lay two off."""
    scene = exchanging(hands=SEVEN, trump="bells", talon="L9 LU BK H6 AO AS")
    scene.play("A six on the Seven")
    assert scene.hand("A") == {"B7", "L9", "LU", "BK", "H6", "AO", "AS"}
    assert len(scene.legal) == 21
    assert ("A", "B7") in [("ABCD"[seat], str(card)) for seat, card in scene.view("C").shown]
    scene.play("A lay off B7 H6")
    assert scene.hand("A") == {"L9", "LU", "BK", "AO", "AS"}
    assert scene.view("C").laid_off[0] == 4


@option("exchange.six_on_seven", "yes", "no")
def test_who_may_not_take_six_on_the_seven() -> None:
    assert exchanging(hands=SEVEN).refuses("A six on the Seven") == ("no_bells_seven", "")
    without = exchanging(hands=SOW, trump="bells")
    assert without.refuses("A six on the Seven") == ("no_bells_seven", "")
    off = exchanging("exchange.six_on_seven=no", hands=SEVEN, trump="bells")
    assert off.refuses("A six on the Seven") == ("no_six_on_seven", "exchange.six_on_seven")


@option("pack.strip_sevens", "yes")
@cites("makes six on the Seven impossible")
def test_without_sevens_nobody_has_the_seven() -> None:
    scene = dealt(settings="pack.strip_sevens=yes", seats=2).go_on("bidding")
    scene.play("A bid 1").go_on("trump").play("A trump bells").go_on("exchange")
    assert scene.refuses("A six on the Seven") == ("no_bells_seven", "")


def test_six_on_the_seven_is_open_to_any_participant_and_needs_six_cards() -> None:
    hands = "A: BS BK H7 L7 A9 | B: B7 A7 H8 B9 AK"
    scene = exchanging(hands=hands, trump="bells").play("A exchange none")
    assert "six on the Seven" in scene.legal
    scene.deal = scene.deal.but(pack=scene.deal.pack[:5])
    assert scene.refuses("B six on the Seven") == ("talon_too_small", "")


@cites("A29")
def test_one_form_only() -> None:
    """A29: several special forms at once, choose one; S1: exchange once only."""
    hands = "A: BS B7 H7 L7 A9"
    scene = exchanging(hands=hands, trump="bells")
    assert {"five on the Sow", "six on the Seven", "Packerl"} <= scene.legal
    first = min(scene.play("A five on the Sow").legal)
    assert scene.play(f"A {first}").asks == "B exchange"


# ------------------------------------------------------------------------ the Packerl


@option("exchange.packerl", "yes")
@cites(
    "`five_served_last` (salzburg): changing all five *is* the Packerl",
    "Further Packerl cards are face up, the last one and a turned Weli go to hand, and the Weli "
    "continues the chain",
    "A11",
)
def test_packerl_chain_over_trumps_and_the_weli() -> None:
    """S1: five down, a sixth up; while the turned card is a trump another follows; all to hand."""
    scene = exchanging(talon="AO H6 B7 AU LU L9 Weli L10 BK BS")
    assert scene.refuses("A exchange LS LK H7 B8 A9") == ("five_is_packerl", "exchange.packerl")
    scene.play("A Packerl, B exchange none, C exchange none, D exchange none")
    assert scene.turned("C") == ["L9", "Weli", "L10", "BK"]
    assert scene.hand("A") == {"AO", "H6", "B7", "AU", "LU", "L9", "Weli", "L10", "BK"}
    assert scene.asks == "A lay_off"
    scene.play("A lay off AO H6 B7 AU")
    assert scene.asks == "A play"


@option("exchange.packerl", "no")
def test_no_packerl_where_it_is_not_played() -> None:
    scene = exchanging(profile="geiser")
    assert scene.refuses("A Packerl") == ("no_packerl", "exchange.packerl")
    assert 5 in sizes(scene)


@cites("served after all others, clockwise from the declarer, himself first")
def test_packerls_are_served_last_clockwise_the_declarer_first() -> None:
    scene = exchanging(talon="B7 L9 L10 LU H6 HO AU AO AS BO BK BS HU HS")
    scene.play("A Packerl, B exchange none, C Packerl, D exchange none")
    assert scene.told("B", ServedLast) == [ServedLast(0), ServedLast(2)]
    assert scene.hand("A") == {"B7", "L9", "L10", "LU", "H6", "HO"}
    assert scene.asks == "A lay_off"
    scene.play("A lay off B7")
    assert scene.hand("C") == {"AU", "AO", "AS", "BO", "BK", "BS"}
    assert scene.play("C lay off BO").asks == "A play"


@cites("six cards must be in the talon when he says so")
def test_a_packerl_needs_six_cards_when_he_says_so() -> None:
    scene = exchanging()
    scene.deal = scene.deal.but(pack=scene.deal.pack[:6])
    assert "Packerl" in scene.legal
    scene.deal = scene.deal.but(pack=scene.deal.pack[:5])
    assert scene.refuses("A Packerl") == ("talon_too_small", "")
    assert scene.refuses("A exchange LS LK H7 B8 A9") == ("five_is_packerl", "exchange.packerl")


def test_a_packerl_that_runs_dry_mid_chain_just_stops_1_9() -> None:
    scene = exchanging(talon="AO H6 B7 AU LU L9 L10 BK")
    scene.deal = scene.deal.but(pack=scene.deal.pack[:7])
    scene.play("A Packerl, B exchange none, C exchange none, D exchange none")
    assert scene.talon == []
    assert scene.hand("A") == {"AO", "H6", "B7", "AU", "LU", "L9", "L10"}
    assert scene.play("A lay off AO H6").asks == "A play"


# ------------------------------------------------------------------------ too few cards


def shortage(left: int, settings: str = "") -> Scene:
    """A says Packerl, and so many cards are left when A's turn to be served comes."""
    scene = exchanging(settings, talon="AO H6 B7 AU LU L9 L10 BK")
    scene.play("A Packerl, B exchange none, C exchange none")
    scene.deal = scene.deal.but(pack=scene.deal.pack[:left])
    return scene.play("D exchange none")


@cites(
    "If fewer than six are left when his turn comes, he still holds his cards and chooses anew "
    "among plain exchanges of at most what is left (five of five face down)",
    "This happens in a quarter of the Packerls at four players",
    "A24",
)
def test_a_packerl_that_finds_too_few_cards_is_chosen_anew() -> None:
    scene = shortage(5)
    assert scene.asks == "A exchange"
    assert scene.hand("A") == {"LS", "LK", "H7", "B8", "A9"}
    assert sizes(scene) == {0, 1, 2, 3, 4, 5}
    for form in ("Packerl", "five on the Sow", "six on the Seven"):
        assert scene.refuses(f"A {form}") == ("plain_only", "")
    scene.play("A exchange LS LK H7 B8 A9")
    assert scene.hand("A") == {"AO", "H6", "B7", "AU", "LU"}
    assert scene.turned("B") == []
    assert scene.asks == "A play"


@cites("If fewer than six are left when his turn comes")
def test_a_packerl_that_finds_just_six_cards_is_served() -> None:
    scene = shortage(6)
    assert scene.asks == "A lay_off"
    assert (len(scene.hand("A")), scene.talon) == (6, [])


@cites("plain exchanges of at most what is left")
def test_chosen_anew_from_three_cards() -> None:
    scene = shortage(3)
    assert sizes(scene) == {0, 1, 2, 3}
    assert scene.refuses("A exchange LS LK H7 B8") == ("talon_too_small", "")
    scene.play("A exchange H7, A refuse card")
    assert scene.hand("A") == {"LS", "LK", "B8", "A9", "H6"}
    assert scene.view("B").laid_off[0] == 1
    assert scene.asks == "A play"


def test_chosen_anew_from_an_empty_talon() -> None:
    scene = shortage(0)
    assert scene.legal == {"exchange none"}
    assert scene.play("A exchange none").asks == "A play"
    assert scene.view("B").late == frozenset()


@option("exchange.forbid_four", "yes")
def test_chosen_anew_keeps_to_the_other_rules() -> None:
    assert sizes(shortage(5, "exchange.forbid_four=yes")) == {0, 1, 2, 3, 5}


@option("exchange.packerl", "no")
@option("exchange.five_served_last", "yes")
def test_a_plain_five_that_finds_too_few_cards_is_chosen_anew() -> None:
    scene = exchanging("exchange.packerl=no")
    scene.play("A exchange LS LK H7 B8 A9, B exchange none, C exchange none")
    five = scene.deal
    scene.deal = five.but(pack=five.pack[:4])
    scene.play("D exchange none")
    assert scene.asks == "A exchange"
    assert sizes(scene) == {0, 1, 2, 3, 4}
    scene.deal = five.but(pack=five.pack[:5])
    assert scene.play("D exchange none").asks == "A play"


def test_two_packerls_one_shortage_1_9() -> None:
    """Sixteen cards with four players: the second Packerl is the one that suffers."""
    scene = exchanging(hands=SOW, trump="leaves")
    scene.play("A exchange L7 H7 B8 A9, B Packerl, C Packerl, D exchange A8 A10 H10 BU")
    assert scene.asks == "B lay_off"
    scene.go_on("exchange")
    assert scene.asks == "C exchange"
    assert max(sizes(scene)) == len(scene.talon) < 5


@cites("A24")
def test_a_plain_exchange_is_capped_by_the_talon_in_turn_order() -> None:
    """DM limits each player to what is left, in turn order; discards are never reshuffled."""
    scene = exchanging("exchange.five_served_last=no exchange.packerl=no", seats=5, hands="")
    scene.play(f"A exchange {' '.join(scene.hand('A'))}, B exchange {' '.join(scene.hand('B'))}")
    assert len(scene.talon) == 1
    assert sizes(scene) == {0, 1}
    two = " ".join(sorted(scene.hand("C"))[:2])
    assert scene.refuses(f"C exchange {two}") == ("talon_too_small", "")
    scene.play(f"C exchange {min(scene.hand('C'))}")
    assert (scene.asks, scene.legal) == ("D exchange", {"exchange none"})
