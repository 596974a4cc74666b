"""Where the hidden cards of a deal of Mulatschak may be: a story as numbers for the twin."""

from typing import Final, NamedTuple

import numpy as np

from weli.bots.beliefs.mulatschak.story import SeatStory, Story
from weli.bots.beliefs.worlds import Contradiction
from weli.bots.mulatschak.sight import Sight, cards_of
from weli.cards import CARDS, WELI, Card
from weli.fast.layouts import Counted, NoLayout, counted
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.layout import MOST_SEATS
from weli.fast.rules_vector import Numbers
from weli.kernel.actions import Seat

__all__ = ["Puzzle", "puzzle_of"]

TRIES: Final = 20_000
"""How many worlds are drawn in vain for one before drawing is given up."""


class Puzzle(NamedTuple):
    """What is known of the cards, as `weli.fast.mulatschak.imagining` takes it.

    Attributes:
        seats: what is known of each seat.
        facts: what is known of the whole deal.
        fixed: by place in the pack, the card that is known to have lain there, or -1.
        layouts: the hidden cards, their places, and the number of layouts.
    """

    seats: Numbers
    facts: Numbers
    fixed: Numbers
    layouts: Counted


def puzzle_of(story: Story, *, no_white: bool) -> Puzzle:
    """Return what is known of the cards as numbers.

    Args:
        story: what the reader was told.
        no_white: whether all hands have been looked at, and none was white.

    Raises:
        Contradiction: no layout of the cards agrees with it.
    """
    hidden = _hidden(story)
    others = [seat for seat in story.view.table if seat != story.view.me]
    sizes = _sizes(story, others)
    try:
        layouts = counted(
            [card.index for card in hidden], _allowed(story, others, hidden, sizes), sizes
        )
    except NoLayout as error:
        raise Contradiction(str(error)) from None
    seats = np.zeros((story.view.seats, field.SEAT_FACTS), dtype=np.int64)
    lacks = _lacks(story)
    for seat in others:
        _write_seat(seats[seat], story, seat)
        seats[seat, field.LACKS] = lacks[seat]
    fixed = np.full(len(CARDS), -1, dtype=np.int64)
    for place, card in story.fixed.items():
        fixed[place] = card.index
    return Puzzle(_five(seats), _facts(story, no_white=no_white), fixed, layouts)


def _five(seats: Numbers) -> Numbers:
    """Return the facts of five seats; nothing is known of those that are not there."""
    empty = np.zeros((MOST_SEATS - len(seats), field.SEAT_FACTS), dtype=np.int64)
    return np.concatenate([seats, empty])


def _hidden(story: Story) -> list[Card]:
    """Return the cards whose place is not known."""
    known = {*story.own()}
    for seat in story.seats:
        known.update(seat.played, seat.refused)
    known.update(card for place, card in story.fixed.items() if place >= story.talon)
    whole = story.pack if story.taker < 0 else (*story.pack, WELI)
    return sorted(card for card in whole if card not in known)


def _sizes(story: Story, others: list[Seat]) -> list[int]:
    """Return how many hidden cards each place holds."""
    sizes = [0] * field.PLACES
    for seat in others:
        first = field.BY_SEAT * seat
        told = story.seats[seat]
        sizes[first : first + field.BY_SEAT] = told.first, told.later, story.view.counts[seat]
    left = len(story.pack) - story.talon
    sizes[field.TALON] = left - sum(place >= story.talon for place in story.fixed)
    return sizes


# ------------------------------------------------------------------------ who may hold which


def _allowed(story: Story, others: list[Seat], hidden: list[Card], sizes: list[int]) -> list[int]:
    """Return for each hidden card the places that may hold it, as bits."""
    anywhere = sum(1 << place for place, size in enumerate(sizes) if size)
    lacks = _lacks(story)
    found = []
    for card in hidden:
        places = anywhere
        for seat in others:
            places &= _of_seat(story, seat, card)
            if lacks[seat] >> card.index & 1:
                places &= ~_place(seat, field.HELD)
        found.append(places)
    return found


def _lacks(story: Story) -> list[int]:
    """Return the cards that each seat cannot hold any more, since it did not play them."""
    view = story.view
    played = bool(view.tricks) or view.trick is not None
    return Sight(view).lacks if played else [0] * view.seats


def _place(seat: Seat, *which: int) -> int:
    """Return places of a seat as bits."""
    return sum(1 << (field.BY_SEAT * seat + each) for each in which)


def _of_seat(story: Story, seat: Seat, card: Card) -> int:
    """Return the places that may hold a card as far as something special is known of the seat."""
    told = story.seats[seat]
    places = -1
    if card in told.turned or card is told.form or card is _last_drawn(story, told):
        places = _place(seat, field.LATER, field.HELD)
    if card in _dealt_ones(story, seat) and card is not told.form:
        chosen_anew = told.form is not None or not told.kept
        places &= (
            _place(seat, field.FIRST) if chosen_anew else _place(seat, field.FIRST, field.HELD)
        )
    return places


def _last_drawn(story: Story, told: SeatStory) -> Card | None:
    """Return the bottom card of the pack where the reader knows it and this seat drew it."""
    saw, last = story.saw, len(story.pack) - 1
    return saw.card if saw is not None and saw.last and last in told.drawn else None


def _dealt_ones(story: Story, seat: Seat) -> list[Card]:
    """Return the cards that are known to have been dealt to a seat, or taken at the cut."""
    found = [WELI] if story.taker == seat else []
    saw = story.saw
    on_top = saw is not None and not saw.last and 0 in story.seats[seat].dealt
    if saw is not None and saw.card is not None and on_top:
        found.append(saw.card)
    return found


# ------------------------------------------------------------------------ numbers


def _write_seat(row: Numbers, story: Story, seat: Seat) -> None:
    """Write what is known of another seat."""
    told = story.seats[seat]
    last = _last_drawn(story, told)
    row[field.OTHER] = 1
    row[field.KEPT] = told.kept
    row[field.PLAYED] = cards_of(told.played)
    row[field.TURNED] = cards_of(told.turned)
    row[field.FORM] = cards_of([told.form] if told.form is not None else [])
    row[field.DEALT_ONES] = cards_of(_dealt_ones(story, seat))
    row[field.LAST_DRAWN] = cards_of([last] if last is not None else [])
    row[field.DEALT_COUNT], row[field.DRAWN_COUNT] = len(told.dealt), len(told.drawn)
    row[field.DEALT_SLOTS : field.DEALT_SLOTS + len(told.dealt)] = told.dealt
    row[field.DRAWN_SLOTS : field.DRAWN_SLOTS + len(told.drawn)] = told.drawn


def _facts(story: Story, *, no_white: bool) -> Numbers:
    """Return what is known of the whole deal."""
    facts = np.zeros(field.FACTS, dtype=np.int64)
    saw = story.saw
    unseen = story.view.rules.cut.must_take_weli and saw is None
    facts[field.CARDS], facts[field.TALON_FROM] = len(story.pack), story.talon
    facts[field.NO_WHITE] = no_white
    facts[field.TAKEN] = cards_of([WELI] if story.taker >= 0 else [])
    facts[field.TOP] = -1
    if saw is not None and saw.card is not None and not saw.last:
        facts[field.TOP] = saw.card.index
    facts[field.TOP_NO_WELI] = unseen and story.left == "top"
    facts[field.BOTTOM_NO_WELI] = unseen and story.left == "bottom"
    facts[field.TRIES] = TRIES
    return facts
