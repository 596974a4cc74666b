"""The card table: it is played here by keys and clicks, at several sizes."""

import asyncio
import errno
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tests.terminal.tables import Bold, Calm, find, session_at
from weli.games import load_profile
from weli.games.mulatschak import actions as act
from weli.i18n.texts import Texts
from weli.kernel.actions import Play
from weli.kernel.chance import Chance
from weli.kernel.record import Player, Record
from weli.play.match import Match
from weli.play.table import Table
from weli.terminal.app import TableApp
from weli.terminal.choosing import Choosing
from weli.terminal.hand_view import HandView
from weli.terminal.panels import Felt, LogPanel, PillBar, PillLabel
from weli.terminal.screens import Sheet
from weli.terminal.session import Session

SIZES = [(80, 24), (100, 30), (120, 40)]
PATIENCE = 100_000


def app_at(session: Session, speed: str = "off") -> TableApp:
    return TableApp(session, ["THE RULES"], speed=speed)


async def settle(pilot: Pilot[Any]) -> None:
    """Lets the others move until the person is asked, or a sheet lies on the table."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for _ in range(PATIENCE):
        await asyncio.sleep(0)
        if isinstance(app.screen, Sheet) or app.table.choosing is not None or not app.is_running:
            await pilot.pause()
            return
    raise AssertionError("nothing happens any more")


async def sit_down(pilot: Pilot[Any]) -> Choosing:
    """Puts the rules away and waits for the first question."""
    await settle(pilot)
    await pilot.press("enter")
    await settle(pilot)
    return choosing(pilot)


def choosing(pilot: Pilot[Any]) -> Choosing:
    found: Choosing | None = pilot.app.table.choosing  # type: ignore[attr-defined]  # it is a TableApp
    assert found is not None
    return found


async def answer(pilot: Pilot[Any]) -> None:
    """Makes some legal move by its key, or puts a sheet away."""
    if isinstance(pilot.app.screen, Sheet):
        await pilot.press("enter")
    else:
        it = choosing(pilot)
        if it.decision.name == "play":
            card = it.decision.choices[0]
            assert isinstance(card, Play)
            await pilot.press(str(it.cards.index(card.card) + 1))
        elif it.decision.pick is not None:
            least = it.decision.pick.sizes[0]
            await pilot.press(*(str(place + 1) for place in range(least)), "enter")
        else:
            await pilot.press("enter" if it.decision.lifts else "1")
    await settle(pilot)


def duty(pilot: Pilot[Any]) -> str:
    return str(pilot.app.screen.query_one("#duty", Static).content).strip()


def felt(pilot: Pilot[Any]) -> str:
    canvas = pilot.app.screen.query_one(Felt).painting()
    assert canvas is not None
    return canvas.text()


# ------------------------------------------------------------------------ whole deals


@pytest.mark.parametrize(("size", "lang"), list(zip(SIZES, ("en", "de", "en"), strict=True)))
async def test_a_deal_can_be_played_by_keys(size: tuple[int, int], lang: str) -> None:
    session = session_at(seed=2, lang=lang, bot=Bold())
    async with app_at(session).run_test(size=size) as pilot:
        await sit_down(pilot)
        while not session.results:
            assert session.texts("duty-mine", heading="").strip() in duty(pilot)
            await answer(pilot)
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("enter")
        await settle(pilot)
        assert session.view.standing.deals == 1
        assert not isinstance(pilot.app.screen, Sheet)


@pytest.mark.parametrize("profile", ["salzburg", "krisch"])
async def test_a_short_match_comes_to_its_end(profile: str) -> None:
    rules = load_profile(profile).with_values({"match.start_score": 5})
    session = session_at(rules, seats=3, seed=1)
    app = app_at(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        while app.is_running and app.return_value is None:
            await answer(pilot)
    assert app.return_value is True
    assert session.over


# ------------------------------------------------------------------------ choosing


async def test_a_card_that_is_not_allowed_says_why_and_stays() -> None:
    def torn(it: Session) -> bool:
        decision = it.decision()
        return decision is not None and decision.name == "play" and bool(decision.refused)

    session = find(torn)
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        it = await sit_down(pilot)
        refused = next(card for card in it.cards if card not in (it.allowed or ()))
        await pilot.press(str(it.cards.index(refused) + 1))
        assert duty(pilot).startswith("Not allowed: ")
        assert choosing(pilot) is it
        assert refused in session.view.hand


async def test_a_refusal_names_the_house_rule() -> None:
    session = find("exchange", load_profile("salzburg").with_values({"exchange.most": 2}))
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("1", "2", "3", "enter")
        assert "(house rule exchange.most: " in duty(pilot)
        await pilot.press("3", "enter")
        await settle(pilot)
        assert session.view.laid_off[0] == 2


async def test_cards_can_be_clicked() -> None:
    session = find("play")
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        it = await sit_down(pilot)
        place = next(place for place, card in enumerate(it.cards) if card in (it.allowed or ()))
        card = it.cards[place]
        left = (80 - (len(it.cards) - 1) * 8 - 7) // 2
        await pilot.click(HandView, offset=(left + place * 8 + 3, 2))
        await settle(pilot)
        assert card not in session.view.hand


async def test_pills_can_be_clicked_and_wrap_where_there_is_little_room() -> None:
    session = find("bidding")
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        pills = list(pilot.app.screen.query(PillLabel))
        assert len(pills) == 6
        assert all(pill.region.right <= 80 for pill in pills)
        await pilot.click(pills[2])
        await settle(pilot)
        assert (0, act.Bid(2)) in session.view.calls


async def test_every_pill_is_on_the_screen_at_every_size() -> None:
    session = find("exchange", lang="de")
    for size in SIZES:
        async with app_at(session).run_test(size=size) as pilot:
            await sit_down(pilot)
            bar = pilot.app.screen.query_one(PillBar).region
            for pill in pilot.app.screen.query(PillLabel):
                assert bar.contains_region(pill.region)
            await pilot.press("q")


# ------------------------------------------------------------------------ following


async def test_a_full_trick_stays_until_the_person_goes_on() -> None:
    def last_card(it: Session) -> bool:
        trick = it.view.trick
        return trick is not None and len(trick.cards) == it.view.seats - 1 and not it.view.tricks

    session = find(last_card)
    app = app_at(session, speed="slow")
    async with app.run_test(size=(100, 30)) as pilot:
        await sit_down(pilot)
        it = choosing(pilot)
        card = it.decision.choices[0]
        assert isinstance(card, Play)
        await pilot.press(str(it.cards.index(card.card) + 1))
        for _ in range(PATIENCE):
            await pilot.pause()
            if session.view.tricks:
                break
        await pilot.pause()
        assert "wins" in felt(pilot)
        assert "Space goes on." in duty(pilot)
        assert session.view.trick is None
        await pilot.press("space")
        await pilot.pause()
        assert "Space goes on." not in duty(pilot)


async def test_the_log_has_a_panel_or_a_corner() -> None:
    session = find("play")
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await answer(pilot)
        log = pilot.app.table.query_one(LogPanel)  # type: ignore[attr-defined]  # it is a TableApp
        assert not log.display
        last = session.texts("event-did-play", who="you", name="", the_card="").split()[0]
        assert last in felt(pilot) or isinstance(pilot.app.screen, Sheet)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert log.display
        assert log.lines


async def test_the_table_is_laid_anew_when_the_terminal_changes() -> None:
    session = find("play")
    async with app_at(session).run_test(size=(120, 40)) as pilot:
        await sit_down(pilot)
        for size in [(80, 24), (200, 60), (60, 20), (100, 30)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = felt(pilot)
            assert session.name(1) in text
            hand = pilot.app.screen.query_one(HandView)
            assert hand.size.width > 0
            assert hand.region.bottom <= size[1]


# ------------------------------------------------------------------------ sheets and leaving


async def test_every_sheet_opens_and_closes() -> None:
    session = find(lambda it: len(it.results) == 1 and bool(it.view.tricks), lang="de")
    async with app_at(session).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        for key in ("s", "l", "c", "r", "t", "g", "question_mark"):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, Sheet)
            await pilot.press("escape")
            assert not isinstance(pilot.app.screen, Sheet)


async def test_the_way_on_is_in_sight_however_long_a_sheet_is() -> None:
    session = session_at()
    app = TableApp(session, [f"Rule {number}" for number in range(100)], speed="off")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        onward = app.screen.query_one("#sheet-onward")
        assert onward.region.bottom <= 24
        await pilot.press("pagedown", "down", "pageup", "up")
        await pilot.click("#sheet-onward")
        await settle(pilot)
        assert not isinstance(app.screen, Sheet)


async def test_everybodys_cards_are_shown_when_a_deal_is_over() -> None:
    session = find(lambda it: len(it.view.hand) == 1)
    app = app_at(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await sit_down(pilot)
        while not isinstance(app.screen, Sheet):
            await answer(pilot)
        assert session.revealed is not None
        assert session.results
        await pilot.press("s")
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape", "enter")
        await settle(pilot)
        assert not isinstance(app.screen, Sheet)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
async def test_one_can_leave_at_any_time(key: str) -> None:
    app = app_at(find("bidding"))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press(key)
    assert app.return_value is False


async def test_one_can_leave_before_the_first_deal() -> None:
    app = app_at(session_at())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("q")
    assert app.return_value is False


async def test_day_and_lamp_can_be_changed() -> None:
    app = app_at(find("play"))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        assert app.theme == "weli-lamp"
        await pilot.press("d")
        assert app.theme == "weli-day"
        await pilot.press("d")
        assert app.theme == "weli-lamp"


async def test_the_footer_names_every_key() -> None:
    app = app_at(find("play"))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        shown = {key for key, active in app.screen.active_bindings.items() if active.binding.show}
        assert {"s", "l", "c", "r", "t", "g", "question_mark", "d", "q"} <= shown


async def test_a_move_that_cannot_be_saved_ends_the_match_at_the_table() -> None:
    class FullDisk:
        """A journal that has no room left."""

        def append(self, line: object) -> None:  # noqa: ARG002  # a journal's signature
            raise OSError(errno.ENOSPC, "No space left on device")

        def load(self) -> Record:
            raise NotImplementedError

    match = Match.new(load_profile("salzburg"), (Player("A"), Player("B", "calm")), Chance.fresh())
    app = app_at(Session(Table(match, {1: Calm()}, journal=FullDisk()), 0, Texts("en")))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
    assert app.return_value is False
    assert app.failure is not None
    assert app.failure.errno == errno.ENOSPC


async def test_a_table_taken_up_again_knows_what_has_happened_in_the_deal() -> None:
    left = find("play")
    table = left._table
    session = Session(table, 0, left.texts)
    app = app_at(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await sit_down(pilot)
        lines = app.table.query_one(LogPanel).lines
        assert lines[0].startswith("Deal 1 begins.") or lines[0].startswith("Deal ")
        assert any("trump" in line for line in lines)
