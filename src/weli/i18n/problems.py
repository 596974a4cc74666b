"""Why something is refused: actions, sets of rules and records, each as one clear sentence."""

import re
from collections.abc import Mapping
from typing import Final

from weli.i18n.cards import card_called
from weli.i18n.texts import Texts
from weli.kernel.actions import IllegalAction, Reason
from weli.kernel.options import Problem, RulesError
from weli.kernel.record import RecordError

__all__ = ["message_of", "option_called", "say_problem", "say_reason", "say_record_error"]

LONGEST: Final = 120
"""So much is shown of a text that somebody else wrote."""

_OURS: Final = ("allowed", "near", "other")
"""Details that the rules themselves bring along; they are shown whole."""

_PLACE: Final = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)")


def message_of(theme: str, code: str) -> str:
    """Return the message that a code stands for, such as `reason-not-now`."""
    return f"{theme}-{code}".replace("_", "-").replace(".", "-")


def option_called(texts: Texts, path: str) -> str:
    """Return the name of the option with this path, or the path where there is no such option.

    Options of two games that have the same path have the same name.
    """
    message = message_of("option", path)
    return next((words(message) for words in texts.each_game() if words.has(message)), path)


def say_reason(texts: Texts, reason: Reason) -> str:
    """Say why an action is refused; a house rule that refuses it is named.

    "At most 3 cards may be exchanged (house rule exchange.most: most cards exchanged)."
    """
    details = _named_cards(texts, reason.details)
    sentence = texts(message_of("reason", reason.code), **details)
    if not reason.option:
        return sentence
    name = option_called(texts, reason.option)
    told = sentence.removesuffix(".")
    return texts("reason-house-rule", sentence=told, path=reason.option, name=name)


def say_problem(texts: Texts, problem: Problem) -> str:
    """Say what is wrong with a set of rules, where, and what the nearest right thing is."""
    details = _printable(problem.details)
    near = str(details.pop("near", ""))
    if problem.code == "bad_toml":
        details |= _place(texts, str(problem.details["error"]))
    if "other" in details:
        details["other_name"] = option_called(texts, str(details["other"]))
    about = {"path": _shown(problem.path), "name": _shown(option_called(texts, problem.path))}
    sentence = texts(message_of("problem", problem.code), **about, **details)
    return f"{sentence} {texts('problem-nearest', near=near)}" if near else sentence


def say_record_error(texts: Texts, error: RecordError) -> str:
    """Say what is wrong with a record, and in which line."""
    details = _printable(error.details)
    cause = error.__cause__
    if isinstance(cause, IllegalAction):
        details["why"] = say_reason(texts, cause.reason)
    elif isinstance(cause, RulesError):
        details["why"] = " ".join(say_problem(texts, problem) for problem in cause.problems)
    else:
        details["why"] = ""
    sentence = texts(message_of("record-error", error.code.removeprefix("record_")), **details)
    near = str(details.get("near", ""))
    if near:
        sentence = f"{sentence} {texts('problem-nearest', near=near)}"
    return (
        texts("record-error-line", line=error.line, sentence=sentence) if error.line else sentence
    )


def _shown(text: str) -> str:
    """Make a text that somebody else wrote fit into a line: short, and without line ends."""
    line = " ".join(text.split())
    line = "".join(character if character.isprintable() else "?" for character in line)
    return line if len(line) <= LONGEST else line[:LONGEST] + "..."


def _printable(details: Mapping[str, str | int]) -> dict[str, str | int]:
    """Make the details of a sentence fit into its line."""
    return {
        key: _shown(it) if isinstance(it, str) and key not in _OURS else it
        for key, it in details.items()
    }


def _named_cards(texts: Texts, details: Mapping[str, str | int]) -> dict[str, str | int]:
    """Put a card's name where the details have its code."""
    named = dict(details)
    if "card" in named:
        named["card"] = card_called(texts, str(named["card"]))
    return named


def _place(texts: Texts, error: str) -> dict[str, str]:
    """Find the place in the text of an error of the TOML reader, whose words are English only."""
    found = _PLACE.search(error)
    what = error[: found.start()].strip() if found else error
    place = "problem-toml-place" if found else "problem-toml-end"
    numbers = {key: int(value) for key, value in found.groupdict().items()} if found else {}
    return {"place": texts(place, **numbers), "what": _shown(what)}
