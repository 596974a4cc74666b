"""What is to be played in the arena, and who sits where."""

from hashlib import sha256
from typing import Any, Final, Literal

from msgspec import Struct, json

from weli import __version__
from weli.bots.levels import full_name
from weli.kernel.chance import KeyedRandom
from weli.kernel.codes import encode
from weli.kernel.options import Rules
from weli.play.table import DEFAULT_BUDGET

__all__ = ["BOTTOM", "STEADY", "TOP", "Kind", "Plan", "Seating"]

Kind = Literal["deals", "matches", "cards"]
"""Single deals, whole matches, or single deals in which only the cards are played."""

STEADY: Final = "regular-1"
"""Who bids, exchanges and plays for the others where only the play of the cards is measured."""

BOTTOM: Final = "random-1"
TOP: Final = "cheater-2"
"""The two ends of the scale on which the play of the cards is measured: 0 and 100."""


class Seating(Struct, frozen=True):
    """Who sits at a table.

    Attributes:
        players: by seat the player, by its place in `Plan.players`.
        measured: the seats whose results count.
    """

    players: tuple[int, ...]
    measured: tuple[int, ...]


class Plan(Struct, frozen=True, kw_only=True):
    """What is to be played.

    Attributes:
        rules: the house rules.
        bots: the players as they were named, in order; a name may come several times.
        seats: how many sit at a table.
        kind: what is played.
        count: how many deals, or how many matches.
        seed: decides everything random.
        against: who holds all the other seats, when the bots are to be measured one at a time;
            empty when they play each other.
        profile: the profile the rules are told from.
        budget: what the players may spend on a decision (`weli.play.bot.Bot`).
    """

    rules: Rules
    bots: tuple[str, ...]
    seats: int
    kind: Kind
    count: int
    seed: str
    against: str = ""
    profile: str = ""
    budget: int = DEFAULT_BUDGET

    @property
    def others(self) -> str:
        """Who holds the other seats, with its version; empty when the bots play each other."""
        return STEADY if self.kind == "cards" else full_name(self.against)

    @property
    def players(self) -> tuple[str, ...]:
        """Every player that is measured, once, with its version."""
        named = [full_name(name) for name in self.bots]
        if self.kind == "cards":
            named = [*named, STEADY, TOP, BOTTOM]
        elif self.against:
            named = [*named, self.others]
        return tuple(dict.fromkeys(named))

    def seatings(self, number: int) -> tuple[Seating, ...]:
        """Return the tables at which a deal is played.

        Among themselves the bots sit in a circle, in an order drawn for each deal, and move on
        by one chair from table to table: at so many tables as there are bots each of them sits at
        each seat once. One at a time, each of them takes each seat in turn, and all other seats
        are held by the same player; the table that this player holds alone is the first.
        """
        if self.others:
            return self._one_at_a_time()
        places = [self.players.index(full_name(name)) for name in self.bots]
        order = KeyedRandom.of("arena seats", self.seed, number).shuffled(places)
        everybody = tuple(range(self.seats))
        return tuple(
            Seating(tuple([order[(seat + table) % len(order)] for seat in everybody]), everybody)
            for table in range(len(order))
        )

    def _one_at_a_time(self) -> tuple[Seating, ...]:
        """Return the table of the steady player, and one for each other player at each seat."""
        steady = self.players.index(self.others)
        tables = [Seating((steady,) * self.seats, tuple(range(self.seats)))]
        for player in range(len(self.players)):
            for seat in range(self.seats if player != steady else 0):
                sitting = [steady] * self.seats
                sitting[seat] = player
                tables.append(Seating(tuple(sitting), (seat,)))
        return tuple(tables)

    def settings(self) -> dict[str, Any]:
        """Return everything that decides the results of a deal; the number of deals does not.

        So a run can be made longer later.
        """
        return {
            "weli": __version__,
            "game": self.rules.game,
            "rules": encode(self.rules),
            "players": self.seats,
            "kind": self.kind,
            "bots": [full_name(name) for name in self.bots],
            "against": self.others,
            "seed": self.seed,
            "budget": self.budget,
        }

    @property
    def fingerprint(self) -> str:
        """The settings as a short text; runs with the same one can be continued and compared."""
        return sha256(json.encode(self.settings(), order="deterministic")).hexdigest()[:16]
