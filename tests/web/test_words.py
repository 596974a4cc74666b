"""The browser says what the terminal says, and knows every word that it uses."""

import html
import re
from pathlib import Path

import msgspec
import pytest

from tests.i18n.messages import SCOPES, needs, patterns
from tests.web.cases import all_cases, shipped
from tests.web.node import MODULES, WEB, run_node
from weli.i18n.texts import LANGUAGES, sources
from weli.server.refusals import PROBLEMS, REFUSALS

VITEST = MODULES / "vitest" / "vitest.mjs"
SAID = re.compile(r"""\b(?:say|tell|words\.has)\(\s*["'`]([a-z][\w.-]*)["'`]""")
"""A message that is named in full where it is said."""
BUILT = re.compile(r"""\b(?:say|tell)\(\s*`([a-z][\w-]*)\$\{""")
"""A message of which the end is put together."""
CODED = re.compile(r"""\bmessage(?:Of|For)\(\s*"([a-z-]+)\"""")
"""A message that a code stands for."""


def test_the_browser_says_what_the_terminal_says(tmp_path: Path) -> None:
    file = tmp_path / "sentences.json"
    file.write_bytes(msgspec.json.encode(list(all_cases())))
    ran = run_node(VITEST, "run", "tests/words/same.test.ts", WELI_SENTENCES=str(file))
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert "1 passed" in ran.stdout


def scripts() -> list[Path]:
    """The sources of the page."""
    return sorted([*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")])


def test_every_word_that_the_page_names_is_there() -> None:
    known = {message for game in SCOPES for message in shipped("en", game)}
    missing = {
        f"{path.relative_to(WEB)}: {message}"
        for path in scripts()
        for message in SAID.findall(path.read_text(encoding="utf-8"))
        if message not in known
    }
    assert missing == set()


def test_words_that_are_put_together_begin_as_some_message_does() -> None:
    known = {message for game in SCOPES for message in shipped("en", game)}
    missing = {
        f"{path.relative_to(WEB)}: {start}..."
        for path in scripts()
        for start in BUILT.findall(path.read_text(encoding="utf-8"))
        if not any(message.startswith(start) for message in known)
    }
    assert missing == set()


def browser_messages(lang: str, game: str = "") -> set[str]:
    """The messages of the files that only the browser reads."""
    files = [text for name, text in sources(lang, game).items() if name.startswith("browser")]
    names = {
        line.partition(" =")[0] for text in files for line in text.splitlines() if " =" in line
    }
    return {name for name in patterns(lang, game) if name.partition(".")[0] in names}


def test_no_word_of_the_browser_is_left_over() -> None:
    page = "\n".join(path.read_text(encoding="utf-8") for path in scripts())
    starts = (*BUILT.findall(page), *(f"{theme}-" for theme in CODED.findall(page)))
    unused = {
        message
        for game in SCOPES
        for message in browser_messages("en", game)
        if message not in page and not message.startswith(starts)
    }
    assert unused == set()


def test_everything_that_the_server_refuses_can_be_told() -> None:
    known = browser_messages("en")
    codes = [*(f"refusal-{code}" for code in REFUSALS), *(f"trouble-{code}" for code in PROBLEMS)]
    assert {code for code in codes if code.replace("_", "-") not in known} == set()


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", SCOPES)
def test_the_browser_gives_every_language_the_same_details(lang: str, game: str) -> None:
    differ = {
        message
        for message in browser_messages("en", game)
        if details(lang, message, game) - details("en", message, game)
    }
    assert differ == set()


def details(lang: str, message: str, game: str) -> set[str]:
    """What a message needs; a card comes with its name alone and with the article before it."""
    return {name.removeprefix("the_") for name in needs(lang, message, game)}


SPELLED = re.compile(
    r">\s*([^<>{}]*[A-Za-z가-힣]{3}[^<>{}]*)<"
    r"|(?:aria-label|title|alt|placeholder)=\"([^\"{]*[A-Za-z]{3}[^\"{]*)\""
)
"""Text between tags, or in a label."""


def test_no_sentence_for_people_stands_in_a_component() -> None:
    """All of it comes from the words; the house's own name, figures and signs may stay."""
    found = {}
    for path in (WEB / "src").rglob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        markup = re.sub(r"<(script|style)[\s\S]*?</\1>|<!--[\s\S]*?-->|\{[^{}]*\}", "", text)
        said = {one or two for one, two in SPELLED.findall(html.unescape(markup))} - {"Weli"}
        if said:
            found[path.name] = said
    assert found == {}
