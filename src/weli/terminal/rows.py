"""Painting a table for many: the players in a list, and the trick as a row of cards below it.

It has room for eight players and for large hands.
"""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from weli.cards import Card
from weli.i18n.cards import suit_name
from weli.kernel.actions import Seat
from weli.terminal.canvas import Canvas, clip, fold
from weli.terminal.cards import (
    LARGE,
    MEDIUM,
    SMALL,
    Look,
    Size,
    card_mark,
    paint_card,
    suit_mark,
)
from weli.terminal.felt import Scene
from weli.terminal.games import mighty
from weli.terminal.tellings import around, shown_scores
from weli.terminal.theme import INKS, Palette

__all__ = ["paint_rows"]

COLUMN: Final = 38
"""So many columns a player's line takes at least."""

NAME: Final = 14
"""So many columns a name takes, with the dealer's mark."""

TURN: Final = "▶"
CARDS: Final = "▮"
POINTS: Final = "●"


def paint_rows(width: int, height: int, scene: Scene, palette: Palette) -> Canvas:
    """Return the table as it looks to the reader, on a canvas of this size."""
    return _Rows(width, height, scene, palette).paint()


class _Rows:
    """A canvas with everything that painting one table needs to know."""

    def __init__(self, width: int, height: int, scene: Scene, palette: Palette) -> None:
        self.scene = scene
        self.reader = scene.reader
        self.view = scene.reader.view
        self.texts = scene.reader.texts
        self.palette = palette
        self.soft = Style(color=palette.soft_on_felt)
        self.strong = Style(color=palette.on_felt, bold=True)
        self.honey = Style(color=palette.honey, bold=True)
        cloth = Style(color=palette.on_felt, bgcolor=palette.felt)
        self.canvas = Canvas(width, height, cloth)

    def paint(self) -> Canvas:
        """Paint it all, from the top down."""
        row = self._paint_contract()
        row = self._paint_players(row)
        row = self._paint_trick(row)
        self._paint_ticker(row)
        return self.canvas

    # -------------------------------------------------------------------- the contract

    def _paint_contract(self) -> int:
        """Paint trump, contract, special cards and the friend; return the next row."""
        x = self._paint_trump()
        contract = ""
        if self.view.contract is not None:
            contract = self.reader.face.contract_line(self.reader)
        last = self._last_trick()
        room = self.canvas.width - cell_len(last) - 2
        self.canvas.put(x, 0, clip(contract, room - x), self.strong)
        self.canvas.put(self.canvas.width - 1 - cell_len(last), 0, last, self.soft)
        lines = [
            (mighty.special_line(self.reader), self.soft),
            *((line, Style()) for line in mighty.friend_lines(self.reader)),
            (mighty.lead_line(self.reader), self.honey),
        ]
        row = 1
        for line, style in lines:
            if line:
                self.canvas.put(1, row, clip(line, self.canvas.width - 2), style)
                row += 1
        return row

    def _paint_trump(self) -> int:
        """Paint the trump suit on a piece of paper; return the next column."""
        trump = self.view.trump
        if trump is None:
            return 1
        label = f" {suit_mark(trump, self.texts)} {suit_name(self.texts, trump, 'french')} "
        style = Style(color=INKS[trump], bgcolor=self.palette.paper, bold=True)
        self.canvas.put(1, 0, label, style)
        return 2 + cell_len(label)

    def _last_trick(self) -> str:
        """Return the last trick in short, with ! at the card that took it."""
        if not self.view.tricks:
            return ""
        last = self.view.tricks[-1]
        marks = [card_mark(card, self.texts) for card in last.cards]
        marks[last.order.index(last.winner)] += "!"
        return " ".join(marks)

    # -------------------------------------------------------------------- the players

    def _paint_players(self, top: int) -> int:
        """Paint a line for each player, clockwise from the left, the reader last."""
        seats = around(self.reader)
        columns = max(1, min(self.canvas.width // COLUMN, 4))
        rows = -(-len(seats) // columns)
        room = self.canvas.width // columns
        for place, seat in enumerate(seats):
            x = 1 + place // rows * room
            self._paint_player(seat, x, top + place % rows, room - 1)
        return top + rows

    def _paint_player(self, seat: Seat, x: int, y: int, room: int) -> None:
        """Paint whose turn it is, name, score, cards, captured points and state of one player."""
        view, acting = self.view, seat == self.scene.turn
        away = bool(view.table) and seat not in view.table
        dealer = self.texts("felt-dealer") if seat == view.dealer else ""
        cards = view.counts[seat] if view.counts else 0
        points = view.captured[seat] if view.captured else 0
        score = shown_scores(self.reader)[seat]
        name = clip(self.reader.name(seat), NAME - 1 - cell_len(dealer)) + dealer
        figures = f"{score:>4} {CARDS}{cards:<2} {POINTS}{points:<2}"
        self.canvas.put(x, y, TURN if acting else " ", self.honey)
        style = self.soft if away else self.honey if acting else self.strong
        self.canvas.put(x + 2, y, name, style)
        self.canvas.put(x + 2 + NAME, y, figures, self.soft if away else Style())
        at = x + 3 + NAME + cell_len(figures)
        declares = seat == view.declarer or seat in view.friends
        rest = self.honey if declares else self.soft
        self.canvas.put(at, y, clip(self._state(seat), x + room - at), rest)

    def _state(self, seat: Seat) -> str:
        """Return in a word what a player does; a bid is a number and a sign."""
        bid = mighty.last_bid(self.view, seat)
        if bid is not None:
            no_trump = self.texts("index-no-trump")
            return f"{bid.level}{suit_mark(bid.trump, self.texts) if bid.trump else no_trump}"
        if seat == self.view.declarer and (self.view.fixed or self.view.kitty):
            return self.texts("seat-declarer-short")
        return self.reader.face.seat_state(self.reader, seat)

    # -------------------------------------------------------------------- the trick

    def _paint_trick(self, top: int) -> int:
        """Paint the trick in the order of play, each card below its player's name."""
        trick = self.scene.trick
        if trick is None:
            return top
        size = self._size(top + 1, len(trick.order))
        step = min(size.width + 3, (self.canvas.width - size.width) // max(len(trick.order) - 1, 1))
        wide = (len(trick.order) - 1) * step + size.width
        left = max(0, (self.canvas.width - wide) // 2)
        best = self.reader.face.winning(self.view, trick)
        for place, seat in enumerate(trick.order):
            x = left + place * step
            name = clip(self.reader.name(seat), min(step - 1, size.width))
            waits = place >= len(trick.cards)
            self.canvas.put(x, top, name, self.soft if waits else self.strong)
            if not waits:
                self._paint_played((x, top + 1), trick.cards[place], size, wins=place == best)
        return top + 1 + size.height

    def _paint_played(self, at: tuple[int, int], card: Card, size: Size, *, wins: bool) -> None:
        mark = self.reader.face.mark(self.texts, self.view, card)
        below = self.texts("felt-winning") if wins else ""
        look = Look(self.palette.honey if wins else "", below=below, above=mark)
        paint_card(self.canvas, at, card, size, look, (self.palette, self.texts))

    def _size(self, top: int, count: int) -> Size:
        """Return how large the cards of a trick may be in the room that is left."""
        rows, columns = self.canvas.height - top, self.canvas.width // count
        fits = [size for size in (LARGE, MEDIUM) if size.height <= rows and size.width < columns]
        return fits[0] if fits else SMALL

    def _paint_ticker(self, top: int) -> None:
        """Paint the last lines of the log into the rows that are left."""
        rows: list[str] = []
        for line in self.scene.ticker:
            rows += fold(line, self.canvas.width - 2)
        free = self.canvas.height - top
        for row, line in enumerate(rows[-free:] if free > 0 else [], start=top):
            self.canvas.put(1, row, line, self.soft)
