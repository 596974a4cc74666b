"""One imagined deal of Mighty, played by the readable engine up to the present question."""

from typing import Any, NamedTuple

from weli.bots.beliefs.mighty.story import Story, before_dealing
from weli.bots.beliefs.replay import Answer, Replayed, replay, tell
from weli.bots.beliefs.worlds import Contradiction
from weli.games import GAMES
from weli.games.mighty import actions as act
from weli.games.mighty import events
from weli.games.mighty.events import Cards
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.actions import NATURE, Action, Event, Move
from weli.kernel.engine import Question

__all__ = ["World", "before_shuffle", "replayed"]


class World(NamedTuple):
    """The cards of an imagined deal.

    Attributes:
        order: the pack as it was shuffled.
        buried: what the declarer buried; nothing before that.
    """

    order: Cards
    buried: Cards


def before_shuffle(view: View) -> Deal:
    """Return the deal as it waited for the shuffle."""
    deal: Deal
    deal, _ = GAMES["mighty"].deal(view.rules, view.seats, view.dealer, view.standing)
    return deal.but(redeals=view.redeals)


def replayed(story: Story, world: World) -> Replayed:
    """Play an imagined deal up to the present question.

    Args:
        story: what the reader was told.
        world: the cards.

    Raises:
        Contradiction: this is not a deal that the view could be of.
    """
    view, game = story.view, GAMES["mighty"]
    views = {seat: before_dealing(view, seat) for seat in {*range(view.seats), view.me}}
    shuffle = Move(NATURE, act.Shuffle(world.order))
    deal, envelopes = game.step(before_shuffle(view), shuffle)
    views = tell(views, envelopes)
    return replay(game, deal, views, view, _answers(world))


def _answers(world: World) -> Answer:
    """Return what reads off what somebody did; what was buried face down the world knows."""

    def answer(question: Question, event: Event, deal: Any) -> Action:  # noqa: ARG001  # as `Answer` has it
        match event:
            case events.Did(action=action):
                return action
            case events.LaidOff(cards=cards):
                return act.Bury(world.buried if cards is None else cards)
        raise Contradiction(f"nobody causes {event} by an answer to {question.name}")

    return answer
