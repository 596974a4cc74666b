"""What may be done: the legal steps of the question that is asked, as bits in two words."""

from typing import Final

from weli.fast.jit import compiled, inlined, popcount
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.auction import dealer_must_bid
from weli.fast.mulatschak.opening import is_white
from weli.fast.mulatschak.playing import legal_cards, promised
from weli.fast.mulatschak.tables import BELLS, HEARTS, SEVEN_BIT, SOW_OF, WELI_CARD
from weli.fast.rules_vector import Numbers

__all__ = ["ask"]

FOUR: Final = 4
FIVE_NEEDS, SIX_NEEDS, BLIND_NEEDS = 5, 6, 7
"""How many cards must lie in the talon for the special forms."""
BLIND, ALL_SUITS = do.BLIND_TRUMP - do.WORDS, 15 << (do.NAME - do.WORDS)


@inlined
def ask(row: Numbers, rules: Numbers) -> None:
    """Work out the legal steps of the present question."""
    row[at.LEGAL_CARDS] = row[at.LEGAL_WORDS] = 0
    asked = row[at.PHASE]
    if asked == phase.PLAY:
        row[at.LEGAL_CARDS] = legal_cards(row, rules)
    elif asked == phase.EXCHANGE or asked == phase.LAY_OFF:
        ask_exchange(row, rules)
    elif asked < phase.TRUMP:
        row[at.LEGAL_WORDS] = opening_words(row, rules)
    else:
        row[at.LEGAL_WORDS] = later_words(row, rules)


@compiled
def word(step: int) -> int:
    """Return the bit of a step among the words."""
    return 1 << (step - do.WORDS)


@compiled
def opening_words(row: Numbers, rules: Numbers) -> int:
    """Return the legal steps from the cut to the end of the bidding."""
    asked = row[at.PHASE]
    if asked == phase.CUT:
        lifts = (1 << (rules[option.PACK_COUNT] - 1)) - 1
        return lifts | word(do.KNOCK) if rules[option.CUT_KNOCK] else lifts
    if asked == phase.TAKE_WELI:
        if row[at.CARD] != WELI_CARD:
            return word(do.LEAVE)
        must = rules[option.CUT_MUST_TAKE_WELI]
        return word(do.TAKE) if must else word(do.TAKE) | word(do.LEAVE)
    if asked == phase.WHITE:
        white = is_white(row, row[at.ACTOR])
        return word(do.KEEP_HAND) | word(do.THROW_IN) if white else word(do.KEEP_HAND)
    if asked == phase.MULI:
        return word(do.NO_MULI) | word(do.SAY_MULI)
    if asked == phase.HOLD_MULI:
        return word(do.PASS) | word(do.HOLD)
    return bids(row, rules) if asked == phase.BIDDING else 0


@compiled
def bids(row: Numbers, rules: Numbers) -> int:
    """Return pass, hold, any higher bid, Muli: as the house rules and the score allow."""
    seat, dealer, contract = row[at.ACTOR], row[at.DEALER], row[at.CONTRACT]
    barred = row[at.BARRED] >> seat & 1
    only_dealer = row[at.WAITING] == 1 << dealer
    forced = only_dealer and not contract and dealer_must_bid(row, rules)
    found = 0 if forced else word(do.PASS)
    holds = rules[option.BIDDING_DEALER_HOLD] and contract and row[at.DECLARER] != dealer
    if seat == dealer and holds and not barred:
        found |= word(do.HOLD)
    if forced or not barred:
        most = at.HAND_CARDS - 1 if rules[option.BIDDING_FIVE_IS_MULI] else at.HAND_CARDS
        for tricks in range(max(contract + 1, rules[option.BIDDING_MIN_BID]), most + 1):
            found |= word(do.BID + tricks)
    if row[at.UNSPOKEN] or not rules[option.BIDDING_MULI_FIRST_ROUND_ONLY]:
        found |= word(do.SAY_MULI)
    return found


@compiled
def later_words(row: Numbers, rules: Numbers) -> int:
    """Return the legal steps that are not cards, from trump to the exchange on sight."""
    asked = row[at.PHASE]
    if asked == phase.TRUMP:
        if rules[option.BIDDING_ONE_FORCES_HEARTS] and promised(row) == 1:
            return word(do.NAME + HEARTS)
        return ALL_SUITS | may_go_blind(row, rules) << BLIND
    if asked == phase.BLIND_TRUMP:
        return ALL_SUITS
    if asked == phase.HOME:
        may = may_stay_home(row, rules)
        return word(do.PLAY_ALONG) | word(do.STAY_HOME) if may else word(do.PLAY_ALONG)
    if asked == phase.ON_SIGHT:
        return word(do.KEEP_CARD) | word(do.REFUSE_CARD)
    return 0


@compiled
def may_go_blind(row: Numbers, rules: Numbers) -> int:
    """Return 1 when trump may be found blind, else 0."""
    low = row[at.SCORES + row[at.DECLARER]] <= rules[option.LIMITS_NO_EXCHANGE_AT]
    refused = low or row[at.CONTRACT] == do.MULI_RANK or not rules[option.TRUMP_BLIND]
    few = row[at.LEFT] < BLIND_NEEDS or rules[option.EXCHANGE_MOST] < at.HAND_CARDS
    return 0 if refused or few else 1


@compiled
def may_stay_home(row: Numbers, rules: Numbers) -> bool:
    """Say whether the actor may stay home."""
    seat = row[at.ACTOR]
    if row[at.SCORES + seat] <= rules[option.LIMITS_NO_HOME_AT]:
        return False
    if rules[option.HOME_NO_CONSECUTIVE] and row[at.LAST_HOME] >> seat & 1:
        return False
    last = popcount(row[at.HOME_SEATS]) == rules[option.TABLE_COUNT] - 2
    return not (rules[option.HOME_LAST_MUST_PLAY] and last)


# ------------------------------------------------------------------------ the exchange


@compiled
def ask_exchange(row: Numbers, rules: Numbers) -> None:
    """Work out which cards may be chosen next, whether to stop, and the special forms."""
    hand = row[at.HAND + row[at.ACTOR]]
    if row[at.PHASE] == phase.LAY_OFF:
        sizes = 1 << (popcount(hand) - at.HAND_CARDS)
    else:
        most = most_cards(row, rules)
        sizes = plain_sizes(row, rules, most)
        if not row[at.CHOSEN] and not row[at.ANEW]:
            row[at.LEGAL_WORDS] = forms(row, rules, hand, most)
    row[at.LEGAL_CARDS] = next_cards(hand, row[at.CHOSEN], sizes)


@compiled
def next_cards(hand: int, chosen: int, sizes: int) -> int:
    """Return the cards that may be chosen next, in ascending order, and stop where it is legal.

    Args:
        hand: the cards to choose from.
        chosen: those chosen so far.
        sizes: how many may be chosen in all, as bits.
    """
    count = popcount(chosen)
    stop = do.STOP_BIT if sizes >> count & 1 else 0
    more = sizes >> (count + 1)
    if not more:
        return stop
    below = chosen
    for shift in (1, 2, 4, 8, 16, 32):
        below |= below >> shift
    left = hand & ~below
    least = 0
    while not more >> least & 1:
        least += 1
    spare = popcount(left) - least
    found = 0
    while spare > 0:
        lowest = left & -left
        found |= lowest
        left ^= lowest
        spare -= 1
    return found | stop


@compiled
def most_cards(row: Numbers, rules: Numbers) -> int:
    """Return how many cards the actor may change at most, whatever lies in the talon."""
    seat, declarer = row[at.ACTOR], row[at.DECLARER]
    if row[at.SCORES + seat] <= rules[option.LIMITS_NO_EXCHANGE_AT]:
        return 0
    most = rules[option.EXCHANGE_MOST]
    declarers = row[at.LAID_OFF + declarer]
    if rules[option.EXCHANGE_CAP_TO_DECLARER] and seat != declarer and declarers >= 0:
        most = min(most, declarers)
    return most


@compiled
def plain_sizes(row: Numbers, rules: Numbers, most: int) -> int:
    """Return how many cards may be exchanged plainly, as bits."""
    sizes = (2 << min(most, row[at.LEFT])) - 1
    if rules[option.EXCHANGE_FORBID_FOUR]:
        sizes &= ~(1 << FOUR)
    last = rules[option.EXCHANGE_PACKERL] and rules[option.EXCHANGE_FIVE_SERVED_LAST]
    if last and not row[at.ANEW]:
        sizes &= ~(1 << at.HAND_CARDS)
    return sizes


@compiled
def forms(row: Numbers, rules: Numbers, hand: int, most: int) -> int:
    """Return the special forms of exchange that may be taken."""
    found, left = 0, row[at.LEFT]
    if rules[option.EXCHANGE_PACKERL] and most >= at.HAND_CARDS and left >= SIX_NEEDS:
        found |= word(do.PACKERL)
    if most < FOUR:
        return found
    if rules[option.EXCHANGE_FIVE_ON_SOW] and left >= FIVE_NEEDS and hand & SOW_OF[row[at.TRUMP]]:
        found |= word(do.FIVE_ON_SOW)
    seven = row[at.TRUMP] == BELLS and hand & SEVEN_BIT
    if rules[option.EXCHANGE_SIX_ON_SEVEN] and left >= SIX_NEEDS and seven:
        found |= word(do.SIX_ON_SEVEN)
    return found
