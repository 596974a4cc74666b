"""Writes the perft files anew: `uv run python -m tests.perft.runner [PROFILE ...]`.

Each position is found by chance from seeds 0, 1, 2, ...: the first one that reaches the phase with
everybody in play and has a number of leaves within the plan's bounds. The file then holds the moves
themselves, so reading it needs no random numbers.
"""

import sys
from typing import Any, NamedTuple

from tests.games import PROFILES
from tests.laws.walks import choose
from tests.perft.counting import FOLDER, Position, TooMany, count, write
from weli.games import GAMES, load_profile, profile_names
from weli.kernel.actions import Move, Seat
from weli.kernel.chance import KeyedRandom

MOST_MOVES = 60
"""Positions that lie deeper in a deal than this would be tedious to read."""

MOST_SEEDS = 200
"""When so many seeds lead to nothing that fits, the plan is at fault."""

PLAY = ("play",)
# After the cut comes whatever the house rules ask first: a Muli, a white hand, or a bid.
AUCTION = ("white_hand", "muli", "bidding")


class Plan(NamedTuple):
    """A position to look for: the phase, how deep to count at most, and how many leaves."""

    name: str
    asks: tuple[str, ...]
    scores: tuple[int, ...]
    depth: int
    least: int
    most: int


PLANS = {
    "mulatschak": (
        Plan("cut, two players", ("cut",), (15, 15), 3, 50, 1_000),
        Plan("auction, two players", AUCTION, (12, 9), 7, 100, 8_000),
        Plan("auction, four players", AUCTION, (21, 2, 8, 5), 6, 200, 6_000),
        Plan("bidding, five players", ("bidding",), (9, 9, 9, 9, 9), 5, 200, 6_000),
        Plan("trump, three players", ("trump",), (21, 7, 14), 3, 50, 3_000),
        Plan("home, four players", ("home",), (10, 11, 12, 3), 4, 100, 4_000),
        Plan("exchange, two players", ("exchange",), (15, 15), 3, 500, 8_000),
        Plan("exchange, four players", ("exchange",), (15, 4, 6, 8), 2, 200, 3_000),
        Plan("play, two players", PLAY, (15, 15), 10, 200, 2_000),
        Plan("play, three players", PLAY, (15, 15, 15), 15, 500, 4_000),
        Plan("play, four players", PLAY, (15, 15, 15, 15), 20, 200, 4_000),
    )
}


def reach(profile: str, plan: Plan, seed: str) -> tuple[Any, Position] | None:
    """The deal and the position that chance leads to, if it leads to the plan's phase."""
    game, rules = GAMES[profile_names()[profile]], load_profile(profile)
    rng, seats = KeyedRandom.of("perft", profile, seed), len(plan.scores)
    start = game.start(rules, seats)
    dealer = rng.below(seats)
    deal, _ = game.deal(rules, seats, dealer, type(start)(scores=plan.scores, deals=1))
    moves: list[tuple[Seat, str]] = []
    while (question := game.question(deal)) is not None and len(moves) < MOST_MOVES:
        if question.name in plan.asks:
            found = Position(
                plan.name, question.name, seed, dealer, plan.scores, tuple(moves), leaves=()
            )
            return deal, found
        action = choose(game.legal(deal), rng)
        moves.append((question.seat, game.write(action)))
        deal, _ = game.step(deal, Move(question.seat, action))
    return None


def counted(profile: str, plan: Plan, deal: Any) -> tuple[int, ...]:
    """The numbers of leaves, as deep as the plan allows; of play only the whole deal will do."""
    game = GAMES[profile_names()[profile]]
    for depth in range(plan.depth, 0, -1):
        try:
            return count(game, deal, depth, plan.most)
        except TooMany:
            if plan.asks == PLAY:
                break
    return ()


def find(profile: str, plan: Plan) -> Position:
    """The first position that fits the plan."""
    for seed in range(MOST_SEEDS):
        reached = reach(profile, plan, f"{plan.name} {seed}")
        if reached is None or (plan.asks == PLAY and reached[0].home):
            continue
        deal, position = reached
        leaves = counted(profile, plan, deal)
        if max(leaves, default=0) >= plan.least and (plan.asks != PLAY or leaves[-1] > 0):
            return position._replace(leaves=leaves)
    raise AssertionError(f"{profile}: no position for {plan}")


def main(profiles: list[str]) -> None:
    """Writes the files of these profiles, or of all."""
    for profile in profiles or sorted(PROFILES):
        positions = [find(profile, plan) for plan in PLANS[profile_names()[profile]]]
        path = FOLDER / f"{profile}.perft"
        path.write_text(write(profile, positions), encoding="utf-8", newline="\n")
        print(path.name, sum(sum(position.leaves) for position in positions), "moves")


if __name__ == "__main__":
    main(sys.argv[1:])
