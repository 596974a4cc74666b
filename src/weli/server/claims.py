"""What happens when somebody says "the rest are mine".

It is proven in a process of its own, with everybody's cards, while the table waits for the
claimant as for any decision. A claim that holds is played out at once; the record has ordinary
moves. One that does not hold costs what the table's policy says.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from msgspec.structs import replace

from weli.kernel.actions import Action, Seat
from weli.kernel.engine import Question
from weli.server import protocol, wire
from weli.server.company import TableRow
from weli.server.processes import Line, Workers, serve
from weli.server.refusals import no
from weli.server.store import Answered

if TYPE_CHECKING:
    from weli.server.playing import Game
    from weli.server.room import Room

__all__ = ["Claim", "Proof", "Prover", "Provers", "begin_claim", "with_hands_closed"]

_log = logging.getLogger(__name__)

PATIENCE: Final = 60.0
"""Seconds that a proof may take; the first one may have to wait for the compiler."""

FEWEST: Final = 2
"""Tricks that must be left: the last one plays itself."""


class Proof(NamedTuple):
    """What came of a claim.

    Attributes:
        holds: whether its maker wins every trick that is left whatever the others play.
        exact: whether that is certain; otherwise the search was given up.
        plays: when it holds, the moves that end the deal, in order.
    """

    holds: bool
    exact: bool
    plays: tuple[tuple[Seat, Action], ...] = ()


class Prover(Protocol):
    """Whoever proves claims."""

    async def prove(self, deal: Any, seat: Seat) -> Proof | None:
        """Return what comes of a claim; `None` when it could not be looked at."""


class Provers:
    """A process that proves claims, started by the first one."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """Plan for it."""
        self._workers = Workers(_prove, "weli-prover", 1, patience=patience)

    async def prove(self, deal: Any, seat: Seat) -> Proof | None:
        """Return what comes of a claim; `None` when it could not be looked at."""
        answer = await self._workers.ask((deal, seat))
        if isinstance(answer, Proof):
            return answer
        _log.error("A claim could not be looked at: %s", answer or "no answer")
        return None

    def close(self) -> None:
        """End the process."""
        self._workers.close()


def _prove(line: "Line[Any, Any]") -> None:
    """Prove one claim after another; runs in a process of its own."""
    from weli.fast.claims import prove

    serve(line, lambda question: Proof(*prove(*question)))


class Claim(NamedTuple):
    """A claim that is being looked at.

    Attributes:
        seat: who says that the rest are theirs.
        token: the person's.
        command_id: the command that is answered when the proof is there.
        moment: the match, and how many moves had been made.
    """

    seat: Seat
    token: str
    command_id: str
    moment: "tuple[Game, int]"


def begin_claim(room: "Room", claim: Claim) -> None:
    """Have a claim looked at; it is answered when that is done.

    Raises:
        Refusal: nobody may claim now.
    """
    seat, game = claim.seat, claim.moment[0]
    if room.row.policy.claims == "off" or room.row.seats[seat].claims_lost:
        raise no("no_claims")
    if game.question != Question(seat, "play"):
        raise no("not_your_card")
    if len(game.hand(seat)) < FEWEST:
        raise no("too_few_tricks", least=FEWEST)
    prove = partial(room.tools.prover.prove, game.deal, seat)
    room.claim = claim
    room.proving = asyncio.create_task(_look_at(room, claim, prove))


async def _look_at(
    room: "Room", claim: Claim, prove: Callable[[], Awaitable[Proof | None]]
) -> None:
    proof = await prove()
    room.post(partial(_looked_at, room, claim, proof))


async def _looked_at(room: "Room", claim: Claim, proof: Proof | None) -> None:
    """Answer a claim, and let it have its consequences."""
    if room.claim is not claim:
        return
    room.claim = room.proving = None
    game, moves = claim.moment
    if room.row.seats[claim.seat].token != claim.token:
        return
    if room.game is not game or game.moves != moves:
        await _refuse(room, claim, "stale")
    elif proof is None or not (proof.exact or proof.holds):
        await _refuse(room, claim, "not_proven")
    elif proof.holds:
        await _play_out(room, claim, proof)
    else:
        await _pay(room, claim)


async def _play_out(room: "Room", claim: Claim, proof: Proof) -> None:
    game = claim.moment[0]
    lines = sum((game.make(seat, action) for seat, action in proof.plays), start=())
    answered = Answered(claim.token, claim.command_id, game.seq_after(claim.seat))
    claimed = protocol.Claimed(seat=claim.seat, holds=True)
    await room.move(lines, answered=answered, told_first=claimed)
    room.answers.tell(room, answered)


async def _pay(room: "Room", claim: Claim) -> None:
    """Let a claim that does not hold cost what the policy says."""
    policy = room.row.policy.claims
    if policy != "free":
        row = room.row.with_seat(claim.seat, laid_open=True, claims_lost=policy == "once")
        await room.change(row)
    room.send(protocol.Claimed(seat=claim.seat, holds=False), room.connections)
    room.send_time()
    await _refuse(room, claim, "claim_fails")


async def _refuse(room: "Room", claim: Claim, code: str) -> None:
    seq = claim.moment[0].seq(claim.seat)
    reason = wire.reason(no(code).reason)
    refused = protocol.Refused(command_id=claim.command_id, reason=reason, seq=seq)
    room.answers.remember(claim.token, refused)
    room.send(refused, room.acting(claim.token))


def with_hands_closed(row: TableRow, *, match: bool = False) -> TableRow:
    """Return the table with no hand lying open; in a new match claims are free again as well."""
    seats = tuple(
        replace(seat, laid_open=False, claims_lost=seat.claims_lost and not match)
        for seat in row.seats
    )
    return replace(row, seats=seats)
