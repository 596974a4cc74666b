"""A real server for a real browser: in a thread of the test, and with tables laid ready."""

import asyncio
import shutil
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn

from tests.server.serving import PATIENCE, PLENTY
from tests.trying import Trying
from weli.bots.levels import load_bot
from weli.bots.master.hint import UNITS, Hint, Weighed, Why
from weli.kernel import codes
from weli.kernel.record import Record
from weli.play.bot import Thought, think
from weli.play.match import reopen
from weli.play.table import DEFAULT_BUDGET
from weli.server import identity, pages
from weli.server.app import make_app
from weli.server.company import SeatRow, TableRow
from weli.server.protocol import MAX_FRAME, Policy
from weli.server.running import bind
from weli.server.settings import Limits, Settings
from weli.server.site import Site
from weli.server.store import Change, Store
from weli.server.thinking import Situation

WEB: Final = Path(__file__).parents[2] / "web"
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
FREELY: Final = Limits(
    messages=PLENTY,
    commands=PLENTY,
    requests=PLENTY,
    opened=PLENTY,
    guesses=PLENTY,
    spoken=PLENTY,
    said=PLENTY,
)


MOST_WEIGHED: Final = 40
"""So many actions are weighed at most in a hint."""

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
"""What the browser may be called; Playwright's own is never downloaded."""


def chromium_path() -> str | None:
    """Where the browser is, if there is one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def no_browser() -> str:
    """Why no browser can open the page; empty when one can."""
    if chromium_path() is not None:
        return ""
    return f"there is no Chromium here (looked for {', '.join(BROWSERS)})"


def why_not_built() -> str:
    """Why the page that the server would send is not the one of `web/`; empty when it is."""
    page = pages.STATIC / "index.html"
    if not page.is_file():
        return "it has not been built; `npm --prefix web ci && npm --prefix web run build` does"
    if not AXE.is_file():
        return "axe-core is not there; `npm --prefix web ci` fetches it"
    built = page.stat().st_mtime
    words = (WEB.parent / "src" / "weli" / "i18n").glob("**/browser*.ftl")
    newer = [
        path
        for path in (*WEB.glob("src/**/*"), WEB / "index.html", WEB / "package.json", *words)
        if path.is_file() and "generated" not in path.parts and path.stat().st_mtime > built
    ]
    if not newer:
        return ""
    first = newer[0].relative_to(WEB.parent).as_posix()
    return f"{first} is newer than the built page; `npm --prefix web run build` builds it anew"


class Thinking:
    """Computer players that think in this process, each question in a thread."""

    async def choose(self, situation: Situation) -> Thought:
        """Chooses as the level does."""
        bot = load_bot(situation.level)
        return await asyncio.to_thread(
            think, bot, situation.view, situation.legal, situation.numbers, DEFAULT_BUDGET
        )

    async def advise(self, situation: Situation) -> Hint:
        """Recommends the usual, before some others; the Master's thought needs compiled code."""
        view, legal = situation.view, situation.legal
        usual = load_bot("regular").choose(view, legal, situation.numbers, 1)
        others = [action for action in islice(legal, MOST_WEIGHED) if action != usual]
        unit = UNITS[view.rules.game]
        step = 0.01 if unit == "match" else 1.5
        choices = [
            Weighed(action, 0.3 - step * place, 0.6 * step if place else 0.0)
            for place, action in enumerate((usual, *others))
        ]
        return Hint(usual, unit, tuple(choices), Why("alike"), worlds=240)


class _Server(uvicorn.Server):
    """A server whose connections can be cut."""

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Begins, and remembers in which loop."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)

    def cut(self) -> None:
        """Drops every connection without a word of goodbye, as a network does."""
        for each in list(self.server_state.connections):
            self.loop.call_soon_threadsafe(each.transport.abort)


class House:
    """The server, and what tests do to it behind its back."""

    def __init__(self, address: str, store: Store, server: _Server) -> None:
        self.address = address
        self.store = store
        self._server = server

    def cut_lines(self) -> None:
        """Drops every connection without a word of goodbye, as a network does."""
        self._server.cut()

    async def lay(
        self,
        record: Record,
        *,
        token: str,
        people: Sequence[int] = (0,),
        level: str = "random",
        friend: str = "",
        policy: Policy | None = None,
    ) -> str:
        """Keeps a match as it stands after a record, and returns the table's name.

        Args:
            record: the match so far; with its secret, so that it can go on.
            token: what the browser of seat 0 holds.
            people: the seats of people; nobody comes there unless they hold a token.
            level: how well the others play.
            friend: what the browser of seat 1 holds, where somebody comes there, too.
            policy: what holds at the table beside the rules; the usual unless told otherwise.
        """
        header = record.header
        code = codes.encode(reopen(record).rules)
        held = {0: token, 1: friend}
        seats = [
            SeatRow(
                kind="person",
                name=player.name,
                lang="en",
                token=identity.hashed(held.get(seat) or identity.new_token()),
                agreed=code,
                host=seat == 0,
            )
            if seat in people
            else SeatRow(kind="bot", level=level)
            for seat, player in enumerate(header.players)
        ]
        row = TableRow(
            id=identity.new_table_id(),
            game=header.game,
            code=code,
            profile=header.profile,
            invite=identity.new_invite(),
            spoken=-1,
            created=time.time(),
            seats=tuple(seats),
            stage="playing",
            policy=policy or Policy(),
            header=msgspec.json.encode(header).decode(),
            secret=record.secret,
        )
        change = Change(table_id=row.id, row=row, lines=tuple(record.lines))
        await self.store.keep(change)
        return row.id

    def lines_of(self, table: str) -> list[Any]:
        """The lines that are kept of a table's match."""
        kept = self.store.load(table)
        assert kept is not None
        assert kept.record is not None
        return list(kept.record.lines)


@contextmanager
def house(folder: Path) -> Iterator[House]:
    """Serves the built page; shows every card at once, and has no limits."""
    listening = bind("127.0.0.1", 0)
    settings = Settings(data=folder, port=listening.getsockname()[1], pace=0, limits=FREELY)
    store = Store(folder)
    config = uvicorn.Config(
        make_app(settings, store, Site(settings), thinker=Thinking(), prover=Trying()),
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        timeout_graceful_shutdown=5,
    )
    server = _Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), name="browser-tests")
    thread.start()
    try:
        yield House(f"http://127.0.0.1:{settings.port}", store, server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        store.close()
