"""Everything a Mulatschak player, or nature, can do."""

from weli.cards import Suit
from weli.kernel.actions import Action, CardsAction, FirstDealer, Play, Shuffle

__all__ = [
    "Bid",
    "BlindTrump",
    "Draw",
    "Exchange",
    "FirstDealer",
    "FiveOnSow",
    "Hold",
    "KeepCard",
    "KeepHand",
    "Knock",
    "LayOff",
    "LeaveCard",
    "Lift",
    "Muli",
    "NameTrump",
    "NoMuli",
    "Packerl",
    "Pass",
    "Play",
    "PlayAlong",
    "RefuseCard",
    "Shuffle",
    "SixOnSeven",
    "StayHome",
    "TakeWeli",
    "ThrowIn",
]


class Draw(CardsAction, frozen=True):
    """Each contender for the first deal draws a card, in the order of their seats."""


class Lift(Action, frozen=True):
    """The cutter lifts a packet of so many cards."""

    count: int


class Knock(Action, frozen=True):
    """The cutter knocks instead of lifting: the deal counts double."""


class TakeWeli(Action, frozen=True):
    """The cutter keeps the Weli that he saw."""


class LeaveCard(Action, frozen=True):
    """The cutter leaves the card that he saw."""


class ThrowIn(Action, frozen=True):
    """Show a white hand: the deal is thrown in."""


class KeepHand(Action, frozen=True):
    """Play with the hand as it is."""


class Muli(Action, frozen=True):
    """Bid the Muli: all five tricks without exchanging."""


class NoMuli(Action, frozen=True):
    """Announce no Muli before the bidding."""


class Bid(Action, frozen=True):
    """Bid so many tricks."""

    tricks: int


class Pass(Action, frozen=True):
    """Bid nothing ("weiter")."""


class Hold(Action, frozen=True):
    """The dealer takes over the highest bid ("mit mir", "selber")."""


class NameTrump(Action, frozen=True):
    """The declarer makes this suit trump."""

    suit: Suit


class BlindTrump(Action, frozen=True):
    """The declarer does not know yet: five new cards, and the sixth decides trump."""


class PlayAlong(Action, frozen=True):
    """Play along in this deal."""


class StayHome(Action, frozen=True):
    """Stay home: lay the cards down and pay for it."""


class Exchange(CardsAction, frozen=True):
    """Lay off these cards, or none, and take as many from the talon."""


class FiveOnSow(Action, frozen=True):
    """Keep the trump Sow, lay off the other four, take five and lay one off."""


class Packerl(Action, frozen=True):
    """Lay off all five: five new cards, a sixth face up, and another for each trump turned."""


class SixOnSeven(Action, frozen=True):
    """With Bells as trump show the Bells seven, lay off the others, take six and lay two off."""


class KeepCard(Action, frozen=True):
    """Keep the card that was turned up."""


class RefuseCard(Action, frozen=True):
    """Refuse the card that was turned up."""


class LayOff(CardsAction, frozen=True):
    """Lay off the cards that are too many."""
