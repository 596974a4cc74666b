"""For each game, what somebody who sees everything has to say of a deal."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tests.laws import mighty_truth, mulatschak_truth
from tests.laws.walks import Stage, Walk
from weli.cards import Card
from weli.kernel.actions import CardsAction, Move, Seat


class Truth(Protocol):
    """What the module about a game tells."""

    HIDDEN: tuple[type[CardsAction], ...]
    """What is laid off face down: others see how many cards, not which."""

    def cards_of(self, deal: Any) -> list[Card]:
        """Every card of a deal that has been shuffled, wherever it is."""

    def pack(self, deal: Any) -> list[Card]:
        """The cards of the table's pack."""

    def truth(self, walk: Walk, upto: int) -> Callable[[Seat], dict[str, Any]]:
        """What each seat, or a spectator, may know after the first so many moves."""

    def known_cards(self, walk: Walk, first: int, end: int, me: Seat) -> set[Card]:
        """The cards that a reader saw between one shuffle, the move `first`, and the move `end`."""

    def wanted(self, stages: list[Stage]) -> list[Card]:
        """The hidden cards that other worlds should move above all."""

    def seen_otherwise(self, stage: Stage, move: Move, deal: Any) -> bool:
        """Whether a legal move shows something else in another world."""


TRUTHS: Mapping[str, Truth] = {"mighty": mighty_truth, "mulatschak": mulatschak_truth}
"""The truth of each game."""
