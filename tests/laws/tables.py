"""Tables to try the laws at: any game, any profile, any house rules, any number of players."""

from typing import Any, NamedTuple

from hypothesis import strategies as st

from tests.games import PROFILES, TESTED
from weli.games import GAMES, load_profile
from weli.kernel.chance import KeyedRandom
from weli.kernel.domains import Domain, PerSeats, PerSeatsDomain, Whole
from weli.kernel.engine import Game
from weli.kernel.options import Rules

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


def values_of(domain: Domain) -> st.SearchStrategy[Any]:
    """Any value of an option's domain."""
    if isinstance(domain, Whole):
        numbers: st.SearchStrategy[int | None] = st.integers(domain.least, domain.most)
        return st.none() | numbers if domain.optional else numbers
    if isinstance(domain, PerSeatsDomain):
        number = st.integers(domain.number.least, domain.number.most)
        exceptions = st.dictionaries(st.integers(2, 5), number, max_size=4)
        return st.builds(PerSeats, number, exceptions)
    return st.sampled_from(domain.values())


def repaired(rules: Rules, seats: int) -> Rules:
    """The rules with every problem remedied as the problem itself says."""
    for _ in range(50):
        problems = rules.check(seats)
        if not problems:
            return rules
        rules = rules.with_values({problems[0].path: problems[0].remedy})
    raise AssertionError(f"the remedies do not help: {problems}")


@st.composite
def any_rules(draw: st.DrawFn, kind: type[Rules], seats: int) -> Rules:
    """Rules that so many people can play by: a profile with any options changed."""
    names = [name for name, game in PROFILES.items() if game == kind.game]
    described = load_profile(names[0]).describe()
    changes = draw(
        st.fixed_dictionaries({}, optional={row.path: values_of(row.domain) for row in described})
    )
    return repaired(load_profile(draw(st.sampled_from(names))).with_values(changes), seats)


@st.composite
def settings_of_tables(draw: st.DrawFn) -> TableSetting:
    """Any table."""
    game = GAMES[draw(st.sampled_from(sorted(TESTED)))]
    seats = draw(st.sampled_from(game.rules.seat_numbers))
    return TableSetting(game, draw(any_rules(game.rules, seats)), seats, draw(SEED))


def shipped(name: str, seats: int, seed: int) -> TableSetting:
    """A shipped profile with so many players."""
    return TableSetting(GAMES[PROFILES[name]], load_profile(name), seats, seed)


SHIPPED = [
    (name, seats) for name, game in PROFILES.items() for seats in GAMES[game].rules.seat_numbers
]
"""Every profile with every number of players."""


def random_setting(rng: KeyedRandom) -> TableSetting:
    """Any table, for runs that are too long for hypothesis to keep."""
    game = GAMES[rng.choice(sorted(TESTED))]
    seats = rng.choice(game.rules.seat_numbers)
    names = [name for name, played in PROFILES.items() if played == game.id]
    rules = load_profile(rng.choice(names))
    changed = [row for row in rules.describe() if not rng.below(3)]
    rules = rules.with_values({row.path: rng.choice(row.domain.values()) for row in changed})
    return TableSetting(game, repaired(rules, seats), seats, rng.below(2**32 - 1))
