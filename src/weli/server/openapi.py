"""The HTTP side as a table: every endpoint once, and the document that describes them all.

Whoever answers a request declares it as an `Endpoint`, beside the function that answers:

    TABLES = Endpoint(method="GET", path="/api/tables/mine", summary="...", answer=MyTables)

`document` makes OpenAPI 3.1 of the table, with the types of requests and answers as JSON Schema.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import fields

from weli import __version__
from weli.server.docstrings import explained
from weli.server.protocol import Problem

__all__ = ["Endpoint", "document"]

_JSON: Final = "application/json"
_REFERENCE: Final = "#/components/schemas/{name}"
_PLACEHOLDER: Final = re.compile(r"{(\w+)(?::\w+)?}")


class Endpoint(Struct, frozen=True, kw_only=True):
    """One request that the server answers.

    Attributes:
        method: the HTTP method.
        path: the path as it is routed, with its parameters in braces: `/api/tables/{id}/join`.
        summary: what it is for, in one sentence.
        answer: the type of a good answer; `None` for an answer without a body.
        body: the type of the request's body; `None` for none.
        query: a structure with the parameters after the question mark; `None` for none.
        errors: the HTTP statuses of refusals, each with when it comes; each body is a `Problem`.
        status: the HTTP status of a good answer.
        media: the media type of a good answer.
    """

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    summary: str
    answer: Any = None
    body: Any = None
    query: type[Struct] | None = None
    errors: Mapping[int, str] = field(default_factory=dict)
    status: int = 200
    media: str = _JSON

    @property
    def address(self) -> str:
        """The path without what the router knows of the kinds of its parameters."""
        return _PLACEHOLDER.sub(r"{\1}", self.path)

    @property
    def name(self) -> str:
        """A name for programs: `post_tables_join`."""
        words = re.findall(r"\w+", _PLACEHOLDER.sub("", self.path.removeprefix("/api")))
        return "_".join([self.method.lower(), *words])


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI 3.1 document of some endpoints, in their order."""
    listed = list(endpoints)
    schemas = _Schemas(listed)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in listed:
        paths.setdefault(endpoint.address, {})[endpoint.method.lower()] = _operation(
            endpoint, schemas
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Weli",
            "version": __version__,
            "summary": "The card table for Mulatschak and Mighty.",
            "description": "The game itself goes over the WebSocket /api/tables/{id}/ws, whose "
            "messages are described in docs/protocol.md and docs/protocol.schema.json.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": schemas.components},
    }


class _Schemas:
    """The JSON Schema of every type that some endpoints take or give."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        kinds: list[Any] = [Problem]
        for each in endpoints:
            parameters = [] if each.query is None else [one.type for one in fields(each.query)]
            kinds += [kind for kind in (each.answer, each.body, *parameters) if kind is not None]
        self._kinds = kinds
        made, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
        self._made = list(made)
        self.components = explained(components)

    def of(self, kind: Any) -> dict[str, Any]:
        """Return the schema of one type."""
        return self._made[self._kinds.index(kind)]


def _operation(endpoint: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    """Describe one endpoint."""
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint, schemas),
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.body is not None:
        content = {_JSON: {"schema": schemas.of(endpoint.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(endpoint: Endpoint, schemas: _Schemas) -> list[dict[str, Any]]:
    """Describe what stands in the address: in the path, and after the question mark."""
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PLACEHOLDER.findall(endpoint.path)
    ]
    if endpoint.query is None:
        return in_path
    in_query = [
        {
            "name": each.encode_name,
            "in": "query",
            "required": each.required,
            "schema": schemas.of(each.type),
        }
        for each in fields(endpoint.query)
    ]
    return in_path + in_query


def _responses(endpoint: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    """Describe the good answer and the refusals."""
    good: dict[str, Any] = {"description": "As asked."}
    if endpoint.answer is not None:
        good["content"] = {endpoint.media: {"schema": schemas.of(endpoint.answer)}}
    problem = {_JSON: {"schema": schemas.of(Problem)}}
    return {str(endpoint.status): good} | {
        str(status): {"description": when, "content": problem}
        for status, when in sorted(endpoint.errors.items())
    }
