"""Where the hidden cards of a deal of Mighty may be: a story as numbers for the twin."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from weli.bots.beliefs.mighty.cardsets import JOKERS, bits, kinds_of
from weli.bots.beliefs.mighty.story import Story
from weli.bots.beliefs.worlds import Contradiction
from weli.cards import Card
from weli.fast.layouts import NoLayout, counted
from weli.fast.mighty import imagining as field
from weli.fast.mighty.imagining import Known
from weli.fast.mighty.layout import MOST_SEATS, SECOND
from weli.fast.mighty.tables import place_of_card
from weli.fast.rules_vector import Numbers
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Cards
from weli.games.mighty.powers import specials_of
from weli.games.mighty.words import Unburied
from weli.kernel.actions import Seat

__all__ = ["Hidden", "hidden_of", "known_of", "relaxed"]

DOWN: Final = MOST_SEATS
"""The place of the cards that lie face down: the kitty, or what was buried."""

WORD: Final = (1 << SECOND) - 1


class Hidden(NamedTuple):
    """The cards that the reader does not see, and where they may be.

    Attributes:
        cards: the cards, in pack order.
        allowed: for each the places that may hold it, as bits: the seats, and `DOWN`.
        sizes: how many cards each place holds.
    """

    cards: Cards
    allowed: tuple[int, ...]
    sizes: tuple[int, ...]


# ------------------------------------------------------------------------ what may be where


def hidden_of(story: Story) -> Hidden:
    """Return the cards that the reader does not see, and where they may be.

    Raises:
        Contradiction: somebody has more or fewer cards than were dealt.
    """
    view = story.view
    seen, sizes = story.seen, [0] * (MOST_SEATS + 1)
    for seat in view.table:
        sizes[seat] = 0 if seat == view.me else view.counts[seat]
    sizes[DOWN] = story.down
    for seat in view.table:
        _check_count(story, seat)
    barred = [*story.barred, *[0] * (DOWN - view.seats), 0]
    if story.was_buried:
        barred[DOWN] = _never_buried(story)
    if view.declarer != view.me and view.call is not None:
        not_his = _not_the_declarers(story)
        barred[view.declarer] |= not_his
        barred[DOWN] |= not_his
    cards = tuple([card for card in story.outfit.cards if not bits((card,)) & seen])
    allowed = [
        sum(1 << p for p, size in enumerate(sizes) if size and not barred[p] & bits((card,)))
        for card in cards
    ]
    return Hidden(cards, tuple(allowed), tuple(sizes))


def _check_count(story: Story, seat: Seat) -> None:
    """Refuse a view in which a seat has not as many cards as it was dealt or took."""
    view = story.view
    dealt = story.outfit.hand
    if story.taken and seat == view.declarer:
        dealt += story.outfit.kitty - (story.down if story.was_buried else 0)
    mine = seat == view.me
    found = (story.own if mine else story.played[seat]).bit_count()
    found += 0 if mine else view.counts[seat]
    if found != dealt:
        raise Contradiction(f"seat {seat} has {found} cards of {dealt} that it was dealt or took")


def _never_buried(story: Story) -> int:
    """Return the cards that the house forbids to bury, by the trump of the auction."""
    view, found = story.view, 0
    forbidden = view.rules.exchange.forbid
    if Unburied.MIGHTY in forbidden:
        bids = [call for _, call in view.calls if isinstance(call, act.Bid)]
        won = Contract(bids[-1].level, bids[-1].trump)
        found |= kinds_of(specials_of(view.rules, view.seats, won.trump)).mighty
    return found | (JOKERS if Unburied.JOKER in forbidden else 0)


def _not_the_declarers(story: Story) -> int:
    """Return the hidden cards of which the declarer is sure to have none.

    Where a fake friend is forbidden he lacked a copy of every card he called; it is known which
    when no other copy is hidden. Where more are, deals in which he has all are thrown away.
    """
    view, found = story.view, 0
    if view.rules.friend.fake:
        return 0
    others = story.seen & ~story.played[view.declarer]
    for card in _called(view.call):
        copies = [each for each in story.outfit.cards if _same(each, card, story.outfit.decks)]
        unseen = bits(copies) & ~story.seen
        if not bits(copies) & others and unseen.bit_count() == 1:
            found |= unseen
    return found


def _called(call: object) -> Iterator[Card]:
    """Yield the cards of a friend call."""
    match call:
        case act.CallCard(card=card):
            yield card
        case act.CallCards(one=one, other=other):
            yield from (one, other)


def _same(card: Card, called: Card, decks: int) -> bool:
    """Say whether a card is a copy of a called one."""
    return card is called if decks == 1 else card.face == called.face


# ------------------------------------------------------------------------ as numbers


def known_of(story: Story, hidden: Hidden, most: int, start: Numbers, rules: Numbers) -> Known:
    """Return what is known of the cards as numbers.

    Args:
        story: what the reader was told.
        hidden: where the cards may be.
        most: how large a table of layouts may be.
        start: the deal as it waits for the shuffle, as a row of the twin.
        rules: the house rules as numbers.

    Raises:
        Contradiction: no layout of the cards agrees with it.
    """
    places = [place_of_card(card) for card in hidden.cards]
    allowed = relaxed(hidden.allowed, hidden.sizes, most)
    try:
        layouts = counted(places, allowed, hidden.sizes)
    except NoLayout as error:
        raise Contradiction(str(error)) from None
    masks = np.zeros(2 * SECOND, dtype=np.int64)
    masks[places] = hidden.allowed
    steps = np.array(story.steps, dtype=np.int64)
    return Known(
        own=_own(story),
        facts=_facts(story),
        masks=masks,
        steps=steps,
        layouts=layouts,
        start=start[np.newaxis],
        rules=rules[np.newaxis],
    )


def _own(story: Story) -> Numbers:
    """Return the cards known of each seat, and the kitty where it is known."""
    view = story.view
    sets = [*story.played, *[0] * (MOST_SEATS + 1 - view.seats)]
    if view.me >= 0:
        sets[view.me] = story.own
    sets[DOWN] = bits(view.kitty)
    return np.array([(cards & WORD, cards >> SECOND) for cards in sets], dtype=np.int64)


def _facts(story: Story) -> Numbers:
    """Return what is known of the whole deal."""
    view = story.view
    facts = np.zeros(field.FACTS, dtype=np.int64)
    facts[field.TABLE_SIZE] = len(view.table)
    facts[field.FIRST_SEAT : field.FIRST_SEAT + len(view.table)] = view.table
    facts[field.HAND_SIZE], facts[field.KITTY_SIZE] = story.outfit.hand, story.outfit.kitty
    facts[field.TAKER] = view.declarer if story.taken else -1
    facts[field.READER] = view.me
    return facts


def relaxed(allowed: Sequence[int], sizes: Sequence[int], most: int) -> tuple[int, ...]:
    """Let places hold more, until a table of the layouts is small enough.

    Places that may hold the same cards need less room in the table. So the places that differ
    least are made alike, one pair after the other; layouts that are not allowed then have to be
    thrown away. (A hand of ten under its own restrictions at every one of eight seats would need
    a table of hundreds of millions.)

    Args:
        allowed: for each card the places that may hold it, as bits.
        sizes: how many cards each place holds.
        most: how many numbers the table may have.
    """
    columns = {
        place: sum(1 << n for n, places in enumerate(allowed) if places >> place & 1)
        for place, size in enumerate(sizes)
        if size
    }
    while _table_size(columns, sizes, len(allowed)) > most:
        rooms = sorted(set(columns.values()))
        held = {room: sum(sizes[p] for p in columns if columns[p] == room) for room in rooms}
        one, other = min(
            combinations(rooms, 2),
            key=lambda pair: (
                held[pair[0]] * (pair[1] & ~pair[0]).bit_count()
                + held[pair[1]] * (pair[0] & ~pair[1]).bit_count()
            ),
        )
        both = {one: one | other, other: one | other}
        columns = {place: both.get(column, column) for place, column in columns.items()}
    return tuple(
        sum(1 << place for place, column in columns.items() if column >> n & 1)
        for n in range(len(allowed))
    )


def _table_size(columns: dict[int, int], sizes: Sequence[int], cards: int) -> int:
    """Return how many numbers the table of the layouts has."""
    held: dict[int, int] = {}
    everywhere = (1 << cards) - 1
    for place, column in columns.items():
        held[column] = held.get(column, 0) + sizes[place]
        everywhere &= column
    states = 1
    for size in sorted(held.values())[:-1]:
        states *= size + 1
    return states * (cards - everywhere.bit_count() + 1)
