"""The protocol as JSON Schema, from which clients in other languages can make their types.

Messages and HTTP bodies are described as they are. Of each game the view, the events and the
actions get names with the game in front (`MulatschakBid`, `MightyBid`), since both games have bids.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, Final, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from weli.cards import Card
from weli.games import GAMES
from weli.kernel.actions import Action
from weli.kernel.events import DealBegan
from weli.server import protocol
from weli.server.docstrings import explained
from weli.server.faces import face_for
from weli.server.openapi import Endpoint
from weli.server.wire import LEFT_OUT

__all__ = ["protocol_schema"]

_REFERENCE: Final = "#/definitions/{name}"


class CardCode:
    """Stands for a card in the types that clients see."""


class Number:
    """Stands for a score, which may be a fraction, in the types that clients see."""


_OWN: Final[dict[type, dict[str, Any]]] = {
    CardCode: {
        "title": "CardCode",
        "description": "A card: A, L, H, B and 6 to 10, U, O, K, S, or Weli; in Mighty S, H, D, C "
        "and 2 to 10, J, Q, K, A, or Joker, with one ' for each further copy.",
        "type": "string",
        "pattern": "^([ALHB]([6-9]|10|[UOKS])|Weli|([SHDC]([2-9]|10|[JQKA])|Joker)'*)$",
    },
    Number: {
        "title": "Score",
        "description": "A score: a whole number, or a fraction as text, such as 7/16.",
        "anyOf": [{"type": "integer"}, {"type": "string", "pattern": r"^-?\d+/\d+$"}],
    },
}
"""How the stand-ins are described; each is a definition of its own."""

_OF_THE_GAME: Final = {
    ("State", "view"): "View",
    ("Told", "event"): "Event",
    ("RefusedChoice", "action"): "Action",
    ("Hinted", "action"): "Action",
    ("Weighed", "action"): "Action",
    ("Act", "action"): "Action",
    ("StandingAnswer", "action"): "Action",
}
"""The fields of messages that are something of the game that is played."""

_HOLD_ACTIONS: Final = {
    ("Decision", "actions"): "items",
    ("Welcome", "standing"): "additionalProperties",
    ("TableMessage", "standing"): "additionalProperties",
}
"""The fields of messages that hold several of its actions, in a list or by name."""


# ------------------------------------------------------------------------ the types of a game


class _Mirror:
    """The types of one game as clients see them, each with the game in its name."""

    def __init__(self, game: str) -> None:
        self.prefix = GAMES[game].__class__.__name__
        self._face = face_for(game)
        self._done = type(f"{self.prefix}Done", (), {"__doc__": "Stands for any action."})
        self._made: dict[type, type[Struct]] = {}

    def parts(self) -> dict[str, Any]:
        """Return the game's view, and as unions its events, a client's actions and all actions."""
        return {
            "View": self._struct(self._face.VIEW, left_out=LEFT_OUT),
            "Event": self.of(self._face.EVENTS),
            "Action": self.of(self._face.ACTIONS),
            "Done": self.of(self._face.DONE),
        }

    def of(self, kind: Any) -> Any:
        """Return the type that clients see in place of one of the engine's."""
        if kind is Action:
            return self._done
        if kind is Card:
            return CardCode
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._struct(kind)
        inner = get_args(kind)
        if get_origin(kind) in (Union, UnionType):
            if Fraction in inner:
                return Number
            return reduce(or_, [self.of(each) for each in inner])
        if inner:
            origin = cast(Any, get_origin(kind))
            return origin[tuple(each if each is ... else self.of(each) for each in inner)]
        return kind

    def _struct(self, kind: type[Struct], left_out: Iterable[str] = ()) -> type[Struct]:
        """Return a structure's twin, in which every field is always there, as it is sent."""
        if kind not in self._made:
            hints = get_type_hints(kind)
            if kind is DealBegan:
                hints["standing"] = get_type_hints(self._face.VIEW)["standing"]
            kept = [name for name in kind.__struct_fields__ if name not in left_out]
            self._made[kind] = msgspec.defstruct(
                self.prefix + kind.__name__,
                [(name, self.of(hints[name])) for name in kept],
                tag=kind.__struct_config__.tag,
                namespace={"__doc__": kind.__doc__},
            )
        return self._made[kind]


# ------------------------------------------------------------------------ the schema


def protocol_schema(endpoints: Iterable[Endpoint] = ()) -> dict[str, Any]:
    """Return the JSON Schema of everything that crosses the wire.

    Its properties name what a client needs: `ClientMessage`, `ServerMessage`, for each game
    `MightyView`, `MightyEvent`, `MightyAction` (what a client can do) and `MightyDone` (what can be
    seen done), and the bodies of the HTTP side.

    Args:
        endpoints: what the HTTP side answers.
    """
    sent: dict[str, Any] = {"ServerMessage": protocol.ServerMessage}
    for game in GAMES:
        mirror = _Mirror(game)
        sent |= {mirror.prefix + part: kind for part, kind in mirror.parts().items()}
    taken: dict[str, Any] = {"ClientMessage": protocol.ClientMessage}
    for endpoint in endpoints:
        for bodies, body in ((sent, endpoint.answer), (taken, endpoint.body)):
            for kind in (body, *get_args(body)):
                if hasattr(kind, "__struct_fields__"):
                    bodies[kind.__name__] = kind
    named = taken | sent
    made, definitions = msgspec.json.schema_components(
        named.values(), schema_hook=_stand_in, ref_template=_REFERENCE
    )
    definitions |= {own["title"]: own for own in _OWN.values()}
    for name, whole in zip(named, made, strict=True):
        definitions.setdefault(name, {"title": name, **whole})
    _narrow(definitions)
    for name in _reached(sent, definitions):
        _always_whole(definitions[name])
    schema: dict[str, Any] = _older_words(
        {
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": "Protocol",
            "description": "What crosses the wire at the table; docs/protocol.md explains it.",
            "type": "object",
            "properties": {name: {"$ref": _REFERENCE.format(name=name)} for name in sorted(named)},
            "required": sorted(named),
            "definitions": explained(dict(sorted(definitions.items()))),
        }
    )
    return schema


def _stand_in(kind: type) -> dict[str, Any]:
    """Refer to the definition of a stand-in."""
    name = _OWN[kind]["title"] if kind in _OWN else kind.__name__
    return {"$ref": _REFERENCE.format(name=name)}


def _narrow(definitions: dict[str, Any]) -> None:
    """Say which view, events and actions a message can hold: those of either game."""
    for (message, field), part in _OF_THE_GAME.items():
        definition = definitions[message]
        optional = field not in definition["required"]
        definition["properties"][field] = _either(part, [{"type": "null"}] if optional else [])
    for (message, field), inside in _HOLD_ACTIONS.items():
        definitions[message]["properties"][field][inside] = _either("Action")


def _either(part: str, more: Iterable[dict[str, Any]] = ()) -> dict[str, Any]:
    """Return the schema of a part of either game."""
    prefixes = [game.__class__.__name__ for game in GAMES.values()]
    parts = [{"$ref": _REFERENCE.format(name=prefix + part)} for prefix in prefixes]
    return {"anyOf": [*parts, *more]}


def _reached(names: Iterable[str], definitions: Mapping[str, Any]) -> set[str]:
    """Return some definitions and all that they refer to, directly or not."""
    reached: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= set(_referred(definitions[name])) - reached
    return reached


def _referred(schema: Any) -> Iterator[str]:
    """Yield the names of the definitions that a schema refers to itself."""
    if isinstance(schema, list):
        for each in schema:
            yield from _referred(each)
    elif isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].rpartition("/")[2]
        for each in schema.values():
            yield from _referred(each)


def _always_whole(schema: dict[str, Any]) -> None:
    """Say that what the server sends has all of its fields; only a client may leave some out."""
    if "properties" in schema:
        schema["required"] = list(schema["properties"])
        for field in schema["properties"].values():
            field.pop("default", None)


def _older_words(schema: Any) -> Any:
    """Write a schema in the words of draft 7, which generators of types understand best."""
    if isinstance(schema, list):
        return [_older_words(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    written = {key: _older_words(each) for key, each in schema.items()}
    if "prefixItems" in written:
        written |= {"items": written.pop("prefixItems"), "additionalItems": False}
    if written.get("type") == "object" and "properties" not in written:
        written.setdefault("additionalProperties", True)
    return written
