"""How promising a card is: what the search looks at first.

The ranks change no answer, only how soon it is found. They go by what a player would see with all
cards open: who can still take the trick, and what a card costs.
"""

from typing import Final

from weli.fast.jit import compiled
from weli.fast.mighty.duties import JOKER, MIGHTY, TRUMP
from weli.fast.mighty.playing import (
    JOKER_POWER,
    LED_POWER,
    LOW_JOKER_POWER,
    MIGHTY_POWER,
    TRUMP_POWER,
)
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.bits import top_place
from weli.fast.mighty.solving.playing import open_sides, power_of
from weli.fast.mighty.solving.ranks import upwards
from weli.fast.mighty.tables import ALL_FACES, JOKERS, SUIT_OF
from weli.fast.rules_vector import Numbers

__all__ = ["follow_rank", "lead_rank", "ranks_of_taker", "see_lead", "see_trick", "taker"]

SUITS: Final = 4


@compiled
def reach(s: Numbers, f: int, seat: int, led: int) -> int:
    """Return the strength of the best card with which a seat may follow to a suit."""
    faces, powers = s[at.HAND + 2 * seat], s[f + at.POWERS] >> 4
    if faces & s[at.MIGHTY] and powers & MIGHTY:
        return MIGHTY_POWER
    least, jokers = 0, faces & JOKERS & ~s[f + at.RIPPED]
    if jokers and powers & JOKER:
        if jokers & s[at.STRONG]:
            return JOKER_POWER
        least = LOW_JOKER_POWER
    trumps = s[at.TRUMPS] if powers & TRUMP else 0
    held = faces & led
    if held:
        return max(least, (TRUMP_POWER if held & trumps else LED_POWER) + top_place(held))
    held = faces & trumps
    return TRUMP_POWER + top_place(held) if held else least


@compiled
def see_trick(s: Numbers, f: int) -> None:
    """Note how strong the cards are with which both sides can still follow to the open trick."""
    actor = s[f + at.ACTOR]
    seat, side = s[at.NEXT + actor], s[f + at.SIDE]
    ours = theirs = 0
    while seat != s[f + at.LEADER]:
        strength = reach(s, f, seat, s[f + at.LED])
        if (side >> seat ^ side >> actor) & 1:
            theirs = max(theirs, strength)
        else:
            ours = max(ours, strength)
        seat = s[at.NEXT + seat]
    s[at.OURS], s[at.THEIRS] = ours, theirs


@compiled
def taker(s: Numbers, f: int) -> int:
    """Return which side is sure of the open trick: 1, 0, or -1 while that is open.

    `see_trick` has noted who can still do what. A joker that may still be called keeps it open.
    """
    if not s[f + at.LED] or s[f + at.RIPPED] or s[at.DECKS] > 1:
        return -1
    if s[at.OPEN] and open_sides(s, f):
        return -1
    actor, side, best = s[f + at.ACTOR], s[f + at.SIDE], s[f + at.BEST_POWER]
    holder = side >> s[f + at.BEST_SEAT] & 1
    if holder == side >> actor & 1:
        return holder if best >= s[at.THEIRS] else -1
    if best >= s[at.OURS] and best >= reach(s, f, actor, s[f + at.LED]):
        return holder
    return -1


@compiled
def ranks_of_taker(s: Numbers, f: int) -> int:
    """Return the cards whose rank makes a side sure of the open trick."""
    best = s[f + at.BEST_POWER]
    if LOW_JOKER_POWER <= best < TRUMP_POWER or best >= JOKER_POWER:
        return 0
    other = max(s[at.OURS], s[at.THEIRS], reach(s, f, s[f + at.ACTOR], s[f + at.LED]))
    if best >= TRUMP_POWER and other < TRUMP_POWER:
        return 0
    return upwards(s[f + at.BEST_BIT])


@compiled
def see_lead(s: Numbers, f: int) -> None:
    """Note the same for every suit that may be led."""
    actor, side = s[f + at.ACTOR], s[f + at.SIDE]
    for suit in range(SUITS):
        led = SUIT_OF[13 * suit]
        ours = theirs = 0
        if s[at.HAND + 2 * actor] & (led | JOKERS):
            seat = s[at.NEXT + actor]
            while seat != actor:
                strength = reach(s, f, seat, led)
                if (side >> seat ^ side >> actor) & 1:
                    theirs = max(theirs, strength)
                else:
                    ours = max(ours, strength)
                seat = s[at.NEXT + seat]
        s[at.OURS + 2 * suit], s[at.THEIRS + 2 * suit] = ours, theirs


@compiled
def lead_rank(s: Numbers, f: int, face: int, named: int) -> int:
    """Rank a lead from 1 to 254: sure winners, then cards that a partner wins, then low ones."""
    bit = 1 << face
    suit = named - at.NAMED if at.NAMED <= named < at.BLACK else face // 13
    if suit >= SUITS:
        return 100
    height, counts = face % 13 if bit & ALL_FACES else 13, bit & s[at.POINTS] != 0
    ours, theirs = s[at.OURS + 2 * suit], s[at.THEIRS + 2 * suit]
    power = lead_power(s, f, bit, face)
    if power >= theirs:
        rank = 200 + height
        if bit & s[at.TRUMPS]:
            rank += 20
        if bit & (s[at.MIGHTY] | JOKERS):
            rank -= 40
        return rank
    if ours > theirs:
        return 150 + (10 if counts else 0) - height
    return (60 if counts else 100) - height


@compiled
def lead_power(s: Numbers, f: int, bit: int, face: int) -> int:
    """Return how strong a card is when it is led."""
    powers = s[f + at.POWERS]
    if bit & s[at.MIGHTY] and powers & MIGHTY:
        return MIGHTY_POWER
    if bit & JOKERS:
        return JOKER_POWER if powers & JOKER else 0
    return (TRUMP_POWER if bit & s[at.TRUMPS] and powers & TRUMP else LED_POWER) + face


@compiled
def follow_rank(s: Numbers, rules: Numbers, f: int, face: int) -> int:
    """Rank a card that follows from 1 to 254."""
    bit = 1 << face
    side, best = s[f + at.SIDE], s[f + at.BEST_POWER]
    leads = (side >> s[f + at.ACTOR] ^ side >> s[f + at.BEST_SEAT]) & 1 == 0
    power = power_of(s, rules, f, face, False)
    height, counts = face % 13 if bit & ALL_FACES else 13, bit & s[at.POINTS] != 0
    ours, theirs = s[at.OURS], s[at.THEIRS]
    price = height + (30 if bit & (s[at.MIGHTY] | JOKERS) else 15 if bit & s[at.TRUMPS] else 0)
    if leads and best >= theirs:  # ours already
        if power > best:
            return 100 - price
        return (200 if counts else 150) - price
    if power > best and power >= theirs:  # this takes it
        return 200 + (10 if counts else 0) - price
    if max(ours, best if leads else 0) > theirs and ours > best:  # a partner takes it
        return (180 if counts else 150) - price if power <= best else 110 - price
    if power > best:
        return 100 - price - (20 if counts else 0)
    return (50 if counts else 120) - price
