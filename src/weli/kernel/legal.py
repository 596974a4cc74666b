"""What a player may do: sets of legal actions that can be listed, tested, sampled and explained.

A set is plain data made from what its actor knows, so it can be sent to a bot in another process.
Large sets (a shuffle, a burial) are never listed unless somebody asks.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, perm
from typing import Final, Protocol

from msgspec import Struct

from weli.cards import Card
from weli.kernel.actions import SECRET, Action, CardsAction, Reason
from weli.kernel.chance import KeyedRandom

__all__ = [
    "NOT_NOW",
    "ActionSet",
    "Arrangements",
    "Either",
    "Legal",
    "Offer",
    "OneOf",
    "Pick",
    "Subsets",
]

NOT_NOW: Final = "not_now"
"""The reason's code when an action does not answer the question that is asked."""


class Pick(Struct, frozen=True):
    """A choice of several cards, for a face to show: which cards, and how many of them."""

    make: type[CardsAction]
    cards: tuple[Card, ...]
    sizes: tuple[int, ...]


class Offer(Struct, frozen=True):
    """Everything a face needs to show a decision: single actions, card choices, refused ones.

    `refused` are the actions a player might well think of, each with the reason against it.
    """

    actions: tuple[Action, ...] = ()
    picks: tuple[Pick, ...] = ()
    refused: tuple[tuple[Action, Reason], ...] = ()


class Legal(Protocol):
    """A set of legal actions."""

    def __iter__(self) -> Iterator[Action]:
        """List the legal actions, in a fixed order."""

    def total(self) -> int:
        """Count the legal actions without listing them."""

    def __contains__(self, action: object) -> bool:
        """Say whether an action is legal."""

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""

    def sample(self, rng: KeyedRandom) -> Action:
        """Draw a legal action, each equally likely."""

    def offer(self) -> Offer:
        """Return the decision as plain data for a face."""


class ActionSet(Struct, frozen=True, tag_field=SECRET, tag="legal"):
    """What the sets share: an action is a member when nothing speaks against it."""

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""
        raise NotImplementedError

    def __contains__(self, action: object) -> bool:
        """Say whether an action is legal."""
        return isinstance(action, Action) and self.why_not(action) is None


class OneOf(ActionSet, frozen=True):
    """A short list of legal actions, and the reasons against those that a player might expect."""

    actions: tuple[Action, ...]
    refused: tuple[tuple[Action, Reason], ...] = ()

    def __iter__(self) -> Iterator[Action]:
        """List the legal actions."""
        return iter(self.actions)

    def total(self) -> int:
        """Count the legal actions without listing them."""
        return len(self.actions)

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""
        if action in self.actions:
            return None
        for refused, reason in self.refused:
            if refused == action:
                return reason
        return Reason(NOT_NOW)

    def sample(self, rng: KeyedRandom) -> Action:
        """Draw a legal action, each equally likely."""
        return self.actions[rng.below(len(self.actions))]

    def offer(self) -> Offer:
        """Return the decision as plain data for a face."""
        return Offer(actions=self.actions, refused=self.refused)


class Subsets(ActionSet, frozen=True):
    """Any choice of so many cards from a hand, such as the cards to lay off.

    Attributes:
        make: the action; it names the chosen cards in pack order.
        cards: the cards that may be chosen, in pack order.
        sizes: how many may be chosen, ascending.
        refused: the reason against another number of cards, by number.
    """

    make: type[CardsAction]
    cards: tuple[Card, ...]
    sizes: tuple[int, ...]
    refused: tuple[tuple[int, Reason], ...] = ()

    def __iter__(self) -> Iterator[Action]:
        """List the legal actions, small choices first."""
        for size in self.sizes:
            for chosen in combinations(self.cards, size):
                yield self.make(chosen)

    def total(self) -> int:
        """Count the legal actions without listing them."""
        return sum(comb(len(self.cards), size) for size in self.sizes)

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""
        if not isinstance(action, self.make):
            return Reason(NOT_NOW)
        chosen = action.cards
        for card in chosen:
            if card not in self.cards:
                return Reason("card_not_yours", details={"card": card.code})
        if list(chosen) != sorted(set(chosen)):
            return Reason("cards_not_sorted")
        if len(chosen) in self.sizes:
            return None
        for size, reason in self.refused:
            if size == len(chosen):
                return reason
        return Reason("wrong_number", details={"number": len(chosen)})

    def sample(self, rng: KeyedRandom) -> Action:
        """Draw a legal action, each equally likely."""
        place = rng.below(self.total())
        for size in self.sizes:
            count = comb(len(self.cards), size)
            if place < count:
                return self.make(tuple(sorted(rng.sample(self.cards, size))))
            place -= count
        raise AssertionError("the place is below the number of choices")

    def offer(self) -> Offer:
        """Return the decision as plain data for a face."""
        return Offer(picks=(Pick(self.make, self.cards, self.sizes),))


class Arrangements(ActionSet, frozen=True):
    """Any cards in any order: a shuffle of the whole pack, or a draw of one card for each seat.

    Attributes:
        make: the action; it names the cards in their order.
        cards: the cards to choose from, in pack order.
        count: how many are laid out.
    """

    make: type[CardsAction]
    cards: tuple[Card, ...]
    count: int

    def __iter__(self) -> Iterator[Action]:
        """List the legal actions lazily; there may be astronomically many."""
        return (self.make(order) for order in permutations(self.cards, self.count))

    def total(self) -> int:
        """Count the legal actions without listing them."""
        return perm(len(self.cards), self.count)

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""
        if not isinstance(action, self.make):
            return Reason(NOT_NOW)
        order = action.cards
        if len(order) != self.count or len(set(order)) != self.count:
            return Reason("wrong_number", details={"number": len(order)})
        missing = set(order).difference(self.cards)
        if missing:
            return Reason("card_not_in_pack", details={"card": min(missing).code})
        return None

    def sample(self, rng: KeyedRandom) -> Action:
        """Draw a legal action, each equally likely."""
        return self.make(rng.sample(self.cards, self.count))

    def offer(self) -> Offer:
        """Return the decision as plain data; nature needs no face, so nothing is listed."""
        return Offer()


class Either(ActionSet, frozen=True):
    """Several sets of legal actions together; the first that knows an action speaks for it."""

    parts: tuple[Legal, ...]

    def __iter__(self) -> Iterator[Action]:
        """List the legal actions, part by part."""
        for part in self.parts:
            yield from part

    def total(self) -> int:
        """Count the legal actions without listing them."""
        return sum(part.total() for part in self.parts)

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""
        answer = Reason(NOT_NOW)
        for part in self.parts:
            reason = part.why_not(action)
            if reason is None:
                return None
            if reason.code != NOT_NOW:
                answer = reason
        return answer

    def sample(self, rng: KeyedRandom) -> Action:
        """Draw a legal action, each equally likely."""
        place = rng.below(self.total())
        for part in self.parts:
            if place < part.total():
                return part.sample(rng)
            place -= part.total()
        raise AssertionError("the place is below the number of choices")

    def offer(self) -> Offer:
        """Return the decision as plain data for a face."""
        offers = [part.offer() for part in self.parts]
        return Offer(
            actions=tuple(action for offer in offers for action in offer.actions),
            picks=tuple(pick for offer in offers for pick in offer.picks),
            refused=tuple(pair for offer in offers for pair in offer.refused),
        )
