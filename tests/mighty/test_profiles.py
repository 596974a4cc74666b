"""Every profile is section D of the rule book, value by value and for each number of players."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.mighty.marks import cites
from tests.setup.project import ROOT
from weli.games import GAMES, load_profile, profile_names
from weli.games.mighty.rules import MightyRules
from weli.kernel.domains import PerSeats, Subset
from weli.kernel.options import Described

BOOK = (ROOT / "docs" / "rulebook" / "mighty.md").read_text(encoding="utf-8")
FOLDER = ROOT / "src" / "weli" / "games" / "mighty" / "profiles"


def tables() -> dict[str, Any]:
    """The tables of section D, which is written in Python."""
    start = BOOK.index("```python", BOOK.index("# D. Every value of every profile")) + 9
    found: dict[str, Any] = {}
    exec(BOOK[start : BOOK.index("```", start)], found)
    return found


D = tables()
PROFILES: dict[str, tuple[tuple[int, ...], dict[str, Any], dict[int, Any]]] = D["PROFILES"]
TABLES = [(name, seats) for name, (players, _, _) in PROFILES.items() for seats in players]

# What the book calls by another name than the game: where the book's values differ too.
OTHER_VALUES: Mapping[str, Mapping[Any, Any]] = {
    "misdeal.penalty": {None: "none", 5: "fixed"},
    "score.alone": {1: "one", 1.5: "one_and_half", 2: "two"},
}
NOT_IN_D = ("table.players", "table.first_dealer", "score.back_run_by")


def merged(name: str, seats: int) -> dict[str, dict[str, Any]]:
    """The groups of a profile with so many players: KOREAN, the differences, those by players."""
    groups = {key: dict(group) for key, group in D["KOREAN"].items() if isinstance(group, dict)}
    _, differences, by_players = PROFILES[name]
    for changes in (differences, by_players.get(seats, {})):
        for group, values in changes.items():
            groups[group].update(values)
    if "values" in groups["misdeal"]:
        groups["misdeal"].update(groups["misdeal"].pop("values"))
    return groups


def values(name: str, seats: int) -> Iterator[tuple[str, Any]]:
    """Every value of a profile with so many players, by the game's path."""
    for group, entries in merged(name, seats).items():
        for key, value in entries.items():
            found = described(group, key)
            yield found.path, meant(found, value, seats)


def differences(name: str) -> Iterator[tuple[str, str]]:
    """The group and key of everything that section D names for a profile."""
    for group, entries in PROFILES[name][1].items():
        for key, value in entries.items():
            yield from ((group, inner) for inner in (value if key == "values" else [key]))


def described(group: str, key: str) -> Described:
    """The option that section D calls by this name."""
    key = {"max": "above_max"}.get(key, key) if group == "bidding" else key
    rows = [row for row in MightyRules().describe() if row.group == group]
    (found,) = [row for row in rows if key in (row.book, row.name)]
    return found


def meant(row: Described, value: Any, seats: int) -> Any:
    """The game's value for a value of section D."""
    if row.path == "bidding.min":
        return D["MIN_BID"][seats] if value is None else value
    if row.path == "bidding.above_max":
        return 0 if value is None else value - 20
    if row.path in OTHER_VALUES:
        return OTHER_VALUES[row.path][value]
    if isinstance(row.domain, Subset):
        return row.domain.parse(list(value))
    return row.domain.parse("none" if value is None else value)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_value_of_a_profile(name: str, seats: int) -> None:
    rules = load_profile(name)
    assert rules.check(seats) == ()
    for path, value in values(name, seats):
        found = rules.get(path)
        assert (found[seats] if isinstance(found, PerSeats) else found) == value, path


def test_section_d_has_every_option() -> None:
    """E: the names are suggestions; every option exists, and no other does."""
    named = {path for path, _ in values("korean", 5)}
    assert named | set(NOT_IN_D) == {row.path for row in MightyRules().describe()}
    assert not named & set(NOT_IN_D)


@pytest.mark.parametrize("name", PROFILES)
def test_the_numbers_of_players(name: str) -> None:
    players = PROFILES[name][0]
    assert tuple(seats for seats in range(3, 9) if not load_profile(name).check(seats)) == players
    for seats in set(range(3, 9)) - set(players):
        problems = load_profile(name).check(seats)
        assert problems[0].code == "players_not_offered"
        assert problems[0].details["allowed"] == ", ".join(map(str, players))


def test_the_shipped_profiles_are_those_of_the_rule_book() -> None:
    shipped = {name for name, game in profile_names().items() if game == "mighty"}
    assert shipped == set(PROFILES)
    listed = BOOK[BOOK.index("### Profiles to ship") : BOOK.index("# A. RULES")]
    assert all(f"`{name}`" in listed for name in shipped)
    assert next(name for name, game in profile_names().items() if game == "mighty") == "seed"


@pytest.mark.parametrize("name", PROFILES)
def test_profiles_are_files_with_differences_only(name: str) -> None:
    """Profile files name the game, what differs from the defaults or section D names, no more."""
    text = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    assert text.pop("game") == "mighty"
    said = {f"{group}.{key}" for group, table in text.items() for key in table}
    named = {described(group, key).path for group, key in differences(name)}
    diff = set(GAMES["mighty"].rules().diff(load_profile(name)))
    assert diff <= said <= diff | named


@cites("Bids above the pack's points always fail")
def test_values_that_the_book_names_in_passing() -> None:
    """Section D, comments: maxima, and the minima by players where none is given."""
    assert load_profile("sinchon").get("bidding.above_max") == 3
    assert load_profile("seed").get("bidding.min") == PerSeats(
        13, {3: 11, 4: 12, 6: 25, 7: 25, 8: 25}
    )
