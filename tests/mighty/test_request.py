"""The suit that the declarer asks of the friend: rule book A9, B24 and section E."""

from tests.mighty.marks import cites, option
from tests.mighty.scene import Scene, cards, dealt, position
from weli.cards import Suit
from weli.games.mighty.actions import CallCard, CallCards, CallTrick
from weli.games.mighty.state import Friends


def asked(  # noqa: PLR0913  # everything about a position may matter to some test
    hands: str,
    *,
    call: str = "CA",
    suit: str = "hearts",
    settings: str = "",
    lead: str = "B",
    shown: str = "",
    seats: int = 5,
    trick: int | str = 3,
) -> Scene:
    """B leads in a highest no-trump of A, who has called a card and asked for a suit."""
    (card,) = cards(call)
    copies = (card, *cards(f"{call}'")) if seats > 5 else (card,)
    friends = Friends(
        call=CallCard(card),
        cards=copies,
        shown=tuple("ABCDEFGH".index(name) for name in shown),
        suit=Suit(suit),
    )
    level = 40 if seats > 5 else 20
    return position(
        hands,
        settings,
        trump="no-trump",
        level=level,
        lead=lead,
        trick=trick,
        seats=seats,
        friends=friends,
    )


@option("friend.request", "yes", "no")
@cites("The request:")
def test_the_request_at_the_highest_no_trump() -> None:
    """S: "20 no-trump and I need hearts from my partner"; two decks: 40 no-trump."""
    suits = {"request spades", "request hearts", "request clubs", "request diamonds"}
    for bid, final, seats in (
        ("20 no-trump", "", 5),
        ("14 hearts", "20 no-trump", 5),
        ("30 hearts", "40 no-trump", 6),
    ):
        scene = dealt("", "friend.request=yes", seats=seats).won(f"A bid {bid}")
        scene.ready(contract=final, friend="call CA")
        assert scene.asks == "A request"
        assert scene.legal == suits | {"no request"}
        assert scene.play("A request hearts").view("C").request is Suit.HEARTS
        assert scene.asks == "A play"
        none = dealt("", "friend.request=no", seats=seats).won(f"A bid {bid}")
        assert none.ready(contract=final, friend="call CA").asks == "A play"
    for bid, friend in (("20 hearts", "call CA"), ("19 no-trump", "call CA"), ("20 no-trump", "")):
        assert dealt().won(f"A bid {bid}").ready(friend=friend).asks == "A play"


@cites("the first time a friend leads while holding the suit he must lead it")
def test_the_friend_must_lead_the_suit() -> None:
    """P: the declarer may ask the friend to lead a named suit when he gets the lead."""
    scene = asked("B: CA H2 H3 D4")
    assert scene.playable == {"H2", "H3"}
    assert scene.refuses("B play D4") == ("request", "friend.request")
    assert asked("B: CA D4").playable == {"CA", "D4"}
    assert asked("B: C4 H2 D4").playable == {"C4", "H2", "D4"}, "no friend is bound"
    assert asked("B: C4 H2 D4", shown="B").playable == {"H2"}
    assert asked("A: CA H2 D4", lead="A").playable == {"CA", "H2", "D4"}, "nor the declarer"


@option("friend.request_binding", "first_holding", "every")
@cites("B24")
def test_when_the_request_binds() -> None:
    """The first time the friend leads and holds the suit; or every time."""
    two = "B: CA HA HK D4 | C: H5 | D: H7 | E: S2 | A: H9"
    first = asked(two, settings="friend.request_binding=first_holding").trick("HA H5 H7 S2 H9")
    assert first.playable == {"CA", "HK", "D4"}
    every = asked(two, settings="friend.request_binding=every").trick("HA H5 H7 S2 H9")
    assert every.playable == {"HK"}


def test_a_lead_without_the_suit_does_not_use_the_request_up() -> None:
    scene = asked("B: DA S3 | C: D5 | D: D7 | E: S2 | A: D9", shown="B").trick("DA D5 D7 S2 D9")
    scene.deal = scene.deal.but(hands=((), cards("H4 S3"), (), (), ()))
    assert scene.playable == {"H4"}


def test_following_with_the_suit_does_not_use_the_request_up() -> None:
    scene = asked("A: H9 | B: HA H3 D4 | C: H5 | D: H7 | E: S2", lead="A", shown="B")
    assert scene.trick("H9 HA H5 H7 S2").playable == {"H3"}


@cites("the mighty counts as its suit, the joker does not")
def test_what_counts_as_the_suit() -> None:
    assert asked("B: CA SA Joker D4", suit="spades").playable == {"SA"}
    honoured = asked("B: CA SA SK D4 | C: S5 | D: S7 | E: S2 | A: S9", suit="spades")
    assert honoured.trick("SA S5 S7 S2 S9").playable == {"CA", "SK", "D4"}
    assert asked("B: CA Joker D4", suit="spades").playable == {"CA", "Joker", "D4"}


@cites("both friends are bound")
def test_both_friends_are_bound_in_two_packs() -> None:
    for lead in ("B", "C"):
        scene = asked("B: CA H2 D4 | C: CA' H3 D5", lead=lead, seats=6)
        assert scene.playable == ({"H2"} if lead == "B" else {"H3"})
    first = "friend.two_deck=first_played"
    assert asked("B: CA H2 D4", settings=first, seats=6).playable == {"CA", "H2", "D4"}
    assert asked("B: C5 H2 D4", settings=first, seats=6, shown="B").playable == {"H2"}


def test_of_two_called_cards_in_two_packs_only_who_has_played_first_is_bound() -> None:
    """Each card's first player is the friend, so nobody is before he has played it."""
    called = cards("CA CA' DA DA'")
    friends = Friends(call=CallCards(called[0], called[2]), cards=called, suit=Suit.HEARTS)
    settings = "friend.kinds=cards friend.two_deck=both"
    held = position(
        "B: CA H2 D4", settings, trump="no-trump", level=40, lead="B", seats=6, friends=friends
    )
    assert held.playable == {"CA", "H2", "D4"}


@cites("a first-trick friend from trick 2")
def test_a_first_trick_friend_is_bound_from_trick_2() -> None:
    settings = "friend.kinds=first,none"
    scene = dealt("A: C2 SA | D: CA H4 S5 | E: C3", settings).won("A bid 20 no-trump")
    scene.ready(friend="call trick 1").play("A request hearts, A play C2")
    scene.until("D").play("D play CA, E play C3")
    assert (scene.asks, scene.friends) == ("D play", "D")
    assert all(code.startswith("H") for code in scene.playable)
    assert isinstance(scene.deal.friends.call, CallTrick)


def test_the_request_is_kept_secret_as_to_whom_it_binds() -> None:
    """Everybody hears the suit; nobody hears whom it binds."""
    scene = dealt("A: C2 | D: CA H4").won("A bid 20 no-trump").ready(friend="call CA")
    scene.play("A request hearts")
    for name in ("B", "C", "D", "E", "spectator"):
        assert scene.view(name).friends == ()
