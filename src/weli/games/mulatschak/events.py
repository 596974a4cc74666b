"""Everything that somebody at a Mulatschak table can learn."""

from msgspec import Struct

from weli.cards import Card, Suit
from weli.games.mulatschak.contracts import Contract
from weli.games.mulatschak.doublings import Carried
from weli.kernel.actions import Event, Seat
from weli.kernel.events import Cards, DealBegan, DealerFound, Dealt, Did, Drew, LaidOff, TrickTaken

__all__ = [
    "CardSeen",
    "Cards",
    "DealBegan",
    "DealScored",
    "DealerFound",
    "Dealt",
    "DeclarerFound",
    "Did",
    "Drew",
    "LaidOff",
    "Line",
    "Reveal",
    "ServedLast",
    "Standing",
    "ThrownIn",
    "TrickTaken",
    "TrumpFixed",
    "Turned",
    "WhiteShown",
]


class Standing(Struct, frozen=True):
    """A match so far; what is legal in a deal depends on it.

    Attributes:
        scores: each seat's score; they count down to zero.
        home: who stayed home in the last deal that was scored.
        deals: how many deals have been scored.
        winners: who has won; empty while the match goes on.
    """

    scores: tuple[int, ...]
    home: frozenset[Seat] = frozenset()
    deals: int = 0
    winners: tuple[Seat, ...] = ()


class CardSeen(Event, frozen=True):
    """The cutter saw a card; `card` is `None` for those who only saw him look.

    `last` says whether the card lies at the bottom of the pack, to be dealt last.
    """

    seat: Seat
    card: Card | None
    last: bool


class WhiteShown(Event, frozen=True):
    """A white hand was laid open."""

    seat: Seat
    cards: Cards


class ThrownIn(Event, frozen=True):
    """The cards are thrown in and dealt again; `cause` is `white` or `all_pass`."""

    cause: str
    carried: Carried


class DeclarerFound(Event, frozen=True):
    """The bidding is over."""

    declarer: Seat
    contract: Contract


class TrumpFixed(Event, frozen=True):
    """A card turned up, or the rule for the Weli, decided trump."""

    suit: Suit


class Turned(Event, frozen=True):
    """A card was turned up from the talon for a player; everyone sees it."""

    seat: Seat
    card: Card


class ServedLast(Event, frozen=True):
    """A player changes all five cards and is served after everyone else."""

    seat: Seat


class Line(Struct, frozen=True):
    """One entry of a score sheet: `count` times `points`, times `factor`.

    `kind` is one of trick, no_trick, failed_bid, home, muli_won, muli_lost, sat_out.
    """

    seat: Seat
    kind: str
    count: int
    points: int
    factor: int

    @property
    def total(self) -> int:
        """What the entry adds to the player's score."""
        return self.count * self.points * self.factor


class DealScored(Event, frozen=True):
    """The deal is over and scored.

    Attributes:
        lines: the score sheet's entry of every seat, in the order of seats.
        doublings: what made up the factor, such as `(("hearts", 2), ("white", 4))`.
        standing: the match after this deal.
        declarer: who declared.
        made: whether the contract was made.
        tricks: how many tricks each seat took.
        trump: what was trump.
    """

    lines: tuple[Line, ...]
    doublings: tuple[tuple[str, int], ...]
    standing: Standing
    declarer: Seat
    made: bool
    tricks: tuple[int, ...]
    trump: Suit | None = None


class Reveal(Event, frozen=True):
    """Everybody's cards, for the talk after the deal.

    Attributes:
        dealt: the hands as they were dealt.
        played: the hands as they were played.
        discards: what each seat laid off.
        talon: what was left.
    """

    dealt: tuple[Cards, ...]
    played: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    talon: Cards
