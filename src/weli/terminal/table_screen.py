"""The card table as a screen: it shows a scene, and lets the person choose."""

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static

from weli.bots.master.hint import Hint
from weli.i18n.problems import say_reason
from weli.i18n.words import words_of
from weli.kernel.actions import Action
from weli.kernel.tricks import Trick
from weli.terminal.choosing import Choosing, Pill
from weli.terminal.decisions import Decision
from weli.terminal.felt import Scene
from weli.terminal.hand_view import HINTED, Hand, HandView
from weli.terminal.hinting import HintPanel, hint_body, hinted_cards
from weli.terminal.panels import Felt, LogPanel, PillBar, PillLabel, pill_label
from weli.terminal.screens import Sheet, cards_sheet, lines_sheet, scores_sheet
from weli.terminal.session import Session
from weli.terminal.tellings import tell_duty, tell_last_trick, tell_table
from weli.terminal.theme import palette_of

__all__ = ["SHEETS", "TableScreen"]

WIDE: Final = 100
"""From so many columns on the log has a panel; else its last lines stand on the cloth."""

TICKER: Final = 4
LOG_LINES: Final = 100

SHEETS: Final = {
    "s": "scores",
    "l": "last_trick",
    "c": "cards",
    "r": "rules",
    "t": "table",
    "g": "log",
    "question_mark": "explain",
}
"""The key of each sheet."""

HINT_KEY: Final = "h"
HINT_COLUMNS: Final = 32
SIDE_COLUMNS: Final = 26
HINT_FRAME: Final = 2
"""What the style sheet leaves inside the panels, and the rows that their frames take."""

LONG: Final = 3.0
"""After so many seconds it is said why a hint takes so long."""


class TableScreen(Screen[None]):
    """The table, the hand below it, and what can be chosen.

    Attributes:
        session: the person's seat.
        choosing: the decision the person is asked for; `None` while others move.
        going_on: set when the person does not want to wait any longer.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go_on", show=False, priority=False),
    ]

    def __init__(self, session: Session, rules: list[str]) -> None:
        """Take a seat at the table.

        Args:
            session: the person's seat.
            rules: the rules in short.
        """
        super().__init__()
        self.session = session
        self.texts = session.texts
        self._words = words_of(session.view.rules)
        self._rules = rules
        self._log: list[str] = []
        self.choosing: Choosing | None = None
        self._answer: asyncio.Future[Action] | None = None
        self._resting: Trick | None = None
        self._hint: Hint | None = None
        self._hint_open = False
        self._hint_late = False
        self.going_on = asyncio.Event()
        self._bindings.bind(HINT_KEY, "hint", self.texts("key-hint"))
        for key, name in SHEETS.items():
            shown = "?" if key == "question_mark" else key
            label = self.texts(f"key-{name.replace('_', '-')}")
            self._bindings.bind(key, f"sheet('{name}')", label, key_display=shown)
        self._bindings.bind("d", "app.toggle_light", self.texts("key-light"))
        self._bindings.bind("q", "app.leave", self.texts("key-leave"))

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(id="room"):
            with Vertical(id="table"):
                with Horizontal(id="cloth"):
                    yield Felt(id="felt")
                    yield HintPanel(id="hint")
                yield Static(id="duty", markup=False)
                yield PillBar(id="pills")
                yield HandView(self.texts, id="hand")
            with Vertical(id="side"):
                yield HintPanel(id="side-hint")
                yield LogPanel(id="log")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show how the table stands, and what has happened in this deal so far."""
        for event in self.session.missed:
            line = self._words.say_event(self.texts, event, self.session.me, self.session.names)
            if line is not None:
                self.tell(line)
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Show the log beside the table where there is room for it."""
        for name in ("#side", "#log"):
            self.query_one(name).set_class(event.size.width < WIDE, "hidden")
        self.show()

    # -------------------------------------------------------------------- showing

    def tell(self, line: str) -> None:
        """Write a line into the log."""
        self._log.append(line)

    def rest(self, trick: Trick | None) -> None:
        """Leave a full trick on the table, or take it away."""
        self._resting = trick

    def show(self, duty: str | None = None) -> None:
        """Show the table as the person knows it now, and what is to be done."""
        if not self.is_mounted:
            return
        choosing, view = self.choosing, self.session.view
        ticker = () if self.size.width >= WIDE else tuple(self._log[-TICKER:])
        self.query_one(Felt).scene = Scene(
            reader=self.session,
            turn=self.session.turn,
            trick=self._resting or view.trick,
            lift=None if choosing is None else choosing.packets,
            ticker=ticker,
        )
        self.query_one(Felt).refresh()
        self.query_one(LogPanel).lines = tuple(self._log[-LOG_LINES:])
        hand = Hand(self.session.hand)
        if choosing is not None:
            cursor = choosing.cursor if choosing.of_cards else None
            hand = Hand(choosing.cards, choosing.allowed, choosing.picked, cursor)
        marks = tuple([self.session.face.mark(self.texts, view, card) for card in hand.cards])
        hinted = hinted_cards(self._hint if self._hint_open else None)
        hand = hand._replace(marks=marks if any(marks) else (), hinted=hinted)
        self.query_one(HandView).hand = hand
        self._show_pills()
        self._show_duty(duty)
        self._show_hint()

    def _show_pills(self) -> None:
        """Show what can be chosen beside the cards."""
        choosing = self.choosing
        pills = () if choosing is None else choosing.pills()
        cursor = None if choosing is None or choosing.of_cards else choosing.cursor
        labels = [(pill, self._label(pill)) for pill in pills]
        self.query_one(PillBar).pills = tuple(
            [(pill, label, place == cursor) for place, (pill, label) in enumerate(labels)]
        )

    def _label(self, pill: Pill) -> str:
        """Return what stands on a pill; a mark where the Master would choose it."""
        label = pill_label(pill, self.session)
        hint = self._hint if self._hint_open else None
        hinted = hint is not None and pill.action == hint.action
        return f"{HINTED} {label}" if hinted else label

    def _show_duty(self, told: str | None, *, refused: bool = False) -> None:
        """Say what is to be done: the question to the person, or what is waited for."""
        mine = self.choosing is not None
        if told is None and self.choosing is not None:
            told = self._duty_of(self.choosing.decision)
        elif told is None:
            turn = self.session.turn
            others = turn is not None and turn >= 0 and turn != self.session.me
            name = self.session.name(turn) if turn is not None and others else ""
            told = self.texts("duty-waiting", name=name) if others else ""
        bar = self.query_one("#duty", Static)
        bar.update(f" {told} " if told else "")
        bar.set_class(mine and not refused, "mine")
        bar.set_class(refused, "refused")

    def _duty_of(self, decision: Decision) -> str:
        """Name the decision, and in a trick what the rules ask for."""
        heading, _ = self._words.say_question(self.texts, decision.name)
        if decision.name == "play":
            return self.texts("duty-mine", heading=tell_duty(self.session, decision))
        message = "duty-pick" if decision.pick is not None else "duty-mine"
        return self.texts(message, heading=heading)

    # -------------------------------------------------------------------- hints

    def action_hint(self) -> None:
        """Open or close the panel with what the Master would do."""
        thinks = self.session.hinting() if self.choosing is not None else None
        if thinks is None:
            self._show_duty(self.texts("hint-not-now"))
            return
        self._hint_open = not self._hint_open
        if self._hint_open and self._hint is None:
            self.run_worker(self._think(thinks), group="hint", exclusive=True)
        self.show()

    async def _think(self, thinks: Callable[[], Hint]) -> None:
        """Find a hint while the table goes on; one that comes too late is forgotten."""
        asked, self._hint_late = self.choosing, False
        late = self.set_timer(LONG, self._think_on)
        found = await asyncio.to_thread(thinks)
        late.stop()
        if self.choosing is asked:
            self._hint = found
            self.show()

    def _think_on(self) -> None:
        """Say why a hint takes long."""
        self._hint_late = True
        self._show_hint()

    def _show_hint(self) -> None:
        """Show the hint where there is room for it: beside the log, or beside the cloth."""
        wide = self.size.width >= WIDE
        for name, here in (("#hint", not wide), ("#side-hint", wide)):
            panel = self.query_one(name, HintPanel)
            panel.set_class(not (self._hint_open and here), "hidden")
            panel.border_title = self.texts("key-hint")
            panel.body = self._hint_body(wide=wide)

    def _hint_body(self, *, wide: bool) -> RenderableType:
        """Return what stands on the panel."""
        if self._hint is None:
            return self.texts("hint-thinking-long" if self._hint_late else "hint-thinking")
        half, whole = self.query_one("#side").size.height // 2, self.query_one(Felt).size.height
        room = (SIDE_COLUMNS, half) if wide else (HINT_COLUMNS, whole - HINT_FRAME)
        return hint_body(self.session, self._hint, self.app.theme, room)

    # -------------------------------------------------------------------- choosing

    async def ask(self, decision: Decision) -> Action:
        """Let the person choose something legal; what is refused is explained."""
        further = self.session.face.pages(decision)
        self.choosing = Choosing(decision, self.session.hand, further)
        self._answer = asyncio.get_running_loop().create_future()
        self.show()
        try:
            return await self._answer
        finally:
            self.choosing = None
            self._answer = None
            self._hint, self._hint_open = None, False

    def _attempt(self, action: Action | None) -> None:
        """Take a choice, or say why it is refused; without one just show what has changed."""
        if action is None or self._answer is None or self._answer.done():
            self.show()
            return
        reason = self.session.why_not(action)
        if reason is None:
            self._answer.set_result(action)
            return
        self.show()
        told = self.texts("line-refused", reason=say_reason(self.texts, reason))
        self._show_duty(told, refused=True)

    def on_key(self, event: events.Key) -> None:
        """Pass a key on to the decision."""
        if self.choosing is not None and event.key not in (*SHEETS, HINT_KEY):
            self._attempt(self.choosing.press(event.key))

    def on_hand_view_chosen(self, message: HandView.Chosen) -> None:
        """Choose the card that was clicked."""
        if self.choosing is not None:
            self._attempt(self.choosing.card(message.place))

    def on_pill_label_clicked(self, message: PillLabel.Clicked) -> None:
        """Choose what was clicked."""
        if self.choosing is not None:
            self._attempt(self.choosing.choose(message.pill))

    def on_click(self) -> None:
        """Go on after a click on the table."""
        self.action_go_on()

    def action_go_on(self) -> None:
        """Do not wait any longer for the next move."""
        self.going_on.set()

    # -------------------------------------------------------------------- sheets

    def action_sheet(self, name: str) -> None:
        """Lay a sheet over the table."""
        title = self.texts(f"sheet-{name.replace('_', '-')}-title")
        body = self._bodies()[name]()
        self.app.push_screen(Sheet(title, body, self.texts("sheet-back")))

    def _bodies(self) -> dict[str, Callable[[], RenderableType]]:
        """Return how each sheet is written."""
        session, palette = self.session, palette_of(self.app.theme)
        return {
            "scores": lambda: scores_sheet(session, palette),
            "last_trick": lambda: lines_sheet(tell_last_trick(session)),
            "cards": lambda: cards_sheet(session, palette),
            "rules": lambda: lines_sheet(self._rules),
            "table": lambda: lines_sheet(tell_table(session)),
            "log": lambda: lines_sheet(self._log),
            "explain": lambda: lines_sheet(self._explanation()),
        }

    def _explanation(self) -> list[str]:
        """Explain the decision in two sentences, and then the keys."""
        lines = []
        if self.choosing is not None:
            heading, explained = self._words.say_question(self.texts, self.choosing.decision.name)
            lines += [heading, explained, ""]
        return [*lines, self.texts("keys-explained"), "", self.session.face.tell_signs(self.texts)]
