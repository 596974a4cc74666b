"""The card table of Mighty: painted at several sizes, and played by keys."""

from typing import Any

import pytest
from rich.style import Style
from textual.pilot import Pilot

from tests.terminal.mighty_tables import find, keen, shy, table
from tests.terminal.test_app import app_at, choosing, duty, felt, settle, sit_down
from weli.cards import FRENCH_CARDS
from weli.games.mighty import actions as act
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.actions import Play
from weli.terminal.canvas import Canvas, fold
from weli.terminal.cards import LARGE, MEDIUM, SMALL, Look, Size, paint_card
from weli.terminal.choosing import CARD_KEYS, Choosing
from weli.terminal.felt import Scene
from weli.terminal.hand_view import Hand, paint_hand, place_at
from weli.terminal.panels import PillBar
from weli.terminal.rows import paint_rows
from weli.terminal.screens import Sheet
from weli.terminal.table_screen import SHEETS
from weli.terminal.theme import DAY

FACES = [card for card in FRENCH_CARDS if not card.copy]


def painted(card: Any, size: Size, lang: str) -> str:
    canvas = Canvas(*size, Style())
    paint_card(canvas, (0, 0), card, size, Look(), (DAY, Texts(lang)))
    return canvas.text()


# ------------------------------------------------------------------------ painting


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
def test_no_two_faces_look_alike_without_colours(lang: str, size: Size) -> None:
    assert len({painted(card, size, lang) for card in FACES}) == len(FACES) == 53


@pytest.mark.parametrize(("seats", "width", "height"), [(5, 80, 12), (8, 80, 13), (3, 120, 20)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_on_the_table(seats: int, width: int, height: int, lang: str) -> None:
    session, _ = find(
        lambda it, decision: decision.name == "play" and it.view.trick is not None,
        seats=seats,
        lang=lang,
        person=shy,
    )
    scene = Scene(session, session.me, session.view.trick)
    text = paint_rows(width, height, scene, DAY).text()
    for seat in range(seats):
        assert text.count(session.name(seat)[:3]) >= 1
    assert session.texts("felt-winning") in text
    assert session.face.contract_line(session) in text
    assert "▶" in text
    assert text.count("●") == seats


@pytest.mark.parametrize("size", [(40, 11), (10, 3), (0, 0)])
def test_a_table_too_small_is_cut_off_and_nothing_breaks(size: tuple[int, int]) -> None:
    session, _ = find("play", person=shy)
    paint_rows(*size, Scene(session, 0, session.view.trick, ticker=("a b c",)), DAY)


@pytest.mark.parametrize("count", [1, 10, 13, 14, 17, 23])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_card_of_a_large_hand_can_be_seen_and_clicked(count: int, width: int) -> None:
    cards = tuple(FACES[:count])
    canvas = paint_hand(width, MEDIUM, Hand(cards, frozenset(cards)), DAY, Texts("en"))
    cells = [(x, y) for y in range(canvas.height) for x in range(width)]
    assert {place_at(x, y, width, MEDIUM, count) for x, y in cells} >= set(range(count))
    assert canvas.height <= 10


def test_cards_have_keys_that_open_no_sheet() -> None:
    assert len(set(CARD_KEYS)) == len(CARD_KEYS) > 23
    assert not set(CARD_KEYS) & {*SHEETS, "d", "q"}


def test_every_card_of_two_rows_shows_its_key() -> None:
    cards = tuple(FACES[:20])
    hand = Hand(cards, frozenset(cards), frozenset(cards[:1]), marks=("T",) * 20)
    text = paint_hand(80, MEDIUM, hand, DAY, Texts("en")).text()
    assert "1 ✓" in text
    assert all(f" {key} T " in text for key in CARD_KEYS[1:10])
    assert all(f"▀ {key} ▀" in text for key in CARD_KEYS[10:20])


def test_lines_are_folded_by_what_they_take() -> None:
    assert fold("one two three", 7) == ["one two", "three"]
    assert fold("기루다 조커콜", 8) == ["기루다", "조커콜"]
    assert fold("unbreakable", 5) == ["unbr…"]


def test_special_cards_are_marked_once_the_contract_is_known() -> None:
    session, _ = find("contract")
    marks = {card: session.face.mark(session.texts, session.view, card) for card in FACES}
    specials = session.view.specials
    assert [card.face for card, mark in marks.items() if mark == "M"] == [specials.mighty]
    assert sum(mark == "J" for mark in marks.values()) == 1
    assert sum(mark == "T" for mark in marks.values()) in (0, 12, 13)


# ------------------------------------------------------------------------ choosing


def test_all_answers_are_on_some_page() -> None:
    for question in ("bidding", "friend"):
        session, decision = find(question)
        it = Choosing(decision, session.hand, session.face.pages(decision))
        found = set()
        for _ in it.pages:
            found |= {pill.action for pill in it.pills() if pill.action is not None}
            assert it.press("down") is None
        assert it.page == 0
        assert found == {*decision.choices, *decision.more}


async def answer(pilot: Pilot[Any]) -> None:
    """Makes some legal move by its key, or puts a sheet away."""
    if isinstance(pilot.app.screen, Sheet):
        await pilot.press("enter")
    else:
        it = choosing(pilot)
        if it.decision.name == "play":
            wanted = it.decision.choices[0]
            assert isinstance(wanted, Play)
            await pilot.press(CARD_KEYS[it.cards.index(wanted.card)])
        elif it.decision.pick is not None:
            least = it.decision.pick.sizes[0]
            await pilot.press(*CARD_KEYS[len(it.cards) - least : len(it.cards)], "enter")
        else:
            wanted = keen(it.decision)
            await pilot.press(next(pill.key for pill in it.pills() if pill.action == wanted))
    await settle(pilot)


async def test_a_deal_with_large_hands_can_be_played_by_keys() -> None:
    session = table(seats=6, seed=3, lang="ko")
    app = app_at(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        while app.is_running and app.return_value is None:
            await answer(pilot)
    assert app.return_value is True
    assert len(session.results) == 1


async def test_a_bid_on_a_later_page_is_made_by_its_key() -> None:
    session, _ = find("bidding")
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        it = await sit_down(pilot)
        assert "Bidding" in duty(pilot)
        await pilot.press("down", "down")
        bid = next(pill for pill in it.pills() if pill.action is not None)
        shown = [label for _, label, _ in pilot.app.screen.query_one(PillBar).pills]
        assert any(label.startswith("[↓]") for label in shown)
        await pilot.press(bid.key)
        await settle(pilot)
    assert (0, bid.action) in session.view.calls
    assert isinstance(bid.action, act.Bid)


async def test_the_sheets_of_a_deal_can_be_read() -> None:
    session = table(seats=4, seed=3, lang="de", settings={"match.deals": 2})
    async with app_at(session).run_test(size=(120, 40)) as pilot:
        await sit_down(pilot)
        while not session.results:
            await answer(pilot)
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("s", "enter", "c", "enter", "t", "enter", "enter")
        await settle(pilot)
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("enter")
        assert "●" in felt(pilot)
