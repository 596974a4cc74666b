"""One imagined deal of Mulatschak, played by the readable engine up to the present question."""

from typing import Any, NamedTuple

from weli.bots.beliefs.mulatschak.story import Story
from weli.bots.beliefs.replay import Answer, Replayed, replay, tell
from weli.bots.beliefs.worlds import Contradiction
from weli.cards import WELI
from weli.games import GAMES
from weli.games.mulatschak import actions as act
from weli.games.mulatschak import events
from weli.games.mulatschak.events import Cards
from weli.games.mulatschak.phases import bidding
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.view import View
from weli.kernel.actions import NATURE, Action, Event, Move, Seat
from weli.kernel.engine import Question

__all__ = ["World", "before_shuffle", "no_white", "replayed"]


class World(NamedTuple):
    """The cards of an imagined deal.

    Attributes:
        order: the pack in the order in which it was dealt, without a Weli taken at the cut.
        laid: by seat, what it laid off face down: from the hand it was dealt, and then later.
    """

    order: Cards
    laid: tuple[tuple[Cards, ...], ...]


def replayed(story: Story, world: World) -> Replayed:
    """Play an imagined deal up to the present question.

    Args:
        story: what the reader was told.
        world: the cards.

    Raises:
        Contradiction: this is not a deal that the view could be of.
    """
    view, game, deal = story.view, GAMES["mulatschak"], before_shuffle(story)
    carried = deal.carried
    began = events.DealBegan(view.dealer, view.standing), events.ThrownIn("", carried)
    views = {seat: _before(view, seat, began) for seat in {*range(view.seats), view.me}}
    shuffle = Move(NATURE, act.Shuffle(_shuffled(story, world.order)))
    reason = game.why_not(deal, shuffle)
    if reason is not None:
        raise Contradiction(f"the imagined cards are no pack: {reason.code}")
    deal, envelopes = game.step(deal, shuffle)
    views = tell(views, envelopes)
    return replay(game, deal, views, view, _answers(world))


def before_shuffle(story: Story) -> Deal:
    """Return the deal as it was before the cards were shuffled, a knock not yet counted."""
    view = story.view
    carried = view.carried
    if isinstance(story.cut, act.Knock):
        carried = carried.__class__(
            carried.whites, carried.knocks - 1, carried.passed, carried.doubled_passes
        )
    deal, _ = GAMES["mulatschak"].deal(view.rules, view.seats, view.dealer, view.standing)
    found: Deal = deal.but(carried=carried)
    return found


def _before(view: View, reader: Seat, began: tuple[Event, ...]) -> View:
    """Return what a reader knew before the cards were shuffled."""
    found = View.empty(view.rules, view.seats, reader)
    for event in began:
        found = found.receive(event)
    return found


def _shuffled(story: Story, order: Cards) -> Cards:
    """Return the pack as it lay before the cut."""
    if story.taker >= 0:
        at_the_bottom = story.view.rules.cut.card == "lifted_bottom" or isinstance(
            story.cut, act.Knock
        )
        order = (*order, WELI) if at_the_bottom else (WELI, *order)
    if isinstance(story.cut, act.Lift):
        return order[-story.cut.count :] + order[: -story.cut.count]
    return order


def _answers(world: World) -> Answer:
    """Return what reads off what somebody did; what was laid off face down the world knows."""

    def answer(question: Question, event: Event, deal: Any) -> Action:
        seat = question.seat
        match event:
            case events.Did(action=action):
                return action
            case events.ServedLast():
                return act.Exchange(deal.hands[seat])
            case events.LaidOff(cards=cards) if question.name == "lay_off":
                return act.LayOff(world.laid[seat][1] if cards is None else cards)
            case events.LaidOff(cards=cards) if question.name == "exchange":
                return act.Exchange(world.laid[seat][0] if cards is None else cards)
        raise Contradiction(f"nobody causes {event} by an answer to {question.name}")

    return answer


def no_white(deal: Deal) -> bool:
    """Say whether all hands have been looked at, and whoever had a white one had to say so."""
    if deal.rules.white.redeal != "mandatory":
        return False
    if deal.rules.white.timing == "before_bidding":
        return True
    now = deal.agenda[0]
    speaks = isinstance(now, bidding.Bidding) and bool(now.unspoken)
    due = (bidding.bidding, bidding.white_after_first_round)
    return not speaks and not any(step in due for step in deal.agenda)
