"""Plain exchanges, the order of service, and one on sight: rule book 1.9 and section 4."""

import pytest

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, dealt
from weli.cards import parse_card
from weli.games.mulatschak.events import Drew, LaidOff

HANDS = "A: LS LK H7 B8 A9 | B: A6 A7 H8 B9 AK | C: L6 L7 H9 B10 HK | D: A8 A10 H10 BU LO"


def exchanging(
    settings: str = "",
    *,
    hands: str = HANDS,
    talon: str = "",
    profile: str = "salzburg",
    trump: str = "leaves",
    seats: int = 4,
) -> Scene:
    """A deal in which A has won with one trick, all play, and A exchanges first."""
    scene = dealt(hands, settings, talon=talon, profile=profile, seats=seats)
    scene.go_on("bidding").play("A bid 1").go_on("trump").play(f"A trump {trump}")
    return scene.go_on("exchange")


def sizes(scene: Scene) -> set[int]:
    """How many cards may be laid off in a plain exchange."""
    plain = [words for words in scene.legal if words.startswith("exchange")]
    return {0 if words.endswith("none") else len(words.split()) - 1 for words in plain}


# ------------------------------------------------------------------------ plain exchanges


def test_the_declarer_exchanges_first_then_clockwise_1_9() -> None:
    scene = exchanging()
    for name in "ABCD":
        assert scene.asks == f"{name} exchange"
        scene.play(f"{name} exchange none")
    assert scene.asks == "A play"


@cites("A9")
def test_as_many_as_one_likes_face_down_1_9() -> None:
    """S1: 0 to 5 cards, once only; others see how many, not which."""
    scene = exchanging(talon="LU L9")
    scene.play("A exchange H7 B8")
    assert scene.hand("A") == {"LS", "LK", "A9", "LU", "L9"}
    assert scene.told("B", LaidOff) == [LaidOff(0, 2, None)]
    assert scene.told("B", Drew) == [Drew(0, 2, None)]
    assert [card.code for card in scene.view("A").discards] == ["H7", "B8"]
    assert scene.view("B").laid_off == (2, None, None, None)


@option("exchange.most", "5", "5,4:3", "0")
@cites("A27", "`max_exchange` and `cap_to_declarer` count cards laid off")
def test_how_many_cards_at_most() -> None:
    """S1 five; MU: at most three with four players, restrict with five (A27)."""
    assert sizes(exchanging()) == {0, 1, 2, 3, 4}, "changing all five is the Packerl"
    assert sizes(exchanging(profile="geiser")) == {0, 1, 2, 3, 4, 5}
    three = exchanging("exchange.most=5,4:3")
    assert sizes(three) == {0, 1, 2, 3}
    assert three.refuses("A exchange LS LK H7 B8") == ("too_many_cards", "exchange.most")
    assert three.refuses("A exchange LS LK H7 B8 A9") == ("too_many_cards", "exchange.most")
    assert three.refuses("A five on the Sow") == ("too_many_cards", "exchange.most")
    assert three.refuses("A Packerl") == ("too_many_cards", "exchange.most")
    assert sizes(exchanging("exchange.most=0")) == {0}


@option("exchange.most", "5,4:3,5:3")
@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 5), (4, 3), (5, 3)])
def test_murln_restricts_four_and_five_players(seats: int, most: int) -> None:
    """MU: at most three with four players; with five restrict the exchange."""
    scene = exchanging(hands="", profile="murln", seats=seats)
    assert max(sizes(scene)) == most


@option("seating.fifth_sits_out", "yes")
@option("exchange.most", "5,5:2")
def test_the_number_of_players_is_the_number_who_play() -> None:
    scene = exchanging("seating.fifth_sits_out=yes exchange.most=5,5:2", hands="", seats=5)
    assert max(sizes(scene)) == 4


@option("exchange.forbid_four", "yes")
@cites("`forbid_four` is about the plain four")
def test_never_exactly_four() -> None:
    """DM, DB: 0, 1, 2, 3 or 5; four on the trump Sow is another thing."""
    scene = exchanging("exchange.forbid_four=yes exchange.packerl=no")
    assert sizes(scene) == {0, 1, 2, 3, 5}
    assert scene.refuses("A exchange LK H7 B8 A9") == ("not_four", "exchange.forbid_four")
    assert "five on the Sow" in scene.legal


@option("exchange.forbid_four", "no")
def test_four_where_that_is_allowed() -> None:
    assert 4 in sizes(exchanging())


@option("exchange.cap_to_declarer", "yes")
@cites("A9")
def test_nobody_more_than_the_declarer() -> None:
    """S2 read to the letter: the others exchange as many as the declarer."""
    scene = exchanging("exchange.cap_to_declarer=yes")
    assert sizes(scene) == {0, 1, 2, 3, 4}
    scene.play("A exchange H7 B8")
    assert sizes(scene) == {0, 1, 2}
    more = ("more_than_declarer", "exchange.cap_to_declarer")
    assert scene.refuses("B exchange A6 A7 H8") == scene.refuses("B Packerl") == more


@option("exchange.cap_to_declarer", "yes")
@cites("Sow and Seven four, Packerl and blind five")
@pytest.mark.parametrize(("first", "most"), [("A five on the Sow", 4), ("A Packerl", 4)])
def test_what_counts_under_the_cap(first: str, most: int) -> None:
    """Four for the Sow, five for a Packerl: after a Packerl another Packerl is legal."""
    scene = exchanging("exchange.cap_to_declarer=yes").play(first)
    scene.go_on("exchange")
    assert scene.asks == "B exchange"
    assert max(sizes(scene)) == most
    assert ("Packerl" in scene.legal) == (first == "A Packerl")


@option("exchange.cap_to_declarer", "yes")
@option("trump.blind", "yes")
@cites("Packerl and blind five")
def test_blind_trump_counts_five_under_the_cap() -> None:
    scene = dealt(settings="exchange.cap_to_declarer=yes", talon="AS AK LS LK B9 L9 BU")
    scene.go_on("bidding").play("A bid 2").go_on("trump").play("A blind trump").go_on("exchange")
    assert "Packerl" in scene.legal


@option("exchange.cap_to_declarer", "no")
@cites("A9")
def test_others_as_many_as_they_like() -> None:
    scene = exchanging("exchange.one_on_sight=off").play("A exchange H7")
    assert max(sizes(scene)) == 4


# ------------------------------------------------------------------------ who is served last


@option("exchange.five_served_last", "yes")
@option("exchange.packerl", "no")
def test_five_served_last_without_a_packerl() -> None:
    """FK: from forehand, who changes all five last; he holds his cards until then."""
    scene = exchanging("exchange.packerl=no", talon="L9 LU L10 B7 H6 HO AU")
    scene.play("A exchange LS LK H7 B8 A9")
    assert scene.asks == "B exchange"
    assert scene.hand("A") == {"LS", "LK", "H7", "B8", "A9"}
    assert scene.view("C").late == {0}
    scene.play("B exchange A6 A7, C exchange none, D exchange none")
    assert scene.hand("B") == {"H8", "B9", "AK", "L9", "LU"}
    assert scene.hand("A") == {"L10", "B7", "H6", "HO", "AU"}
    assert scene.asks == "A play"


@option("exchange.five_served_last", "no")
@option("exchange.packerl", "no")
def test_five_served_in_turn() -> None:
    """S2: the declarer, then each player who goes."""
    scene = exchanging(profile="geiser", talon="L9 LU L10 B7 H6")
    scene.play("A exchange LS LK H7 B8 A9")
    assert scene.hand("A") == {"L9", "LU", "L10", "B7", "H6"}


@option("exchange.five_served_last", "no")
@option("exchange.packerl", "yes")
def test_a_plain_five_beside_the_packerl() -> None:
    """Where five are served in turn, the Packerl is a form of its own, and still served last."""
    scene = exchanging("exchange.five_served_last=no", talon="L9 LU L10 B7 H6")
    assert 5 in sizes(scene)
    assert "Packerl" in scene.legal
    scene.play("A Packerl")
    assert scene.asks == "B exchange"
    assert scene.view("D").late == {0}
    served = exchanging("exchange.five_served_last=no", talon="L9 LU L10 B7 H6")
    served.play("A exchange LS LK H7 B8 A9")
    assert served.hand("A") == {"L9", "LU", "L10", "B7", "H6"}


# ------------------------------------------------------------------------ one on sight


@option("exchange.one_on_sight", "refuse_once")
@cites("a refused card is a public discard", "A10")
def test_one_on_sight_refused_once() -> None:
    """S1: one card, dealt face up; he keeps it, or takes the next face down and must keep it."""
    scene = exchanging(talon="L9 LU").play("A exchange H7")
    assert (scene.asks, scene.legal) == ("A on_sight", {"keep card", "refuse card"})
    assert scene.turned("spectator") == ["L9"]
    scene.play("A refuse card")
    assert scene.hand("A") == {"LS", "LK", "B8", "A9", "LU"}
    assert scene.asks == "B exchange"
    assert scene.view("B").shown == ((0, parse_card("L9")),)
    assert [card.code for card in scene.deal.discards[0]] == ["H7", "L9"]
    assert [card.code for card in scene.view("A").discards] == ["H7", "L9"]
    assert scene.turned("B") == ["L9"], "the second card is face down"


@option("exchange.one_on_sight", "refuse_once")
def test_one_on_sight_kept() -> None:
    scene = exchanging(talon="L9 LU").play("A exchange H7, A keep card")
    assert scene.hand("A") == {"LS", "LK", "B8", "A9", "L9"}


@option("exchange.one_on_sight", "chain")
@cites("A10")
def test_chain_a_refused_trump_is_followed_by_another_face_up() -> None:
    """S2, as section 0 defines it: trumps may again be refused, the first other card stays."""
    scene = exchanging(profile="geiser", talon="L9 LU B7").play("A exchange H7, A refuse card")
    assert scene.asks == "A on_sight"
    scene.play("A refuse card")
    assert scene.hand("A") == {"LS", "LK", "B8", "A9", "B7"}
    assert scene.asks == "B home"
    assert scene.turned("D") == ["L9", "LU", "B7"]


@option("exchange.one_on_sight", "chain")
def test_chain_a_trump_after_a_trump_may_be_kept() -> None:
    scene = exchanging(profile="geiser", talon="L9 LU B7")
    scene.play("A exchange H7, A refuse card, A keep card")
    assert scene.hand("A") == {"LS", "LK", "B8", "A9", "LU"}


@option("exchange.one_on_sight", "chain")
def test_chain_a_refused_plain_card_is_followed_by_one_face_down() -> None:
    """Section 0: a refused card that is not a trump is replaced face down, and that is kept."""
    scene = exchanging(profile="geiser", talon="B7 LU").play("A exchange H7, A refuse card")
    assert scene.hand("A") == {"LS", "LK", "B8", "A9", "LU"}
    assert scene.turned("D") == ["B7"]
    assert scene.asks == "B home"


@option("exchange.one_on_sight", "chain")
def test_chain_the_weli_is_a_trump() -> None:
    scene = exchanging(profile="geiser", talon="Weli B7").play("A exchange H7, A refuse card")
    assert scene.hand("A") == {"LS", "LK", "B8", "A9", "B7"}
    assert scene.turned("D") == ["Weli", "B7"]


@option("exchange.one_on_sight", "off")
def test_off_a_single_card_comes_face_down() -> None:
    """FK, DM: plain."""
    scene = exchanging("exchange.one_on_sight=off", talon="L9").play("A exchange H7")
    assert scene.asks == "B exchange"
    assert scene.turned("B") == []


@cites("On sight: with an empty talon no refusal")
@option("exchange.one_on_sight", "refuse_once", "chain")
def test_on_sight_with_an_empty_talon_there_is_no_refusal() -> None:
    for form in ("refuse_once", "chain"):
        scene = exchanging(f"exchange.one_on_sight={form}", talon="L9")
        scene.deal = scene.deal.but(pack=scene.deal.pack[:1])
        scene.play("A exchange H7")
        assert scene.asks == "B exchange"
        assert "L9" in scene.hand("A")
        assert sizes(scene) == {0}


@cites("the form applies whenever exactly one card is changed")
def test_two_cards_are_never_on_sight() -> None:
    """A departure from S2, which turns those too (rule book, section 0)."""
    scene = exchanging(profile="geiser", talon="L9 LU").play("A exchange H7 B8")
    assert scene.turned("B") == []
    assert scene.asks == "B home"
