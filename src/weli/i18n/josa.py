"""Korean particles that fit the word before them: 하트를, 클로버를, 7을, 조커로, 딜로.

Korean sentences are written with both forms, as Korean programs and forms do, 은(는), 이(가),
을(를), 과(와), 아(야), (으)로, (이); here the one is chosen that the word before it asks for. What
counts is its last sound: the final consonant of a Korean syllable, and numbers and Latin letters
as a Korean reads them. Where that cannot be told, both forms stay.
"""

import re
from fractions import Fraction
from typing import Final
from unicodedata import category, numeric

__all__ = ["last_sound", "with_particles"]

_BOTH: Final = re.compile(
    r"은\(는\)|는\(은\)|이\(가\)|가\(이\)|을\(를\)|를\(을\)|과\(와\)|와\(과\)|아\(야\)|야\(아\)|\(으\)(?=로)|\(이\)"
)
"""Every way in which the two forms of a particle are written together."""

_PAIRS: Final = ("은는", "이가", "을를", "과와", "아야")
"""The form after a consonant, then the form after a vowel."""

_CLOSING: Final = "\"'”’»)]}」』》〉*_ "
"""What may stand between the word and its particle without being read."""

_ASIDE: Final = re.compile(r"(?<=\S)\s*\([^()]*\)$")
"""An aside in parentheses after a word; the particle belongs to the word."""

FIRST_SYLLABLE: Final = "가"
LAST_SYLLABLE: Final = "힣"
FINALS: Final = 28
RIEUL: Final = 8
"""Syllables come in rows of 28, one for each final consonant; the eighth is ㄹ."""

_DIGITS: Final = dict(zip("0123456789", "영일이삼사오육칠팔구", strict=True))
_TENS: Final = "십백천"
_MYRIADS: Final = "만억조경"
_NUMBER: Final = re.compile(r"(\d[\d,]*\.)?[\d,]*\d$")

_LETTERS: Final = {"L": "엘", "M": "엠", "N": "엔", "R": "알"}
"""Letters whose Korean names end in a consonant; the others' end in a vowel."""

_WORD: Final = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿ]+$")
_VOWELS: Final = "aeiouyàáâäãåèéêëìíîïòóôöõùúûüý"
_STOPS: Final = "bckpt"
_SILENT_E: Final = re.compile(r"(?<=.)([lmn])e$")
_DOUBLED: Final = re.compile(r"(?:c(?=k)|([bpt])(?=\1))([kbpt])$")


def with_particles(sentence: str) -> str:
    """Return a sentence in which every particle that is written in both forms fits its word."""
    told = ""
    rest = sentence
    while found := _BOTH.search(rest):
        told += rest[: found.start()]
        told += _fitting(told, found.group())
        rest = rest[found.end() :]
    return told + rest


def _fitting(before: str, both: str) -> str:
    """Return the form of a particle that fits what stands before it."""
    sound = last_sound(before)
    if sound is None:
        return both
    if both == "(으)":
        return "으" if sound == "consonant" else ""
    if both == "(이)":
        return "" if sound == "vowel" else "이"
    after_consonant, after_vowel = next(pair for pair in _PAIRS if both[0] in pair)
    return after_vowel if sound == "vowel" else after_consonant


def last_sound(text: str) -> str | None:
    """Return the last sound of a text as it is read: `vowel`, `consonant`, `rieul` (ㄹ).

    `None` is returned where it cannot be told, such as after a full stop or nothing at all.
    """
    word = text.rstrip(_CLOSING) if not _ASIDE.search(text) else _ASIDE.sub("", text)
    word = word.rstrip(_CLOSING)
    if not word:
        return None
    if FIRST_SYLLABLE <= word[-1] <= LAST_SYLLABLE:
        return _sound_of_syllable(word[-1])
    if word[-1] in _DIGITS:
        return _sound_of_syllable(_read_number(word))
    if category(word[-1]) == "No":
        return _sound_of_syllable(_read_fraction(word[-1]))
    letters = _WORD.search(word)
    return _sound_of_latin(letters.group()) if letters else None


def _sound_of_syllable(syllable: str) -> str:
    """Return how a Korean syllable ends."""
    final = (ord(syllable) - ord(FIRST_SYLLABLE)) % FINALS
    return "vowel" if final == 0 else "rieul" if final == RIEUL else "consonant"


def _read_number(text: str) -> str:
    """Return the last syllable of the number at the end of a text, as it is read: 10 is 십."""
    found = _NUMBER.search(text)
    assert found is not None, "the text ends in a figure"
    number = found.group().replace(",", "")
    zeros = len(number) - len(number.rstrip("0"))
    if "." in number or zeros in (0, len(number)):
        return _DIGITS[number[-1]]
    if zeros < len(_TENS) + 1:
        return _TENS[zeros - 1]
    return _MYRIADS[min(zeros // 4, len(_MYRIADS)) - 1]


def _read_fraction(sign: str) -> str:
    """Return the last syllable of a sign such as ½, as it is read: 이분의 일."""
    numerator = Fraction(numeric(sign)).limit_denominator(10).numerator
    return _read_number(str(numerator))


def _sound_of_latin(word: str) -> str:
    """Return how a word in Latin letters ends when a Korean reads it.

    Capitals are spelled out, letter by letter. Of other words m, n, l and ng are read as final
    consonants, the stops after a single short vowel (Bob), and everything else with a vowel after
    it (Mark is 마크, Bert is 버트).
    """
    if word.isupper():
        return _sound_of_syllable(_LETTERS.get(word[-1], "이"))
    word = _DOUBLED.sub(r"\2", _SILENT_E.sub(r"\1", word.lower()))
    last, before = word[-1], word[-2:-1]
    if last == "l":
        return "rieul"
    if last in "mn" or word.endswith("ng"):
        return "consonant"
    short = bool(before) and before in _VOWELS and word[-3:-2] not in tuple(_VOWELS)
    return "consonant" if last in _STOPS and short else "vowel"
