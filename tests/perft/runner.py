"""Writes the perft files anew: `uv run python -m tests.perft.runner [PROFILE ...]`.

Each position is found by chance from seeds 0, 1, 2, ...: the first one that reaches the phase with
everybody in play and has a number of leaves within the plan's bounds. The file then holds the moves
themselves, so reading it needs no random numbers.
"""

import sys
from collections.abc import Callable
from math import comb
from typing import Any, Final, NamedTuple

from tests.laws.tables import SHIPPED
from tests.laws.walks import choose
from tests.perft.counting import FOLDER, Position, TooMany, count, write
from weli.games import GAMES, load_profile, profile_names
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import outfit_of, table_of
from weli.kernel.actions import Move, Seat
from weli.kernel.chance import KeyedRandom

MOST_MOVES = 60
"""Positions that lie deeper in a deal than this would be tedious to read, where others will do."""

MOST_SEEDS = 400
"""When so many seeds lead to nothing that fits, the plan is at fault."""

TO_THE_END = 99
"""More moves than the end of any deal takes."""

PLAY = ("play",)
# After the cut comes whatever the house rules ask first: a Muli, a white hand, or a bid.
AUCTION = ("white_hand", "muli", "bidding")


def anywhere(_deal: Any) -> bool:
    """No more is asked of a position than its question."""
    return True


class Plan(NamedTuple):
    """A position to look for, and how far to count.

    Attributes:
        name: what it is called.
        asks: the questions that may be asked there.
        scores: the scores before the deal, and so the number of players.
        depth: how deep to count at most; to the end of the deal only all of it will do.
        least: the fewest leaves that are worth counting.
        most: the most leaves of one depth.
        fits: what else the deal must be like.
        whole: how many moves it takes at least to the end of the deal, where that is the point.
        moves: how many moves may lead to it.
    """

    name: str
    asks: tuple[str, ...]
    scores: tuple[int, ...]
    depth: int
    least: int
    most: int
    fits: Callable[[Any], bool] = anywhere
    whole: int = 0
    moves: int = MOST_MOVES


def all_play(deal: Any) -> bool:
    """Nobody stays home."""
    return not deal.home


MULATSCHAK: Final = (
    Plan("cut, two players", ("cut",), (15, 15), 3, 50, 1_000),
    Plan("auction, two players", AUCTION, (12, 9), 7, 100, 8_000),
    Plan("auction, four players", AUCTION, (21, 2, 8, 5), 6, 200, 6_000),
    Plan("bidding, five players", ("bidding",), (9, 9, 9, 9, 9), 5, 200, 6_000),
    Plan("trump, three players", ("trump",), (21, 7, 14), 3, 50, 3_000),
    Plan("home, four players", ("home",), (10, 11, 12, 3), 4, 100, 4_000),
    Plan("exchange, two players", ("exchange",), (15, 15), 3, 500, 8_000),
    Plan("exchange, four players", ("exchange",), (15, 4, 6, 8), 2, 200, 3_000),
    Plan("play, two players", PLAY, (15, 15), TO_THE_END, 200, 2_000, all_play, 10),
    Plan("play, three players", PLAY, (15, 15, 15), TO_THE_END, 500, 4_000, all_play, 15),
    Plan("play, four players", PLAY, (15, 15, 15, 15), TO_THE_END, 200, 4_000, all_play, 20),
)


# ------------------------------------------------------------------------ positions of Mighty


NUMBERS: Final = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}
LEAVES: Final = 2_000
"""Mighty has many positions, so each is counted to no more leaves than about this."""

REQUEST_WORTH: Final = ("seed", "korean", "roth")
"""The profiles for which the request at the highest no-trump is looked for; it is rare."""


def tricks_left(number: int) -> Callable[[Any], bool]:
    """Whether a trick begins with so many tricks left."""
    return lambda deal: all(len(deal.hands[seat]) == number for seat in deal.table)


def first_trick(deal: Any) -> bool:
    """Whether the declarer is about to lead to the first trick."""
    return not deal.tricks and not deal.agenda[0].trick.cards


def poor_hand(deal: Any) -> bool:
    """Whether the player who is asked may call a misdeal."""
    return GAMES["mighty"].legal(deal).total() > 1


def mighty_plans(profile: str) -> list[Plan]:
    """The plans for every number of players of a profile, and for what only some rules ask."""
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    plans = []
    for name, seats in SHIPPED:
        if name == profile:
            plans += _company(rules, seats)
    fewest = min(seats for name, seats in SHIPPED if name == profile)
    players, scores = f", {NUMBERS[fewest]} players", (0,) * fewest
    if rules.misdeal.allowed:
        plans.append(
            Plan(f"misdeal{players}", ("misdeal",), scores, 3, 5, LEAVES, poor_hand),
        )
    if rules.play.ripper_call == "optional":
        plans.append(Plan(f"ripper led{players}", ("ripper_call",), scores, 5, 20, LEAVES))
    plans.append(Plan(f"joker led{players}", ("name_suit",), scores, 4, 20, LEAVES))
    if profile in REQUEST_WORTH and rules.friend.request:
        more = max(seats for name, seats in SHIPPED if name == profile)
        plan = Plan(f"request, {NUMBERS[more]} players", ("request",), (0,) * more, 3, 20, LEAVES)
        plans.append(plan)
    return plans


def _company(rules: MightyRules, seats: int) -> list[Plan]:
    """The plans for one number of players."""
    players, scores = f", {NUMBERS[seats]} players", (0,) * seats
    outfit = outfit_of(rules, seats)
    burials = comb(outfit.hand + outfit.kitty, outfit.kitty)
    last = 3 if seats < 6 else 2
    plans = [
        Plan(f"auction{players}", ("misdeal", "bidding"), scores, 3, 20, LEAVES),
        Plan(f"burial{players}", ("bury",), scores, 2, 100, max(LEAVES, burials)),
        Plan(f"contract{players}", ("contract",), scores, 3, 5, LEAVES),
        Plan(f"first trick{players}", PLAY, scores, seats, 20, LEAVES, first_trick),
        Plan(
            name=f"last tricks{players}",
            asks=PLAY,
            scores=scores,
            depth=TO_THE_END,
            least=20,
            most=LEAVES,
            fits=tricks_left(last),
            whole=last * len(table_of(rules, seats, 0)),
            moves=300,
        ),
    ]
    # A hundred thousand burials are one number; it stands in the tests of the laws.
    return [plan for plan in plans if plan.asks != ("bury",) or burials < 2 * LEAVES]


def plans_of(profile: str) -> list[Plan]:
    """The positions of a profile."""
    if profile_names()[profile] == "mighty":
        return mighty_plans(profile)
    return list(MULATSCHAK)


# ------------------------------------------------------------------------ looking for them


def reach(profile: str, plan: Plan, seed: str) -> tuple[Any, Position] | None:
    """The deal and the position that chance leads to, if it leads to the plan's phase."""
    game, rules = GAMES[profile_names()[profile]], load_profile(profile)
    rng, seats = KeyedRandom.of("perft", profile, seed), len(plan.scores)
    start = game.start(rules, seats)
    dealer = rng.below(seats)
    deal, _ = game.deal(rules, seats, dealer, type(start)(scores=plan.scores, deals=1))
    moves: list[tuple[Seat, str]] = []
    while (question := game.question(deal)) is not None and len(moves) < plan.moves:
        if question.name in plan.asks and plan.fits(deal):
            found = Position(
                plan.name, question.name, seed, dealer, plan.scores, tuple(moves), leaves=()
            )
            return deal, found
        action = choose(game.legal(deal), rng)
        moves.append((question.seat, game.write(action)))
        deal, _ = game.step(deal, Move(question.seat, action))
    return None


def counted(profile: str, plan: Plan, deal: Any) -> tuple[int, ...]:
    """The numbers of leaves, as deep as the plan allows; of the end of a deal only all will do."""
    game = GAMES[profile_names()[profile]]
    if plan.whole:
        try:
            leaves = count(game, deal, plan.depth, plan.most)
        except TooMany:
            return ()
        leaves = tuple(number for number in leaves if number)
        return leaves if len(leaves) >= plan.whole else ()
    for depth in range(plan.depth, 0, -1):
        try:
            return count(game, deal, depth, plan.most)
        except TooMany:
            continue
    return ()


def find(profile: str, plan: Plan) -> Position:
    """The first position that fits the plan."""
    for seed in range(MOST_SEEDS):
        reached = reach(profile, plan, f"{plan.name} {seed}")
        if reached is None:
            continue
        deal, position = reached
        leaves = counted(profile, plan, deal)
        if max(leaves, default=0) >= plan.least:
            return position._replace(leaves=leaves)
    raise AssertionError(f"{profile}: no position for {plan}")


def main(profiles: list[str]) -> None:
    """Writes the files of these profiles, or of all."""
    for profile in profiles or sorted(profile_names()):
        positions = [find(profile, plan) for plan in plans_of(profile)]
        path = FOLDER / f"{profile}.perft"
        path.write_text(write(profile, positions), encoding="utf-8", newline="\n")
        print(path.name, sum(sum(position.leaves) for position in positions), "moves")


if __name__ == "__main__":
    main(sys.argv[1:])
