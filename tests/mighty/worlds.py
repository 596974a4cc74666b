"""Other worlds: what else may be true for all that one reader has seen.

A world is a deal in which cards that the reader has not seen have changed places: in the shuffle,
and in what others buried. The same moves are played again; a world in which one of them is illegal
is no other world and is dropped. In the others the reader must have learned exactly the same.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.mighty.random_deals import GAME, Played, Step
from weli.cards import Card
from weli.games.mighty.actions import Bury, CallCard, CallCards, Play, Shuffle
from weli.games.mighty.state import Deal
from weli.kernel.actions import SPECTATOR, Envelopes, Event, Move, Seat
from weli.kernel.chance import KeyedRandom


def last_deal(played: Played) -> Sequence[Step]:
    """The steps from the last shuffle on."""
    shuffles = [n for n, step in enumerate(played.steps) if isinstance(step.move.action, Shuffle)]
    return played.steps[shuffles[-1] :]


def seen_by(reader: Seat, steps: Sequence[Step]) -> set[Card]:
    """Every card that a reader has seen after these steps."""
    deal = GAME.step(steps[-1].deal, steps[-1].move)[0]
    seen = {step.move.action.card for step in steps if isinstance(step.move.action, Play)}
    if reader != SPECTATOR and deal.dealt:
        seen.update(deal.dealt[reader])
        if reader == deal.declarer and deal.auction is not None:
            seen.update(deal.kitty)
    return seen


def swaps(unseen: Sequence[Card], wanted: Sequence[Card], rng: KeyedRandom) -> dict[Card, Card]:
    """Lets a few unseen cards change places, a wanted one among them if it is unseen."""
    count = rng.choice((2, 2, 3, 4, len(unseen)))
    moved = list(rng.sample(unseen, min(count, len(unseen))))
    hidden = [card for card in wanted if card in unseen and card not in moved]
    if hidden and rng.below(2):
        moved[0] = rng.choice(hidden)
    turned = moved[1:] + moved[:1]
    return dict(zip(moved, turned, strict=True))


def moved(move: Move, reader: Seat, new: Mapping[Card, Card]) -> Move:
    """A move as it is in the other world."""
    action = move.action
    if isinstance(action, Shuffle):
        return Move(move.seat, Shuffle(tuple(new.get(card, card) for card in action.cards)))
    if isinstance(action, Bury) and move.seat != reader:
        return Move(move.seat, Bury(tuple(sorted(new.get(card, card) for card in action.cards))))
    return move


def opened(envelopes: Envelopes, reader: Seat) -> list[Event]:
    """What a reader learns."""
    return [sealed.event for sealed in envelopes if sealed.reaches(reader)]


def holders(deal: Deal, card: Card) -> list[int]:
    """Where a card lies: a seat, or -1 for the burial, or nowhere."""
    places = [*enumerate(deal.hands), (-1, deal.buried)]
    return [seat for seat, cards in places if card in cards]


def called_cards(steps: Sequence[Step]) -> list[Card]:
    """The cards that the declarer has called."""
    actions = [step.move.action for step in steps]
    called = [action.card for action in actions if isinstance(action, CallCard)]
    pairs = [(action.one, action.other) for action in actions if isinstance(action, CallCards)]
    return called + [card for pair in pairs for card in pair]


def compare_worlds(played: Played, reader: Seat, rng: KeyedRandom, seen: Counter[str]) -> None:
    """Plays the same moves in another world up to a random point, and compares what is learned.

    Raises:
        AssertionError: the reader has learned something about cards that it has not seen.
    """
    steps = last_deal(played)
    steps = steps[: 1 + rng.below(len(steps))]
    called = called_cards(steps)
    known = seen_by(reader, steps)
    unseen = sorted(set(steps[0].deal.outfit.cards) - known)
    seen["worlds"] += 1
    if len(unseen) < 2:
        seen["nothing unseen"] += 1
        return
    new = swaps(unseen, called, rng)
    deal = steps[0].deal
    for step in steps:
        move = moved(step.move, reader, new)
        if GAME.why_not(deal, move) is not None:
            seen["dropped"] += 1
            return
        if step.move.seat == reader:
            assert set_of(deal) == set_of(step.deal), "what is legal depends on unseen cards"
        deal, envelopes = GAME.step(deal, move)
        truth = GAME.step(step.deal, step.move)[0]
        assert opened(envelopes, reader) == opened(step.envelopes, reader), (reader, move)
        assert GAME.question(deal) == GAME.question(truth), (reader, move)
    seen["survived"] += 1
    if called and any(holders(deal, card) != holders(truth, card) for card in called):
        seen["another friend"] += 1


def set_of(deal: Deal) -> object:
    """What is legal, as data that can be compared."""
    return GAME.legal(deal)
