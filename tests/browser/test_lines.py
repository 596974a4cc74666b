"""Lines that break and windows that are double: the same seat, and nothing lost."""

import pytest

from tests.browser.people import Company, Person
from tests.browser.situations import situation
from weli.server.identity import new_token

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]

TO_THE_LAST_CARD = {"scoring.stop_failed_muli": False}


async def seated(company: Company, question: str = "play", action: str = "Play") -> Person:
    """Somebody at a table whose question is theirs, against computer players."""
    token = new_token()
    record = situation("salzburg", TO_THE_LAST_CARD, question, action)
    table = await company.house.lay(record, token=token)
    anna = await company.person(token=token)
    await anna.open(f"/t/{table}")
    await anna.asked()
    return anna


async def test_a_card_played_while_the_network_is_cut_is_played_once(company: Company) -> None:
    anna = await seated(company)
    hand = anna.state["view"]["hand"]
    await anna.context.set_offline(True)
    company.house.cut_lines()
    lost = anna.page.locator(".notices .notice")
    await lost.wait_for()
    card = anna.page.locator("[data-hand] [data-card]:not([aria-disabled])").first
    code = await card.get_attribute("data-card")
    await card.click(position={"x": 10, "y": 22})
    assert anna.accepted == []
    await anna.context.set_offline(False)
    await anna.until(lambda: len(anna.accepted) == 1)
    await lost.wait_for(state="detached")
    assert anna.accepted == [{"type": "Play", "card": code}]
    assert anna.you == 0
    await anna.play_deal()
    lines = company.house.lines_of(anna.id)
    plays = [line.do for line in lines if getattr(line, "seat", None) == 0 and "play" in line.do]
    assert len(plays) == len(set(plays))
    assert {play.split()[-1] for play in plays} == set(hand)
    assert anna.refusals == []


async def test_a_line_that_is_cut_mid_trick_comes_back_by_itself(company: Company) -> None:
    anna = await seated(company)
    before = len([each for each in anna.heard if each["type"] == "welcome"])
    company.house.cut_lines()
    await anna.until(
        lambda: len([each for each in anna.heard if each["type"] == "welcome"]) > before
    )
    assert anna.you == 0
    assert anna.state["snapshot"]
    await anna.play_deal()
    assert anna.state["view"]["result"] is not None


async def test_a_second_window_is_a_mirror_until_it_takes_over(company: Company) -> None:
    anna = await seated(company)
    mirror = await company.tab(anna)
    await mirror.open(f"/t/{anna.id}")
    notice = mirror.page.locator(".notices .notice")
    await notice.wait_for()
    assert "another window" in await notice.inner_text()
    box, mats = await notice.bounding_box(), await mirror.page.locator(".seat").all()
    assert box is not None
    for mat in mats:
        place = await mat.bounding_box()
        assert place is not None
        assert place["y"] >= box["y"] + box["height"], "the notice covers nobody's mat"
    assert mirror.state["view"]["hand"] == anna.state["view"]["hand"]
    assert await mirror.page.locator(".decide-prompt").count() == 0
    await mirror.press("button", "Play here")
    await anna.page.locator(".notices .notice").wait_for()
    await notice.wait_for(state="detached")
    assert await mirror.asked() == "play"
    await mirror.answer()
    await mirror.until(lambda: len(mirror.accepted) == 1)
    assert anna.did == []
    await mirror.play_deal()
    await anna.until(lambda: anna.state["view"]["result"] is not None)
