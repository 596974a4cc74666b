"""Painting cards: index, suit sign and letter, so that no meaning hangs on colour alone."""

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from weli.cards import Card, Suit
from weli.i18n.texts import Texts
from weli.terminal.canvas import Canvas
from weli.terminal.theme import INKS, SIGNS, Palette
from weli.terminal.words import card_index

__all__ = [
    "LARGE",
    "MEDIUM",
    "SMALL",
    "Look",
    "Size",
    "card_mark",
    "card_text",
    "paint_back",
    "paint_card",
    "suit_mark",
]


class Size(NamedTuple):
    """How many cells a card takes, its frame included."""

    width: int
    height: int


LARGE: Final = Size(9, 7)
MEDIUM: Final = Size(7, 5)
SMALL: Final = Size(7, 3)


class Look(NamedTuple):
    """How a card looks.

    Attributes:
        ring: the colour of its edge; the paper's own when empty.
        dim: whether it is shaded, since it may not be played now.
        below: what stands in its lower edge: the key to press, or that it wins the trick.
        above: what stands in its upper edge: a tick when it is picked, a mark for the cursor.
    """

    ring: str = ""
    dim: bool = False
    below: str = ""
    above: str = ""


def paint_card(
    canvas: Canvas,
    at: tuple[int, int],
    card: Card,
    size: Size,
    look: Look,
    words: tuple[Palette, Texts],
) -> None:
    """Paint one card with its upper left corner at this cell, in these colours and letters.

    The edge is half a row above and below and a column on each side, which is about as wide.
    """
    (x, y), (width, height), (palette, texts) = at, size, words
    paper = palette.paper_dim if look.dim else palette.paper
    ink = Style(color=INKS[card.suit], bgcolor=paper, bold=True)
    edge = Style(color=look.ring or paper)
    canvas.put(x, y, "▄" * width, edge)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, "█", edge)
        canvas.put(x + 1, row, " " * (width - 2), ink)
        canvas.put(x + width - 1, row, "█", edge)
    canvas.put(x, y + height - 1, "▀" * width, edge)
    for row, label in ((y, look.above), (y + height - 1, look.below)):
        if label:
            text = label if cell_len(label) > width - 2 else f" {label} "
            honey = Style(color=palette.honey, bold=True)
            canvas.put(x + (width - cell_len(text)) // 2, row, text, honey)
    _paint_face(canvas, (x + 1, y + 1), card, Size(width - 2, height - 2), ink, texts)


def paint_back(
    canvas: Canvas, at: tuple[int, int], size: Size, number: int, palette: Palette
) -> None:
    """Paint a packet of cards face down, with how many there are."""
    (x, y), (width, height) = at, size
    edge = Style(color=palette.back)
    canvas.put(x, y, "▄" * width, edge)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, "░" * width, Style(color=palette.felt_deep, bgcolor=palette.back))
    canvas.put(x, y + height - 1, "▀" * width, edge)
    label = f" {number} "
    ink = Style(color=palette.felt_deep, bgcolor=palette.back, bold=True)
    canvas.put(x + (width - len(label)) // 2, y + height // 2, label, ink)


def _paint_face(
    canvas: Canvas, at: tuple[int, int], card: Card, inside: Size, ink: Style, texts: Texts
) -> None:
    """Paint what a card shows into the inside of its frame."""
    x, y = at
    letter, rank = card_index(texts, card)
    if inside.height == 1:
        text = f"{rank:>2} {SIGNS[card.suit]}{letter}"
        canvas.put(x, y, text if len(text) <= inside.width else card_mark(card, texts), ink)
        return
    mark = f"{SIGNS[card.suit]} {letter}".rstrip()
    canvas.put(x, y, rank, ink)
    canvas.put(x + (inside.width - len(mark)) // 2, y + inside.height // 2, mark, ink)
    canvas.put(x + inside.width - len(rank), y + inside.height - 1, rank, ink)


def suit_mark(suit: Suit, texts: Texts) -> str:
    """Return a suit's sign and letter: "♥H"."""
    return f"{SIGNS[suit]}{texts(f'index-{suit}')}"


def card_mark(card: Card, texts: Texts) -> str:
    """Return a card as a few characters: "O♠L"."""
    letter, rank = card_index(texts, card)
    return f"{rank}{SIGNS[card.suit]}{letter}"


def card_text(card: Card, texts: Texts, palette: Palette) -> Text:
    """Return a card as a few coloured characters on paper, for lists."""
    style = Style(color=INKS[card.suit], bgcolor=palette.paper, bold=True)
    return Text(f" {card_mark(card, texts)} ", style)
