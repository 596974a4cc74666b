"""Writes the pages about house rules in docs/rules from the options, the profiles and the words.

Run with ``uv run python tools/rules_docs.py`` after changing an option, a profile or a sentence;
a test says when the pages are not what this makes of them.
"""

from pathlib import Path
from typing import Any

from weli.games import GAMES, load_profile, profile_names
from weli.i18n.problems import message_of
from weli.i18n.sheets import (
    compare,
    group_name,
    offered_profiles,
    option_name,
    profile_about,
    profile_title,
    rule_sentence,
    say_value,
    sheet,
    typed_value,
)
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel import codes
from weli.kernel.domains import Choice, Flag, Subset
from weli.kernel.options import Described, Rules

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
WORDS = Texts("en")
MADE_BY = "<!-- Made by tools/rules_docs.py from the options in the code; do not edit. -->"
MOST_CHOICES = 15
"""Of an option with more choices, such as any card, they are not told one by one."""

LANGUAGE_NAMES = {
    "en": "The sheet in English",
    "de": "Das Regelblatt auf Deutsch",
    "ko": "한국어 규칙표",
}


def pages() -> dict[str, str]:
    """Returns every page by its file name, as text that ends with a line end."""
    made = {"README.md": index()}
    for game in GAMES.values():
        made[f"{game.id}.md"] = options_page(game.id, game.rules())
    for profile in profile_names():
        made[f"{profile}.md"] = profile_page(profile, load_profile(profile))
    return {name: text.rstrip("\n") + "\n" for name, text in made.items()}


# ------------------------------------------------------------------------ the first page


def index() -> str:
    """Returns the page that leads to the others."""
    lines = [
        "# House rules",
        "",
        MADE_BY,
        "",
        "Every house rule is one option, named `group.option`. A *profile* is a set of rules that "
        "has a name; it, a TOML file of your own, or a code can be given wherever rules are asked "
        "for, and single options can be changed with `--set group.option=value`:",
        "",
        "```sh",
        "uv run weli rules list",
        "uv run weli rules sheet murln --lang de",
        "uv run weli rules sheet seed --players 5",
        "uv run weli rules diff salzburg murln",
        "uv run weli rules code murln --set home.cost=1",
        "```",
    ]
    for game in GAMES.values():
        title = WORDS(message_of("game", game.id))
        lines += ["", f"## {title}", ""]
        lines += [f"[All options of {title}]({game.id}.md), and its profiles:"]
        lines += ["", "| profile | what it is | code |", "|---|---|---|"]
        for profile in _profiles(game.id):
            about = f"{profile_title(WORDS, profile)}. {profile_about(WORDS, profile)}"
            code = codes.encode(load_profile(profile))
            lines.append(f"| [`{profile}`]({profile}.md) | {about} | `{code}` |")
    return "\n".join(lines)


def _profiles(game: str) -> list[str]:
    """Returns the names of a game's profiles, the one that is offered first before the others."""
    return offered_profiles(game, WORDS.language)


# ------------------------------------------------------------------------ all options of a game


def options_page(game: str, rules: Rules) -> str:
    """Returns the page about every option of a game, group by group."""
    title = WORDS(message_of("game", game))
    lines = [
        f"# {title}: every option",
        "",
        MADE_BY,
        "",
        f"The tables show what each profile plays; what differs from "
        f"`{_profiles(game)[0]}` is bold. The sources are the tags of the "
        f"[rule book](../rulebook/{game}.md), where an option may have a longer name.",
    ]
    groups: dict[str, list[Described]] = {}
    for each in rules.describe():
        groups.setdefault(each.group, []).append(each)
    for group, options in groups.items():
        about = (type(getattr(rules, group)).__doc__ or "").strip()
        lines += [
            "",
            f"## {group_name(WORDS, game, group)}",
            "",
            about,
            "",
            *_values_table(game, options),
        ]
        for each in options:
            lines += ["", *_option(each)]
    return "\n".join(lines)


def _values_table(game: str, options: list[Described]) -> list[str]:
    """Returns the table of what each profile plays."""
    profiles = _profiles(game)
    heads = [f"[`{profile}`]({profile}.md)" for profile in profiles]
    lines = [f"| option | {' | '.join(heads)} |", "|---" * (len(profiles) + 1) + "|"]
    for each in options:
        usual = load_profile(profiles[0]).get(each.path)
        cells = [f"`{each.path}`"]
        for profile in profiles:
            value = load_profile(profile).get(each.path)
            said = typed_value(each.domain.plain(value))
            cells.append(said if value == usual else f"**{said}**")
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _option(each: Described) -> list[str]:
    """Returns what there is to say of one option."""
    book = "" if each.book == each.name else f" In the rule book: `{each.book}`."
    lines = [
        f"**{option_name(WORDS, each)}**, `{each.path}`. {each.doc}{book} "
        f"Source: {each.source}. Choices: `{each.domain.allowed()}`.",
    ]
    choices = each.domain.values() if isinstance(each.domain, Flag | Choice) else ()
    if 0 < len(choices) <= MOST_CHOICES:
        lines += ["", *(_choice(each, value) for value in choices)]
    if isinstance(each.domain, Subset):
        words = [word for word in each.domain.members if not word.isdigit()]
        lines += ["", *(_member(each, word) for word in words)] if words else []
    return lines


def _choice(each: Described, value: Any) -> str:
    """Returns one choice of an option, and what it means at the table."""
    return f"- `{typed_value(value)}`: {rule_sentence(WORDS, each, value)}"


def _member(each: Described, word: str) -> str:
    """Returns one of several words that an option may name, and what it means."""
    return f"- `{word}`: {say_value(WORDS, each, frozenset((word,)))}"


# ------------------------------------------------------------------------ one profile


def profile_page(profile: str, rules: Rules) -> str:
    """Returns the page about one profile: what is different, and the sheet in every language."""
    usual = _profiles(rules.game)[0]
    lines = [
        f"# {profile_title(WORDS, profile)}",
        "",
        MADE_BY,
        "",
        f"{profile_about(WORDS, profile)} The profile `{profile}` of "
        f"[{WORDS(message_of('game', rules.game))}]({rules.game}.md); its code is "
        f"`{codes.encode(rules)}`.",
    ]
    if profile != usual:
        lines += ["", f"## Different from {profile_title(WORDS, usual)}", ""]
        lines += [f"| | {profile_title(WORDS, usual)} | {profile_title(WORDS, profile)} |"]
        lines += ["|---|---|---|"]
        for each in compare(WORDS, rules, load_profile(usual)):
            theirs, ours = (side or "(cannot come up)" for side in (each.theirs, each.ours))
            lines.append(f"| {option_name(WORDS, each.described)} | {theirs} | {ours} |")
    for language in LANGUAGES:
        told = sheet(Texts(language), rules, profile)
        lines += ["", f"## {LANGUAGE_NAMES[language]}", "", "```text", told, "```"]
    return "\n".join(lines)


def main() -> None:
    """Writes every page, and takes away pages that are not made any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = pages()
    for old in FOLDER.glob("*.md"):
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"Wrote {len(made)} pages to docs/rules.")


if __name__ == "__main__":
    main()
