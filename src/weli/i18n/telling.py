"""What is told alike at every table: who does something, the deal, the question, the winners."""

from collections.abc import Sequence
from typing import Any

from weli.i18n.cards import card_name
from weli.i18n.problems import message_of
from weli.i18n.texts import Texts
from weli.kernel.actions import NATURE, Action, Event, Seat
from weli.kernel.events import DealBegan, Dealt

__all__ = [
    "Names",
    "message_for",
    "say_question",
    "say_winners",
    "seat_name",
    "tell_deal_began",
    "tell_dealt",
    "tell_seat",
    "who",
]

Names = Sequence[str]
"""The names of the players by seat."""


def message_for(theme: str, thing: Action | Event) -> str:
    """Return the message of an action or event: `BlindTrump` becomes `action-blind-trump`."""
    words = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(thing).__name__)
    return theme + words


def who(seat: Seat, me: Seat | None, names: Names) -> dict[str, str | int]:
    """Return who a sentence is about: `who` is `you` for the reader, else `other`."""
    if seat == NATURE:
        return {"who": "nobody", "name": ""}
    return {"who": "you" if seat == me else "other", "name": names[seat]}


def seat_name(texts: Texts, seat: Seat, names: Names) -> str:
    """Return the name of the player in a seat, or the seat's number where no names are known."""
    return names[seat] if names else texts("seat-number", number=seat + 1)


def tell_deal_began(texts: Texts, event: DealBegan, me: Seat | None, names: Names) -> str:
    """Tell that a deal begins, and who deals."""
    number = event.standing.deals + 1
    return texts("event-deal-began", number=number, **who(event.dealer, me, names))


def tell_dealt(texts: Texts, event: Dealt, me: Seat | None, names: Names) -> str | None:
    """Tell the hand that was dealt to those who see it."""
    if event.cards is None:
        return None
    cards = texts.listing(card_name(texts, card) for card in event.cards)
    return texts("event-dealt", cards=cards, **who(event.seat, me, names))


def tell_seat(texts: Texts, event: Any, me: Seat | None, names: Names) -> str:
    """Tell of an event that names nothing but a seat."""
    (seat,) = (getattr(event, field) for field in event.__struct_fields__)
    return texts(message_for("event", event), **who(seat, me, names))


def say_question(texts: Texts, name: str) -> tuple[str, str]:
    """Return the heading of a decision, and two sentences that explain it."""
    message = message_of("question", name)
    return texts(message), texts(f"{message}.help")


def say_winners(texts: Texts, winners: Sequence[Seat], names: Names, me: Seat | None = None) -> str:
    """Say who has won the match."""
    if list(winners) == [me]:
        return texts("winners", who="you", names=names[winners[0]], number=1)
    told = texts.listing(names[seat] for seat in winners)
    return texts("winners", who="other", names=told, number=len(winners))
