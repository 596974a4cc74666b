"""What may be done: the legal steps of the question that is asked."""

from typing import Final

from weli.fast.jit import compiled, inlined
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import phases as phase
from weli.fast.mighty.auction import ask_bids, ask_last_chance
from weli.fast.mighty.duties import allowed_faces
from weli.fast.mighty.exchange import ask_burial, ask_contract
from weli.fast.mighty.friends import ask_friend
from weli.fast.mighty.opening import is_misdeal
from weli.fast.mighty.playing import names_colour
from weli.fast.rules_vector import Numbers

__all__ = ["ask", "is_legal"]

SUITS: Final = 15


@inlined
def ask(row: Numbers, rules: Numbers) -> None:
    """Work out the legal steps of the present question."""
    if row[at.PHASE] == phase.PLAY:
        allowed, hand = allowed_faces(row, rules), at.HAND + 2 * row[at.ACTOR]
        row[at.LEGAL_FIRST] = row[hand] & allowed
        row[at.LEGAL_SECOND] = row[hand + 1] & allowed
        row[at.LEGAL_WORDS] = 0
        return
    row[at.LEGAL_FIRST] = row[at.LEGAL_SECOND] = row[at.LEGAL_WORDS] = 0
    if row[at.PHASE] > phase.PLAY:
        row[at.LEGAL_WORDS] = words_after_lead(row, rules)
        return
    for strain in range(at.STRAINS):
        row[at.LEVELS + strain] = 0
    ask_before_play(row, rules)


@compiled
def ask_before_play(row: Numbers, rules: Numbers) -> None:
    """Work out the legal steps from the misdeal to the request."""
    asked = row[at.PHASE]
    if asked == phase.BIDDING:
        ask_bids(row, rules)
    elif asked == phase.BURY:
        ask_burial(row, rules)
    elif asked == phase.CONTRACT:
        ask_contract(row, rules)
    elif asked == phase.FRIEND:
        ask_friend(row, rules)
    elif asked == phase.LAST_CHANCE:
        ask_last_chance(row, rules)
    elif asked == phase.REQUEST:
        row[at.LEGAL_WORDS] = SUITS * do.word_of(do.SUIT) | do.word_of(do.NO_REQUEST)
    else:
        row[at.LEGAL_WORDS] = do.word_of(do.NO_MISDEAL)
        if is_misdeal(row, rules, row[at.ACTOR]):
            row[at.LEGAL_WORDS] |= do.word_of(do.MISDEAL)


@compiled
def words_after_lead(row: Numbers, rules: Numbers) -> int:
    """Return what the leader may name or call."""
    if row[at.PHASE] == phase.RIPPER:
        return do.word_of(do.CALL_JOKER) | do.word_of(do.NO_CALL)
    if names_colour(row, rules):
        return do.word_of(do.BLACK) | do.word_of(do.RED)
    return SUITS * do.word_of(do.SUIT)


@compiled
def is_legal(row: Numbers, step: int) -> bool:
    """Say whether a step is among the legal ones."""
    if step < 0 or step >= do.STEPS:
        return False
    if step < do.STOP:
        place = do.place_of(step)
        return row[at.LEGAL_FIRST + (place >> 6)] >> (place & 63) & 1 == 1
    if do.CONTRACT <= step < do.PAIR:
        if row[at.PHASE] >= phase.PLAY:
            return False
        level, strain = (step - do.CONTRACT) // at.STRAINS, (step - do.CONTRACT) % at.STRAINS
        return row[at.LEVELS + strain] >> level & 1 == 1
    return row[at.LEGAL_WORDS] & do.word_of(step) != 0
