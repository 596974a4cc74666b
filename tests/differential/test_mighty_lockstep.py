"""The compiled twin of Mighty plays exactly as the readable engine does."""

import pytest

from weli.fast.codec import SPACES
from weli.fast.lockstep import Difference, Table, play_both, random_table
from weli.fast.mighty import options
from weli.fast.mighty.moves import STEPS
from weli.fast.mighty.observation import FEATURES, FIELDS
from weli.fast.mighty.options import KNOWN
from weli.fast.twin import twin_of
from weli.games import load_profile, profile_names
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.words import Players
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mighty twin")

TABLES = 1500
PACKED = 8
"""Before every so manieth move the whole state is compared, not only who may do what."""
OBSERVED = 60
EACH_PROFILE = 2
TRIES = 300
FEW_VALUES = 60
MOST_FEATURES = 600

PROFILES = [name for name, game in profile_names().items() if game == "mighty"]
PATHS = [each.path for each in MightyRules().describe()]
NEVER_PLAYED = {"table.players"}
"""Who the rules are for changes nothing at the table."""
TRICKS = ("special", "first", "last", "play")
"""The groups whose options are tested with positions, where they tell in a single trick."""
WHOLE_DEALS = [
    path
    for path in PATHS
    if path == "special.joker_is_point"
    or (path not in NEVER_PLAYED and path.split(".")[0] not in TRICKS)
]


def test_random_rules() -> None:
    rng = KeyedRandom.of("mighty twin", "random rules")
    moves = sum(play_both(random_table("mighty", rng), packed=PACKED) for _ in range(TABLES))
    assert moves > 60 * TABLES


def test_what_every_seat_knows() -> None:
    rng = KeyedRandom.of("mighty twin", "views")
    moves = sum(play_both(random_table("mighty", rng), observed=True) for _ in range(OBSERVED))
    assert moves > 60 * OBSERVED


@pytest.mark.parametrize("profile", PROFILES)
def test_whole_matches_under_the_shipped_rules(profile: str) -> None:
    rules = load_profile(profile)
    for seats in MightyRules.seat_numbers:
        if str(seats) not in rules.get("table.players"):
            continue
        for seed in range(EACH_PROFILE):
            play_both(Table("mighty", rules, seats, seed), deals=6, packed=PACKED)


def test_the_twin_knows_every_option_and_value() -> None:
    rules = MightyRules()
    assert [each.path for each in KNOWN] == PATHS
    for place, each in enumerate(KNOWN):
        assert getattr(options, each.path.upper().replace(".", "_")) == place
    twin = twin_of("mighty")
    for described in rules.describe():
        values = described.domain.values()
        for value in values if len(values) <= FEW_VALUES else (values[0], values[-1]):
            changed = rules.with_values({described.path: value})
            assert twin.numbers(changed, 5).size == len(KNOWN) + options.EXTRA


def test_the_steps_are_those_of_the_codec() -> None:
    assert SPACES["mighty"].size == STEPS
    assert sum(field.size for field in FIELDS) == FEATURES <= MOST_FEATURES


def misread(path: str, rng: KeyedRandom) -> bool:
    """Whether a twin that misreads an option is found out at a random table."""
    table = random_table("mighty", rng)
    (described,) = (each for each in table.rules.describe() if each.path == path)
    other = table.rules.with_values({path: rng.choice(described.domain.values())})
    if other == table.rules or other.with_values({"table.players": [*Players]}).check(table.seats):
        return False
    try:
        play_both(table, deals=2, misread=other, packed=PACKED)
    except (Difference, KeyError):  # another pack has cards that ours has not
        return True
    return False


@pytest.mark.parametrize("path", WHOLE_DEALS)
def test_a_twin_that_misreads_an_option_is_found_out(path: str) -> None:
    rng = KeyedRandom.of("mighty misread", path)
    assert any(misread(path, rng) for _ in range(TRIES))
