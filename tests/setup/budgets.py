"""How many seconds the tests of each folder may take, and the sum of what they took."""

from collections.abc import Mapping
from pathlib import PurePosixPath

# In seconds of one core, generously for a busy machine; both cores together stay under ten minutes.
BUDGETS: Mapping[str, float] = {
    "analysis": 20,
    "bots": 270,
    "browser": 290,
    "cli": 45,
    "differential": 190,
    "docs": 10,
    "i18n": 25,
    "kernel": 15,
    "laws": 45,
    "mighty": 20,
    "mulatschak": 15,
    "perft": 10,
    "play": 10,
    "records": 10,
    "server": 75,
    "setup": 35,
    "terminal": 70,
    "web": 45,
}


class Spent:
    """The seconds that the tests of each folder took, beside what they may take."""

    def __init__(self, budgets: Mapping[str, float]) -> None:
        self.budgets = budgets
        self.seconds: dict[str, float] = {}

    def add(self, node_id: str, seconds: float) -> None:
        """Books the seconds of one step of one test under the folder in its node id."""
        folder = PurePosixPath(node_id.partition("::")[0]).parts[1:2]
        name = folder[0] if folder else "."
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds

    def lines(self) -> list[str]:
        """The folders in order of their names, each with its seconds and its budget."""
        return [
            f"{folder:<12} {seconds:7.1f} of {self.budgets.get(folder, 0):g}"
            for folder, seconds in sorted(self.seconds.items())
        ]

    def over_budget(self, times: float = 1) -> list[str]:
        """One sentence for each folder that took so many times what it may, or has no budget."""
        return [
            f"OVER BUDGET: tests/{folder} took {seconds:.1f} s, its budget in "
            f"tests/setup/budgets.py is {self.budgets.get(folder, 0):g} s"
            for folder, seconds in sorted(self.seconds.items())
            if seconds > times * self.budgets.get(folder, 0)
        ]
