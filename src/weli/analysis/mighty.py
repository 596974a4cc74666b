"""What is counted in simulated matches of Mighty, from what every spectator sees."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from weli.analysis.report import (
    ContractReport,
    Outcome,
    Plan,
    Report,
    common,
    contracts,
    numbered,
)
from weli.analysis.stats import Share, average, share
from weli.cards import Rank
from weli.games.mighty import actions as act
from weli.games.mighty.events import ThrownIn
from weli.games.mighty.powers import specials_of
from weli.games.mighty.view import View
from weli.kernel.actions import Event

__all__ = ["MightyReport", "count_deal", "friend_kind", "report"]

CAUSES: Final = ("misdeal", "all_pass")


class MightyReport(Report, frozen=True, kw_only=True):
    """What happened in matches of Mighty; `contracts` tells the final contracts by their level.

    Attributes:
        trumps: the contracts with a trump suit and those without: `suit` and `no_trump`.
        doubled: the share of deals whose stake a change of trump has doubled.
        friends: the share of deals in which a kind of friend was called: `mighty`, `joker`,
            `card`, `cards`, `trick`, `seat`, `alone`.
        without: the share of deals in which a call made nobody a friend.
        thrown_in: how often cards were thrown in per scored deal: `misdeal` and `all_pass`.
    """

    trumps: tuple[ContractReport, ...]
    doubled: Share
    friends: dict[str, Share]
    without: Share
    thrown_in: dict[str, float]


def friend_kind(view: View) -> str:
    """Return the kind of friend that was called in a deal, as `MightyReport` names it."""
    match view.call:
        case act.CallCard(card=card):
            if card.rank is Rank.JOKER:
                return "joker"
            specials = specials_of(view.rules, view.seats, view.trump)
            return "mighty" if specials.is_mighty(card) else "card"
        case act.CallCards():
            return "cards"
        case act.CallTrick():
            return "trick"
        case act.CallSeat():
            return "seat"
    return "alone"


def count_deal(view: View, events: Iterable[Event], counts: Counter[str]) -> None:
    """Count a deal that has just been scored.

    Args:
        view: a spectator's view of the deal.
        events: what the spectator learnt in it.
        counts: grows by `deals`, `doubled`, `without` (called, and nobody was it), `misdeal` and
            `all_pass` (cards thrown in before this deal), and by level, trump or kind `bid 14`,
            `made bid 14`, `trump suit`, `made trump suit`, `friend joker`.
    """
    assert view.result is not None, "the deal has been scored"
    level, trump = view.result.contract.level, view.result.contract.trump
    kind = friend_kind(view)
    counts["deals"] += 1
    counts["doubled"] += view.doubled
    counts["without"] += kind != "alone" and not view.result.friends
    counts[f"friend {kind}"] += 1
    for name in (f"bid {level}", f"trump {'no_trump' if trump is None else 'suit'}"):
        counts[name] += 1
        counts[f"made {name}"] += view.result.made
    for event in events:
        if isinstance(event, ThrownIn):
            counts[event.cause] += 1


def report(plan: Plan, outcome: Outcome) -> MightyReport:
    """Turn counts into shares and averages."""
    counts, deals = outcome.counts, outcome.counts["deals"]
    return MightyReport(
        **common(plan, outcome),
        trumps=contracts(counts, "trump"),
        doubled=share(counts["doubled"], deals),
        friends={
            kind: share(counts[f"friend {kind}"], deals) for kind in numbered(counts, "friend")
        },
        without=share(counts["without"], deals),
        thrown_in={cause: average(counts[cause], deals) for cause in CAUSES},
    )
