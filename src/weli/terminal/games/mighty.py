"""Mighty as the faces of the terminal show it."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from weli.cards import FRENCH_SUITS, Card
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Cards, DealScored, Number, Reveal
from weli.games.mighty.powers import follow_suits
from weli.games.mighty.seating import outfit_of
from weli.games.mighty.view import View
from weli.i18n.cards import card_name, card_names, suit_name, the_card
from weli.i18n.mighty import say_action, say_contract
from weli.i18n.sheets import profile_about, profile_title, rule_sentence
from weli.i18n.texts import Texts
from weli.kernel.actions import Seat
from weli.kernel.options import Rules
from weli.terminal.decisions import Decision
from weli.terminal.games.mighty_choices import (
    CARDS,
    Contracted,
    also_called,
    decision,
    mark,
    obvious,
    of_cards,
    pages,
    parse,
    sort_cards,
    weakest,
    winning,
)
from weli.terminal.session import Onlooker
from weli.terminal.tellings import around, shown_scores, tell_trick

__all__ = [
    "CARDS",
    "REVEAL",
    "SCORED",
    "also_called",
    "booked",
    "contract_line",
    "decision",
    "friend_lines",
    "last_bid",
    "lead_line",
    "mark",
    "obvious",
    "of_cards",
    "pages",
    "parse",
    "revealed_rows",
    "seat_state",
    "sort_cards",
    "special_line",
    "tell_duty",
    "tell_more",
    "tell_opening",
    "tell_profile",
    "tell_revealed",
    "tell_signs",
    "tell_situation",
    "tell_table",
    "weakest",
    "winning",
]

SCORED: Final = DealScored
REVEAL: Final = Reveal

_BEFORE_PLAY: Final = (
    "bidding.min",
    "change.mode",
    "friend.kinds",
    "score.style",
    "match.deals",
    "match.target",
)
"""The rules that everyone must know before the first deal."""


# ------------------------------------------------------------------------ the rules


def tell_profile(texts: Texts, profile: str) -> str:
    """Describe a profile in one line, for whoever chooses one."""
    about = profile_about(texts, profile)
    return texts.at("mighty")("start-mighty", name=profile_title(texts, profile), about=about)


def tell_opening(texts: Texts, rules: Rules, profile: str) -> list[str]:
    """Tell what is played: the title of the rules, and what everyone must know of them."""
    known = {described.path: described for described in rules.describe()}
    told = [
        rule_sentence(texts, known[path], rules.get(path))
        for path in _BEFORE_PLAY
        if path == "match.deals" or rules.get(path) is not None
    ]
    title = texts("opening-mighty", profile=profile_title(texts, profile))
    return [title, *(f"- {sentence}" for sentence in told)]


# ------------------------------------------------------------------------ the table


def tell_table(reader: Onlooker) -> list[str]:
    """Tell the contract, the special cards, the friend, the trick, then each seat."""
    view: View = reader.view
    lines = [*_tell_contract(reader), *_tell_friends(reader)]
    if view.buried:
        buried = card_names(reader.texts, sort_cards(view, view.buried))
        lines.append(reader.texts("table-buried", cards=buried))
    if view.trick is not None:
        lines += [tell_trick(reader, view.trick), *_tell_lead(reader)]
    return [*lines, *(_tell_seat(reader, seat) for seat in around(reader))]


def tell_situation(reader: Onlooker, decision: Decision) -> list[str]:
    """Tell the contract or the lead's demand where the decision needs it."""
    if decision.name == "play":
        return list(_tell_lead(reader))
    if decision.name in ("bidding", "bury", "contract"):
        return [next(_tell_contract(reader))]
    return list(_tell_contract(reader)) if decision.name == "friend" else []


def _tell_contract(reader: Onlooker) -> Iterator[str]:
    """Tell the highest bid or the contract, and which cards are special under it."""
    texts, view = reader.texts, reader.view
    if view.contract is None:
        yield texts("table-nobody-bid")
        return
    contract, name = say_contract(texts, view.contract), reader.name(view.declarer)
    if not (view.fixed or view.kitty):
        yield texts("table-highest", name=name, contract=contract)
        return
    doubled = "yes" if view.doubled else "no"
    yield texts("table-declarer", name=name, contract=contract, doubled=doubled)
    specials = view.specials
    deck = outfit_of(view.rules, view.seats).cards
    first = {card.face: card for card in reversed(deck)}
    rippers = [card_name(texts, first[face]) for face, _ in specials.rippers]
    mighty = card_name(texts, first[specials.mighty])
    yield texts(
        "table-specials",
        mighty=mighty,
        ripper=texts.listing(rippers),
        rippers=len(rippers),
    )


def _tell_friends(reader: Onlooker) -> Iterator[str]:
    """Tell the friend call, who is known, whether the reader is it, and the request."""
    texts, view = reader.texts, reader.view
    if view.call is None:
        return
    yield texts("table-call", call=_say_call(reader))
    if view.friends:
        names = texts.listing(reader.name(seat) for seat in view.friends)
        yield texts("table-friends", names=names, number=len(view.friends))
    secret = _called_in_hand(view)
    if secret is not None:
        yield texts("table-secret", the_card=the_card(texts, secret))
    if view.request is not None:
        yield texts("table-request", suit=suit_name(texts, view.request, "french"))


def _say_call(reader: Onlooker) -> str:
    """Say the friend call as the action that it was."""
    return say_action(reader.texts, reader.view.call, reader.names)


def _called_in_hand(view: View) -> Card | None:
    """Return the called card that the reader holds, where that makes a friend of the reader."""
    if view.me == view.declarer or view.me in view.friends:
        return None
    match view.call:
        case act.CallCard(card=card):
            called = [card]
        case act.CallCards(one=one, other=other):
            called = [one, other]
        case _:
            return None
    if outfit_of(view.rules, view.seats).decks == 1:
        return next((card for card in view.hand if card in called), None)
    faces = {card.face for card in called}
    return next((card for card in view.hand if card.face in faces), None)


def _tell_lead(reader: Onlooker) -> Iterator[str]:
    """Tell what the leader named or called in the open trick."""
    texts, trick = reader.texts, reader.view.trick
    if trick is None:
        return
    if trick.called:
        yield texts("event-lead-settled-call")
    if trick.named:
        suits = texts.listing((suit_name(texts, suit, "french") for suit in trick.named), "or")
        told = texts("event-lead-settled-suit", suits=suits)
        yield told[:1].upper() + told[1:]


def _tell_seat(reader: Onlooker, seat: Seat) -> str:
    """Tell of one seat: score, cards, captured points, and what it does in this deal."""
    texts, view = reader.texts, reader.view
    state = seat_state(reader, seat)
    return texts(
        "table-place",
        name=reader.name(seat),
        score=shown_scores(reader)[seat],
        cards=view.counts[seat] if view.counts else 0,
        points=view.captured[seat] if view.captured else 0,
        dealer="yes" if seat == view.dealer else "no",
        state=f", {state}" if state else "",
    )


def seat_state(reader: Onlooker, seat: Seat) -> str:
    """Say in a word or two what a seat does in this deal; nothing when there is nothing to say."""
    texts, view = reader.texts, reader.view
    if view.table and seat not in view.table:
        return texts("seat-sits-out")
    if seat in view.friends:
        return texts("seat-friend")
    decided = view.fixed or view.kitty or view.tricks
    if decided and seat == view.declarer and view.contract is not None:
        return texts("seat-declarer", contract=say_contract(texts, view.contract))
    if decided:
        return ""
    calls = [call for caller, call in view.calls if caller == seat]
    if not calls:
        return ""
    if isinstance(calls[-1], act.Pass):
        return texts("seat-passed")
    return say_contract(texts, Contract(calls[-1].level, calls[-1].trump))


# ------------------------------------------------------------------------ choosing and playing


def tell_more(reader: Onlooker, decision: Decision, example: str) -> str:
    """Say how to choose a bid, a contract or a call that has no number."""
    texts = reader.texts
    levels = [action.level for action in decision.more if isinstance(action, Contracted)]
    letters = ", ".join(
        f"{texts(f'index-{s}')} {suit_name(texts, s, 'french')}" for s in FRENCH_SUITS
    )
    return texts(
        f"more-{decision.name}",
        number=len(decision.more),
        most=max(levels, default=0),
        example=example,
        letters=letters,
        no_trump=texts("index-no-trump"),
    )


def tell_duty(reader: Onlooker, decision: Decision) -> str:
    """Say in a few words what the rules ask of the player to a trick."""
    texts, trick = reader.texts, reader.view.trick
    if trick is None:
        return texts("duty-lead")
    asked = {reason.code for _, reason in decision.refused}
    if "called_joker" in asked:
        return texts("duty-called-joker")
    if "follow_suit" in asked:
        suits = [suit_name(texts, suit, "french") for suit in follow_suits(trick)]
        return texts("duty-follow", suit=texts.listing(suits, "or"))
    return texts("duty-free")


def tell_signs(texts: Texts) -> str:
    """Explain the signs on the card table."""
    kinds = ("mighty", "joker", "ripper", "trump")
    return texts("signs-mighty", **{kind: texts(f"mark-{kind}") for kind in kinds})


def contract_line(reader: Onlooker) -> str:
    """Say in a few words who has bid what."""
    view = reader.view
    return f"{reader.name(view.declarer)}: {say_contract(reader.texts, view.contract)}"


def special_line(reader: Onlooker) -> str:
    """Say which cards are special, once the contract is known; else nothing."""
    told = list(_tell_contract(reader))
    return told[1] if len(told) > 1 else ""


def friend_lines(reader: Onlooker) -> list[str]:
    """Say what was called and who is known as a friend, and what the reader has to do with it."""
    told = list(_tell_friends(reader))
    known = 1 + bool(reader.view.friends)
    return [" ".join(told[:known]), *told[known:]] if told else []


def last_bid(view: View, seat: Seat) -> act.Bid | None:
    """Return the bid of a seat that has not passed since, while the auction goes on."""
    calls = [call for caller, call in view.calls if caller == seat]
    decided = view.fixed or view.kitty or view.tricks
    return calls[-1] if calls and not decided and isinstance(calls[-1], act.Bid) else None


def lead_line(reader: Onlooker) -> str:
    """Say what the leader named or called; else nothing."""
    return " ".join(_tell_lead(reader))


def booked(rules: Any, line: Any) -> tuple[Number, bool]:
    """Return what a deal adds to a score, and whether that is good."""
    added = line.points + line.pot
    return added, (added <= 0) if rules.score.style == "penalty" else (added >= 0)


def revealed_rows(reader: Onlooker, revealed: Reveal) -> Iterator[tuple[str, str, Cards]]:
    """Yield everybody's cards: whose they are, what they are, and the cards."""
    texts, view = reader.texts, reader.view
    for seat, dealt in enumerate(revealed.dealt):
        if dealt:
            yield reader.name(seat), texts("cards-dealt"), dealt
        if dealt and seat == view.declarer:
            yield "", texts("cards-buried"), revealed.buried
            yield "", texts("cards-played"), revealed.played[seat]
    yield texts("cards-stock"), "", revealed.kitty


def tell_revealed(reader: Onlooker, revealed: Reveal) -> list[str]:
    """Tell everybody's cards of a deal that is over: dealt, buried, played, kitty."""
    texts, view = reader.texts, reader.view

    def names(cards: Iterable[Card]) -> str:
        return card_names(texts, sort_cards(view, cards))

    lines = [texts("cards-heading")]
    for seat, dealt in enumerate(revealed.dealt):
        name = reader.name(seat)
        if not dealt:
            continue
        if seat == view.declarer:
            played, buried = names(revealed.played[seat]), names(revealed.buried)
            details = {"dealt": names(dealt), "buried": buried, "played": played}
            lines.append(texts("cards-declarer", name=name, **details))
        else:
            lines.append(texts("cards-kept", name=name, dealt=names(dealt)))
    return [*lines, texts("cards-kitty", cards=names(revealed.kitty))]
