"""The rule-of-thumb player's decisions in the tricks, inside the compiled twin.

The readable twins are `weli.bots.mighty.playing`, `keeping` and `naming`.
"""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.duties import JOKER, MIGHTY, RIPPER, TRUMP
from weli.fast.mighty.tables import ALL_FACES, JOKERS, SUIT_OF, SUIT_SIZE
from weli.fast.mighty.thumb.sight import ABOVE, ALL, DECLARER, FRIEND, look, tally
from weli.fast.mighty.thumb.table import (
    JOKER as JOKER_STRENGTH,
)
from weli.fast.mighty.thumb.table import (
    MIGHTY as MIGHTY_STRENGTH,
)
from weli.fast.mighty.thumb.table import (
    NOTHING,
    PLAIN,
    RANK_OF,
    beaten,
    foes_joker,
    sit_down,
    strength,
)
from weli.fast.mighty.thumb.table import (
    TRUMP as TRUMP_STRENGTH,
)
from weli.fast.mighty.thumb.weights import weight_at
from weli.fast.mighty.words import highest
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["card_value", "prepare", "thumb_step"]

WILL_CALLED: Final = weight_at("will_called")
RETAKEN: Final = weight_at("retaken")
TAKEN: Final = weight_at("taken")
GAIN: Final = weight_at("gain")
BASE: Final = weight_at("base")
KEEP_MIGHTY: Final = weight_at("keep_mighty")
KEEP_JOKER: Final = weight_at("keep_joker")
UNDER_RIPPER: Final = weight_at("under_ripper")
LATER_TRUMP: Final = weight_at("later_trump")
LATER_PLAIN: Final = weight_at("later_plain")
THIN: Final = weight_at("thin")
TO_COME: Final = weight_at("to_come")
TEMPO: Final = weight_at("tempo")
NEW_VOID: Final = weight_at("new_void")
LEAD_JOKER: Final = weight_at("lead_joker")
LEAD_TRUMP: Final = weight_at("lead_trump")
LEAD_TOP_TRUMP: Final = weight_at("lead_top_trump")
LEAD_LAST_TRUMP: Final = weight_at("lead_last_trump")
CALL_RIPPER: Final = weight_at("ripper")
NAME_TRUMP: Final = weight_at("name_trump")
MOST_LATE: Final = 8
TRUMP_ODDS, PLAIN_ODDS, THIN_ODDS = 6, 5, 5
VALID, POWERLESS, POWERLESS_LEAD = range(3)
LEAST: Final = -(1 << 40)
UNKNOWN: Final = -1


@compiled
def thumb_step(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Return the step that the rule-of-thumb player takes in a trick."""
    look(row, rules)
    sit_down(row, rules, weights)
    if row[at.PHASE] == phase.PLAY:
        return best_card(row, rules, weights)
    bit = 1 << (row[at.TRICKS + row[at.TRICK]] & 63)
    if row[at.PHASE] == phase.RIPPER:
        gain = foes_joker(row, rules, weights, bit)
        return do.CALL_JOKER if gain > 0 else do.NO_CALL
    return best_suit(row, rules, weights, bit)


# ------------------------------------------------------------------------ naming


@compiled
def best_suit(row: Numbers, rules: Numbers, weights: Numbers, bit: int) -> int:
    """Return the suit or colour that is best to be followed."""
    if row[at.LEGAL_WORDS] & do.word_of(do.BLACK):
        balance = 0
        for suit in range(4):
            worth = suit_worth(row, rules, weights, bit, suit)
            balance += worth if suit & 1 else -worth
        return do.RED if balance > 0 else do.BLACK
    best, most = 0, LEAST
    for suit in range(4):
        worth = suit_worth(row, rules, weights, bit, suit)
        if worth > most:
            best, most = suit, worth
    return do.SUIT + best


@compiled
def suit_worth(row: Numbers, rules: Numbers, weights: Numbers, bit: int, suit: int) -> int:
    """Return what it is worth to have a suit followed."""
    faces = SUIT_OF[SUIT_SIZE * suit]
    first, second = row[at.UNSEEN_FIRST] & faces, row[at.UNSEEN_SECOND] & faces
    size = tally(first, second)
    if not row[at.POWERS] & (JOKER if bit & JOKERS else MIGHTY):
        return -size
    points = rules[option.POINT_CARDS]
    worth = tally(first & points, second & points) * ALL // max(size, 1)
    if (first | second) & row[at.TRUMPS]:
        worth += weights[NAME_TRUMP + row[at.ROLE]]
    return worth


# ------------------------------------------------------------------------ playing


@compiled
def best_card(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Return the best of the legal cards, the first of equal ones."""
    first, second = row[at.LEGAL_FIRST], row[at.LEGAL_SECOND]
    prepare(row, rules, weights)
    best, choice = LEAST, -1
    faces = (first | second) & ALL_FACES
    while faces:
        face = trailing_zeros(faces)
        faces &= faces - 1
        value = card_value(row, rules, weights, face)
        if value > best:
            best = value
            choice = 2 * face if first >> face & 1 else 2 * face + 1
    jokers = first & JOKERS
    while jokers:
        face = trailing_zeros(jokers)
        jokers &= jokers - 1
        value = card_value(row, rules, weights, face)
        if value > best:
            best, choice = value, do.step_of(face)
    return choice


@compiled
def prepare(row: Numbers, rules: Numbers, weights: Numbers) -> None:
    """Note what is the same for every card: points to come, and what later tricks are worth."""
    points, role = rules[option.POINT_CARDS], row[at.ROLE]
    first, second = row[at.UNSEEN_FIRST], row[at.UNSEEN_SECOND]
    hand = at.HAND + 2 * row[at.ACTOR]
    out = tally(first & points, second & points)
    behind = rules[option.TABLE_COUNT] - row[at.IN_TRICK] - 1
    each = out * ALL // max(tally(first, second), 1)
    row[at.COMING] = behind * each * weights[TO_COME + role] // ALL
    mine = tally(row[hand] & points, row[hand + 1] & points)
    row[at.TRICK_WORTH] = (mine + out) * ALL // max(row[at.LEFT], 1)
    live = row[at.TRUMPS] & ~row[at.MIGHTY]
    row[at.TRUMPS_OUT] = tally(first & live, second & live)
    row[at.FOLLOWED] = UNKNOWN


@compiled
def card_value(row: Numbers, rules: Numbers, weights: Numbers, face: int) -> int:
    """Return how good it is to play a card, in thousandths of a point."""
    role, leads, bit = row[at.ROLE], row[at.IN_TRICK] == 0, 1 << face
    power = strength(row, rules, face, leads)
    point = 1 if bit & rules[option.POINT_CARDS] else 0
    takes = power > row[at.BEST]
    if leads:
        chance = chance_of(row, rules, weights, power, asked(row, face), ALL)
    elif takes:
        chance = chance_of(row, rules, weights, power, row[at.FOLLOW], ALL)
    else:
        chance = followed(row, rules, weights)
    stake = (row[at.TRICK_POINTS] + point) * ALL + row[at.COMING]
    value = chance * stake // ALL - worth_kept(row, rules, weights, face, point)
    if takes:
        value += chance * weights[TEMPO + role] // ALL
    if leads:
        value += lead_value(row, rules, weights, face)
    elif empties(row, face):
        value += weights[NEW_VOID + role]
    return value


@compiled
def empties(row: Numbers, face: int) -> bool:
    """Say whether a card is the last of a side suit, so that the next may be ruffed."""
    hand, suit = at.HAND + 2 * row[at.ACTOR], SUIT_OF[face]
    has_trump = (row[hand] | row[hand + 1]) & row[at.TRUMPS]
    if not suit or row[at.TRUMPS] >> face & 1 or not has_trump:
        return False
    return tally(row[hand] & suit, row[hand + 1] & suit) == 1


@compiled
def asked(row: Numbers, face: int) -> int:
    """Return the suit that a lead asks for; a joker asks for the shortest."""
    if SUIT_OF[face]:
        return SUIT_OF[face]
    shortest, best = 0, 1 << 20
    for suit in range(4):
        faces = SUIT_OF[SUIT_SIZE * suit]
        size = tally(row[at.UNSEEN_FIRST] & faces, row[at.UNSEEN_SECOND] & faces)
        if size < best:
            best, shortest = size, faces
    return shortest


@compiled
def followed(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Return the chance that the player's side takes the trick without the player's card."""
    if row[at.FOLLOWED] == UNKNOWN:
        start = row[at.ALLY + row[at.BEST_SEAT]]
        row[at.FOLLOWED] = chance_of(row, rules, weights, row[at.BEST], row[at.FOLLOW], start)
    return row[at.FOLLOWED]


@compiled
def chance_of(
    row: Numbers, rules: Numbers, weights: Numbers, power: int, suit: int, start: int
) -> int:
    """Go round the seats behind: enemies may take the trick away, friends may take it back."""
    chance = start
    retaken = weights[RETAKEN] if start == ALL else weights[TAKEN]
    behind, seat = rules[option.TABLE_COUNT] - row[at.IN_TRICK] - 1, row[at.ACTOR]
    for _ in range(behind):
        seat = after(row[at.TABLE], seat, row[at.SEATS])
        beats = beaten(row, weights, seat, power, suit)
        friendly = row[at.ALLY + seat]
        lost = chance * (ALL - friendly) * beats // (ALL * ALL)
        won = (ALL - chance) * friendly * beats // (ALL * ALL) * retaken // ALL
        chance += won - lost
    if row[at.SIDE_FIRST] | row[at.SIDE_SECOND] and behind and row[at.ROLE] != FRIEND:
        return with_called(row, weights, power, suit, chance, behind)
    return chance


@compiled
def with_called(
    row: Numbers, weights: Numbers, power: int, suit: int, chance: int, behind: int
) -> int:
    """Count the called card in: whoever holds it plays for the declarer."""
    card = highest(row[at.SIDE_FIRST] | row[at.SIDE_SECOND])
    higher, uses = called_power(row, weights, card, suit)
    if higher <= power:
        return chance
    declares, me = row[at.ROLE] == DECLARER, row[at.ACTOR]
    total = sum_behind = 0
    for seat in range(row[at.SEATS]):
        total += holder(row, seat, declares)
    seat, safe = me, ALL
    for _ in range(behind):
        seat = after(row[at.TABLE], seat, row[at.SEATS])
        sum_behind += holder(row, seat, declares)
        if declares:
            foe = ALL - row[at.ALLY + seat]
            safe -= safe * foe * beaten(row, weights, seat, higher, suit) // (ALL * ALL)
    there = ALL * sum_behind // max(total, 1) * uses // ALL
    if not declares:
        return chance * (ALL - there) // ALL
    return (there * max(safe, chance) + (ALL - there) * chance) // ALL


@compiled
def holder(row: Numbers, seat: int, declares: bool) -> int:
    """Return the chance that a seat holds the called card; neither player nor declarer does."""
    if seat == row[at.ACTOR] or seat == row[at.DECLARER]:
        return 0
    return row[at.ALLY + seat] if declares else ALL - row[at.ALLY + seat]


@compiled
def called_power(row: Numbers, weights: Numbers, card: int, suit: int) -> tuple[int, int]:
    """Return how strong the called card is in this trick, and how likely it is spent."""
    called, follows = row[at.SIDE_FIRST] | row[at.SIDE_SECOND], row[at.POWERS] >> 4
    if called & row[at.MIGHTY]:
        return MIGHTY_STRENGTH if follows & MIGHTY else NOTHING, row[at.SPENDS_MIGHTY]
    if called & JOKERS:
        live = follows & JOKER and not row[at.DULL]
        return JOKER_STRENGTH if live else NOTHING, row[at.SPENDS_JOKER]
    if called & suit:
        trump = called & row[at.TRUMPS] and follows & TRUMP
        rank = RANK_OF[trailing_zeros(card)]
        return (TRUMP_STRENGTH if trump else PLAIN) + rank, weights[WILL_CALLED]
    return NOTHING, 0


# ------------------------------------------------------------------------ leads


@compiled
def lead_value(row: Numbers, rules: Numbers, weights: Numbers, face: int) -> int:
    """Return what speaks for or against a lead beyond the trick itself."""
    bit, role, value = 1 << face, row[at.ROLE], 0
    if bit & row[at.TRUMPS]:
        if row[at.TRUMPS_OUT]:
            live = ABOVE[face] & row[at.TRUMPS] & ~row[at.MIGHTY]
            top = not (row[at.UNSEEN_FIRST] | row[at.UNSEEN_SECOND]) & live
            value += weights[LEAD_TRUMP + role]
            value += weights[LEAD_TOP_TRUMP + role] if top else 0
        else:
            value += weights[LEAD_LAST_TRUMP + role]
    elif bit & JOKERS:
        value += weights[LEAD_JOKER + role]
    if bit & row[at.RIPPERS] and row[at.POWERS] & RIPPER:
        value += weights[CALL_RIPPER] * foes_joker(row, rules, weights, bit) // ALL
    return value


# ------------------------------------------------------------------------ what is kept


@compiled
def worth_kept(row: Numbers, rules: Numbers, weights: Numbers, face: int, point: int) -> int:
    """Return what a card is worth when it is kept for a later trick."""
    left, bit, trick = row[at.LEFT] - 1, 1 << face, row[at.TRICK_WORTH]
    if left == 0:
        return 0
    if bit & row[at.MIGHTY]:
        return trick * weights[KEEP_MIGHTY + min(left, MOST_LATE)] // ALL + point * ALL
    if bit & JOKERS:
        return joker_kept(row, rules, weights, left) + point * ALL
    wins = later_wins(row, weights, face)
    gain, base = weights[GAIN + row[at.ROLE]], weights[BASE + row[at.ROLE]]
    return wins * trick * gain // (ALL * ALL) + point * (wins + (ALL - wins) * base // ALL)


@compiled
def joker_kept(row: Numbers, rules: Numbers, weights: Numbers, left: int) -> int:
    """Return what the joker is worth: nothing once only tricks are left where it is dull."""
    policy = rules[option.LAST_JOKER]
    if policy != VALID and policy != POWERLESS_LEAD:
        left -= 1
    worth = row[at.TRICK_WORTH] * weights[KEEP_JOKER + min(left, MOST_LATE)] // ALL
    if (row[at.UNSEEN_FIRST] | row[at.UNSEEN_SECOND]) & row[at.RIPPERS]:
        return worth * weights[UNDER_RIPPER] // ALL
    return worth


@compiled
def later_wins(row: Numbers, weights: Numbers, face: int) -> int:
    """Return the chance that a card wins a later trick."""
    live = ABOVE[face] & ~row[at.MIGHTY]
    higher = tally(row[at.UNSEEN_FIRST] & live, row[at.UNSEEN_SECOND] & live)
    if row[at.TRUMPS] >> face & 1:
        odds = LATER_TRUMP + TRUMP_ODDS * row[at.ROLE]
        return weights[odds + (min(higher, TRUMP_ODDS - 1) if row[at.TRUMPS_OUT] else 0)]
    odds = LATER_PLAIN + (PLAIN_ODDS if row[at.TRUMPS_OUT] else 0)
    chance = weights[odds + min(higher, PLAIN_ODDS - 1)]
    if row[at.TRUMPS_OUT]:
        suit = SUIT_OF[face] & ~row[at.MIGHTY]
        out = tally(row[at.UNSEEN_FIRST] & suit, row[at.UNSEEN_SECOND] & suit)
        chance = chance * weights[THIN + min(out, THIN_ODDS - 1)] // ALL
    return chance
