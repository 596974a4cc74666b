"""Sorting a hand: trumps first, colours alternating, the Weli where it counts."""

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from weli.cards import CARDS, WELI, Card, Suit, parse_card
from weli.terminal.hands import sort_hand, suit_order, weakest

RED = {Suit.HEARTS, Suit.BELLS}

hands = st.lists(st.sampled_from(CARDS), unique=True, max_size=9).map(tuple)
trumps = st.sampled_from([None, *Suit])


def cards(codes: str) -> tuple[Card, ...]:
    return tuple([parse_card(code) for code in codes.split()])


@pytest.mark.parametrize(
    ("trump", "hand", "held"),
    [
        (None, "A6 LO LK H7 BS", "A6 H7 LK LO BS"),
        (None, "A6 LO Weli H7 BS", "Weli A6 H7 LO BS"),
        (Suit.LEAVES, "A6 LO Weli LK LS", "LS Weli LK LO A6"),
        (Suit.HEARTS, "A6 Weli LO", "Weli A6 LO"),
        (Suit.BELLS, "AS HS B7 Weli BK", "Weli BK B7 AS HS"),
        (Suit.ACORNS, "LS HS BS AS", "AS HS LS BS"),
        (None, "", ""),
    ],
)
def test_hands_are_held_as_people_hold_them(trump: Suit | None, hand: str, held: str) -> None:
    assert sort_hand(cards(hand), trump) == cards(held)


@given(hands, trumps)
def test_a_sorted_hand_holds_the_same_cards(hand: tuple[Card, ...], trump: Suit | None) -> None:
    assert sorted(sort_hand(hand, trump)) == sorted(hand)


@given(hands, trumps)
def test_trumps_come_first_with_the_weli_after_the_sow(
    hand: tuple[Card, ...], trump: Suit | None
) -> None:
    held = sort_hand(hand, trump)
    is_trump = [card is WELI or (trump is not None and card.suit is trump) for card in held]
    assert is_trump == sorted(is_trump, reverse=True)
    trumps_held = [card for card, trump_card in zip(held, is_trump, strict=True) if trump_card]
    assert [card.rank for card in trumps_held] == sorted(
        [card.rank for card in trumps_held], reverse=True
    )


@given(hands, trumps)
def test_suits_stand_together_and_fall_in_rank(hand: tuple[Card, ...], trump: Suit | None) -> None:
    plain = [card for card in sort_hand(hand, trump) if card is not WELI]
    runs = [
        card.suit
        for place, card in enumerate(plain)
        if place == 0 or card.suit is not plain[place - 1].suit
    ]
    assert len(runs) == len(set(runs))
    for one, other in pairwise(plain):
        assert one.suit is not other.suit or one.rank > other.rank


@given(st.sets(st.sampled_from(list(Suit))), trumps)
def test_colours_alternate_as_well_as_they_can(suits: set[Suit], trump: Suit | None) -> None:
    order = suit_order(suits, trump)
    assert set(order) == suits | ({trump} if trump else set())
    neighbours = sum((a in RED) is (b in RED) for a, b in pairwise(order))
    best = min(
        sum((a in RED) is (b in RED) for a, b in pairwise(other))
        for other in permutations(order)
        if trump is None or other[0] is trump
    )
    assert neighbours == best


@given(hands.filter(bool), trumps, st.data())
def test_the_weakest_cards_are_plain_and_low(
    hand: tuple[Card, ...], trump: Suit | None, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(hand)))
    chosen = weakest(hand, count, trump)
    assert len(chosen) == count
    assert list(chosen) == sorted(chosen)
    kept = set(hand) - set(chosen)

    def power(card: Card) -> tuple[bool, int]:
        return card is WELI or card.suit is trump, card.rank

    assert all(power(a) <= power(b) for a in chosen for b in kept)
