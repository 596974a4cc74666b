"""A deal on a small phone, by touch: nothing beside the screen, nothing too small to hit."""

import pytest

from tests.browser.people import PHONE, Company, Person, Touch
from tests.browser.situations import situation
from weli.server.identity import new_token

pytestmark = [pytest.mark.xdist_group("browser 1"), pytest.mark.asyncio(loop_scope="session")]

SMALLEST = 43
"""Pixels that a target has at least; 44 of the style sheet may be a little less when turned."""

CHECK = """
(smallest) => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`sideways ${page.scrollWidth}`);
  const name = (e) => (e.getAttribute('aria-label') || e.textContent || e.className).trim();
  const scope = document.querySelector('dialog[open]') ?? document;
  for (const button of scope.querySelectorAll('button, [role=button], select, summary, a.btn')) {
    if (button.disabled || button.closest('[inert]')) continue;
    const box = button.getBoundingClientRect();
    if (box.width === 0 || box.bottom < 0 || box.top > innerHeight) continue;
    if (getComputedStyle(button).visibility === 'hidden') continue;
    const xs = [], ys = [];
    for (let x = box.left + 0.5; x < box.right; x += 2)
      for (let y = box.top + 0.5; y < box.bottom; y += 2) {
        const there = document.elementFromPoint(x, y);
        if (there && there.closest('button, [role=button], select, summary, a.btn') === button) {
          xs.push(x); ys.push(y);
        }
      }
    if (xs.length === 0) continue;
    const width = Math.max(...xs) - Math.min(...xs) + 2;
    const height = Math.max(...ys) - Math.min(...ys) + 2;
    const card = button.dataset.card !== undefined;
    const cut = box.bottom > innerHeight || box.top < 0;
    if (!cut && (height < smallest || (!card && width < smallest)))
      found.push(`${Math.round(width)}x${Math.round(height)} ${name(button).slice(0, 40)}`);
  }
  return found;
}
"""
"""What is too small or sticks out: a target is as large as the part of it that a finger reaches."""


async def wrong(person: Person) -> list[str]:
    """What a finger has trouble with on the screen as it is now."""
    found: list[str] = await person.page.evaluate(CHECK, SMALLEST)
    return found


@pytest.mark.parametrize("game", ["mulatschak", "mighty"])
async def test_a_deal_by_touch_on_a_small_phone(company: Company, game: str) -> None:
    anna = await company.person(size=PHONE, hands=Touch())
    await anna.open("/")
    play = anna.page.locator(f'section[data-game="{game}"] .go')
    await play.wait_for()
    found = {"lobby": await wrong(anna)}
    await play.tap()
    while (what := await anna.asked()) not in ("next", "over"):
        question = anna.state["decision"]["name"] if anna.state["decision"] else what
        if question not in found:
            found[question] = await wrong(anna)
        await anna.answer()
    found["result"] = await wrong(anna)
    assert {place: small for place, small in found.items() if small} == {}
    assert anna.refusals == []
    assert anna.state["view"]["result"] is not None


async def test_the_longest_hand_fits_a_small_phone(company: Company) -> None:
    token = new_token()
    record = situation("seed", {}, "bury", "Bury", seats=6)
    table = await company.house.lay(record, token=token, people=range(6))
    anna = await company.person(size=PHONE, hands=Touch(), token=token)
    await anna.open(f"/t/{table}")
    await anna.asked()
    assert len(anna.state["view"]["hand"]) >= 20
    assert await wrong(anna) == []
