"""What a reader of Mighty knows for certain about every card, from what it was told."""

from typing import Final

from weli.bots.beliefs.mighty.cardsets import bit_of, bits
from weli.bots.beliefs.mighty.plays import Played, misses_suit, not_held
from weli.bots.beliefs.worlds import NothingToImagine
from weli.cards import Card, Suit
from weli.fast.codec import SPACES
from weli.games.mighty import actions as act
from weli.games.mighty import events
from weli.games.mighty.powers import OpenTrick
from weli.games.mighty.seating import outfit_of
from weli.games.mighty.view import View
from weli.kernel.actions import Event, Seat

__all__ = ["BURIAL", "Story", "before_dealing"]

BURIAL: Final = -1
"""Stands among the steps for a burial that the reader did not see."""


def before_dealing(view: View, reader: Seat) -> View:
    """Return what a reader knew when the cards of this deal had just been shuffled."""
    none = (0,) * view.seats
    return View(
        rules=view.rules,
        seats=view.seats,
        me=reader,
        standing=view.standing,
        dealer=view.dealer,
        table=view.table,
        redeals=view.redeals,
        shown=view.shown,
        counts=none,
        captured=none,
    )


class Story:
    """What is known of a deal's cards.

    Attributes:
        view: what the reader knows.
        outfit: the pack, the hands and the kitty.
        steps: what everybody did, as steps of the twin; `BURIAL` for an unseen burial.
        played: by seat, the cards it played, as a set.
        barred: by seat, the cards that it cannot hold now, as a set.
        taken: whether the declarer has taken the kitty.
        down: how many cards lie face down, unseen: the kitty, or what was buried.
        was_buried: whether those were buried.
    """

    def __init__(self, view: View) -> None:
        """Go through everything that the reader was told.

        Raises:
            NothingToImagine: no cards have been dealt, or the deal is over.
        """
        if view.result is not None:
            raise NothingToImagine("the deal is over: no cards are hidden any more")
        if not view.told:
            raise NothingToImagine("no cards have been dealt yet")
        self.view = view
        self.outfit = outfit_of(view.rules, view.seats)
        self.steps: list[int] = []
        self.played = [0] * view.seats
        self.barred = [0] * view.seats
        self.taken = self.was_buried = False
        self.down = self.outfit.kitty
        self._void_seen = False
        self._suits_led: set[tuple[Seat, Suit | None]] = set()
        so_far = before_dealing(view, view.me)
        for event in view.told:
            self._note(event, so_far)
            so_far = so_far.receive(event)

    @property
    def own(self) -> int:
        """The reader's own cards, wherever they are now, as a set."""
        mine = self.played[self.view.me] if self.view.me >= 0 else 0
        return mine | bits(self.view.hand) | bits(self.view.buried)

    @property
    def seen(self) -> int:
        """Every card whose place the reader knows, as a set."""
        found = self.own
        for cards in self.played:
            found |= cards
        return found

    def _note(self, event: Event, so_far: View) -> None:
        """Note what an event tells beside what was known before."""
        match event:
            case events.Drew(count=count):
                self.taken = True
                self.down -= count
            case events.LaidOff(count=count, cards=None):
                self.steps.append(BURIAL)
                self.down, self.was_buried = count, True
            case events.LaidOff(cards=cards) if cards is not None:
                self.steps += SPACES["mighty"].encode(act.Bury(cards))
            case events.Did(seat=seat, action=action):
                self.steps += SPACES["mighty"].encode(action)
                if isinstance(action, act.Play):
                    self._note_play(seat, action.card, so_far)

    def _note_play(self, seat: Seat, card: Card, so_far: View) -> None:
        """Note a card that was played, and what its player cannot hold."""
        played = Played(
            rules=so_far.rules,
            specials=so_far.specials,
            trick=so_far.trick or _new_trick(so_far, seat),
            card=card,
            left=so_far.counts[seat],
            void_seen=self._void_seen,
            owed=so_far.request if self._surely_owes(so_far, seat) else None,
        )
        if seat != self.view.me:
            self.barred[seat] |= not_held(played)
        self._void_seen = self._void_seen or misses_suit(played)
        self.played[seat] |= bit_of(card)
        if not played.trick.cards:
            self._suits_led.add((seat, card.suit))

    def _surely_owes(self, so_far: View, seat: Seat) -> bool:
        """Say whether a leader is known to owe the declarer a suit.

        A friend who has led the suit before may have honoured the request, also while unknown.
        """
        if so_far.request is None or seat == so_far.declarer or seat not in so_far.friends:
            return False
        every = so_far.rules.friend.request_binding != "first_holding"
        return every or (seat, so_far.request) not in self._suits_led


def _new_trick(so_far: View, leader: Seat) -> OpenTrick:
    """Return a trick to which nobody has played."""
    place = so_far.table.index(leader)
    order = so_far.table[place:] + so_far.table[:place]
    return OpenTrick(order, first=not so_far.tricks, last=so_far.left == 1)
