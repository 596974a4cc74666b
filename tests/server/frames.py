"""What a server sends: the states of deals played by chance, and one of every event and action."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from tests.play.tables import by_chance
from weli.cards import CARDS, FRENCH_CARDS, Card, Suit
from weli.games import load_profile, profile_names
from weli.kernel.actions import NATURE, Action
from weli.kernel.chance import Chance
from weli.kernel.engine import Question
from weli.kernel.legal import Legal
from weli.kernel.options import Rules
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table
from weli.server import wire
from weli.server.faces import face_for
from weli.server.protocol import State, Told, Turn

TABLES = [
    (profile, seats)
    for profile in profile_names()
    for seats in load_profile(profile).seat_numbers
    if not load_profile(profile).check(seats)
]
"""Every profile with every number of players that can play it."""


class Frame(NamedTuple):
    """A state that somebody is sent when it is their turn, and what it was made of."""

    game: str
    question: Question
    legal: Legal
    state: State
    data: bytes


def table_of(rules: Rules, seats: int, seed: int = 1) -> Table:
    """A table at which everybody plays by chance, before its first deal."""
    players = tuple(Player(f"Player {seat}", "random") for seat in range(seats))
    return by_chance(Match.new(rules, players, Chance.from_seed(seed)))


def state_for(table: Table, reader: int, since: int = 0) -> State:
    """The state of a table for one reader, as the server builds it."""
    question = table.question
    mine = question is not None and question.seat == reader
    view = table.view(reader)
    game = table.match.rules.game
    return State(
        seq=table.sent,
        snapshot=not since,
        events=tuple(Told(n=n, event=event) for n, event in table.envelopes(reader, since)),
        view=wire.plain_view(view, "last"),
        shown=wire.shown(view),
        turn=None if question is None else Turn(seat=question.seat, question=question.name),
        decision=wire.decision(game, question, table.legal(reader), table.ahead(reader))
        if mine and question is not None
        else None,
    )


def frames_of(rules: Rules, seats: int, seed: int = 1) -> Iterator[Frame]:
    """The states of one deal, each for the player whose turn it is, and one after the deal."""
    table = table_of(rules, seats, seed)
    table.begin_deal()
    since = 0
    while (question := table.question) is not None:
        if question.seat != NATURE:
            state = state_for(table, question.seat, since)
            yield Frame(rules.game, question, table.legal(question.seat), state, wire.encode(state))
            since = table.sent
        table.work()
    state = state_for(table, 0, since)
    yield Frame(rules.game, Question(0, "over"), (), state, wire.encode(state))  # type: ignore[arg-type]  # nothing is legal


@cache
def frames(profile: str, seats: int) -> tuple[Frame, ...]:
    """The states of one deal under a profile."""
    return tuple(frames_of(load_profile(profile), seats))


# ------------------------------------------------------------------------ one of everything


def samples(kind: Any, game: str, odd: bool = False) -> Iterator[Any]:
    """Some values of a type: enough to meet every member of a union, and none where it may be.

    Odd values are such as only a program would send that means no good.
    """
    inner = get_args(kind)
    if isinstance(kind, type) and kind in _values(game, odd):
        yield from _values(game, odd)[kind]
    elif kind is Action:
        yield from samples(face_for(game).DONE, game, odd)
    elif isinstance(kind, type) and issubclass(kind, Struct):
        yield from _structs(kind, game, odd)
    elif get_origin(kind) in (Union, UnionType):
        for each in inner:
            yield from samples(each, game, odd)
    elif get_origin(kind) is tuple and inner[-1] is ...:
        yield tuple(samples(inner[0], game, odd))
    elif get_origin(kind) is tuple:
        yield tuple(next(samples(each, game, odd)) for each in inner)
    elif get_origin(kind) is frozenset:
        yield frozenset(samples(inner[0], game, odd))
    else:
        raise TypeError(f"no sample of {kind}")


def _structs(kind: type[Struct], game: str, odd: bool) -> Iterator[Any]:
    """As many values of a structure as its most varied field has."""
    hints: Mapping[str, Any] = get_type_hints(kind)
    if kind.__name__ == "DealBegan":
        hints = {**hints, "standing": get_type_hints(face_for(game).VIEW)["standing"]}
    choices = {name: list(samples(hint, game, odd)) for name, hint in hints.items()}
    for number in range(max(map(len, choices.values()), default=1)):
        yield kind(**{name: several[number % len(several)] for name, several in choices.items()})


@cache
def _values(game: str, odd: bool) -> dict[type, tuple[Any, ...]]:
    """Values of the types that are no structures."""
    french = game == "mighty"
    if odd:
        deck = FRENCH_CARDS if french else CARDS
        return {
            Card: (deck[0], deck[-1], deck[0]),
            Suit: tuple(Suit),
            int: (-1, 0, 7, 99, 10**30, -(10**30)),
            str: ("", "purple", "black"),
            type(None): (None,),
        }
    return {
        Card: tuple((FRENCH_CARDS if french else CARDS)[::7]),
        Suit: (Suit.SPADES, Suit.HEARTS) if french else (Suit.ACORNS, Suit.BELLS),
        Fraction: (Fraction(7, 2), Fraction(-1, 16)),
        bool: (True, False),
        int: (3, 0),
        str: ("black", "red"),
        type(None): (None,),
    }
