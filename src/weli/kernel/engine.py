"""The heart: deals, phases, and the one door through which moves come in.

A deal is one frozen value with an *agenda*: the steps still to come, next first. A step is either
a *phase*, which waits for somebody, or a plain function that runs by itself (dealing the cards).
`Game.step` checks a move, lets the phase apply it, runs what runs by itself, and returns the next
deal with the envelopes it produced.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from weli.cards import Card
from weli.kernel.actions import (
    SECRET,
    Action,
    Envelopes,
    Event,
    IllegalAction,
    Move,
    Reason,
    Seat,
)
from weli.kernel.legal import Legal
from weli.kernel.options import Rules

__all__ = ["DealState", "Game", "Phase", "Question", "Result", "Standing", "View"]

R = TypeVar("R", bound=Rules)
D = TypeVar("D", bound="DealState")
V = TypeVar("V", bound="View")


class View(Protocol):
    """What one reader knows, folded from the envelopes addressed to it and from nothing else."""

    def receive(self, event: Event) -> Self:
        """Return the view after one more event."""


class Standing(Protocol):
    """A match so far, between two deals."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's score."""

    @property
    def deals(self) -> int:
        """How many deals have been scored."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the match goes on."""


class Result(Protocol):
    """What a deal was worth."""

    @property
    def standing(self) -> Any:
        """The match after the deal."""


class DealState(Struct, frozen=True, kw_only=True, tag_field=SECRET, tag="deal"):
    """One deal, from the choice of the dealer to the result; games add their own fields.

    Attributes:
        rules: the house rules in force.
        seats: how many people sit at the table.
        dealer: who deals; `NATURE` until the first dealer is found.
        standing: the match so far (scores and the like), as it was before this deal.
        hands: each seat's hand, in pack order.
        agenda: the steps still to come, next first.
        result: what the deal was worth, once it is over.
    """

    rules: Any
    seats: int
    dealer: Seat
    standing: Any
    hands: tuple[tuple[Card, ...], ...]
    agenda: tuple[Any, ...] = ()
    result: Any = None

    def now(self, *steps: Any, **changes: Any) -> Self:
        """The acting step is over; these steps come instead, in this order."""
        return replace(self, agenda=steps + self.agenda[1:], **changes)

    def but(self, **changes: Any) -> Self:
        """Return the same deal with some fields changed."""
        return replace(self, **changes)


class Phase(Struct, Generic[D], frozen=True, tag_field=SECRET, tag="phase"):
    """A decision that is waited for: who acts, what is legal, what an action does.

    A phase is a frozen value without a link to the deal, so that a deal can be copied, pickled and
    started from the middle.
    """

    name: ClassVar[str]

    def actor(self, deal: D) -> Seat:
        """Return whose decision it is."""
        raise NotImplementedError

    def legal(self, deal: D) -> Legal:
        """Return what that seat may do, made only from what that seat knows."""
        raise NotImplementedError

    def apply(self, deal: D, action: Action) -> tuple[D, Envelopes]:
        """Return the deal after a legal action, and who learns what."""
        raise NotImplementedError

    def ahead(self, deal: D) -> tuple[tuple[str, Legal], ...]:  # noqa: ARG002  # few phases know
        """Return what the same seat is asked next, as far as it is known: names and answers.

        A face can put all of it on one sheet. It is made only from what that seat knows, and each
        answer is judged again when it is given.
        """
        return ()


class Question(Struct, frozen=True):
    """Who is to decide, and what kind of decision it is; both are public."""

    seat: Seat
    name: str


class Game(ABC, Generic[R, D, V]):
    """A game: a stateless object that deals, asks and applies.

    Attributes:
        id: the game's name in records and commands.
        rules: its house rules.
        package: where its profiles lie.
        default_profile: the profile that is offered first.
    """

    id: ClassVar[str]
    rules: ClassVar[type[Rules]]
    package: ClassVar[str]
    default_profile: ClassVar[str]
    _asked: tuple[Any, Legal | None] = (None, None)

    @abstractmethod
    def flow(self, rules: R) -> tuple[Any, ...]:
        """Return the steps of a deal in order; it reads as the rules page does."""

    @abstractmethod
    def start(self, rules: R, seats: int) -> Any:
        """Return a match before its first deal."""

    @abstractmethod
    def deal(self, rules: R, seats: int, dealer: Seat, standing: Any) -> tuple[D, Envelopes]:
        """Begin a deal; `dealer` is `NATURE` when the first dealer is yet to be found."""

    @abstractmethod
    def view(self, rules: R, seats: int, me: Seat) -> V:
        """Return what a reader knows before the first envelope."""

    @abstractmethod
    def reveal(self, deal: D) -> Event:
        """Return everybody's cards of a deal that is over, for the talk after it."""

    @abstractmethod
    def next_dealer(self, deal: D) -> Seat:
        """Return who deals after a deal that is over."""

    @abstractmethod
    def write(self, action: Action) -> str:
        """Write an action in the words of the rule book, as it stands in a record."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """Read an action written by `write`; raises `ValueError` naming what is wrong."""

    def better(self, rules: R) -> int:  # noqa: ARG002  # games override it
        """Return 1 where the highest score wins, and -1 where the lowest does."""
        return 1

    def shown_scores(self, rules: R, scores: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002  # games override it
        """Return scores as people see them, where a house rule shows them differently."""
        return scores

    def question(self, deal: D) -> Question | None:
        """Return who decides what now, or `None` when the deal is over."""
        if not deal.agenda:
            return None
        phase: Phase[D] = deal.agenda[0]
        return Question(phase.actor(deal), phase.name)

    def actor(self, deal: D) -> Seat | None:
        """Return whose decision it is, or `None` when the deal is over."""
        if not deal.agenda:
            return None
        phase: Phase[D] = deal.agenda[0]
        return phase.actor(deal)

    def legal(self, deal: D) -> Legal:
        """Return what the actor may do.

        The answer for the last deal asked about is kept, since whoever asks before a move is asked
        again by `step`, about the same frozen deal.

        Raises:
            IllegalAction: the deal is over.
        """
        if not deal.agenda:
            raise IllegalAction(Reason("deal_over"))
        known, legal = self._asked
        if legal is None or known is not deal:
            phase: Phase[D] = deal.agenda[0]
            legal = phase.legal(deal)
            self._asked = deal, legal
        return legal

    def ahead(self, deal: D) -> tuple[tuple[str, Legal], ...]:
        """Return what the actor is asked next, as far as it is known."""
        phase: Phase[D] = deal.agenda[0]
        return phase.ahead(deal)

    def why_not(self, deal: D, move: Move) -> Reason | None:
        """Return why a move is refused, or `None` when it is legal."""
        if not deal.agenda:
            return Reason("deal_over")
        phase: Phase[D] = deal.agenda[0]
        actor = phase.actor(deal)
        if actor != move.seat:
            return Reason("not_your_turn", details={"seat": actor})
        return self.legal(deal).why_not(move.action)

    def step(self, deal: D, move: Move) -> tuple[D, Envelopes]:
        """Make a move: check it, apply it, and run everything that needs no decision.

        Raises:
            IllegalAction: the move is refused; its reason names the rule.
        """
        reason = self.why_not(deal, move)
        if reason is not None:
            raise IllegalAction(reason)
        phase: Phase[D] = deal.agenda[0]
        deal, envelopes = phase.apply(deal, move.action)
        return self.run(deal, envelopes)

    def run(self, deal: D, envelopes: Envelopes) -> tuple[D, Envelopes]:
        """Run the steps that need no decision, up to the next phase or the end of the deal."""
        while deal.agenda and not isinstance(deal.agenda[0], Phase):
            automatic: Callable[[D], tuple[D, Envelopes]] = deal.agenda[0]
            deal, more = automatic(deal)
            envelopes += more
        return deal, envelopes
