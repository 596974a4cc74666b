"""What is counted in simulated matches of Mulatschak, from what every spectator sees."""

from collections import Counter
from collections.abc import Iterable

from weli.analysis.report import Outcome, Plan, Report, common, numbered
from weli.analysis.stats import Share, average, share
from weli.games.mulatschak.contracts import Contract
from weli.games.mulatschak.view import View
from weli.kernel.actions import Event

__all__ = ["MulatschakReport", "contract_name", "count_deal", "report"]


class MulatschakReport(Report, frozen=True, kw_only=True):
    """What happened in matches of Mulatschak.

    Attributes:
        doubled: the share of deals whose points were multiplied.
        thrown_in: hands thrown in per scored deal, by cause: `white` and `passed`.
        home: how often those who could choose stayed home.
        exchanged: of all exchanges, the share in which so many cards were laid off.
    """

    doubled: Share
    thrown_in: dict[str, float]
    home: Share
    exchanged: dict[str, Share]


def contract_name(contract: Contract) -> str:
    """Return a contract's name in tables: the number of tricks, or `muli`."""
    return "muli" if contract.muli else str(contract.tricks)


def count_deal(view: View, events: Iterable[Event], counts: Counter[str]) -> None:  # noqa: ARG001  # other games count events
    """Count a deal that has just been scored.

    Args:
        view: a spectator's view of the deal.
        events: what the spectator learnt in it.
        counts: grows by `deals`, `doubled`, `white` and `passed` (hands thrown in before this
            deal), `asked` and `home` (who could say so, and who stayed home), and by contract or
            number `bid 3`, `made bid 3`, `exchanged 2`.
    """
    assert view.result is not None, "the deal has been scored"
    assert view.contract is not None, "a scored deal was bid for"
    name = contract_name(view.contract)
    counts["deals"] += 1
    counts["doubled"] += bool(view.result.doublings)
    counts["white"] += view.carried.whites
    counts["passed"] += view.carried.passed
    counts["home"] += len(view.home)
    counts["asked"] += len(view.home) + len(view.going)
    counts[f"bid {name}"] += 1
    counts[f"made bid {name}"] += view.result.made
    for number in view.laid_off:
        if number is not None:
            counts[f"exchanged {number}"] += 1


def report(plan: Plan, outcome: Outcome) -> MulatschakReport:
    """Turn counts into shares and averages."""
    counts, deals = outcome.counts, outcome.counts["deals"]
    exchanges = {number: counts[f"exchanged {number}"] for number in numbered(counts, "exchanged")}
    return MulatschakReport(
        **common(plan, outcome),
        doubled=share(counts["doubled"], deals),
        thrown_in={cause: average(counts[cause], deals) for cause in ("white", "passed")},
        home=share(counts["home"], counts["asked"]),
        exchanged={
            number: share(count, sum(exchanges.values())) for number, count in exchanges.items()
        },
    )
