"""What anybody may look up without a table: the games, the options, the form for house rules."""

import gzip
import hashlib
import re
from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.games import GAMES
from weli.i18n.texts import LANGUAGES
from weli.kernel.domains import nearest
from weli.server import catalogue
from weli.server.openapi import Endpoint, document
from weli.server.protocol import Problem
from weli.server.rules_form import RulesTold, RulesWish, tell

__all__ = ["ENDPOINTS", "MOST_BYTES", "language_of", "routes", "warm_up"]

MOST_BYTES: Final = 64 * 1024
"""The longest request about house rules, in bytes; a TOML file of every option has about 10,000."""

_UNKNOWN_FIELD: Final = re.compile(r"unknown field `(\w+)`")


class LanguageWish(Struct, frozen=True, kw_only=True):
    """The reader's language; by default the first that the browser asks for and there is."""

    lang: str = ""


GAMES_ENDPOINT: Final = Endpoint(
    method="GET",
    path="/api/games",
    summary="The games with their profiles, numbers of players and levels of computer players.",
    query=LanguageWish,
    answer=catalogue.GamesTold,
)
OPTIONS_ENDPOINT: Final = Endpoint(
    method="GET",
    path="/api/games/{game}/options",
    summary="Every house rule of a game as a form shows it, group by group.",
    query=LanguageWish,
    answer=catalogue.OptionsTold,
    errors={404: "There is no such game: `no_such_game`."},
)
RULES_ENDPOINT: Final = Endpoint(
    method="POST",
    path="/api/rules",
    summary="Tell back rules that somebody chose, typed or pasted: code, problems, sheet.",
    body=RulesWish,
    answer=RulesTold,
    errors={
        400: "The request could not be understood: `bad_message`.",
        413: "The request is too long: `too_long`.",
    },
)
DOCUMENT_ENDPOINT: Final = Endpoint(
    method="GET",
    path="/openapi.json",
    summary="This description.",
    answer=dict[str, Any],
)

ENDPOINTS: Final = (GAMES_ENDPOINT, OPTIONS_ENDPOINT, RULES_ENDPOINT, DOCUMENT_ENDPOINT)
"""What this module answers."""


def routes(others: Sequence[Endpoint] = ()) -> list[Route]:
    """Return the routes of everything that can be looked up.

    Args:
        others: what the rest of the server answers, for `/openapi.json`.
    """
    described = _Kept(msgspec.json.encode(document([*ENDPOINTS, *others])))

    async def described_all(request: Request) -> Response:
        return described.answer(request)

    answers = (_games, _options, _rules, described_all)
    return [
        Route(each.path, answer, methods=[each.method])
        for each, answer in zip(ENDPOINTS, answers, strict=True)
    ]


def language_of(request: Request, wish: str = "") -> str:
    """Return the reader's language: as wished, or the first the browser asks for, or English."""
    asked = request.headers.get("accept-language", "").split(",")
    for tag in (wish, request.query_params.get("lang", ""), *asked):
        code = tag.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


# ------------------------------------------------------------------------ the answers


class _Kept:
    """An answer that is made once; a browser that has it is not sent it again."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.packed = gzip.compress(body, mtime=0)
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'

    def answer(self, request: Request) -> Response:
        """Answer with the body, or say that it has not changed."""
        headers = {
            "etag": self.tag,
            "cache-control": "no-cache",
            "vary": "accept-language, accept-encoding",
        }
        known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
        if self.tag in [tag.strip() for tag in known]:
            return Response(status_code=304, headers=headers)
        body = self.body
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.packed
        return Response(body, media_type="application/json", headers=headers)


_MAKING: Final = {lang: Lock() for lang in LANGUAGES}
"""Whoever asks for something that is being made waits for it, and does not make it as well."""


@cache
def _made_games(lang: str) -> _Kept:
    return _Kept(msgspec.json.encode(catalogue.games(lang)))


@cache
def _made_options(game: str, lang: str) -> _Kept:
    return _Kept(msgspec.json.encode(catalogue.options(game, lang)))


def _kept_games(lang: str) -> _Kept:
    with _MAKING[lang]:
        return _made_games(lang)


def _kept_options(game: str, lang: str) -> _Kept:
    with _MAKING[lang]:
        return _made_options(game, lang)


def warm_up(lang: str) -> None:
    """Make what can be asked for without a table, for readers of a language.

    Reading the language's files takes a while, so this is done in a thread while the browser still
    loads the page.
    """
    _kept_games(lang)
    for game in GAMES:
        _kept_options(game, lang)


async def _games(request: Request) -> Response:
    kept = await run_in_threadpool(_kept_games, language_of(request))
    return kept.answer(request)


async def _options(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        return _problem(404, "no_such_game", game=game, near=nearest(game, GAMES))
    kept = await run_in_threadpool(_kept_options, game, language_of(request))
    return kept.answer(request)


async def _rules(request: Request) -> Response:
    body = await _body(request)
    if body is None:
        return _problem(413, "too_long", most=MOST_BYTES)
    try:
        wish = msgspec.json.decode(body, type=RulesWish)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return _problem(400, "bad_message", error=str(error), near=_near(str(error)))
    told = await run_in_threadpool(tell, wish, language_of(request, wish.lang))
    return Response(msgspec.json.encode(told), media_type="application/json")


async def _body(request: Request) -> bytes | None:
    """Read a request's body; `None` when it is too long, which is found before it is all read."""
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > MOST_BYTES:
            return None
    return bytes(parts)


def _near(error: str) -> str:
    """Return the field that was meant where a request has one that there is not."""
    found = _UNKNOWN_FIELD.search(error)
    return nearest(found[1], RulesWish.__struct_fields__) if found else ""


def _problem(status: int, code: str, **details: str | int) -> Response:
    body = msgspec.json.encode(Problem(code=code, details=details))
    return Response(body, status_code=status, media_type="application/json")
