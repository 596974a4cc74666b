"""The search: everybody plays the card that is best for himself, with all hands open.

An outcome is a number of four bits for each player, the lowest for the first: how many tricks he
has in the end, or at a Muli one of its ends. The better of two outcomes for a player is the one
that is worth more to him; between two that are worth the same, the one that is worth less to the
first other player, in the order of the seats, to whom they are not.

The line that is being searched is kept in frames, one for each position with a choice.
"""

from typing import Final

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mulatschak.solving import place as at
from weli.fast.mulatschak.solving.table import keep, look_up
from weli.fast.rules_vector import Numbers

__all__ = ["NOTHING", "allowed", "better", "different", "search", "worth"]

TRUMP_ALWAYS, TRUMP_IF_WINS = 1, 2
NOTHING: Final = -(1 << 40)
"""Worth less than everything."""
PRUNED: Final = 1 << 20
"""Marks an outcome that the player who chose above will not have."""
ONES: Final = 0x11111
OPEN: Final = -1
"""Stands for an outcome that is not known yet."""


@compiled
def search(work: Numbers) -> int:
    """Return the outcome of the position in the first frame."""
    frame = at.FRAMES
    outcome = arrive(work, frame)
    while True:
        while outcome != OPEN:
            if frame == at.FRAMES:
                return outcome
            frame -= at.FRAME
            outcome = weigh(work, frame, outcome)
        descend(work, frame)
        frame += at.FRAME
        outcome = arrive(work, frame)


@compiled
def arrive(work: Numbers, frame: int) -> int:
    """Play on where there is no choice; return the outcome if that or the table tells it."""
    left, best, player = work[frame + at.LEFT], work[frame + at.BEST], work[frame + at.PLAYER]
    led, place = work[frame + at.LED], work[frame + at.PLACE]
    players, trumps, beat = work[at.PLAYERS], work[at.TRUMPS], -1
    work[frame + at.ENTRY] = -1
    while True:
        if place == players:
            work[frame + at.LEFT] = left
            outcome = between(work, frame, best)
            if outcome != OPEN:
                return outcome
            player, place = work[frame + at.PLAYER], 0
        hand = left & work[at.HAND + player]
        if place == 0:
            moves, beat = different(work, hand, left), -1
        else:
            beat = (work[at.SUIT + best] | trumps) & ((1 << best) - 1)
            moves = allowed(work, hand, led, beat)
            moves = different(work, moves, left | 1 << best)
        work[at.NODES] += 1
        if work[at.NODES] > work[at.BUDGET]:
            work[at.SPENT] = 1
            moves &= -moves
        if moves & (moves - 1) or work[frame + at.ENTRY] >= 0:
            if place + 1 == players and work[frame + at.REST] == 2:
                return end_trick(work, frame, left, moves, best, beat, player)
            break
        left ^= moves
        card = trailing_zeros(moves)
        led = led if place else work[at.SUIT + card]
        best = card if moves & beat else best
        place, player = place + 1, next_player(player, players)
    work[frame + at.LEFT], work[frame + at.LED], work[frame + at.BEST] = left, led, best
    work[frame + at.PLAYER], work[frame + at.PLACE] = player, place
    work[frame + at.MOVES], work[frame + at.BEAT] = moves, beat
    work[frame + at.SINGLE] = moves & (moves - 1) == 0
    work[frame + at.FOUND], work[frame + at.MOST] = OPEN, NOTHING
    return OPEN


@compiled
def between(work: Numbers, frame: int, best: int) -> int:
    """Give the full trick to its winner; return the outcome where it is plain or remembered."""
    winner = work[at.OWNER + best]
    muli, left = work[at.MULI], work[frame + at.LEFT]
    if muli and winner != work[at.DECLARER]:
        return work[at.FAILED + winner]
    tricks, rest = work[frame + at.TAKEN] + (1 << (4 * winner)), work[frame + at.REST] - 1
    if rest == 0 or (muli and work[at.BRIEF]):
        return work[at.MADE] if muli else tricks
    if rest == 1:
        lead = trailing_zeros(left & work[at.HAND + winner])
        last = work[at.OWNER + trailing_zeros(left & (work[at.TRUMPS] | work[at.SUIT + lead]))]
        return all_to(work, last, tricks, 1)
    holder, sure = top_trumps(work, left)
    if sure == rest or (holder == winner and runs(work, left, winner, sure, tricks, rest)):
        return all_to(work, holder, tricks, rest)
    above = work[frame + at.ABOVE]
    if work[frame + at.FLOOR] > NOTHING and above != holder and not muli:
        room = (tricks >> (4 * above) & 15) + rest - sure
        if work[at.WORTH + at.CLASSES * above + room] < work[frame + at.FLOOR]:
            return PRUNED | room << (4 * above)
    work[frame + at.PLAYER] = winner
    work[frame + at.TAKEN], work[frame + at.REST] = tricks, rest
    return OPEN if work[at.SPENT] else look_up(work, frame)


@compiled
def end_trick(
    work: Numbers, frame: int, left: int, moves: int, best: int, beat: int, player: int
) -> int:
    """Return the outcome when the last but one trick wants only its last card."""
    found, most = OPEN, NOTHING
    while moves:
        bit = moves & -moves
        moves ^= bit
        work[frame + at.LEFT] = left ^ bit
        outcome = between(work, frame, trailing_zeros(bit) if bit & beat else best)
        value = worth(work, player, outcome)
        if value > most or (value == most and better(work, outcome, found)):
            found, most = outcome, value
    return found


@compiled
def all_to(work: Numbers, player: int, tricks: int, rest: int) -> int:
    """Return the outcome when a player takes all tricks that are left."""
    if work[at.MULI]:
        return work[at.MADE] if player == work[at.DECLARER] else work[at.FAILED + player]
    return tricks + (rest << (4 * player))


@compiled
def top_trumps(work: Numbers, left: int) -> tuple[int, int]:
    """Return who holds the highest trump that is left, and how many of the highest: sure tricks."""
    trumps = left & work[at.TRUMPS]
    if not trumps:
        return 0, 0
    holder = work[at.OWNER + trailing_zeros(trumps)]
    others = trumps & ~work[at.HAND + holder]
    above = (others & -others) - 1 if others else -1
    return holder, popcount(trumps & above)


@compiled
def runs(work: Numbers, left: int, leader: int, sure: int, tricks: int, rest: int) -> bool:
    """Say whether the leader, who holds the highest trumps, takes all tricks, and wants them.

    His trumps draw all others, and his other cards are the highest of their suits.
    """
    hand = left & work[at.HAND + leader]
    others, side = left & ~hand, hand & ~work[at.TRUMPS]
    if popcount(side) + sure != rest or popcount(others & work[at.TRUMPS]) > sure:
        return False
    while side:
        bit = side & -side
        side ^= bit
        if others & work[at.SUIT + trailing_zeros(bit)] & (bit - 1):
            return False
    if work[at.MULI]:
        return work[at.STOP + leader] >= 0
    own = (tricks >> (4 * leader) & 15) + rest
    return work[at.LOWEST + at.CLASSES * leader + own] == own


@compiled
def descend(work: Numbers, frame: int) -> None:
    """Play the next card of a frame, into the frame that follows."""
    moves, player = work[frame + at.MOVES], work[frame + at.PLAYER]
    bit, place = moves & -moves, work[frame + at.PLACE]
    card = trailing_zeros(bit)
    below = frame + at.FRAME
    work[frame + at.MOVES] = moves ^ bit
    work[below + at.LEFT] = work[frame + at.LEFT] ^ bit
    work[below + at.LED] = work[frame + at.LED] if place else work[at.SUIT + card]
    work[below + at.BEST] = card if bit & work[frame + at.BEAT] else work[frame + at.BEST]
    work[below + at.PLAYER] = next_player(player, work[at.PLAYERS])
    work[below + at.PLACE] = place + 1
    work[below + at.TAKEN], work[below + at.REST] = work[frame + at.TAKEN], work[frame + at.REST]
    if work[frame + at.SINGLE]:
        work[below + at.ABOVE] = work[frame + at.ABOVE]
        work[below + at.FLOOR] = work[frame + at.FLOOR]
    else:
        work[below + at.ABOVE], work[below + at.FLOOR] = player, work[frame + at.MOST]


@compiled
def weigh(work: Numbers, frame: int, outcome: int) -> int:
    """Compare the outcome of the card just tried; return the frame's own once nothing is open."""
    player, most = work[frame + at.PLAYER], work[frame + at.MOST]
    value = worth(work, player, outcome)
    if value > most or (value == most and better(work, outcome, work[frame + at.FOUND])):
        work[frame + at.FOUND], work[frame + at.MOST] = outcome, value
        if unwanted(work, frame, player, outcome):
            return outcome | PRUNED
        if unbeatable(work, frame, player, outcome):
            work[frame + at.MOVES] = 0
    if work[frame + at.MOVES] and not work[at.SPENT]:
        return OPEN
    found = work[frame + at.FOUND]
    if work[frame + at.ENTRY] >= 0 and found < PRUNED and not work[at.SPENT]:
        keep(work, frame, found)
    return found


@compiled
def unbeatable(work: Numbers, frame: int, player: int, outcome: int) -> bool:
    """Say whether no outcome can be better for a player: he takes all that is left."""
    own = outcome >> (4 * player) & 15
    if work[at.MULI]:
        return own == work[at.STOP + player]
    whole = own == (work[frame + at.TAKEN] >> (4 * player) & 15) + work[frame + at.REST]
    return whole and work[at.LOWEST + at.CLASSES * player + own] == own


@compiled
def unwanted(work: Numbers, frame: int, player: int, outcome: int) -> bool:
    """Say whether whoever chose this line will leave it, now that a player can have this much."""
    above = work[frame + at.ABOVE]
    if work[frame + at.FLOOR] == NOTHING or above == player or work[at.MULI]:
        return False
    tricks = work[frame + at.TAKEN] & ~(15 << (4 * player)) & ~(15 << (4 * above))
    room = at.TRICKS - ((tricks * ONES) >> 16 & 15)
    room -= work[at.LOWEST + at.CLASSES * player + (outcome >> (4 * player) & 15)]
    return work[at.WORTH + at.CLASSES * above + room] < work[frame + at.FLOOR]


@compiled
def next_player(player: int, players: int) -> int:
    """Return who plays next."""
    return player + 1 if player + 1 < players else 0


# ------------------------------------------------------------------------ cards


@compiled
def allowed(work: Numbers, hand: int, led: int, beat: int) -> int:
    """Return the cards that may be played to an open trick.

    Args:
        work: the numbers of the search.
        hand: the player's cards.
        led: the suit that is led.
        beat: the cards that beat the one that is winning.
    """
    high = hand & beat
    follow = hand & led
    if not follow:
        if work[at.TRUMPFZWANG] == TRUMP_IF_WINS:
            return high if high else hand
        follow = hand & work[at.TRUMPS]
        if work[at.TRUMPFZWANG] != TRUMP_ALWAYS or not follow:
            return hand
    if work[at.STICHZWANG] and follow & high:
        return follow & high
    return follow


@compiled
def different(work: Numbers, cards: int, present: int) -> int:
    """Return one card, the strongest, of each run of cards that are worth the same.

    Args:
        work: the numbers of the search.
        cards: cards of one hand.
        present: the cards that still matter: all hands, and the one that is winning.
    """
    gaps = work[at.FREE] & ~present
    below = cards << 1
    reached = (((below & gaps) + gaps) | below) & ~gaps
    return cards & ~reached


# ------------------------------------------------------------------------ outcomes


@compiled
def worth(work: Numbers, player: int, outcome: int) -> int:
    """Return what an outcome is worth to a player."""
    return work[at.WORTH + at.CLASSES * player + (outcome >> (4 * player) & 15)]


@compiled
def better(work: Numbers, one: int, other: int) -> bool:
    """Say whether the first of two outcomes that are worth the same to the chooser is better."""
    if one == other:
        return False
    for player in range(work[at.PLAYERS]):
        first, second = worth(work, player, one), worth(work, player, other)
        if first != second:
            return first < second
    return False
