"""Somebody who has never been here: one tap, and the first deal is played to its end."""

import pytest

from tests.browser.people import Company

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("game", ["mulatschak", "mighty"])
async def test_a_newcomer_plays_a_deal_at_once(company: Company, game: str) -> None:
    anna = await company.person(name="")
    await anna.open("/")
    panel = anna.page.locator(f'[data-game="{game}"]')
    await panel.get_by_role("button", name="Play now").click()
    # Whoever cuts the pack is asked before there are cards.
    await anna.page.locator("[data-hand] [data-card], .decide-panel").first.wait_for()
    await anna.play_deal()
    assert anna.state["view"]["result"] is not None
    assert anna.did != []
    assert anna.refusals == []
    await anna.next_deal()
    await anna.asked()
