"""Tricks: who plays, which cards are allowed, and why the others are not.

The duties of a trick (follow suit, trump, head the trick) are data in order of firmness. Each
names the cards that fulfil it; a duty that none of the cards still allowed can fulfil is void.
So some card is always allowed, and each refused card has exactly one duty that refused it.
"""

from collections.abc import Iterator

from msgspec import Struct

from weli.cards import Card
from weli.kernel.actions import Action, Play, Reason, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import NOT_NOW, ActionSet, Offer

__all__ = ["Duty", "Plays", "Trick", "narrow"]


class Trick(Struct, frozen=True):
    """One trick: the seats in order of play, and the cards played so far.

    Attributes:
        order: the seats that play, leader first.
        cards: their cards, in the same order; shorter while the trick is open.
        winner: who took it, once it is full.
    """

    order: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None

    @property
    def leader(self) -> Seat:
        """The seat that led, or is to lead, to this trick."""
        return self.order[0]

    @property
    def turn(self) -> Seat:
        """The seat whose card is awaited."""
        return self.order[len(self.cards)]

    @property
    def full(self) -> bool:
        """Whether everybody has played to it."""
        return len(self.cards) == len(self.order)


class Duty(Struct, frozen=True):
    """A duty in a trick, and the cards of the hand that fulfil it.

    Attributes:
        code: names the sentence that explains the duty.
        cards: the cards that fulfil it.
        option: the house rule behind it, empty for a fixed rule.
    """

    code: str
    cards: tuple[Card, ...]
    option: str = ""


def narrow(hand: tuple[Card, ...], duties: tuple[Duty, ...]) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played under these duties, firmest first."""
    allowed = hand
    for duty in duties:
        kept = tuple([card for card in allowed if card in duty.cards])
        allowed = kept or allowed
    return allowed


class Plays(ActionSet, frozen=True):
    """The cards that may be played to a trick, and the duty that forbids each other card.

    Attributes:
        hand: the player's hand.
        duties: the duties of the trick, firmest first.
        allowed: the cards that the duties leave.
    """

    hand: tuple[Card, ...]
    duties: tuple[Duty, ...]
    allowed: tuple[Card, ...]

    @classmethod
    def under(cls, hand: tuple[Card, ...], duties: tuple[Duty, ...]) -> "Plays":
        """Return the plays that these duties leave."""
        return cls(hand, duties, narrow(hand, duties))

    def __iter__(self) -> Iterator[Action]:
        """List the legal plays, in the order of the hand."""
        return iter([Play(card) for card in self.allowed])

    def total(self) -> int:
        """Count the legal plays."""
        return len(self.allowed)

    def why_not(self, action: Action) -> Reason | None:
        """Return the duty that forbids a card, or `None` when it may be played."""
        if not isinstance(action, Play):
            return Reason(NOT_NOW)
        card = action.card
        if card in self.allowed:
            return None
        if card not in self.hand:
            return Reason("card_not_yours", details={"card": card.code})
        allowed = self.hand
        for duty in self.duties:
            kept = narrow(allowed, (duty,))
            if card not in kept:
                return Reason(duty.code, duty.option, {"card": card.code})
            allowed = kept
        raise AssertionError("a card of the hand is allowed, or some duty has refused it")

    def sample(self, rng: KeyedRandom) -> Action:
        """Draw a legal play, each equally likely."""
        return Play(rng.choice(self.allowed))

    def offer(self) -> Offer:
        """Return the decision as plain data for a face."""
        refused = [
            (Play(card), reason)
            for card in self.hand
            if (reason := self.why_not(Play(card))) is not None
        ]
        return Offer(actions=tuple(self), refused=tuple(refused))
