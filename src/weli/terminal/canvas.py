"""A small canvas of terminal cells on which the table and the cards are painted."""

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

__all__ = ["LINES", "Canvas", "clip", "fold"]

LINES = {
    "light": "╭─╮│╰╯",
    "heavy": "┏━┓┃┗┛",
}
"""Frames: top left, across, top right, down, bottom left, bottom right."""


def clip(text: str, width: int) -> str:
    """Cut a text to so many cells; what is cut shows as an ellipsis."""
    if cell_len(text) <= width:
        return text
    kept = ""
    for character in text:
        if cell_len(kept + character) >= width:
            break
        kept += character
    return kept + "…" if width > 0 else ""


def fold(text: str, width: int) -> list[str]:
    """Break a text into lines of so many cells; a word that is too long is cut."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and cell_len(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(clip(word, max(width, 1)))
    return lines


class Canvas:
    """A rectangle of cells, each with a character and a style.

    What is painted outside is left out, so that a table too large for its terminal is cut off
    and nothing breaks.
    """

    def __init__(self, width: int, height: int, style: Style) -> None:
        """Begin with an empty canvas in this style."""
        self.width = width
        self.height = height
        self._cells = [[(" ", style)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text from this cell to the right; where a style has no ground the old stays."""
        for character in text:
            size = get_character_cell_size(character)
            self._set(x, y, character, style)
            if size == 2:
                self._set(x + 1, y, "", style)
            x += size

    def _set(self, x: int, y: int, character: str, style: Style) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self._cells[y][x] = (character, self._cells[y][x][1] + style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Fill a rectangle with blanks."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def frame(
        self, x: int, y: int, width: int, height: int, style: Style, lines: str = "light"
    ) -> None:
        """Draw a frame; its inside stays as it is."""
        top_left, across, top_right, down, bottom_left, bottom_right = tuple(LINES[lines])
        self.put(x, y, top_left + across * (width - 2) + top_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, style)
            self.put(x + width - 1, row, down, style)
        self.put(x, y + height - 1, bottom_left + across * (width - 2) + bottom_right, style)

    def strip(self, y: int) -> Strip:
        """Return one row for the screen."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        runs = groupby(self._cells[y], key=itemgetter(1))
        return Strip([Segment("".join(text for text, _ in run), style) for style, run in runs])

    def text(self) -> str:
        """Return what is painted as plain text, without colours."""
        rows = ("".join(character for character, _ in row).rstrip() for row in self._cells)
        return "\n".join(rows)
