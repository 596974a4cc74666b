"""A table: a match, its journal, its computer players, and what each reader may see."""

from collections.abc import Mapping
from typing import Any

from weli.kernel.actions import (
    NATURE,
    SPECTATOR,
    Action,
    Envelope,
    Envelopes,
    Event,
    IllegalAction,
    Move,
    Reason,
    Seat,
)
from weli.kernel.engine import Question
from weli.kernel.legal import Legal
from weli.kernel.record import Body, Guard, Record
from weli.play.bot import Bot, Thought, think
from weli.play.journal import Journal
from weli.play.match import Match, reopen, replay

__all__ = ["DEFAULT_BUDGET", "Table", "TableBroken"]

DEFAULT_BUDGET = 100_000
"""How many positions a computer player may look at for one decision, unless told otherwise."""


class TableBroken(Exception):
    """A move could not be saved, so the table stands still until its journal is taken up again.

    Attributes:
        reason: the sentence to tell, as for a move that is refused.
    """

    def __init__(self) -> None:
        self.reason = Reason("table_broken")
        super().__init__(self.reason.code)


class Table:
    """Where people and computer players meet; it hands out views and envelopes, never a deal.

    A move that is cut short, as when the disk is full, leaves the match ahead of what was kept and
    told. The table then refuses everything but to read what was told, with `TableBroken`:
    `Table.take_up` of the journal's record goes on from what was kept.

    Attributes:
        match: the match that is played; of no use once the table is broken.
        bots: the computer players by seat; the other seats are people.
        show_cards: whether everybody's cards are shown after each deal.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, Bot],
        *,
        journal: Journal | None = None,
        show_cards: bool = True,
        budget: int = DEFAULT_BUDGET,
    ) -> None:
        """Set a table for a match, new or taken up again from a journal."""
        self.match = match
        self.bots = bots
        self.show_cards = show_cards
        self._journal = journal
        self._budget = budget
        self._broken = False
        self._log: list[Envelope] = []
        self._untold: Envelopes = ()
        readers = (*range(match.seats), SPECTATOR)
        self._views = {
            reader: match.game.view(match.rules, match.seats, reader) for reader in readers
        }

    @classmethod
    def take_up(
        cls,
        record: Record,
        bots: Mapping[Seat, Bot],
        *,
        journal: Journal | None = None,
        show_cards: bool = True,
    ) -> "Table":
        """Set the table for a match that was broken off, as it stood after its last move.

        Raises:
            RecordError: the record cannot be folded; the error names the line.
        """
        match = reopen(record)
        table = cls(match, bots, journal=journal, show_cards=show_cards)
        for made in replay(match, record):
            table._send(made.envelopes)
            table._show()
        if journal is not None:
            for line in match.record.lines[len(record.lines) :]:
                journal.append(line)
        return table

    @property
    def question(self) -> Question | None:
        """Who decides what now; `None` between deals, after the match, and when broken."""
        return None if self._broken else self.match.question

    def view(self, reader: Seat) -> Any:
        """Return what this reader knows: a seat, or `SPECTATOR`."""
        return self._views[reader]

    def envelopes(self, reader: Seat, since: int = 0) -> list[tuple[int, Event]]:
        """Return the numbered events this reader may know, from number `since` on."""
        numbered = enumerate(self._log[since:], start=since)
        return [(number, sealed.event) for number, sealed in numbered if sealed.reaches(reader)]

    @property
    def sent(self) -> int:
        """How many envelopes have been sent: the number of the next one."""
        return len(self._log)

    def legal(self, seat: Seat) -> Legal:
        """Return what a seat may do now.

        Raises:
            IllegalAction: it is not this seat's decision.
            TableBroken: a move before this one could not be saved.
        """
        self._check()
        question = self.question
        if question is None or question.seat != seat:
            raise IllegalAction(Reason("not_your_turn"))
        return self.match.legal()

    def ahead(self, seat: Seat) -> tuple[tuple[str, Legal], ...]:
        """Return what a seat whose decision it is will be asked next, as far as it is known."""
        question = self.question
        mine = question is not None and question.seat == seat
        return self.match.ahead() if mine else ()

    def act(self, seat: Seat, action: Action) -> None:
        """Make a person's move.

        Raises:
            IllegalAction: the move is refused; its reason names the house rule.
            OSError: the move could not be saved; nobody has heard of it.
            TableBroken: a move before this one could not be saved.
        """
        self._step(Move(seat, action))

    def begin_deal(self) -> None:
        """Begin the first deal, or the next one; raises `TableBroken` as `act` does."""
        self.prepare_deal()
        self.publish()

    def prepare_deal(self) -> None:
        """Begin a deal without telling anybody yet; `publish` does."""
        self._check()
        self._untold += self.match.begin_deal()

    def prepare(self, move: Move, guard: str = "") -> tuple[Body, ...]:
        """Make a move without telling anybody yet, and return the lines that it adds to the record.

        Whoever keeps those lines calls `publish` afterwards, perhaps for several moves at once.

        Args:
            move: the move.
            guard: what cut a computer player's thinking about it short, if anything did.

        Raises:
            IllegalAction: the move is refused; nothing has changed.
            TableBroken: a move before this one could not be saved.
        """
        self._check()
        before = len(self.match.record.lines)
        fired = Guard(guard, move.seat) if guard else None
        self._untold += self.match.step(move, fired)
        if self.match.deal_over and self.show_cards:
            self._untold += (self.match.reveal(),)
        return tuple(self.match.record.lines[before:])

    def untold(self, reader: Seat) -> int:
        """Return how many events `publish` will tell a reader."""
        return sum(sealed.reaches(reader) for sealed in self._untold)

    def publish(self) -> None:
        """Tell the readers what has been prepared; its lines are kept by now."""
        untold, self._untold = self._untold, ()
        self._send(untold)

    def work(self) -> bool:
        """Make one move of nature or of a computer player; say whether there was one to make.

        Raises as `act` does.
        """
        self._check()
        question = self.question
        if question is None:
            return False
        if question.seat == NATURE:
            self._step(self.match.nature_move())
            return True
        bot = self.bots.get(question.seat)
        if bot is None:
            return False
        thought = self._thought(bot, question.seat)
        self._step(Move(question.seat, thought.action), thought.guard)
        return True

    def _thought(self, bot: Bot, seat: Seat) -> Thought:
        """Ask a computer player."""
        assert self.match.chance is not None, "a match that is played has a source of chance"
        numbers = self.match.chance.numbers("bot", seat, self.match.moves)
        return think(bot, self.view(seat), self.match.legal(), numbers, self._budget)

    def _step(self, move: Move, guard: str = "") -> None:
        """Make a move: durable first, known to the readers afterwards."""
        lines = self.prepare(move, guard)
        try:
            if self._journal is not None:
                for line in lines:
                    self._journal.append(line)
            self.publish()
        except BaseException:
            # Ctrl-C as well: whatever cuts a move short leaves the match ahead of its readers.
            self._broken = True
            raise

    def _check(self) -> None:
        """Raise `TableBroken` when a move was cut short."""
        if self._broken:
            raise TableBroken

    def _show(self) -> None:
        """Show everybody's cards when a deal is over, where the table does that."""
        if self.match.deal_over and self.show_cards:
            self._send((self.match.reveal(),))

    def _send(self, envelopes: Envelopes) -> None:
        """Log envelopes and fold them into the views they reach."""
        for sealed in envelopes:
            self._log.append(sealed)
            for reader, view in self._views.items():
                if sealed.reaches(reader):
                    self._views[reader] = view.receive(sealed.event)
