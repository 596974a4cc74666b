"""Cards by their right names."""

import pytest

from weli.cards import CARDS, WELI, Suit, parse_card
from weli.i18n.cards import card_called, card_name, card_names, suit_name, the_card
from weli.i18n.texts import LANGUAGES, Texts

GERMAN = {
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
}
ENGLISH = {
    "LO": ("Ober of Leaves", "the Ober of Leaves"),
    "B7": ("seven of Bells", "the seven of Bells"),
    "HS": ("Sow of Hearts", "the Sow of Hearts"),
    "A10": ("ten of Acorns", "the ten of Acorns"),
    "Weli": ("Weli", "the Weli"),
}


@pytest.mark.parametrize(
    ("language", "code", "names"),
    [
        (language, code, names)
        for language, told in (("de", GERMAN), ("en", ENGLISH))
        for code, names in told.items()
    ],
)
def test_a_card_has_its_name(language: str, code: str, names: tuple[str, str]) -> None:
    words = Texts(language)
    card = parse_card(code)
    assert (card_name(words, card), the_card(words, card)) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = {card_name(Texts(language), card) for card in CARDS}
    assert len(names) == len(CARDS)


def test_suits_have_their_names() -> None:
    assert [suit_name(Texts("de"), suit) for suit in Suit] == ["Eichel", "Laub", "Herz", "Schell"]
    assert [suit_name(Texts("en"), suit) for suit in Suit] == [
        "Acorns",
        "Leaves",
        "Hearts",
        "Bells",
    ]


def test_some_cards_are_listed() -> None:
    assert card_names(Texts("de"), [parse_card("LO"), WELI]) == "Laub-Ober, Weli"
    assert card_names(Texts("en"), []) == "no cards"


def test_a_code_that_is_no_card_stands_for_itself() -> None:
    assert card_called(Texts("en"), "lo") == "Ober of Leaves"
    assert card_called(Texts("en"), "Q7") == "Q7"
