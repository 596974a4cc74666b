"""House rules as data: every rule is one visible field with its sentence, its source and choices.

A game's rules are a frozen structure of groups; each field of a group is one option, annotated
with `option(...)`. Documentation, command line, forms, codes and error texts follow from them:

    class Exchange(Group, frozen=True):
        most: Annotated[PerSeats, option("How many cards ...", number=31, least=0, most=5)] = ...
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    Self,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec.structs import replace

from weli.kernel.domains import (
    BadValue,
    Choice,
    Domain,
    Flag,
    PerSeats,
    PerSeatsDomain,
    Subset,
    Whole,
    nearest,
)

__all__ = [
    "Described",
    "Group",
    "PerSeats",
    "Problem",
    "Rules",
    "RulesError",
    "option",
    "options_of",
]

import tomllib


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a set of rules.

    Attributes:
        code: names the sentence that explains it, in every language.
        path: the option or key concerned, as `group.option`.
        details: what the sentence needs to know.
        remedy: a value of the option with which the problem goes away, where there is one.
    """

    code: str
    path: str = ""
    details: Mapping[str, str | int] = {}
    remedy: Any = None


class RulesError(ValueError):
    """A set of rules that cannot be used; `problems` lists everything that is wrong."""

    def __init__(self, *problems: Problem) -> None:
        """Keep all problems, never only the first."""
        super().__init__("; ".join(f"{problem.code}: {problem.path}" for problem in problems))
        self.problems = problems


class _Option(NamedTuple):
    """What `option` notes about a field."""

    doc: str
    number: int
    source: str
    book: str
    least: int
    most: int
    choices: tuple[Any, ...]


def option(
    doc: str,
    *,
    number: int,
    source: str,
    book: str = "",
    least: int = 0,
    most: int = 0,
    choices: tuple[Any, ...] = (),
) -> _Option:
    """Declare one house rule.

    Args:
        doc: the rule in one English sentence that a player understands.
        number: its number in short codes; never used again for another option.
        source: where the rule is told, by the tags of the rule book.
        book: its name in the rule book's table, when that differs from the field's.
        least: the smallest whole number allowed.
        most: the largest whole number allowed.
        choices: what may be chosen, where the type does not say it: words, or members of a set.
    """
    return _Option(doc, number, source, book, least, most, choices)


class Described(NamedTuple):
    """One option as documentation, forms and codes see it."""

    game: str
    path: str
    group: str
    name: str
    doc: str
    source: str
    book: str
    number: int
    domain: Domain
    default: Any

    @property
    def message(self) -> str:
        """The option's name in the language files of its game."""
        return f"{self.group}-{self.name}".replace("_", "-")


def _domain(kind: Any, noted: _Option) -> Domain:
    """Find the domain that belongs to a field's type."""
    if kind is bool:
        return Flag()
    if kind is int:
        return Whole(noted.least, noted.most)
    if kind is PerSeats:
        return PerSeatsDomain(noted.least, noted.most)
    if kind is str:
        return Choice(noted.choices)
    if get_origin(kind) is Literal:
        return Choice(get_args(kind))
    if get_origin(kind) is UnionType and get_args(kind) == (int, type(None)):
        return Whole(noted.least, noted.most, optional=True)
    if get_origin(kind) is frozenset:
        return Subset(noted.choices or tuple(get_args(kind)[0]))
    raise TypeError(f"no option can have the type {kind}")


class Group(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that belong together; its docstring is the group's heading."""


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """All house rules of one game; each field is a group, and the defaults are a complete game.

    Rules compare equal when every option is the same, and can be used as keys.
    """

    game: ClassVar[str]
    letter: ClassVar[str]
    seat_numbers: ClassVar[tuple[int, ...]]

    def problems(self, seats: int) -> Iterator[Problem]:
        """Yield what is impossible about these rules with so many players; games say what."""
        raise NotImplementedError

    def check(self, seats: int) -> tuple[Problem, ...]:
        """Return everything that keeps these rules from being played by so many people."""
        if seats not in self.seat_numbers:
            numbers = ", ".join(map(str, self.seat_numbers))
            return (Problem("seats", details={"seats": seats, "allowed": numbers}),)
        return tuple(self.problems(seats))

    def get(self, path: str) -> Any:
        """Return the value of an option, named `group.option`."""
        group, _, name = path.partition(".")
        return getattr(getattr(self, group), name)

    def describe(self) -> tuple[Described, ...]:
        """Describe every option in the order of the rules page."""
        return options_of(type(self))

    def diff(self, other: Self) -> dict[str, tuple[Any, Any]]:
        """Return the options whose values differ: ours and theirs, by path."""
        pairs = ((o.path, (self.get(o.path), other.get(o.path))) for o in self.describe())
        return {path: pair for path, pair in pairs if pair[0] != pair[1]}

    def plain(self) -> dict[str, dict[str, Any]]:
        """Write every option as plain data, group by group, for records and JSON."""
        tables: dict[str, dict[str, Any]] = {}
        for described in self.describe():
            value = described.domain.plain(self.get(described.path))
            tables.setdefault(described.group, {})[described.name] = value
        return tables

    def with_values(self, values: Mapping[str, object]) -> Self:
        """Return these rules with some options set, given by path (`{"exchange.most": 3}`).

        Raises:
            RulesError: unknown options or values, all of them at once.
        """
        known = {described.path: described for described in self.describe()}
        problems: list[Problem] = []
        changes: dict[str, dict[str, Any]] = {}
        for path, raw in values.items():
            if path not in known:
                problems.append(_unknown(path, known))
                continue
            described = known[path]
            try:
                value = described.domain.parse(raw)
            except BadValue as bad:
                problems.append(_bad_value(path, bad))
                continue
            changes.setdefault(described.group, {})[described.name] = value
        if problems:
            raise RulesError(*problems)
        groups = {name: replace(getattr(self, name), **new) for name, new in changes.items()}
        return replace(self, **groups)

    def with_tables(self, tables: Mapping[str, object]) -> Self:
        """Return these rules with the options of nested tables set, as in TOML and JSON.

        Raises:
            RulesError: unknown groups, options or values, all of them at once.
        """
        groups = {described.group for described in self.describe()}
        values: dict[str, object] = {}
        problems = []
        for group, table in tables.items():
            if group in groups and isinstance(table, Mapping):
                values.update({f"{group}.{name}": value for name, value in table.items()})
            elif group in groups:
                problems.append(Problem("not_a_group", group, {"value": str(table)}))
            else:
                problems.append(_unknown(group, groups))
        try:
            rules = self.with_values(values)
        except RulesError as error:
            raise RulesError(*problems, *error.problems) from None
        if problems:
            raise RulesError(*problems)
        return rules

    @classmethod
    def from_toml(cls, text: str, base: Callable[[str], Self]) -> Self:
        """Read a profile: `game`, `base` (a profile's name, or none) and the differences.

        Args:
            text: the profile as TOML.
            base: finds the rules of the profile named as base.

        Raises:
            RulesError: broken TOML, another game, unknown keys or values, all at once.
        """
        try:
            tables = tomllib.loads(text)
            str(tables)
        except (ValueError, RecursionError) as error:
            # Not only TOMLDecodeError: numbers can be too long to be read, or (in hexadecimal) to
            # be shown, and tables nested too deep.
            raise RulesError(Problem("bad_toml", details={"error": str(error)})) from None
        game = tables.pop("game", cls.game)
        if game != cls.game:
            raise RulesError(Problem("other_game", "game", {"game": str(game)}))
        name = tables.pop("base", None)
        rules = cls() if name is None else base(str(name))
        if rules.game != cls.game:
            raise RulesError(Problem("other_game", "base", {"game": rules.game}))
        return rules.with_tables(tables)

    @classmethod
    def schema(cls) -> dict[str, Any]:
        """Return the JSON Schema of these rules as `plain` writes them."""
        groups: dict[str, dict[str, Any]] = {}
        for described in options_of(cls):
            default = described.domain.plain(described.default)
            about = {"description": described.doc, "default": default}
            groups.setdefault(described.group, {})[described.name] = {
                **described.domain.schema(),
                **about,
            }
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                name: {"type": "object", "additionalProperties": False, "properties": options}
                for name, options in groups.items()
            },
        }


def _unknown(path: str, known: Any) -> Problem:
    """Report a key that does not exist, with the nearest one that does."""
    near = nearest(path, known)
    if not near and "." in path:
        name = path.partition(".")[2]
        near = next((other for other in known if other.partition(".")[2] == name), "")
    return Problem("unknown_key", path, {"near": near})


def _bad_value(path: str, bad: BadValue) -> Problem:
    """Report a value that an option does not take."""
    details = {"value": bad.value, "allowed": bad.allowed, "near": bad.near}
    return Problem("bad_value", path, details)


@cache
def options_of(rules: type[Rules]) -> tuple[Described, ...]:
    """Describe every option of a game's rules in the order of its groups and fields."""
    found = []
    defaults = rules()
    for group, kind in get_type_hints(rules).items():
        if group in ("game", "letter", "seat_numbers"):
            continue
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is not Annotated:
                raise TypeError(f"{group}.{name} is not declared with option(...)")
            inner, noted = get_args(hint)
            found.append(
                Described(
                    rules.game,
                    f"{group}.{name}",
                    group,
                    name,
                    noted.doc,
                    noted.source,
                    noted.book or name,
                    noted.number,
                    _domain(inner, noted),
                    getattr(getattr(defaults, group), name),
                )
            )
    return tuple(found)
