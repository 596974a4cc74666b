"""What happens at a Mulatschak table, in words: actions, events, questions and the score sheet.

Every function takes the `Texts` of the reader's language first. `names` are the names of the
players by seat, and `me` is the seat of the reader, who is addressed as "you".
"""

from collections.abc import Callable
from math import prod
from typing import Any, Final

from weli.games.mulatschak import actions as act
from weli.games.mulatschak import events
from weli.games.mulatschak.contracts import Contract
from weli.games.mulatschak.rules import MulatschakRules
from weli.i18n import telling
from weli.i18n.cards import card_name, card_names, suit_name, the_card
from weli.i18n.mulatschak_sheet import (
    comes_up,
    in_play,
    not_played,
    outline,
    say_fixed,
    worth_saying,
)
from weli.i18n.problems import message_of
from weli.i18n.telling import Names, message_for, say_winners, seat_name, who
from weli.i18n.texts import Texts, signed
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
    "say_line",
    "say_question",
    "say_result",
    "say_winners",
    "worth_saying",
]

GAME: Final = "mulatschak"


def at_table(texts: Texts, rules: MulatschakRules, seats: int) -> Texts:  # noqa: ARG001  # as others
    """Return the words for a table; there is nothing that they have to know of it."""
    return texts.at(GAME)


# ------------------------------------------------------------------------ actions


def say_action(texts: Texts, action: Action, names: Names = ()) -> str:
    """Return a label for an action: "Bid 2", "Play the Ober of Leaves".

    Without the players' names, seats have numbers.
    """
    texts = texts.at(GAME)
    return texts(message_for("action", action), **_told(texts, action, names))


def _told(texts: Texts, action: Action, names: Names) -> dict[str, str | int]:
    """Return what a sentence about an action needs to know."""
    match action:
        case act.Play(card=card):
            return {"card": card_name(texts, card), "the_card": the_card(texts, card)}
        case CardsAction(cards=cards):
            return {"number": len(cards), "cards": card_names(texts, cards)}
        case act.Lift(count=count):
            return {"number": count}
        case act.Bid(tricks=tricks):
            return {"tricks": tricks}
        case act.NameTrump(suit=suit):
            return {"suit": suit_name(texts, suit)}
        case act.FirstDealer(seat=seat):
            return {"player": seat_name(texts, seat, names)}
    return {}


def say_contract(texts: Texts, contract: Contract) -> str:
    """Return a contract in words: "3 tricks", "Muli"."""
    texts = texts.at(GAME)
    return texts("contract-muli") if contract.muli else texts("contract", tricks=contract.tricks)


# ------------------------------------------------------------------------ events


def say_event(texts: Texts, event: Event, me: Seat | None, names: Names) -> str | None:
    """Return the line that an event is worth in the log of the reader, or `None` for none."""
    teller = _TELLERS.get(type(event))
    return None if teller is None else teller(texts.at(GAME), event, me, names)


def _did(texts: Texts, event: events.Did, me: Seat | None, names: Names) -> str | None:
    message = message_for("event-did", event.action)
    if isinstance(event.action, _SILENT):
        return None
    return texts(message, **_told(texts, event.action, names), **who(event.seat, me, names))


def _saw(texts: Texts, event: events.CardSeen, me: Seat | None, names: Names) -> str | None:
    if event.card is None:
        return None
    where = "last" if event.last else "first"
    card = the_card(texts, event.card)
    return texts("event-card-seen", the_card=card, where=where, **who(event.seat, me, names))


def _cards_of(
    texts: Texts,
    event: events.Drew | events.LaidOff | events.WhiteShown,
    me: Seat | None,
    names: Names,
) -> str:
    """Tell of cards that changed hands: which, for those who know them, else how many."""
    cards = event.cards or ()
    number = len(cards) if isinstance(event, events.WhiteShown) else event.count
    return texts(
        message_for("event", event),
        number=number,
        known="yes" if cards else "no",
        cards=texts.listing(card_name(texts, card) for card in cards),
        **who(event.seat, me, names),
    )


def _thrown_in(texts: Texts, event: events.ThrownIn, _me: Seat | None, _names: Names) -> str:
    doubles = event.cause == "white" or event.carried.doubled_passes > 0
    return texts(message_of("event-thrown-in", event.cause), doubles="yes" if doubles else "no")


def _declarer(texts: Texts, event: events.DeclarerFound, me: Seat | None, names: Names) -> str:
    contract = say_contract(texts, event.contract)
    return texts("event-declarer-found", contract=contract, **who(event.declarer, me, names))


def _turned(texts: Texts, event: events.Turned, me: Seat | None, names: Names) -> str:
    card = card_name(texts, event.card)
    return texts("event-turned", card=card, **who(event.seat, me, names))


def _scored(texts: Texts, event: events.DealScored, me: Seat | None, names: Names) -> str:
    kind = event.lines[event.declarer].kind
    return texts(
        "event-deal-scored",
        made="yes" if event.made else "no",
        muli="yes" if kind in ("muli_won", "muli_lost") else "no",
        tricks=event.tricks[event.declarer],
        **who(event.declarer, me, names),
    )


_SILENT: Final = (act.NoMuli, act.KeepHand, act.LeaveCard)
"""Answers that everybody gives nearly every deal; a line for each would drown the others."""

_TELLERS: Final[dict[type[Event], Callable[[Texts, Any, Seat | None, Names], str | None]]] = {
    events.DealBegan: telling.tell_deal_began,
    events.DealerFound: telling.tell_seat,
    events.Did: _did,
    events.CardSeen: _saw,
    events.Dealt: telling.tell_dealt,
    events.WhiteShown: _cards_of,
    events.ThrownIn: _thrown_in,
    events.DeclarerFound: _declarer,
    events.TrumpFixed: lambda texts, event, _me, _names: texts(
        "event-trump-fixed", suit=suit_name(texts, event.suit)
    ),
    events.Turned: _turned,
    events.Drew: _cards_of,
    events.LaidOff: _cards_of,
    events.ServedLast: telling.tell_seat,
    events.TrickTaken: telling.tell_seat,
    events.DealScored: _scored,
    events.Reveal: lambda _texts, _event, _me, _names: None,
}


# ------------------------------------------------------------------------ questions


def say_question(texts: Texts, name: str) -> tuple[str, str]:
    """Return the heading of a decision, and two sentences that explain it."""
    return telling.say_question(texts.at(GAME), name)


# ------------------------------------------------------------------------ the score sheet


def say_line(texts: Texts, line: events.Line, doublings: tuple[tuple[str, int], ...] = ()) -> str:
    """Explain the points of one player: "3 tricks × -1, ×4 (Hearts, white hand) = -12"."""
    texts = texts.at(GAME)
    entry = texts(message_of("score", line.kind), count=line.count, points=signed(line.points))
    if line.points == 0 or line.count == 0:
        return entry
    plain = line.count == 1 and line.factor == 1
    if plain and line.kind != "trick":
        return entry
    return texts(
        "score-line",
        entry=entry,
        factor=_say_factor(texts, line.factor, doublings),
        total=signed(line.total),
    )


def _say_factor(texts: Texts, factor: int, doublings: tuple[tuple[str, int], ...]) -> str:
    """Say what the points are multiplied by and why; nothing where it is one."""
    causes = [texts(message_of("doubling", cause), factor=times) for cause, times in doublings]
    if factor == 1 and not causes:
        return ""
    capped = prod(times for _, times in doublings) > factor
    if causes and capped:
        causes.append(texts("doubling-cap", factor=factor))
    message = "score-factor-because" if causes else "score-factor"
    return texts(message, factor=factor, causes=", ".join(causes))


def say_result(texts: Texts, result: events.DealScored, names: Names) -> list[str]:
    """Explain the points of everybody in a deal that is over, a line for each seat."""
    return [
        texts(
            "score-of",
            name=names[line.seat],
            entry=say_line(texts, line, result.doublings),
            score=result.standing.scores[line.seat],
        )
        for line in result.lines
    ]
