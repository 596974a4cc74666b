"""Takes a seat at a table by its invite link and plays it by chance, over the public protocol.

    python examples/play_a_seat.py "http://localhost:8765/t/k3x9...#invite" Robot

It needs the package websockets, which comes with Weli. docs/protocol.md explains the messages.
"""

import json
import random
import sys
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect


def join(link: str, name: str) -> ClientConnection:
    """Takes a seat, and returns a connection to the table with the cookie that holds it."""
    address = urlsplit(link)
    site, table = f"{address.scheme}://{address.netloc}", address.path.rpartition("/")[2]
    body = json.dumps({"invite": address.fragment, "name": name}).encode()
    with urllib.request.urlopen(f"{site}/api/tables/{table}/join", body) as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
    tables = f"{site.replace('http', 'ws', 1)}/api/tables"
    return connect(f"{tables}/{table}/ws", additional_headers={"Cookie": cookie})


def play(table: ClientConnection) -> dict[str, Any]:
    """Answers every question by chance until the match is over; returns the last state."""

    def send(kind: str, **fields: Any) -> None:
        table.send(json.dumps({"type": kind, "command_id": uuid.uuid4().hex, **fields}))

    for text in table:
        match message := json.loads(text):
            case {"type": "welcome" | "table", "you": me, "table": {"stage": "lobby"} as lobby}:
                if not lobby["seats"][me]["agreed"]:
                    send("agree", code=lobby["rules"]["code"])
            case {"type": "state", "over": True}:
                return dict(message)
            case {"type": "state", "turn": None}:
                send("next")
            case {"type": "state", "decision": {}}:
                send("act", after=message["seq"], action=choose(message["decision"]))
    raise ConnectionError("The table has hung up.")


def choose(decision: dict[str, Any]) -> dict[str, Any]:
    """Returns a single action, or a choice of several cards."""
    picks = [
        {"type": pick["make"], "cards": random.sample(pick["cards"], random.choice(pick["sizes"]))}
        for pick in decision["picks"]
    ]
    return dict(random.choice([*decision["actions"], *picks]))


if __name__ == "__main__":
    with join(*sys.argv[1:3]) as seat:
        print(*play(seat)["shown"]["scores"])
