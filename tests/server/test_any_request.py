"""Whatever is asked over HTTP, right or wrong, the answer is one that is described."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.serving import served
from weli.server import http, reference
from weli.server.openapi import Endpoint, document

ENDPOINTS = [*reference.ENDPOINTS, *http.ENDPOINTS]
pytestmark = pytest.mark.xdist_group("any_request")


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The description that a server gives of itself."""
    with served(tmp_path_factory.mktemp("asked")) as address:
        yield schemathesis.openapi.from_url(f"{address}/openapi.json")


ASKED = [(each, GenerationMode.POSITIVE) for each in ENDPOINTS] + [
    # What stands in an address is text, and any text will do.
    (each, GenerationMode.NEGATIVE)
    for each in ENDPOINTS
    if each.body is not None
]


@pytest.mark.parametrize(
    ("endpoint", "mode"), ASKED, ids=[f"{each.name} {mode.value}" for each, mode in ASKED]
)
def test_every_answer_is_one_that_is_described(
    schema: Any, endpoint: Endpoint, mode: GenerationMode
) -> None:
    asked: Any = schema[endpoint.address][endpoint.method].as_strategy(generation_mode=mode)

    @settings(max_examples=15)
    @given(asked)
    def ask(case: Any) -> None:
        # A request may be as described and still name a game or a code that there is not.
        case.validate_response(case.call(), excluded_checks=[positive_data_acceptance])

    ask()


def test_the_description_is_the_one_that_is_served(schema: Any) -> None:
    assert set(schema.raw_schema["paths"]) == set(document(ENDPOINTS)["paths"])
