"""What holds for the browser's tests: one server, one browser, the same shuffles each time."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.browser.hosting import House, chromium_path, house, no_browser, why_not_built
from tests.browser.people import Company
from weli.kernel.chance import Chance

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says in red when the page was not tried out at all."""
    skipped = [str(report.longrepr) for report in terminalreporter.getreports("skipped")]
    if any("THE PAGE IS NOT TESTED" in reason for reason in skipped):
        problem = no_browser() or why_not_built()
        terminalreporter.write_line(f"THE PAGE WAS NOT TESTED: {problem}", red=True, bold=True)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server; without a browser or a page every test is skipped, and `test_ready` says why."""
    if problem := no_browser() or why_not_built():
        pytest.skip(f"THE PAGE IS NOT TESTED: {problem}")
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium(served: House) -> AsyncIterator[Browser]:  # noqa: ARG001  # skips without one
    """The browser."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Takes the secret of each match from the test's name instead of the operating system."""
    seed = request.node.nodeid
    monkeypatch.setattr(Chance, "fresh", classmethod(lambda cls: cls.from_seed(seed)))


@pytest_asyncio.fixture(loop_scope="session")
async def company(served: House, chromium: Browser) -> AsyncIterator[Company]:
    """Lets people in; when they leave, nothing may have gone wrong on their pages."""
    people = Company(served, chromium)
    yield people
    await people.leave()
