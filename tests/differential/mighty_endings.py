"""Small endings of Mighty under any rules, and what perfect play gives there by trying everything.

Nothing here knows the compiled twin: the moves are those of the readable engine, and the points
those it scores.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tests.laws.tables import likely_values
from tests.mighty.random_positions import random_position
from weli.cards import Card
from weli.games import GAMES
from weli.games.mighty.actions import CallCards, CallSeat, CallTrick
from weli.games.mighty.contracts import Contract
from weli.games.mighty.phases.playing import Playing
from weli.games.mighty.powers import OpenTrick
from weli.games.mighty.scoring import scoring
from weli.games.mighty.state import Deal, Friends
from weli.kernel.actions import Action, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.tricks import Trick

__all__ = ["Ending", "best_values", "declarer_side", "random_ending", "takes_all"]

GAME: Final = GAMES["mighty"]
BURIED: Final = 3
PILES: Final = 12


class Ending(NamedTuple):
    """A deal whose last tricks are still to be played, and how many tricks it has in all."""

    deal: Deal
    tricks: int


def random_ending(rng: KeyedRandom, most: int = 64) -> Ending:
    """Draws a deal with few cards left, at any question of the tricks.

    Args:
        rng: the random numbers.
        most: how many ways there may be to play the cards of two tricks; it limits the players.
    """
    while True:
        deal = random_position(rng)
        held = max(map(len, deal.hands))
        if held > 1 and 1 << len(deal.table) <= most:
            break
    size = 1 + rng.below(min(held, 3 if len(deal.table) <= 4 else 2))
    hands = tuple(tuple(sorted(rng.sample(hand, min(size, len(hand))))) for hand in deal.hands)
    before = rng.choice((0, 0, 1, 2, 5))
    outfit = deal.outfit._replace(hand=before + size)
    rest = [c for c in outfit.cards if all(c not in hand for hand in hands)]
    left = rng.sample(rest, min(len(rest), BURIED + PILES))
    captured: list[tuple[Card, ...]] = [()] * deal.seats
    for card in left[BURIED:]:
        seat = rng.choice(deal.table)
        captured[seat] = (*captured[seat], card)
    rules = deal.rules
    for path in ("exchange.buried_points", "friend.two_deck"):
        (row,) = (each for each in rules.describe() if each.path == path)
        rules = rules.with_values({path: rng.choice(likely_values(row))})
    order = deal.table[(turn := rng.below(len(deal.table))) :] + deal.table[:turn]
    deal = deal.but(
        rules=rules,
        hands=hands,
        outfit=outfit,
        buried=tuple(left[:BURIED]),
        captured=tuple(captured),
        tricks=(Trick(order, (), winner=order[0]),) * before,
        contract=Contract(rng.below(10), deal.promise.trump),
        agenda=(Playing(OpenTrick(order, before == 0, size == 1)), scoring),
    )
    deal = deal.but(friends=_friends(rng, deal, before + size))
    return Ending(_onward(deal, rng), before + size)


def _friends(rng: KeyedRandom, deal: Deal, tricks: int) -> Friends:
    """Draws a friend call of any kind and what has come of it, or keeps the one there is."""
    kind, friends = rng.below(5), deal.friends
    honoured = frozenset(rng.sample(deal.table, rng.below(2)))
    others = [seat for seat in deal.table if seat != deal.declarer]
    if kind == 0:
        number = 1 + rng.below(tricks)
        shown = rng.sample(others, rng.below(2)) if number <= len(deal.tricks) else ()
        return Friends(CallTrick(number), (), shown, friends.suit, honoured)
    if kind == 1:
        faces = rng.sample(sorted({c.face for hand in deal.hands for c in hand}, key=str), 2)
        two = [min(c for c in deal.outfit.cards if c.face == face) for face in faces]
        cards = tuple(c for c in deal.outfit.cards if c.face in faces)
        shown = rng.sample(others, rng.below(2))
        call = CallCards(min(two), max(two))
        return Friends(call, cards, shown, friends.suit, honoured)
    if kind == 2:
        seat = rng.choice(others)
        return Friends(CallSeat(seat), (), (seat,), friends.suit, honoured)
    return replace(friends, honoured=honoured)


def _onward(deal: Deal, rng: KeyedRandom) -> Deal:
    """Plays a few moves at random."""
    for _ in range(rng.below(len(deal.table) + 1)):
        onward = _after(deal, GAME.legal(deal).sample(rng))
        if GAME.question(onward) is None:
            break
        deal = onward
    return deal


# ------------------------------------------------------------------------ trying everything


def declarer_side(deal: Deal) -> frozenset[int]:
    """Who plays for the declarer: he, the known friends, and who is sure to become one."""
    side = {deal.declarer, *deal.friends.shown}
    faces = {card.face for card in deal.friends.cards}
    for face in faces:
        holders = {
            seat
            for seat, hand in enumerate(deal.hands)
            if seat != deal.declarer
            and any(card in deal.friends.cards and card.face == face for card in hand)
        }
        if not deal.first_player_only or len(holders) == 1:
            side |= holders
    return frozenset(side)


Judge = Callable[[Deal], int]
Known = dict[Any, int]


def best_values(deal: Deal) -> Mapping[Action, int]:
    """Returns the points of the declarer's side by action, when all sides then play perfectly."""

    def points(over: Deal) -> int:
        assert over.result is not None
        return over.result.taken

    known: Known = {}
    ours = _actor(deal) in declarer_side(deal)
    return {
        action: _minimax(_after(deal, action), points, declarer_side, known, leader=ours)
        for action in GAME.legal(deal)
    }


def takes_all(deal: Deal, seat: int) -> bool:
    """Whether a seat takes all tricks that are left, whatever the others do."""
    done = len(deal.tricks)

    def all_taken(over: Deal) -> int:
        return all(trick.winner == seat for trick in over.tricks[done:])

    leads = _actor(deal) == seat
    return bool(_minimax(deal, all_taken, lambda _: frozenset((seat,)), {}, leader=leads))


def _after(deal: Deal, action: Action) -> Deal:
    onward: Deal
    onward, _ = GAME.step(deal, Move(_actor(deal), action))
    return onward


def _actor(deal: Deal) -> int:
    question = GAME.question(deal)
    assert question is not None, "somebody is to act"
    return question.seat


def _minimax(
    deal: Deal,
    judge: Judge,
    side: Callable[[Deal], frozenset[int]],
    known: Known,
    *,
    leader: bool = False,
) -> int:
    """What the side gets when it wants the most and all others want the least.

    What a leader names goes with his lead, and so is chosen for the side he led for: `leader`.
    """
    question = GAME.question(deal)
    if question is None:
        return judge(deal)
    ours = question.seat in side(deal) if question.name == "play" else leader
    key = (deal.hands, deal.agenda[0], deal.friends, deal.captured, deal.void_seen, deal.tricks)
    if (key, ours) not in known:
        values = [
            _minimax(_after(deal, each), judge, side, known, leader=ours)
            for each in GAME.legal(deal)
        ]
        known[key, ours] = max(values) if ours else min(values)
    return known[key, ours]
