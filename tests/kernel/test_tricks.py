"""Tricks: duties in order of firmness leave some card, and each other card has one against it."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from weli.cards import CARDS, Card, parse_card
from weli.games.mulatschak.actions import Pass
from weli.kernel.actions import Play, Reason
from weli.kernel.chance import KeyedRandom
from weli.kernel.tricks import Duty, Plays, Trick, narrow

CODES = ["farbzwang", "trumpfzwang", "stichzwang", "fourth"]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text."""
    return tuple(map(parse_card, text.split()))


@st.composite
def hands_and_duties(draw: st.DrawFn) -> tuple[tuple[Card, ...], tuple[Duty, ...]]:
    """A hand and up to four duties about any cards, also about none or cards not in it."""
    some = st.lists(st.sampled_from(CARDS[:12]), max_size=8, unique=True).map(tuple)
    hand = draw(some.filter(bool))
    found = draw(st.lists(some, max_size=4))
    duties = [Duty(code, fulfil, code) for code, fulfil in zip(CODES, found, strict=False)]
    return tuple(sorted(hand)), tuple(duties)


@given(hands_and_duties())
def test_some_card_is_always_allowed(
    position: tuple[tuple[Card, ...], tuple[Duty, ...]],
) -> None:
    hand, duties = position
    allowed = narrow(hand, duties)
    assert allowed
    assert set(allowed) <= set(hand)
    assert list(allowed) == sorted(allowed)


@given(hands_and_duties())
def test_each_refused_card_has_exactly_one_duty_against_it(
    position: tuple[tuple[Card, ...], tuple[Duty, ...]],
) -> None:
    hand, duties = position
    plays = Plays.under(hand, duties)
    for card in hand:
        # A duty refuses the cards that were still allowed before it, unless it is void.
        against = [
            duty
            for place, duty in enumerate(duties)
            if card in narrow(hand, duties[:place])
            and card not in narrow(hand, duties[: place + 1])
        ]
        reason = plays.why_not(Play(card))
        assert (reason is None) == (card in plays.allowed) == (against == [])
        if reason is not None:
            [duty] = against
            assert reason == Reason(duty.code, duty.option, {"card": card.code})
            assert card not in duty.cards


@given(hands_and_duties())
def test_a_firmer_duty_is_never_given_up_for_a_weaker(
    position: tuple[tuple[Card, ...], tuple[Duty, ...]],
) -> None:
    hand, duties = position
    for place in range(len(duties)):
        assert set(narrow(hand, duties)) <= set(narrow(hand, duties[:place]))


@given(hands_and_duties())
def test_plays_are_a_legal_set(position: tuple[tuple[Card, ...], tuple[Duty, ...]]) -> None:
    plays = Plays.under(*position)
    assert [action for action in map(Play, CARDS) if action in plays] == list(plays)
    assert plays.total() == len(list(plays)) == len(plays.offer().actions)
    assert {action for action, _ in plays.offer().refused} | set(plays) == set(
        map(Play, plays.hand)
    )
    assert plays.sample(KeyedRandom(b"play")) in plays


def test_a_void_duty_binds_nobody() -> None:
    hand = cards("A7 L9 LK")
    follow, trump, head = (
        Duty("farbzwang", cards("H6 H7")),
        Duty("trumpfzwang", cards("L9 LK")),
        Duty("stichzwang", cards("LK")),
    )
    assert narrow(hand, (follow,)) == hand
    assert narrow(hand, (follow, trump)) == cards("L9 LK")
    assert narrow(hand, (follow, trump, head)) == cards("LK")
    assert narrow(hand, ()) == hand


def test_reasons_of_plays() -> None:
    hand = cards("A7 L9 LK")
    plays = Plays.under(hand, (Duty("trumpfzwang", cards("L9 LK"), "play.trumpfzwang"),))
    assert plays.why_not(Play(parse_card("A7"))) == Reason(
        "trumpfzwang", "play.trumpfzwang", {"card": "A7"}
    )
    assert plays.why_not(Play(parse_card("HS"))) == Reason("card_not_yours", details={"card": "HS"})
    assert plays.why_not(Pass()) == Reason("not_now")


@pytest.mark.parametrize("played", range(4))
def test_a_trick_knows_whose_turn_it_is(played: int) -> None:
    trick = Trick((2, 3, 0, 1), CARDS[:played])
    assert trick.leader == 2
    assert trick.turn == (2, 3, 0, 1)[played]
    assert not trick.full
    assert Trick(trick.order, CARDS[:4]).full


def test_every_hand_of_two_and_every_pair_of_duties() -> None:
    """A small world in full: all subsets of four cards as duties."""
    pack = CARDS[:4]
    sets = [chosen for size in range(5) for chosen in combinations(pack, size)]
    for hand in combinations(pack, 2):
        for first in sets:
            for second in sets:
                allowed = narrow(hand, (Duty("first", first), Duty("second", second)))
                kept = set(hand) & set(first) or set(hand)
                assert set(allowed) == (kept & set(second) or kept)
