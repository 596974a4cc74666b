"""What makes a hand strong, counted; and the kind of table it is played at."""

from typing import Final

from weli.bots.mighty.sight import ABOVE, FACE_BITS, JOKERS, SUIT_BITS
from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Rank, Suit
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import outfit_of

__all__ = ["TRAITS", "company", "traits"]

HONOURS: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)

_HONOUR_BITS: Final = tuple(
    sum(bits for face, bits in FACE_BITS.items() if face.rank is rank) for rank in HONOURS
)

TRAITS: Final = (
    "mighties",
    "jokers",
    "trumps",
    "trumps beyond five",
    "trump aces",
    "trump kings",
    "trump queens",
    "trump jacks",
    "trump tens",
    "side aces",
    "side kings beside an ace",
    "other side kings",
    "side queens beside a higher card",
    "other side honours",
    "side suits without a card",
    "side suits with one card, no ace",
    "side suits with two cards",
    "side cards that nothing beats",
    "such cards but one a suit",
    "side cards beyond three a suit",
    "side cards behind two that nothing beats",
)
"""What `traits` counts, in its order."""


def company(rules: MightyRules, seats: int) -> str:
    """Return a short name of the kind of table: how many play, and with which pack.

    One deck for six or seven is `6s` and `7s` (small hands); Roth's pack of 51 cards is `4r`, two
    decks with only two jokers are `6r`, `7r` and `8r`.
    """
    outfit = outfit_of(rules, seats)
    players = min(seats, 5) if rules.pack.many == "sit_out" else seats
    if outfit.decks == 1:
        if players > 5:  # only five or fewer have hands of usual size
            return f"{players}s"
        return "4r" if players == 4 and rules.pack.four == "roth51" else str(players)  # as above
    return f"{players}r" if rules.pack.two_deck_jokers == 2 else str(players)  # Roth's


def traits(hand: int, missing: int, mighty: int, trump: Suit | None) -> list[int]:
    """Count what makes a hand strong under a trump, as listed in `TRAITS`.

    Args:
        hand: the cards, as bits.
        missing: the cards that others may hold, as bits.
        mighty: the copies of the mighty, as bits.
        trump: the trump suit, or `None`.
    """
    counts = [0] * len(TRAITS)
    counts[0] = (hand & mighty).bit_count()
    counts[1] = (hand & JOKERS).bit_count()
    hand &= ~(mighty | JOKERS)
    for suit in FRENCH_SUITS:
        cards = hand & SUIT_BITS[suit]
        size = cards.bit_count()
        held = [(cards & bits).bit_count() for bits in _HONOUR_BITS]
        if suit is trump:
            counts[2:9] = [size, max(size - 5, 0), *held]
        else:
            _count_honours(counts, size, held)
            _count_length(counts, size, _unbeaten(cards, missing & SUIT_BITS[suit] & ~mighty))
    return counts


def _unbeaten(cards: int, missing: int) -> int:
    """Return how many cards of a suit no missing one beats; an equal one does not."""
    if not missing:
        return cards.bit_count()
    top = FRENCH_CARDS[missing.bit_length() - 1]
    return (cards & (ABOVE[top.index] | FACE_BITS[top.face])).bit_count()


def _count_honours(counts: list[int], size: int, held: list[int]) -> None:
    """Add the honours of a side suit of this size."""
    aces, kings, queens, jacks, tens = held
    counts[9] += aces
    counts[10 if aces else 11] += kings
    counts[12 if aces or kings else 13] += queens
    counts[13] += jacks + tens
    counts[15] += size == 1 and not aces


def _count_length(counts: list[int], size: int, unbeaten: int) -> None:
    """Add the length of a side suit, and how many of its cards nothing beats."""
    counts[14] += size == 0
    counts[16] += size == 2  # a suit of two
    counts[17] += unbeaten
    counts[18] += max(unbeaten - 1, 0)
    counts[19] += max(size - 3, 0)
    counts[20] += max(size - unbeaten - 1, 0) if unbeaten > 1 else 0
