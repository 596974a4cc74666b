"""Naming trump and finding it blind: rule book 1.7, A12, A13 and section 4."""

import pytest

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, dealt
from weli.cards import GERMAN_SUITS, Suit
from weli.games.mulatschak.events import Drew, TrumpFixed, Turned


def named(settings: str = "", bid: str = "A bid 2") -> Scene:
    """A deal in which the bidding is over and trump is to be named."""
    return dealt(settings=settings).go_on("bidding").play(bid).go_on("trump")


def test_the_declarer_names_one_of_four_suits_1_7() -> None:
    scene = named("trump.blind=no")
    assert scene.legal == {f"trump {suit}" for suit in GERMAN_SUITS}


# ------------------------------------------------------------------------ suits that must play


@option("trump.must_play_suits", "hearts")
def test_with_hearts_nobody_may_stay_home_1_7() -> None:
    """S1, S2 and all peers."""
    assert named().play("A trump hearts").asks == "A exchange"
    assert named().play("A trump leaves").asks == "B home"


@option("trump.must_play_suits", "acorns,bells", "none")
@cites("`must_play_suits` is the whole set", "only Hearts doubles")
def test_other_must_play_suits_are_the_whole_set_and_do_not_double() -> None:
    """LU Acorns, DB Bells: with another set Hearts are free, and still only Hearts doubles."""
    for suit, asks in (("acorns", "A exchange"), ("bells", "A exchange"), ("hearts", "B home")):
        scene = named("trump.must_play_suits=acorns,bells").play(f"A trump {suit}")
        assert scene.asks == asks
        factor = 2 if suit == "hearts" else 1
        assert all(line.factor == factor for line in scene.go_on().result.lines)
    assert named("trump.must_play_suits=none").play("A trump hearts").asks == "B home"


# ------------------------------------------------------------------------ a bid of one means Hearts


@option("bidding.one_forces_hearts", "yes", "no")
@cites("`one_forces_hearts` covers held and forced bids of one and excludes blind trump")
def test_a_won_bid_of_one_means_hearts() -> None:
    """DM and LU."""
    hearts = named("bidding.one_forces_hearts=yes", "A bid 1, B pass, C pass, D hold, A pass")
    assert (hearts.asks, hearts.legal) == ("D trump", {"trump hearts"})
    reason = ("one_forces_hearts", "bidding.one_forces_hearts")
    assert hearts.refuses("D trump leaves") == hearts.refuses("D blind trump") == reason
    two = named("bidding.one_forces_hearts=yes", bid="A bid 2")
    assert "trump leaves" in two.legal
    assert "trump leaves" in named(bid="A bid 1").legal


@option("bidding.one_forces_hearts", "yes")
@cites("forced bids of one")
def test_a_forced_bid_of_one_means_hearts_too() -> None:
    scene = dealt(settings="bidding.one_forces_hearts=yes bidding.max_all_pass=0")
    scene.go_on("bidding").play("A pass, B pass, C pass, D bid 1")
    assert scene.legal == {"trump hearts"}


# ------------------------------------------------------------------------ blind trump

HAND = "A: A7 A8 L7 L8 HK"
FIVE = "AS AK LS LK B9"


def blind(talon: str, settings: str = "", bottom: str = "") -> Scene:
    """A deal in which A wins with two tricks and does not know yet."""
    scene = dealt(HAND, settings, talon=talon, bottom=bottom)
    return scene.go_on("bidding").play("A bid 2").go_on("trump").play("A blind trump")


@option("trump.blind", "yes")
@cites("Blind trump: served first and laid off at once, before the others decide", "A13")
def test_blind_trump_five_down_a_sixth_up_and_a_seventh_down() -> None:
    """S1: the sixth card's suit is trump, therefore a seventh follows; he discards to five."""
    scene = blind(f"{FIVE} B8 BU")
    assert scene.deal.trump is Suit.BELLS
    assert scene.hand("A") == {*FIVE.split(), "B8", "BU"}
    assert scene.told("B", Turned) == [
        Turned(0, next(c for c in scene.deal.hands[0] if c.code == "B8"))
    ]
    assert scene.told("spectator", TrumpFixed) == [TrumpFixed(Suit.BELLS)]
    assert scene.asks == "A lay_off"
    scene.play("A lay off B8 B9")
    assert scene.asks == "B home"
    assert scene.view("B").laid_off[0] == 5


@cites("skipped in the exchange", "no special form with the new hand")
def test_blind_trump_replaces_the_declarers_exchange() -> None:
    """With the trump Sow among his new cards he still takes no special form."""
    scene = blind(f"{FIVE} L9 BU").play("A lay off B9 BU")
    scene.play("B play along, C play along, D play along")
    assert scene.asks == "B exchange"


@option("trump.blind", "yes")
@option("home.decision", "after_declarer_exchange")
@cites("skipped in the exchange")
def test_blind_trump_is_the_declarers_exchange_before_the_others_decide() -> None:
    scene = dealt(HAND, "trump.blind=yes", talon=f"{FIVE} L9 BU", profile="geiser")
    scene.play("A bid 2").go_on("trump").play("A blind trump, A lay off B9 BU")
    assert scene.asks == "B home"
    scene.play("B play along, C stay home, D play along")
    assert scene.asks == "B exchange"


@option("trump.blind", "no")
def test_no_blind_trump_where_it_is_not_played() -> None:
    scene = dealt(profile="geiser").play("A bid 2").go_on("trump")
    assert scene.refuses("A blind trump") == ("no_blind_trump", "trump.blind")


def test_no_blind_trump_in_a_muli_1_7() -> None:
    scene = dealt().play("A muli")
    assert scene.refuses("A blind trump") == ("muli_no_exchange", "")


def test_no_blind_trump_at_three_points_or_less_1_7() -> None:
    scene = dealt(scores=(3, 4, 4, 4)).go_on("bidding").play("A bid 2").go_on("trump")
    reason = ("score_too_low_to_exchange", "limits.no_exchange_at")
    assert scene.refuses("A blind trump") == reason


@cites("needs seven cards in the talon and `max_exchange` of five")
def test_what_blind_trump_needs() -> None:
    four = named("exchange.most=5,4:4")
    assert four.refuses("A blind trump") == ("too_many_cards", "exchange.most")
    assert "blind trump" in named("exchange.most=4,4:5").legal
    scene = named()
    scene.deal = scene.deal.but(pack=scene.deal.pack[:7])
    assert "blind trump" in scene.legal
    scene.deal = scene.deal.but(pack=scene.deal.pack[:6])
    assert scene.refuses("A blind trump") == ("talon_too_small", "")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_table_has_the_cards_for_blind_trump_and_the_weli(seats: int) -> None:
    """Even five players with 33 cards leave eight, so that the guard above is never needed."""
    assert len(dealt(settings="pack.size=33", seats=seats).talon) >= 8


@option("trump.blind_weli", "next_card")
@cites("with the talon empty the last is omitted")
def test_the_weli_turned_from_a_talon_of_seven() -> None:
    scene = dealt(HAND, talon=f"{FIVE} Weli A6").go_on("bidding").play("A bid 2").go_on("trump")
    scene.deal = scene.deal.but(pack=scene.deal.pack[:7])
    scene.play("A blind trump")
    assert scene.deal.trump is Suit.ACORNS
    assert scene.hand("A") == {*FIVE.split(), "Weli", "A6"}
    assert scene.told("B", Drew) == [Drew(0, 5, None)], "nobody hears of a card that is not there"
    assert scene.play("A lay off B9 A6").asks == "B home"


@option("trump.blind_weli", "next_card")
@cites(
    "The Weli turned: kept, the next card is turned for the suit and one more follows face down "
    "(eight cards, three laid off)",
    "A12",
)
def test_the_weli_turned_the_next_card_decides() -> None:
    scene = blind(f"{FIVE} Weli A6 BU")
    assert scene.deal.trump is Suit.ACORNS
    assert scene.hand("A") == {*FIVE.split(), "Weli", "A6", "BU"}
    assert [event.card.code for event in scene.told("B", Turned) if isinstance(event, Turned)] == [
        "Weli",
        "A6",
    ]
    scene.play("A lay off B9 BU A6")
    assert scene.asks == "B home"


@option("trump.blind_weli", "bells")
@cites("`blind_weli=bells`: seven cards")
def test_the_weli_turned_means_bells() -> None:
    scene = blind(f"{FIVE} Weli A6", "trump.blind_weli=bells")
    assert scene.deal.trump is Suit.BELLS
    assert scene.hand("A") == {*FIVE.split(), "Weli", "A6"}


@option("trump.blind_weli", "choose")
@cites("`choose`: the suit is named before the seventh")
def test_the_weli_turned_lets_him_choose() -> None:
    scene = blind(f"{FIVE} Weli A6", "trump.blind_weli=choose")
    assert (scene.asks, scene.legal) == (
        "A blind_trump",
        {f"trump {suit}" for suit in GERMAN_SUITS},
    )
    assert "A6" not in scene.hand("A")
    scene.play("A trump acorns")
    assert scene.deal.trump is Suit.ACORNS
    assert scene.hand("A") == {*FIVE.split(), "Weli", "A6"}
    assert scene.told("B", TrumpFixed) == [TrumpFixed(Suit.ACORNS)]


@cites("Hearts found blind count as Hearts named")
@pytest.mark.parametrize(
    ("sixth", "asks", "factor"), [("H9", "B exchange", 2), ("L9", "B home", 1)]
)
def test_hearts_found_blind_count_as_hearts_named(sixth: str, asks: str, factor: int) -> None:
    scene = blind(f"{FIVE} {sixth} BU").play("A lay off B9 BU")
    assert scene.asks == asks
    assert all(line.factor == factor for line in scene.go_on().result.lines)
