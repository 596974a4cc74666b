"""Deals played by chance, with everything that happened: what the laws are about."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tests.laws.tables import TableSetting
from weli.kernel.actions import NATURE, Action, Envelopes, Event, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.engine import Question
from weli.kernel.legal import Legal

LISTED = 600
"""Legal sets of up to so many actions are listed; from larger ones an action is drawn."""

MOST_MOVES = 5_000
"""A deal that takes longer than this never ends."""

# A Muli ends the bidding at once, so it must be rare for everything else to happen.
WEIGHTS = {"Muli": 1}
WEIGHT = 8


class Stage(NamedTuple):
    """One move of a deal: the deal before it, what was asked, and what came of it."""

    deal: Any
    question: Question
    legal: Legal
    move: Move
    envelopes: Envelopes
    after: Any


class Walk(NamedTuple):
    """A whole deal: who was to deal (or nature), how it began, and every move."""

    setting: TableSetting
    dealer: Seat
    began: Any
    greeting: Envelopes
    stages: list[Stage]

    @property
    def over(self) -> Any:
        """The deal when it was over."""
        return self.stages[-1].after

    def told(self, reader: Seat, upto: int) -> Iterator[Event]:
        """What a reader learned from the beginning and the first so many moves."""
        for envelopes in (self.greeting, *(stage.envelopes for stage in self.stages[:upto])):
            yield from (sealed.event for sealed in envelopes if sealed.reaches(reader))


def kind_of(action: Action) -> str:
    """The kind of an action: its name, and for choices of cards how many."""
    cards = getattr(action, "cards", None)
    name = type(action).__name__
    return name if cards is None else f"{name} {len(cards)}"


def choose(legal: Legal, rng: KeyedRandom) -> Action:
    """Draws a kind of action first and then an action of that kind, so that rare ones come up."""
    if legal.total() > LISTED:
        return legal.sample(rng)
    actions = list(legal)
    kinds = sorted({kind_of(action) for action in actions})
    weighted = [kind for kind in kinds for _ in range(WEIGHTS.get(kind, WEIGHT))]
    kind = rng.choice(weighted)
    return rng.choice([action for action in actions if kind_of(action) == kind])


def any_standing(setting: TableSetting, rng: KeyedRandom) -> Any:
    """A match in progress, often with scores so low that they forbid something."""
    start = setting.game.start(setting.rules, setting.seats)
    scores = tuple(1 + rng.below(6 if rng.below(2) else 30) for _ in range(setting.seats))
    home = frozenset(seat for seat in range(setting.seats) if not rng.below(4))
    return type(start)(scores=scores, home=home, deals=1)


def walk(
    setting: TableSetting,
    *,
    fresh: bool = False,
    chooser: Callable[[Legal, KeyedRandom], Action] = choose,
) -> Walk:
    """Plays a deal by chance; `fresh` begins a match, otherwise one is in progress."""
    game, rules, seats, seed = setting
    rng = KeyedRandom.of("walk", seed)
    standing = game.start(rules, seats) if fresh else any_standing(setting, rng)
    dealer = NATURE if fresh or not rng.below(4) else rng.below(seats)
    deal, greeting = game.deal(rules, seats, dealer, standing)
    began, stages = deal, []
    while (question := game.question(deal)) is not None:
        legal = game.legal(deal)
        move = Move(question.seat, chooser(legal, rng))
        after, envelopes = game.step(deal, move)
        stages.append(Stage(deal, question, legal, move, envelopes, after))
        deal = after
        assert len(stages) < MOST_MOVES, "the deal does not end"
    return Walk(setting, dealer, began, greeting, stages)
