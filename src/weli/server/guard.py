"""The door: hosts, origins, too many requests, and the headers that keep a page safe."""

import logging
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weli.server.limits import Buckets
from weli.server.protocol import Problem
from weli.server.refusals import PROBLEMS
from weli.server.site import Site

__all__ = ["Guard", "problem"]

_log = logging.getLogger(__name__)

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-resource-policy": "same-origin",
}
_POLICY: Final = (
    "default-src 'self'; connect-src 'self' ws://{host} wss://{host}; "
    # Positions of cards are style attributes; style sheets come from the server only.
    "style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def problem(status: int, code: str, **details: str | int) -> Response:
    """Return the answer to a request that is refused."""
    assert code in PROBLEMS, code
    body = msgspec.json.encode(Problem(code=code, details=details))
    return Response(body, status_code=status, media_type="application/json")


class Guard:
    """Turns away what must not come in, and puts safe headers on what goes out."""

    def __init__(self, app: ASGIApp, *, site: Site, requests: Buckets) -> None:
        """Guard an application."""
        self._app = app
        self._site = site
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a handshake in, or turn it away."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await _deny(refusal, scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(raw=message["headers"])
                for name, value in _HEADERS.items():
                    sent[name] = value
                host = headers.get("host", "")
                sent["content-security-policy"] = _POLICY.format(host=host)
                message["headers"] = sent.raw
            await send(message)

        await (refusal or self._app)(scope, receive, send_safely)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """Return the answer to what must not come in."""
        host = headers.get("host", "")
        if not self._site.knows_host(host):
            _log.warning("Refused a request for the host %r; --origin would allow it", host[:100])
            return problem(403, "bad_host", host=host[:100])
        origin = headers.get("origin")
        matters = scope["type"] == "websocket" or scope["method"] not in _SAFE
        scheme = scope["scheme"].replace("ws", "http")
        if matters and origin and not self._site.knows_origin(origin, scheme, host):
            _log.warning("Refused a page of %r; --origin would allow it", origin[:100])
            return problem(403, "bad_origin", origin=origin[:100])
        wait = self._requests.take(address_of(scope))
        if wait:
            return problem(429, "too_many", seconds=int(wait) + 1)
        return None


def address_of(scope: Scope) -> str:
    """Return the address that a request comes from; a trusted proxy's word has been heard."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _deny(refusal: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a handshake with an HTTP status."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await refusal(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
