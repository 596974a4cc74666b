"""The mighty, the joker and the ripper: which cards they are, and what they can do in a trick.

Everything here goes by what lies open on the table: the contract, the cards of the trick, what its
leader named or called.
"""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from weli.cards import Card, Face, Rank, Suit, parse_face
from weli.games.mighty.rules import First, Last, MightyRules
from weli.games.mighty.seating import RULES_KEPT, outfit_of
from weli.games.mighty.words import Policy
from weli.kernel.actions import Seat

__all__ = [
    "COLOURS",
    "LED_POWER",
    "TRUMP_POWER",
    "OpenTrick",
    "Specials",
    "best_place",
    "calls_now",
    "follow_suits",
    "has_power",
    "policy_of",
    "power_of",
    "specials_of",
]

COLOURS: Final = {
    "black": (Suit.SPADES, Suit.CLUBS),
    "red": (Suit.HEARTS, Suit.DIAMONDS),
}
"""The suits of each colour."""

MIGHTY_POWER: Final = 1000
JOKER_POWER: Final = 900
TRUMP_POWER: Final = 600
LOW_JOKER_POWER: Final = 500
LED_POWER: Final = 300
DULL_JOKER_POWER: Final = 200


class Specials(Struct, frozen=True):
    """The special cards under one contract.

    Attributes:
        mighty: the face of the mighty.
        rippers: the faces of the rippers, each with the copies of the joker that it calls.
        trump: the trump suit, or `None` in no-trump.
        two_jokers: whether black and red joker of one deck are told apart.
    """

    mighty: Face
    rippers: tuple[tuple[Face, frozenset[int]], ...]
    trump: Suit | None
    two_jokers: bool

    def is_mighty(self, card: Card) -> bool:
        """Say whether a card is the mighty, or one of two."""
        return card.face == self.mighty

    def called_by(self, card: Card) -> frozenset[int]:
        """Return the copies of the joker that a card calls when it is led; none for most."""
        called: frozenset[int] = frozenset()
        for face, jokers in self.rippers:
            if card.face == face:
                called |= jokers
        return called


class OpenTrick(Struct, frozen=True):
    """A trick in progress.

    Attributes:
        order: the seats that play, leader first.
        first: whether it is the first trick of the deal.
        last: whether it is the last.
        cards: the cards played so far.
        named: the suit, or the two suits of a colour, that the leader named.
        called: whether the leader of a ripper called the joker.
    """

    order: tuple[Seat, ...]
    first: bool
    last: bool
    cards: tuple[Card, ...] = ()
    named: tuple[Suit, ...] = ()
    called: bool = False

    @property
    def turn(self) -> Seat:
        """The seat whose card is awaited."""
        return self.order[len(self.cards)]


# One entry for each trump and for no-trump.
@lru_cache(maxsize=5 * RULES_KEPT)
def specials_of(rules: MightyRules, seats: int, trump: Suit | None) -> Specials:
    """Return the special cards under a trump (rule book A3); they go by the final contract."""
    special = rules.special
    pack = frozenset(card.face for card in outfit_of(rules, seats).cards)
    mighty = parse_face(special.mighty)
    if mighty.suit is trump:
        mighty = parse_face(special.alt_mighty)
    outfit = outfit_of(rules, seats)
    two_jokers = outfit.decks == 1 and rules.pack.one_deck_jokers == 2
    every = frozenset(range(4))
    pairs = [(special.ripper, special.alt_ripper, frozenset((0,)) if two_jokers else every)]
    if two_jokers:
        pairs.append((special.red_ripper, special.alt_red_ripper, frozenset((1,))))
    rippers = []
    for usual, other, jokers in pairs:
        face = _ripper(usual, other, trump)
        if face is not None:
            rippers.append((_in_pack(face, pack), jokers))
    return Specials(_in_pack(mighty, pack), tuple(rippers), trump, two_jokers)


def _ripper(usual: str, other: str, trump: Suit | None) -> Face | None:
    """Return the ripper's face: another card, the same, or none when its suit is trump."""
    face = parse_face(usual)
    if face.suit is not trump or other == "same":
        return face
    return None if other == "none" else parse_face(other)


def _in_pack(face: Face, pack: frozenset[Face]) -> Face:
    """Return a face, or where the pack lacks it the lowest card of its suit (section E)."""
    if face in pack:
        return face
    return min((other for other in pack if other.suit is face.suit), key=lambda other: other.rank)


def policy_of(rules: MightyRules, kind: str, *, first: bool, last: bool) -> Policy:
    """Return what `mighty`, `trump`, `joker` or `ripper` may do in this trick."""
    where: First | Last | None = rules.first if first else rules.last if last else None
    policy: Policy = "valid" if where is None else getattr(where, kind)
    return policy


def has_power(rules: MightyRules, kind: str, trick: OpenTrick, *, led: bool) -> bool:
    """Say whether a kind of card has its power in a trick, led or followed with."""
    policy = policy_of(rules, kind, first=trick.first, last=trick.last)
    if policy in ("no_lead", "forbidden"):
        return kind in ("mighty", "trump")
    return policy == "valid" or (policy == "powerless_lead" and not led)


def calls_now(specials: Specials, trick: OpenTrick) -> frozenset[int]:
    """Return the copies of the joker that are called in a trick, and so have no power."""
    if not trick.called or not trick.cards:
        return frozenset()
    return specials.called_by(trick.cards[0])


def follow_suits(trick: OpenTrick) -> tuple[Suit, ...]:
    """Return the suit that must be followed; two for a named colour, none while it is open."""
    if trick.named:
        return trick.named
    for card in trick.cards:
        if card.suit is not None:
            return (card.suit,)
    return ()


def led_suit(trick: OpenTrick) -> Suit | None:
    """Return the suit that counts as led: of a named colour, the first that was played."""
    suits = follow_suits(trick)
    if len(suits) == 1:
        return suits[0]
    played = (card.suit for card in trick.cards if card.suit in suits)
    return next(played, None)


def best_place(rules: MightyRules, specials: Specials, trick: OpenTrick) -> int:
    """Return the place of the winning card; of equal cards the first played wins."""
    powers = [power_of(rules, specials, trick, place) for place in range(len(trick.cards))]
    return powers.index(max(powers))


def power_of(rules: MightyRules, specials: Specials, trick: OpenTrick, place: int) -> int:
    """Return how strong the card at a place of a trick is (rule book A3 and E)."""
    card, led = trick.cards[place], place == 0
    if specials.is_mighty(card) and has_power(rules, "mighty", trick, led=led):
        return MIGHTY_POWER
    if card.rank is Rank.JOKER:
        return _joker_power(rules, specials, trick, card, led=led)
    if card.suit is specials.trump and has_power(rules, "trump", trick, led=led):
        return TRUMP_POWER + card.rank
    if card.suit is led_suit(trick):
        return LED_POWER + card.rank
    return 0


def _joker_power(
    rules: MightyRules, specials: Specials, trick: OpenTrick, card: Card, *, led: bool
) -> int:
    """Return how strong a joker is: called, dull in this trick, or with its power."""
    called = card.copy in calls_now(specials, trick)
    powerless = called and not rules.play.called_joker_power
    if powerless or not has_power(rules, "joker", trick, led=led):
        return DULL_JOKER_POWER if led else 0
    if specials.two_jokers and specials.trump is not None:
        colour = COLOURS["black"] if card.copy == 0 else COLOURS["red"]
        return JOKER_POWER if specials.trump in colour else LOW_JOKER_POWER
    return JOKER_POWER
