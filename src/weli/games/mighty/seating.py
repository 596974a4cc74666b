"""Who takes part, and the pack, hands and kitty for every number of players (rule book A1)."""

from functools import lru_cache
from typing import Final, NamedTuple

from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Card, Rank, Suit
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.rules.opening import Pack, Special
from weli.kernel.actions import Seat

__all__ = ["RULES_KEPT", "Outfit", "is_point", "outfit_of", "table_of"]

RULES_KEPT: Final = 256
"""For so many sets of rules, the last ones met, what follows from them is remembered.

A bound, because a server that runs for months meets rules without end.
"""

TWO_DECK_PLAYERS: Final = 6
"""From so many players on a table may take two decks."""

HANDS: Final = {3: 10, 4: 10, 5: 10, 6: 17, 7: 14, 8: 12}
SMALL_HANDS: Final = {6: 8, 7: 7}
ROTH_HAND: Final = 12

POINT_RANKS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
"""Ace, king, queen, jack and ten count a point each (rule book A2)."""


class Outfit(NamedTuple):
    """What a number of players plays with.

    Attributes:
        cards: the pack, in order.
        hand: how many cards each gets, which is the number of tricks.
        kitty: how many cards are left.
        points: how many points the pack holds.
        decks: one or two.
    """

    cards: tuple[Card, ...]
    hand: int
    kitty: int
    points: int
    decks: int


def table_of(rules: MightyRules, seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats that take part, left of the dealer first.

    Where six or seven play by sitting out, the dealer does, and of seven the right neighbour too.
    """
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    if rules.pack.many == "sit_out":
        around = around[: min(len(around), 5)]
    return tuple(around)


def is_point(card: Card, special: Special) -> bool:
    """Say whether a card counts a point."""
    return card.rank in POINT_RANKS or (special.joker_is_point and card.rank is Rank.JOKER)


@lru_cache(maxsize=RULES_KEPT)
def outfit_of(rules: MightyRules, seats: int) -> Outfit:
    """Return the pack, the hands and the kitty for so many people at the table."""
    pack = rules.pack
    two = seats >= TWO_DECK_PLAYERS and pack.many == "two_decks"
    players = min(seats, 5) if pack.many == "sit_out" else seats
    removed = _removed(pack, players, two=two)
    copies = 2 if two else 1
    jokers = pack.two_deck_jokers if two else pack.one_deck_jokers
    cards = tuple(
        card
        for card in FRENCH_CARDS
        if card.copy < (jokers if card.rank is Rank.JOKER else copies)
        and (card.suit, card.rank, card.copy) not in removed
    )
    hand = HANDS[players]
    if seats >= TWO_DECK_PLAYERS and pack.many == "small_hands":
        hand = SMALL_HANDS[seats]
    elif players == 4 and pack.four == "roth51":
        hand = ROTH_HAND
    points = sum(is_point(card, rules.special) for card in cards)
    return Outfit(cards, hand, len(cards) - hand * players, points, copies)


def _removed(pack: Pack, players: int, *, two: bool) -> set[tuple[Suit | None, Rank, int]]:
    """Return the cards that are left out of the deck or decks (rule book A1)."""
    red = (Suit.HEARTS, Suit.DIAMONDS)
    everywhere = range(2)

    def ranks(suits: tuple[Suit, ...], *gone: Rank) -> set[tuple[Suit | None, Rank, int]]:
        return {(suit, rank, copy) for suit in suits for rank in gone for copy in everywhere}

    if two:
        twos = ranks((Suit.CLUBS, Suit.HEARTS), Rank.TWO) if players >= 7 else set()
        last = {(Suit.DIAMONDS, Rank.TWO, 1), (Suit.SPADES, Rank.TWO, 1)}
        return twos | last if players == 8 else twos
    if players == 3:
        return ranks(FRENCH_SUITS, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX)
    if players == 4 and pack.four == "roth51":
        return ranks((Suit.HEARTS, Suit.CLUBS), Rank.TWO)
    if players == 4:
        return ranks(FRENCH_SUITS, Rank.TWO, Rank.FOUR) | ranks(red, Rank.THREE)
    return set()
