"""The person's hand on the screen: large cards, legal ones lifted, each with its key."""

from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from rich.style import Style
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from weli.cards import Card
from weli.i18n.texts import Texts
from weli.terminal.canvas import Canvas
from weli.terminal.cards import LARGE, MEDIUM, Look, Size, paint_card
from weli.terminal.choosing import CARD_KEYS
from weli.terminal.theme import Palette, palette_of

__all__ = ["HINTED", "Hand", "HandView", "paint_hand"]

PICKED: Final = "✓"
CURSOR: Final = "▼"
HINTED: Final = "◆"

LIFT: Final = 1
ROW: Final = 13
"""So many cards lie in one row; more lie in two, and the second covers part of the first."""

OVER: Final = 1
"""By so many rows the second row of cards lies over the first."""

ROOMY: Final = 34
"""From so many rows of the terminal on the cards are large."""


class Hand(NamedTuple):
    """A hand as it is to be shown.

    Attributes:
        cards: the cards in the order in which they are held.
        allowed: the cards that may be chosen now; `None` when no card is asked for.
        picked: the cards that are chosen so far.
        cursor: the place of the cursor, if it is on a card.
        marks: a mark for each card that is special.
        hinted: the cards that the Master would choose, where a hint is open.
    """

    cards: tuple[Card, ...] = ()
    allowed: AbstractSet[Card] | None = None
    picked: AbstractSet[Card] = frozenset()
    cursor: int | None = None
    marks: tuple[str, ...] = ()
    hinted: AbstractSet[Card] = frozenset()

    def look(self, place: int, palette: Palette) -> Look:
        """Return how the card at this place looks.

        Of two rows the first is partly covered, so its keys stand in the upper edge.
        """
        card = self.cards[place]
        mark = self.marks[place] if self.marks else ""
        if card in self.hinted:
            mark = f"{HINTED} {mark}".rstrip()
        if self.allowed is None:
            return Look(above=mark)
        key = CARD_KEYS[place] if place < len(CARD_KEYS) else ""
        picked = card in self.picked
        above = CURSOR if place == self.cursor else PICKED if picked else mark
        rows = _rows(len(self.cards))
        if len(rows) > 1 and place < rows[0]:
            above, key = f"{key} {above}".strip(), ""
        if picked:
            return Look(palette.cranberry, below=key, above=above)
        ring = palette.honey if card in self.allowed else ""
        return Look(ring, dim=not ring, below=key, above=above)

    def lifted(self, place: int) -> bool:
        """Say whether the card at this place stands out of the hand."""
        card = self.cards[place]
        return card in self.picked or card in (self.allowed or ())


def _rows(count: int) -> tuple[int, ...]:
    """Return how many cards lie in each row: a large hand takes two."""
    return (count,) if count <= ROW else ((count + 1) // 2, count // 2)


def _height(count: int, size: Size) -> int:
    """Return how many rows of the terminal a hand takes; the second row lies over the first."""
    return LIFT + size.height + (size.height - OVER if count > ROW else 0)


def _step(count: int, width: int, size: Size) -> int:
    """Return how far the cards lie apart: beside each other, or over each other in little room."""
    if count < 2:
        return size.width
    return max(3, min(size.width + 1, (width - size.width) // (count - 1)))


def _left(count: int, width: int, size: Size) -> int:
    """Return where the first card begins, so that the hand is in the middle."""
    return max(0, (width - (count - 1) * _step(count, width, size) - size.width) // 2)


def _spots(count: int, width: int, size: Size) -> list[tuple[int, int]]:
    """Return where each card lies when it is not lifted."""
    spots = []
    for row, number in enumerate(_rows(count)):
        step, left = _step(number, width, size), _left(number, width, size)
        y = LIFT + row * (size.height - OVER)
        spots += [(left + place * step, y) for place in range(number)]
    return spots


def paint_hand(width: int, size: Size, hand: Hand, palette: Palette, texts: Texts) -> Canvas:
    """Return the hand on a canvas of this width."""
    ground = Style(color=palette.on_felt, bgcolor=palette.felt_deep)
    count = len(hand.cards)
    canvas = Canvas(width, _height(count, size), ground)
    for place, (x, y) in enumerate(_spots(count, width, size)):
        at = (x, y - LIFT if hand.lifted(place) else y)
        look = hand.look(place, palette)
        paint_card(canvas, at, hand.cards[place], size, look, (palette, texts))
    return canvas


def place_at(x: int, y: int, width: int, size: Size, count: int) -> int | None:
    """Return which of so many cards lies in this cell; the upper one where two overlap."""
    spots = _spots(count, width, size)
    for place in reversed(range(count)):
        left, top = spots[place]
        if left <= x < left + size.width and top - LIFT <= y < top + size.height:
            return place
    return None


class HandView(Widget):
    """The hand as a widget; a click on a card tells the application which."""

    hand: reactive[Hand] = reactive(Hand(), layout=True)

    class Chosen(Message):
        """A card was clicked.

        Attributes:
            place: its place in the hand.
        """

        def __init__(self, place: int) -> None:
            """Note which card."""
            super().__init__()
            self.place = place

    def __init__(self, texts: Texts, *, id: str) -> None:
        """Take the words of the reader's language, for the letters on the cards."""
        super().__init__(id=id)
        self._texts = texts

    @property
    def card_size(self) -> Size:
        """The size of the cards on this screen."""
        return LARGE if self.app.size.height >= ROOMY else MEDIUM

    def get_content_height(self, container: object, viewport: object, width: int) -> int:  # noqa: ARG002  # Textual's signature
        """Return how many rows the hand takes."""
        return _height(len(self.hand.cards), self.card_size)

    def render_line(self, y: int) -> Strip:
        """Return one row of the hand."""
        palette = palette_of(self.app.theme)
        return paint_hand(self.size.width, self.card_size, self.hand, palette, self._texts).strip(y)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        place = place_at(event.x, event.y, self.size.width, self.card_size, len(self.hand.cards))
        if place is not None:
            self.post_message(self.Chosen(place))
