"""Everything that somebody at a Mighty table can learn."""

from fractions import Fraction

from msgspec import Struct

from weli.cards import Suit
from weli.games.mighty.contracts import Contract
from weli.kernel.actions import NATURE, Event, Seat
from weli.kernel.events import (
    Cards,
    DealBegan,
    DealerFound,
    Dealt,
    Did,
    Drew,
    LaidOff,
    TrickTaken,
)

__all__ = [
    "Cards",
    "ContractFixed",
    "DealBegan",
    "DealScored",
    "DealerFound",
    "Dealt",
    "DeclarerFound",
    "Did",
    "Drew",
    "FriendShown",
    "LaidOff",
    "LeadSettled",
    "Line",
    "MisdealShown",
    "Number",
    "Reveal",
    "Standing",
    "ThrownIn",
    "TrickTaken",
]

Number = int | Fraction
"""A score; fractions stay exact (rule book, section E)."""


class Standing(Struct, frozen=True):
    """A match so far; who opens and who pays depends on it.

    Attributes:
        scores: each seat's score: points won, or penalty points where those are played.
        deals: how many deals have been scored.
        winners: who has won; empty while the match goes on.
        declarer: who declared in the last deal; `NATURE` before the first.
        friend: the friend who was revealed first in the last deal; `NATURE` for none.
        pot: what misdeals and fines have paid in.
        misdeals: how many misdeals have paid since the pot was taken.
    """

    scores: tuple[Number, ...]
    deals: int = 0
    winners: tuple[Seat, ...] = ()
    declarer: Seat = NATURE
    friend: Seat = NATURE
    pot: int = 0
    misdeals: int = 0


class MisdealShown(Event, frozen=True):
    """A hand was shown as a misdeal."""

    seat: Seat
    cards: Cards


class ThrownIn(Event, frozen=True):
    """The cards are thrown in; `cause` is `misdeal` or `all_pass`.

    The next deal of the cards has this dealer, this standing and so many redeals before it.
    """

    cause: str
    dealer: Seat
    standing: Standing
    redeals: int


class DeclarerFound(Event, frozen=True):
    """The bidding is over."""

    declarer: Seat
    contract: Contract


class ContractFixed(Event, frozen=True):
    """The contract is final; `doubled` says whether a change of trump has doubled the stake."""

    contract: Contract
    doubled: bool


class LeadSettled(Event, frozen=True):
    """The leader's card asks for these suits, or calls the joker."""

    named: tuple[Suit, ...]
    called: bool


class FriendShown(Event, frozen=True):
    """A friend is known to all from now on."""

    seat: Seat


class Line(Struct, frozen=True):
    """One seat's entry on the score sheet: its side, and what the deal adds to its score.

    `side` is one of declarer, friend, defender, sat_out; `pot` is its part of the pot.
    """

    seat: Seat
    side: str
    points: Number
    pot: int = 0


class DealScored(Event, frozen=True):
    """The deal is over and scored.

    Attributes:
        declarer: who declared.
        friends: who the friends were.
        contract: the final contract.
        taken: the points of the declarer's side, buried ones as the house counts them.
        made: whether the contract was made.
        base: what the deal was worth before multipliers.
        multipliers: what multiplied it, such as `(("no_trump", 2), ("run", 2))`.
        worth: what each defender pays or gets, or the penalty.
        lines: what the deal adds to every seat's score.
        standing: the match after this deal.
        captured: the points each seat took in its tricks.
    """

    declarer: Seat
    friends: tuple[Seat, ...]
    contract: Contract
    taken: int
    made: bool
    base: Number
    multipliers: tuple[tuple[str, Number], ...]
    worth: Number
    lines: tuple[Line, ...]
    standing: Standing
    captured: tuple[int, ...]


class Reveal(Event, frozen=True):
    """Everybody's cards, for the talk after the deal.

    Attributes:
        dealt: the hands as they were dealt.
        played: the hands as they were played.
        kitty: the kitty as it was dealt.
        buried: what the declarer buried.
    """

    dealt: tuple[Cards, ...]
    played: tuple[Cards, ...]
    kitty: Cards
    buried: Cards
