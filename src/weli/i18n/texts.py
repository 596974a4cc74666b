"""Sentences in the reader's language, by message; the one module that knows Fluent.

The words lie beside this module: `en/*.ftl` for every table, `en/mighty/*.ftl` for the tables of
one game, one file for each theme. They are read when the first sentence is asked for, once for
each language and game.
"""

import os
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from weli.i18n.josa import with_particles
from weli.kernel.domains import nearest

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

__all__ = [
    "LANGUAGES",
    "Texts",
    "UnknownLanguage",
    "default_language",
    "figure",
    "games",
    "signed",
    "sources",
]

LANGUAGES: Final = ("en", "de", "ko")
"""The languages that are complete, by their ISO 639 codes; the first is the fallback."""

_PARTS: Final = {
    Fraction(*parts): sign
    for sign, parts in {
        "½": (1, 2),
        "⅓": (1, 3),
        "⅔": (2, 3),
        "¼": (1, 4),
        "¾": (3, 4),
        "⅙": (1, 6),
        "⅚": (5, 6),
        "⅛": (1, 8),
        "⅜": (3, 8),
        "⅝": (5, 8),
        "⅞": (7, 8),
    }.items()
}
"""Fractions that have a sign of their own."""

_VARIABLES: Final = ("WELI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


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


# ------------------------------------------------------------------------ the files


def _folder(language: str, game: str = "") -> Traversable:
    """Return the folder with the words of a language, or with those of one of its games."""
    folder = files(__package__).joinpath(language)
    return folder.joinpath(game) if game else folder


@cache
def games() -> tuple[str, ...]:
    """Return the games that have words of their own, in the order of their names."""
    return tuple(sorted(each.name for each in _folder(LANGUAGES[0]).iterdir() if each.is_dir()))


@cache
def sources(language: str, game: str = "") -> Mapping[str, str]:
    """Return Fluent files by name, as text: those for every table, or those of one game."""
    folder = _folder(language, game)
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text("utf-8") for name in found}


@cache
def _names(language: str, game: str) -> frozenset[str]:
    """Return the names of the messages in the files for every table, or in those of one game."""
    return frozenset(
        name for text in sources(language, game).values() for name in _MESSAGE.findall(text)
    )


@cache
def _resources(language: str, game: str) -> Mapping[str, "Resource"]:
    """Read Fluent files, by name.

    Raises:
        ValueError: a file is not Fluent; the text names it and the place.
    """
    # Imported here: it takes longer to load than the rest of the house together.
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    read = {name: FluentResource(text) for name, text in sources(language, game).items()}
    for name, resource in read.items():
        for entry in resource.body:
            if isinstance(entry, Junk):
                place = "/".join(filter(None, (language, game, name)))
                raise ValueError(f"{place}: {(entry.content or '').strip()!r}")
    return read


@cache
def _bundle(language: str, game: str) -> "FluentBundle":
    """Put the words for every table and those of a game together.

    Raises:
        ValueError: a file is not Fluent, or a message is there twice; the text names both.
    """
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message, Term

    bundle = FluentBundle([language], use_isolating=False)
    seen: set[str] = set()
    for part in dict.fromkeys(("", game)):
        for name, resource in _resources(language, part).items():
            for entry in resource.body:
                if isinstance(entry, Message | Term):
                    if entry.id.name in seen:
                        raise ValueError(f"{language}/{name}: {entry.id.name} is there twice")
                    seen.add(entry.id.name)
            bundle.add_resource(resource)
    return bundle


# ------------------------------------------------------------------------ sentences


class Texts:
    """The words of one language: call it with a message's name and what the sentence needs.

    A message is named as in the Fluent files, `reason-not-now`, its attributes with a point,
    `option-home-cost.sentence`. Words without a game know what is said at every table, and what
    only one game says; for the rest they have to be taken to a table with `at`.

    Attributes:
        language: the language's code.
        game: the game that is played; empty for words without a game.
        table: what is known of the table, such as how many tricks a deal has; games say what.
    """

    def __init__(
        self, language: str, game: str = "", table: Mapping[str, str | int] | None = None
    ) -> None:
        """Choose a language.

        Raises:
            UnknownLanguage: there are no words in it.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language: Final = language
        self.game: Final = game
        self.table: Final = MappingProxyType(dict(table or {}))

    def at(self, game: str, **table: str | int) -> "Texts":
        """Return the same language's words for a table of a game; what is known of it is kept."""
        if game == self.game and not table:
            return self
        known = self.table if game == self.game else {}
        return Texts(self.language, game, {**known, **table})

    def each_game(self) -> tuple["Texts", ...]:
        """Return the words for the game that is played, or where none is, those for every game."""
        return (self,) if self.game else tuple(self.at(game) for game in games())

    def __call__(self, message: str, /, **details: str | int) -> str:
        """Return the sentence.

        Raises:
            KeyError: there is no such message, or several games have it.
            ValueError: the sentence needs a detail that was not given.
        """
        name, _, attribute = message.partition(".")
        homes = self._homes(name)
        if len(homes) > 1:
            raise KeyError(f"{message}: at a table of {' or '.join(homes)}?")
        pattern = self._pattern(homes[0], name, attribute) if homes else None
        if pattern is None:
            raise KeyError(message)
        sentence, errors = _bundle(self.language, homes[0]).format_pattern(pattern, details)
        if errors:
            raise ValueError(f"{message} ({self.language}): {errors[0]}")
        return with_particles(str(sentence)) if self.language == "ko" else str(sentence)

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        name, _, attribute = message.partition(".")
        return any(self._pattern(home, name, attribute) for home in self._homes(name))

    def _homes(self, name: str) -> list[str]:
        """Return the games whose words hold a message; every table's words count with any."""
        if name in _names(self.language, ""):
            return [self.game]
        asked = (self.game,) if self.game else games()
        return [game for game in asked if name in _names(self.language, game)]

    def _pattern(self, game: str, name: str, attribute: str) -> Any:
        """Return the pattern of a message that exists, or of its attribute; `None` for none."""
        found = _bundle(self.language, game).get_message(name)
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


@lru_cache(maxsize=4096)
def figure(number: int | Fraction) -> str:
    """Write a number as people write it by hand: "12", "-3½", "7/16"."""
    whole, rest = divmod(abs(Fraction(number)), 1)
    if rest and rest not in _PARTS:
        return str(number)
    shown = f"{whole or ''}{_PARTS[rest]}" if rest else str(whole)
    return f"-{shown}" if number < 0 else shown


def signed(points: int | Fraction) -> str:
    """Write points with their sign, as a score sheet does: "-1", "+10", "+2½", "0"."""
    return f"{'+' if points > 0 else ''}{figure(points)}"
