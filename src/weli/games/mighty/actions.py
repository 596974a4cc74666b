"""Everything a Mighty player, or nature, can do."""

from weli.cards import Card, Suit
from weli.kernel.actions import Action, CardsAction, FirstDealer, Play, Seat, Shuffle

__all__ = [
    "Alone",
    "Bid",
    "Bury",
    "CallCard",
    "CallCards",
    "CallJoker",
    "CallSeat",
    "CallTrick",
    "Declare",
    "FirstDealer",
    "Misdeal",
    "NameColour",
    "NameSuit",
    "NoCall",
    "NoMisdeal",
    "NoRequest",
    "Pass",
    "Play",
    "Request",
    "Shuffle",
]


class Misdeal(Action, frozen=True):
    """Call a misdeal: the hand is too poor, and the cards are dealt again."""


class NoMisdeal(Action, frozen=True):
    """Play with the hand as it is."""


class Bid(Action, frozen=True):
    """Bid so many points with this trump; `None` is no-trump."""

    level: int
    trump: Suit | None


class Pass(Action, frozen=True):
    """Bid nothing."""


class Bury(CardsAction, frozen=True):
    """The declarer buries these cards face down."""


class Declare(Action, frozen=True):
    """The declarer fixes the contract: as it was bid, higher, or with another trump."""

    level: int
    trump: Suit | None


class CallCard(Action, frozen=True):
    """Whoever holds this card is the friend."""

    card: Card


class CallCards(Action, frozen=True):
    """Whoever holds one of these two cards is a friend."""

    one: Card
    other: Card


class CallTrick(Action, frozen=True):
    """Whoever takes this trick, counted from 1, is the friend."""

    number: int


class CallSeat(Action, frozen=True):
    """This player is the friend, for all to know."""

    seat: Seat


class Alone(Action, frozen=True):
    """The declarer plays without a friend."""


class Request(Action, frozen=True):
    """At the highest no-trump the declarer asks the friend to lead this suit."""

    suit: Suit


class NoRequest(Action, frozen=True):
    """The declarer asks for no suit."""


class NameSuit(Action, frozen=True):
    """The leader of a joker names the suit to follow."""

    suit: Suit


class NameColour(Action, frozen=True):
    """The leader of a joker names the colour to follow: `black` or `red`."""

    colour: str


class CallJoker(Action, frozen=True):
    """The leader of the ripper calls the joker."""


class NoCall(Action, frozen=True):
    """The leader of the ripper does not call the joker."""
