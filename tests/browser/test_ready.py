"""The page is there to be tested, and where it has to be tested a browser is there, too."""

import os

import pytest

from tests.browser.hosting import no_browser, why_not_built


@pytest.mark.skipif("WELI_SKIP_WEB" in os.environ, reason="WELI_SKIP_WEB: there is no page")
def test_the_page_is_built_from_its_sources() -> None:
    assert why_not_built() == ""


def test_continuous_integration_has_a_browser() -> None:
    missing = no_browser() if os.environ.get("CI") == "true" else ""
    assert missing == ""
