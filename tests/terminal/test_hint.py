"""A hint on the card table and in line mode: what it shows, and that the table never waits."""

import threading
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from textual.pilot import Pilot

from tests.terminal import mighty_tables
from tests.terminal.tables import find, session_at
from tests.terminal.test_app import PATIENCE, answer, app_at, choosing, duty, settle, sit_down
from weli.bots.master.hint import Hint
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.i18n.texts import LANGUAGES
from weli.terminal import table_screen
from weli.terminal.choosing import CARD_KEYS
from weli.terminal.hand_view import HINTED, HandView
from weli.terminal.hinting import HintPanel, hint_body, hinted_cards
from weli.terminal.line import LineFace
from weli.terminal.panels import Felt, PillBar, PillLabel
from weli.terminal.screens import Sheet
from weli.terminal.session import Session

mulatschak = pytest.mark.xdist_group("mulatschak twin")
mighty = pytest.mark.xdist_group("mighty twin")

BUDGET = 2000
SIZES = [(80, 24), (100, 30), (120, 40)]
FOOTER = 80


def torn(session: Session) -> bool:
    """Whether there are several cards to choose from."""
    decision = session.decision()
    return decision is not None and decision.name == "play" and len(decision.choices) > 2


def at_play(lang: str = "en") -> Session:
    """A table at which the person has several cards to choose from."""
    return quick(find(torn, lang=lang, bot=RuleOfThumb()))


def quick(session: Session) -> Session:
    """The same table, where hints take little time."""
    session.budget = BUDGET
    return session


def panel(pilot: Pilot[Any]) -> HintPanel | None:
    """The panel that is seen, if any is."""
    shown = [each for each in pilot.app.screen.query(HintPanel) if each.display]
    assert len(shown) < 2
    return shown[0] if shown else None


def words(pilot: Pilot[Any]) -> str:
    """What stands on the panel that is seen."""
    shown = panel(pilot)
    assert shown is not None
    console = Console(width=60, file=StringIO())
    with console.capture() as caught:
        console.print(shown.body)
    return " ".join(caught.get().split())


async def hint_on(pilot: Pilot[Any]) -> Hint:
    """Asks for a hint and waits for it."""
    await pilot.press("h")
    return await found_on(pilot)


async def found_on(pilot: Pilot[Any]) -> Hint:
    """Waits for a hint that was asked for."""
    await thought(pilot)
    found: Hint | None = pilot.app.table._hint  # type: ignore[attr-defined]  # it is a TableApp
    assert found is not None
    return found


async def thought(pilot: Pilot[Any]) -> None:
    """Waits until nobody thinks about a hint any more."""
    for worker in [each for each in pilot.app.workers if each.group == "hint"]:
        await worker.wait()
    await pilot.pause()


class Slow:
    """A hint that takes until it is told to come."""

    def __init__(self, session: Session) -> None:
        thinks = session.hinting()
        assert thinks is not None
        self._thinks = thinks
        self._go = threading.Event()

    def come(self) -> None:
        self._go.set()

    def hinting(self) -> Callable[[], Hint]:
        def waits() -> Hint:
            assert self._go.wait(60)
            return self._thinks()

        return waits


# ------------------------------------------------------------------------ the card table


@mulatschak
@pytest.mark.parametrize(("size", "lang"), list(zip(SIZES, LANGUAGES, strict=True)))
async def test_a_key_opens_and_closes_a_hint(size: tuple[int, int], lang: str) -> None:
    session = at_play(lang)
    async with app_at(session).run_test(size=size) as pilot:
        await sit_down(pilot)
        assert panel(pilot) is None
        found = await hint_on(pilot)
        shown = panel(pilot)
        assert shown is not None
        assert pilot.app.screen.region.contains_region(shown.region)
        text = words(pilot)
        label = session.face.sort_cards(session.view, hinted_cards(found))
        assert session.texts("hint-column-match") in text
        assert text.count("%") == len(found.choices)
        assert pilot.app.screen.query_one(HandView).hand.hinted == frozenset(label)
        await pilot.press("h")
        assert panel(pilot) is None
        assert pilot.app.screen.query_one(HandView).hand.hinted == frozenset()
        await pilot.press("h")
        assert words(pilot) == text


@mulatschak
async def test_the_panel_stands_beside_the_cloth_and_hides_nothing_of_it() -> None:
    async with app_at(at_play()).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await hint_on(pilot)
        shown = panel(pilot)
        assert shown is not None
        others = (Felt, HandView, PillBar)
        for other in others:
            assert not shown.region.overlaps(pilot.app.screen.query_one(other).region)


@mulatschak
async def test_the_hint_is_gone_with_its_question() -> None:
    async with app_at(at_play()).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await hint_on(pilot)
        await answer(pilot)
        assert isinstance(pilot.app.screen, Sheet) or panel(pilot) is None
        assert pilot.app.table._hint is None  # type: ignore[attr-defined]  # it is a TableApp


@mulatschak
async def test_the_pill_that_the_master_would_choose_is_marked() -> None:
    session = quick(find("bidding"))
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        found = await hint_on(pilot)
        marked = [
            pill._pill.action
            for pill in pilot.app.screen.query(PillLabel)
            if str(pill.content).strip().startswith(HINTED)
        ]
        assert marked == [found.action]


@mulatschak
async def test_the_table_goes_on_while_the_master_thinks() -> None:
    session = at_play()
    slow = Slow(session)
    session.hinting = slow.hinting  # type: ignore[method-assign]  # a slower one
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        it = await sit_down(pilot)
        await pilot.press("h")
        assert words(pilot) == "The Master is thinking …"
        await pilot.press("s")
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("escape")
        assert choosing(pilot) is it
        slow.come()
        await found_on(pilot)
        assert "Chance to win the match" in words(pilot)


@mulatschak
async def test_a_hint_that_comes_too_late_is_forgotten() -> None:
    session = at_play()
    slow = Slow(session)
    session.hinting = slow.hinting  # type: ignore[method-assign]  # a slower one
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("h")
        await answer(pilot)
        slow.come()
        await thought(pilot)
        assert pilot.app.table._hint is None  # type: ignore[attr-defined]  # it is a TableApp


@mulatschak
async def test_it_is_said_why_a_hint_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "LONG", 0.001)
    session = at_play()
    slow = Slow(session)
    session.hinting = slow.hinting  # type: ignore[method-assign]  # a slower one
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("h")
        for _ in range(PATIENCE):
            await pilot.pause()
            if "compiled" in words(pilot):
                break
        assert "The first time after an installation" in words(pilot)
        slow.come()
        await found_on(pilot)
        assert "compiled" not in words(pilot)


async def test_there_is_no_hint_while_others_move() -> None:
    session = find("play")
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        pilot.app.table.choosing = None  # type: ignore[attr-defined]  # it is a TableApp
        await pilot.press("h")
        assert panel(pilot) is None
        assert duty(pilot) == "There is a hint when it is your turn."


@mighty
async def test_a_burial_is_hinted_in_cards() -> None:
    session = quick(mighty_tables.find("bury", "korean")[0])
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        found = await hint_on(pilot)
        assert len(hinted_cards(found)) == 3
        text = words(pilot)
        assert "Points from this deal" in text
        assert "more" in text
        shown = panel(pilot)
        assert shown is not None
        assert pilot.app.screen.region.contains_region(shown.region)


@mighty
def test_in_little_room_fewer_answers_are_listed() -> None:
    session = quick(mighty_tables.find("bidding", "korean")[0])
    thinks = session.hinting()
    assert thinks is not None
    found = thinks()

    def rows(free: int) -> int:
        console = Console(width=32, file=StringIO())
        body = hint_body(session, found, "weli-lamp", (32, free))
        with console.capture() as caught:
            console.print(body)
        return caught.get().rstrip().count("\n") + 1

    assert rows(30) > rows(9) > rows(5) == rows(1)
    assert rows(9) <= 9


# ------------------------------------------------------------------------ keys


def test_no_card_has_the_key_of_the_hint() -> None:
    assert table_screen.HINT_KEY not in (*CARD_KEYS, *table_screen.SHEETS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_keys_fit_below_a_small_terminal(lang: str) -> None:
    texts = session_at(lang=lang).texts
    names = ["hint", *(name.replace("_", "-") for name in table_screen.SHEETS.values())]
    labels = [texts(f"key-{name}") for name in (*names, "light", "leave")]
    assert sum(cell_len(label) + len("h  ") for label in labels) <= FOOTER


# ------------------------------------------------------------------------ line mode


def lines(session: Session, *typed: str) -> list[str]:
    """What is told after the last of these lines, up to the next prompt."""
    out = StringIO()
    LineFace(session, [], StringIO("".join(f"{line}\n" for line in typed)), out).play()
    return out.getvalue().split("\n> ")[-2].split("\n")[1:]


@mulatschak
@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("de", "Tipp"), ("ko", "힌트")])
def test_a_word_asks_for_a_hint(lang: str, word: str) -> None:
    session = at_play(lang)
    told = lines(session, word)
    decision = session.decision()
    assert decision is not None
    texts = session.texts
    assert told[0] == texts("hint-thinking")
    assert told[1].startswith(texts("hint-would", label="").strip(" ."))
    assert sum("%" in line for line in told[3:]) == len(decision.choices)
    assert lines(session, "hint") == told
    assert session.decision() == decision
    assert word.lower() in texts("line-commands")


def test_between_deals_there_is_nothing_to_hint_at() -> None:
    session = find(lambda it: len(it.view.hand) == 1)
    told = lines(session, "1", "hint")
    assert session.results
    assert told == ["There is a hint when it is your turn."]
