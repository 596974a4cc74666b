"""Short codes for house rules: a text of a few dozen characters that another person can paste.

A code is self-contained. After the game's letter and the code version come the options that
differ from the game's defaults, each as the step from the previous option's number and the number
of its value, then a check character:

    M1-14D1-0922-...-K

Numbers are written in Crockford's base 32, four bits a character, low bits first; the fifth bit
says that more follow. The check character is Luhn's, modulo 32: it finds every single wrong
character and nearly every swap of neighbours. The letters I, L and O are read as 1, 1 and 0, and
hyphens and spaces mean nothing.
"""

from collections.abc import Iterator
from typing import Final, TypeVar

from weli.kernel.domains import BadValue
from weli.kernel.options import Problem, Rules, RulesError, options_of

__all__ = ["VERSION", "decode", "encode", "looks_like_code"]

VERSION: Final = "1"

R = TypeVar("R", bound=Rules)

_SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ: Final = {symbol: value for value, symbol in enumerate(_SYMBOLS)} | {"I": 1, "L": 1, "O": 0}
_GROUP: Final = 5
_MORE: Final = 16
_LONGEST: Final = _MORE**16
"""No option and no value has a number as high as this."""


def _digits(number: int) -> Iterator[int]:
    """Write a number as base-16 digits, low first, all but the last marked with `_MORE`."""
    while number >= _MORE:
        yield number % _MORE + _MORE
        number //= _MORE
    yield number


def _numbers(digits: list[int]) -> Iterator[int]:
    """Read numbers written by `_digits`; one that is cut short or too long raises ValueError."""
    number, scale = 0, 1
    for digit in digits:
        if scale >= _LONGEST:
            raise ValueError
        number += digit % _MORE * scale
        scale *= _MORE
        if digit < _MORE:
            yield number
            number, scale = 0, 1
    if scale > 1:
        raise ValueError


def _check(digits: list[int]) -> int:
    """Return Luhn's check digit, modulo 32."""
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = digit * (2 if place % 2 == 0 else 1)
        total += value // len(_SYMBOLS) + value % len(_SYMBOLS)
    return -total % len(_SYMBOLS)


def encode(rules: Rules) -> str:
    """Return the short code of a set of rules."""
    digits: list[int] = []
    previous = 0
    for described in sorted(rules.describe(), key=lambda described: described.number):
        value = rules.get(described.path)
        if value != described.default:
            digits += _digits(described.number - previous)
            digits += _digits(described.domain.index(value))
            previous = described.number
    body = "".join(_SYMBOLS[digit] for digit in digits)
    groups = [body[start : start + _GROUP] for start in range(0, len(body), _GROUP)]
    head = type(rules).letter + VERSION
    check = _SYMBOLS[_check([*map(ord, head), *digits])]
    return "-".join([head, *groups, check])


def looks_like_code(text: str, letters: str) -> bool:
    """Say whether a text is meant as a code of a game with one of these letters."""
    squeezed = text.strip().upper()
    return len(squeezed) > 1 and squeezed[0] in letters and squeezed[1].isdigit()


def decode(kind: type[R], text: str) -> R:
    """Return the rules that a code stands for.

    Raises:
        RulesError: another game or version, a mistyped character, or an option that this version
            does not know; nothing is guessed.
    """
    squeezed = text.upper().replace("-", "").replace(" ", "").strip()
    head, body = squeezed[:2], squeezed[2:]
    if head != kind.letter + VERSION:
        raise RulesError(
            Problem("code_head", details={"head": head, "expected": kind.letter + VERSION})
        )
    wrong = [symbol for symbol in body if symbol not in _READ]
    if wrong:
        raise RulesError(Problem("code_symbol", details={"symbol": wrong[0]}))
    *digits, check = [_READ[symbol] for symbol in body] or [-1]
    if check != _check([*map(ord, head), *digits]):
        raise RulesError(Problem("code_check", details={"code": text.strip()}))
    return kind().with_values(_values(kind, digits))


def _values(kind: type[Rules], digits: list[int]) -> dict[str, object]:
    """Read the options and values of a code's digits, by path."""
    known = {described.number: described for described in options_of(kind)}
    values: dict[str, object] = {}
    number = 0
    try:
        numbers = list(_numbers(digits))
        for step, index in zip(numbers[::2], numbers[1::2], strict=True):
            number += step
            described = known[number]
            values[described.path] = described.domain.plain(described.domain.at(index))
    except (KeyError, ValueError, BadValue):
        raise RulesError(Problem("code_unknown", details={"number": number})) from None
    return values
