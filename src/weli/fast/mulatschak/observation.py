"""What a seat knows as a row of numbers, for programs that learn: the fields, and one from a view.

The compiled `observe` writes the same numbers straight from a row of the twin; the tests compare
the two. `docs/observations.md` describes every field.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from weli.cards import GERMAN_SUITS
from weli.fast.codec import Steps
from weli.fast.mulatschak.layout import CARD_COUNT, MOST_SEATS
from weli.fast.mulatschak.moves import MULI_RANK
from weli.fast.mulatschak.phases import CUT, OVER, QUESTIONS
from weli.fast.twin import Floats
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.view import View
from weli.kernel.actions import Seat
from weli.kernel.engine import Question

__all__ = ["FEATURES", "FIELDS", "Field", "observation"]

CHOSEN: Final = 0.5
TOP: Final = 0.5
MOST_LAID_OFF: Final = 6
MOST_TRICKS: Final = 5
SCORE_UNIT: Final = 20
FACTOR_UNIT: Final = 64


class Field(NamedTuple):
    """A run of numbers in an observation.

    Attributes:
        name: what it is called.
        size: how many numbers it has.
        meaning: what they say.
    """

    name: str
    size: int
    meaning: str


BY_SEAT: Final = MOST_SEATS * CARD_COUNT

FIELDS: Final = (
    Field("hand", CARD_COUNT, "by card: 1 held, 0.5 held and already chosen to be laid off"),
    Field("discards", CARD_COUNT, "by card: 1 laid off by this seat"),
    Field("seen", CARD_COUNT, "by card: seen at the cut, 1 at the bottom, 0.5 on top"),
    Field("shown", BY_SEAT, "by seat and card: everyone saw the seat take, show or refuse it"),
    Field("played", BY_SEAT, "by seat and card: played, in the open trick too"),
    Field("trick", CARD_COUNT, "by card: lies in the open trick"),
    Field("question", OVER - CUT, f"which question is asked: {', '.join(QUESTIONS[CUT:])}"),
    Field("actor", MOST_SEATS, "by seat: whose decision it is"),
    Field("trump", len(GERMAN_SUITS), "by suit (acorns, leaves, hearts, bells): is trump"),
    Field("contract", MULI_RANK, "the highest bid so far: 1 to 5 tricks, Muli"),
    Field("declarer", MOST_SEATS, "by seat: made the highest bid so far"),
    Field("dealer", MOST_SEATS, "by seat: deals"),
    Field("table", MOST_SEATS, "by seat: takes part in the deal"),
    Field("blind", 1, "trump was found blind"),
    Field("home", MOST_SEATS, "by seat: stays home"),
    Field("going", MOST_SEATS, "by seat: has said that it plays along"),
    Field("late", MOST_SEATS, "by seat: waits to be served last"),
    Field("changed", MOST_SEATS, "by seat: (cards it said it changes + 1) / 6; 0 before"),
    Field("tricks", MOST_SEATS, "by seat: tricks taken / 5"),
    Field("called", MOST_SEATS, "by seat: the highest bid it made or held / 6 (the Muli is 6)"),
    Field("passed", MOST_SEATS, "by seat: has passed in the bidding"),
    Field("score", MOST_SEATS, "by seat: score before the deal / 20"),
    Field("stayed", MOST_SEATS, "by seat: stayed home in the deal before"),
    Field("talon", 1, "cards in the pack or talon / 36"),
    Field("factor", 1, "what the points are multiplied by, as far as known, / 64"),
)
"""The fields of an observation, in order; seats are counted clockwise from the reader's own."""

FEATURES: Final = sum(field.size for field in FIELDS)
"""How many numbers an observation has."""

_PLACES: Final = {
    field.name: sum(each.size for each in FIELDS[:place]) for place, field in enumerate(FIELDS)
}


def place_of(name: str) -> int:
    """Return where a field begins."""
    return _PLACES[name]


class _Writer:
    """Writes the fields of one seat's observation."""

    def __init__(self, me: Seat, seats: int) -> None:
        self.me, self.seats = me, seats
        self.numbers: Floats = np.zeros(FEATURES, dtype=np.float32)

    def put(self, name: str, place: int, number: float = 1) -> None:
        """Write one number of a field."""
        self.numbers[_PLACES[name] + place] = number

    def seat(self, name: str, seat: Seat, number: float = 1) -> None:
        """Write a seat's number of a field; nobody's is not written."""
        if seat >= 0:
            self.put(name, (seat - self.me) % self.seats, number)

    def group(self, name: str, seats: Iterable[Seat]) -> None:
        """Write 1 for each of these seats."""
        for seat in seats:
            self.seat(name, seat)

    def card(self, name: str, seat: Seat, card: int) -> None:
        """Write 1 for a card of a seat."""
        self.put(name, (seat - self.me) % self.seats * CARD_COUNT + card)


def observation(view: View, question: Question | None = None, so_far: Steps = ()) -> Floats:
    """Return what a seat knows as numbers, from its view alone.

    Args:
        view: what the seat knows.
        question: who decides what now; everybody knows that.
        so_far: the cards that the seat itself has chosen already in a choice of several.
    """
    to = _Writer(view.me, view.seats)
    _cards(to, view, so_far)
    _public(to, view)
    _by_seat(to, view)
    if question is not None and question.seat >= 0:
        to.put("question", QUESTIONS.index(question.name) - CUT)
        to.seat("actor", question.seat)
    return to.numbers


def _cards(to: _Writer, view: View, so_far: Steps) -> None:
    """Write the fields by card."""
    for card in view.hand:
        to.put("hand", card.index, CHOSEN if card.index in so_far else 1)
    for card in view.discards:
        to.put("discards", card.index)
    if view.seen is not None and view.seen.card is not None:
        to.put("seen", view.seen.card.index, 1 if view.seen.last else TOP)
    for seat, card in view.shown:
        to.card("shown", seat, card.index)
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    for trick in tricks:
        for seat, card in zip(trick.order, trick.cards, strict=False):
            to.card("played", seat, card.index)
    for card in view.trick.cards if view.trick else ():
        to.put("trick", card.index)


def _public(to: _Writer, view: View) -> None:
    """Write what the whole table knows of the deal."""
    if view.trump is not None:
        to.put("trump", GERMAN_SUITS.index(view.trump))
    if view.contract is not None:
        to.put("contract", view.contract.rank - 1)
    to.put("blind", 0, view.blind)
    to.put("talon", 0, view.talon / CARD_COUNT)
    to.put("factor", 0, view.factor / FACTOR_UNIT)
    to.seat("declarer", view.declarer)
    to.seat("dealer", view.dealer)
    to.group("table", view.table)
    to.group("home", view.home)
    to.group("going", view.going)
    to.group("late", view.late)
    to.group("stayed", view.standing.home)


def _by_seat(to: _Writer, view: View) -> None:
    """Write the numbers of each seat, and what it called."""
    for seat in range(view.seats):
        laid_off = view.laid_off[seat] if view.laid_off else None
        to.seat("changed", seat, 0 if laid_off is None else (laid_off + 1) / MOST_LAID_OFF)
        to.seat("tricks", seat, view.taken(seat) / MOST_TRICKS)
        to.seat("score", seat, view.standing.scores[seat] / SCORE_UNIT)
    contract = 0
    for seat, action in view.calls:
        match action:
            case act.Pass():
                to.seat("passed", seat)
                continue
            case act.Bid(tricks=tricks):
                contract = tricks
            case act.Muli():
                contract = MULI_RANK
        to.seat("called", seat, contract / MULI_RANK)
