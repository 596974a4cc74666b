"""The messages from a client to the server."""

from typing import Final, Literal

from msgspec import Raw, Struct, field

from weli.server.protocol.company import Policy

__all__ = [
    "NOTHING",
    "Act",
    "Again",
    "Agree",
    "ChooseRules",
    "Claim",
    "ClientMessage",
    "Hint",
    "Introduce",
    "Kick",
    "Leave",
    "MakeHost",
    "Next",
    "Nudge",
    "Reopen",
    "Resync",
    "Return",
    "Say",
    "SetPolicy",
    "SetSeat",
    "StandingAnswer",
    "Start",
    "TakeControl",
]

NOTHING: Final = Raw(b"null")
"""What is sent in place of an action where there is none."""


class Act(Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """Make a decision; `after` is the `seq` of the state it was made in."""

    command_id: str
    after: int
    action: Raw


class Claim(Struct, frozen=True, kw_only=True, tag="claim", forbid_unknown_fields=True):
    """Say "the rest are mine" instead of playing a card; `after` is as in `act`.

    The server proves it with everybody's cards: the claim holds when its maker wins every trick
    that is left whatever the others play. Then the deal is played to its end at once. Otherwise it
    is refused, and costs what the table's policy says.
    """

    command_id: str
    after: int


class Hint(Struct, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """Ask what the computer player `master` would do here; `after` is as in `act`.

    It is answered by `hinted`, as soon as that is thought out, or refused. Nobody else learns of
    it. When the position passes meanwhile, it is refused as `stale`.
    """

    command_id: str
    after: int


class StandingAnswer(
    Struct, frozen=True, kw_only=True, tag="standing_answer", forbid_unknown_fields=True
):
    """Answer a question that everybody is asked in the same way from now on.

    The answer is given as often as the question comes and it is legal, after the same delay as
    any other; no `action`, or `null`, takes it back.
    """

    command_id: str
    question: str
    # The schema of a default that is raw JSON could not be written.
    action: Raw = field(default_factory=lambda: NOTHING)


class Next(Struct, frozen=True, kw_only=True, tag="next", forbid_unknown_fields=True):
    """Say that the next deal may begin; it does when all people who are here have said so."""

    command_id: str


class Again(Struct, frozen=True, kw_only=True, tag="again", forbid_unknown_fields=True):
    """Say that the same company may begin another match by the same rules.

    It does when all people who are here have said so, and some time after the host has.
    """

    command_id: str


class Reopen(Struct, frozen=True, kw_only=True, tag="reopen", forbid_unknown_fields=True):
    """The host leads the company back to the lobby after a match, to agree on other rules."""

    command_id: str


class Return(Struct, frozen=True, kw_only=True, tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the computer player that stands in."""

    command_id: str


class TakeControl(
    Struct, frozen=True, kw_only=True, tag="take_control", forbid_unknown_fields=True
):
    """Make this connection the one that acts; the other becomes a mirror."""

    command_id: str


class Nudge(Struct, frozen=True, kw_only=True, tag="nudge", forbid_unknown_fields=True):
    """The host lets a computer player stand in for somebody who does not act."""

    command_id: str
    seat: int


class Introduce(Struct, frozen=True, kw_only=True, tag="introduce", forbid_unknown_fields=True):
    """Change one's own name or language."""

    command_id: str
    name: str
    lang: str


class SetSeat(Struct, frozen=True, kw_only=True, tag="set_seat", forbid_unknown_fields=True):
    """The host gives a seat to a computer player, or opens it."""

    command_id: str
    seat: int
    kind: Literal["open", "bot"]
    level: str = ""


class ChooseRules(
    Struct, frozen=True, kw_only=True, tag="choose_rules", forbid_unknown_fields=True
):
    """The host changes the rules, by their code, and the number of seats; all must agree anew."""

    command_id: str
    code: str
    profile: str
    seats: int


class SetPolicy(Struct, frozen=True, kw_only=True, tag="set_policy", forbid_unknown_fields=True):
    """The host changes what else holds, or pauses the table."""

    command_id: str
    policy: Policy
    paused: bool = False


class Agree(Struct, frozen=True, kw_only=True, tag="agree", forbid_unknown_fields=True):
    """Agree to the rules that have this code."""

    command_id: str
    code: str


class Start(Struct, frozen=True, kw_only=True, tag="start", forbid_unknown_fields=True):
    """The host begins the match; everybody must have agreed, and no seat may be open."""

    command_id: str


class MakeHost(Struct, frozen=True, kw_only=True, tag="make_host", forbid_unknown_fields=True):
    """The host hands the table over to somebody else."""

    command_id: str
    seat: int


class Kick(Struct, frozen=True, kw_only=True, tag="kick", forbid_unknown_fields=True):
    """The host asks somebody to leave: the seat opens in the lobby, and goes to a bot in play."""

    command_id: str
    seat: int


class Leave(Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table for good."""

    command_id: str


class Say(Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    command_id: str
    text: str


class Resync(Struct, frozen=True, kw_only=True, tag="resync", forbid_unknown_fields=True):
    """Ask for the whole state again."""


ClientMessage = (
    Act
    | Claim
    | Hint
    | StandingAnswer
    | Next
    | Again
    | Reopen
    | Return
    | TakeControl
    | Nudge
    | Introduce
    | SetSeat
    | ChooseRules
    | SetPolicy
    | Agree
    | Start
    | MakeHost
    | Kick
    | Leave
    | Say
    | Resync
)
