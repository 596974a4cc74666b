"""How strong a hand is with the exchange still to come, and what tricks it is good for.

A hand's strength is the sum of what its kept cards, the cards to be drawn and their number are
worth. The chance of at least so many tricks follows from how far the strength is above a hurdle,
which depends on the role and on how many play.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from weli.bots.mulatschak.weights import DECLARER, Weights
from weli.cards import Card, Suit
from weli.games.mulatschak.contracts import ALL_TRICKS
from weli.games.mulatschak.trumps import BELLS_SEVEN, SOWS, suit_of
from weli.games.mulatschak.view import View

__all__ = [
    "BLIND_NEEDS",
    "FORM_NEEDS",
    "at_least",
    "best_strength",
    "card_strength",
    "chance",
    "muli_chance",
    "numbers_allowed",
    "strength_of",
]

FORM_NEEDS: Final = 6
"""How many cards must lie in the talon for a Packerl or the six on the Seven."""

BLIND_NEEDS: Final = 7
"""How many cards must lie in the talon to find trump blind."""

FOUR: Final = 4

_STEP: Final = 25
CHANCES: Final = (
    *(500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953),
    *(963, 971, 977, 982, 986, 989, 991, 993, 995, 996, 997, 998),
)
"""The logistic curve: the chance, in thousandths, for a lead of 0, 25, 50 ... hundredths."""


def chance(lead: int) -> int:
    """Return the chance, in thousandths, that belongs to a lead in hundredths of a logit."""
    size = min(abs(lead), _STEP * (len(CHANCES) - 1) - 1)
    place, rest = divmod(size, _STEP)
    found = CHANCES[place] + (CHANCES[place + 1] - CHANCES[place]) * rest // _STEP
    return found if lead >= 0 else 1000 - found


@cache
def at_least(strength: int, hurdles: tuple[int, ...]) -> tuple[int, ...]:
    """Return the chances, in thousandths, of at least 1, 2, 3, 4 and 5 tricks."""
    return tuple([chance(strength - hurdle) for hurdle in hurdles])


def card_strength(card: Card, trump: Suit, weights: Weights) -> int:
    """Return what a card that is kept is worth."""
    if suit_of(card, trump) is trump:
        return weights.trump_card[card.rank]
    return weights.plain_card[card.rank]


def strength_of(kept: Iterable[Card], trump: Suit, weights: Weights, extra: int = 0) -> int:
    """Return the strength of some cards and the new ones that fill the hand up.

    `extra` is how many cards more are drawn, to choose among.
    """
    total = count = trumps = 0
    for card in kept:
        count += 1
        if suit_of(card, trump) is trump:
            trumps += 1
            total += weights.trump_card[card.rank]
        else:
            total += weights.plain_card[card.rank]
    total += weights.length[min(trumps, ALL_TRICKS)] + weights.extra[extra]
    return total + (ALL_TRICKS - count) * weights.drawn


def numbers_allowed(view: View, role: int) -> tuple[int, ...]:
    """Return how many cards the player will be allowed to change, as far as it is known."""
    rules = view.rules
    limit = rules.limits.no_exchange_at
    if limit is not None and view.standing.scores[view.me] <= limit:
        return (0,)
    most = min(rules.exchange.most[len(view.table)], view.talon)
    if role != DECLARER and rules.exchange.cap_to_declarer and view.declarer >= 0:
        said = view.laid_off[view.declarer]
        most = most if said is None else min(most, said)
    return tuple(range(most + 1))


def best_strength(
    hand: tuple[Card, ...], trump: Suit, numbers: tuple[int, ...], view: View, weights: Weights
) -> int:
    """Return the strength of a hand with the best of the exchanges it may hope for."""
    rules = view.rules.exchange
    most = numbers[-1]
    kept = sorted(hand, key=lambda card: -card_strength(card, trump, weights))
    total = strength_of(hand, trump, weights)
    best = total
    for number in numbers[1:]:
        total = strength_of(kept[: ALL_TRICKS - number], trump, weights)
        if number == 1 and rules.one_on_sight != "off":
            total += weights.sight
        if number == ALL_TRICKS and rules.packerl and view.talon >= FORM_NEEDS:
            total += weights.extra[1]
        if number != FOUR or not rules.forbid_four:
            best = max(best, total)
    if most >= FOUR and view.talon >= FORM_NEEDS:
        if rules.five_on_sow and SOWS[trump] in hand:
            best = max(best, strength_of((SOWS[trump],), trump, weights, extra=1))
        if rules.six_on_seven and trump is Suit.BELLS and BELLS_SEVEN in hand:
            best = max(best, strength_of((BELLS_SEVEN,), trump, weights, extra=2))
    return best


def muli_chance(hand: tuple[Card, ...], trump: Suit, players: int, weights: Weights) -> int:
    """Return the chance, in thousandths, that a hand takes all five tricks as it is."""
    total = trumps = 0
    for card in hand:
        if suit_of(card, trump) is trump:
            trumps += 1
            total += weights.muli_trump[card.rank]
        else:
            total += weights.muli_plain[card.rank]
    return chance(total + weights.muli_length[trumps] - weights.muli_hurdle[players - 2])
