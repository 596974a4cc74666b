"""Everybody who is connected to a table, and what each of them is sent."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weli.kernel.actions import SPECTATOR
from weli.server import protocol, wire
from weli.server.claims import Prover
from weli.server.clock import Clock
from weli.server.company import TableRow
from weli.server.playing import Game
from weli.server.readers import Connection
from weli.server.settings import Limits
from weli.server.store import Keeper
from weli.server.thinking import Thinker

__all__ = ["Audience", "Tools"]

NOT_ALLOWED: Final = 4403
"""The WebSocket's code of this protocol for somebody who may not be here."""

REPLACED: Final = 4408
"""The WebSocket's code of this protocol for a connection whose client has come back on another."""

_ANSWERS: Final = (protocol.Accepted, protocol.Refused, protocol.Hinted, protocol.Problem)
"""What somebody has asked for and waits for: no client loses it, however slowly it reads."""


class Tools(Struct, frozen=True, kw_only=True):
    """What every room of a server uses.

    Attributes:
        keeper: where changes are kept.
        thinker: who asks computer players.
        prover: who proves claims.
        clock: tells the time.
        pace: seconds between two cards at least.
        limits: how much anybody may ask for.
    """

    keeper: Keeper
    thinker: Thinker
    prover: Prover
    clock: Clock
    pace: float
    limits: Limits = Limits()


class Audience:
    """The people at a table and those who watch it, each on one or more connections.

    Attributes:
        row: the table as it is kept.
        game: the match, once it has begun.
        tools: what every table of the server uses.
        connections: everybody who is connected.
        ready: the seats whose people wait for the next deal, since `ready_since`.
        gone_since: when the people who are not connected left, by seat.
        turn_since: when the decision that is waited for began to be waited for.
        idle_since: when the last connection ended.
    """

    def __init__(self, row: TableRow, game: Game | None, tools: Tools) -> None:
        """Begin with nobody connected."""
        now = tools.clock.now()
        self.row = row
        self.game = game
        self.tools = tools
        self.connections: list[Connection] = []
        self.ready: set[int] = set()
        self.ready_since = now
        self.gone_since = dict.fromkeys(range(len(row.seats)), now)
        self.turn_since = now
        self.idle_since = now

    # -------------------------------------------------------------------- who is here

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are connected."""
        return frozenset(each.seat for each in self.connections if each.seat is not None)

    def played_by_bot(self, seat: int) -> bool:
        """Say whether a computer player decides for a seat."""
        return self.row.seats[seat].kind == "bot" or self.row.seats[seat].stood_in

    async def sync(self, connection: Connection) -> None:
        """Send a connection the company and the state, at its turn."""
        connection.caught_up()
        self.send_table([connection])
        self.send_snapshot(connection)

    async def enter(self, connection: Connection) -> None:
        """Let somebody in, or turn somebody away who may not watch."""
        seat = connection.seat = self.row.seat_of(connection.token)
        if seat is None and not self._may_watch(connection):
            return
        if not self.here:
            self._wake()
        acted = self._replace_earlier(connection)
        connection.controls = seat is not None and (acted or seat not in self.here)
        self.connections.append(connection)
        self.send(self._welcome(connection), [connection])
        self.send_snapshot(connection)
        if seat is not None:
            self.gone_since.pop(seat, None)
            self.send_table(each for each in self.connections if each is not connection)

    def _replace_earlier(self, connection: Connection) -> bool:
        """End lost connections of a page that has come back; say whether one of them acted.

        A phone that slept or a network that changed leaves a dead line for a while, and that line
        must not keep its reader from acting.
        """
        earlier = [
            each
            for each in self.connections
            if each.page and (each.page, each.token) == (connection.page, connection.token)
        ]
        for each in earlier:
            self.connections.remove(each)
            each.close(REPLACED)
        return any(each.controls for each in earlier)

    def _may_watch(self, connection: Connection) -> bool:
        """Turn away somebody who may not watch."""
        watchers = sum(each.seat is None for each in self.connections)
        code = "" if self.row.policy.spectators else "no_watching"
        if not code and watchers >= self.tools.limits.watchers:
            code = "full"
        if code:
            self.send(protocol.Problem(code=code), [connection])
            connection.close(NOT_ALLOWED)
        return not code

    def _wake(self) -> None:
        """The table rested while nobody was here; nobody's time ran."""
        now = self.tools.clock.now()
        self.turn_since = self.ready_since = now
        self.gone_since = dict.fromkeys(range(len(self.row.seats)), now)

    async def leave(self, connection: Connection) -> None:
        """Somebody's connection has ended; another one of the same person acts now."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.idle_since = self.tools.clock.now()
        seat = connection.seat
        if seat is None:
            return
        if seat not in self.here:
            self.gone_since[seat] = self.tools.clock.now()
            self.ready.discard(seat)
        elif connection.controls:
            heir = next(each for each in self.connections if each.seat == seat)
            heir.controls = True
        self.send_table(self.connections)

    def reseat(self) -> None:
        """Find out anew who sits where, after the company has changed."""
        for connection in list(self.connections):
            seat = self.row.seat_of(connection.token)
            if seat == connection.seat:
                continue
            others = [each for each in self.connections if each is not connection]
            connection.seat = seat
            connection.controls = seat is not None and all(each.seat != seat for each in others)
            self.send_snapshot(connection)
        self._turn_away_watchers()
        now = self.tools.clock.now()
        absent = [seat for seat in range(len(self.row.seats)) if seat not in self.here]
        self.gone_since = {seat: self.gone_since.get(seat, now) for seat in absent}
        self.ready &= self.here

    def _turn_away_watchers(self) -> None:
        """Say goodbye to people without a seat where nobody may watch."""
        if self.row.policy.spectators:
            return
        watching = [each for each in self.connections if each.seat is None]
        self.connections = [each for each in self.connections if each.seat is not None]
        self.send(protocol.Problem(code="no_watching"), watching)
        for connection in watching:
            connection.close(NOT_ALLOWED)

    def acting(self, token: str) -> list[Connection]:
        """Return the connections by which somebody acts."""
        return [each for each in self.connections if each.token == token and each.controls]

    # -------------------------------------------------------------------- what is sent

    def send(self, message: protocol.ServerMessage, readers: Iterable[Connection]) -> None:
        """Send the same to some connections."""
        data = wire.encode(message)
        for connection in readers:
            if isinstance(message, _ANSWERS):
                connection.answer(data)
            else:
                connection.send(data)

    def _standing(self, connection: Connection) -> dict[str, Any]:
        if connection.seat is None:
            return {}
        kept = self.row.seats[connection.seat].standing
        return {question: msgspec.Raw(action.encode()) for question, action in kept.items()}

    def _welcome(self, connection: Connection) -> protocol.Welcome:
        return protocol.Welcome(
            protocol=protocol.PROTOCOL,
            you=SPECTATOR if connection.seat is None else connection.seat,
            controls=connection.controls,
            table=self.row.info(self.here, frozenset(self.ready)),
            invite="" if connection.seat is None else self.row.invite,
            standing=self._standing(connection),
        )

    def send_table(self, readers: Iterable[Connection]) -> None:
        """Send the company, the rules and the policy."""
        info = self.row.info(self.here, frozenset(self.ready))
        for connection in readers:
            message = protocol.TableMessage(
                table=info,
                you=SPECTATOR if connection.seat is None else connection.seat,
                controls=connection.controls,
                standing=self._standing(connection),
            )
            self.send(message, [connection])

    def send_snapshot(self, connection: Connection) -> None:
        """Send the whole state, once there is one."""
        if self.game is not None:
            reader = SPECTATOR if connection.seat is None else connection.seat
            state = self.game.snapshot(reader, self.row.policy.history, self._turn())
            self.send(self._with_open_hands(state), [connection])

    def send_news(self) -> None:
        """Send everybody what has just been told."""
        assert self.game is not None, "a match is played"
        self._send_states(self.game.news)

    def send_time(self) -> None:
        """Send everybody until when a decision must be made, after something else changed that."""
        if self.game is not None:
            self._send_states(self.game.unchanged)

    def _send_states(
        self, state: Callable[[int, str, protocol.Turn | None], protocol.State]
    ) -> None:
        turn = self._turn()
        readers: dict[int, list[Connection]] = {}
        for connection in self.connections:
            reader = SPECTATOR if connection.seat is None else connection.seat
            readers.setdefault(reader, []).append(connection)
        for reader, connections in readers.items():
            told = state(reader, self.row.policy.history, turn)
            self.send(self._with_open_hands(told), connections)

    def _with_open_hands(self, state: protocol.State) -> protocol.State:
        """Add the hands that lie open after claims that did not hold."""
        if self.game is None or not any(seat.laid_open for seat in self.row.seats):
            return state
        hands = [
            protocol.OpenHand(
                seat=number, cards=tuple([card.code for card in self.game.hand(number)])
            )
            for number, seat in enumerate(self.row.seats)
            if seat.laid_open
        ]
        return replace(state, open_hands=tuple(hands))

    def _turn(self) -> protocol.Turn | None:
        question = None if self.game is None else self.game.question
        if question is None:
            return None
        clock = self.row.policy.clock
        timed = clock and not self.played_by_bot(question.seat)
        return protocol.Turn(
            seat=question.seat,
            question=question.name,
            since=self.turn_since,
            now=self.tools.clock.now(),
            deadline=self.turn_since + clock if timed else 0,
        )
