"""Records: the rules in full, the seats, and every move; a match is a fold of its record.

A record is a text file of JSON lines. The first line is the header; then a line for each move,
nature's among them, in the words of the rule book; then a line with the scores after each deal:

    {"weli": 1, "game": "mulatschak", "rules": {...}, "players": [...], "commitment": "..."}
    {"secret": "..."}
    {"seat": "nature", "do": "dealer 2", "check": "5f0c1a2b3c4d"}
    {"seat": 3, "do": "lift 12", "check": "..."}
    {"guard": "time", "seat": 3}
    {"seat": 3, "do": "bid 2", "check": "..."}
    {"deal": 1, "scores": [19, 26, 22, 20]}

A guard stands before the move of a computer player whose thinking was cut short, so that with more
time it might have moved otherwise; to the match it makes no difference.

`check` is a running fingerprint of everything up to and including the move, so the first move
after which two engines differ can be named. The secret from which the shuffles follow is known
only to whoever runs the table until the match is over.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

import msgspec

from weli.kernel.actions import NATURE, SECRET, Seat

__all__ = [
    "FORMAT",
    "Body",
    "Entry",
    "Guard",
    "Header",
    "Player",
    "Record",
    "RecordError",
    "Score",
    "fingerprint",
]

FORMAT: Final = 1
"""The version of the record format."""

NATURE_WORD: Final = "nature"
CHECK_LENGTH: Final = 12
SECRET_LINE: Final = 2


class RecordError(ValueError):
    """A record that cannot be read.

    Attributes:
        line: the number of the line, counted from 1; 0 when the whole file is meant.
        code: names the sentence that explains it.
        details: what the sentence needs to know.
    """

    def __init__(self, code: str, line: int = 0, **details: str | int) -> None:
        """Keep the place and what is wrong there."""
        super().__init__(f"line {line}: {code} {details}")
        self.line = line
        self.code = code
        self.details = details


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a name, and for a computer player what it is called in commands."""

    name: str
    bot: str = ""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record.

    Attributes:
        weli: the version of the format.
        game: the game's name.
        rules: every option, group by group.
        profile: the profile the rules come from, if any; for people only.
        players: who sits where.
        commitment: the SHA-256 of the secret that decides the shuffles.
        nonces: what the players added to the secret.
        started: when the match began, in ISO 8601; for people only.
    """

    weli: int = FORMAT
    game: str
    rules: Mapping[str, Mapping[str, Any]]
    profile: str = ""
    players: tuple[Player, ...]
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    started: str = ""


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret behind the commitment, as hexadecimal text."""

    secret: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One move: the seat's number or `nature`, the action's words, the running fingerprint."""

    seat: int | str
    do: str
    check: str

    @property
    def actor(self) -> Seat:
        """The seat that acted."""
        return NATURE if isinstance(self.seat, str) else self.seat


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The scores after a deal; one that is no whole number is a text such as `-7/2`."""

    deal: int
    scores: tuple[int | str, ...]


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What cut short how a computer player thought about the seat's move that follows.

    `time` is the clock; `imagining`, that no deal was found which agrees with what the player knew;
    `compiling`, that what it needs was still being compiled.
    """

    guard: str
    seat: int


Body = Entry | Score | Guard
"""What stands behind the head of a record."""

Line = Header | Secret | Body

# What a text that is no JSON raises; half a surrogate pair cannot even be encoded.
_NOT_JSON: Final = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)

_KINDS: Final[dict[str, type[Secret | Body]]] = {
    "secret": Secret,
    "guard": Guard,
    "do": Entry,
    "deal": Score,
}


def entry(seat: Seat, do: str, check: str) -> Entry:
    """Return the line for a move."""
    return Entry(NATURE_WORD if seat == NATURE else seat, do, check)


def score(deal: int, scores: Iterable[int | Fraction]) -> Score:
    """Return the line for the scores after a deal."""
    return Score(deal, tuple([one if isinstance(one, int) else str(one) for one in scores]))


def fingerprint(before: str, *facts: object) -> str:
    """Return the running fingerprint after some more facts: a few hexadecimal digits."""
    text = "|".join([before, *map(str, facts)])
    return hashlib.blake2b(text.encode(), digest_size=CHECK_LENGTH // 2).hexdigest()


class Record(msgspec.Struct, kw_only=True, tag_field=SECRET, tag="record"):
    """A match as it was played, or as far as it was played.

    Attributes:
        header: rules, players and commitment.
        secret: the secret behind the commitment; empty where it is not known.
        lines: moves, scores and guards in order.
    """

    header: Header
    secret: str = ""
    lines: list[Body] = msgspec.field(default_factory=list)

    @property
    def entries(self) -> list[Entry]:
        """The moves alone."""
        return [line for line in self.lines if isinstance(line, Entry)]

    def dump(self, *, secret: bool = True) -> str:
        """Write the record as text; without the secret it can be shown while the match goes on."""
        head: list[Line] = [self.header]
        if secret and self.secret:
            head.append(Secret(self.secret))
        return "".join(write_line(line) for line in [*head, *self.lines])

    @classmethod
    def load(cls, text: str) -> "Record":
        """Read a record from its text.

        A last line that was cut off while it was being written is left out.

        Raises:
            RecordError: the first line that cannot be read, by number.
        """
        *complete, last = text.split("\n")
        if _is_json(last):
            complete.append(last)
        if not text.strip():
            raise RecordError("record_empty")
        record = cls(header=_read_header(complete[0] if complete else last))
        for number, line in enumerate(complete[1:], start=2):
            parsed = _read_line(line, number)
            if isinstance(parsed, Secret):
                if number != SECRET_LINE:
                    raise RecordError("record_unknown_line", number, keys="secret")
                record.secret = parsed.secret
            else:
                _check_seat(parsed, len(record.header.players), number)
                record.lines.append(parsed)
        return record


def write_line(line: Line) -> str:
    """Write one line of a record, with its line end."""
    return msgspec.json.encode(line).decode() + "\n"


def _is_json(line: str) -> bool:
    """Say whether a last line without a line end is whole all the same."""
    try:
        msgspec.json.decode(line)
    except _NOT_JSON:
        return False
    return True


def _json(line: str, number: int) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(line)
    except _NOT_JSON as error:
        raise RecordError("record_not_json", number, error=str(error)) from None
    if not isinstance(found, dict):
        raise RecordError("record_not_object", number)
    return found


def _read_header(line: str) -> Header:
    found = _json(line, 1)
    version = found.get("weli")
    if not isinstance(version, int) or isinstance(version, bool):
        raise RecordError("record_no_header", 1)
    if version != FORMAT:
        raise RecordError("record_version", 1, version=version, known=FORMAT)
    try:
        return msgspec.convert(found, Header)
    except msgspec.ValidationError as error:
        raise RecordError("record_bad_line", 1, error=str(error)) from None


def _read_line(line: str, number: int) -> Secret | Body:
    found = _json(line, number)
    for key, kind in _KINDS.items():
        if key in found:
            try:
                return msgspec.convert(found, kind)
            except msgspec.ValidationError as error:
                raise RecordError("record_bad_line", number, error=str(error)) from None
    raise RecordError("record_unknown_line", number, keys=", ".join(map(str, found)))


def _check_seat(line: Body, seats: int, number: int) -> None:
    """Check that the seat of a move or of a guard exists."""
    if isinstance(line, Score):
        return
    known = line.seat == NATURE_WORD if isinstance(line.seat, str) else 0 <= line.seat < seats
    if not known:
        raise RecordError("record_bad_seat", number, seat=str(line.seat), seats=seats)


def lines_of(record: Record) -> Iterator[tuple[int, Body]]:
    """Yield the lines behind the head with their line numbers in `dump`."""
    first = SECRET_LINE + 1 if record.secret else SECRET_LINE
    yield from enumerate(record.lines, start=first)
