"""The rule-of-thumb player at work: its answer in a scene, and whole deals of its own."""

from collections.abc import Mapping
from typing import Final

from tests.mighty.scene import GAME, Scene
from tests.scene import name_of
from weli.bots.chance import RandomBot
from weli.bots.mighty.player import MightyThumb
from weli.games.mighty.events import Standing
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.actions import NATURE, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.play.bot import Bot

PLAYER: Final = MightyThumb()
CHANCE: Final = RandomBot()
UNUSED: Final = KeyedRandom.of("unused")


def answer(scene: Scene, player: Bot = PLAYER) -> str:
    """What the player whose turn it is would do, in words."""
    question = GAME.question(scene.deal)
    assert question is not None
    view, legal = scene.view(name_of(question.seat)), GAME.legal(scene.deal)
    action = player.choose(view, legal, UNUSED, 0)
    assert action in legal
    return GAME.write(action)


def card(scene: Scene) -> str:
    """The card that the player would play."""
    said = answer(scene)
    assert said.startswith("play ")
    return said.removeprefix("play ")


class Table:
    """A deal whose players are bots; every move is checked by the engine.

    Attributes:
        deal: the deal.
        asked: every question that was answered, with its number of answers.
        moves: all moves in order.
    """

    def __init__(self, rules: MightyRules, seats: int, seed: str) -> None:
        self.seats = seats
        self.rng = KeyedRandom.of(seed)
        dealer = self.rng.below(seats)
        self.deal: Deal
        self.deal, envelopes = GAME.deal(rules, seats, dealer, Standing((0,) * seats))
        self.views: list[View] = [GAME.view(rules, seats, seat) for seat in range(seats)]
        self.asked: list[tuple[str, int]] = []
        self.moves: list[Move] = []
        self._send(envelopes)

    def _send(self, envelopes: object) -> None:
        assert isinstance(envelopes, tuple)
        for sealed in envelopes:
            for seat in range(self.seats):
                if sealed.reaches(seat):
                    self.views[seat] = self.views[seat].receive(sealed.event)

    def made(self, before: Deal, move: Move) -> None:
        """Is told of every move; some tests note what they look for."""

    def play(self, bots: Mapping[Seat, Bot], most: int = 2000) -> "Table":
        """Plays the deal to its end, in so many moves at most."""
        while (question := GAME.question(self.deal)) is not None:
            seat, legal = question.seat, GAME.legal(self.deal)
            assert len(self.moves) < most, "the deal does not end"
            if seat == NATURE:
                action = legal.sample(self.rng)
            else:
                action = bots[seat].choose(self.views[seat], legal, self.rng, 0)
                self.asked.append((question.name, legal.total()))
            move = Move(seat, action)
            self.made(self.deal, move)
            self.deal, envelopes = GAME.step(self.deal, move)
            self.moves.append(move)
            self._send(envelopes)
        return self


def alike(seats: int, bot: Bot = PLAYER) -> dict[Seat, Bot]:
    """The same player at every seat."""
    return dict.fromkeys(range(seats), bot)
