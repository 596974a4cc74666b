"""Choosing with keys: cards, pills, the cursor, and what Enter takes."""

import pytest

from tests.terminal.tables import find
from weli.cards import parse_card
from weli.games.mulatschak import actions as act
from weli.kernel.actions import Action, Play
from weli.kernel.legal import OneOf, Subsets
from weli.terminal.choosing import ENTER, Choosing, Pill
from weli.terminal.games.mulatschak import decide
from weli.terminal.hands import sort_hand


def choosing(name: str) -> Choosing:
    session = find(name)
    decision = session.decision()
    assert decision is not None
    return Choosing(decision, session.hand)


def press(choosing: Choosing, *keys: str) -> Action | None:
    """Presses some keys; only the last may choose something."""
    *before, last = keys
    assert [choosing.press(key) for key in before] == [None] * len(before)
    return choosing.press(last)


def test_a_number_plays_the_card_at_that_place() -> None:
    it = choosing("play")
    assert press(it, "2") == Play(it.cards[1])


def test_a_card_that_is_not_there_is_nothing() -> None:
    assert press(choosing("play"), "9") is None
    assert press(choosing("play"), "0") is None


def test_a_card_that_is_not_allowed_is_chosen_too_so_that_the_reason_can_be_told() -> None:
    hand = sort_hand(map(parse_card, ("A7", "LO")))
    it = Choosing(decide("play", OneOf((Play(hand[0]),)), hand, None), hand)
    assert it.allowed == frozenset(hand[:1])
    assert press(it, "2") == Play(hand[1])


def test_enter_without_a_cursor_takes_nothing_where_there_is_a_choice() -> None:
    session = find(lambda it: len(it.view.hand) == 5 and it.view.trick is None, "geiser", seats=2)
    decision = session.decision()
    assert decision is not None
    assert press(Choosing(decision, session.hand), ENTER) is None
    assert press(choosing("bidding"), ENTER) is None


def test_enter_takes_what_leaves_no_choice() -> None:
    hand = (parse_card("A7"),)
    it = Choosing(decide("play", OneOf((Play(hand[0]),)), hand, None), hand)
    assert press(it, ENTER) == Play(hand[0])


def test_the_arrows_move_the_cursor_around_the_hand() -> None:
    it = choosing("play")
    assert press(it, "right", ENTER) == Play(it.cards[0])
    assert press(it, "right", ENTER) == Play(it.cards[1])
    assert press(it, "left", "left", ENTER) == Play(it.cards[-1])


def test_the_arrows_move_the_cursor_along_the_pills() -> None:
    it = choosing("bidding")
    assert press(it, "right", "right", ENTER) == act.Bid(1)


def test_numbers_choose_pills_where_no_cards_are_asked_for() -> None:
    it = choosing("bidding")
    assert [press(it, pill.key) for pill in it.pills()] == [pill.action for pill in it.pills()]
    assert [pill.key for pill in it.pills()] == list("123456")


def test_refused_actions_have_a_key_too() -> None:
    refused = [pill for pill in choosing("cut").pills() if pill.refused]
    assert refused == []
    hand = find("home").hand
    legal = find("home").decision()
    assert legal is not None
    it = Choosing(legal, hand)
    assert {pill.action for pill in it.pills()} == {act.PlayAlong(), act.StayHome()}


def test_cards_to_exchange_are_picked_and_put_back() -> None:
    it = choosing("exchange")
    assert press(it, ENTER) == act.Exchange(())
    assert press(it, "1", "3", "3", "4", ENTER) == act.Exchange(
        tuple(sorted((it.cards[0], it.cards[3])))
    )
    assert it.picked == {it.cards[0], it.cards[3]}
    assert it.pills()[0] == Pill(ENTER, act.Exchange(tuple(sorted(it.picked))))


def test_space_picks_the_card_under_the_cursor() -> None:
    it = choosing("exchange")
    assert press(it, "space", "right", "space", ENTER) == act.Exchange((it.cards[0],))


def test_special_exchanges_have_letters_since_numbers_pick_cards() -> None:
    it = choosing("exchange")
    assert Pill("a", act.Packerl()) in it.pills()
    assert press(it, "a") == act.Packerl()


def test_cards_to_lay_off_are_picked_and_not_proposed_as_pills() -> None:
    hand = tuple(sorted(map(parse_card, ["A6", "AS", "L9", "LK", "H7", "Weli"])))
    it = Choosing(decide("lay_off", Subsets(act.LayOff, hand, (1,)), hand, None), hand)
    assert [pill.key for pill in it.pills()] == [ENTER]
    assert press(it, "6", ENTER) == act.LayOff((hand[5],))


@pytest.mark.parametrize(
    ("keys", "lifted"),
    [
        ((), 18),
        (("left",), 17),
        (("right", "right"), 20),
        (("up",), 23),
        (("down", "down", "down", "down"), 1),
        (("up",) * 9, 35),
    ],
)
def test_the_arrows_change_how_many_cards_are_lifted(keys: tuple[str, ...], lifted: int) -> None:
    it = choosing("cut")
    assert press(it, *keys, ENTER) == act.Lift(lifted)
    assert it.packets == (lifted, 36)


def test_a_knock_has_a_letter() -> None:
    assert press(choosing("cut"), "a") == act.Knock()
