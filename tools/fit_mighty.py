"""Compares what the rule-of-thumb player of Mighty promises itself with what it then takes.

The player plays deals with itself, and the points its declarers took are fitted to what their
hands promised. Run with ``uv run python tools/fit_mighty.py --rules korean --players 5``; it prints
the numbers of `src/weli/bots/mighty/weights.py` as they are and as these deals would have them, and
changes nothing. With ``--drawn`` a seat drawn by chance declares the lowest contract in one of its
two best strains in every other deal, so that weak hands are seen too; but then others have stronger
hands than they would after passing. What a declarer loses without a friend is not fitted. Only
differences well beyond their errors are worth taking over, rounded.
"""

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from weli.bots.mighty.calls import Auction
from weli.bots.mighty.hand import TRAITS, company, traits
from weli.bots.mighty.player import MightyThumb
from weli.bots.mighty.prospects import Prospects
from weli.bots.mighty.weights import WEIGHTS
from weli.cards import Suit
from weli.games import GAMES, load_profile
from weli.games.mighty import actions as act
from weli.games.mighty.events import Standing
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.view import View
from weli.kernel.actions import NATURE, Action, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

GAME = GAMES["mighty"]
BEFORE, AFTER = 0, 1
STAGES = ("before the exchange", "after it, with the friend")
PULL = 30.0
"""How many deals it takes to move a trait half the way from its present worth to a new one."""


class Sample(NamedTuple):
    """What a hand promised at one stage of a deal, in thousandths of a point.

    Attributes:
        stage: `BEFORE` or `AFTER` the exchange.
        plain: 1 without a trump suit, else 0.
        promise: the points it promised.
        counts: how often it had each trait.
        call: how the friend was called; empty before the exchange.
    """

    stage: int
    plain: int
    promise: int
    counts: tuple[int, ...]
    call: str = ""


class Noting(MightyThumb):
    """The player; it notes what its declarer's hand promises, and may be told who declares.

    Attributes:
        drawn: the seat that is to declare, or `NATURE` for whoever bids most.
        strain: in which of its strains the drawn seat is to declare: 0 for its best.
        notes: what the highest bid so far, and then the declarer before the first lead, promised.
        usual: what every hand promised under its best trump.
    """

    def __init__(self) -> None:
        """Begin without notes."""
        super().__init__()
        self.usual: list[int] = []
        self.begin(NATURE, 0)

    def begin(self, drawn: Seat, strain: int) -> None:
        """Forget the last deal."""
        self.drawn, self.strain = drawn, strain
        self.notes: dict[int, Sample] = {}

    def choose(self, view: View, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Choose as the player does, except who bids what where a declarer is drawn."""
        first = next(iter(legal))
        if isinstance(first, act.Bid | act.Pass):
            return self._bid(view, legal, rng, budget)
        if isinstance(first, act.Misdeal | act.NoMisdeal) and self.drawn != NATURE:
            return act.NoMisdeal()
        opens = view.trick is None and not view.tricks
        if isinstance(first, act.Play) and view.me == view.declarer and opens:
            self.notes[AFTER] = _after(view)
        return super().choose(view, legal, rng, budget)

    def _bid(self, view: View, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        auction = Auction(view, self.weights)
        if not view.calls:
            self.usual.append(auction.strength)
        if self.drawn == NATURE:
            action = super().choose(view, legal, rng, budget)
        elif self.drawn == view.me:
            best = sorted(auction.points, key=lambda trump: -auction.points[trump])
            bids = [bid for bid in legal if isinstance(bid, act.Bid)]
            in_strain = [bid for bid in bids if bid.trump is best[self.strain]]
            action = next(iter(in_strain or bids or legal))
        else:
            action = act.Pass() if act.Pass() in legal else next(iter(legal))
        if isinstance(action, act.Bid):
            promise = auction.points[action.trump]
            self.notes[BEFORE] = _sample(BEFORE, auction.hand, action.trump, promise)
        return action


def _sample(
    stage: int, hand: Prospects, trump: Suit | None, promise: int, call: str = ""
) -> Sample:
    counts = traits(hand.hand, hand.missing, hand.mighty(trump), trump)
    return Sample(stage, int(trump is None), promise, tuple(counts), call)


def _after(view: View) -> Sample:
    """What the declarer's hand promises with the friend called, before the first lead."""
    hand = Prospects(view, WEIGHTS, hand=view.hand, buried=view.buried)
    contract, call = view.contract, view.call
    assert contract is not None, "the contract is final"
    if call is None:
        return _sample(AFTER, hand, contract.trump, hand.points(contract.trump), "none")
    help_, friends = hand.call(call, contract.trump)
    promise = hand.points(contract.trump) + help_
    kind = (
        hand.kind(call.card, contract.trump)
        if isinstance(call, act.CallCard)
        else type(call).__name__
    )
    if not friends and hand.friends:
        return _sample(AFTER, hand, contract.trump, hand.alone(promise), "alone")
    return _sample(AFTER, hand, contract.trump, promise, kind)


Points = list[tuple[Sample, int]]
"""Samples with the points, in thousandths, that the declarer's side then took."""


def play(
    rules: MightyRules, seats: int, deals: int, seed: str, *, drawn: bool
) -> tuple[Points, list[int]]:
    """Plays deals; returns what the declarers promised and took, and what usual hands promised."""
    player = Noting()
    found: Points = []
    for number in range(deals):
        rng = KeyedRandom.of(seed, number)
        dealer = rng.below(seats)
        deal, sent = GAME.deal(rules, seats, dealer, Standing((0,) * seats))
        seat = deal.table[rng.below(len(deal.table))] if drawn and number % 2 else NATURE
        player.begin(seat, rng.below(2))
        views = [GAME.view(rules, seats, seat) for seat in range(seats)]
        while True:
            for sealed in sent:
                for seat in filter(sealed.reaches, range(seats)):
                    views[seat] = views[seat].receive(sealed.event)
            question = GAME.question(deal)
            if question is None:
                break
            legal = GAME.legal(deal)
            if question.seat == NATURE:
                action = legal.sample(rng)
            else:
                action = player.choose(views[question.seat], legal, rng, 0)
            deal, sent = GAME.step(deal, Move(question.seat, action))
        assert deal.result is not None, "the deal is over"
        found += [(note, 1000 * deal.result.taken) for note in player.notes.values()]
    return found, player.usual


class Line(NamedTuple):
    """A straight line through points: where it starts, how steep it is, and what is left."""

    start: float
    slope: float
    deviation: float
    error: float


def line(pairs: Sequence[tuple[float, float]]) -> Line:
    """Fits a line by least squares; `error` is the standard error of its height in the middle."""
    count = len(pairs)
    x_mean, y_mean = (sum(column) / count for column in zip(*pairs, strict=True))
    spread = sum((x - x_mean) ** 2 for x, _ in pairs)
    slope = sum((x - x_mean) * (y - y_mean) for x, y in pairs) / spread if spread else 1.0
    start = y_mean - slope * x_mean
    rest = sum((y - start - slope * x) ** 2 for x, y in pairs)
    deviation = sqrt(rest / max(count - 2, 1))
    return Line(start, slope, deviation, deviation / sqrt(count))


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solves linear equations by elimination; the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            rows[below] = [a - factor * b for a, b in zip(rows[below], rows[pivot], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][k] * found[k] for k in range(place + 1, size))
        found[place] = (rows[place][-1] - known) / rows[place][place]
    return found


def corrections(points: Points, scale: float) -> list[float]:
    """By how much each trait should be worth more, pulled towards nothing where it is rare."""
    means = [
        sum(sample.counts[k] for sample, _ in points) / len(points) for k in range(len(TRAITS))
    ]
    mean = sum(taken - sample.promise for sample, taken in points) / len(points)
    matrix = [[PULL * (a == b) for b in range(len(TRAITS))] for a in range(len(TRAITS))]
    right = [0.0] * len(TRAITS)
    for sample, taken in points:
        off = [count - usual for count, usual in zip(sample.counts, means, strict=True)]
        missed = taken - sample.promise - mean
        for a, value in enumerate(off):
            right[a] += value * missed
            matrix[a] = [m + value * other for m, other in zip(matrix[a], off, strict=True)]
    return [value / scale for value in solve(matrix, right)]


def report(name: str, points: Points, usual: list[int], *, with_traits: bool) -> None:
    """Prints the present numbers of one kind of table beside the fitted ones."""
    now = WEIGHTS.companies[name]
    print(f"company {name}: usual {now.usual} -> {sum(usual) / max(len(usual), 1):.0f}")
    for stage in (BEFORE, AFTER):
        for plain, trump in enumerate(("a trump suit", "no-trump")):
            chosen = [
                pair
                for pair in points
                if (pair[0].stage, pair[0].plain) == (stage, plain) and pair[0].call != "alone"
            ]
            if len(chosen) < len(TRAITS) * 2:
                continue
            start, scale = now.start[stage][plain], now.scale[stage][plain]
            fit = line([(sample.promise - start, taken) for sample, taken in chosen])
            bias = sum(taken - sample.promise for sample, taken in chosen) / len(chosen)
            print(f"\n{STAGES[stage]}, {trump}: {len(chosen)} deals")
            print(f"  taken beyond the promise  {bias:+8.0f} ± {2 * fit.error:.0f}")
            print(f"  start      {start:6} -> {fit.start:6.0f}")
            print(f"  scale      {scale:6} -> {scale * fit.slope:6.0f}")
            print(f"  deviation  {now.deviation[stage][plain]:6} -> {fit.deviation:6.0f}")
            if stage == AFTER:
                calls(chosen)
            if with_traits:
                column = now.group + 3 * plain
                print("  traits, as worth in the column and as fitted:")
                for trait, row, more in zip(
                    TRAITS, WEIGHTS.traits, corrections(chosen, scale / 1000), strict=True
                ):
                    print(f"    {trait:42} {row[column]:6} -> {row[column] + more:6.0f}")


def calls(points: Points) -> None:
    """Prints by how much the points differ from the promise for each way to call a friend."""
    missed: Mapping[str, list[int]] = defaultdict(list)
    for sample, taken in points:
        missed[sample.call].append(taken - sample.promise)
    for call, values in sorted(missed.items()):
        fit = line([(0.0, value) for value in values])
        print(f"  called {call:10} {len(values):6} deals: {fit.start:+8.0f} ± {2 * fit.error:.0f}")


def main() -> None:
    """Reads what is asked for, plays, and prints."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--rules", default="seed", help="a profile of Mighty")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--traits", action="store_true", help="fit the single traits too")
    parser.add_argument("--drawn", action="store_true", help="let declarers be drawn too")
    asked = parser.parse_args()
    rules = load_profile(asked.rules)
    if not isinstance(rules, MightyRules) or rules.check(asked.players):
        parser.error(f"{asked.rules} is no profile of Mighty for {asked.players} players")
    points, usual = play(rules, asked.players, asked.deals, asked.seed, drawn=asked.drawn)
    report(company(rules, asked.players), points, usual, with_traits=asked.traits)


if __name__ == "__main__":
    main()
