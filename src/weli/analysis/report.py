"""What the reports of all games share: who won how often, and with what score."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from weli.analysis.stats import Mean, Share, average, mean, share
from weli.kernel.options import Rules
from weli.play.table import DEFAULT_BUDGET

__all__ = [
    "BotReport",
    "ContractReport",
    "Outcome",
    "Plan",
    "Report",
    "common",
    "contracts",
    "numbered",
]


class Plan(Struct, frozen=True):
    """What is to be simulated.

    Attributes:
        rules: the house rules.
        bots: the computer players, as many as there are seats, as `load_bot` names them.
        matches: how many matches.
        seed: decides everything random.
        profile: the profile the rules are told from; for records only.
        records: the folder that gets a record of each match; empty for none.
        budget: what the players may spend on a decision (`weli.play.bot.Bot`).
    """

    rules: Rules
    bots: tuple[str, ...]
    matches: int
    seed: str
    profile: str = ""
    records: str = ""
    budget: int = DEFAULT_BUDGET

    def seating(self, number: int) -> tuple[int, ...]:
        """Return which player, by place in `bots`, sits at each seat in a match."""
        seats = len(self.bots)
        return tuple((seat - number) % seats for seat in range(seats))


class Outcome(Struct):
    """What happened in one or more matches; outcomes add up.

    Attributes:
        counts: what the game counts in its deals.
        seat_wins: wins by seat; a shared win counts for everybody who shares it.
        bot_wins: wins by place in the plan's `bots`.
        bot_alone: those of them that nobody shared.
        bot_parts: the sum of wins by place in `bots`, where one of `k` winners gets one `k`-th.
        bot_part_squares: the sum of the squares of those parts.
        bot_scores: the sum of final scores by place in `bots`.
        bot_squares: the sum of their squares.
        matches: how many matches.
        shared: how many of them had several winners.
        given_up: how many of them nobody had won after very many deals.
    """

    counts: Counter[str]
    seat_wins: list[int]
    bot_wins: list[int]
    bot_alone: list[int]
    bot_parts: list[float]
    bot_part_squares: list[float]
    bot_scores: list[float]
    bot_squares: list[float]
    matches: int = 0
    shared: int = 0
    given_up: int = 0

    @classmethod
    def empty(cls, seats: int) -> "Outcome":
        """Return the outcome of no match at all."""
        return cls(
            Counter(),
            seat_wins=[0] * seats,
            bot_wins=[0] * seats,
            bot_alone=[0] * seats,
            bot_parts=[0.0] * seats,
            bot_part_squares=[0.0] * seats,
            bot_scores=[0.0] * seats,
            bot_squares=[0.0] * seats,
        )

    def add(self, other: "Outcome") -> None:
        """Add what happened in other matches."""
        self.counts.update(other.counts)
        self.matches += other.matches
        self.shared += other.shared
        self.given_up += other.given_up
        pairs: Sequence[tuple[list[Any], list[Any]]] = (
            (self.seat_wins, other.seat_wins),
            (self.bot_wins, other.bot_wins),
            (self.bot_alone, other.bot_alone),
            (self.bot_parts, other.bot_parts),
            (self.bot_part_squares, other.bot_part_squares),
            (self.bot_scores, other.bot_scores),
            (self.bot_squares, other.bot_squares),
        )
        for mine, more in pairs:
            mine[:] = [a + b for a, b in zip(mine, more, strict=True)]


class ContractReport(Struct, frozen=True):
    """A contract: its share of all scored deals, and how many of those were made."""

    contract: str
    declared: Share
    made: Share


class BotReport(Struct, frozen=True):
    """A computer player: how many matches it won, and its average final score.

    Attributes:
        bot: its name.
        won: the share of matches it won, alone or with others.
        alone: the share of matches it won alone.
        parts: the matches it won on average, where one of `k` winners gets one `k`-th; over all
            players that adds up to one, so the par of a player is one in the number of players.
        score: its final score.
    """

    bot: str
    won: Share
    alone: Share
    parts: Mean
    score: Mean


class Report(Struct, frozen=True, kw_only=True):
    """What happened in the matches of a plan; every share comes with its 95 % interval.

    Each game adds what it counts.

    Attributes:
        game: the game's name.
        players: how many play.
        matches: how many matches were played.
        seed: the seed that repeats them.
        deals: how many deals were scored.
        deals_per_match: their average number in a match.
        contracts: every contract that was played, low to high.
        seats: the share of matches won from each seat.
        bots: every computer player.
        shared: how many matches had several winners.
        given_up: how many matches nobody had won after very many deals.
    """

    game: str
    players: int
    matches: int
    seed: str
    deals: int
    deals_per_match: float
    contracts: tuple[ContractReport, ...]
    seats: tuple[Share, ...]
    bots: tuple[BotReport, ...]
    shared: int
    given_up: int


def common(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    """Return what every game's report tells of the matches of a plan."""
    matches, deals = outcome.matches, outcome.counts["deals"]
    return {
        "game": plan.rules.game,
        "players": len(plan.bots),
        "matches": matches,
        "seed": plan.seed,
        "deals": deals,
        "deals_per_match": average(deals, matches),
        "contracts": contracts(outcome.counts, "bid"),
        "seats": tuple(share(wins, matches) for wins in outcome.seat_wins),
        "bots": tuple(
            BotReport(
                bot,
                won=share(outcome.bot_wins[place], matches),
                alone=share(outcome.bot_alone[place], matches),
                parts=mean(outcome.bot_parts[place], outcome.bot_part_squares[place], matches),
                score=mean(outcome.bot_scores[place], outcome.bot_squares[place], matches),
            )
            for place, bot in enumerate(plan.bots)
        ),
        "shared": outcome.shared,
        "given_up": outcome.given_up,
    }


def numbered(counts: Counter[str], word: str) -> list[str]:
    """Return what follows a word in the keys of the counts: numbers first, in order."""
    found = [key.removeprefix(word + " ") for key in counts if key.startswith(word + " ")]
    return sorted(found, key=lambda name: (not name.isdigit(), name.zfill(9)))


def contracts(counts: Counter[str], word: str) -> tuple[ContractReport, ...]:
    """Return how often each contract was played and made: `bid 3` and `made bid 3`."""
    return tuple(
        ContractReport(
            name,
            share(counts[f"{word} {name}"], counts["deals"]),
            share(counts[f"made {word} {name}"], counts[f"{word} {name}"]),
        )
        for name in numbered(counts, word)
    )
