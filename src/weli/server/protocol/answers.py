"""The messages from the server to a client."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from weli.server.protocol.company import TableInfo
from weli.server.protocol.game import (
    Choice,
    Decision,
    OpenHand,
    Reason,
    Shown,
    Told,
    Turn,
    Weighed,
)

__all__ = [
    "Accepted",
    "Answer",
    "Claimed",
    "Hinted",
    "Problem",
    "Refused",
    "Said",
    "ServerMessage",
    "State",
    "TableMessage",
    "Welcome",
]


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """The first message on a connection.

    Attributes:
        you: the reader's seat, or -2 for somebody who watches.
        controls: whether this connection may act; a second one of the same person is a mirror.
        invite: the secret of the invite link, for those who have a seat.
        standing: the reader's standing answers, by question.
    """

    protocol: int
    you: int
    controls: bool
    table: TableInfo
    invite: str = ""
    standing: Mapping[str, Any] = {}


class TableMessage(Struct, frozen=True, kw_only=True, tag="table"):
    """The company, the rules or the policy have changed, or the reader's standing answers."""

    table: TableInfo
    you: int
    controls: bool
    standing: Mapping[str, Any] = {}


class State(Struct, frozen=True, kw_only=True, tag="state"):
    """The game as the reader may know it; it replaces what the client knew.

    Attributes:
        seq: a number that grows with every event that this reader learns, by one within a match; a
            command says which one it was made after.
        snapshot: whether the client is to begin anew, so that nothing is to be animated.
        events: what is new, in order; in a snapshot what each deal was worth so far, and what
            happened in this one, so far as the table's `history` lets people look back.
        view: the reader's view, as the game's own `View`, without the rules.
        shown: what follows from it.
        turn: whose decision it is; none between deals.
        decision: the reader's, when it is.
        over: whether the match is over.
        open_hands: the hands that lie open to everybody after a claim that did not hold.
    """

    seq: int
    snapshot: bool
    events: tuple[Told, ...]
    view: Mapping[str, Any]
    shown: Shown
    turn: Turn | None = None
    decision: Decision | None = None
    over: bool = False
    open_hands: tuple[OpenHand, ...] = ()


class Accepted(Struct, frozen=True, kw_only=True, tag="accepted"):
    """A command has been carried out, and outlives a crash."""

    command_id: str
    seq: int


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """A command has not been carried out; nothing has changed."""

    command_id: str
    reason: Reason
    seq: int


class Hinted(Struct, frozen=True, kw_only=True, tag="hinted"):
    """What the computer player `master` would do, told to whoever has asked for it.

    Attributes:
        seq: the `seq` of the state that it is for.
        action: what it would do.
        unit: what worths are counted in: the chance to win the `match`, from 0 to 1, or `points` of
            the deal, more being better.
        choices: the actions that were looked at, the best first; none where there is no choice, or
            no card is known yet.
        reason: why; its sentence is the message `because-...` of the Fluent files.
        worlds: in how many imagined deals they were tried.
    """

    command_id: str
    seq: int
    action: Choice
    unit: Literal["match", "points"]
    choices: tuple[Weighed, ...]
    reason: Reason
    worlds: int


Answer = Accepted | Refused | Hinted
"""What answers a command."""


class Problem(Struct, frozen=True, kw_only=True, tag="problem"):
    """A message that could not be understood, or came too often; see `docs/protocol.md`."""

    code: str
    details: Mapping[str, str | int] = {}


class Said(Struct, frozen=True, kw_only=True, tag="said"):
    """Somebody at the table said something; the text is a person's, never markup."""

    seat: int
    text: str


class Claimed(Struct, frozen=True, kw_only=True, tag="claimed"):
    """Somebody has said "the rest are mine", and it holds or not."""

    seat: int
    holds: bool


ServerMessage = (
    Welcome | TableMessage | State | Accepted | Refused | Hinted | Problem | Said | Claimed
)
