"""Whole deals by chance: random choices that are likely enough to lead somewhere."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.mighty.retelling import Opening, Telling
from weli.games import GAMES
from weli.games.mighty.actions import Declare, NoMisdeal, Pass, Shuffle
from weli.games.mighty.events import Standing
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.kernel.actions import NATURE, Action, Envelopes, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

GAME = GAMES["mighty"]
MANY_REDEALS = 6


class Step(NamedTuple):
    """A deal before a move, the move, and what it told whom."""

    deal: Deal
    move: Move
    envelopes: Envelopes


class Played(NamedTuple):
    """A deal that was played to its end.

    Attributes:
        first: what the beginning told whom.
        steps: the moves in order.
        deal: the deal after the last one.
    """

    first: Envelopes
    steps: tuple[Step, ...]
    deal: Deal

    @property
    def log(self) -> Envelopes:
        """Everything that was told to anybody."""
        told = self.first
        for step in self.steps:
            told += step.envelopes
        return told

    @property
    def moves(self) -> list[Move]:
        """The moves from the last shuffle on."""
        moves = [step.move for step in self.steps]
        shuffles = [n for n, move in enumerate(moves) if isinstance(move.action, Shuffle)]
        return moves[shuffles[-1] :]


def random_standing(rng: KeyedRandom, seats: int) -> Standing:
    """Draws a match before a deal."""
    people = (NATURE, *range(seats))
    return Standing(
        scores=tuple(rng.below(41) - 20 for _ in range(seats)),
        deals=rng.below(2 * seats),
        declarer=(declarer := rng.choice(people)),
        friend=rng.choice(people) if declarer != NATURE else NATURE,
        pot=rng.choice((0, 0, 5, 7, 13)),
        misdeals=rng.below(3),
    )


def choice(deal: Deal, name: str, legal: Legal, rng: KeyedRandom) -> Action:
    """Draws an action: seldom a misdeal, low bids, seldom a change, no endless redeals.

    The highest no-trump comes up often enough for requests.
    """
    late = deal.redeals > MANY_REDEALS
    if name == "contract" and rng.below(3):
        highest = Declare(deal.outfit.points, None)
        kept = Declare(deal.promise.level, deal.promise.trump)
        return highest if highest in legal and not rng.below(4) else kept
    if name not in ("misdeal", "bidding", "last_chance"):
        return legal.sample(rng)
    actions = list(legal)
    quiet = [action for action in actions if action in (NoMisdeal(), Pass())]
    others = [action for action in actions if action not in quiet]
    if name == "misdeal":
        return rng.choice(quiet if late or not others or rng.below(3) else others)
    if quiet and (not others or (rng.below(6) == 0 if late else rng.below(3))):
        return quiet[0]
    return rng.choice(others[: rng.choice((5, 5, 5, len(others)))])


def play_deal(
    rules: MightyRules, seats: int, rng: KeyedRandom, standing: Standing | None = None
) -> Played:
    """Plays a deal by chance to its end."""
    standing = standing or random_standing(rng, seats)
    deal, first = GAME.deal(rules, seats, rng.below(seats), standing)
    steps = []
    while (question := GAME.question(deal)) is not None:
        action = choice(deal, question.name, GAME.legal(deal), rng)
        move = Move(question.seat, action)
        after, envelopes = GAME.step(deal, move)
        steps.append(Step(deal, move, envelopes))
        deal = after
    return Played(first, tuple(steps), deal)


def telling_of(played: Played) -> Telling:
    """The deal told again from its moves."""
    deal = played.deal
    opening = Opening(
        rules=deal.rules,
        seats=deal.seats,
        dealer=deal.dealer,
        standing=deal.standing,
        hand=deal.outfit.hand,
        decks=deal.outfit.decks,
        redeals=deal.redeals,
    )
    return Telling(opening, deal.table, played.moves)


def seats_of(number: int) -> int:
    """Three to eight players in turn."""
    return 3 + number % 6


def numbers(seed: str, count: int) -> Iterator[tuple[int, KeyedRandom]]:
    """So many numbers of players, each with its random numbers."""
    for number in range(count):
        yield seats_of(number), KeyedRandom.of(seed, number)
