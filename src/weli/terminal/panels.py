"""The parts of the card table's screen beside the hand: cloth, duty, pills."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from weli.cards import Card, Suit
from weli.i18n.words import words_of
from weli.kernel.actions import Action, CardsAction
from weli.terminal.canvas import Canvas, fold
from weli.terminal.cards import card_mark, suit_mark
from weli.terminal.choosing import ENTER, Pill
from weli.terminal.felt import Scene, paint_table
from weli.terminal.rows import paint_rows
from weli.terminal.session import Onlooker, Session
from weli.terminal.theme import palette_of

__all__ = ["Felt", "LogPanel", "PillBar", "PillLabel", "pill_label", "short_label"]


PAINTERS: Final = {"mulatschak": paint_table, "mighty": paint_rows}
"""How each game's table is painted."""


class Felt(Widget):
    """The cloth with everybody's mats and the trick."""

    scene: reactive[Scene | None] = reactive(None)

    def __init__(self, *, id: str) -> None:
        """Begin with an empty cloth."""
        super().__init__(id=id)
        self._painted: tuple[object, Canvas] | None = None

    def painting(self) -> Canvas | None:
        """Return the table as it is shown, painted once for every change."""
        if self.scene is None:
            return None
        asked = (self.scene, self.scene.reader.view, self.size, self.app.theme)
        if self._painted is None or self._painted[0] != asked:
            palette = palette_of(self.app.theme)
            paint = PAINTERS[self.scene.reader.view.rules.game]
            canvas = paint(self.size.width, self.size.height, self.scene, palette)
            self._painted = (asked, canvas)
        return self._painted[1]

    def render_line(self, y: int) -> Strip:
        """Return one row of the cloth."""
        canvas = self.painting()
        return Strip.blank(self.size.width) if canvas is None else canvas.strip(y)


class LogPanel(Widget):
    """What has happened, the latest at the bottom."""

    lines: reactive[tuple[str, ...]] = reactive(())

    def render(self) -> Text:
        """Return the last lines that have room."""
        width, height = self.content_size
        rows: list[Text] = []
        for number, line in enumerate(reversed(self.lines)):
            style = "bold" if number == 0 else ""
            rows = [Text(row, style) for row in fold(line, width)] + rows
            if len(rows) >= height:
                break
        return Text("\n").join(rows[-height:] if height else [])


_TURNS: Final = {
    "left": ("pill-fewer", "←"),
    "right": ("pill-more", "→"),
    "up": ("pill-back", "↑"),
    "down": ("pill-onward", "↓"),
}
"""What stands on the pills that change something, and the sign of their key."""


def pill_label(pill: Pill, session: Session) -> str:
    """Return what stands on a pill: its key and what it does."""
    texts = session.texts
    if pill.action is None:
        message, key = _TURNS[pill.key]
        return texts("pill", key=key, label=texts(message))
    key = "Enter" if pill.key == ENTER else pill.key
    return texts("pill", key=key, label=short_label(pill.action, session))


def short_label(action: Action, reader: Onlooker) -> str:
    """Return what an action is called on a pill: in short where it is a suit, cards or a bid."""
    texts = reader.texts
    if isinstance(action, CardsAction) and action.cards:
        # The cards themselves are marked in the hand; their names would not fit here.
        return texts(f"pill-{type(action).__name__.lower()}", number=len(action.cards))
    card = getattr(action, "card", None)
    if isinstance(card, Card):
        return card_mark(card, texts)
    suit, trump = getattr(action, "suit", None), getattr(action, "trump", None)
    label = words_of(reader.view.rules).say_action(texts, action, reader.names)
    if hasattr(action, "level"):
        label = reader.face.also_called(texts, action)[0]
    marked = suit or trump
    return f"{suit_mark(marked, texts)} {label}" if isinstance(marked, Suit) else label


class PillLabel(Static):
    """One thing to choose; a click tells the screen which."""

    class Clicked(Message):
        """A pill was clicked."""

        def __init__(self, pill: Pill) -> None:
            """Note which pill."""
            super().__init__()
            self.pill = pill

    def __init__(self, pill: Pill, label: str, *, cursor: bool) -> None:
        """Show a pill by its label."""
        super().__init__(f" {label} ", markup=False)
        self._pill = pill
        self.set_class(pill.refused, "refused")
        self.set_class(cursor, "cursor")

    def on_click(self, event: events.Click) -> None:
        """Tell which pill was clicked."""
        event.stop()
        self.post_message(self.Clicked(self._pill))


class PillBar(Vertical):
    """The pills in as many rows as they need."""

    pills: reactive[tuple[tuple[Pill, str, bool], ...]] = reactive((), recompose=True)
    """Each pill with its label, and whether the cursor is on it."""

    room: reactive[int] = reactive(0, recompose=True)

    def compose(self) -> ComposeResult:
        """Put the pills into rows."""
        row: list[PillLabel] = []
        used = 0
        for pill, label, cursor in self.pills:
            width = cell_len(label) + 3
            if row and used + width > self.room:
                yield Horizontal(*row)
                row, used = [], 0
            row.append(PillLabel(pill, label, cursor=cursor))
            used += width
        if row:
            yield Horizontal(*row)

    def on_resize(self, event: events.Resize) -> None:
        """Fit the rows to the new width."""
        self.room = event.size.width
