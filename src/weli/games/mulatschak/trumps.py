"""Which suit a card belongs to, which card beats which, and the duties of a trick.

The Weli belongs to the trump suit for every purpose, and is a Bells card only when Bells are
trump (rule book 1.1; S1's second example, MU, SN).
"""

from functools import cache
from typing import Final

from weli.cards import CARDS, GERMAN_SUITS, Card, Rank, Suit, german_pack
from weli.games.mulatschak.rules import Pack, Play
from weli.kernel.tricks import Duty

__all__ = [
    "BELLS_SEVEN",
    "SOWS",
    "best_place",
    "duties",
    "is_white",
    "pack_of",
    "strength",
    "suit_of",
]

SOWS: Final = {card.suit: card for card in CARDS if card.rank is Rank.SOW and card.suit}
"""The Sow of each suit."""

BELLS_SEVEN: Final = next(
    card for card in CARDS if card.suit is Suit.BELLS and card.rank is Rank.SEVEN
)
"""The card on which six others may be taken."""

_TRUMP_BONUS: Final = 100
_SUITS: Final = {trump: tuple(card.suit or trump for card in CARDS) for trump in GERMAN_SUITS}
_STRENGTH: Final = {
    (trump, led): tuple(
        _TRUMP_BONUS + card.rank
        if (card.suit or trump) is trump
        else int(card.rank)
        if card.suit is led
        else 0
        for card in CARDS
    )
    for trump in GERMAN_SUITS
    for led in GERMAN_SUITS
}


def suit_of(card: Card, trump: Suit) -> Suit:
    """Return the suit a card counts as: its own, and for the Weli trump."""
    return _SUITS[trump][card.index]


def strength(card: Card, trump: Suit, led: Suit) -> int:
    """Return how strong a card is in a trick; 0 for one that can neither follow nor trump."""
    return _STRENGTH[trump, led][card.index]


def best_place(cards: tuple[Card, ...], trump: Suit) -> int:
    """Return the place of the winning card among those played to a trick."""
    table = _STRENGTH[trump, suit_of(cards[0], trump)]
    powers = [table[card.index] for card in cards]
    return powers.index(max(powers))


def duties(
    hand: tuple[Card, ...], played: tuple[Card, ...], trump: Suit, rules: Play
) -> tuple[Duty, ...]:
    """Return the duties of the player to a trick, firmest first; none for the leader.

    Farbzwang: follow the led suit. Trumpfzwang: who cannot must trump. Stichzwang: of the cards
    that these leave, one that heads the trick must be played (rule book 1.10 and section 4).
    """
    if not played:
        return ()
    suits = _SUITS[trump]
    led = suits[played[0].index]
    table = _STRENGTH[trump, led]
    best = max([table[card.index] for card in played])
    high = tuple([card for card in hand if table[card.index] > best])
    head = (Duty("stichzwang", high, "play.stichzwang"),) if rules.stichzwang else ()
    following = tuple([card for card in hand if suits[card.index] is led])
    if following:
        return (Duty("farbzwang", following), *head)
    if rules.trumpfzwang == "always":
        trumps = tuple([card for card in hand if suits[card.index] is trump])
        return (Duty("trumpfzwang", trumps, "play.trumpfzwang"), *head)
    if rules.trumpfzwang == "only_if_wins":
        return (Duty("trumpfzwang_wins", high, "play.trumpfzwang"),)
    return ()


def is_white(hand: tuple[Card, ...]) -> bool:
    """Say whether a hand is white: no Unter, Ober, King, Sow or Weli (rule book 1.5)."""
    return all(card.rank <= Rank.TEN for card in hand)


@cache
def pack_of(rules: Pack) -> tuple[Card, ...]:
    """Return the cards a table plays with; the six of Bells is the Weli in every pack."""
    ranks = set(Rank)
    if rules.size == 33:
        ranks.discard(Rank.SIX)
    if rules.strip_sevens:
        ranks.discard(Rank.SEVEN)
    return german_pack(ranks)
