"""Rows brought near before they are read: a batch is larger than what lies next to the processor.

The rows of a batch are read one after another, but only parts of each, which no processor foresees;
so the next rows are asked for while one is worked on.
"""

from typing import Final

from weli.fast.jit import compiled, look_ahead, row_of
from weli.fast.rules_vector import Numbers

__all__ = ["bring"]

AHEAD: Final = 2
"""So many rows before it is needed a row is asked for."""
LINE: Final = 8
"""So many numbers come at once."""


@compiled
def bring(rows: Numbers, game: int, count: int) -> None:
    """Ask for the first numbers of the row that comes some rows after this one.

    Args:
        rows: the table.
        game: the row that is worked on.
        count: how many numbers of a row are read.
    """
    row = row_of(rows, min(game + AHEAD, rows.shape[0] - 1))
    for place in range(0, count, LINE):
        look_ahead(row, place)
