"""Invitations to a table: the link, its picture for a phone's camera, and a code to say aloud.

The link carries the secret of the invitation after the `#`, so that it reaches no log. The spoken
code is a number; each reader sees and types it as a word of a language and two figures, such as
LEAF 47, and it stands for a table only as long as that waits for people.
"""

import ipaddress
import re
import secrets
import socket
import unicodedata
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Final

import segno
from msgspec import Struct

from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.domains import nearest

__all__ = [
    "Picture",
    "free_code",
    "invite_link",
    "is_loopback",
    "local_addresses",
    "nearest_word",
    "picture",
    "read_code",
    "say_code",
]

_LEAST: Final = 10
_NUMBERS: Final = 90
"""Numbers of two figures, 10 to 99: none has a zero in front that somebody could leave out."""

_SPOKEN: Final = re.compile(r"\W*(\D+?)[\W_]*(\d+)\W*")

_ROUTES: Final = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")
"""Addresses whose route is asked for: one on the internet (for documents), and private ones."""

_DISCARD: Final = 9


class Picture(Struct, frozen=True, kw_only=True):
    """A QR code as one path of an SVG.

    Attributes:
        size: the width and height of the picture in modules, with the quiet margin around it.
        path: the dark modules, as the `d` of a `<path>` to be filled.
    """

    size: int
    path: str


def invite_link(origin: str, table: str, invite: str) -> str:
    """Return the address that invites to a table: `http://host/t/<table>#<invite>`."""
    return f"{origin.rstrip('/')}/t/{table}#{invite}"


def picture(link: str) -> Picture:
    """Return a link as a QR code, for the cameras of those who sit around the table."""
    code = segno.make(link, micro=False)
    rows = [list(map(bool, row)) for row in code.matrix_iter()]
    runs = [
        f"M{start} {y}h{end - start}v1h-{end - start}z"
        for y, row in enumerate(rows)
        for start, end in _dark_runs(row)
    ]
    return Picture(size=len(rows), path="".join(runs))


def _dark_runs(row: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield where dark modules begin and end in a row."""
    start = None
    for x, dark in enumerate([*row, False]):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            yield start, x
            start = None


# ------------------------------------------------------------------------ spoken codes


@cache
def _words(language: str) -> tuple[str, ...]:
    """Return the words of a language, in the order that all languages share."""
    return tuple(Texts(language)("invite-words").split())


@cache
def _places() -> dict[str, int]:
    """Return the place of every word of every language."""
    return {_plain(word): at for each in LANGUAGES for at, word in enumerate(_words(each))}


def _plain(word: str) -> str:
    """Return a word without capitals and accents, as somebody in a hurry types it."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def free_code(taken: Collection[int]) -> int:
    """Draw the number of a spoken code that no table has.

    Raises:
        ValueError: every code is taken.
    """
    free = [code for code in range(len(_words(LANGUAGES[0])) * _NUMBERS) if code not in taken]
    if not free:
        raise ValueError("every spoken code is taken")
    return secrets.choice(free)


def say_code(texts: Texts, code: int) -> str:
    """Return a spoken code in the reader's language: "LAUB 47"."""
    place, number = divmod(code, _NUMBERS)
    # As text: some languages would write a number with marks between its figures.
    return texts("invite-code", word=_words(texts.language)[place], number=str(number + _LEAST))


def read_code(text: str) -> int | None:
    """Return the number of a spoken code in any language and spelling; `None` when it is none."""
    found = _SPOKEN.fullmatch(unicodedata.normalize("NFKC", text))
    place = _places().get(_plain(found[1])) if found else None
    number = found[2] if found else ""
    if place is None or not number.isascii() or len(number) != len(str(_LEAST)):
        return None
    return place * _NUMBERS + int(number) - _LEAST if int(number) >= _LEAST else None


def nearest_word(text: str, language: str) -> str:
    """Return the word of a language that a mistyped code may mean, or an empty text."""
    found = _SPOKEN.fullmatch(text)
    plain = {_plain(word): word for word in _words(language)}
    return plain.get(nearest(_plain(found[1] if found else text), plain), "")


# ------------------------------------------------------------------------ addresses


def is_loopback(host: str) -> bool:
    """Say whether a server at this host name or address is reached by its own machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def local_addresses(
    source_for: Callable[[str], str] | None = None, named: Callable[[], list[str]] | None = None
) -> tuple[str, ...]:
    """Return this machine's addresses on its local networks, the likeliest first; nothing is sent.

    Args:
        source_for: finds the address from which the machine would reach another; for tests.
        named: finds the addresses that belong to the machine's own name; for tests.
    """
    routed = [(source_for or _source_for)(address) for address in _ROUTES]
    found = dict.fromkeys([*routed, *(named or _named)()])
    return tuple(address for address in found if _is_local(address))


def _source_for(address: str) -> str:
    """Return the address from which this machine would reach another; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket only looks up the route.
            probe.connect((address, _DISCARD))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _named() -> list[str]:
    """Return the addresses that belong to this machine's own name."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def _is_local(address: str) -> bool:
    """Say whether an address is a private one that others on the same network can reach."""
    try:
        known = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    useless = known.is_loopback or known.is_link_local or known.is_unspecified or known.is_reserved
    return known.is_private and not useless
