"""The words that each game brings along, found by the game's name.

In the browser `web/src/words` says the same; a test compares every sentence.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from weli.i18n.texts import Texts
from weli.kernel.actions import Action, Event, Seat
from weli.kernel.options import Rules

__all__ = ["Section", "Words", "at_table", "playable_numbers", "words_for", "words_of"]


class Section(NamedTuple):
    """A heading of the rules sheet, and what stands under it, paragraph by paragraph.

    A paragraph lists options by path (`home.cost`) and fixed sentences by message (`sheet-deal`).
    """

    heading: str
    paragraphs: tuple[tuple[str, ...], ...]


class Words(Protocol):
    """What a game's module of words holds; each game in the house has one such module.

    Its functions take the `Texts` of the reader's language, best those of the table (`at_table`).
    """

    def at_table(self, texts: Texts, rules: Any, seats: int) -> Texts:
        """Return the words for a table of the game: they know what the sentences need of it."""

    def outline(self) -> tuple[Section, ...]:
        """Return the sections of the rules sheet, in the order of play."""

    def comes_up(self, rules: Any, path: str, seats: int | None) -> bool:
        """Say whether an option matters under these rules, with so many players if it is known."""

    def worth_saying(self, rules: Any, name: str, seats: int | None) -> bool:
        """Say whether the sheet tells an option, by path, or a fixed sentence, by message."""

    def in_play(self, rules: Any, seats: int) -> int:
        """Return for how many players a number counts that depends on them; some may sit out."""

    def not_played(self, rules: Any, seats: int | None) -> tuple[str, ...]:
        """Return the options, by path, for things that others play and these rules do not."""

    def say_fixed(self, texts: Texts, rules: Any, name: str, seats: int | None) -> str:
        """Return a sentence of the sheet that no single option stands for."""

    def say_action(self, texts: Texts, action: Action, names: Sequence[str] = ()) -> str:
        """Return a label for an action; without the players' names, seats have numbers."""

    def say_event(
        self, texts: Texts, event: Event, me: Seat | None, names: Sequence[str]
    ) -> str | None:
        """Return the line that an event is worth in the reader's log, or `None`."""

    def say_question(self, texts: Texts, name: str) -> tuple[str, str]:
        """Return the heading of a decision, and two sentences that explain it."""

    def say_result(self, texts: Texts, result: Any, names: Sequence[str]) -> list[str]:
        """Explain the points of everybody in a deal that is over."""

    def say_winners(
        self, texts: Texts, winners: Sequence[Seat], names: Sequence[str], me: Seat | None = None
    ) -> str:
        """Say who has won the match."""


@cache
def words_for(game: str) -> Words:
    """Return the words of a game, such as `mulatschak`."""
    return cast(Words, import_module(f"{__package__}.{game}"))


def words_of(rules: Rules) -> Words:
    """Return the words of the game that a set of rules belongs to."""
    return words_for(rules.game)


def at_table(texts: Texts, rules: Rules, seats: int) -> Texts:
    """Return the words for the table where so many people play by these rules."""
    return words_of(rules).at_table(texts, rules, seats)


def playable_numbers(rules: Rules) -> tuple[int, ...]:
    """Return the numbers of players that can play by these rules; all of the game's if none can."""
    return tuple(n for n in rules.seat_numbers if not rules.check(n)) or rules.seat_numbers
