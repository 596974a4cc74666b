"""What somebody at any card table can learn; games add events of their own."""

from typing import Any

from weli.cards import Card
from weli.kernel.actions import Action, Event, Seat

__all__ = ["Cards", "DealBegan", "DealerFound", "Dealt", "Did", "Drew", "LaidOff", "TrickTaken"]

Cards = tuple[Card, ...]


class DealBegan(Event, frozen=True):
    """A new deal begins; the dealer is `NATURE` while the first one is being found."""

    dealer: Seat
    standing: Any


class DealerFound(Event, frozen=True):
    """The first dealer has been found."""

    dealer: Seat


class Did(Event, frozen=True):
    """Somebody did something that everyone sees in full."""

    seat: Seat
    action: Action


class Dealt(Event, frozen=True):
    """A hand was dealt; `cards` is `None` for those who only see the backs."""

    seat: Seat
    count: int
    cards: Cards | None


class Drew(Event, frozen=True):
    """A player drew cards from the talon; `cards` is `None` for everyone else."""

    seat: Seat
    count: int
    cards: Cards | None


class LaidOff(Event, frozen=True):
    """A player laid cards off face down; `cards` is `None` for everyone else."""

    seat: Seat
    count: int
    cards: Cards | None


class TrickTaken(Event, frozen=True):
    """A trick is full and goes to its winner."""

    winner: Seat
