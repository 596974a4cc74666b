"""What both faces of the terminal have to know of each game, found by the game's name."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from weli.cards import Card
from weli.kernel.actions import Action, Event, Seat
from weli.kernel.legal import Legal
from weli.kernel.options import Rules
from weli.terminal.decisions import Decision

if TYPE_CHECKING:
    from weli.i18n.texts import Texts
    from weli.terminal.session import Onlooker

__all__ = ["GameFace", "face_for"]


class GameFace(Protocol):
    """What a game's module in this folder holds.

    Attributes:
        CARDS: every card that can be named.
        SCORED: the event of a deal that is scored.
        REVEAL: the event that shows everybody's cards.
    """

    CARDS: tuple[Card, ...]
    SCORED: type[Event]
    REVEAL: type[Event]

    def parse(self, code: str) -> Card:
        """Return the card with this code; raises `ValueError` when there is none."""

    def sort_cards(self, view: Any, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return cards in the order in which a hand is held at this table."""

    def weakest(self, view: Any, cards: Iterable[Card], count: int) -> tuple[Card, ...]:
        """Return so many of the weakest cards, in pack order."""

    def decision(self, name: str, legal: Legal, view: Any) -> Decision:
        """Arrange what is legal for a face."""

    def obvious(self, decision: Decision) -> Action | None:
        """Return the answer to a question that was put only for secrecy and has just one."""

    def also_called(self, texts: "Texts", action: Action) -> Sequence[str]:
        """Return further words for an action beside its label, such as "14 hearts" for a bid."""

    def of_cards(self, decision: Decision, cards: tuple[Card, ...]) -> Action | None:
        """Return the action that is meant when only cards are named, beside playing and picking."""

    def tell_profile(self, texts: "Texts", profile: str) -> str:
        """Describe a profile in one line, for whoever chooses one."""

    def tell_opening(self, texts: "Texts", rules: Any, profile: str) -> list[str]:
        """Tell what is played: the title of the rules, and what everyone must know of them."""

    def tell_table(self, reader: "Onlooker") -> list[str]:
        """Tell the table: the contract, then each seat."""

    def tell_situation(self, reader: "Onlooker", decision: Decision) -> list[str]:
        """Tell what somebody needs in view for a decision beside hand and trick."""

    def tell_more(self, reader: "Onlooker", decision: Decision, example: str) -> str:
        """Say how to choose what has no number."""

    def tell_duty(self, reader: "Onlooker", decision: Decision) -> str:
        """Say in a few words what the rules ask of the player to a trick."""

    def tell_revealed(self, reader: "Onlooker", revealed: Any) -> list[str]:
        """Tell everybody's cards of a deal that is over."""

    def seat_state(self, reader: "Onlooker", seat: Seat) -> str:
        """Say in a word or two what a seat does in this deal; nothing when there is nothing."""

    def winning(self, view: Any, trick: Any) -> int:
        """Return the place of the card that wins a trick so far; -1 while that is not known."""

    def mark(self, texts: "Texts", view: Any, card: Card) -> str:
        """Return a mark for a card that is special under the contract; nothing for others."""

    def pages(self, decision: Decision) -> tuple[tuple[Action, ...], ...]:
        """Return the answers that have no number, in pages for a card table."""

    def tell_signs(self, texts: "Texts") -> str:
        """Explain the signs on the card table."""

    def contract_line(self, reader: "Onlooker") -> str:
        """Say in a few words who has bid what; somebody has."""

    def booked(self, rules: Any, line: Any) -> tuple[int | Fraction, bool]:
        """Return what a deal adds to a score, and whether that is good."""

    def revealed_rows(
        self, reader: "Onlooker", revealed: Any
    ) -> Iterable[tuple[str, str, tuple[Card, ...]]]:
        """Yield everybody's cards of a deal: whose they are, what they are, and the cards."""


def face_for(rules: Rules | str) -> GameFace:
    """Return what the faces know of the game that some rules belong to, or of a game by name."""
    return _face(rules if isinstance(rules, str) else rules.game)


@cache
def _face(game: str) -> GameFace:
    return cast(GameFace, import_module(f"{__package__}.{game}"))
