"""Somebody says "the rest are mine", and everybody sees what comes of it."""

from functools import partial

import pytest

from tests.browser.people import PHONE, Company, Person
from tests.browser.situations import situation
from tests.trying import wins_all
from weli.play.match import Match
from weli.server.identity import new_token

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]


def two_cards(match: Match, *, holds: bool) -> bool:
    """Whether seat 0 leads with two cards in hand, and wins both tricks or not."""
    deal = match.deal
    leads = not deal.agenda[0].trick.cards
    return leads and len(deal.hands[0]) == 2 and wins_all(deal, 0) == holds


async def at_two_cards(company: Company, profile: str, *, holds: bool) -> tuple[Person, Person]:
    """Two people at a table at which the first is to lead, with two cards left."""
    tokens = new_token(), new_token()
    seats = 5 if profile == "seed" else 4
    wanted = partial(two_cards, holds=holds)
    record = situation(profile, {}, "play", "Play", seats=seats, wanted=wanted)
    table = await company.house.lay(record, token=tokens[0], people=(0, 1), friend=tokens[1])
    anna = await company.person("Anna", token=tokens[0])
    bert = await company.person("Bert", token=tokens[1], size=PHONE)
    await anna.open(f"/t/{table}")
    await bert.open(f"/t/{table}")
    await anna.asked()
    return anna, bert


async def claim(person: Person) -> None:
    """Claims the rest from the menu, and says so twice."""
    await person.press("button", "Menu")
    await person.press("button", "The rest are mine")
    await person.page.get_by_role("button", name="Sure?").click()


async def test_a_claim_that_holds_ends_the_deal(company: Company) -> None:
    anna, bert = await at_two_cards(company, "salzburg", holds=True)
    await claim(anna)
    await anna.page.get_by_text("The rest are yours").wait_for()
    await bert.page.get_by_text("Anna wins all the rest").wait_for()
    for person in (anna, bert):
        await person.page.locator(".decide-panel.result").wait_for()
        assert person.state["turn"] is None
    assert anna.refusals == []


async def test_after_a_claim_that_fails_the_hand_lies_open(company: Company) -> None:
    anna, bert = await at_two_cards(company, "seed", holds=False)
    await claim(anna)
    await anna.page.get_by_text("The rest are not all yours").wait_for()
    await bert.page.get_by_text("Anna claimed the rest").wait_for()
    opened = bert.page.get_by_role("region", name="Open: Anna")
    assert await opened.locator("li").count() == 2
    assert await bert.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await anna.answer()
    await opened.locator("li").nth(1).wait_for(state="detached")
