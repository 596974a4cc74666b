"""What the browser has to say exactly as the terminal does: things, and the sentences for them."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast

import msgspec

from tests.i18n.codes import uses
from tests.i18n.messages import SCOPES, patterns, ways
from tests.web.node import WEB
from weli.bots.chance import RandomBot
from weli.bots.master.hint import Hint, Weighed, Why
from weli.cards import CARDS, FRENCH_CARDS
from weli.games import load_profile, profile_names
from weli.i18n.cards import card_name, card_names, the_card
from weli.i18n.hints import say_figure
from weli.i18n.hints import say_reason as say_why
from weli.i18n.problems import message_of, say_reason
from weli.i18n.texts import LANGUAGES, Texts, sources
from weli.i18n.words import at_table, playable_numbers, words_for
from weli.kernel.actions import SPECTATOR, Action, Event, Play, Reason
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table
from weli.server import protocol, wire

NAMES: Final = ("Anna", "Bert", "민준", "서연", "Emil", "Toni", "Jonas", "Resi")
READERS: Final = (0, 2, SPECTATOR)
LISTED: Final = 40
"""So many of the legal actions of a decision are told; a bid of Mighty has hundreds."""

KEPT: Final = {
    stem: re.compile(pattern)
    for stem, pattern in re.findall(
        r'"(\w+)\.ftl": /(.+)/,', (WEB / "fluent.plugin.ts").read_text(encoding="utf-8")
    )
}
"""What the browser's build keeps of files that it needs only part of, by the messages' names."""

LEFT_OUT: Final = ("arena", "doctor", "problems", "serve", "server", "simulate")


class Case(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to say and the sentence, or sentences, for it.

    Attributes:
        lang: the language.
        game: the game; empty for words for every table.
        told: what is known of the table.
        kind: which function says it.
        thing: what it is to say, as it crosses the wire.
        says: what it says.
        me: the reader.
    """

    lang: str
    game: str
    kind: str
    thing: Any
    says: Any
    told: dict[str, str | int] = {}
    me: int | None = None


def plain(thing: Any) -> Any:
    """Return a thing as it crosses the wire, within a message."""
    told = (protocol.Told(n=0, event=thing),)
    state = protocol.State(seq=1, snapshot=False, events=told, view={}, shown=protocol.Shown())
    return msgspec.json.decode(wire.encode(state))["events"][0]["event"]


# ------------------------------------------------------------------------ real deals


def _matches() -> Iterator[tuple[Any, int, Table]]:
    """Tables of every profile, for the fewest and for the most people that can play by it."""
    for profile in profile_names():
        rules = load_profile(profile)
        numbers = playable_numbers(rules)
        for seats in sorted({numbers[0], numbers[-1], 5 if 5 in numbers else numbers[0]}):
            players = tuple(Player(name, "random") for name in NAMES[:seats])
            match = Match.new(rules, players, Chance.from_seed(f"{profile} {seats}"))
            yield rules, seats, Table(match, dict.fromkeys(range(seats), RandomBot()))


class Seen(NamedTuple):
    """Something that can be said: at which table, by which function, what, and to whom."""

    game: str
    told: tuple[tuple[str, str | int], ...]
    kind: str
    thing: Any
    me: int | None = None


@cache
def _played() -> tuple[Seen, ...]:
    """Everything that a deal of each table brings."""
    found: dict[Seen, None] = {}
    for rules, seats, table in _matches():
        told = tuple(sorted(at_table(Texts("en"), rules, seats).table.items()))
        table.begin_deal()
        while (question := table.question) is not None:
            if question.seat >= 0:
                found |= dict.fromkeys(_asked(rules.game, told, question.name, table))
            table.work()
        for reader in READERS:
            for _, event in table.envelopes(reader):
                found[Seen(rules.game, told, "event", event, reader)] = None
                if type(event).__name__ == "DealScored":
                    found[Seen(rules.game, told, "result", event)] = None
    return tuple(found)


def _asked(
    game: str, told: tuple[tuple[str, str | int], ...], name: str, table: Table
) -> Iterator[Seen]:
    """What a decision brings: the question, actions to choose from, and refusals."""
    assert table.question is not None
    offer = table.legal(table.question.seat).offer()
    yield Seen(game, (), "question", name)
    for action in offer.actions[:LISTED]:
        yield Seen(game, told, "action", action)
    for action, reason in offer.refused:
        yield Seen(game, told, "action", action)
        yield Seen(game, (), "reason", _frozen(reason))


def _frozen(reason: Reason) -> Any:
    return (reason.code, reason.option, tuple(sorted(reason.details.items())))


def from_deals() -> Iterator[Case]:
    """Events, actions, refusals, questions and results of deals played by chance."""
    for lang in LANGUAGES:
        for game, told, kind, thing, me in _played():
            texts = Texts(lang, game, dict(told))
            says, sent = _say(texts, kind, thing, me)
            yield Case(lang, game, kind, sent, says, dict(told), me)


def _say(texts: Texts, kind: str, thing: Any, me: int | None) -> tuple[Any, Any]:
    """Return what the terminal says, and the thing as it crosses the wire."""
    words = words_for(texts.game)
    match kind:
        case "event":
            event: Event = thing
            return words.say_event(texts, event, me, NAMES), plain(event)
        case "action":
            action: Action = thing
            return words.say_action(texts, action, NAMES), plain(action)
        case "result":
            return words.say_result(texts, thing, NAMES), plain(thing)
        case "question":
            return list(words.say_question(texts, thing)), thing
    reason = Reason(thing[0], thing[1], dict(thing[2]))
    return say_reason(texts, reason), plain(wire.reason(reason))


# ------------------------------------------------------------------------ everything else


def from_messages() -> Iterator[Case]:
    """Every message that the browser has, in every way in which it can be said."""
    for lang in LANGUAGES:
        for game in SCOPES:
            texts = Texts(lang, game)
            for message in shipped(lang, game):
                for details in ways(lang, message, game):
                    thing = {"message": message, "details": details}
                    yield Case(lang, game, "say", thing, texts(message, **details))


def shipped(lang: str, game: str = "") -> list[str]:
    """Return the messages of a language that the browser has, for every table or one game."""
    names: dict[str, str] = {}
    for file, text in sources(lang, game).items():
        stem = file.removesuffix(".ftl")
        if stem not in LEFT_OUT:
            kept = KEPT.get(stem, re.compile(""))
            for line in text.splitlines():
                name = line.partition(" =")[0]
                if " =" in line and kept.match(name) and name[:1].isalpha():
                    names[name] = stem
    return [
        message
        for message in patterns(lang, game)
        if (home := names.get(message.partition(".")[0])) is not None
        and not ("." in message and home in KEPT)
    ]


def from_reasons() -> Iterator[Case]:
    """Every refusal in every way, with a house rule behind it and without."""
    codes = sorted({use.code for use in uses() if use.theme == "reason"})
    for lang in LANGUAGES:
        for game, option in (("mulatschak", "home.cost"), ("mighty", "bidding.min")):
            for code in codes:
                message = message_of("reason", code)
                if message not in patterns(lang, game) | patterns(lang):
                    continue
                for details in ways(lang, message, game):
                    card = {"card": "Weli" if game == "mulatschak" else "SA'"}
                    given = {**details, **(card if "card" in details else {})}
                    for path in ("", option):
                        reason = Reason(code, path, given)
                        sent = plain(wire.reason(reason))
                        yield Case(
                            lang, game, "reason", sent, say_reason(Texts(lang, game), reason)
                        )


def from_cards() -> Iterator[Case]:
    """Every card by every name, and lists in which some look the same."""
    rng = KeyedRandom(bytes(32))
    decks: tuple[tuple[str, Sequence[Any], dict[str, str | int]], ...] = (
        ("mulatschak", CARDS, {}),
        ("mighty", FRENCH_CARDS, {}),
        ("mighty", FRENCH_CARDS, {"jokers_apart": "yes"}),
    )
    for lang in LANGUAGES:
        for game, cards, told in decks:
            texts = Texts(lang, game, told)
            for card in cards:
                says = [card_name(texts, card, numbered=True), the_card(texts, card)]
                yield Case(lang, game, "card", card.code, says, told)
            for size in (0, 1, 3, 12):
                some = [rng.choice(cards) for _ in range(size)]
                codes = [card.code for card in some]
                yield Case(lang, game, "cards", codes, card_names(texts, some), told)


def from_winners() -> Iterator[Case]:
    """Who has won, told to the winner and to others."""
    for lang in LANGUAGES:
        for winners in ([1], [0, 2], [0, 1, 3], []):
            for me in (None, 1, SPECTATOR):
                texts = Texts(lang, "mulatschak")
                says = words_for("mulatschak").say_winners(texts, winners, NAMES, me)
                yield Case(lang, "mulatschak", "winners", winners, says, me=me)


def from_hints() -> Iterator[Case]:
    """Every reason for a hint in every way, with figures of all kinds."""
    decks = (
        ("mulatschak", "salzburg", CARDS, "leaves"),
        ("mighty", "korean", FRENCH_CARDS, "clubs"),
    )
    for lang in LANGUAGES:
        for game, profile, cards, suit in decks:
            texts, view = Texts(lang, game), SimpleNamespace(rules=load_profile(profile))
            for message in {**patterns(lang), **patterns(lang, game)}:
                if message.startswith("because-"):
                    for details in ways(lang, message, game):
                        hint = _hint(game, message.removeprefix("because-"), details, cards, suit)
                        says = [say_why(texts, view, hint, NAMES)]
                        says += [say_figure(texts, hint.unit, each.worth) for each in hint.choices]
                        yield Case(lang, game, "hint", _sent(hint), says)


def _hint(game: str, code: str, details: dict[str, Any], cards: Sequence[Any], suit: str) -> Hint:
    """A hint for this reason."""
    given = {**details, "card": cards[5].code, "suit": suit}
    kept = {name: value for name, value in given.items() if name in details}
    known = {name: kept[name] for name in kept if name not in ("unit", "by", "other", "the_card")}
    if "the_card" in details:
        known["card"] = cards[5].code
    worths = (0.4127, 0.3011) if game == "mulatschak" else (2.36, -11.04)
    choices = tuple(
        Weighed(Play(card), worth, 0.01) for card, worth in zip(cards, worths, strict=False)
    )
    unit: Any = "match" if game == "mulatschak" else "points"
    return Hint(choices[0].action, unit, choices, Why(code, known), worlds=200)


def _sent(hint: Hint) -> Any:
    """A hint as it crosses the wire."""
    weighed = [
        protocol.Weighed(action=cast(Any, each.action), worth=each.worth, error=each.error)
        for each in hint.choices
    ]
    hinted = protocol.Hinted(
        command_id="a",
        seq=1,
        action=cast(Any, hint.action),
        unit=hint.unit,
        choices=tuple(weighed),
        reason=protocol.Reason(code=hint.why.code, details=hint.why.details),
        worlds=hint.worlds,
    )
    return msgspec.json.decode(wire.encode(hinted))


def all_cases() -> Iterator[Case]:
    """Everything that is compared."""
    yield from from_deals()
    yield from from_messages()
    yield from from_reasons()
    yield from from_cards()
    yield from from_winners()
    yield from from_hints()
