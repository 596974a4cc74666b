"""Rules in words: the name and sentence of an option, the sheet of a table, the differences."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from weli.cards import Suit
from weli.games import load_profile, profile_names
from weli.i18n.cards import card_called, suit_name
from weli.i18n.lines import WIDTH, columns, wrapped
from weli.i18n.problems import message_of
from weli.i18n.texts import Texts, figure, signed
from weli.i18n.words import Section, playable_numbers, words_of
from weli.kernel import codes
from weli.kernel.domains import PerSeats
from weli.kernel.options import Described, Rules

__all__ = [
    "WIDTH",
    "Difference",
    "Sheet",
    "SheetSection",
    "Told",
    "compare",
    "difference",
    "group_name",
    "offered_profiles",
    "option_name",
    "profile_about",
    "profile_title",
    "rule_sentence",
    "say_value",
    "sheet",
    "sheet_parts",
    "typed_value",
    "wrapped",
]

AT_HOME: Final = {("mighty", "ko"): "korean"}
"""The profile by which people who speak a language know a game."""


# ------------------------------------------------------------------------ one option


def option_name(texts: Texts, described: Described) -> str:
    """Return the name of an option, as a heading: "Cost of staying home"."""
    return _capital(texts.at(described.game)(message_of("option", described.message)))


def group_name(texts: Texts, game: str, group: str) -> str:
    """Return the heading of a group of a game's options."""
    return texts.at(game)(message_of("group", group))


def say_value(texts: Texts, described: Described, value: Any) -> str:
    """Say a value of an option: "yes", "21", "five; with four players three"."""
    if isinstance(value, bool):
        return texts("yes" if value else "no")
    if value is None:
        return texts("value-none")
    if isinstance(value, PerSeats):
        return _per_seats(texts, value)
    if isinstance(value, frozenset):
        words = [_word(texts, described, word) for word in described.domain.plain(value)]
        return texts.listing(words, "or") or texts("value-none")
    return _word(texts, described, value) if isinstance(value, str) else str(value)


def _word(texts: Texts, described: Described, word: str) -> str:
    """Say a word that an option chooses: its own name, a number, a suit or a card.

    An option names its words itself; words of several options have a message of their own.
    """
    words = texts.at(described.game)
    for message in (f"{message_of('option', described.message)}.{word}", message_of("value", word)):
        if words.has(message):
            return words(message)
    if word.isdigit():
        return words.number(int(word))
    return suit_name(words, Suit(word)) if word in [*Suit] else card_called(words, word)


def rule_sentence(texts: Texts, described: Described, value: Any, seats: int | None = None) -> str:
    """Say what an option with this value means at the table, as a rule.

    A number that depends on the number of players is told for all of them, or for `seats`.
    """
    if isinstance(value, PerSeats) and seats is not None:
        value = PerSeats(value[seats])
    number = value if isinstance(value, int) else 0
    details: dict[str, str | int] = {
        "value": _plain(value),
        "said": say_value(texts, described, value),
        "signed": signed(number),
        "half": figure(Fraction(number, 2)),
        "varies": "yes" if isinstance(value, PerSeats) and value.exceptions else "no",
        "count": len(value) if isinstance(value, frozenset) else 0,
    }
    message = f"{message_of('option', described.message)}.sentence"
    return texts.at(described.game)(message, **details)


def _plain(value: Any) -> str | int:
    """Return a value as the messages select it: yes, no, none, a word or a number."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, PerSeats):
        return value.otherwise
    if isinstance(value, frozenset):
        return ",".join(sorted(map(str, value)))
    return value if isinstance(value, int) else "none" if value is None else str(value)


def typed_value(value: Any) -> str:
    """Return a plain value as it is typed after `--set group.option=`: "yes", "5,4:3", "hearts"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        rest = [f"{key}:{number}" for key, number in value.items() if key != "otherwise"]
        return ",".join([str(value["otherwise"]), *rest])
    return (",".join(value) or "none") if isinstance(value, list) else str(value)


def _per_seats(texts: Texts, value: PerSeats) -> str:
    """Say a number that depends on the number of players; equal exceptions are told together."""
    otherwise = texts.number(value.otherwise)
    players: dict[int, list[str]] = {}
    for seats, number in value.exceptions:
        players.setdefault(number, []).append(texts("players-number", number=seats))
    told = [
        texts(
            "per-seats-exception",
            players=texts.listing(seats, "or"),
            number=texts.number(number),
        )
        for number, seats in players.items()
    ]
    if not told:
        return otherwise
    return texts("per-seats", otherwise=otherwise, exceptions=", ".join(told))


def _capital(words: str) -> str:
    """Begin with a capital letter, as headings do."""
    return words[:1].upper() + words[1:]


# ------------------------------------------------------------------------ profiles


def profile_title(texts: Texts, profile: str) -> str:
    """Return the name of a profile for people; a file's name stands for itself."""
    if profile not in profile_names():
        return profile
    return texts.at(profile_names()[profile])(message_of("profile", profile))


def profile_about(texts: Texts, profile: str) -> str:
    """Return where the rules of a shipped profile come from, in a sentence."""
    return texts.at(profile_names()[profile])(f"{message_of('profile', profile)}.about")


def offered_profiles(game: str, language: str, seats: int | None = None) -> list[str]:
    """Return a game's profiles in the order in which to offer them.

    The game's default comes first, unless the speakers of the language know the game by another
    profile; where the number of players is known, profiles that do not have it are left out.
    """
    names = [name for name, of in profile_names().items() if of == game]
    if seats is not None:
        names = [name for name in names if not load_profile(name).check(seats)]
    return sorted(names, key=lambda name: name != AT_HOME.get((game, language)))


# ------------------------------------------------------------------------ the sheet


class Told(NamedTuple):
    """A sentence of the sheet, and the path of the option it tells; empty for a fixed rule."""

    path: str
    text: str


class SheetSection(NamedTuple):
    """A heading of the sheet, and the paragraphs under it, sentence by sentence."""

    heading: str
    paragraphs: tuple[tuple[Told, ...], ...]


class Sheet(NamedTuple):
    """The page that a group reads before it starts.

    Attributes:
        title: the game, and the profile that the rules are told from.
        about: where the rules come from, and for how many players they are.
        sections: what is played by, in the order of play.
        missing: what others play and these rules do not; empty when there is nothing to say.
        code: the sentence with the short code.
    """

    title: str
    about: str
    sections: tuple[SheetSection, ...]
    missing: str
    code: str


def sheet_parts(texts: Texts, rules: Rules, profile: str, seats: int | None = None) -> Sheet:
    """Return the page that a group reads before it starts, part by part.

    Args:
        texts: the language.
        rules: the rules to tell.
        profile: the profile they are told from; the page says when they differ from it.
        seats: the number of players, where it is known: rules for other tables are left out.
    """
    texts = texts.at(rules.game)
    game = texts(message_of("game", rules.game))
    told = [_told(texts, rules, section, seats) for section in words_of(rules).outline()]
    return Sheet(
        title=texts("sheet-title", game=game, profile=profile_title(texts, profile)),
        about=_about(texts, rules, profile, seats),
        sections=tuple(section for section in told if section.paragraphs),
        missing=_not_played(texts, rules, seats),
        code=texts("sheet-code", code=codes.encode(rules)),
    )


def sheet(texts: Texts, rules: Rules, profile: str, seats: int | None = None) -> str:
    """Return the page that a group reads before it starts as lines of text.

    The arguments are those of `sheet_parts`.
    """
    page = sheet_parts(texts, rules, profile, seats)
    opening = "\n".join([page.title, "=" * columns(page.title), wrapped(page.about)])
    body = "\n".join(line for section in page.sections for line in _lines(section))
    parts = [opening, body, wrapped(page.missing), wrapped(page.code)]
    return "\n\n".join(part for part in parts if part)


def _lines(section: SheetSection) -> list[str]:
    """Return a section with its paragraphs indented under the heading."""
    paragraphs = [" ".join(told.text for told in each) for each in section.paragraphs]
    return [section.heading, *(wrapped(paragraph, "  ") for paragraph in paragraphs)]


def _about(texts: Texts, rules: Rules, profile: str, seats: int | None) -> str:
    """Say where the rules come from, and for how many players they are."""
    if profile not in profile_names():
        about = ""
    elif rules == load_profile(profile):
        about = profile_about(texts, profile)
    else:
        about = texts("sheet-changed", number=len(rules.diff(load_profile(profile))))
    numbers = playable_numbers(rules) if seats is None else (seats,)
    return f"{about} {_players(texts, numbers)}".strip()


def _players(texts: Texts, numbers: Sequence[int]) -> str:
    """Say for how many players the rules are: "2 to 5", "4, 6 or 8"."""
    least, most = numbers[0], numbers[-1]
    if len(numbers) > 2 and len(numbers) == most - least + 1:
        told = texts("numbers-range", least=least, most=most)
    else:
        told = texts.listing(map(str, numbers), "or")
    return texts("sheet-players", numbers=told, only=least if len(numbers) == 1 else 0)


def _told(texts: Texts, rules: Rules, section: Section, seats: int | None) -> SheetSection:
    """Return a section of the sheet; without paragraphs when none of it is worth saying."""
    words = words_of(rules)
    known = {described.path: described for described in rules.describe()}
    paragraphs = []
    for paragraph in section.paragraphs:
        sentences = [
            Told(name, rule_sentence(texts, known[name], _for_table(rules, name, seats)))
            if name in known
            else Told("", words.say_fixed(texts, rules, name, seats))
            for name in paragraph
            if words.worth_saying(rules, name, seats)
        ]
        if sentences:
            paragraphs.append(tuple(sentences))
    return SheetSection(texts(section.heading), tuple(paragraphs))


def _for_table(rules: Rules, path: str, seats: int | None) -> Any:
    """Return an option's value without what it says of numbers of players that do not play."""
    value = rules.get(path)
    if not isinstance(value, PerSeats):
        return value
    numbers = playable_numbers(rules) if seats is None else (seats,)
    told = {number: value[words_of(rules).in_play(rules, number)] for number in numbers}
    usual = value.otherwise if value.otherwise in told.values() else _commonest(told.values())
    return PerSeats(usual, told)


def _commonest(values: Any) -> int:
    """Return the value that comes most often, the first of several."""
    return int(Counter(values).most_common(1)[0][0])


def _not_played(texts: Texts, rules: Rules, seats: int | None) -> str:
    """Return the list of what others play and these rules do not."""
    paths = words_of(rules).not_played(rules, seats)
    names = texts.listing(texts(message_of("option", path)) for path in paths)
    return texts("sheet-not-played", names=names) if names else ""


# ------------------------------------------------------------------------ differences


class Difference(NamedTuple):
    """One house rule that differs: its option, and what each side says of it.

    A side is empty where the rule cannot come up: who never knocks has no rule about knocks.
    """

    described: Described
    ours: str
    theirs: str


def compare(texts: Texts, rules: Rules, other: Rules, seats: int | None = None) -> list[Difference]:
    """Return what differs between two sets of rules and matters, in the order of play."""
    words = words_of(rules)
    differ = rules.diff(other)
    found = []
    for described in rules.describe():
        if described.path in differ:
            sides = [
                rule_sentence(texts, described, _for_table(each, described.path, seats))
                if words.comes_up(each, described.path, seats)
                else ""
                for each in (rules, other)
            ]
            found.append(Difference(described, *sides))
    return [each for each in found if (each.ours or each.theirs) and each.ours != each.theirs]


def difference(
    texts: Texts, rules: Rules, other: Rules, known: str = "", seats: int | None = None
) -> list[str]:
    """Say what is different from the game you know, a line for each rule that differs.

    Args:
        texts: the language.
        rules: the rules at this table.
        other: the rules that are known.
        known: what the known rules are called, such as a profile's title.
        seats: how many play, so that only what matters to them is told; all numbers by default.
    """
    return [_in_one_line(texts, each, known) for each in compare(texts, rules, other, seats)]


def _in_one_line(texts: Texts, each: Difference, known: str) -> str:
    """Tell our sentence and theirs; one side may have nothing to say."""
    if not each.theirs:
        return each.ours
    told = known or texts("difference-known")
    if not each.ours:
        return texts("difference-gone", known=told, theirs=each.theirs)
    return texts("difference-line", ours=each.ours, known=told, theirs=each.theirs)
