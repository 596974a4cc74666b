"""Golden records: where they lie, and how each of them is made."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.laws.tables import SHIPPED
from tests.laws.walks import choose
from tests.records import crafted_mighty, crafted_mulatschak
from tests.scene import SEATS, AnyScene
from weli.bots.levels import load_bot
from weli.games import load_profile, profile_names
from weli.games.mulatschak.actions import Bid, Muli, Pass, StayHome
from weli.kernel.actions import Action
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.legal import Legal
from weli.kernel.record import Header, Player, Record
from weli.play.match import Match
from weli.play.table import Table

FOLDER = Path(__file__).parent
STARTED = "2026-01-01T12:00:00+00:00"
DEALS = 3
LONGEST_MATCH = 20
PLAYERS_OF_A_MATCH = {
    "salzburg": 4,
    "geiser": 3,
    "murln": 4,
    "krisch": 2,
    "app33": 5,
    "seed": 3,
    "korean": 4,
}
"""The profiles of which there is a whole match, with the number of its players."""

FORMS = {"mulatschak": crafted_mulatschak.FORMS, "mighty": crafted_mighty.FORMS}
CRAFTED = [*FORMS["mulatschak"], *FORMS["mighty"]]


class Lively:
    """Draws a kind of action first, so that rare ones come up."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002 # a bot's signature
        """Draws a legal action."""
        return choose(legal, rng)


class Modest(Lively):
    """Bids low, never goes Muli, often stays home: so its matches come to an end."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Draws a modest action."""
        drawn = super().choose(view, legal, rng, budget)
        modest = [StayHome(), Pass(), Bid(1), Bid(2)]
        if isinstance(drawn, Bid | Muli) or (StayHome() in legal and rng.below(2)):
            return next((action for action in modest if action in legal), drawn)
        return drawn


def by_chance(profile: str, seats: int, bot: Any, seed: str, deals: int) -> Match:
    """A match of some deals, or to its end if that comes first."""
    players = tuple(Player(f"Player {seat + 1}") for seat in range(seats))
    chance = Chance.from_seed(seed)
    match = Match.new(load_profile(profile), players, chance, profile=profile, started=STARTED)
    table = Table(match, dict.fromkeys(range(seats), bot))
    while match.standing.deals < deals and not match.over:
        table.begin_deal()
        while table.work():
            pass
    return match


def some_deals(profile: str, seats: int) -> Match:
    """The first deals of a match that does not end with them.

    Deals of Mulatschak are short, so that chance leads to much of what can happen; in Mighty it
    leads to contracts that nobody would bid, so rule-of-thumb players play two deals.
    """
    if profile_names()[profile] == "mighty":
        return by_chance(profile, seats, load_bot("regular"), f"golden {profile} {seats}", 2)
    tries = (
        by_chance(profile, seats, Lively(), f"golden {profile} {seats} {seed}", DEALS)
        for seed in range(1_000)
    )
    return next(match for match in tries if match.standing.deals == DEALS)


def whole_match(profile: str) -> Match:
    """A match that ends before it gets long."""
    seats = PLAYERS_OF_A_MATCH[profile]
    bot = load_bot("regular") if profile_names()[profile] == "mighty" else Modest()
    tries = (
        by_chance(profile, seats, bot, f"golden {profile} {seed}", LONGEST_MATCH)
        for seed in range(1_000)
    )
    return next(match for match in tries if match.over)


def crafted_record(scene: AnyScene[Any, Any]) -> Record:
    """The record of a scene that began a match; its cards were laid, so there is no secret."""
    players = tuple(Player(SEATS[seat]) for seat in range(scene.seats))
    header = Header(
        game=scene.rules.game, rules=scene.rules.plain(), players=players, started=STARTED
    )
    match = Match(header)
    match.begin_deal()
    for move in scene.moves:
        match.step(move)
    return match.record


def golden() -> Iterator[tuple[str, Record]]:
    """Every golden record by the name of its file."""
    for profile, seats in SHIPPED:
        yield f"{profile}-{seats}", some_deals(profile, seats).record
    for profile in PLAYERS_OF_A_MATCH:
        yield f"{profile}-match", whole_match(profile).record
    for crafted in CRAFTED:
        yield f"form-{crafted.name}", crafted_record(crafted.build())
