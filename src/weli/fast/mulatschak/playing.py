"""The tricks and the points; the readable twins are `phases/playing.py` and `scoring.py`."""

from typing import Final

from weli.fast.jit import compiled, inlined
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.tables import BEATEN_BY, HEARTS, SUIT_CARDS, SUIT_OF, SUITS
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after

__all__ = ["legal_cards", "note", "open_play", "play", "promised"]

ALL_TRICKS: Final = 5
TRUMP_ALWAYS, TRUMP_IF_WINS = 1, 2
BREAKER: Final = 1
EIGHTH, SEVEN = 3, 7
"""The place in a log is shifted by the one for the word, and masked by the other within it."""
SHARED: Final = 1
MOST_DOUBLINGS: Final = 12
"""Two to the power of this is above every cap that a house can set."""


@compiled
def promised(row: Numbers) -> int:
    """Return how many tricks the declarer promises."""
    return min(row[at.CONTRACT], ALL_TRICKS)


@compiled
def open_play(row: Numbers, rules: Numbers) -> None:
    """Let the declarer lead; when all others stay home there is nothing to play."""
    declarer = row[at.DECLARER]
    if row[at.TABLE] & ~row[at.HOME_SEATS] == 1 << declarer:
        row[at.TAKEN + declarer] = ALL_TRICKS
        score(row, rules)
        return
    row[at.LEADER] = row[at.ACTOR] = declarer
    row[at.PHASE] = phase.PLAY


@inlined
def legal_cards(row: Numbers, rules: Numbers) -> int:
    """Return the cards that Farbzwang, Trumpfzwang and Stichzwang leave."""
    hand = row[at.HAND + row[at.ACTOR]]
    if not row[at.IN_TRICK]:
        return hand
    trump = row[at.TRUMP]
    high = hand & BEATEN_BY[at.CARD_COUNT * trump + row[at.BEST_CARD]]
    allowed = hand & SUIT_CARDS[SUITS * trump + row[at.LED]]
    if not allowed:
        if rules[option.PLAY_TRUMPFZWANG] == TRUMP_IF_WINS:
            return high if high else hand
        allowed = hand & SUIT_CARDS[SUITS * trump + trump]
        if rules[option.PLAY_TRUMPFZWANG] != TRUMP_ALWAYS or not allowed:
            return hand
    if rules[option.PLAY_STICHZWANG] and allowed & high:
        return allowed & high
    return allowed


@inlined
def play(row: Numbers, rules: Numbers, card: int) -> None:
    """Play a card; a full trick goes to its winner, who leads the next."""
    seat, bit, trump = row[at.ACTOR], 1 << card, row[at.TRUMP]
    row[at.HAND + seat] ^= bit
    row[at.PLAYED + seat] |= bit
    note(row, at.PLAY_LOG, row[at.PLAYS], card)
    row[at.PLAYS] += 1
    if not row[at.IN_TRICK]:
        row[at.LED] = SUIT_OF[at.CARD_COUNT * trump + card]
        row[at.BEST_CARD], row[at.BEST_SEAT] = card, seat
    elif BEATEN_BY[at.CARD_COUNT * trump + row[at.BEST_CARD]] & bit:
        row[at.BEST_CARD], row[at.BEST_SEAT] = card, seat
    row[at.TRICK_CARDS] |= bit
    row[at.IN_TRICK] += 1
    seat = after(row[at.TABLE] & ~row[at.HOME_SEATS], seat, row[at.SEATS])
    row[at.ACTOR] = seat
    if seat == row[at.LEADER]:
        take_trick(row, rules)


@compiled
def take_trick(row: Numbers, rules: Numbers) -> None:
    """Give the full trick to its winner, and end the deal when it was the last."""
    winner = row[at.BEST_SEAT]
    row[at.TAKEN + winner] += 1
    row[at.LEADER] = row[at.ACTOR] = winner
    row[at.IN_TRICK] = row[at.TRICK_CARDS] = 0
    row[at.BEST_CARD] = row[at.BEST_SEAT] = row[at.LED] = -1
    lost_muli = row[at.CONTRACT] == do.MULI_RANK and winner != row[at.DECLARER]
    if not row[at.HAND + winner] or (lost_muli and rules[option.SCORING_STOP_FAILED_MULI]):
        score(row, rules)


# ------------------------------------------------------------------------ points


@compiled
def score(row: Numbers, rules: Numbers) -> None:
    """Write the deal down and see whether the match is over."""
    made = row[at.TAKEN + row[at.DECLARER]] >= promised(row)
    times = factor(row, rules)
    for seat in range(row[at.SEATS]):
        if row[at.TABLE] >> seat & 1:
            if row[at.CONTRACT] == do.MULI_RANK:
                points = muli_points(row, rules, seat, made)
            else:
                points = plain_points(row, rules, seat, made)
            row[at.POINTS + seat] = points * times
    row[at.ACTOR] = -1
    row[at.PHASE] = phase.OVER
    find_winners(row, rules)


@compiled
def factor(row: Numbers, rules: Numbers) -> int:
    """Return what all points are multiplied by: Hearts, white hands, knocks and all-passes."""
    return factor_under(row, rules, row[at.TRUMP])


@compiled
def factor_under(row: Numbers, rules: Numbers, trump: int) -> int:
    """Return the same if this suit is, or will be, trump."""
    times = row[at.WHITES] + row[at.KNOCKS] + row[at.DOUBLED]
    product = 1 << min(times, MOST_DOUBLINGS)
    if trump == HEARTS:
        product *= rules[option.SCORING_HEARTS_FACTOR]
    return min(product, rules[option.SCORING_MAX_MULTIPLIER])


@compiled
def plain_points(row: Numbers, rules: Numbers, seat: int, made: bool) -> int:
    """Return a seat's points in a deal that is no Muli, before doubling."""
    if row[at.HOME_SEATS] >> seat & 1:
        return rules[option.HOME_COST]
    if seat == row[at.DECLARER] and not made:
        return rules[option.SCORING_FAILED_BID]
    if row[at.TAKEN + seat] == 0:
        return rules[option.SCORING_NO_TRICK]
    return row[at.TAKEN + seat] * rules[option.SCORING_TRICK]


@compiled
def muli_points(row: Numbers, rules: Numbers, seat: int, made: bool) -> int:
    """Return a seat's points in a Muli, before doubling; tricks count for nobody."""
    own = seat == row[at.DECLARER]
    if made:
        won = option.SCORING_MULI_WON_DECLARER if own else option.SCORING_MULI_WON_OTHERS
        return rules[won]
    if own:
        return rules[option.SCORING_MULI_LOST_DECLARER]
    if rules[option.SCORING_MULI_FAIL] == BREAKER and seat != breaker(row):
        return 0
    return rules[option.SCORING_MULI_LOST_OTHERS]


@compiled
def breaker(row: Numbers) -> int:
    """Return who took the first trick that the declarer of a failed Muli lost."""
    seats, trump = row[at.SEATS], row[at.TRUMP]
    playing = row[at.TABLE] & ~row[at.HOME_SEATS]
    leader = seat = row[at.DECLARER]
    best_seat, best = -1, -1
    for place in range(row[at.PLAYS]):
        card = logged(row, at.PLAY_LOG, place)
        if best < 0 or BEATEN_BY[at.CARD_COUNT * trump + best] >> card & 1:
            best, best_seat = card, seat
        seat = after(playing, seat, seats)
        if seat == leader:
            if best_seat != row[at.DECLARER]:
                break
            best = -1
    return best_seat


@compiled
def note(row: Numbers, log: int, place: int, card: int) -> None:
    """Write a card at a place of a log of the row."""
    row[log + (place >> EIGHTH)] |= card << (at.LOG_BITS * (place & SEVEN))


@compiled
def logged(row: Numbers, log: int, place: int) -> int:
    """Return the card at a place of a log of the row."""
    return row[log + (place >> EIGHTH)] >> (at.LOG_BITS * (place & SEVEN)) & 63


@compiled
def find_winners(row: Numbers, rules: Numbers) -> None:
    """Note who has won the match: somebody at zero, or at the limit, ends it."""
    seats = row[at.SEATS]
    lowest, highest = row[at.SCORES] + row[at.POINTS], row[at.SCORES] + row[at.POINTS]
    for seat in range(1, seats):
        total = row[at.SCORES + seat] + row[at.POINTS + seat]
        lowest, highest = min(lowest, total), max(highest, total)
    if lowest > 0 and highest < rules[option.MATCH_BUST_LIMIT]:
        return
    shared = lowest <= 0 and rules[option.MATCH_TIE] == SHARED
    best = 0
    for seat in range(seats):
        total = row[at.SCORES + seat] + row[at.POINTS + seat]
        if total == lowest or (shared and total <= 0):
            best |= 1 << seat
    alone = lowest <= 0 and not shared and best >> row[at.DECLARER] & 1
    row[at.WINNERS] = 1 << row[at.DECLARER] if alone else best
