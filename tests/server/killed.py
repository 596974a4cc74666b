"""Real servers to be killed: each is a process of its own, without a pause between two cards.

Importing everything takes longer than a deal. So one process imports it and then splits off a
server for each folder that it reads; it has neither threads nor an event loop of its own.
"""

import os
import sys
from pathlib import Path

from tests.server.rooms import FREELY, Thinks
from weli.server.running import bind, run
from weli.server.settings import Settings
from weli.server.store import Store


def serve(folder: str) -> None:
    """Serves a data folder at a free port, and says which, and in which process."""
    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = Settings(data=Path(folder), port=port, pace=0, limits=FREELY)
    store = Store(settings.data)
    try:
        run(
            settings,
            store,
            [listening],
            started=lambda: print(os.getpid(), port, flush=True),
            thinker=Thinks(),
        )
    finally:
        store.close()


def main() -> None:
    """Serves one folder after another; the next when a server has ended."""
    while folder := sys.stdin.readline().strip():
        child = os.fork()
        if not child:
            serve(folder)
            os._exit(0)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
