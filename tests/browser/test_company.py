"""Two people and two computer players: by link, under rules that all agree to, to the end."""

import asyncio
from typing import Any

import pytest

from tests.browser.people import Company, Person
from weli.games import load_profile
from weli.kernel import codes
from weli.kernel.record import Record
from weli.play.match import refold

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]


async def opened(host: Person, game: str) -> None:
    """The host opens a table for friends."""
    await host.open("/")
    panel = host.page.locator(f'section[data-game="{game}"]')
    await panel.get_by_role("button", name="Table for friends").click()
    await host.page.locator("main.waiting h1").first.wait_for()


async def paste(host: Person, code: str) -> None:
    """The host pastes the code of other rules, and everybody's table has them."""
    await host.page.get_by_role("button", name="Paste rules").click()
    await host.page.get_by_label("Code or file").fill(code)
    await host.page.get_by_role("button", name="Use these rules").click()
    await host.until(lambda: any(_rules(each) == code for each in host.heard))


def _rules(message: dict[str, Any]) -> str:
    return str(message.get("table", {}).get("rules", {}).get("code", ""))


async def link_of(host: Person) -> str:
    """The link that the host sends to friends."""
    await host.page.get_by_role("button", name="Picture of the link for a phone's camera").click()
    link = await host.page.get_by_label("Link to this table").input_value()
    await host.page.get_by_role("button", name="Close", exact=True).click()
    return link


@pytest.mark.parametrize(
    ("profile", "settings"),
    [
        ("salzburg", {"match.start_score": 5, "match.bust_limit": 30}),
        ("korean", {"match.deals": 1}),
    ],
)
async def test_two_people_and_two_bots_play_a_match_by_link(
    company: Company, profile: str, settings: dict[str, int]
) -> None:
    rules = load_profile(profile).with_values(settings)
    anna = await company.person("Anna")
    bert = await company.person("Bert", language="de")
    await opened(anna, rules.game)
    await paste(anna, codes.encode(rules))
    for _ in range(len(anna.table["seats"]) - 2):
        before = [seat["kind"] for seat in anna.table["seats"]].count("bot")
        await anna.page.get_by_role("button", name="Add computer").last.click()
        await anna.until(lambda: _bots(anna) > before)  # noqa: B023  # waited for at once
    await bert.page.goto(await link_of(anna))
    await bert.page.locator("form button.go").click()
    await bert.page.locator("section.agree .foot .go").click()
    start = anna.page.get_by_role("button", name="Start with")
    await start.click()
    await asyncio.gather(anna.play_match(bold=True), bert.play_match(bold=False))
    assert anna.state["view"]["standing"] == bert.state["view"]["standing"]
    assert anna.state["view"]["standing"]["winners"]
    assert anna.refusals == []
    assert bert.refusals == []
    told = await anna.context.request.get(f"{company.house.address}/api/tables/{anna.id}/record")
    match = refold(Record.load(await told.text()))
    assert match.over
    assert [player.name for player in match.record.header.players][:2] == ["Anna", "Bert"]


def _bots(person: Person) -> int:
    return [seat["kind"] for seat in person.table["seats"]].count("bot")
