"""What is counted in simulated matches of Mulatschak, from what every spectator sees."""

from collections import Counter

from weli.games.mulatschak.contracts import Contract
from weli.games.mulatschak.view import View

__all__ = ["contract_name", "count_deal"]


def contract_name(contract: Contract) -> str:
    """Return a contract's name in tables: the number of tricks, or `muli`."""
    return "muli" if contract.muli else str(contract.tricks)


def count_deal(view: View, counts: Counter[str]) -> None:
    """Count a deal that has just been scored.

    Args:
        view: a spectator's view of the deal.
        counts: grows by `deals`, `doubled`, `white` and `passed` (hands thrown in before this
            deal), `asked` and `home` (who could say so, and who stayed home), and by contract or
            number `bid 3`, `made 3`, `exchanged 2`.
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
    counts[f"made {name}"] += view.result.made
    for number in view.laid_off:
        if number is not None:
            counts[f"exchanged {number}"] += 1
