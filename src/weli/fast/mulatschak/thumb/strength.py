"""How strong a hand is; the readable twin is `bots/mulatschak/strength.py`."""

from typing import Final

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak.tables import BELLS, RANKS, SEVEN_BIT, SOW_OF, SUIT_OF
from weli.fast.mulatschak.thumb import weights as weigh
from weli.fast.rules_vector import Numbers

__all__ = ["best_strength", "card_strength", "chance", "most_allowed", "muli_chance", "strength_of"]

STEP: Final = 25
CURVE: Final = 25
FORM_NEEDS: Final = 6
FOUR: Final = 4
ALL: Final = 5


@compiled
def chance(weights: Numbers, lead: int) -> int:
    """Return the chance, in thousandths, that belongs to a lead in hundredths of a logit."""
    size = min(abs(lead), STEP * (CURVE - 1) - 1)
    place, rest = size // STEP, size % STEP
    low, high = weights[weigh.CHANCES + place], weights[weigh.CHANCES + place + 1]
    found = low + (high - low) * rest // STEP
    return found if lead >= 0 else 1000 - found


@compiled
def belongs(card: int, trump: int) -> bool:
    """Say whether a card is a trump."""
    return SUIT_OF[at.CARD_COUNT * trump + card] == trump


@compiled
def card_strength(weights: Numbers, card: int, trump: int) -> int:
    """Return what a card that is kept is worth."""
    base = weigh.TRUMP_CARD if belongs(card, trump) else weigh.PLAIN_CARD
    return weights[base + RANKS[card]]


@compiled
def strength_of(weights: Numbers, kept: int, trump: int, extra: int) -> int:
    """Return the strength of some cards and the new ones that fill the hand up."""
    total = trumps = 0
    count, cards = popcount(kept), kept
    while cards:
        card = trailing_zeros(cards)
        cards &= cards - 1
        total += card_strength(weights, card, trump)
        trumps += 1 if belongs(card, trump) else 0
    total += weights[weigh.LENGTH + min(trumps, ALL)] + weights[weigh.EXTRA + extra]
    return total + (ALL - count) * weights[weigh.DRAWN]


@compiled
def most_allowed(row: Numbers, rules: Numbers, me: int, defends: bool) -> int:
    """Return how many cards the player will be allowed to change, as far as it is known."""
    if row[at.SCORES + me] <= rules[option.LIMITS_NO_EXCHANGE_AT]:
        return 0
    most = min(rules[option.EXCHANGE_MOST], row[at.LEFT])
    if defends and rules[option.EXCHANGE_CAP_TO_DECLARER] and row[at.DECLARER] >= 0:
        said = row[at.LAID_OFF + row[at.DECLARER]]
        if said >= 0:
            most = min(most, said)
    return most


@compiled
def without_weakest(weights: Numbers, hand: int, trump: int) -> int:
    """Return a hand without its weakest card, the last of several that are as weak."""
    weakest, least = -1, 1 << 40
    cards = hand
    while cards:
        card = trailing_zeros(cards)
        cards &= cards - 1
        worth = card_strength(weights, card, trump)
        if worth <= least:
            weakest, least = card, worth
    return hand & ~(1 << weakest)


@compiled
def best_strength(
    row: Numbers, rules: Numbers, weights: Numbers, hand: int, trump: int, most: int
) -> int:
    """Return the strength of a hand with the best of the exchanges it may hope for."""
    best, kept = strength_of(weights, hand, trump, 0), hand
    for number in range(1, most + 1):
        kept = without_weakest(weights, kept, trump)
        total = strength_of(weights, kept, trump, 0)
        if number == 1 and rules[option.EXCHANGE_ONE_ON_SIGHT]:
            total += weights[weigh.SIGHT]
        packerl = rules[option.EXCHANGE_PACKERL] and row[at.LEFT] >= FORM_NEEDS
        if number == ALL and packerl:
            total += weights[weigh.EXTRA + 1]
        if number != FOUR or not rules[option.EXCHANGE_FORBID_FOUR]:
            best = max(best, total)
    if most >= FOUR and row[at.LEFT] >= FORM_NEEDS:
        if rules[option.EXCHANGE_FIVE_ON_SOW] and hand & SOW_OF[trump]:
            best = max(best, strength_of(weights, SOW_OF[trump], trump, 1))
        if rules[option.EXCHANGE_SIX_ON_SEVEN] and trump == BELLS and hand & SEVEN_BIT:
            best = max(best, strength_of(weights, SEVEN_BIT, trump, 2))
    return best


@compiled
def muli_chance(weights: Numbers, hand: int, trump: int, players: int) -> int:
    """Return the chance, in thousandths, that a hand takes all five tricks as it is."""
    total = trumps = 0
    while hand:
        card = trailing_zeros(hand)
        hand &= hand - 1
        if belongs(card, trump):
            trumps += 1
            total += weights[weigh.MULI_TRUMP + RANKS[card]]
        else:
            total += weights[weigh.MULI_PLAIN + RANKS[card]]
    total += weights[weigh.MULI_LENGTH + trumps] - weights[weigh.MULI_HURDLE + players - 2]
    return chance(weights, total)
