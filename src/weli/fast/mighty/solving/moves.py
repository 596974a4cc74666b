"""Which cards are worth looking at, and in which order.

Two cards of a hand are equal when they count the same and nobody else holds a card between them,
nor lies one there that wins the open trick; of equal cards only the lowest is looked at. Cards
that can mean something more, the mighty, the jokers, the rippers and called cards, are equal to
none.
"""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import options as option
from weli.fast.mighty.duties import JOKER, MIGHTY, RIPPER
from weli.fast.mighty.exchange import special
from weli.fast.mighty.playing import CALLS_TRUMP, NAMES_COLOUR, NEXT_CARD, OPTIONAL
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.playing import allowed_faces
from weli.fast.mighty.solving.ranking import follow_rank, lead_rank
from weli.fast.mighty.tables import ALL_FACES, JOKERS, SUIT_OF
from weli.fast.rules_vector import Numbers

__all__ = ["distinct", "held_by_others", "list_moves"]

NINES: Final = sum(1 << 13 * suit + 7 for suit in range(4))
"""The highest cards without points."""
ACES: Final = sum(1 << 13 * suit + 12 for suit in range(4))
TOPS: Final = NINES | ACES
BELOW_TOPS: Final = ALL_FACES & ~TOPS
SUITS: Final = 4
BEST_BEFORE, ENOUGH_BEFORE = 255, 254
"""The ranks of the move that the table knows, and of the one that was enough at this ply last."""


@compiled
def held_by_others(s: Numbers, f: int) -> int:
    """Return the faces that the others hold."""
    seat = s[at.NEXT + s[f + at.ACTOR]]
    faces = 0
    while seat != s[f + at.ACTOR]:
        faces |= s[at.HAND + 2 * seat]
        seat = s[at.NEXT + seat]
    return faces


@compiled
def distinct(s: Numbers, f: int, allowed: int, others: int) -> int:
    """Return the lowest of each group of equal cards among those that may be played."""
    if not allowed & (allowed - 1):
        return allowed
    own = s[at.HAND + 2 * s[f + at.ACTOR]]
    fixed = s[at.MIGHTY] | JOKERS | s[f + at.CALLED]
    if (own | others) & JOKERS or not s[f + at.TRICK]:
        fixed |= s[at.RIPPERS]
    blocks = others | s[f + at.BEST_BIT]
    mine = allowed & ~(blocks | fixed)
    gaps = BELOW_TOPS & ~(own | blocks)
    above = (mine & BELOW_TOPS) << 1
    # Adding to the lowest bit of a gap carries to the first card above it.
    reached = ((gaps + (above & gaps)) | above) & ~gaps
    found = allowed & ~(reached & mine)
    jokers = found & JOKERS
    if jokers & (jokers - 1) and s[at.DECKS] > 1:
        found ^= jokers & (jokers - 1)
    return found


@compiled
def list_moves(s: Numbers, rules: Numbers, ply: int, hint: int) -> int:
    """Write the moves worth looking at with their ranks; returns how many there are.

    Args:
        s: the position.
        rules: the house rules as numbers.
        ply: the frame.
        hint: the move that was best here before, -1 for none.
    """
    f, first = at.FRAMES + ply * at.FRAME, at.MOVES + ply * at.MOST_MOVES
    others, end = held_by_others(s, f), first
    allowed = allowed_faces(s, rules, f)
    cards = distinct(s, f, allowed, others)
    s[f + at.EQUALS], s[f + at.SKIPPED] = allowed & ~cards, 0
    leads = s[f + at.IN_TRICK] == 0
    several = cards & (cards - 1) != 0
    while cards:
        face, bit = trailing_zeros(cards), cards & -cards
        cards ^= bit
        if leads and bit & (JOKERS | s[at.MIGHTY] | s[at.RIPPERS]):
            end = list_special(s, rules, ply, bit, others, end, hint)
            continue
        rank = 0
        if several and face == hint:
            rank = BEST_BEFORE
        elif several and leads and face == s[at.KILLERS + ply]:
            rank = ENOUGH_BEFORE
        elif several:
            rank = lead_rank(s, f, face, at.PLAIN) if leads else follow_rank(s, rules, f, face)
        s[end] = rank << 16 | face
        end += 1
    return end - first


@compiled
def list_special(
    s: Numbers, rules: Numbers, ply: int, bit: int, others: int, end: int, hint: int
) -> int:
    """Write the ways to lead a joker, a mighty or a ripper; returns the place after them."""
    f = at.FRAMES + ply * at.FRAME
    named, face = namings(s, rules, f, bit, others), trailing_zeros(bit)
    while named:
        move = face | trailing_zeros(named) << at.FACE_BITS
        named &= named - 1
        rank = lead_rank(s, f, face, move >> at.FACE_BITS)
        if move == hint:
            rank = BEST_BEFORE
        elif move == s[at.KILLERS + ply]:
            rank = ENOUGH_BEFORE
        s[end] = rank << 16 | move
        end += 1
    return end


@compiled
def namings(s: Numbers, rules: Numbers, f: int, bit: int, others: int) -> int:
    """Return what the leader of a card may name, as bits; suits that nobody holds are one."""
    powers = s[f + at.POWERS]
    if bit & JOKERS:
        if not powers & JOKER and rules[option.PLAY_POWERLESS_LEAD] == NEXT_CARD:
            return 1 << at.PLAIN
        if rules[option.PLAY_JOKER_LEAD] == CALLS_TRUMP and s[at.TRUMPS]:
            return 1 << (at.NAMED + s[at.STRAIN])
        if rules[option.PLAY_JOKER_LEAD] == NAMES_COLOUR:
            return 1 << at.BLACK | 1 << at.RED
        return held_suits(others)
    if bit & s[at.MIGHTY]:
        names = rules[option.SPECIAL_MIGHTY_NAMES_SUIT] and powers & MIGHTY
        return held_suits(others) if names else 1 << at.PLAIN
    if not powers & RIPPER or not others & called_jokers(s, rules, bit):
        return 1 << at.PLAIN
    plain = 1 << at.PLAIN if rules[option.PLAY_RIPPER_CALL] == OPTIONAL else 0
    return plain | 1 << at.CALLS


@compiled
def held_suits(others: int) -> int:
    """Return the suits that somebody holds, and one that nobody does."""
    named, empty = 0, 0
    for suit in range(SUITS):
        if others & SUIT_OF[13 * suit]:
            named |= 1 << (at.NAMED + suit)
        elif not empty:
            empty = 1 << (at.NAMED + suit)
    return named | empty


@compiled
def called_jokers(s: Numbers, rules: Numbers, bit: int) -> int:
    """Return the jokers that a ripper calls."""
    called = 0
    if bit & special(rules, s[at.STRAIN], option.RIPPER):
        called |= special(rules, s[at.STRAIN], option.RIPPER_CALLS)
    if bit & special(rules, s[at.STRAIN], option.RED_RIPPER):
        called |= special(rules, s[at.STRAIN], option.RED_CALLS)
    return called
