"""What the leader of a joker or of the mighty names, and whether a ripper calls."""

from collections.abc import Callable
from typing import Any

from weli.bots.mighty.chances import ALL
from weli.bots.mighty.sight import SUIT_BITS
from weli.bots.mighty.table import Table
from weli.bots.mighty.weights import Weights
from weli.cards import FRENCH_SUITS, Rank, Suit
from weli.games.mighty import actions as act
from weli.games.mighty.powers import COLOURS
from weli.games.mighty.view import View
from weli.kernel.actions import Action

__all__ = ["naming", "ripping"]

Judge = Callable[[Any], int]


def naming(view: View, weights: Weights) -> Judge:
    """Weigh the suits, or colours, that may be named."""
    table = Table(view, weights)
    suits = {suit: _suit(table, weights, suit) for suit in FRENCH_SUITS}

    def judge(action: Action) -> int:
        if isinstance(action, act.NameColour):
            return sum([suits[suit] for suit in COLOURS[action.colour]])
        assert isinstance(action, act.NameSuit), "a suit is to be named"
        return suits[action.suit]

    return judge


def _suit(table: Table, weights: Weights, suit: Suit) -> int:
    """Return what it is worth to have a suit followed, in thousandths of a point.

    A lead that is sure to win asks for trumps, or for a suit of which many points are out; a
    joker without power can only win when nobody can follow.
    """
    out = table.unseen & SUIT_BITS[suit]
    size = out.bit_count()
    assert table.trick.cards, "the leader has led"
    led = table.trick.cards[0]
    kind = "joker" if led.rank is Rank.JOKER else "mighty"
    if not table.powers[kind, True]:
        return -size
    worth = (out & table.sight.points).bit_count() * ALL // max(size, 1)
    if out & table.trump:
        worth += weights.name_trump[table.role]
    return worth


def ripping(view: View, weights: Weights) -> Judge:
    """Call the joker only where it is likelier in the other side's hands."""
    table = Table(view, weights)
    assert table.trick.cards, "the leader has led"
    gain = table.foes_joker(table.trick.cards[0])
    return lambda action: gain if isinstance(action, act.CallJoker) else 0
