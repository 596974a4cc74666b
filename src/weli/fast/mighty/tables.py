"""Cards as numbers: suits, special cards, and what the house rules make of them."""

from collections.abc import Collection, Iterable
from typing import Final

import numpy as np

from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Card, Face, Rank, Suit, parse_face
from weli.fast.mighty.layout import CARD_COUNT, FACES, SECOND
from weli.fast.rules_vector import Numbers
from weli.games.mighty.contracts import STRAINS
from weli.games.mighty.powers import COLOURS, OpenTrick, has_power, policy_of, specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import POINT_RANKS, Outfit, is_point, outfit_of

__all__ = [
    "SUIT_OF",
    "bits_of",
    "first_order",
    "outfit_numbers",
    "place_of_card",
    "powers_of",
    "special_numbers",
]

SUIT_SIZE: Final = 13
SUIT_BITS: Final = (1 << SUIT_SIZE) - 1
ALL_FACES: Final = (1 << FACES) - 1
JOKER: Final = 1 << FACES
"""The first joker."""
JOKERS: Final = 15 << FACES


def place_of_card(card: Card) -> int:
    """Return a card's place."""
    if card.suit is None:
        return FACES + card.copy
    return card.index // 2 + SECOND * card.copy


def face_bit(face: Face) -> int:
    """Return the bit of a face that is no joker."""
    return max(1 << card.index // 2 for card in FRENCH_CARDS if card.face == face)


def bits_of(cards: Iterable[Card]) -> tuple[int, int]:
    """Return a set of cards: first copies and jokers, second copies."""
    first = second = 0
    for card in cards:
        place = place_of_card(card)
        if place < SECOND:
            first |= 1 << place
        else:
            second |= 1 << (place - SECOND)
    return first, second


def faces_with(ranks: Collection[Rank], suits: Collection[Suit] = FRENCH_SUITS) -> int:
    """Return the faces of some ranks, as bits."""
    faces = {card.face for card in FRENCH_CARDS if card.suit in suits and card.rank in ranks}
    return sum(map(face_bit, faces))


CARD_AT: Final = {place_of_card(card): card for card in FRENCH_CARDS}
"""Every card by its place."""

SUIT_OF: Final = np.array(
    [SUIT_BITS << (face - face % SUIT_SIZE) for face in range(FACES)] + [0] * (SECOND - FACES),
    dtype=np.int64,
)
"""By face: all faces of its suit; none for a joker."""

COLOUR: Final = tuple(
    sum(faces_with(tuple(Rank), (suit,)) for suit in COLOURS[name]) for name in ("black", "red")
)
BLACK_CARDS: Final = COLOUR[0]
RED_CARDS: Final = COLOUR[1]

# For misdeals:
SPADE_ACE: Final = faces_with((Rank.ACE,), (Suit.SPADES,))
TENS: Final = faces_with((Rank.TEN,))
HONOURS: Final = faces_with(POINT_RANKS) & ~TENS
ONE_EYED_JACKS: Final = faces_with((Rank.JACK,), (Suit.SPADES, Suit.HEARTS))

KINDS: Final = ("mighty", "joker", "ripper", "trump")
"""The kinds of card that the first and the last trick know, in the order of their bans."""

LEAD_BANS: Final = 8
FOLLOW_BANS: Final = 12
"""Where in the number of `powers_of` the bans begin."""


def powers_of(rules: MightyRules, stage: int) -> int:
    """Return what the kinds of card may do in a trick, as one number.

    Bits 0 to 3: which of `KINDS` have power when led; 4 to 7: when followed with; 8 to 11: which
    may not be led; 12 to 15: which may not be followed with.

    Args:
        rules: the house rules.
        stage: 0 a trick in the middle, 1 the first, 2 the last.
    """
    trick = OpenTrick((), first=stage == 1, last=stage == 2)
    number = 0
    for place, kind in enumerate(KINDS):
        policy = policy_of(rules, kind, first=trick.first, last=trick.last)
        number |= has_power(rules, kind, trick, led=True) << place
        number |= has_power(rules, kind, trick, led=False) << (4 + place)
        number |= (policy in ("no_lead", "forbidden")) << (LEAD_BANS + place)
        number |= (policy == "forbidden") << (FOLLOW_BANS + place)
    return number


def outfit_numbers(rules: MightyRules, outfit: Outfit) -> list[int]:
    """Return the pack in numbers, in the order of `options` from `PACK_COUNT` on."""
    first, second = bits_of(outfit.cards)
    callable_faces, joker_copies = first, 0
    if outfit.decks > 1:
        joker_copies = first & JOKERS
        callable_faces = first & ALL_FACES
        if joker_copies.bit_count() <= 2:  # more copies than two are not called
            callable_faces |= JOKER
    points, _ = bits_of(c for c in FRENCH_CARDS if is_point(c, rules.special) and _first(c))
    usual = face_bit(parse_face(rules.special.mighty))
    sizes = [len(outfit.cards), outfit.hand, outfit.kitty, outfit.points, outfit.decks]
    return [*sizes, first, second, callable_faces, joker_copies, points, usual]


def _first(card: Card) -> bool:
    """Say whether a card is a joker or the first of two copies."""
    return card.suit is None or card.copy == 0


def special_numbers(rules: MightyRules, seats: int) -> list[int]:
    """Return the special cards under every strain, in the order of `options` from `SPECIALS` on."""
    numbers = []
    for trump in STRAINS:
        specials = specials_of(rules, seats, trump)
        rippers = [(face_bit(face), _jokers(copies)) for face, copies in specials.rippers]
        rippers += [(0, 0)] * (2 - len(rippers))
        strong = JOKERS
        if specials.two_jokers and trump is not None:
            strong = JOKER if trump in COLOURS["black"] else JOKER << 1
        numbers += [face_bit(specials.mighty), *rippers[0], *rippers[1], strong]
    return numbers


def _jokers(copies: Iterable[int]) -> int:
    """Return jokers by their copies."""
    return sum(JOKER << copy for copy in copies)


def first_order(rules: MightyRules, seats: int) -> Numbers:
    """Return the places of the pack's cards in order, filled up with -1."""
    places = [place_of_card(card) for card in outfit_of(rules, seats).cards]
    return np.array(places + [-1] * (CARD_COUNT - len(places)), dtype=np.int64)
