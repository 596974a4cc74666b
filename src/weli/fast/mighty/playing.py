"""The tricks: cards, named suits, calls of the joker, the friend who shows.

The readable twins are `phases/playing.py` and `powers.py`.
"""

from weli.fast.jit import compiled, inlined
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.duties import (
    JOKER,
    MIGHTY,
    MIGHTY_FOLLOWS,
    RIPPER,
    TRUMP,
    defends,
    owes_request,
)
from weli.fast.mighty.exchange import special
from weli.fast.mighty.friends import make_friend
from weli.fast.mighty.scoring import score
from weli.fast.mighty.tables import BLACK_CARDS, JOKERS, RED_CARDS, SUIT_OF
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["answer_ripper", "name_suit", "open_play", "play"]

MIGHTY_POWER, JOKER_POWER, TRUMP_POWER = 1000, 900, 600
LOW_JOKER_POWER, LED_POWER, DULL_JOKER_POWER = 500, 300, 200
MIDDLE, FIRST_TRICK, LAST_TRICK = range(3)
NAMES_SUIT, CALLS_TRUMP, NAMES_COLOUR = range(3)
NEXT_CARD = 1
OPTIONAL = 1
NEXT_HOLDER = 1


@compiled
def open_play(row: Numbers, rules: Numbers) -> None:
    """Let the declarer lead to the first trick."""
    for strain in range(at.STRAINS):
        row[at.LEVELS + strain] = 0
    open_trick(row, rules, row[at.DECLARER])


@compiled
def open_trick(row: Numbers, rules: Numbers, leader: int) -> None:
    """Begin a trick."""
    trick = row[at.TRICK]
    stage = LAST_TRICK if trick == rules[option.HAND_SIZE] - 1 else MIDDLE
    row[at.POWERS] = rules[option.POWERS + (stage if trick else FIRST_TRICK)]
    row[at.TRICKS + trick] = leader << at.LEADER_BITS
    row[at.LEADER] = row[at.ACTOR] = leader
    row[at.IN_TRICK] = row[at.TRICK_POINTS] = row[at.NAMED] = row[at.RIPPED] = 0
    row[at.FOLLOW] = row[at.LED] = row[at.ANSWERED] = 0
    row[at.BEST_POWER] = row[at.BEST_SEAT] = -1
    row[at.PHASE] = phase.PLAY


# ------------------------------------------------------------------------ one card


@inlined
def play(row: Numbers, rules: Numbers, place: int) -> None:
    """Play a card; ask its leader for a suit or a call; a full trick goes to its winner."""
    seat, bit, in_trick = row[at.ACTOR], 1 << (place & 63), row[at.IN_TRICK]
    if in_trick:
        note_follower(row, rules, bit)
    elif row[at.REQUEST] >= 0:
        note_honour(row, rules, seat, bit)
    if row[at.FRIEND_FIRST + (place >> 6)] & bit:
        reveal(row, seat, place)
    row[at.HAND + 2 * seat + (place >> 6)] ^= bit
    row[at.TRICKS + row[at.TRICK]] |= place << (at.PLACE_BITS * in_trick)
    row[at.IN_TRICK] = in_trick + 1
    if bit & rules[option.POINT_CARDS]:
        row[at.TRICK_POINTS] += 1
    if not row[at.LED]:
        note_suit(row, place & 63)
    power = power_of(row, rules, place & 63, in_trick == 0)
    if power > row[at.BEST_POWER]:
        row[at.BEST_POWER], row[at.BEST_SEAT] = power, seat
    if in_trick + 1 == rules[option.TABLE_COUNT]:
        take_trick(row, rules)
        return
    row[at.ACTOR] = after(row[at.TABLE], seat, row[at.SEATS])
    if not in_trick:
        led(row, rules, seat, bit)


@compiled
def note_honour(row: Numbers, rules: Numbers, seat: int, bit: int) -> None:
    """Note that a friend has led the suit that the declarer asked for."""
    if bit & SUIT_OF[13 * row[at.REQUEST]] and owes_request(row, rules, seat):
        row[at.HONOURED] |= 1 << seat


@compiled
def note_suit(row: Numbers, face: int) -> None:
    """Note the suit that counts as led: the first that is played, of a named colour."""
    suit = SUIT_OF[face]
    if not row[at.FOLLOW]:
        row[at.FOLLOW] = suit
    row[at.LED] = suit & row[at.FOLLOW]


@compiled
def note_follower(row: Numbers, rules: Numbers, bit: int) -> None:
    """Note that a follower could not follow suit, or answered the call of a ripper."""
    follow, powers = row[at.FOLLOW], row[at.POWERS]
    exempt = JOKERS | row[at.MIGHTY] if powers & MIGHTY_FOLLOWS else JOKERS
    if follow and not bit & (follow | exempt):
        row[at.VOID_SEEN] = 1
    if row[at.RIPPED] and rules[option.PLAY_RIPPER_MULTI] == NEXT_HOLDER:
        answers = row[at.RIPPED] | (row[at.MIGHTY] if defends(row, rules) else 0)
        if bit & answers:
            row[at.ANSWERED] = 1


@compiled
def power_of(row: Numbers, rules: Numbers, face: int, leads: bool) -> int:
    """Return how strong a card is in the open trick."""
    bit = 1 << face
    powers = row[at.POWERS] if leads else row[at.POWERS] >> 4
    if bit & row[at.MIGHTY] and powers & MIGHTY:
        return MIGHTY_POWER
    if bit & JOKERS:
        dull = bit & row[at.RIPPED] and not rules[option.PLAY_CALLED_JOKER_POWER]
        if dull or not powers & JOKER:
            return DULL_JOKER_POWER if leads else 0
        strong = special(rules, row[at.TRUMP], option.STRONG)
        return JOKER_POWER if bit & strong else LOW_JOKER_POWER
    if bit & row[at.TRUMPS] and powers & TRUMP:
        return TRUMP_POWER + face
    return LED_POWER + face if bit & row[at.LED] else 0


@compiled
def reveal(row: Numbers, seat: int, place: int) -> None:
    """Show the friend when a called card is played by somebody else than the declarer."""
    bit = 1 << (place & 63)
    row[at.FRIEND_FIRST + (place >> 6)] ^= bit
    if seat == row[at.DECLARER]:
        return
    if row[at.FIRST_PLAYER_ONLY]:
        row[at.FRIEND_FIRST] &= ~(JOKERS if bit & JOKERS else bit)
        row[at.FRIEND_SECOND] &= ~bit
    if not row[at.FRIENDS] >> seat & 1:
        make_friend(row, seat)


# ------------------------------------------------------------------------ after a lead


@compiled
def led(row: Numbers, rules: Numbers, leader: int, bit: int) -> None:
    """Go on after a lead: ask for the suit of a joker, or whether the ripper calls."""
    if bit & JOKERS:
        joker_led(row, rules, leader)
    elif bit & row[at.MIGHTY]:
        if rules[option.SPECIAL_MIGHTY_NAMES_SUIT] and row[at.POWERS] & MIGHTY:
            ask_leader(row, leader, phase.NAME_SUIT)
    elif bit & row[at.RIPPERS] and row[at.POWERS] & RIPPER:
        if rules[option.PLAY_RIPPER_CALL] == OPTIONAL:
            ask_leader(row, leader, phase.RIPPER)
        else:
            call_joker(row, rules, bit)


@compiled
def ask_leader(row: Numbers, leader: int, asked: int) -> None:
    """Ask the leader what else the card means."""
    row[at.ACTOR], row[at.PHASE] = leader, asked


@compiled
def joker_led(row: Numbers, rules: Numbers, leader: int) -> None:
    """Go on after a joker was led; without power the next card may decide instead."""
    if not row[at.POWERS] & JOKER and rules[option.PLAY_POWERLESS_LEAD] == NEXT_CARD:
        return
    if rules[option.PLAY_JOKER_LEAD] == CALLS_TRUMP and row[at.TRUMPS]:
        row[at.NAMED] = row[at.FOLLOW] = row[at.LED] = row[at.TRUMPS]
    else:
        ask_leader(row, leader, phase.NAME_SUIT)


@compiled
def names_colour(row: Numbers, rules: Numbers) -> bool:
    """Say whether the leader is to name a colour, and not a suit."""
    joker = row[at.TRICKS + row[at.TRICK]] & 127 >= at.FACES
    joker = joker and row[at.TRICKS + row[at.TRICK]] & 127 < at.SECOND
    return joker and rules[option.PLAY_JOKER_LEAD] == NAMES_COLOUR


@compiled
def name_suit(row: Numbers, step: int) -> None:
    """Note the suit, or the colour, that is to be followed."""
    if step == do.BLACK or step == do.RED:
        row[at.FOLLOW] = BLACK_CARDS if step == do.BLACK else RED_CARDS
        row[at.LED] = 0
    else:
        row[at.FOLLOW] = row[at.LED] = SUIT_OF[13 * (step - do.SUIT)]
    row[at.NAMED] = row[at.FOLLOW]
    go_round(row)


@compiled
def go_round(row: Numbers) -> None:
    """Let the player after the leader play."""
    row[at.ACTOR] = after(row[at.TABLE], row[at.LEADER], row[at.SEATS])
    row[at.PHASE] = phase.PLAY


@compiled
def call_joker(row: Numbers, rules: Numbers, bit: int) -> None:
    """Call the jokers that belong to the ripper with this face."""
    trump, called = row[at.TRUMP], 0
    if bit & special(rules, trump, option.RIPPER):
        called |= special(rules, trump, option.RIPPER_CALLS)
    if bit & special(rules, trump, option.RED_RIPPER):
        called |= special(rules, trump, option.RED_CALLS)
    row[at.RIPPED] = called


@compiled
def answer_ripper(row: Numbers, rules: Numbers, step: int) -> None:
    """Note the call of the joker, or that there is none."""
    if step == do.CALL_JOKER:
        call_joker(row, rules, 1 << (row[at.TRICKS + row[at.TRICK]] & 63))
    go_round(row)


# ------------------------------------------------------------------------ a full trick


@inlined
def take_trick(row: Numbers, rules: Numbers) -> None:
    """Give a full trick to its winner, who may turn out to be the friend, and leads the next."""
    winner = row[at.BEST_SEAT]
    row[at.CAPTURED + winner] += row[at.TRICK_POINTS]
    row[at.TRICK] += 1
    chosen = row[at.CALL] == do.BY_TRICK and row[at.CALLED] == row[at.TRICK]
    if chosen and winner != row[at.DECLARER]:
        make_friend(row, winner)
    if row[at.TRICK] == rules[option.HAND_SIZE]:
        row[at.ACTOR] = -1
        score(row, rules)
    else:
        open_trick(row, rules, winner)
