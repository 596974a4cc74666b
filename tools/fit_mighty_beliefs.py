"""Fits how other players of Mighty are taken to decide, from which a player judges what they hold.

Regulars and, one in four, Beginners play deals by several houses' rules and with three to eight
players. Each number of the policy is changed, step by step and ever less, as long as that makes
their answers more likely. Printed are, by kind of question, the mean logarithm of the chances of
the answers under the policy as it is in `src/weli/bots/beliefs/mighty/policy.py` and as it is
fitted, and the fitted policy; nothing is changed. Run with
``uv run python tools/fit_mighty_beliefs.py``.
"""

import argparse
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from weli.bots.beliefs.mighty.policy import POLICY, Policy, flat, player_of
from weli.bots.beliefs.replay import tell
from weli.bots.levels import load_bot
from weli.fast.codec import SPACES
from weli.fast.mighty.explaining import KINDS, Told, explain
from weli.fast.mighty.imagining import BURIAL
from weli.fast.mighty.tables import bits_of
from weli.fast.rules_vector import Numbers
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile
from weli.games.mighty import actions as act
from weli.games.mighty.view import View
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import KeyedRandom

GAME: Final = GAMES["mighty"]
TWIN: Final = twin_of("mighty")
COMPANY: Final = ("regular", "regular", "regular", "beginner")
TABLES: Final = (
    *(("korean", 3), ("korean", 4), ("korean", 5), ("korean", 5), ("league", 5), ("seed", 5)),
    *(("gyeonggi2", 5), ("sinchon", 5), ("daejeon6", 6), ("seed", 6), ("roth", 7), ("seed", 8)),
)
SPANS: Final = (0.5, 0.25, 0.12, 0.06)
"""By which parts of itself a number is changed, and then by less."""

# By kind of question, the places of the numbers that belong to it.
PARTS: Final = {
    "bid": range(8),
    "call": range(8, 10),
    "declarer": range(10, 12),
    "friend": range(12, 14),
    "defender": range(14, 16),
    "misdeal": range(16, 17),
    "bury": range(17, 23),
}
TEMPERATURES: Final = (0, 3, 6, 8, 10, 12, 14)
LAPSES: Final = (1, 4, 7, 9, 11, 13, 15)
OVERS: Final = (2, 5)
KEEPS: Final = 16
UNIT: Final = 1000.0

# The rule of thumb follows itself to the last thousandth; people at a table do not. So no number
# is fitted beyond these.
COLDEST: Final = 150.0
LEAST_LAPSE: Final = 0.03
MOST_KEPT: Final = 0.9
DEAREST: Final = 8.0


class Played(NamedTuple):
    """Deals of one table, and a view of somebody there."""

    view: View
    told: Told


def one_deal(profile: str, seats: int, number: int) -> tuple[Numbers, list[int], tuple[int, int]]:
    """Play a deal; return it as it was shuffled, what everybody did, and what was buried."""
    rng = KeyedRandom.of("fit mighty beliefs", profile, seats, number)
    rules = load_profile(profile)
    bots = [load_bot(rng.choice(COMPANY)) for _ in range(seats)]
    deal, told = GAME.deal(rules, seats, rng.below(seats), GAME.start(rules, seats))
    views = {seat: GAME.view(rules, seats, seat) for seat in range(seats)}
    shuffled, steps = deal, list[int]()
    while True:
        views = tell(views, told)
        question = GAME.question(deal)
        if question is None:
            break
        legal = GAME.legal(deal)
        if question.seat == NATURE:
            action = legal.sample(rng)
            steps = []
            if isinstance(action, act.Shuffle):
                shuffled = deal.but(pack=action.cards)
        else:
            action = bots[question.seat].choose(views[question.seat], legal, rng, 0)
            buries = isinstance(action, act.Bury)
            steps += [BURIAL] if buries else SPACES["mighty"].encode(action)
        deal, told = GAME.step(deal, Move(question.seat, action))
    return TWIN.pack(shuffled), steps, bits_of(deal.buried)


def played(profile: str, seats: int, deals: int) -> Played:
    """Play deals at one table."""
    found = [one_deal(profile, seats, number) for number in range(deals)]
    sizes = [len(steps) for _, steps, _ in found]
    steps = np.zeros((deals, max(sizes)), dtype=np.int64)
    for number, (_, done, _) in enumerate(found):
        steps[number, : len(done)] = done
    rules = load_profile(profile)
    told = Told(
        rows=np.stack([row for row, _, _ in found]),
        steps=steps,
        sizes=np.array(sizes, dtype=np.int64),
        buried=np.array([buried for _, _, buried in found], dtype=np.int64),
        rules=TWIN.numbers(rules, seats)[np.newaxis],
    )
    return Played(GAME.view(rules, seats, 0), told)


def likelihood(tables: list[Played], kind: str, policy: Policy) -> tuple[float, int]:
    """Return the mean logarithm of how likely the answers of a kind are, and how many there are."""
    sums = np.zeros(2)
    for each in tables:
        player, only = player_of(each.view, policy), KINDS.index(kind)
        explain(each.told._replace(rows=each.told.rows.copy()), player, only, sums)
    return float(sums[0] / max(sums[1], 1.0)), int(sums[1])


def policy_of(numbers: NDArray[np.float64]) -> Policy:
    """Return numbers as a policy."""
    left = iter(numbers.tolist())
    parts: list[Any] = [
        tuple(next(left) for _ in part) if isinstance(part, tuple) else next(left)
        for part in POLICY
    ]
    return Policy(*parts)


def changed(numbers: NDArray[np.float64], place: int, part: float) -> NDArray[np.float64]:
    """Return numbers with one changed by a part of itself, within its bounds."""
    found = numbers.copy()
    if place in OVERS:
        found[place] += part * UNIT
    elif place > KEEPS:
        found[place] = min(found[place] + 2.0 * part, DEAREST)
    else:
        found[place] *= 1.0 + part
    if place in LAPSES:
        found[place] = min(max(found[place], LEAST_LAPSE), 0.5)
    elif place in TEMPERATURES:
        found[place] = max(found[place], COLDEST)
    elif place == KEEPS:
        found[place] = min(found[place], MOST_KEPT)
    return found


def fitted(tables: list[Played], say: Callable[[str], None]) -> Policy:
    """Return the policy that makes the answers most likely."""
    numbers = np.array(flat(POLICY))
    for kind, places in PARTS.items():
        before, count = likelihood(tables, kind, POLICY)
        best = before
        for span in SPANS:
            better = True
            while better:
                better = False
                for place in places:
                    for part in (span, -span / (1.0 + span)):
                        other = changed(numbers, place, part)
                        value, _ = likelihood(tables, kind, policy_of(other))
                        if value > best + 1e-5:
                            numbers, best, better = other, value, True
        say(f"{kind:<9} {count:>6} answers: {before:.4f} as it is, {best:.4f} as fitted")
    return policy_of(np.round(numbers, 3))


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit how other players are taken to decide.")
    parser.add_argument("--deals", type=int, default=100, help="how many deals at each table (100)")
    given = parser.parse_args()
    tables = [played(profile, seats, given.deals) for profile, seats in TABLES]
    print(fitted(tables, print))


if __name__ == "__main__":
    main()
