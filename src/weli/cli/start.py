"""`weli play --ask`: a few questions, each with an answer that Enter takes, and then the game."""

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from weli.cli.common import DEFAULT_GAME, closest_profile, texts, usual_players
from weli.cli.saves import last_played
from weli.cli.tables import INTERRUPTED, new_match, seat_company
from weli.cli.wishes import Company, Face
from weli.games import GAMES, load_profile, profile_names
from weli.i18n.sheets import offered_profiles, profile_title
from weli.i18n.texts import Texts
from weli.kernel.domains import nearest
from weli.kernel.options import Rules
from weli.kernel.record import Header
from weli.play.match import Match
from weli.terminal.games import face_for

__all__ = ["sit_down"]


class _Usual(NamedTuple):
    """What Enter takes: what was played last, or the defaults."""

    rules: Rules
    profile: str
    players: int
    level: str


def sit_down() -> None:
    """Ask for the game, the rules, the number of players and the level, and play."""
    words = texts()
    try:
        _ask_and_play(words)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        raise SystemExit(INTERRUPTED) from None


def _ask_and_play(words: Texts) -> None:
    last = last_played()
    game = _ask_game(words, DEFAULT_GAME if last is None else last.rules.game)
    words = words.at(game)
    usual = _usual(words, game, last)
    rules, profile = _ask_rules(words, usual)
    numbers = [str(number) for number in rules.seat_numbers if not rules.check(number)]
    known = usual.players if rules == usual.rules else usual_players(rules)
    players = _ask(words, "start-players", numbers, str(known))
    level = _ask(words, "start-level", _levels(), usual.level)
    sitting = seat_company(words, None, [level] * (int(players) - 1))
    new_match(words, rules, profile, sitting, None, Face())


def _ask_game(words: Texts, usual: str) -> str:
    """Ask for the game, by its own name or by that in the reader's language."""
    named = {words(f"game-{game}"): game for game in GAMES}
    titles = {game: title for title, game in named.items()}
    return named[_ask(words, "start-game", [*named], titles[usual], others=titles)]


def _usual(words: Texts, game: str, last: Match | None) -> _Usual:
    """Return what was played last, if it was this game, else the defaults."""
    profile = offered_profiles(game, words.language)[0]
    rules = load_profile(profile)
    usual = _Usual(rules, profile, usual_players(rules), Company.level)
    if last is None or last.rules.game != game:
        return usual
    header: Header = last.record.header
    levels = [player.bot for player in header.players if player.bot in _levels()]
    profile = header.profile if header.profile in profile_names() else closest_profile(last.rules)
    return _Usual(last.rules, profile, last.seats, (levels or [Company.level])[0])


def _levels() -> list[str]:
    from weli.bots.levels import LEVELS

    return list(LEVELS)


def _ask_rules(words: Texts, usual: _Usual) -> tuple[Rules, str]:
    """Ask for a profile; rules of one's own that were played last are offered first."""
    names = offered_profiles(words.game, words.language)
    choices = {name: load_profile(name) for name in names}
    print(words("start-profiles"))
    if usual.rules not in choices.values():
        changes = len(usual.rules.diff(load_profile(usual.profile)))
        title = profile_title(words, usual.profile)
        choices = {words("start-last-name"): usual.rules} | choices
        about = words("start-last", profile=title, number=changes)
        print(words("line-choice", number=1, label=about))
    first = len(choices) - len(names) + 1
    for number, name in enumerate(names, start=first):
        about = face_for(words.game).tell_profile(words, name)
        print(words("line-choice", number=number, label=about))
    known = next(name for name, rules in choices.items() if rules == usual.rules)
    chosen = _ask(words, "start-rules", list(choices), known, numbered=True)
    return choices[chosen], chosen if chosen in names else usual.profile


def _ask(
    words: Texts,
    message: str,
    answers: list[str],
    usual: str,
    *,
    numbered: bool = False,
    others: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Ask until the answer is one of these; Enter takes the usual one.

    `others` are further words, with the answers that they stand for.
    """
    if usual not in answers:
        usual = answers[0]
    shown = str(answers.index(usual) + 1) if numbered else usual
    meant = {answer.casefold(): answer for answer in answers} | dict(others)
    while True:
        sys.stdout.write(words(message, answers=words.listing(answers, "or"), usual=shown) + " ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        typed = line.strip()
        if not typed:
            return usual
        if numbered and typed.isdecimal() and 1 <= int(typed) <= len(answers):
            return answers[int(typed) - 1]
        if typed.casefold() in meant:
            return meant[typed.casefold()]
        near = nearest(typed, answers) or words.listing(answers, "or")
        print(words("start-not-that", typed=typed), words("problem-nearest", near=near))
