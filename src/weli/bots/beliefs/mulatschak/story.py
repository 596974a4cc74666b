"""What a reader of Mulatschak knows for certain about every card, from what it was told."""

from collections.abc import Callable
from typing import Any, Final

from weli.bots.beliefs.worlds import NothingToImagine
from weli.cards import WELI, Card
from weli.games.mulatschak import actions as act
from weli.games.mulatschak import events
from weli.games.mulatschak.events import Cards
from weli.games.mulatschak.trumps import BELLS_SEVEN, SOWS, pack_of
from weli.games.mulatschak.view import View
from weli.kernel.actions import Event, Seat

__all__ = ["FIRST_PACKET", "FULL_HAND", "SeatStory", "Story"]

FIRST_PACKET: Final = 3
FULL_HAND: Final = 5


class SeatStory:
    """What is known of one seat's cards.

    Attributes:
        dealt: where in the pack the cards lay that it was dealt.
        drawn: where those lay that it drew face down.
        laid: how many cards it laid off face down, each time.
        turned: the cards it took face up from the talon, those it refused left out.
        refused: the cards it refused, in order.
        played: the cards it played.
        form: the card on which it took others: the trump Sow or the Bells seven.
    """

    def __init__(self) -> None:
        """Begin before anything is known."""
        self.dealt: list[int] = []
        self.drawn: list[int] = []
        self.laid: list[int] = []
        self.turned: list[Card] = []
        self.refused: list[Card] = []
        self.played: list[Card] = []
        self.form: Card | None = None

    @property
    def first(self) -> int:
        """How many cards it laid off from the hand it was dealt."""
        return self.laid[0] if self.laid else 0

    @property
    def later(self) -> int:
        """How many cards it laid off after taking new ones."""
        return sum(self.laid[1:])

    @property
    def kept(self) -> int:
        """How many cards it kept of the hand it was dealt."""
        return FULL_HAND - self.first


class Story:
    """What is known of a deal's cards.

    Places in the pack are counted from the first card that is dealt, after the cut, and without the
    Weli where the cutter took it.

    Attributes:
        view: what the reader knows.
        pack: the cards that are dealt, in pack order.
        seats: what is known of each seat's cards.
        fixed: the cards known by their place in the pack.
        taker: who took the Weli at the cut, or -1.
        cut: what was done at the cut, or `None`.
        saw: the card that the reader saw at the cut, with its place.
        left: whether a cutter left the card that he saw, and where that was: `top`, `bottom`.
        talon: where in the pack the talon begins.
        dealt: whether the hands have been dealt.
    """

    def __init__(self, view: View) -> None:
        """Go through everything that the reader was told.

        Raises:
            NothingToImagine: nobody has been asked yet, or the deal is over.
        """
        self.view = view
        self.seats = [SeatStory() for _ in range(view.seats)]
        self.fixed: dict[int, Card] = {}
        self.taker: Seat = -1
        self.cut: act.Lift | act.Knock | None = None
        self.saw: events.CardSeen | None = None
        self.left = ""
        self.talon = 0
        self.pack: Cards = pack_of(view.rules.pack)
        self.dealt = False
        if view.result is not None:
            raise NothingToImagine("the deal is over: no cards are hidden any more")
        for event in view.told:
            change = _TELLS.get(type(event))
            if change is not None:
                change(self, event)
        if not self.dealt and not (view.table and view.rules.cut.cut):
            raise NothingToImagine("no cards have been dealt yet")
        self._fix_last()

    def own(self) -> Cards:
        """Return the reader's own cards, wherever they are now."""
        view = self.view
        mine = self.seats[view.me].played if view.me >= 0 else []
        return (*view.hand, *view.discards, *mine)

    def _fix_last(self) -> None:
        """Note the bottom card that the reader saw, as long as it lies in the talon."""
        last, saw = len(self.pack) - 1, self.saw
        if saw is not None and saw.card is not None and saw.last and self.talon <= last:
            self.fixed[last] = saw.card

    # -------------------------------------------------------------------- the cut and the deal

    def saw_card(self, event: events.CardSeen) -> None:
        """Note where the cutter looked, and what the reader saw there."""
        self.left = "bottom" if event.last else "top"
        self.saw = event if event.card is not None else None

    def take_weli(self, seat: Seat) -> None:
        """Note that the cutter took the Weli: what lies at its place now nobody knows."""
        self.taker, self.saw, self.left = seat, None, ""
        self.pack = tuple([card for card in self.pack if card is not WELI])

    def deal(self, event: events.Dealt) -> None:
        """Note where the hands lay, with the first that is dealt, and the reader's own cards."""
        if not self.dealt:
            self.dealt = True
            self._deal_places()
        if event.cards is not None:
            cards = [card for card in event.cards if event.seat != self.taker or card is not WELI]
            for place, card in zip(self.seats[event.seat].dealt, self._sorted(cards), strict=True):
                self.fixed[place] = card

    def _deal_places(self) -> None:
        """Note where in the pack each seat's hand lay: up to three cards each, then up to five."""
        counts = [int(seat == self.taker) for seat in range(self.view.seats)]
        for full in (FIRST_PACKET, FULL_HAND):
            for seat in self.view.table:
                more = full - counts[seat]
                self.seats[seat].dealt += range(self.talon, self.talon + more)
                self.talon += more
                counts[seat] = full

    def _sorted(self, cards: list[Card]) -> list[Card]:
        """Return the reader's dealt cards in an order that agrees with what is known on top."""
        top = self.saw.card if self.saw is not None and not self.saw.last else None
        return sorted(cards, key=lambda card: (card is not top, card is WELI, card.index))

    # -------------------------------------------------------------------- the exchange

    def draw(self, event: events.Drew) -> None:
        """Note where the cards lay that a seat drew."""
        places = range(self.talon, self.talon + event.count)
        self.seats[event.seat].drawn += places
        self.talon += event.count
        if event.cards is not None:
            self.fixed |= dict(zip(places, event.cards, strict=True))

    def turn(self, event: events.Turned) -> None:
        """Note a card that was turned up for a seat."""
        self.seats[event.seat].turned.append(event.card)
        self.fixed[self.talon] = event.card
        self.talon += 1

    def did(self, event: events.Did) -> None:
        """Note what somebody did for all to see."""
        change = _DOES.get(type(event.action))
        if change is not None:
            change(self, event.seat, event.action)

    def refuse(self, seat: Seat) -> None:
        """Note that a seat refused the card that was turned up for it last."""
        self.seats[seat].refused.append(self.seats[seat].turned.pop())

    def lay_off(self, event: events.LaidOff) -> None:
        """Note how many cards a seat laid off."""
        self.seats[event.seat].laid.append(event.count)

    def take_on_sow(self, seat: Seat) -> None:
        """Note that a seat held the trump Sow."""
        assert self.view.trump is not None, "trump is known when cards are exchanged"
        self.seats[seat].form = SOWS[self.view.trump]

    def take_on_seven(self, seat: Seat) -> None:
        """Note that a seat held the Bells seven."""
        self.seats[seat].form = BELLS_SEVEN

    def play(self, seat: Seat, action: act.Play) -> None:
        """Note a card that was played."""
        self.seats[seat].played.append(action.card)

    def cut_pack(self, action: act.Lift | act.Knock) -> None:
        """Note how the pack was cut."""
        self.cut = action


_DOES: Final[dict[type, Callable[[Story, Seat, Any], None]]] = {
    act.Lift: lambda story, _, action: story.cut_pack(action),
    act.Knock: lambda story, _, action: story.cut_pack(action),
    act.TakeWeli: lambda story, seat, _: story.take_weli(seat),
    act.FiveOnSow: lambda story, seat, _: story.take_on_sow(seat),
    act.SixOnSeven: lambda story, seat, _: story.take_on_seven(seat),
    act.RefuseCard: lambda story, seat, _: story.refuse(seat),
    act.Play: lambda story, seat, action: story.play(seat, action),
}

_TELLS: Final[dict[type[Event], Callable[[Story, Any], None]]] = {
    events.CardSeen: Story.saw_card,
    events.Dealt: Story.deal,
    events.Drew: Story.draw,
    events.Turned: Story.turn,
    events.LaidOff: Story.lay_off,
    events.Did: Story.did,
}
