"""The messages of a language as data: what each needs to know, and every way to say it."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from weli.i18n.texts import games, sources

PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 7}
MOST_WAYS = 200
SCOPES = ("", *games())
"""The words for every table, and those of each game."""

TEXTS = frozenset(
    {
        *("name", "names", "suit", "suits", "cards", "card", "the_card", "the_other", "contract"),
        *("said", "signed", "half", "player", "side", "entry", "points"),
    }
)
"""Variables that are words, and that nothing is selected by."""


class Needs(Visitor):
    """Collects the variables of a pattern, what they are selected by, and what it refers to.

    The library calls its methods by the names of the nodes.
    """

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # as called
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # as called
        self.refers.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # as called
        keys = [key_of(variant.key) for variant in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            numbers = any(isinstance(key, int) or key in PLURALS for key in keys)
            found: set[str | int] = {
                PLURALS[key] if key in PLURALS and numbers else key
                for key in keys
                if isinstance(key, int) or not numbers or key in PLURALS or key == "none"
            }
            self.values.setdefault(node.selector.id.name, set()).update(found)
        self.generic_visit(node)


def key_of(key: Any) -> Any:
    """A variant's key: a word, or a whole number."""
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name


@cache
def patterns(language: str, game: str = "") -> dict[str, Needs]:
    """What every message and attribute needs, by its name: those for every table, or of a game."""
    found: dict[str, Needs] = {}
    for text in sources(language, game).values():
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, ast.Message):
                continue
            named = [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            if entry.value is not None:
                named.append((entry.id.name, entry.value))
            for name, pattern in named:
                found[name] = Needs()
                found[name].visit(pattern)
    return found


def all_patterns(language: str) -> dict[str, Needs]:
    """What every message of a language needs, whatever the game; of two games the last counts."""
    return {name: needs for game in SCOPES for name, needs in patterns(language, game).items()}


def needs(language: str, message: str, game: str = "") -> dict[str, set[str | int]]:
    """The variables of a message, those of the messages it refers to among them."""
    known = patterns(language) | patterns(language, game)
    own = known[message]
    values = {name: set(found) for name, found in own.values.items()}
    for other in own.refers:
        for name, found in needs(language, other, game).items():
            values.setdefault(name, set()).update(found)
    return values


def ways(language: str, message: str, game: str = "") -> Iterator[dict[str, str | int]]:
    """Arguments that reach every variant of a message, and something else where it selects."""
    wanted = needs(language, message, game)
    choices = [[*sorted(values, key=str), sample(name)] for name, values in wanted.items()]
    for combination in islice(product(*choices), MOST_WAYS):
        yield dict(zip(wanted, combination, strict=True))


def sample(name: str) -> str | int:
    """An argument for a variable that nothing is selected by."""
    return f"<{name}>" if name in TEXTS else 7
