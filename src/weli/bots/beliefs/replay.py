"""Building one world: what everybody did, done again in the readable engine with other cards.

Every answer that a player gave shows in the first event that came of it. So the answers are read
off what the reader was told, and only what somebody chose face down comes from the world.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from weli.bots.beliefs.worlds import Contradiction
from weli.kernel.actions import NATURE, Action, Envelopes, Event, Move, Seat
from weli.kernel.engine import Game, Question

__all__ = ["Answer", "Replayed", "Stage", "replay", "tell"]

Answer = Callable[[Question, Event, Any], Action]
"""What whoever is asked did: from the question, the first event that came of it, and the deal."""


class Stage(NamedTuple):
    """One answer: the deal and what everybody knew before it, and what was done."""

    deal: Any
    views: dict[Seat, Any]
    move: Move


class Replayed(NamedTuple):
    """A world that was played up to the present question.

    Attributes:
        deal: the deal, with everybody's cards.
        views: what each seat, and the reader, knows in it.
        stages: every answer on the way.
    """

    deal: Any
    views: dict[Seat, Any]
    stages: list[Stage]


def replay(
    game: Game[Any, Any, Any], deal: Any, views: dict[Seat, Any], view: Any, answer: Answer
) -> Replayed:
    """Play a deal until its reader has been told as much as a view says, and compare.

    Args:
        game: the game.
        deal: the deal; it has just been shuffled.
        views: what each seat, and the view's reader, knows before the first answer.
        view: what the reader knows in the end.
        answer: reads off what somebody did.

    Raises:
        Contradiction: this is not a deal that the view could be of.
    """
    stages: list[Stage] = []
    while (heard := len(views[view.me].told)) < len(view.told):
        question = game.question(deal)
        if question is None or question.seat == NATURE:
            raise Contradiction(f"after {heard} events nobody is asked any more")
        event = view.told[heard]
        move = Move(question.seat, answer(question, event, deal))
        reason = game.why_not(deal, move)
        if reason is not None:
            raise Contradiction(f"{game.write(move.action)} is refused: {reason.code}")
        stages.append(Stage(deal, views, move))
        deal, envelopes = game.step(deal, move)
        views = tell(views, envelopes)
    compare(views[view.me], view)
    return Replayed(deal, views, stages)


def tell(views: dict[Seat, Any], envelopes: Envelopes) -> dict[Seat, Any]:
    """Return what every reader knows after opening its envelopes."""
    found = dict(views)
    for reader in found:
        for sealed in envelopes:
            if sealed.reaches(reader):
                found[reader] = found[reader].receive(sealed.event)
    return found


def compare(ours: Any, theirs: Any) -> None:
    """Compare two views field by field, so that the error names what differs."""
    for name in theirs.__struct_fields__:
        mine, wanted = getattr(ours, name), getattr(theirs, name)
        if mine != wanted:
            raise Contradiction(f"{name} is {mine} in the imagined deal, not {wanted}")
