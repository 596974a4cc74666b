"""Decisions as faces show them."""

import pytest

from tests.terminal.tables import find
from weli.cards import CARDS, parse_card
from weli.games import load_profile
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.trumps import is_white
from weli.kernel.actions import Reason
from weli.kernel.legal import OneOf, Subsets
from weli.terminal.decisions import Decision
from weli.terminal.games.mulatschak import decide, obvious
from weli.terminal.session import Session


def decision_of(name: str, profile: str = "salzburg") -> Decision:
    decision = find(name, profile).decision()
    assert decision is not None
    return decision


def test_every_choice_of_a_decision_is_legal() -> None:
    for name in ("cut", "muli", "bidding", "home", "exchange", "play"):
        session = find(name)
        decision = session.decision()
        assert decision is not None
        assert decision.choices
        assert [session.why_not(action) for action in decision.choices] == [None] * len(
            decision.choices
        )


def test_every_refused_action_is_refused_for_the_reason_it_shows() -> None:
    session = find("bidding", load_profile("salzburg").with_values({"bidding.min_bid": 2}))
    decision = session.decision()
    assert decision is not None
    assert (act.Bid(1), "bidding.min_bid") in [(a, r.option) for a, r in decision.refused]
    assert all(session.why_not(action) == reason for action, reason in decision.refused)


def test_at_the_cut_half_a_pack_comes_first_and_every_number_can_be_lifted() -> None:
    decision = decision_of("cut")
    assert decision.choices == (act.Lift(18), act.Lift(9), act.Lift(27), act.Knock())
    assert decision.lifts == (1, 35)


def test_without_the_knock_nobody_is_told_of_it() -> None:
    decision = decision_of("cut", "geiser")
    assert act.Knock() not in [*decision.choices, *(action for action, _ in decision.refused)]


def test_exchanging_nothing_comes_first_and_the_cards_are_picked() -> None:
    decision = decision_of("exchange")
    assert decision.choices[0] == act.Exchange(())
    assert decision.pick is not None
    assert decision.pick.make is act.Exchange


def test_of_few_cards_to_lay_off_each_is_listed() -> None:
    hand = CARDS[:6]
    decision = decide("lay_off", Subsets(act.LayOff, hand, (1,)), hand, None)
    assert len(decision.choices) == 6


def test_of_many_cards_to_lay_off_the_weakest_are_proposed() -> None:
    hand = tuple(
        sorted(parse_card(code) for code in ["A6", "AS", "L9", "LK", "H7", "Weli", "BU", "B8"])
    )
    decision = decide("lay_off", Subsets(act.LayOff, hand, (3,)), hand, hand[0].suit)
    assert decision.choices == (act.LayOff(tuple(sorted(map(parse_card, ("H7", "B8", "L9"))))),)


def test_plays_stand_in_the_order_of_the_hand() -> None:
    session = find("play")
    decision = session.decision()
    assert decision is not None
    played = [action.card for action in decision.choices if isinstance(action, act.Play)]
    assert played == [card for card in session.hand if card in played]


@pytest.mark.parametrize("name", ["take_weli", "white_hand"])
def test_a_question_asked_for_secrecy_alone_answers_itself(name: str) -> None:
    only = decide(
        name, OneOf((act.KeepHand(),), ((act.ThrowIn(), Reason("hand_not_white")),)), (), None
    )
    assert obvious(only) == act.KeepHand()
    assert obvious(decide(name, OneOf((act.ThrowIn(), act.KeepHand())), (), None)) is None


def test_no_other_single_answer_is_given_for_the_person() -> None:
    assert obvious(decide("home", OneOf((act.PlayAlong(),)), (), None)) is None


def test_only_a_white_hand_is_really_asked_about() -> None:
    def open_question(session: Session) -> bool:
        decision = session.decision()
        assert decision is not None
        return decision.name == "white_hand" and obvious(decision) is None

    session = find(open_question, "krisch")
    assert is_white(session.view.hand)
    decision = session.decision()
    assert decision is not None
    assert decision.choices == (act.ThrowIn(), act.KeepHand())
