"""From a row of the twin to a position of the search: the cards, the sides, the open trick."""

from weli.fast.jit import compiled, popcount
from weli.fast.mighty import layout as row_at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.exchange import special
from weli.fast.mighty.scoring import ATTACKERS, LAST_TRICK
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.bounds import certainties
from weli.fast.mighty.solving.playing import power_of
from weli.fast.mighty.tables import JOKERS, SUIT_OF
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["asks_for_play", "set_sweep", "set_up", "taken_so_far"]

FIRST_HOLDING = 0


@compiled
def set_up(s: Numbers, row: Numbers, rules: Numbers) -> None:
    """Write the position of a row; the first frame stands at its question."""
    f = at.FRAMES
    for seat in range(at.MOST_SEATS):
        one, two = row[row_at.HAND + 2 * seat], row[row_at.HAND + 2 * seat + 1]
        s[at.HAND + 2 * seat], s[at.HAND + 2 * seat + 1] = one | two, one & two
        s[at.CAPTURED + seat] = row[row_at.CAPTURED + seat]
        if row[row_at.TABLE] >> seat & 1:
            s[at.NEXT + seat] = after(row[row_at.TABLE], seat, row[row_at.SEATS])
            s[at.FIRST_SEAT] = seat
    s[at.PLAYERS], s[at.HAND_SIZE] = rules[option.TABLE_COUNT], rules[option.HAND_SIZE]
    s[at.DECLARER], s[at.STRAIN] = row[row_at.DECLARER], row[row_at.TRUMP]
    s[at.MIGHTY], s[at.TRUMPS] = row[row_at.MIGHTY], row[row_at.TRUMPS]
    s[at.RIPPERS], s[at.POINTS] = row[row_at.RIPPERS], rules[option.POINT_CARDS]
    s[at.DECKS] = rules[option.DECKS]
    s[at.REQUEST] = SUIT_OF[13 * row[row_at.REQUEST]] if row[row_at.REQUEST] >= 0 else 0
    s[at.ONCE] = rules[option.FRIEND_REQUEST_BINDING] == FIRST_HOLDING
    s[at.STRONG] = special(rules, s[at.STRAIN], option.STRONG)
    s[at.CERTAIN] = certainties(s, rules)
    s[at.SWEEP] = s[at.BURIED] = s[at.STOPPED] = 0
    if rules[option.EXCHANGE_BURIED_POINTS] == LAST_TRICK:
        s[at.BURIED] = buried_points(row, rules)
    set_frame(s, row, rules, f)
    set_sides(s, row, f)
    left = s[at.BURIED]
    for seat in range(row[row_at.SEATS]):
        left += popcount(s[at.HAND + 2 * seat] & s[at.POINTS])
        left += popcount(s[at.HAND + 2 * seat + 1] & s[at.POINTS])
    s[f + at.LEFT] = left


@compiled
def buried_points(row: Numbers, rules: Numbers) -> int:
    """Return the points among the buried cards."""
    cards = rules[option.POINT_CARDS]
    return popcount(row[row_at.BURIED_FIRST] & cards) + popcount(row[row_at.BURIED_SECOND] & cards)


@compiled
def set_frame(s: Numbers, row: Numbers, rules: Numbers, f: int) -> None:
    """Write the open trick."""
    s[f + at.ACTOR], s[f + at.IN_TRICK] = row[row_at.ACTOR], row[row_at.IN_TRICK]
    s[f + at.TRICK], s[f + at.LEADER] = row[row_at.TRICK], row[row_at.LEADER]
    s[f + at.TRICK_POINTS], s[f + at.BEST_SEAT] = row[row_at.TRICK_POINTS], row[row_at.BEST_SEAT]
    s[f + at.FOLLOW], s[f + at.LED] = row[row_at.FOLLOW], row[row_at.LED]
    s[f + at.RIPPED], s[f + at.ANSWERED] = row[row_at.RIPPED], row[row_at.ANSWERED]
    s[f + at.POWERS], s[f + at.HONOURED] = row[row_at.POWERS], row[row_at.HONOURED]
    s[f + at.VOID_SEEN] = row[row_at.VOID_SEEN]
    if not s[at.ONCE] or not s[at.REQUEST]:
        s[f + at.HONOURED] = 0
    if not rules[option.SPECIAL_TRUMP_NEEDS_VOID]:
        s[f + at.VOID_SEEN] = 0
    s[f + at.BEST_POWER], s[f + at.BEST_BIT] = -1, 0
    s[f + at.PLAYED] = 0
    for place in range(s[f + at.IN_TRICK]):
        s[f + at.PLAYED] |= 1 << card_at(row, place)
    if s[f + at.IN_TRICK]:
        place, seat = 0, s[f + at.LEADER]
        while seat != s[f + at.BEST_SEAT]:
            place, seat = place + 1, s[at.NEXT + seat]
        card = card_at(row, place)
        s[f + at.BEST_POWER] = power_of(s, rules, f, card, place == 0)
        s[f + at.BEST_BIT] = 1 << card


@compiled
def card_at(row: Numbers, place: int) -> int:
    """Return the face of a card in the open trick."""
    return row[row_at.TRICKS + row[row_at.TRICK]] >> row_at.PLACE_BITS * place & 63


# ------------------------------------------------------------------------ the sides


@compiled
def set_sides(s: Numbers, row: Numbers, f: int) -> None:
    """Write who plays for the declarer, and who still may come to do so."""
    called = row[row_at.FRIEND_FIRST] | row[row_at.FRIEND_SECOND]
    shown = row[row_at.FRIENDS]
    side = shown | 1 << row[row_at.DECLARER]
    s[at.LATE] = s[at.DISPUTED] = s[f + at.CALLED] = 0
    if row[row_at.FIRST_PLAYER_ONLY]:
        s[f + at.CALLED] = cards = called
        while cards:
            group = cards & JOKERS if cards & JOKERS else cards & -cards
            cards &= ~group
            holders = holders_of(s, row, group)
            if holders & (holders - 1) == 0:
                side |= holders
            else:
                s[at.DISPUTED] |= group
    else:
        side |= holders_of(s, row, called)
        shown = side
    if row[row_at.CALL] == do.BY_TRICK and row[row_at.TRICK] < row[row_at.CALLED]:
        s[at.LATE] = row[row_at.CALLED]
    s[f + at.SIDE], s[f + at.SHOWN] = side, shown
    s[at.OPEN] = s[at.LATE] != 0 or s[at.DISPUTED] != 0


@compiled
def holders_of(s: Numbers, row: Numbers, faces: int) -> int:
    """Return who holds one of these faces, but for the declarer."""
    holders = 0
    for seat in range(row[row_at.SEATS]):
        if s[at.HAND + 2 * seat] & faces and seat != row[row_at.DECLARER]:
            holders |= 1 << seat
    return holders


@compiled
def taken_so_far(s: Numbers, row: Numbers, rules: Numbers) -> int:
    """Return the points that the declarer's side has, with the buried ones that are its own."""
    taken = 0
    for seat in range(row[row_at.SEATS]):
        if s[at.FRAMES + at.SIDE] >> seat & 1:
            taken += row[row_at.CAPTURED + seat]
    if rules[option.EXCHANGE_BURIED_POINTS] == ATTACKERS:
        taken += buried_points(row, rules)
    return taken


@compiled
def set_sweep(s: Numbers, seat: int) -> None:
    """Let one seat play for all the tricks that are left, against everybody."""
    f = at.FRAMES
    s[at.SWEEP], s[at.POINTS], s[at.BURIED], s[at.OPEN] = 1, 0, 0, 0
    s[f + at.SIDE], s[f + at.NEED], s[f + at.LEFT] = 1 << seat, 1, 1
    s[f + at.TRICK_POINTS] = 0


@compiled
def asks_for_play(row: Numbers) -> bool:
    """Say whether a row is at a decision of the play phase."""
    return phase.PLAY <= row[row_at.PHASE] < phase.OVER
