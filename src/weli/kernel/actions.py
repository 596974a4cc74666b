"""Seats, moves, events and envelopes: everything that goes into the engine and comes out."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from weli.cards import Card

__all__ = [
    "NATURE",
    "SECRET",
    "SPECTATOR",
    "Action",
    "CardsAction",
    "Envelope",
    "Envelopes",
    "Event",
    "FirstDealer",
    "IllegalAction",
    "Move",
    "Play",
    "Reason",
    "Seat",
    "Shuffle",
    "to_all",
    "to_one",
]

Seat = int
"""A place at the table, counted clockwise from 0."""

NATURE: Final[Seat] = -1
"""The seat of chance: it shuffles, and draws for the first deal."""

SPECTATOR: Final[Seat] = -2
"""A reader who holds no cards; every spectator reads the same envelopes."""


SECRET: Final = "not_for_readers"
"""A field that shows in JSON wherever somebody writes what only the engine may know."""


# A table remembers thousands of these. They are frozen all the way down, so that none can be part
# of a cycle, and the garbage collector need not look at them (`gc=False`).


class Action(Struct, frozen=True, tag=True, gc=False):
    """Something a player, or nature, does. Games list their own actions."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that somebody at the table learns. Games list their own events."""


class Move(Struct, frozen=True, gc=False):
    """One input to the engine: who acts, and what they do."""

    seat: Seat
    action: Action


class Reason(Struct, frozen=True):
    """Why an action is refused.

    Attributes:
        code: names the sentence that explains it, in every language.
        option: the house rule that refuses, as `group.option`; empty for a fixed rule.
        details: what the sentence needs to know: numbers, card codes, scores.
    """

    code: str
    option: str = ""
    details: Mapping[str, str | int] = {}


class IllegalAction(ValueError):
    """The action is not allowed now; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason, and show its code and house rule as the error's text."""
        super().__init__(f"{reason.code} ({reason.option})" if reason.option else reason.code)
        self.reason = reason


class Envelope(Struct, frozen=True, tag_field=SECRET, tag="envelope", gc=False):
    """An event and the seats that may learn it; `to=None` means everyone, spectators too."""

    event: Event
    to: frozenset[Seat] | None = None

    def reaches(self, reader: Seat) -> bool:
        """Say whether this reader, a seat or `SPECTATOR`, may open the envelope."""
        return self.to is None or reader in self.to


Envelopes = tuple[Envelope, ...]


def to_all(*events: Event) -> Envelopes:
    """Put events into envelopes for everyone."""
    return tuple([Envelope(event) for event in events])


@cache
def _everyone_but(seat: Seat, seats: int) -> frozenset[Seat]:
    return frozenset(range(seats)) - {seat} | {SPECTATOR}


def to_one(seat: Seat, seats: int, private: Event, public: Event) -> Envelopes:
    """Tell one seat the whole, and everyone else, spectators too, what they can see of it."""
    return (
        Envelope(private, frozenset((seat,))),
        Envelope(public, _everyone_but(seat, seats)),
    )


class CardsAction(Action, frozen=True):
    """An action that names some cards; a choice of cards names them in pack order."""

    cards: tuple[Card, ...]


class FirstDealer(Action, frozen=True):
    """The lot falls on the first dealer."""

    seat: Seat


class Shuffle(CardsAction, frozen=True):
    """Nature lays the pack in this order, top card first."""


class Play(Action, frozen=True):
    """A player plays this card to the trick."""

    card: Card
