"""Rules in words: the name and sentence of an option, the sheet of a table, the differences."""

from textwrap import fill
from typing import Any, Final, NamedTuple

from weli.games import load_profile, profile_names
from weli.i18n.problems import message_of
from weli.i18n.texts import Texts, signed
from weli.i18n.words import Section, words_of
from weli.kernel import codes
from weli.kernel.domains import Choice, PerSeats, Subset
from weli.kernel.options import Described, Rules

__all__ = [
    "Difference",
    "compare",
    "difference",
    "group_name",
    "option_name",
    "profile_about",
    "profile_title",
    "rule_sentence",
    "say_value",
    "sheet",
    "typed_value",
    "wrapped",
]

WIDTH: Final = 78
"""How wide the lines of a sheet are."""


# ------------------------------------------------------------------------ one option


def option_name(texts: Texts, described: Described) -> str:
    """Return the name of an option, as a heading: "Cost of staying home"."""
    return _capital(texts(message_of("option", described.message)))


def group_name(texts: Texts, group: str) -> str:
    """Return the heading of a group of options."""
    return texts(message_of("group", group))


def say_value(texts: Texts, described: Described, value: Any) -> str:
    """Say a value of an option: "yes", "21", "five; with four players three"."""
    if isinstance(value, bool):
        return texts("yes" if value else "no")
    if value is None:
        return texts("value-none")
    if isinstance(value, PerSeats):
        return _per_seats(texts, value)
    if isinstance(described.domain, Subset):
        suits = [texts("suit", suit=word) for word in described.domain.plain(value)]
        return texts.listing(suits, "or") or texts("value-none")
    if isinstance(described.domain, Choice) and isinstance(value, str):
        return texts(f"{message_of('option', described.message)}.{value}")
    return str(value)


def rule_sentence(texts: Texts, described: Described, value: Any, seats: int | None = None) -> str:
    """Say what an option with this value means at the table, as a rule.

    A number that depends on the number of players is told for all of them, or for `seats`.
    """
    if isinstance(value, PerSeats) and seats is not None:
        value = PerSeats(value[seats])
    details: dict[str, str | int] = {
        "value": _plain(value),
        "said": say_value(texts, described, value),
        "signed": signed(value) if isinstance(value, int) else "",
        "varies": "yes" if isinstance(value, PerSeats) and value.exceptions else "no",
        "count": len(value) if isinstance(value, frozenset) else 0,
    }
    return texts(f"{message_of('option', described.message)}.sentence", **details)


def _plain(value: Any) -> str | int:
    """Return a value as the messages select it: yes, no, none, a word or a number."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, PerSeats):
        return value.otherwise
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
    message = message_of("profile", profile)
    return texts(message) if profile in profile_names() else profile


def profile_about(texts: Texts, profile: str) -> str:
    """Return where the rules of a shipped profile come from, in a sentence."""
    return texts(f"{message_of('profile', profile)}.about")


# ------------------------------------------------------------------------ the sheet


def sheet(texts: Texts, rules: Rules, profile: str, seats: int | None = None) -> str:
    """Return the page that a group reads before it starts.

    Args:
        texts: the language.
        rules: the rules to tell.
        profile: the profile they are told from; the title says when they differ from it.
        seats: the number of players, where it is known: rules for other tables are left out.
    """
    told = [_told(texts, rules, section, seats) for section in words_of(rules).outline()]
    missing = _not_played(texts, rules, seats)
    code = texts("sheet-code", code=codes.encode(rules))
    body = "\n".join(part for part in told if part)
    parts = [_opening(texts, rules, profile, seats), body, missing, wrapped(code)]
    return "\n\n".join(part for part in parts if part)


def _opening(texts: Texts, rules: Rules, profile: str, seats: int | None) -> str:
    """Return the title, and where the rules come from."""
    game = texts(message_of("game", rules.game))
    title = texts("sheet-title", game=game, profile=profile_title(texts, profile))
    if profile not in profile_names():
        about = ""
    elif rules == load_profile(profile):
        about = profile_about(texts, profile)
    else:
        about = texts("sheet-changed", number=len(rules.diff(load_profile(profile))))
    numbers = rules.seat_numbers if seats is None else (seats, seats)
    players = texts("sheet-players", least=min(numbers), most=max(numbers))
    lines = [title, "=" * len(title), wrapped(f"{about} {players}".strip())]
    return "\n".join(lines)


def _told(texts: Texts, rules: Rules, section: Section, seats: int | None) -> str:
    """Return a section of the sheet, or nothing when none of it is worth saying."""
    words = words_of(rules)
    known = {described.path: described for described in rules.describe()}
    paragraphs = []
    for paragraph in section.paragraphs:
        sentences = [
            rule_sentence(texts, known[name], rules.get(name), seats)
            if name in known
            else words.say_fixed(texts, rules, name, seats)
            for name in paragraph
            if words.worth_saying(rules, name, seats)
        ]
        if sentences:
            paragraphs.append(wrapped(" ".join(sentences), "  "))
    return "\n".join([texts(section.heading), *paragraphs]) if paragraphs else ""


def _not_played(texts: Texts, rules: Rules, seats: int | None) -> str:
    """Return the list of what others play and these rules do not."""
    paths = words_of(rules).not_played(rules, seats)
    names = texts.listing(texts(message_of("option", path)) for path in paths)
    return wrapped(texts("sheet-not-played", names=names)) if names else ""


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """Break a text into lines of the sheet's width; "-10" and "Laub-Ober" stay whole."""
    return fill(
        text,
        WIDTH,
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


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
                rule_sentence(texts, described, each.get(described.path), seats)
                if words.comes_up(each, described.path, seats)
                else ""
                for each in (rules, other)
            ]
            found.append(Difference(described, *sides))
    return [each for each in found if (each.ours or each.theirs) and each.ours != each.theirs]


def difference(texts: Texts, rules: Rules, other: Rules, known: str = "") -> list[str]:
    """Say what is different from the game you know, a line for each rule that differs.

    Args:
        texts: the language.
        rules: the rules at this table.
        other: the rules that are known.
        known: what the known rules are called, such as a profile's title.
    """
    return [_in_one_line(texts, each, known) for each in compare(texts, rules, other)]


def _in_one_line(texts: Texts, each: Difference, known: str) -> str:
    """Tell our sentence and theirs; one side may have nothing to say."""
    if not each.theirs:
        return each.ours
    told = known or texts("difference-known")
    if not each.ours:
        return texts("difference-gone", known=told, theirs=each.theirs)
    return texts("difference-line", ours=each.ours, known=told, theirs=each.theirs)
