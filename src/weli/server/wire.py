"""Views, envelopes and decisions as they cross the wire, and actions as they come back.

Only what a reader may know comes in here: views, events and legal sets. The encoder refuses
whatever holds something of the engine's, at any depth: a deal, a phase, an envelope, a record.
"""

from fractions import Fraction
from functools import cache
from typing import Any, Final, cast, get_args

import msgspec

from weli.cards import Card
from weli.games import game_of
from weli.i18n.texts import figure
from weli.kernel.actions import SECRET, Action, CardsAction, Reason
from weli.kernel.engine import Question
from weli.kernel.legal import Legal
from weli.server import protocol
from weli.server.faces import face_for

__all__ = ["LEFT_OUT", "decision", "encode", "plain_view", "read_action", "reason", "shown"]

LEFT_OUT: Final = ("rules", "seats", "me", "told")
"""The fields of a view that a client knows otherwise: from the table, `welcome` and the events."""


def _hook(thing: object) -> object:
    """Write what JSON does not know: a card as its code, a fraction as text."""
    if isinstance(thing, Card):
        return thing.code
    if isinstance(thing, Fraction):
        return int(thing) if thing.denominator == 1 else f"{thing.numerator}/{thing.denominator}"
    raise TypeError(f"{type(thing).__name__} must not cross the wire")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_hook)


# No text of a player can look like this: quotation marks within texts are written with a backslash.
_SECRET: Final = f'{{"{SECRET}":'.encode()

_MESSAGES: Final = frozenset(get_args(protocol.ServerMessage))


def encode(message: protocol.ServerMessage) -> bytes:
    """Write a message as one JSON object.

    Raises:
        TypeError: it is no message to a client, or something in it must not leave the engine.
    """
    if type(message) not in _MESSAGES:
        raise TypeError(f"{type(message).__name__} is no message to a client")
    text = _ENCODER.encode(message)
    if _SECRET in text:
        raise TypeError(f"{type(message).__name__} holds something that is not for readers")
    return text


def plain_view(view: Any, history: str) -> dict[str, Any]:
    """Return a view's fields without the rules, and with the tricks that may be looked at again."""
    fields = msgspec.structs.asdict(view)
    for name in LEFT_OUT:
        del fields[name]
    tricks = fields["tricks"]
    if view.result is None:
        fields["tricks"] = tricks if history == "all" else tricks[-1:] if history == "last" else ()
    return fields


def shown(view: Any) -> protocol.Shown:
    """Return what follows from a view and its rules."""
    scores = game_of(view.rules).shown_scores(view.rules, view.standing.scores)
    taken = [0] * view.seats
    for trick in view.tricks:
        taken[trick.winner] += 1
    figures = tuple([figure(score) for score in scores])
    return face_for(view.rules.game).shown(view, figures, tuple(taken))


def decision(
    game: str, question: Question, legal: Legal, ahead: tuple[tuple[str, Legal], ...] = ()
) -> protocol.Decision:
    """Return a decision as plain data, with what the same seat is asked next (`Table.ahead`)."""
    later = [_decision(game, name, answers) for name, answers in ahead]
    return _decision(game, question.name, legal, tuple(later))


def _decision(
    game: str, name: str, legal: Legal, ahead: tuple[protocol.Decision, ...] = ()
) -> protocol.Decision:
    offer = legal.offer()
    actions, pairs = face_for(game).listed(offer.actions)
    picks = [
        protocol.Pick(
            make=pick.make.__name__,
            cards=tuple([card.code for card in pick.cards]),
            sizes=pick.sizes,
        )
        for pick in offer.picks
    ]
    refused = [
        protocol.RefusedChoice(action=cast(Any, action), reason=reason(why))
        for action, why in offer.refused
    ]
    return protocol.Decision(
        name=name,
        actions=cast(Any, actions),
        picks=tuple(picks),
        refused=tuple(refused),
        pairs=pairs,
        ahead=ahead,
    )


def reason(why: Reason) -> protocol.Reason:
    """Return a reason as plain data."""
    return protocol.Reason(code=why.code, option=why.option, details=why.details)


def read_action(game: str, text: bytes | msgspec.Raw) -> Action:
    """Read an action that a client sent; chosen cards may come in any order.

    Raises:
        msgspec.ValidationError: it is no action of the game; the text says where and why.
        msgspec.DecodeError: it is no JSON.
    """
    action = _decoder(game).decode(text)
    if isinstance(action, CardsAction):
        action = type(action)(tuple(sorted(action.cards)))
    return cast(Action, action)


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    face = face_for(game)

    def card(kind: type, code: object) -> object:
        if kind is not Card or not isinstance(code, str):
            raise ValueError(f"{code!r} is no card")
        try:
            return face.parse(code)
        except ValueError:
            raise ValueError(f"there is no card {code!r}") from None

    return msgspec.json.Decoder(face.ACTIONS, dec_hook=card)
