"""A deal of Mighty: one frozen value that holds the whole truth. It never leaves the engine."""

from typing import Any

from msgspec import Struct

from weli.cards import Card, Suit
from weli.games.mighty.actions import CallCards
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Cards, DealScored, Standing
from weli.games.mighty.powers import Specials
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import Outfit
from weli.kernel.actions import Action, Seat
from weli.kernel.engine import DealState
from weli.kernel.tricks import Trick

__all__ = ["Deal", "Friends"]


class Friends(Struct, frozen=True):
    """The friend call, and what has come of it.

    Attributes:
        call: the declarer's call; `None` before it.
        cards: the called cards that may still make a friend, every copy that counts.
        shown: the friends known so far, in the order in which they were revealed.
        suit: the suit the declarer asks the friend for.
        honoured: who has honoured the request.
    """

    call: Action | None = None
    cards: Cards = ()
    shown: tuple[Seat, ...] = ()
    suit: Suit | None = None
    honoured: frozenset[Seat] = frozenset()


class Deal(DealState, frozen=True, kw_only=True):
    """One deal of Mighty.

    Attributes:
        outfit: the pack, the hands and the kitty for so many people.
        again: the steps from the shuffle on, for when the cards are thrown in.
        table: the seats that take part, left of the dealer first.
        pack: the shuffled pack, before it is dealt.
        kitty: the kitty as it was dealt.
        dealt: each seat's hand as it was dealt.
        played: each seat's hand as it was when play began.
        redeals: how often the cards were thrown in before this deal.
        lowered: by how much an all-pass has lowered the lowest bid.
        declarer: who declares, `NATURE` (-1) before that is known.
        contract: the highest bid; after the exchange the final contract.
        auction: the contract as it was bid.
        doubled: whether a change of trump has doubled the stake.
        buried: what the declarer buried.
        friends: the friend call and what has come of it.
        specials: the mighty, the joker and the ripper under the final contract.
        captured: the cards each seat took in its tricks.
        tricks: the full tricks.
        void_seen: whether somebody could not follow suit.
    """

    rules: MightyRules
    standing: Standing
    result: DealScored | None = None
    outfit: Outfit
    again: tuple[Any, ...] = ()
    table: tuple[Seat, ...] = ()
    pack: Cards = ()
    kitty: Cards = ()
    dealt: tuple[Cards, ...] = ()
    played: tuple[Cards, ...] = ()
    redeals: int = 0
    lowered: int = 0
    declarer: Seat = -1
    contract: Contract | None = None
    auction: Contract | None = None
    doubled: bool = False
    buried: Cards = ()
    friends: Friends = Friends()
    specials: Specials | None = None
    captured: tuple[Cards, ...] = ()
    tricks: tuple[Trick, ...] = ()
    void_seen: bool = False

    @property
    def least(self) -> int:
        """The lowest bid of this table, before anything lowers it."""
        return self.rules.bidding.min[len(self.table)]

    @property
    def most(self) -> int:
        """The highest bid."""
        return self.outfit.points + self.rules.bidding.above_max

    @property
    def promise(self) -> Contract:
        """The contract, where the bidding is known to be over."""
        assert self.contract is not None, "the bidding is over before anybody needs the contract"
        return self.contract

    @property
    def powers(self) -> Specials:
        """The special cards, where the contract is known to be final."""
        assert self.specials is not None, "the contract is final before anybody needs the powers"
        return self.specials

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that take part, clockwise, beginning with this one."""
        place = self.table.index(seat)
        return self.table[place:] + self.table[:place]

    def with_hand(self, seat: Seat, hand: Cards) -> tuple[Cards, ...]:
        """Return all hands with this seat's replaced, kept in pack order."""
        return (*self.hands[:seat], tuple(sorted(hand)), *self.hands[seat + 1 :])

    def owes_request(self, seat: Seat) -> bool:
        """Say whether a seat is a friend that still owes the declarer a suit.

        The holder of a called card knows it even while the others do not.
        """
        friends = self.friends
        if friends.suit is None or seat == self.declarer:
            return False
        if self.rules.friend.request_binding == "first_holding" and seat in friends.honoured:
            return False
        return seat in friends.shown or self._holds_called(seat)

    @property
    def first_player_only(self) -> bool:
        """Whether of two copies of a called card only the one played first makes a friend."""
        first_played = self.rules.friend.two_deck == "first_played"
        return self.outfit.decks > 1 and (first_played or isinstance(self.friends.call, CallCards))

    def _holds_called(self, seat: Seat) -> bool:
        """Say whether a seat holds a called card that is sure to make it a friend."""
        called: tuple[Card, ...] = self.friends.cards
        if self.first_player_only:
            return False
        return any(card in called for card in self.hands[seat])
