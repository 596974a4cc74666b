"""What one seat knows: folded from the envelopes addressed to it, and from nothing else."""

from collections.abc import Callable
from typing import Any, Final, Self

from msgspec import Struct
from msgspec.structs import replace

from weli.cards import WELI, Card, Suit
from weli.games.mulatschak import actions as act
from weli.games.mulatschak import events
from weli.games.mulatschak.contracts import MULI, Contract
from weli.games.mulatschak.doublings import Carried, factor
from weli.games.mulatschak.events import Cards, DealScored, Reveal, Standing
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.seating import table_of
from weli.games.mulatschak.trumps import BELLS_SEVEN, pack_of
from weli.kernel.actions import NATURE, Action, Event, Seat
from weli.kernel.tricks import Trick

__all__ = ["View"]

FULL_HAND: Final = 5


class View(Struct, frozen=True, kw_only=True):
    """One reader's knowledge of the deal, as plain data.

    Attributes:
        rules: the house rules in force.
        seats: how many people sit at the table.
        me: the reader's seat, or `SPECTATOR`.
        standing: the match as it was before this deal, and after it once it is scored.
        dealer: who deals; `NATURE` (-1) until the first dealer is found.
        table: the seats that take part, forehand first and the dealer last.
        carried: what knocks and thrown-in cards have brought so far.
        hand: the reader's hand, in pack order.
        counts: how many cards each seat holds.
        talon: how many cards the talon has.
        seen: a card the reader saw at the cut, with whether it lies last; until it is dealt.
        calls: every bid, hold and pass, in order.
        declarer: the highest bidder so far; -1 before there is one.
        contract: the highest bid so far.
        trump: the trump suit.
        blind: whether the declarer took new cards to find trump.
        going: who has said that they play along.
        home: who stays home.
        late: who waits to be served last.
        laid_off: how many cards each seat said it changes; `None` before it has said so.
        discards: the cards the reader laid off.
        shown: the cards that everyone saw, with the seat that held, took or refused them.
        trick: the open trick.
        tricks: the full tricks.
        result: the score sheet's entries once the deal is over.
        reveal: everybody's cards after the deal, where the table shows them.
        told: everything that the reader learned since the cards were shuffled, in order: what a
            person at the table remembers, and the fields above do not tell (a form of exchange, a
            card refused on sight, the hand as it was dealt).
    """

    rules: MulatschakRules
    seats: int
    me: Seat
    standing: Standing
    dealer: Seat = NATURE
    table: tuple[Seat, ...] = ()
    carried: Carried = Carried()
    hand: Cards = ()
    counts: tuple[int, ...] = ()
    talon: int = 0
    seen: events.CardSeen | None = None
    calls: tuple[tuple[Seat, Action], ...] = ()
    declarer: Seat = NATURE
    contract: Contract | None = None
    trump: Suit | None = None
    blind: bool = False
    going: frozenset[Seat] = frozenset()
    home: frozenset[Seat] = frozenset()
    late: frozenset[Seat] = frozenset()
    laid_off: tuple[int | None, ...] = ()
    discards: Cards = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    result: DealScored | None = None
    reveal: Reveal | None = None
    told: tuple[Event, ...] = ()

    @classmethod
    def empty(cls, rules: MulatschakRules, seats: int, me: Seat) -> Self:
        """Return what a reader knows before the first envelope: the rules and the company."""
        start = Standing((rules.match.start_score,) * seats)
        return cls(rules=rules, seats=seats, me=me, standing=start)

    def receive(self, event: Event) -> "View":
        """Return the view after one more event; the only way in which a view changes."""
        view = _RECEIVE[type(event)](self, event)
        return view if _before_shuffle(event) else replace(view, told=(*view.told, event))

    @property
    def factor(self) -> int:
        """What the points of this deal are multiplied by, as far as it is known."""
        return factor(self.rules, self.carried, self.trump)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that play along as far as it is known, declarer first."""
        if self.declarer < 0:
            return self.table
        place = self.table.index(self.declarer)
        around = self.table[place:] + self.table[:place]
        return tuple([seat for seat in around if seat not in self.home])

    def taken(self, seat: Seat) -> int:
        """Return how many tricks a seat has taken so far."""
        return sum(trick.winner == seat for trick in self.tricks)


def _before_shuffle(event: Event) -> bool:
    """Say whether an event tells of the company and not of the cards."""
    if isinstance(event, events.Did):
        return event.seat == NATURE
    return isinstance(event, events.DealBegan | events.DealerFound | events.ThrownIn)


def _fresh(view: View, **changes: Any) -> View:
    """Start a deal over: forget the cards, keep the company."""
    return View(
        rules=view.rules,
        seats=view.seats,
        me=view.me,
        counts=(0,) * view.seats,
        laid_off=(None,) * view.seats,
        talon=len(pack_of(view.rules.pack)),
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
        standing=view.standing,
        dealer=view.dealer,
        table=view.table,
        carried=event.carried,
    )


def _card_seen(view: View, event: events.CardSeen) -> View:
    return view if event.card is None else replace(view, seen=event)


def _counted(view: View, seat: Seat, more: int) -> tuple[int, ...]:
    return (*view.counts[:seat], view.counts[seat] + more, *view.counts[seat + 1 :])


def _dealt(view: View, event: events.Dealt) -> View:
    """Note a hand; the taker of a Weli holds one card of it already."""
    new = event.count - view.counts[event.seat]
    hand = view.hand if event.cards is None else event.cards
    seen = view.seen if view.seen is None or view.seen.last else None
    return replace(
        view, counts=_counted(view, event.seat, new), talon=view.talon - new, hand=hand, seen=seen
    )


def _drew(view: View, event: events.Drew) -> View:
    hand = view.hand if event.cards is None else tuple(sorted(view.hand + event.cards))
    view = _from_talon(view, event.count)
    return replace(view, counts=_counted(view, event.seat, event.count), hand=hand)


def _from_talon(view: View, count: int) -> View:
    """Take cards off the talon; a card seen at the bottom is gone with the last one."""
    talon = view.talon - count
    return replace(view, talon=talon, seen=view.seen if talon else None)


def _turned(view: View, event: events.Turned) -> View:
    view = _from_talon(view, 1)
    mine = event.seat == view.me
    return replace(
        view,
        counts=_counted(view, event.seat, 1),
        hand=tuple(sorted((*view.hand, event.card))) if mine else view.hand,
        shown=(*view.shown, (event.seat, event.card)),
    )


def _laid_off(view: View, event: events.LaidOff) -> View:
    view = replace(view, counts=_counted(view, event.seat, -event.count))
    if view.laid_off[event.seat] is None or event.seat in view.late:
        view = _says(view, event.seat, event.count)
    if event.cards is None:
        return view
    hand = tuple([card for card in view.hand if card not in event.cards])
    return replace(view, hand=hand, discards=view.discards + event.cards)


def _says(view: View, seat: Seat, count: int) -> View:
    laid_off = (*view.laid_off[:seat], count, *view.laid_off[seat + 1 :])
    return replace(view, laid_off=laid_off, late=view.late - {seat})


def _served_last(view: View, event: events.ServedLast) -> View:
    view = _says(view, event.seat, FULL_HAND)
    return replace(view, late=view.late | {event.seat})


def _declarer_found(view: View, event: events.DeclarerFound) -> View:
    return replace(view, declarer=event.declarer, contract=event.contract)


def _trick_taken(view: View, event: events.TrickTaken) -> View:
    assert view.trick is not None, "a trick that is taken was open"
    full = Trick(view.trick.order, view.trick.cards, event.winner)
    return replace(view, trick=None, tricks=(*view.tricks, full))


def _scored(view: View, event: DealScored) -> View:
    return replace(view, result=event, standing=event.standing)


def _did(view: View, event: events.Did) -> View:
    change = _DID.get(type(event.action))
    return view if change is None else change(view, event.seat, event.action)


def _called(view: View, seat: Seat, action: Action) -> View:
    calls = (*view.calls, (seat, action))
    if isinstance(action, act.Bid):
        return replace(view, calls=calls, declarer=seat, contract=Contract(action.tricks))
    if isinstance(action, act.Muli):
        return replace(view, calls=calls, declarer=seat, contract=MULI)
    if isinstance(action, act.Hold):
        return replace(view, calls=calls, declarer=seat)
    return replace(view, calls=calls)


def _knocked(view: View, _seat: Seat, _action: Action) -> View:
    return replace(view, carried=replace(view.carried, knocks=view.carried.knocks + 1))


def _took_weli(view: View, seat: Seat, _action: Action) -> View:
    return replace(
        view,
        hand=(WELI,) if seat == view.me else view.hand,
        counts=_counted(view, seat, 1),
        talon=view.talon - 1,
        shown=(*view.shown, (seat, WELI)),
        seen=None,
    )


def _named(view: View, _seat: Seat, action: act.NameTrump) -> View:
    return replace(view, trump=action.suit)


def _went_blind(view: View, seat: Seat, _action: Action) -> View:
    return replace(_says(view, seat, FULL_HAND), blind=True)


def _played(view: View, seat: Seat, action: act.Play) -> View:
    if view.trick is None:
        order = view.players
        if view.tricks:
            place = order.index(view.tricks[-1].winner)
            order = order[place:] + order[:place]
        trick = Trick(order, (action.card,))
    else:
        trick = Trick(view.trick.order, (*view.trick.cards, action.card))
    hand = tuple([card for card in view.hand if card is not action.card])
    return replace(view, trick=trick, hand=hand, counts=_counted(view, seat, -1))


def _showed_seven(view: View, seat: Seat, _action: Action) -> View:
    return replace(view, shown=(*view.shown, (seat, BELLS_SEVEN)))


def _refused(view: View, seat: Seat, _action: Action) -> View:
    card = view.shown[-1][1]
    view = replace(view, counts=_counted(view, seat, -1))
    if seat != view.me:
        return view
    hand = tuple([other for other in view.hand if other is not card])
    return replace(view, hand=hand, discards=(*view.discards, card))


_DID: Final[dict[type, Callable[[View, Seat, Any], View]]] = {
    act.Bid: _called,
    act.Pass: _called,
    act.Hold: _called,
    act.Muli: _called,
    act.Knock: _knocked,
    act.TakeWeli: _took_weli,
    act.NameTrump: _named,
    act.BlindTrump: _went_blind,
    act.PlayAlong: lambda view, seat, _: replace(view, going=view.going | {seat}),
    act.StayHome: lambda view, seat, _: replace(view, home=view.home | {seat}),
    act.SixOnSeven: _showed_seven,
    act.RefuseCard: _refused,
    act.Play: _played,
}

_RECEIVE: Final[dict[type, Callable[[View, Any], View]]] = {
    events.DealBegan: _deal_began,
    events.DealerFound: _dealer_found,
    events.ThrownIn: _thrown_in,
    events.Did: _did,
    events.CardSeen: _card_seen,
    events.Dealt: _dealt,
    events.WhiteShown: lambda view, _: view,
    events.DeclarerFound: _declarer_found,
    events.TrumpFixed: lambda view, event: replace(view, trump=event.suit),
    events.Turned: _turned,
    events.Drew: _drew,
    events.LaidOff: _laid_off,
    events.ServedLast: _served_last,
    events.TrickTaken: _trick_taken,
    DealScored: _scored,
    Reveal: lambda view, event: replace(view, reveal=event),
}
