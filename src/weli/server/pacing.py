"""What is due at a table, and when: the pace of the cards, and who is waited for how long.

Every card and every decision is shown no sooner than a fixed time after the one before it, whether
a person or a computer player made it, at once or after long thought, forced or chosen beforehand.
Nobody waits for a person who is gone for longer than the table's policy says, and nothing happens
at all while no person is here.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from weli.kernel.actions import Action
from weli.play.bot import Thought
from weli.server.matches import begin_again
from weli.server.store import Answered

if TYPE_CHECKING:
    from weli.server.playing import Game
    from weli.server.room import Room

__all__ = ["NEXT_DEAL", "NUDGE", "Step", "due", "waited_for"]

NEXT_DEAL: Final = 30.0
"""Seconds after which the next deal begins once somebody has asked for it, or the next match."""

HOST_GONE: Final = 120.0
"""Seconds after which somebody else runs the table when its host is gone."""

NUDGE: Final = 10.0
"""Seconds of waiting after which the host may let a computer player stand in."""


class Step(Struct, frozen=True):
    """Something to do at a time."""

    when: float
    take: Callable[[], Awaitable[None]]


def due(room: "Room") -> Step | None:
    """Return what is to be done next and when; `None` while the table waits or rests."""
    if not room.here:
        return None
    steps = [step for step in (_next_host(room), _next_in_play(room)) if step is not None]
    return min(steps, key=lambda step: step.when, default=None)


def _next_host(room: "Room") -> Step | None:
    """Hand the table over when its host is gone for long, so that nobody is stuck."""
    host = room.row.host
    if host in room.here:
        return None
    if host is None:
        return Step(0, partial(_hand_over, room))
    return Step(room.gone_since[host] + HOST_GONE, partial(_hand_over, room))


def _next_in_play(room: "Room") -> Step | None:
    """Return what is due in the match, or after it."""
    game = room.game
    if game is None or room.row.paused:
        return None
    if game.over:
        return _next_match(room)
    if game.question is None:
        return _next_deal(room)
    seat = game.question.seat
    shown = room.released + room.tools.pace
    if room.pending is not None:
        return Step(shown, partial(_show_pending, room))
    if room.played_by_bot(seat):
        if room.thought is not None:
            return Step(shown, partial(_show_thought, room, seat, room.thought))
        return None if room.thinking is not None else Step(0, partial(_think, room, seat))
    standing = _standing_answer(room, game, seat)
    if standing is not None:
        return Step(shown, partial(_show, room, seat, standing))
    return _stand_in(room, seat)


def waited_for(room: "Room") -> frozenset[int]:
    """Return the seats whose people have to ask for the next deal."""
    return frozenset(seat for seat in room.here if not room.row.seats[seat].stood_in)


def _next_deal(room: "Room") -> Step | None:
    """Begin the next deal when all who are here have asked for it, or one has for long enough."""
    if not room.ready:
        return None
    all_ready = waited_for(room) <= room.ready
    return Step(0 if all_ready else room.ready_since + NEXT_DEAL, partial(_begin, room))


def _next_match(room: "Room") -> Step | None:
    """Begin another match when all who are here have asked for it, or the host did long ago."""
    if room.ready and waited_for(room) <= room.ready:
        return Step(0, partial(begin_again, room))
    if room.row.host in room.ready:
        return Step(room.ready_since + NEXT_DEAL, partial(begin_again, room))
    return None


def _standing_answer(room: "Room", game: "Game", seat: int) -> Action | None:
    """Return the answer that a person has given beforehand, where it is legal now."""
    assert game.question is not None, "a question is asked"
    kept = room.row.seats[seat].standing.get(game.question.name)
    if kept is None:
        return None
    action = game.read(msgspec.Raw(kept.encode()))
    return action if game.why_not(seat, action) is None else None


def _stand_in(room: "Room", seat: int) -> Step | None:
    """Let a computer player stand in for a person who is gone, or whose time has run out."""
    policy = room.row.policy
    times = []
    if seat not in room.here:
        times.append(room.gone_since[seat] + policy.stand_in)
    if policy.clock:
        times.append(room.turn_since + policy.clock)
    return Step(min(times), partial(stand_in, room, seat)) if times else None


# ------------------------------------------------------------------------ the steps


async def stand_in(room: "Room", seat: int) -> None:
    """Let a computer player play for a person until that person comes back."""
    await room.change(room.row.with_seat(seat, stood_in=True))
    room.send_time()


async def _hand_over(room: "Room") -> None:
    """Let somebody who is here run the table."""
    row, host = room.row, room.row.host
    if host is not None:
        row = row.with_seat(host, host=False)
    await room.change(row.with_seat(min(room.here), host=True))


async def _think(room: "Room", seat: int) -> None:
    room.think(seat)


async def _begin(room: "Room") -> None:
    assert room.game is not None, "a match is played"
    await room.move(room.game.begin())


async def _show(room: "Room", seat: int, action: Action) -> None:
    assert room.game is not None, "a match is played"
    await room.move(room.game.make(seat, action))


async def _show_thought(room: "Room", seat: int, thought: Thought) -> None:
    assert room.game is not None, "a match is played"
    await room.move(room.game.make(seat, thought.action, thought.guard))


async def _show_pending(room: "Room") -> None:
    """Show a person's decision, and tell the person that it is kept."""
    pending, game = room.pending, room.game
    assert pending is not None, "a decision is pending"
    assert game is not None, "a match is played"
    lines = game.make(pending.seat, pending.action)
    answered = Answered(pending.token, pending.command_id, game.seq_after(pending.seat))
    await room.move(lines, answered=answered)
    room.answers.tell(room, answered)
