"""The code blocks of a Markdown page, and what they print."""

import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

BLOCK = re.compile(r"^```(?P<language>[\w-]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """One fenced block: the line it starts on, its language and its text."""

    line: int
    language: str
    text: str


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(text.count("\n", 0, found.start()) + 1, found["language"], found["text"])
        for found in BLOCK.finditer(text)
    ]


def run(page: Path) -> Iterator[tuple[Block, str, str]]:
    """Runs the page's Python blocks one after another in one namespace.

    Yields each block with what it printed and what the page says that it prints: the text block
    that follows it, or nothing.
    """
    names: dict[str, object] = {"__name__": "tutorial"}
    found = blocks(page)
    for block, after in zip(found, [*found[1:], Block(0, "", "")], strict=True):
        if block.language == "python":
            printed = io.StringIO()
            code = compile("\n" * block.line + block.text, str(page), "exec")
            with contextlib.redirect_stdout(printed):
                exec(code, names)
            yield block, printed.getvalue(), after.text if after.language == "text" else ""
