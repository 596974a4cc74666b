"""Which cards to change; the readable twin is `bots/mulatschak/exchange.py`."""

from typing import Final

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.legal import most_cards, plain_sizes
from weli.fast.mulatschak.tables import SEVEN_BIT, SOW_OF
from weli.fast.mulatschak.thumb import weights as weigh
from weli.fast.mulatschak.thumb.calls import may
from weli.fast.mulatschak.thumb.strength import card_strength, strength_of
from weli.fast.rules_vector import Numbers

__all__ = ["best_cards", "best_sight"]

NOTHING: Final = -1
LEAST: Final = -(1 << 60)


@compiled
def best_sight(row: Numbers, weights: Numbers) -> int:
    """Keep a card that is better than an unknown one."""
    worth = card_strength(weights, row[at.CARD], row[at.TRUMP])
    return do.REFUSE_CARD if weights[weigh.DRAWN] > worth else do.KEEP_CARD


@compiled
def best_cards(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Take the next step of the exchange that leaves the strongest hand to be expected."""
    hand, trump = row[at.HAND + row[at.ACTOR]], row[at.TRUMP]
    exchanges = row[at.PHASE] == phase.EXCHANGE
    sizes = 1 << (popcount(hand) - at.HAND_CARDS)
    if exchanges:
        sizes = plain_sizes(row, rules, most_cards(row, rules))
    chosen, most, size = 0, LEAST, 0
    while sizes >> size:
        if sizes >> size & 1:
            bonus = 0
            if exchanges and size == 1 and rules[option.EXCHANGE_ONE_ON_SIGHT]:
                bonus = weights[weigh.SIGHT]
            found = best_of_size(weights, hand, trump, size)
            worth = strength_of(weights, hand & ~found, trump, 0) + bonus
            if worth > most:
                chosen, most = found, worth
        size += 1
    if exchanges and not row[at.CHOSEN]:
        form = best_form(row, weights, trump, most)
        if form != NOTHING:
            return form
    left = chosen & ~row[at.CHOSEN]
    return trailing_zeros(left) if left else do.STOP


@compiled
def best_form(row: Numbers, weights: Numbers, trump: int, most: int) -> int:
    """Return the special form that is worth more than that, or -1."""
    best = NOTHING
    if may(row, do.FIVE_ON_SOW):
        worth = strength_of(weights, SOW_OF[trump], trump, 1)
        if worth > most:
            best, most = do.FIVE_ON_SOW, worth
    if may(row, do.PACKERL):
        worth = strength_of(weights, 0, trump, 1)
        if worth > most:
            best, most = do.PACKERL, worth
    if may(row, do.SIX_ON_SEVEN) and strength_of(weights, SEVEN_BIT, trump, 2) > most:
        best = do.SIX_ON_SEVEN
    return best


@compiled
def best_of_size(weights: Numbers, hand: int, trump: int, size: int) -> int:
    """Return the first choice of so many cards, in the engine's order, that leaves most.

    The cards of the hand are counted from the highest bit of a word down, so that the engine's
    order of choices is that of falling numbers.
    """
    count = popcount(hand)
    best, most = 0, LEAST
    for places in range((1 << count) - 1, -1, -1):
        if popcount(places) == size:
            laid = cards_at(hand, places, count)
            worth = strength_of(weights, hand & ~laid, trump, 0)
            if worth > most:
                best, most = laid, worth
    return best


@compiled
def cards_at(hand: int, places: int, count: int) -> int:
    """Return the cards of a hand at these places; the first card has the highest place."""
    found = 0
    for place in range(count - 1, -1, -1):
        lowest = hand & -hand
        hand ^= lowest
        if places >> place & 1:
            found |= lowest
    return found
