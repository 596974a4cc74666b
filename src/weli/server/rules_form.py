"""The form for house rules: what somebody chose, typed or pasted, told back in the reader's words.

Whatever can be read counts, and everything that is wrong is told at once, each with the place and
the nearest right thing; the form never has to guess a rule.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from weli.games import (
    GAMES,
    closest_profile,
    game_of_code,
    game_of_toml,
    load_profile,
    profile_names,
)
from weli.i18n.problems import say_problem
from weli.i18n.rule_files import toml_of
from weli.i18n.sheets import (
    Difference,
    Sheet,
    compare,
    option_name,
    profile_title,
    rule_sentence,
    say_value,
    sheet_parts,
)
from weli.i18n.texts import Texts
from weli.i18n.words import words_of
from weli.kernel import codes
from weli.kernel.domains import BadValue, Subset, nearest
from weli.kernel.options import Described, Problem, Rules, RulesError

__all__ = [
    "DifferenceTold",
    "ProblemTold",
    "RulesTold",
    "RulesWish",
    "SectionTold",
    "SentenceTold",
    "SheetTold",
    "differences",
    "sheet_of",
    "tell",
]

_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
_MOST_KEYS: Final = 400
"""No game has nearly as many options; each that does not exist takes a while to tell."""

_NOT_MEANT: Final = "players_not_offered"
_SHEETS: Final = 256
"""So many sheets stay in memory; everybody at a table reads the same one in a few languages."""


class RulesWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules as somebody chose them, in any of three ways, and what to tell about them.

    Attributes:
        game: the game; it may be left out when the profile, the code or the file says it.
        base: the profile to start from; by default the game's first one.
        values: the options that differ from that, by path; as JSON or as typed on a command line.
        code: a short code that was pasted; it replaces the base.
        toml: a TOML file that was pasted; it replaces the base as well.
        seats: the number of players, if it is known.
        known: the profile that the reader knows, to be told the differences from it.
        lang: the reader's language.
    """

    game: str = ""
    base: str = ""
    values: Annotated[Mapping[str, Any], Meta(max_length=_MOST_KEYS)] = {}
    code: str = ""
    toml: str = ""
    seats: int | None = None
    known: str = ""
    lang: str = ""


class ProblemTold(Struct, frozen=True, kw_only=True):
    """One thing that is wrong.

    Attributes:
        code: what kind of problem it is.
        path: the option concerned, or the key as it was typed; empty for none.
        sentence: what is wrong, where, and what the nearest right thing is.
        line: the line of the pasted file; 0 where there is none.
        remedy: a value of the option with which the problem goes away; null where there is none.
        remedy_sentence: what the option means with that value.
    """

    code: str
    path: str
    sentence: str
    line: int = 0
    remedy: Any = None
    remedy_sentence: str = ""


class DifferenceTold(Struct, frozen=True, kw_only=True):
    """One house rule that differs; a sentence is empty where the rule cannot come up.

    Attributes:
        path: the option.
        name: its heading.
        ours: what these rules say.
        theirs: what the other rules say.
    """

    path: str
    name: str
    ours: str
    theirs: str


class SentenceTold(Struct, frozen=True, kw_only=True):
    """A sentence of the rule sheet; `path` is its option, empty for a rule that is always so."""

    path: str
    text: str


class SectionTold(Struct, frozen=True, kw_only=True):
    """A heading of the rule sheet, and the paragraphs under it, sentence by sentence."""

    heading: str
    paragraphs: tuple[tuple[SentenceTold, ...], ...]


class SheetTold(Struct, frozen=True, kw_only=True):
    """The rule sheet that everybody at a table reads and agrees to.

    Attributes:
        title: the game, and the profile that the rules are told from.
        about: where the rules come from, and for how many players they are.
        sections: what is played by, in the order of play.
        missing: what others play and these rules do not; empty for nothing.
        code: the sentence with the short code.
    """

    title: str
    about: str
    sections: tuple[SectionTold, ...]
    missing: str
    code: str


class RulesTold(Struct, frozen=True, kw_only=True):
    """Everything that a form or a lobby shows of a set of rules.

    Attributes:
        game: the game that the rules are of.
        code: the short code that stands for all of them.
        plain: every option, group by group, as in records and TOML files.
        values: every option by path, for the form's controls.
        profile: the shipped profile that they are closest to.
        base: the profile that differences are told from: the one that was asked for, or the
            closest.
        base_title: its name for people.
        read: whether all that was sent could be read; what could not is among the problems, and
            does not count.
        playable: by how many players these rules can be played.
        problems: everything that is wrong.
        changed: of each option that differs from the base, what the base has: "Salzburg: 1".
        differences: what is different from the base and matters, as sentences.
        known_differences: the same from the profile that the reader knows.
        sentences: what each option means at the table, by path.
        idle: the options that cannot come up as the others stand.
        sheet: the whole rule sheet.
        toml: the rules as a TOML file, to be kept and passed on.
    """

    game: str
    code: str
    plain: Mapping[str, Mapping[str, Any]]
    values: Mapping[str, Any]
    profile: str
    base: str
    base_title: str
    read: bool
    playable: tuple[int, ...]
    problems: tuple[ProblemTold, ...]
    changed: Mapping[str, str]
    differences: tuple[DifferenceTold, ...]
    known_differences: tuple[DifferenceTold, ...]
    sentences: Mapping[str, str]
    idle: tuple[str, ...]
    sheet: SheetTold
    toml: str


# ------------------------------------------------------------------------ the whole answer


def tell(wish: RulesWish, lang: str) -> RulesTold:
    """Tell back the rules that somebody chose.

    Args:
        wish: the rules.
        lang: a language that there is.
    """
    game = _game_of(wish)
    words = Texts(lang, game)
    rules, unread = _read(wish, game)
    base = wish.base if profile_names().get(wish.base) == game else closest_profile(rules)
    playable = tuple(n for n in rules.seat_numbers if not rules.check(n))
    known = {each.path: each for each in rules.describe()}
    problems = [*unread, *_impossible(rules, wish.seats, playable)]
    # Rules that are told for a number of players need one that the game has.
    seats = wish.seats if wish.seats in rules.seat_numbers else None
    return RulesTold(
        game=game,
        code=codes.encode(rules),
        plain=rules.plain(),
        values={path: each.domain.plain(rules.get(path)) for path, each in known.items()},
        profile=closest_profile(rules),
        base=base,
        base_title=profile_title(words, base),
        read=not unread,
        playable=playable,
        problems=tuple(_problem(words, each, known, wish.toml) for each in problems),
        changed=_changed(words, rules, base),
        differences=differences(words, rules, base, seats),
        known_differences=_differences_from_known(words, rules, wish.known, seats),
        sentences={p: rule_sentence(words, each, rules.get(p)) for p, each in known.items()},
        idle=tuple(p for p in known if not words_of(rules).comes_up(rules, p, seats)),
        sheet=sheet_of(lang, rules, base, seats),
        toml=toml_of(words, rules),
    )


# ------------------------------------------------------------------------ reading


def _game_of(wish: RulesWish) -> str:
    """Return the game that is meant: what was pasted says it best, then the request."""
    pasted = game_of_code(wish.code) or game_of_toml(wish.toml)
    named = wish.game if wish.game in GAMES else profile_names().get(wish.base, "")
    return pasted or named or next(iter(GAMES))


def _read(wish: RulesWish, game: str) -> tuple[Rules, tuple[Problem, ...]]:
    """Read as much as can be read; what cannot is told."""
    unread: list[Problem] = []
    rules = _start(wish, game, unread)
    values = dict(wish.values)
    while True:
        try:
            return rules.with_values(values), tuple(unread)
        except RulesError as error:
            unread += error.problems
            for problem in error.problems:
                values.pop(problem.path)


def _start(wish: RulesWish, game: str, unread: list[Problem]) -> Rules:
    """Return what the chosen values are changes of: what was pasted, or a profile."""
    try:
        if wish.code or wish.toml:
            return _pasted(wish, GAMES[game].rules)
        if wish.base:
            return _base(wish.base, game)
    except RulesError as error:
        unread += error.problems
    known = profile_names().get(wish.base) == game
    return load_profile(wish.base if known else GAMES[game].default_profile)


def _pasted(wish: RulesWish, kind: type[Rules]) -> Rules:
    """Read the code or the file that somebody pasted; raises `RulesError`."""
    if wish.code:
        return codes.decode(kind, wish.code)
    if wish.toml.count("=") > _MOST_KEYS:
        raise RulesError(Problem("too_many_keys", details={"most": _MOST_KEYS}))
    return kind.from_toml(wish.toml, load_profile)


def _base(profile: str, game: str) -> Rules:
    """Return the rules of a profile; raises `RulesError` where the game has none of that name."""
    rules = load_profile(profile)
    if rules.game != game:
        raise RulesError(Problem("other_game", profile, {"game": rules.game}))
    return rules


# ------------------------------------------------------------------------ what is wrong


def _impossible(rules: Rules, seats: int | None, playable: tuple[int, ...]) -> Iterable[Problem]:
    """Return what keeps the rules from being played: by so many, or by any number of players.

    That they are not meant for a number goes without saying, unless nothing else is wrong.
    """
    if seats is not None:
        return rules.check(seats)
    if playable:
        return ()
    found = [each for n in rules.seat_numbers for each in rules.check(n)]
    others = [each for each in found if each.code != _NOT_MEANT]
    return {(each.code, each.path): each for each in others or found}.values()


def _problem(
    words: Texts, problem: Problem, known: Mapping[str, Described], toml: str
) -> ProblemTold:
    """Tell a problem, with what would put it right."""
    described = known.get(problem.path)
    remedy, sentence = None, ""
    if described is not None and problem.remedy is not None:
        value = described.domain.parse(problem.remedy)
        remedy, sentence = described.domain.plain(value), rule_sentence(words, described, value)
    elif described is not None:
        remedy, sentence = _nearest(words, problem, described)
    return ProblemTold(
        code=problem.code,
        path=problem.path,
        sentence=say_problem(words, _with_game_meant(problem)),
        line=_line(problem, toml),
        remedy=remedy,
        remedy_sentence=sentence,
    )


def _with_game_meant(problem: Problem) -> Problem:
    """Add the game that is meant where a file names one that there is not."""
    named = str(problem.details.get("game", ""))
    if problem.code != "other_game" or named in GAMES:
        return problem
    return replace(problem, details={**problem.details, "near": nearest(named, GAMES)})


def _nearest(words: Texts, problem: Problem, described: Described) -> tuple[Any, str]:
    """Return the nearest value that the option takes, and its sentence; nothing if none is near."""
    if isinstance(described.domain, Subset):
        # Only one of several words is wrong, and the problem does not say what the others are.
        return None, ""
    try:
        value = described.domain.parse(problem.details.get("near") or {})
    except BadValue:
        return None, ""
    return described.domain.plain(value), rule_sentence(words, described, value)


def _line(problem: Problem, toml: str) -> int:
    """Return the line of a pasted file that a problem is about; 0 where none can be named."""
    if not toml:
        return 0
    if problem.code == "bad_toml":
        found = _LINE.search(str(problem.details.get("error", "")))
        return int(found[1]) if found else len(toml.splitlines())
    path = "base" if problem.code == "unknown_profile" else problem.path
    table = ""
    for number, line in enumerate(toml.splitlines(), start=1):
        key = line.partition("=")[0].strip().replace('"', "")
        if key.startswith("["):
            table = key.split("]")[0].strip("[] ")
            if table == path:
                return number
        elif path in (key, f"{table}.{key}"):
            return number
    return 0


# ------------------------------------------------------------------------ differences, the sheet


def _changed(words: Texts, rules: Rules, base: str) -> dict[str, str]:
    """Say what the base has, for every option that differs from it."""
    described = {each.path: each for each in rules.describe()}
    title = profile_title(words, base)
    return {
        path: words("form-known", profile=title, said=say_value(words, described[path], theirs))
        for path, (_, theirs) in rules.diff(load_profile(base)).items()
    }


def differences(
    words: Texts, rules: Rules, profile: str, seats: int | None = None
) -> tuple[DifferenceTold, ...]:
    """Tell what is different from a profile and matters."""
    found = compare(words, rules, load_profile(profile), seats)
    return tuple(_difference(words, each) for each in found)


def _difference(words: Texts, each: Difference) -> DifferenceTold:
    """Tell a difference."""
    name = option_name(words, each.described)
    return DifferenceTold(path=each.described.path, name=name, ours=each.ours, theirs=each.theirs)


def _differences_from_known(
    words: Texts, rules: Rules, profile: str, seats: int | None
) -> tuple[DifferenceTold, ...]:
    """Tell what is different from the profile that the reader knows, if it is one of the game."""
    if profile_names().get(profile) != rules.game:
        return ()
    return differences(words, rules, profile, seats)


@lru_cache(maxsize=_SHEETS)
def sheet_of(lang: str, rules: Rules, profile: str, seats: int | None = None) -> SheetTold:
    """Return the rule sheet in a language."""
    page: Sheet = sheet_parts(Texts(lang), rules, profile, seats)
    sections = [
        SectionTold(
            heading=section.heading,
            paragraphs=tuple(
                tuple(SentenceTold(path=told.path, text=told.text) for told in paragraph)
                for paragraph in section.paragraphs
            ),
        )
        for section in page.sections
    ]
    return SheetTold(
        title=page.title,
        about=page.about,
        sections=tuple(sections),
        missing=page.missing,
        code=page.code,
    )
