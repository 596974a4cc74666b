"""A newcomer's habits at Mighty.

* A hand counts its longest suit and, outside it, mighty, joker and aces. With seven of ten cards
  that count the newcomer bids the least in that suit, and for each one more a point more; never
  no-trump. After cards were thrown in, fewer will do.
* It buries its lowest cards, declares what it bid, and calls the mighty, or else the joker, or else
  the highest card that it lacks.
* The declarer leads high trumps, then the mighty and aces, others an ace; who has none leads the
  lowest card. Mighty and joker are kept for a trick with two points. Who can take a trick with
  points takes it, with the highest card, or as the last player with the lowest that will do; who
  cannot throws the lowest, and gives a point to a trick that the known own side takes.
* A joker asks for trumps from the declarer and for the longest suit from others; a ripper always
  calls the joker, unless it is in the own hand.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from weli.cards import FRENCH_SUITS, Card, Rank, Suit
from weli.games.mighty import actions as act
from weli.games.mighty.powers import COLOURS, OpenTrick, best_place, specials_of
from weli.games.mighty.seating import is_point, outfit_of
from weli.games.mighty.view import View
from weli.kernel.actions import Action
from weli.kernel.legal import Legal

__all__ = ["choose"]

TRUMP: Final = 100
SPECIAL: Final = 1000
NEVER: Final = -(10**6)

REDEALS: Final = 2
"""After so many deals that were thrown in nobody throws in a misdeal any more."""

WORTH_IT: Final = 2
"""For so many points in a trick the mighty or the joker is spent."""


def choose(view: View, legal: Legal) -> Action:
    """Return the action that habit likes best; of several the first."""
    first, newcomer = next(iter(legal)), Newcomer(view)
    if isinstance(first, act.Bury):
        pick = legal.offer().picks[0]
        low = sorted(pick.cards, key=newcomer.height)[: pick.sizes[0]]
        return act.Bury(tuple(sorted(low)))
    return max(legal, key=_HABITS[type(first)](newcomer))


class Newcomer:
    """A newcomer who looks at the own hand and at the table, for one decision."""

    def __init__(self, view: View) -> None:
        """Look once at what every habit asks about."""
        self.view = view
        self.specials = view.specials
        self.trump = view.trump
        self.declares = view.me == view.declarer

    def height(self, card: Card) -> int:
        """Return how high a card is in a newcomer's eyes."""
        if self.specials.is_mighty(card):
            return 2 * SPECIAL
        if card.rank is Rank.JOKER:
            return SPECIAL
        return card.rank + (TRUMP if card.suit is self.trump else 0)

    # ------------------------------------------------------------------ what is said

    def misdeal(self, action: Action) -> int:
        """Throw poor hands in, but not for ever."""
        return int(isinstance(action, act.Misdeal) == (self.view.redeals < REDEALS))

    def bidding(self) -> Callable[[Any], int]:
        """Bid the least that may be bid in the best suit, if the hand counts enough; else pass."""
        view = self.view
        counts = {suit: self._count(suit) for suit in FRENCH_SUITS}
        best = max(FRENCH_SUITS, key=lambda suit: counts[suit])
        needed = 7 * outfit_of(view.rules, view.seats).hand // 10 - view.redeals
        most = view.rules.bidding.min[len(view.table)] + counts[best] - needed

        def likes(action: Action) -> int:
            if not isinstance(action, act.Bid):
                return 0
            if action.trump is best and action.level <= most:
                return SPECIAL - action.level
            return -action.level - (action.trump is not best)

        return likes

    def _count(self, suit: Suit) -> int:
        """Return how many of the own cards count under a trump."""
        specials = specials_of(self.view.rules, self.view.seats, suit)
        return sum(
            card.suit is suit or specials.is_mighty(card) or card.rank in (Rank.JOKER, Rank.ACE)
            for card in self.view.hand
        )

    def declare(self, action: act.Declare) -> int:
        """Declare what was bid."""
        bid = self.view.contract
        assert bid is not None, "who declares has bid"
        return -abs(action.level - bid.level) - TRUMP * (action.trump is not bid.trump)

    def friend(self, action: Action) -> int:
        """Call the highest card that is in others' hands; play alone only where one must."""
        if isinstance(action, act.CallCard):
            return self._missing(action.card)
        if isinstance(action, act.CallCards):
            return min(self._missing(action.one), self._missing(action.other)) - 1
        return NEVER if isinstance(action, act.Alone) else 0

    def _missing(self, card: Card) -> int:
        """Return how high a card is that others hold; an own one would be no friend."""
        own = (*self.view.hand, *self.view.buried)
        held = any(card.face == mine.face for mine in own)
        return NEVER + 1 if held else self.height(card)

    def request(self, action: Action) -> int:
        """Ask the friend for no suit."""
        return int(isinstance(action, act.NoRequest))

    def name(self, action: act.NameSuit | act.NameColour) -> int:
        """Ask for trumps as declarer, else for the longest suit."""
        suits = (action.suit,) if isinstance(action, act.NameSuit) else COLOURS[action.colour]
        asks = TRUMP * (self.declares and self.trump in suits)
        return asks + sum(card.suit in suits for card in self.view.hand)

    def ripper(self, action: Action) -> int:
        """Call the joker that somebody else holds."""
        mine = any(card.rank is Rank.JOKER for card in self.view.hand)
        return int(isinstance(action, act.CallJoker) != mine)

    # ------------------------------------------------------------------ what is played

    def playing(self) -> Callable[[Any], int]:
        """Lead high, take tricks with points, and throw low cards to the others."""
        trick = self.view.trick
        if trick is None or not trick.cards:
            return self._lead
        points = sum(is_point(card, self.view.rules.special) for card in trick.cards)
        leading = trick.order[best_place(self.view.rules, self.specials, trick)]
        ours = self._ours(leading)
        return lambda action: self._follow(action.card, trick, points, ours=ours)

    def _lead(self, action: act.Play) -> int:
        """Lead high trumps and the mighty as declarer, an ace, or else the lowest card."""
        height, rank = self.height(action.card), action.card.rank
        if height >= 2 * SPECIAL:
            return TRUMP + rank if self.declares else -height
        if action.card.suit is self.trump:
            return 2 * TRUMP + rank if self.declares and rank >= Rank.QUEEN else -height
        return TRUMP + rank if rank is Rank.ACE else -height

    def _follow(self, card: Card, trick: OpenTrick, points: int, *, ours: bool) -> int:
        """Take what is worth it with the highest card; else throw the lowest, or give a point."""
        height, point = self.height(card), is_point(card, self.view.rules.special)
        if ours:
            return SPECIAL + height if point and height < TRUMP else -height
        table = replace(trick, cards=(*trick.cards, card))
        takes = best_place(self.view.rules, self.specials, table) == len(trick.cards)
        if takes and points >= (WORTH_IT if height >= SPECIAL else 1):
            last = len(table.cards) == len(trick.order)
            return 5 * SPECIAL + (-height if last else height)
        return -height - (WORTH_IT * TRUMP if point else 0)

    def _ours(self, seat: int) -> bool:
        """Say whether a seat is known to be on the own side."""
        view = self.view
        attackers = {view.declarer, *view.friends}
        if view.me in attackers:
            return seat in attackers
        known = len(view.friends) > 0 or isinstance(view.call, act.Alone)
        return known and seat not in attackers


_HABITS: Final[dict[type[Action], Callable[[Newcomer], Callable[[Any], int]]]] = {
    act.Misdeal: lambda newcomer: newcomer.misdeal,
    act.NoMisdeal: lambda newcomer: newcomer.misdeal,
    act.Pass: Newcomer.bidding,
    act.Bid: Newcomer.bidding,
    act.Declare: lambda newcomer: newcomer.declare,
    act.CallCard: lambda newcomer: newcomer.friend,
    act.CallCards: lambda newcomer: newcomer.friend,
    act.CallSeat: lambda newcomer: newcomer.friend,
    act.CallTrick: lambda newcomer: newcomer.friend,
    act.Alone: lambda newcomer: newcomer.friend,
    act.Request: lambda newcomer: newcomer.request,
    act.NoRequest: lambda newcomer: newcomer.request,
    act.NameSuit: lambda newcomer: newcomer.name,
    act.NameColour: lambda newcomer: newcomer.name,
    act.CallJoker: lambda newcomer: newcomer.ripper,
    act.NoCall: lambda newcomer: newcomer.ripper,
    act.Play: Newcomer.playing,
}
"""The habit that answers a question, by the kind of the first allowed answer."""
