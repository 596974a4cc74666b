"""The steps of the players, by number; `weli.fast.codec` tells what they mean."""

from typing import Final

from weli.fast.jit import compiled
from weli.fast.mighty.layout import CARD_COUNT, FACES, SECOND, STRAINS

__all__ = ["STEPS", "place_of", "step_of", "word_of"]

LEVEL_COUNT: Final = 50
"""Levels 0 to 49: 44 points in two decks with four jokers, and bids five above them."""

STOP: Final = CARD_COUNT
PASS, MISDEAL, NO_MISDEAL, CONTRACT = range(109, 113)  # contract: plus 5 * level + strain
PAIR: Final = CONTRACT + STRAINS * LEVEL_COUNT
TRICK: Final = PAIR  # plus the trick, from 1
SEAT: Final = TRICK + 18  # plus the seat
ALONE: Final = SEAT + 8
SUIT: Final = ALONE + 1  # plus the suit, to request or to name
NO_REQUEST, BLACK, RED, CALL_JOKER, NO_CALL = range(SUIT + 4, SUIT + 9)
STEPS: Final = NO_CALL + 1
"""How many steps there are."""

EARLY_WORDS: Final = CONTRACT - STOP
"""So many steps that are neither cards nor contracts come before the contracts."""

# The kinds of friend call (`CALL`):
NOT_YET, BY_CARD, BY_CARDS, BY_TRICK, BY_SEAT, NOBODY = range(6)

JOKERS_FROM: Final = 2 * FACES
"""The step of the first joker."""


@compiled
def place_of(step: int) -> int:
    """Return the place of the card with this step."""
    if step >= JOKERS_FROM:
        return step - FACES
    return (step >> 1) + ((step & 1) << 6)


@compiled
def step_of(place: int) -> int:
    """Return the step of the card at this place."""
    if place < FACES:
        return 2 * place
    return place + FACES if place < SECOND else 2 * (place - SECOND) + 1


@compiled
def word_of(step: int) -> int:
    """Return the bit of a step that is neither a card nor a contract."""
    return 1 << (step - STOP if step < CONTRACT else step - PAIR + EARLY_WORDS)


@compiled
def step_of_word(bit: int) -> int:
    """Return the step whose bit among the words is the one at this place."""
    return bit + STOP if bit < EARLY_WORDS else bit - EARLY_WORDS + PAIR
