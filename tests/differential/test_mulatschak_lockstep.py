"""The compiled twin of Mulatschak plays exactly as the readable engine does."""

import pytest

from weli.fast.lockstep import Difference, Table, mended, play_both, random_table, some_value
from weli.fast.mulatschak import options
from weli.fast.mulatschak.options import KNOWN
from weli.fast.twin import twin_of
from weli.games import load_profile, profile_names
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mulatschak twin")

TABLES = 2500
OBSERVED = 120
EACH_PROFILE = 24
TRIES = 600
PACKED = 5
"""The whole state is compared before every so manieth move; the legal steps always are."""

PROFILES = [name for name, game in profile_names().items() if game == "mulatschak"]
PATHS = [each.path for each in MulatschakRules().describe()]
SHOWN_ONLY = {"match.clamp_at_zero"}
"""Options that change only how something is shown."""


def test_random_rules() -> None:
    rng = KeyedRandom.of("twin", "random rules")
    tables = (random_table("mulatschak", rng) for _ in range(TABLES))
    moves = sum(play_both(table, packed=PACKED) for table in tables)
    assert moves > 15 * TABLES


def test_what_every_seat_knows() -> None:
    rng = KeyedRandom.of("twin", "views")
    moves = sum(play_both(random_table("mulatschak", rng), observed=True) for _ in range(OBSERVED))
    assert moves > 15 * OBSERVED


@pytest.mark.parametrize("profile", PROFILES)
def test_whole_matches_under_the_shipped_rules(profile: str) -> None:
    rules = load_profile(profile)
    for seats in rules.seat_numbers:
        for seed in range(EACH_PROFILE // len(rules.seat_numbers)):
            play_both(Table("mulatschak", rules, seats, seed), deals=12, packed=PACKED)


def test_the_twin_knows_every_option_and_value() -> None:
    rules = MulatschakRules()
    assert [each.path for each in KNOWN] == PATHS
    for place, each in enumerate(KNOWN):
        assert getattr(options, each.path.upper().replace(".", "_")) == place
    twin = twin_of("mulatschak")
    for described in rules.describe():
        for value in described.domain.values():
            changed = rules.with_values({described.path: value})
            assert twin.numbers(changed, 4).size == len(KNOWN) + options.EXTRA


NEEDS: dict[str, dict[str, object]] = {
    "trump.blind_weli": {
        "cut.cut": False,
        "trump.blind": True,
        "exchange.most": 5,
        "limits.no_exchange_at": None,
        "bidding.one_forces_hearts": False,
    },
}
"""What else must be so for an option to matter more than once in thousands of deals."""


def misread(path: str, rng: KeyedRandom) -> bool:
    """Whether a twin that misreads an option is found out at a random table."""
    table = random_table("mulatschak", rng)
    rules = mended(table.rules.with_values(NEEDS.get(path, {})), table.seats)
    table = table._replace(rules=rules)
    (described,) = (each for each in table.rules.describe() if each.path == path)
    other = table.rules.with_values({path: some_value(described, rng)})
    if other.check(table.seats) or other == table.rules:
        return False
    try:
        play_both(table, misread=other, packed=PACKED)
    except Difference:
        return True
    return False


@pytest.mark.parametrize("path", sorted(set(PATHS) - SHOWN_ONLY))
def test_a_twin_that_misreads_an_option_is_found_out(path: str) -> None:
    rng = KeyedRandom.of("misread", path)
    assert any(misread(path, rng) for _ in range(TRIES))
