"""What a person asks to see, in sentences: the table, the last trick, the scores, all cards."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from weli.cards import Card
from weli.games import game_of, load_profile
from weli.i18n.cards import card_name, card_names
from weli.i18n.sheets import difference, profile_title
from weli.i18n.texts import Texts, figure
from weli.i18n.words import words_of
from weli.kernel import codes
from weli.kernel.actions import Seat
from weli.kernel.options import Rules
from weli.kernel.tricks import Trick
from weli.terminal.decisions import Decision
from weli.terminal.games import face_for
from weli.terminal.session import Onlooker

__all__ = [
    "around",
    "seat_state",
    "shown_scores",
    "tell_cards",
    "tell_duty",
    "tell_hand",
    "tell_last_trick",
    "tell_opening",
    "tell_result",
    "tell_revealed",
    "tell_scores",
    "tell_table",
    "tell_trick",
    "tell_winners",
]


def tell_opening(texts: Texts, rules: Rules, profile: str, seats: int) -> list[str]:
    """Tell what so many people play, in short: the profile, what is different, the code to share.

    The differences are those from the profile, and the profile's own from the game's usual one.
    """
    texts = texts.at(rules.game)
    known, usual = load_profile(profile), game_of(rules).default_profile
    lines = face_for(rules).tell_opening(texts, rules, profile)
    lines += _differences(texts, profile, rules, seats)
    if profile != usual:
        lines += _differences(texts, usual, known, seats)
    return [*lines, texts("opening-code", code=codes.encode(rules))]


def _differences(texts: Texts, profile: str, rules: Rules, seats: int) -> list[str]:
    """List what differs from a profile, under a heading; nothing when all is the same."""
    differ = difference(texts, rules, load_profile(profile), seats=seats)
    heading = texts("opening-different", profile=profile_title(texts, profile))
    return [heading, *(f"- {line}" for line in differ)] if differ else []


def tell_hand(reader: Onlooker) -> list[str]:
    """Tell the reader's hand, as it is held."""
    return [tell_cards(reader, reader.hand)]


def tell_cards(reader: Onlooker, cards: tuple[Card, ...]) -> str:
    """Tell some cards as the reader's hand."""
    message = "hand" if cards else "hand-empty"
    return reader.texts(message, number=len(cards), cards=card_names(reader.texts, cards))


def tell_table(reader: Onlooker) -> list[str]:
    """Tell the table: what is played for, then each seat."""
    return reader.face.tell_table(reader)


def shown_scores(reader: Onlooker) -> tuple[str, ...]:
    """Return everybody's score as people see it, in figures."""
    view = reader.view
    scores = game_of(view.rules).shown_scores(view.rules, view.standing.scores)
    return tuple([figure(score) for score in scores])


def around(reader: Onlooker) -> list[Seat]:
    """Return all seats clockwise from the reader's left; from seat 0 for one who has no seat."""
    seats, first = reader.view.seats, max(reader.me, -1)
    return [(first + step) % seats for step in range(1, seats + 1)]


def seat_state(reader: Onlooker, seat: Seat) -> str:
    """Say in a word or two what a seat does in this deal; nothing when there is nothing to say."""
    return reader.face.seat_state(reader, seat)


def tell_trick(reader: Onlooker, trick: Any) -> str:
    """Tell a trick, open or full, card by card, and who took it."""
    texts = reader.texts
    played = ", ".join(
        texts("trick-card", name=reader.name(seat), card=card_name(texts, card))
        for seat, card in zip(trick.order, trick.cards, strict=False)
    )
    if not isinstance(trick, Trick) or trick.winner is None:
        return texts("trick-open", played=played)
    return texts("trick-taken", played=played, name=reader.name(trick.winner))


def tell_duty(reader: Onlooker, decision: Decision) -> str:
    """Say in a few words what the rules ask of the player to a trick."""
    return reader.face.tell_duty(reader, decision)


def tell_last_trick(reader: Onlooker) -> list[str]:
    """Tell the last full trick of this deal."""
    tricks = reader.view.tricks
    return [tell_trick(reader, tricks[-1]) if tricks else reader.texts("trick-none")]


def tell_result(reader: Onlooker, result: Any) -> list[str]:
    """Explain every point of a deal, a line for each seat."""
    rules = reader.view.rules
    scores = game_of(rules).shown_scores(rules, result.standing.scores)
    shown = replace(result, standing=replace(result.standing, scores=scores))
    names = [reader.name(seat) for seat in range(len(scores))]
    return words_of(rules).say_result(reader.texts, shown, names)


def tell_scores(reader: Onlooker) -> list[str]:
    """Tell the score sheet: every deal with its points explained, and how the match stands."""
    texts = reader.texts
    lines = []
    for result in reader.results:
        lines.append(texts("scores-deal", number=result.standing.deals))
        lines += tell_result(reader, result)
    if not reader.over:
        told = ", ".join(
            texts("scores-one", name=reader.name(seat), score=score)
            for seat, score in enumerate(shown_scores(reader))
        )
        lines.append(texts("scores-now", scores=told))
    return lines


def tell_revealed(reader: Onlooker) -> list[str]:
    """Tell everybody's cards of the last deal that is over."""
    if reader.revealed is None:
        return [reader.texts("cards-not-yet")]
    return reader.face.tell_revealed(reader, reader.revealed)


def tell_winners(reader: Onlooker) -> str:
    """Say who has won the match."""
    winners: Iterable[Seat] = reader.view.standing.winners
    words = words_of(reader.view.rules)
    return words.say_winners(reader.texts, tuple(winners), reader.names, reader.me)
