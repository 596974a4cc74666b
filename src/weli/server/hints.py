"""What happens when somebody asks what the Master would do.

Whoever asks is told, and nobody else learns that anybody has asked: nothing is sent to the others,
nothing waits, and no computer player thinks later because of it. What is told follows from what
that seat knows. A hint for a position that has passed is not given any more.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from weli.bots.master.hint import Hint
from weli.kernel.actions import Seat
from weli.server import protocol, wire
from weli.server.company import TableRow
from weli.server.refusals import no
from weli.server.thinking import ADVISER, CouldNotThink

if TYPE_CHECKING:
    from weli.server.playing import Game
    from weli.server.room import Room

__all__ = ["Asked", "Hints"]

_DECIMALS: Final = 4
"""So exactly worths are told; no hint is that sure."""


class Asked(NamedTuple):
    """Somebody who waits for a hint.

    Attributes:
        seat: whose decision it is.
        token: the person's.
        command_id: the command that is answered when the hint is there.
        moment: the match, and how many moves had been made.
    """

    seat: Seat
    token: str
    command_id: str
    moment: "tuple[Game, int]"


class Hints:
    """The hints of one table: who waits for one, and the last that was given."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting: Asked | None = None
        self._finding: asyncio.Task[None] | None = None
        self._given: tuple[Asked, Hint] | None = None

    def asked(self, token: str, command_id: str) -> bool:
        """Say whether a command is one that waits for a hint."""
        waiting = self._waiting
        return waiting is not None and (waiting.token, waiting.command_id) == (token, command_id)

    def begin(self, room: "Room", asked: Asked) -> None:
        """Have a hint thought about; it is told when it is there.

        Raises:
            Refusal: nobody may ask for one now.
        """
        _check_policy(room.row, asked.seat)
        game, _ = asked.moment
        if game.question is None or game.question.seat != asked.seat:
            raise no("not_your_decision")
        if self._waiting is not None:
            raise no("already_asked")
        if self._given is not None:
            earlier, hint = self._given
            if (earlier.seat, earlier.moment) == (asked.seat, asked.moment):
                _tell(room, asked, hint)
                return
        situation = game.advising(asked.seat, ADVISER, room.row.id, room.row.match)
        self._waiting = asked
        advise = partial(room.tools.thinker.advise, situation)
        self._finding = asyncio.create_task(self._find(room, asked, advise))

    async def _find(
        self, room: "Room", asked: Asked, advise: Callable[[], Awaitable[Hint]]
    ) -> None:
        try:
            hint: Hint | str = await advise()
        except CouldNotThink as error:
            hint = error.code
        room.post(partial(self._found, room, asked, hint))

    async def _found(self, room: "Room", asked: Asked, hint: Hint | str) -> None:
        """Tell whoever has asked a hint, or why there is none, unless the position has passed."""
        if self._waiting is not asked:
            return
        self._waiting = self._finding = None
        if room.row.seats[asked.seat].token != asked.token:
            return
        if isinstance(hint, str):
            _refuse(room, asked, hint)
            return
        self._given = asked, hint
        _tell(room, asked, hint)

    def pass_on(self, room: "Room") -> None:
        """Forget what was asked in a position that has passed; whoever waits is told so."""
        asked = self._waiting
        if asked is None or asked.moment == (room.game, room.game and room.game.moves):
            return
        self.stop()
        _refuse(room, asked, "stale")

    def stop(self) -> None:
        """Nobody waits any more."""
        if self._finding is not None:
            self._finding.cancel()
        self._waiting = self._finding = None


def _check_policy(row: TableRow, seat: Seat) -> None:
    """Refuse where the table's policy has no hints for this company."""
    policy = row.policy.hints
    if policy == "off":
        raise no("no_hints")
    others = (each for number, each in enumerate(row.seats) if number != seat)
    if policy == "alone" and any(each.kind == "person" for each in others):
        raise no("not_alone")


def _tell(room: "Room", asked: Asked, hint: Hint) -> None:
    """Answer the command with the hint."""
    hinted = protocol.Hinted(
        command_id=asked.command_id,
        seq=asked.moment[0].seq(asked.seat),
        action=cast(Any, hint.action),
        unit=hint.unit,
        choices=tuple(
            [
                protocol.Weighed(
                    action=cast(Any, each.action),
                    worth=round(each.worth, _DECIMALS),
                    error=round(each.error, _DECIMALS),
                )
                for each in hint.choices
            ]
        ),
        reason=protocol.Reason(code=hint.why.code, details=hint.why.details),
        worlds=hint.worlds,
    )
    _answer(room, asked, hinted)


def _refuse(room: "Room", asked: Asked, code: str) -> None:
    seq = asked.moment[0].seq(asked.seat)
    reason = wire.reason(no(code).reason)
    _answer(room, asked, protocol.Refused(command_id=asked.command_id, reason=reason, seq=seq))


def _answer(room: "Room", asked: Asked, answer: protocol.Hinted | protocol.Refused) -> None:
    """Answer a command, to nobody but whoever has sent it."""
    room.answers.remember(asked.token, answer)
    room.send(answer, room.acting(asked.token))
