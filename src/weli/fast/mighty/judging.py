"""How likely a player of Mighty gives each answer: the rule of thumb's worths made into chances.

An answer that is worth less is given more rarely (a softmax with a temperature), and a small part
of all answers is given without any thought (a lapse). Weighed are:

* bids and passes: whether the points that the hand promises under its best strain reach the lowest
  level that may be bid, and which strain is bid; not how high, which tells little more;
* that nobody calls a misdeal who might;
* what is buried: by what each card costs, among all choices of so many cards;
* the card that is called, among all that may be called;
* every card played, as the rule of thumb weighs it in the tricks.

Not weighed are a change of trump, calls of two cards, of a trick or a seat, the suit asked for or
named, and the ripper's call: each is seldom asked or hangs little on hidden cards.
"""

from math import exp, log
from typing import Final

import numpy as np

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.layouts import Counts
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.exchange import FORBID_JOKER, FORBID_MIGHTY, special
from weli.fast.mighty.promise import BOTH, DECK, HELP, HELPS, LONE, promised
from weli.fast.mighty.tables import JOKERS, SUIT_OF, SUIT_SIZE
from weli.fast.mighty.thumb.sight import ABOVE, ALL, look, tally
from weli.fast.mighty.thumb.table import sit_down
from weli.fast.mighty.thumb.tricks import card_value, prepare
from weli.fast.rules_vector import Numbers

__all__ = ["POLICY", "burial_weight", "every_burial", "log_burial", "log_chance"]

# The policy: of each kind of question a temperature and a lapse, and what else it needs.
(
    OPENS,  # the first bid: temperature, lapse, and how far the promise must exceed the level
    _OPENS_LAPSE,
    _OPENS_OVER,
    OVERBIDS,  # the same over another bid
    _OVERBIDS_LAPSE,
    _OVERBIDS_OVER,
    STRAIN,  # which strain: temperature, lapse
    _STRAIN_LAPSE,
    CALL,  # which card is called: temperature, lapse
    _CALL_LAPSE,
    CARD,  # which card is played: temperature, lapse, for declarer, friend and defender
) = range(11)
KEEPS: Final = CARD + 6  # how often somebody who might call a misdeal does not
BURIES: Final = KEEPS + 1
"""What it costs to bury the mighty or a joker, a trump, a point that counts for the declarer's side
then, a point that does not, an ace more, each rank."""
POLICY: Final = BURIES + 6
"""How many numbers a policy has."""

ATTACKERS: Final = 0
KING: Final = 11
ACE: Final = 12
MIGHTY_KIND, JOKER_KIND, TOP_TRUMP, TRUMP_KIND, TOP, HIGH, OTHER = range(HELPS)


@compiled
def log_chance(
    row: Numbers, rules: Numbers, thumb: Numbers, promise: Numbers, policy: Counts, step: int
) -> float:
    """Return the logarithm of how likely somebody takes this step; 0 if it is not weighed."""
    asked = row[at.PHASE]
    if asked == phase.PLAY:
        return of_card(row, rules, thumb, policy, do.place_of(step) & 63)
    if asked == phase.BIDDING or asked == phase.LAST_CHANCE:
        return of_bid(row, rules, promise, policy, step)
    if asked == phase.FRIEND and step < do.STOP and not row[at.BEGUN]:
        return of_call(row, rules, promise, policy, do.place_of(step))
    if asked == phase.MISDEAL and row[at.LEGAL_WORDS] & do.word_of(do.MISDEAL):
        return log(policy[KEEPS])
    return 0.0


@compiled
def with_lapse(share: float, lapse: float, count: int) -> float:
    """Return a chance with the part that is given without thought, among so many answers."""
    return (1.0 - lapse) * share + lapse / count


# ------------------------------------------------------------------------ what is said


@compiled
def of_bid(row: Numbers, rules: Numbers, promise: Numbers, policy: Counts, step: int) -> float:
    """Return the logarithm of how likely a bid or a pass is."""
    seat, count, best, said = row[at.ACTOR], 0, 0, 0
    bid = (step - do.CONTRACT) % at.STRAINS if step >= do.CONTRACT else -1
    total, temperature = 0.0, policy[STRAIN]
    for strain in range(at.STRAINS):
        levels = row[at.LEVELS + strain]
        if levels:
            points = promised(row, rules, promise, seat, strain)
            margin = points - ALL * trailing_zeros(levels)
            if count == 0:
                best, total = margin, 1.0
            elif margin > best:
                total = total * exp((best - margin) / temperature) + 1.0
                best = margin
            else:
                total += exp((margin - best) / temperature)
            if strain == bid:
                said = margin
            count += 1
    if count == 0:
        return 0.0
    found = 0.0
    if row[at.LEGAL_WORDS] & do.word_of(do.PASS):
        kind = OPENS if row[at.TRUMP] < 0 else OVERBIDS
        reach = (best - policy[kind + 2]) / policy[kind]
        bids = with_lapse(1.0 / (1.0 + exp(-min(max(reach, -30.0), 30.0))), policy[kind + 1], 2)
        if bid < 0:
            return log(1.0 - bids)
        found = log(bids)
    share = exp((said - best) / temperature) / total
    return found + log(with_lapse(share, policy[STRAIN + 1], count))


@compiled
def of_call(row: Numbers, rules: Numbers, promise: Numbers, policy: Counts, place: int) -> float:
    """Return the logarithm of how likely a card is called."""
    cards, count, best, said, total = row[at.LEGAL_FIRST], 0, 0, 0, 0.0
    while cards:
        face = trailing_zeros(cards)
        cards &= cards - 1
        worth = help_of(row, rules, promise, face)
        if count == 0 or worth > best:
            total = total * exp((best - worth) / policy[CALL]) + 1.0
            best = worth
        else:
            total += exp((worth - best) / policy[CALL])
        if face == place:
            said = worth
        count += 1
    share = exp((said - best) / policy[CALL]) / total
    return log(with_lapse(share, policy[CALL + 1], count))


@compiled
def help_of(row: Numbers, rules: Numbers, promise: Numbers, face: int) -> int:
    """Return what the friends who hold a called card are worth, as the rule of thumb has it."""
    hand = at.HAND + 2 * row[at.DECLARER]
    first = rules[option.PACK_FIRST] & ~(row[hand] | row[at.BURIED_FIRST])
    second = rules[option.PACK_SECOND] & ~(row[hand + 1] | row[at.BURIED_SECOND])
    bit = 1 << face
    faces = JOKERS if bit & JOKERS else bit
    out = tally(first & faces, second & faces)
    if not out:
        return 0
    kind, column = kind_of(row, first | second, face, promise[DECK]), HELP
    if row[at.TRUMP] == at.NO_TRUMP:
        column += HELPS
    worth = promise[column + kind]
    copies = tally(rules[option.PACK_FIRST] & faces, rules[option.PACK_SECOND] & faces)
    if copies == 2 and (out == 1 or not promise[BOTH]):  # both copies would make a friend each
        return worth * promise[LONE] // ALL
    return worth


@compiled
def kind_of(row: Numbers, missing: int, face: int, deck: int) -> int:
    """Return what kind of card is called; of a suit the highest card that is missing counts."""
    bit = 1 << face
    if bit & row[at.MIGHTY]:
        return MIGHTY_KIND
    if bit & JOKERS:
        return JOKER_KIND
    higher = popcount(missing & ~row[at.MIGHTY] & ABOVE[face])
    if bit & row[at.TRUMPS]:
        return TOP_TRUMP if not higher else TRUMP_KIND if higher <= 1 + deck else OTHER
    if higher:
        return OTHER
    return TOP if face % SUIT_SIZE >= KING else HIGH


# ------------------------------------------------------------------------ cards


@compiled
def of_card(row: Numbers, rules: Numbers, thumb: Numbers, policy: Counts, played: int) -> float:
    """Return the logarithm of how likely a card is played; equal cards are one answer."""
    cards = row[at.LEGAL_FIRST] | row[at.LEGAL_SECOND]
    if not cards & (cards - 1):
        return 0.0
    look(row, rules)
    sit_down(row, rules, thumb)
    prepare(row, rules, thumb)
    kind = CARD + 2 * row[at.ROLE]
    temperature, count, best, said, total = policy[kind], 0, 0, 0, 0.0
    while cards:
        face = trailing_zeros(cards)
        cards &= cards - 1
        worth = card_value(row, rules, thumb, face)
        if count == 0:
            best, total = worth, 1.0
        elif worth > best:
            total = total * exp((best - worth) / temperature) + 1.0
            best = worth
        else:
            total += exp((worth - best) / temperature)
        if face == played:
            said = worth
        count += 1
    return log(with_lapse(exp((said - best) / temperature) / total, policy[kind + 1], count))


@compiled
def burial_weight(row: Numbers, rules: Numbers, policy: Counts, mighty: int, place: int) -> float:
    """Return how gladly the declarer buries a card, as a factor; 0 where it is forbidden."""
    face = place & 63
    bit = 1 << face
    forbidden = rules[option.EXCHANGE_FORBID]
    barred = mighty if forbidden & FORBID_MIGHTY else 0
    if bit & (barred | (JOKERS if forbidden & FORBID_JOKER else 0)):
        return 0.0
    if bit & (mighty | JOKERS):
        return exp(-policy[BURIES])
    cost = policy[BURIES + 5] * (face % SUIT_SIZE)
    if row[at.TRUMP] != at.NO_TRUMP and bit & SUIT_OF[SUIT_SIZE * row[at.TRUMP]]:
        cost += policy[BURIES + 1]
    if bit & rules[option.POINT_CARDS]:
        own = rules[option.EXCHANGE_BURIED_POINTS] == ATTACKERS
        cost += policy[BURIES + (2 if own else 3)]
    if face % SUIT_SIZE == ACE:
        cost += policy[BURIES + 4]
    return exp(-cost)


@compiled
def every_burial(row: Numbers, rules: Numbers, policy: Counts, mighty: int, size: int) -> float:
    """Return the sum of the products of these factors over every choice of so many cards."""
    found = np.zeros(size + 1)
    found[0] = 1.0
    for word in range(2):
        cards = row[at.HAND + 2 * row[at.DECLARER] + word]
        while cards:
            place = at.SECOND * word + trailing_zeros(cards)
            cards &= cards - 1
            weight = burial_weight(row, rules, policy, mighty, place)
            for number in range(size, 0, -1):
                found[number] += found[number - 1] * weight
    return found[size]


@compiled
def log_burial(row: Numbers, rules: Numbers, policy: Counts, first: int, second: int) -> float:
    """Return the logarithm of how likely the declarer buries these cards."""
    mighty = special(rules, row[at.TRUMP], option.MIGHTY)
    found, size = 0.0, tally(first, second)
    for word in range(2):
        cards = second if word else first
        while cards:
            place = at.SECOND * word + trailing_zeros(cards)
            cards &= cards - 1
            found += log(burial_weight(row, rules, policy, mighty, place))
    return found - log(every_burial(row, rules, policy, mighty, size))
