"""A hint in words: what the Master would do, why, and what every answer is worth.

A hint is plain data (`weli.bots.master.hint`); here it is known only by its shape, since words
know nothing of computer players.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from weli.cards import Suit, parse_card, parse_french_card
from weli.i18n.cards import card_name, suit_name, the_card
from weli.i18n.lines import columns
from weli.i18n.problems import message_of
from weli.i18n.texts import Texts
from weli.i18n.words import words_of
from weli.kernel.actions import Action

__all__ = ["MOST_ROWS", "Row", "say_figure", "say_hint", "say_reason", "say_rows", "say_worth"]

MOST_ROWS: Final = 6
"""So many answers are listed; the Master looks at so many in all imagined deals."""

_PARSERS: Final = {"mulatschak": parse_card, "mighty": parse_french_card}
_DECKS: Final = {"mulatschak": "german", "mighty": "french"}
"""How each game's cards are read, and in which deck its suits have their names."""

HUNDRED: Final = 100
"""The chance to win the match is told as matches in a hundred."""


class Row(NamedTuple):
    """One answer in a list: what it is worth in figures, and what it is called."""

    figure: str
    label: str


class _Why(Protocol):
    """A reason: `weli.bots.master.hint.Why`."""

    @property
    def code(self) -> str: ...
    @property
    def details(self) -> Mapping[str, str | int]: ...


class _Weighed(Protocol):
    """An answer with its worth: `weli.bots.master.hint.Weighed`."""

    @property
    def action(self) -> Action: ...
    @property
    def worth(self) -> float: ...


class AnyHint(Protocol):
    """A hint: `weli.bots.master.hint.Hint`."""

    @property
    def action(self) -> Action: ...
    @property
    def unit(self) -> str: ...
    @property
    def choices(self) -> Sequence[_Weighed]: ...
    @property
    def why(self) -> _Why: ...
    @property
    def worlds(self) -> int: ...


def say_figure(texts: Texts, unit: str, worth: float) -> str:
    """Return what an answer is worth in figures alone: "31.2 %", "+3.4"."""
    if unit == "match":
        return texts("hint-percent", number=_decimal(texts, HUNDRED * worth))
    return _decimal(texts, worth, sign="+")


def say_worth(texts: Texts, unit: str, worth: float) -> str:
    """Return what an answer is worth: "wins the match 31.2 %", "+3.4 points"."""
    return texts(f"hint-worth-{unit}", figure=say_figure(texts, unit, worth))


def say_reason(texts: Texts, view: Any, hint: AnyHint, names: Sequence[str] = ()) -> str:
    """Return the sentence that tells why the Master would answer so.

    Args:
        texts: the words of the table.
        view: what the player knows.
        hint: the hint.
        names: the players' names by seat.
    """
    details = _named(texts, view, hint.why.details)
    if len(hint.choices) > 1:
        best, other = hint.choices[:2]
        scale = HUNDRED if hint.unit == "match" else 1
        details |= {
            "unit": hint.unit,
            "by": _decimal(texts, scale * (best.worth - other.worth)),
            "other": words_of(view.rules).say_action(texts, other.action, names),
        }
    return texts(message_of("because", hint.why.code), **details)


def say_rows(
    texts: Texts, view: Any, hint: AnyHint, names: Sequence[str] = (), most: int = MOST_ROWS
) -> list[Row]:
    """Return the answers with their figures, the best first, at most so many."""
    say_action = words_of(view.rules).say_action
    return [
        Row(say_figure(texts, hint.unit, choice.worth), say_action(texts, choice.action, names))
        for choice in hint.choices[:most]
    ]


def say_hint(
    texts: Texts, view: Any, hint: AnyHint, names: Sequence[str] = (), most: int = MOST_ROWS
) -> list[str]:
    """Return a hint in lines: what the Master would do, why, and what the answers are worth.

    Args:
        texts: the words of the table.
        view: what the player knows.
        hint: the hint.
        names: the players' names by seat.
        most: at most so many answers are listed.
    """
    label = words_of(view.rules).say_action(texts, hint.action, names)
    lines = [texts("hint-would", label=label), say_reason(texts, view, hint, names)]
    rows = say_rows(texts, view, hint, names, most)
    if rows:
        lines.append(texts(f"hint-heading-{hint.unit}", number=hint.worlds))
        wide = max(columns(row.figure) for row in rows)
        lines += [f"{' ' * (wide - columns(row.figure))}{row.figure}  {row.label}" for row in rows]
    if len(hint.choices) > most:
        lines.append(texts("hint-more", number=len(hint.choices) - most))
    return lines


def _decimal(texts: Texts, number: float, sign: str = "-") -> str:
    """Write a number with one decimal, as people of the language do; never "-0.0"."""
    written = f"{round(number, 1) + 0.0:{sign}.1f}"
    return written.replace(".", texts("decimal-mark"))


def _named(texts: Texts, view: Any, details: Mapping[str, str | int]) -> dict[str, str | int]:
    """Put names for the codes of cards and suits."""
    named = dict(details)
    if "card" in named:
        card = _PARSERS[view.rules.game](str(named["card"]))
        named |= {"card": card_name(texts, card), "the_card": the_card(texts, card)}
    if "suit" in named:
        named["suit"] = suit_name(texts, Suit(str(named["suit"])), _DECKS[view.rules.game])
    return named
