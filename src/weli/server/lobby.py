"""What people may change about their company and their rules; nothing here touches a match.

Each function takes the table as it is, the seat of whoever asks and the message, and returns the
table as it is to be, or refuses.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from weli.bots.levels import LEVELS
from weli.games import profile_names
from weli.i18n.texts import LANGUAGES
from weli.kernel.options import RulesError
from weli.server import protocol
from weli.server.company import USUAL_LEVEL, SeatRow, TableRow, rules_of
from weli.server.identity import clean_name
from weli.server.refusals import no

__all__ = ["CHANGES", "check_start", "checked_policy", "freed"]

MOST_SECONDS: Final = 3600
"""No clock is longer than an hour."""


def _host_only(row: TableRow, me: int) -> None:
    if not row.seats[me].host:
        raise no("not_host")


def _in_lobby(row: TableRow) -> None:
    if row.stage != "lobby":
        raise no("not_in_lobby")


def _seat(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise no("no_such_seat", seat=seat)
    return row.seats[seat]


def introduce(row: TableRow, me: int, message: protocol.Introduce) -> TableRow:
    """Change one's own name or language."""
    name = clean_name(message.name)
    if not name:
        raise no("empty")
    lang = message.lang if message.lang in LANGUAGES else row.seats[me].lang
    return row.with_seat(me, name=name, lang=lang)


def set_seat(row: TableRow, me: int, message: protocol.SetSeat) -> TableRow:
    """Give a seat to a computer player, or open it; in play only the level may change."""
    _host_only(row, me)
    seat = _seat(row, message.seat)
    level = message.level or USUAL_LEVEL
    if level not in LEVELS:
        raise no("no_such_level", level=level)
    if seat.kind == "person":
        if message.kind == "bot":
            return row.with_seat(message.seat, level=level)
        raise no("seat_taken", seat=message.seat)
    if row.stage != "lobby" and message.kind != seat.kind:
        raise no("not_in_lobby")
    return row.with_seat(message.seat, kind=message.kind, level=level)


def choose_rules(row: TableRow, me: int, message: protocol.ChooseRules) -> TableRow:
    """Change the rules and the number of seats; everybody but the host must agree anew."""
    _host_only(row, me)
    _in_lobby(row)
    try:
        problems = rules_of(row.game, message.code).check(message.seats)
    except RulesError as error:
        problems = error.problems
    if problems:
        raise no("bad_rules", problem=problems[0].code, path=problems[0].path)
    known = profile_names().get(message.profile) == row.game
    changed = replace(row, code=message.code, profile=message.profile if known else row.profile)
    changed = replace(changed, seats=_resized(changed.seats, message.seats))
    return _agreed_anew(changed, changed.host)


def _resized(seats: tuple[SeatRow, ...], number: int) -> tuple[SeatRow, ...]:
    """Add computer players, or take away seats from the end: open ones, then computer players."""
    kept = list(seats)
    for kind in ("open", "bot"):
        for place in reversed(range(len(kept))):
            if len(kept) > number and kept[place].kind == kind:
                del kept[place]
    if len(kept) > number:
        raise no("too_few_seats", seats=number)
    return (*kept, *[SeatRow(kind="bot")] * (number - len(kept)))


def _agreed_anew(row: TableRow, host: int | None) -> TableRow:
    """Forget who agreed; the host's own choice counts as agreement."""
    for number in range(len(row.seats)):
        row = row.with_seat(number, agreed=row.code if number == host else "")
    return row


def checked_policy(policy: protocol.Policy) -> protocol.Policy:
    """Return a policy whose numbers make sense, or refuse it."""
    for field in ("clock", "stand_in"):
        if not 0 <= getattr(policy, field) <= MOST_SECONDS:
            raise no("bad_policy", field=field, least=0, most=MOST_SECONDS)
    return policy


def set_policy(row: TableRow, me: int, message: protocol.SetPolicy) -> TableRow:
    """Change what else holds, or pause the table."""
    _host_only(row, me)
    return replace(row, policy=checked_policy(message.policy), paused=message.paused)


def agree(row: TableRow, me: int, message: protocol.Agree) -> TableRow:
    """Agree to the rules as they are."""
    _in_lobby(row)
    if message.code != row.code:
        raise no("other_rules")
    return row.with_seat(me, agreed=row.code)


def make_host(row: TableRow, me: int, message: protocol.MakeHost) -> TableRow:
    """Hand the table over to another person."""
    _host_only(row, me)
    if _seat(row, message.seat).kind != "person":
        raise no("no_person", seat=message.seat)
    return row.with_seat(me, host=False).with_seat(message.seat, host=True)


def kick(row: TableRow, me: int, message: protocol.Kick) -> TableRow:
    """Ask somebody to leave."""
    _host_only(row, me)
    if _seat(row, message.seat).kind != "person":
        raise no("no_person", seat=message.seat)
    if message.seat == me:
        raise no("not_yourself")
    return freed(row, message.seat)


def leave(row: TableRow, me: int, _message: protocol.Leave) -> TableRow:
    """Leave for good; the next person becomes the host."""
    return freed(row, me)


def freed(row: TableRow, seat: int) -> TableRow:
    """Return the table without a person: the seat opens, and goes to a computer player in play."""
    was = row.seats[seat]
    seats = list(row.seats)
    seats[seat] = SeatRow(kind="open" if row.stage == "lobby" else "bot", level=was.level)
    row = replace(row, seats=tuple(seats))
    heir = next((n for n, each in enumerate(row.seats) if each.kind == "person"), None)
    if was.host and heir is not None:
        return row.with_seat(heir, host=True)
    return row


def reopen(row: TableRow, me: int, _message: protocol.Reopen) -> TableRow:
    """Go back to the lobby after a match, with everybody still seated; all agree anew."""
    _host_only(row, me)
    if row.stage != "over":
        raise no("match_not_over")
    for number in range(len(row.seats)):
        row = row.with_seat(number, stood_in=False, laid_open=False, claims_lost=False)
    # Its number may have been given to another table since.
    lobby = replace(row, stage="lobby", spoken=-1, header="", secret="", match=row.match + 1)
    return _agreed_anew(lobby, lobby.host)


def check_start(row: TableRow, me: int) -> None:
    """Refuse to begin while a seat is open or somebody has not agreed."""
    _host_only(row, me)
    _in_lobby(row)
    for number, seat in enumerate(row.seats):
        if seat.kind == "open":
            raise no("open_seats", seat=number)
        if seat.kind == "person" and seat.agreed != row.code:
            raise no("not_agreed", seat=number)


CHANGES: Final[dict[type, Callable[[TableRow, int, Any], TableRow]]] = {
    protocol.Introduce: introduce,
    protocol.SetSeat: set_seat,
    protocol.ChooseRules: choose_rules,
    protocol.SetPolicy: set_policy,
    protocol.Agree: agree,
    protocol.MakeHost: make_host,
    protocol.Kick: kick,
    protocol.Leave: leave,
    protocol.Reopen: reopen,
}
"""What changes the company or the rules, by the message that asks for it."""
