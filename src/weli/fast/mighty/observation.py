"""What a seat knows as a row of numbers, for programs that learn: the fields, and one from a view.

The compiled `observe` writes the same numbers straight from a row of the twin; the tests compare
the two. `docs/observations.md` describes every field.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Card, Face, Rank, Suit
from weli.fast.codec import Steps
from weli.fast.mighty.layout import FACES, MOST_SEATS, NO_TRUMP, SECOND, STRAINS, UNIT
from weli.fast.mighty.moves import PAIR
from weli.fast.mighty.phases import MISDEAL, OVER, QUESTIONS
from weli.fast.mighty.tables import SUIT_SIZE, place_of_card
from weli.fast.twin import Floats
from weli.games.mighty import actions as act
from weli.games.mighty.powers import best_place, follow_suits
from weli.games.mighty.view import View
from weli.kernel.actions import Seat
from weli.kernel.engine import Question

__all__ = ["FEATURES", "FIELDS", "Field", "observation", "place_of"]

CHOSEN: Final = 0.5
RIPPER: Final = 0.5
TRICK_UNIT: Final = 17
LEVEL_UNIT: Final = 20
POINT_UNIT: Final = 20
SCORE_UNIT: Final = 20
POT_UNIT: Final = 20
MOST_REDEALS: Final = 2
CARD_SIZE: Final = 6
"""What a card of the open trick takes: its suit, or joker, and its rank."""
BID_SIZE: Final = 1 + STRAINS
CARDS: Final = FACES + 4
"""The faces and the four jokers."""


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


BY_FACE: Final = "by face (Spades, Hearts, Clubs, Diamonds, each low to high) and joker"
BY_STRAIN: Final = "Spades, Hearts, Clubs, Diamonds, no-trump"

FIELDS: Final = (
    Field("hand", CARDS, f"{BY_FACE}: copies held, 0.5 for one already chosen to be buried"),
    Field("buried", CARDS, f"{BY_FACE}: copies buried by this seat"),
    Field("played", CARDS, f"{BY_FACE}: copies played, in the open trick too"),
    Field("called", CARDS, f"{BY_FACE}: called, or chosen as the first of two to be called"),
    Field("special", CARDS, f"{BY_FACE}: 1 the mighty, 0.5 a ripper, under the contract so far"),
    Field("trick", MOST_SEATS * CARD_SIZE, "by seat: its card's suit (4), joker, rank (1-13) / 13"),
    Field("winning", MOST_SEATS, "by seat: its card wins the open trick so far"),
    Field("suits", MOST_SEATS * 5, "by seat and suit, jokers last: cards played / 17"),
    Field("void", MOST_SEATS * 4, "by seat and suit: could not follow a lead of that suit"),
    Field("question", OVER - MISDEAL, f"which is asked: {', '.join(QUESTIONS[MISDEAL:])}"),
    Field("actor", MOST_SEATS, "by seat: whose decision it is"),
    Field("declarer", MOST_SEATS, "by seat: made the highest bid so far"),
    Field("friend", MOST_SEATS, "by seat: is known as a friend"),
    Field("dealer", MOST_SEATS, "by seat: deals"),
    Field("table", MOST_SEATS, "by seat: takes part in the deal"),
    Field("leader", MOST_SEATS, "by seat: led to the open trick"),
    Field("cards", MOST_SEATS, "by seat: cards held / 17"),
    Field("captured", MOST_SEATS, "by seat: points taken in tricks / 20"),
    Field("score", MOST_SEATS, "by seat: score before the deal / 20"),
    Field("passed", MOST_SEATS, "by seat: has passed since its last bid"),
    Field("bid", MOST_SEATS * BID_SIZE, f"by seat: its last bid / 20, {BY_STRAIN}"),
    Field("level", 1, "the highest bid or the contract / 20"),
    Field("strain", STRAINS, f"its trump: {BY_STRAIN}"),
    Field("fixed", 1, "the contract is final"),
    Field("doubled", 1, "a change of trump has doubled the stake"),
    Field("redeals", 1, "how often the cards were thrown in / 2, at most 1"),
    Field("call", 5, "the friend call: a card, two cards, a trick, a seat, nobody"),
    Field("number", 1, "the called trick / 17"),
    Field("seat", MOST_SEATS, "by seat: called by seat"),
    Field("begun", 1, "this seat is calling two cards"),
    Field("request", 4, "the suit that the declarer asks for"),
    Field("follow", 4, "the suits that must be followed in the open trick"),
    Field("ripped", 1, "the leader of the ripper called the joker"),
    Field("pot", 1, "what lies in the pot / 20"),
    Field("deals", 1, "deals scored before this one / 20"),
)
"""The fields of an observation, in order; seats are counted clockwise from the reader's own."""

FEATURES: Final = sum(field.size for field in FIELDS)
"""How many numbers an observation has."""

_PLACES: Final = {
    field.name: sum(each.size for each in FIELDS[:place]) for place, field in enumerate(FIELDS)
}
_CALLS: Final = (act.CallCard, act.CallCards, act.CallTrick, act.CallSeat, act.Alone)


def place_of(name: str) -> int:
    """Return where a field begins."""
    return _PLACES[name]


def face_of(card: Card) -> int:
    """Return the number of a card's face, or of its joker."""
    return place_of_card(card) % SECOND


class _Writer:
    """Writes the fields of one seat's observation."""

    def __init__(self, me: Seat, seats: int) -> None:
        self.me, self.seats = me, seats
        self.numbers: Floats = np.zeros(FEATURES, dtype=np.float32)

    def put(self, name: str, place: int = 0, number: float = 1) -> None:
        """Write one number of a field."""
        self.numbers[_PLACES[name] + place] = number

    def add(self, name: str, place: int, number: float = 1) -> None:
        """Add to one number of a field."""
        self.numbers[_PLACES[name] + place] += number

    def around(self, seat: Seat) -> int:
        """Return how many places clockwise a seat is."""
        return (seat - self.me) % self.seats

    def seat(self, name: str, seat: Seat, number: float = 1) -> None:
        """Write a seat's number of a field; nobody's is not written."""
        if seat >= 0:
            self.put(name, self.around(seat), number)

    def group(self, name: str, seats: Iterable[Seat]) -> None:
        """Write 1 for each of these seats."""
        for seat in seats:
            self.seat(name, seat)


def observation(view: View, question: Question | None = None, so_far: Steps = ()) -> Floats:
    """Return what a seat knows as numbers, from its view alone.

    Args:
        view: what the seat knows.
        question: who decides what now; everybody knows that.
        so_far: the steps that the seat itself has taken already of a decision of several.
    """
    to = _Writer(view.me, view.seats)
    _cards(to, view, so_far)
    _trick(to, view)
    _tricks(to, view)
    _bids(to, view)
    _table(to, view)
    _call(to, view)
    if question is not None and question.seat >= 0:
        to.put("question", QUESTIONS.index(question.name) - MISDEAL)
        to.seat("actor", question.seat)
    return to.numbers


def _cards(to: _Writer, view: View, so_far: Steps) -> None:
    """Write the fields by face."""
    for card in view.hand:
        burying = card.index in so_far and PAIR not in so_far
        to.add("hand", face_of(card), CHOSEN if burying else 1)
    for card in view.buried:
        to.add("buried", face_of(card))
    if so_far and so_far[0] == PAIR:
        to.put("begun")
        for step in so_far[1:]:
            to.put("called", face_of(FRENCH_CARDS[step]))
    for ripper, _ in view.specials.rippers:
        to.put("special", _face(ripper), RIPPER)
    to.put("special", _face(view.specials.mighty))


def _face(face: Face) -> int:
    """Return the number of a face."""
    return next(face_of(card) for card in FRENCH_CARDS if card.face == face)


def _trick(to: _Writer, view: View) -> None:
    """Write the open trick."""
    trick = view.trick
    if trick is None or not trick.cards:
        return
    to.seat("leader", trick.order[0])
    for seat, card in zip(trick.order, trick.cards, strict=False):
        first = CARD_SIZE * to.around(seat)
        face = face_of(card)
        if card.suit is None:
            to.put("trick", first + 4)
        else:
            to.put("trick", first + face // SUIT_SIZE)
            to.put("trick", first + 5, (face % SUIT_SIZE + 1) / SUIT_SIZE)
    to.seat("winning", trick.order[best_place(view.rules, view.specials, trick)])
    for suit in follow_suits(trick):
        to.put("follow", FRENCH_SUITS.index(suit))
    to.put("ripped", 0, trick.called)


def _tricks(to: _Writer, view: View) -> None:
    """Write what has been played."""
    opened = () if view.trick is None else (view.trick,)
    for trick in (*view.tricks, *opened):
        for seat, card in zip(trick.order, trick.cards, strict=False):
            to.add("played", face_of(card))
            suit = 4 if card.suit is None else FRENCH_SUITS.index(card.suit)
            to.add("suits", 5 * to.around(seat) + suit)
            if _shows_void(view, trick.cards[0], card):
                lead = FRENCH_SUITS.index(trick.cards[0].suit or Suit.SPADES)
                to.put("void", 4 * to.around(seat) + lead)
    first = _PLACES["suits"]
    to.numbers[first : first + 5 * MOST_SEATS] /= np.float32(TRICK_UNIT)


def _shows_void(view: View, lead: Card, card: Card) -> bool:
    """Say whether a card shows that its player had none of the suit that was led."""
    plain = not (view.specials.is_mighty(lead) or view.specials.is_mighty(card))
    jokers = Rank.JOKER in (lead.rank, card.rank)
    return plain and not jokers and card.suit is not lead.suit


def _bids(to: _Writer, view: View) -> None:
    """Write the bidding and the contract."""
    for seat, action in view.calls:
        to.seat("passed", seat, not isinstance(action, act.Bid))
        if isinstance(action, act.Bid):
            first = BID_SIZE * to.around(seat)
            for place in range(BID_SIZE):
                to.put("bid", first + place, 0)
            to.put("bid", first, action.level / LEVEL_UNIT)
            to.put("bid", first + 1 + _strain(action.trump))
    if view.contract is not None:
        to.put("level", 0, view.contract.level / LEVEL_UNIT)
        to.put("strain", _strain(view.contract.trump))
    to.put("fixed", 0, view.fixed)
    to.put("doubled", 0, view.doubled)


def _strain(trump: Suit | None) -> int:
    """Return the number of a trump suit, or of no-trump."""
    return NO_TRUMP if trump is None else FRENCH_SUITS.index(trump)


def _table(to: _Writer, view: View) -> None:
    """Write who sits where, and the numbers of each seat."""
    to.seat("declarer", view.declarer)
    to.seat("dealer", view.dealer)
    to.group("friend", view.friends)
    to.group("table", view.table)
    for seat in range(view.seats):
        to.seat("cards", seat, view.counts[seat] / TRICK_UNIT if view.counts else 0)
        to.seat("captured", seat, view.captured[seat] / POINT_UNIT if view.captured else 0)
        to.seat("score", seat, int(view.standing.scores[seat] * UNIT) / (UNIT * SCORE_UNIT))
    to.put("redeals", 0, min(view.redeals, MOST_REDEALS) / MOST_REDEALS)
    to.put("pot", 0, view.standing.pot / POT_UNIT)
    to.put("deals", 0, view.standing.deals / POINT_UNIT)


def _call(to: _Writer, view: View) -> None:
    """Write the friend call and the request."""
    call = view.call
    if call is None:
        return
    to.put("call", _CALLS.index(type(call)))
    match call:
        case act.CallCard(card=card):
            to.put("called", face_of(card))
        case act.CallCards(one=one, other=other):
            to.put("called", face_of(one))
            to.put("called", face_of(other))
        case act.CallTrick(number=number):
            to.put("number", 0, number / TRICK_UNIT)
        case act.CallSeat(seat=seat):
            to.seat("seat", seat)
    if view.request is not None:
        to.put("request", FRENCH_SUITS.index(view.request))
