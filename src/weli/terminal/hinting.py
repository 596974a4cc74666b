"""A hint on the card table: what the Master would do, why, and what every answer is worth."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import RenderResult
from textual.reactive import reactive
from textual.widget import Widget

from weli.bots.master.hint import Hint, Weighed
from weli.cards import Card
from weli.i18n.hints import MOST_ROWS, say_figure, say_reason
from weli.i18n.words import words_of
from weli.kernel.actions import Action, CardsAction, Play
from weli.terminal.canvas import fold
from weli.terminal.cards import card_text
from weli.terminal.panels import short_label
from weli.terminal.session import Onlooker
from weli.terminal.theme import Palette, palette_of

__all__ = ["HintPanel", "hint_body", "hinted_cards"]

CHOSEN: Final = "▶"
"""Stands before the answer that the Master would give."""

SPARE: Final = 3
"""Beside its answers the list takes so many rows: a space, its heading, and how many there are."""

FEWEST: Final = 2
"""So many answers are listed however little room there is."""


class HintPanel(Widget):
    """The panel on which a hint stands."""

    body: reactive[RenderableType] = reactive("", layout=True)

    def render(self) -> RenderResult:
        """Return the hint."""
        return self.body


def hinted_cards(hint: Hint | None) -> frozenset[Card]:
    """Return the cards that the Master would play or lay off; none where it names no card."""
    return frozenset() if hint is None else frozenset(_cards(hint.action))


def hint_body(reader: Onlooker, hint: Hint, theme: str, room: tuple[int, int]) -> RenderableType:
    """Return a hint as it stands on the panel.

    Args:
        reader: whose seat it is for.
        hint: the hint.
        theme: the name of the colours.
        room: how many columns and rows there are; in little room fewer answers are listed.
    """
    texts, palette, (width, rows) = reader.texts, palette_of(theme), room
    would = words_of(reader.view.rules).say_action(texts, hint.action, reader.names)
    why = say_reason(texts, reader.view, hint, reader.names)
    head: list[RenderableType] = [Text(would, f"bold {palette.honey}"), Text(why)]
    if not hint.choices:
        return Group(*head)
    free = rows - len(fold(would, width)) - len(fold(why, width)) - SPARE
    most = min(MOST_ROWS, max(free, FEWEST), len(hint.choices))
    head += [Text(), Text(texts(f"hint-column-{hint.unit}"), palette.soft_on_felt)]
    body: list[RenderableType] = [_listed(reader, hint, hint.choices[:most], palette)]
    if len(hint.choices) > most:
        more = texts("hint-more", number=len(hint.choices) - most)
        body.append(Text(more, palette.soft_on_felt))
    return Group(*head, *body)


def _listed(
    reader: Onlooker, hint: Hint, choices: Iterable[Weighed], palette: Palette
) -> RenderableType:
    """Return some answers with their figures below each other; the first is marked."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=1, no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis")
    for place, choice in enumerate(choices):
        style = "" if place else f"bold {palette.honey}"
        figure = say_figure(reader.texts, hint.unit, choice.worth)
        answer = _answer(reader, choice.action, palette)
        grid.add_row(Text("" if place else CHOSEN), Text(figure), answer, style=style)
    return grid


def _cards(action: Action) -> tuple[Card, ...]:
    """Return the cards that an action plays or lays off."""
    if isinstance(action, Play):
        return (action.card,)
    return action.cards if isinstance(action, CardsAction) else ()


def _answer(reader: Onlooker, action: Action, palette: Palette) -> Text:
    """Return an answer in short: cards as they look, anything else in words."""
    cards = reader.face.sort_cards(reader.view, _cards(action))
    if not cards:
        return Text(short_label(action, reader))
    return Text(" ").join(card_text(card, reader.texts, palette) for card in cards)
