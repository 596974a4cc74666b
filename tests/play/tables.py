"""Tables at which everybody plays by chance, and what they leave behind."""

from typing import Any

from tests.laws.walks import choose
from weli.games import load_profile
from weli.kernel.actions import Action
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.legal import Legal
from weli.kernel.record import Body, Player, Record
from weli.play.match import Match
from weli.play.table import Table

NAMES = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Franz", "Gerda", "Hans")


class Chooser:
    """A computer player that draws a kind of action and then an action of that kind."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Draws; what it is told besides must be there."""
        assert view.me >= 0
        assert budget > 0
        return choose(legal, rng)


class MemoryJournal:
    """A journal that keeps its lines in memory."""

    def __init__(self, record: Record | None = None) -> None:
        self.record = record
        self.lines: list[Body] = []

    def append(self, line: Body) -> None:
        """Keeps one more line."""
        self.lines.append(line)

    def load(self) -> Record:
        """Returns everything that was kept."""
        assert self.record is not None
        return Record(header=self.record.header, secret=self.record.secret, lines=self.lines)


def new_match(
    profile: str = "salzburg", seats: int = 3, seed: int = 0, settings: str = ""
) -> Match:
    """A match before its first deal, with settings such as `match.start_score=5`."""
    pairs = dict(setting.split("=", 1) for setting in settings.split())
    rules = load_profile(profile).with_values(pairs)
    players = tuple(Player(name) for name in NAMES[:seats])
    return Match.new(rules, players, Chance.from_seed(seed), profile=profile)


def by_chance(match: Match) -> Table:
    """A table at which everybody plays by chance."""
    return Table(match, dict.fromkeys(range(match.seats), Chooser()))


def play_on(table: Table, moves: int = 10_000, deals: int = 10_000) -> Table:
    """Lets everybody play until so many moves and deals have been made, or the match is over."""
    match = table.match
    while not match.over and match.moves < moves:
        if match.deal_over:
            if match.standing.deals >= deals:
                break
            table.begin_deal()
        table.work()
    return table


def played_out(
    profile: str = "salzburg",
    seats: int = 3,
    seed: int = 0,
    settings: str = "match.start_score=5",
    deals: int = 10_000,
) -> Match:
    """A match that was played by chance, to its end unless told otherwise."""
    match = new_match(profile, seats, seed, settings)
    return play_on(by_chance(match), deals=deals).match
