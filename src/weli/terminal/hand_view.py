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
from weli.terminal.theme import Palette, palette_of

__all__ = ["Hand", "HandView", "paint_hand"]

KEYS: Final = "1234567890"
"""The key of each card; further ones are reached with the arrows or the mouse."""

PICKED: Final = "✓"
CURSOR: Final = "▼"

LIFT: Final = 1
ROOMY: Final = 34
"""From so many rows of the terminal on the cards are large."""


class Hand(NamedTuple):
    """A hand as it is to be shown.

    Attributes:
        cards: the cards in the order in which they are held.
        allowed: the cards that may be chosen now; `None` when no card is asked for.
        picked: the cards that are chosen so far.
        cursor: the place of the cursor, if it is on a card.
    """

    cards: tuple[Card, ...] = ()
    allowed: AbstractSet[Card] | None = None
    picked: AbstractSet[Card] = frozenset()
    cursor: int | None = None

    def look(self, place: int, palette: Palette) -> Look:
        """Return how the card at this place looks."""
        card = self.cards[place]
        if self.allowed is None:
            return Look()
        key = KEYS[place] if place < len(KEYS) else ""
        above = CURSOR if place == self.cursor else ""
        if card in self.picked:
            return Look(palette.cranberry, below=key, above=above or PICKED)
        ring = palette.honey if card in self.allowed else ""
        return Look(ring, dim=not ring, below=key, above=above)

    def lifted(self, place: int) -> bool:
        """Say whether the card at this place stands out of the hand."""
        card = self.cards[place]
        return card in self.picked or card in (self.allowed or ())


def _step(count: int, width: int, size: Size) -> int:
    """Return how far the cards lie apart: beside each other, or over each other in little room."""
    if count < 2:
        return size.width
    return max(3, min(size.width + 1, (width - size.width) // (count - 1)))


def _left(count: int, width: int, size: Size) -> int:
    """Return where the first card begins, so that the hand is in the middle."""
    return max(0, (width - (count - 1) * _step(count, width, size) - size.width) // 2)


def paint_hand(width: int, size: Size, hand: Hand, palette: Palette, texts: Texts) -> Canvas:
    """Return the hand on a canvas of this width."""
    ground = Style(color=palette.on_felt, bgcolor=palette.felt_deep)
    canvas = Canvas(width, size.height + LIFT, ground)
    count = len(hand.cards)
    step, left = _step(count, width, size), _left(count, width, size)
    for place, card in enumerate(hand.cards):
        at = (left + place * step, 0 if hand.lifted(place) else LIFT)
        paint_card(canvas, at, card, size, hand.look(place, palette), (palette, texts))
    return canvas


def place_at(x: int, width: int, size: Size, count: int) -> int | None:
    """Return which of so many cards lies in this column; the upper one where two overlap."""
    step, left = _step(count, width, size), _left(count, width, size)
    for place in reversed(range(count)):
        start = left + place * step
        if start <= x < start + size.width:
            return place
    return None


class HandView(Widget):
    """The hand as a widget; a click on a card tells the application which."""

    hand: reactive[Hand] = reactive(Hand())

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
        return self.card_size.height + LIFT

    def render_line(self, y: int) -> Strip:
        """Return one row of the hand."""
        palette = palette_of(self.app.theme)
        return paint_hand(self.size.width, self.card_size, self.hand, palette, self._texts).strip(y)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        place = place_at(event.x, self.size.width, self.card_size, len(self.hand.cards))
        if place is not None:
            self.post_message(self.Chosen(place))
