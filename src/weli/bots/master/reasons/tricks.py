"""Reasons for a card that are the same in both games."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from weli.bots.master.hint import Why
from weli.bots.master.reasons.question import Question
from weli.cards import Card
from weli.kernel.actions import Play

__all__ = ["TRUMP", "Cards", "find"]

PLAIN: Final = 0
MASTER: Final = 1
TRUMP: Final = 2
"""How dear cards are: any card, a side suit's highest, a trump; games go on from there."""

Feature = Callable[[Any], Why | None]
"""Looks for one thing that may be true of the best card."""


class Cards:
    """The cards that may be played to a trick; games say what their cards can do.

    Attributes:
        view: what the player knows.
        card: the best card.
        rival: the next best one.
        heading: those that would be the best on the table.
    """

    def __init__(self, question: Question) -> None:
        """Look at the trick."""
        self.view = question.view
        self.card: Card = question.best.card
        self.rival: Card = question.rival.card
        self.all = [action.card for action in question.actions if isinstance(action, Play)]
        self.heading = [card for card in self.all if self.heads(card)]

    @property
    def leads(self) -> bool:
        """Whether the player leads."""
        return self.view.trick is None

    def heads(self, card: Card) -> bool:
        """Say whether a card would be the best of those on the table."""
        raise NotImplementedError

    def sure(self, card: Card) -> bool:
        """Say whether nobody behind can beat a card that heads the trick."""
        raise NotImplementedError

    def power(self, card: Card) -> int:
        """Return how strong a card is in this trick."""
        raise NotImplementedError

    def is_trump(self, card: Card) -> bool:
        """Say whether a card is a trump."""
        raise NotImplementedError

    def prize(self, card: Card) -> int:
        """Return how dear a card is; a trump is at least `TRUMP`."""
        raise NotImplementedError

    def none_higher(self, card: Card) -> bool:
        """Say whether nobody else can hold a higher card of a card's suit."""
        raise NotImplementedError

    def draws(self) -> bool:
        """Say whether others may hold trumps and had to follow with them."""
        raise NotImplementedError

    def declarer_heads(self) -> bool:
        """Say whether an enemy who declares has the best card on the table."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what follows from that

    def rank(self, card: Card) -> tuple[int, int, int]:
        """Return by what the lowest card is found."""
        return self.prize(card) >= TRUMP, self.power(card), card.rank

    def takes(self) -> bool:
        """Say whether the best card takes the trick for certain."""
        return self.card in self.heading and self.sure(self.card)


def find(cards: Cards, *first: Feature) -> Why | None:
    """Return the first thing that is true of the best card; a game's own ones come first."""
    features = (*first, *(_LEADING if cards.leads else _FOLLOWING))
    return next(_found(cards, features), None)


def _found(cards: Cards, features: tuple[Feature, ...]) -> Iterator[Why]:
    for feature in features:
        why = feature(cards)
        if why is not None:
            yield why


def _unbeatable(cards: Cards) -> Why | None:
    """It is led, and nobody can beat it."""
    if not cards.sure(cards.card):
        return None
    return Why("top_trump" if cards.is_trump(cards.card) and cards.draws() else "unbeatable")


def _top_of_suit(cards: Cards) -> Why | None:
    """It is a plain card that nobody can beat with its suit."""
    card = cards.card
    if card.suit is None or cards.prize(card) >= TRUMP or not cards.none_higher(card):
        return None
    return Why("top_of_suit", {"suit": str(card.suit)})


def _draws_trumps(cards: Cards) -> Why | None:
    """It is a trump, the next best card is none, and others may have to follow."""
    fits = cards.is_trump(cards.card) and not cards.is_trump(cards.rival) and cards.draws()
    return Why("draws_trumps") if fits else None


def _only_taker(cards: Cards) -> Why | None:
    """It alone heads the trick."""
    if cards.heading != [cards.card]:
        return None
    return Why("only_taker" if cards.sure(cards.card) else "only_head")


def _from_declarer(cards: Cards) -> Why | None:
    """It takes the trick that a declarer, an enemy, was about to take."""
    fits = cards.takes() and cards.rival not in cards.heading and cards.declarer_heads()
    return Why("from_declarer") if fits else None


def _safe_taker(cards: Cards) -> Why | None:
    """It takes the trick for certain, and every lower card that heads it could be beaten."""
    lower = [card for card in cards.heading if cards.rank(card) < cards.rank(cards.card)]
    if not (lower and cards.takes()) or any(map(cards.sure, lower)):
        return None
    return Why("safe_taker")


def _cheap_taker(cards: Cards) -> Why | None:
    """It is the lowest of several that head the trick."""
    heading = cards.heading
    if cards.card not in heading or cards.card != min(heading, key=cards.rank):
        return None
    return Why("cheap_taker" if cards.sure(cards.card) else "cheap_head")


def _lets_go(cards: Cards) -> Why | None:
    """The next best card would head the trick, and this one does not."""
    if cards.card in cards.heading or cards.rival not in cards.heading:
        return None
    return Why("lets_go", {"card": cards.rival.code})


def _keeps(cards: Cards) -> Why | None:
    """The next best card is dearer, and stays in the hand."""
    dear = cards.prize(cards.rival)
    if dear <= cards.prize(cards.card):
        return None
    if len(cards.view.hand) == 2:
        return Why("keeps_last", {"card": cards.rival.code})
    if dear == TRUMP:
        return Why("keeps_trumps")
    return Why("keeps", {"card": cards.rival.code})


def _makes_void(cards: Cards) -> Why | None:
    """It is the last card of a side suit, and there are trumps in the hand."""
    card, hand = cards.card, cards.view.hand
    plain = card.suit is not None and cards.prize(card) < TRUMP
    alone = sum(other.suit is card.suit for other in hand) == 1
    trumps = any(map(cards.is_trump, hand))
    if not (plain and alone and trumps) or cards.card in cards.heading:
        return None
    return Why("makes_void", {"suit": str(card.suit)})


def _lowest(cards: Cards) -> Why | None:
    """No card heads the trick, and this one is the lowest."""
    if cards.heading or cards.card != min(cards.all, key=cards.rank):
        return None
    return Why("lowest")


_LEADING: Final[tuple[Feature, ...]] = (_unbeatable, _top_of_suit, _draws_trumps, _keeps)
_FOLLOWING: Final[tuple[Feature, ...]] = (
    _only_taker,
    _from_declarer,
    _safe_taker,
    _cheap_taker,
    _lets_go,
    _keeps,
    _makes_void,
    _lowest,
)
"""What to look for, in this order."""
