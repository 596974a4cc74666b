"""Line mode: the table in plain sentences, for screen readers, pipes and slow connections.

Everything that happens is one line; a decision is a heading and numbered choices. The same moves
and the same input give the same output.
"""

from contextlib import suppress
from typing import Final, TextIO

from weli.i18n.hints import say_hint
from weli.i18n.problems import say_reason
from weli.i18n.words import words_of
from weli.kernel.actions import Action
from weli.terminal.decisions import Decision
from weli.terminal.session import Session
from weli.terminal.tellings import (
    tell_hand,
    tell_last_trick,
    tell_result,
    tell_revealed,
    tell_scores,
    tell_table,
    tell_trick,
    tell_winners,
)
from weli.terminal.words import NotUnderstood, understand

__all__ = ["LineFace"]

_PROMPT: Final = "> "


class _Left(Exception):
    """The person has left the table: by `q`, or since there is no more input."""


class LineFace:
    """A table told in lines.

    Attributes:
        session: the person's seat.
        rules: the rules in short, as told before the first deal.
    """

    def __init__(self, session: Session, rules: list[str], source: TextIO, out: TextIO) -> None:
        """Take what is typed from one stream, and tell on the other."""
        self.session = session
        self.texts = session.texts
        self._words = words_of(session.view.rules)
        self.rules = rules
        self._source = source
        self._out = out
        self._echo = not source.isatty()
        self._commands: Final = {
            "h": lambda: tell_hand(session),
            "s": lambda: tell_scores(session),
            "l": lambda: tell_last_trick(session),
            "r": lambda: self.rules,
            "t": lambda: tell_table(session),
            "c": lambda: tell_revealed(session),
        }

    def play(self) -> bool:
        """Play until the match is over or the person leaves; say whether it is over."""
        session = self.session
        self._tell(*self.rules, self.texts("line-commands"))
        if session.results or not session.between_deals:
            self._tell(self.texts("line-taken-up"), *self._position())
        try:
            while not session.over:
                self._go_on()
        except _Left:
            return False
        self._tell(tell_winners(session))
        with suppress(_Left):
            self._pause(self.texts("line-match-over"), self.texts("line-leave"))
        return True

    def _position(self) -> list[str]:
        """Tell how the table stands, for somebody who comes back to it."""
        return tell_scores(self.session) if self.session.between_deals else tell_table(self.session)

    def _go_on(self) -> None:
        """Make one step: begin a deal, let somebody else move, or ask."""
        session = self.session
        if session.between_deals:
            if session.results:
                self._pause(self.texts("line-deal-over"), self.texts("line-next-deal"))
            session.begin_deal()
        elif not session.work():
            decision = session.decision()
            assert decision is not None, "nobody else has a move to make"
            session.act(self._ask(decision))
        self._tell_news()

    def _tell_news(self) -> None:
        """Tell what has happened since the last time."""
        session = self.session
        before = len(session.results)
        for event in session.news():
            line = self._words.say_event(self.texts, event, session.me, session.names)
            if line is not None:
                self._tell(line)
        for result in session.results[before:]:
            self._tell(*tell_result(session, result))

    def _pause(self, heading: str, onward: str) -> None:
        """Wait until the person has seen enough of the deal that is over."""
        self._tell(heading, self.texts("line-choice", number=1, label=onward))
        while (typed := self._read()) not in ("", "1"):
            if not self._command(typed, self.texts("line-deal-over-help")):
                self._tell(self.texts("line-unknown", typed=typed))

    def _ask(self, decision: Decision) -> Action:
        """Ask until the person names something that is legal."""
        heading, explanation = self._words.say_question(self.texts, decision.name)
        self._tell(self.texts("line-your-turn", heading=heading), *self._situation(decision))
        for number, action in enumerate(decision.choices, start=1):
            label = self._words.say_action(self.texts, action, self.session.names)
            self._tell(self.texts("line-choice", number=number, label=label))
        self._tell(*self._hints(decision))
        while True:
            typed = self._read()
            if self._command(typed, explanation):
                continue
            if not typed and len(decision.choices) > 1:
                self._tell(self.texts("line-choose", most=len(decision.choices)))
                continue
            chosen = self._understand(decision, typed or "1")
            if chosen is not None:
                return chosen

    def _understand(self, decision: Decision, typed: str) -> Action | None:
        """Return the legal action that was typed; else say what is wrong with it."""
        try:
            action = understand(self.session, decision, typed)
        except NotUnderstood as error:
            self._tell(str(error))
            return None
        reason = self.session.why_not(action)
        if reason is None:
            return action
        self._tell(self.texts("line-refused", reason=say_reason(self.texts, reason)))
        return None

    def _situation(self, decision: Decision) -> list[str]:
        """Tell what the person needs in view for this decision."""
        view = self.session.view
        lines = tell_hand(self.session) if view.hand else []
        if decision.name == "play" and view.trick is not None:
            lines.append(tell_trick(self.session, view.trick))
        return [*lines, *self.session.face.tell_situation(self.session, decision)]

    def _hints(self, decision: Decision) -> list[str]:
        """Say how to choose what has no number."""
        if decision.lifts is not None:
            least, most = decision.lifts
            return [self.texts("line-lift", least=least, most=most, example="lift 12")]
        if decision.more:
            example = self.session.write(decision.more[len(decision.more) // 2])
            return [self.session.face.tell_more(self.session, decision, example)]
        pick = decision.pick
        if pick is None or max(pick.sizes) == 0:
            return []
        count = min(max(pick.sizes), 2) if 0 in pick.sizes else pick.sizes[0]
        cards = self.session.face.weakest(self.session.view, pick.cards, count)
        example = self.session.write(pick.make(cards))
        sizes = self.texts.listing(map(str, pick.sizes), "or")
        return [self.texts("line-pick", sizes=sizes, example=example)]

    def _command(self, typed: str, explanation: str) -> bool:
        """Answer a command of one letter, or a wish for a hint; say whether it was one."""
        if typed == "q":
            raise _Left
        if typed == "?":
            self._tell(explanation, self.texts("line-commands"))
            return True
        if typed.casefold() in ("hint", self.texts("line-hint-word")):
            self._tell_hint()
            return True
        told = self._commands.get(typed)
        if told is not None:
            self._tell(*told())
        return told is not None

    def _tell_hint(self) -> None:
        """Tell what the Master would do, why, and what the answers are worth."""
        session = self.session
        thinks = session.hinting()
        if thinks is None:
            self._tell(self.texts("hint-not-now"))
            return
        self._tell(self.texts("hint-thinking"))
        self._tell(*say_hint(self.texts, session.view, thinks(), session.names))

    def _read(self) -> str:
        """Read what the person types; the end of the input means leaving."""
        self._out.write(_PROMPT)
        self._out.flush()
        line = self._source.readline()
        if not line:
            self._out.write("\n")
            raise _Left
        typed = line.strip()
        if self._echo:
            self._out.write(f"{typed}\n")
        return typed

    def _tell(self, *lines: str) -> None:
        for line in lines:
            self._out.write(line + "\n")
        self._out.flush()
