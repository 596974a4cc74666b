"""Sheets that lie over the table: scores, last trick, rules, everybody's cards, the log, help."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import ClassVar, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.screen import ModalScreen
from textual.widgets import Static

from weli.cards import Card
from weli.i18n.texts import figure, signed
from weli.terminal.cards import card_text
from weli.terminal.session import Onlooker
from weli.terminal.tellings import shown_scores, tell_result
from weli.terminal.theme import Palette

__all__ = ["Sheet", "cards_sheet", "deal_sheet", "lines_sheet", "scores_sheet"]


FRAME_ROWS: Final = 7
"""So many rows a page needs beside its heading and what stands on it."""

MARGIN: Final = 12


class Sheet(ModalScreen[None]):
    """A page to read; Enter, space, Escape or a click beside it put it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "dismiss", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(
        self, title: str, body: RenderableType, onward: str, keys: Mapping[str, str] | None = None
    ) -> None:
        """Write a page.

        Args:
            title: its heading.
            body: what stands on it.
            onward: what putting it away means.
            keys: further keys with the actions that they start.
        """
        super().__init__()
        self._title = title
        self._body = body
        self._onward = onward
        for key, action in (keys or {"q": "dismiss"}).items():
            self._bindings.bind(key, action, show=False)

    def compose(self) -> ComposeResult:
        """Lay the page out."""
        with Vertical(id="sheet"):
            yield Static(self._title, id="sheet-title", markup=False)
            with VerticalScroll(id="sheet-body", can_focus=False):
                yield Static(self._body, markup=False)
            yield Static(f" {self._onward} ", id="sheet-onward", markup=False)

    def on_resize(self, event: Resize) -> None:
        """Leave room for the heading and for the way on, however long the page is."""
        title_rows = 1 + len(self._title) // max(event.size.width - MARGIN, 1)
        rows = event.size.height - FRAME_ROWS - title_rows
        self.query_one("#sheet-body").styles.max_height = max(rows, 3)

    def action_scroll(self, rows: int) -> None:
        """Move the page up or down."""
        self.query_one("#sheet-body").scroll_relative(y=rows, animate=False)

    def on_click(self, event: Click) -> None:
        """Put the page away after a click beside it, or on its last line."""
        at, _ = self.get_widget_at(event.screen_x, event.screen_y)
        if at is self or at.id == "sheet-onward":
            self.dismiss()


def lines_sheet(lines: Iterable[str]) -> RenderableType:
    """Return sentences as a page."""
    return Text("\n".join(lines))


def cards_sheet(reader: Onlooker, palette: Palette) -> RenderableType:
    """Return everybody's cards of the last deal that is over, as coloured cards."""
    texts, revealed = reader.texts, reader.revealed
    if revealed is None:
        return Text(texts("cards-not-yet"))

    def row(cards: Iterable[Card]) -> Text:
        held = reader.face.sort_cards(reader.view, cards)
        marks = [card_text(card, texts, palette) for card in held]
        return Text(" ").join(marks) if marks else Text("–")

    grid = Grid.grid(padding=(0, 2, 0, 0))
    for whose, what, cards in reader.face.revealed_rows(reader, revealed):
        grid.add_row(Text(whose, "bold"), what, row(cards))
    return grid


def deal_sheet(reader: Onlooker, palette: Palette) -> RenderableType:
    """Return what a deal was worth to everybody, point by point, and everybody's cards."""
    told = lines_sheet(tell_result(reader, reader.results[-1]))
    return Group(told, Text(), cards_sheet(reader, palette))


def scores_sheet(reader: Onlooker, palette: Palette) -> RenderableType:
    """Return the slate: a column for each player, a row for each deal; then all is explained."""
    texts, names = reader.texts, [reader.name(seat) for seat in range(reader.view.seats)]
    slate = Grid(box=SIMPLE_HEAD, style=f"{palette.chalk} on {palette.slate}")
    slate.add_column(texts("scores-column"), justify="right")
    for name in names:
        slate.add_column(Text(name), justify="right")
    for result in reader.results:
        cells = [
            _booked(reader.face.booked(reader.view.rules, line), figure(score), palette)
            for line, score in zip(result.lines, result.standing.scores, strict=True)
        ]
        slate.add_row(str(result.standing.deals), *cells)
    now = [Text(score, f"bold {palette.honey}") for score in shown_scores(reader)]
    slate.add_row(texts("scores-total"), *now)
    explained: list[RenderableType] = []
    for result in reversed(reader.results):
        heading = texts("scores-deal", number=result.standing.deals)
        explained += [Text(), Text(heading, "bold"), lines_sheet(tell_result(reader, result))]
    return Group(slate, *explained)


def _booked(added: tuple[int | Fraction, bool], score: str, palette: Palette) -> Text:
    """Return one cell of the slate: what was booked, with its sign, and the score after it."""
    points, good = added
    colour = palette.good if good else palette.bad
    return Text.assemble((signed(points), colour), f" {score:>3}")
