"""Every message between the server and a client at a table, as plain structures.

A client is a browser, or a program that plays a seat. Both ways a message is one JSON object in
one WebSocket text frame; its `type` names it. Cards are codes such as `LO` or `SA'`, seats are
numbers counted clockwise from 0, `-1` is nobody yet (or chance), `-2` a spectator. Words for people
never cross the wire: codes do, and each client says them in its reader's language.

Messages with a `command_id` are answered by `accepted` or `refused` with the same one. Sent again,
they get the same answer again and do nothing twice.
"""

from typing import Final

from weli.server.protocol.answers import (
    Accepted,
    Answer,
    Claimed,
    Hinted,
    Problem,
    Refused,
    Said,
    ServerMessage,
    State,
    TableMessage,
    Welcome,
)
from weli.server.protocol.commands import (
    NOTHING,
    Act,
    Again,
    Agree,
    ChooseRules,
    Claim,
    ClientMessage,
    Hint,
    Introduce,
    Kick,
    Leave,
    MakeHost,
    Next,
    Nudge,
    Reopen,
    Resync,
    Return,
    Say,
    SetPolicy,
    SetSeat,
    StandingAnswer,
    Start,
    TakeControl,
)
from weli.server.protocol.company import (
    Policy,
    RulesChosen,
    SeatInfo,
    TableInfo,
)
from weli.server.protocol.game import (
    Choice,
    Decision,
    OpenHand,
    Pick,
    Reason,
    RefusedChoice,
    Shown,
    Told,
    Turn,
    Weighed,
)

__all__ = [
    "MAX_FRAME",
    "NOTHING",
    "PROTOCOL",
    "Accepted",
    "Act",
    "Again",
    "Agree",
    "Answer",
    "Choice",
    "ChooseRules",
    "Claim",
    "Claimed",
    "ClientMessage",
    "Decision",
    "Hint",
    "Hinted",
    "Introduce",
    "Kick",
    "Leave",
    "MakeHost",
    "Next",
    "Nudge",
    "OpenHand",
    "Pick",
    "Policy",
    "Problem",
    "Reason",
    "Refused",
    "RefusedChoice",
    "Reopen",
    "Resync",
    "Return",
    "RulesChosen",
    "Said",
    "Say",
    "SeatInfo",
    "ServerMessage",
    "SetPolicy",
    "SetSeat",
    "Shown",
    "StandingAnswer",
    "Start",
    "State",
    "TableInfo",
    "TableMessage",
    "TakeControl",
    "Told",
    "Turn",
    "Weighed",
    "Welcome",
]

PROTOCOL: Final = 1
"""The number of this protocol; it changes when an old client could no longer follow."""

MAX_FRAME: Final = 16 * 1024
"""The longest message a client may send, in bytes."""
