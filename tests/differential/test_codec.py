"""Decisions as steps: sizes, numbers, and back again."""

import pytest

from tests.laws.tables import random_setting
from tests.laws.walks import walk
from weli.cards import CARDS, FRENCH_CARDS, Suit
from weli.fast.codec import SPACES
from weli.games.mighty import actions as mighty
from weli.games.mulatschak import actions as mulatschak
from weli.kernel.actions import IllegalAction
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Either, OneOf, Subsets

SPACE = SPACES["mulatschak"]
MIGHTY = SPACES["mighty"]


def test_the_documented_sizes_and_numbers() -> None:
    sizes = {game: space.size for game, space in SPACES.items()}
    assert sizes == {"mulatschak": 98, "mighty": 398}
    said = {
        mulatschak.Lift(1): 37,
        mulatschak.Lift(35): 71,
        mulatschak.Knock(): 72,
        mulatschak.Pass(): 79,
        mulatschak.Bid(5): 84,
        mulatschak.NameTrump(Suit.ACORNS): 86,
        mulatschak.BlindTrump(): 90,
        mulatschak.RefuseCard(): 97,
    }
    assert {action: SPACE.encode(action) for action in said} == {a: (n,) for a, n in said.items()}
    assert MIGHTY.encode(mighty.Bid(13, None)) == (112 + 5 * 13 + 4,)
    assert MIGHTY.encode(mighty.Declare(13, None)) == MIGHTY.encode(mighty.Bid(13, None))
    assert MIGHTY.encode(mighty.NoCall()) == (397,)
    pair = mighty.CallCards(FRENCH_CARDS[3], FRENCH_CARDS[9])
    assert MIGHTY.encode(pair) == (362, 3, 9)
    assert MIGHTY.decode(OneOf((pair,)), (362, 3, 9)) == pair


def test_a_choice_of_cards_is_card_by_card_and_stop() -> None:
    hand = tuple(CARDS[place] for place in (2, 5, 9, 20, 31))
    legal = Either((Subsets(mulatschak.Exchange, hand, (0, 1, 3)), OneOf((mulatschak.Packerl(),))))
    assert SPACE.steps(legal) == {2, 5, 9, 20, 31, 36, 94}
    assert SPACE.steps(legal, (5,)) == {9, 20, 36}, "two more must be left for a choice of three"
    assert SPACE.steps(legal, (5, 20)) == {31}
    assert SPACE.steps(legal, (5, 20, 31)) == {36}
    assert SPACE.decode(legal, (5, 20)) is None
    chosen = mulatschak.Exchange((CARDS[5], CARDS[20], CARDS[31]))
    assert SPACE.decode(legal, (5, 20, 31, 36)) == chosen
    assert SPACE.encode(chosen) == (5, 20, 31, 36)
    assert SPACE.decode(legal, (36,)) == mulatschak.Exchange(())


@pytest.mark.parametrize("steps", [(1,), (20, 5), (5, 20, 36), (95,), (98,), (-1,), ()])
def test_steps_that_are_no_legal_action(steps: tuple[int, ...]) -> None:
    hand = tuple(CARDS[place] for place in (2, 5, 9, 20, 31))
    legal = Subsets(mulatschak.Exchange, hand, (1, 3))
    if steps == ():
        assert SPACE.decode(legal, steps) is None
    else:
        with pytest.raises(IllegalAction):
            SPACE.decode(legal, steps)


def test_nature_has_no_steps() -> None:
    with pytest.raises(ValueError, match="no decision of mulatschak"):
        SPACE.encode(mulatschak.Shuffle(CARDS))


def test_every_action_of_random_deals_survives() -> None:
    rng = KeyedRandom.of("codec")
    for _ in range(60):
        for stage in walk(random_setting(rng, ("mulatschak",))).stages:
            if stage.question.seat < 0:
                continue
            steps = SPACE.encode(stage.move.action)
            assert SPACE.decode(stage.legal, steps) == stage.move.action
            for place, step in enumerate(steps):
                assert step in SPACE.steps(stage.legal, steps[:place])
                if place:
                    assert SPACE.decode(stage.legal, steps[:place]) is None
