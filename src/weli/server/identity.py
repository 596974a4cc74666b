"""Who somebody is: a cookie that only the browser holds, and invites that open a table."""

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

__all__ = [
    "COOKIE",
    "MAX_NAME",
    "MAX_TEXT",
    "clean_name",
    "clean_text",
    "hashed",
    "new_invite",
    "new_table_id",
    "new_token",
    "same",
]

COOKIE: Final = "weli_guest"
"""The cookie that holds a guest's token."""

MAX_NAME: Final = 24
"""The longest name, in characters."""

MAX_TEXT: Final = 280
"""The longest line of chat, in characters."""

_TOKEN_BYTES: Final = 32
_INVITE_BYTES: Final = 16
_TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_TABLE_LENGTH: Final = 16
_TOKEN: Final = re.compile(r"[\w-]{43}", re.ASCII)


def new_token() -> str:
    """Return a new guest's token: 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hashed(token: str | None) -> str:
    """Return what is kept of a token: its SHA-256; empty for what cannot be a token."""
    if token is None or not _TOKEN.fullmatch(token):
        return ""
    return hashlib.sha256(token.encode()).hexdigest()


def new_invite() -> str:
    """Return the secret of a new invite link: 128 random bits."""
    return secrets.token_urlsafe(_INVITE_BYTES)


def new_table_id() -> str:
    """Return a name for a new table that nobody can guess; it opens no seat."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


def same(one: str, other: str) -> bool:
    """Compare two secrets in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def clean_name(name: str) -> str:
    """Return a name as it can be shown: one line, without control characters, not too long."""
    return _clean(name, MAX_NAME)


def clean_text(text: str) -> str:
    """Return a line of chat as it can be shown."""
    return _clean(text, MAX_TEXT)


def _clean(text: str, most: int) -> str:
    """Drop control, format and private characters and lone surrogates; single spaces.

    Joiners stay, since some scripts and many emoji are written with them.
    """
    normal = unicodedata.normalize("NFC", text[: 4 * most])
    kept = [
        " " if character.isspace() else character
        for character in normal
        if character.isspace()
        or character in "\u200c\u200d"
        or not unicodedata.category(character).startswith("C")
    ]
    return " ".join("".join(kept).split())[:most].strip()
