"""What holds for every test run: hypothesis without chance, and a time budget for each folder."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.setup.budgets import BUDGETS, Spent

# The same examples every time, kept nowhere, and no limit that depends on how busy the machine is.
settings.register_profile(
    "weli",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("weli")

SPENT = pytest.StashKey[Spent]()


def pytest_configure(config: pytest.Config) -> None:
    """Starts the clock; the workers of a parallel run report to the one that started them."""
    if not hasattr(config, "workerinput"):
        config.stash[SPENT] = Spent(BUDGETS)
        config.pluginmanager.register(BudgetReport(config.stash[SPENT]), "budgets")


CI_PATIENCE = 4
"""So many times its budget a folder may take before continuous integration fails."""


class BudgetReport:
    """Adds up what each test folder takes and says at the end which took too long.

    That is a loud warning, and where the environment has CI=true a failure once a folder takes
    several times its budget: a busy machine alone does not fail a sound change.
    """

    def __init__(self, spent: Spent) -> None:
        self.spent = spent

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Counts the set-up, the call and the tear-down of each test."""
        self.spent.add(report.nodeid, report.duration)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Turns a passing run over budget into a failing one, in CI only."""
        over = self.spent.over_budget(times=CI_PATIENCE)
        if over and os.environ.get("CI") == "true" and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Prints the seconds of each folder beside its budget."""
        terminalreporter.section("seconds by test folder, all workers added up")
        for line in self.spent.lines():
            terminalreporter.write_line(line)
        for line in self.spent.over_budget():
            terminalreporter.write_line(line, red=True, bold=True)
