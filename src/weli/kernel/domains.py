"""The values that an option may take: how they are read, written, listed, numbered and drawn.

Each domain reads a value from TOML, JSON or the command line, writes it back as plain data,
numbers it (for the short code), draws one at random (for tests), and says what it allows.
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final, Protocol

__all__ = [
    "BadValue",
    "Choice",
    "Domain",
    "Flag",
    "PerSeats",
    "PerSeatsDomain",
    "Subset",
    "Whole",
    "nearest",
]

NONE: Final = "none"
"""How the absence of a limit is written: TOML has no null."""

SEAT_NUMBERS: Final = tuple(range(2, 9))
"""The numbers of players that a `PerSeats` value may single out."""


class BadValue(ValueError):
    """A value that an option does not take; `allowed` says what it takes, `near` the nearest."""

    def __init__(self, value: object, allowed: str, near: str = "") -> None:
        """Keep what was given, what is allowed, and the nearest allowed value if there is one."""
        super().__init__(str(value))
        self.value = str(value)
        self.allowed = allowed
        self.near = near


def nearest(word: str, words: Iterable[str]) -> str:
    """Return the word most like the given one, or an empty text when none is like it."""
    found = get_close_matches(word.lower(), list(words), n=1, cutoff=0.5)
    return found[0] if found else ""


class PerSeats:
    """A number that depends on the number of players: `PerSeats(5, {4: 3})` is five, with four 3.

    Written as `5` when it is the same for all, else as `5,4:3` or, in TOML and JSON, as a table
    `{ otherwise = 5, 4 = 3 }`.
    """

    __slots__ = ("exceptions", "otherwise")

    def __init__(self, otherwise: int, exceptions: Mapping[int, int] | None = None) -> None:
        """Take the number for most tables, and the exceptions by number of players."""
        self.otherwise: Final = otherwise
        self.exceptions: Final = tuple(
            (seats, number)
            for seats, number in sorted((exceptions or {}).items())
            if number != otherwise
        )

    def __getitem__(self, seats: int) -> int:
        """Return the number that holds with so many players."""
        for exception, number in self.exceptions:
            if exception == seats:
                return number
        return self.otherwise

    def __eq__(self, other: object) -> bool:
        """Two are equal when they say the same for every number of players."""
        return isinstance(other, PerSeats) and self._key() == other._key()

    def __hash__(self) -> int:
        """Hash what it says."""
        return hash(self._key())

    def _key(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        return self.otherwise, self.exceptions

    def __repr__(self) -> str:
        """Write it as it is written on the command line."""
        return ",".join([str(self.otherwise), *(f"{n}:{value}" for n, value in self.exceptions)])


class Domain(Protocol):
    """The values an option may take."""

    def parse(self, raw: object) -> Any:
        """Read a value; raises `BadValue`."""

    def plain(self, value: Any) -> Any:
        """Write a value as plain data for TOML and JSON."""

    def index(self, value: Any) -> int:
        """Return the number of a value; 0 and up, stable when choices are added at the end."""

    def at(self, index: int) -> Any:
        """Return the value with this number; raises `BadValue`."""

    def values(self) -> tuple[Any, ...]:
        """List every value, or a representative selection where there are very many."""

    def allowed(self) -> str:
        """Say in symbols what is allowed, for error texts."""

    def schema(self) -> dict[str, Any]:
        """Describe the values as JSON Schema."""


class _Listed:
    """What domains share that can list their values."""

    def values(self) -> tuple[Any, ...]:
        raise NotImplementedError

    def index(self, value: Any) -> int:
        """Return the number of a value."""
        return self.values().index(value)

    def at(self, index: int) -> Any:
        """Return the value with this number."""
        values = self.values()
        if index >= len(values):
            raise BadValue(index, self.allowed())
        return values[index]

    def plain(self, value: Any) -> Any:
        """Write a value as plain data."""
        return value

    def allowed(self) -> str:
        """Say in symbols what is allowed."""
        return ", ".join(str(self.plain(value)) for value in self.values())


class Flag(_Listed):
    """Yes or no."""

    _words: Final = {
        **dict.fromkeys(("yes", "true", "on"), True),
        **dict.fromkeys(("no", "false", "off"), False),
    }

    def values(self) -> tuple[bool, ...]:
        """List both answers."""
        return False, True

    def parse(self, raw: object) -> bool:
        """Read a truth value or one of yes, no, true, false, on, off."""
        if isinstance(raw, bool):
            return raw
        try:
            return self._words[str(raw).lower()]
        except KeyError:
            raise BadValue(raw, self.allowed(), nearest(str(raw), self._words)) from None

    def allowed(self) -> str:
        """Say in symbols what is allowed."""
        return "yes, no"

    def schema(self) -> dict[str, Any]:
        """Describe the values as JSON Schema."""
        return {"type": "boolean"}


class Choice(_Listed):
    """One of a few words or numbers."""

    def __init__(self, choices: tuple[Any, ...]) -> None:
        """Take the choices; new ones are added at the end, so that codes stay valid."""
        self.choices = choices

    def values(self) -> tuple[Any, ...]:
        """List the choices."""
        return self.choices

    def parse(self, raw: object) -> Any:
        """Read one of the choices, in capitals or not."""
        words = {str(choice).lower(): choice for choice in self.choices}
        if isinstance(raw, bool) or str(raw).lower() not in words:
            raise BadValue(raw, self.allowed(), nearest(str(raw), words))
        return words[str(raw).lower()]

    def schema(self) -> dict[str, Any]:
        """Describe the values as JSON Schema."""
        return {"enum": list(self.choices)}


class Whole(_Listed):
    """A whole number within bounds, or (for a limit that may be off) none."""

    def __init__(self, least: int, most: int, *, optional: bool = False) -> None:
        """Take the bounds, both allowed, and whether "none" is allowed too."""
        self.least = least
        self.most = most
        self.optional = optional

    def values(self) -> tuple[int | None, ...]:
        """List none (when allowed) and the numbers."""
        numbers = tuple(range(self.least, self.most + 1))
        return (None, *numbers) if self.optional else numbers

    def parse(self, raw: object) -> int | None:
        """Read a whole number, or the word none."""
        if self.optional and (raw is None or str(raw).lower() == NONE):
            return None
        digits = str(raw).removeprefix("-")
        if isinstance(raw, bool | float) or not (digits.isascii() and digits.isdigit()):
            raise BadValue(raw, self.allowed())
        try:
            number = int(str(raw))
        except ValueError:
            # Python reads numbers of at most some thousand digits.
            raise BadValue(raw, self.allowed()) from None
        if not self.least <= number <= self.most:
            near = min(max(number, self.least), self.most)
            raise BadValue(raw, self.allowed(), str(near))
        return number

    def plain(self, value: int | None) -> int | str:
        """Write a number, or the word none."""
        return NONE if value is None else value

    def allowed(self) -> str:
        """Say in symbols what is allowed."""
        bounds = f"{self.least} .. {self.most}"
        return f"{bounds}, {NONE}" if self.optional else bounds

    def schema(self) -> dict[str, Any]:
        """Describe the values as JSON Schema."""
        number = {"type": "integer", "minimum": self.least, "maximum": self.most}
        return {"anyOf": [number, {"const": NONE}]} if self.optional else number


class PerSeatsDomain(_Listed):
    """A whole number within bounds that may differ by the number of players."""

    def __init__(self, least: int, most: int) -> None:
        """Take the bounds, both allowed."""
        self.number = Whole(least, most)

    def values(self) -> tuple[PerSeats, ...]:
        """List the uniform values, and each with one exception: a selection."""
        numbers = [int(value) for value in self.number.values() if value is not None]
        uniform = [PerSeats(number) for number in numbers]
        mixed = [PerSeats(numbers[-1], {n: x}) for n in SEAT_NUMBERS for x in numbers[:-1]]
        return (*uniform, *mixed)

    def parse(self, raw: object) -> PerSeats:
        """Read a number, a text such as `5,4:3`, or a table with `otherwise`."""
        if isinstance(raw, PerSeats):
            return raw
        if isinstance(raw, Mapping):
            pairs = {str(key): value for key, value in raw.items()}
        else:
            first, *rest = str(raw).replace(" ", "").split(",")
            pairs = {"otherwise": first, **dict(part.partition(":")[::2] for part in rest)}
        unknown = set(pairs).difference({"otherwise"}, map(str, SEAT_NUMBERS))
        if unknown or "otherwise" not in pairs or isinstance(raw, bool):
            raise BadValue(raw, self.allowed())
        numbers = {key: self._number(raw, value) for key, value in pairs.items()}
        otherwise = numbers.pop("otherwise")
        return PerSeats(otherwise, {int(key): value for key, value in numbers.items()})

    def _number(self, raw: object, value: object) -> int:
        try:
            return int(self.number.parse(value) or 0)
        except BadValue as problem:
            raise BadValue(raw, self.allowed(), problem.near) from None

    def plain(self, value: PerSeats) -> int | dict[str, int]:
        """Write a number, or a table with the exceptions."""
        if not value.exceptions:
            return value.otherwise
        return {"otherwise": value.otherwise, **{str(n): x for n, x in value.exceptions}}

    def index(self, value: PerSeats) -> int:
        """Number a value: one digit for most tables, one for each number of players."""
        least, base = self.number.least, self.number.most - self.number.least + 1
        total = 0
        for seats in reversed(SEAT_NUMBERS):
            total = total * base + (value[seats] - value.otherwise) % base
        return total * base + value.otherwise - least

    def at(self, index: int) -> PerSeats:
        """Return the value with this number."""
        least, base = self.number.least, self.number.most - self.number.least + 1
        index, first = divmod(index, base)
        exceptions = {}
        for seats in SEAT_NUMBERS:
            index, digit = divmod(index, base)
            exceptions[seats] = least + (first + digit) % base
        if index:
            raise BadValue(index, self.allowed())
        return PerSeats(least + first, exceptions)

    def allowed(self) -> str:
        """Say in symbols what is allowed."""
        low, high = self.number.least, self.number.most
        return f"{self.number.allowed()} ({high}, {high},4:{low})"

    def schema(self) -> dict[str, Any]:
        """Describe the values as JSON Schema."""
        number = self.number.schema()
        properties = dict.fromkeys(("otherwise", *map(str, SEAT_NUMBERS)), number)
        table = {
            "type": "object",
            "properties": properties,
            "required": ["otherwise"],
            "additionalProperties": False,
        }
        return {"anyOf": [number, table]}


class Subset(_Listed):
    """Any selection from a few words, such as suits.

    The word none selects nothing, unless it is one of the words: then there is no empty selection.
    """

    def __init__(self, members: tuple[StrEnum, ...]) -> None:
        """Take the words to select from; new ones are added at the end."""
        self.members = members
        self.names_none = NONE in members

    def values(self) -> tuple[frozenset[StrEnum], ...]:
        """List every selection, in the order of their bit masks."""
        return tuple(
            frozenset(word for bit, word in enumerate(self.members) if mask >> bit & 1)
            for mask in range(int(self.names_none), 1 << len(self.members))
        )

    def parse(self, raw: object) -> frozenset[StrEnum]:
        """Read a list of words, or a text with commas."""
        if isinstance(raw, str):
            nothing = raw.strip().lower() == NONE and not self.names_none
            raw = [] if nothing else raw.replace(" ", "").split(",")
        if not isinstance(raw, list | tuple | set | frozenset):
            raise BadValue(raw, self.allowed())
        known = {str(member): member for member in self.members}
        names = [str(word).lower() for word in raw]
        for name in names:
            if name not in known:
                raise BadValue(name, self.allowed(), nearest(name, known))
        if self.names_none and not names:
            raise BadValue(raw, self.allowed(), NONE)
        return frozenset(known[name] for name in names)

    def plain(self, value: frozenset[StrEnum]) -> list[str]:
        """Write the words in their own order."""
        return [str(word) for word in self.members if word in value]

    def allowed(self) -> str:
        """Say in symbols what is allowed, with an example of several."""
        several = f"{', '.join(self.members)} ({self.members[0]},{self.members[-1]})"
        return several if self.names_none else f"{several}, {NONE}"

    def schema(self) -> dict[str, Any]:
        """Describe the values as JSON Schema."""
        items = {"enum": [str(word) for word in self.members]}
        return {"type": "array", "items": items, "uniqueItems": True}
