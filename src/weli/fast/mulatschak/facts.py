"""What a row says, as plain data: the slots that mean something in its phase."""

from typing import Final

from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.rules_vector import Numbers

__all__ = ["facts", "logged_cards", "talon"]

ALWAYS: Final = {
    name: getattr(at, name)
    for name in (
        *("PHASE", "ACTOR", "SEATS", "DEALER", "TABLE", "LEFT", "DECLARER", "CONTRACT", "TRUMP"),
        *("BLIND", "HOME_SEATS", "LATE", "WHITES", "KNOCKS", "PASSED", "DOUBLED", "BARRED"),
        *("LAST_HOME", "DEALS", "WINNERS", "LEADER", "IN_TRICK", "TRICK_CARDS", "BEST_CARD"),
        *("BEST_SEAT", "LED", "PLAYS", "LAID"),
    )
}
BY_SEAT: Final = {
    name: getattr(at, name)
    for name in ("HAND", "SCORES", "POINTS", "TAKEN", "LAID_OFF", "DEALT", "DISCARDS", "PLAYED")
}
BIDDING: Final = ("WAITING", "UNSPOKEN", "SPEAKER", "DEALER_OUT", "DISPLACED")
BY_PHASE: Final = {
    phase.DRAW: ("WAITING",),
    phase.TAKE_WELI: ("CARD", "SEEN_LAST"),
    phase.WHITE: ("ASKED", "RESUME"),
    phase.MULI: ("WAITING",),
    phase.HOLD_MULI: ("WHITE_DUE",),
    phase.BIDDING: BIDDING,
    phase.HOME: ("WAITING", "NEXT"),
    phase.EXCHANGE: ("WAITING", "NEXT", "ANEW"),
    phase.ON_SIGHT: ("WAITING", "NEXT", "CARD"),
    phase.LAY_OFF: ("WAITING", "NEXT"),
}
MEMORY: Final = ("GOING", "PASSERS", "SEEN_CARD", "SEEN_BY", "SEEN_LAST")
MEMORY_BY_SEAT: Final = ("SHOWN", "CALLS")


def talon(row: Numbers, rules: Numbers) -> list[int]:
    """Return the cards of the pack or talon, next card first."""
    count, head = int(rules[option.PACK_COUNT]), int(row[at.HEAD])
    return [int(row[at.ORDER + (head + place) % count]) for place in range(int(row[at.LEFT]))]


def logged_cards(row: Numbers, first: int, count: int) -> list[int]:
    """Return the cards of a log of the row, in order."""
    places = (divmod(place, at.LOG_CARDS) for place in range(count))
    return [int(row[first + word]) >> (at.LOG_BITS * place) & 63 for word, place in places]


def facts(row: Numbers, rules: Numbers, *, memory: bool = False) -> dict[str, object]:
    """Return what a row says, so that two rows can be compared where they mean something.

    Args:
        row: the row.
        rules: the house rules as numbers.
        memory: whether to say what was seen and heard as well.
    """
    names = list(BY_PHASE.get(int(row[at.PHASE]), ()))
    if row[at.PHASE] == phase.WHITE and row[at.RESUME] == phase.BIDDING:
        names += BIDDING
    if memory:
        names += MEMORY
    found: dict[str, object] = {name: int(row[place]) for name, place in ALWAYS.items()}
    found |= {name: int(row[getattr(at, name)]) for name in names}
    by_seat = dict(BY_SEAT)
    if memory:
        by_seat |= {name: getattr(at, name) for name in MEMORY_BY_SEAT}
    for name, first in by_seat.items():
        found[name] = row[first : first + at.MOST_SEATS].tolist()
    found["talon"] = talon(row, rules)
    found["plays"] = logged_cards(row, at.PLAY_LOG, int(row[at.PLAYS]))
    laid = logged_cards(row, at.DISCARD_LOG, int(row[at.LAID]))
    found["discards"] = [
        [card for card in laid if int(row[at.DISCARDS + seat]) >> card & 1]
        for seat in range(at.MOST_SEATS)
    ]
    return found
