"""Pack, seats, first dealer, cut, knock and deal: rule book 1.1 to 1.4 and section 4, "Set-up"."""

import pytest

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import (
    GAME,
    begun,
    cards,
    deal_out,
    dealt,
    mixed,
    rules_of,
)
from weli.cards import WELI
from weli.games.mulatschak.events import CardSeen, DealerFound, Dealt
from weli.games.mulatschak.trumps import pack_of

# ------------------------------------------------------------------------ the pack


@option("pack.size", 36, 33)
@cites("A1")
def test_pack_sizes_1_1() -> None:
    """S1 and S2 play with 36 cards; Murln and the others without the sixes, the Weli kept."""
    full, short = pack_of(rules_of().pack), pack_of(rules_of("pack.size=33").pack)
    assert (len(full), len(short)) == (36, 33)
    assert {card.code for card in full} - {card.code for card in short} == {"A6", "L6", "H6"}
    assert WELI in short


@option("pack.strip_sevens", "yes", "no")
@cites("`strip_sevens` is for two players, with either pack", "makes six on the Seven impossible")
def test_stripped_packs_section_4() -> None:
    """MU advises two players to take the sevens out: 29 cards, or 32 of the larger pack."""
    stripped = {size: rules_of(f"pack.strip_sevens=yes pack.size={size}") for size in (33, 36)}
    assert [len(pack_of(stripped[size].pack)) for size in (33, 36)] == [29, 32]
    assert "B7" not in {card.code for card in pack_of(stripped[36].pack)}
    assert stripped[33].check(2) == ()
    assert [problem.code for problem in stripped[33].check(3)] == ["strip_sevens_needs_two"]
    assert "B7" in {card.code for card in pack_of(rules_of().pack)}


@pytest.mark.parametrize(
    ("seats", "large", "small"), [(2, 26, 23), (3, 21, 18), (4, 16, 13), (5, 11, 8)]
)
def test_talon_sizes_1_4(seats: int, large: int, small: int) -> None:
    """Rule book 1.4: 26/21/16/11 cards for 2/3/4/5 players; with 33 cards 23/18/13/8."""
    assert len(dealt(seats=seats).talon) == large
    assert len(dealt(settings="pack.size=33", seats=seats).talon) == small


# ------------------------------------------------------------------------ first dealer


@option("seating.first_dealer", "seat0")
def test_the_first_seat_deals() -> None:
    scene = begun("seating.first_dealer=seat0", dealer="nature")
    assert scene.told("spectator", DealerFound) == [DealerFound(0)]
    assert scene.deal.table == (1, 2, 3, 0)
    assert scene.asks == "nature shuffle"


@option("seating.first_dealer", "random")
def test_the_first_dealer_is_found_by_lot() -> None:
    scene = begun("seating.first_dealer=random", dealer="nature")
    assert scene.asks == "nature first_dealer"
    assert scene.legal == {"dealer 0", "dealer 1", "dealer 2", "dealer 3"}
    scene.play("nature dealer 2")
    assert (scene.deal.dealer, scene.deal.table) == (2, (3, 0, 1, 2))


@option("seating.first_dealer", "draw_high")
@cites("`draw_high`: Sow, Weli, King ...", "6;", "equal highest cards draw again among themselves")
def test_the_highest_card_deals_first() -> None:
    """MU draws cards, the highest deals: the Weli is above a King and below a Sow."""
    weli_wins = begun("seating.first_dealer=draw_high", dealer="nature")
    weli_wins.play("nature draw HK Weli L6 AO")
    assert weli_wins.deal.dealer == 1
    sow_wins = begun("seating.first_dealer=draw_high", dealer="nature")
    sow_wins.play("nature draw HK Weli L6 AS")
    assert sow_wins.deal.dealer == 3


@option("seating.first_dealer", "draw_high")
@cites("equal highest cards draw again among themselves")
def test_equal_highest_cards_draw_again_among_themselves() -> None:
    scene = begun("seating.first_dealer=draw_high", dealer="nature")
    scene.play("nature draw HK A6 LK BK")
    assert scene.asks == "nature first_dealer"
    scene.play("nature draw H7 L7 A6")
    assert scene.asks == "nature first_dealer"
    scene.play("nature draw H7 L8")
    assert scene.deal.dealer == 2
    assert len(scene.told("A", DealerFound)) == 1


# ------------------------------------------------------------------------ seats


@option("seating.fifth_sits_out", "no")
def test_five_players_all_play() -> None:
    scene = dealt(seats=5, settings="seating.fifth_sits_out=no")
    assert [len(hand) for hand in scene.deal.hands] == [5] * 5
    assert scene.deal.cutter == 3


@option("seating.fifth_sits_out", "yes")
@cites(
    "the previous dealer (right of the dealer) sits out and scores nothing",
    "the next seat to his right cuts",
)
def test_the_fifth_player_sits_out_and_scores_nothing() -> None:
    """MU: with five players one sits out each deal. E deals, D dealt before and sits out."""
    scene = dealt(seats=5, settings="seating.fifth_sits_out=yes")
    assert scene.deal.table == (0, 1, 2, 4)
    assert scene.deal.cutter == 2
    assert len(scene.talon) == 16
    scene.go_on("bidding").play("A bid 1").go_on()
    assert (scene.kinds["D"], scene.points["D"]) == ("sat_out", 0)
    assert scene.result.standing.scores[3] == 21


@option("seating.fifth_sits_out", "yes")
def test_only_a_fifth_player_sits_out() -> None:
    assert dealt(settings="seating.fifth_sits_out=yes").deal.table == (0, 1, 2, 3)


def test_the_deal_passes_clockwise_1_2() -> None:
    scene = dealt(dealer="D").go_on("bidding").play("A bid 1").go_on()
    assert GAME.next_dealer(scene.deal) == 0


# ------------------------------------------------------------------------ the cut


@option("cut.cut", "yes", "no")
def test_the_player_on_the_dealers_right_cuts_1_3() -> None:
    scene = begun()
    assert scene.shuffle(mixed(scene)).asks == "C cut"
    uncut = begun("cut.cut=no cut.knock=no")
    uncut.shuffle(mixed(uncut))
    assert uncut.asks == "A muli"


@cites("A lift takes 1 to N-1 cards")
def test_a_lift_takes_one_to_all_but_one_card() -> None:
    scene = begun("cut.knock=no")
    pack = tuple(mixed(scene))
    scene.shuffle(pack)
    assert scene.legal == {f"lift {count}" for count in range(1, 36)}
    assert scene.refuses("C lift 0") == scene.refuses("C lift 36") == ("not_now", "")
    scene.play("C lift 12")
    assert scene.deal.pack == pack[12:] + pack[:12]


@option("cut.card", "lifted_bottom")
@cites(
    "A3",
    "A Weli left after a lift stays the bottom card, known to the cutter alone",
    "The bottom card stays last, may be drawn by anyone, and is known to the cutter until then",
)
def test_the_cutter_alone_sees_the_bottom_of_the_lifted_packet_1_3() -> None:
    """S2, CK, MU. It becomes the last card of the talon: private knowledge of the cutter."""
    scene = dealt(bottom="HS")
    assert scene.talon[-1] == "HS"
    assert scene.told("C", CardSeen) == [CardSeen(2, cards("HS")[0], last=True)]
    for other in ("A", "B", "D", "spectator"):
        assert scene.told(other, CardSeen) == [CardSeen(2, None, last=True)]
        assert scene.view(other).seen is None
    seen = scene.view("C").seen
    assert seen is not None
    assert seen.card is cards("HS")[0]


@cites("The Weli may be left", "A25")
def test_a_weli_that_is_left_stays_at_the_bottom_for_the_cutter_to_know() -> None:
    scene = dealt(bottom="Weli")
    assert scene.talon[-1] == "Weli"
    assert scene.told("C", CardSeen) == [CardSeen(2, WELI, last=True)]
    assert scene.told("A", CardSeen) == [CardSeen(2, None, last=True)]


@cites("may be drawn by anyone, and is known to the cutter until then")
def test_the_bottom_card_is_drawn_at_last_by_anyone() -> None:
    """Eleven cards for five players: C takes one, then A and B five each, served last."""
    scene = dealt(seats=5, bottom="HS", settings="exchange.packerl=no exchange.five_on_sow=no")
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves").go_on("exchange")
    for name in ("A", "B"):
        scene.play(f"{name} exchange {' '.join(scene.hand(name))}")
    seen = scene.view("D").seen
    assert seen is not None
    scene.play(f"C exchange {min(scene.hand('C'))}, C keep card")
    scene.go_on("play")
    assert scene.talon == []
    assert scene.view("D").seen is None


@option("cut.card", "rest_top")
@cites("`rest_top`: the card seen is forehand's first card")
def test_the_top_of_the_rest_is_forehands_first_card() -> None:
    """CT: the cutter sees the top card of the remainder."""
    scene = dealt("A: HS LK L9 L7 L6", "cut.card=rest_top")
    assert scene.told("C", CardSeen) == [CardSeen(2, cards("HS")[0], last=False)]
    assert scene.told("A", CardSeen) == [CardSeen(2, None, last=False)]
    assert "HS" in scene.hand("A")
    seen = scene.view("C").seen
    assert seen is None, "a card that has been dealt is no longer in the pack"


@cites(
    "after *every* lift the cutter answers once",
    'without the Weli he can only answer "leave"',
)
def test_the_cutter_answers_after_every_lift() -> None:
    scene = begun()
    scene.shuffle(mixed(scene)).play("C lift 1")
    assert (scene.asks, scene.legal) == ("C take_weli", {"leave card"})
    assert scene.refuses("C take Weli") == ("not_the_weli", "")


@option("cut.must_take_weli", "no", "yes")
@cites("A25")
def test_must_the_cutter_take_the_weli() -> None:
    """S2: he may. A25: always right to take it, so harmless to leave the choice."""
    for setting, legal in (("no", {"take Weli", "leave card"}), ("yes", {"take Weli"})):
        scene = begun(f"cut.must_take_weli={setting}")
        scene.shuffle(mixed(scene, weli="first")).play("C lift 1")
        assert (scene.asks, scene.legal) == ("C take_weli", legal)
    assert scene.refuses("C leave card") == ("must_take_weli", "cut.must_take_weli")


@cites(
    "A Weli taken at the cut or after a knock: public, the taker is dealt two and two, the new "
    "bottom card is unknown to all"
)
@pytest.mark.parametrize("cut", ["take", "knock take"])
def test_a_taken_weli_is_public_and_its_taker_is_dealt_two_and_two(cut: str) -> None:
    """S1: "if he lifts the Weli he keeps it", and is dealt only two cards first."""
    scene = dealt("C: AS AK AO AU", cut=cut, bottom="BS")
    assert scene.hand("C") == {"Weli", "AS", "AK", "AO", "AU"}
    assert scene.talon[-1] == "BS"
    for reader in ("A", "C", "spectator"):
        assert scene.view(reader).shown == ((2, WELI),)
        assert scene.view(reader).seen is None
    assert len(scene.talon) == 16


def test_packets_of_three_and_two_and_of_two_and_two_1_4() -> None:
    """Rule book 1.4: three cards each from forehand, then two; 1.3: the Weli's taker 2 and 2."""
    scene = begun()
    pack = mixed(scene, weli="first")
    scene.shuffle(pack).play("C lift 1, C take Weli")
    order = [card.code for card in pack[1:]]
    assert scene.hand("A") == {*order[0:3], *order[11:13]}
    assert scene.hand("B") == {*order[3:6], *order[13:15]}
    assert scene.hand("C") == {"Weli", *order[6:8], *order[15:17]}
    assert scene.hand("D") == {*order[8:11], *order[17:19]}
    assert scene.talon == order[19:]


@cites("With two players the cutter is forehand and gets the short packet first")
def test_two_players_the_cutter_is_forehand() -> None:
    scene = begun(seats=2)
    pack = mixed(scene, weli="first")
    assert scene.shuffle(pack).asks == "A cut"
    scene.play("A lift 1, A take Weli")
    order = [card.code for card in pack[1:]]
    assert scene.hand("A") == {"Weli", *order[0:2], *order[5:7]}
    assert scene.hand("B") == {*order[2:5], *order[7:9]}


# ------------------------------------------------------------------------ the knock


@option("cut.knock", "yes")
@cites("after a knock it is public")
def test_a_knock_doubles_and_shows_the_bottom_card_to_all_1_3() -> None:
    """S1: instead of lifting he may knock; the deal counts double, the dealer shows the card."""
    scene = dealt(cut="knock", bottom="HS")
    assert scene.deal.carried.knocks == 1
    for reader in ("A", "B", "C", "D", "spectator"):
        seen = scene.view(reader).seen
        assert seen == CardSeen(2, cards("HS")[0], last=True)
    assert scene.talon[-1] == "HS"
    assert scene.asks == "A muli"
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves").go_on()
    assert scene.result.doublings == (("knock", 2),)


@option("cut.knock", "no")
def test_no_knock_where_it_is_not_played() -> None:
    """S2 does not know it: geiser and murln off."""
    scene = begun(profile="geiser")
    scene.shuffle(mixed(scene))
    assert scene.refuses("C knock") == ("no_knock", "cut.knock")


@cites("after a knock it is public")
def test_a_weli_shown_by_a_knock_may_be_kept_or_left() -> None:
    scene = begun()
    scene.shuffle(mixed(scene, weli="last")).play("C knock")
    assert (scene.asks, scene.legal) == ("C take_weli", {"take Weli", "leave card"})
    scene.play("C leave card")
    assert scene.talon[-1] == "Weli"
    assert scene.view("spectator").seen == CardSeen(2, WELI, last=True)


def test_hands_are_private_1_4() -> None:
    scene = begun()
    deal_out(scene, "A: LS LK H7 B8 A9")
    mine = scene.told("A", Dealt)
    assert [event for event in mine if isinstance(event, Dealt) and event.cards] == [
        Dealt(0, 5, tuple(sorted(cards("LS LK H7 B8 A9"))))
    ]
    for reader in ("B", "spectator"):
        backs = [event for event in scene.told(reader, Dealt) if getattr(event, "seat", 9) == 0]
        assert backs == [Dealt(0, 5, None)]
