"""Many tables at once, for programs that learn: all games of a batch take a step together."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from weli.fast.codec import SPACES
from weli.fast.playouts import Totals, play_out
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Bytes, Floats, Job, twin_of
from weli.kernel.actions import IllegalAction, Reason
from weli.kernel.engine import Game
from weli.kernel.legal import NOT_NOW
from weli.kernel.options import Rules, RulesError

__all__ = ["BatchEnv"]


class BatchEnv:
    """A batch of matches at one game, under the same house rules and with as many players.

    Nature moves by itself, a deal that is over is followed by the next, and a match that is won by
    a new one; so there is always somebody to decide at every table. What the batch tells is
    written into arrays of the caller, which may be memory that a learning library shares.

        env = BatchEnv("mulatschak", load_profile("salzburg"), seats=4, n=4096, seed=1)
        masks = np.zeros((env.n, env.actions), np.uint8)
        env.reset()
        env.legal_mask(masks)

    Attributes:
        n: how many tables there are.
        seats: how many sit at each.
        seed: what decides everything random.
        actions: how many steps there are, legal or not (`weli.fast.codec`).
        features: how many numbers an observation has (`docs/observations.md`).
        rows: the games themselves, one in each row.
        points: by table and seat, what the deal that ended with the last step added to the scores;
            zero where none did; at Mighty in 24ths of a point.
        ended: by table, 1 when a deal ended with the last step, 2 when a match did, else 0.
    """

    def __init__(
        self, game: str | Game[Any, Any, Any], rules: Rules, seats: int, n: int, seed: int
    ) -> None:
        """Set the tables up and begin a match at each.

        Args:
            game: the game or its name.
            rules: the house rules.
            seats: how many play at each table.
            n: how many tables.
            seed: decides everything random; every table has numbers of its own.

        Raises:
            Unsupported: a house rule that the twin does not know.
            RulesError: so many people cannot play by these rules.
        """
        name = game if isinstance(game, str) else game.id
        if rules.game != name:
            raise ValueError(f"the rules are of {rules.game}, not of {name}")
        problems = rules.check(seats)
        if problems:
            raise RulesError(*problems)
        self._twin: Final = twin_of(name)
        self.n: Final = n
        self.seed: Final = seed
        self.seats: Final = seats
        self.actions: Final = SPACES[name].size
        self.features: Final = self._twin.features
        self.numbers: Final = self._twin.numbers(rules, seats)
        self._order: Final = self._twin.order(rules, seats)
        self._deciders: Final = np.full(n, -1, dtype=np.int64)
        self.rows: Final = np.zeros((n, self._twin.row), dtype=np.int64)
        self.points: Final = np.zeros((n, seats), dtype=np.int64)
        self.ended: Final = np.zeros((n, 1), dtype=np.int64)
        self.reset()

    def _drive(self, job: int, given: Numbers) -> int:
        return self._twin.drive(job, self.rows, self.numbers, given, self.points, self.ended)

    def reset(self, seed: int | None = None) -> None:
        """Begin a new match at every table, with the numbers of the first seed unless told."""
        first = np.array([self.seed if seed is None else seed], dtype=np.int64)
        given = np.concatenate([first, self._order])
        self.points[:] = self.ended[:] = 0
        self._drive(Job.RESET, given)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Take one step at every table.

        Args:
            actions: a legal step for each table.

        Raises:
            IllegalAction: a step is not legal; no step has been taken at any table, and the
                reason's details name the first table and step that are wrong.
        """
        steps = np.ascontiguousarray(actions, dtype=np.int64)
        if steps.shape != (self.n,):
            raise ValueError(f"{self.n} steps are needed, one for each table, not {steps.shape}")
        wrong = self._drive(Job.STEP, steps)
        if wrong >= 0:
            raise IllegalAction(
                Reason(NOT_NOW, details={"table": wrong, "step": int(steps[wrong])})
            )

    def legal_mask(self, out: Bytes) -> None:
        """Write by table and step 1 for a legal step, 0 for any other; `uint8`, n x actions."""
        self._twin.masks(self.rows, _fitting(out, (self.n, self.actions), np.uint8))

    def actors(self, out: Numbers) -> None:
        """Write by table whose decision it is; `int64`, n."""
        self._twin.actors(self.rows, _fitting(out, (self.n,), np.int64))

    def observe(self, out: Floats, seats: Numbers | None = None) -> None:
        """Write what a seat at every table knows; `float32`, n x features.

        Args:
            out: where to write.
            seats: by table, whose knowledge; whoever decides unless it is given.
        """
        readers = self._deciders if seats is None else _fitting(seats, (self.n,), np.int64)
        to = _fitting(out, (self.n, self.features), np.float32)
        self._twin.observe(self.rows, self.numbers, readers, to)

    def warm(self) -> None:
        """Compile everything that a batch uses, so that nobody waits for it later."""
        self._twin.warm()

    def thumb(self, weights: Numbers, out: Numbers) -> None:
        """Write by table the step that the rule-of-thumb player takes; `int64`, n.

        Args:
            weights: its table as one row of numbers (`weli.bots.<game>.numbers.numbers_of`).
            out: where to write.
        """
        to = _fitting(out, (self.n,), np.int64)
        row = np.ascontiguousarray(weights, dtype=np.int64).reshape(1, -1)
        none = np.zeros(1, dtype=np.int64)
        self._twin.drive(Job.CHOOSE, self.rows, self.numbers, none, row, to.reshape(-1, 1))

    def playout(self, deals: int, weights: Numbers | None = None) -> Totals:
        """Play whole deals at every table, beginning with the one under way.

        Args:
            deals: how many at each table.
            weights: the rule-of-thumb player's table, as for `thumb`; without it every step is
                drawn among the legal ones, each equally likely.
        """
        row = None
        if weights is not None:
            row = np.ascontiguousarray(weights, dtype=np.int64).reshape(1, -1)
        return play_out(self._twin, self.rows, self.numbers, deals, weights=row)


def _fitting(array: Any, shape: tuple[int, ...], kind: type) -> Any:
    """Return an array of the caller's if it has the right form; raises `ValueError` otherwise."""
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
        wanted = f"{np.dtype(kind)} of shape {shape}, C-contiguous"
        raise ValueError(f"the array must be {wanted}; it is {array.dtype} {array.shape}")
    return array
