"""Somebody asks what the Master would do, sees what each action is worth, and does it."""

import re
from typing import Any

import pytest
from playwright.async_api import Locator

from tests.browser.people import PHONE, Company, Keys, Person, Touch
from tests.browser.situations import situation
from weli.server.identity import new_token
from weli.server.protocol import Policy

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]

TABLES = {"mulatschak": ("salzburg", 4), "mighty": ("korean", 5)}
FIGURE = {"mulatschak": re.compile(r"\d+\.\d %"), "mighty": re.compile(r"[+-]\d+\.\d")}


async def at_choice(
    company: Company,
    game: str,
    question: str,
    action: str,
    people: tuple[int, ...] = (0,),
    policy: Policy | None = None,
    **liked: Any,
) -> Person:
    """Somebody who has to decide something; the others are computer players, or people."""
    profile, seats = TABLES[game]
    token = new_token()
    record = situation(
        profile, {}, question, action, seats=seats, wanted=lambda match: match.legal().total() > 1
    )
    table = await company.house.lay(record, token=token, people=people, policy=policy)
    anna = await company.person(token=token, **liked)
    await anna.open(f"/t/{table}")
    await anna.asked()
    return anna


def lamp(person: Person) -> Locator:
    """The button that asks for a hint."""
    return person.page.locator(".decide").get_by_role("button", name="Hint", exact=True)


def hint(person: Person) -> Locator:
    """What the Master would do."""
    return person.page.locator("section.advice")


@pytest.mark.parametrize("game", TABLES)
async def test_a_hint_is_asked_for_seen_and_played(company: Company, game: str) -> None:
    anna = await at_choice(company, game, "play", "Play")
    await lamp(anna).click()
    await hint(anna).wait_for()
    told = next(each for each in anna.heard if each["type"] == "hinted")
    best = told["action"]
    rows = hint(anna).locator("li")
    assert await rows.count() == len(told["choices"])
    assert FIGURE[game].search(await rows.first.inner_text())
    marked = anna.page.locator("[data-card]", has=anna.page.locator(".lit"))
    assert await marked.get_attribute("data-card") == best["card"]
    assert "Hint" in str(await marked.get_attribute("aria-label"))
    sentence = await hint(anna).locator(".because").inner_text()
    await anna.page.get_by_role("status").filter(has_text=sentence).wait_for()
    await hint(anna).get_by_role("button", name="Play the").click()
    await hint(anna).wait_for(state="detached")
    await anna.asked()
    assert anna.accepted[0] == best
    assert anna.refusals == []


async def test_cards_to_bury_are_chosen_in_the_hand(company: Company) -> None:
    anna = await at_choice(company, "mighty", "bury", "Bury", hands=Keys())
    await anna.page.keyboard.press("i")
    await hint(anna).wait_for()
    told = next(each for each in anna.heard if each["type"] == "hinted")
    await hint(anna).get_by_role("button", name="Choose these cards").click()
    await hint(anna).wait_for(state="detached")
    chosen = anna.page.locator('[data-card][aria-pressed="true"]')
    codes = [await each.get_attribute("data-card") for each in await chosen.all()]
    assert sorted(map(str, codes)) == sorted(told["action"]["cards"])


async def test_a_bid_is_hinted_at_on_a_phone_and_the_hint_put_away(company: Company) -> None:
    anna = await at_choice(
        company, "mulatschak", "bidding", "Bid", size=PHONE, hands=Touch(), two_taps=True
    )
    await lamp(anna).tap()
    await hint(anna).wait_for()
    assert await anna.page.locator(".decide-panel .lit").count() == 1
    assert await anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    hand = await anna.page.locator("[data-hand]").bounding_box()
    sheet = await hint(anna).bounding_box()
    assert hand is not None
    assert sheet is not None
    assert sheet["y"] >= hand["y"] + hand["height"]
    await anna.page.keyboard.press("Escape")
    await hint(anna).wait_for(state="detached")
    assert await anna.page.locator(".decide-panel .lit").count() == 0
    # The menu has it too.
    await anna.press("button", "Menu")
    await anna.page.get_by_role("dialog").get_by_role("button", name="Hint").tap()
    await hint(anna).wait_for()
    await hint(anna).get_by_role("button", name="Close").tap()
    await hint(anna).wait_for(state="detached")


async def test_with_other_people_there_is_a_lamp_only_where_the_table_wants_it(
    company: Company,
) -> None:
    anna = await at_choice(company, "mulatschak", "play", "Play", people=(0, 1))
    assert await lamp(anna).count() == 0
    await anna.page.keyboard.press("i")
    assert [each["type"] for each in anna.said].count("hint") == 0
    bert = await at_choice(company, "mulatschak", "play", "Play", (0, 1), Policy(hints="all"))
    await bert.page.keyboard.press("i")
    await hint(bert).wait_for()


async def test_the_host_says_who_may_ask(company: Company) -> None:
    anna = await company.person()
    wish = {"game": "mulatschak", "name": "Anna", "lang": "en", "seats": [{"kind": "open"}] * 4}
    told = await anna.context.request.post(f"{company.house.address}/api/tables", data=wish)
    await anna.open(f"/t/{(await told.json())['id']}")
    await anna.page.get_by_text("At the table", exact=True).first.click()
    await anna.page.get_by_label("Hints from the Master").select_option("off")
    await anna.until(lambda: anna.table["policy"]["hints"] == "off")
