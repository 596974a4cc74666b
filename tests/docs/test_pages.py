"""What the pages say about the project is so: links, excerpts of the code, commands, rooms."""

import re
from functools import cache
from pathlib import Path

import pytest

import weli
from tests.docs.blocks import BLOCK, blocks
from tests.setup.project import ROOT, committed_files, pyproject
from weli.cli import app
from weli.games import GAMES, load_profile

LINK = re.compile(r"\[[^\]]+\]\((?P<target>[^)\s]+)\)")
EXCERPT = re.compile(
    r"^In `(?P<file>[^`]+)`:\n\n```\w+\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL
)
COMMAND = re.compile(r"(?<![\w/.])(?<!import )weli(?![\w/.])(?P<rest>[^&|]*)")


@cache
def pages() -> dict[str, str]:
    """The text of every Markdown page by its path in the project."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in committed_files()
        if path.suffix == ".md"
    }


def links(page: str) -> list[str]:
    """Where the links of a page go, outside of its code blocks."""
    return [found["target"] for found in LINK.finditer(BLOCK.sub("", pages()[page]))]


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings have on the usual sites."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", sorted(pages()))
def test_every_link_leads_somewhere(page: str) -> None:
    broken = []
    for target in links(page):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        place = ROOT / page if not path else (ROOT / page).parent / path
        if not place.exists() or (anchor and anchor not in anchors(place)):
            broken.append(target)
    assert broken == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    seen: set[str] = set()
    open_pages = ["README.md"]
    while open_pages:
        page = open_pages.pop()
        if page in seen:
            continue
        seen.add(page)
        for target in links(page):
            place = ((ROOT / page).parent / target.partition("#")[0]).resolve()
            inside = place.is_relative_to(ROOT) and "://" not in target
            name = place.relative_to(ROOT).as_posix() if inside else ""
            open_pages += [other for other in pages() if other == name or is_in(other, name)]
    assert set(pages()) - seen == set()


def is_in(page: str, folder: str) -> bool:
    """Whether a page lies in a folder that is linked as a whole."""
    return bool(folder) and folder != "." and page.startswith(f"{folder}/")


def test_every_excerpt_is_in_the_file_it_is_from() -> None:
    found = [(page, match) for page, text in pages().items() for match in EXCERPT.finditer(text)]
    assert len(found) > 5
    wrong = []
    for page, match in found:
        code = iter((ROOT / match["file"]).read_text(encoding="utf-8").splitlines())
        wrong += [f"{page}: {line}" for line in match["code"].splitlines() if line not in code]
    assert wrong == []


def commands() -> list[str]:
    """Every `weli` command in the code spans and shell blocks of the pages, without its name."""
    found = []
    for page, text in pages().items():
        if page.startswith("docs/rulebook/"):
            continue
        code = re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))
        code += [block["text"] for block in BLOCK.finditer(text) if block["language"] == "sh"]
        for line in "\n".join(code).splitlines():
            found += [match["rest"].strip() for match in COMMAND.finditer(line.split(" # ")[0])]
    return sorted(set(found))


@pytest.mark.parametrize("command", commands())
def test_every_command_that_is_named_exists(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = command.split()
    chain, apps, rest = app.parse_commands(words)
    assert words[: len(chain)] == list(chain)
    subcommands = [name for name in apps[-1] if not name.startswith("-")]
    assert not rest or rest[0].startswith("-") or not subcommands, f"{chain} has no {rest[0]}"
    with pytest.raises(SystemExit) as done:
        app([*chain, "--help"])
    assert done.value.code == 0
    known = capsys.readouterr().out
    options = [word.partition("=")[0] for word in rest if word.startswith("--")]
    assert [option for option in options if option not in known] == []


def test_the_rooms_of_the_house_are_the_ones_drawn() -> None:
    page = pages()["docs/architecture.md"]
    rooms = page.split("## 2. Rooms")[1].split("```")[1].split("\nbenchmarks/")[0]
    packages = {path.name for path in (ROOT / "src" / "weli").iterdir() if path.is_dir()}
    drawn = set(re.findall(r"^  (\w+)/", rooms, re.MULTILINE))
    assert packages - {"__pycache__"} == drawn
    kernel = rooms.split("kernel/")[1].split("games/")[0]
    modules = {path.name for path in (ROOT / "src/weli/kernel").glob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"\b\w+\.py\b", kernel)) == modules


def test_the_layers_are_those_of_the_contract() -> None:
    contracts = pyproject()["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each["type"] == "layers")
    known = {name.strip(" ()") for layer in layers for name in layer.split("|")} - {"__main__"}
    drawn = pages()["docs/architecture.md"].split("## 3.")[1].split("```")[1]
    rooms = {
        re.sub(r"\..*", "", name.strip(" ()"))
        for line in drawn.strip().splitlines()
        for name in re.split(r"\s{4,}", line)[0].split("|")
    }
    assert rooms == known


def test_the_flow_is_the_one_in_the_code() -> None:
    source = (ROOT / "src/weli/games/mulatschak/flow.py").read_text(encoding="utf-8")
    shown = pages()["docs/architecture.md"].split("def flow(rules):\n")[1].split("```")[0]
    assert shown.strip("\n") in source


def test_the_readme_shows_rules_that_can_be_played() -> None:
    shown = [block.text for block in blocks(ROOT / "README.md") if block.language == "toml"]
    rules = [GAMES["mulatschak"].rules.from_toml(text, load_profile) for text in shown]
    assert [each.get("exchange.most")[4] for each in rules] == [3]
    assert all(each.check(4) == () for each in rules)


def test_the_readme_begins_with_the_two_commands() -> None:
    first = [block.text.strip() for block in blocks(ROOT / "README.md") if block.language == "sh"]
    assert first[:2] == ["pip install uv && uv run weli", "uv run pytest"]


def test_the_changelog_knows_this_version() -> None:
    assert weli.__version__ in pages()["CHANGELOG.md"]
