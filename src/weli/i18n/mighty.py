"""What happens at a Mighty table, in words: actions, events and questions.

Every function takes the `Texts` of the reader's language first, best those of the table, which
`at_table` makes: they know a black joker from a red one, and which trick is the last. `names` are
the names of the players by seat, and `me` is the seat of the reader, who is addressed as "you".
"""

from collections.abc import Callable
from typing import Any, Final

from weli.cards import Suit
from weli.games.mighty import actions as act
from weli.games.mighty import events
from weli.games.mighty.contracts import Contract
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import outfit_of
from weli.i18n import mighty_scores, telling
from weli.i18n.cards import JOKERS_APART, card_name, card_names, suit_name, the_card
from weli.i18n.mighty_scores import say_contract
from weli.i18n.mighty_sheet import (
    comes_up,
    in_play,
    not_played,
    outline,
    say_fixed,
    worth_saying,
)
from weli.i18n.problems import message_of
from weli.i18n.telling import Names, message_for, say_winners, seat_name, who
from weli.i18n.texts import Texts
from weli.kernel.actions import Action, CardsAction, Event, Seat

__all__ = [
    "at_table",
    "comes_up",
    "in_play",
    "not_played",
    "outline",
    "say_action",
    "say_contract",
    "say_event",
    "say_fixed",
    "say_question",
    "say_result",
    "say_winners",
    "worth_saying",
]

GAME: Final = "mighty"
LAST_TRICK: Final = "last_trick"
"""Known of a table: the number of the last trick of a deal."""


def at_table(texts: Texts, rules: MightyRules, seats: int) -> Texts:
    """Return the words for a table: they know its jokers, its tricks and how points are counted."""
    outfit = outfit_of(rules, seats)
    apart = outfit.decks == 1 and rules.pack.one_deck_jokers > 1
    return texts.at(
        GAME,
        **{JOKERS_APART: "yes" if apart else "no", LAST_TRICK: outfit.hand},
        **mighty_scores.counting(rules, seats),
    )


# ------------------------------------------------------------------------ actions


def say_action(texts: Texts, action: Action, names: Names = ()) -> str:
    """Return a label for an action: "Bid 14 hearts", "Play the ace of spades".

    Without the players' names, seats have numbers.
    """
    texts = texts.at(GAME)
    return texts(message_for("action", action), **_told(texts, action, names))


def _told(texts: Texts, action: Action, names: Names) -> dict[str, str | int]:
    """Return what a sentence about an action needs to know."""
    match action:
        case act.Bid(level=level, trump=trump) | act.Declare(level=level, trump=trump):
            return {"contract": say_contract(texts, Contract(level, trump))}
        case act.CallTrick(number=number):
            return {"place": _place(texts, number), "number": number}
        case act.Request(suit=suit) | act.NameSuit(suit=suit):
            return {"suit": suit_name(texts, suit, "french")}
        case act.NameColour(colour=colour):
            return {"colour": colour}
        case act.CallSeat(seat=seat) | act.FirstDealer(seat=seat):
            return {"player": seat_name(texts, seat, names)}
    return _told_cards(texts, action)


def _told_cards(texts: Texts, action: Action) -> dict[str, str | int]:
    """Return what a sentence about an action with cards needs to know."""
    match action:
        case act.Play(card=card) | act.CallCard(card=card):
            return {"card": card_name(texts, card), "the_card": the_card(texts, card)}
        case act.CallCards(one=one, other=other):
            return {
                "cards": texts.listing(card_name(texts, card) for card in (one, other)),
                "the_card": the_card(texts, one),
                "the_other": the_card(texts, other),
            }
        case CardsAction(cards=cards):
            return {"number": len(cards), "cards": card_names(texts, cards)}
    return {}


def _place(texts: Texts, number: int) -> str:
    """Say whether a trick is the first, the last or another."""
    if number == 1:
        return "first"
    return "last" if number == texts.table.get(LAST_TRICK) else "other"


# ------------------------------------------------------------------------ events


def say_event(texts: Texts, event: Event, me: Seat | None, names: Names) -> str | None:
    """Return the line that an event is worth in the log of the reader, or `None` for none."""
    teller = _TELLERS.get(type(event))
    return None if teller is None else teller(texts.at(GAME), event, me, names)


def _did(texts: Texts, event: events.Did, me: Seat | None, names: Names) -> str | None:
    if isinstance(event.action, _SILENT):
        return None
    message = message_for("event-did", event.action)
    return texts(message, **_told(texts, event.action, names), **who(event.seat, me, names))


def _cards_of(
    texts: Texts,
    event: events.Drew | events.LaidOff | events.MisdealShown,
    me: Seat | None,
    names: Names,
) -> str:
    """Tell of cards that changed hands or were shown: which, or how many."""
    cards = event.cards or ()
    number = len(cards) if isinstance(event, events.MisdealShown) else event.count
    told = card_names(texts, cards) if cards else ""
    return texts(message_for("event", event), number=number, cards=told, **_me(event, me, names))


def _me(
    event: events.Drew | events.LaidOff | events.MisdealShown, me: Seat | None, names: Names
) -> dict[str, str | int]:
    """Return who a sentence about cards is about; who sees no cards is told as the others are."""
    return who(event.seat, me if event.cards is not None else None, names)


def _thrown_in(texts: Texts, event: events.ThrownIn, me: Seat | None, names: Names) -> str:
    return texts(message_of("event-thrown-in", event.cause), **who(event.dealer, me, names))


def _declarer(texts: Texts, event: events.DeclarerFound, me: Seat | None, names: Names) -> str:
    contract = say_contract(texts, event.contract)
    return texts("event-declarer-found", contract=contract, **who(event.declarer, me, names))


def _fixed(
    texts: Texts, event: events.ContractFixed, _me: Seat | None, _names: Names
) -> str | None:
    return texts("event-stake-doubled") if event.doubled else None


def _settled(texts: Texts, event: events.LeadSettled, _me: Seat | None, _names: Names) -> str:
    if event.called:
        return texts("event-lead-settled-call")
    suits = texts.listing((_suit(texts, suit) for suit in event.named), "or")
    told = texts("event-lead-settled-suit", suits=suits)
    return told[:1].upper() + told[1:]


def _suit(texts: Texts, suit: Suit) -> str:
    return suit_name(texts, suit, "french")


def _scored(texts: Texts, event: events.DealScored, me: Seat | None, names: Names) -> str:
    return texts(
        "event-deal-scored",
        made="yes" if event.made else "no",
        contract=say_contract(texts, event.contract),
        taken=event.taken,
        **who(event.declarer, me, names),
    )


_SILENT: Final = (
    act.NoMisdeal,
    act.NoRequest,
    act.Misdeal,
    act.NameSuit,
    act.NameColour,
    act.CallJoker,
)
"""Answers that tell nothing, and actions of which the event that follows tells the whole."""

_TELLERS: Final[dict[type[Event], Callable[[Texts, Any, Seat | None, Names], str | None]]] = {
    events.DealBegan: telling.tell_deal_began,
    events.DealerFound: telling.tell_seat,
    events.Did: _did,
    events.Dealt: telling.tell_dealt,
    events.MisdealShown: _cards_of,
    events.ThrownIn: _thrown_in,
    events.DeclarerFound: _declarer,
    events.Drew: _cards_of,
    events.LaidOff: _cards_of,
    events.ContractFixed: _fixed,
    events.LeadSettled: _settled,
    events.FriendShown: telling.tell_seat,
    events.TrickTaken: telling.tell_seat,
    events.DealScored: _scored,
    events.Reveal: lambda _texts, _event, _me, _names: None,
}


# ------------------------------------------------------------------------ questions and scores


def say_question(texts: Texts, name: str) -> tuple[str, str]:
    """Return the heading of a decision, and two sentences that explain it."""
    return telling.say_question(texts.at(GAME), name)


def say_result(texts: Texts, result: events.DealScored, names: Names) -> list[str]:
    """Explain the points of everybody in a deal that is over.

    The first two lines tell the contract and what the deal is worth; then each seat has a line.
    """
    return mighty_scores.say_result(texts.at(GAME), result, names)
