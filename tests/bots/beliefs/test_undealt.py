"""Packs imagined before the hands are dealt: any order, but for the card seen at the cut."""

from typing import Any

import numpy as np
import pytest

from weli.bots.beliefs import Worlds, sample
from weli.cards import WELI
from weli.fast.mulatschak import layout as at
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, twin_of
from weli.games import GAMES, load_profile
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.events import Standing
from weli.games.mulatschak.trumps import pack_of
from weli.kernel.actions import NATURE, SPECTATOR, Action, Move
from weli.kernel.chance import KeyedRandom

pytestmark = pytest.mark.xdist_group("mulatschak twin")

GAME = GAMES["mulatschak"]
SCORES = (21, 9, 30, 4)
CUTTER = 0
READERS = (0, 1, 2, 3, SPECTATOR)
PACK = 36
WELI_AT = 11
DRAWS = 7200
FAR = 5.0
"""No count may be so many standard deviations off."""


def at_the_cut(values: dict[str, object], *done: Action, weli: int) -> tuple[Any, dict[int, Any]]:
    """Shuffles so that the Weli lies at a place, and does at the cut what is done."""
    rules = load_profile("salzburg").with_values(values)
    deal, told = GAME.deal(rules, 4, 1, Standing(SCORES))
    views = {reader: GAME.view(rules, 4, reader) for reader in READERS}
    pack = list(KeyedRandom.of("cut").shuffled(pack_of(views[CUTTER].rules.pack)))
    pack.remove(WELI)
    pack.insert(weli, WELI)
    moves = [Move(NATURE, act.Shuffle(tuple(pack))), *(Move(CUTTER, action) for action in done)]
    for number in range(len(moves) + 1):
        for reader in READERS:
            for sealed in told:
                if sealed.reaches(reader):
                    views[reader] = views[reader].receive(sealed.event)
        if number < len(moves):
            deal, told = GAME.step(deal, moves[number])
    return deal, views


def orders_of(worlds: Worlds) -> Numbers:
    """The packs as they lie after the cut."""
    places = at.ORDER + (np.arange(PACK) + worlds.rows[:, [at.HEAD]]) % PACK
    return np.take_along_axis(worlds.rows, places, axis=1)


def check_evenly(orders: Numbers, fixed: int | None) -> None:
    """Every card lies as often at each place as at any other, but the one that was seen."""
    counts = np.array([np.bincount(place, minlength=PACK) for place in orders.T])
    others = PACK if fixed is None else PACK - 1
    if fixed is not None:
        card = counts[fixed].argmax()
        assert counts[fixed, card] == len(orders)
        counts = np.delete(np.delete(counts, fixed, axis=0), card, axis=1)
    expected = len(orders) / others
    off = (counts - expected) / np.sqrt(expected * (1 - 1 / others))
    assert np.abs(off).max() < FAR
    assert (off * off).mean() == pytest.approx(1, abs=0.15)


CUTS: dict[str, tuple[dict[str, object], tuple[Action, ...], int, int | None]] = {
    "before the cut": ({}, (), WELI_AT, None),
    "the bottom of the packet": ({}, (act.Lift(WELI_AT + 1),), WELI_AT, PACK - 1),
    "the top of the rest": ({"cut.card": "rest_top"}, (act.Lift(WELI_AT),), WELI_AT, 0),
    "a knock": ({}, (act.Knock(),), PACK - 1, PACK - 1),
}


@pytest.mark.parametrize("name", CUTS)
def test_the_cutter_imagines_every_other_card_anywhere(name: str) -> None:
    values, done, weli, fixed = CUTS[name]
    deal, views = at_the_cut(values, *done, weli=weli)
    worlds = sample(views[CUTTER], KeyedRandom.of(name), DRAWS)
    check_evenly(orders_of(worlds), fixed)
    assert worlds.effective == DRAWS
    assert len(np.unique(worlds.rows[:, at.GENERATOR])) == DRAWS
    real = twin_of("mulatschak").pack(deal, views.values())
    rows = np.vstack([real, worlds.rows[:3]])
    none = np.zeros((1, 1), dtype=np.int64)
    twin_of("mulatschak").drive(Job.ASK, rows, worlds.numbers, none[0], none, none)
    rows[:, [at.GENERATOR, at.HEAD]], rows[:, at.ORDER :] = 0, 0
    assert (rows[1:] == rows[0]).all(), np.flatnonzero(rows[1] != rows[0])


def test_who_does_not_see_the_card_imagines_it_anywhere() -> None:
    _, views = at_the_cut({}, act.Lift(WELI_AT + 1), weli=WELI_AT)
    for reader in (2, SPECTATOR):
        worlds = sample(views[reader], KeyedRandom.of("unseen"), DRAWS)
        check_evenly(orders_of(worlds), None)
        assert (worlds.rows[:, at.CARD] == orders_of(worlds)[:, -1]).all()


def test_a_knock_is_counted_once() -> None:
    _, views = at_the_cut({}, act.Knock(), weli=PACK - 1)
    assert sample(views[CUTTER], KeyedRandom.of("knock"), 2).rows[:, at.KNOCKS].tolist() == [1, 1]
