"""People at a table in the browser: they see the page, and act by mouse, by touch or by keys."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final, Protocol

from playwright.async_api import Browser, BrowserContext, ElementHandle, Page, WebSocket
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.browser.hosting import House
from weli.server.identity import COOKIE

PATIENCE: Final = 20_000
"""Milliseconds after which something hangs; nothing waits for so long when all is well."""

DESK: Final = (1280, 800)
PHONE: Final = (360, 640)

LIKED: Final = {"language": "en", "speed": "off", "trick_stays": 500, "sound": False}
"""How these people like it: nothing travels, so that nobody waits for a card on its way."""

NEXT: Final = """
() => {
  const decide = document.querySelector('.decide');
  if (decide === null || decide.inert) return null;
  const panel = decide.querySelector('.decide-panel');
  if (panel?.matches('.result'))
    return panel.querySelector('footer .go:not(:disabled)') ? 'result' : null;
  if (panel) return 'panel';
  return decide.querySelector('.decide-prompt:not(.quiet)') ? 'play' : null;
}
"""
"""What the page asks the reader for now: nothing while it is somebody else's turn."""

WISH: Final = """
([bold, tried]) => {
  const panel = document.querySelector('.decide:not([inert]) .decide-panel');
  if (panel === null) return null;
  const may = (b) => !b.disabled && b.getAttribute('aria-disabled') !== 'true';
  const fresh = (b) => may(b) && b.getAttribute('aria-pressed') !== 'true'
    && !tried.includes(b.getAttribute('aria-keyshortcuts'));
  const all = (query) => [...panel.querySelectorAll(query)];
  const pass = all('footer [aria-keyshortcuts~="p"]').find(may);
  if (!bold && pass) return pass;
  const go = all('footer .go').find(may);
  return go
    ?? all('[aria-keyshortcuts~="w"]').find(fresh)
    ?? all('.strains button').find(fresh)
    ?? all('.fc, .others button').find(fresh)
    ?? all('footer button').find(may)
    ?? null;
}
"""
"""The button that a person presses who takes what is offered, or would rather pass."""


OPEN_PART = """
(thing) => {
  if (thing.dataset.card === undefined) return null;
  const box = thing.getBoundingClientRect();
  for (let y = 6; y < box.height; y += 4)
    for (let x = 6; x < box.width; x += 4) {
      const hits = [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]].every(([dx, dy]) =>
        thing.contains(document.elementFromPoint(box.left + x + dx, box.top + y + dy)));
      if (hits) return {x, y};
    }
  return null;
}
"""


class Hands(Protocol):
    """How somebody acts."""

    async def press(self, page: Page, thing: ElementHandle) -> None:
        """Presses a button or a card."""


class Mouse:
    """Clicks, on a part that nothing else covers."""

    async def press(self, page: Page, thing: ElementHandle) -> None:  # noqa: ARG002  # as all hands
        """Clicks."""
        await thing.click(position=await _open_part(thing), timeout=PATIENCE)


class Touch:
    """Taps, on a part that nothing else covers."""

    async def press(self, page: Page, thing: ElementHandle) -> None:  # noqa: ARG002  # as all hands
        """Taps."""
        await thing.tap(position=await _open_part(thing), timeout=PATIENCE)


async def _open_part(thing: ElementHandle) -> Any:
    """Where a card can be hit that others lie upon; the middle for everything else."""
    return await thing.evaluate(OPEN_PART)


class Keys:
    """Has no mouse: goes along the hand with the arrows, and presses the keys of buttons."""

    async def press(self, page: Page, thing: ElementHandle) -> None:
        """Presses the key of a button; goes to anything else and presses Enter."""
        key = await thing.get_attribute("aria-keyshortcuts")
        if key is not None:
            await page.keyboard.press(key.split()[0])
            return
        card = await thing.get_attribute("data-card")
        step = "Tab" if card is None else "ArrowRight"
        for _ in range(60):
            if await thing.evaluate("(it) => document.activeElement === it"):
                break
            await page.keyboard.press(step)
        assert await thing.evaluate("(it) => document.activeElement === it"), card
        await page.keyboard.press("Enter")


class Person:
    """Somebody with a browser of their own, and everything that the server told it."""

    def __init__(
        self, company: "Company", context: BrowserContext, page: Page, hands: Hands
    ) -> None:
        self.company = company
        self.context = context
        self.page = page
        self.hands = hands
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self._tried: list[str] = []
        self._news = asyncio.Event()
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: company.trouble.append(str(error)))
        page.on("console", self._overhear)

    def _overhear(self, message: Any) -> None:
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.company.trouble.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        # A line to the table before must not be heard at the next one.
        heard, said = self.heard, self.said
        socket.on("framereceived", lambda text: self._note(heard, text))
        socket.on("framesent", lambda text: self._note(said, text))

    def _note(self, where: list[dict[str, Any]], text: str | bytes) -> None:
        where.append(json.loads(text))
        self._news.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits until something holds, looking again after each message."""

        async def wait() -> None:
            while not holds():
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), PATIENCE / 1000)

    # -------------------------------------------------------------------- what they know

    @property
    def state(self) -> dict[str, Any]:
        """The last state that the server told."""
        return next(each for each in reversed(self.heard) if each["type"] == "state")

    @property
    def table(self) -> dict[str, Any]:
        """The company and the rules, as the server told them last."""
        found = next(each for each in reversed(self.heard) if "table" in each)
        return dict(found["table"])

    @property
    def id(self) -> str:
        """The table's name."""
        return str(self.table["id"])

    @property
    def you(self) -> int:
        """The seat that the server says is theirs."""
        return int(next(each["you"] for each in reversed(self.heard) if "you" in each))

    @property
    def did(self) -> list[dict[str, Any]]:
        """The actions that the page sent, in order."""
        return [each["action"] for each in self.said if each["type"] == "act"]

    @property
    def accepted(self) -> list[dict[str, Any]]:
        """The actions that the server has accepted, in order, however often each was sent."""
        answered = {each["command_id"] for each in self.heard if each["type"] == "accepted"}
        acts = {each["command_id"]: each["action"] for each in self.said if each["type"] == "act"}
        return [action for command_id, action in acts.items() if command_id in answered]

    @property
    def refusals(self) -> list[dict[str, Any]]:
        """What the server refused; a page that shows only what is legal hears of none."""
        return [each for each in self.heard if each["type"] in ("refused", "problem")]

    # -------------------------------------------------------------------- what they do

    async def open(self, path: str) -> None:
        """Goes to an address of the server."""
        await self.page.goto(self.company.house.address + path)

    async def move_to(self, table: str, token: str) -> None:
        """Goes to a seat that they hold at another table; what they heard before is forgotten."""
        self.heard, self.said, self._tried = [], [], []
        await self.context.clear_cookies()
        await self.hold(token)
        await self.open(f"/t/{table}")

    async def hold(self, token: str) -> None:
        """Gets the cookie of a seat."""
        address = self.company.house.address
        await self.context.add_cookies([{"name": COOKIE, "value": token, "url": address}])

    async def press(self, role: Any, name: str | None = None, *, exact: bool = False) -> None:
        """Presses the first thing of a role and name, as soon as it is there."""
        found = self.page.get_by_role(role, name=name, exact=exact).first
        await self.press_on(await found.element_handle())

    async def press_on(self, thing: ElementHandle) -> None:
        """Presses an element."""
        await self.hands.press(self.page, thing)

    async def asked(self) -> str:
        """Waits until the page asks for something, and says for what."""
        try:
            found = await self.page.wait_for_function(NEXT, timeout=PATIENCE)
        except PlaywrightTimeout as error:
            shown = await self.page.inner_text("body")
            raise AssertionError(f"The page asks for nothing: {self._stuck()}\n{shown}") from error
        what = str(await found.json_value())
        return what if what != "result" else "over" if self.state["over"] else "next"

    def _stuck(self) -> dict[str, Any]:
        decision = self.state["decision"]
        asked = decision and decision["name"]
        return {"turn": self.state["turn"], "asked": asked, "last": self.heard[-1]["type"]}

    async def answer(self, *, bold: bool = True) -> str:
        """Waits until the page asks for something, and does it; says what it was."""
        what = await self.asked()
        try:
            if what in ("next", "over"):
                return what
            await (self._play() if what == "play" else self._choose(bold))
        except PlaywrightError as error:
            # The page has moved on while the hand was on its way: look again.
            if "not attached" not in str(error):
                raise
        return what

    async def _play(self) -> None:
        """Plays the first card that may be played."""
        found = await self.page.query_selector("[data-hand] [data-card]:not([aria-disabled])")
        if found is not None:
            before = len(self.said)
            await self.press_on(found)
            await self._sent(before)

    async def _choose(self, bold: bool) -> None:
        """Presses one button of the panel; on a sheet that lacks something, what it lacks."""
        handle = await self.page.evaluate_handle(WISH, [bold, self._tried])
        thing = handle.as_element()
        if thing is None:
            return
        before = len(self.said)
        final = await thing.evaluate("(it) => it.closest('footer') !== null")
        key = await thing.get_attribute("aria-keyshortcuts")
        await self.press_on(thing)
        if final:
            self._tried.clear()
            await self._moved(before)
        elif key is not None:
            self._tried.append(key)

    async def _sent(self, before: int) -> None:
        """Waits until the page has sent what was decided, and heard the answer."""
        await self.page.wait_for_function(
            "() => !document.querySelector('.decide')?.inert", timeout=PATIENCE
        )
        assert len(self.said) > before, "a legal card that was pressed is played"

    async def _moved(self, before: int) -> None:  # noqa: ARG002  # a second look sends nothing yet
        await self.page.wait_for_function(
            "() => !document.querySelector('.decide')?.inert", timeout=PATIENCE
        )

    async def play_deal(self, *, bold: bool = True) -> str:
        """Answers everything up to the end of the deal; says whether the match is over, too."""
        while (what := await self.answer(bold=bold)) not in ("next", "over"):
            pass
        return what

    async def play_match(self, *, bold: bool = True) -> None:
        """Answers everything, deal after deal, until somebody has won."""
        while await self.play_deal(bold=bold) != "over":
            await self.next_deal()

    async def next_deal(self) -> None:
        """Asks for the next deal."""
        found = await self.page.query_selector(".decide-panel.result footer .go")
        assert found is not None
        await self.press_on(found)
        await self.page.wait_for_function(
            "() => !document.querySelector('.decide-panel.result footer .go:not(:disabled)')"
        )


class Company:
    """Everybody who comes in one test."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.trouble: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    async def person(
        self,
        name: str = "Anna",
        *,
        size: tuple[int, int] = DESK,
        hands: Hands | None = None,
        token: str = "",
        **liked: Any,
    ) -> Person:
        """Lets somebody in, with a browser that knows their name and their settings.

        Args:
            name: what they are called; empty for somebody who never was here.
            size: the size of their screen in pixels.
            hands: how they act; by mouse unless told otherwise.
            token: the seat that they hold already.
            liked: settings that differ from `LIKED`.
        """
        kept = json.dumps({**LIKED, "name": name, **liked})
        storage: Any = {
            "cookies": [],
            "origins": [
                {
                    "origin": self.house.address,
                    "localStorage": [{"name": "weli.settings", "value": kept}],
                }
            ],
        }
        width, height = size
        context = await self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=isinstance(hands, Touch),
            is_mobile=isinstance(hands, Touch),
            storage_state=storage if name else None,
            locale="en",
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        person = Person(self, context, await context.new_page(), hands or Mouse())
        if token:
            await person.hold(token)
        return person

    async def tab(self, person: Person) -> Person:
        """Opens another tab of somebody's browser."""
        return Person(self, person.context, await person.context.new_page(), person.hands)

    async def leave(self) -> None:
        """Everybody goes; nothing has gone wrong on any page."""
        for context in self._contexts:
            await context.close()
        self.no_trouble()

    def no_trouble(self) -> None:
        """Nothing has gone wrong on any page since this was asked last."""
        trouble, self.trouble = self.trouble, []
        assert trouble == [], trouble
