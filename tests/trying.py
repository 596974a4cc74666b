"""Who wins the tricks that are left, found out by trying every play: slow, and plainly right."""

from typing import Any

from weli.games import game_of
from weli.kernel.actions import Action, Move, Seat
from weli.server.claims import Proof


def wins_all(deal: Any, seat: Seat) -> bool:
    """Whether a seat can win every trick that is left, whatever the others play."""
    question = game_of(deal.rules).question(deal)
    if question is None:
        return True
    mine = question.seat == seat
    for action in game_of(deal.rules).legal(deal).offer().actions:
        if keeps_all(deal, action, seat) == mine:
            return mine
    return not mine


def keeps_all(deal: Any, action: Action, seat: Seat) -> bool:
    """Whether a seat can still win every trick after somebody's card."""
    game = game_of(deal.rules)
    question = game.question(deal)
    assert question is not None
    after, _ = game.step(deal, Move(question.seat, action))
    lost = len(after.tricks) > len(deal.tricks) and after.tricks[-1].winner != seat
    return not lost and wins_all(after, seat)


class Trying:
    """Proves claims to a few tricks by trying everything."""

    async def prove(self, deal: Any, seat: Seat) -> Proof:
        """Tries everything."""
        if not wins_all(deal, seat):
            return Proof(holds=False, exact=True)
        game = game_of(deal.rules)
        plays: list[tuple[Seat, Action]] = []
        while (question := game.question(deal)) is not None:
            actions = game.legal(deal).offer().actions
            action = next(each for each in actions if keeps_all(deal, each, seat))
            plays.append((question.seat, action))
            deal, _ = game.step(deal, Move(question.seat, action))
        return Proof(holds=True, exact=True, plays=tuple(plays))
