"""Actions as text, in the words of the rule book: the same text in records, tests and line mode.

shuffle SA S2' ...   dealer 2   misdeal   no misdeal   bid 14 hearts   bid 15 no-trump   pass
bury D2 C5 H9   contract 16 spades   call Joker   call DA SK   call trick 1   call seat 3   alone
request hearts   no request   play SA   name clubs   name red   call the joker   no call
"""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from weli.cards import FRENCH_SUITS, Card, Suit, parse_french_card
from weli.games.mighty import actions as act
from weli.games.mighty.powers import COLOURS
from weli.kernel.actions import Action

__all__ = ["read", "write"]

NO_TRUMP: Final = "no-trump"

_WORDS: Final[dict[str, Action]] = {
    "misdeal": act.Misdeal(),
    "no misdeal": act.NoMisdeal(),
    "pass": act.Pass(),
    "alone": act.Alone(),
    "no request": act.NoRequest(),
    "call the joker": act.CallJoker(),
    "no call": act.NoCall(),
}
_SAID: Final = {type(action): words for words, action in _WORDS.items()}


def write(action: Action) -> str:
    """Write an action in the words of the rule book."""
    said = _SAID.get(type(action))
    if said is not None:
        return said
    writer = _WRITERS.get(type(action))
    if writer is None:
        raise TypeError(f"{type(action).__name__} is no action of Mighty")
    return writer(action)


def _strain(trump: Suit | None) -> str:
    return NO_TRUMP if trump is None else str(trump)


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


_WRITERS: Final[dict[type, Callable[..., str]]] = {
    act.Play: lambda action: f"play {action.card}",
    act.Bid: lambda action: f"bid {action.level} {_strain(action.trump)}",
    act.Declare: lambda action: f"contract {action.level} {_strain(action.trump)}",
    act.Bury: lambda action: f"bury {_cards(action.cards)}",
    act.Shuffle: lambda action: f"shuffle {_cards(action.cards)}",
    act.FirstDealer: lambda action: f"dealer {action.seat}",
    act.CallCard: lambda action: f"call {action.card}",
    act.CallCards: lambda action: f"call {action.one} {action.other}",
    act.CallTrick: lambda action: f"call trick {action.number}",
    act.CallSeat: lambda action: f"call seat {action.seat}",
    act.Request: lambda action: f"request {action.suit}",
    act.NameSuit: lambda action: f"name {action.suit}",
    act.NameColour: lambda action: f"name {action.colour}",
}


def read(text: str) -> Action:
    """Read an action as `write` writes it; capitals and extra spaces do not matter.

    Raises:
        ValueError: the text is no action; the message names the word and the nearest known one.
    """
    words = text.lower().split()
    plain = _WORDS.get(" ".join(words))
    if plain is not None:
        return plain
    reader = _READERS.get(words[0]) if words else None
    if reader is None:
        near = get_close_matches(" ".join(words), [*_WORDS, *_READERS], n=1, cutoff=0.4)
        raise ValueError(f"{text!r}" + (f" (nearest: {near[0]!r})" if near else ""))
    return reader(words[1:])


def _card(code: str) -> Card:
    try:
        return parse_french_card(code)
    except ValueError:
        raise ValueError(f"{code!r} is no card (cards: S2 .. SA, H, C, D, Joker)") from None


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _suit(text: str) -> Suit:
    for suit in FRENCH_SUITS:
        if suit == text:
            return suit
    near = get_close_matches(text, list(FRENCH_SUITS), n=1, cutoff=0.0)
    raise ValueError(f"{text!r} is no suit (nearest: {near[0]!r})")


def _one(words: list[str], what: str) -> str:
    if len(words) != 1:
        raise ValueError(f"one {what} is needed, not {' '.join(words)!r}")
    return words[0]


def _contract(words: list[str]) -> tuple[int, Suit | None]:
    if len(words) != 2:
        raise ValueError(f"a number and a suit or {NO_TRUMP} are needed, not {' '.join(words)!r}")
    return _number(words[0]), None if words[1] == NO_TRUMP else _suit(words[1])


def _call(words: list[str]) -> Action:
    match words:
        case ["trick", number]:
            return act.CallTrick(_number(number))
        case ["seat", seat]:
            return act.CallSeat(_number(seat))
        case [one, other]:
            return act.CallCards(*sorted((_card(one), _card(other))))
    return act.CallCard(_card(_one(words, "card")))


def _name(words: list[str]) -> Action:
    word = _one(words, "suit or colour")
    return act.NameColour(word) if word in COLOURS else act.NameSuit(_suit(word))


_READERS: Final[dict[str, Callable[[list[str]], Action]]] = {
    "play": lambda words: act.Play(_card(_one(words, "card"))),
    "bid": lambda words: act.Bid(*_contract(words)),
    "contract": lambda words: act.Declare(*_contract(words)),
    "bury": lambda words: act.Bury(tuple(sorted(map(_card, words)))),
    "shuffle": lambda words: act.Shuffle(tuple(map(_card, words))),
    "dealer": lambda words: act.FirstDealer(_number(_one(words, "seat"))),
    "call": _call,
    "request": lambda words: act.Request(_suit(_one(words, "suit"))),
    "name": _name,
}
