"""How likely the answers of whole deals of Mighty are, for fitting how others decide."""

from typing import Final, NamedTuple

from weli.fast.jit import compiled, entry, popcount, row_of
from weli.fast.layouts import Counts
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import phases as phase
from weli.fast.mighty.imagining import BURIAL, Player
from weli.fast.mighty.judging import log_burial, log_chance
from weli.fast.mighty.steps import settle, step
from weli.fast.mighty.thumb.sight import look
from weli.fast.rules_vector import Numbers

__all__ = ["KINDS", "Told", "explain"]

KINDS: Final = ("bid", "call", "declarer", "friend", "defender", "bury", "misdeal")
"""The kinds of question that are weighed."""

BID, CALL, CARD = range(3)
BURY, MISDEAL = 5, 6
NONE: Final = -1


class Told(NamedTuple):
    """Deals of one table, as they were played.

    Attributes:
        rows: by deal, how it was when the pack had been shuffled.
        steps: by deal, what everybody did; `BURIAL` for the burial.
        sizes: by deal, how many steps that are.
        buried: by deal two numbers: what was buried.
        rules: the house rules as numbers, one row.
    """

    rows: Numbers
    steps: Numbers
    sizes: Numbers
    buried: Numbers
    rules: Numbers


@entry
def explain(told: Told, player: Player, only: int, sums: Counts) -> None:
    """Add up, for one kind of question, how likely every answer was, and how many there were.

    Args:
        told: the deals; their rows are played to the end.
        player: how everybody is taken to decide.
        only: the kind of question.
        sums: gets the sum of the logarithms, and the number of answers.
    """
    numbers = row_of(told.rules, 0)
    for deal in range(told.rows.shape[0]):
        row = row_of(told.rows, deal)
        row[at.PHASE] = phase.DEALING
        settle(row, numbers)
        first, second = told.buried[deal, 0], told.buried[deal, 1]
        for number in range(told.sizes[deal]):
            code = told.steps[deal, number]
            if kind_of(row, numbers, code) == only:
                sums[0] += chance_of(row, numbers, player, code, first, second)
                sums[1] += 1.0
            if code == BURIAL:
                row[at.BURIED_FIRST], row[at.BURIED_SECOND] = first, second
                code = do.STOP
            step(row, numbers, code)


@compiled
def chance_of(
    row: Numbers, rules: Numbers, player: Player, code: int, first: int, second: int
) -> float:
    """Return the logarithm of how likely an answer is."""
    if code == BURIAL:
        return log_burial(row, rules, player.policy, first, second)
    return log_chance(row, rules, row_of(player.thumb, 0), player.promise, player.policy, code)


@compiled
def kind_of(row: Numbers, rules: Numbers, code: int) -> int:
    """Return the kind of the present question; `NONE` where nothing is weighed."""
    asked = row[at.PHASE]
    if code == BURIAL:
        return BURY
    if asked == phase.BIDDING or asked == phase.LAST_CHANCE:
        return BID
    if asked == phase.FRIEND and code < do.STOP and not row[at.BEGUN]:
        return CALL
    if asked == phase.MISDEAL and row[at.LEGAL_WORDS] & do.word_of(do.MISDEAL):
        return MISDEAL
    cards = row[at.LEGAL_FIRST] | row[at.LEGAL_SECOND]
    if asked != phase.PLAY or popcount(cards) == 1:
        return NONE
    look(row, rules)
    return CARD + row[at.ROLE]
