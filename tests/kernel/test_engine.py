"""The one door: a move is checked and applied, and a refusal changes nothing."""

import copy
import pickle
from typing import Any

import pytest

from tests.kernel.toy import Heard, Say, Toy, ToyDeal, ToyRules, ToyStanding
from tests.laws.tables import SHIPPED, shipped
from tests.laws.walks import Walk, walk
from weli.games import GAMES
from weli.kernel.actions import (
    NATURE,
    SPECTATOR,
    Action,
    Envelope,
    Event,
    IllegalAction,
    Move,
    Reason,
    to_all,
    to_one,
)
from weli.kernel.engine import Question

TOY = Toy()


def begun(dealer: int = 0) -> tuple[ToyDeal, list[str]]:
    """A toy deal that waits for its first number, and the words so far."""
    deal, envelopes = TOY.deal(ToyRules(), 2, dealer, ToyStanding())
    return deal, [sealed.event.word for sealed in envelopes if isinstance(sealed.event, Heard)]


def say(deal: ToyDeal, seat: int, number: int) -> tuple[ToyDeal, list[str]]:
    """The deal after a number, and the words that were heard."""
    deal, envelopes = TOY.step(deal, Move(seat, Say(number)))
    return deal, [sealed.event.word for sealed in envelopes if isinstance(sealed.event, Heard)]


# ------------------------------------------------------------------------ what runs by itself


def test_steps_run_in_order_up_to_the_first_question() -> None:
    deal, words = begun()
    assert words == ["hello", "ding", "ring", "ring"]
    assert TOY.question(deal) == Question(0, "say")
    assert TOY.actor(deal) == 0
    assert TOY.legal(deal).total() == 3


def test_a_phase_puts_the_next_steps_in_its_place() -> None:
    deal, _ = begun(dealer=1)
    deal, words = say(deal, 1, 2)
    assert words == ["2", "ring"]
    assert TOY.question(deal) == Question(0, "say")
    assert list(TOY.legal(deal)) == [Say(1), Say(3)]


def test_a_deal_ends_when_nothing_is_left_to_do() -> None:
    deal, _ = begun()
    deal, words = say(deal, 0, 3)
    assert words == ["3", "end"]
    assert (deal.said, deal.result) == ((3,), "over")
    assert TOY.question(deal) is None
    assert TOY.actor(deal) is None
    assert TOY.why_not(deal, Move(0, Say(1))) == Reason("deal_over")
    for call in (lambda: TOY.legal(deal), lambda: TOY.step(deal, Move(0, Say(1)))):
        with pytest.raises(IllegalAction, match=r"^deal_over$"):
            call()


def test_a_deal_is_a_value_that_stays() -> None:
    first, _ = begun()
    second, _ = say(first, 0, 1)
    third, _ = say(second, 1, 2)
    assert (first.said, second.said, third.said) == ((), (1,), (1, 2))
    assert say(first, 0, 1)[0] == second
    assert pickle.loads(pickle.dumps(third)) == copy.deepcopy(third) == third


def test_a_game_may_start_in_the_middle() -> None:
    deal, _ = begun()
    later = deal.but(said=(1, 2))
    assert list(TOY.legal(later)) == [Say(3)]


# ------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (1, Say(1), Reason("not_your_turn", details={"seat": 0})),
        (NATURE, Say(1), Reason("not_your_turn", details={"seat": 0})),
        (0, Say(4), Reason("not_now")),
        (0, Action(), Reason("not_now")),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, action: Action, reason: Reason) -> None:
    deal, _ = begun()
    before = pickle.dumps(deal)
    assert TOY.why_not(deal, Move(seat, action)) == reason
    with pytest.raises(IllegalAction) as error:
        TOY.step(deal, Move(seat, action))
    assert error.value.reason == reason
    assert pickle.dumps(deal) == before
    assert say(deal, 0, 1)[0].said == (1,)


def test_a_refusal_shows_its_house_rule() -> None:
    assert str(IllegalAction(Reason("not_four", "exchange.forbid_four"))) == (
        "not_four (exchange.forbid_four)"
    )
    assert str(IllegalAction(Reason("bid_too_low"))) == "bid_too_low"


def tried(done: Walk) -> list[Move]:
    """Every move of a deal, from every seat, so that most of them are out of place."""
    actions = {stage.move.action for stage in done.stages}
    return [Move(seat, action) for action in actions for seat in (NATURE, *range(done.began.seats))]


@pytest.mark.parametrize(("name", "seats"), SHIPPED[::3])
def test_moves_out_of_place_are_refused_and_change_nothing(name: str, seats: int) -> None:
    done = walk(shipped(name, seats, 4), fresh=True)
    game = GAMES[done.began.rules.game]
    moves = tried(done)
    for stage in done.stages[::4]:
        before = pickle.dumps(stage.deal)
        refused = 0
        for move in moves:
            reason = game.why_not(stage.deal, move)
            if reason is None:
                assert move.seat == stage.question.seat
                assert move.action in stage.legal
                continue
            refused += 1
            with pytest.raises(IllegalAction) as error:
                game.step(stage.deal, move)
            assert error.value.reason == reason
        assert refused > 0
        assert pickle.dumps(stage.deal) == before


@pytest.mark.parametrize(("name", "seats"), SHIPPED[::3])
def test_a_deal_goes_on_the_same_in_another_process(name: str, seats: int) -> None:
    done = walk(shipped(name, seats, 5), fresh=True)
    game = GAMES[done.began.rules.game]
    for stage in done.stages:
        copied: Any = pickle.loads(pickle.dumps(stage.deal))
        assert copied == stage.deal
        assert game.step(copied, stage.move) == (stage.after, stage.envelopes)


# ------------------------------------------------------------------------ envelopes


def test_who_may_open_an_envelope() -> None:
    for_all, for_two = Envelope(Event()), Envelope(Event(), frozenset({0, 2}))
    assert all(for_all.reaches(reader) for reader in (0, 1, 2, SPECTATOR))
    assert [for_two.reaches(reader) for reader in (0, 1, 2, SPECTATOR)] == [
        True,
        False,
        True,
        False,
    ]


def test_a_private_event_and_what_everyone_else_sees_of_it() -> None:
    private, public = to_one(1, 3, Heard("your cards"), Heard("some cards"))
    for reader in (0, 1, 2, SPECTATOR):
        opened = [sealed for sealed in (private, public) if sealed.reaches(reader)]
        assert opened == [private if reader == 1 else public]


def test_what_is_for_everyone_stays_in_order() -> None:
    words = [sealed.event for sealed in to_all(Heard("a"), Heard("b"))]
    assert words == [Heard("a"), Heard("b")]
