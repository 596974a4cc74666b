"""Which card to play; the readable twins are `bots/mulatschak/tricks.py` and `sight.py`."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak.playing import ALL_TRICKS, TRUMP_ALWAYS, factor, logged, promised
from weli.fast.mulatschak.tables import ABOVE, BEATEN_BY, SUIT_CARDS, SUIT_OF, SUITS
from weli.fast.mulatschak.thumb import weights as weigh
from weli.fast.mulatschak.thumb.prospects import tricks_worth
from weli.fast.mulatschak.thumb.race import after, after_all, relief
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after as next_seat

__all__ = ["best_card", "card_worths"]

CERTAINLY: Final = 1000
LONG_TRUMPS: Final = 4
OUTCOMES: Final = ALL_TRICKS + 1
TRUMP_OFF, ONLY_IF_WINS = 0, 2

# What one decision needs beside the row, in a small array: by seat the cards it cannot hold, then
LACKS: Final = 0
WORTH: Final = 5  # what the match is worth with 0 to 5 tricks
ODDS: Final = 11  # the chance of so many more tricks
LIVE: Final = 17  # the unseen cards that some opponent may hold
UNSEEN: Final = 18
OUT: Final = 19  # how many cards the opponents hold
RIVALS: Final = 20  # the opponents, as seats
NOTES: Final = 21


# ------------------------------------------------------------------------ what is known


@compiled
def look(row: Numbers, rules: Numbers, notes: Numbers) -> None:
    """Note the cards not seen, and who cannot hold which."""
    me = row[at.ACTOR]
    seen = row[at.HAND + me] | row[at.DISCARDS + me]
    rivals = row[at.TABLE] & ~row[at.HOME_SEATS] & ~(1 << me)
    for seat in range(row[at.SEATS]):
        seen |= row[at.PLAYED + seat]
        notes[LACKS + seat] = 0
    learn(row, rules, notes)
    possible = out = 0
    for seat in range(row[at.SEATS]):
        if rivals >> seat & 1:
            possible |= ~notes[LACKS + seat]
            out += popcount(row[at.HAND + seat])
    notes[UNSEEN] = rules[option.PACK_CARDS] & ~seen
    notes[LIVE] = notes[UNSEEN] & possible
    notes[OUT], notes[RIVALS] = out, rivals


@compiled
def learn(row: Numbers, rules: Numbers, notes: Numbers) -> None:
    """Go through the tricks and note what each player would have had to play."""
    trump, playing = row[at.TRUMP], row[at.TABLE] & ~row[at.HOME_SEATS]
    leader = seat = row[at.DECLARER]
    best, best_seat = -1, -1
    for place in range(row[at.PLAYS]):
        card = logged(row, at.PLAY_LOG, place)
        if best < 0:
            led = SUIT_OF[at.CARD_COUNT * trump + card]
            best, best_seat = card, seat
        else:
            notes[LACKS + seat] |= lacking(rules, trump, led, best, card)
            if BEATEN_BY[at.CARD_COUNT * trump + best] >> card & 1:
                best, best_seat = card, seat
        seat = next_seat(playing, seat, row[at.SEATS])
        if seat == leader:
            leader = seat = best_seat
            best = -1


@compiled
def lacking(rules: Numbers, trump: int, led: int, best: int, card: int) -> int:
    """Return what a player cannot hold who played this card to a trick that `best` was winning."""
    beating = BEATEN_BY[at.CARD_COUNT * trump + best]
    above = ABOVE[at.CARD_COUNT * trump + best]
    trumps = SUIT_CARDS[SUITS * trump + trump]
    beats = beating >> card & 1
    mine = SUIT_OF[at.CARD_COUNT * trump + card]
    heads = rules[option.PLAY_STICHZWANG]
    if mine == led:
        head_known = SUIT_OF[at.CARD_COUNT * trump + best] == led
        return above if heads and not beats and head_known else 0
    found = SUIT_CARDS[SUITS * trump + led]
    duty = rules[option.PLAY_TRUMPFZWANG]
    if duty == TRUMP_OFF or beats:
        return found
    if mine != trump and duty == TRUMP_ALWAYS:
        return found | trumps
    if heads or duty == ONLY_IF_WINS:
        found |= beating & trumps
    return found


# ------------------------------------------------------------------------ what tricks are worth


@compiled
def weigh_tricks(row: Numbers, rules: Numbers, weights: Numbers, notes: Numbers) -> None:
    """Note what the match is worth to the player when he ends with 0 to 5 tricks."""
    me, times = row[at.ACTOR], factor(row, rules)
    if row[at.CONTRACT] == do.MULI_RANK:
        weigh_muli(row, rules, weights, notes)
        return
    for tricks in range(OUTCOMES):
        notes[WORTH + tricks] = tricks_worth(row, rules, weights, me, times, tricks)
    if row[at.DECLARER] == me:
        failed = after(row, rules, weights, me, rules[option.SCORING_FAILED_BID] * times)
        for tricks in range(promised(row)):
            notes[WORTH + tricks] = failed
    else:
        add_breaking(row, rules, weights, notes)


@compiled
def weigh_muli(row: Numbers, rules: Numbers, weights: Numbers, notes: Numbers) -> None:
    """Note what tricks are worth in a Muli: all five to its player, any one to the others."""
    me, times = row[at.ACTOR], factor(row, rules)
    won_others = rules[option.SCORING_MULI_WON_OTHERS] * times
    lost_others = rules[option.SCORING_MULI_LOST_OTHERS] * times
    if row[at.DECLARER] == me:
        points = rules[option.SCORING_MULI_WON_DECLARER] * times
        won = after_all(row, rules, weights, me, points, won_others)
        points = rules[option.SCORING_MULI_LOST_DECLARER] * times
        lost = after_all(row, rules, weights, me, points, lost_others)
        for tricks in range(OUTCOMES):
            notes[WORTH + tricks] = lost
        notes[WORTH + ALL_TRICKS] = won
    else:
        lost = after(row, rules, weights, me, lost_others)
        for tricks in range(OUTCOMES):
            notes[WORTH + tricks] = lost
        notes[WORTH] = after(row, rules, weights, me, won_others)


@compiled
def add_breaking(row: Numbers, rules: Numbers, weights: Numbers, notes: Numbers) -> None:
    """Add what it is worth to keep tricks from a declarer whose bid can still be broken."""
    me, declarer = row[at.ACTOR], row[at.DECLARER]
    taken, done = row[at.TAKEN + me], 0
    for seat in range(row[at.SEATS]):
        done += row[at.TAKEN + seat]
    missing = promised(row) - row[at.TAKEN + declarer]
    spare = ALL_TRICKS - done - missing
    if missing <= 0 or spare < 0:
        return
    points = rules[option.SCORING_FAILED_BID] - rules[option.SCORING_TRICK] * promised(row)
    gains = relief(row, rules, weights, me, declarer, points * factor(row, rules))
    each = gains * weights[weigh.BREAKING] // (CERTAINLY * (spare + 1))
    for tricks in range(OUTCOMES):
        notes[WORTH + tricks] += each * min(max(tricks - taken, 0), spare + 1)


# ------------------------------------------------------------------------ one card


@compiled
def best_card(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Play the card that leaves most to be expected."""
    notes = np.zeros(NOTES, dtype=np.int64)
    look(row, rules, notes)
    weigh_tricks(row, rules, weights, notes)
    cards = row[at.LEGAL_CARDS]
    best, most = -1, -(1 << 60)
    while cards:
        card = trailing_zeros(cards)
        cards &= cards - 1
        worth = worth_of(row, weights, notes, card)
        if worth > most:
            best, most = card, worth
    return best


@compiled
def card_worths(
    row: Numbers, rules: Numbers, weights: Numbers, found: Numbers, worths: NDArray[np.float64]
) -> int:
    """Write the cards that may be played and what each is worth; return how many."""
    notes = np.zeros(NOTES, dtype=np.int64)
    look(row, rules, notes)
    weigh_tricks(row, rules, weights, notes)
    cards, count = row[at.LEGAL_CARDS], 0
    while cards:
        found[count] = trailing_zeros(cards)
        worths[count] = worth_of(row, weights, notes, found[count])
        count += 1
        cards &= cards - 1
    return count


@compiled
def worth_of(row: Numbers, weights: Numbers, notes: Numbers, card: int) -> int:
    """Return what playing a card is worth."""
    me = row[at.ACTOR]
    more = drawing(row, weights, notes, card)
    for place in range(OUTCOMES):
        notes[ODDS + place] = 0
    notes[ODDS] = CERTAINLY
    add_chance(notes, wins_now(row, weights, notes, card), 0)
    others, count = row[at.HAND + me] & ~(1 << card), 1
    while others:
        other = trailing_zeros(others)
        others &= others - 1
        later = wins_later(row, weights, notes, other, card)
        add_chance(notes, min(later + more, CERTAINLY), count)
        count += 1
    total, taken = 0, row[at.TAKEN + me]
    for won in range(count + 1):
        total += notes[ODDS + won] * notes[WORTH + min(taken + won, ALL_TRICKS)]
    return total


@compiled
def add_chance(notes: Numbers, chance: int, count: int) -> None:
    """Count one more trick that comes with a chance, after so many others."""
    miss = CERTAINLY - chance
    for won in range(count + 1, 0, -1):
        with_it = notes[ODDS + won - 1] * chance
        notes[ODDS + won] = (notes[ODDS + won] * miss + with_it) // CERTAINLY
    notes[ODDS] = notes[ODDS] * miss // CERTAINLY


@compiled
def chance_of_none(pool: int, marked: int, drawn: int) -> int:
    """Return the chance, in thousandths, that so many drawn from a pool hold no marked card."""
    chance = CERTAINLY
    for gone in range(min(drawn, pool)):
        chance = chance * max(pool - marked - gone, 0) // (pool - gone)
    return chance


@compiled
def wins_now(row: Numbers, weights: Numbers, notes: Numbers, card: int) -> int:
    """Return the chance, in thousandths, that a card takes this trick."""
    me, trump, leads = row[at.ACTOR], row[at.TRUMP], row[at.IN_TRICK] == 0
    if not leads and not BEATEN_BY[at.CARD_COUNT * trump + row[at.BEST_CARD]] >> card & 1:
        return 0
    led = SUIT_OF[at.CARD_COUNT * trump + card] if leads else row[at.LED]
    playing = row[at.TABLE] & ~row[at.HOME_SEATS]
    # Whoever leads meets the others from the declarer on, else those who still follow.
    seat = row[at.DECLARER] if leads else next_seat(playing, me, row[at.SEATS])
    end = row[at.DECLARER] if leads else row[at.LEADER]
    chance = CERTAINLY
    if not leads and seat == end:
        return chance
    while True:
        if seat != me:
            beaten = beaten_by(row, weights, notes, card, led, seat)
            chance = chance * (CERTAINLY - beaten) // CERTAINLY
        seat = next_seat(playing, seat, row[at.SEATS])
        if seat == end:
            return chance


@compiled
def beaten_by(
    row: Numbers, weights: Numbers, notes: Numbers, card: int, led: int, seat: int
) -> int:
    """Return the chance, in thousandths, that a player still to come beats a card."""
    trump, held = row[at.TRUMP], popcount(row[at.HAND + seat])
    pool = notes[UNSEEN] & ~notes[LACKS + seat]
    whole = popcount(pool)
    size = pool_size(row, weights, notes, whole)
    above = popcount(pool & ABOVE[at.CARD_COUNT * trump + card])
    beaten = CERTAINLY - chance_of_none(size, above, held)
    if led == trump:
        return beaten
    suited = popcount(pool & SUIT_CARDS[SUITS * trump + led])
    if row[at.CONTRACT] != do.MULI_RANK:
        suited = suited * weights[weigh.SUITED] // CERTAINLY
    void = chance_of_none(whole, suited, held)
    if SUIT_OF[at.CARD_COUNT * trump + card] == trump:
        return void * beaten // CERTAINLY
    trumps = popcount(pool & SUIT_CARDS[SUITS * trump + trump])
    ruffed = void * (CERTAINLY - chance_of_none(size, trumps, held)) // CERTAINLY
    return min(beaten + ruffed, CERTAINLY)


@compiled
def pool_size(row: Numbers, weights: Numbers, notes: Numbers, size: int) -> int:
    """Return among how many cards a good card is to be looked for: few are left unheld."""
    if row[at.CONTRACT] == do.MULI_RANK:
        return size
    out = min(notes[OUT], size)
    return out + (size - out) * weights[weigh.HELD] // CERTAINLY


@compiled
def drawing(row: Numbers, weights: Numbers, notes: Numbers, card: int) -> int:
    """Return how much better the other cards become when this one is led to draw trumps."""
    trump, mine = row[at.TRUMP], row[at.HAND + row[at.ACTOR]]
    trumps = mine & SUIT_CARDS[SUITS * trump + trump]
    higher = notes[LIVE] & ABOVE[at.CARD_COUNT * trump + card]
    if row[at.IN_TRICK] or not trumps >> card & 1 or higher:
        return 0
    masters, left = 0, trumps
    while left:
        if not notes[LIVE] & ABOVE[at.CARD_COUNT * trump + trailing_zeros(left)]:
            masters += 1
        left &= left - 1
    return weights[weigh.DRAWING] * max(popcount(trumps) + masters - LONG_TRUMPS, 0)


@compiled
def wins_later(row: Numbers, weights: Numbers, notes: Numbers, card: int, now: int) -> int:
    """Return the chance, in thousandths, that a card takes a later trick."""
    trump, live = row[at.TRUMP], notes[LIVE]
    trumps = SUIT_CARDS[SUITS * trump + trump]
    higher = popcount(live & ABOVE[at.CARD_COUNT * trump + card])
    rivals = popcount(notes[RIVALS]) - 1
    if trumps >> card & 1:
        chance = weights[weigh.LATER_TRUMP + 6 * rivals + min(higher, 5)]
        if not higher:
            return chance
        others = popcount(row[at.HAND + row[at.ACTOR]] & trumps) - 1 - (trumps >> now & 1)
        chance += weights[weigh.LATER_LENGTH + min(others, 3)]
        return min(max(chance, 0), CERTAINLY)
    if live & trumps:
        return weights[weigh.LATER_PLAIN + 4 * rivals + min(higher, 3)]
    return weights[weigh.LATER_CLEAR + min(higher, 3)]
