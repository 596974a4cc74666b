"""Actions as text, in the words of the rule book: the same text in records, tests and line mode.

shuffle A6 A7 ...   lift 12   knock   take Weli   leave card   throw in   keep hand
no muli   muli   bid 2   pass   hold   trump hearts   blind trump   play along   stay home
exchange L8 B9   exchange none   five on the Sow   Packerl   six on the Seven
keep card   refuse card   lay off B9   play LO
"""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from weli.cards import GERMAN_SUITS, Card, Suit, parse_card
from weli.games.mulatschak import actions as act
from weli.kernel.actions import Action, CardsAction

__all__ = ["read", "write"]

_WORDS: Final[dict[str, Action]] = {
    "knock": act.Knock(),
    "take Weli": act.TakeWeli(),
    "leave card": act.LeaveCard(),
    "throw in": act.ThrowIn(),
    "keep hand": act.KeepHand(),
    "muli": act.Muli(),
    "no muli": act.NoMuli(),
    "pass": act.Pass(),
    "hold": act.Hold(),
    "blind trump": act.BlindTrump(),
    "play along": act.PlayAlong(),
    "stay home": act.StayHome(),
    "five on the Sow": act.FiveOnSow(),
    "Packerl": act.Packerl(),
    "six on the Seven": act.SixOnSeven(),
    "keep card": act.KeepCard(),
    "refuse card": act.RefuseCard(),
}
_PLAIN: Final = {words.lower(): action for words, action in _WORDS.items()}
_SAID: Final = {type(action): words for words, action in _WORDS.items()}

_CARDS: Final[dict[str, type[CardsAction]]] = {
    "shuffle": act.Shuffle,
    "draw": act.Draw,
    "exchange": act.Exchange,
    "lay off": act.LayOff,
}
_VERBS: Final = {kind: verb for verb, kind in _CARDS.items()}
_FREE_ORDER: Final = (act.Shuffle, act.Draw)

NO_CARDS: Final = "none"


def write(action: Action) -> str:
    """Write an action in the words of the rule book."""
    said = _SAID.get(type(action))
    if said is not None:
        return said
    match action:
        case act.Play(card=card):
            return f"play {card}"
        case CardsAction(cards=cards):
            return f"{_VERBS[type(action)]} {' '.join(map(str, cards)) or NO_CARDS}"
        case act.Lift(count=count):
            return f"lift {count}"
        case act.Bid(tricks=tricks):
            return f"bid {tricks}"
        case act.NameTrump(suit=suit):
            return f"trump {suit}"
        case act.FirstDealer(seat=seat):
            return f"dealer {seat}"
    raise TypeError(f"{type(action).__name__} is no action of Mulatschak")


def read(text: str) -> Action:
    """Read an action as `write` writes it; capitals and extra spaces do not matter.

    Raises:
        ValueError: the text is no action; the message names the word and the nearest known one.
    """
    words = " ".join(text.split())
    plain = _PLAIN.get(words.lower())
    if plain is not None:
        return plain
    for verb, kind in _CARDS.items():
        if words.lower() == verb or words.lower().startswith(verb + " "):
            return _read_cards(kind, words[len(verb) :].split())
    verb, _, rest = words.partition(" ")
    reader = _READERS.get(verb.lower())
    if reader is None:
        known = [*_PLAIN, *_CARDS, *_READERS]
        near = get_close_matches(words.lower(), known, n=1, cutoff=0.4)
        raise ValueError(f"{words!r}" + (f" (nearest: {near[0]!r})" if near else ""))
    return reader(rest)


def _read_cards(kind: type[CardsAction], codes: list[str]) -> Action:
    """Read the cards of an action; a choice of cards is put in pack order."""
    cards = [] if [code.lower() for code in codes] == [NO_CARDS] else list(map(_card, codes))
    return kind(tuple(cards if kind in _FREE_ORDER else sorted(cards)))


def _card(code: str) -> Card:
    try:
        return parse_card(code)
    except ValueError:
        raise ValueError(f"{code!r} is no card (cards: A6 .. AS, L, H, B, Weli)") from None


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _suit(text: str) -> Suit:
    for suit in GERMAN_SUITS:
        if suit == text.lower():
            return suit
    near = get_close_matches(text.lower(), [str(suit) for suit in GERMAN_SUITS], n=1, cutoff=0.0)
    raise ValueError(f"{text!r} is no suit (nearest: {near[0]!r})")


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "play": lambda rest: act.Play(_card(rest)),
    "lift": lambda rest: act.Lift(_number(rest)),
    "bid": lambda rest: act.Bid(_number(rest)),
    "trump": lambda rest: act.NameTrump(_suit(rest)),
    "dealer": lambda rest: act.FirstDealer(_number(rest)),
}
