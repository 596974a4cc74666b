"""Choosing with keys and clicks: which card or action the cursor is on, what is picked so far.

Plain data and no screen: the card table shows it and passes keys on to it.
"""

from typing import Final, NamedTuple

from weli.cards import Card
from weli.kernel.actions import Action, CardsAction, Play
from weli.terminal.decisions import Decision

__all__ = ["CARD_KEYS", "ENTER", "Choosing", "Pill"]

ENTER: Final = "enter"
DIGITS: Final = "123456789"
LETTERS: Final = "abdefijkm"
"""Keys for actions beside a choice of cards; the others stand for sheets, help and leaving."""

FAR: Final = 5
"""So many cards more or fewer are lifted by the keys up and down."""

CARD_KEYS: Final = "1234567890abefijkmnopuvwxyz"
"""The keys of the cards of a hand; letters that stand for sheets are left out."""


class Pill(NamedTuple):
    """Something to choose that is not a card.

    Attributes:
        key: the key that chooses it.
        action: what it does; `None` for a pill that changes how many cards are lifted, or that
            turns to another page of choices.
        shift: by how many cards, or pages.
        refused: whether it is shown only to say why it is not allowed.
    """

    key: str
    action: Action | None
    shift: int = 0
    refused: bool = False


class Choosing:
    """A decision while a person makes it.

    Attributes:
        decision: what is to be decided.
        cards: the person's hand, in the order in which it is held.
        cursor: the place of the cursor among the cards or the pills; `None` before it is moved.
        picked: the cards that are picked so far.
        lift: how many cards are to be lifted at the cut.
        pages: the single actions, page by page; the likeliest are on the first.
        page: which page lies open.
    """

    def __init__(
        self,
        decision: Decision,
        cards: tuple[Card, ...],
        further: tuple[tuple[Action, ...], ...] = (),
    ) -> None:
        """Begin to decide; nothing is picked, and half the pack is to be lifted.

        Args:
            decision: what is to be decided.
            cards: the person's hand.
            further: further pages of choices.
        """
        self.decision = decision
        self.cards = cards
        self.cursor: int | None = None
        self.picked: frozenset[Card] = frozenset()
        self.pages = (decision.choices, *further)
        self.page = 0
        self.lift = 0 if decision.lifts is None else (decision.lifts[1] + 1) // 2

    @property
    def of_cards(self) -> bool:
        """Whether cards are to be chosen: one to play, or several to lay off."""
        return self.decision.pick is not None or self.decision.name == "play"

    @property
    def allowed(self) -> frozenset[Card] | None:
        """The cards that may be chosen; `None` when no cards are asked for."""
        if self.decision.pick is not None:
            return frozenset(self.decision.pick.cards)
        if self.decision.name != "play":
            return None
        return frozenset(a.card for a in self.decision.choices if isinstance(a, Play))

    @property
    def packets(self) -> tuple[int, int] | None:
        """At the cut, how many cards are to be lifted of how many; `None` elsewhere."""
        lifts = self.decision.lifts
        return None if lifts is None else (self.lift, lifts[1] + 1)

    def pills(self) -> tuple[Pill, ...]:
        """Return what can be chosen beside the cards, with the key of each."""
        decision = self.decision
        refused = [action for action, _ in decision.refused]
        if decision.name == "play":
            return ()
        if decision.lifts is not None:
            kind = type(self._lifted())
            others = [action for action in decision.choices if not isinstance(action, kind)]
            shifts = [Pill(key, None, by) for key, by in (("left", -1), ("right", 1))]
            return (Pill(ENTER, self._lifted()), *shifts, *_keyed(LETTERS, others, refused))
        if decision.pick is not None:
            others = [a for a in decision.choices if not isinstance(a, CardsAction)]
            return (Pill(ENTER, self._picked_action()), *_keyed(LETTERS, others, refused))
        keys = DIGITS + LETTERS
        if len(self.pages) == 1:
            return _keyed(keys, decision.choices, refused)
        turns = [Pill(key, None, by) for key, by in (("up", -1), ("down", 1))]
        return (*_keyed(keys, self.pages[self.page], []), *turns)

    def press(self, key: str) -> Action | None:
        """Take a key; return the action that it chooses, legal or not, if it chooses one."""
        pressed = [pill for pill in self.pills() if pill.key == key and key != ENTER]
        if pressed:
            return self.choose(pressed[0])
        if self.of_cards and key in CARD_KEYS:
            return self.card(CARD_KEYS.index(key))
        if key in ("left", "right"):
            self._move(1 if key == "right" else -1)
        elif key in ("up", "down") and self.decision.lifts is not None:
            self.choose(Pill(key, None, FAR if key == "up" else -FAR))
        elif key == "space" and self.decision.pick is not None and self.cursor is not None:
            self.card(self.cursor)
        elif key == ENTER:
            return self._confirm()
        return None

    def choose(self, pill: Pill) -> Action | None:
        """Return what a pill does; one that changes the lift or turns the page does that."""
        if pill.action is None and self.decision.lifts is not None:
            least, most = self.decision.lifts
            self.lift = min(max(self.lift + pill.shift, least), most)
        elif pill.action is None:
            self.page = (self.page + pill.shift) % len(self.pages)
            self.cursor = None
        return pill.action

    def card(self, place: int) -> Action | None:
        """Choose the card at a place: play it, or pick it or put it back."""
        if not (self.of_cards and place < len(self.cards)):
            return None
        card = self.cards[place]
        if self.decision.pick is None:
            return Play(card)
        self.picked ^= {card}
        return None

    def _move(self, by: int) -> None:
        """Move the cursor among the cards, or where none are asked for among the pills."""
        count = len(self.cards) if self.of_cards else len(self.pills())
        if count:
            before = -1 if by > 0 else 0
            self.cursor = ((before if self.cursor is None else self.cursor) + by) % count

    def _confirm(self) -> Action | None:
        """Return what Enter chooses; without a cursor only what leaves no choice."""
        decision = self.decision
        if decision.lifts is not None:
            return self._lifted()
        if decision.pick is not None:
            return self._picked_action()
        if self.cursor is None:
            return decision.choices[0] if len(decision.choices) == 1 else None
        return self.card(self.cursor) if self.of_cards else self.pills()[self.cursor].action

    def _lifted(self) -> Action:
        assert self.decision.lift is not None, "a pack is to be cut"
        return self.decision.lift(self.lift)

    def _picked_action(self) -> Action:
        assert self.decision.pick is not None, "cards are to be picked"
        return self.decision.pick.make(tuple(sorted(self.picked)))


def _keyed(
    keys: str, actions: tuple[Action, ...] | list[Action], refused: list[Action]
) -> tuple[Pill, ...]:
    """Give each action a key, the refused ones too: choosing them tells why they are refused."""
    offered = [(action, False) for action in actions] + [(action, True) for action in refused]
    return tuple(
        [Pill(key, action, refused=no) for key, (action, no) in zip(keys, offered, strict=False)]
    )
