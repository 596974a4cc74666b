"""Whoever runs a table: a clock, a pause, and after the match another one, or other rules."""

import re

import pytest

from tests.browser.people import Company, Person
from tests.browser.situations import situation
from tests.browser.test_company import opened, paste
from weli.games import load_profile
from weli.kernel import codes
from weli.play.match import Match
from weli.server import commands
from weli.server.identity import new_token

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]

MINUTES = "300"


async def started(host: Person, code: str) -> None:
    """The host begins a match against computer players, with five minutes for each decision."""
    await opened(host, "mulatschak")
    await paste(host, code)
    await host.page.locator("summary", has_text="At the table").click()
    await host.page.get_by_label("Time for a decision").select_option(MINUTES)
    await host.until(lambda: host.table["policy"]["clock"] == int(MINUTES))
    for _ in range(len(host.table["seats"]) - 1):
        before = [seat["kind"] for seat in host.table["seats"]].count("open")
        await host.page.get_by_role("button", name="Add computer").last.click()
        await host.until(
            lambda: [seat["kind"] for seat in host.table["seats"]].count("open") < before  # noqa: B023  # waited for at once
        )
    await host.page.get_by_role("button", name="Start with").click()


async def test_the_host_keeps_time_and_begins_again(company: Company) -> None:
    anna = await company.person("Anna")
    rules = load_profile("salzburg").with_values({"match.start_score": 5, "match.bust_limit": 30})
    await started(anna, codes.encode(rules))
    await anna.asked()
    left = await anna.page.locator(".slatetag.time").inner_text()
    assert re.fullmatch(r"[0-5]:[0-5]\d", left), "minutes and seconds are shown, and they run down"

    await anna.press("button", "Menu")
    await anna.press("button", "Who is here")
    await anna.page.locator("dialog li").nth(len(anna.table["seats"]) - 1).wait_for()
    await anna.press("button", "Close", exact=True)
    await anna.press("button", "Menu")
    await anna.press("button", "Pause the table")
    await anna.page.get_by_text("The host has paused the table.").wait_for()
    assert await anna.page.locator(".slatetag.time").count() == 0
    await anna.press("button", "Close", exact=True)
    cilli = await company.person("Cilli")
    await cilli.open(f"/t/{anna.id}")
    await cilli.page.get_by_text("You are watching.").wait_for()
    await anna.press("button", "Go on")
    await anna.page.locator(".slatetag.time").wait_for()

    await anna.play_match()
    assert anna.table["match"] == 0
    address = await anna.page.get_by_role("link", name="Save the record").get_attribute("href")
    assert address == f"/api/tables/{anna.id}/record?match=0"
    await anna.press("button", "Again, same rules")
    await anna.page.locator(".decide-panel.result").wait_for(state="detached")
    await anna.until(lambda: anna.table["match"] == 1)
    assert anna.state["view"]["standing"]["deals"] == 0
    await anna.play_match()
    assert anna.state["view"]["standing"]["winners"]
    await anna.press("button", "Other rules")
    await anna.page.get_by_role("heading", name="Who plays?").wait_for()
    assert anna.table["stage"] == "lobby"
    await anna.page.get_by_role("button", name="Start with").click()
    await anna.asked()
    assert anna.table["match"] == 2
    assert anna.refusals == []


def leads(match: Match) -> bool:
    """Whether seat 0 has taken the last trick, so that seat 1 is asked next."""
    return bool(match.deal.tricks) and match.deal.tricks[-1].winner == 0


async def test_a_computer_stands_in_and_one_tap_takes_the_seat_back(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "NUDGE", 0)
    token, friend = new_token(), new_token()
    record = situation("korean", {}, "play", "Play", seats=5, wanted=leads)
    table = await company.house.lay(record, token=token, people=(0, 1), friend=friend)
    anna = await company.person("Anna", token=token)
    bert = await company.person("Bert", token=friend)
    await anna.open(f"/t/{table}")
    await bert.open(f"/t/{table}")
    await anna.answer()
    assert await bert.asked() == "play"
    waiting = len(bert.state["view"]["hand"])

    await anna.press("button", "Menu")
    await anna.press("button", "Who is here")
    await anna.press("button", "Let a computer play for Bert")
    notice = bert.page.locator(".notices .notice")
    await notice.wait_for()
    assert "A computer player has stood in for you." in await notice.inner_text()
    await bert.until(lambda: len(bert.state["view"]["hand"]) < waiting)
    assert bert.did == []
    await anna.page.locator("dialog li", has_text="computer helps out").wait_for()
    await anna.press("button", "Close", exact=True)
    mat = anna.page.locator(".seat", has_text="Bert")
    await mat.locator(".ini svg").wait_for()

    await bert.press("button", "Take my seat back")
    await notice.wait_for(state="detached")
    await mat.locator(".ini svg").wait_for(state="detached")
    while not anna.state["turn"] or anna.state["turn"]["seat"] != 1:
        await anna.answer()
    assert await bert.asked() == "play"
    await bert.answer()
    await bert.until(lambda: len(bert.accepted) == 1)
    assert anna.refusals == bert.refusals == []
