"""The five profiles are the table of rule book section 3, cell by cell."""

import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.mulatschak.marks import cites
from tests.setup.project import ROOT
from weli.cards import Suit
from weli.games import GAMES, load_profile, profile_names
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.domains import Flag, PerSeats
from weli.kernel.options import Described

BOOK = (ROOT / "docs" / "rulebook" / "mulatschak.md").read_text(encoding="utf-8")
PROFILES = ("salzburg", "geiser", "murln", "krisch", "app33")


def cells() -> Iterator[tuple[str, str, str]]:
    """Every cell of the tables of sections 3 and 6: option, profile, value."""
    columns: list[str] = []
    for line in BOOK[BOOK.index("## 3. Every option") :].splitlines():
        parts = [part.strip() for part in line.strip("|").split("|")]
        if line.startswith("| option |"):
            columns = parts[1:]
        elif line.startswith("| `") and columns:
            name = parts[0].split("`")[1]
            yield from (
                (name, column, cell) for column, cell in zip(columns, parts[1:], strict=True)
            )
        elif not line.startswith("|"):
            columns = []


CELLS = list(cells())


def described_by(book: str) -> Described:
    """The option that the table calls by this name."""
    found = [row for row in MulatschakRules().describe() if row.book == book]
    assert len(found) == 1, f"{book}: {found}"
    return found[0]


def meant(described: Described, cell: str) -> object:
    """The value that a cell of the table stands for."""
    text = re.sub(r"\(.*\)", "", cell).strip()
    if text == "-":
        return None
    if isinstance(described.domain, Flag):
        return {"yes": True, "no": False}[text]
    if described.name == "must_play_suits":
        return frozenset(Suit(suit.strip().lower()) for suit in text.split(","))
    if described.name == "most":
        first, _, rest = text.partition(";")
        exceptions = {4: int(rest.split()[-1]), 5: int(rest.split()[-1])} if rest else {}
        assert not rest or "with four or five players" in rest
        return PerSeats(int(first), exceptions)
    return described.domain.parse(text)


@pytest.mark.parametrize(("book", "profile", "cell"), CELLS)
def test_a_cell_of_the_table(book: str, profile: str, cell: str) -> None:
    described = described_by(book)
    assert load_profile(profile).get(described.path) == meant(described, cell)


def test_the_table_has_a_row_for_every_option_and_a_column_for_every_profile() -> None:
    assert {book for book, _, _ in CELLS} == {row.book for row in MulatschakRules().describe()}
    assert {profile for _, profile, _ in CELLS} == set(PROFILES)
    assert len(CELLS) == len(PROFILES) * len(MulatschakRules().describe())


def test_the_shipped_profiles_are_those_of_the_rule_book() -> None:
    shipped = {name for name, game in profile_names().items() if game == "mulatschak"}
    assert shipped == set(PROFILES)


def test_the_defaults_are_the_salzburg_table() -> None:
    assert load_profile("salzburg") == MulatschakRules()


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_profile_can_be_played_by_every_number_of_players(profile: str, seats: int) -> None:
    assert load_profile(profile).check(seats) == ()


@pytest.mark.parametrize("profile", PROFILES)
def test_profiles_are_files_with_differences_only(profile: str) -> None:
    """Profile files name `game`, `base` and what differs from the base, and nothing else."""
    path = ROOT / "src" / "weli" / "games" / "mulatschak" / "profiles" / f"{profile}.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    assert tables.pop("game") == "mulatschak"
    base = tables.pop("base", None)
    parent = load_profile(base) if base else GAMES["mulatschak"].rules()
    said = {f"{group}.{name}" for group, table in tables.items() for name in table}
    assert said == set(parent.diff(load_profile(profile)))


@cites("Reshuffled discards, a Weli that follows Bells, an automatic Muli: no source defines them")
def test_nothing_beyond_the_rules_was_made_up() -> None:
    """Section 4, "Not rules here": no option for what no source defines."""
    names = " ".join(row.path + row.doc for row in MulatschakRules().describe()).lower()
    for word in ("reshuffl", "automatic", "follows bells"):
        assert word not in names
