"""The pages about house rules are what the options, the profiles and the words make of them."""

from functools import cache

from tools import rules_docs
from weli.games import GAMES, profile_names


@cache
def pages() -> dict[str, str]:
    """Every page as it would be made now."""
    return rules_docs.pages()


def test_the_committed_pages_are_up_to_date() -> None:
    committed = {
        path.name: path.read_text(encoding="utf-8") for path in rules_docs.FOLDER.glob("*.md")
    }
    made = pages()
    stale = [name for name in {*made, *committed} if made.get(name) != committed.get(name)]
    assert stale == [], "run: uv run python tools/rules_docs.py"


def test_there_is_a_page_for_every_game_and_profile() -> None:
    expected = {"README", *GAMES, *profile_names()}
    assert set(pages()) == {f"{name}.md" for name in expected}


def test_the_page_of_a_game_has_every_option_with_its_choices_and_values() -> None:
    for game in GAMES.values():
        page = pages()[f"{game.id}.md"]
        for each in game.rules().describe():
            assert f"| `{each.path}` |" in page
            assert each.doc in page
            assert f"Source: {each.source}." in page
            assert f"Choices: `{each.domain.allowed()}`." in page


def test_tables_have_as_many_cells_in_every_row() -> None:
    for name, page in pages().items():
        rows = [line.count("|") for line in page.splitlines() if line.startswith("|")]
        widths = set(rows)
        assert len(widths) <= 2, name
