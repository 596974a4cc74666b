"""What Python calls of the rule-of-thumb player inside the twin."""

from weli.fast.jit import compiled, entry, row_of
from weli.fast.mighty import layout as at
from weli.fast.mighty import phases as phase
from weli.fast.mighty.steps import step
from weli.fast.mighty.thumb import thumb_step
from weli.fast.rules_vector import Numbers

__all__ = ["play_by_thumb"]


@entry
def play_by_thumb(
    rows: Numbers, rules: Numbers, weights: Numbers, steps: Numbers, whole: int
) -> None:
    """Let the rule-of-thumb player decide in the tricks of every game.

    Args:
        rows: the games, one in each row.
        rules: the house rules as numbers.
        weights: the player's weights (`thumb_weights`), one row.
        steps: by game, one number: gets the step that the player takes next, -1 where no trick is
            played.
        whole: 0 to tell that step only, 1 to play every deal to its end, all seats by thumb.
    """
    numbers, scales = row_of(rules, 0), row_of(weights, 0)
    for game in range(rows.shape[0]):
        row, chosen = row_of(rows, game), row_of(steps, game)
        chosen[0] = -1
        if phase.PLAY <= row[at.PHASE] < phase.OVER:
            chosen[0] = thumb_step(row, numbers, scales)
            if whole:
                play_on(row, numbers, scales, chosen[0])


@compiled
def play_on(row: Numbers, rules: Numbers, weights: Numbers, first: int) -> None:
    """Play a deal to its end, beginning with this step."""
    step(row, rules, first)
    while row[at.PHASE] != phase.OVER:
        step(row, rules, thumb_step(row, rules, weights))
