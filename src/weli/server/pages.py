"""The browser's part: files that were built, sent compressed, and kept by browsers."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from weli.i18n.texts import Texts
from weli.server.guard import problem
from weli.server.reference import language_of

__all__ = ["STATIC", "Pages"]

STATIC: Final = Path(__file__).parent / "static"
"""Where the build puts the browser's part."""

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
_PACKED: Final = tuple(ending for _, ending in _COMPRESSED)
_WORTH_PACKING: Final = 512
_TEXTUAL: Final = ("text/", "application/javascript", "application/json", "image/svg")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class _File(Struct, frozen=True):
    """A file as it is sent."""

    version: int
    media: str
    tag: str
    bodies: dict[str, bytes]


class Pages:
    """The files of the browser's part; a rebuilt file is read again."""

    def __init__(self, folder: Path) -> None:
        """Serve the files of a folder."""
        self._folder = folder.resolve()
        self._files: dict[Path, _File] = {}

    def warm_up(self) -> None:
        """Read every file, so that the first reader need not wait until it is compressed."""
        for path in self._folder.rglob("*"):
            if path.is_file() and path.suffix not in _PACKED:
                self._read(path)

    @property
    def built(self) -> bool:
        """Whether the browser's part has been built."""
        return (self._folder / "index.html").is_file()

    async def page(self, request: Request) -> Response:
        """Answer with the page itself, at whichever of its addresses."""
        if not self.built:
            words = Texts(language_of(request))
            title, text = words("serve-no-page"), words("serve-no-page-remedy")
            body = f"<!doctype html><title>Weli</title><h1>{title}</h1><p>{text}</p>"
            return HTMLResponse(body, status_code=503)
        return self._answer(request, self._folder / "index.html", _ASK_AGAIN)

    async def file(self, request: Request) -> Response:
        """Answer with one of the files."""
        path = (self._folder / request.path_params["path"]).resolve()
        if not path.is_relative_to(self._folder) or not path.is_file():
            return problem(404, "not_found")
        hashed = path.parent.name == "assets"
        return self._answer(request, path, _FOREVER if hashed else _ASK_AGAIN)

    def _answer(self, request: Request, path: Path, keeping: str) -> Response:
        file = self._read(path)
        headers = {"etag": file.tag, "cache-control": keeping, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        for coding in ("br", "gzip"):
            if coding in accepted and coding in file.bodies:
                headers["content-encoding"] = coding
                return Response(file.bodies[coding], headers=headers, media_type=file.media)
        return Response(file.bodies[""], headers=headers, media_type=file.media)

    def _read(self, path: Path) -> _File:
        version = path.stat().st_mtime_ns
        known = self._files.get(path)
        if known is None or known.version != version:
            known = self._files[path] = _load(path, version)
        return known


def _load(path: Path, version: int) -> _File:
    """Read a file, with what the build compressed beside it."""
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": body}
    for coding, ending in _COMPRESSED:
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            bodies[coding] = packed.read_bytes()
    if "gzip" not in bodies and len(body) > _WORTH_PACKING and media.startswith(_TEXTUAL):
        bodies["gzip"] = gzip.compress(body, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return _File(version, media, tag, bodies)
