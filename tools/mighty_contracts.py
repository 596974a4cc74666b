"""Holds what Master expects of its contracts of Mighty against what comes of them.

``uv run python tools/mighty_contracts.py odds --deals 5000 --resume odds.jsonl`` lets one Master
sit at a table of Regulars, each deal on another chair, until it has declared so many times. It
bids, exchanges and plays with a quarter of the usual budget, but the first card it leads with the
whole of it; there it says how likely it makes the contract. Printed are ten equal parts of the
contracts, from the least likely to the likeliest: what was said, what was made, and the share of
contracts made by level. ``--fit`` prints the numbers of `src/weli/bots/master/making.py` as these
contracts would have them.

``high`` plays the deals of `tools/mighty_high_contracts.txt`, where whoever opens the bidding makes
eighteen in one strain in at least seven of ten imagined deals, though he and all others play by
rule of thumb and see no more than at a table. Printed is how often a Master and a Regular in that
seat, among Regulars, declare eighteen or more, and what it brings. ``find`` looks for such deals
and prints their numbers.

Both runs go on from the file that ``--resume`` names; ``--seconds`` stops them early.
"""

import argparse
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final, NoReturn

import numpy as np
from msgspec import Struct, json

from weli.analysis.arena.playing import gains_of
from weli.analysis.arena.table import Round, Sitter
from weli.analysis.arena.times import Times
from weli.analysis.stats import mean, share
from weli.bots import beliefs
from weli.bots.levels import load_player
from weli.bots.master.judging import judge
from weli.bots.master.making import BETTER, FLATTER
from weli.bots.mighty.calls import Auction
from weli.bots.mighty.numbers import numbers_of
from weli.bots.mighty.weights import WEIGHTS
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import phases as phase
from weli.fast.twin import Job, twin_of
from weli.games import GAMES, load_profile
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import STRAINS
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.play.table import DEFAULT_BUDGET

GAME: Final = GAMES["mighty"]
RULES: Final = load_profile("korean")
SEATS: Final = 5
SEED: Final = "contracts"
SMALL: Final = DEFAULT_BUDGET // 4
PARTS: Final = 10

HIGH: Final = 18
HIGH_DEALS: Final = Path(__file__).parent / "mighty_high_contracts.txt"
WORLDS: Final = 100
OFTEN: Final = 0.7
PROMISED: Final = 16_500
"""Hands that promise fewer thousandths of a point are not looked at; they hardly make eighteen."""


# ------------------------------------------------------------------------ tables


class Declared(Struct, frozen=True):
    """A contract that Master declared: its deal, what was said of it, and what came of it."""

    deal: int
    level: int
    said: float
    worth: float
    made: bool
    gain: float


class Player:
    """A player with a budget of its own; as declarer it notes how likely it makes the contract."""

    def __init__(self, name: str, budget: int) -> None:
        """Sit down."""
        self._bot: Any = load_player(name)
        self._budget = budget
        self.said: float | None = None
        self.worth = 0.0

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Return its answer; the arena's budget is for the first card."""
        first = view.me == view.declarer and view.trick is None and not view.tricks
        if first and isinstance(next(iter(legal)), act.Play):
            best = judge(view, legal, rng, budget).choices[0]
            self.said, self.worth = best.made, best.worth
            return best.action
        action: Action = self._bot.choose(view, legal, rng, self._budget)
        return action


def table(number: int, dealer: int) -> Round:
    """Return a deal before its first card is dealt."""
    return Round(RULES, SEATS, (SEED, number, 0), dealer, GAME.start(RULES, SEATS))


def sitters(seat: int, player: Any) -> list[Sitter]:
    """Return a table of Regulars with one other player."""
    others = load_player("regular-1")
    bots = [player if each == seat else others for each in range(SEATS)]
    return [Sitter(bot, "", Times(), DEFAULT_BUDGET) for bot in bots]


def in_time(seconds: float) -> Callable[[], bool]:
    """Return what says whether there is time left."""
    end = monotonic() + seconds
    return lambda: monotonic() < end


# ------------------------------------------------------------------------ odds


def declared(number: int) -> Declared | None:
    """Play a deal; return what Master declared, if it did."""
    seat = number // SEATS % SEATS
    master = Player("master", SMALL)
    company, deal = sitters(seat, master), table(number, number % SEATS)
    while (question := deal.question) is not None and question.name != "bury":
        deal.step(company)
    if deal.deal.declarer != seat:
        return None
    deal.play(company)
    assert master.said is not None, "a declarer leads to the first trick"
    result, gain = deal.deal.result, gains_of(GAME.start(RULES, SEATS), deal.deal)[seat]
    level = deal.deal.contract.level
    return Declared(number, level, master.said, master.worth, result.made, gain)


def odds(deals: int, file: Path | None, seconds: float, *, fit: bool) -> None:
    """Let Master declare so many times, and print what was said beside what was made."""
    found = lines_of(file, Declared)
    goes_on = in_time(seconds)
    for number in count(found[-1].deal + 1 if found else 0):
        if len(found) >= deals or not goes_on():
            break
        one = declared(number)
        if one is not None:
            found.append(one)
            note(file, one)
    if len(found) < PARTS:
        give_up(f"only {len(found)} contracts so far; {PARTS} are needed to tell anything")
    print_odds(found)
    if fit:
        print_fit(found)


def print_odds(found: list[Declared]) -> None:
    """Print ten equal parts by what was said, and the contracts by level."""
    print(f"{len(found)} contracts in {found[-1].deal + 1} deals")
    print("contracts   said   made   95 %            off")
    for part in np.array_split(sorted(found, key=lambda one: one.said), PARTS):
        told(part.tolist(), f"{len(part):9}")
    print("level       said   made   95 %            off  points a deal")
    for level in sorted({one.level for one in found}):
        told([one for one in found if one.level == level], f"{level:9}", gain=True)
    told(found, "      all", gain=True)
    print("beyond what was expected, points a deal:", mean_of([o.gain - o.worth for o in found]))


def told(found: list[Declared], name: str, *, gain: bool = False) -> None:
    """Print a line: what was said and made of some contracts."""
    said, made = np.mean([one.said for one in found]), share(sum(o.made for o in found), len(found))
    line = f"{name}  {100 * said:5.1f}  {100 * made.share:5.1f}   "
    line += f"{100 * made.low:.1f} to {100 * made.high:.1f}".ljust(15)
    line += f"{100 * (made.share - said):+5.1f}"
    print(line + (f"  {np.mean([one.gain for one in found]):+.2f} of {len(found)}" if gain else ""))


def print_fit(found: list[Declared]) -> None:
    """Print the numbers by which what is said would be right, by logistic regression."""
    said = np.clip([one.said for one in found], 0.002, 0.998)
    rows = np.stack([np.log(said / (1 - said)), np.ones(len(said))])
    made, line = np.array([one.made for one in found], dtype=float), np.array([1.0, 0.0])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-line @ rows))
        steep = rows * (chance * (1 - chance)) @ rows.T
        line += np.linalg.solve(steep, rows @ (made - chance))
    errors = np.sqrt(np.diag(np.linalg.inv(steep)))
    flatter, better = line[0] * FLATTER, line[0] * BETTER + line[1]
    print(f"FLATTER {FLATTER} -> {flatter:.3f} ± {2 * errors[0]:.3f}")
    print(f"BETTER  {BETTER} -> {better:.3f} ± {2 * errors[1]:.3f}")


# ------------------------------------------------------------------------ files


def lines_of(file: Path | None, kind: Any) -> list[Any]:
    """Return what a file of results holds."""
    if file is None or not file.exists():
        return []
    return [json.decode(line, type=kind) for line in file.read_bytes().splitlines()]


def note(file: Path | None, one: Any) -> None:
    """Add a result to a file."""
    if file is not None:
        with file.open("ab") as out:
            out.write(json.encode(one) + b"\n")


# ------------------------------------------------------------------------ high contracts


class Tried(Struct, frozen=True):
    """What a player did with a hand that is good for eighteen; `level` is 0 if it did not declare.

    The level is that of the final contract, and the gain what the deal brought.
    """

    deal: int
    level: int
    made: bool
    gain: float


def opening(number: int) -> Round | None:
    """Return a deal whose dealer is asked for the first bid; `None` if he may throw it in."""
    deal, company = table(number, number % SEATS), sitters(0, load_player("regular-1"))
    while (question := deal.question) is not None and question.name != "bidding":
        deal.step(company)
    fresh = question is not None and not deal.deal.redeals and question.seat == number % SEATS
    return deal if fresh else None


def made_often(deal: Round, seat: int) -> bool:
    """Say whether eighteen is made often enough in one of the two best strains."""
    view = deal.views[seat]
    points = Auction(view, WEIGHTS).points
    best = sorted(points, key=lambda strain: -points[strain])[:2]
    if points[best[0]] < PROMISED:
        return False
    worlds = beliefs.sample(view, KeyedRandom.of(SEED, "high"), WORLDS, soft=False)
    return any(made_in(worlds, seat, STRAINS.index(strain)) >= OFTEN for strain in best)


def made_in(worlds: beliefs.Worlds, seat: int, strain: int) -> float:
    """Return in which part of the imagined deals eighteen is made when all others pass."""
    twin, rows = twin_of("mighty"), worlds.rows.copy()
    steps = np.full(len(rows), do.CONTRACT + at.STRAINS * HIGH + strain)
    nothing = np.zeros((1, 1), dtype=np.int64)
    while True:
        left = np.flatnonzero(rows[:, at.PHASE] != phase.BURY)
        if not left.size:
            break
        some = rows[left]
        twin.drive(Job.TAKE, some, worlds.numbers, steps[left], nothing, nothing)
        rows[left] = some
        steps = np.where(rows[:, at.PHASE] == phase.MISDEAL, do.NO_MISDEAL, do.PASS)
    thumb, counts = np.array([numbers_of()]), np.zeros((len(rows), 4 + SEATS), dtype=np.int64)
    twin.drive(Job.THUMB, rows, worlds.numbers, np.array([1]), thumb, counts)
    return float((counts[:, 4 + seat] >= 0).mean())


def find(deals: int, seconds: float) -> None:
    """Print the numbers of so many deals in which eighteen is there for the dealer."""
    goes_on, found = in_time(seconds), 0
    for number in count():
        if found >= deals or not goes_on():
            break
        deal = opening(number)
        if deal is not None and made_often(deal, number % SEATS):
            found += 1
            print(number, flush=True)


def tried(number: int, name: str, budget: int) -> Tried:
    """Let a player have the hand that is good for eighteen."""
    seat = number % SEATS
    deal = table(number, seat)
    deal.play(sitters(seat, Player(name, budget)))
    own, result = deal.deal.declarer == seat, deal.deal.result
    gain = gains_of(GAME.start(RULES, SEATS), deal.deal)[seat]
    return Tried(number, deal.deal.contract.level if own else 0, own and result.made, gain)


def high(deals: int, file: Path | None, seconds: float) -> None:
    """Let Master and Regular have each of the hands, and print what they did with them."""
    numbers = [int(line) for line in HIGH_DEALS.read_text().split()][:deals]
    found = lines_of(file, tuple[Tried, Tried])
    goes_on = in_time(seconds)
    for number in numbers[len(found) :]:
        if not goes_on():
            break
        pair = tried(number, "master", SMALL), tried(number, "regular", 0)
        found.append(pair)
        note(file, pair)
    if not found:
        give_up("no deal was played in this time")
    print(f"{len(found)} deals in which eighteen is there")
    for name, each in zip(("master", "regular"), zip(*found, strict=True), strict=True):
        bid = share(sum(one.level >= HIGH for one in each), len(each))
        declares = sum(one.level > 0 for one in each)
        made = sum(one.made for one in each if one.level >= HIGH)
        print(
            f"{name}: declares {declares}, eighteen or more {bid.count} = {100 * bid.share:.1f} % "
            f"({100 * bid.low:.1f} to {100 * bid.high:.1f}), of these made {made}; "
            f"points a deal {mean_of([one.gain for one in each])}"
        )
    print("master − regular:", mean_of([one.gain - other.gain for one, other in found]))


def give_up(problem: str) -> NoReturn:
    """Say why there is nothing to print, and stop."""
    print(f"mighty_contracts.py: {problem}", file=sys.stderr)
    raise SystemExit(2)


def mean_of(values: list[float]) -> str:
    """Return an average with its interval."""
    found = mean(sum(values), sum(value * value for value in values), len(values))
    return f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"


def main() -> None:
    """Read what is asked for, play, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("what", choices=("odds", "high", "find"))
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    if asked.what == "odds":
        odds(asked.deals, asked.resume, asked.seconds, fit=asked.fit)
    elif asked.what == "high":
        high(asked.deals, asked.resume, asked.seconds)
    else:
        find(asked.deals, asked.seconds)


if __name__ == "__main__":
    main()
