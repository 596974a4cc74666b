"""Whether "the rest are mine" is true: proven with everybody's cards, and then played out."""

from typing import Any, Final, NamedTuple

import numpy as np

from weli.fast.pack import pack
from weli.fast.solve import sure
from weli.games import game_of
from weli.kernel.actions import Action, Move, Seat

__all__ = ["NODES", "Proven", "prove"]

NODES: Final = 2_000_000
"""How many positions the search may look at for one claim, unless told otherwise."""


class Proven(NamedTuple):
    """What came of a claim.

    Attributes:
        holds: whether its maker wins every trick that is left whatever the others play.
        exact: whether that is certain; otherwise the search was given up.
        plays: when it holds, the moves that end the deal, in order.
    """

    holds: bool
    exact: bool
    plays: tuple[tuple[Seat, Action], ...] = ()


def prove(deal: Any, seat: Seat, *, nodes: int = NODES) -> Proven:
    """Find out whether a seat wins every trick that is left of a deal.

    Args:
        deal: a deal in which the seat is to play a card; everybody's cards are looked at.
        seat: who claims the rest.
        nodes: how many positions the search may look at.
    """
    found = _sure(deal, seat, nodes)
    return found._replace(plays=_played_out(deal, seat, nodes)) if found.holds else found


def _sure(deal: Any, seat: Seat, nodes: int) -> Proven:
    row = pack(deal)[np.newaxis]
    found = sure(deal.rules.game, deal.rules, row, np.array([seat]), nodes=nodes)
    exact = bool(found.exact[0])
    return Proven(holds=exact and bool(found.sure[0]), exact=exact)


def _played_out(deal: Any, seat: Seat, nodes: int) -> tuple[tuple[Seat, Action], ...]:
    """Return moves to the end of the deal by which a seat wins all tricks.

    What the others play makes no difference to the tricks; they play the first card they may.
    """
    game = game_of(deal.rules)
    moves: list[tuple[Seat, Action]] = []
    while (question := game.question(deal)) is not None:
        choices = game.legal(deal).offer().actions
        action = choices[0]
        if question.seat == seat and len(choices) > 1:
            action = _winning(deal, seat, choices, nodes)
        moves.append((question.seat, action))
        deal, _ = game.step(deal, Move(question.seat, action))
    return tuple(moves)


def _winning(deal: Any, seat: Seat, choices: tuple[Action, ...], nodes: int) -> Action:
    """Return a card after which the seat still wins every trick."""
    game = game_of(deal.rules)
    for action in choices:
        after, _ = game.step(deal, Move(seat, action))
        if len(after.tricks) > len(deal.tricks) and after.tricks[-1].winner != seat:
            continue
        if game.question(after) is None:
            return action
        if _sure(after, seat, nodes).holds:
            return action
    raise AssertionError("a claim that holds has a card that keeps it so")
