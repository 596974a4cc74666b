"""Which cards may be played; the readable twin is `duties.py` of the game.

All duties go by faces, so each is one number that holds for first and second copies alike.
"""

from weli.fast.jit import compiled, inlined, popcount
from weli.fast.mighty import layout as at
from weli.fast.mighty import options as option
from weli.fast.mighty.tables import FOLLOW_BANS, JOKERS, LEAD_BANS, SUIT_OF
from weli.fast.rules_vector import Numbers

__all__ = ["allowed_faces", "owes_request"]

MIGHTY, JOKER, RIPPER, TRUMP = (1 << n for n in range(4))
"""The kinds of card by their bits in `POWERS`, as `tables.KINDS` has them."""
MIGHTY_FOLLOWS = MIGHTY << 4
"""Whether the mighty has power when followed with."""
JOKER_FORBIDDEN = JOKER << FOLLOW_BANS
STRICT = 0
SPECIALS_IGNORED = 1
EARLY = 2
FIRST_HOLDING = 0


@compiled
def narrowed(allowed: int, duty: int) -> int:
    """Return the cards that fulfil a duty; a duty that none can fulfil is void."""
    kept = allowed & duty
    return kept if kept else allowed


@inlined
def allowed_faces(row: Numbers, rules: Numbers) -> int:
    """Return the faces that the player whose turn it is may play."""
    hand = at.HAND + 2 * row[at.ACTOR]
    first, second = row[hand], row[hand + 1]
    faces = first | second
    if row[at.IN_TRICK]:
        called = called_faces(row, rules, faces)
        if called:
            return called
    if rules[option.PLAY_FORCED_EARLY] and popcount(first) + popcount(second) == EARLY:
        kept = faces & (row[at.MIGHTY] | JOKERS)
        if kept:
            return kept
    if row[at.IN_TRICK]:
        allowed = following(row, rules, faces)
        bans = row[at.POWERS] >> FOLLOW_BANS
        return without_banned(row, allowed, faces, bans) if bans else allowed
    return leading(row, rules, faces)


@compiled
def called_faces(row: Numbers, rules: Numbers, faces: int) -> int:
    """Return what the holder of a called joker may play; none for anybody else."""
    jokers = faces & row[at.RIPPED]
    if not jokers or row[at.ANSWERED] or row[at.POWERS] & JOKER_FORBIDDEN:
        return 0
    return jokers | (faces & row[at.MIGHTY] if defends(row, rules) else 0)


@compiled
def defends(row: Numbers, rules: Numbers) -> bool:
    """Say whether the mighty may be played instead of a called joker."""
    return rules[option.PLAY_MIGHTY_DEFENCE] != 0 and row[at.POWERS] & MIGHTY_FOLLOWS != 0


@compiled
def following(row: Numbers, rules: Numbers, faces: int) -> int:
    """Return what the duty to follow suit leaves; the mighty and the joker are exempt."""
    in_suit = faces & row[at.FOLLOW]
    if not in_suit:
        return faces
    exempt = JOKERS
    if row[at.POWERS] & MIGHTY_FOLLOWS:
        if rules[option.PLAY_MIGHTY_FORCED] == STRICT and not in_suit & ~row[at.MIGHTY]:
            return in_suit
        exempt |= row[at.MIGHTY]
    return in_suit | (faces & exempt)


@compiled
def leading(row: Numbers, rules: Numbers, faces: int) -> int:
    """Return what may be led: the bans, then trump before a void, then the request."""
    allowed = faces
    bans = row[at.POWERS] >> LEAD_BANS & 15
    if bans:
        others = faces & ~(row[at.TRUMPS] | row[at.MIGHTY] | JOKERS)
        if not others and rules[option.PLAY_TRUMP_RELEASE] == SPECIALS_IGNORED:
            bans &= ~TRUMP
        allowed = without_banned(row, allowed, faces, bans)
    if rules[option.SPECIAL_TRUMP_NEEDS_VOID] and not row[at.VOID_SEEN]:
        allowed = narrowed(allowed, ~row[at.TRUMPS])
    if row[at.REQUEST] >= 0 and owes_request(row, rules, row[at.ACTOR]):
        allowed = narrowed(allowed, SUIT_OF[13 * row[at.REQUEST]])
    return allowed


@compiled
def without_banned(row: Numbers, allowed: int, faces: int, bans: int) -> int:
    """Return what the bans leave, the one to be released last first; they add up."""
    free = faces
    if bans & MIGHTY:
        free &= ~row[at.MIGHTY]
        allowed = narrowed(allowed, free)
    if bans & JOKER:
        free &= ~JOKERS
        allowed = narrowed(allowed, free)
    if bans & RIPPER:
        free &= ~row[at.RIPPERS]
        allowed = narrowed(allowed, free)
    if bans & TRUMP:
        free &= ~row[at.TRUMPS]
        allowed = narrowed(allowed, free)
    return allowed


@compiled
def owes_request(row: Numbers, rules: Numbers, seat: int) -> bool:
    """Say whether a seat is a friend that still owes the declarer a suit."""
    if row[at.REQUEST] < 0 or seat == row[at.DECLARER]:
        return False
    if rules[option.FRIEND_REQUEST_BINDING] == FIRST_HOLDING and row[at.HONOURED] >> seat & 1:
        return False
    if row[at.FRIENDS] >> seat & 1:
        return True
    first = row[at.HAND + 2 * seat] & row[at.FRIEND_FIRST]
    second = row[at.HAND + 2 * seat + 1] & row[at.FRIEND_SECOND]
    return not row[at.FIRST_PLAYER_ONLY] and (first | second) != 0
