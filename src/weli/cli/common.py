"""What the commands share: the reader's words, the rules that are meant, and how to fail."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from weli.games import (
    GAMES,
    closest_profile,
    game_of_code,
    game_of_toml,
    load_profile,
    profile_names,
    usual_players,
)
from weli.kernel import codes
from weli.kernel.domains import nearest
from weli.kernel.options import Problem, Rules, RulesError

if TYPE_CHECKING:
    from weli.bots.levels import UnknownBot
    from weli.i18n.texts import Texts

__all__ = [
    "closest_profile",
    "fail",
    "fail_for_bot",
    "fail_near",
    "fail_with_problems",
    "game_named",
    "load_rules",
    "texts",
    "usual_players",
]

DEFAULT_GAME = "mulatschak"
DEFAULT_PROFILES = {name: game.default_profile for name, game in GAMES.items()}
"""The profile that each game is played by when none is named."""


def fail(message: str) -> NoReturn:
    """Say what is wrong in one clear line, and end with exit code 2."""
    print(f"weli: {message}", file=sys.stderr)
    raise SystemExit(2)


def fail_near(words: "Texts", sentence: str, near: str) -> NoReturn:
    """Fail with a sentence, and with the nearest right thing where there is one."""
    fail(f"{sentence} {words('problem-nearest', near=near)}" if near else sentence)


def fail_for_bot(words: "Texts", error: "UnknownBot", known: Iterable[str]) -> NoReturn:
    """Fail because a name belongs to no computer player; those that there are get listed."""
    from weli.i18n.problems import message_of

    details = {"name": error.name, "known": ", ".join(known), "error": error.error}
    fail_near(words, words(message_of("bot", error.code), **details), error.near)


def texts(lang: str | None = None) -> "Texts":
    """Return the words of a language, or of the system's language when none is named."""
    from weli.i18n.texts import LANGUAGES, Texts, UnknownLanguage, default_language

    try:
        return Texts(lang or default_language())
    except UnknownLanguage as error:
        known = ", ".join(LANGUAGES)
        fail(Texts(default_language())("cli-language", language=error.language, known=known))


def game_named(name: str, words: "Texts") -> str:
    """Return the name of a game that is in the house; fail for any other."""
    if name not in GAMES:
        fail_near(words, words("cli-game", game=name), nearest(name, GAMES) or ", ".join(GAMES))
    return name


def load_rules(
    text: str | None,
    settings: Iterable[str] = (),
    game: str | None = DEFAULT_GAME,
    words: "Texts | None" = None,
) -> tuple[Rules, str]:
    """Return the rules that are meant, and the name of the profile they are told from.

    Args:
        text: a profile's name, a TOML file or a short code; nothing means the game's default.
        settings: single options, each as `group.option=value`.
        game: the game's name; `None` for whichever game the rules are of.
        words: the words in which to fail; the system's language by default.
    """
    words = words or texts()
    game = _game_of(text) if game is None else game_named(game, words)
    words = words.at(game)
    named = text or DEFAULT_PROFILES[game]
    try:
        rules = _rules(named, game)
    except RulesError as error:
        fail_with_problems(words, error.problems, named if _is_file(named) else "")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        fail(words("cli-file", file=named, reason=reason or str(error)))
    try:
        changed = rules.with_values(_values(settings, words))
    except RulesError as error:
        fail_with_problems(words, error.problems)
    return changed, named if named in profile_names() else closest_profile(rules)


def fail_with_problems(words: "Texts", problems: Iterable[Problem], place: str = "") -> NoReturn:
    """Say everything that is wrong with some rules, and end with exit code 2."""
    from weli.i18n.problems import say_problem

    sentences = " ".join(say_problem(words, problem) for problem in problems)
    fail(f"{place}: {sentences}" if place else sentences)


def _is_file(named: str) -> bool:
    """Say whether rules are meant that lie in a file."""
    if named in profile_names():
        return False
    try:
        return named.endswith(".toml") or Path(named).is_file()
    except OSError:
        # No file has such a name: it is far too long, for one.
        return False


def _game_of(named: str | None) -> str:
    """Return the game of the rules that are meant, or the usual one where that cannot be told."""
    named = named or DEFAULT_GAME
    if named in profile_names():
        return profile_names()[named]
    if _is_file(named):
        return _game_of_file(Path(named))
    return game_of_code(named) or DEFAULT_GAME


def _game_of_file(path: Path) -> str:
    """Return the game that a TOML file names, itself or by the profile it starts from."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        # What is wrong with the file is said by whoever reads the rules in it.
        return DEFAULT_GAME
    return game_of_toml(text) or DEFAULT_GAME


def _rules(named: str, game: str) -> Rules:
    """Read a profile, a file or a code; raises `RulesError` for what is wrong in it."""
    kind = GAMES[game].rules
    if _is_file(named):
        return kind.from_toml(Path(named).read_text("utf-8"), load_profile)
    if named not in profile_names() and game_of_code(named):
        return codes.decode(kind, named)
    rules = load_profile(named)
    if rules.game != game:
        raise RulesError(Problem("other_game", named, {"game": rules.game}))
    return rules


def _values(settings: Iterable[str], words: "Texts") -> dict[str, object]:
    """Read settings such as `exchange.most=3`; the last of an option counts."""
    values: dict[str, object] = {}
    for setting in settings:
        path, equals, value = setting.partition("=")
        if not equals:
            fail(words("cli-setting", setting=setting))
        values[path.strip()] = value.strip()
    return values
