"""What a reader is told of the game: whose turn it is, what can be done, what has happened."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

__all__ = [
    "Choice",
    "Decision",
    "OpenHand",
    "Pick",
    "Reason",
    "RefusedChoice",
    "Shown",
    "Told",
    "Turn",
    "Weighed",
]


class Reason(Struct, frozen=True, kw_only=True):
    """Why something is refused: a code, the house rule behind it if one is, and its details."""

    code: str
    option: str = ""
    details: Mapping[str, str | int] = {}


Choice = Mapping[str, Any]
"""An action as plain data, such as `{"type": "Bid", "tricks": 2}`."""


class RefusedChoice(Struct, frozen=True, kw_only=True):
    """An action that a player might well think of, and why it is not allowed now."""

    action: Choice
    reason: Reason


class Pick(Struct, frozen=True, kw_only=True):
    """A choice of several cards: `{"type": make, "cards": [...]}`, in the order of `cards`."""

    make: str
    cards: tuple[str, ...]
    sizes: tuple[int, ...]


class Decision(Struct, frozen=True, kw_only=True):
    """What the reader is to decide.

    Attributes:
        name: the question, such as `bidding` or `play`.
        actions: the single actions that are legal.
        picks: the choices of several cards that are legal.
        refused: actions to show as not allowed.
        pairs: the cards of which any two may be called together as friends.
        ahead: what the reader will be asked next, as far as it is known, so that all of it can be
            chosen on one sheet; each answer is judged again when it is given.
    """

    name: str
    actions: tuple[Choice, ...] = ()
    picks: tuple[Pick, ...] = ()
    refused: tuple[RefusedChoice, ...] = ()
    pairs: tuple[str, ...] = ()
    ahead: tuple["Decision", ...] = ()


class Weighed(Struct, frozen=True, kw_only=True):
    """An action, and what is to be expected of it.

    Attributes:
        action: the action.
        worth: what is to be expected, in the unit of the hint.
        error: the standard error of how much less than the best one it is worth; a distance of
            less than two of them tells nothing.
    """

    action: Choice
    worth: float
    error: float


class Turn(Struct, frozen=True, kw_only=True):
    """Whose decision it is, and which.

    `since` is when it began and `now` when this was sent, in seconds of the server's clock;
    `deadline` is when a computer player will make it, 0 for never.
    """

    seat: int
    question: str
    since: float = 0
    now: float = 0
    deadline: float = 0


class Shown(Struct, frozen=True, kw_only=True):
    """What follows from a view and the rules, so that no client needs an engine.

    Attributes:
        scores: everybody's score as people see it, in figures.
        taken: how many tricks each seat has taken.
        tricks: how many tricks the deal has.
        winning: the place in the open trick of the card that wins so far; -1 for none.
        factor: what the points of this deal are multiplied by (Mulatschak).
        doublings: what makes up the factor, such as `[["hearts", 2]]`.
        mighty: the codes of the cards that are the mighty (Mighty), and so on.
        rippers: those that call a joker.
        points: those that count a point.
        called: those that make their holder a friend.
        secret: whether the reader knows to be the friend while the table does not.
    """

    scores: tuple[str, ...] = ()
    taken: tuple[int, ...] = ()
    tricks: int = 0
    winning: int = -1
    factor: int = 1
    doublings: tuple[tuple[str, int], ...] = ()
    mighty: tuple[str, ...] = ()
    rippers: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    secret: bool = False


class OpenHand(Struct, frozen=True, kw_only=True):
    """A hand that everybody may see."""

    seat: int
    cards: tuple[str, ...]


class Told(Struct, frozen=True, kw_only=True):
    """One event that the reader learns, with its number among all that this reader learns."""

    n: int
    event: Any
