"""Fits how other players are taken to decide, from which a player judges what they hold.

Regulars and, one in four, Beginners play deals of Mulatschak; to each of their answers belong the
worths that the rule of thumb gives to all answers with the same hand. Of each kind of question
the temperature and the lapse are printed that make these answers most likely, beside those of
`src/weli/bots/beliefs/mulatschak/policy.py`; nothing is changed. Run with
``uv run python tools/fit_beliefs.py``.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from weli.bots.beliefs.mulatschak.policy import POLICY, Kind
from weli.bots.beliefs.replay import tell
from weli.bots.levels import load_bot
from weli.bots.mulatschak.numbers import numbers_of
from weli.fast.codec import SPACES
from weli.fast.mulatschak.imagining.entries import worths_of
from weli.fast.mulatschak.imagining.fields import Desk
from weli.fast.mulatschak.imagining.judging import MOST_ANSWERS
from weli.fast.twin import twin_of
from weli.games import GAMES, load_profile
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.events import Standing
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.view import View
from weli.kernel.actions import NATURE, Action, Move
from weli.kernel.chance import KeyedRandom

GAME = GAMES["mulatschak"]
COMPANY = ("regular", "regular", "regular", "beginner")
PROFILES = ("salzburg", "geiser", "murln", "krisch", "app33")
ASKED = {
    "bidding": "bid",
    "hold_muli": "bid",
    "trump": "trump",
    "blind_trump": "trump",
    "home": "home",
    "exchange": "exchange",
    "lay_off": "lay_off",
    "play": "play",
}
TEMPERATURES = tuple(round(10 ** (step / 8), 2) for step in range(41))
LAPSES = (0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5)

Worths = NDArray[np.float64]


class Answered(NamedTuple):
    """An answer.

    Attributes:
        kind: the kind of question.
        below: by how much each answer is worth less than the best.
        given: the place of the answer that was given.
    """

    kind: str
    below: Worths
    given: int


class Judge:
    """Works out what every answer is worth."""

    def __init__(self) -> None:
        self.desk = Desk(
            np.zeros(1, dtype=np.int64),
            np.zeros(1, dtype=np.int64),
            np.zeros((1, 1), dtype=np.int64),
            np.zeros(MOST_ANSWERS, dtype=np.int64),
            np.zeros(MOST_ANSWERS),
            np.zeros(1, dtype=np.int64),
            np.zeros(1),
            np.zeros(1),
        )
        self.thumb = np.array([numbers_of()], dtype=np.int64)
        self.twin = twin_of("mulatschak")

    def answered(self, deal: Deal, views: list[View], kind: str, action: Action) -> Answered:
        """Return an answer with the worths of all."""
        row = self.twin.pack(deal, views)
        rules = self.twin.numbers(deal.rules, deal.seats)
        count = worths_of(row, rules, self.thumb, self.desk)
        answers, worths = self.desk.answers[:count], self.desk.worths[:count]
        (place,) = np.flatnonzero(answers == code_of(action))
        return Answered(kind, worths.max() - worths, int(place))


def code_of(action: Action) -> int:
    """Return an action as the compiled judge names it."""
    steps = SPACES["mulatschak"].encode(action)
    if isinstance(action, act.Exchange | act.LayOff):
        return sum(1 << step for step in steps[:-1])
    forms = act.FiveOnSow | act.Packerl | act.SixOnSeven
    return -steps[0] if isinstance(action, forms) else steps[0]


def played(number: int, judge: Judge) -> Iterator[Answered]:
    """Play a deal and yield every answer that is weighed."""
    rng = KeyedRandom.of("fit beliefs", number)
    rules = load_profile(rng.choice(PROFILES))
    assert isinstance(rules, MulatschakRules)
    seats = 2 + rng.below(4)
    bots = [load_bot(rng.choice(COMPANY)) for _ in range(seats)]
    standing = Standing(tuple(1 + rng.below(rules.match.start_score) for _ in range(seats)))
    deal, told = GAME.deal(rules, seats, rng.below(seats), standing)
    views = {seat: GAME.view(rules, seats, seat) for seat in range(seats)}
    while True:
        views = tell(views, told)
        question = GAME.question(deal)
        if question is None:
            return
        legal = GAME.legal(deal)
        if question.seat == NATURE:
            action = legal.sample(rng)
        else:
            action = bots[question.seat].choose(views[question.seat], legal, rng, 0)
            if question.name in ASKED and legal.total() > 1:
                yield judge.answered(deal, list(views.values()), ASKED[question.name], action)
        deal, told = GAME.step(deal, Move(question.seat, action))


def likelihood(answers: Sequence[Answered], kind: Kind) -> float:
    """Return the mean logarithm of how likely the answers are."""
    total = 0.0
    for each in answers:
        chances = np.exp(-each.below / kind.temperature)
        chance = chances[each.given] / chances.sum()
        total += np.log((1 - kind.lapse) * chance + kind.lapse / len(chances))
    return float(total / len(answers))


def fitted(answers: Sequence[Answered]) -> Kind:
    """Return what makes the answers most likely."""
    every = [Kind(*each) for each in product(TEMPERATURES, LAPSES)]
    return max(every, key=lambda kind: likelihood(answers, kind))


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit how other players are taken to decide.")
    parser.add_argument("--deals", type=int, default=2000, help="how many deals (2000)")
    parser.add_argument("--most", type=int, default=3000, help="answers of a kind (3000)")
    given = parser.parse_args()
    judge = Judge()
    found: dict[str, list[Answered]] = {kind: [] for kind in POLICY}
    for number in range(given.deals):
        for answer in played(number, judge):
            if len(found[answer.kind]) < given.most:
                found[answer.kind].append(answer)
    for kind, answers in found.items():
        best = fitted(answers)
        now, then = likelihood(answers, POLICY[kind]), likelihood(answers, best)
        print(f"{kind:<9} {len(answers):>5} answers: {POLICY[kind]} gives {now:.4f}")
        print(f"{'':<24} {best} gives {then:.4f}")


if __name__ == "__main__":
    main()
