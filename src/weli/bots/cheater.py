"""The level `cheater`: it sees all cards, the upper bound that other players are held against.

It never sits at a table with people; only the arena hands it a deal. Where cards are played, and in
Mulatschak from the bidding on, it looks what becomes of each of its actions when everybody, itself
included, goes on by rule of thumb with the cards as they really lie, and takes what is best for
itself; of equal actions the one that is worst for the others. Everything else it says as `regular`
does.
"""

from typing import Any, Final

from weli.kernel.actions import Action, Move, Play
from weli.kernel.chance import KeyedRandom
from weli.kernel.engine import Question
from weli.kernel.legal import Legal

__all__ = ["Cheater", "FarSighted"]

FORESEEN: Final = {
    "mulatschak": frozenset(
        {"bidding", "trump", "blind_trump", "home", "exchange", "on_sight", "lay_off", "play"}
    ),
    "mighty": frozenset({"play", "name_suit", "ripper_call"}),
}
"""The questions at which the rest of the deal can be played out."""

FEW_CARDS: Final = 6
"""With so many cards in the hand, or fewer, the far-sighted one looks one turn further."""

MOST_ANSWERS: Final = 64
"""With more answers than this (a burial) it answers as `regular` does."""


class Cheater:
    """Looks into all hands; only the arena asks it."""

    def __init__(self) -> None:
        """Be ready to answer as `regular` too."""
        from weli.bots.rule_of_thumb import RuleOfThumb

        self._thumb = RuleOfThumb()

    def look(
        self, deal: Any, question: Question, view: Any, legal: Legal, rng: KeyedRandom
    ) -> Action:
        """Return what is best for whoever is asked, knowing the whole deal.

        Args:
            deal: the deal with everybody's cards.
            question: who is asked what.
            view: what that seat knows, for what is answered by rule of thumb.
            legal: what it may do.
            rng: random numbers.
        """
        usual = self._thumb.choose(view, legal, rng, 0)
        known = question.name in FORESEEN[deal.rules.game]
        if not known or not 1 < legal.total() <= MOST_ANSWERS:
            return usual
        from weli.fast.rules_vector import Unsupported

        actions = list(legal)
        try:
            worths = self._worths(deal, question.seat, actions)
        except Unsupported:
            return usual
        best = max(worths)
        if worths[actions.index(usual)] == best:
            return usual
        return actions[worths.index(best)]

    def _worths(self, deal: Any, seat: int, actions: list[Action]) -> list[tuple[int, int]]:
        """Return what each action brings its player, and what it leaves to the others."""
        from weli.bots.foresight import foreseen
        from weli.games import game_of

        game = game_of(deal.rules)
        after = [game.step(deal, Move(seat, action))[0] for action in actions]
        return [(gains[seat], gains[seat] - sum(gains)) for gains in foreseen(after)]


class FarSighted(Cheater):
    """Looks further ahead where cards are played: it knows how it will go on itself.

    Against players by rule of thumb it plays better by what it gains when it tries every card again
    at each of its turns to come.
    """

    def _worths(self, deal: Any, seat: int, actions: list[Action]) -> list[tuple[int, int]]:
        """Return what each action brings its player, and what it leaves to the others."""
        from weli.bots.foresight import Foresight
        from weli.games import game_of

        if not all(isinstance(action, Play) for action in actions):
            return super()._worths(deal, seat, actions)
        game = game_of(deal.rules)
        after = [game.step(deal, Move(seat, action))[0] for action in actions]
        depth = 2 if len(deal.hands[seat]) <= FEW_CARDS else 1
        return Foresight(deal, seat).gains(after, depth)
