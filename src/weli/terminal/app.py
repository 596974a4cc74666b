"""The card table in the terminal: it drives the match and lets one follow it."""

import asyncio
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from weli.i18n.words import words_of
from weli.kernel.actions import Event
from weli.kernel.events import TrickTaken
from weli.terminal.screens import Sheet, deal_sheet, lines_sheet
from weli.terminal.session import Session
from weli.terminal.table_screen import SHEETS, TableScreen
from weli.terminal.tellings import tell_winners
from weli.terminal.theme import THEMES, palette_of

__all__ = ["MOVE_SECONDS", "TRICK_SECONDS", "TableApp"]

MOVE_SECONDS: Final = {"off": 0.0, "fast": 0.25, "normal": 0.8, "slow": 1.6}
"""How long a move of somebody else stays before the next one, by speed."""

TRICK_SECONDS: Final = {"off": 0.0, "fast": 0.8, "normal": 2.2, "slow": 4.0}
"""How long a full trick stays on the table, unless the person goes on."""


PAUSE_KEYS: Final = {
    **{key: f"app.sheet('{name}')" for key, name in SHEETS.items()},
    "d": "app.toggle_light",
    "q": "app.leave",
}
"""What can be done before the first deal and after each: all but play."""


class TableApp(App[bool]):
    """A match at the card table; returns whether it is over.

    Attributes:
        session: the person's seat.
        table: the screen with the table.
        failure: why a move could not be saved, if that is why the table was left.
    """

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, rules: list[str], *, speed: str = "normal") -> None:
        """Set the table.

        Args:
            session: the person's seat.
            rules: the rules in short, to be read before the first deal.
            speed: how fast the others move: off, slow, normal or fast.
        """
        super().__init__()
        self.session = session
        self.texts = session.texts
        self._rules = rules
        self._speed = speed
        self.failure: OSError | None = None
        self.table = TableScreen(session, rules)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[1].name
        self.title = self.texts(f"game-{session.view.rules.game}")

    def on_mount(self) -> None:
        """Show the table, and begin to play."""
        self.push_screen(self.table)
        self.run_worker(self._play_or_fail(), exclusive=True)

    def action_toggle_light(self) -> None:
        """Change between day and lamp."""
        names = [theme.name for theme in THEMES]
        self.theme = names[1 - names.index(self.theme)]
        self.table.show()

    def action_sheet(self, name: str) -> None:
        """Lay a sheet over the table, or over the sheet that lies there."""
        self.table.action_sheet(name)

    def action_leave(self) -> None:
        """Leave the table; the match is saved."""
        self.exit(self.session.over)

    async def action_quit(self) -> None:
        """Leave the table after Ctrl-Q, just as with the key for it."""
        self.action_leave()

    # -------------------------------------------------------------------- the match

    async def _play_or_fail(self) -> None:
        """Play the match; leave the table when a move cannot be saved."""
        try:
            await self._play()
        except OSError as error:
            self.failure = error
            self.exit(False)

    async def _play(self) -> None:
        """Play the match from where it stands to its end."""
        session, texts = self.session, self.texts
        title, onward = texts("sheet-rules-title"), texts("sheet-sit-down")
        await self.push_screen_wait(Sheet(title, lines_sheet(self._rules), onward, PAUSE_KEYS))
        while not session.over:
            if session.between_deals:
                await asyncio.to_thread(session.begin_deal)
                await self._follow()
            while not session.between_deals:
                await self._move()
            await self._end_deal()
        self.exit(True)

    async def _move(self) -> None:
        """Make one move: somebody else's, or the person's."""
        session = self.session
        if not await asyncio.to_thread(session.work):
            decision = session.decision()
            assert decision is not None, "nobody else has a move to make"
            action = await self.table.ask(decision)
            await asyncio.to_thread(session.act, action)
        await self._follow()

    async def _follow(self) -> None:
        """Tell what has happened, and leave it on the table for a while."""
        session = self.session
        news = session.news()
        told = [line for event in news if (line := self._say(event)) is not None]
        for line in told:
            self.table.tell(line)
        if any(isinstance(event, TrickTaken) for event in news):
            self.table.rest(session.view.tricks[-1])
            line = next(self._say(event) for event in news if isinstance(event, TrickTaken))
            self.table.show(self.texts("duty-go-on", told=line or ""))
            await self._pause(TRICK_SECONDS[self._speed])
            self.table.rest(None)
        elif told and not any(isinstance(event, session.face.SCORED) for event in news):
            self.table.show()
            await self._pause(MOVE_SECONDS[self._speed] if session.turn != session.me else 0)
        self.table.show()

    def _say(self, event: Event) -> str | None:
        session = self.session
        words = words_of(session.view.rules)
        return words.say_event(self.texts, event, session.me, session.names)

    async def _pause(self, seconds: float) -> None:
        """Wait so long, or until the person goes on."""
        self.table.going_on.clear()
        if seconds:
            try:
                await asyncio.wait_for(self.table.going_on.wait(), seconds)
            except TimeoutError:
                return

    async def _end_deal(self) -> None:
        """Show the score and everybody's cards, as long as the person likes."""
        session, texts = self.session, self.texts
        result = session.results[-1]
        title = self._say(result) or ""
        onward = texts("sheet-next-deal")
        if session.over:
            title, onward = f"{title} {tell_winners(session)}", texts("sheet-leave")
        body = deal_sheet(session, palette_of(self.theme))
        await self.push_screen_wait(Sheet(title, body, onward, PAUSE_KEYS))
