"""Following a record move by move, from one seat or with all cards open."""

from collections.abc import Iterator
from typing import Any, TextIO

from msgspec import Struct

from weli.i18n.cards import card_names
from weli.i18n.texts import Texts
from weli.i18n.words import words_of
from weli.kernel.actions import SPECTATOR, Envelope, Event, Seat
from weli.kernel.events import DealBegan
from weli.kernel.record import Record
from weli.play.match import Match, reopen, replay
from weli.terminal.session import Onlooker
from weli.terminal.tellings import tell_hand, tell_result, tell_table, tell_winners

__all__ = ["ReplayFace", "Step", "steps"]

_PROMPT = "> "


class Step(Struct, frozen=True):
    """One move of a record as a reader hears of it.

    Attributes:
        number: its line in the record's file.
        lines: what there is to say about it.
        begins: whether a deal begins with it.
        view: what the reader knows after it.
        hands: everybody's cards after it; empty for a reader at a seat.
    """

    number: int
    lines: tuple[str, ...]
    begins: bool
    view: Any
    hands: tuple[Any, ...] = ()


def steps(record: Record, texts: Texts, seat: Seat | None) -> Iterator[Step]:
    """Tell a record move by move; moves that nobody would mention are told with the next one.

    Args:
        record: the record.
        texts: the words of the reader's language.
        seat: whose eyes; `None` shows all cards.

    Raises:
        RecordError: the record cannot be folded; what comes before the line is told first.
    """
    match = reopen(record)
    me = SPECTATOR if seat is None else seat
    names = tuple([player.name for player in record.header.players])
    views = {each: match.game.view(match.rules, match.seats, each) for each in _readers(match, me)}
    reader = Onlooker(me, texts, names, views[me])
    lines: list[str] = []
    begins = False
    for made in replay(match, record):
        envelopes = made.envelopes
        if match.deal_over:
            envelopes = (*envelopes, match.reveal())
        for sealed in envelopes:
            for each in filter(sealed.reaches, views):
                views[each] = views[each].receive(sealed.event)
        events = [sealed.event for sealed in envelopes if _tells(sealed, seat)]
        reader.learn(events, views[me])
        if made.guard is not None:
            lines.append(texts("replay-guard", name=names[made.guard.seat], guard=made.guard.guard))
        lines += _lines(reader, events)
        begins = begins or any(isinstance(event, DealBegan) for event in events)
        if lines:
            hands = tuple([views[each].hand for each in range(match.seats)]) if seat is None else ()
            yield Step(made.line, tuple(lines), begins, views[me], hands)
            lines, begins = [], False


def _readers(match: Match, me: Seat) -> tuple[Seat, ...]:
    """Return whose views are needed: the reader's, and with all cards open everybody's."""
    return (me, *range(match.seats)) if me == SPECTATOR else (me,)


def _tells(sealed: Envelope, seat: Seat | None) -> bool:
    """Say whether an event is told: to a seat what reaches it, else the most that anybody knows."""
    if seat is not None:
        return sealed.reaches(seat)
    return sealed.to is None or SPECTATOR not in sealed.to


def _lines(reader: Onlooker, events: list[Event]) -> Iterator[str]:
    """Say what some events are worth in the log; a score comes with its explanation."""
    words = words_of(reader.view.rules)
    for event in events:
        line = words.say_event(reader.texts, event, reader.me, reader.names)
        if line is not None:
            yield line
        if isinstance(event, reader.face.SCORED):
            yield from tell_result(reader, event)
            if reader.over:
                yield tell_winners(reader)


class ReplayFace:
    """Stepping through a record in plain lines, forwards and back."""

    def __init__(
        self, record: Record, texts: Texts, seat: Seat | None, source: TextIO, out: TextIO
    ) -> None:
        """Take a record, and read what the reader types from one stream to tell on the other."""
        self._steps = list(steps(record, texts, seat))
        names = tuple([player.name for player in record.header.players])
        self._names = names
        self._texts = texts.at(record.header.game)
        self._me = SPECTATOR if seat is None else seat
        self._source = source
        self._out = out
        self._place = 0

    def run(self) -> None:
        """Step through the record until the reader leaves."""
        self._tell(self._texts("replay-commands"))
        while self._place < len(self._steps):
            self._show()
            if not self._go():
                return

    def _show(self) -> None:
        """Tell the step at which the reader is."""
        step = self._steps[self._place]
        count = self._texts("replay-place", number=self._place + 1, most=len(self._steps))
        self._tell(f"{count} {step.lines[0]}", *step.lines[1:])

    def _go(self) -> bool:
        """Ask where to go; say whether the reader stays."""
        while True:
            self._out.write(_PROMPT)
            self._out.flush()
            line = self._source.readline()
            typed = line.strip().lower()
            if not line or typed == "q":
                return False
            if typed in ("t", "h"):
                self._tell(*self._position(table=typed == "t"))
                continue
            place = self._target(typed)
            if place is None:
                self._tell(self._texts("replay-commands"))
            elif place >= len(self._steps):
                self._tell(self._texts("replay-end"))
            else:
                self._place = place
                return True

    def _target(self, typed: str) -> int | None:
        """Return the step that is meant: a number, the next, the one before, the next deal."""
        if typed.isdecimal():
            return min(max(int(typed), 1), len(self._steps)) - 1
        if typed in ("", "n"):
            return self._place + 1
        if typed == "b":
            return max(self._place - 1, 0)
        if typed == "d":
            later = range(self._place + 1, len(self._steps))
            return next((place for place in later if self._steps[place].begins), len(self._steps))
        return None

    def _position(self, *, table: bool) -> list[str]:
        """Tell the table or the cards as they stand after this step."""
        step = self._steps[self._place]
        reader = Onlooker(self._me, self._texts, self._names, step.view)
        if table:
            return tell_table(reader)
        if not step.hands:
            return tell_hand(reader)
        return [
            self._texts(
                "cards-kept",
                name=self._names[seat],
                dealt=card_names(reader.texts, reader.face.sort_cards(step.view, hand)),
            )
            for seat, hand in enumerate(step.hands)
        ]

    def _tell(self, *lines: str) -> None:
        for line in lines:
            self._out.write(line + "\n")
        self._out.flush()
