"""What every compiled twin offers, and where to find the twin of a game."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from weli.fast.codec import Steps
from weli.fast.rules_vector import Numbers
from weli.kernel.domains import nearest
from weli.kernel.engine import Question

__all__ = ["Bytes", "Floats", "Job", "Twin", "twin_of"]

Bytes = NDArray[np.uint8]
"""Legal steps: 1 for a legal step, 0 for any other."""

Floats = NDArray[np.float32]
"""Observations."""


class Job:
    """The jobs of a twin's `drive`, by number; every twin knows them all.

    `drive(job, rows, rules, given, points, ended)` does a job with every row and returns -1, or
    the first game whose step is illegal before it takes any:

    * `RESET` begins a match in every row; `given` is the seed and the pack in order;
    * `STEP` takes one step in each game (`given`, one for each) and goes on to the next decision,
      with the next deal when one is over: `points` gets what a deal that ended now added to the
      scores, by game and seat, `ended` (by game, one number) 0 when the deal goes on, 1 when it
      ended and 2 when the match ended with it;
    * `NATURE` lets nature move where it is its turn;
    * `GIVEN` makes nature's move with the cards in `given`: the shuffled pack, or what is drawn;
    * `LOT` lets the lot for the first deal fall on the seat `given`;
    * `TAKE` takes the step `given` and nothing more; `ASK` works out the legal steps;
    * `BEGIN` begins a match as `RESET` does, and `NEXT` the deal after one that is over, up to
      nature's first move;
    * `PLAYOUT` plays `given` whole deals at random, beginning with the one under way; `ended`, by
      game, is added to: decisions with two or more answers (a choice of several cards is one),
      steps, deals, matches, and then what each seat scored;
    * `CHOOSE` writes the step that the rule-of-thumb player takes into `ended`, by game; `THUMB`
      plays `given` whole deals by it in every game and counts as `PLAYOUT` does. Its table of
      weights, from the bots, is the one row of `points`.
    """

    RESET: Final = 0
    STEP: Final = 1
    NATURE: Final = 2
    GIVEN: Final = 3
    LOT: Final = 4
    PLAYOUT: Final = 5
    TAKE: Final = 6
    ASK: Final = 7
    BEGIN: Final = 8
    NEXT: Final = 9
    CHOOSE: Final = 10
    THUMB: Final = 11


class Twin(Protocol):
    """The compiled twin of a game.

    Attributes:
        game: the game's name.
        row: how many numbers the state of a game has.
        steps: how many steps there are (`weli.fast.codec`).
        features: how many numbers an observation has.
        unit: how many parts of the rows' scores make one point.
    """

    game: str
    row: int
    steps: int
    features: int
    unit: int

    def numbers(self, rules: Any, seats: int) -> Numbers:
        """Return the house rules as numbers; raises `Unsupported`."""

    def order(self, rules: Any, seats: int) -> Numbers:
        """Return the pack in order, as `RESET` wants it."""

    def pack(self, deal: Any, views: Iterable[Any] = (), seed: int = 0) -> Numbers:
        """Return a deal as a row."""

    def unpack(self, row: Numbers, rules: Any) -> Any:
        """Return a row as a deal of the readable engine."""

    def facts(self, row: Numbers, rules: Numbers, *, memory: bool = False) -> dict[str, object]:
        """Return what a row says by the names of its places, without what means nothing now.

        With `memory`, what was seen and heard too, which a deal packs into only with its views.
        """

    def question(self, row: Numbers) -> tuple[int, str] | None:
        """Return who decides what, -1 being nature; `None` when the deal is over."""

    def drive(
        self,
        job: int,
        rows: Numbers,
        rules: Numbers,
        given: Numbers,
        points: Numbers,
        ended: Numbers,
    ) -> int:
        """Do a job with every row (see `Job`)."""

    def masks(self, rows: Numbers, masks: Bytes) -> None:
        """Write the legal steps of every row."""

    def choosing(self, rows: Numbers) -> NDArray[np.bool_]:
        """Say of every row whether its actor is in the middle of a decision of several steps."""

    def actors(self, rows: Numbers, actors: Numbers) -> None:
        """Write whose decision it is in every row."""

    def observe(self, rows: Numbers, rules: Numbers, seats: Numbers, out: Floats) -> None:
        """Write what a seat of every row knows; the seat -1 means whoever decides."""

    def observation(self, view: Any, question: Question | None, so_far: Steps = ()) -> Floats:
        """Return the same numbers as `observe`, from a view alone: plain Python."""

    def warm(self) -> None:
        """Compile everything that Python can call of the twin, or load it from the disk."""


_TWINS: Final = {"mulatschak": "weli.fast.mulatschak.twin", "mighty": "weli.fast.mighty.twin"}
"""The module of each game's twin; it has an object `TWIN`."""


def twin_of(game: str) -> Twin:
    """Return the twin of a game; loads the compiler.

    Raises:
        KeyError: there is no such game; the text names the nearest.
    """
    if game not in _TWINS:
        raise KeyError(f"no twin of {game!r} (nearest: {nearest(game, _TWINS) or [*_TWINS]})")
    return cast(Twin, import_module(_TWINS[game]).TWIN)
