"""What Python calls of the rule-of-thumb player: its steps, and whole deals played by it."""

from weli.fast.jit import compiled, entry, row_of
from weli.fast.mighty import layout as at
from weli.fast.mighty import phases as phase
from weli.fast.mighty.entries import DECISIONS, STEPS_TAKEN, end_deal, legal_count
from weli.fast.mighty.steps import start, step
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.choose import choose
from weli.fast.rules_vector import Numbers

__all__ = ["advise"]


@entry
def advise(
    rows: Numbers, rules: Numbers, deals: int, weights: Numbers, found: Numbers, desk: Numbers
) -> None:
    """Write the player's step in every game, or let it play whole deals.

    Args:
        rows: the games.
        rules: the house rules.
        deals: how many deals it plays in each game; 0 to write its next step.
        weights: its table, one row.
        found: by game: the step, -1 where nobody is to decide; or the counts of the deals.
        desk: `desk.DESK` zeros, which it writes on.
    """
    numbers, table, notes = row_of(rules, 0), row_of(weights, 0), row_of(desk, 0)
    for game in range(rows.shape[0]):
        row, to, left = row_of(rows, game), row_of(found, game), max(deals, 1)
        notes[on.CHOSEN] = 0
        if deals == 0:
            to[0] = -1
        while True:
            if deals > 0:
                start(row, numbers)
            if left == 0:
                break
            if row[at.PHASE] == phase.OVER and deals > 0:
                end_deal(row, numbers, to)
                left -= 1
            elif row[at.ACTOR] < 0:
                left = 0
            else:
                number = choose(row, numbers, table, notes)
                if deals > 0:
                    take(row, numbers, number, to)
                else:
                    to[0], left = number, 0


@compiled
def take(row: Numbers, rules: Numbers, number: int, totals: Numbers) -> None:
    """Take a step and count it."""
    if not row[at.BEGUN] and legal_count(row) > 1:
        totals[DECISIONS] += 1
    totals[STEPS_TAKEN] += 1
    step(row, rules, number)
