"""Deals played by chance, with everything that happened: what the laws are about."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tests.laws.tables import TableSetting
from weli.games.mighty import events as mighty
from weli.games.mighty.actions import Declare
from weli.games.mulatschak import events as mulatschak
from weli.kernel.actions import NATURE, SPECTATOR, Action, Envelopes, Event, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.engine import Question
from weli.kernel.legal import Legal

LISTED = 600
"""Legal sets of up to so many actions are listed; from larger ones an action is drawn."""

MOST_MOVES = 5_000
"""A deal that takes longer than this never ends."""

# What ends the bidding or the deal at once must be rare for everything else to happen.
WEIGHTS = {"Muli": 1, "Misdeal": 1, "Alone": 2}
WEIGHT = 8

FEW = 5
"""Of more bids than this mostly the lowest are drawn, so that an auction goes on."""


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


def readers(walk: Walk) -> tuple[Seat, ...]:
    """Every seat, and the spectators."""
    return (*range(walk.setting.seats), SPECTATOR)


def thrown(stage: Stage) -> bool:
    """Whether a move threw the cards in, so that they wait to be shuffled."""
    waits = stage.after.agenda[:1]
    return bool(waits) and waits[0].name == "shuffle" and stage.question.name != "first_dealer"


def since_shuffle(stages: list[Stage]) -> list[Stage]:
    """The moves since the cards were last shuffled, the shuffle among them."""
    shuffles = [place for place, stage in enumerate(stages) if stage.question.name == "shuffle"]
    return [] if not shuffles or thrown(stages[-1]) else stages[shuffles[-1] :]


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
    same = [action for action in actions if kind_of(action) == kind]
    return rng.choice(_likely(kind, same, rng))


def _likely(kind: str, same: list[Action], rng: KeyedRandom) -> list[Action]:
    """Those of many actions of a kind that lead on: low bids, the contract as bid or the top."""
    if kind == "Bid" and len(same) > FEW:
        return same[: rng.choice((FEW, FEW, FEW, len(same)))]
    if kind == "Declare" and len(same) > 1 and rng.below(3):
        top = max((a for a in same if isinstance(a, Declare)), key=lambda a: (a.level, not a.trump))
        return [same[0], same[0], same[0], top]
    return same


def any_standing(setting: TableSetting, rng: KeyedRandom) -> Any:
    """A match in progress."""
    return STANDINGS[setting.game.id](setting.seats, rng)


def _mulatschak_standing(seats: int, rng: KeyedRandom) -> mulatschak.Standing:
    """Often with scores so low that they forbid something."""
    scores = tuple(1 + rng.below(6 if rng.below(2) else 30) for _ in range(seats))
    home = frozenset(seat for seat in range(seats) if not rng.below(4))
    return mulatschak.Standing(scores=scores, home=home, deals=1)


def _mighty_standing(seats: int, rng: KeyedRandom) -> mighty.Standing:
    """With somebody who declared, a friend, a pot, and misdeals that have paid."""
    people = (NATURE, *range(seats))
    declarer = rng.choice(people)
    return mighty.Standing(
        scores=tuple(rng.below(41) - 20 for _ in range(seats)),
        deals=rng.below(2 * seats),
        declarer=declarer,
        friend=NATURE if declarer == NATURE else rng.choice(people),
        pot=rng.choice((0, 0, 5, 7, 13)),
        misdeals=rng.below(3),
    )


STANDINGS: Mapping[str, Callable[[int, KeyedRandom], Any]] = {
    "mighty": _mighty_standing,
    "mulatschak": _mulatschak_standing,
}
"""How a match in progress is drawn for each game."""


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
