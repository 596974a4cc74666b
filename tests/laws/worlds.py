"""Other worlds: the same deal as one seat has seen it, with the cards it has not seen elsewhere.

A world is the same moves with the unseen cards permuted, in the shuffles and in what others laid
off face down. Where a move is not legal in the other world, that world is dropped. Everywhere else
the seat must hear exactly the same, and exactly the same seats must be asked the same questions.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.laws.mulatschak_truth import dealt_by, known_cards, pack, white
from tests.laws.walks import Stage, Walk
from weli.cards import Card
from weli.games.mulatschak import actions as act
from weli.kernel.actions import Action, CardsAction, Move, Seat
from weli.kernel.chance import KeyedRandom

HIDDEN = (act.Exchange, act.LayOff)
"""What is laid off face down: others see how many cards, not which."""


class Verdict(NamedTuple):
    """What became of the other worlds of a walk.

    Attributes:
        stayed: worlds in which every move was legal, and everything was compared.
        dropped: worlds in which some move was not.
        moved: of those that stayed, the worlds in which other hands really differed.
    """

    stayed: int
    dropped: int
    moved: int

    def __add__(self, other: Any) -> "Verdict":
        """Adds up the worlds of several walks."""
        return Verdict(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


NOTHING = Verdict(0, 0, 0)


class Leak(AssertionError):
    """A seat could tell two worlds apart that agree with all it has seen."""


def permutations(walk: Walk, upto: int, me: Seat, rng: KeyedRandom) -> list[dict[Card, Card]]:
    """For each shuffle of the deal one permutation of the cards that the seat has not seen."""
    places = [n for n, stage in enumerate(walk.stages[:upto]) if _shuffles(stage)]
    ends = [*places, upto][1:]
    found = []
    for first, end in zip(places, ends, strict=True):
        known = known_cards(walk, first, end, me)
        unseen = [card for card in pack(walk.began) if card not in known]
        some = list(rng.sample(unseen, min(len(unseen), 2 + rng.below(len(unseen) or 1))))
        found.append(dict(zip(some, rng.shuffled(some), strict=True)))
    return found


def _shuffles(stage: Stage) -> bool:
    return isinstance(stage.move.action, act.Shuffle)


def moves_of(
    walk: Walk, upto: int, me: Seat, swaps: list[dict[Card, Card]]
) -> Iterator[tuple[Stage, Move]]:
    """The moves of the other world, beside what happened in this one."""
    swap: dict[Card, Card] = {}
    later = iter(swaps)
    for stage in walk.stages[:upto]:
        if _shuffles(stage):
            swap = next(later)
        hidden = isinstance(stage.move.action, HIDDEN) and stage.move.seat != me
        changes = hidden or _shuffles(stage)
        action = _swapped(stage.move.action, swap) if changes else stage.move.action
        yield stage, Move(stage.move.seat, action)


def _swapped(action: Action, swap: dict[Card, Card]) -> Action:
    """The action with its cards swapped; what is laid off is named in pack order."""
    assert isinstance(action, CardsAction)
    cards = tuple(swap.get(card, card) for card in action.cards)
    return type(action)(cards if isinstance(action, act.Shuffle) else tuple(sorted(cards)))


def try_world(walk: Walk, upto: int, me: Seat, rng: KeyedRandom) -> Verdict:
    """Plays one other world; raises `Leak` when the seat could tell it from this one."""
    game, rules, seats, _ = walk.setting
    swaps = permutations(walk, upto, me, rng)
    deal, greeting = game.deal(rules, seats, walk.dealer, walk.began.standing)
    _same("greeting", greeting, walk.greeting, me)
    moved = False
    for stage, move in moves_of(walk, upto, me, swaps):
        question = game.question(deal)
        if question != stage.question:
            raise Leak(f"{question} is asked instead of {stage.question}")
        if question.seat == me and repr(game.legal(deal)) != repr(stage.legal):
            raise Leak(f"{game.legal(deal)} is legal instead of {stage.legal}")
        if game.why_not(deal, move) is not None or _white_elsewhere(stage, move, deal):
            return Verdict(0, 1, 0)
        deal, envelopes = game.step(deal, move)
        _same(game.write(stage.move.action), envelopes, stage.envelopes, me)
        moved |= deal.hands != stage.after.hands
    return Verdict(1, 0, int(moved))


def _same(what: str, ours: Any, theirs: Any, me: Seat) -> None:
    """Compares what the seat hears, byte for byte."""
    heard, hears = (
        repr([sealed.event for sealed in envelopes if sealed.reaches(me)])
        for envelopes in (theirs, ours)
    )
    if heard != hears:
        raise Leak(f"after {what} seat {me} hears {hears} instead of {heard}")


def _white_elsewhere(stage: Stage, move: Move, deal: Any) -> bool:
    """Whether a white hand must be shown in one world and not in the other.

    Everybody sees whether the deal is thrown in, so such worlds differ in what the seat has seen.
    """
    if deal.rules.white.redeal != "mandatory":
        return False
    ours = deal.dealt or dealt_by(deal, move.action)
    theirs = stage.deal.dealt or dealt_by(stage.deal, stage.move.action)
    return [white(hand) for hand in ours] != [white(hand) for hand in theirs]
