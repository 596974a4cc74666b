"""Calling the friend: rule book A9, B4, B22 to B27 and section E, "Friends"."""

from typing import Any

import pytest

from tests.mighty.marks import cites, option
from tests.mighty.scene import Scene, dealt, rules_of
from weli.games.mighty.events import FriendShown


def calling(
    hands: str = "", settings: str = "", bid: str = "A bid 14 hearts", **more: Any
) -> Scene:
    """A is to call a friend."""
    scene = dealt(hands, settings, **more)
    return scene.won(bid).go_on("friend")


# ------------------------------------------------------------------------ the kinds of calls


@option("friend.kinds", "card,none", "card", "first", "last", "nth", "seat", "none")
@cites("A9", "B23")
def test_how_the_friend_may_be_called() -> None:
    """S: a card or nobody; P, N: the first trick too; N, M: seat, last and N-th trick."""
    for kind, expected in (
        ("card,none", 54),
        ("card", 53),
        ("first", {"call trick 1"}),
        ("last", {"call trick 10"}),
        ("nth", {f"call trick {number}" for number in range(2, 10)}),
        ("first,last,nth", {f"call trick {number}" for number in range(1, 11)}),
        ("seat", {f"call seat {seat}" for seat in range(1, 5)}),
        ("none", {"alone"}),
    ):
        legal = calling(settings=f"friend.kinds={kind}").legal
        if isinstance(expected, int):
            assert len(legal) == expected
            assert {"call SA", "call D2", "call Joker"} <= legal
            assert ("alone" in legal) is ("none" in kind)
        else:
            assert legal == expected
    scene = calling(settings="friend.kinds=card")
    assert scene.refuses("A alone") == ("not_alone", "friend.kinds")
    scene = calling(settings="friend.kinds=first")
    assert scene.refuses("A call SK") == ("no_card_call", "friend.kinds")


@cites("The alone multiplier applies only where alone was a choice")
def test_where_no_call_is_left_the_declarer_plays_alone() -> None:
    scene = calling(settings="friend.kinds=none score.style=payment score.alone=two")
    assert scene.legal == {"alone"}
    assert "alone" not in dict(scene.go_on().result.multipliers), "E: alone was no choice"


@pytest.mark.parametrize("profile", ["seed", "korean", "bga"])
@cites("B27")
def test_three_players_have_no_friend(profile: str) -> None:
    """B, N, M: with three the declarer is always alone (S must mean it: 1 v 2)."""
    scene = dealt(seats=3, profile=profile).go_on("bidding").won("C bid 15 hearts")
    assert scene.ready().asks == "C play"
    assert scene.deal.friends.call is None
    scene.go_on()
    assert sorted(scene.sides.values()) == ["declarer", "defender", "defender"]


def test_the_holder_is_known_when_the_card_is_played_a9() -> None:
    """S: its holder need not say so, it will be known only when the card is played."""
    scene = dealt("A: C2 | D: CA").won("A bid 14 hearts").ready(friend="call CA")
    assert scene.friends == ""
    assert scene.told("spectator", FriendShown) == []
    scene.play("A play C2").quiet()
    scene.quiet()
    scene.play("D play CA")
    assert scene.friends == "D"
    assert scene.told("B", FriendShown) == [FriendShown(3)]
    assert scene.view("B").friends == (3,)
    scene.go_on()
    assert scene.sides["D"] == "friend"


def test_the_winner_of_a_called_trick_is_the_friend_a9() -> None:
    hands = "A: C2 HA SA | D: CA | E: C3"
    scene = dealt(hands, "friend.kinds=first").won("A bid 14 hearts").ready(friend="call trick 1")
    assert scene.play("A play C2").until("D").play("D play CA").friends == ""
    assert scene.play("E play C3").friends == "D"
    assert scene.told("A", FriendShown) == [FriendShown(3)]
    second = dealt("A: SA HA D2 | D: CA DA | E: D3", "friend.kinds=nth first.trump=valid")
    second.won("A bid 14 hearts").ready(friend="call trick 2")
    assert second.leads("HA").friends == ""
    second.play("A play D2").until("D").play("D play DA, E play D3")
    assert second.friends == "D"
    last = dealt(hands, "friend.kinds=last").won("A bid 14 hearts").ready(friend="call trick 10")
    assert last.go_on().friends == last.takers[-1].replace("A", "")


def test_a_declarer_who_wins_the_called_trick_is_alone_without_the_multiplier_a9() -> None:
    """P, N: first-trick friend and declarer wins it → alone, no double."""
    settings = "friend.kinds=first,none score.style=payment score.alone=two first.trump=valid"
    scene = dealt("A: SA HA", settings).won("A bid 14 hearts").ready(friend="call trick 1")
    scene.leads("SA").go_on()
    assert scene.friends == ""
    assert "alone" not in dict(scene.result.multipliers)
    assert scene.next_dealer == "A"


def test_a_called_seat_is_the_friend_for_all_to_know_a9() -> None:
    scene = calling(settings="friend.kinds=seat").play("A call seat 3")
    assert scene.friends == "D"
    assert scene.told("spectator", FriendShown) == [FriendShown(3)]
    assert scene.go_on().sides["D"] == "friend"


# ------------------------------------------------------------------------ which cards


@option("friend.joker_card", "yes", "no")
@option("friend.mighty_card", "yes", "no")
def test_cards_that_may_not_be_called() -> None:
    """M with four players: no joker friend."""
    assert {"call Joker", "call SA"} <= calling(settings="friend.joker_card=yes").legal
    scene = calling(settings="friend.joker_card=no")
    assert scene.refuses("A call Joker") == ("joker_not_called", "friend.joker_card")
    scene = calling(settings="friend.mighty_card=no")
    assert scene.refuses("A call SA") == ("mighty_not_called", "friend.mighty_card")
    spades = calling(settings="friend.mighty_card=no", bid="A bid 14 spades")
    assert spades.refuses("A call DA") == ("mighty_not_called", "friend.mighty_card")
    assert spades.refuses("A call SA") == ("", "")
    assert "call SA" in calling(settings="friend.mighty_card=yes").legal


@option("friend.fake", "yes", "no")
@cites(
    "B22",
    "The called card in the kitty, the hand or the burial of the declarer: a secret solo, without "
    "the alone multiplier, no friend in payments or for the next dealer.",
)
def test_calling_an_own_card() -> None:
    """P, N: playing alone in secret; pays as alone but without the alone double."""
    hands, kitty = "A: HA HK CA", "D2 D3 DA"
    settings = "score.style=payment score.alone=two match.next_dealer=friend_or_declarer"
    for called, bury in (("HA", "D2 D3 DA"), ("DA", "D2 D3 DA"), ("CA", "CA D2 D3")):
        scene = dealt(hands, f"{settings} friend.fake=yes", kitty=kitty).won("A bid 14 hearts")
        scene.ready(bury=bury, friend=f"call {called}").go_on()
        assert scene.friends == ""
        assert scene.told("B", FriendShown) == []
        assert "alone" not in dict(scene.result.multipliers)
        assert sorted(scene.sides.values()) == ["declarer"] + ["defender"] * 4
        assert scene.result.lines[0].points == -4 * scene.result.lines[1].points
        assert scene.next_dealer == "A"
        refused = dealt(hands, f"{settings} friend.fake=no", kitty=kitty).won("A bid 14 hearts")
        refused.go_on("bury").play(f"A bury {bury}").go_on("friend")
        assert refused.refuses(f"A call {called}") == ("fake_not_called", "friend.fake")
        assert refused.refuses("A call SK") == ("", "")


# ------------------------------------------------------------------------ two packs


def two_decks(
    hands: str, call: str, settings: str = "", *, bury: str = "", seats: int = 6
) -> Scene:
    """A, who bid 25 hearts in two decks, has called."""
    scene = dealt(hands, f"first.trump=valid {settings}", seats=seats)
    return scene.won("A bid 25 hearts").ready(bury=bury, friend=call)


@option("friend.two_deck", "both", "first_played")
@cites("B4", "`first_played`: the first player other than the declarer.")
def test_two_copies_of_the_called_card() -> None:
    """R speaks of partners: both holders; or who plays it first."""
    hands = "A: C2 | C: CA | E: CA'"
    both = two_decks(hands, "call CA", "friend.two_deck=both")
    both.play("A play C2").quiet()
    both.play("C play CA").quiet()
    assert both.friends == "C"
    both.play("E play CA'")
    assert both.friends == "CE"
    first = two_decks(hands, "call CA", "friend.two_deck=first_played")
    first.play("A play C2").quiet()
    first.play("C play CA").quiet()
    first.play("E play CA'")
    assert first.friends == "C"
    assert first.go_on().friends == "C"


@option("friend.two_deck", "both", "first_played")
@cites(
    "In two packs the declarer's own or buried copy makes only the other holder a friend; "
    "both copies his: a secret solo."
)
def test_the_declarers_own_copy_in_two_packs() -> None:
    for mode in ("both", "first_played"):
        settings = f"friend.two_deck={mode}"
        own = two_decks("A: CA | E: CA'", "call CA", settings)
        assert own.go_on().friends == "E"
        buried = two_decks("A: CA H2 | E: CA'", "call CA", settings, bury=_six(settings, "CA"))
        assert buried.go_on().friends == "E"
        two = two_decks("A: CA CA'", "call CA", settings)
        assert two.go_on().friends == ""
        assert sorted(two.sides.values()) == ["declarer"] + ["defender"] * 5


def _six(settings: str, card: str) -> str:
    """Six cards to bury: this one and five of the kitty."""
    scene = dealt(f"A: {card} H2 | E: {card}'", f"first.trump=valid {settings}", seats=6)
    chosen = sorted([*scene.deal.kitty[:5], next(c for c in scene.deal.pack if c.code == card)])
    return " ".join(found.code for found in chosen)


def test_one_player_with_both_copies_is_one_friend_b4() -> None:
    scene = two_decks("C: CA CA'", "call CA").go_on()
    assert scene.friends == "C"
    assert sorted(scene.sides.values()) == ["declarer"] + ["defender"] * 4 + ["friend"]


@option("friend.fake", "no")
def test_an_own_copy_is_no_fake_while_the_other_is_out() -> None:
    scene = dealt("A: CA", "friend.fake=no", seats=6).won("A bid 25 hearts").go_on("friend")
    assert scene.refuses("A call CA") == ("", "")
    scene = dealt("A: CA CA'", "friend.fake=no", seats=6).won("A bid 25 hearts").go_on("friend")
    assert scene.refuses("A call CA") == ("fake_not_called", "friend.fake")


@cites("A face with more than two copies (the jokers of the seed's two packs) may not be called.")
def test_four_jokers_may_not_be_called() -> None:
    four = dealt(seats=6).won("A bid 25 hearts").go_on("friend")
    assert four.refuses("A call Joker") == ("too_many_copies", "pack.two_deck_jokers")
    two = dealt("", "pack.two_deck_jokers=2", seats=6).won("A bid 25 hearts").go_on("friend")
    assert two.refuses("A call Joker") == ("", "")


def test_each_face_of_two_decks_is_called_once() -> None:
    scene = dealt(seats=6).won("A bid 25 hearts").go_on("friend")
    assert len(scene.legal) == 52 + 1
    assert "call SA'" not in scene.legal


@option("friend.kinds", "cards")
@cites("Two called cards need six players; in two packs each card's first player.")
def test_two_called_cards() -> None:
    """East-Daejeon with seven; table B4."""
    for settings, seats in (("", 5), ("pack.many=sit_out bidding.min=13", 6)):
        (problem,) = rules_of(f"friend.kinds=card,cards {settings}").check(seats)
        assert (problem.code, problem.path) == ("two_cards_need_six", "friend.kinds")
        assert problem.remedy == ["card"]
    one_deck = "friend.kinds=cards pack.many=small_hands bidding.min=13"
    scene = dealt("B: SA | D: CA", one_deck, seats=7).won("A bid 13 hearts").go_on("friend")
    assert len(scene.legal) == 53 * 52 // 2
    assert set(scene.play("A call SA CA").go_on().friends) == {"B", "D"}
    same = dealt("B: SA CA", one_deck, seats=7).won("A bid 13 hearts").go_on("friend")
    assert same.play("A call CA SA").go_on().friends == "B"
    hands = "A: C2 | B: CA | C: CA' | E: DA | F: DA'"
    two = two_decks(hands, "call CA DA", "friend.kinds=cards friend.two_deck=both")
    two.play("A play C2, B play CA, C play CA'")
    assert two.friends == "B"
    assert len(two.go_on().friends) == 2
    assert set(two.friends) < {"B", "E", "F"}


def test_the_black_and_the_red_joker_of_one_deck_are_two_cards() -> None:
    """C: each has its ripper; so each is a card of its own that somebody holds."""
    hands = "B: Joker | D: Joker'"
    for called, friend in (("Joker", "B"), ("Joker'", "D")):
        scene = dealt(hands, "misdeal.allowed=no", profile="gyeonggi2").won("E bid 14 hearts")
        assert scene.ready(friend=f"call {called}").go_on().friends == friend


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_sides_a9(seats: int) -> None:
    """Four play 2 v 2, five 2 v 3, six 3 v 3, seven 3 v 4, eight 3 v 5."""
    copies = "B: CA | C: CA'" if seats > 5 else "B: CA"
    scene = dealt(copies, seats=seats).won(f"A bid {25 if seats > 5 else 13} hearts")
    sides = list(scene.ready(friend="call CA").go_on().sides.values())
    friends = 2 if seats > 5 else 1
    assert (sides.count("friend"), sides.count("defender")) == (friends, seats - 1 - friends)
