"""The description of the HTTP side names everything that is answered, and nothing else."""

from pathlib import Path

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from weli.server import http, reference
from weli.server.app import make_app
from weli.server.openapi import Endpoint, document
from weli.server.protocol import Problem, Said
from weli.server.settings import Settings
from weli.server.site import Site
from weli.server.store import Store

ENDPOINTS = (*reference.ENDPOINTS, *http.ENDPOINTS)


def test_every_address_of_the_server_is_described(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    store = Store(tmp_path)
    routes = make_app(settings, store, Site(settings)).routes
    store.close()
    answered = {
        (method, route.path)
        for route in routes
        if isinstance(route, Route) and route.path.startswith(("/api", "/openapi"))
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert answered == {(each.method, each.path) for each in ENDPOINTS}
    sockets = [route.path for route in routes if isinstance(route, WebSocketRoute)]
    described = document(ENDPOINTS)
    assert all(path in described["info"]["description"] for path in sockets)


def test_every_endpoint_has_its_words_and_its_own_name() -> None:
    names = [each.name for each in ENDPOINTS]
    assert len(names) == len(set(names))
    assert all(each.summary.endswith(".") for each in ENDPOINTS)
    assert "post_tables_join" in names


def test_references_lead_somewhere() -> None:
    text = msgspec.json.encode(document(ENDPOINTS)).decode()
    known = {
        f'"#/components/schemas/{name}"' for name in document(ENDPOINTS)["components"]["schemas"]
    }
    found = {f'"#{part.partition(chr(34))[0]}"' for part in text.split('"#')[1:]}
    assert found
    assert found <= known


class Question(msgspec.Struct):
    """What stands in an address."""

    lang: str
    most: int = 5


@pytest.fixture
def described() -> dict[str, object]:
    """One endpoint with everything."""
    endpoint = Endpoint(
        method="POST",
        path="/api/tables/{id:int}/x",
        summary="Do it.",
        query=Question,
        body=Said,
        answer=tuple[Said, ...],
        status=201,
        errors={404: "It is not there."},
    )
    found: dict[str, object] = document([endpoint])["paths"]["/api/tables/{id}/x"]["post"]
    return found


def test_an_endpoint_is_described_with_all_its_parts(described: dict[str, object]) -> None:
    assert described["operationId"] == "post_tables_x"
    assert described["parameters"] == [
        {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}},
        {"name": "lang", "in": "query", "required": True, "schema": {"type": "string"}},
        {"name": "most", "in": "query", "required": False, "schema": {"type": "integer"}},
    ]
    said = {"$ref": "#/components/schemas/Said"}
    body = {"required": True, "content": {"application/json": {"schema": said}}}
    assert described["requestBody"] == body
    assert described["responses"] == {
        "201": {
            "description": "As asked.",
            "content": {"application/json": {"schema": {"type": "array", "items": said}}},
        },
        "404": {
            "description": "It is not there.",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
        },
    }


def test_problems_are_described_even_where_nothing_else_is() -> None:
    assert Problem.__name__ in document([])["components"]["schemas"]
