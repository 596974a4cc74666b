"""A deal on a small phone, by touch: nothing beside the screen, nothing too small to hit."""

from typing import Any

import pytest

from tests.browser.people import DESK, PHONE, Company, Person, Touch
from tests.browser.situations import finished, situation
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


SIZES = (DESK, PHONE, (390, 844), (844, 390), (640, 360))

HIDDEN = """
() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high`);
  for (const part of document.querySelectorAll('.control.panel, .decide-panel .body'))
    if (part.scrollHeight > part.clientHeight + 1)
      found.push(`${part.className}: ${part.scrollHeight} in ${part.clientHeight}`);
  const panel = document.querySelector('.decide-panel')?.getBoundingClientRect();
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
  const covers = (above, below) => above && above.top < below.bottom && above.bottom > below.top
    && above.left < below.right && above.right > below.left;
  for (const thing of document.querySelectorAll('.seat > .mat, .trick .tag')) {
    const box = thing.getBoundingClientRect();
    if (covers(panel, box) || covers(prompt, box)) found.push(`${thing.className} is covered`);
  }
  for (const thing of document.querySelectorAll('.seat, .prompt, .card .tag, .decide-panel')) {
    const box = thing.getBoundingClientRect();
    if (box.top < 0 || box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`outside: ${thing.className} ${[box.left, box.top, box.right, box.bottom]}`);
  }
  return found;
}
"""
"""What cannot be seen without scrolling, or lies behind a sheet or the prompt."""

FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Two frames: the table learns the new size in the first, and lies in the second as it stays."""


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
    if game == "mighty":
        await anna.press("button", "Menu")
        await anna.press("button", "Good to know")
        await anna.page.get_by_role("dialog").get_by_text("beats everything").wait_for()
        found["knowledge"] = await wrong(anna)
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


SCREENS = {
    "playing": lambda: situation("seed", {}, "play", "Play", seats=7),
    "bidding": lambda: situation("salzburg", {}, "bidding", "Bid"),
    "scores": lambda: finished("seed", {}, seats=8),
}


@pytest.mark.parametrize("screen", SCREENS)
async def test_nothing_is_hidden_however_a_phone_is_held(company: Company, screen: str) -> None:
    token = new_token()
    record = SCREENS[screen]()
    people = range(len(record.header.players))
    table = await company.house.lay(record, token=token, people=people)
    anna = await company.person(size=PHONE, hands=Touch(), token=token)
    await anna.open(f"/t/{table}")
    await anna.asked()
    found: dict[Any, list[str]] = {}
    for width, height in SIZES:
        await anna.page.set_viewport_size({"width": width, "height": height})
        await anna.page.evaluate(FRAMES)
        found[width, height] = await anna.page.evaluate(HIDDEN)
    found["touch"] = await wrong(anna)
    assert {size: hidden for size, hidden in found.items() if hidden} == {}


async def test_a_finger_slides_over_a_fan_and_lets_go_on_a_card(company: Company) -> None:
    token = new_token()
    record = situation("seed", {}, "bury", "Bury", seats=6)
    table = await company.house.lay(record, token=token, people=range(6))
    anna = await company.person(size=PHONE, hands=Touch(), token=token, hand_fan=True)
    await anna.open(f"/t/{table}")
    await anna.asked()
    assert await wrong(anna) == []
    cards = anna.page.locator("[data-hand] [data-card]")
    boxes = [await cards.nth(n).bounding_box() for n in (3, 9)]
    start, end = (box for box in boxes if box is not None)
    finger = await anna.context.new_cdp_session(anna.page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    middle = start["y"] + 40
    await touch("touchStart", (start["x"] + 8, middle))
    await touch("touchMove", ((start["x"] + end["x"]) / 2, middle))
    await touch("touchMove", (end["x"] + 8, middle))
    shown = await anna.page.locator(".hand .under").bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] < middle, "the thumb does not cover the card it is on"
    await touch("touchEnd")
    await anna.page.locator(".hand .under").wait_for(state="detached")
    assert await cards.nth(9).get_attribute("aria-pressed") == "true"
    assert await anna.page.locator("[data-hand] [aria-pressed=true]").count() == 1
