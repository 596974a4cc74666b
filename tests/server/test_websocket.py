"""The WebSocket itself, by the cases of the Autobahn suite, on an echo that only tests have."""

from pathlib import Path

import pytest
from kosoku import FailureError, run_fuzzingclient
from kosoku._kosoku import CaseResult
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from tests.server.serving import served
from tests.server.webs import echo_route
from weli.server.protocol import MAX_FRAME

VOLUMES = ["9.*"]
"""Cases of many megabytes; the server lets in nothing of the kind."""

COMPRESSION = ["12.*", "13.*"]
"""Cases of a compression that the server does not offer."""

UVICORN = ["7.1.5"]
"""A close in the middle of a message: uvicorn's answer has another code than the suite wants. The
connection is closed all the same, and what was begun is dropped."""

LONG = 1 << 20


async def test_the_server_speaks_the_protocol_to_the_letter(tmp_path: Path) -> None:
    with served(tmp_path, (echo_route(),), LONG) as address:
        url = f"{address.replace('http', 'ws')}/echo"
        results = await verdicts(url)
    assert len(results) > 240
    assert [each.case_id for each in results if not each.passed] == UVICORN


async def verdicts(url: str) -> list[CaseResult]:
    """What came of every case; the runner raises where one of them failed."""
    try:
        return await run_fuzzingclient(url, exclude_cases=VOLUMES + COMPRESSION, concurrency=4)
    except FailureError as failure:
        return failure.results


def test_a_message_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    with served(tmp_path, (echo_route(),)) as address:
        url = f"{address.replace('http', 'ws')}/echo"
        with connect(url) as line:
            line.send("x" * MAX_FRAME)
            assert line.recv() == "x" * MAX_FRAME
            line.send("x" * (MAX_FRAME + 1))
            with pytest.raises(ConnectionClosedError) as closed:
                line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
