"""Cards by their right names."""

import pytest

from weli.cards import (
    CARDS,
    FRENCH_CARDS,
    FRENCH_SUITS,
    GERMAN_SUITS,
    WELI,
    parse_card,
    parse_french_card,
)
from weli.i18n.cards import (
    JOKERS_APART,
    card_called,
    card_name,
    card_names,
    suit_name,
    the_card,
)
from weli.i18n.texts import LANGUAGES, Texts

GERMAN_DECK = {
    "de": {
        "LO": ("Laub-Ober", "den Laub-Ober"),
        "B7": ("Schell-Siebener", "den Schell-Siebener"),
        "A10": ("Eichel-Zehner", "den Eichel-Zehner"),
        "HS": ("Herz-Sau", "die Herz-Sau"),
        "HK": ("Herz-König", "den Herz-König"),
        "LU": ("Laub-Unter", "den Laub-Unter"),
        "A8": ("Eichel-Achter", "den Eichel-Achter"),
        "A9": ("Eichel-Neuner", "den Eichel-Neuner"),
        "A6": ("Eichel-Sechser", "den Eichel-Sechser"),
        "Weli": ("Weli", "den Weli"),
    },
    "en": {
        "LO": ("Ober of Leaves", "the Ober of Leaves"),
        "B7": ("seven of Bells", "the seven of Bells"),
        "HS": ("Sow of Hearts", "the Sow of Hearts"),
        "A10": ("ten of Acorns", "the ten of Acorns"),
        "Weli": ("Weli", "the Weli"),
    },
    "ko": {
        "LO": ("나뭇잎 오버", "나뭇잎 오버"),
        "HS": ("하트 자우", "하트 자우"),
        "B7": ("방울 7", "방울 7"),
        "Weli": ("벨리", "벨리"),
    },
}
FRENCH_DECK = {
    "de": {
        "SA": ("Pik-Ass", "das Pik-Ass"),
        "HK": ("Herz-König", "den Herz-König"),
        "DQ": ("Karo-Dame", "die Karo-Dame"),
        "CJ": ("Kreuz-Bube", "den Kreuz-Buben"),
        "H10": ("Herz-Zehn", "die Herz-Zehn"),
        "C3": ("Kreuz-Drei", "die Kreuz-Drei"),
        "Joker": ("Joker", "den Joker"),
    },
    "en": {
        "SA": ("ace of spades", "the ace of spades"),
        "H10": ("ten of hearts", "the ten of hearts"),
        "CJ": ("jack of clubs", "the jack of clubs"),
        "Joker": ("joker", "the joker"),
    },
    "ko": {
        "SA": ("스페이드 에이스", "스페이드 에이스"),
        "DQ": ("다이아 퀸", "다이아 퀸"),
        "C3": ("클로버 3", "클로버 3"),
        "Joker": ("조커", "조커"),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_its_name(language: str) -> None:
    words = Texts(language)
    for deck, read in ((GERMAN_DECK, parse_card), (FRENCH_DECK, parse_french_card)):
        for code, names in deck[language].items():
            card = read(code)
            assert (card_name(words, card), the_card(words, card)) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_a_deck_have_the_same_name(language: str) -> None:
    words = Texts(language)
    assert len({card_name(words, card) for card in CARDS}) == len(CARDS)
    faces = {card.face for card in FRENCH_CARDS}
    assert len({card_name(words, card) for card in FRENCH_CARDS}) == len(faces)
    apart = {card_name(words, card, numbered=True) for card in FRENCH_CARDS}
    assert len(apart) == len(FRENCH_CARDS)


def test_suits_have_their_names() -> None:
    german = {
        "en": ["Acorns", "Leaves", "Hearts", "Bells"],
        "de": ["Eichel", "Laub", "Herz", "Schell"],
        "ko": ["도토리", "나뭇잎", "하트", "방울"],
    }
    french = {
        "en": ["spades", "hearts", "clubs", "diamonds"],
        "de": ["Pik", "Herz", "Kreuz", "Karo"],
        "ko": ["스페이드", "하트", "클로버", "다이아"],
    }
    for language in LANGUAGES:
        words = Texts(language)
        assert [suit_name(words, suit) for suit in GERMAN_SUITS] == german[language]
        assert [suit_name(words, suit, "french") for suit in FRENCH_SUITS] == french[language]


def test_some_cards_are_listed() -> None:
    assert card_names(Texts("de"), [parse_card("LO"), WELI]) == "Laub-Ober, Weli"
    assert card_names(Texts("en"), []) == "no cards"


def test_copies_are_told_apart_where_both_are_there() -> None:
    ace, other = parse_french_card("SA"), parse_french_card("SA'")
    assert card_names(Texts("en"), [ace, other]) == "ace of spades, ace of spades (2)"
    assert card_names(Texts("en"), [other]) == "ace of spades"
    jokers = [parse_french_card("Joker"), parse_french_card("Joker''")]
    assert card_names(Texts("ko"), jokers) == "조커, 조커 (3)"


@pytest.mark.parametrize(
    ("language", "names", "objects"),
    [
        ("en", "black joker, red joker", ["the black joker", "the red joker"]),
        ("de", "schwarzer Joker, roter Joker", ["den schwarzen Joker", "den roten Joker"]),
        ("ko", "검은 조커, 빨간 조커", ["검은 조커", "빨간 조커"]),
    ],
)
def test_two_jokers_of_one_deck_are_told_apart(
    language: str, names: str, objects: list[str]
) -> None:
    words = Texts(language).at("mighty", **{JOKERS_APART: "yes"})
    jokers = [parse_french_card("Joker"), parse_french_card("Joker'")]
    assert card_names(words, jokers) == names
    assert [the_card(words, joker) for joker in jokers] == objects


def test_a_code_is_read_in_the_deck_of_the_game() -> None:
    words = Texts("de")
    assert card_called(words.at("mulatschak"), "h10") == "Herz-Zehner"
    assert card_called(words.at("mighty"), "h10") == "Herz-Zehn"
    assert card_called(words, "lo") == "Laub-Ober"
    assert card_called(words, "sa") == "Pik-Ass"


def test_a_code_that_is_no_card_stands_for_itself() -> None:
    assert card_called(Texts("en"), "Q7") == "Q7"
    assert card_called(Texts("en").at("mighty"), "LO") == "LO"
