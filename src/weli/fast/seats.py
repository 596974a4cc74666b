"""Going round the table: sets of seats as numbers, clockwise."""

from weli.fast.jit import compiled, trailing_zeros

__all__ = ["after", "before"]


@compiled
def after(group: int, seat: int, seats: int) -> int:
    """Return the first seat of a group clockwise after a seat, the seat itself coming last.

    Args:
        group: the seats to choose from, as bits; not empty.
        seat: where to start; -1 to begin with seat 0.
        seats: how many sit at the table.
    """
    twice = (group | (group << seats)) >> (seat + 1)
    found = seat + 1 + trailing_zeros(twice)
    return found - seats if found >= seats else found


@compiled
def before(group: int, seat: int, seats: int) -> int:
    """Return the first seat of a group counter-clockwise before a seat; the group is not empty."""
    found = seat
    for _ in range(seats):
        found = found - 1 if found > 0 else seats - 1
        if group >> found & 1:
            break
    return found
