"""What happens when a message comes in: it is carried out once, and answered the same each time."""

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from weli.server import lobby, protocol, wire
from weli.server.claims import Claim, begin_claim
from weli.server.explain import explain
from weli.server.hints import Asked
from weli.server.identity import clean_text
from weli.server.limits import Buckets
from weli.server.matches import begin_match
from weli.server.pacing import NUDGE, stand_in
from weli.server.playing import STANDING, Game
from weli.server.readers import Connection
from weli.server.refusals import Refusal, no
from weli.server.store import Answered

if TYPE_CHECKING:
    from weli.server.room import Room

__all__ = ["Answers", "obey"]

_DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(protocol.ClientMessage)
_COMMAND_ID: Final = re.compile(r"[\w.-]{1,64}", re.ASCII)
_NOT_UNDERSTOOD: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_MOST_RECENT: Final = 500
_PASSING: Final = ("mirror", "not_seated", "bad_command_id")
"""Refusals that say nothing about the command itself, so that it may be sent again."""


class Answers:
    """The commands that have been answered, so that each is carried out only once."""

    def __init__(self, accepted: dict[tuple[str, str], int]) -> None:
        """Remember those of earlier times: whose and which, with the `seq` of the answer."""
        self._accepted = accepted
        self._recent: OrderedDict[tuple[str, str], protocol.Answer] = OrderedDict()

    def note(self, answered: Answered) -> None:
        """Remember a command that has been carried out."""
        self._accepted[answered.token, answered.command_id] = answered.seq

    def remember(self, token: str, answer: protocol.Answer) -> None:
        """Remember for a while the answer to a command of which nothing was kept."""
        self._recent[token, answer.command_id] = answer
        if len(self._recent) > _MOST_RECENT:
            self._recent.popitem(last=False)

    def of(self, token: str, command_id: str) -> protocol.Answer | None:
        """Return the answer to a command, if it has one."""
        key = token, command_id
        if key in self._accepted:
            return protocol.Accepted(command_id=command_id, seq=self._accepted[key])
        return self._recent.get(key)

    def tell(self, room: "Room", answered: Answered) -> None:
        """Tell whoever acts for somebody that a command has been carried out."""
        answer = protocol.Accepted(command_id=answered.command_id, seq=answered.seq)
        room.send(answer, room.acting(answered.token))


async def obey(room: "Room", connection: Connection, data: bytes | str) -> None:
    """Do what a message asks for, and answer it."""
    try:
        message = _DECODER.decode(data)
        if isinstance(message, protocol.Resync):
            await room.sync(connection)
        else:
            await _command(room, connection, message)
    except _NOT_UNDERSTOOD as error:
        room.send(explain(error, data, room.row.game), [connection])


async def _command(room: "Room", connection: Connection, message: Any) -> None:
    """Carry out a command unless that has been done before."""
    token, command_id = connection.token, message.command_id
    if _too_many(room, room.commands, connection, command_id):
        return
    answer = room.answers.of(token, command_id) if token else None
    if answer is not None:
        room.send(answer, [connection])
        return
    under_way = [each for each in (room.pending, room.claim) if each is not None]
    if any((each.token, each.command_id) == (token, command_id) for each in under_way):
        return
    if room.hints.asked(token, command_id):
        return
    seq = _seq(room, connection)
    try:
        _check_sender(connection, message)
        await _HANDLERS[type(message)](room, connection, message)
    except Refusal as refusal:
        refused = protocol.Refused(
            command_id=command_id, reason=wire.reason(refusal.reason), seq=seq
        )
        if refusal.reason.code not in _PASSING:
            room.answers.remember(token, refused)
        room.send(refused, [connection])
        if refusal.reason.code == "stale":
            room.send_snapshot(connection)


def _seq(room: "Room", connection: Connection) -> int:
    """Return how many events somebody with a seat has been told."""
    if room.game is None or connection.seat is None:
        return 0
    return room.game.seq(connection.seat)


def _too_many(room: "Room", buckets: Buckets, connection: Connection, command_id: str) -> bool:
    """Say whether somebody asks too much in too short a time, also to the connection."""
    wait = buckets.take(connection.token)
    if wait:
        details: dict[str, str | int] = {"seconds": int(wait) + 1, "command_id": command_id[:64]}
        room.send(protocol.Problem(code="too_many", details=details), [connection])
    return wait > 0


def _check_sender(connection: Connection, message: Any) -> None:
    """Refuse what comes from somebody who may not command."""
    if not _COMMAND_ID.fullmatch(message.command_id):
        raise no("bad_command_id")
    if connection.seat is None:
        raise no("not_seated")
    if not connection.controls and not isinstance(message, protocol.TakeControl):
        raise no("mirror")


async def _done(room: "Room", connection: Connection, message: Any, **changes: Any) -> None:
    """Keep a command that changes the table, and answer it."""
    seq = _seq(room, connection)
    answered = Answered(connection.token, message.command_id, seq)
    await room.change(changes.get("row", room.row), answered)
    room.send(protocol.Accepted(command_id=message.command_id, seq=seq), [connection])


def _accept(room: "Room", connection: Connection, message: Any) -> None:
    """Answer a command of which nothing need be kept: done twice, it changes nothing."""
    seq = _seq(room, connection)
    accepted = protocol.Accepted(command_id=message.command_id, seq=seq)
    room.answers.remember(connection.token, accepted)
    room.send(accepted, [connection])


def _playing(room: "Room") -> Game:
    """Return the match that is played; refuse where there is none."""
    if room.game is None or room.row.stage != "playing":
        raise no("match_over" if room.row.stage == "over" else "not_playing")
    return room.game


def _seat_of(connection: Connection) -> int:
    assert connection.seat is not None, "commands come from people with a seat"
    return connection.seat


# ------------------------------------------------------------------------ the match


def _deciding(
    room: "Room", connection: Connection, message: protocol.Act | protocol.Claim | protocol.Hint
) -> tuple[Game, int]:
    """Return the match and the seat of somebody who may decide now."""
    game, seat = _playing(room), _seat_of(connection)
    if room.row.paused:
        raise no("paused")
    if room.row.seats[seat].stood_in:
        raise no("stood_in")
    if message.after != game.seq(seat):
        raise no("stale")
    if any(each is not None and each.seat == seat for each in (room.pending, room.claim)):
        raise no("already_decided")
    return game, seat


async def _claim(room: "Room", connection: Connection, message: protocol.Claim) -> None:
    """Have a claim looked at; it is answered when that is done."""
    game, seat = _deciding(room, connection, message)
    begin_claim(room, Claim(seat, connection.token, message.command_id, (game, game.moves)))


async def _hint(room: "Room", connection: Connection, message: protocol.Hint) -> None:
    """Have a hint thought about; it is told when it is there, to nobody else."""
    game, seat = _deciding(room, connection, message)
    if _too_many(room, room.hinted, connection, message.command_id):
        return
    asked = Asked(seat, connection.token, message.command_id, (game, game.moves))
    room.hints.begin(room, asked)


async def _act(room: "Room", connection: Connection, message: protocol.Act) -> None:
    """Take a decision; it is answered when it is shown."""
    from weli.server.room import Pending

    game, seat = _deciding(room, connection, message)
    action = game.read(message.action)
    reason = game.why_not(seat, action)
    if reason is not None:
        raise Refusal(reason)
    room.pending = Pending(seat, action, connection.token, message.command_id)


async def _standing_answer(
    room: "Room", connection: Connection, message: protocol.StandingAnswer
) -> None:
    """Keep an answer for as often as the question comes, or take it back."""
    seat = _seat_of(connection)
    if message.question not in STANDING:
        raise no("no_standing_answer", question=message.question[:32])
    standing = dict(room.row.seats[seat].standing)
    standing.pop(message.question, None)
    if message.action != protocol.NOTHING:
        action = wire.read_action(room.row.game, message.action)
        standing[message.question] = msgspec.json.encode(action).decode()
    seq = _seq(room, connection)
    answered = Answered(connection.token, message.command_id, seq)
    await room.change_standing(room.row.with_seat(seat, standing=standing), seat, answered)
    room.send(protocol.Accepted(command_id=message.command_id, seq=seq), [connection])


async def _next(room: "Room", connection: Connection, message: protocol.Next) -> None:
    """Ask for the next deal."""
    if not _playing(room).deal_over:
        raise no("deal_not_over")
    _be_ready(room, connection, message)


async def _again(room: "Room", connection: Connection, message: protocol.Again) -> None:
    """Ask for another match."""
    if room.row.stage != "over":
        raise no("match_not_over")
    _be_ready(room, connection, message)


def _be_ready(room: "Room", connection: Connection, message: Any) -> None:
    """Note that somebody is ready for what comes next, and let everybody know."""
    if not room.ready:
        room.ready_since = room.tools.clock.now()
    room.ready.add(_seat_of(connection))
    _accept(room, connection, message)
    room.send_table(room.connections)


async def _return(room: "Room", connection: Connection, message: protocol.Return) -> None:
    """Take one's seat back."""
    seat = _seat_of(connection)
    if not room.row.seats[seat].stood_in:
        raise no("not_stood_in")
    room.turn_since = room.tools.clock.now()
    await _done(room, connection, message, row=room.row.with_seat(seat, stood_in=False))
    room.send_time()


async def _nudge(room: "Room", connection: Connection, message: protocol.Nudge) -> None:
    """Let a computer player stand in for somebody who does not act."""
    game, me = _playing(room), _seat_of(connection)
    if not room.row.seats[me].host:
        raise no("not_host")
    if game.question is None or game.question.seat != message.seat:
        raise no("not_their_turn", seat=message.seat)
    if room.played_by_bot(message.seat):
        raise no("no_person", seat=message.seat)
    if message.seat == me:
        raise no("not_yourself")
    if room.tools.clock.now() - room.turn_since < NUDGE or room.pending is not None:
        raise no("not_yet", seconds=int(NUDGE))
    await stand_in(room, message.seat)
    _accept(room, connection, message)


async def _start(room: "Room", connection: Connection, message: protocol.Start) -> None:
    """Begin the match."""
    await begin_match(room, _seat_of(connection), connection.token, message.command_id)
    answer = room.answers.of(connection.token, message.command_id)
    assert answer is not None, "it has just been kept"
    room.send(answer, [connection])


# ------------------------------------------------------------------------ the company


async def _company(room: "Room", connection: Connection, message: Any) -> None:
    """Change the company, the rules or the policy."""
    row = lobby.CHANGES[type(message)](room.row, _seat_of(connection), message)
    timed_anew = row.paused != room.row.paused or row.policy.clock != room.row.policy.clock
    if timed_anew:
        room.turn_since = room.tools.clock.now()
    pending = room.pending
    if pending is not None and row.seats[pending.seat].token != pending.token:
        room.pending = None
        reason = wire.reason(no("not_seated").reason)
        refused = protocol.Refused(command_id=pending.command_id, reason=reason, seq=0)
        room.send(refused, [each for each in room.connections if each.token == pending.token])
    await _done(room, connection, message, row=row)
    if timed_anew:
        room.send_time()


async def _take_control(
    room: "Room", connection: Connection, message: protocol.TakeControl
) -> None:
    """Let this connection act; the others of the same person become mirrors."""
    mine = [each for each in room.connections if each.seat == connection.seat]
    for each in mine:
        each.controls = each is connection
    _accept(room, connection, message)
    room.send_table(mine)


async def _say(room: "Room", connection: Connection, message: protocol.Say) -> None:
    """Say something to everybody."""
    text = clean_text(message.text)
    if not text:
        raise no("empty")
    if _too_many(room, room.said, connection, message.command_id):
        return
    _accept(room, connection, message)
    room.send(protocol.Said(seat=_seat_of(connection), text=text), room.connections)


_HANDLERS: Final[dict[type, Callable[["Room", Connection, Any], Awaitable[None]]]] = {
    protocol.Act: _act,
    protocol.Claim: _claim,
    protocol.Hint: _hint,
    protocol.StandingAnswer: _standing_answer,
    protocol.Next: _next,
    protocol.Again: _again,
    protocol.Return: _return,
    protocol.Nudge: _nudge,
    protocol.Start: _start,
    protocol.TakeControl: _take_control,
    protocol.Say: _say,
    **dict.fromkeys(lobby.CHANGES, _company),
}
