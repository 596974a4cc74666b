"""Every screen in both themes and all languages: open to everybody, and pictured for people."""

import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.hosting import AXE
from tests.browser.people import DESK, LIKED, PHONE, Company, Person
from tests.browser.situations import finished, situation
from weli.i18n.texts import LANGUAGES
from weli.server.identity import new_token

pytestmark = [pytest.mark.xdist_group("browser 2"), pytest.mark.asyncio(loop_scope="session")]

PICTURES: Final = Path(__file__).parent / "pictures"
THEMES: Final = ("light", "dark")
PROFILES: Final = {"mulatschak": "salzburg", "mighty": "korean"}

DRESS: Final = """
(liked) => {
  localStorage.setItem('weli.settings', liked);
  dispatchEvent(new StorageEvent('storage', {key: 'weli.settings', newValue: liked}));
}
"""
"""Changes the settings as another window of the same browser would."""

DRESSED: Final = """
([lang, theme, words]) => {
  const page = document.documentElement;
  return page.lang === lang && page.dataset.theme === theme && document.body.innerText !== words;
}
"""

VIOLATIONS: Final = """
async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  return violations.map(({id, nodes}) =>
    `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
"""


async def lobby(anna: Person, _game: str, _token: str) -> None:
    """The first page."""
    await anna.open("/")
    await anna.page.get_by_role("button", name="Play now").first.wait_for()


async def new_table(anna: Person, game: str, _token: str) -> None:
    """A table that waits for people, with the form for its rules."""
    wish = {"game": game, "name": "Anna", "lang": "en", "seats": [{"kind": "open"}] * 4}
    address = f"{anna.company.house.address}/api/tables"
    told = await anna.context.request.post(address, data=wish)
    await anna.open(f"/t/{(await told.json())['id']}")
    await anna.page.locator(".rules .list").wait_for()


async def at_table(
    anna: Person, record: Any, token: str, people: Sequence[int] | None = None
) -> None:
    """A match that was laid ready, with people in all seats unless told otherwise."""
    sitting = range(len(record.header.players)) if people is None else people
    table = await anna.company.house.lay(record, token=token, people=sitting)
    await anna.open(f"/t/{table}")
    await anna.asked()


async def bidding(anna: Person, game: str, token: str) -> None:
    """The bidding."""
    await at_table(anna, situation(PROFILES[game], {}, "bidding", "Bid"), token)


async def playing(anna: Person, game: str, token: str) -> None:
    """A trick to which one's own card is awaited."""

    def second_trick(match: Any) -> bool:
        return len(match.deal.tricks) > 0

    record = situation(PROFILES[game], {}, "play", "Play", wanted=second_trick)
    await at_table(anna, record, token)


async def hinted(anna: Person, game: str, token: str) -> None:
    """What the Master would do there."""

    def choice(match: Any) -> bool:
        return len(match.deal.tricks) > 0 and match.legal().total() > 1

    record = situation(PROFILES[game], {}, "play", "Play", wanted=choice)
    await at_table(anna, record, token, people=(0,))
    await anna.page.keyboard.press("i")
    await anna.page.locator(".advice").wait_for()


async def scores(anna: Person, game: str, token: str) -> None:
    """What a deal was worth."""
    await at_table(anna, finished(PROFILES[game], {}), token)


Screen = Callable[[Person, str, str], Awaitable[None]]
SCREENS: Final[tuple[tuple[Screen, str], ...]] = (
    (lobby, "mulatschak"),
    (new_table, "mulatschak"),
    (new_table, "mighty"),
    (bidding, "mulatschak"),
    (bidding, "mighty"),
    (playing, "mulatschak"),
    (playing, "mighty"),
    (hinted, "mulatschak"),
    (hinted, "mighty"),
    (scores, "mulatschak"),
    (scores, "mighty"),
)


@pytest.mark.parametrize(
    ("screen", "game"), SCREENS, ids=[f"{screen.__name__}-{game}" for screen, game in SCREENS]
)
async def test_a_screen_is_open_to_everybody(company: Company, screen: Screen, game: str) -> None:
    token = new_token()
    anna = await company.person(token=token, theme="light")
    await screen(anna, game, token)
    await anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for lang in LANGUAGES:
        for theme in THEMES:
            await dress(anna, lang, theme)
            name = f"{screen.__name__}-{game}-{lang}-{theme}"
            for size, form in ((DESK, "desk"), (PHONE, "phone")):
                await anna.page.set_viewport_size({"width": size[0], "height": size[1]})
                await anna.page.screenshot(path=PICTURES / f"{name}-{form}.png")
                if form == "desk" or lang == "de":
                    found[f"{name}-{form}"] = await anna.page.evaluate(VIOLATIONS)
            await anna.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


async def dress(anna: Person, lang: str, theme: str) -> None:
    """Shows the page in a language and a theme, as soon as all words are there."""
    now = await anna.page.evaluate("document.documentElement.lang")
    words = "" if now == lang else await anna.page.inner_text("body")
    liked = json.dumps({**LIKED, "name": "Anna", "language": lang, "theme": theme})
    await anna.page.evaluate(DRESS, liked)
    await anna.page.wait_for_function(DRESSED, arg=[lang, theme, words])
