"""Saying what is wrong with a message that could not be understood, and what was meant."""

import re
from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec

from weli.kernel.domains import nearest
from weli.server import protocol
from weli.server.faces import face_for

__all__ = ["command_named", "explain"]

_WRONG_VALUE: Final = re.compile(r"[Ii]nvalid value '([^']*)'")
_WRONG_FIELD: Final = re.compile(r"unknown field `([^`]*)`")
_MOST_SHOWN: Final = 200
_KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(protocol.ClientMessage)}


def explain(error: Exception, data: bytes | str, game: str) -> protocol.Problem:
    """Return the problem of a message that could not be read, in a table of this game."""
    text = str(error)
    details: dict[str, str | int] = {"error": text[:_MOST_SHOWN]}
    plain = _plain(data)
    details |= _command_of(plain)
    near = _near(text, plain, game)
    if near:
        details["near"] = near
    return protocol.Problem(code="bad_message", details=details)


def command_named(data: bytes | str) -> dict[str, str | int]:
    """Return the `command_id` of a message that nobody looks at further; nothing if it has none."""
    return _command_of(_plain(data))


def _command_of(plain: dict[str, Any]) -> dict[str, str | int]:
    command_id = plain.get("command_id")
    return {"command_id": command_id[:64]} if isinstance(command_id, str) else {}


def _plain(data: bytes | str) -> dict[str, Any]:
    """Return a message as plain data, as far as it is any."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return plain if isinstance(plain, dict) else {}


def _near(text: str, plain: dict[str, Any], game: str) -> str:
    """Return the nearest right word to the one that is wrong."""
    kind = _KINDS.get(str(plain.get("type")))
    if (field := _WRONG_FIELD.search(text)) is not None:
        return nearest(field[1], () if kind is None else kind.__struct_fields__)
    if (value := _WRONG_VALUE.search(text)) is None:
        return ""
    known: Iterable[str] = _KINDS if kind is None else _actions(game)
    return nearest(value[1], known)


def _actions(game: str) -> list[str]:
    """Return the names of a game's actions."""
    return [kind.__name__ for kind in get_args(face_for(game).ACTIONS)]
