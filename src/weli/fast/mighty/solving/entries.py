"""What Python calls of the solver: many rows in one go."""

from weli.fast.jit import entry, row_of
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.root import solve_row
from weli.fast.mighty.solving.setting import asks_for_play
from weli.fast.rules_vector import Numbers

__all__ = ["drive"]


@entry
def drive(
    rows: Numbers,
    rules: Numbers,
    memory: Numbers,
    table: Numbers,
    values: Numbers,
    value: Numbers,
    done: Numbers,
) -> int:
    """Answer a question for every row; returns -1, or the first row that asks for no card.

    Args:
        rows: the positions.
        rules: the house rules as numbers.
        memory: room for the position, then the job (0 for points, 1 for the contract by step, 2
            for the contract alone, 3 for all tricks), the budget of nodes and the first salt.
        table: what the search remembers, two numbers for each place; none for no table.
        values: by row and step, what the mover gets.
        value: by row and seat, what it gets; for job 3 the answer first.
        done: by row, the seat that is asked about for job 3; gets whether the answer is proven,
            and the nodes.
    """
    s, numbers, places = row_of(memory, 0), row_of(rules, 0), row_of(table, 0)
    for game in range(rows.shape[0]):
        if not asks_for_play(row_of(rows, game)):
            return game
    step_values = row_of(values, 0)
    for game in range(rows.shape[0]):
        s[at.NODES], s[at.MOST_NODES] = 0, memory[at.POSITION + 1]
        s[at.SALT], s[at.TABLE_MASK] = memory[at.POSITION + 2] + game, table.size // 2 - 1
        s[at.JOB] = memory[at.POSITION]
        if values.shape[0] > 1:
            step_values = row_of(values, game)
        to, told = row_of(value, game), row_of(done, game)
        solve_row(s, row_of(rows, game), numbers, places, step_values, to, told)
    return -1
