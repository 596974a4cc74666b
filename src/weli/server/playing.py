"""A match at a table of the server: moves are prepared, kept, and only then told.

It hands out whole states for one reader at a time. Each reader's events are counted for themselves,
so that not even a number tells how much others have learnt.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from weli.cards import Card
from weli.games.mighty.events import DealScored as MightyScored
from weli.games.mulatschak.events import DealScored as MulatschakScored
from weli.i18n.texts import Texts
from weli.kernel.actions import NATURE, SPECTATOR, Action, Event, Move, Play, Reason, Seat
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.engine import Question
from weli.kernel.events import DealBegan, Did, TrickTaken
from weli.kernel.legal import Legal
from weli.kernel.record import Body, Player, Record
from weli.play.match import Match
from weli.play.table import Table
from weli.server import protocol, wire
from weli.server.company import TableRow, rules_of
from weli.server.thinking import Situation

__all__ = ["STANDING", "Game", "Lines", "new_match"]

Lines = tuple[Body, ...]

STANDING: Final = frozenset({"take_weli", "white_hand", "muli", "hold_muli", "misdeal"})
"""Questions that are put to everybody for secrecy, and so may have a standing answer."""

_SCORED: Final = (MulatschakScored, MightyScored)

_BETWEEN_MATCHES: Final = 1 << 32
"""How far the numbers of two matches' events lie apart at one table: no match has so many."""


def new_match(row: TableRow) -> Match:
    """Return the match that begins at a table; its secret comes from the operating system."""
    langs = [seat.lang for seat in row.seats if seat.host]
    words = Texts(langs[0] if langs and langs[0] else "en")
    players = [
        Player(seat.name)
        if seat.kind == "person"
        else Player(words(f"player-{number}"), seat.level)
        for number, seat in enumerate(row.seats)
    ]
    started = datetime.now(UTC).isoformat(timespec="seconds")
    return Match.new(
        rules_of(row.game, row.code),
        tuple(players),
        Chance.fresh(),
        profile=row.profile,
        started=started,
    )


class Game:
    """A match as a room plays it.

    Events are numbered on from match to match, so that what was meant for one match never fits
    another one.
    """

    def __init__(self, table: Table, number: int = 0) -> None:
        """Take over a table that nobody else plays at, for the match of this number."""
        self._table = table
        self._first = number * _BETWEEN_MATCHES
        self._seqs = {
            reader: self._first + len(table.envelopes(reader))
            for reader in (*range(table.match.seats), SPECTATOR)
        }
        self._fresh: dict[Seat, list[Event]] = {reader: [] for reader in self._seqs}

    @classmethod
    def take_up(cls, record: Record, show_cards: bool, number: int = 0) -> "Game":
        """Set the table for a match as it stood after the last line of its record.

        Raises:
            RecordError: the record cannot be folded; the error names the line.
        """
        return cls(Table.take_up(record, {}, show_cards=show_cards), number)

    # -------------------------------------------------------------------- what stands

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._table.match.game.id

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self._table.match.over

    @property
    def deal_over(self) -> bool:
        """Whether no deal is being played."""
        return self._table.match.deal_over

    @property
    def moves(self) -> int:
        """How many moves have been made, nature's among them; everybody can count them."""
        return self._table.match.moves

    @property
    def question(self) -> Question | None:
        """Who decides what now; `None` between deals and after the match."""
        return self._table.question

    @property
    def record(self) -> Record:
        """The record so far, with its secret."""
        return self._table.match.record

    @property
    def deal(self) -> Any:
        """The deal with everybody's cards, for whoever proves claims and for nobody else."""
        return self._table.match.deal

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat: how many tricks it still plays to, and what lies open."""
        cards: tuple[Card, ...] = self._table.match.deal.hands[seat]
        return cards

    def seq(self, reader: Seat) -> int:
        """Return the number of the event that a reader is told next."""
        return self._seqs[reader]

    def seq_after(self, reader: Seat) -> int:
        """Return which it will be after the next `tell`."""
        return self._seqs[reader] + self._table.untold(reader)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """Return why a seat may not do this now, or `None` when it is legal."""
        return self._table.match.why_not(Move(seat, action))

    def situation(self, seat: Seat, level: str) -> Situation:
        """Return what a computer player of some level decides from at a seat."""
        match = self._table.match
        assert match.chance is not None, "a match that is played has a source of chance"
        numbers = match.chance.numbers("bot", seat, match.moves)
        return Situation(level, self._table.view(seat), self._table.legal(seat), numbers)

    def advising(self, seat: Seat, level: str, *place: str | int) -> Situation:
        """Return what a hint for a seat is found from.

        Its random numbers follow from where the table stands, which everybody knows, and not from
        the match's secret: who has seen many hints has learnt nothing of the cards to come.

        Args:
            seat: whose decision it is.
            level: the level of the computer player that is asked.
            place: which match it is, and at which table.
        """
        numbers = KeyedRandom.of("hint", *place, seat, self.moves)
        return Situation(level, self._table.view(seat), self._table.legal(seat), numbers)

    # -------------------------------------------------------------------- moves

    def begin(self) -> Lines:
        """Prepare the next deal, and return the lines to keep before `tell`."""
        self._table.prepare_deal()
        return self._with_nature(())

    def make(self, seat: Seat, action: Action, guard: str = "") -> Lines:
        """Prepare a move, and return the lines to keep before `tell`.

        Args:
            seat: who moves.
            action: what is done.
            guard: what cut a computer player's thinking about it short, if anything did.

        Raises:
            IllegalAction: the move is refused; nothing has changed.
        """
        return self._with_nature(self._table.prepare(Move(seat, action), guard))

    def _with_nature(self, lines: Lines) -> Lines:
        """Prepare what nature does next as well: nobody has to wait for it."""
        while (question := self.question) is not None and question.seat == NATURE:
            lines += self._table.prepare(self._table.match.nature_move())
        return lines

    def show_cards(self, show: bool) -> None:
        """Say whether everybody's cards are shown after each deal."""
        self._table.show_cards = show

    def tell(self) -> None:
        """Let the readers know what was prepared; its lines are kept by now."""
        before = self._table.sent
        self._table.publish()
        for reader in self._seqs:
            fresh = [event for _, event in self._table.envelopes(reader, before)]
            self._fresh[reader] = fresh
            self._seqs[reader] += len(fresh)

    # -------------------------------------------------------------------- what a reader is sent

    def news(self, reader: Seat, history: str, turn: protocol.Turn | None) -> protocol.State:
        """Return the state after the last `tell`, with what it told this reader."""
        fresh = self._fresh[reader]
        first = self._seqs[reader] - len(fresh)
        return self._state(reader, history, turn, list(enumerate(fresh, start=first)), False)

    def snapshot(self, reader: Seat, history: str, turn: protocol.Turn | None) -> protocol.State:
        """Return the state for a reader who begins anew."""
        heard = [event for _, event in self._table.envelopes(reader)]
        kept = [
            (self._first + n, event) for n, event in _looked_back(heard, history, self.deal_over)
        ]
        return self._state(reader, history, turn, kept, True)

    def unchanged(self, reader: Seat, history: str, turn: protocol.Turn | None) -> protocol.State:
        """Return the state for a reader who has heard everything: only the time is another."""
        return self._state(reader, history, turn, [], False)

    def _state(
        self,
        reader: Seat,
        history: str,
        turn: protocol.Turn | None,
        events: Sequence[tuple[int, Event]],
        snapshot: bool,
    ) -> protocol.State:
        view = self._table.view(reader)
        return protocol.State(
            seq=self._seqs[reader],
            snapshot=snapshot,
            events=tuple([protocol.Told(n=n, event=event) for n, event in events]),
            view=wire.plain_view(view, history),
            shown=wire.shown(view),
            turn=turn,
            decision=self._decision(reader),
            over=self.over,
        )

    def _decision(self, reader: Seat) -> protocol.Decision | None:
        question = self.question
        if question is None or question.seat != reader:
            return None
        legal: Legal = self._table.legal(reader)
        return wire.decision(self.game, question, legal, self._table.ahead(reader))

    def read(self, text: msgspec.Raw | bytes) -> Action:
        """Read an action that a client sent; raises as `wire.read_action` does."""
        return wire.read_action(self.game, text)


def _looked_back(heard: list[Event], history: str, deal_over: bool) -> list[tuple[int, Event]]:
    """Return the numbered events that a reader who begins anew may look back at.

    That is what each deal was worth, and this deal; of its tricks only those that the table lets
    people look at again.
    """
    begins = [n for n, event in enumerate(heard) if isinstance(event, DealBegan)]
    begin = begins[-1] if begins else 0
    hidden = () if deal_over else _hidden_tricks(heard, begin, history)
    return [
        (n, event)
        for n, event in enumerate(heard)
        if isinstance(event, _SCORED) or (n >= begin and n not in hidden)
    ]


def _hidden_tricks(heard: list[Event], begin: int, history: str) -> frozenset[int]:
    """Return the numbers of the plays and tricks that may not be looked at again."""
    taken = [n for n in range(begin, len(heard)) if isinstance(heard[n], TrickTaken)]
    open_to_all = {"all": len(taken), "last": 1, "none": 0}[history]
    closed = taken[: len(taken) - open_to_all]
    if not closed:
        return frozenset()
    return frozenset(n for n in range(begin, closed[-1] + 1) if _of_trick(heard[n]))


def _of_trick(event: Event) -> bool:
    """Say whether an event is a card played to a trick, or its end."""
    played = isinstance(event, Did) and isinstance(event.action, Play)
    return played or isinstance(event, TrickTaken)
