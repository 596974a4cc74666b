"""Choosing at a Mighty table: how a hand is held, and which answers get a number."""

from collections.abc import Iterable, Sequence
from typing import Final

from weli.cards import FRENCH_CARDS, Card, Rank, Suit, parse_french_card
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import Contract
from weli.games.mighty.powers import OpenTrick, Specials, best_place
from weli.games.mighty.seating import is_point
from weli.games.mighty.view import View
from weli.i18n.cards import card_name, suit_name
from weli.i18n.mighty import say_contract
from weli.i18n.texts import Texts
from weli.kernel.actions import Action
from weli.kernel.legal import Legal, Offer
from weli.kernel.tricks import Trick
from weli.terminal.decisions import Decision
from weli.terminal.hands import suit_order

__all__ = [
    "CARDS",
    "Contracted",
    "also_called",
    "decision",
    "mark",
    "obvious",
    "of_cards",
    "pages",
    "parse",
    "sort_cards",
    "weakest",
    "winning",
]

CARDS: Final = FRENCH_CARDS

MOST_NUMBERED: Final = 7
"""So many contracts or calls get a number of their own; the others are said in words."""

_MANY: Final = ("bidding", "contract", "friend")
"""Decisions that may have very many answers."""

Contracted = act.Bid | act.Declare


# ------------------------------------------------------------------------ cards


def parse(code: str) -> Card:
    """Return the card with this code; raises `ValueError` when there is none."""
    return parse_french_card(code)


def _held_trump(view: View) -> Suit | None:
    """Return trump as hands are sorted by it: once it can no longer change with every bid."""
    return view.trump if view.fixed or view.kitty else None


def sort_cards(view: View, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a hand is held: mighty and joker, trumps, then suits black and red."""
    hand, specials = tuple(cards), view.specials
    order = suit_order([card.suit for card in hand if card.suit], _held_trump(view))

    def place(card: Card) -> tuple[int, int, int, int]:
        kind = 0 if specials.is_mighty(card) else 1 if card.suit is None else 2
        return kind, 0 if card.suit is None else order.index(card.suit), -card.rank, card.copy

    return tuple(sorted(hand, key=place))


def weakest(view: View, cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """Return so many of the weakest cards: plain ones without points, low and of short suits."""
    hand, specials = tuple(cards), view.specials

    def power(card: Card) -> tuple[bool, bool, bool, int, int]:
        special = _is_special(specials, card)
        point = is_point(card, view.rules.special)
        return special, card.suit is view.trump, point, card.rank, card.index

    return tuple(sorted(sorted(hand, key=power)[:count]))


def _is_special(specials: Specials, card: Card) -> bool:
    """Say whether a card is the mighty, a joker or a ripper."""
    called = bool(specials.called_by(card))
    return specials.is_mighty(card) or card.rank is Rank.JOKER or called


def winning(view: View, trick: OpenTrick | Trick) -> int:
    """Return the place of the card that wins a trick so far; -1 while nothing lies there."""
    if isinstance(trick, Trick):
        return -1 if trick.winner is None else trick.order.index(trick.winner)
    return best_place(view.rules, view.specials, trick) if trick.cards else -1


def mark(texts: Texts, view: View, card: Card) -> str:
    """Return a mark for the mighty, a joker, a ripper or a trump, once the contract is known."""
    specials = view.specials
    if view.contract is None or not (view.fixed or view.kitty):
        return ""
    if specials.is_mighty(card):
        return texts("mark-mighty")
    if card.rank is Rank.JOKER:
        return texts("mark-joker")
    if specials.called_by(card):
        return texts("mark-ripper")
    return texts("mark-trump") if card.suit is view.trump else ""


# ------------------------------------------------------------------------ decisions


def decision(name: str, legal: Legal, view: View) -> Decision:
    """Arrange what is legal for a face; of very many answers only the likeliest are numbered."""
    offer = legal.offer()
    if name == "play":
        hand = sort_cards(view, view.hand)
        allowed = [act.Play(card) for card in hand if act.Play(card) in offer.actions]
        return Decision(name, tuple(allowed), offer.refused)
    if offer.picks:
        pick = offer.picks[0]
        proposed = pick.make(weakest(view, pick.cards, pick.sizes[0]))
        return Decision(name, (proposed,), pick=pick)
    if name not in _MANY:
        return Decision(name, offer.actions, offer.refused if name == "last_chance" else ())
    refused = offer.refused if name == "bidding" else ()
    if len(offer.actions) <= MOST_NUMBERED:
        return Decision(name, offer.actions, refused)
    likely = _likely_calls(offer, view) if name == "friend" else _lowest_contracts(offer)
    more = tuple([action for action in offer.actions if action not in likely])
    return Decision(name, likely, refused, more=more)


def obvious(decision: Decision) -> Action | None:
    """Return the answer of a hand that is no misdeal; everybody is asked, to tell nothing."""
    single = len(decision.choices) == 1 and decision.name == "misdeal"
    return decision.choices[0] if single else None


def _lowest_contracts(offer: Offer) -> tuple[Action, ...]:
    """Return what is no contract, and the lowest contract with each trump."""
    likely: list[Action] = []
    seen: set[Suit | None] = set()
    for action in offer.actions:
        if not isinstance(action, Contracted):
            likely.append(action)
        elif action.trump not in seen:
            seen.add(action.trump)
            likely.append(action)
    return tuple(likely)


def _likely_calls(offer: Offer, view: View) -> tuple[Action, ...]:
    """Return the calls of missing special and top cards, and those that name no card."""
    specials, own = view.specials, {card.face for card in (*view.hand, *view.buried)}
    cards = [action.card for action in offer.actions if isinstance(action, act.CallCard)]
    missing = [card for card in cards if card.face not in own]

    def rank(card: Card) -> tuple[bool, bool, int, bool]:
        plain = card.suit is not specials.trump
        return not specials.is_mighty(card), card.rank is not Rank.JOKER, -card.rank, plain

    called = [act.CallCard(card) for card in sorted(missing, key=rank)[:MOST_NUMBERED]]
    by_card = (act.CallCard, act.CallCards)
    others = [action for action in offer.actions if not isinstance(action, by_card)]
    return (*called, *others)


def pages(decision: Decision) -> tuple[tuple[Action, ...], ...]:
    """Return the answers that have no number, page by page: by level, by suit, by first card."""
    found: dict[object, list[Action]] = {}
    for action in decision.more:
        found.setdefault(_page(action), []).append(action)
    return tuple([tuple(page) for page in found.values()])


def _page(action: Action) -> object:
    """Return what the actions of a page have in common."""
    match action:
        case act.Bid(level=level) | act.Declare(level=level):
            return level
        case act.CallCard(card=card):
            return card.suit
        case act.CallCards(one=one, other=other):
            return one, other.suit
    return None


def also_called(texts: Texts, action: Action) -> Sequence[str]:
    """Return further words for an action: "14 hearts" and "14 H" for a bid, a suit for its name."""
    match action:
        case act.Bid(level=level, trump=trump) | act.Declare(level=level, trump=trump):
            letter = texts("index-no-trump" if trump is None else f"index-{trump}")
            said = say_contract(texts, Contract(level, trump))
            code = "N" if trump is None else trump.name[0]
            short = [f"{level}{gap}{each}" for each in (letter, code) for gap in ("", " ")]
            return [said, *dict.fromkeys(short)]
        case act.NameSuit(suit=suit) | act.Request(suit=suit):
            return [suit_name(texts, suit, "french")]
        case act.CallCard(card=card):
            return [card_name(texts, card)]
    return ()


def of_cards(decision: Decision, cards: tuple[Card, ...]) -> Action | None:
    """Return the call of a card or of two that is meant when only cards are named."""
    if decision.name != "friend":
        return None
    if len(cards) == 1:
        return act.CallCard(cards[0])
    return act.CallCards(*cards) if len(cards) == 2 else None
