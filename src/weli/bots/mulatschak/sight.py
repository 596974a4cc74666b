"""What a player can still meet in the tricks: cards not seen, and who cannot hold which.

Sets of cards are whole numbers with one bit for each card's index.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from weli.cards import CARDS, GERMAN_SUITS, Card
from weli.games.mulatschak.rules import Pack, Play
from weli.games.mulatschak.trumps import best_place, pack_of, suit_of
from weli.games.mulatschak.view import View
from weli.kernel.actions import Seat
from weli.kernel.tricks import Trick

__all__ = ["ABOVE", "SUITS", "Sight", "cards_of", "chance_of_none"]


def cards_of(cards: Iterable[Card]) -> int:
    """Return cards as a set of bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card.index
    return bits


SUITS: Final = {
    trump: {suit: cards_of(c for c in CARDS if suit_of(c, trump) is suit) for suit in GERMAN_SUITS}
    for trump in GERMAN_SUITS
}
"""The cards of each suit under each trump; the Weli is a trump."""

ABOVE: Final = {
    trump: tuple(
        cards_of(
            other
            for other in CARDS
            if suit_of(other, trump) is suit_of(card, trump) and other.rank > card.rank
        )
        for card in CARDS
    )
    for trump in GERMAN_SUITS
}
"""The cards of its own suit that beat a card, by trump and the card's index."""


@cache
def _pack(pack: Pack) -> int:
    return cards_of(pack_of(pack))


@cache
def chance_of_none(pool: int, marked: int, drawn: int) -> int:
    """Return the chance, in thousandths, that so many drawn from a pool hold no marked card."""
    chance = 1000
    for gone in range(min(drawn, pool)):
        chance = chance * max(pool - marked - gone, 0) // (pool - gone)
    return chance


class Sight:
    """The cards that other players may hold, as one player can tell.

    Attributes:
        trump: the trump suit.
        unseen: the cards that this player has not seen.
        lacks: the cards that each seat cannot hold, since it did not play them when it had to.
    """

    __slots__ = ("lacks", "trump", "unseen")

    def __init__(self, view: View) -> None:
        """Look at the hand, the discards and the tricks so far."""
        assert view.trump is not None, "trump is known when tricks are played"
        self.trump = view.trump
        self.lacks = [0] * view.seats
        seen = cards_of(view.hand) | cards_of(view.discards)
        tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
        for trick in tricks:
            seen |= cards_of(trick.cards)
            self._learn(trick, view.rules.play)
        self.unseen = _pack(view.rules.pack) & ~seen

    def live(self, seats: Iterable[Seat]) -> int:
        """Return the unseen cards that at least one of these seats may hold."""
        possible = 0
        for seat in seats:
            possible |= ~self.lacks[seat]
        return self.unseen & possible

    def _learn(self, trick: Trick, rules: Play) -> None:
        """Note what each player would have had to play: Farbzwang, Trumpfzwang, Stichzwang."""
        trump = self.trump
        led = suit_of(trick.cards[0], trump)
        suits, above = SUITS[trump], ABOVE[trump]
        for place in range(1, len(trick.cards)):
            best = trick.cards[best_place(trick.cards[:place], trump)]
            card, seat = trick.cards[place], trick.order[place]
            trumped = suit_of(best, trump) is trump
            beating = above[best.index] if trumped else above[best.index] | suits[trump]
            beats = beating >> card.index & 1
            if suit_of(card, trump) is led:
                if rules.stichzwang and not beats and suit_of(best, trump) is led:
                    self.lacks[seat] |= above[best.index]
                continue
            self.lacks[seat] |= suits[led]
            if rules.trumpfzwang == "off" or beats:
                continue
            if suit_of(card, trump) is not trump and rules.trumpfzwang == "always":
                self.lacks[seat] |= suits[trump]
            elif rules.stichzwang or rules.trumpfzwang == "only_if_wins":
                self.lacks[seat] |= beating & suits[trump]
