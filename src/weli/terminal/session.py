"""A place at the table: what somebody there knows, and how a person plays from it.

Both faces of the terminal use a session. It holds the views, questions and envelopes of one seat,
never a deal.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from weli.bots.master.hint import Hint, hint, numbers_for
from weli.cards import Card
from weli.i18n.texts import Texts
from weli.i18n.words import at_table
from weli.kernel.actions import Action, Event, Reason, Seat
from weli.kernel.events import DealBegan
from weli.play.table import DEFAULT_BUDGET, Table
from weli.terminal.decisions import Decision
from weli.terminal.games import face_for

__all__ = ["Onlooker", "Session"]


class Onlooker:
    """Somebody who follows a match: at the table, or in its record.

    Attributes:
        me: whose eyes; no seat for somebody who belongs to none.
        texts: the words of the reader's language at this table.
        face: what a face has to know of the game.
        names: everybody's names, by seat.
        view: what is known now.
        results: what each deal was worth, so far as this match has been followed.
        revealed: everybody's cards of the last deal that is over.
    """

    def __init__(self, me: Seat, texts: Texts, names: tuple[str, ...], view: Any) -> None:
        """Begin to follow a match."""
        self.me = me
        self.texts = at_table(texts, view.rules, view.seats)
        self.face = face_for(view.rules)
        self.names = names
        self.view = view
        self.results: list[Any] = []
        self.revealed: Any = None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.view.standing.winners)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The reader's hand as it is held."""
        return self.face.sort_cards(self.view, self.view.hand)

    def learn(self, events: Iterable[Event], view: Any) -> None:
        """Take note of some events, and of what is known after them."""
        self.view = view
        for event in events:
            if isinstance(event, self.face.SCORED):
                self.results.append(event)
            if isinstance(event, self.face.REVEAL):
                self.revealed = event

    def name(self, seat: Seat) -> str:
        """Return a seat's name, and the word for the reader at the reader's own."""
        return self.texts("table-me") if seat == self.me else self.names[seat]


class Session(Onlooker):
    """A person at a table with computer players.

    Attributes:
        missed: what had happened in the deal that was going on when the person sat down.
        budget: how many positions may be looked at for a hint.
    """

    def __init__(
        self, table: Table, me: Seat, texts: Texts, *, budget: int = DEFAULT_BUDGET
    ) -> None:
        """Sit down at a table, new or taken up again; what was played before counts as read."""
        self.budget = budget
        self._table = table
        self._read = 0
        players = table.match.record.header.players
        names = tuple([player.name for player in players])
        super().__init__(me, texts, names, table.view(me))
        self.missed = _since_last_deal(self.news())

    @property
    def between_deals(self) -> bool:
        """Whether the next deal, or the first, waits to be begun."""
        return self._table.match.deal_over

    @property
    def turn(self) -> Seat | None:
        """Whose decision it is; `None` between deals."""
        question = self._table.question
        return None if question is None else question.seat

    def news(self) -> list[Event]:
        """Return what the person has learnt since the last call, and look at the table anew."""
        fresh = [event for _, event in self._table.envelopes(self.me, self._read)]
        self._read = self._table.sent
        self.learn(fresh, self._table.view(self.me))
        return fresh

    def begin_deal(self) -> None:
        """Begin the first deal, or the next one."""
        self._table.begin_deal()

    def work(self) -> bool:
        """Make one move that is not the person's to think about; say whether there was one.

        That is a move of nature or of a computer player, or the person's answer to a question that
        is put to everyone only for secrecy.
        """
        if self._table.work():
            return True
        decision = self.decision()
        answer = None if decision is None else self.face.obvious(decision)
        if answer is None:
            return False
        self.act(answer)
        return True

    def decision(self) -> Decision | None:
        """Return what the person is to decide; `None` when it is not the person's turn."""
        question = self._table.question
        if question is None or question.seat != self.me:
            return None
        view = self._table.view(self.me)
        return self.face.decision(question.name, self._table.legal(self.me), view)

    def hinting(self) -> Callable[[], Hint] | None:
        """Return what finds a hint for the person's decision; `None` when there is none to make.

        It looks at nothing but what the person knows and may do now, so another thread may call it
        while the table goes on.
        """
        question = self._table.question
        if question is None or question.seat != self.me:
            return None
        view = self._table.view(self.me)
        return partial(hint, view, self._table.legal(self.me), numbers_for(view), self.budget)

    def why_not(self, action: Action) -> Reason | None:
        """Return why the person may not do this now, or `None` when it is legal."""
        return self._table.legal(self.me).why_not(action)

    def act(self, action: Action) -> None:
        """Make the person's move; it is saved when this returns.

        Raises:
            IllegalAction: the move is refused; its reason names the house rule.
        """
        self._table.act(self.me, action)

    def read(self, words: str) -> Action:
        """Read an action in the words of the rule book; raises `ValueError` when it is none."""
        return self._table.match.game.read(words)

    def write(self, action: Action) -> str:
        """Write an action in the words of the rule book."""
        return self._table.match.game.write(action)


def _since_last_deal(events: list[Event]) -> list[Event]:
    """Return the events of the last deal alone."""
    begins = [place for place, event in enumerate(events) if isinstance(event, DealBegan)]
    return events[begins[-1] :] if begins else []
