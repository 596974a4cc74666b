"""How matches begin at a table: the first one, and another one in the same company."""

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from weli.kernel.engine import Question
from weli.play.table import Table
from weli.server import lobby
from weli.server.claims import with_hands_closed
from weli.server.company import TableRow
from weli.server.playing import Game, Lines, new_match
from weli.server.store import Answered

if TYPE_CHECKING:
    from weli.server.room import Room

__all__ = ["begin_again", "begin_at_once", "begin_match"]

_MOST_LOTS: Final = 20
"""How often the first dealer is drawn anew; there may be rules by which it is always the same."""


async def begin_match(room: "Room", seat: int, token: str, command_id: str) -> None:
    """Begin the match that a company in the lobby has agreed on, with its first deal."""
    lobby.check_start(room.row, seat)
    await _begin(room, room.row, *_first_deal(room.row), seat, token, command_id)


async def begin_at_once(room: "Room") -> None:
    """Begin for a guest who only wants to play: they see their cards before they have to cut.

    The lot for the first dealer falls again while it would have the guest cut the first pack.
    """
    lobby.check_start(room.row, 0)
    game, lines = _first_deal(room.row)
    for _ in range(_MOST_LOTS):
        if game.question != Question(0, "cut"):
            break
        game, lines = _first_deal(room.row)
    await _begin(room, room.row, game, lines)


async def begin_again(room: "Room") -> None:
    """Begin another match by the same rules; the record of the last one stays as it is."""
    row = replace(with_hands_closed(room.row, match=True), match=room.row.match + 1)
    await _begin(room, row, *_first_deal(row))


def _first_deal(row: TableRow) -> tuple[Game, Lines]:
    """Return a new match with its first deal, and the lines of its record."""
    game = Game(Table(new_match(row), {}, show_cards=row.policy.show_cards), row.match)
    return game, game.begin()


async def _begin(
    room: "Room",
    row: TableRow,
    game: Game,
    lines: Lines,
    seat: int = 0,
    token: str = "",
    command_id: str = "",
) -> None:
    room.game = game
    record = game.record
    header = msgspec.json.encode(record.header).decode()
    row = replace(row, stage="playing", header=header, secret=record.secret)
    answered = Answered(token, command_id, game.seq(seat)) if command_id else None
    await room.move(lines, row=row, answered=answered)
