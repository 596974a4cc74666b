"""Every decision of both games as a few small numbers, for programs that learn and search.

A game has a fixed list of *steps*, numbered from 0 (`SPACES[game].size` of them). Most decisions
are one step. A choice of several cards is one step for each card, in ascending order, and then
`stop`; so no list of combinations is ever needed. A step means what the question makes of it: the
number of a card is a card to play, to lay off, to bury or to call.

Mulatschak, 98 steps: 0-35 a card of the German deck by its `index`, 36 stop, 37-71 lift 1 to 35,
72 knock, 73 take the Weli, 74 leave the card, 75 throw in, 76 keep the hand, 77 no Muli, 78 Muli,
79 pass, 80-84 bid 1 to 5, 85 hold, 86-89 trump (Acorns, Leaves, Hearts, Bells), 90 blind trump,
91 play along, 92 stay home, 93 five on the Sow, 94 Packerl, 95 six on the Seven, 96 keep the card,
97 refuse the card.

Mighty, 398 steps: 0-107 a card of the French decks by its `index`, 108 stop, 109 pass, 110
misdeal, 111 no misdeal, 112-361 a contract of level 0 to 49 (`112 + 5 * level + strain`; strains:
Spades, Hearts, Clubs, Diamonds, no-trump) to bid or to declare, 362 call two cards (two cards
follow, without stop), 363-379 call the winner of trick 1 to 17, 380-387 call a seat, 388 alone,
389-392 a suit to request or to name, 393 no request, 394 black, 395 red, 396 call the joker,
397 no call.

Nature's moves (the lot, the draw for the first deal, the shuffle) are not decisions and have no
steps.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from weli.cards import CARDS, FRENCH_CARDS, FRENCH_SUITS, GERMAN_SUITS, Card
from weli.games.mighty import actions as mighty
from weli.games.mulatschak import actions as mulatschak
from weli.kernel.actions import Action, CardsAction, IllegalAction, Play, Reason
from weli.kernel.legal import NOT_NOW, Either, Legal, Subsets

__all__ = ["SPACES", "Space", "Steps"]

Steps = tuple[int, ...]
"""The steps of a decision, or its first ones."""

LIFTS: Final = 35
BIDS: Final = 5
LEVELS: Final = 50
"""Levels 0 to 49: two French decks with four jokers hold 44 points, and bids may go five above."""
TRICKS: Final = 17
SEATS: Final = 8
STRAINS: Final = (*FRENCH_SUITS, None)
TWO_CARDS: Final = 2


class Space:
    """The steps of one game.

    Attributes:
        game: the game's name.
        size: how many steps there are; they are numbered from 0.
        stop: the step that ends a choice of cards; the cards are numbered below it.
        pair: the step that a call of two cards begins with; -1 in a game without such calls.
    """

    def __init__(
        self,
        game: str,
        cards: tuple[Card, ...],
        others: Iterable[tuple[Action, ...]],
        choices: tuple[type[CardsAction], ...],
    ) -> None:
        """Number the cards, stop, and all other actions; those in one tuple share a number.

        Args:
            game: the game's name.
            cards: its deck, in order.
            others: what else can be done; an empty tuple keeps the place of a call of two cards.
            choices: the actions that choose several cards.
        """
        self.game: Final = game
        self.cards: Final = cards
        self.stop: Final = len(cards)
        self._choices: Final = choices
        self._meanings: dict[int, tuple[Action, ...]] = {}
        pair, step = -1, self.stop
        for step, meanings in enumerate(others, self.stop + 1):
            self._meanings[step] = meanings
            pair = pair if meanings else step
        self.pair: Final = pair
        self.size: Final = step + 1
        self._steps: Final[Mapping[Action, int]] = {
            action: step for step, meanings in self._meanings.items() for action in meanings
        }

    def encode(self, action: Action) -> Steps:
        """Return the steps of an action.

        Raises:
            ValueError: the action is nature's, or no action of this game.
        """
        known = self._steps.get(action)
        if known is not None:
            return (known,)
        if isinstance(action, self._choices):
            return (*sorted(card.index for card in action.cards), self.stop)
        match action:
            case Play(card=card) | mighty.CallCard(card=card):
                return (card.index,)
            case mighty.CallCards(one=one, other=other):
                return (self.pair, one.index, other.index)
        raise ValueError(f"{action} is no decision of {self.game}")

    def steps(self, legal: Legal, so_far: Steps = ()) -> frozenset[int]:
        """Return the steps that may come next.

        Args:
            legal: what the actor may do.
            so_far: the steps already taken of this decision.
        """
        if isinstance(legal, Either):
            return frozenset().union(*(self.steps(part, so_far) for part in legal.parts))
        if isinstance(legal, Subsets):
            return self._choice(legal, so_far)
        found = (self.encode(action) for action in legal)
        place = len(so_far)
        return frozenset(
            steps[place] for steps in found if steps[:place] == so_far and place < len(steps)
        )

    def _choice(self, legal: Subsets, so_far: Steps) -> frozenset[int]:
        """Return the cards that may be chosen next, and stop where enough are chosen."""
        places = [card.index for card in legal.cards]
        if any(step not in places for step in so_far) or list(so_far) != sorted(set(so_far)):
            return frozenset()
        left = [place for place in places if not so_far or place > so_far[-1]]
        more = [size - len(so_far) for size in legal.sizes if size > len(so_far)]
        least = min(more, default=len(left) + 1)
        found = left[: max(0, len(left) - least + 1)]
        return frozenset((*found, self.stop) if len(so_far) in legal.sizes else found)

    def decode(self, legal: Legal, steps: Steps) -> Action | None:
        """Return the action that the steps make up, or `None` while more steps are needed.

        Args:
            legal: what the actor may do; it says what the steps mean.
            steps: the steps of the decision, in order.

        Raises:
            IllegalAction: no legal action begins with these steps.
        """
        for action in self._meant(steps):
            if action in legal:
                return action
        if self.steps(legal, steps):
            return None
        raise IllegalAction(Reason(NOT_NOW))

    def _meant(self, steps: Steps) -> Iterable[Action]:
        """Yield everything that these steps may mean as a whole decision."""
        if not steps:
            return
        if steps[-1] == self.stop and all(0 <= step < self.stop for step in steps[:-1]):
            cards = tuple(self.cards[step] for step in steps[:-1])
            yield from (choice(cards) for choice in self._choices)
        elif steps[0] == self.pair and len(steps) == 1 + TWO_CARDS:
            yield mighty.CallCards(*(self.cards[step] for step in steps[1:] if step < self.stop))
        elif len(steps) == 1 and 0 <= steps[0] < self.stop:
            yield from (make(self.cards[steps[0]]) for make in (Play, mighty.CallCard))
        elif len(steps) == 1:
            yield from self._meanings.get(steps[0], ())


def _mulatschak() -> Space:
    """Number the steps of Mulatschak."""
    said: list[Action] = [mulatschak.Lift(count) for count in range(1, LIFTS + 1)]
    said += [mulatschak.Knock(), mulatschak.TakeWeli(), mulatschak.LeaveCard()]
    said += [mulatschak.ThrowIn(), mulatschak.KeepHand(), mulatschak.NoMuli(), mulatschak.Muli()]
    said += [mulatschak.Pass(), *(mulatschak.Bid(n) for n in range(1, BIDS + 1)), mulatschak.Hold()]
    said += [*(mulatschak.NameTrump(suit) for suit in GERMAN_SUITS), mulatschak.BlindTrump()]
    said += [mulatschak.PlayAlong(), mulatschak.StayHome()]
    said += [mulatschak.FiveOnSow(), mulatschak.Packerl(), mulatschak.SixOnSeven()]
    said += [mulatschak.KeepCard(), mulatschak.RefuseCard()]
    choices = (mulatschak.Exchange, mulatschak.LayOff)
    return Space("mulatschak", CARDS, [(action,) for action in said], choices)


def _mighty() -> Space:
    """Number the steps of Mighty."""
    said: list[tuple[Action, ...]] = [(mighty.Pass(),), (mighty.Misdeal(),), (mighty.NoMisdeal(),)]
    said += [
        (mighty.Bid(level, strain), mighty.Declare(level, strain))
        for level in range(LEVELS)
        for strain in STRAINS
    ]
    said += [()]
    said += [(mighty.CallTrick(number),) for number in range(1, TRICKS + 1)]
    said += [(mighty.CallSeat(seat),) for seat in range(SEATS)]
    said += [(mighty.Alone(),)]
    said += [(mighty.Request(suit), mighty.NameSuit(suit)) for suit in FRENCH_SUITS]
    said += [(mighty.NoRequest(),), (mighty.NameColour("black"),), (mighty.NameColour("red"),)]
    said += [(mighty.CallJoker(),), (mighty.NoCall(),)]
    return Space("mighty", FRENCH_CARDS, said, (mighty.Bury,))


SPACES: Final[Mapping[str, Space]] = {space.game: space for space in (_mulatschak(), _mighty())}
"""The steps of every game."""
