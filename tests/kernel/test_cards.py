"""Cards: one object for each card, the order of ranks, and the two packs."""

import copy
import pickle

import pytest

from weli.cards import CARDS, GERMAN_SUITS, WELI, Card, Rank, Suit, german_pack, parse_card
from weli.kernel.actions import Play
from weli.kernel.chance import KeyedRandom


def test_there_are_36_cards_and_one_weli() -> None:
    assert len(CARDS) == len({card.code for card in CARDS}) == len({card.face for card in CARDS})
    assert len(CARDS) == 36
    assert [card for card in CARDS if card.suit is None] == [WELI]
    for suit in GERMAN_SUITS:
        assert sum(card.suit is suit for card in CARDS) == (8 if suit is Suit.BELLS else 9)


def test_codes_are_fixed() -> None:
    assert " ".join(map(str, CARDS)) == (
        "A6 A7 A8 A9 A10 AU AO AK AS L6 L7 L8 L9 L10 LU LO LK LS "
        "H6 H7 H8 H9 H10 HU HO HK HS Weli B7 B8 B9 B10 BU BO BK BS"
    )


def test_ranks_stand_in_the_order_of_the_sources() -> None:
    """S1 and S2: Sow, Weli, King, Ober, Unter, 10 to 6."""
    downwards = [Rank.SOW, Rank.WELI, Rank.KING, Rank.OBER, Rank.UNTER, Rank.TEN]
    german = {card.rank for card in CARDS}
    assert sorted(german, reverse=True)[:6] == downwards


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_stays_the_one_object(card: Card) -> None:
    assert CARDS[card.index] is card
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card
    assert pickle.loads(pickle.dumps(Play(card))).card is card


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_read_from_its_code_in_any_capitals(card: Card) -> None:
    assert parse_card(card.code) is card
    assert parse_card(card.code.lower()) is card
    assert parse_card(card.code.upper()) is card


@pytest.mark.parametrize("code", ["", "B6", "A11", "L", "10H", "XS", "Welli", " LO", "LO ", "ß"])
def test_what_is_no_card_is_named(code: str) -> None:
    with pytest.raises(ValueError, match=f"^{code}$"):
        parse_card(code)


def test_cards_sort_in_pack_order() -> None:
    mixed = KeyedRandom(b"mixed").shuffled(CARDS)
    assert mixed != CARDS
    assert tuple(sorted(mixed)) == CARDS
    assert not CARDS[3] < CARDS[3]


def test_the_small_packs_keep_the_weli() -> None:
    without_sixes = german_pack(rank for rank in Rank if rank is not Rank.SIX)
    assert len(without_sixes) == 33
    assert WELI in without_sixes
    assert list(without_sixes) == sorted(without_sixes)
    assert german_pack([Rank.SOW]) == tuple(map(parse_card, ("AS", "LS", "HS", "Weli", "BS")))
