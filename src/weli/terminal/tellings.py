"""What a person asks to see, in sentences: the table, the last trick, the scores, all cards."""

from collections.abc import Sequence

from msgspec.structs import replace

from weli.cards import Card
from weli.games import game_of, load_profile
from weli.games.mulatschak.actions import Bid, Hold, Pass
from weli.games.mulatschak.doublings import doublings
from weli.games.mulatschak.events import DealScored
from weli.games.mulatschak.trumps import suit_of
from weli.i18n.cards import card_name, card_names, suit_name
from weli.i18n.mulatschak import say_action, say_contract, say_result, say_winners
from weli.i18n.problems import message_of
from weli.i18n.sheets import difference, profile_title
from weli.i18n.texts import Texts
from weli.kernel import codes
from weli.kernel.actions import Action, Seat
from weli.kernel.options import Rules
from weli.kernel.tricks import Trick
from weli.terminal.decisions import Decision
from weli.terminal.hands import sort_hand
from weli.terminal.session import Onlooker

__all__ = [
    "DEFAULT_PROFILE",
    "around",
    "seat_state",
    "shown_scores",
    "tell_duty",
    "tell_hand",
    "tell_last_trick",
    "tell_opening",
    "tell_result",
    "tell_revealed",
    "tell_scores",
    "tell_seat",
    "tell_table",
    "tell_trick",
    "tell_winners",
]

DEFAULT_PROFILE = "salzburg"
"""The profile whose rules are the defaults of the options."""


def tell_opening(texts: Texts, rules: Rules, profile: str) -> list[str]:
    """Tell what is played, in short: the profile, what is different, the code to share."""
    known = load_profile(profile)
    title = profile_title(texts, profile)
    lines = [texts("opening-rules", profile=title, points=rules.get("match.start_score"))]
    lines += _differences(texts, title, rules, known)
    if profile != DEFAULT_PROFILE:
        usual = profile_title(texts, DEFAULT_PROFILE)
        lines += _differences(texts, usual, known, load_profile(DEFAULT_PROFILE))
    return [*lines, texts("opening-code", code=codes.encode(rules))]


def _differences(texts: Texts, title: str, rules: Rules, known: Rules) -> list[str]:
    """List what differs from rules that people know, under a heading; nothing when all is same."""
    differ = difference(texts, rules, known)
    heading = texts("opening-different", profile=title)
    return [heading, *(f"- {line}" for line in differ)] if differ else []


def tell_hand(reader: Onlooker) -> list[str]:
    """Tell the reader's hand, as it is held."""
    cards = reader.hand
    message = "hand" if cards else "hand-empty"
    return [reader.texts(message, number=len(cards), cards=card_names(reader.texts, cards))]


def tell_table(reader: Onlooker) -> list[str]:
    """Tell trump, bids, who is home, talon and doublings, then each seat."""
    texts, view = reader.texts, reader.view
    lines = [_tell_trump(reader)]
    if view.factor > 1:
        causes = doublings(view.rules, view.carried, view.trump)
        named = [texts(message_of("doubling", cause), factor=times) for cause, times in causes]
        lines.append(texts("table-factor", factor=view.factor, causes=", ".join(named)))
    lines.append(texts("table-talon", number=view.talon))
    if view.seen is not None and view.seen.last:
        lines.append(texts("table-bottom", card=card_name(texts, view.seen.card)))
    if view.trick is not None:
        lines.append(tell_trick(reader, view.trick))
    lines += [tell_seat(reader, seat) for seat in around(reader)]
    return lines


def shown_scores(reader: Onlooker) -> tuple[int, ...]:
    """Return everybody's score as people see it."""
    view = reader.view
    return game_of(view.rules).shown_scores(view.rules, view.standing.scores)


def around(reader: Onlooker) -> list[Seat]:
    """Return all seats clockwise from the reader's left; from seat 0 for one who has no seat."""
    seats, first = reader.view.seats, max(reader.me, -1)
    return [(first + step) % seats for step in range(1, seats + 1)]


def _tell_trump(reader: Onlooker) -> str:
    """Tell who declares what with which trump, as far as it is known."""
    texts, view = reader.texts, reader.view
    trump = "" if view.trump is None else suit_name(texts, view.trump)
    if view.contract is None:
        return texts("table-no-bid")
    contract = say_contract(texts, view.contract)
    named = "yes" if trump else "no"
    name = reader.name(view.declarer)
    return texts("table-contract", name=name, contract=contract, trump=trump, named=named)


def tell_seat(reader: Onlooker, seat: Seat) -> str:
    """Tell of one seat: score, cards, tricks, and what it does in this deal."""
    texts, view = reader.texts, reader.view
    score = shown_scores(reader)[seat]
    state = seat_state(reader, seat)
    return texts(
        "table-seat",
        name=reader.name(seat),
        score=score,
        cards=view.counts[seat] if view.counts else 0,
        tricks=view.taken(seat),
        dealer="yes" if seat == view.dealer else "no",
        state=f", {state}" if state else "",
    )


def seat_state(reader: Onlooker, seat: Seat) -> str:
    """Say in a word or two what a seat does in this deal; nothing when there is nothing to say."""
    texts, view = reader.texts, reader.view
    if view.table and seat not in view.table:
        return texts("seat-sits-out")
    if seat in view.home:
        return texts("seat-home")
    said: list[str] = []
    if view.trump is None:
        said += [_say_call(reader, call) for caller, call in view.calls if caller == seat][-1:]
    elif seat == view.declarer and view.contract is not None:
        muli = "yes" if view.contract.muli else "no"
        said.append(texts("seat-declares", muli=muli, tricks=view.contract.tricks))
    elif seat in view.going:
        said.append(texts("seat-goes"))
    changed = view.laid_off[seat] if view.laid_off else None
    if changed is not None and not view.tricks and view.trick is None:
        message = "seat-served-last" if seat in view.late else "seat-changed"
        said.append(texts(message, number=changed))
    return ", ".join(said)


def _say_call(reader: Onlooker, call: Action) -> str:
    """Say what a player called, in a word or two."""
    match call:
        case Pass():
            return reader.texts("seat-passed")
        case Hold():
            return reader.texts("seat-holds")
        case Bid(tricks=tricks):
            return reader.texts("seat-bids", tricks=tricks)
        case _:
            return say_action(reader.texts, call)


def tell_trick(reader: Onlooker, trick: Trick) -> str:
    """Tell a trick, card by card, and who took it."""
    texts = reader.texts
    played = ", ".join(
        texts("trick-card", name=reader.name(seat), card=card_name(texts, card))
        for seat, card in zip(trick.order, trick.cards, strict=False)
    )
    if trick.winner is None:
        return texts("trick-open", played=played)
    return texts("trick-taken", played=played, name=reader.name(trick.winner))


def tell_duty(reader: Onlooker, decision: Decision) -> str:
    """Say in a few words what the rules ask of the player to a trick."""
    texts, trick = reader.texts, reader.view.trick
    if trick is None:
        return texts("duty-lead")
    asked = {reason.code for _, reason in decision.refused}
    led = suit_of(trick.cards[0], reader.view.trump)
    duties = []
    if "farbzwang" in asked:
        duties.append(texts("duty-follow", suit=suit_name(texts, led)))
    if asked & {"trumpfzwang", "trumpfzwang_wins"}:
        duties.append(texts("duty-trump"))
    if "stichzwang" in asked:
        duties.append(texts("duty-head"))
    return texts.listing(duties) if duties else texts("duty-free")


def tell_last_trick(reader: Onlooker) -> list[str]:
    """Tell the last full trick of this deal."""
    tricks = reader.view.tricks
    return [tell_trick(reader, tricks[-1]) if tricks else reader.texts("trick-none")]


def tell_result(reader: Onlooker, result: DealScored) -> list[str]:
    """Explain every point of a deal, a line for each seat."""
    rules = reader.view.rules
    scores = game_of(rules).shown_scores(rules, result.standing.scores)
    shown = replace(result, standing=replace(result.standing, scores=scores))
    return say_result(reader.texts, shown, [reader.name(seat) for seat in range(len(scores))])


def tell_scores(reader: Onlooker) -> list[str]:
    """Tell the score sheet: every deal with its points explained, and how the match stands."""
    texts = reader.texts
    lines = []
    for result in reader.results:
        lines.append(texts("scores-deal", number=result.standing.deals))
        lines += tell_result(reader, result)
    if not reader.over:
        scores = shown_scores(reader)
        told = ", ".join(
            texts("scores-one", name=reader.name(seat), score=score)
            for seat, score in enumerate(scores)
        )
        lines.append(texts("scores-now", scores=told))
    return lines


def tell_revealed(reader: Onlooker) -> list[str]:
    """Tell everybody's cards of the last deal that is over: dealt, laid off, played, talon."""
    texts, revealed = reader.texts, reader.revealed
    if revealed is None:
        return [texts("cards-not-yet")]
    lines = [texts("cards-heading")]
    for seat, dealt in enumerate(revealed.dealt):
        details = {
            "name": reader.name(seat),
            "dealt": _names(texts, dealt),
            "discards": _names(texts, revealed.discards[seat]),
            "played": _names(texts, revealed.played[seat]),
        }
        changed = revealed.played[seat] != dealt
        lines.append(texts("cards-changed" if changed else "cards-kept", **details))
    return [*lines, texts("cards-talon", cards=_names(texts, revealed.talon))]


def _names(texts: Texts, cards: Sequence[Card]) -> str:
    return card_names(texts, sort_hand(cards))


def tell_winners(reader: Onlooker) -> str:
    """Say who has won the match."""
    winners = reader.view.standing.winners
    return say_winners(reader.texts, winners, reader.names, reader.me)
