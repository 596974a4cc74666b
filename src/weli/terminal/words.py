"""Understanding what a person types: a number, a label, cards, or the words of the rule book."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from weli.cards import Card, Rank
from weli.i18n.cards import card_name
from weli.i18n.texts import Texts
from weli.i18n.words import words_of
from weli.kernel.actions import Action, CardsAction, Play
from weli.kernel.domains import nearest
from weli.terminal.decisions import Decision
from weli.terminal.session import Session

__all__ = ["NotUnderstood", "card_index", "understand"]

_SHORTEST = 3
"""A label can be cut down to so many letters, as long as only one label begins with them."""


class NotUnderstood(ValueError):
    """What was typed is no action; the text says so in the person's language."""


def understand(session: Session, decision: Decision, typed: str) -> Action:
    """Return the action that a person means.

    Understood are the number of a choice, its label or a clear beginning of it, the words of the
    rule book ("bid 2", "exchange B9 L8", "play LO"), and cards alone, by code or by name. Of cards
    that look the same those in the person's hand are meant.

    Raises:
        NotUnderstood: it is none of these; the text names the nearest label.
    """
    words = " ".join(typed.split())
    if words.isdecimal():
        return _numbered(session.texts, decision, int(words))
    labels = dict(_labels(session, decision))
    meant = _labelled(labels, words.casefold())
    if meant is not None:
        return meant
    coded = _with_codes(session, words)
    action: Action | None
    try:
        action = session.read(coded)
    except ValueError:
        action = _cards_alone(session, decision, coded)
    if action is None:
        begun = [label for label in labels if label.startswith(words.casefold())]
        near = begun[0] if begun else nearest(words.casefold(), labels)
        message = "line-not-understood" if near else "line-unknown"
        raise NotUnderstood(session.texts(message, typed=words, near=near))
    return _from_hand(action, session.view.hand)


def card_index(texts: Texts, card: Card) -> tuple[str, str]:
    """Return a card's suit letter and rank as its corner shows them: "L" and "O"."""
    if card.suit is None:
        return "", texts(f"index-{card.rank.name.lower()}")
    number = str(int(card.rank)) if card.rank <= Rank.TEN else ""
    return texts(f"index-{card.suit}"), number or texts(f"index-{card.rank.name.lower()}")


def _numbered(texts: Texts, decision: Decision, number: int) -> Action:
    """Return the choice with this number."""
    most = len(decision.choices)
    if not 1 <= number <= most:
        raise NotUnderstood(texts("line-no-such-number", number=number, most=most))
    return decision.choices[number - 1]


def _labels(session: Session, decision: Decision) -> Iterator[tuple[str, Action]]:
    """List every action that can be said, refused ones too, by its label and other words."""
    texts, say_action = session.texts, words_of(session.view.rules).say_action
    refused = [action for action, _ in decision.refused]
    for action in (*decision.choices, *decision.more, *refused):
        yield say_action(texts, action, session.names).casefold(), action
        for words in session.face.also_called(texts, action):
            yield words.casefold(), action


def _labelled(labels: dict[str, Action], words: str) -> Action | None:
    """Return the action whose label this is, or the only one whose label begins so."""
    if words in labels:
        return labels[words]
    begun = [action for label, action in labels.items() if label.startswith(words)]
    return begun[0] if len(begun) == 1 and len(words) >= _SHORTEST else None


def _with_codes(session: Session, words: str) -> str:
    """Put card codes for the names of cards, and for codes in the letters of the language."""
    texts, cards = session.texts, session.face.CARDS
    text = words.casefold()
    for card in cards:
        text = text.replace(card_name(texts, card).casefold(), card.code)
    own = {_own_code(texts, card).casefold(): card.code for card in cards}
    known = {card.code.casefold() for card in cards}
    return " ".join(
        word if word.casefold() in known else own.get(word.casefold(), word)
        for word in text.replace(",", " ").split()
    )


def _own_code(texts: Texts, card: Card) -> str:
    return "".join(card_index(texts, card)) + "'" * card.copy


def _cards_alone(session: Session, decision: Decision, words: str) -> Action | None:
    """Return the action that is meant when only cards were typed."""
    try:
        cards = tuple(sorted(session.face.parse(word) for word in words.split()))
    except ValueError:
        return None
    if decision.pick is not None and cards:
        return decision.pick.make(cards)
    if decision.name == "play" and len(cards) == 1:
        return Play(cards[0])
    return session.face.of_cards(decision, cards)


def _from_hand(action: Action, hand: Iterable[Card]) -> Action:
    """Put the cards in a hand for others that look the same; whoever has one of two means it."""
    if not isinstance(action, Play | CardsAction):
        return action
    left = list(hand)
    held = []
    for card in (action.card,) if isinstance(action, Play) else action.cards:
        same = [card] if card in left else [other for other in left if other.face == card.face]
        held.append(same[0] if same else card)
        if same:
            left.remove(same[0])
    if isinstance(action, Play):
        return Play(held[0])
    return replace(action, cards=tuple(sorted(held)))
