"""What one seat knows: folded from the envelopes addressed to it, and from nothing else."""

from collections.abc import Callable
from typing import Any, Final, Self

from msgspec import Struct
from msgspec.structs import replace

from weli.cards import Suit
from weli.games.mighty import actions as act
from weli.games.mighty import events
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Cards, DealScored, Reveal, Standing
from weli.games.mighty.powers import OpenTrick, Specials, specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import is_point, outfit_of, table_of
from weli.kernel.actions import NATURE, Action, Event, Seat
from weli.kernel.tricks import Trick

__all__ = ["View"]


class View(Struct, frozen=True, kw_only=True):
    """One reader's knowledge of the deal, as plain data.

    Attributes:
        rules: the house rules in force.
        seats: how many people sit at the table.
        me: the reader's seat, or `SPECTATOR`.
        standing: the match as it was before this deal, and after it once it is scored.
        dealer: who deals; `NATURE` (-1) until the first dealer is found.
        table: the seats that take part, left of the dealer first.
        redeals: how often the cards were thrown in before this deal.
        hand: the reader's hand, in pack order.
        counts: how many cards each seat holds.
        kitty: the cards of the kitty, for the declarer who took it.
        buried: what the reader buried.
        calls: every bid and pass, in order.
        declarer: the highest bidder so far; -1 before there is one.
        contract: the highest bid so far; after the exchange the final contract.
        fixed: whether the contract is final.
        doubled: whether a change of trump has doubled the stake.
        call: the friend call.
        friends: the friends known so far.
        request: the suit that the declarer asks the friend for.
        shown: the hand that was shown as a misdeal before this deal, with its seat.
        trick: the open trick.
        tricks: the full tricks.
        captured: the points each seat has taken in its tricks.
        result: the score sheet's entries once the deal is over.
        reveal: everybody's cards after the deal, where the table shows them.
        told: everything that the reader learned since the cards were shuffled, in order: what a
            person at the table remembers, and the fields above do not tell (who said that his hand
            is no misdeal, a joker that was not called, a suit that was not asked for).
    """

    rules: MightyRules
    seats: int
    me: Seat
    standing: Standing
    dealer: Seat = NATURE
    table: tuple[Seat, ...] = ()
    redeals: int = 0
    hand: Cards = ()
    counts: tuple[int, ...] = ()
    kitty: Cards = ()
    buried: Cards = ()
    calls: tuple[tuple[Seat, Action], ...] = ()
    declarer: Seat = NATURE
    contract: Contract | None = None
    fixed: bool = False
    doubled: bool = False
    call: Action | None = None
    friends: tuple[Seat, ...] = ()
    request: Suit | None = None
    shown: tuple[tuple[Seat, Cards], ...] = ()
    trick: OpenTrick | None = None
    tricks: tuple[Trick, ...] = ()
    captured: tuple[int, ...] = ()
    result: DealScored | None = None
    reveal: Reveal | None = None
    told: tuple[Event, ...] = ()

    @classmethod
    def empty(cls, rules: MightyRules, seats: int, me: Seat) -> Self:
        """Return what a reader knows before the first envelope: the rules and the company."""
        return cls(rules=rules, seats=seats, me=me, standing=Standing((0,) * seats))

    def receive(self, event: Event) -> "View":
        """Return the view after one more event; the only way in which a view changes."""
        view = _RECEIVE[type(event)](self, event)
        if isinstance(event, _BEFORE_SHUFFLE):
            return view
        return replace(view, told=(*view.told, event))

    @property
    def trump(self) -> Suit | None:
        """The trump suit of the highest bid or the final contract; `None` is no-trump."""
        return None if self.contract is None else self.contract.trump

    @property
    def specials(self) -> Specials:
        """The mighty, the joker and the ripper under the contract as it stands."""
        return specials_of(self.rules, self.seats, self.trump)

    @property
    def left(self) -> int:
        """How many tricks are left, the open one included."""
        return outfit_of(self.rules, self.seats).hand - len(self.tricks)


_BEFORE_SHUFFLE: Final = (events.DealBegan, events.DealerFound, events.ThrownIn)
"""What tells of the company and not of the cards."""


def _fresh(view: View, **changes: Any) -> View:
    """Start a deal over: forget the cards, keep the company."""
    none = (0,) * view.seats
    return View(
        rules=view.rules,
        seats=view.seats,
        me=view.me,
        counts=none,
        captured=none,
        **changes,
    )


def _deal_began(view: View, event: events.DealBegan) -> View:
    table = () if event.dealer == NATURE else table_of(view.rules, view.seats, event.dealer)
    return _fresh(view, standing=event.standing, dealer=event.dealer, table=table)


def _dealer_found(view: View, event: events.DealerFound) -> View:
    table = table_of(view.rules, view.seats, event.dealer)
    return replace(view, dealer=event.dealer, table=table)


def _thrown_in(view: View, event: events.ThrownIn) -> View:
    return _fresh(
        view,
        standing=event.standing,
        dealer=event.dealer,
        table=table_of(view.rules, view.seats, event.dealer),
        redeals=event.redeals,
        shown=view.shown if event.cause == "misdeal" else (),
    )


def _counted(view: View, seat: Seat, more: int) -> tuple[int, ...]:
    return (*view.counts[:seat], view.counts[seat] + more, *view.counts[seat + 1 :])


def _dealt(view: View, event: events.Dealt) -> View:
    hand = view.hand if event.cards is None else event.cards
    return replace(view, counts=_counted(view, event.seat, event.count), hand=hand)


def _drew(view: View, event: events.Drew) -> View:
    view = replace(view, counts=_counted(view, event.seat, event.count))
    if event.cards is None:
        return view
    return replace(view, kitty=event.cards, hand=tuple(sorted(view.hand + event.cards)))


def _buried(view: View, event: events.LaidOff) -> View:
    view = replace(view, counts=_counted(view, event.seat, -event.count))
    if event.cards is None:
        return view
    kept = tuple([card for card in view.hand if card not in event.cards])
    return replace(view, buried=event.cards, hand=kept)


def _declarer_found(view: View, event: events.DeclarerFound) -> View:
    return replace(view, declarer=event.declarer, contract=event.contract)


def _fixed(view: View, event: events.ContractFixed) -> View:
    return replace(view, contract=event.contract, doubled=event.doubled, fixed=True)


def _settled(view: View, event: events.LeadSettled) -> View:
    assert view.trick is not None, "a lead belongs to an open trick"
    return replace(view, trick=replace(view.trick, named=event.named, called=event.called))


def _taken(view: View, event: events.TrickTaken) -> View:
    assert view.trick is not None, "a trick that is taken was open"
    full = Trick(view.trick.order, view.trick.cards, event.winner)
    points = sum(is_point(card, view.rules.special) for card in full.cards)
    captured = tuple(
        [had + points * (seat == event.winner) for seat, had in enumerate(view.captured)]
    )
    return replace(view, trick=None, tricks=(*view.tricks, full), captured=captured)


def _scored(view: View, event: DealScored) -> View:
    return replace(view, result=event, standing=event.standing)


def _did(view: View, event: events.Did) -> View:
    change = _DID.get(type(event.action))
    return view if change is None else change(view, event.seat, event.action)


def _bid(view: View, seat: Seat, action: act.Bid) -> View:
    calls = (*view.calls, (seat, action))
    return replace(view, calls=calls, declarer=seat, contract=Contract(action.level, action.trump))


def _passed(view: View, seat: Seat, action: Action) -> View:
    return replace(view, calls=(*view.calls, (seat, action)))


def _played(view: View, seat: Seat, action: act.Play) -> View:
    if view.trick is None:
        place = view.table.index(seat)
        order = view.table[place:] + view.table[:place]
        last = view.left == 1
        trick = OpenTrick(order, first=not view.tricks, last=last, cards=(action.card,))
    else:
        trick = replace(view.trick, cards=(*view.trick.cards, action.card))
    hand = tuple([card for card in view.hand if card is not action.card])
    return replace(view, trick=trick, hand=hand, counts=_counted(view, seat, -1))


_DID: Final[dict[type, Callable[[View, Seat, Any], View]]] = {
    act.Bid: _bid,
    act.Pass: _passed,
    act.CallCard: lambda view, _, action: replace(view, call=action),
    act.CallCards: lambda view, _, action: replace(view, call=action),
    act.CallTrick: lambda view, _, action: replace(view, call=action),
    act.CallSeat: lambda view, _, action: replace(view, call=action),
    act.Alone: lambda view, _, action: replace(view, call=action),
    act.Request: lambda view, _, action: replace(view, request=action.suit),
    act.Play: _played,
}

_RECEIVE: Final[dict[type, Callable[[View, Any], View]]] = {
    events.DealBegan: _deal_began,
    events.DealerFound: _dealer_found,
    events.ThrownIn: _thrown_in,
    events.Did: _did,
    events.Dealt: _dealt,
    events.MisdealShown: lambda view, event: replace(view, shown=((event.seat, event.cards),)),
    events.DeclarerFound: _declarer_found,
    events.Drew: _drew,
    events.LaidOff: _buried,
    events.ContractFixed: _fixed,
    events.LeadSettled: _settled,
    events.FriendShown: lambda view, event: replace(view, friends=(*view.friends, event.seat)),
    events.TrickTaken: _taken,
    DealScored: _scored,
    Reveal: lambda view, event: replace(view, reveal=event),
}
