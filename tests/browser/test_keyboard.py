"""A deal without a mouse: from the first page to the score, by keys alone."""

import pytest

from tests.browser.people import Company, Keys

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("game", ["mulatschak", "mighty"])
async def test_a_deal_by_keys_alone(company: Company, game: str) -> None:
    anna = await company.person(hands=Keys())
    await anna.open("/")
    play = anna.page.locator(f'section[data-game="{game}"] .go')
    await play.wait_for()
    await anna.press_on(await play.element_handle())
    await anna.asked()
    await anna.page.keyboard.press("?")
    help_sheet = anna.page.get_by_role("dialog")
    await help_sheet.wait_for()
    await anna.page.keyboard.press("Escape")
    await help_sheet.wait_for(state="hidden")
    await anna.play_deal()
    assert anna.state["view"]["result"] is not None
    assert anna.refusals == []
    await anna.next_deal()
    await anna.asked()
