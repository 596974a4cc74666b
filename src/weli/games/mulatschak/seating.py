"""Who takes part in a deal, and in which order."""

from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.actions import Seat

__all__ = ["table_of"]

FIVE = 5


def table_of(rules: MulatschakRules, seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats that take part, forehand first and the dealer last.

    A fifth player, on the dealer's right, sits out where that is played (rule book, section 4).
    """
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    if rules.seating.fifth_sits_out and seats == FIVE:
        around.remove((dealer - 1) % seats)
    return tuple(around)
