"""A deal of Mulatschak: one frozen value that holds the whole truth. It never leaves the engine."""

from typing import Any

from weli.cards import Suit
from weli.games.mulatschak.contracts import Contract
from weli.games.mulatschak.doublings import Carried
from weli.games.mulatschak.events import Cards, DealScored, Standing
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.actions import Seat
from weli.kernel.engine import DealState
from weli.kernel.tricks import Trick

__all__ = ["Deal"]


class Deal(DealState, frozen=True, kw_only=True):
    """One deal of Mulatschak.

    Attributes:
        again: the steps from the shuffle on, for when the cards are thrown in.
        table: the seats that take part, forehand first and the dealer last.
        pack: the cards not dealt, next card first; the talon once the hands are dealt.
        dealt: each seat's hand as it was dealt.
        played: each seat's hand as it was when play began.
        discards: the cards each seat laid off.
        laid_off: how many cards each seat said it changes; `None` before it has said so.
        carried: what knocks and thrown-in cards have brought so far.
        declarer: who declares, `NATURE` (-1) before that is known.
        contract: what the declarer promised.
        trump: the trump suit.
        blind: whether the declarer took new cards to find trump.
        home: who stays home.
        late: who changes all five cards and waits to be served last.
        tricks: the full tricks.
    """

    rules: MulatschakRules
    standing: Standing
    result: DealScored | None = None
    again: tuple[Any, ...] = ()
    table: tuple[Seat, ...] = ()
    pack: Cards = ()
    dealt: tuple[Cards, ...] = ()
    played: tuple[Cards, ...] = ()
    discards: tuple[Cards, ...] = ()
    laid_off: tuple[int | None, ...] = ()
    carried: Carried = Carried()
    declarer: Seat = -1
    contract: Contract | None = None
    trump: Suit | None = None
    blind: bool = False
    home: frozenset[Seat] = frozenset()
    late: frozenset[Seat] = frozenset()
    tricks: tuple[Trick, ...] = ()

    @property
    def cutter(self) -> Seat:
        """The seat that cuts: the last before the dealer among those that take part."""
        return self.table[-2]

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that take part, clockwise, beginning with this one."""
        place = self.table.index(seat)
        return self.table[place:] + self.table[:place]

    def players(self) -> tuple[Seat, ...]:
        """Return the seats that play along, declarer first."""
        around = self.clockwise_from(self.declarer)
        return tuple([seat for seat in around if seat not in self.home])

    def with_hand(self, seat: Seat, hand: Cards) -> tuple[Cards, ...]:
        """Return all hands with this seat's replaced, kept in pack order."""
        return (*self.hands[:seat], tuple(sorted(hand)), *self.hands[seat + 1 :])

    def at_most(self, seat: Seat, limit: int | None) -> bool:
        """Say whether a seat's score is so low that a limit concerns it; `None` is no limit."""
        return limit is not None and self.standing.scores[seat] <= limit

    @property
    def named_trump(self) -> Suit:
        """The trump suit, where it is known to be named."""
        assert self.trump is not None, "trump is named before anybody needs it"
        return self.trump

    @property
    def promise(self) -> Contract:
        """The contract, where the bidding is known to be over."""
        assert self.contract is not None, "the bidding is over before anybody needs the contract"
        return self.contract
