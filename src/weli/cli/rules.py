"""`weli rules`: show, compare, check and share house rules."""

import json
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

from cyclopts import App, Parameter

from weli.cli.common import fail, fail_with_problems, load_rules
from weli.cli.common import texts as texts_of
from weli.games import GAMES, load_profile
from weli.kernel import codes
from weli.kernel.options import Described, Rules

if TYPE_CHECKING:
    from weli.i18n.texts import Texts

__all__ = ["app"]

app = App(
    name="rules",
    help="Show, compare, check and share house rules. Rules are named by a profile, such as "
    "salzburg or seed (weli rules list shows them all), by a TOML file, or by a code that somebody "
    "gave you.",
    help_format="plaintext",
)

Settings = Annotated[list[str] | None, Parameter(name="--set", negative=())]
On = Annotated[bool, Parameter(negative=())]


# ------------------------------------------------------------------------ list


@app.command(name="list")
def list_profiles(*, json: On = False, lang: str | None = None) -> None:
    """List the profiles of house rules that come with Weli.

    Args:
        json: Print JSON for a program.
        lang: Language: en, de or ko.
    """
    words = texts_of(lang)
    from weli.i18n.sheets import offered_profiles, profile_about, profile_title

    profiles = [
        {
            "name": name,
            "game": game,
            "title": profile_title(words, name),
            "about": profile_about(words, name),
            "code": codes.encode(load_profile(name)),
        }
        for game in GAMES
        for name in offered_profiles(game, words.language)
    ]
    if json:
        _print_json(profiles)
        return
    width = max(len(profile["name"]) for profile in profiles)
    for game, those in groupby(profiles, key=lambda profile: profile["game"]):
        print(words(f"game-{game}"))
        for profile in those:
            print(f"  {profile['name']:{width}}  {profile['title']}. {profile['about']}")


# ------------------------------------------------------------------------ show


@app.command
def show(
    rules: str, *, settings: Settings = None, json: On = False, lang: str | None = None
) -> None:
    """Show every house rule with its value, and what it means at the table.

    Args:
        rules: A profile, a TOML file or a code.
        settings: One house rule changed, as group.option=value; may be given several times.
        json: Print JSON for a program: also every rule's sources and choices.
        lang: Language: en, de or ko.
    """
    words = texts_of(lang)
    chosen, profile = load_rules(rules, settings or (), None, words)
    if json:
        options = [_plain_option(words, chosen, each) for each in chosen.describe()]
        _print_json(_about(chosen, profile) | {"options": options})
        return
    from weli.i18n.sheets import group_name, option_name, rule_sentence, typed_value, wrapped

    group = ""
    for each in chosen.describe():
        if each.group != group:
            print(("\n" if group else "") + group_name(words, chosen.game, each.group))
            group = each.group
        value = chosen.get(each.path)
        print(
            f"  {each.path} = {typed_value(each.domain.plain(value))}  ({option_name(words, each)})"
        )
        print(wrapped(rule_sentence(words, each, value), "      "))


def _about(rules: Rules, profile: str) -> dict[str, Any]:
    """Return what every answer for a program says of a set of rules."""
    own = list(rules.diff(load_profile(profile)))
    return {"game": rules.game, "profile": profile, "own": own, "code": codes.encode(rules)}


def _plain_option(words: "Texts", rules: Rules, each: Described) -> dict[str, Any]:
    """Return an option as plain data."""
    from weli.i18n.sheets import option_name, rule_sentence

    value = rules.get(each.path)
    return {
        "path": each.path,
        "book": each.book,
        "name": option_name(words, each),
        "value": each.domain.plain(value),
        "default": each.domain.plain(each.default),
        "sentence": rule_sentence(words, each, value),
        "doc": each.doc,
        "source": each.source,
        "choices": {"allowed": each.domain.allowed(), "schema": each.domain.schema()},
    }


# ------------------------------------------------------------------------ diff


@app.command
def diff(
    known: str, rules: str, *, settings: Settings = None, json: On = False, lang: str | None = None
) -> None:
    """Say what is different from the game you know.

    Args:
        known: The rules you know: a profile, a TOML file or a code.
        rules: The rules to compare with them.
        settings: One house rule changed in the second rules, as group.option=value.
        json: Print JSON for a program.
        lang: Language: en, de or ko.
    """
    words = texts_of(lang)
    theirs, known_profile = load_rules(known, (), None, words)
    ours, profile = load_rules(rules, settings or (), None, words)
    if ours.game != theirs.game:
        _fail_for_games(words, (ours, rules), (theirs, known))
    if json:
        paths = {each.path: each for each in ours.describe()}
        differences = [
            {
                "path": path,
                "book": paths[path].book,
                "known": paths[path].domain.plain(before),
                "here": paths[path].domain.plain(here),
            }
            for path, (here, before) in ours.diff(theirs).items()
        ]
        sides = {"known": _about(theirs, known_profile), "here": _about(ours, profile)}
        _print_json(sides | {"differences": differences})
        return
    _tell_differences(words, (ours, rules), (theirs, known))


def _fail_for_games(words: "Texts", here: tuple[Rules, str], known: tuple[Rules, str]) -> NoReturn:
    """Fail because rules of two games cannot be compared."""
    games = [words(f"game-{rules.game}") for rules, _ in (known, here)]
    fail(
        words(
            "difference-games",
            known=known[1],
            known_game=games[0],
            here=here[1],
            here_game=games[1],
        )
    )


def _tell_differences(words: "Texts", here: tuple[Rules, str], known: tuple[Rules, str]) -> None:
    """Print each rule that differs, with the sentences of both sides."""
    from weli.i18n.sheets import compare, option_name, profile_title, wrapped

    found = compare(words, here[0], known[0])
    titles = [profile_title(words, named) for _, named in (known, here)]
    if not found:
        print(words("difference-none"))
    elif titles[0] == titles[1]:
        print(words("difference-count", number=len(found)))
        titles = [words("difference-known-title"), words("difference-here-title")]
    else:
        known_title, title = titles
        print(words("difference-heading", known=known_title, here=title, number=len(found)))
    for each in found:
        print(f"\n{option_name(words, each.described)} ({each.described.path})")
        for title, sentence in zip(titles, (each.theirs, each.ours), strict=True):
            print(wrapped(sentence or words("difference-silent"), "      ", f"  {title}: "))


# ------------------------------------------------------------------------ check


@app.command
def check(
    rules: str,
    *,
    players: int | None = None,
    settings: Settings = None,
    json: On = False,
    lang: str | None = None,
) -> None:
    """Check that rules can be read, and by how many people they can be played.

    The exit code is 2 when something is wrong; everything that is wrong is said at once.

    Args:
        rules: A profile, a TOML file or a code.
        players: The number of players; by default every number is tried.
        settings: One house rule changed, as group.option=value; may be given several times.
        json: Print JSON for a program.
        lang: Language: en, de or ko.
    """
    chosen, profile = load_rules(rules, settings or (), None, texts_of(lang))
    words = texts_of(lang).at(chosen.game)
    numbers = chosen.seat_numbers if players is None else (players,)
    problems = {seats: chosen.check(seats) for seats in numbers}
    playable = [seats for seats, found in problems.items() if not found]
    from weli.i18n.problems import say_problem

    if json:
        plain = {
            str(seats): [
                {"code": each.code, "path": each.path, "sentence": say_problem(words, each)}
                for each in found
            ]
            for seats, found in problems.items()
        }
        _print_json(_about(chosen, profile) | {"ok": bool(playable), "problems": plain})
        raise SystemExit(0 if playable else 2)
    found = [each for several in problems.values() for each in several]
    if players is None:
        # That they are not meant for a number goes without saying, unless nothing else is wrong.
        others = [each for each in found if each.code != "players_not_offered"]
        found = others if others or playable else found
    told = " ".join(dict.fromkeys(say_problem(words, each) for each in found))
    if not playable:
        fail(f"{rules}: {told}")
    players_told = words.listing([str(seats) for seats in playable], "or")
    print(words("rules-playable", rules=rules, numbers=players_told))
    if told:
        print(told)


# ------------------------------------------------------------------------ code


@app.command
def code(
    rules: str,
    *,
    read: On = False,
    settings: Settings = None,
    json: On = False,
    lang: str | None = None,
) -> None:
    """Print the short code of some rules; with --read, print the rules of a code as a TOML file.

    Args:
        rules: A profile, a TOML file or a code.
        read: Print the rules as a TOML file, as in `weli rules code --read M1-C > mine.toml`.
        settings: One house rule changed, as group.option=value; may be given several times.
        json: Print JSON for a program.
        lang: Language: en, de or ko.
    """
    words = texts_of(lang)
    chosen, profile = load_rules(rules, settings or (), None, words)
    if json:
        _print_json(_about(chosen, profile) | {"rules": chosen.plain()})
    elif read:
        from weli.i18n.rule_files import toml_of

        print(toml_of(words, chosen))
    else:
        print(codes.encode(chosen))


# ------------------------------------------------------------------------ sheet


@app.command
def sheet(
    rules: str,
    *,
    players: int | None = None,
    settings: Settings = None,
    lang: str | None = None,
) -> None:
    """Print the one-page sheet that a group reads before it starts.

    Args:
        rules: A profile, a TOML file or a code.
        players: The number of players: rules for other numbers are left out.
        settings: One house rule changed, as group.option=value; may be given several times.
        lang: Language: en, de or ko.
    """
    words = texts_of(lang)
    chosen, profile = load_rules(rules, settings or (), None, words)
    if players is not None and (problems := chosen.check(players)):
        fail_with_problems(words.at(chosen.game), problems)
    from weli.i18n.sheets import sheet as told

    print(told(words, chosen, profile, players))


def _print_json(value: object) -> None:
    """Print a value for a program."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
