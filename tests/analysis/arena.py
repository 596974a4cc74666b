"""Plans and players for the tests of the arena."""

from typing import Any, ClassVar

import msgspec

from weli.analysis.arena.plan import Kind, Plan
from weli.analysis.arena.report import ArenaReport
from weli.bots.chance import RandomBot
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.games import load_profile
from weli.games.mulatschak.trumps import pack_of
from weli.kernel.actions import Action, Play
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

BOTH = (("geiser", 3), ("korean", 5))
"""A profile and a number of players for each game."""


def plan_of(
    *bots: str,
    profile: str = "geiser",
    seats: int = 3,
    kind: Kind = "deals",
    count: int = 4,
    against: str = "",
    seed: str = "7",
) -> Plan:
    """A small plan."""
    return Plan(
        rules=load_profile(profile),
        bots=bots or ("regular", "random"),
        seats=seats,
        kind=kind,
        count=count,
        seed=seed,
        against=against,
        profile=profile,
    )


def timeless(report: ArenaReport) -> dict[str, Any]:
    """A report as plain data, without the times, which differ from run to run."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    for player in plain["players"]:
        del player["time"]
    return plain


class Spy(RuleOfThumb):
    """Notes what it is given."""

    given: ClassVar[list[tuple[Any, ...]]] = []

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Plays by rule of thumb."""
        Spy.given.append((view, legal, rng, budget))
        return super().choose(view, legal, rng, budget)


class Breaks(RandomBot):
    """Breaks down at its first card."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Plays by chance until cards are played."""
        if isinstance(next(iter(legal)), Play):
            raise ZeroDivisionError("on purpose")
        return super().choose(view, legal, rng, budget)


class Cheats(RuleOfThumb):
    """Plays a card that it does not hold."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Plays by rule of thumb until cards are played."""
        own = super().choose(view, legal, rng, budget)
        if not isinstance(own, Play):
            return own
        return Play(next(card for card in pack_of(view.rules.pack) if card not in view.hand))


class NeverMade(RandomBot):
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights here")


class Hurried(RuleOfThumb):
    """Says of every decision that the clock made it."""

    guard = "time"
