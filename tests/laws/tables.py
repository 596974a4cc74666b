"""Tables to try the laws at: any game, any profile, any house rules, any number of players."""

from functools import cache
from typing import Any, NamedTuple, TypeVar

from hypothesis import strategies as st

from weli.games import GAMES, load_profile, profile_names
from weli.kernel.chance import KeyedRandom
from weli.kernel.domains import PerSeats, PerSeatsDomain, Whole
from weli.kernel.engine import Game
from weli.kernel.options import Described, Rules

SEED = st.integers(0, 2**32 - 1)


class TableSetting(NamedTuple):
    """Rules and a number of players who can play by them, and a seed for what happens."""

    game: Game[Any, Any, Any]
    rules: Any
    seats: int
    seed: int

    def __repr__(self) -> str:
        """Shows the differences from the game's defaults, so that a failure can be read."""
        changed = {path: pair[1] for path, pair in type(self.rules)().diff(self.rules).items()}
        return f"TableSetting({self.game.id}, {changed}, seats={self.seats}, seed={self.seed})"


def values_of(row: Described) -> st.SearchStrategy[Any]:
    """Any value of an option."""
    domain = row.domain
    if isinstance(domain, Whole):
        numbers: st.SearchStrategy[int | None] = st.integers(domain.least, domain.most)
        return st.none() | numbers if domain.optional else numbers
    if isinstance(domain, PerSeatsDomain):
        number = st.integers(domain.number.least, domain.number.most)
        seats = st.sampled_from(GAMES[row.game].rules.seat_numbers)
        return st.builds(PerSeats, number, st.dictionaries(seats, number, max_size=4))
    return st.sampled_from(domain.values())


FACES_IN_USE = ("SA", "DA", "HA", "CA", "C3", "S3", "H3", "D3", "C2", "H2", "S5", "HK")
"""Cards worth being special at a table of Mighty: most others would never meet anything."""


@cache
def likely_values(row: Described) -> tuple[Any, ...]:
    """The values of an option that lead somewhere, for rules to be played by."""
    values = row.domain.values()
    if row.game == "mighty" and row.path == "bidding.min":
        low, high = (7, 8, 10, 12, 13, 16, 20), (13, 14, 20, 25, 30, 40)
        return tuple(PerSeats(one, dict.fromkeys((6, 7, 8), two)) for one in low for two in high)
    if row.game == "mighty" and row.group == "special" and "SA" in values:
        return (*FACES_IN_USE, *(word for word in values if word in ("same", "none")))
    return values


R = TypeVar("R", bound=Rules)


def repaired(rules: R, seats: int) -> R:
    """The rules with every problem remedied as the problem itself says."""
    for _ in range(50):
        problems = rules.check(seats)
        if not problems:
            return rules
        rules = rules.with_values({problems[0].path: problems[0].remedy})
    raise AssertionError(f"the remedies do not help: {problems}")


def profiles_of(game: str) -> list[str]:
    """The shipped profiles of a game."""
    return [name for name, of in profile_names().items() if of == game]


@cache
def changes_of(kind: type[Rules]) -> st.SearchStrategy[dict[str, Any]]:
    """Some options of a game with likely values, by path."""
    likely = {row.path: likely_values(row) for row in kind().describe()}
    options = {
        row.path: values_of(row)
        if likely[row.path] == row.domain.values()
        else st.sampled_from(likely[row.path])
        for row in kind().describe()
    }
    return st.fixed_dictionaries({}, optional=options)


@st.composite
def any_rules(draw: st.DrawFn, kind: type[Rules], seats: int) -> Rules:
    """Rules that so many people can play by: a profile with any options changed."""
    changes = draw(changes_of(kind))
    profile = load_profile(draw(st.sampled_from(profiles_of(kind.game))))
    return repaired(profile.with_values(changes), seats)


@st.composite
def settings_of_tables(draw: st.DrawFn) -> TableSetting:
    """Any table."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    seats = draw(st.sampled_from(game.rules.seat_numbers))
    return TableSetting(game, draw(any_rules(game.rules, seats)), seats, draw(SEED))


def shipped(name: str, seats: int, seed: int) -> TableSetting:
    """A shipped profile with so many players."""
    return TableSetting(GAMES[profile_names()[name]], load_profile(name), seats, seed)


SHIPPED = [
    (name, seats)
    for name, game in profile_names().items()
    for seats in GAMES[game].rules.seat_numbers
    if not load_profile(name).check(seats)
]
"""Every profile with every number of players that it offers."""


def random_rules(rng: KeyedRandom, kind: type[R], seats: int, groups: tuple[str, ...] = ()) -> R:
    """Draws rules that so many people can play by, where hypothesis would be too slow.

    Args:
        rng: the random numbers.
        kind: the game's rules.
        seats: how many people play.
        groups: the groups whose options are changed; all of them unless told otherwise.
    """
    rules = load_profile(rng.choice(profiles_of(kind.game)))
    assert isinstance(rules, kind)
    percent = rng.choice((10, 30, 60, 100))
    changed = [
        row
        for row in rules.describe()
        if (not groups or row.group in groups) and rng.below(100) < percent
    ]
    values = {row.path: rng.choice(likely_values(row)) for row in changed}
    return repaired(rules.with_values(values), seats)


def random_setting(rng: KeyedRandom, games: tuple[str, ...] = tuple(sorted(GAMES))) -> TableSetting:
    """Any table of one of these games, drawn like `random_rules`."""
    game = GAMES[rng.choice(games)]
    seats = rng.choice(game.rules.seat_numbers)
    return TableSetting(game, random_rules(rng, game.rules, seats), seats, rng.below(2**32 - 1))
