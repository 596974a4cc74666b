"""What is asked over HTTP: opening and joining tables, invitations, records."""

import asyncio
import re
import time
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.bots.levels import LEVELS
from weli.games import GAMES, closest_profile, load_profile, profile_names, usual_players
from weli.i18n.texts import Texts
from weli.kernel import codes
from weli.kernel.domains import nearest
from weli.kernel.options import RulesError
from weli.server import identity
from weli.server.company import SeatRow, TableRow, rules_of
from weli.server.guard import address_of, problem
from weli.server.invites import (
    free_code,
    invite_link,
    is_loopback,
    picture,
    read_code,
    say_code,
)
from weli.server.limits import Buckets
from weli.server.matches import begin_at_once
from weli.server.protocol import PROTOCOL
from weli.server.reference import language_of
from weli.server.refusals import Refusal
from weli.server.requests import (
    ENDPOINTS,
    Health,
    InviteTold,
    JoinWish,
    LanTold,
    MyTable,
    NewTable,
    Seated,
    SeatWish,
    SpokenWish,
)
from weli.server.room import Room, RoomBroken
from weli.server.rooms import Rooms
from weli.server.settings import Limits
from weli.server.site import Site, host_of

__all__ = ["ENDPOINTS", "Front"]

T = TypeVar("T", bound=Struct)

MOST_BYTES: Final = 16 * 1024
"""The longest request, in bytes."""

_MOST_MINE: Final = 50
_YEAR: Final = 365 * 24 * 3600
_NUMBER: Final = re.compile(r"-?\d{1,9}", re.ASCII)
_HERE: Final = ("127.0.0.1", "::1", "testclient")


class _Wrong(Exception):
    """A request that is refused, with its answer."""

    def __init__(self, answer: Response) -> None:
        super().__init__()
        self.answer = answer


def _wrong(status: int, code: str, **details: str | int) -> _Wrong:
    return _Wrong(problem(status, code, **details))


class Front:
    """Answers what is asked over HTTP."""

    def __init__(self, rooms: Rooms, site: Site, limits: Limits) -> None:
        """Answer for these tables."""
        clock = rooms.tools.clock.now
        self._rooms = rooms
        self._site = site
        self._limits = limits
        self._opened = Buckets(limits.opened, clock)
        self._guesses = Buckets(limits.guesses, clock)
        self._spoken = Buckets(limits.spoken, clock)

    def routes(self) -> list[Route]:
        """Return the routes, in the order of the endpoints."""
        answers = (
            self._open,
            self._mine,
            self._join,
            self._join_spoken,
            self._invite,
            self._record,
            self._lan,
            self._health,
        )
        return [
            Route(each.path, _answering(answer), methods=[each.method])
            for each, answer in zip(ENDPOINTS, answers, strict=True)
        ]

    # -------------------------------------------------------------------- opening and joining

    async def _open(self, request: Request) -> Response:
        wish = await _read(request, NewTable)
        _take(self._opened, address_of(request.scope))
        if await asyncio.to_thread(self._rooms.store.in_lobby) >= self._limits.open_tables:
            raise _wrong(503, "busy")
        token, known = _guest(request)
        lang = language_of(request, wish.lang)
        try:
            spoken = free_code(await asyncio.to_thread(self._rooms.store.spoken))
        except ValueError:
            spoken = -1
        row = _new_row(wish, identity.hashed(token), lang, spoken)
        room = await self._rooms.add(row)
        if wish.play_now:
            await room.ask(lambda: begin_at_once(room))
        answer = _json(Seated(id=row.id, seat=0), status=201)
        return answer if known else _with_cookie(answer, request, token)

    async def _join(self, request: Request) -> Response:
        wish = await _read(request, JoinWish)
        room = await self._room(request)
        token, known = _guest(request)
        if room.row.seat_of(identity.hashed(token)) is None:
            _take(self._guesses, address_of(request.scope))
            if not identity.same(wish.invite, room.row.invite):
                raise _wrong(403, "wrong_invite")
        lang = language_of(request, wish.lang)
        answer = await _sit_down(room, token, wish.name, lang, wish.seat)
        return answer if known else _with_cookie(answer, request, token)

    async def _join_spoken(self, request: Request) -> Response:
        wish = await _read(request, SpokenWish)
        _take(self._guesses, address_of(request.scope))
        _take(self._spoken, "")
        number = read_code(wish.code)
        waiting = await asyncio.to_thread(self._rooms.store.spoken)
        found = waiting.get(-1 if number is None else number)
        room = None if found is None else await self._rooms.get(found)
        if room is None:
            raise _wrong(404, "no_such_table")
        token, known = _guest(request)
        lang = language_of(request, wish.lang)
        answer = await _sit_down(room, token, wish.name, lang, None)
        return answer if known else _with_cookie(answer, request, token)

    # -------------------------------------------------------------------- looking

    async def _mine(self, request: Request) -> Response:
        token = identity.hashed(request.cookies.get(identity.COOKIE))
        rows = await asyncio.to_thread(self._rooms.store.tables_of, token, _MOST_MINE)
        return _json(tuple([_told(row, token) for row in rows]) if token else ())

    async def _invite(self, request: Request) -> Response:
        room = await self._room_of_seated(request)
        origin = self._site.link_origin(request.url.scheme, request.headers.get("host", ""))
        link = invite_link(origin, room.row.id, room.row.invite)
        open_lobby = room.row.stage == "lobby" and room.row.spoken >= 0
        words = Texts(language_of(request))
        told = InviteTold(
            link=link,
            spoken=say_code(words, room.row.spoken) if open_lobby else "",
            picture=picture(link),
            only_this_machine=is_loopback(host_of(origin)),
        )
        return _json(told)

    async def _record(self, request: Request) -> Response:
        row = (await self._room_of_seated(request)).row
        newest = row.match if row.stage == "over" else row.match - 1
        wished = _number(request, "match", -1)
        match = newest if wished == -1 else wished
        if not 0 <= match <= newest:
            raise _wrong(409, "not_over")
        record = await asyncio.to_thread(self._rooms.store.record, row.id, match)
        assert record is not None, "a match that is over has begun"
        name = f"weli-{row.game}-{row.id}-{match + 1}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record.dump(), media_type="application/x-ndjson", headers=headers)

    async def _lan(self, request: Request) -> Response:
        if address_of(request.scope) not in _HERE:
            raise _wrong(403, "only_here")
        try:
            addresses = await self._site.turn_on_lan()
        except OSError:
            addresses = ()
        if not addresses:
            raise _wrong(409, "no_lan")
        return _json(LanTold(origins=tuple(f"http://{a}:{self._site.port}" for a in addresses)))

    async def _health(self, _request: Request) -> Response:
        return _json(Health(protocol=PROTOCOL, tables=len(self._rooms)))

    async def _room(self, request: Request) -> Room:
        room = await self._rooms.get(request.path_params["id"])
        if room is None:
            raise _wrong(404, "no_such_table")
        return room

    async def _room_of_seated(self, request: Request) -> Room:
        room = await self._room(request)
        token = identity.hashed(request.cookies.get(identity.COOKIE))
        if room.row.seat_of(token) is None:
            raise _wrong(403, "not_seated")
        return room


# ------------------------------------------------------------------------ a new table


def _new_row(wish: NewTable, token: str, lang: str, spoken: int) -> TableRow:
    """Return the table that somebody wishes for."""
    if wish.game not in GAMES:
        raise _wrong(400, "no_such_game", game=wish.game[:32], near=nearest(wish.game, GAMES))
    code, profile = _rules(wish)
    rules = rules_of(wish.game, code)
    wished = wish.seats or (SeatWish(),) * usual_players(rules)
    problems = rules.check(len(wished))
    if problems:
        raise _wrong(400, "bad_rules", problem=problems[0].code, path=problems[0].path)
    for each in wished[1:]:
        if each.level not in LEVELS:
            near = nearest(each.level, LEVELS)
            raise _wrong(400, "no_such_level", level=each.level[:32], near=near)
    host = SeatRow(
        kind="person",
        name=_name(wish.name, lang),
        lang=lang,
        token=token,
        agreed=code,
        host=True,
    )
    others = [
        SeatRow(
            kind="open" if each.kind == "open" and not wish.play_now else "bot", level=each.level
        )
        for each in wished[1:]
    ]
    return TableRow(
        id=identity.new_table_id(),
        game=wish.game,
        code=code,
        profile=profile,
        invite=identity.new_invite(),
        spoken=spoken,
        created=time.time(),
        seats=(host, *others),
    )


def _rules(wish: NewTable) -> tuple[str, str]:
    """Return the code of the rules that are meant, and the profile they are told from."""
    known = profile_names().get(wish.profile) == wish.game
    if not wish.code:
        profile = wish.profile if known else GAMES[wish.game].default_profile
        return codes.encode(load_profile(profile)), profile
    try:
        rules = rules_of(wish.game, wish.code)
    except RulesError as error:
        raise _wrong(400, "bad_rules", problem=error.problems[0].code, path="code") from None
    return codes.encode(rules), wish.profile if known else closest_profile(rules)


def _name(name: str, lang: str) -> str:
    """Return a name that can be shown; a guest without one gets a word of the guest's language."""
    return identity.clean_name(name) or Texts(lang)("player-guest")


async def _sit_down(room: Room, token: str, name: str, lang: str, wished: int | None) -> Response:
    """Take a seat in the lobby."""
    kept = identity.hashed(token)
    seat = await room.ask(lambda: room.sit_down(kept, _name(name, lang), lang, wished))
    return _json(Seated(id=room.row.id, seat=seat))


def _told(row: TableRow, token: str) -> MyTable:
    seat = row.seat_of(token)
    return MyTable(
        id=row.id,
        game=row.game,
        profile=row.profile,
        stage=row.stage,
        seat=-1 if seat is None else seat,
        seats=len(row.seats),
        names=tuple([each.name for each in row.seats if each.kind == "person"]),
    )


# ------------------------------------------------------------------------ reading and answering


def _answering(answer: Any) -> Any:
    """Turn what is refused on the way into an answer."""

    async def answering(request: Request) -> Response:
        try:
            found: Response = await answer(request)
        except _Wrong as wrong:
            return wrong.answer
        except Refusal as refusal:
            return problem(409, refusal.reason.code, **refusal.reason.details)
        except RoomBroken:
            return problem(503, "broken")
        return found

    return answering


async def _read(request: Request, kind: type[T]) -> T:
    """Read a request's body."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            raise _wrong(413, "too_long", most=MOST_BYTES)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _wrong(400, "bad_message", error=str(error)[:200]) from None


def _number(request: Request, name: str, usual: int) -> int:
    """Return a whole number from the request's query."""
    text = request.query_params.get(name, "")
    if not text:
        return usual
    if not _NUMBER.fullmatch(text):
        raise _wrong(400, "bad_message", error=f"{name} is no whole number")
    return int(text)


def _take(bucket: Buckets, whose: str) -> None:
    wait = bucket.take(whose)
    if wait:
        raise _wrong(429, "too_many", seconds=int(wait) + 1)


def _json(answer: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    body = msgspec.json.encode(answer)
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def _guest(request: Request) -> tuple[str, bool]:
    """Return the guest's token, a new one for a new guest, and whether it was known."""
    token = request.cookies.get(identity.COOKIE)
    if token is not None and identity.hashed(token):
        return token, True
    return identity.new_token(), False


def _with_cookie(answer: Response, request: Request, token: str) -> Response:
    answer.set_cookie(
        identity.COOKIE,
        token,
        max_age=_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer
