"""Sentences in the reader's language, by message; the one module that knows Fluent.

The words lie in `en/*.ftl` and `de/*.ftl` beside this module, one file for each theme. They are
read when the first sentence is asked for, once for each language.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from weli.kernel.domains import nearest

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Texts", "UnknownLanguage", "default_language", "signed", "sources"]

LANGUAGES: Final = ("en", "de")
"""The languages that are complete, by their ISO 639 codes; the first is the fallback."""

_VARIABLES: Final = ("WELI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """There are no words in this language; `near` is the nearest one there is, if any."""

    def __init__(self, language: str) -> None:
        """Keep the language, and find the nearest."""
        super().__init__(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        self.near = nearest(language[:2], LANGUAGES)


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the reader's language as the system names it, or English when we do not speak it."""
    for variable in _VARIABLES:
        named = environment.get(variable, "")
        if named:
            code = named[:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def sources(language: str) -> dict[str, str]:
    """Return the language's Fluent files by name, as text."""
    folder = files(__package__).joinpath(language)
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text("utf-8") for name in found}


@cache
def _bundle(language: str) -> "FluentBundle":
    """Read the words of a language.

    Raises:
        ValueError: a file is not Fluent, or a message is there twice; the text names both.
    """
    # Imported here: it takes longer to load than the rest of the house together.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    bundle = FluentBundle([language], use_isolating=False)
    seen: set[str] = set()
    for name, text in sources(language).items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{language}/{name}: {(entry.content or '').strip()!r}")
            if isinstance(entry, Message | Term):
                if entry.id.name in seen:
                    raise ValueError(f"{language}/{name}: {entry.id.name} is there twice")
                seen.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


class Texts:
    """The words of one language: call it with a message's name and what the sentence needs.

    A message is named as in the Fluent files, `reason-not-now`, its attributes with a point,
    `option-home-cost.sentence`.

    Attributes:
        language: the language's code.
    """

    def __init__(self, language: str) -> None:
        """Choose a language.

        Raises:
            UnknownLanguage: there are no words in it.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language: Final = language

    def __call__(self, message: str, /, **details: str | int) -> str:
        """Return the sentence.

        Raises:
            KeyError: there is no such message.
            ValueError: the sentence needs a detail that was not given.
        """
        bundle = _bundle(self.language)
        pattern = self._pattern(message)
        if pattern is None:
            raise KeyError(message)
        sentence, errors = bundle.format_pattern(pattern, details)
        if errors:
            raise ValueError(f"{message} ({self.language}): {errors[0]}")
        return str(sentence)

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        return self._pattern(message) is not None

    def _pattern(self, message: str) -> Any:
        """Return a message's pattern, or `None` when there is none."""
        bundle = _bundle(self.language)
        name, _, attribute = message.partition(".")
        if not bundle.has_message(name):
            return None
        found = bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def listing(self, items: Iterable[str], last: str = "and") -> str:
        """Join some words as people list them: "a, b and c"; `last` may be `or`."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        return self(f"list-{last}", first=", ".join(words[:-1]), last=words[-1])

    def number(self, number: int) -> str:
        """Return a small number as a word, as in "with four players"; larger ones in figures."""
        return self("number-word", number=number)


def signed(points: int) -> str:
    """Write points with their sign, as a score sheet does: "-1", "+10", "0"."""
    return f"{points:+d}" if points else "0"
