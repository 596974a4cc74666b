"""What Python calls of the rule-of-thumb player: its steps, and whole deals played by it."""

from weli.fast.jit import compiled, entry, popcount, row_of
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.entries import DECISIONS, STEPS_TAKEN, end_deal
from weli.fast.mulatschak.steps import start, step
from weli.fast.mulatschak.thumb.choose import choose
from weli.fast.rules_vector import Numbers

__all__ = ["advise"]


@entry
def advise(rows: Numbers, rules: Numbers, deals: int, weights: Numbers, found: Numbers) -> None:
    """Write the player's step in every game, or let it play whole deals.

    Args:
        rows: the games.
        rules: the house rules as numbers.
        deals: how many deals it plays in each game; 0 to write its next step.
        weights: its table, one row.
        found: by game: the step, -1 where nobody is to decide; or the counts of the deals.
    """
    numbers, table = row_of(rules, 0), row_of(weights, 0)
    for game in range(rows.shape[0]):
        row, to = row_of(rows, game), row_of(found, game)
        if deals == 0:
            to[0] = choose(row, numbers, table) if row[at.ACTOR] >= 0 else -1
        for _ in range(deals):
            play_deal(row, numbers, table, to)
        if deals > 0:
            start(row, numbers)


@compiled
def play_deal(row: Numbers, rules: Numbers, weights: Numbers, totals: Numbers) -> None:
    """Play the deal under way to its end, every seat by rule of thumb, and begin the next."""
    while row[at.PHASE] != phase.OVER:
        start(row, rules)
        count = popcount(row[at.LEGAL_CARDS]) + popcount(row[at.LEGAL_WORDS])
        if count > 1 and not row[at.CHOSEN]:
            totals[DECISIONS] += 1
        totals[STEPS_TAKEN] += 1
        step(row, rules, choose(row, rules, weights))
    end_deal(row, rules, totals)
