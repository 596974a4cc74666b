"""What can be played here: the games with their profiles, and every option as a form shows it.

All of it follows from the options and the language files, so it is made once for each language.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from typing import Any, Final, Literal

from msgspec import Struct

from weli.bots.levels import LEVELS
from weli.cards import parse_face
from weli.games import GAMES, load_profile, usual_players
from weli.i18n.problems import message_of
from weli.i18n.sheets import (
    group_name,
    offered_profiles,
    option_name,
    profile_about,
    profile_title,
    rule_sentence,
    say_value,
)
from weli.i18n.texts import Texts
from weli.i18n.words import playable_numbers
from weli.kernel import codes
from weli.kernel.domains import SEAT_NUMBERS, Choice, Domain, Flag, PerSeatsDomain, Subset, Whole
from weli.kernel.options import Described
from weli.server.company import USUAL_LEVEL

__all__ = [
    "ChoiceTold",
    "Control",
    "GameTold",
    "GamesTold",
    "GroupTold",
    "LevelTold",
    "OptionTold",
    "OptionsTold",
    "ProfileTold",
    "games",
    "options",
]

_MOST_SENTENCES: Final = 15
"""Of a choice with more words, such as any card of the deck, they are named and not explained."""


class LevelTold(Struct, frozen=True, kw_only=True):
    """A level of computer players.

    Attributes:
        name: as it is sent: `regular`.
        title: its name for people.
        about: how it plays, in a sentence.
    """

    name: str
    title: str
    about: str


class ProfileTold(Struct, frozen=True, kw_only=True):
    """A set of house rules that has a name.

    Attributes:
        name: as it is sent: `salzburg`.
        title: its name for people.
        about: where it is played, or where it was read, in a sentence.
        seats: by how many players it can be played.
        code: the short code of its rules.
    """

    name: str
    title: str
    about: str
    seats: tuple[int, ...]
    code: str


class GameTold(Struct, frozen=True, kw_only=True):
    """A game in the house.

    Attributes:
        name: as it is sent: `mighty`.
        title: its name for people.
        about: what kind of game it is, in a sentence.
        seats: by how many players it can be played.
        usual_seats: how many play when nobody says it.
        profiles: its profiles, in the order in which to offer them to readers of the language.
        offered: for each number of players, as text, the profile that is offered first.
        levels: the levels of computer players, weakest first.
        usual_level: the level that is offered first.
    """

    name: str
    title: str
    about: str
    seats: tuple[int, ...]
    usual_seats: int
    profiles: tuple[ProfileTold, ...]
    offered: Mapping[str, str]
    levels: tuple[LevelTold, ...]
    usual_level: str


class GamesTold(Struct, frozen=True, kw_only=True):
    """Every game in the house, for readers of a language."""

    lang: str
    games: tuple[GameTold, ...]


class ChoiceTold(Struct, frozen=True, kw_only=True):
    """One thing that an option can be.

    Attributes:
        value: as it is sent: a truth value, a word or a number.
        word: how it is called, for a button or a list.
        sentence: what it means at the table; empty for cards, and where several can be chosen.
        card: the code of the card that it is; empty for everything else.
    """

    value: bool | int | str
    word: str
    sentence: str = ""
    card: str = ""


class Control(Struct, frozen=True, kw_only=True):
    """What a form needs to know to show an option.

    A value is sent as JSON: `true`; `3`, or `"none"` where there is no limit; a word; a list of
    words; for a number that depends on the number of players a number, or a table such as
    `{"otherwise": 5, "4": 3}`.

    Attributes:
        kind: `flag` is yes or no, `whole` a number, `choice` one word, `card` one card or one of
            the words before the cards, `subset` any of some words, `per_seats` a number that may
            differ by the number of players.
        choices: everything that can be chosen, unless it is a number.
        least: the smallest number.
        most: the largest number.
        optional: whether the number may be left out (`"none"`), or nothing may be chosen (`[]`).
        none: what that is called.
        seats: the numbers of players that can be singled out.
    """

    kind: Literal["flag", "whole", "choice", "card", "subset", "per_seats"]
    choices: tuple[ChoiceTold, ...] = ()
    least: int = 0
    most: int = 0
    optional: bool = False
    none: str = ""
    seats: tuple[int, ...] = ()


class OptionTold(Struct, frozen=True, kw_only=True):
    """One house rule, as a form shows it.

    Attributes:
        path: as it is sent: `home.cost`.
        name: its heading.
        about: what it says at most tables, in a sentence: that of its default.
        source: where it is told, by the tags of the rule book.
        book: its name in the rule book.
        control: how to choose it.
        default: its value in the game's first profile.
        profiles: its value in each profile.
    """

    path: str
    name: str
    about: str
    source: str
    book: str
    control: Control
    default: Any
    profiles: Mapping[str, Any]


class GroupTold(Struct, frozen=True, kw_only=True):
    """Options that belong together, under a heading."""

    name: str
    heading: str
    options: tuple[OptionTold, ...]


class OptionsTold(Struct, frozen=True, kw_only=True):
    """Every option of a game, group by group, in the order of play."""

    game: str
    lang: str
    groups: tuple[GroupTold, ...]


# ------------------------------------------------------------------------ games


@cache
def games(lang: str) -> GamesTold:
    """Return every game for readers of a language."""
    words = Texts(lang)
    return GamesTold(lang=lang, games=tuple(_game(words, name) for name in GAMES))


def _game(words: Texts, name: str) -> GameTold:
    """Tell a game."""
    words = words.at(name)
    seats = GAMES[name].rules.seat_numbers
    profiles = offered_profiles(name, words.language)
    return GameTold(
        name=name,
        title=words(message_of("game", name)),
        about=words(f"{message_of('game', name)}.about"),
        seats=seats,
        usual_seats=usual_players(load_profile(profiles[0])),
        profiles=tuple(_profile(words, each) for each in profiles),
        offered={str(n): offered_profiles(name, words.language, n)[0] for n in seats},
        levels=tuple(_level(words, level) for level in LEVELS),
        usual_level=USUAL_LEVEL,
    )


def _profile(words: Texts, name: str) -> ProfileTold:
    """Tell a profile."""
    rules = load_profile(name)
    return ProfileTold(
        name=name,
        title=profile_title(words, name),
        about=profile_about(words, name),
        seats=playable_numbers(rules),
        code=codes.encode(rules),
    )


def _level(words: Texts, name: str) -> LevelTold:
    """Tell a level of computer players."""
    message = message_of("catalogue-level", name)
    return LevelTold(name=name, title=words(message), about=words(f"{message}.about"))


# ------------------------------------------------------------------------ options


@cache
def options(game: str, lang: str) -> OptionsTold:
    """Return every option of a game for readers of a language."""
    words = Texts(lang, game)
    described = GAMES[game].rules().describe()
    groups = groupby(described, key=lambda each: each.group)
    return OptionsTold(
        game=game,
        lang=lang,
        groups=tuple(_group(words, game, name, those) for name, those in groups),
    )


def _group(words: Texts, game: str, name: str, those: Iterable[Described]) -> GroupTold:
    """Tell a group of options."""
    return GroupTold(
        name=name,
        heading=group_name(words, game, name),
        options=tuple(_option(words, each) for each in those),
    )


def _option(words: Texts, each: Described) -> OptionTold:
    """Tell an option."""
    usual = load_profile(GAMES[each.game].default_profile).get(each.path)
    profiles = offered_profiles(each.game, words.language)
    return OptionTold(
        path=each.path,
        name=option_name(words, each),
        about=rule_sentence(words, each, usual),
        source=each.source,
        book=each.book,
        control=_control(words, each),
        default=each.domain.plain(usual),
        profiles={one: each.domain.plain(load_profile(one).get(each.path)) for one in profiles},
    )


def _control(words: Texts, each: Described) -> Control:
    """Tell how an option is chosen."""
    domain = each.domain
    match domain:
        case Whole(least=least, most=most, optional=optional):
            none = say_value(words, each, None) if optional else ""
            return Control(kind="whole", least=least, most=most, optional=optional, none=none)
        case PerSeatsDomain(number=number):
            return Control(
                kind="per_seats",
                least=number.least,
                most=number.most,
                seats=tuple(n for n in GAMES[each.game].rules.seat_numbers if n in SEAT_NUMBERS),
            )
        case Subset():
            none = "" if domain.names_none else say_value(words, each, frozenset())
            return Control(
                kind="subset", choices=_members(words, each, domain), optional=bool(none), none=none
            )
        case _:
            choices = _choices(words, each, domain)
            if isinstance(domain, Flag):
                return Control(kind="flag", choices=choices)
            is_card = any(choice.card for choice in choices)
            return Control(kind="card" if is_card else "choice", choices=choices)


def _members(words: Texts, each: Described, domain: Subset) -> tuple[ChoiceTold, ...]:
    """Tell the words of which any can be chosen."""
    return tuple(
        ChoiceTold(value=str(member), word=say_value(words, each, frozenset([member])))
        for member in domain.members
    )


def _choices(words: Texts, each: Described, domain: Domain) -> tuple[ChoiceTold, ...]:
    """Tell what can be chosen; words come before cards."""
    values = domain.values()
    explained = len(values) <= _MOST_SENTENCES
    told = [
        ChoiceTold(
            value=value,
            word=say_value(words, each, value),
            sentence=rule_sentence(words, each, value) if explained else "",
            card=_card(domain, value),
        )
        for value in values
    ]
    return tuple(sorted(told, key=lambda choice: bool(choice.card)))


def _card(domain: Domain, value: Any) -> str:
    """Return the code of the card that a choice stands for, or nothing."""
    if not (isinstance(domain, Choice) and isinstance(value, str)):
        return ""
    try:
        parse_face(value)
    except ValueError:
        return ""
    return value
