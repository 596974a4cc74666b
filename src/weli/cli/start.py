"""`weli` alone: a few questions, each with an answer that Enter takes, and then the game."""

import sys
from typing import NamedTuple

from weli.cli.common import DEFAULT_GAME, DEFAULT_PROFILES, closest_profile, texts
from weli.cli.play import DEFAULT_PLAYERS
from weli.cli.saves import last_played
from weli.cli.tables import INTERRUPTED, new_match, seat_company
from weli.cli.wishes import Company, Face
from weli.games import load_profile, profile_names
from weli.i18n.sheets import profile_title
from weli.i18n.texts import Texts
from weli.kernel.domains import nearest
from weli.kernel.options import Rules
from weli.kernel.record import Header

__all__ = ["sit_down"]


class _Usual(NamedTuple):
    """What Enter takes: what was played last, or the defaults."""

    rules: Rules
    profile: str
    players: int
    level: str


def sit_down() -> None:
    """Ask for the rules, the number of players and the level, and play."""
    words = texts()
    try:
        _ask_and_play(words)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        raise SystemExit(INTERRUPTED) from None


def _ask_and_play(words: Texts) -> None:
    usual = _usual()
    print(words("start-game", game=words(f"game-{DEFAULT_GAME}")))
    rules, profile = _ask_rules(words, usual)
    numbers = [str(number) for number in rules.seat_numbers if not rules.check(number)]
    players = _ask(words, "start-players", numbers, str(usual.players))
    level = _ask(words, "start-level", _levels(), usual.level)
    sitting = seat_company(words, None, [level] * (int(players) - 1))
    new_match(words, rules, profile, sitting, None, Face())


def _usual() -> _Usual:
    """Return what was played last, if it can be played still, else the defaults."""
    profile = DEFAULT_PROFILES[DEFAULT_GAME]
    usual = _Usual(load_profile(profile), profile, DEFAULT_PLAYERS, Company.level)
    match = last_played()
    if match is None:
        return usual
    header: Header = match.record.header
    levels = [player.bot for player in header.players if player.bot in _levels()]
    profile = header.profile if header.profile in profile_names() else closest_profile(match.rules)
    return _Usual(match.rules, profile, match.seats, (levels or [Company.level])[0])


def _levels() -> list[str]:
    from weli.bots.levels import LEVELS

    return list(LEVELS)


def _ask_rules(words: Texts, usual: _Usual) -> tuple[Rules, str]:
    """Ask for a profile; rules of one's own that were played last are offered first."""
    usual_name = DEFAULT_PROFILES[DEFAULT_GAME]
    others = [name for name, game in profile_names().items() if game == DEFAULT_GAME]
    names = sorted(others, key=lambda name: name != usual_name)
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
        print(words("line-choice", number=number, label=_about(words, name)))
    known = next(name for name, rules in choices.items() if rules == usual.rules)
    chosen = _ask(words, "start-rules", list(choices), known, numbered=True)
    return choices[chosen], chosen if chosen in names else usual.profile


def _about(words: Texts, profile: str) -> str:
    """Describe a profile in one line."""
    rules = load_profile(profile)
    return words(
        "start-profile",
        name=profile_title(words, profile),
        points=rules.get("match.start_score"),
        cards=rules.get("pack.size"),
        about=words(f"profile-{profile}.about"),
    )


def _ask(
    words: Texts, message: str, answers: list[str], usual: str, *, numbered: bool = False
) -> str:
    """Ask until the answer is one of these; Enter takes the usual one."""
    if usual not in answers:
        usual = answers[0]
    shown = str(answers.index(usual) + 1) if numbered else usual
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
        meant = [answer for answer in answers if answer.casefold() == typed.casefold()]
        if meant:
            return meant[0]
        near = nearest(typed, answers) or words.listing(answers, "or")
        print(words("start-not-that", typed=typed), words("problem-nearest", near=near))
