"""What a player can imagine of the cards that it does not see.

`sample` draws whole deals that a view could be of at the question that is asked now: the same view,
other hidden cards.

    worlds = sample(view, rng, 64)
    for row, weight in zip(worlds.rows, worlds.weights, strict=True):
        ...  # a row of the compiled twin: play on from it

Everything that the seat knows for certain is kept to. Without weights every deal that agrees with
it is as likely as any other; with them a deal is the likelier, the likelier the others would have
done in it what they did. A first world is built by *replay*: the public actions are made again by
the readable engine with the imagined cards, and the seat must then know exactly what it knows.
"""

from importlib import import_module
from typing import Any, Final

from weli.bots.beliefs.worlds import Contradiction, NothingToImagine, Worlds
from weli.kernel.chance import KeyedRandom
from weli.kernel.domains import nearest

__all__ = ["Contradiction", "NothingToImagine", "Worlds", "sample"]

_GAMES: Final = {
    "mulatschak": "weli.bots.beliefs.mulatschak",
    "mighty": "weli.bots.beliefs.mighty",
}
"""Where each game's hidden cards are imagined."""


def sample(view: Any, rng: KeyedRandom, count: int, *, soft: bool = True) -> Worlds:
    """Draw deals that a view could be of.

    Args:
        view: what a seat, or a spectator, knows.
        rng: decides everything random.
        count: how many deals.
        soft: whether to weigh them by what the others have done; else all are equally likely.

    Raises:
        NothingToImagine: no cards have been dealt, and none can be cut; or the deal is over.
        Contradiction: no deal agrees with the view, so that it is the view of none.
        KeyError: nothing is imagined in this game; the text names the nearest.
    """
    game = view.rules.game
    if game not in _GAMES:
        raise KeyError(f"no beliefs for {game!r} (nearest: {nearest(game, _GAMES) or [*_GAMES]})")
    found: Worlds = import_module(_GAMES[game]).sample(view, rng, count, soft=soft)
    return found
