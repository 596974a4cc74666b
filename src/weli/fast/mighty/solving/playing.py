"""One card in the search: what it changes, and which cards may be played.

The rules are those of `weli.fast.mighty.playing` and `duties`, on the position of the search.
"""

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mighty import options as option
from weli.fast.mighty.duties import (
    EARLY,
    JOKER,
    JOKER_FORBIDDEN,
    MIGHTY,
    MIGHTY_FOLLOWS,
    RIPPER,
    SPECIALS_IGNORED,
    STRICT,
    TRUMP,
    narrowed,
)
from weli.fast.mighty.exchange import special
from weli.fast.mighty.playing import (
    DULL_JOKER_POWER,
    JOKER_POWER,
    LED_POWER,
    LOW_JOKER_POWER,
    MIGHTY_POWER,
    NEXT_HOLDER,
    TRUMP_POWER,
)
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.tables import (
    BLACK_CARDS,
    FOLLOW_BANS,
    JOKERS,
    LEAD_BANS,
    RED_CARDS,
    SUIT_OF,
)
from weli.fast.rules_vector import Numbers

__all__ = [
    "allowed_faces",
    "name",
    "open_sides",
    "open_trick",
    "play",
    "power_of",
    "ranks_between",
    "take_back",
]

# ------------------------------------------------------------------------ what may be played


@compiled
def allowed_faces(s: Numbers, rules: Numbers, f: int) -> int:
    """Return the faces that the player whose turn it is may play."""
    hand = at.HAND + 2 * s[f + at.ACTOR]
    faces = s[hand]
    if s[f + at.RIPPED] and s[f + at.IN_TRICK]:
        called = called_faces(s, rules, f, faces)
        if called:
            return called
    if rules[option.PLAY_FORCED_EARLY] and popcount(faces) + popcount(s[hand + 1]) == EARLY:
        kept = faces & (s[at.MIGHTY] | JOKERS)
        if kept:
            return kept
    if s[f + at.IN_TRICK]:
        allowed = following(s, rules, f, faces)
        bans = s[f + at.POWERS] >> FOLLOW_BANS
        return without_banned(s, allowed, faces, bans) if bans else allowed
    return leading(s, rules, f, faces)


@compiled
def called_faces(s: Numbers, rules: Numbers, f: int, faces: int) -> int:
    """Return what the holder of a called joker may play; none for anybody else."""
    jokers = faces & s[f + at.RIPPED]
    if not jokers or s[f + at.ANSWERED] or s[f + at.POWERS] & JOKER_FORBIDDEN:
        return 0
    return jokers | (faces & s[at.MIGHTY] if defends(s, rules, f) else 0)


@compiled
def defends(s: Numbers, rules: Numbers, f: int) -> bool:
    """Say whether the mighty may be played instead of a called joker."""
    return rules[option.PLAY_MIGHTY_DEFENCE] != 0 and s[f + at.POWERS] & MIGHTY_FOLLOWS != 0


@compiled
def following(s: Numbers, rules: Numbers, f: int, faces: int) -> int:
    """Return what the duty to follow suit leaves; the mighty and the joker are exempt."""
    in_suit = faces & s[f + at.FOLLOW]
    if not in_suit:
        return faces
    exempt = JOKERS
    if s[f + at.POWERS] & MIGHTY_FOLLOWS:
        if rules[option.PLAY_MIGHTY_FORCED] == STRICT and not in_suit & ~s[at.MIGHTY]:
            return in_suit
        exempt |= s[at.MIGHTY]
    return in_suit | (faces & exempt)


@compiled
def leading(s: Numbers, rules: Numbers, f: int, faces: int) -> int:
    """Return what may be led: the bans, then trump before a void, then the request."""
    allowed = faces
    bans = s[f + at.POWERS] >> LEAD_BANS & 15
    if bans:
        others = faces & ~(s[at.TRUMPS] | s[at.MIGHTY] | JOKERS)
        if not others and rules[option.PLAY_TRUMP_RELEASE] == SPECIALS_IGNORED:
            bans &= ~TRUMP
        allowed = without_banned(s, allowed, faces, bans)
    if rules[option.SPECIAL_TRUMP_NEEDS_VOID] and not s[f + at.VOID_SEEN]:
        allowed = narrowed(allowed, ~s[at.TRUMPS])
    if s[at.REQUEST] and owes_request(s, f, s[f + at.ACTOR]):
        allowed = narrowed(allowed, s[at.REQUEST])
    return allowed


@compiled
def without_banned(s: Numbers, allowed: int, faces: int, bans: int) -> int:
    """Return what the bans leave, the one to be released last first; they add up."""
    free = faces
    if bans & MIGHTY:
        free &= ~s[at.MIGHTY]
        allowed = narrowed(allowed, free)
    if bans & JOKER:
        free &= ~JOKERS
        allowed = narrowed(allowed, free)
    if bans & RIPPER:
        free &= ~s[at.RIPPERS]
        allowed = narrowed(allowed, free)
    if bans & TRUMP:
        free &= ~s[at.TRUMPS]
        allowed = narrowed(allowed, free)
    return allowed


@compiled
def owes_request(s: Numbers, f: int, seat: int) -> bool:
    """Say whether a seat is a friend that still owes the declarer a suit."""
    if seat == s[at.DECLARER] or (s[at.ONCE] and s[f + at.HONOURED] >> seat & 1):
        return False
    return s[f + at.SHOWN] >> seat & 1 == 1


# ------------------------------------------------------------------------ what a card changes


@compiled
def play(s: Numbers, rules: Numbers, f: int, move: int) -> None:
    """Play a card, with what its leader names; the next frame is what comes of it."""
    g, bit, seat = f + at.FRAME, 1 << (move & 63), s[f + at.ACTOR]
    s[at.HAND + 2 * seat + (1 if s[at.HAND + 2 * seat + 1] & bit else 0)] ^= bit
    for place in range(at.COPIED):
        s[g + place] = s[f + place]
    leads = s[f + at.IN_TRICK] == 0
    if leads:
        if s[at.REQUEST] and bit & s[at.REQUEST] and owes_request(s, f, seat):
            s[g + at.HONOURED] |= 1 << seat
    else:
        note_follower(s, rules, g, bit)
    if bit & s[f + at.CALLED]:
        reveal(s, g, seat, bit)
    if bit & s[at.POINTS]:
        s[g + at.TRICK_POINTS] += 1
        s[g + at.LEFT] -= 1
    if not s[g + at.LED]:
        note_suit(s, g, move & 63)
    power = power_of(s, rules, g, move & 63, leads)
    if power > s[f + at.BEST_POWER]:
        s[g + at.BEST_POWER], s[g + at.BEST_SEAT], s[g + at.BEST_BIT] = power, seat, bit
    s[g + at.IN_TRICK] += 1
    s[g + at.PLAYED] |= bit
    s[g + at.ACTOR] = s[at.NEXT + seat]
    if move >> at.FACE_BITS:
        name(s, rules, g, move)
    if s[g + at.IN_TRICK] == s[at.PLAYERS]:
        take_trick(s, rules, g)


@compiled
def note_suit(s: Numbers, g: int, face: int) -> None:
    """Note the suit that counts as led: the first that is played, of a named colour."""
    suit = SUIT_OF[face]
    if not s[g + at.FOLLOW]:
        s[g + at.FOLLOW] = suit
    s[g + at.LED] = suit & s[g + at.FOLLOW]


@compiled
def note_follower(s: Numbers, rules: Numbers, g: int, bit: int) -> None:
    """Note that a follower could not follow suit, or answered the call of a ripper."""
    if rules[option.SPECIAL_TRUMP_NEEDS_VOID] and s[g + at.FOLLOW]:
        exempt = JOKERS | s[at.MIGHTY] if s[g + at.POWERS] & MIGHTY_FOLLOWS else JOKERS
        if not bit & (s[g + at.FOLLOW] | exempt):
            s[g + at.VOID_SEEN] = 1
    if s[g + at.RIPPED] and rules[option.PLAY_RIPPER_MULTI] == NEXT_HOLDER:
        answers = s[g + at.RIPPED] | (s[at.MIGHTY] if defends(s, rules, g) else 0)
        if bit & answers:
            s[g + at.ANSWERED] = 1


@compiled
def power_of(s: Numbers, rules: Numbers, g: int, face: int, leads: bool) -> int:
    """Return how strong a card is in the open trick."""
    bit = 1 << face
    powers = s[g + at.POWERS] if leads else s[g + at.POWERS] >> 4
    if bit & s[at.MIGHTY] and powers & MIGHTY:
        return MIGHTY_POWER
    if bit & JOKERS:
        dull = bit & s[g + at.RIPPED] and not rules[option.PLAY_CALLED_JOKER_POWER]
        if dull or not powers & JOKER:
            return DULL_JOKER_POWER if leads else 0
        return JOKER_POWER if bit & s[at.STRONG] else LOW_JOKER_POWER
    if bit & s[at.TRUMPS] and powers & TRUMP:
        return TRUMP_POWER + face
    return LED_POWER + face if bit & s[g + at.LED] else 0


@compiled
def reveal(s: Numbers, g: int, seat: int, bit: int) -> None:
    """Make a friend of who plays a called card first, unless it is the declarer."""
    if seat == s[at.DECLARER]:
        return
    s[g + at.CALLED] &= ~(JOKERS if bit & JOKERS else bit)
    s[g + at.SHOWN] |= 1 << seat
    join(s, g, seat)


@compiled
def join(s: Numbers, g: int, seat: int) -> None:
    """Let a seat change to the declarer's side, with the points it has taken so far."""
    if s[at.SWEEP] or s[g + at.SIDE] >> seat & 1:
        return
    s[g + at.SIDE] |= 1 << seat
    s[g + at.NEED] -= s[at.CAPTURED + seat]


@compiled
def open_sides(s: Numbers, f: int) -> bool:
    """Say whether somebody may still change to the declarer's side."""
    return s[f + at.TRICK] < s[at.LATE] or s[f + at.CALLED] & s[at.DISPUTED] != 0


@compiled
def name(s: Numbers, rules: Numbers, g: int, move: int) -> None:
    """Note what the leader of a joker, a mighty or a ripper names."""
    named, bit = move >> at.FACE_BITS, 1 << (move & 63)
    if named == at.CALLS:
        called = 0
        if bit & special(rules, s[at.STRAIN], option.RIPPER):
            called |= special(rules, s[at.STRAIN], option.RIPPER_CALLS)
        if bit & special(rules, s[at.STRAIN], option.RED_RIPPER):
            called |= special(rules, s[at.STRAIN], option.RED_CALLS)
        s[g + at.RIPPED] = called
    elif named in (at.BLACK, at.RED):
        s[g + at.FOLLOW] = BLACK_CARDS if named == at.BLACK else RED_CARDS
        s[g + at.LED] = 0
    elif named:
        s[g + at.FOLLOW] = s[g + at.LED] = SUIT_OF[13 * (named - at.NAMED)]


# ------------------------------------------------------------------------ a full trick


@compiled
def take_trick(s: Numbers, rules: Numbers, g: int) -> None:
    """Give a full trick to its winner, who may turn out to be the friend, and leads the next."""
    winner, points = s[g + at.BEST_SEAT], s[g + at.TRICK_POINTS]
    s[g + at.DECIDED] = ranks_between(s, s[g + at.BEST_BIT], s[g + at.PLAYED])
    s[g + at.TRICK] += 1
    last = s[g + at.TRICK] == s[at.HAND_SIZE]
    if s[at.SWEEP]:
        if not s[g + at.SIDE] >> winner & 1:
            s[g + at.LEFT] = 0
        elif last:
            s[g + at.NEED] = 0
    else:
        if s[g + at.TRICK] == s[at.LATE] and winner != s[at.DECLARER]:
            s[g + at.SHOWN] |= 1 << winner
            join(s, g, winner)
        if last:
            points += s[at.BURIED]
            s[g + at.LEFT] -= s[at.BURIED]
        if s[g + at.SIDE] >> winner & 1:
            s[g + at.NEED] -= points
        if s[at.OPEN]:
            s[at.CAPTURED + winner] += points
    open_trick(s, rules, g, winner)


@compiled
def ranks_between(s: Numbers, best: int, played: int) -> int:
    """Return the cards whose rank makes one of the played cards the best: none if it is alone."""
    suit = SUIT_OF[trailing_zeros(best)]
    if best & s[at.MIGHTY] or not played & suit & ~best:
        return 0
    return suit & ~(best - 1)


@compiled
def open_trick(s: Numbers, rules: Numbers, g: int, leader: int) -> None:
    """Begin a trick."""
    trick = s[g + at.TRICK]
    stage = 2 if trick == s[at.HAND_SIZE] - 1 else 0
    s[g + at.POWERS] = rules[option.POWERS + (stage if trick else 1)]
    s[g + at.LEADER] = s[g + at.ACTOR] = leader
    s[g + at.IN_TRICK] = s[g + at.TRICK_POINTS] = 0
    s[g + at.FOLLOW] = s[g + at.LED] = s[g + at.RIPPED] = s[g + at.ANSWERED] = 0
    s[g + at.BEST_POWER] = s[g + at.BEST_SEAT] = -1
    s[g + at.BEST_BIT] = s[g + at.PLAYED] = 0


@compiled
def take_back(s: Numbers, f: int, move: int) -> None:
    """Undo a card: the hands and piles are as the frame has them."""
    g, bit, seat = f + at.FRAME, 1 << (move & 63), s[f + at.ACTOR]
    hand = at.HAND + 2 * seat
    s[hand + (1 if s[hand] & bit else 0)] ^= bit
    if s[at.OPEN] and s[g + at.IN_TRICK] == 0:
        points = s[f + at.TRICK_POINTS] + (1 if bit & s[at.POINTS] else 0)
        if s[g + at.TRICK] == s[at.HAND_SIZE]:
            points += s[at.BURIED]
        s[at.CAPTURED + s[g + at.LEADER]] -= points
