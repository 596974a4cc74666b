"""Painting a round table: mats around it, the trick in the middle, trump and talon in the corners.

It has room for five, and for games with few cards in a hand and a talon.
"""

from typing import Final, NamedTuple

from rich.style import Style

from weli.cards import Card
from weli.i18n.cards import suit_name
from weli.kernel.actions import Seat
from weli.kernel.tricks import Trick
from weli.terminal.canvas import Canvas, clip, fold
from weli.terminal.cards import (
    LARGE,
    MEDIUM,
    SMALL,
    Look,
    Size,
    card_mark,
    paint_back,
    paint_card,
    suit_mark,
)
from weli.terminal.session import Onlooker
from weli.terminal.tellings import around, seat_state, shown_scores
from weli.terminal.theme import INKS, Palette

__all__ = ["Scene", "paint_table"]

MAT_HEIGHT: Final = 4
NARROWEST_MAT: Final = 12
WIDEST_MAT: Final = 26
CORNER: Final = 14
"""So many columns beside the mats above stay free for trump and talon."""

BACK: Final = "▮"
TRICK: Final = "■"
LOW: Final = 13
"""Up to so many rows the ticker leaves one more to the cards."""

MOST_SHOWN: Final = 3
"""So many of the cards that everyone saw lie in the middle until the first trick."""


class Scene(NamedTuple):
    """What is on the table, and what has just happened.

    Attributes:
        reader: whose eyes.
        turn: whose decision is awaited.
        trick: the trick on the table, open or full; `None` when there is none.
        lift: while the person cuts, how many cards are lifted of how many.
        ticker: the last lines of the log, for a screen without a panel for it.
    """

    reader: Onlooker
    turn: Seat | None = None
    trick: Trick | None = None
    lift: tuple[int, int] | None = None
    ticker: tuple[str, ...] = ()


class _Place(NamedTuple):
    """Where a seat's mat lies, and where its card in a trick."""

    mat: tuple[int, int]
    card: tuple[int, int]


class _Table:
    """A canvas with everything that painting one table needs to know."""

    def __init__(self, width: int, height: int, scene: Scene, palette: Palette) -> None:
        self.scene = scene
        self.reader = scene.reader
        self.view = scene.reader.view
        self.texts = scene.reader.texts
        self.palette = palette
        self.cloth = Style(color=palette.on_felt, bgcolor=palette.felt)
        self.soft = Style(color=palette.soft_on_felt)
        self.honey = Style(color=palette.honey, bold=True)
        self.canvas = Canvas(width, height, self.cloth)
        self.size = _card_size(width, height)
        self.mat_width = _mat_width(width, self.view.seats - 1, self.size)
        self.places = _places(width, height, self.mat_width, self.size, around(scene.reader))

    def paint(self) -> Canvas:
        """Paint it all."""
        self._paint_coaster()
        self._paint_talon()
        for seat, place in self.places.items():
            self._paint_mat(seat, place.mat)
        if self.scene.lift is not None:
            self._paint_pack(*self.scene.lift)
        elif self.scene.trick is not None:
            self._paint_trick(self.scene.trick)
        elif self.view.shown and not self.view.tricks:
            self._paint_shown([card for _, card in self.view.shown][-MOST_SHOWN:])
        self._paint_ticker()
        return self.canvas

    # -------------------------------------------------------------------- corners

    def _paint_coaster(self) -> None:
        """Paint trump, the highest bid and what the points are multiplied by, top left."""
        view, room = self.view, self._corner
        if view.trump is not None:
            label = f" {suit_mark(view.trump, self.texts)} {suit_name(self.texts, view.trump)} "
            style = Style(color=INKS[view.trump], bgcolor=self.palette.paper, bold=True)
            self.canvas.put(1, 0, clip(label, room), style)
        lines = []
        if view.contract is not None:
            lines.append(self.reader.face.contract_line(self.reader))
        if view.factor > 1:
            lines.append(self.texts("felt-factor", factor=view.factor))
        for row, line in enumerate(lines, start=1):
            self.canvas.put(1, row, clip(line, room), self.honey if row > 1 else Style())

    @property
    def _corner(self) -> int:
        """How many cells wide the free corners beside the top mats are."""
        tops = [place.mat[0] for place in self.places.values() if place.mat[1] == 0]
        return min(tops, default=self.canvas.width // 2) - 2

    def _paint_talon(self) -> None:
        """Paint how much talon is left, its last card if known, and the last trick, top right."""
        lines = [self.texts("felt-talon", number=self.view.talon)] if self.view.counts else []
        if self.view.seen is not None and self.view.seen.last:
            lines.append(self.texts("felt-bottom", card=card_mark(self.view.seen.card, self.texts)))
        if self.view.tricks:
            last = self.view.tricks[-1]
            marks = [card_mark(card, self.texts) for card in last.cards]
            marks[last.order.index(last.winner)] += "!"
            lines.append(" ".join(marks))
        for row, line in enumerate(lines):
            text = clip(line, self._corner)
            self.canvas.put(self.canvas.width - 1 - len(text), row, text, self.soft)

    def _paint_ticker(self) -> None:
        """Paint the last lines of the log into the corner on the right below."""
        left = self.canvas.width // 2 + self.size.width // 2 + 3
        room = self.canvas.width - left - 1
        rows: list[str] = []
        for line in self.scene.ticker if room > 0 else ():
            rows += fold(line, room)
        shown = rows[-(MAT_HEIGHT if self.canvas.height > LOW else MAT_HEIGHT - 1) :]
        top = self.canvas.height - len(shown)
        for row, line in enumerate(shown, start=top):
            latest = row == self.canvas.height - 1
            self.canvas.put(left, row, line, Style() if latest else self.soft)

    # -------------------------------------------------------------------- mats

    def _paint_mat(self, seat: Seat, at: tuple[int, int]) -> None:
        """Paint a player's mat: name and score in the frame, cards and tricks, state."""
        (x, y), width, canvas = at, self.mat_width, self.canvas
        acting = seat == self.scene.turn
        away = seat in self.view.home or (bool(self.view.table) and seat not in self.view.table)
        frame = self.honey if acting else self.soft
        canvas.fill(x, y, width, MAT_HEIGHT, Style(bgcolor=self.palette.felt_deep))
        canvas.frame(x, y, width, MAT_HEIGHT, frame, "heavy" if acting else "light")
        score = f" {shown_scores(self.reader)[seat]} "
        dealer = self.texts("felt-dealer") if seat == self.view.dealer else ""
        name = f" {clip(self.reader.name(seat), width - len(score) - len(dealer) - 5)}{dealer} "
        strong = self.soft if away else Style(bold=True)
        canvas.put(x + 1, y, name, strong)
        canvas.put(x + width - 1 - len(score), y, score, Style(bold=True))
        cards = BACK * (self.view.counts[seat] if self.view.counts else 0)
        canvas.put(x + 2, y + 1, cards, Style(color=self.palette.back))
        tricks = TRICK * self.view.taken(seat)
        canvas.put(x + width - 2 - len(tricks), y + 1, tricks, self.honey)
        state = clip(seat_state(self.reader, seat), width - 4)
        declares = seat == self.view.declarer
        canvas.put(x + 2, y + 2, state, self.honey if declares else self.soft if away else Style())

    # -------------------------------------------------------------------- the middle

    def _paint_trick(self, trick: Trick) -> None:
        """Paint the cards of a trick before their players; the winning one says so."""
        best = self.reader.face.winning(self.view, trick)
        order = list(zip(trick.order, trick.cards, strict=False))
        for place, (seat, card) in enumerate(order):
            self._paint_played(seat, card, wins=place == best)

    def _paint_played(self, seat: Seat, card: Card, *, wins: bool) -> None:
        look = Look(self.palette.honey, below=self.texts("felt-winning")) if wins else Look()
        at = self.places[seat].card
        paint_card(self.canvas, at, card, self.size, look, (self.palette, self.texts))

    def _paint_shown(self, cards: list[Card]) -> None:
        """Paint the cards that everyone has seen in this deal, the last one on the right."""
        step = self.size.width + 1
        left = (self.canvas.width - step * len(cards) + 1) // 2
        top = MAT_HEIGHT + (self.canvas.height - MAT_HEIGHT - self.size.height) // 2
        for number, card in enumerate(cards):
            last = number == len(cards) - 1
            look = Look(self.palette.honey) if last else Look()
            at = (left + number * step, top)
            paint_card(self.canvas, at, card, self.size, look, (self.palette, self.texts))

    def _paint_pack(self, lifted: int, pack: int) -> None:
        """Paint the pack as it is being cut: the lifted packet beside the rest."""
        middle, rest = self.canvas.width // 2, pack - lifted
        for number, left in ((lifted, middle - MEDIUM.width - 1), (rest, middle + 1)):
            paint_back(self.canvas, (left, MAT_HEIGHT), MEDIUM, number, self.palette)


def _card_size(width: int, height: int) -> Size:
    """Return how large the cards of a trick may be, so that two rows of them fit below a mat."""
    for size, columns in ((LARGE, 84), (MEDIUM, 0)):
        if width >= columns and height >= MAT_HEIGHT + 2 * size.height:
            return size
    return SMALL


def _reach(others: int, size: Size) -> int:
    """Return how far from the middle one the cards on the sides begin."""
    return size.width + 2 + ((size.width + 1) // 2 if others == 4 else 0)


def _mat_width(width: int, others: int, size: Size) -> int:
    """Return how wide a mat is, so that the cards on the sides and the corners keep their room."""
    side = width // 2 - size.width // 2 - _reach(others, size) - 3
    above = width // 2 - CORNER if others == 4 else WIDEST_MAT
    return max(NARROWEST_MAT, min(WIDEST_MAT, side, above))


def _places(width: int, height: int, mat: int, size: Size, seats: list[Seat]) -> dict[Seat, _Place]:
    """Lay the seats around the table: the others clockwise from the left, the reader below."""
    *others, me = seats
    middle, down = width // 2, size.height
    top = MAT_HEIGHT + max(0, (height - MAT_HEIGHT - 2 * down) // 2)
    centre = middle - size.width // 2
    half = (size.width + 1) // 2
    side_mat = max(MAT_HEIGHT, (height - MAT_HEIGHT) // 2)
    side_card = top + down // 2 + (down % 2 == 0)
    reach = _reach(len(others), size)
    left = _Place((1, side_mat), (centre - reach, side_card))
    right = _Place((width - mat - 1, side_mat), (centre + reach, side_card))
    above = _Place((middle - mat // 2, 0), (centre, top))
    pair = (
        _Place((middle - mat - 1, 0), (centre - half, top)),
        _Place((middle + 1, 0), (centre + half, top)),
    )
    around_table = {
        1: (above,),
        2: (left, right),
        3: (left, above, right),
        4: (left, *pair, right),
    }[len(others)]
    below = _Place((1, height - MAT_HEIGHT), (centre, top + down))
    return dict(zip([*others, me], [*around_table, below], strict=True))


def paint_table(width: int, height: int, scene: Scene, palette: Palette) -> Canvas:
    """Return the table as it looks to the reader, on a canvas of this size."""
    return _Table(width, height, scene, palette).paint()
