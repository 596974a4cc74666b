"""Lines of text that fit a width, counted in columns: a Korean syllable takes two."""

from typing import Final
from unicodedata import combining, east_asian_width

__all__ = ["WIDTH", "columns", "wrapped"]

WIDTH: Final = 78
"""How wide the lines of a sheet are."""


def columns(text: str) -> int:
    """Return how many columns a text takes on a terminal."""
    if text.isascii():
        return len(text)
    wide = sum(east_asian_width(character) in "WF" for character in text)
    return len(text) + wide - sum(map(bool, map(combining, text)))


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """Break a text into lines of the sheet's width; only spaces break, so "-10" stays whole."""
    lines: list[str] = []
    line: list[str] = []
    taken = columns(indent if first is None else first)
    for word in text.split():
        if line and taken + 1 + columns(word) > WIDTH:
            lines.append(" ".join(line))
            line, taken = [], columns(indent)
        taken += columns(word) + bool(line)
        line.append(word)
    if not line:
        return ""
    lines.append(" ".join(line))
    return (indent if first is None else first) + f"\n{indent}".join(lines)
