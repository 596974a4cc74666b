"""A deal of any game in progress, told in words: what the scenes of each game share.

Seats are called A to H, after the place at the table:

    scene.play("A bid 2, B bid 3, C pass")
    assert scene.asks == "D bidding"
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from weli.cards import Card
from weli.kernel.actions import (
    NATURE,
    SPECTATOR,
    Action,
    Envelopes,
    Event,
    IllegalAction,
    Move,
    Reason,
    Seat,
    Shuffle,
)
from weli.kernel.engine import DealState, Game, Question, View

D = TypeVar("D", bound=DealState)
V = TypeVar("V", bound=View)

SEATS = "ABCDEFGH"


def seat_of(name: str) -> Seat:
    """The number of a seat called A to H, of nature, or of a spectator."""
    named = {"nature": NATURE, "spectator": SPECTATOR}
    return named[name] if name in named else SEATS.index(name)


def name_of(seat: Seat) -> str:
    """What a seat is called in these tests."""
    return "nature" if seat == NATURE else SEATS[seat]


class AnyScene(Generic[D, V]):
    """A deal in progress, with every move and everything that was told to whom.

    Attributes:
        game: whose deal it is.
        quiet_words: what is said when a scene is told to go on by itself, by the question's name;
            the first legal action where nothing is said here.
    """

    game: ClassVar[Game[Any, Any, Any]]
    quiet_words: ClassVar[Mapping[str, tuple[str, ...]]]

    def __init__(self, deal: D, log: Envelopes = ()) -> None:
        self.rules = deal.rules
        self.seats = deal.seats
        self.deal = deal
        self.log = log
        self.moves: list[Move] = []

    # ---------------------------------------------------------------- moves

    def parsed(self, words: str) -> tuple[Seat, Action]:
        """The seat and the action of words such as `A bid 2`."""
        name, _, action = words.strip().partition(" ")
        return seat_of(name), self.game.read(action)

    def play(self, moves: str) -> Self:
        """Makes moves such as `A bid 2, B pass`; each seat must be the one that is asked."""
        for words in moves.split(","):
            seat, action = self.parsed(words)
            self.move(seat, action)
        return self

    def move(self, seat: Seat, action: Action) -> None:
        """Makes one move."""
        self.moves.append(Move(seat, action))
        self.deal, envelopes = self.game.step(self.deal, self.moves[-1])
        self.log += envelopes

    def shuffle(self, order: Iterable[Card]) -> Self:
        """Lays the pack in this order."""
        self.move(NATURE, Shuffle(tuple(order)))
        return self

    def quiet_answers(self, question: Question) -> tuple[str, ...]:
        """The quietest answers to a question, in words; the first that is legal is given."""
        return self.quiet_words.get(question.name, ())

    def quiet(self) -> None:
        """Makes the quietest move."""
        question = self.game.question(self.deal)
        assert question is not None
        assert question.seat != NATURE, "the cards were thrown in; deal them again first"
        legal = self.game.legal(self.deal)
        answers = [self.game.read(words) for words in self.quiet_answers(question)]
        answer = next((action for action in answers if action in legal), None)
        self.move(question.seat, answer or next(iter(legal)))

    def go_on(self, *until: str) -> Self:
        """Lets everyone answer quietly until one of these questions, or to the end."""
        while (question := self.game.question(self.deal)) is not None:
            if question.name in until:
                break
            self.quiet()
        return self

    # ---------------------------------------------------------------- what is asked

    @property
    def asks(self) -> str:
        """Who is asked what now, such as `B bidding`; `over` after the deal."""
        question = self.game.question(self.deal)
        return "over" if question is None else f"{name_of(question.seat)} {question.name}"

    @property
    def legal(self) -> set[str]:
        """The legal actions in words."""
        return {self.game.write(action) for action in self.game.legal(self.deal)}

    def refuses(self, words: str) -> tuple[str, str]:
        """The code and the house rule of the reason against a move; empty when it is legal."""
        reason = self.reason(words)
        return (reason.code, reason.option) if reason else ("", "")

    def reason(self, words: str) -> Reason | None:
        """The reason against a move; a refused move must leave the deal as it was."""
        before, move = self.deal, Move(*self.parsed(words))
        reason = self.game.why_not(self.deal, move)
        if reason is not None:
            with pytest.raises(IllegalAction) as refused:
                self.game.step(self.deal, move)
            assert refused.value.reason == reason
            assert self.deal == before
        return reason

    # ---------------------------------------------------------------- what is known

    def hand(self, name: str) -> set[str]:
        """A seat's cards."""
        return {card.code for card in self.deal.hands[seat_of(name)]}

    def told(self, name: str, kind: type[Event] = Event) -> list[Event]:
        """The events of a kind that a reader learned, in order."""
        reader = seat_of(name)
        return [
            sealed.event
            for sealed in self.log
            if sealed.reaches(reader) and isinstance(sealed.event, kind)
        ]

    def view(self, name: str) -> V:
        """What a reader knows."""
        view: V = self.game.view(self.rules, self.seats, seat_of(name))
        for event in self.told(name):
            view = view.receive(event)
        return view
