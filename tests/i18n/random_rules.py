"""Rules at random, from every option's own values."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from weli.games import GAMES, load_profile, profile_names
from weli.kernel.options import Described, Rules

ALL_OPTIONS = {
    f"{game.id} {each.path}": each for game in GAMES.values() for each in game.rules().describe()
}


def some_values(described: Described, most: int = 60) -> Iterator[Any]:
    """Every value of an option, or a selection with both ends where there are very many."""
    values = described.domain.values()
    step = max(1, len(values) // most)
    yield from values[::step]
    if (len(values) - 1) % step:
        yield values[-1]


@st.composite
def random_rules(draw: st.DrawFn, game: str = "") -> Rules:
    """A profile with some options set at random, playable or not; of any game if none is named."""
    names = [name for name, of in profile_names().items() if game in ("", of)]
    rules = load_profile(draw(st.sampled_from(names)))
    options = rules.describe()
    chosen = draw(st.lists(st.sampled_from(options), max_size=25, unique_by=lambda each: each.path))
    values = {
        each.path: each.domain.plain(draw(st.sampled_from(each.domain.values()))) for each in chosen
    }
    return rules.with_values(values)


@st.composite
def two_rules(draw: st.DrawFn) -> tuple[Rules, Rules]:
    """Two sets of rules of the same game."""
    game = draw(st.sampled_from(sorted(GAMES)))
    return draw(random_rules(game)), draw(random_rules(game))
