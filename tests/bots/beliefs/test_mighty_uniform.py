"""Every deal of Mighty that a view could be of is as likely, held against trying all of them."""

from collections import Counter
from math import comb
from typing import Any

import pytest

from tests.bots.beliefs.mighty_positions import (
    drawn_layouts,
    every_layout,
    late,
    position,
    questions,
    table,
    unlikeliness,
)
from tests.laws.walks import walk
from weli.bots.beliefs.mighty import Drawing
from weli.games.mighty import actions as act
from weli.games.mighty.words import FriendKind
from weli.kernel.actions import SPECTATOR
from weli.kernel.chance import KeyedRandom
from weli.kernel.domains import PerSeats

pytestmark = pytest.mark.xdist_group("mighty twin")

TOP = PerSeats(20, {6: 40, 7: 40, 8: 40})
BY_CARD = frozenset({FriendKind.CARD})
OWES = {"bidding__min": TOP, "friend__kinds": BY_CARD, "friend__request_binding": "every"}

# What must sometimes be thrown away: the mighty as the only card of its suit, what a hidden friend
# owes, trumps that may be led beside special cards only.
PLAIN = [
    ("korean", 3, 1, 0, 2, {}),
    ("korean", 3, 4, 1, 2, {}),
    ("korean", 4, 2, SPECTATOR, 1, {}),
    ("bga", 3, 7, 2, 2, {}),
    ("korean", 4, 3, 2, 1, {"exchange__forbid": frozenset({"mighty", "joker"})}),
]
THROWN = [
    ("seed", 3, 90, 0, 2, {}),
    ("seed", 4, 161, 0, 1, {}),
    ("korean", 4, 35, 1, 1, OWES),
    ("korean", 4, 12, 1, 1, OWES),
    ("league", 5, 59, 0, 1, {}),
]
ONE_ROOM = (1,)


def check(drawing: Drawing, seed: str) -> int:
    """Draws fifty deals for each layout; returns how many were thrown away."""
    layouts = every_layout(drawing.story, drawing.hidden)
    count = 50 * len(layouts)
    worlds = drawing.worlds(KeyedRandom.of("uniform", seed), count, soft=False)
    shares = dict.fromkeys(layouts, 1 / len(layouts))
    assert unlikeliness(drawn_layouts(drawing, worlds), shares) < 5
    return worlds.drawn - count


@pytest.mark.parametrize(("profile", "seats", "seed", "me", "tricks", "changes"), PLAIN)
def test_every_layout_is_as_likely(
    profile: str, seats: int, seed: int, me: int, tricks: int, changes: Any
) -> None:
    asked = late(table(profile, seats, seed, **changes), me, tricks)
    check(Drawing(asked.view), f"{profile} {seed}")


@pytest.mark.parametrize(("profile", "seats", "seed", "me", "tricks", "changes"), THROWN)
def test_layouts_that_need_throwing_away_are_as_likely(
    profile: str, seats: int, seed: int, me: int, tricks: int, changes: Any
) -> None:
    asked = late(table(profile, seats, seed, **changes), me, tricks)
    assert check(Drawing(asked.view), f"{profile} {seed}") > 0


@pytest.mark.parametrize(("profile", "seats", "seed", "me", "tricks", "changes"), PLAIN[:2])
def test_a_small_table_of_layouts_draws_the_same(
    profile: str, seats: int, seed: int, me: int, tricks: int, changes: Any
) -> None:
    """Where all places are taken for alike, what is not allowed is thrown away."""
    asked = late(table(profile, seats, seed, **changes), me, tricks)
    assert check(Drawing(asked.view, ONE_ROOM), f"{profile} {seed}") > 0


def test_the_kitty_may_have_been_any_of_the_declarers_cards() -> None:
    """What a defender does not know of three players at the first card: each card is as likely."""
    played = walk(table("korean", 3, 5))
    first = questions(played)["play"][0]
    declarer = played.over.declarer
    drawing = Drawing(position(played, first, (declarer + 1) % 3).view)
    count = 4000
    worlds = drawing.worlds(KeyedRandom.of("kitty"), count, soft=False)
    found: Counter[str] = Counter()
    for number in range(len(worlds.rows)):
        found.update(card.code for card in drawing.world(number).order[-3:])
    shares = {card.code: 1 / len(drawing.hidden.cards) for card in drawing.hidden.cards}
    for code, share in shares.items():
        expected = 3 * count * share
        assert abs(found[code] - expected) < 5 * expected**0.5, code


def test_the_declarer_lacks_a_copy_of_what_he_called() -> None:
    """Two packs, no fake friend: of both hidden copies he has none or one, as often as chance."""
    changes = {"friend__kinds": BY_CARD, "friend__fake": False}
    for seed in range(20):
        played = walk(table("seed", 6, seed, **changes))
        asked = position(played, questions(played)["play"][0], 0)
        call = asked.view.call
        assert isinstance(call, act.CallCard)
        drawing = Drawing(asked.view)
        copies = [card for card in drawing.hidden.cards if card.face == call.card.face]
        if len(copies) == 2 and asked.view.declarer != 0:
            break
    count = 2000
    worlds = drawing.worlds(KeyedRandom.of("copies"), count, soft=False)
    own, hidden = 17 + 6, len(drawing.hidden.cards)
    ways = [comb(hidden - 2, own - had) for had in (0, 1)]
    share = 2 * ways[1] / (ways[0] + 2 * ways[1])
    had = Counter(
        sum(layout[drawing.hidden.cards.index(card)] in (asked.view.declarer, 8) for card in copies)
        for layout in drawn_layouts(drawing, worlds).elements()
    )
    assert set(had) == {0, 1}
    assert abs(had[1] - count * share) < 5 * (count * share * (1 - share)) ** 0.5
    assert worlds.drawn > count
