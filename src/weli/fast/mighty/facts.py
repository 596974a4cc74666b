"""What a row says, as plain data: the slots that mean something in its phase."""

from typing import Final

from weli.fast.mighty import layout as at
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.rules_vector import Numbers

__all__ = ["facts"]

ALWAYS: Final = {
    name: getattr(at, name)
    for name in (
        *("PHASE", "ACTOR", "SEATS", "DEALER", "TABLE", "REDEALS", "LOWERED", "DECLARER"),
        *("LEVEL", "TRUMP", "BID_LEVEL", "BID_TRUMP", "DOUBLED", "CALL", "CALLED", "CALLED_TOO"),
        *("FRIEND_FIRST", "FRIEND_SECOND", "FIRST_PLAYER_ONLY", "FRIENDS", "FRIEND_ORDER"),
        *("REQUEST", "HONOURED", "BURIED_FIRST", "BURIED_SECOND", "MIGHTY", "TRUMPS", "RIPPERS"),
        *("TRICK", "VOID_SEEN", "DEALS", "WINNERS", "LAST_DECLARER", "LAST_FRIEND", "POT"),
        *("MISDEALS", "TAKEN", "MADE", "BASE", "WORTH"),
    )
}
BY_SEAT: Final = {name: getattr(at, name) for name in ("SCORES", "POINTS", "POT_PART", "CAPTURED")}
BIDDING: Final = ("QUEUE", "UNSPOKEN", "PASSES")
OPEN: Final = (
    *("POWERS", "LEADER", "IN_TRICK", "TRICK_POINTS", "FOLLOW", "LED", "NAMED", "RIPPED"),
    *("ANSWERED", "BEST_POWER", "BEST_SEAT"),
)
BY_PHASE: Final = {
    phase.MISDEAL: ("RESUME", "ASKED"),
    phase.BIDDING: BIDDING,
    phase.LAST_CHANCE: ("FORCED",),
    phase.PLAY: OPEN,
    phase.NAME_SUIT: OPEN,
    phase.RIPPER: OPEN,
    phase.OVER: ("BEST_SEAT",),
}
NEVER_SHUFFLED: Final = (phase.LOT, phase.SHUFFLE)


def facts(row: Numbers, rules: Numbers, *, memory: bool = False) -> dict[str, object]:
    """Return what a row says, so that two rows can be compared where they mean something.

    Args:
        row: the row.
        rules: the house rules as numbers.
        memory: whether to say who bid and passed as well.
    """
    now = int(row[at.PHASE])
    names = list(BY_PHASE.get(now, ()))
    if now == phase.MISDEAL and row[at.RESUME] == phase.BIDDING:
        names += BIDDING
    found: dict[str, object] = {name: int(row[place]) for name, place in ALWAYS.items()}
    found |= {name: int(row[getattr(at, name)]) for name in names}
    by_seat = dict(BY_SEAT)
    if memory:
        found["PASSED"] = int(row[at.PASSED])
        by_seat["BIDS"] = at.BIDS
    for name, first in by_seat.items():
        found[name] = row[first : first + at.MOST_SEATS].tolist()
    found["HAND"] = row[at.HAND : at.HAND + 2 * at.MOST_SEATS].tolist()
    found["TRICKS"] = row[at.TRICKS : at.TRICKS + at.MOST_TRICKS].tolist()
    if now not in NEVER_SHUFFLED:
        found["ORDER"] = row[at.ORDER : at.ORDER + int(rules[option.PACK_COUNT])].tolist()
    return found
