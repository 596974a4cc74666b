"""A deal in the arena: the same cards at every table, whatever anybody does.

Each choice of chance follows from the seed, the deal and how many such choices there were before:
the second shuffle after cards were thrown in is the same at every table that comes to it. How many
cards the cutter lifts is no skill, so the arena lifts for him, as many at every table.
"""

from collections.abc import Sequence
from copy import copy
from time import perf_counter
from traceback import format_exception
from typing import Any, Final, NamedTuple, NoReturn

from weli.analysis.arena.times import Times
from weli.bots.cheater import Cheater
from weli.games import game_of
from weli.games.mulatschak.actions import Lift
from weli.kernel.actions import NATURE, Action, Envelopes, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.engine import Question
from weli.kernel.legal import Legal
from weli.kernel.options import Rules
from weli.play.bot import Bot, Thought, think

__all__ = ["MOST_MOVES", "BotFailed", "Endless", "Player", "Round", "Sitter"]

Player = Bot | Cheater

MOST_MOVES: Final = 20_000
"""A deal of so many moves never ends: nobody wants to play, and the cards are thrown in."""


class Endless(Exception):
    """A deal that does not end."""


class BotFailed(Exception):
    """A player that broke down, or did what is not allowed.

    Attributes:
        bot: its name.
        place: the deal, so that it can be played again.
        problem: what happened, in one line.
        trace: where it happened, for whoever wrote the player.
        table: the house rules, where many are played.
    """

    def __init__(
        self, bot: str, place: str, problem: str, trace: str = "", table: str = ""
    ) -> None:
        super().__init__(bot, place, problem, trace, table)
        self.bot = bot
        self.place = place
        self.problem = problem
        self.trace = trace
        self.table = table

    def __str__(self) -> str:
        """Say who failed where, and how."""
        return f"{self.bot} ({self.place}): {self.problem}"


class Sitter(NamedTuple):
    """Who holds a seat.

    Attributes:
        bot: the player.
        name: what it is called.
        times: gets the time of each of its decisions.
        budget: what it may spend on a decision (`weli.play.bot.Bot`).
    """

    bot: Player
    name: str
    times: Times
    budget: int


class Round:
    """One deal at one table of the arena; a copy goes on from the same cards.

    Attributes:
        deal: the deal as it stands; only the arena and its cheater see it.
        views: what each seat knows.
    """

    def __init__(
        self, rules: Rules, seats: int, key: tuple[str | int, ...], dealer: Seat, standing: Any
    ) -> None:
        """Begin a deal.

        Args:
            rules: the house rules.
            seats: how many play.
            key: names the deal; everything random follows from it.
            dealer: who deals; `NATURE` where that is still to be found out.
            standing: the match so far.
        """
        self._game = game_of(rules)
        self._key = key
        self._before: dict[str, int] = {}
        self._moves = 0
        self.views = [self._game.view(rules, seats, seat) for seat in range(seats)]
        self.deal, greeting = self._game.deal(rules, seats, dealer, standing)
        self._tell(greeting)

    def fork(self) -> "Round":
        """Return a copy that can be played on without touching this one."""
        other = copy(self)
        other.views = list(self.views)
        other._before = dict(self._before)
        return other

    @property
    def question(self) -> Question | None:
        """Who decides what; `None` when the deal is over."""
        return self._game.question(self.deal)

    @property
    def cards_are_played(self) -> bool:
        """Whether the first card may be played, or the deal has ended without one."""
        return bool(self.deal.played) or self.deal.result is not None

    def nature(self) -> Action:
        """Let chance move where it is its turn, and return what it did."""
        question = self.question
        assert question is not None, "the deal is not over"
        action = self._game.legal(self.deal).sample(self._numbers(question.name))
        self._make(Move(NATURE, action))
        return action

    def play(self, sitters: Sequence[Sitter]) -> None:
        """Play to the end of the deal.

        Raises:
            BotFailed: a player broke down or did what is not allowed.
            Endless: the deal does not end.
        """
        while self.question is not None:
            self.step(sitters)

    def step(self, sitters: Sequence[Sitter]) -> None:
        """Make one move; raises as `play` does."""
        question = self.question
        assert question is not None, "the deal is not over"
        if self._moves >= MOST_MOVES:
            raise Endless
        if question.seat == NATURE:
            self.nature()
            return
        legal = self._game.legal(self.deal)
        if legal.total() == 1:
            action = next(iter(legal))
        else:
            action = self._asked(sitters[question.seat], question, legal)
        self._make(Move(question.seat, action))

    def _make(self, move: Move) -> None:
        """Make a move, and tell whoever may know of it."""
        self.deal, envelopes = self._game.step(self.deal, move)
        self._moves += 1
        self._tell(envelopes)

    def _asked(self, sitter: Sitter, question: Question, legal: Legal) -> Action:
        """Ask a player; it gets its view, or the deal where it is the arena's own cheater."""
        view, seat = self.views[question.seat], question.seat
        rng = KeyedRandom.of("arena bot", *self._key, seat, self._moves)
        begin = perf_counter()
        try:
            if isinstance(sitter.bot, Cheater):
                thought = Thought(sitter.bot.look(self.deal, question, view, legal, rng))
            else:
                thought = think(sitter.bot, view, legal, rng, sitter.budget)
        except Exception as error:
            self._fails(sitter.name, " ".join(f"{type(error).__name__}: {error}".split()), error)
        sitter.times.note(perf_counter() - begin, thought.guard)
        action = thought.action
        if action not in legal:
            self._fails(sitter.name, f"{question.name}: {action}")
        if isinstance(action, Lift):
            lifts = [each for each in legal if isinstance(each, Lift)]
            return self._numbers("lift").choice(lifts)
        return action

    def _fails(self, name: str, problem: str, error: Exception | None = None) -> NoReturn:
        """Stop because of a player."""
        place = " ".join(map(str, (*self._key, "move", self._moves)))
        trace = "" if error is None else "".join(format_exception(error))
        raise BotFailed(name, place, problem, trace)

    def _numbers(self, name: str) -> KeyedRandom:
        """Return the random numbers for chance's next choice of this kind."""
        before = self._before.get(name, 0)
        self._before[name] = before + 1
        return KeyedRandom.of("arena", *self._key, name, before)

    def _tell(self, envelopes: Envelopes) -> None:
        """Fold envelopes into the views that they reach."""
        for sealed in envelopes:
            for seat, view in enumerate(self.views):
                if sealed.reaches(seat):
                    self.views[seat] = view.receive(sealed.event)
