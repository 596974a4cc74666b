"""Other worlds: the same deal as one seat has seen it, with the cards it has not seen elsewhere.

A world is the same moves with the unseen cards permuted, in the shuffles and in what others laid
off face down. Where a move is not legal in the other world, that world is dropped. Everywhere else
the seat must hear exactly the same, and exactly the same seats must be asked the same questions.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.laws.truths import TRUTHS
from tests.laws.walks import Stage, Walk
from weli.cards import Card
from weli.kernel.actions import Action, CardsAction, Move, Seat, Shuffle
from weli.kernel.chance import KeyedRandom


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
    game = TRUTHS[walk.setting.game.id]
    places = [n for n, stage in enumerate(walk.stages[:upto]) if _shuffles(stage)]
    ends = [*places, upto][1:]
    found = []
    for first, end in zip(places, ends, strict=True):
        known = game.known_cards(walk, first, end, me)
        unseen = [card for card in game.pack(walk.over) if card not in known]
        wanted = [card for card in game.wanted(walk.stages[first:end]) if card in unseen]
        found.append(turned(unseen, wanted, rng))
    return found


def turned(unseen: list[Card], wanted: list[Card], rng: KeyedRandom) -> dict[Card, Card]:
    """Lets a few unseen cards change places, or many; a wanted one is often among them."""
    many = 2 + rng.below(len(unseen) or 1)
    count = rng.choice((2, 3, many, many, many, many))
    moved = list(rng.sample(unseen, min(count, len(unseen))))
    hidden = [card for card in wanted if card not in moved]
    if moved and hidden and rng.below(2):
        moved[0] = rng.choice(hidden)
    return dict(zip(moved, moved[1:] + moved[:1], strict=True))


def _shuffles(stage: Stage) -> bool:
    return isinstance(stage.move.action, Shuffle)


def moves_of(
    walk: Walk, upto: int, me: Seat, swaps: list[dict[Card, Card]]
) -> Iterator[tuple[Stage, Move]]:
    """The moves of the other world, beside what happened in this one."""
    hidden_kinds = TRUTHS[walk.setting.game.id].HIDDEN
    swap: dict[Card, Card] = {}
    later = iter(swaps)
    for stage in walk.stages[:upto]:
        if _shuffles(stage):
            swap = next(later)
        hidden = isinstance(stage.move.action, hidden_kinds) and stage.move.seat != me
        changes = hidden or _shuffles(stage)
        action = _swapped(stage.move.action, swap) if changes else stage.move.action
        yield stage, Move(stage.move.seat, action)


def _swapped(action: Action, swap: dict[Card, Card]) -> Action:
    """The action with its cards swapped; what is laid off is named in pack order."""
    assert isinstance(action, CardsAction)
    cards = tuple(swap.get(card, card) for card in action.cards)
    return type(action)(cards if isinstance(action, Shuffle) else tuple(sorted(cards)))


def other_world(walk: Walk, upto: int, me: Seat, rng: KeyedRandom) -> list[Any] | None:
    """Plays another world; raises `Leak` when the seat could tell it from this one.

    Returns the deal after each move, or `None` where a move is not possible in that world.
    """
    game, rules, seats, _ = walk.setting
    seen_otherwise = TRUTHS[game.id].seen_otherwise
    swaps = permutations(walk, upto, me, rng)
    deal, greeting = game.deal(rules, seats, walk.dealer, walk.began.standing)
    _same("greeting", greeting, walk.greeting, me)
    deals = []
    for stage, move in moves_of(walk, upto, me, swaps):
        question = game.question(deal)
        if question != stage.question:
            raise Leak(f"{question} is asked instead of {stage.question}")
        if question.seat == me and repr(game.legal(deal)) != repr(stage.legal):
            raise Leak(f"{game.legal(deal)} is legal instead of {stage.legal}")
        if game.why_not(deal, move) is not None or seen_otherwise(stage, move, deal):
            return None
        deal, envelopes = game.step(deal, move)
        _same(game.write(stage.move.action), envelopes, stage.envelopes, me)
        deals.append(deal)
    if game.question(deal) != game.question(walk.stages[upto - 1].after):
        raise Leak(f"{game.question(deal)} is asked at the end")
    return deals


def try_world(walk: Walk, upto: int, me: Seat, rng: KeyedRandom) -> Verdict:
    """Says what became of another world; raises `Leak` as `other_world` does."""
    deals = other_world(walk, upto, me, rng)
    if deals is None:
        return Verdict(0, 1, 0)
    pairs = zip(deals, walk.stages, strict=False)
    return Verdict(1, 0, int(any(deal.hands != stage.after.hands for deal, stage in pairs)))


def _same(what: str, ours: Any, theirs: Any, me: Seat) -> None:
    """Compares what the seat hears, byte for byte."""
    heard, hears = (
        repr([sealed.event for sealed in envelopes if sealed.reaches(me)])
        for envelopes in (theirs, ours)
    )
    if heard != hears:
        raise Leak(f"after {what} seat {me} hears {hears} instead of {heard}")
