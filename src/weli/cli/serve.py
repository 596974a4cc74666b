"""`weli` and `weli serve`: the table in the browser."""

import os
import sys
import webbrowser
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from weli.cli.common import fail, texts
from weli.cli.wishes import Reach

if TYPE_CHECKING:
    import socket

    from weli.i18n.texts import Texts
    from weli.server.settings import Settings
    from weli.server.store import Store

__all__ = ["at_home", "serve"]

_SCHEMES: Final = ("http://", "https://")
_WEB_PORT: Final = 8765
_USUAL_REACH: Final = Reach()


def at_home(*, lan: bool, browser: bool) -> None:
    """Serve on this computer, at the usual port or the next free one, and open the browser.

    Args:
        lan: whether friends on the same network can join.
        browser: whether to open the browser.
    """
    words = texts()
    settings = _settings(words, None, lan=lan)
    _serve(words, settings, or_next=True, browser=browser and _has_display())


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = _WEB_PORT,
    data: Path | None = None,
    reach: Reach = _USUAL_REACH,
    pace: float = 0.6,
    lang: str | None = None,
) -> None:
    """Serve the table to others, for as long as this runs; nothing opens a browser.

    Args:
        host: The address to listen at; 0.0.0.0 for every address of this computer.
        port: The port to listen at.
        data: The folder in which the tables are kept; by default the user's data folder, or the
            one that WELI_DATA names.
        reach: From where others come.
        pace: Seconds between two cards at least.
        lang: Language of what is said here: en, de or ko; each player chooses another.
    """
    words = texts(lang)
    for each in reach.origin:
        if not each.startswith(_SCHEMES) or each.count("/") > len("//"):
            fail(words("serve-origin", origin=each))
    settings = _settings(
        words,
        data,
        host=host,
        port=port,
        origins=reach.origin,
        trusted_proxy=reach.trusted_proxy,
        lan=reach.lan,
        pace=pace,
    )
    _serve(words, settings, or_next=False, browser=False)


def _settings(words: "Texts", data: Path | None, **changes: object) -> "Settings":
    """Return what whoever runs the server decides."""
    from msgspec import ValidationError, convert

    from weli.server.settings import Settings, data_folder

    folder = data or data_folder()
    try:
        return convert({"data": folder, **changes}, Settings)
    except ValidationError as error:
        fail(words("serve-settings", error=str(error)))


def _serve(words: "Texts", settings: "Settings", *, or_next: bool, browser: bool) -> None:
    """Open the sockets and the data folder, say where the table is, and serve."""
    from msgspec.structs import replace

    from weli.server.running import run

    with ExitStack() as opened:
        listening = _listen(words, settings, opened, or_next=or_next)
        settings = replace(settings, port=listening[0].getsockname()[1])
        store = opened.enter_context(closing(_store(words, settings.data)))
        run(settings, store, listening, started=lambda: _tell(words, listening, browser))


def _store(words: "Texts", folder: Path) -> "Store":
    """Open the data folder; fail when it cannot be used."""
    from weli.server.store import Store, StoreInUse, StoreTooNew

    try:
        return Store(folder)
    except StoreInUse:
        fail(words("serve-in-use", folder=str(folder)))
    except StoreTooNew:
        fail(words("serve-too-new", folder=str(folder)))
    except OSError as error:
        reason = error.strerror or str(error)
        fail(words("serve-folder", folder=str(error.filename or folder), reason=reason))


def _listen(
    words: "Texts", settings: "Settings", opened: ExitStack, *, or_next: bool
) -> "list[socket.socket]":
    """Return the sockets to listen at; fail when a port is taken."""
    from weli.server import invites
    from weli.server.running import PortTaken, bind

    host = settings.host
    try:
        first = opened.enter_context(bind(host, settings.port, or_next=or_next))
        found = [first]
        addresses = invites.local_addresses() if settings.lan else ()
        if settings.lan and not addresses:
            fail(words("serve-no-lan"))
        for host in addresses:
            found.append(opened.enter_context(bind(host, first.getsockname()[1])))
    except PortTaken:
        fail(words("serve-port", host=host, port=str(settings.port)))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        fail(words("serve-host", host=host, port=str(settings.port), reason=reason))
    return found


def _tell(words: "Texts", listening: "list[socket.socket]", browser: bool) -> None:
    """Say where the table is, and show it."""
    from weli.server.pages import STATIC, Pages

    addresses = [_address(each) for each in listening]
    print(words("serve-at", address=addresses[0]))
    for address in addresses[1:]:
        print(words("serve-friends", address=address))
    print(words("serve-end"))
    if not Pages(STATIC).built:
        print(words("serve-no-page"), words("serve-no-page-remedy"), file=sys.stderr)
    sys.stdout.flush()
    if browser:
        webbrowser.open(addresses[0])


def _address(listening: "socket.socket") -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _has_display() -> bool:
    """Say whether there is a screen to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
