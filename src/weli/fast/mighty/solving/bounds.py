"""What is sure at the start of a trick without playing on: cards that nobody can beat.

Only with one deck: there no two cards are equal. A mighty always takes its own trick. A trump that
is higher than all trumps of the other side takes every trick it is played to, unless the other
side spends its mighty or a joker on it; and who is on lead with nothing but such cards takes them
one after the other.
"""

from typing import Final

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mighty import options as option
from weli.fast.mighty.duties import MIGHTY, TRUMP
from weli.fast.mighty.playing import LED_POWER, LOW_JOKER_POWER
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.bits import top_place
from weli.fast.mighty.solving.ranks import upwards
from weli.fast.mighty.tables import JOKERS, SUIT_OF
from weli.fast.rules_vector import Numbers

__all__ = ["certainties", "sure_points"]

SUITS: Final = 4
FREE: Final = 16
ALL: Final = MIGHTY | TRUMP | FREE


@compiled
def certainties(s: Numbers, rules: Numbers) -> int:
    """Return which kinds of card keep their power to the last trick, and whether leads are free.

    Bit 0 the mighty, bit 3 the trumps, as in `duties`; bit 4 that whoever leads may lead anything.
    """
    if s[at.DECKS] > 1:
        return 0
    powers = rules[option.POWERS] & rules[option.POWERS + 2]
    powers &= powers >> 4
    free = not (
        s[at.REQUEST] or rules[option.SPECIAL_TRUMP_NEEDS_VOID] or rules[option.PLAY_FORCED_EARLY]
    )
    return (powers & (MIGHTY | TRUMP)) | (FREE if free else 0)


@compiled
def sure_points(s: Numbers, f: int) -> tuple[int, int]:
    """Return how many points are sure for the side that plays for them, and for the others.

    The sides are settled, and `see_lead` has noted who can do what.
    """
    sure = s[at.CERTAIN]
    s[at.WHY_OURS] = s[at.WHY_THEIRS] = 0
    if not sure or not s[f + at.TRICK]:
        return 0, 0
    seat = s[f + at.ACTOR]
    side = s[f + at.SIDE]
    ours = theirs = 0
    start = seat
    while True:
        if side >> seat & 1:
            ours |= s[at.HAND + 2 * seat]
        else:
            theirs |= s[at.HAND + 2 * seat]
        seat = s[at.NEXT + seat]
        if seat == start:
            break
    extra, leads = (sure_lead(s, f) if sure & FREE else 0), side >> start & 1
    least = sure_for(s, f, ours, theirs, 1, extra if leads else 0)
    most = sure_for(s, f, theirs, ours, 0, 0 if leads else extra)
    if sure == ALL:
        run = run_of(s, f, ours | theirs)
        if leads:
            least = max(least, run)
        else:
            most = max(most, run)
    return least, most


@compiled
def sure_for(s: Numbers, f: int, ours: int, theirs: int, mine: int, lead: int) -> int:
    """Return the points that one side is sure of by its mighty and its highest trumps.

    With a sure lead in a plain suit, `lead` being its card, there is one trick more.
    """
    mighty, sure = s[at.MIGHTY], s[at.CERTAIN]
    holds = ours & mighty if sure & MIGHTY else 0
    tops = ours & s[at.TRUMPS] & ~mighty if sure & TRUMP else 0
    above = theirs & s[at.TRUMPS] & ~mighty
    if tops and above:
        tops &= ~((2 << top_place(above)) - 1)
    if not holds | tops | lead:
        return 0
    why = at.WHY_OURS if mine else at.WHY_THEIRS
    s[why] |= upwards(lead) | (upwards(tops & -tops) if above else 0)
    killers = popcount(theirs & (JOKERS | mighty))
    together, tricks = 0, 1 if lead else 0
    # A mighty of the suit that is led may have to follow to it, and takes no other trick then.
    suit = SUIT_OF[trailing_zeros(lead)] if lead else 0
    seat, left = s[f + at.ACTOR], s[at.HAND_SIZE] - s[f + at.TRICK]
    for _ in range(s[at.PLAYERS]):
        if s[f + at.SIDE] >> seat & 1 == mine:
            own = s[at.HAND + 2 * seat]
            count = popcount(own & tops)
            if count:
                together += 1
            count = max(count - killers, 0)
            if own & holds:
                count += 1
            forced = own & holds & suit
            if lead and (seat == s[f + at.ACTOR] or (count < left and not forced)):
                count += 1
            tricks = max(tricks, count)
        seat = s[at.NEXT + seat]
    killed = min(killers * together, popcount(tops & s[at.POINTS]))
    return at_least(s, f, holds | tops | lead, tricks, mine) - killed


@compiled
def sure_lead(s: Numbers, f: int) -> int:
    """Return a card of a plain suit that its leader's side is sure to win with; 0 for none.

    It is the leader's own or a partner's.
    """
    own, found = s[at.HAND + 2 * s[f + at.ACTOR]], 0
    plain = own & ~(s[at.MIGHTY] | s[at.TRUMPS] | s[at.RIPPERS])
    for suit in range(SUITS):
        held = plain & SUIT_OF[13 * suit]
        if not held:
            continue
        ours, theirs = s[at.OURS + 2 * suit], s[at.THEIRS + 2 * suit]
        if LED_POWER + top_place(held) > theirs:
            return 1 << top_place(held)
        if LED_POWER < ours < LOW_JOKER_POWER and ours > theirs:
            found = 1 << (ours - LED_POWER)
    return found


@compiled
def at_least(s: Numbers, f: int, safe: int, tricks: int, mine: int) -> int:
    """Return the points that a side takes with so many tricks at least, and with its safe cards.

    In every other trick the others take at most one point of each hand.
    """
    if s[at.SWEEP] and not mine:
        return 1 if tricks else 0
    lost = s[at.HAND_SIZE] - s[f + at.TRICK] - tricks
    if lost <= 0:
        return s[f + at.LEFT]
    points, seat = s[f + at.LEFT] - s[at.BURIED], s[f + at.ACTOR]
    for _ in range(s[at.PLAYERS]):
        points -= min(lost, popcount(s[at.HAND + 2 * seat] & s[at.POINTS] & ~safe))
        seat = s[at.NEXT + seat]
    return 0 if s[at.SWEEP] else points


@compiled
def run_of(s: Numbers, f: int, cards: int) -> int:
    """Return the points that the leader's side is sure of when he leads all his sure winners."""
    leader = s[f + at.ACTOR]
    own = s[at.HAND + 2 * leader]
    others = cards & ~own
    if others & (JOKERS | s[at.MIGHTY]):
        return 0
    trumps, longest = others & s[at.TRUMPS], 0
    winners = own & s[at.TRUMPS]
    if trumps:
        winners &= ~((2 << top_place(trumps)) - 1)
        seat = s[at.NEXT + leader]
        while seat != leader:
            longest = max(longest, popcount(s[at.HAND + 2 * seat] & trumps))
            seat = s[at.NEXT + seat]
    mine = s[f + at.SIDE] >> leader & 1
    why = at.WHY_OURS if mine else at.WHY_THEIRS
    if trumps:
        s[why] |= upwards(winners & -winners)
    if popcount(winners) >= longest:
        winners = own & s[at.TRUMPS]
        for suit in range(SUITS):
            held = own & SUIT_OF[13 * suit] & ~s[at.TRUMPS]
            higher = others & SUIT_OF[13 * suit]
            if higher:
                held &= ~((2 << top_place(higher)) - 1)
                s[why] |= upwards(held & -held)
            winners |= held
    winners |= own & s[at.MIGHTY]
    left = s[at.HAND_SIZE] - s[f + at.TRICK]
    tricks = popcount(winners)
    if own & s[at.STRONG] and left > 1 and tricks < left:
        tricks += 1
    return at_least(s, f, winners, tricks, mine)
